"""What a server can be told. The defaults suit a table among friends on one machine."""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from citywright.kit.errors import CitywrightError
from citywright.store.engine import is_sqlite
from citywright.store.files import OTHERS, make_folder

KEY_VARIABLE: Final = "CITYWRIGHT_KEY"
ELSEWHERE: Final = Path("data/citywright.db")
"""Where the key lies if the database is no file."""
KEY_LETTERS: Final = 32


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How this server runs."""

    database: str
    key: str
    """Signs the tokens against forged requests and names the cookies: servers that share a database share it."""
    mail: str = ""
    """The server that takes our mail: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS; empty: no mail is sent."""
    hosts: tuple[str, ...] = ()
    """The names in Host headers that are answered, without a port; none: any."""
    any_address: bool = False
    """Is every literal address answered, too? So it is where the server listens on all of them."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    secure: bool = False
    """Is the server reached by https? Then cookies travel by nothing else."""

    pace: float = 0.6
    """Seconds a bot takes, so that people can follow; half of it for a further decision in a row."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    absence: float = 120
    """Seconds after which a bot plays for somebody whom others wait for in vain."""
    idle: float = 600
    """Seconds after which a table that nobody looks at leaves the memory."""

    http_rate: str = "1200/minute"
    """Requests of one address."""
    make_rate: str = "60/minute"
    """Tables, guests and accounts made by one address."""
    login_rate: str = "10/minute"
    """Attempts at a password or code by one address."""
    guess_rate: str = "30/10 minutes"
    """Attempts at the password or code of one login, from anywhere."""
    code_rate: str = "5/hour"
    """Codes mailed for one login, to one address, or asked for by one person."""
    export_rate: str = "10/hour"
    """Exports of one person."""
    command_rate: str = "30/second"
    """Commands of one person, over all sockets; of one address, where nobody says who they are."""
    chat_rate: str = "20/minute"
    """Lines said by one person."""
    sockets_each: int = 16
    """Sockets one person may have open, and one address for those who do not say who they are."""
    connections_each: int = 256
    """Connections of one address, besides sockets; a whole club may share one."""
    head_seconds: float = 15
    """Seconds within which the head of a request must be here, from the opening of its connection or its first byte."""
    body_seconds: float = 30
    """Seconds for the body of a request."""
    answer_seconds: float = 60
    """Seconds for reading an answer, after which a connection is cut that does not go on."""
    idle_seconds: int = 5
    """Seconds a connection is kept between two requests."""
    probe_seconds: float = 1
    """Seconds for which an answer about the database's health holds."""


class BadKey(CitywrightError):
    """A secret key that cannot be used."""


def key_of(url: sa.URL) -> str:
    """The secret key of the server that has this database."""
    return key_beside(Path(url.database) if is_sqlite(url) and url.database else ELSEWHERE)


def key_beside(database: Path) -> str:
    """The secret key: of the environment, else in a file beside the database, made at the first start."""
    if KEY_VARIABLE in os.environ:
        return checked_key(os.environ[KEY_VARIABLE], KEY_VARIABLE)
    path = database.with_suffix(".key")
    try:
        if not path.exists():
            make_key(path)
        about = path.stat()
        if about.st_uid != os.geteuid():
            raise BadKey(f"The key {path} belongs to another user: give it to the one of the server (chown).")
        if about.st_mode & OTHERS:
            raise BadKey(
                f"Others can read the key {path}, and with it be anybody: delete it, a new one is made and everybody "
                f"comes as a new guest; or keep it if nobody has read it (chmod 600 {path})."
            )
        return checked_key(path.read_text(encoding="ascii", errors="replace"), str(path))
    except OSError as why:
        raise BadKey(f"The key {path} cannot be made or read: {why.strerror}.") from None


def make_key(path: Path) -> None:
    """Whole or not at all, and never in place of another one."""
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(prefix=path.name, dir=path.parent)  # for its owner alone
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(48) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another start was quicker: its key counts
            os.link(name, path)
    finally:
        Path(name).unlink()


def checked_key(text: str, where: str) -> str:
    key = text.strip()
    if len(key) < KEY_LETTERS or not key.isascii() or not key.isprintable():
        raise BadKey(f"In {where} there is no key: it has {KEY_LETTERS} letters, digits or signs at least.")
    return key

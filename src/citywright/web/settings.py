"""What a server can be told. The defaults suit a table among friends on one machine."""

import os
import secrets
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How this server runs."""

    database: str
    key: str
    """Signs cookies; whoever has it can be anybody."""
    hosts: tuple[str, ...] = ()
    """The Host headers that are answered, with the port; none: any."""
    secure: bool = False
    """Is the server reached by https? Then cookies travel by nothing else."""

    pace: float = 0.6
    """Seconds a bot takes at least, so that people can follow."""
    quick_pace: float = 0.15
    """The same where it had no choice."""
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
    """Attempts at a password by one address."""
    command_rate: str = "30/second"
    """Commands over one socket."""
    chat_rate: str = "20/minute"
    """Lines said by one user."""
    sockets_each: int = 16
    """Sockets one user may have open."""


def key_beside(database: Path) -> str:
    """The secret key in a file beside the database, made at the first start; only its owner may read it."""
    path = database.with_suffix(".key")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as file:
        key = secrets.token_urlsafe(48)
        file.write(key + "\n")
    return key

"""One-time codes: for a forgotten password, and to confirm an e-mail address.

Those that are mailed are stored, as hashes. Those that the host prints are not: a second process must not write to a
SQLite file that a server has open. They follow from the key of the server, the account, its password and the minute, so
a new password makes them worthless.
"""

import hashlib
import hmac
import time
from collections.abc import Iterable
from typing import Final

from citywright.store import CodeRow, Store, User
from citywright.web.tables import ID_LETTERS, new_id

RECOVER: Final = "recover"
CONFIRM: Final = "confirm"
LIFE: Final = 30 * 60
"""Seconds a code is good for."""
TRIES: Final = 5
"""Wrong ones after which a code is no longer good."""
LETTERS: Final = 12
GROUP: Final = 4
MINUTE: Final = 60
NOBODY: Final = User("", "", 0)


def code_hash(user_id: str, code: str) -> str:
    """What is stored of a code. It has 59 bits and half an hour to live, so a plain hash is enough."""
    return hashlib.sha256(f"{user_id} {plain(code)}".encode()).hexdigest()


def plain(code: str) -> str:
    return "".join(letter for letter in code.casefold() if letter.isalnum())


async def make_code(store: Store, user_id: str, purpose: str) -> str:
    """A new code as it is shown: the only time it is seen."""
    letters = new_id(LETTERS)
    await store.set_code(CodeRow(user_id, purpose, code_hash(user_id, letters), time.time() + LIFE))
    return grouped(letters)


def grouped(letters: str) -> str:
    return "-".join(letters[start : start + GROUP] for start in range(0, LETTERS, GROUP))


async def use_code(store: Store, purpose: str, code: str, users: list[str]) -> str:
    """The one of these users whose code it is; empty if it is nobody's."""
    return await store.use_code(purpose, {user: code_hash(user, code) for user in users}, time.time(), TRIES)


# -- codes of the host --


def host_code(key: str, user: User, now: float) -> str:
    """A code for a new password, as it is shown."""
    return grouped(_letters(key, user, int(now // MINUTE)))


def is_host_code(key: str, user: User, code: str, now: float) -> bool:
    """Every minute of its life is tried, so that the time does not tell which one it was."""
    given, minute = plain(code).encode(), int(now // MINUTE)
    tries = [_letters(key, user, minute - age).encode() for age in range(LIFE // MINUTE)]
    return sum(hmac.compare_digest(given, one) for one in tries) > 0


def owner_of_host_code(key: str, users: Iterable[User], code: str, now: float) -> str:
    """The one of these users for whom the host printed this code; empty if it is nobody's."""
    # With nobody to ask about, nobody is asked about: the same work whether or not a login is known.
    found = [user.id for user in list(users) or [NOBODY] if is_host_code(key, user, code, now)]
    return found[0] if found else ""


def _letters(key: str, user: User, minute: int) -> str:
    text = f"recover {user.id} {user.hash} {minute}"
    number = int.from_bytes(hmac.digest(key.encode(), text.encode(), "sha256"))
    letters = ""
    for _ in range(LETTERS):
        number, one = divmod(number, len(ID_LETTERS))
        letters += ID_LETTERS[one]
    return letters

"""A server whose tables are dealt alike in every run, for tests that play and look at a match (`python -m`).

Chance comes from `secrets` everywhere in the server. Here every table has the same secret, whatever was made before it,
bots think with the same chance every time, and names are the longest there are: whatever fits them fits all others.
"""

import hashlib
import os
import secrets
import sys

from citywright.kit.chance import SECRET_BYTES
from citywright.web import names

_SECRET = hashlib.sha256(b"dealt alike").digest()


def token_bytes(nbytes: int | None = None) -> bytes:
    """The secret of a table; keys and invitations, which are shorter or longer, stay secrets."""
    return _SECRET if nbytes == SECRET_BYTES else os.urandom(nbytes or SECRET_BYTES)


def randbits(k: int) -> int:
    return int.from_bytes(hashlib.sha256(b"chance").digest()) >> (256 - k)


def guest_name(lang: str) -> str:
    return " ".join(max(names.words(lang, part), key=len) for part in ("name-guest-first", "name-guest-second"))


def bot_names(lang: str, taken: list[str]) -> list[str]:
    return sorted(set(names.words(lang, "name-builders")) - set(taken), key=lambda name: (-len(name), name))


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    secrets.randbits = randbits
    # Before anything else takes these functions by their name.
    names.guest_name = guest_name
    names.bot_names = bot_names
    from citywright.cli import main

    sys.exit(main())

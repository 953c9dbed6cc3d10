"""A server whose tables are dealt alike in every run, for tests that look at what a match shows (`python -m`).

Chance comes from `secrets` everywhere in the server; here the secrets of tables follow from their number, and bots
begin with the same chance every time.
"""

import hashlib
import itertools
import secrets
import sys

from citywright.cli import main

_TABLES = itertools.count()


def token_bytes(nbytes: int | None = None) -> bytes:
    return hashlib.shake_256(f"table {next(_TABLES)}".encode()).digest(nbytes or 32)


def randbits(k: int) -> int:
    return int.from_bytes(hashlib.sha256(b"chance").digest()) >> (256 - k)


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    secrets.randbits = randbits
    sys.exit(main())

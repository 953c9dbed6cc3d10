"""Chance: a 64-bit stream that lives in the state, and the committed seeds of live tables.

The stream is splitmix64: one integer is the whole generator, so a state copies it for nothing and every build
gives the same numbers. At a live table the stream is started afresh before every action from
HMAC-SHA256(secret, action number); the secret's hash is published before the first move and the secret itself after
the last, so anybody can check every shuffle and nobody, not even a copy of the state, can look ahead.
"""

import hashlib
import hmac
from typing import Final

from citywright.kit.errors import BadSetup

MASK64: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15

SECRET_BYTES: Final = 32


def advance(stream: int) -> int:
    """The next state of the stream."""
    return (stream + _GOLDEN) & MASK64


def number(stream: int) -> int:
    """The 64 random bits of a stream state."""
    z = ((stream ^ (stream >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return z ^ (z >> 31)


def scale(bits: int, n: int) -> int:
    """64 random bits to 0..n-1; the bias is below n / 2**64."""
    return (bits * n) >> 64


class Stream:
    """A stream outside any state: for bots, tests and dealing worlds."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK64

    def chance(self, n: int) -> int:
        self.state = advance(self.state)
        return scale(number(self.state), n)


def check_seed(seed: int) -> int:
    """A plain seed must be a 64-bit number."""
    if not 0 <= seed <= MASK64:
        raise BadSetup(f"The seed must be a whole number from 0 to {MASK64}, not {seed}.")
    return seed


def commitment(secret: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(secret).hexdigest()


def derive(secret: bytes, turn: int) -> int:
    """The stream for action number `turn` of a live table (0 is the setup)."""
    return int.from_bytes(hmac.digest(secret, b"citywright:%d" % turn, "sha256")[:8], "big")


def keeps_promise(secret: bytes, promised: str) -> bool:
    """Does the revealed secret match the commitment?"""
    return hmac.compare_digest(commitment(secret).encode(), promised.encode("utf-8", "replace"))

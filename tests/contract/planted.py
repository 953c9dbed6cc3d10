"""Campaigns that fail, to show that a failure on the compiled engine is one of the test that called it."""

import os

from citywright.kit.testing import Contract
from citywright.titles import title

NO_CLAUSE = 10**6


def break_a_law(name: str, seats: int, seed: int) -> int:
    """The rulebook has lost its clauses, so every refusal names an unknown one."""
    return Contract(title(name).game, seats, clauses=(NO_CLAUSE,), every=1).check_game(seed)


def die(code: int) -> None:
    os._exit(code)

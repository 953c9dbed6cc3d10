"""The games of the contract, as functions of plain data: they run here, or in a process with the compiled engine."""

import hashlib
import json
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Final

from citywright.kit.errors import BadSetup
from citywright.kit.game import Options
from citywright.kit.testing import Contract
from citywright.titles import title

WATCHED: Final = {"settlers": 40}
"""Decisions of a game at which the laws are checked; `--long` checks ten times as many."""
WATCHED_USUALLY: Final = 10
EVERY: Final = 8


@cache
def option_sets(name: str, seats: int) -> tuple[Options, ...]:
    """Every combination that this player count can have; a trial's own options stay as they are."""
    game = title(name).game
    usual = game.check_options(seats, game.trial)
    free = [o for o in game.options if o.name not in game.trial and (not o.seats or seats in o.seats)]
    found: list[Options] = []
    for values in product(*(o.values for o in free)):
        with suppress(BadSetup):  # some options exclude each other
            found.append(game.check_options(seats, {**usual, **dict(zip([o.name for o in free], values, strict=True))}))
    return tuple(found)


def contracts(name: str, seats: int, times: int = 1, worlds: int = 2) -> list[Contract]:
    """One for every combination of options. They have one table of verbs, which is listed and checked once."""
    one = title(name)
    clauses, watch = one.rulebook.by_number, WATCHED.get(name, WATCHED_USUALLY) * times
    held = [
        Contract(one.game, seats, options, clauses, every=EVERY, watch=watch, worlds=worlds)
        for options in option_sets(name, seats)
    ]
    for contract in held:
        contract.small = held[0].small
    return held


def keep_laws(name: str, seats: int, first: int, end: int, times: int = 1, worlds: int = 2) -> list[int]:
    """The games of these seeds go round all combinations of options; returns the decisions of each."""
    held = contracts(name, seats, times, worlds)
    return [held[seed % len(held)].check_game(seed) for seed in range(first, end)]


def take_back(name: str, seats: int, first: int, end: int) -> list[int]:
    """Undo in the games of these seeds; returns how many decisions each took back."""
    held = contracts(name, seats)
    return [held[seed % len(held)].check_undo(seed) for seed in range(first, end)]


def courses(name: str, seats: int, first: int, end: int) -> list[str]:
    """A hash of the course of each game, every decision and its last position: the same on both engines."""
    held = contracts(name, seats)
    found = []
    for seed in range(first, end):
        g, actions = held[seed % len(held)].walk(seed)
        found.append(hashlib.sha256(json.dumps([actions, g.dump()], sort_keys=True).encode()).hexdigest())
    return found

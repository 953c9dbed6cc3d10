"""Every title keeps the contract: every player count, and every value of every option in so many games of each.

The games of a player count go round all combinations of its options, so values meet each other. An option of three
values has three times the games, so that each value has its full number.
"""

import math
from collections import Counter
from contextlib import suppress
from itertools import pairwise, product
from typing import Any

import pytest

from citywright.kit.errors import BadSetup
from citywright.kit.game import Options
from citywright.kit.referee import WORLDS
from citywright.kit.testing import Contract
from citywright.titles import Title, titles

SEED = 20_000
"""The first seed; a failure names its own."""
GAMES, LONG_GAMES = 300, 5_000
"""Games for each player count and value of an option."""
OTHER_GAMES = {"settlers": (300, 10_000), "founders": (200, 3_000)}
WATCHED = {"settlers": 40}
"""Decisions of a game at which the laws are checked; `--long` checks ten times as many."""
WATCHED_USUALLY = 10
CHUNK, LONG_CHUNK = 50, 250
UNDOS, UNDOS_PER_CHUNK = 70, 14
LONG_UNDOS, LONG_UNDOS_PER_CHUNK = 1_000, 100
OTHER_UNDOS = 30
"""Titles with long games have fewer."""


def option_sets(title: Title, seats: int) -> list[Options]:
    """Every combination that this player count can have; a trial's own options stay as they are."""
    game = title.game
    usual = game.check_options(seats, game.trial)
    free = [o for o in game.options if o.name not in game.trial and (not o.seats or seats in o.seats)]
    found: list[Options] = []
    for values in product(*(o.values for o in free)):
        with suppress(BadSetup):  # some options exclude each other
            found.append(game.check_options(seats, {**usual, **dict(zip([o.name for o in free], values, strict=True))}))
    return found


def games_of(title: Title, seats: int, games: int) -> int:
    """So many that each value of each option has its share."""
    sets = option_sets(title, seats)
    counts = [Counter(repr(options[name]) for options in sets) for name in sets[0]]
    rarest = min([len(sets), *(min(count.values()) for count in counts)])
    return CHUNK * math.ceil(games * len(sets) / rarest / CHUNK)


def chunks(long: bool) -> list[Any]:
    """One test for so many seeds of a title and a player count."""
    found = []
    for title in titles():
        games = OTHER_GAMES.get(title.id, (GAMES, LONG_GAMES))[long]
        size = LONG_CHUNK if long else CHUNK
        for seats in title.game.seats:
            for first, end in pairwise(range(SEED, SEED + games_of(title, seats, games) + 1, size)):
                found.append(
                    pytest.param(title, seats, range(first, end), id=f"{title.id}-{seats}p-{first}..{end - 1}")
                )
    return found


def undo_chunks(long: bool) -> list[Any]:
    found = []
    for title in titles():
        undos = LONG_UNDOS if long else UNDOS if title.id == "settlers" else OTHER_UNDOS
        size = LONG_UNDOS_PER_CHUNK if long else UNDOS_PER_CHUNK if title.id == "settlers" else OTHER_UNDOS // 2
        for seats in title.game.seats:
            for first, end in pairwise(range(SEED, SEED + undos + 1, size)):
                found.append(
                    pytest.param(title, seats, range(first, end), id=f"{title.id}-{seats}p-{first}..{end - 1}")
                )
    return found


def check_games(title: Title, seats: int, seeds: range, times: int, worlds: int) -> None:
    sets = option_sets(title, seats)
    watch = WATCHED.get(title.id, WATCHED_USUALLY) * times
    clauses = title.rulebook.by_number
    held = [Contract(title.game, seats, options, clauses, every=8, watch=watch, worlds=worlds) for options in sets]

    decisions = [held[seed % len(held)].check_game(seed) for seed in seeds]

    assert min(decisions) > 0


def check_undos(title: Title, seats: int, seeds: range) -> None:
    sets = option_sets(title, seats)
    taken_back = 0
    for seed in seeds:
        options = sets[seed % len(sets)]
        taken_back += Contract(title.game, seats, options, title.rulebook.by_number).check_undo(seed)

    assert taken_back > 0, "nothing was ever taken back"


@pytest.mark.parametrize(("title", "seats", "seeds"), chunks(long=False))
def test_random_games_keep_every_law(title: Title, seats: int, seeds: range) -> None:
    check_games(title, seats, seeds, times=1, worlds=2)


@pytest.mark.parametrize(("title", "seats", "seeds"), undo_chunks(long=False))
def test_undo_goes_back_to_every_barrier_and_no_further(title: Title, seats: int, seeds: range) -> None:
    check_undos(title, seats, seeds)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats", "seeds"), chunks(long=True))
def test_many_random_games_keep_every_law(title: Title, seats: int, seeds: range) -> None:
    check_games(title, seats, seeds, times=10, worlds=WORLDS)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats", "seeds"), undo_chunks(long=True))
def test_undo_in_many_games(title: Title, seats: int, seeds: range) -> None:
    check_undos(title, seats, seeds)


def test_every_value_of_every_option_has_its_full_number_of_games() -> None:
    for title in titles():
        games = OTHER_GAMES.get(title.id, (GAMES, LONG_GAMES))[0]
        for seats in title.game.seats:
            sets = option_sets(title, seats)
            seeds = [seed for p in chunks(long=False) if p.values[:2] == (title, seats) for seed in p.values[2]]
            for name in sets[0]:
                for value in {repr(options[name]) for options in sets}:
                    mine = [seed for seed in seeds if repr(sets[seed % len(sets)][name]) == value]
                    assert len(set(mine)) >= games - len(sets), (title.id, seats, name, value)

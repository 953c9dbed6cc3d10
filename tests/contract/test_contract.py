"""Every title keeps the contract: every player count, and every value of every option in so many games of each.

The games of a player count go round all combinations of its options, so values meet each other. An option of three
values has three times the games, so that each value has its full number.

The first games of each player count run on the engine as it is written, the others on the compiled one: both must keep
every law, and play the same games (decision by decision in `tests/bench`, with all kinds of options here).
"""

import math
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from citywright.kit.referee import WORLDS
from citywright.titles import Title, titles
from tests.contract.campaign import courses, keep_laws, option_sets, take_back
from tests.engine import Engine

SEED = 20_000
"""The first seed; a failure names its own."""
GAMES, LONG_GAMES = 300, 5_000
"""Games for each player count and value of an option."""
OTHER_GAMES = {"settlers": (300, 10_000), "founders": (200, 3_000)}
CHUNK, LONG_CHUNK = 50, 250
UNDOS, LONG_UNDOS = 70, 1_000
"""Games with undo for each player count."""
INTERPRETED_UNDOS = 6
COMPARED = 12
"""Games of each player count that both engines play."""
UNDOS_PER_CHUNK, LONG_UNDOS_PER_CHUNK = 32, 100


def games_of(title: Title, seats: int, games: int) -> int:
    """So many that each value of each option has its share."""
    sets = option_sets(title.id, seats)
    counts = [Counter(repr(options[name]) for options in sets) for name in sets[0]]
    rarest = min([len(sets), *(min(count.values()) for count in counts)])
    return CHUNK * math.ceil(games * len(sets) / rarest / CHUNK)


def parted(first: int, end: int, size: int) -> list[tuple[int, int]]:
    return list(pairwise([*range(first, end, size), end]))


def case(title: Title, seats: int, first: int, end: int) -> Any:
    """One test for so many seeds of a title and a player count."""
    return pytest.param(title.id, seats, first, end, id=f"{title.id}-{seats}p-{first}..{end - 1}")


def chunks(long: bool) -> list[Any]:
    return [
        case(title, seats, first, end)
        for title in titles()
        for seats in title.game.seats
        for first, end in parted(
            SEED,
            SEED + games_of(title, seats, OTHER_GAMES.get(title.id, (GAMES, LONG_GAMES))[long]),
            LONG_CHUNK if long else CHUNK,
        )
    ]


def seeds_of_each(first: int, end: int, size: int) -> list[Any]:
    return [
        case(title, seats, *part)
        for title in titles()
        for seats in title.game.seats
        for part in parted(SEED + first, SEED + end, size)
    ]


CASE = ("name", "seats", "first", "end")
INTERPRETED = [param for param in chunks(long=False) if param.values[2] == SEED]


@pytest.mark.parametrize(CASE, INTERPRETED)
def test_random_games_keep_every_law_interpreted(name: str, seats: int, first: int, end: int) -> None:
    assert min(keep_laws(name, seats, first, end)) > 0


@pytest.mark.parametrize(CASE, [param for param in chunks(long=False) if param not in INTERPRETED])
def test_random_games_keep_every_law(compiled_engine: Engine, name: str, seats: int, first: int, end: int) -> None:
    assert min(compiled_engine(keep_laws, name, seats, first, end)) > 0


@pytest.mark.parametrize(CASE, seeds_of_each(0, INTERPRETED_UNDOS, INTERPRETED_UNDOS))
def test_undo_goes_back_to_every_barrier_interpreted(name: str, seats: int, first: int, end: int) -> None:
    assert sum(take_back(name, seats, first, end)) > 0, "nothing was ever taken back"


@pytest.mark.parametrize(CASE, seeds_of_each(INTERPRETED_UNDOS, UNDOS, UNDOS_PER_CHUNK))
def test_undo_goes_back_to_every_barrier_and_no_further(
    compiled_engine: Engine, name: str, seats: int, first: int, end: int
) -> None:
    assert sum(compiled_engine(take_back, name, seats, first, end)) > 0, "nothing was ever taken back"


@pytest.mark.parametrize(CASE, seeds_of_each(0, COMPARED, COMPARED))
def test_both_engines_play_the_same_games(compiled_engine: Engine, name: str, seats: int, first: int, end: int) -> None:
    here = courses(name, seats, first, end)

    assert len(set(here)) == end - first
    assert compiled_engine(courses, name, seats, first, end) == here


@pytest.mark.long
@pytest.mark.parametrize(CASE, chunks(long=True))
def test_many_random_games_keep_every_law(compiled_engine: Engine, name: str, seats: int, first: int, end: int) -> None:
    assert min(compiled_engine(keep_laws, name, seats, first, end, 10, WORLDS)) > 0


@pytest.mark.long
@pytest.mark.parametrize(CASE, seeds_of_each(0, LONG_UNDOS, LONG_UNDOS_PER_CHUNK))
def test_undo_in_many_games(compiled_engine: Engine, name: str, seats: int, first: int, end: int) -> None:
    assert sum(compiled_engine(take_back, name, seats, first, end)) > 0, "nothing was ever taken back"


def test_every_value_of_every_option_has_its_full_number_of_games() -> None:
    for title in titles():
        games = OTHER_GAMES.get(title.id, (GAMES, LONG_GAMES))[0]
        for seats in title.game.seats:
            sets = option_sets(title.id, seats)
            ranges = [range(*p.values[2:]) for p in chunks(long=False) if p.values[:2] == (title.id, seats)]
            seeds = [seed for part in ranges for seed in part]
            for name in sets[0]:
                for value in {repr(options[name]) for options in sets}:
                    mine = [seed for seed in seeds if repr(sets[seed % len(sets)][name]) == value]
                    assert len(set(mine)) >= games - len(sets), (title.id, seats, name, value)

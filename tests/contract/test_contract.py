"""Every title keeps the contract: every player count, the default options and each other value of each option."""

from itertools import pairwise
from typing import Any

import pytest

from citywright.kit.game import Options
from citywright.kit.testing import Contract
from citywright.titles import TITLES, Title

SEED = 20_000
"""The first seed; a failure names its own."""
GAMES, GAMES_PER_CHUNK = 300, 50
UNDOS, UNDOS_PER_CHUNK = 70, 35
LONG_GAMES, LONG_GAMES_PER_CHUNK = 10_000, 250
LONG_UNDOS, LONG_UNDOS_PER_CHUNK = 1_000, 100


def option_sets(title: Title, seats: int) -> list[Options]:
    """The options of a trial game, then each other value of each option that this player count has, one at a time."""
    game = title.game
    usual = game.check_options(seats, game.trial)
    sets = [usual]
    for option in game.options:
        if not option.seats or seats in option.seats:
            sets += [{**usual, option.name: value} for value in option.values if value != usual[option.name]]
    return sets


def chunks(games: int, size: int) -> list[Any]:
    """One test for so many seeds of a title, a player count and options."""
    found = []
    for title in TITLES:
        for seats in title.game.seats:
            for options in option_sets(title, seats):
                chosen = "".join(f"-{name}={value}" for name, value in options.items())
                for first, end in pairwise(range(SEED, SEED + games + 1, size)):
                    name = f"{title.id}-{seats}p{chosen}-{first}..{end - 1}"
                    found.append(pytest.param(title, seats, options, range(first, end), id=name))
    return found


def contract(title: Title, seats: int, options: Options) -> Contract:
    return Contract(title.game, seats, options, title.rulebook.by_number)


def check_games(title: Title, seats: int, options: Options, seeds: range) -> None:
    held = contract(title, seats, options)

    decisions = [held.check_game(seed) for seed in seeds]

    assert min(decisions) > 0


def check_undos(title: Title, seats: int, options: Options, seeds: range) -> None:
    held = contract(title, seats, options)

    taken_back = sum(held.check_undo(seed) for seed in seeds)

    assert taken_back > 0, "nothing was ever taken back"


@pytest.mark.parametrize(("title", "seats", "options", "seeds"), chunks(GAMES, GAMES_PER_CHUNK))
def test_random_games_keep_every_law(title: Title, seats: int, options: Options, seeds: range) -> None:
    check_games(title, seats, options, seeds)


@pytest.mark.parametrize(("title", "seats", "options", "seeds"), chunks(UNDOS, UNDOS_PER_CHUNK))
def test_undo_goes_back_to_every_barrier_and_no_further(
    title: Title, seats: int, options: Options, seeds: range
) -> None:
    check_undos(title, seats, options, seeds)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats", "options", "seeds"), chunks(LONG_GAMES, LONG_GAMES_PER_CHUNK))
def test_many_random_games_keep_every_law(title: Title, seats: int, options: Options, seeds: range) -> None:
    check_games(title, seats, options, seeds)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats", "options", "seeds"), chunks(LONG_UNDOS, LONG_UNDOS_PER_CHUNK))
def test_undo_in_many_games(title: Title, seats: int, options: Options, seeds: range) -> None:
    check_undos(title, seats, options, seeds)


def test_the_chunks_cover_every_game_once() -> None:
    for title in TITLES:
        for seats in title.game.seats:
            for options in option_sets(title, seats):
                mine = [p.values[3] for p in chunks(GAMES, GAMES_PER_CHUNK) if p.values[:3] == (title, seats, options)]
                assert [seed for seeds in mine for seed in seeds] == list(range(SEED, SEED + GAMES))

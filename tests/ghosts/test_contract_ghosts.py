"""The contract of every title, for every player count, mode and stack of ghost cards of Land of Ghosts."""

import pytest

from citywright.games.ghosts import GAME
from citywright.kit.game import Options
from citywright.kit.testing import Contract
from tests.ghosts.test_ledger import RULES

GAMES = 4
"""Games of each kind: half at random, half by players who contact ghosts and so see the end of the third season."""
LONG_GAMES = 5000

STACKS: dict[str, tuple[str, ...]] = {
    "wanderer": ("none", "2", "3", "all"),
    "builder": ("none", "1", "3", "all"),
    "citizen": ("none", "1", "2", "all"),
}
SWITCHES: tuple[Options, ...] = (
    {"shortage": "place"},
    {"water": "land", "mode": "builder", "layout": "1-2-3-4-5-6"},
    {"exhaustion": "limited", "start": "zero", "shortage": "place", "mode": "citizen"},
)
VARIANTS: list[tuple[int, Options]] = [
    *(
        (seats, {"mode": mode, "added": added})
        for seats in GAME.seats
        for mode, stack in STACKS.items()
        for added in stack
    ),
    *((seats, options) for seats in GAME.seats for options in SWITCHES),
]
NAMES = [f"{seats}-{'-'.join(map(str, options.values()))}" for seats, options in VARIANTS]


def contract(seats, options):
    return Contract(GAME, seats, options, clauses=RULES.by_number, watch=40)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_ghosts_keeps_the_contract(seats, options):
    held = contract(seats, options)
    for seed in range(GAMES):
        held.check_game(seed)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", STACKS)
def test_undo_keeps_the_contract(seats, mode):
    assert contract(seats, {"mode": mode}).check_undo(seats) > 0


def test_the_contract_sees_every_way_to_end():
    """Strolling players reach the final scoring, and random ones lose in both ways."""
    endings = set()
    held = contract(4, {})
    for seed in range(30):
        endings.add(held.walk(seed)[0].ending)
    assert endings == {"final", "kalena", "supply"}


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_ghosts_keeps_the_contract_in_many_games(seats, options):
    held = contract(seats, options)
    for seed in range(LONG_GAMES):
        held.check_game(seed)
        if seed % 10 == 0:
            held.check_undo(seed)

"""The contract of every title, for every player count and variant of Architects."""

import pytest

from citywright.games.architects import GAME
from citywright.kit.game import Options
from citywright.kit.testing import Contract
from tests.architects.test_ledger import RULES

GAMES = 2
"""Games of each kind: one at random, one by players who build when they can."""
LONG_GAMES = 5000

VARIANTS: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"rival": "helena"}),
    (1, {"rival": "helena", "boards": "chosen", "promo": True}),
    (2, {}),
    (2, {"promo": True}),
    (2, {"boards": "chosen"}),
    (2, {"boards": "random", "promo": True}),
    (2, {"third": "constantine"}),
    (2, {"third": "helena", "boards": "random"}),
    (3, {}),
    (3, {"boards": "random"}),
    (4, {}),
    (4, {"boards": "chosen", "promo": True}),
    (5, {}),
    (5, {"boards": "random"}),
]
NAMES = [f"{seats}-{'-'.join(map(str, options.values())) or 'plain'}" for seats, options in VARIANTS]
UNDO: list[tuple[int, Options]] = [
    (1, {}),
    (2, {}),
    (2, {"third": "constantine", "boards": "random", "promo": True}),
    (3, {"boards": "chosen"}),
]


def contract(seats, options):
    return Contract(GAME, seats, options, clauses=RULES.by_number)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_architects_keeps_the_contract(seats, options):
    held = contract(seats, options)
    games = GAMES if seats < 3 else 1
    for seed in range(1, 1 + games):
        held.check_game(seed)


@pytest.mark.parametrize(("seats", "options"), UNDO)
def test_undo_keeps_the_contract(seats, options):
    assert contract(seats, options).check_undo(1) > 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_architects_keeps_the_contract_in_many_games(seats, options):
    held = contract(seats, options)
    for seed in range(LONG_GAMES):
        held.check_game(seed)
        if seed % 10 == 0:
            held.check_undo(seed)

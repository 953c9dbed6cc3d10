"""Founders keeps the contract: every player count, both sides of the board and every variant."""

import pytest

from citywright.games.founders import GAME
from citywright.kit.testing import Contract

GAMES = 2
UNDOS = 1
LONG_GAMES = 3000
SETS = [
    (1, {}),
    (1, {"side": "symmetric", "achievements": "yes"}),
    (2, {}),
    (2, {"side": "symmetric", "workers": "no", "achievements": "yes"}),
    (3, {"achievements": "yes"}),
    (3, {"side": "symmetric"}),
    (4, {"historic": "yes"}),
    (4, {"workers": "no"}),
    (4, {"side": "symmetric", "achievements": "yes"}),
]
CLAUSES = range(1, 309)


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_random_games_keep_the_contract(seats, options):
    contract = Contract(GAME, seats, options, CLAUSES)

    assert min(contract.check_game(seed) for seed in range(40, 40 + GAMES * (1 if seats > 1 else 12))) > 0


@pytest.mark.parametrize(("seats", "options"), SETS[::2])
def test_undo_keeps_the_contract(seats, options):
    contract = Contract(GAME, seats, options, CLAUSES)

    assert sum(contract.check_undo(seed) for seed in range(UNDOS if seats > 1 else 8)) > 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), SETS)
def test_many_random_games_keep_the_contract(seats, options):
    contract = Contract(GAME, seats, options, CLAUSES)
    for seed in range(LONG_GAMES):
        contract.check_game(seed)

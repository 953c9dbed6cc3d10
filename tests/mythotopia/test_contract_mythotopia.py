"""The contract of every title, for every player count and switch of Mythotopia."""

import pytest

from citywright.games.mythotopia import GAME
from citywright.kit.game import Options
from citywright.kit.testing import Contract
from tests.mythotopia.test_ledger_mythotopia import RULES

GAMES = 2
"""Games of each kind: one at random, one by players who fight, build and end the game when they can."""
LONG_GAMES = 5000
SHORT = {"turn_limit": 10}

VARIANTS: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"two_player_provinces": 11}),
    (2, {"starting_cards": 4}),
    (2, {"road_stone": 1}),
    (2, {"withdraw_from_neutral": False}),
    (2, {"scribe_marker": "town"}),
    (3, {}),
    (3, {"province_choice": "literal"}),
    (3, {"province_choice": "balanced"}),
    (4, {}),
    (4, {"province_choice": "literal"}),
    (4, {"province_choice": "balanced"}),
]
NAMES = [f"{seats}-{'-'.join(map(str, options.values())) or 'plain'}" for seats, options in VARIANTS]
UNDO: list[tuple[int, Options]] = [(2, {}), (3, {"province_choice": "literal"}), (4, {})]


def contract(seats, options, limit):
    return Contract(GAME, seats, {**options, **limit}, clauses=RULES.by_number)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_mythotopia_keeps_the_contract(seats, options):
    held = contract(seats, options, SHORT)
    for seed in range(GAMES):
        held.check_game(seed)


def test_a_longer_game_keeps_the_contract():
    contract(4, {}, GAME.trial).check_game(3)


@pytest.mark.parametrize(("seats", "options"), UNDO)
def test_undo_keeps_the_contract(seats, options):
    assert contract(seats, options, SHORT).check_undo(1) > 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_mythotopia_keeps_the_contract_in_many_games(seats, options):
    held = contract(seats, options, SHORT)
    for seed in range(LONG_GAMES):
        held.check_game(seed)
        if seed % 10 == 0:
            held.check_undo(seed)
        if seed % 100 == 0:
            contract(seats, options, GAME.trial).check_game(seed + 1)

"""Counted trees: how many sequences of so many decisions there are from fixed positions."""

import pytest

from citywright.kit.random_play import played
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import Founders
from tests.titles.founders.build import begun

# seats, seed, options, depth: number of sequences
FROM_THE_FIRST_TURN: list[tuple[int, int, dict[str, str], int, int]] = [
    (1, 1, {}, 3, 1888),
    (2, 1, {}, 3, 1265),
    (3, 2, {"side": "symmetric"}, 3, 1205),
    (4, 3, {"side": "symmetric", "workers": "no"}, 3, 600),
]
# seats, seed, decisions played at random before, depth: number of sequences
FROM_THE_MIDDLE: list[tuple[int, int, int, int, int]] = [
    (2, 4, 200, 3, 1086),
    (2, 5, 330, 3, 677),
    (3, 6, 300, 4, 216),
    (3, 7, 150, 4, 1474),
    (4, 8, 400, 4, 430),
    (4, 9, 250, 3, 604),
]


def perft(g: Founders, depth: int) -> int:
    """Sequences of so many decisions; of a sealed question the first seat's answers are counted."""
    if depth == 0 or g.is_over():
        return 1
    actions = g.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = g.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "seed", "options", "depth", "leaves"), FROM_THE_FIRST_TURN)
def test_trees_from_the_first_turn(seats, seed, options, depth, leaves):
    assert perft(begun(seats, seed, options), depth) == leaves


@pytest.mark.parametrize(("seats", "seed", "decisions", "depth", "leaves"), FROM_THE_MIDDLE)
def test_trees_from_the_middle_of_a_game(seats, seed, decisions, depth, leaves):
    g = played(GAME, seats, seed, decisions)
    assert isinstance(g, Founders)

    assert perft(g, depth) == leaves

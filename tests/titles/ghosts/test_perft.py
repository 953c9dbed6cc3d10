"""Counted decision trees from fixed seeds, and one short transcript: fingerprints of the move generator.

The number at depth n is how many sequences of n legal decisions there are; what the dice show is fixed by the seed.
"""

from itertools import islice

import pytest

from citywright.kit.referee import Referee
from citywright.kit.table import Table, heard_by
from citywright.titles.ghosts.rules.game import GAME
from tests.titles.ghosts.build import new_game, positions


def perft(g: Table, depth: int) -> int:
    legal = g.legal()
    if depth <= 1 or not legal:
        return len(legal) if depth else 1
    count = 0
    for action in legal:
        after = g.clone()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [10, 90, 720, 5040]),
        (3, {"layout": "1-2-3-4-5-6"}, [13, 156, 1716, 17160]),
        (4, {"mode": "citizen"}, [10, 90, 720, 5040]),
    ],
)
def test_the_tree_of_the_first_spread(players, options, counts):
    """Four ghosts on ten or thirteen hexes, in any order."""
    g = new_game(players, 1, options)

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("game", "decisions", "counts"),
    [
        ("2-wanderer", 30, [7, 31, 253, 2442]),
        ("2-wanderer", 80, [7, 36, 162, 748, 3525]),
        ("2-wanderer", 140, [2, 8, 51, 282, 1344]),
        ("2-builder-harder", 30, [9, 69, 557, 4700]),
        ("2-builder-harder", 80, [3, 19, 93, 409, 1897]),
        ("3-citizen-harder", 30, [6, 31, 140, 851, 5069]),
        ("3-citizen-harder", 140, [3, 12, 67, 326, 1365]),
        ("3-builder", 30, [6, 30, 180, 1320, 8320]),
        ("4-wanderer", 30, [12, 132, 792, 5104]),
        ("4-wanderer", 140, [10, 73, 469, 2557, 11474]),
    ],
)
def test_the_tree_of_a_game_under_way(game, decisions, counts):
    g = next(islice(positions(game), decisions, None))

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


MOVES = [
    "haunt 3,0",
    "haunt -3,2",
    "haunt -1,-1",
    "haunt 2,1",
    "explore 0,-1",
    "explore -1,-1",
    "end",
    "explore 0,-1",
    "explore -1,-1",
    "contact",
    "harvest -1,-2",
    "build noria",
    "explore -2,0",
    "end",
    "haunt -2,0",
    "haunt 3,-2",
    "haunt -2,-2",
    "haunt -1,3",
    "contact",
    "harvest -2,0",
    "explore -1,0",
    "end",
    "explore -2,0",
    "explore -3,1",
    "harvest -3,1",
    "explore -3,2",
]

EVENTS = [
    ("haunts", 1, 9),
    ("haunts", 1, 35),
    ("haunts", 1, 29),
    ("haunts", 1, 7),
    ("turn", 0, 1),
    ("explores", 0, 0, 3, 1),
    ("explores", 0, 3, 29, 1),
    ("ends", 0),
    ("turn", 1, 2),
    ("explores", 1, 0, 3, 1),
    ("explores", 1, 3, 29, 1),
    ("contacts", 1, 29, 1),
    ("rolls", 1, 2),
    ("pecunia", 1, 1),
    ("scores", 1, 1, 1, 2),
    ("harvests", 1, 30, 1, 1),
    ("builds", 1, 29, 3),
    ("scores", 1, 1, 0, 3),
    ("explores", 1, 29, 34, 2),
    ("ends", 1),
    ("rests",),
    ("order", 1, 0),
    ("round", 2),
    ("spreads", 0, 3, 4),
    ("haunts", 0, 34),
    ("haunts", 0, 14),
    ("haunts", 0, 31),
    ("haunts", 0, 42),
    ("stopped", 1, 29),
    ("turn", 1, 3),
    ("contacts", 1, 34, 1),
    ("rolls", 1, 2),
    ("pecunia", 1, 1),
    ("scores", 1, 1, 1, 4),
    ("harvests", 1, 34, 2, 1),
    ("explores", 1, 34, 4, 1),
    ("ends", 1),
    ("turn", 0, 4),
    ("explores", 0, 29, 34, 2),
    ("explores", 0, 34, 38, 1),
    ("harvests", 0, 38, 0, 1),
    ("explores", 0, 38, 35, 1),
]


def test_the_transcript_of_the_first_turns():
    """What seat 0 hears of a round and a half on the reference board."""
    referee = Referee(GAME, 2, 11, {"layout": "1-2-3-4-5-6"})
    told = []
    for line in MOVES:
        told += heard_by(referee.play(referee.state.actor(), GAME.verbs.read(line)), 0)

    assert [line.move for line in referee.record.lines] == MOVES
    assert told == EVENTS

"""Counted decision trees from fixed seeds, and one short transcript: fingerprints of the move generator.

The number at depth n is how many sequences of n legal decisions there are; what chance turns up is fixed by the seed.
"""

from itertools import islice

import pytest

from citywright.kit.referee import Referee
from citywright.kit.table import Table, heard_by
from citywright.titles.settlers.rules.facts import CITY, NATURE
from citywright.titles.settlers.rules.game import GAME
from tests.titles.settlers.build import positions


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
    ("players", "counts"),
    [
        (2, [5, 20, 60, 120, 480, 1920, 5760]),  # four squares drafted of five, two states laid, one of three stacks
        (3, [7, 42, 210, 840, 2520, 5040, 20160]),
        (4, [9, 72, 504, 3024, 15120]),
    ],
)
def test_the_tree_of_the_setup(players, counts):
    g = GAME.setup(players, 1)

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("game", "decisions", "counts"),
    [
        ("2-prizes", 60, [6, 71, 142, 355, 852, 4395]),
        ("2-prizes", 162, [3, 23, 134, 615, 1423, 3614, 14115]),
        ("3-prizes", 93, [2, 12, 48, 229, 602, 1517, 5347]),
        ("3-stacks", 282, [4, 34, 103, 460, 654, 249, 0]),
        ("4-prizes", 190, [3, 39, 365, 3410, 9564]),
        ("4-stacks", 168, [9, 18, 225, 450, 900, 1755, 5465]),
    ],
)
def test_the_tree_of_a_game_under_way(game, decisions, counts):
    g = next(islice(positions(game), decisions, None))

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


MOVES = """\
draft N-forest-3, draft N-meadow-2, draft N-forest-4, draft N-cliff-2, lay right, lay far,
reveal city, take V-mine-1, place 0 1, end,
reveal nature, take V-fishery-5, place 1 0, end"""

LEDGER = """\
   1 Ivan: draft N-forest-3
   2 Sergey: draft N-meadow-2
   3 Sergey: draft N-forest-4
   4 Ivan: draft N-cliff-2
   5 Ivan: lay right
   6 Sergey: lay far
   7 Ivan: reveal city
   8 Ivan: take V-mine-1
   9 Ivan: place 0 1
  10 Ivan: end
  11 Sergey: reveal nature
  12 Sergey: take V-fishery-5
  13 Sergey: place 1 0
  14 Sergey: end
"""

FOREST_3, FOREST_4, CLIFF_2, CLIFF_3, MEADOW_2, MINE_1, FISHERY_5 = 2, 3, 5, 6, 17, 24, 47
RIGHT, FAR = 0, 2
EVENTS = [
    ("drafts", 0, FOREST_3),
    ("drafts", 1, MEADOW_2),
    ("drafts", 1, FOREST_4),
    ("drafts", 0, CLIFF_2),
    ("lays", 0, FOREST_3, CLIFF_2, RIGHT),
    ("lays", 1, MEADOW_2, FOREST_4, FAR),
    ("opens", 21, 18, 1, MINE_1, FISHERY_5, 66),
    ("turn", 0, 1),
    ("reveals", 0, CITY, 67),
    ("attaches", 0, MINE_1, 0, 1),
    ("turn", 1, 2),
    ("reveals", 1, NATURE, CLIFF_3),
    ("attaches", 1, FISHERY_5, 1, 0),
    ("turn", 0, 3),
]


def test_the_transcript_of_two_turns():
    referee = Referee(GAME, 2, 127, names=("Ivan", "Sergey"))
    told = []
    for line in MOVES.split(","):
        told += heard_by(referee.play(referee.state.actor(), GAME.verbs.read(line)), 0)

    head, _, moves = referee.record.ledger().partition("\n\n")
    assert head.endswith("Ivan, Sergey\n2 players, seed 127")
    assert moves == LEDGER
    assert told == EVENTS

"""Counted decision trees from fixed seeds, and one short transcript: fingerprints of the move generator.

The number at depth n is how many sequences of n legal decisions there are; what chance turns up is fixed by the seed.
"""

from itertools import islice

import pytest

from citywright.kit.referee import Referee
from citywright.kit.table import Table, heard_by
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import new_game, positions


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
        (1, {}, [4, 48, 84, 472, 1292, 4504]),
        (2, {}, [4, 16, 48, 144, 288, 576, 6912]),
        (3, {}, [4, 16, 64, 192, 576]),
        (4, {}, [4, 16, 64, 256, 768]),
        (5, {"boards": "chosen"}, [5, 20, 60, 120, 120]),
    ],
)
def test_the_tree_of_the_setup(players, options, counts):
    g = new_game(players, 1, options)

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("game", "decisions", "counts"),
    [
        ("1-constantine", 60, [8, 8, 56, 56, 672, 2819]),
        ("2-standard", 150, [1, 10, 47, 142, 374]),
        ("2-standard", 320, [2, 2, 16, 58, 118, 572]),
        ("2-third-constantine", 120, [11, 54, 113, 673, 4697]),
        ("4-standard", 400, [11, 63, 231, 1128, 1564]),
        ("5-random-promo", 700, [5, 5, 50, 258, 418]),
    ],
)
def test_the_tree_of_a_game_under_way(game, decisions, counts):
    g = next(islice(positions(game), decisions, None))

    assert [perft(g, depth + 1) for depth in range(len(counts))] == counts


MOVES = [
    "pick thieves-den",
    "pick smithy",
    "pick stone-market",
    "pick university",
    "pick keep",
    "pick library",
    "place workshop",
    "study",
    "end",
    "place silversmith",
    "end",
    "place mines",
    "end",
    "place workshop",
    "hire 1 1",
    "end",
]

EVENTS = [
    ("sealed", 0),
    ("sealed", 1),
    ("drafts", 0, 4),
    ("drafted", 0),
    ("sealed", 0),
    ("sealed", 1),
    ("drafts", 0, 2),
    ("drafted", 1),
    ("sealed", 0),
    ("sealed", 1),
    ("drafts", 0, 29),
    ("drafted", 2),
    ("turn", 0, 1),
    ("places", 0, 5),
    ("draws", 0, 28),
    ("turn", 1, 2),
    ("places", 1, 3),
    ("gains", 1, 5, 2),
    ("turn", 0, 3),
    ("places", 0, 2),
    ("gains", 0, 0, 2),
    ("digs", 0, 0),
    ("turn", 1, 4),
    ("places", 1, 5),
    ("taxed", 1, 2, 2),
    ("hires", 1, 21, 0),
    ("appears", 32, 1),
    ("turn", 0, 5),
]


def test_the_transcript_of_the_first_turns():
    """What seat 0 hears of a draft and two turns; of the other's cards it hears only their number."""
    referee = Referee(GAME, 2, 127)
    told = []
    for line in MOVES:
        told += heard_by(referee.play(referee.state.actor(), GAME.verbs.read(line)), 0)

    assert [line.move for line in referee.record.lines] == MOVES
    assert told == EVENTS

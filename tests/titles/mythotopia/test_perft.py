"""Counted trees: how many decision paths lead so many decisions deep, from fixed seeds. A changed number is a changed
rule (or a changed order of chance): explain it before it is counted anew with `counted`."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.kit.table import Table
from citywright.titles.mythotopia.rules.game import GAME
from tests.titles.mythotopia.build import new_game

# seats, options, seed, decisions played before, and the paths 1, 2, 3 … decisions deep
TREES = [
    (2, {}, 1, 0, (10, 61, 163, 752, 3007)),
    (2, {}, 2, 65, (1, 9, 57, 161, 731)),
    (2, {"two_player_provinces": 11, "starting_cards": 4}, 3, 156, (4, 14, 51, 111, 416)),
    (3, {}, 4, 203, (9, 32, 50, 86, 344)),
    (3, {"province_choice": "literal"}, 5, 0, (36, 1296)),
    (4, {"road_stone": 1}, 6, 300, (11, 58, 207, 1006, 3432)),
    (4, {"province_choice": "balanced", "scribe_marker": "town"}, 7, 505, (6, 8, 22, 85, 347)),
]


def paths(g: Table, depth: int) -> int:
    if depth == 0 or g.is_over():
        return 1
    total = 0
    for action in g.legal():
        copy = g.clone()
        copy.apply(action)
        total += paths(copy, depth - 1)
    return total


def position(seats, options, seed, decisions):
    g = new_game(seats, seed, options)
    stream = Stream(seed)
    for _ in range(decisions):
        legal = g.legal()
        g.apply(GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream))
    return g


@pytest.mark.parametrize(("seats", "options", "seed", "decisions", "known"), TREES)
def test_counted_trees(seats, options, seed, decisions, known):
    g = position(seats, options, seed, decisions)
    assert tuple(paths(g, depth) for depth in range(1, len(known) + 1)) == known

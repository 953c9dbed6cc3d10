"""Complete recorded games: every player count, every way a game can end, each replayed to its known result.

They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

import pytest

from citywright.kit.referee import resume
from citywright.titles.settlers.rules.game import GAME
from tests.titles.settlers.build import BOX, RECORDS, positions, recorded

# game: scores, turns
KNOWN = {
    "2-prizes": ([8, 8], 44),
    "2-stacks": ([-7, -12], 57),
    "2-agreement": ([8, 4], 23),
    "3-prizes": ([6, 1, 11], 50),
    "3-stacks": ([4, 1, 2], 60),
    "3-agreement": ([5, 3, 3], 26),
    "4-prizes": ([9, 0, 4, 9], 55),
    "4-stacks": ([-4, 3, 3, -3], 56),
    "4-agreement": ([5, 2, 1, 2], 31),
}
WINNERS = {"2-prizes": (1,), "4-prizes": (3,)}


def test_every_way_to_end_is_recorded_for_every_player_count():
    wanted = {f"{seats}-{ending}" for seats in GAME.seats for ending in ("prizes", "stacks", "agreement")}

    assert {path.stem for path in RECORDS.glob("*.jsonl")} == wanted == set(KNOWN)


@pytest.mark.parametrize("game", KNOWN)
def test_a_recorded_game_replays_to_its_known_result(game):
    referee = resume(GAME, recorded(game))

    seats, ending = game.split("-")
    scores, turns = KNOWN[game]
    assert referee.state.seats == int(seats)
    assert referee.state.ending == ending
    assert (referee.state.scores(), referee.state.turn) == (scores, turns)


def test_the_recorded_games_hold_every_move_of_the_game():
    used = {line.move.split()[0] for game in KNOWN for line in recorded(game).lines}

    assert used == {verb.name for verb in GAME.verbs.verbs} | {"undo"}


def test_one_recorded_game_was_played_at_a_live_table():
    live = recorded("4-agreement")

    assert live.seed is None
    assert live.promise
    assert live.secret is not None


@pytest.mark.clause("S-77")
@pytest.mark.parametrize("game", WINNERS)
def test_ties_of_recorded_games_go_by_prizes(game):
    assert resume(GAME, recorded(game)).state.winners() == WINNERS[game]


@pytest.mark.parametrize("game", ["2-prizes", "3-prizes", "4-stacks"])
def test_nothing_is_lost_on_the_way(game):
    for g in positions(game):
        assert GAME.census(g) == BOX

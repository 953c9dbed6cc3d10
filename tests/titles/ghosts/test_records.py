"""Complete recorded games: every player count, mode, switch and way to end, each replayed to its known result.

They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

import pytest

from citywright.kit.referee import resume
from citywright.titles.ghosts.rules.game import GAME
from tests.titles.ghosts.build import RECORDS, positions, recorded
from tests.titles.ghosts.make_records import LIVE, VARIANTS

# game: scores, winners, turns
KNOWN = {
    "2-wanderer": ([36, 29], [0], 18),
    "2-wanderer-kalena": ([1, 17], [], 14),
    "2-wanderer-supply": ([13, 15], [], 16),
    "2-builder-harder": ([36, 25], [0], 18),
    "2-citizen": ([36, 10], [0], 18),
    "3-wanderer": ([28, 23, 29], [2], 27),
    "3-wanderer-kalena": ([7, 5, 1], [], 18),
    "3-builder": ([27, 34, 33], [1], 27),
    "3-citizen-harder": ([41, 15, 40], [0], 27),
    "4-wanderer": ([17, 20, 19, 19], [1], 36),
    "4-wanderer-harder": ([29, 23, 21, 15], [0], 36),
    "4-builder": ([17, 14, 13, 39], [3], 36),
    "4-citizen-live": ([51, 1, 19, 23], [0], 36),
}
OWN_CARDS = {"wanderer": "1", "builder": "2", "citizen": "3"}


def test_every_player_count_mode_switch_and_ending_is_recorded():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(VARIANTS) == set(KNOWN)
    assert {(seats, options.get("mode", "wanderer")) for seats, options, _ in VARIANTS.values()} == {
        (seats, mode) for seats in GAME.seats for mode in OWN_CARDS
    }
    assert {ending for _, _, ending in VARIANTS.values()} == {"final", "kalena", "supply"}
    for option in GAME.options:
        chosen = {options.get(option.name, option.values[0]) for _, options, _ in VARIANTS.values()}
        assert chosen == set(option.values), option.name


@pytest.mark.parametrize("game", KNOWN)
def test_a_recorded_game_replays_to_its_known_result(game):
    referee = resume(GAME, recorded(game))

    seats, options, ending = VARIANTS[game]
    scores, winners, turns = KNOWN[game]
    assert referee.state.seats == seats
    assert referee.record.options == GAME.check_options(seats, options)
    assert referee.state.ending == ending
    assert (referee.state.scores(), list(referee.state.winners()), referee.state.turn) == (scores, winners, turns)


def test_the_recorded_games_hold_every_move_of_the_game():
    used = {line.move.split()[0] for game in KNOWN for line in recorded(game).lines}

    assert used == {verb.name for verb in GAME.verbs.verbs} | {"undo"}


def test_one_recorded_game_was_played_at_a_live_table():
    live = recorded(LIVE)

    assert live.seed is None
    assert live.promise
    assert live.secret is not None


@pytest.mark.parametrize("game", ["2-wanderer", "3-citizen-harder", "4-wanderer-harder"])
def test_nothing_is_lost_on_the_way(game):
    census = None
    for g in positions(game):
        census = census or GAME.census(g)
        assert GAME.census(g) == census
        assert g.built == g.buildings[0] | g.buildings[1] | g.buildings[2] | g.buildings[3]
    assert census is not None
    assert census["ghosts"] == 25
    assert [census[f"{name} tokens"] for name in ("explore", "contact", "harvest", "build")] == [24, 24, 8, 8]
    assert [census[name] for name in ("food", "water", "wood", "ore")] == [16, 16, 16, 16]
    assert census["pecunia"] == census["buildings without an owner"] == 0

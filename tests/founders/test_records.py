"""Complete recorded games: every player count, every variant, every way a game can end, each replayed to its known
result. They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

import pytest

from citywright.games.founders import GAME
from citywright.kit.referee import resume
from tests.founders.build import RECORDS, recorded

# game: ending, scores, turns
KNOWN: dict[str, tuple[str, list[int], int]] = {
    "1-lost": ("lost", [33], 48),
    "1-unpaid": ("unpaid", [1], 10),
    "1-won": ("won", [94], 48),
    "2-blocked": ("blocked", [57, 46], 175),
    "2-no-workers": ("completed", [81, 57], 58),
    "2-thematic": ("completed", [76, 86], 51),
    "3-achievements": ("completed", [46, 51, 50], 74),
    "3-blocked": ("blocked", [25, 27, 52], 154),
    "3-symmetric": ("completed", [24, 65, 49], 47),
    "4-blocked": ("blocked", [28, 30, 4, 20], 161),
    "4-historic": ("completed", [23, 44, 53, 38], 56),
    "4-symmetric": ("completed", [58, 61, 46, 40], 52),
}


def test_every_recorded_game_is_known():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(KNOWN)
    assert {ending for ending, _, _ in KNOWN.values()} == {"completed", "blocked", "won", "lost", "unpaid"}
    assert {recorded(game).seats for game in KNOWN} == set(GAME.seats)
    for option in GAME.options:
        assert {recorded(game).options[option.name] for game in KNOWN} == set(option.values)


@pytest.mark.parametrize("game", KNOWN)
def test_a_recorded_game_replays_to_its_known_result(game):
    state = resume(GAME, recorded(game)).state

    assert (state.ending, state.scores(), state.turn) == KNOWN[game]


def test_the_recorded_games_hold_nearly_every_move():
    used = {line.move.split()[0] for game in KNOWN for line in recorded(game).lines}

    assert {verb.name for verb in GAME.verbs.verbs} | {"undo"} <= used | {"rob", "copy", "recover", "swap"}


@pytest.mark.clause("F-257", "F-286")
def test_the_solo_game_was_won_at_the_easy_level():
    won = [game for game, (ending, _, _) in KNOWN.items() if ending == "won"]

    assert won
    for game in won:
        state = resume(GAME, recorded(game)).state
        assert state.winners() == (0,)
        assert recorded(game).lines[0].move in ("race orchid", "race quatryl")


def test_one_recorded_game_was_played_at_a_live_table():
    live = recorded("3-blocked")

    assert live.seed is None
    assert live.secret is not None

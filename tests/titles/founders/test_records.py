"""Complete recorded games: every player count, every variant, every way a game can end, each replayed to its known
result. They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

import re
from pathlib import Path

import pytest

from citywright.kit.errors import OtherVersion
from citywright.kit.record import read_record
from citywright.kit.referee import resume
from citywright.titles.founders.rules.game import GAME
from tests.titles.founders.build import RECORDS, recorded

# game: ending, scores, turns
KNOWN: dict[str, tuple[str, list[int], int]] = {
    "1-lost": ("lost", [33], 48),
    "1-unpaid": ("unpaid", [1], 10),
    "1-won": ("won", [94], 48),
    "2-blocked": ("blocked", [57, 46], 175),
    "2-no-workers": ("completed", [76, 52], 54),
    "2-thematic": ("completed", [76, 86], 51),
    "3-achievements": ("completed", [65, 65, 52], 73),
    "3-blocked": ("blocked", [19, 30, 77], 170),
    "3-symmetric": ("completed", [22, 66, 53], 47),
    "4-blocked": ("blocked", [28, 30, 4, 20], 161),
    "4-historic": ("completed", [23, 44, 53, 38], 56),
    "4-symmetric": ("completed", [58, 61, 46, 40], 52),
}
VERSION_1 = Path(__file__).parents[2] / "records" / "founders" / "v1"


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


# -- Version 1 --


def marked() -> dict[str, int]:
    """The games of version 1 that are not played like that any more, with the first line that differs."""
    text = (VERSION_1 / "README.md").read_text(encoding="utf-8")
    return {game: int(line) for game, line in re.findall(r"^\| (\S+) \| (\d+) \| F-162 \|$", text, re.MULTILINE)}


@pytest.mark.parametrize("path", sorted(VERSION_1.glob("*.jsonl")), ids=lambda path: path.stem)
def test_games_of_version_1_replay_but_for_those_that_are_marked(path):
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.version == 1
    with pytest.raises(OtherVersion, match="played with version 1"):
        resume(GAME, record)
    record.version = GAME.version

    if path.stem in marked():
        with pytest.raises(OtherVersion, match=f"from line {marked()[path.stem]} on"):
            resume(GAME, record)
    else:
        resume(GAME, record)


def test_what_is_marked_is_there():
    assert set(marked()) < {path.stem for path in VERSION_1.glob("*.jsonl")}
    assert len(marked()) == 5

"""Complete recorded games: every player count and variant, each replayed to its known result.

They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

import pytest

from citywright.kit.referee import resume
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import KEPT, RECORDS, positions, recorded
from tests.titles.architects.make_records import LIVE, VARIANTS

# game: scores, winners, turns
KNOWN = {
    "1-constantine": ([6, 51], [1], 80),
    "1-helena-chosen-promo": ([-22, 69], [1], 74),
    "2-standard": ([33, 25], [0], 232),
    "2-random-promo": ([-13, 16], [1], 229),
    "2-third-constantine": ([-12, 14, 63], [2], 132),
    "2-third-helena-chosen": ([-7, 11, 67], [2], 132),
    "3-standard": ([44, 1, -7], [0], 249),
    "3-chosen-promo": ([12, 2, 19], [2], 351),
    "4-standard": ([-9, 12, 8, 31], [3], 300),
    "4-random": ([-10, 15, 22, 21], [2], 325),
    "5-standard": ([35, 12, 6, -10, 22], [0], 496),
    "5-random-promo": ([19, 22, -7, 17, 8], [1], 460),
}


def test_every_player_count_and_variant_is_recorded():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(VARIANTS) == set(KNOWN)
    assert {seats for seats, _ in VARIANTS.values()} == set(GAME.seats)
    for option in GAME.options:
        chosen = {options.get(option.name, option.values[0]) for _, options in VARIANTS.values()}
        assert chosen == set(option.values)


@pytest.mark.parametrize("game", KNOWN)
def test_a_recorded_game_replays_to_its_known_result(game):
    referee = resume(GAME, recorded(game))

    seats, options = VARIANTS[game]
    scores, winners, turns = KNOWN[game]
    assert referee.state.seats == seats
    assert referee.record.options == GAME.check_options(seats, options)
    assert referee.state.ending == "guildhall"
    assert (referee.state.scores(), list(referee.state.winners()), referee.state.turn) == (scores, winners, turns)


@pytest.mark.parametrize("game", KNOWN)
def test_a_game_kept_from_version_1_replays(game):
    """Its content was written otherwise then, with the same figures."""
    record = recorded(game, KEPT / "v1")
    scores, winners, turns = KNOWN[game]

    assert (record.version, record.content) == (1, "fe207a05268e3de5")
    assert record.content != GAME.content_hash()
    state = resume(GAME, record).state
    assert (state.scores(), list(state.winners()), state.turn) == (scores, winners, turns)


def test_the_recorded_games_hold_every_move_of_the_game():
    used = {line.move.split()[0] for game in KNOWN for line in recorded(game).lines}

    assert used == {verb.name for verb in GAME.verbs.verbs} | {"undo"}


def test_one_recorded_game_was_played_at_a_live_table():
    live = recorded(LIVE)

    assert live.seed is None
    assert live.promise
    assert live.secret is not None


@pytest.mark.parametrize("game", ["1-constantine", "2-standard", "5-random-promo"])
def test_nothing_is_lost_on_the_way(game):
    census = None
    for g in positions(game):
        census = census or GAME.census(g)
        assert GAME.census(g) == census
    assert census is not None
    assert {n for name, n in census.items() if name.startswith("workers")} == {20}

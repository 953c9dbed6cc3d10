"""Complete recorded games: every player count and option, every way a war or the game ends, replayed to the result.

They were played by `make_records.py`; a record that replays differently means that old games do, too.
"""

from functools import cache

import pytest

from citywright.kit.referee import Referee, play_line, resume
from citywright.titles.mythotopia.rules.facts import CARDS, FREE_CARDS, TEXTS, bits
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia
from tests.titles.mythotopia.build import RECORDS, positions, recorded
from tests.titles.mythotopia.make_records import LIVE, VARIANTS, WAYS, ways_of

# game: ending, scores, winners, turns
KNOWN = {
    "2-plain": ("limit", [46, 50], [1], 120),
    "2-eleven-provinces": ("limit", [37, 47], [1], 60),
    "2-cheap-roads": ("ended", [73, 51], [0], 153),
    "3-plain": ("ended", [39, 49, 55], [2], 163),
    "3-literal-choice": ("limit", [32, 42, 54], [2], 180),
    "3-no-withdrawal": ("ended", [57, 29, 40], [0], 119),
    "4-plain": ("ended", [49, 43, 20, 33], [0], 246),
    "4-balanced-choice": ("limit", [36, 26, 25, 12], [0], 40),
    "2-tyrant": ("limit", [56, 12], [0], 200),
}


@cache
def ways_in(game: str) -> frozenset[str]:
    """How wars, and the game itself, ended in a recorded game."""
    record = recorded(game)
    seed = record.secret or record.seed
    assert seed is not None
    referee = Referee(GAME, record.seats, seed, record.options, record.names)
    found: set[str] = set()
    for line in record.lines:
        g = referee.state
        assert isinstance(g, Mythotopia)
        fought = sum(player.at & ~player.own for player in g.players)
        if line.move == "undo":
            play_line(referee, line.seat, line.move, judge=False)
            continue
        news = referee.play(line.seat, GAME.verbs.read(line.move))
        g = referee.state
        assert isinstance(g, Mythotopia)
        fewer = fought != sum(player.at & ~player.own for player in g.players)
        found |= set(ways_of([event for _, event in news], fewer))
    return frozenset(found | {referee.state.ending})


def test_every_player_count_and_option_is_recorded():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(VARIANTS) == set(KNOWN)
    assert {seats for seats, _ in VARIANTS.values()} == set(GAME.seats)
    for option in GAME.options:
        chosen = {options.get(option.name, option.values[0]) for _, options in VARIANTS.values()}
        assert chosen == set(option.values)


@pytest.mark.parametrize("game", KNOWN)
def test_a_recorded_game_replays_to_its_known_result(game):
    referee = resume(GAME, recorded(game))

    seats, options = VARIANTS[game]
    g = referee.state
    assert g.seats == seats
    assert referee.record.options == GAME.check_options(seats, options)
    assert (g.ending, g.scores(), list(g.winners()), g.turn) == KNOWN[game]


def test_every_way_a_war_or_the_game_ends_is_recorded():
    found = {way for game in KNOWN for way in ways_in(game)}

    assert found == WAYS


def test_the_recorded_games_hold_every_move_of_the_game():
    used = {line.move.split()[0] for game in KNOWN for line in recorded(game).lines}

    assert used == {verb.name for verb in GAME.verbs.verbs} | {"undo"}


def test_the_recorded_games_play_every_card_text():
    played = {line.move for game in KNOWN for line in recorded(game).lines if line.move.startswith("play ")}

    assert {f"play {CARDS[card]}" for card in bits(TEXTS | FREE_CARDS)} <= played


def test_one_recorded_game_was_played_at_a_live_table():
    live = recorded(LIVE)

    assert live.seed is None
    assert live.promise
    assert live.secret is not None


@pytest.mark.parametrize("game", ["2-eleven-provinces", "3-no-withdrawal", "4-balanced-choice"])
def test_nothing_is_lost_on_the_way(game):
    census = None
    for g in positions(game):
        census = census or GAME.census(g)
        assert GAME.census(g) == census
    assert census is not None
    assert census["mercenaries"] == 2
    assert [census[f"tokens of {value} VP"] for value in (1, 2, 3)] == [28, 26, 3]

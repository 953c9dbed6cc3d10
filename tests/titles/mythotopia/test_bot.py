"""The greedy bot's evaluation: what it must see, that it wins, and that its games come to their proper end."""

import pytest

from citywright.bots.bot import Bot, Evaluation
from citywright.bots.greedy import GreedyBot
from citywright.bots.random_bot import RandomBot
from citywright.kit.game import Game
from citywright.kit.observer import Observer
from citywright.titles.mythotopia.evaluation import evaluate, finished, to_go
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia
from tests.titles.mythotopia.build import new_game
from tests.titles.mythotopia.realm import at, do, realm

GAMES = 2
"""Games of each kind; each takes seconds."""
LONG_GAMES = 300
FOUR = ("fixed_city", "fixed_road", "fixed_castle", "patronage")


class Title:
    """What a bot must know of the title."""

    game: Game = GAME
    evaluate: Evaluation = staticmethod(evaluate)


def choice(g: Mythotopia, seat: int = 0) -> str:
    return GAME.show(GreedyBot(Title(), 1).choose(Observer(GAME, g, seat)))


def play(levels: str, seed: int) -> Mythotopia:
    g = new_game(len(levels), seed)
    bots: list[Bot] = [
        (GreedyBot if level == "g" else RandomBot)(Title(), 10 * seed + i) for i, level in enumerate(levels)
    ]
    while not g.is_over():
        seat = g.actor()
        g.apply(bots[seat].choose(Observer(GAME, g, seat)), seat)
    return g


def test_it_ends_the_game_when_it_may():
    g = realm(2).own(0, "blore", "lea", "eagre", "oxter", "nesh").own(1, "shog", "peened").empty(*FOUR).turn_of(0)
    assert choice(g) == "do end_game"


def test_it_ends_a_war_it_wins():
    g = realm(2).own(0, "oxter").own(1, "shog").armies(0, "eagre", 4).turn_of(0)
    assert choice(g) == "do end_war"
    assert choice(do(g, "do end_war")) == "war eagre"


def test_it_builds_the_city_it_can_pay_for():
    table = realm(2).own(0, "blore", "eoan", "grimp").own(1, "shog").hand(0, "start_build", "blore", "eoan", "grimp")
    g = do(table.turn_of(0, 1), "play start_build")
    assert choice(g).startswith("city")


def test_it_sends_enough_armies():
    table = (
        realm(2).own(0, "oxter", "ambsace", "ictus").own(1, "shog").hand(0, "oxter", "ambsace", "ictus", "start_army")
    )
    g = do(table.hand(0, "start_market").turn_of(0), "do invade", "from oxter", "target eagre land")
    after = finished(g, 0)
    assert after.force(at("eagre"), 0) > after.neutral_force(at("eagre"))


def test_tokens_taken_bring_the_end_nearer():
    g = realm(2).turn_of(0)
    assert to_go(realm(2).stack("fixed_castle", 2).g, 0) < to_go(g, 0)
    assert to_go(realm(2).supply(0, cities=1).stack("patronage", 0).g, 0) < to_go(g, 0)


def test_judging_changes_nothing():
    g = do(realm(2).own(0, "oxter").hand(0, "oxter", "start_army", "start_market").turn_of(0), "do invade")
    before = g.dump()
    evaluate(g, 0)
    assert g.dump() == before


def test_it_beats_a_random_player():
    for seed in range(GAMES):
        levels = "gr" if seed % 2 else "rg"
        assert play(levels, seed + 4).winners() == (levels.index("g"),)


def test_games_of_its_kind_are_ended_by_the_leader():
    assert play("gg", 111).ending == "ended"


@pytest.mark.long
def test_it_wins_nine_games_of_ten_and_ends_them():
    won = ended = 0
    for seed in range(LONG_GAMES):
        levels = "gr" if seed % 2 else "rg"
        g = play(levels, seed)
        won += g.winners() == (levels.index("g"),)
        ended += g.ending == "ended"
    assert won >= 0.9 * LONG_GAMES
    assert ended >= 0.95 * LONG_GAMES


@pytest.mark.long
@pytest.mark.parametrize("levels", ["gg", "ggg", "gggg"])
def test_greedy_players_end_their_games(levels):
    games = 100
    assert sum(play(levels, seed).ending == "ended" for seed in range(games)) >= 0.95 * games

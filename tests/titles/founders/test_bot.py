"""The greedy bot's evaluation: what it must see, and that its games come to an end."""

import pytest

from citywright.bots.bot import Evaluation
from citywright.bots.greedy import GreedyBot
from citywright.bots.random_bot import RandomBot
from citywright.kit.chance import Stream
from citywright.kit.game import Game
from citywright.kit.observer import Observer
from citywright.kit.random_play import pick
from citywright.titles.founders.evaluation import (
    READY,
    READY_ELSEWHERE,
    bid_value,
    distances,
    evaluate,
    forget,
    neighbourhood,
    prospects,
    readiness,
    spread,
)
from citywright.titles.founders.rules.facts import MAIN
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.roads import BuildRoad
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.trade import PlaceStall
from citywright.titles.founders.rules.turn import EndOfTurn, PlayCard
from tests.titles.founders.build import City, do, good, spot

GAMES = 20
"""Games for each player count and side in the long run."""


class Title:
    """What a bot must know of the title."""

    game: Game = GAME
    evaluate: Evaluation = staticmethod(evaluate)


def choice(g: Founders, seat: int = 0) -> str:
    return GAME.show(GreedyBot(Title(), 1).choose(Observer(GAME, g, seat)))


def test_it_builds_the_road_that_delivers():
    g = City().store(0, "people", (4, 8)).building("crooked_bone", (3, 6), 1).asking(BuildRoad(0))
    bot = choice(g)
    do(g, bot)

    assert g.players[0].vp == 2


def test_it_builds_the_stall_where_it_delivers():
    g = City().building("crooked_bone", (3, 7)).asking(PlaceStall(0, MAIN[0].terms, good("people"), 9))
    do(g, choice(g))

    assert g.players[0].vp == 2


def test_more_influence_is_worth_more_for_a_good_building():
    g = City().store(0, "people", (4, 8)).crystals(0, temp=2).proposals("crooked_bone", "ghost_fortress").g

    assert bid_value(g, 0, ("bid", 0, 2, 0)) > bid_value(g, 0, ("bid", 0, 0, 0))


def ready(city: City, *useful: tuple[int, int]) -> float:
    """How ready seat 0 is to build bricks, at one of these cells if any are named."""
    return readiness(city.g, 0, good("bricks"), sum(1 << city.at(cell) for cell in useful))


def test_a_store_is_the_readier_the_fewer_roads_are_missing():
    city = City().store(0, "people", (4, 2)).store(1, "stone", (4, 9), access=(0,))

    assert ready(city) == READY[3]
    assert ready(city.roads((4, 3))) == READY[2]
    assert ready(city.roads((4, 4))) == READY[1]
    assert ready(city.roads((4, 5), (4, 6), (4, 7))) == READY[0]


def test_a_store_that_has_no_room_beside_the_roads_wants_a_road_to_where_it_has():
    city = City().store(0, "people", (4, 2)).store(1, "stone", (4, 4), access=(0,)).roads((4, 3))
    assert ready(city) == READY[0]

    cramped = city.store(1, "wood", (3, 4)).store(2, "grain", (5, 4))
    assert ready(cramped) == READY[1]
    assert ready(cramped.roads((5, 3))) == READY[0]


def test_a_store_far_from_all_who_want_it_counts_less():
    city = City().store(0, "people", (4, 2)).store(1, "stone", (4, 5), access=(0,)).roads((4, 3), (4, 4))

    assert ready(city, (5, 4)) == READY[0]
    assert ready(city, (14, 20)) == READY_ELSEWHERE * READY[0]


@pytest.mark.clause("F-160")
def test_a_store_connected_to_nothing_own_is_not_ready():
    city = City().store(1, "stone", (4, 5), access=(0,)).store(1, "people", (4, 3), access=(0,)).roads((4, 4))
    assert ready(city) == 0

    assert ready(city.store(0, "gems", (6, 4)).roads((5, 4))) == READY[0]


@pytest.mark.clause("F-149", "F-150")
def test_goods_cross_the_river_while_their_owner_has_bridges_left():
    g = City().store(0, "people", (10, 4)).building("crooked_bone", (11, 7)).g
    crooked_bone = g.buildings[0]

    assert distances(g, crooked_bone, [0]) == {0: 2}
    assert neighbourhood(g, 0, crooked_bone) & g.stores[0].mask
    g.edit(0).spans = 0b111  # all three of them, somewhere else
    assert distances(g, crooked_bone, [0]) == {}
    assert not neighbourhood(g, 0, crooked_bone) & g.stores[0].mask
    assert neighbourhood(g, 1, crooked_bone) & g.stores[0].mask  # which would not help the owner


def test_spread_takes_some_of_many():
    answers = [("road", n) for n in range(100)]

    assert spread(answers, 4) == [("road", 0), ("road", 25), ("road", 50), ("road", 75)]
    assert spread(answers[:3], 4) == answers[:3]
    assert spot("road 1,2", City().g) == "road 25"


def play(bots, seed, options, turns=10_000) -> Founders:
    g = GAME.setup(len(bots), seed, options)
    assert isinstance(g, Founders)
    observers = [Observer(GAME, g, seat) for seat in range(len(bots))]
    while not g.is_over() and g.turn < turns:
        seat = g.actor()
        g.apply(bots[seat].choose(observers[seat]), seat)
    return g


def test_it_beats_chance():
    g = play([GreedyBot(Title(), 3), RandomBot(Title(), 4)], 3, {"side": "symmetric", "workers": "no"}, turns=30)

    assert g.scores()[0] > 1.5 * g.scores()[1]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_greedy_players_end_by_the_sixth_building(seats):
    endings = []
    for seed in range(GAMES):
        for side in ("thematic", "symmetric"):
            bots = [GreedyBot(Title(), seed * 7 + seat) for seat in range(seats)]
            endings.append(play(bots, seed, {"side": side}).ending)

    assert endings.count("completed") >= 0.95 * len(endings)


def test_kept_values_are_those_that_would_be_reckoned_anew():
    g = GAME.setup(3, 6, {"side": "symmetric"})
    assert isinstance(g, Founders)
    stream = Stream(6)
    looked = 0
    while not g.is_over() and looked < 40:
        actions = g.legal()
        g.apply(GAME.stroll(g, actions, stream) or pick(GAME.verbs, actions, stream))
        if g.buildings and not g.is_over() and stream.chance(4) == 0:
            kept = [prospects(g, seat) for seat in (0, 1, 2, 0, 1, 2)]
            forget()
            assert [prospects(g, seat) for seat in (0, 1, 2)] == kept[:3] == kept[3:]
            looked += 1
    assert looked == 40


def test_a_won_end_is_better_than_going_on_and_a_lost_one_is_not_put_off():
    city = City().completed(5).vp(9, 3, 9, 4).store(0, "people", (4, 8))
    going_on = evaluate(city.asking(PlayCard(0)), 0)
    ended = City().completed(6).vp(9, 3, 9, 4).store(0, "people", (4, 8)).asking(EndOfTurn(0))
    assert ended.is_over()

    assert evaluate(ended, 0) > going_on + 50
    assert evaluate(ended, 2) > evaluate(city.g, 2)

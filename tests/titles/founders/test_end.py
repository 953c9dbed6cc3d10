"""The variants and the end of the game: F-10, F-11, F-239..F-256, F-288..F-291."""

import pytest

from citywright.kit.errors import BadSetup
from citywright.kit.zones import Deck
from citywright.titles.founders.rules.facts import ACHIEVEMENT_DECK, ACHIEVEMENTS, END, PRESTIGE, RACES
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.roads import BuildRoad
from citywright.titles.founders.rules.scoring import city_event, meets, quarter_of
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.turn import Basic, EndOfTurn, PlayCard
from citywright.titles.founders.rules.vote import Bid
from tests.titles.founders.build import City, do, moves, refusal, told, vps


def nearly_done(players: int = 4) -> City:
    """Five completed buildings, and a sixth that waits for people at the end of a road."""
    city = City(players).store(0, "people", (4, 8)).completed(5)
    return city.building("crooked_bone", (3, 6), 1, cubes={"livestock": 1, "food": 1})


@pytest.mark.clause("F-10", "F-250", "F-251")
def test_the_turn_is_finished_with_all_follows():
    city = nearly_done().roads((5, 9)).coins(0, 9).hand(0, "stonecutter", "trade", "call_to_vote")
    g = city.store(0, "gems", (3, 10)).asking(PlayCard(0))
    do(g, "play stonecutter", "span 3,11", "road 3,7")
    assert g.completed == 6
    assert not g.is_over()
    do(g, "pass", "basic coin")
    assert not g.is_over()
    do(g, "pass")

    assert (g.ending, g.active) == ("completed", 0)
    assert refusal(g, "hide trade", seat=1) == "F-10"


def test_F_252_deliveries_go_on_after_the_sixth():
    """The sixth building is completed by a main action; a follower then completes another one."""
    city = nearly_done().hand(0, "stonecutter", "call_to_vote").coins(0, 9).store(0, "gems", (3, 10))
    city = city.store(1, "stone", (14, 7)).building("harbour_gatehouse", (13, 3), cubes={"metal": 2, "bricks": 2})
    g = do(city.asking(PlayCard(0)), "play stonecutter", "span 3,11", "road 3,7")
    assert (g.completed, vps(g)) == (6, [2, 0, 0, 0])
    do(g, "basic road", "road 14,6")
    assert (g.completed, vps(g)) == (7, [2, 3, 0, 0])
    do(g, "pass", "pass")

    assert g.ending == "completed"


@pytest.mark.clause("F-253", "F-254", "F-11")
def test_final_scoring():
    g = nearly_done().coins(0, 11).crystals(0, perm=3).vp(5, 30, 0, 0).coins(1, 3).asking(BuildRoad(0))
    do(g, "road 3,7")

    assert dict(g.score_lines(0))["influence"] == 3
    assert dict(g.score_lines(0))["coins"] == 2
    assert g.scores()[:2] == [5 + 2 + 3 + 2, 30]
    assert g.winners() == (1,)


@pytest.mark.clause("F-256")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_ties_go_to_the_token(active, winner):
    city = City().completed(6).vp(9, 3, 9, 4)
    city.g.players[0].coins = city.g.players[2].coins = 0
    g = city.asking(Basic(active), active=active)
    g.agenda.clear()
    g.next(EndOfTurn(active))
    g.run()

    assert g.winners() == (winner,)


def stuck(quiet: int) -> City:
    """No proposal is left, and none can come."""
    city = City().store(0, "people", (4, 8))
    city.g.out, city.g.proposals, city.g.deck = tuple(range(21)), (), Deck.shuffled([])
    city.g.quiet = quiet
    return city


def test_F_309_the_game_ends_after_eight_turns_each_without_a_delivery():
    g = stuck(31).asking(PlayCard(0))  # quiet counts the turn of the delivery, too
    do(g, "hide trade", "basic coin")
    assert not g.is_over()
    do(g, "hide trade", "basic coin")

    assert (g.ending, g.winners()) == ("blocked", (1,))  # 8 coins each: the token decides
    assert refusal(g, "hide construct", seat=2) == "F-309"


@pytest.mark.clause("F-309")
def test_the_safety_stop_waits_as_long_as_a_proposal_may_come():
    for where in ("proposals", "deck", "discard"):
        city = stuck(60)
        if where == "proposals":
            city.g.proposals = (3,)
        elif where == "deck":
            city.g.deck = Deck.shuffled([3])
        else:
            city.g.discard = (3,)
        assert not do(city.asking(PlayCard(0)), "hide trade", "basic coin").is_over()


@pytest.mark.clause("F-309")
def test_a_delivery_puts_the_safety_stop_off():
    city = stuck(60).building("crooked_bone", (3, 6), 1, cubes={"livestock": 1})
    g = do(city.asking(BuildRoad(0)), "road 3,7")

    assert (g.is_over(), g.quiet) == (False, 1)


# -- Without workers --


@pytest.mark.clause("F-240", "F-242")
def test_without_workers_there_are_three_basic_actions():
    g = City(workers=False).store(0, "people", (4, 8)).house(0, (4, 5)).asking(Basic(0))

    assert moves(g) == ["basic coin", "basic influence", "basic road"]
    assert refusal(g, "basic worker") == "F-240"


@pytest.mark.clause("F-242", "F-239")
def test_without_workers_a_house_brings_its_crystal_only():
    city = City(workers=False).store(0, "people", (4, 8)).house(0, (4, 5)).discard(1, "trade", "construct")
    g = do(city.asking(PlayCard(1), active=1), "play call_to_vote", "basic coin", "basic coin")

    assert g.players[0].temp == 1
    assert GAME.view(g, 0)["players"][0]["workers"] == 0


def test_F_243_the_winning_card_never_comes_back():
    city = City(workers=False).store(0, "people", (4, 8))
    city.g.called = 0
    g = city.asking(Bid(15))
    for seat in range(4):
        g.apply(("bid", 0, 0, 0), seat)
    card = g.proposals[0]
    do(g, moves(g)[0])

    assert card not in (*g.proposals, *g.discard, *g.deck.cards())
    assert [b.card for b in g.buildings] == [card]


def test_F_244_the_solo_game_has_workers():
    with pytest.raises(BadSetup):
        GAME.setup(1, 0, {"workers": "no"})


# -- Achievements --

IMMEDIATE, MID, LAST = (ACHIEVEMENTS.index(name) for name in ("second_hearth", "steady_rent", "last_roof"))


@pytest.mark.clause("F-246", "F-247")
def test_immediate_achievements_score_at_the_end_of_the_turn():
    city = City().store(0, "people", (3, 2)).roads((3, 3)).house(0, (13, 6)).house(1, (3, 17), (13, 14)).coins(0, 9)
    g = city.achievements(IMMEDIATE, -1, -1).asking(PlayCard(0))
    do(g, "play construct", "house 3,4", "pass", "pass")
    assert vps(g) == [0, 0, 0, 0]
    news = told(g, "pass")

    assert vps(g) == [3, 3, 0, 0]  # everybody who meets it then
    assert g.achievements[0] == -1
    assert ("achieves", 1, IMMEDIATE, 3) in news


def test_F_246_nobody_scores_before_somebody_meets_it():
    g = City().store(0, "people", (3, 2)).achievements(IMMEDIATE, -1, -1).asking(PlayCard(0))
    do(g, "hide trade", "basic coin")

    assert g.achievements[0] == IMMEDIATE


@pytest.mark.clause("F-248")
@pytest.mark.parametrize(("completed", "points", "left"), [(1, 0, MID), (2, 4, -1), (3, 4, -1)])
def test_the_mid_game_achievement(completed, points, left):
    city = City().completed(completed).achievements(-1, MID, -1)
    city = (
        city.store(0, "people", (4, 8)).store(0, "gems", (2, 2)).store(0, "jewelry", (6, 0)).store(0, "bricks", (0, 6))
    )
    city = city.store(0, "machines", (0, 13)).store(1, "stone", (13, 1))
    g = do(city.asking(PlayCard(0)), "hide trade", "basic coin")

    assert vps(g) == [points, 0, 0, 0]
    assert g.achievements[1] == left


@pytest.mark.clause("F-249", "F-255")
def test_the_end_achievement_counts_in_final_scoring():
    city = nearly_done().achievements(-1, -1, LAST).house(0, (8, 0), (3, 17), (13, 6)).coins(0, 0)
    g = city.asking(BuildRoad(0))
    do(g, "road 3,7")

    assert vps(g)[0] == 2
    assert dict(g.score_lines(0))["achievements"] == 5
    assert dict(g.score_lines(1))["achievements"] == 0


@pytest.mark.clause("F-246")
def test_what_each_achievement_counts():
    city = City().store(0, "people", (4, 8)).store(0, "gems", (3, 20)).store(0, "jewelry", (13, 1))
    city = (
        city.store(0, "government", (11, 9))
        .store(1, "stone", (2, 2), access=(0,))
        .store(2, "grain", (14, 14), access=(0,))
    )
    city = city.store(2, "metal", (5, 10), access=(0,)).span(0, (0, 11), (1, 11))
    city = city.building("crooked_bone", (14, 7), cubes={"people": 0}).building(
        "university", (0, 14), cubes={"metal": 0}
    )
    g = city.house(0, (8, 0)).g
    g.players[0].hired = 2
    names = [ACHIEVEMENTS[n] for n in range(len(ACHIEVEMENTS)) if meets(g, 0, n)]

    assert names == [
        "three_banks",
        "master_craft",
        "crossing_keeper",
        "broad_ties",
        "two_workshops",
        "named_twice",
        "full_council",
        "firm_footing",
    ]


@pytest.mark.clause("F-249")
def test_what_each_end_achievement_counts():
    buildings = (("crooked_bone", (14, 7)), ("university", (0, 14)), ("salt_barge", (0, 3)), ("reed_market", (3, 17)))
    firsts = {"crooked_bone": "people", "university": "metal", "salt_barge": "wood", "reed_market": "people"}
    many = City().store(0, "people", (4, 8)).house(0, (8, 0), (3, 16), (13, 6)).span(0, (0, 11), (1, 11), (2, 11))
    for name, cell in buildings:
        many = many.building(name, cell, cubes={firsts[name]: 0})
    many.store(0, "jewelry", (13, 1)).store(0, "leather", (10, 0)).store(0, "food", (5, 5))
    many.g.players[0].hired = 4
    few = City().store(0, "people", (4, 8)).house(0, (8, 0), (13, 6)).span(0, (0, 11), (1, 11))
    for name, cell in buildings[:3]:
        few = few.building(name, cell, cubes={firsts[name]: 0})
    few.store(0, "jewelry", (13, 1)).store(0, "leather", (10, 0)).store(0, "leather", (5, 5))
    few.g.players[0].hired = 3
    last = [n for n in range(len(ACHIEVEMENTS)) if ACHIEVEMENT_DECK[n] == END]

    assert len(last) == 5
    assert all(meets(many.g, 0, n) for n in last)
    assert not any(meets(few.g, 0, n) for n in last)


@pytest.mark.clause("F-248")
def test_a_mid_game_card_that_nobody_met_is_gone():
    """The second token comes, nobody has two advanced stores; who builds the second one later gets nothing."""
    mid = next(n for n in range(len(ACHIEVEMENTS)) if ACHIEVEMENTS[n] == "two_workshops")
    city = City().store(0, "people", (4, 8)).completed(2).store(0, "jewelry", (13, 1)).achievements(-1, mid, -1)
    g = do(city.asking(Basic(0)), "basic coin")
    assert g.achievements == (-1, -1, -1)
    assert vps(g) == [0, 0, 0, 0]
    city.store(0, "leather", (0, 3))
    do(g, "hide trade", "basic coin")
    assert vps(g) == [0, 0, 0, 0]

    # Before the second token it waits, and then all who meet it score, once.
    city = City().completed(1).store(0, "jewelry", (13, 1)).store(0, "leather", (0, 3)).achievements(-1, mid, -1)
    city = city.store(2, "jewelry", (4, 8)).store(2, "leather", (13, 13))
    g = do(city.asking(Basic(0)), "basic coin")
    assert (vps(g), g.achievements) == ([0, 0, 0, 0], (-1, mid, -1))
    g.completed = 2
    do(g, "hide trade", "basic coin")
    assert (vps(g), g.achievements) == ([4, 0, 4, 0], (-1, -1, -1))


# -- The historic game --


@pytest.mark.clause("F-288")
def test_the_historic_game_is_played_on_the_thematic_side():
    with pytest.raises(BadSetup, match="thematic"):
        GAME.setup(3, 0, {"historic": "yes", "side": "symmetric"})
    for players in (2, 3, 4):
        historic, usual = GAME.setup(players, 0, {"historic": "yes"}), GAME.setup(players, 0)
        assert isinstance(historic, Founders)
        assert isinstance(usual, Founders)
        assert (historic.historic, usual.historic) == (True, False)
    with pytest.raises(BadSetup):
        GAME.setup(1, 0, {"historic": "yes"})


@pytest.mark.clause("F-289", "F-290", "F-291")
def test_the_winner_gets_the_event_of_the_race_played():
    city = City(4, side="thematic").store(0, "people", (4, 1)).completed(5).vp(50, 0, 0, 0)
    city = city.building("crooked_bone", (3, 3), 1, cubes={"livestock": 1, "food": 1})
    city = city.building("silver_gull", (12, 16), 1, cubes={"metal": 1})
    city.g.historic = True
    g = city.asking(BuildRoad(0))
    assert city_event(g) is None
    news = told(g, "road 4,2")

    assert ("city_event", 0, RACES.index("human")) in news
    event = city_event(g)
    assert event is not None
    winner, race, choices = event
    assert (winner, RACES[race]) == (0, "human")
    assert {PRESTIGE[card] for card, _ in choices} == {"crooked_bone"}
    assert all(quarter >= 0 for _, quarter in choices)
    assert GAME.view(g, 2)["event"] == event


@pytest.mark.clause("F-290")
def test_points_as_a_supplier_make_a_building_a_favourite_too():
    """Seat 1 delivers machines to the guild; a share of it is the metal's, which is seat 2's."""
    city = City(4, side="thematic").store(2, "metal", (14, 17)).store(3, "knowledge", (15, 10))
    city = city.store(1, "machines", (3, 1), suppliers=(0, 1)).building("merchants_guild", (4, 4), 1).completed(5)
    city.g.historic = True
    g = city.vp(0, 0, 50, 0).asking(BuildRoad(1), active=1)
    do(g, "road 4,3")
    assert vps(g) == [0, 4, 51, 1]
    g.agenda.clear()
    g.end("completed")

    event = city_event(g)
    assert event is not None
    assert (event[0], [PRESTIGE[card] for card, _ in event[2]]) == (2, ["merchants_guild"])


@pytest.mark.clause("F-290")
def test_the_quarter_is_that_of_the_first_cell():
    g = City(4, side="thematic").building("sleeping_lion", (10, 15)).building("salt_barge", (5, 3)).g

    assert [quarter_of(g, building) for building in g.buildings] == [8, 1]

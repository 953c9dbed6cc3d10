"""The turn, basic actions, workers and follows: F-87..F-107, F-292, F-300."""

import pytest

from citywright.kit.grid import to_list
from citywright.kit.table import heard_by
from citywright.titles.founders.rules.acts import UseWorker
from citywright.titles.founders.rules.facts import CARDS, HIDDEN, MAIN
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.turn import Basic, Follow, PlayCard
from tests.titles.founders.build import City, card, do, is_asked, moves, refusal, told

CONSTRUCT = MAIN[1].terms


def people() -> City:
    return City().store(0, "people", (4, 8))


def test_F_87_one_card_a_turn_face_up_or_face_down():
    g = people().asking(PlayCard(0))

    assert "play trade" in moves(g)
    assert "hide trade" in moves(g)
    assert refusal(g, "play scholar") == "F-87"
    assert refusal(g, "basic coin") == "F-87"
    assert refusal(g, "pass") == "F-87"
    do(g, "hide trade")
    assert refusal(g, "hide construct") == "F-94"  # one card, and now its basic action


def test_F_88_the_card_goes_to_the_own_discard():
    g = people().asking(PlayCard(0))
    do(g, "play trade")
    assert g.players[0].discarded() == 0  # not while its action lasts (OR-6)
    do(g, "stall gems", "site 13,1", "pass", "pass", "pass")

    assert to_list(g.players[0].shown) == [card("trade")]


def test_F_89_a_card_is_played_face_up_only_if_all_of_it_can_be_done():
    g = people().coins(0, 0).asking(PlayCard(0))

    assert refusal(g, "play trade") == "F-89"
    assert refusal(g, "play upgrade") == "F-89"
    assert moves(g, "play") == []
    # Two advisers at 1 coin each cannot be paid with 1 coin.
    city = (
        people().store(0, "gems", (13, 1)).hand(0, "foreman", "call_to_vote").offer("lapidary", "scholar", "jeweller")
    )
    assert refusal(city.coins(0, 1).asking(PlayCard(0)), "play foreman") == "F-89"


def test_F_89_a_first_hire_must_leave_money_for_the_second():
    city = people().store(0, "gems", (13, 1)).store(1, "stone", (2, 2), access=(0,)).coins(0, 3)
    g = city.hand(0, "foreman", "call_to_vote").offer("lapidary", "smelter", "stonecutter").asking(PlayCard(0))
    do(g, "play foreman")
    assert moves(g) == ["hire 0", "hire 2"]
    do(g, "hire 0")
    assert moves(g) == ["hire 2"]


@pytest.mark.clause("F-90", "F-91")
def test_the_others_follow_clockwise_without_a_card():
    g = people().store(2, "grain", (13, 1)).asking(PlayCard(0))
    do(g, "play trade", "stall gems", "site 14,2")
    asked = []
    hands = [me.hand for me in g.players]
    for line in ("basic coin", "follow trade", "pass"):
        asked.append((is_asked(g), g.actor()))
        do(g, line)
        if line == "follow trade":
            do(g, "stall metal", "site 3,1")

    assert asked == [("Follow", 1), ("Follow", 2), ("Follow", 3)]
    assert [me.hand for me in g.players][1:] == hands[1:]
    assert g.players[1].coins == 8
    assert (is_asked(g), g.actor()) == ("PlayCard", 1)


def test_F_91_a_follower_plays_no_card():
    g = people().asking(Follow(1, 1))

    assert refusal(g, "play trade") == "F-91"


def test_F_90_what_cannot_be_done_cannot_be_followed():
    g = people().asking(Follow(1, 4))

    assert refusal(g, "follow upgrade") == "F-90"


def test_F_92_nobody_follows_a_hidden_card():
    g = people().asking(PlayCard(0))
    do(g, "hide trade", "basic coin")

    assert (is_asked(g), g.actor()) == ("PlayCard", 1)


def test_F_93_the_token_passes_after_the_last_follow():
    g = people().asking(PlayCard(0))
    do(g, "play trade", "stall gems", "site 14,2", "pass", "pass")
    assert g.active == 0
    do(g, "pass")
    assert g.active == 1


@pytest.mark.clause("F-94", "F-182")
def test_any_card_but_call_to_vote_may_be_hidden():
    g = people().asking(PlayCard(0))

    hidden = moves(g, "hide")
    assert hidden == [f"hide {name}" for name in ("trade", "construct", "upgrade", "recruit")]
    assert refusal(g, "hide call_to_vote") == "F-182"


def test_F_95_a_hidden_card_is_known_to_its_player_only():
    g = people().asking(PlayCard(0))
    g.news = []
    do(g, "hide recruit")
    news = g.news or []

    assert ("hides", 0, card("recruit")) in heard_by(news, 0)
    assert ("hides", 0, HIDDEN) in heard_by(news, 1)
    assert GAME.view(g, 0)["players"][0]["hidden"] == [card("recruit")]
    other = GAME.view(g, 1)["players"][0]
    assert (other["hidden"], other["hand"], other["cards"]) == (None, None, 4)
    assert len(other["maybe"][0]) == 4


def test_F_95_dealt_worlds_respect_what_was_seen():
    # Seat 0 hides a card, then hires the scholar: the scholar cannot be the hidden card.
    city = people().discard(0, hidden=("trade",))
    me = city.g.players[0]
    me.hand |= 1 << card("scholar")
    city.out_of_offer(0)
    g = city.asking(PlayCard(1), active=1)
    seen = {GAME.determinize(g, 1, seed).players[0].hidden[0][0] for seed in range(60)}

    assert {CARDS[n] for n in seen} == {"trade", "construct", "upgrade", "recruit"}
    # A card shown afterwards was not hidden before.
    do(g, "hide trade", "basic coin", "hide trade", "basic coin", "hide trade", "basic coin", "play recruit")
    assert {CARDS[GAME.determinize(g, 1, seed).players[0].hidden[0][0]] for seed in range(60)} == {
        "trade",
        "construct",
        "upgrade",
    }


@pytest.mark.clause("F-96", "F-97")
def test_a_coin_or_a_crystal():
    g = people().asking(Basic(0))
    do(g, "basic coin")
    assert g.players[0].coins == 8

    g = people().asking(Basic(0))
    do(g, "basic influence")
    assert g.players[0].temp == 1


@pytest.mark.clause("F-98", "F-100")
def test_a_road_is_free_and_everybodys():
    g = people().store(1, "stone", (2, 8)).asking(Basic(0))
    do(g, "basic road")
    assert refusal(g, "road 4,8") == "F-98"
    do(g, "road 3,8")

    assert g.players[0].coins == 7
    for seat in (0, 1):
        reach = g.reach(seat)
        assert all(reach >> cell & 1 for cell in (3 * 23 + 7, 2 * 23 + 7))


def housed() -> City:
    """Seat 0 has a people stall and one house."""
    return people().house(0, (4, 5))


@pytest.mark.clause("F-101", "F-102", "F-144")
def test_a_house_makes_a_worker_available():
    assert refusal(people().asking(Basic(0)), "basic worker") == "F-102"
    g = housed().asking(Basic(0))
    assert g.free_workers(0) == 1
    do(g, "basic worker")

    assert moves(g) == ["worker race"]


@pytest.mark.clause("F-103", "F-106", "F-300")
def test_the_race_slot():
    g = housed().house(0, (13, 6)).asking(UseWorker(0))
    do(g, "worker race")

    assert g.players[0].coins == 9  # Humans: 2 coins
    assert g.free_workers(0) == 1
    g = housed().house(0, (13, 6)).asking(UseWorker(0))
    g.players[0].race_worker = True
    assert refusal(g, "worker race") == "F-300"
    g.players[0].houses &= g.players[0].houses - 1  # one house, and its worker is there
    assert refusal(g, "worker race") == "F-106"


@pytest.mark.clause("F-104", "F-105", "F-300")
def test_a_worker_on_a_prestige_card():
    city = housed().building("lantern_theatre", (13, 10), cubes={"people": 0})
    g = city.building("sleeping_lion", (11, 13), cubes={"wood": 1}).asking(UseWorker(0))
    assert refusal(g, "worker sleeping_lion") == "F-105"
    assert refusal(g, "worker university") == "F-104"
    do(g, "worker lantern_theatre")

    assert (g.players[0].vp, g.players[0].temp) == (1, 1)
    assert g.buildings[0].worker == 0
    # The slot is closed to everybody.
    city = housed().house(1, (3, 17)).building("lantern_theatre", (13, 10), cubes={"people": 0, "books": 1})
    city.g.buildings = (city.g.buildings[0].with_worker(0),)
    g = city.asking(UseWorker(1), active=1)
    assert refusal(g, "worker lantern_theatre") == "F-300"


@pytest.mark.clause("F-101")
def test_slots_are_listed_by_their_cards_and_the_race_last():
    city = housed().building("university", (13, 10), cubes={"metal": 0}).discard(0, "trade")
    g = city.building("sleeping_lion", (11, 13), cubes={"wood": 0}).asking(UseWorker(0))

    assert moves(g) == ["worker sleeping_lion", "worker university", "worker race"]


def test_F_312_an_action_that_cannot_be_done_takes_no_worker():
    g = housed().coins(0, 1).building("amber_arcade", (3, 0), cubes={"wood": 0}).asking(UseWorker(0))
    assert refusal(g, "worker amber_arcade") == "F-312"
    g = housed().race(0, "aesther").asking(UseWorker(0))
    assert refusal(g, "worker race") == "F-312"  # no card in the discard
    g = housed().race(0, "aesther").asking(Basic(0))
    assert refusal(g, "basic worker") == "F-312"
    # Vermlings without a stall left cannot buy access instead.
    city = housed().race(0, "vermling").store(1, "stone", (3, 1)).coins(0, 9)
    city.g.supply = (0,) * 18
    assert refusal(city.asking(UseWorker(0)), "worker race") == "F-312"
    # A gain of nothing is a gain: nobody is ahead of the Inox, nothing stands beside the Crooked Bone.
    city = people().house(0, (8, 0)).building("crooked_bone", (13, 1), cubes={"people": 0})
    assert worker(city, "crooked_bone").players[0].coins == 7


def test_F_106_workers_stay_until_their_owner_calls_a_vote():
    city = housed().house(1, (3, 17)).building("lantern_theatre", (13, 10), cubes={"people": 0, "books": 1})
    city.g.buildings = (city.g.buildings[0].with_worker(0),)
    city.g.players[0].race_worker = True
    g = city.discard(0, "trade", "construct").discard(1, "trade", "construct").asking(PlayCard(1), active=1)
    do(g, "play call_to_vote", "basic coin", "basic coin")
    assert (g.buildings[0].worker, g.players[0].race_worker) == (0, True)

    city = housed().building("lantern_theatre", (13, 10), cubes={"people": 0})
    city.g.buildings = (city.g.buildings[0].with_worker(0),)
    city.g.players[0].race_worker = True
    g = city.discard(0, "trade", "construct").asking(PlayCard(0))
    do(g, "play call_to_vote", "basic coin", "basic coin")
    assert (g.buildings[0].worker, g.players[0].race_worker) == (-1, False)


def test_F_107_after_an_adviser_the_category_is_followed():
    city = people().roads((4, 9), (4, 10)).hand(0, "carpenter", "call_to_vote").coins(0, 9)
    g = city.store(1, "stone", (2, 12)).store(0, "gems", (13, 1)).asking(PlayCard(0))
    do(g, "play carpenter", "span 3,11")

    assert moves(g, "follow") == ["follow construct"]  # it could trade, too
    assert refusal(g, "follow trade") == "F-107"
    assert refusal(g, "follow recruit") == "F-107"


@pytest.mark.clause("F-292")
def test_nobody_follows_call_to_vote():
    g = people().discard(0, "trade", "construct").asking(PlayCard(0))
    do(g, "play call_to_vote")
    assert refusal(g, "pass") == "F-292"
    do(g, "basic coin", "basic coin")

    assert is_asked(g) == "Bid"
    assert refusal(g, "basic coin", seat=1) == "F-188"


# -- What workers do --


def worker(city: City, slot: str, seat: int = 0):
    g = city.asking(UseWorker(seat), active=seat)
    return do(g, f"worker {slot}")


@pytest.mark.clause("F-104")
@pytest.mark.parametrize(
    ("name", "cell", "rotation", "gains"),
    [
        ("sleeping_lion", (3, 4), 0, (0, 2, 0, 0)),
        ("golden_lion", (12, 16), 0, (1, 0, 0, 0)),
        ("amber_arcade", (13, 2), 0, (-2, 0, 0, 2)),
        ("masque_hall", (11, 13), 0, (-1, 0, 1, 0)),
        ("shrine_of_tides", (12, 16), 0, (0, 1, 0, 0)),
        ("reed_market", (13, 6), 0, (1, 0, 0, 0)),
        ("crooked_bone", (3, 7), 0, (1, 0, 0, 0)),
    ],
)
def test_gains_of_prestige_cards(name, cell, rotation, gains):
    from citywright.titles.founders.rules.facts import DEMANDS, GOODS
    from tests.titles.founders.build import prestige

    first = GOODS[DEMANDS[prestige(name)][0]]
    city = people().house(0, (8, 0)).building(name, cell, rotation, cubes={first: 0})
    me = worker(city, name).players[0]

    assert (me.coins - 7, me.temp, me.perm, me.vp) == gains


@pytest.mark.clause("F-104")
def test_gains_that_are_counted_have_their_bounds():
    city = people().house(0, (8, 0)).building("golden_lion", (12, 16), cubes={"gems": 0})
    for name, cell in (("leather", (0, 3)), ("jewelry", (5, 5)), ("bricks", (2, 13)), ("books", (14, 13))):
        city = city.store(0, name, cell)
    assert worker(city, "golden_lion").players[0].coins == 7 + 4
    city = people().house(0, (8, 0)).building("golden_lion", (12, 16), cubes={"gems": 0}).store(0, "leather", (0, 3))
    city = city.store(0, "jewelry", (5, 5)).store(1, "bricks", (2, 13))
    assert worker(city, "golden_lion").players[0].coins == 7 + 2  # own ones only

    def shrine(others: int) -> int:
        city = people().house(0, (8, 0)).building("shrine_of_tides", (12, 16), cubes={"gems": 0})
        rows = (("crooked_bone", (14, 7), "people"), ("university", (0, 14), "metal"), ("salt_barge", (0, 3), "wood"))
        for name, cell, first in rows[:others]:
            city = city.building(name, cell, cubes={first: 0})
        return int(worker(city, "shrine_of_tides").players[0].temp)

    assert [shrine(others) for others in range(4)] == [1, 2, 3, 3]
    city = people().house(0, (8, 0)).building("shrine_of_tides", (12, 16), cubes={"gems": 0})
    city = city.building("crooked_bone", (14, 7), cubes={"people": 1}).building("university", (0, 14))
    assert worker(city, "shrine_of_tides").players[0].temp == 1  # own cubes only
    city = people().house(0, (8, 0)).building("crooked_bone", (3, 7), cubes={"people": 0})
    city = city.store(1, "stone", (2, 8)).store(2, "grain", (2, 6))
    assert worker(city, "crooked_bone").players[0].coins == 7 + 3  # everybody's (OR-69)
    city = people().store(0, "gems", (13, 1)).house(0, (8, 0)).building("reed_market", (13, 6), cubes={"people": 0})
    assert worker(city, "reed_market").players[0].coins == 7 + 2


@pytest.mark.clause("F-103")
@pytest.mark.parametrize(
    ("race", "gains"),
    [("savvas", (0, 2, 0)), ("human", (2, 0, 0)), ("orchid", (0, 0, 1)), ("inox", (3, 0, 0))],
)
def test_gains_of_races(race, gains):
    me = worker(housed().race(0, race).vp(3, 5, 4, 3), "race").players[0]

    assert (me.coins - 7, me.temp, me.perm) == gains


@pytest.mark.clause("F-103")
def test_races_that_build():
    g = worker(housed().race(0, "harrower"), "race")
    do(g, "road 3,7", "road 2,7")
    assert g.roads.bit_count() == 2
    g = worker(housed().race(0, "harrower"), "race")
    do(g, "stop")
    assert is_asked(g) == "PlayCard"

    g = worker(housed().race(0, "vermling"), "race")
    do(g, "stall gems", "site 13,10")
    assert g.players[0].coins == 6  # ruins for 2 less

    g = worker(housed().race(0, "valrath").store(1, "stone", (13, 10)), "race")
    do(g, "access 13,10")
    assert (g.players[0].coins, g.players[1].coins) == (5, 9)

    city = City().store(0, "gems", (4, 8)).house(0, (8, 0)).roads((3, 7)).race(0, "quatryl")
    g = worker(city, "race")
    do(g, "upgrade jewelry")
    do(g, g_first(g))
    assert g.players[0].coins == 5
    assert is_asked(g) == "PlayCard"  # no road


def g_first(g) -> str:
    return moves(g)[0]


@pytest.mark.clause("F-103", "F-311")
def test_the_aesthers_take_a_card_back():
    city = housed().race(0, "aesther").discard(0, "trade", hidden=("construct",))
    g = worker(city, "race")
    assert moves(g) == ["recover trade", "recover construct", "stop"]
    assert refusal(g, "recover call_to_vote") == "F-311"
    news = told(g, "recover construct")

    assert ("recovers", 0, HIDDEN) in news
    assert g.players[0].hand >> card("construct") & 1
    assert g.players[0].hidden == ()


@pytest.mark.clause("F-104", "F-311")
def test_the_university_returns_up_to_two_cards_never_income():
    city = City(2).store(0, "people", (4, 8)).house(0, (4, 5))
    city = city.building("university", (13, 10), cubes={"metal": 0})
    city = city.discard(0, "trade", "income", hidden=("construct",))
    g = worker(city, "university")
    assert "recover income" not in moves(g)
    assert refusal(g, "recover income") == "F-311"
    do(g, "recover trade")
    assert moves(g) == ["recover construct", "stop"]
    do(g, "stop")

    assert g.players[0].discarded() == 2


@pytest.mark.clause("F-311")
def test_the_card_just_played_cannot_be_recovered():
    city = housed().race(0, "aesther").discard(0, "trade")
    g = city.asking(PlayCard(0))
    do(g, "hide construct", "basic worker", "worker race")

    assert moves(g) == ["recover trade", "stop"]
    assert refusal(g, "recover construct") == "F-311"


@pytest.mark.clause("F-311")
def test_cards_are_asked_for_as_long_as_there_are_some_besides_the_one_being_played():
    city = housed().building("university", (13, 10), cubes={"metal": 0}).discard(0, "trade")
    g = do(city.asking(PlayCard(0)), "hide construct", "basic worker", "worker university", "recover trade")
    assert (is_asked(g), g.actor()) == ("PlayCard", 1)

    city = housed().building("university", (13, 10), cubes={"metal": 0}).discard(0, "trade", "recruit")
    g = do(city.asking(PlayCard(0)), "hide construct", "basic worker", "worker university", "recover trade")
    assert (is_asked(g), moves(g)) == ("Recover", ["recover recruit", "stop"])


@pytest.mark.clause("F-104", "F-310")
def test_the_watchtower_gives_free_access_to_a_connected_store():
    city = people().house(0, (8, 0)).building("north_watchtower", (4, 0), 1, cubes={"wood": 0})
    city = city.store(1, "stone", (3, 1)).store(2, "grain", (5, 1)).store(3, "livestock", (13, 1))
    g = city.asking(UseWorker(0))
    do(g, "worker north_watchtower")
    assert refusal(g, "access 13,1") == "F-310"  # not connected
    assert refusal(g, "access 5,1") == "F-310"  # no desert
    assert refusal(g, "access 0,3") == "F-310"  # nothing there
    assert refusal(g, "access 4,8") == "F-114"  # an own one
    do(g, "access 3,1")

    assert g.stores[1].access == 0b11
    assert g.players[0].coins == 7


@pytest.mark.clause("F-104", "F-310", "F-312")
def test_the_ghost_fortress_copies_any_other_building():
    city = people().house(0, (8, 0)).building("ghost_fortress", (7, 10), cubes={"bricks": 0})
    city = city.building("crooked_bone", (3, 7), cubes={"people": 1})
    city.g.buildings = (city.g.buildings[0], city.g.buildings[1].with_worker(1))
    g = city.asking(UseWorker(0))
    do(g, "worker ghost_fortress")
    assert moves(g) == ["copy crooked_bone"]
    assert refusal(g, "copy ghost_fortress") == "F-310"
    assert refusal(g, "copy university") == "F-104"  # not built
    do(g, "copy crooked_bone")

    assert g.players[0].coins == 8  # one stall beside the Crooked Bone (OR-80)
    assert [b.worker for b in g.buildings] == [0, 1]


@pytest.mark.clause("F-104", "F-310", "F-313")
def test_the_great_oak_swaps_crystals():
    city = housed().crystals(0, temp=3).building("great_oak", (13, 6), cubes={"grain": 0})
    g = worker(city, "great_oak")
    assert moves(g) == ["swap 1", "swap 2"]
    assert refusal(g, "swap 3") == "F-310"
    assert told(g, "swap 2") == [("swaps", 0, 2), ("turn", 1, 2)]
    assert (g.players[0].temp, g.players[0].perm) == (1, 2)
    g = worker(housed().crystals(0, temp=1).building("great_oak", (13, 6), cubes={"grain": 0}), "great_oak")
    assert refusal(g, "swap 2") == "F-313"


@pytest.mark.clause("F-104", "F-310")
def test_prestige_cards_that_build():
    city = people().house(0, (8, 0)).building("harbour_gatehouse", (10, 20), cubes={"metal": 0})
    g = worker(city.roads((4, 9), (4, 10)), "harbour_gatehouse")
    assert moves(g, "house") == []
    assert refusal(g, "house 4,4") == "F-310"
    do(g, "span 3,11")
    assert g.players[0].coins == 5

    city = people().house(0, (8, 0)).building("silver_gull", (12, 16), cubes={"metal": 0})
    g = worker(city, "silver_gull")
    do(g, "stall gems")
    assert refusal(g, "site 13,1") == "F-310"  # desert
    do(g, "site 15,10")
    assert g.players[0].coins == 7

    city = people().house(0, (8, 0)).building("salt_barge", (12, 16), cubes={"wood": 0})
    g = worker(city.offer("foreman"), "salt_barge")
    do(g, "hire 0")
    assert g.players[0].coins == 7

    city = people().house(0, (8, 0)).building("upland_gatehouse", (13, 10), cubes={"wood": 0})
    g = do(worker(city, "upland_gatehouse"), "road 3,7", "road 2,7")
    assert (g.roads.bit_count(), is_asked(g)) == (2, "PlayCard")

    city = people().house(0, (8, 0)).building("shipwrights_guild", (12, 16), cubes={"wood": 0}).roads((4, 9), (4, 10))
    assert do(worker(city, "shipwrights_guild"), "span 3,11").players[0].coins == 7 - 3


@pytest.mark.clause("F-104")
def test_prestige_cards_that_trade_and_upgrade():
    city = people().house(0, (8, 0)).building("merchants_guild", (13, 10), cubes={"leather": 0})
    g = worker(city.store(1, "stone", (4, 5)), "merchants_guild")
    assert moves(g, "stall") == []
    do(g, "access 4,5")  # forest: 4 less 2, and that is what the owner gets
    assert [me.coins for me in g.players[:2]] == [5, 9]

    for line, coins in (("access 4,5", 4), ("stall gems", 7)):
        city = people().house(0, (8, 0)).building("copper_exchange", (13, 1), cubes={"metal": 0})
        g = do(worker(city.store(1, "stone", (4, 5)), "copper_exchange"), line)
        if line == "stall gems":
            do(g, "site 3,1")
        assert g.players[0].coins == coins
    city = people().house(0, (8, 0)).building("copper_exchange", (13, 1), cubes={"metal": 0})
    assert "stall stone" not in moves(worker(city.completed(3), "copper_exchange"))  # own stalls only

    city = City().store(0, "gems", (4, 8)).house(0, (8, 0)).roads((3, 7))
    g = worker(city.building("academy_of_gears", (13, 1), cubes={"metal": 0}), "academy_of_gears")
    assert "before" not in moves(g)
    do(g, "upgrade jewelry")
    do(g, moves(g)[0])
    assert (g.players[0].coins, is_asked(g)) == (4, "PlayCard")


@pytest.mark.clause("F-104", "F-310")
def test_the_west_watchtower_wants_a_coast():
    city = people().house(0, (8, 0)).building("west_watchtower", (4, 22), 1, cubes={"stone": 0}).roads((6, 21), (5, 21))
    city = city.store(1, "stone", (3, 21)).store(2, "grain", (9, 20)).roads((7, 20), (8, 20))
    g = worker(city, "west_watchtower")

    assert refusal(g, "access 3,21") == "F-310"  # connected, but in the desert
    assert moves(g) == [f"access {9 * 23 + 20}"]
    do(g, "access 9,20")
    assert (g.stores[2].access, g.players[0].coins) == (0b101, 7)

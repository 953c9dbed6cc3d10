"""The test vectors of the fact sheet (chapter 11) that are about positions: T4 … T30. T1 … T3 are in test_content,
T14, T17 and T19 in test_setup."""

import pytest

from citywright.titles.mythotopia.rules.facts import DEFENDER_STACK
from citywright.titles.mythotopia.rules.war import settle_wars
from tests.titles.mythotopia.realm import at, can, cards, do, realm, refused, shown, stack_of

RUNES = ("runestones", "here_be_dragons", "patronage", "guilded_city")
MASTER = ("master_of_the_seas", "patronage", "guilded_city", "runestones")


@pytest.mark.clause("M-125", "M-131", "M-132")
def test_T4_neutral_blore_with_and_without_a_dragon():
    g = realm(2).armies(0, "blore", 5).turn_of(0)
    assert g.sides(at("blore")) == [(-1, 4), (0, 5)]
    do(g, "do end_war", "war blore")
    assert g.owner_of(at("blore")) == 0

    g = realm(2, RUNES).armies(0, "blore", 5).dragon("blore").turn_of(0)
    assert g.sides(at("blore")) == [(-1, 8), (0, 5)]
    do(g, "do end_war", "war blore")
    assert g.owner_of(at("blore")) == -1


@pytest.mark.clause("M-87", "M-128", "M-129", "M-232", "M-252")
def test_T5_a_defender_in_shog():
    table = realm(2).own(1, "shog").armies(1, "shog").castle("shog").ships(1, "inland_west").armies(0, "shog")
    assert table.g.force(at("shog"), 1) == 5
    table.reserve(1, "limes")
    assert table.g.force(at("shog"), 1) == 6
    table.reserve(1, "ranger")
    assert table.g.force(at("shog"), 1) == 7


@pytest.mark.clause("M-216", "M-252")
def test_T6_an_attacker_in_shog():
    table = realm(2).own(1, "shog").armies(0, "shog", 4).reserve(0, "cavalry", "ranger")
    assert table.g.force(at("shog"), 0) == 6


@pytest.mark.clause("M-124", "M-183", "M-184")
def test_T7_two_attackers_tied_above_the_defender():
    table = realm(3).own(2, "eagre").armies(2, "eagre", 3).armies(0, "eagre", 4).armies(1, "eagre", 4)
    g = table.turn_of(0)
    assert refused(g, "do end_war") == 124
    settle_wars(g)
    assert g.owner_of(at("eagre")) == 2
    assert g.players[2].ones == 1
    assert g.stacks[DEFENDER_STACK] == 5


@pytest.mark.clause("M-44")
def test_T8_eleven_points_are_raised_to_twelve():
    g = realm(2).own(0, "blore", "lea", "eagre").tokens(0, twos=1).g
    assert g.vp(0) == 12


@pytest.mark.clause("M-162", "M-263")
def test_T9_capacity_of_the_reserve():
    g = realm(2).city(0, "blore").city(0, "lea").citadel(0, "eagre").reserve(0, "warehouse").g
    assert g.players[0].capacity() == 7


@pytest.mark.clause("M-83", "M-249")
def test_T10_hatchel_to_galingale_over_hills():
    table = realm(2).own(0, "hatchel").hand(0, "hatchel", "start_army", "aporia", "eagre").own(0, "aporia", "eagre")
    g = do(table.turn_of(0), "do invade", "from hatchel", "target galingale land")
    assert g.prompt(0)[:4] == ("Pay", 0, 0, 2)
    table = realm(2).own(0, "hatchel", "aporia").hand(0, "hatchel", "start_army", "aporia").reserve(0, "ranger")
    g = do(table.turn_of(0), "do invade", "from hatchel", "target galingale land")
    assert g.prompt(0)[:4] == ("Pay", 0, 0, 1)


@pytest.mark.clause("M-85", "M-250")
def test_T11_diclesium_to_iracund_over_mountains():
    held = ("diclesium", "start_army", "aporia", "eagre")
    g = realm(2).own(0, "diclesium", "aporia", "eagre").hand(0, *held).turn_of(0)
    do(g, "do invade", "from diclesium")
    assert refused(g, "target iracund land") == 85
    g = realm(2).own(0, "diclesium", "aporia", "eagre").hand(0, *held).reserve(0, "ranger").turn_of(0)
    do(g, "do invade", "from diclesium", "target iracund land")
    assert g.prompt(0)[:4] == ("Pay", 0, 0, 2)


@pytest.mark.clause("M-84", "M-86", "M-251")
def test_T12_roads_over_hills_and_mountains():
    stones = ("eoan", "grimp", "kinabra")
    for road, plain, ranger in (("malebolge-shog", 3, 2), ("coryphee-fadge", 0, 3)):
        a, b = road.split("-")
        for reserve, cost in (((), plain), (("ranger",), ranger)):
            table = realm(2).own(0, a, b, *stones).hand(0, "start_build", a, *stones).reserve(0, *reserve)
            g = do(table.turn_of(0), "play start_build")
            if cost:
                do(g, f"road {road}", f"from {a}")
                assert g.prompt(0)[:4] == ("Pay", 0, 1, cost)
            else:
                assert refused(g, f"road {road}") == 86


@pytest.mark.clause("M-238", "M-266")
def test_T13_market_and_merchant_for_gold_and_the_mill_on_top():
    g = do(realm(2).hand(0, "market", "merchant").turn_of(0), "do buy", "buy 2 0")
    assert shown(g) == ["pay market merchant"]
    g = do(realm(2).hand(0, "market", "merchant", "water_mill").turn_of(0), "do buy", "buy 4 0")
    assert shown(g) == ["pay market merchant_mill"]


@pytest.mark.clause("M-96")
def test_T15_one_army_left_and_an_army_card():
    g = realm(2).own(0, "lea").supply(0, armies=1).hand(0, "start_army").turn_of(0)
    do(g, "do place_armies", "province lea", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("lea")) == 1


@pytest.mark.clause("M-96")
def test_T16_one_symbol_too_many_needs_an_army_card():
    four = ("ambsace", "galingale", "ictus", "oxter")
    g = realm(2).own(0, "lea", *four).supply(0, armies=3).hand(0, "start_army", "ambsace", "galingale").turn_of(0)
    do(g, "do place_armies", "province lea", "pay ambsace symbols", "pay galingale symbols", "pay start_army symbols")
    do(g, "done")
    assert g.players[0].armies_in(at("lea")) == 3
    g = realm(2).own(0, "lea", *four).supply(0, armies=3).hand(0, *four).turn_of(0)
    do(g, "do place_armies", "province lea", *(f"pay {name} symbols" for name in four[:3]))
    assert refused(g, f"pay {four[3]} symbols") == 96
    assert shown(g) == ["done"]


@pytest.mark.clause("M-114", "M-285")
def test_T18_where_armies_may_be_removed_from():
    def table():
        return realm(3).armies(0, "blore", 2)

    for neutral in (table(), table().armies(1, "blore")):
        g = do(neutral.turn_of(0), "do remove_armies", "province blore", "take 2 0")
        assert g.players[0].supply_armies == 6
    assert refused(table().options(withdraws=False).turn_of(0), "do remove_armies") == 285
    assert refused(table().own(1, "blore").turn_of(0), "do remove_armies") == 114
    assert refused(table().own(0, "blore").armies(1, "blore").turn_of(0), "do remove_armies") == 114
    assert can(table().own(0, "blore").turn_of(0), "do remove_armies")


def at_third_sea(cities: int):
    table = (
        realm(2, MASTER)
        .own(0, "peened", "mome")
        .city(0, "blore")
        .city(0, "lea")
        .city(0, "shog")
        .supply(0, cities=cities, ships=2)
    )
    table.ships(0, "beast").ships(0, "serpent").supply(0, ships=1)
    return table.empty("master_of_the_seas").reserve(0, "scribe").hand(0, "start_ship").turn_of(0)


@pytest.mark.clause("M-260", "M-261")
def test_T20_the_scribe_and_master_of_the_seas():
    g = at_third_sea(1)
    twos = g.pool[1]
    do(g, "do place_ships", "sea inland_west", "pay start_ship symbols", "done")
    me = g.players[0]
    assert (me.twos, me.markers, me.supply_cities, me.capacity(), g.pool[1]) == (1, 1, 0, 5, twos - 1)
    g = do(at_third_sea(0), "do place_ships", "sea inland_west", "pay start_ship symbols", "done")
    assert g.players[0].twos == 0


@pytest.mark.clause("M-211", "M-215")
def test_T21_a_card_of_the_same_road_network():
    def table(*own):
        held = ("start_build", "hatchel", "kinabra")
        roads = ("hatchel-malebolge", "malebolge-remise")
        return realm(2).own(0, "kinabra", *own).road(*roads).hand(0, *held).turn_of(0)

    g = do(table("hatchel", "malebolge", "remise"), "play start_build", "castle remise", "from hatchel")
    do(g, "pay kinabra symbols")
    assert g.castles >> at("remise") & 1
    g = do(table("hatchel", "remise"), "play start_build")
    assert not can(g, "castle remise")


def ready(*empty: str):
    table = realm(2).own(0, "blore", "lea", "eagre", "oxter", "nesh").empty(*empty)
    return table.own(1, "shog", "peened", "ictus", "custus")


FOUR = ("fixed_city", "fixed_road", "fixed_castle", "patronage")


@pytest.mark.clause("M-179", "M-181", "M-268")
def test_T22_when_the_game_cannot_be_ended():
    assert refused(ready(*FOUR[:3]).turn_of(0), "do end_game") == 179
    assert refused(ready(*FOUR).own(1, "darb").turn_of(0), "do end_game") == 181
    g = do(ready(*FOUR).hand(0, "providence").turn_of(0), "play providence")
    assert refused(g, "do end_game") == 268
    g = do(ready(*FOUR).turn_of(0), "do end_game")
    assert (g.ending, g.winners()) == ("ended", (0,))


@pytest.mark.clause("M-142", "M-143", "M-144")
def test_T23_a_conqueror_without_a_town():
    table = realm(2).own(1, "blore", "lea", "eagre", "oxter").city(1, "shog").castle("shog").supply(0, towns=0)
    g = table.armies(0, "shog", 6).turn_of(0)
    loser, winner = g.vp(1), g.vp(0)
    do(g, "do end_war", "war shog")
    assert (g.vp(1), g.vp(0), g.players[0].tokens()) == (loser - 3, winner, 0)
    assert g.players[1].supply_cities == 4
    assert g.players[1].capacity() == 2
    assert g.province_deck >> at("shog") & 1
    assert g.owner_of(at("shog")) == -1
    assert g.castles >> at("shog") & 1
    assert g.neutral_force(at("shog")) == 3


@pytest.mark.clause("M-58", "M-66", "M-281")
def test_T24_dragon_and_runestone_in_one_province():
    table = realm(2, RUNES).dragon("eagre").runestone("eagre").armies(0, "eagre", 7)
    g = table.own(0, "blore", "lea", "oxter", "shog").turn_of(0)
    before = g.vp(0)
    assert g.sides(at("eagre")) == [(-1, 6), (0, 7)]
    do(g, "do end_war", "war eagre")
    assert g.vp(0) == before + 3 + 4
    assert (g.dragons, g.runestones) == (0, 0)
    assert (stack_of(g, "here_be_dragons"), stack_of(g, "runestones")) == (2, 3)


@pytest.mark.clause("M-217")
def test_T25_the_counsellor_with_two_others():
    hand = ("counsellor", "blore", "lea", "eagre", "oxter")
    g = realm(2).own(0, *hand[1:], "shog", "peened").hand(0, *hand).turn_of(0)
    do(g, "play counsellor", "choose blore", "choose lea", "stop")
    assert g.players[0].hand.bit_count() == 5
    assert cards(g.players[0].discard) == {"counsellor", "blore", "lea"}


@pytest.mark.clause("M-247")
def test_T26_providence_and_a_short_deck():
    table = realm(2).whole_deck_discarded(0).own(0, "blore").hand(0, "providence")
    table.aside(0, "start_army", "start_army_2")
    g = do(table.turn_of(0), "play providence")
    me = g.players[0]
    assert "blore" in cards(me.hand)
    assert me.hand.bit_count() == 2
    assert cards(me.discard) == {"providence"}
    assert me.deck.bit_count() == 2


@pytest.mark.clause("M-263", "M-265")
def test_T27_the_warehouse_needs_a_free_place():
    g = realm(2).own(0, "blore", "lea").reserve(0, "blore", "lea").hand(0, "warehouse").turn_of(0)
    assert refused(g, "do reserve") == 265
    g = realm(2).own(0, "blore").reserve(0, "blore").hand(0, "warehouse").turn_of(0)
    do(g, "do reserve", "choose warehouse")
    assert (g.players[0].reserve.bit_count(), g.players[0].capacity()) == (2, 4)


@pytest.mark.clause("M-289")
def test_T28_no_war_ends_after_a_road_move():
    table = realm(2).own(0, "eagre", "oxter").road("eagre-oxter").armies(0, "eagre").armies(0, "nusus", 3)
    g = table.turn_of(0)
    assert can(g, "do end_war")
    do(g, "roads", "march eagre oxter", "number 1", "stop")
    assert refused(g, "do end_war") == 121


@pytest.mark.clause("M-198", "M-227", "M-266")
def test_T29_two_stone_for_a_city():
    def city(*held: str, reserve: tuple[str, ...] = ()):
        table = realm(2).own(0, "blore", "eoan", "grimp", "kinabra").hand(0, "start_build", "blore", *held)
        return do(table.reserve(0, *reserve).turn_of(0), "play start_build", "city blore", "from blore")

    g = do(city("market", "water_mill"), "pay market mill")
    assert g.players[0].cities
    g = do(city("eoan", "start_ship", reserve=("quarry",)), "pay eoan symbols", "pay start_ship as_one")
    assert g.players[0].cities
    g = do(city("eoan", "grimp", "kinabra"), "pay eoan symbols", "pay grimp symbols")
    assert g.players[0].cities
    assert "kinabra" in cards(g.players[0].hand)  # a third card could not be added


@pytest.mark.clause("M-150", "M-151", "M-154")
def test_T30_two_armies_and_a_ship():
    gold = ("dragonate", "empyrean", "frampold", "kakopyge")
    g = realm(2).own(0, *gold).hand(0, *gold).turn_of(0)
    do(g, "do buy", "buy 2 1", *(f"pay {name} symbols" for name in gold))
    me = g.players[0]
    assert (me.supply_armies, me.supply_ships, me.pool_armies, me.pool_ships) == (8, 3, 6, 2)
    g = do(realm(2).own(0, *gold).hand(0, *gold).pool(0, armies=1).turn_of(0), "do buy")
    assert refused(g, "buy 2 1") == 154

"""Districts, cells, adjacency, connection, ownership and the building rules: F-51..F-86, F-299."""

import pytest

from citywright.titles.founders.rules.construct import Construct
from citywright.titles.founders.rules.facts import MAIN, TRADES
from citywright.titles.founders.rules.roads import BuildRoad
from citywright.titles.founders.rules.state import NEUTRAL
from citywright.titles.founders.rules.trade import PlaceStall, Trade
from citywright.titles.founders.rules.upgrade import LayTile, Upgrade
from citywright.titles.founders.rules.vote import PlacePrestige
from tests.titles.founders.build import City, cells, do, good, may, moves, refusal, vps

TRADE, CONSTRUCT, UPGRADE = (MAIN[i].terms for i in range(3))


def trade(seat=0):
    return Trade(seat, TRADE, TRADES[TRADE].options, 0)


def stall(name, seat=0, coins=20):
    return PlaceStall(seat, TRADE, good(name), coins)


def test_F_54_only_bridges_on_the_river():
    g = City().store(0, "people", (3, 9)).asking(BuildRoad(0))
    assert refusal(g, "road 3,11") == "F-54"

    g = City().store(0, "people", (3, 10)).asking(Construct(0, CONSTRUCT, False))
    assert may(g, "span 3,11")


def test_F_55_only_gates_on_the_wall():
    g = City(side="thematic").store(0, "people", (10, 13)).asking(BuildRoad(0))
    assert refusal(g, "road 10,14") == "F-55"

    g = City(side="thematic").store(0, "people", (10, 13)).asking(Construct(0, CONSTRUCT, False))
    assert may(g, "span 10,14")


def test_F_56_nothing_on_the_dark_square():
    g = City(side="thematic").store(0, "people", (1, 7)).asking(BuildRoad(0))
    assert refusal(g, "road 1,8") == "F-56"
    assert refusal(g, "road 0,0") == "F-56"

    g = City(side="thematic").store(0, "people", (1, 7)).asking(Construct(0, CONSTRUCT, False))
    assert refusal(g, "span 1,8") == "F-56"


def test_F_57_fortress_ruins_are_for_the_three_fortress_buildings():
    g = City().store(0, "people", (3, 0)).asking(BuildRoad(0))
    assert refusal(g, "road 4,0") == "F-57"

    g = City().proposals("west_watchtower", "reed_market", "ghost_fortress").asking(PlacePrestige(0, 0))
    assert cells(g, "lay") == {(4, 0), (4, 22), (15, 7)}
    g = City().proposals("west_watchtower", "reed_market", "ghost_fortress").asking(PlacePrestige(0, 1))
    assert refusal(g, "lay 0 4,0") == "F-57"


@pytest.mark.clause("F-58", "F-126")
def test_one_stall_of_a_good_per_district():
    g = City().store(0, "people", (3, 1)).asking(stall("people"))

    assert refusal(g, "site 5,9") == "F-126"
    assert may(g, "site 13,1")


def test_F_59_one_store_of_an_advanced_good_per_district():
    city = City().store(0, "gems", (3, 1)).store(1, "jewelry", (0, 3), rotation=0)
    g = city.asking(LayTile(0, UPGRADE, good("jewelry"), 0, ()))

    assert refusal(g, "lay 0 3,3") == "F-59"


@pytest.mark.clause("F-60", "F-142")
def test_one_house_per_player_and_district():
    g = City().store(0, "people", (4, 2)).house(0, (2, 4)).asking(Construct(0, CONSTRUCT, False))

    assert refusal(g, "house 4,4") == "F-142"
    other = City().store(0, "people", (4, 2)).roads((4, 3)).house(1, (2, 4)).asking(Construct(0, CONSTRUCT, False))
    assert may(other, "house 4,4")  # another's house is no hindrance


@pytest.mark.clause("F-61", "F-202")
def test_prestige_buildings_of_a_type_in_different_districts():
    g = City().building("crooked_bone", (13, 1)).proposals("sleeping_lion").asking(PlacePrestige(0, 0))

    assert refusal(g, "lay 0 11,13") == "F-202"
    assert may(g, "lay 0 3,4")


@pytest.mark.clause("F-63", "F-110")
@pytest.mark.parametrize(("cell", "price"), [("3,1", 1), ("5,6", 2), ("5,2", 3), ("4,5", 3)])
def test_terrain_sets_the_price_of_a_stall(cell, price):
    g = City().coins(0, 3).asking(stall("people", coins=3))
    do(g, f"site {cell}")

    assert g.players[0].coins == 3 - price


@pytest.mark.clause("F-64", "F-140")
def test_houses_stand_in_the_forest():
    g = City().store(0, "people", (3, 2)).roads((3, 3)).asking(Construct(0, CONSTRUCT, False))

    assert refusal(g, "house 4,3") == "F-140"
    assert cells(g, "house") == {(2, 4), (3, 4), (4, 4)}


@pytest.mark.clause("F-65", "F-201")
def test_a_prestige_building_covers_its_terrain():
    g = City().proposals("crooked_bone").asking(PlacePrestige(0, 0))

    assert may(g, "lay 0 3,0")
    assert may(g, "lay 0 5,8")  # two cells of desert, one of ruins
    assert refusal(g, "lay 0 0,7") == "F-201"


@pytest.mark.clause("F-66", "F-67", "F-69")
def test_the_eight_cells_around_are_connected():
    g = City().store(0, "people", (4, 8)).asking(BuildRoad(0))

    around = {(r, c) for r in (3, 4, 5) for c in (7, 8, 9)} - {(4, 8)}
    assert cells(g, "road") == around


@pytest.mark.clause("F-68", "F-70")
def test_a_chain_of_roads_connects_and_a_structure_does_not():
    g = City().store(0, "people", (4, 8)).roads((3, 7), (2, 6)).asking(BuildRoad(0))
    assert may(g, "road 1,5")

    # A stall of another player, and one's own house, lie between: no way through.
    g = City().store(0, "people", (4, 8)).store(1, "stone", (3, 7)).asking(BuildRoad(0))
    assert refusal(g, "road 2,6") == "F-99"
    city = City().store(0, "people", (3, 2)).house(1, (3, 4)).roads((3, 3)).asking(BuildRoad(0))
    assert refusal(city, "road 3,5") == "F-99"


@pytest.mark.parametrize("between", ["house", "stall", "store"])
def test_F_70_not_even_own_structures_conduct(between):
    """Stall, road, structure, road, building: people do not get through, however own the structure is."""
    city = City().store(0, "people", (3, 0)).roads((3, 1))
    if between == "house":
        city = city.house(0, (3, 2))
    else:
        city = city.store(0, "gems", (3, 2)) if between == "stall" else city.store(0, "leather", (3, 2), 1)
    g = city.building("crooked_bone", (2, 4), 1).asking(BuildRoad(0))
    do(g, "road 4,3")
    assert vps(g) == [0, 0, 0, 0]

    # Nor does a store get its ingredient through one.
    city = City().store(0, "people", (4, 8)).store(1, "stone", (3, 0), access=(0,)).roads((3, 1), (3, 7))
    city = city.house(0, (3, 2)).roads((3, 3), (3, 4), (3, 5), (3, 6)).coins(0, 9)
    g = city.asking(LayTile(0, UPGRADE, good("bricks"), 0, ()))
    assert refusal(g, "lay 1 0,6") == "F-158"


@pytest.mark.clause("F-71", "F-113", "F-161", "F-72")
def test_who_builds_a_store_owns_it_and_has_access():
    g = City().coins(0, 9).asking(stall("people"))
    do(g, "site 3,1")

    assert (g.stores[0].owner, g.stores[0].access) == (0, 1)
    assert g.players[0].access >> good("people") & 1


def test_F_73_a_basic_good_has_one_owner():
    g = City().completed(2).coins(1, 9).asking(trade(1), active=1)
    do(g, "stall people", "site 3,1")

    assert g.stores[0].owner == 0
    assert not g.players[1].income


@pytest.mark.clause("F-74", "F-299")
def test_ingredients_must_be_owned_or_accessible():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8)).coins(0, 9)
    assert refusal(city.asking(Upgrade(0, UPGRADE, 0, ())), "upgrade bricks") == "F-74"

    # Access to the stone stall in another district is access to that one only.
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8)).store(1, "stone", (13, 1), access=(0,))
    assert refusal(city.coins(0, 9).asking(Upgrade(0, UPGRADE, 0, ())), "upgrade bricks") == "F-76"

    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).coins(0, 9)
    assert refusal(city.asking(Upgrade(0, UPGRADE, 0, ())), "upgrade bricks") == "F-76"
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).roads((3, 7)).coins(0, 9)
    assert may(city.asking(Upgrade(0, UPGRADE, 0, ())), "upgrade bricks")


@pytest.mark.clause("F-75", "F-146", "F-152")
def test_own_houses_and_bridges_are_structures_to_build_from():
    g = City().house(0, (4, 5)).asking(BuildRoad(0))
    assert len(cells(g, "road")) == 8

    g = City().span(0, (3, 11)).asking(BuildRoad(0))
    assert cells(g, "road") == {(r, c) for r in (2, 3, 4) for c in (10, 12)}


@pytest.mark.clause("F-77", "F-139", "F-151", "F-160", "F-99")
def test_what_must_be_connected_to_an_own_structure():
    city = City().store(0, "people", (4, 8)).coins(0, 9)
    assert refusal(city.asking(BuildRoad(0)), "road 0,3") == "F-99"
    city = City().store(0, "people", (4, 8)).coins(0, 9)
    g = city.asking(Construct(0, CONSTRUCT, False))
    assert refusal(g, "house 4,4") == "F-139"
    assert refusal(g, "span 0,11") == "F-151"
    # Access to both ingredients, connected to them, but to nothing of one's own:
    city = City().store(1, "stone", (2, 8), access=(0,)).store(0, "people", (13, 1)).coins(0, 9)
    city = city.store(2, "metal", (4, 8), access=(0,)).store(3, "knowledge", (4, 6), access=(0,)).roads((3, 7))
    g = city.asking(LayTile(0, UPGRADE, good("machines"), 0, ()))
    assert moves(g) == []
    assert refusal(g, "lay 0 1,6") == "F-160"


@pytest.mark.clause("F-78", "F-111", "F-143", "F-159")
def test_own_structures_may_not_touch():
    g = City().store(0, "people", (4, 8)).asking(stall("gems"))
    assert refusal(g, "site 3,7") == "F-111"
    g = City().store(0, "people", (4, 3)).asking(Construct(0, CONSTRUCT, False))
    assert refusal(g, "house 4,4") == "F-143"
    g = City().store(0, "gems", (4, 8)).coins(0, 9).asking(LayTile(0, UPGRADE, good("jewelry"), 0, ()))
    assert refusal(g, "lay 0 2,6") == "F-159"
    # Somebody else builds a stall for me beside my own: my rule binds it (OR-14).
    g = City().store(0, "people", (4, 8)).completed(2).asking(stall("gems", seat=1), active=1)
    assert refusal(g, "site 3,7") == "F-78"


@pytest.mark.clause("F-79", "F-153")
def test_bridges_may_touch_everything():
    g = City().store(0, "people", (3, 10)).span(0, (4, 11)).asking(Construct(0, CONSTRUCT, False))

    assert may(g, "span 3,11")


@pytest.mark.clause("F-79", "F-111", "F-143", "F-159")
def test_stalls_houses_and_stores_may_touch_own_bridges():
    """All three built for real, so that what is kept up to date by the way is looked at, too."""
    city = City().store(0, "people", (6, 9)).roads((7, 8)).coins(0, 20)
    g = city.asking(Construct(0, CONSTRUCT, False))
    do(g, "span 8,9")
    g.agenda.clear()
    for step, line in (
        (stall("gems"), "site 9,10"),  # beside the bridge, across the river
        (Construct(0, CONSTRUCT, False), "house 8,8"),
    ):
        g.next(step)
        assert may(g, line)
        do(g, line)
    city = City().store(0, "gems", (5, 9)).span(0, (4, 11)).roads((4, 10)).coins(0, 9)
    g = city.asking(LayTile(0, UPGRADE, good("jewelry"), 0, ()))
    assert may(g, "lay 2 2,9")


def test_F_80_one_may_build_beside_others():
    g = City().store(1, "stone", (4, 8)).asking(stall("people"))

    assert may(g, "site 3,7")


def test_F_81_access_is_bought_anywhere():
    g = City().store(1, "stone", (4, 8)).store(0, "people", (4, 9)).coins(0, 9).asking(trade())

    assert may(g, "access 4,8")


@pytest.mark.clause("F-82", "F-112")
def test_stalls_need_no_connection():
    g = City().store(0, "people", (3, 1)).asking(stall("gems"))

    assert may(g, "site 13,1")


@pytest.mark.clause("F-83", "F-84", "F-203", "F-204")
def test_prestige_buildings_need_no_connection_and_touch_anything():
    g = City().store(0, "people", (4, 8)).proposals("crooked_bone").asking(PlacePrestige(1, 0))

    assert may(g, "lay 0 3,7")
    assert may(g, "lay 0 13,1")


def test_F_85_neutral_stalls_may_not_touch_each_other():
    city = City(3).store(NEUTRAL, "livestock", (4, 8), access=(1,)).store(0, "people", (3, 1))
    g = city.asking(stall("knowledge"))

    assert refusal(g, "site 3,7") == "F-85"
    assert may(g, "site 3,2")  # beside an own stall it may stand


@pytest.mark.clause("F-86", "F-149", "F-148")
def test_bridges_of_others_connect_nothing_of_mine():
    city = City().store(0, "people", (3, 10)).span(1, (3, 11))
    assert refusal(city.asking(BuildRoad(0)), "road 3,12") == "F-99"

    city = City().store(0, "people", (3, 10)).span(0, (3, 11))
    assert may(city.asking(BuildRoad(0)), "road 3,12")


@pytest.mark.parametrize(("seat", "allowed"), [(0, True), (1, False)])
def test_F_86_ingredients_do_not_come_over_bridges_of_others(seat, allowed):
    city = City().store(0, "people", (3, 8)).store(1, "stone", (3, 13), access=(0,)).span(seat, (3, 11)).coins(0, 9)
    g = city.roads((3, 9), (3, 10), (3, 12)).asking(LayTile(0, UPGRADE, good("bricks"), 0, ()))

    assert may(g, "lay 1 0,10") is allowed
    if not allowed:
        assert refusal(g, "lay 1 0,10") == "F-158"

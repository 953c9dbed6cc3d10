"""Delivery, points and neutral goods, F-214..F-238, F-298, F-301, with the worked examples of the fact sheet."""

import json
from pathlib import Path

import pytest

from citywright.titles.founders.rules.city import add_building, cascade, pay_suppliers
from citywright.titles.founders.rules.construct import Construct
from citywright.titles.founders.rules.facts import DEMAND_VP, DEMANDS, GOODS, MAIN
from citywright.titles.founders.rules.roads import BuildRoad
from citywright.titles.founders.rules.state import EMPTY, NEUTRAL, Founders, Store
from citywright.titles.founders.rules.trade import PlaceStall
from citywright.titles.founders.rules.upgrade import LayTile
from citywright.titles.founders.rules.vote import PlacePrestige
from tests.titles.founders.build import City, do, good, is_asked, moves, prestige, refusal, told, vps

CASES = {
    case["id"]: case
    for case in json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
    if case["kind"] == "cascade"
}
TRADE, CONSTRUCT, UPGRADE = (MAIN[i].terms for i in range(3))


def stores_of(case) -> tuple[Founders, dict[str, int], list[str]]:
    """A table with the stores of a case, wherever they are; names of stores and of owners."""
    rows = [*case["stores"], *([case["event"]["build"]] if "build" in case["event"] else [])]
    owners = sorted({row["owner"] for row in rows if row["owner"]} | set(case["expect"]))
    g = Founders(len(owners), 0)
    names: dict[str, int] = {}
    for row in rows:
        owner = owners.index(row["owner"]) if row["owner"] else NEUTRAL
        suppliers = tuple(names[s] for s in row["suppliers"])
        g.stores = (*g.stores, Store(good(row["resource"]), owner, 0, 0, 0, 0, 1, 1, 0, suppliers))
        names[row["id"]] = len(g.stores) - 1
    return g, names, owners


@pytest.mark.clause("F-215", "F-216", "F-218", "F-219", "F-220", "F-221", "F-222", "F-223", "F-229", "F-233")
@pytest.mark.clause("F-234", "F-235", "F-236", "F-164")
@pytest.mark.parametrize("name", CASES)
def test_worked_examples(name):
    case = CASES[name]
    g, names, owners = stores_of(case)
    event = case["event"]
    if "build" in event:
        pay_suppliers(g, g.stores[names[event["build"]["id"]]])
        gains = vps(g)
    else:
        store = names[event["deliver"]]
        card = prestige(event["to"])
        value = DEMAND_VP[card][DEMANDS[card].index(g.stores[store].good)]
        gains = [0] * g.seats
        cascade(g, gains, store, value)

    assert {owner: gains[seat] for seat, owner in enumerate(owners)} == {
        owner: case["expect"].get(owner, 0) for owner in owners
    }


@pytest.mark.clause("F-233", "F-232")
def test_example_5_from_the_road_to_the_last_point():
    """White (0) builds government beside the Merchants' Guild: first the points for building, then the delivery."""
    city = City(4).store(0, "gems", (13, 1)).store(0, "jewelry", (6, 0), suppliers=(0,))
    city = city.store(2, "people", (13, 10)).store(1, "stone", (14, 8))
    city = city.store(2, "bricks", (4, 6), suppliers=(2, 3), access=(0,)).roads((5, 1), (4, 2), (3, 3))
    g = city.building("merchants_guild", (0, 7)).coins(0, 6).asking(LayTile(0, UPGRADE, good("government"), 0, ()))
    g.news = []
    do(g, "lay 0 2,4")
    events = [event for _, event in g.news or []]

    assert vps(g) == [8, 2, 6, 0]
    kinds = [event[0] for event in events]
    assert kinds.index("supplies") < kinds.index("delivers")
    assert ("delivers", 0, good("government"), prestige("merchants_guild"), 10) in events
    assert ("pays", 0, 2, good("bricks"), 4) in events
    assert ("pays", 2, 1, good("stone"), 1) in events


@pytest.mark.clause("F-214")
def test_a_store_delivers_any_number_of_times():
    g = City().store(0, "people", (4, 8)).proposals("crooked_bone").asking(PlacePrestige(1, 0))
    do(g, "lay 0 3,7")
    assert vps(g)[0] == 2
    add_building(g, prestige("reed_market"), 0, 5 * 23 + 7, g.board.ways_of_prestige(18).mask(0, 5 * 23 + 7), 1, False)
    assert vps(g)[0] == 4


@pytest.mark.clause("F-224", "F-225", "F-298")
def test_example_3_a_building_placed_beside_a_store_gets_its_good_at_once():
    city = City().store(2, "metal", (4, 8), access=(0, 1)).proposals("university")
    g = city.asking(PlacePrestige(0, 0))
    do(g, "lay 0 5,9")

    assert vps(g) == [0, 0, 3, 0]  # players with access get nothing
    demand = DEMANDS[prestige("university")].index(good("metal"))
    assert g.buildings[0].cubes[demand] == 2


@pytest.mark.clause("F-224", "F-226")
def test_a_road_may_bring_several_deliveries():
    city = City().store(0, "people", (4, 8)).store(3, "livestock", (2, 8)).building("crooked_bone", (3, 6), 1)
    g = city.asking(BuildRoad(0))
    assert vps(g) == [0, 0, 0, 0]
    do(g, "road 3,7")

    assert vps(g) == [2, 0, 0, 2]


@pytest.mark.clause("F-224")
def test_a_new_stall_delivers_at_once():
    g = City().building("crooked_bone", (3, 7)).asking(PlaceStall(0, TRADE, good("people"), 9))
    do(g, "site 4,8")

    assert vps(g)[0] == 2


@pytest.mark.clause("F-224", "F-231")
@pytest.mark.parametrize(("seat", "points"), [(0, 0), (1, 3)])
def test_an_opponents_new_stall_delivers_by_the_opponents_network(seat, points):
    """Seat 0 builds wood for seat 1; a bridge of one of them leads to a building that wants wood."""
    city = City().completed(2).building("sleeping_lion", (3, 13)).span(seat, (3, 11)).roads((3, 10), (3, 12))
    g = city.asking(PlaceStall(0, TRADE, good("wood"), 9))
    do(g, "site 3,9")

    assert vps(g) == [0, points, 0, 0]


@pytest.mark.clause("F-231", "F-224")
@pytest.mark.parametrize(("seat", "points"), [(0, 2), (1, 0)])
def test_a_building_is_served_over_bridges_of_the_stores_owner_only(seat, points):
    """The building comes last: what is connected to it then is delivered, over whose bridge matters."""
    city = City().store(0, "people", (3, 9)).roads((3, 10), (3, 12)).span(seat, (3, 11)).proposals("crooked_bone")
    g = city.asking(PlacePrestige(1, 0), active=1)
    do(g, "lay 0 3,13")

    assert vps(g) == [points, 0, 0, 0]


def test_F_227_nothing_is_delivered_twice():
    city = City().store(0, "people", (4, 8)).building("crooked_bone", (3, 6), 1, cubes={"people": 1})
    g = city.asking(BuildRoad(0))
    do(g, "road 3,7")

    assert vps(g) == [0, 0, 0, 0]
    assert g.buildings[0].cubes[0] == 1


@pytest.mark.clause("F-228", "F-217")
def test_the_acting_player_chooses_among_several_stores():
    # Gems of seat 0 in two districts, joined by its bridge; seat 1 places the Golden Lion beside both.
    city = City().store(0, "gems", (3, 9)).roads((3, 10), (3, 12)).span(0, (3, 11)).store(0, "gems", (4, 15))
    city = city.store(0, "people", (13, 1)).proposals("golden_lion")
    g = city.asking(PlacePrestige(1, 0), active=1)
    do(g, "lay 0 2,13")
    assert vps(g) == [0, 0, 0, 0]
    assert (is_asked(g), g.actor()) == ("ChooseStore", 1)
    assert len(moves(g)) == 2
    assert refusal(g, "supply 13,1") == "F-228"
    do(g, "supply 3,9")
    assert vps(g) == [3, 0, 0, 0]


def test_F_230_a_building_with_everything_gets_a_token():
    city = City().store(0, "people", (4, 8)).building("crooked_bone", (3, 6), 1, cubes={"livestock": 1, "food": 2})
    g = city.asking(BuildRoad(0))
    news = told(g, "road 3,7")

    assert g.completed == 1
    assert ("completes", prestige("crooked_bone"), 1) in news


def test_F_231_bridges_serve_the_stores_of_their_owner_only():
    city = (
        City().store(0, "people", (3, 10)).building("crooked_bone", (3, 13)).span(1, (2, 11)).store(1, "wood", (5, 10))
    )
    g = city.asking(BuildRoad(1), active=1)
    do(g, "road 2,12")
    assert vps(g) == [0, 0, 0, 0]
    city = City().store(0, "people", (3, 10)).building("crooked_bone", (3, 13)).span(0, (2, 11))
    g = city.asking(BuildRoad(0))
    do(g, "road 2,12")
    assert vps(g) == [2, 0, 0, 0]


@pytest.mark.clause("F-231", "F-224")
def test_a_bridge_that_connects_delivers():
    city = City().store(0, "people", (3, 10)).building("crooked_bone", (3, 12)).coins(0, 9)
    g = do(city.asking(Construct(0, CONSTRUCT, False)), "span 3,11")

    assert vps(g) == [2, 0, 0, 0]


@pytest.mark.clause("F-237", "F-238", "F-301", "F-234")
def test_neutral_goods_are_there_at_once():
    g = City(3).proposals("crooked_bone").asking(PlacePrestige(0, 0))
    do(g, "lay 0 3,0")

    assert g.buildings[0].cubes == (EMPTY, NEUTRAL, EMPTY)  # livestock is neutral
    assert vps(g) == [0, 0, 0]


@pytest.mark.clause("F-230", "F-301")
def test_a_building_complete_when_placed():
    city = City(3).store(0, "people", (4, 2)).store(1, "food", (1, 2)).proposals("crooked_bone")
    g = do(city.asking(PlacePrestige(2, 0)), "lay 0 3,1")

    assert g.completed == 1
    assert vps(g) == [2, 4, 0]


@pytest.mark.clause("F-122", "F-237")
def test_a_neutral_stall_delivers_nothing():
    g = City(3).building("crooked_bone", (3, 7)).asking(PlaceStall(0, TRADE, good("livestock"), 9))
    do(g, "site 4,8")

    assert vps(g) == [0, 0, 0]
    assert moves(g)
    assert GOODS[g.stores[0].good] == "livestock"

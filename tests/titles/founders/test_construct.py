"""Construct, F-135..F-153, and the advisers of its category."""

import pytest

from citywright.titles.founders.rules.construct import Construct
from citywright.titles.founders.rules.facts import FOLLOW, MAIN
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.turn import PlayCard
from tests.titles.founders.build import City, do, is_asked, may, moves, refusal, told

TERMS, FOLLOWING = MAIN[1].terms, FOLLOW[1].terms


def near_forest(coins: int = 9, workers: bool = True) -> City:
    return City(workers=workers).store(0, "people", (3, 2)).roads((3, 3)).coins(0, coins)


def construct(city: City, terms: int = TERMS) -> Founders:
    return city.asking(Construct(0, terms, False))


@pytest.mark.clause("F-135", "F-136", "F-138")
def test_prices_of_personal_structures():
    assert do(construct(near_forest(3)), "house 3,4").players[0].coins == 0
    assert refusal(construct(near_forest(2)), "house 3,4") == "F-136"
    assert do(construct(near_forest(4), FOLLOWING), "house 3,4").players[0].coins == 0
    assert refusal(construct(near_forest(3), FOLLOWING), "house 3,4") == "F-136"
    river = City().store(0, "people", (3, 10)).coins(0, 3)
    assert do(construct(river), "span 3,11").players[0].coins == 0
    assert refusal(construct(City().store(0, "people", (3, 10)).coins(0, 2)), "span 3,11") == "F-136"


@pytest.mark.clause("F-137", "F-241")
def test_a_house_on_side_b():
    assert do(construct(near_forest(1, workers=False)), "house 3,4").players[0].coins == 0
    assert refusal(construct(near_forest(0, workers=False)), "house 3,4") == "F-137"
    assert do(construct(near_forest(2, workers=False), FOLLOWING), "house 3,4").players[0].coins == 0


@pytest.mark.clause("F-135")
def test_one_personal_structure_only():
    g = do(near_forest().asking(PlayCard(0)), "play construct", "house 3,4")

    assert (is_asked(g), g.actor()) == ("Follow", 1)


@pytest.mark.clause("F-135")
def test_a_structure_is_paid_for_and_then_built():
    assert [event[0] for event in told(construct(near_forest()), "house 3,4")][:2] == ["spends", "house"]
    river = City().store(0, "people", (3, 10)).coins(0, 3)
    assert [event[0] for event in told(construct(river), "span 3,11")][:2] == ["spends", "span"]


def test_F_141_three_houses_at_most():
    city = near_forest().house(0, (8, 0), (3, 17), (13, 6))

    assert refusal(construct(city), "house 3,4") == "F-141"


@pytest.mark.clause("F-144", "F-145", "F-186")
def test_a_house_brings_a_worker_and_a_crystal():
    city = near_forest().discard(1, "trade", "recruit")
    g = do(city.asking(PlayCard(0)), "play construct", "house 3,4")
    assert g.free_workers(0) == 1
    do(g, "pass", "pass", "pass", "play call_to_vote", "basic coin", "basic coin")

    assert g.players[0].temp == 1
    assert g.players[0].coins == 9 - 3 + 1


def test_F_146_a_house_bears_no_token_but_is_owned():
    g = do(construct(near_forest()), "house 3,4")

    assert len(g.stores) == 1
    assert g.players[0].near >> (4 * 23 + 5) & 1  # an own store may not touch it


def test_F_147_bridges_on_the_river_and_gates_on_the_wall():
    city = City().store(0, "people", (3, 10)).coins(0, 9)
    g = construct(city)

    assert refusal(g, "span 3,9") == "F-147"
    assert set(moves(g, "span")) == {f"span {row * 23 + 11}" for row in (2, 3, 4)}


def test_F_148_a_bridge_connects_what_a_river_parts():
    city = City().store(0, "gems", (3, 10)).store(0, "people", (2, 13)).coins(0, 9).building("crooked_bone", (4, 12))
    assert city.g.players[0].vp == 0
    city.g.buildings = (city.g.buildings[0],)
    g = construct(city)
    assert not g.reach_of(0, g.stores[0].near) >> (3 * 23 + 12) & 1
    do(g, "span 3,11")
    assert g.reach_of(0, g.stores[0].near) >> (3 * 23 + 12) & 1


def test_F_150_three_bridges_and_gates_at_most():
    city = City().store(0, "people", (3, 10)).span(0, (0, 11), (8, 9), (9, 8)).coins(0, 9)

    assert refusal(construct(city), "span 3,11") == "F-150"


def test_F_62_a_span_needs_an_empty_cell():
    city = City().store(0, "people", (3, 10)).span(1, (3, 11)).coins(0, 9)

    assert refusal(construct(city), "span 3,11") == "F-62"


# -- Advisers who construct --


def adviser(name: str, city: City) -> Founders:
    return do(city.hand(0, name, "call_to_vote").asking(PlayCard(0)), f"play {name}")


@pytest.mark.clause("F-172")
def test_the_carpenter_builds_for_two_coins_less():
    assert do(adviser("carpenter", near_forest(2)), "house 3,4").players[0].coins == 0


@pytest.mark.clause("F-172", "F-89")
def test_the_stonecutter_may_add_a_road():
    g = do(adviser("stonecutter", near_forest()), "house 3,4")
    assert is_asked(g) == "Roads"
    do(g, "road 2,3")
    assert (g.players[0].coins, is_asked(g)) == (6, "Follow")
    g = do(adviser("stonecutter", near_forest()), "house 3,4", "stop")
    assert is_asked(g) == "Follow"


@pytest.mark.clause("F-172", "F-89")
def test_the_brickmaster_builds_one_or_two():
    city = near_forest(9).store(0, "gems", (3, 10))
    g = do(adviser("brickmaster", city), "house 3,4")
    assert "stop" in moves(g)
    do(g, "span 3,11")
    assert g.players[0].coins == 3
    assert is_asked(g) == "Follow"
    # Without the money for a second one nobody is asked.
    g = do(adviser("brickmaster", near_forest(5).store(0, "gems", (3, 10))), "house 3,4")
    assert is_asked(g) == "Follow"


@pytest.mark.clause("F-172", "F-310")
def test_the_castellan_builds_a_bridge_for_nothing():
    g = adviser("castellan", City().store(0, "people", (3, 10)).coins(0, 0))
    assert moves(g, "house") == []
    do(g, "span 3,11", "road 3,12")
    assert g.players[0].coins == 0


@pytest.mark.clause("F-89")
def test_the_carpenter_waits_for_a_place():
    g = City().store(0, "people", (5, 9)).hand(0, "carpenter", "call_to_vote").asking(PlayCard(0))

    assert refusal(g, "play carpenter") == "F-89"
    assert may(g, "hide carpenter")

"""Exploring, harvesting, building, contact."""

import pytest

from citywright.titles.ghosts.rules.facts import CONTACT_COST, EXHAUSTION_TOKENS
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.state import FEW_TOKENS, LAND_WATER
from tests.titles.ghosts.build import (
    SUBURBS,
    active,
    at,
    do,
    haunted,
    is_asked,
    is_exhausted,
    land,
    may,
    moves,
    of_terrain,
    owner_of,
    refusal,
    roll_next,
    store,
    told,
    valor,
)

# -- in general --


@pytest.mark.clause("G-12", "G-15", "G-167")
def test_main_and_additional_actions_in_any_order():
    g = land().store(0, wood=1).pecunia(0, 2).turn_of(0)
    do(g, "sell wood", "explore 1,0", "train contact", "harvest 2,0", "explore 0,0", "sell water", "end")


def test_G_89_any_number_of_main_actions():
    g = land().tokens(0, explore=6, harvest=2).turn_of(0)
    do(g, "explore 1,0", "harvest 2,0", "explore 1,1", "harvest 1,1", "explore 1,0", "explore 0,0", "explore 0,1")


def test_G_90_what_cannot_be_paid_cannot_be_done():
    g = land().active(0, explore=0, harvest=0, build=0, contact=0).ghosts("1,1").sensor(0, "1,1").turn_of(0)
    assert moves(g) == ["end"]


@pytest.mark.clause("G-31", "G-50")
def test_paying_turns_tokens_to_the_inactive_side():
    g = land().turn_of(0)
    do(g, "explore 1,0", "harvest 2,0")
    me = GAME.view(g, 0)["players"][0]
    assert (me["active"], me["tokens"]) == ([3, 1, 0, 1], [4, 1, 1, 1])
    assert refusal(g, "harvest 2,-1") == "G-98"


# -- explore --


@pytest.mark.parametrize(
    ("clause", "start", "to", "cost"),
    [
        ("G-14", "1,0", "0,0", 1),
        ("G-18", "0,0", "1,0", 1),
        ("G-19", "1,0", "1,1", 1),
        ("G-20", "1,1", "1,2", 2),
        ("G-21", "1,2", "2,2", 3),
    ],
)
@pytest.mark.clause("G-14", "G-18", "G-19", "G-20", "G-21", "G-92")
def test_what_each_terrain_costs_to_enter(clause, start, to, cost):
    g = land().sensor(0, start).active(0, explore=cost).turn_of(0)
    do(g, f"explore {to}")
    assert active(g, 0, "explore") == 0
    assert g.players[0].sensor == at(to)

    g = land().sensor(0, start).active(0, explore=cost - 1).turn_of(0)
    assert refusal(g, f"explore {to}") == "G-92", clause


def test_G_91_one_step_to_a_hex_next_door():
    g = land().turn_of(0)
    assert refusal(g, "explore 1,1") == "G-91"
    assert refusal(g, "explore 0,0") == "G-91"
    assert moves(g, "explore") == [f"explore {name}" for name in SUBURBS]


def test_G_93_others_ghosts_and_buildings_do_not_bar_the_way():
    g = land().sensor(0, "1,0").sensor(1, "1,1").built(1, mill="1,1").turn_of(0)
    do(g, "explore 1,1")
    g = land().sensor(0, "1,0").ghosts("1,1").turn_of(0)
    do(g, "explore 1,1")
    assert active(g, 0, "explore") == 3
    do(land().cards(1, 2).sensor(0, "1,0").ghosts("1,1").active(0, explore=1).turn_of(0), "explore 1,1")


@pytest.mark.clause("G-24")
def test_G_94_a_lake_is_never_entered():
    """TC-G5b."""
    g = land().sensor(0, "1,0").tokens(0, explore=6).learned(0, "climbing").turn_of(0)
    assert refusal(g, "explore 2,0") == "G-94"


# -- harvest --


@pytest.mark.parametrize(("place", "resource"), [("-1,2", "food"), ("3,1", "wood"), ("2,2", "ore")])
@pytest.mark.clause("G-19", "G-20", "G-21", "G-99")
def test_what_each_terrain_gives(place, resource):
    g = do(land().sensor(0, place).turn_of(0), f"harvest {place}")
    assert store(g, 0) == {resource: 1}


def test_G_13_the_city_gives_and_takes_nothing():
    g = land().store(0, food=1, water=1).turn_of(0)
    assert refusal(g, "harvest 0,0") == "G-13"
    assert refusal(g, "build mill") == "G-13"
    assert refusal(g, "build noria") == "G-13"


def test_G_16_a_suburb_gives_only_water_from_a_lake():
    """TC-G6b."""
    g = land().sensor(0, "0,1").turn_of(0)
    assert refusal(g, "harvest 0,1") == "G-16"
    assert moves(g, "harvest") == []
    g = land().sensor(0, "1,-1").turn_of(0)
    assert refusal(g, "harvest 1,-1") == "G-16"
    assert store(do(g, "harvest 2,-1"), 0) == {"water": 1}


def test_G_22_water_on_land_needs_a_lake_beside_it():
    for place in ("-1,2", "3,1", "2,2"):
        assert moves(land().sensor(0, place).turn_of(0), "harvest") == [f"harvest {place}"]
    for place, lake in (("3,0", "2,0"), ("1,-2", "1,-3"), ("0,-3", "1,-3")):
        g = land().sensor(0, place).turn_of(0)
        assert store(do(g, f"harvest {lake}"), 0) == {"water": 1}
    g = land().sensor(0, "-1,2").switches(LAND_WATER).turn_of(0)
    assert refusal(g, "fetch") == "G-22"


def test_G_23_a_lake_gives_water_to_those_beside_it():
    g = land().sensor(0, "3,0").turn_of(0)
    assert refusal(g, "harvest 2,-1") == "G-23"
    assert store(do(g, "harvest 2,0"), 0) == {"water": 1}


def test_G_95_own_hex_or_a_lake_beside_it():
    g = land().sensor(0, "1,1").turn_of(0)
    assert refusal(g, "harvest 2,1") == "G-95"
    assert moves(g, "harvest") == ["harvest 1,1", "harvest 2,0"]


def test_G_96_an_exhausted_hex_is_not_harvested():
    g = land().sensor(0, "1,1").exhausted("1,1", "2,0").turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-96"
    assert refusal(g, "harvest 2,0") == "G-96"


def test_G_97_a_hex_with_a_building_is_not_harvested():
    g = land().sensor(0, "1,1").built(0, mill="1,1").turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-97"
    assert may(g, "harvest 2,0")


def test_G_98_a_harvest_costs_a_harvest_token():
    g = land().sensor(0, "1,1").turn_of(0)
    do(g, "harvest 1,1")
    assert active(g, 0, "harvest") == 0
    assert refusal(g, "harvest 2,0") == "G-98"
    g = land().sensor(0, "1,1").tokens(0, explore=6, contact=6, build=2).active(0, harvest=0).turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-98"  # whatever else is active


@pytest.mark.clause("G-100")
def test_G_99_one_resource_and_an_exhaustion_token():
    g = land().sensor(0, "1,1").turn_of(0)
    assert told(g, "harvest 1,1") == [("harvests", 0, at("1,1"), 0, 1)]
    assert store(g, 0) == {"food": 1}
    assert is_exhausted(g, "1,1")
    assert g.exhaustion_left == EXHAUSTION_TOKENS - 1


def test_G_101_the_lake_is_exhausted_and_not_the_sensors_hex():
    g = do(land().sensor(0, "1,1").turn_of(0), "harvest 2,0")
    assert is_exhausted(g, "2,0")
    assert not is_exhausted(g, "1,1")


def test_G_102_water_comes_from_a_lake_whatever_the_own_hex_is():
    g = land().sensor(0, "1,1").built(1, mill="1,1").turn_of(0)
    assert refusal(g, "fetch") == "G-102"
    assert store(do(g, "harvest 2,0"), 0) == {"water": 1}
    g = land().sensor(0, "1,1").exhausted("1,1").turn_of(0)
    assert store(do(g, "harvest 2,0"), 0) == {"water": 1}


@pytest.mark.clause("G-102")
def test_in_the_other_reading_the_own_hex_gives_the_water():
    """O-5 as a switch: the hex beside the lake may give the water itself and is exhausted itself."""
    g = land().sensor(0, "1,0").tokens(0, harvest=2).switches(LAND_WATER).turn_of(0)
    do(g, "fetch")
    assert store(g, 0) == {"water": 1}
    assert is_exhausted(g, "1,0")
    assert not is_exhausted(g, "2,0")
    assert refusal(g, "fetch") == "G-96"
    do(g, "harvest 2,0")

    assert refusal(land().switches(LAND_WATER).turn_of(0), "fetch") == "G-13"
    assert refusal(land().sensor(0, "0,1").switches(LAND_WATER).turn_of(0), "fetch") == "G-16"
    beside = land().cards(2).sensor(0, "1,1").ghosts("2,1").switches(LAND_WATER).turn_of(0)
    assert store(do(beside, "fetch"), 0) == {"water": 1}
    unbarred = land().cards(1, 3).sensor(0, "1,1").ghosts("1,1").switches(LAND_WATER).turn_of(0)
    assert store(do(unbarred, "fetch"), 0) == {"water": 1}
    haunted_hex = land().cards(2).sensor(0, "1,1").ghosts("1,1").switches(LAND_WATER).turn_of(0)
    assert refusal(haunted_hex, "fetch") == "G-161"
    built = land().sensor(0, "1,1").built(0, mill="1,1").switches(LAND_WATER).turn_of(0)
    assert refusal(built, "fetch") == "G-97"
    tired = land().sensor(0, "1,1").active(0, harvest=0).switches(LAND_WATER).turn_of(0)
    assert refusal(tired, "fetch") == "G-98"


def test_G_103_what_finds_no_room_goes_back():
    """TC-G8b."""
    g = land().sensor(0, "2,2").store(0, ore=3).turn_of(0)
    assert told(g, "harvest 2,2") == [("harvests", 0, at("2,2"), 3, 0)]
    assert store(g, 0) == {"ore": 3}
    assert active(g, 0, "harvest") == 0
    assert is_exhausted(g, "2,2")


def test_G_104_sensors_and_ghosts_do_not_prevent_a_harvest():
    g = land().sensor(0, "1,1").sensor(1, "1,1").ghosts("1,1").turn_of(0)
    assert store(do(g, "harvest 1,1"), 0) == {"food": 1}
    g = land().cards(2).sensor(0, "1,1").sensor(1, "1,1").ghosts("1,1").turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-161"


def test_G_171_a_lack_of_exhaustion_tokens_does_not_prevent_a_harvest():
    hexes = of_terrain(land().turn_of(0), "plain")
    g = land().sensor(0, hexes[12]).exhausted(*hexes[:12]).turn_of(0)
    do(g, f"harvest {hexes[12]}")
    assert is_exhausted(g, hexes[12])
    assert g.exhaustion_left == -1

    g = land().sensor(0, hexes[12]).exhausted(*hexes[:12]).switches(FEW_TOKENS).turn_of(0)
    do(g, f"harvest {hexes[12]}")
    assert not is_exhausted(g, hexes[12])
    assert (g.exhaustion_left, store(g, 0)) == (0, {"food": 1})


@pytest.mark.clause("G-103", "G-171")
def test_a_harvest_that_leaves_no_trace_is_told_without_its_place():
    hexes = of_terrain(land().turn_of(0), "plain")
    g = land().sensor(0, hexes[12]).exhausted(*hexes[:12]).switches(FEW_TOKENS).store(0, food=3).turn_of(0)
    assert told(g, f"harvest {hexes[12]}") == [("wastes", 0)]


# -- build --


@pytest.mark.parametrize(
    ("building", "place", "cost", "gain", "income"),
    [
        ("mill", "-1,2", {"water": 1, "food": 1}, 1, "food"),
        ("sawmill", "3,1", {"water": 1, "food": 1}, 2, "wood"),
        ("mine", "2,2", {"water": 1, "food": 1}, 3, "ore"),
        ("noria", "3,0", {"water": 1}, 1, "water"),
    ],
)
@pytest.mark.clause("G-25", "G-26", "G-27", "G-28", "G-30", "G-51", "G-109")
def test_what_each_building_costs_and_brings(building, place, cost, gain, income):
    g = land().sensor(0, place).store(0, **cost).turn_of(0)
    do(g, f"build {building}")
    assert store(g, 0) == {}
    assert valor(g) == [1 + gain, 1]
    assert active(g, 0, "build") == 0
    assert owner_of(g, place) == 0
    assert g.players[0].markers == 14
    roll_next(g, "forest")
    g.news = []
    do(g, "end")  # round 2 begins with the spread, far away
    do(g, "haunt 2,-3", "haunt 1,-4", "haunt 1,-2", "haunt 3,-2")
    produced = [event for _, event in g.news if event[0] == "produces"]
    assert produced == [("produces", 0, at(place), ("food", "water", "wood", "ore").index(income), 1)]
    assert store(g, 0) == {income: 1}


@pytest.mark.parametrize(
    ("building", "clause", "place"),
    [("mill", "G-25", "-1,2"), ("sawmill", "G-26", "3,1"), ("mine", "G-27", "2,2"), ("noria", "G-28", "3,0")],
)
@pytest.mark.clause("G-25", "G-26", "G-27", "G-28")
def test_a_building_that_cannot_be_paid_is_refused_by_its_own_clause(building, clause, place):
    assert refusal(land().sensor(0, place).store(0, food=3).turn_of(0), f"build {building}") == clause


def test_G_17_nothing_is_built_in_a_suburb():
    """TC-G19."""
    g = land().sensor(0, "1,0").store(0, water=1, food=1).turn_of(0)
    assert refusal(g, "build noria") == "G-17"
    assert refusal(g, "build mill") == "G-17"


def test_G_29_a_noria_needs_a_lake():
    """TC-G7b: a mine may be built there, a noria not."""
    g = land().sensor(0, "2,2").store(0, water=1, food=1).turn_of(0)
    assert refusal(g, "build noria") == "G-29"
    assert valor(do(g, "build mine")) == [4, 1]
    for place in ("3,0", "1,-2", "0,-3"):
        assert may(land().sensor(0, place).store(0, water=1).turn_of(0), "build noria")


def test_G_105_the_building_of_the_terrain_or_a_noria():
    paid = {"water": 1, "food": 1}
    assert moves(land().sensor(0, "1,1").store(0, **paid).turn_of(0), "build") == ["build mill", "build noria"]
    assert moves(land().sensor(0, "1,-2").store(0, **paid).turn_of(0), "build") == ["build sawmill", "build noria"]
    assert moves(land().sensor(0, "0,-3").store(0, **paid).turn_of(0), "build") == ["build mine", "build noria"]
    assert refusal(land().sensor(0, "1,1").store(0, **paid).turn_of(0), "build mine") == "G-105"


def test_G_106_token_and_resources_are_paid():
    g = land().sensor(0, "1,1").store(0, water=2, food=2).active(0, build=0).turn_of(0)
    assert refusal(g, "build mill") == "G-106"


def test_G_107_exhaustion_goes_back_when_a_building_comes():
    """TC-G7."""
    g = land().sensor(0, "3,0").exhausted("3,0").store(0, water=1).turn_of(0)
    do(g, "build noria")
    assert not is_exhausted(g, "3,0")
    assert g.exhaustion_left == EXHAUSTION_TOKENS
    assert (owner_of(g, "3,0"), valor(g)[0], store(g, 0)) == (0, 2, {})


def test_G_108_a_noria_stands_where_the_sensor_is():
    g = do(land().sensor(0, "3,0").store(0, water=1).turn_of(0), "build noria")
    assert owner_of(g, "3,0") == 0
    assert owner_of(g, "2,0") == -1


def test_G_110_sensors_and_exhaustion_do_not_prevent_building():
    g = land().sensor(0, "1,1").sensor(1, "1,1").exhausted("1,1").store(0, water=1, food=1).turn_of(0)
    do(g, "build mill")


def test_G_111_one_building_on_a_hex():
    g = land().sensor(0, "1,1").built(1, noria="1,1").store(0, water=1, food=1).turn_of(0)
    assert refusal(g, "build mill") == "G-111"


def test_G_112_no_building_on_a_ghost():
    """TC-G7c."""
    g = land().sensor(0, "1,1").ghosts("1,1").store(0, water=1, food=1).die("house").turn_of(0)
    assert refusal(g, "build mill") == "G-112"
    do(g, "contact", "build mill")


def test_G_169_twelve_of_each_building():
    plains = of_terrain(land().turn_of(0), "plain")
    g = land().sensor(0, plains[12]).built(1, mill=" ".join(plains[:12])).store(0, water=1, food=1).turn_of(0)
    assert g.pieces[0] == 0
    assert refusal(g, "build mill") == "G-169"


def test_G_170_without_a_marker_neither_building_nor_skill():
    g = land().sensor(0, "1,1").store(0, water=1, food=1, wood=1, ore=1).markers(0, 0).turn_of(0)
    assert refusal(g, "build mill") == "G-170"
    do(g, "explore 1,0")
    assert refusal(g, "learn renown") == "G-170"
    g = land().sensor(0, "1,1").store(0, water=1, food=1).markers(0, 1).turn_of(0)
    do(g, "build mill")
    assert g.players[0].markers == 0


# -- contact --


def test_G_113_a_contact_needs_a_ghost_on_the_own_hex():
    g = land().sensor(0, "1,0").ghosts("1,1").turn_of(0)
    assert refusal(g, "contact") == "G-113"
    do(g, "explore 1,1", "contact")


@pytest.mark.parametrize(("number", "cost"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
@pytest.mark.clause("G-44", "G-114", "G-117")
def test_the_bonus_card_of_the_season_says_the_cost(number, cost):
    g = land().round(number).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=4).turn_of(0)
    do(g, "contact")
    assert active(g, 0, "contact") == 4 - cost
    g = land().round(number).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=4).active(0, contact=cost - 1).turn_of(0)
    assert refusal(g, "contact") == "G-114"


@pytest.mark.parametrize("place", ["0,0", "0,1", "-1,2", "3,1", "2,2"])
@pytest.mark.clause("G-113", "G-115")
def test_a_ghost_is_contacted_on_any_terrain(place):
    """In the city and a suburb too."""
    g = land().sensor(0, place).ghosts(place).die("house").turn_of(0)
    do(g, "contact")
    assert (haunted(g), g.supply, active(g, 0, "contact")) == (set(), 25, 0)


def test_G_115_the_ghost_returns_to_the_supply():
    g = land().sensor(0, "1,1").ghosts("1,1", "2,1").turn_of(0)
    do(g, "contact")
    assert haunted(g) == {"2,1"}
    assert g.supply == 24


REWARDS = [
    (1, "house", 3, 0, 0),
    (1, "tree", 1, 1, 0),
    (1, "peak", 1, 0, 1),
    (4, "house", 5, 0, 0),
    (4, "tree", 2, 1, 1),
    (4, "peak", 0, 0, 3),
    (7, "house", 5, 0, 2),
    (7, "tree", 0, 2, 2),
    (7, "peak", 0, 0, 4),
]


@pytest.mark.parametrize(("number", "face", "pecunia", "resources", "gain"), REWARDS)
@pytest.mark.clause("G-46", "G-116")
def test_the_die_and_the_card_give_the_reward(number, face, pecunia, resources, gain):
    g = land().round(number).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=3).die(face).turn_of(0)
    do(g, "contact")
    for _ in range(resources):
        assert moves(g) == ["take food", "take water", "take wood", "take ore"]
        do(g, "take ore")
    assert is_asked(g) == "TakeTurn"
    assert (g.players[0].pecunia, store(g, 0).get("ore", 0), g.players[0].valor) == (pecunia, resources, 1 + gain)


def test_G_117_contacts_become_dearer():
    assert list(CONTACT_COST) == sorted(set(CONTACT_COST))


def test_G_34_any_resource_is_the_players_choice():
    g = land().round(7).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=3).die("tree").turn_of(0)
    do(g, "contact")
    assert refusal(g, "end") == "G-34"
    do(g, "take wood", "take water")
    assert store(g, 0) == {"wood": 1, "water": 1}
    assert refusal(g, "take wood") == "G-34"


@pytest.mark.clause("G-34", "G-35")
def test_a_chosen_resource_without_room_is_wasted():
    g = land().sensor(0, "1,1").ghosts("1,1").store(0, wood=3).die("tree").turn_of(0)
    do(g, "contact")
    assert told(g, "take wood") == [("wastes", 0)]
    assert store(g, 0) == {"wood": 3}


@pytest.mark.clause("G-34", "G-35")
def test_without_any_room_nothing_is_asked():
    g = land().sensor(0, "1,1").ghosts("1,1").store(0, wood=3, food=3, ore=3, water=3).die("tree").turn_of(0)
    do(g, "contact")
    assert is_asked(g) == "TakeTurn"

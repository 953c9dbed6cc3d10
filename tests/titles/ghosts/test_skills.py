"""The twelve skills and the three ghost cards."""

import pytest

from citywright.titles.ghosts.rules.facts import BUNDLE_NAMES
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import Production
from citywright.titles.ghosts.rules.turn import BeginTurn
from tests.titles.ghosts.build import active, at, do, is_asked, land, may, moves, refusal, store, told, valor


def contact_with(*skills: str, face: str = "house", number: int = 1, contact: int = 3):
    table = land().round(number).sensor(0, "1,1").ghosts("1,1").learned(0, *skills).tokens(0, contact=contact)
    return table.die(face).turn_of(0)


SUBURB, PLAIN = "0,1", "-1,2"


@pytest.mark.parametrize(
    ("line", "skill", "where", "elsewhere", "clause"),
    [
        ("sell wood", "town-ways", SUBURB, PLAIN, "G-119"),
        ("learn renown", "town-ways", "0,0", PLAIN, "G-122"),
        ("train contact", "town-ways", "0,0", PLAIN, "G-128"),
    ],
)
def test_G_8_a_card_overrules_the_rule_in_its_own_situation_only(line, skill, where, elsewhere, clause):
    """A skill allows what the rule forbids, to who has it and where it says so."""

    def table(place, *skills):
        return land().sensor(0, place).store(0, wood=1, ore=1).pecunia(0, 2).learned(0, *skills).turn_of(0)

    assert refusal(table(where), line) == clause
    assert may(table(where, skill), line)
    assert refusal(table(elsewhere, skill), line) == clause


@pytest.mark.clause("G-8")
def test_a_ghost_card_forbids_what_the_rule_allows_where_it_says_so():
    """By the rule a ghost is no hindrance to a harvest (G-104) or a step (G-92); cards 2 and 3 say otherwise."""
    for cards, harvest, tokens in (((1,), "", 3), ((2,), "G-161", 3), ((3,), "", 2)):
        g = land().cards(*cards).sensor(0, "1,0").ghosts("1,1").tokens(0, harvest=2).turn_of(0)
        do(g, "explore 1,1")
        assert (active(g, 0, "explore"), refusal(g, "harvest 1,1")) == (tokens, harvest)
        do(g, "explore 2,1")  # where no ghost is, every card is silent
        assert (active(g, 0, "explore"), refusal(g, "harvest 2,1")) == (tokens - 1, "")


@pytest.mark.parametrize(("number", "face", "gain"), [(1, "house", 1), (1, "peak", 2), (4, "tree", 2), (9, "house", 3)])
@pytest.mark.clause("G-144")
def test_G_144_skill_1_scores_at_every_contact(number, face, gain):
    """In every season, also where the card gives no valor; one move of the marker for both (O-10)."""
    g = contact_with("renown", number=number, face=face)
    assert [event for event in told(g, "contact") if event[0] == "scores"] == [("scores", 0, gain, 1, 1 + gain)]
    assert valor(g) == [1 + gain, 1]


def test_G_145_skill_2_may_choose_the_reward():
    g = do(contact_with("insight", number=4), "contact")
    assert moves(g) == ["roll", "reward house", "reward tree", "reward peak"]
    assert refusal(g, "end") == "G-145"
    do(g, "reward peak")
    assert (valor(g), is_asked(g)) == ([4, 1], "TakeTurn")
    assert refusal(g, "reward peak") == "G-145"

    g = do(contact_with("insight", number=4, face="house"), "contact", "roll")
    assert g.players[0].pecunia == 5
    assert refusal(g, "roll") == "G-116"


def test_G_146_skill_3_restores_a_contact_token():
    g = do(contact_with("composure"), "contact")
    assert active(g, 0, "contact") == 3
    g = do(contact_with("composure", number=7), "contact")
    assert active(g, 0, "contact") == 1


@pytest.mark.parametrize(
    ("skill", "start", "to", "cost"),
    [
        ("woodcraft", "1,1", "1,2", 1),
        ("climbing", "1,2", "2,2", 2),
        ("woodcraft", "1,2", "2,2", 3),
        ("climbing", "1,1", "1,2", 2),
    ],
)
def test_G_147_skills_4_and_5_make_forests_and_mountains_cheaper(skill, start, to, cost):
    g = land().learned(0, skill).sensor(0, start).turn_of(0)
    do(g, f"explore {to}")
    assert active(g, 0, "explore") == 4 - cost
    assert may(land().learned(0, skill).sensor(0, start).active(0, explore=cost).turn_of(0), f"explore {to}")
    assert (
        refusal(land().learned(0, skill).sensor(0, start).active(0, explore=cost - 1).turn_of(0), f"explore {to}")
        == "G-92"
    )


def test_G_148_skill_6_sells_in_suburbs_and_studies_in_the_city():
    """TC-G18."""
    g = land().learned(0, "town-ways").store(0, wood=2, ore=2).pecunia(0, 2).turn_of(0)
    do(g, "train contact", "learn renown", "sell wood")
    do(g, "explore 0,1", "sell ore")
    assert refusal(land().learned(0, "town-ways").sensor(0, "1,1").store(0, ore=1).turn_of(0), "sell ore") == "G-119"


def test_G_149_skill_7_stores_four():
    g = land().learned(0, "packing").sensor(0, "1,1").store(0, food=3).tokens(0, harvest=2).turn_of(0)
    do(g, "harvest 1,1", "explore 2,1", "harvest 2,1")
    assert store(g, 0) == {"food": 4}
    assert GAME.view(g, 0)["players"][0]["limit"] == 4


def test_G_150_skill_8_adds_to_every_sale():
    """TC-G10: one deal of three, or one and two, come to the same."""
    g = do(land().market(1).learned(0, "haggling").store(0, wood=3).turn_of(0), "sell 3-wood")
    assert g.players[0].pecunia == 9
    g = do(land().market(1).learned(0, "haggling").store(0, wood=3).turn_of(0), "sell wood", "sell 2-wood")
    assert g.players[0].pecunia == 9


def test_G_151_skill_9_restores_a_token_after_a_large_sale():
    """TC-G10b."""
    g = land().market(1).learned(0, "bulk-trade").store(0, wood=3, ore=2).active(0, harvest=0).turn_of(0)
    do(g, "sell 2-ore")
    assert (g.players[0].pecunia, active(g, 0, "harvest")) == (5, 0)
    do(g, "sell 3-wood")
    assert (g.players[0].pecunia, active(g, 0, "harvest")) == (13, 1)


@pytest.mark.clause("G-151", "G-181")
def test_with_several_kinds_of_inactive_tokens_skill_9_asks():
    g = land().market(1).learned(0, "bulk-trade").store(0, wood=3).active(0, harvest=0, explore=2).turn_of(0)
    do(g, "sell 3-wood")
    assert moves(g) == ["restore explore", "restore harvest"]
    assert refusal(g, "restore contact") == "G-181"
    assert refusal(g, "end") == "G-151"
    do(g, "restore explore")
    assert active(g, 0, "explore") == 3


@pytest.mark.clause("G-151")
def test_four_different_resources_are_a_large_sale_too():
    table = land().market(3).learned(0, "bulk-trade").store(0, wood=1, ore=1, food=1, water=1).active(0, build=0)
    g = do(table.turn_of(0), "sell food-water-wood-ore")
    assert (g.players[0].pecunia, active(g, 0, "build")) == (12, 1)


def test_G_152_skill_10_doubles_production():
    g = land().learned(0, "stewardship").built(0, mill="1,1", mine="2,2").asking(Production(), BeginTurn(0))
    assert store(g, 0) == {"food": 2, "ore": 2}
    table = land().learned(0, "stewardship").ghosts("0,1").built(0, mill="1,1", mine="2,2")
    assert store(table.asking(Production(), BeginTurn(0)), 0) == {"ore": 2}  # what does not produce gives nothing


@pytest.mark.parametrize(
    ("building", "place", "gain"), [("mill", "-1,2", 2), ("sawmill", "3,1", 3), ("mine", "2,2", 4), ("noria", "3,0", 2)]
)
def test_G_153_skill_11_scores_for_every_building(building, place, gain):
    g = land().learned(0, "master-builder").sensor(0, place).store(0, water=1, food=1).turn_of(0)
    assert told(g, f"build {building}")[-1] == ("scores", 0, gain, 0, 1 + gain)


def test_G_154_skill_12_adds_a_resource_to_every_harvest():
    g = land().learned(0, "foraging").sensor(0, "1,1").turn_of(0)
    do(g, "harvest 1,1")
    assert is_asked(g) == "TakeResource"
    do(g, "take ore")
    assert store(g, 0) == {"food": 1, "ore": 1}
    assert g.exhausted == 1 << at("1,1")  # one exhaustion token only


@pytest.mark.clause("G-154")
def test_skill_12_works_at_a_lake_and_when_the_harvest_finds_no_room():
    """O-24: it is a gain of its own, compulsory, and lost only where it has no room itself."""
    g = land().learned(0, "foraging").sensor(0, "1,0").turn_of(0)
    do(g, "harvest 2,0", "take water")
    assert store(g, 0) == {"water": 2}

    g = land().learned(0, "foraging").sensor(0, "1,1").store(0, food=3).turn_of(0)
    do(g, "harvest 1,1")
    assert (is_asked(g), refusal(g, "end")) == ("TakeResource", "G-34")
    do(g, "take wood")
    assert store(g, 0) == {"food": 3, "wood": 1}

    g = land().learned(0, "foraging").sensor(0, "1,1").store(0, food=3).turn_of(0)
    assert told(g, "harvest 1,1", "take food")[-1] == ("wastes", 0)

    g = land().learned(0, "foraging").sensor(0, "1,1").store(0, food=3, wood=3, ore=3, water=3).turn_of(0)
    do(g, "harvest 1,1")
    assert is_asked(g) == "TakeTurn"


def test_G_161_ghost_card_2_bars_the_harvest():
    g = land().cards(2).sensor(0, "1,1").ghosts("1,1").turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-161"
    do(g, "contact")
    while is_asked(g) == "TakeResource":
        do(g, "take wood")
    do(g, "harvest 1,1")


def test_G_162_ghost_card_3_makes_haunted_hexes_dearer():
    g = land().cards(3).sensor(0, "1,0").ghosts("1,1", "0,1").active(0, explore=3).turn_of(0)
    do(g, "explore 1,1")
    assert active(g, 0, "explore") == 1
    assert refusal(g, "explore 0,1") == "G-162"  # the suburb too, and 1 token is not enough
    do(g, "explore 1,0")


@pytest.mark.parametrize(
    ("skills", "cards", "cost"), [((), (1,), 2), ((), (3,), 3), (("woodcraft",), (3,), 2), (("woodcraft",), (1,), 1)]
)
def test_G_180_discount_and_surcharge_add_up(skills, cards, cost):
    """TC-G12: 2 - 1 + 1 = 2."""
    g = land().cards(*cards).learned(0, *skills).sensor(0, "1,1").ghosts("1,2").turn_of(0)
    assert GAME.view(g, 0)["costs"][at("1,2")] == cost
    do(g, "explore 1,2")
    assert active(g, 0, "explore") == 4 - cost


def test_G_181_a_restoring_skill_takes_a_new_token_too():
    table = land().market(1).learned(0, "bulk-trade", "town-ways").store(0, wood=3).pecunia(0, 2)
    g = do(table.turn_of(0), "train contact", "sell 3-wood")
    assert active(g, 0, "contact") == 2

    g = land().market(1).learned(0, "bulk-trade").store(0, wood=3).turn_of(0)
    assert told(g, "sell 3-wood") == [
        ("sells", 0, BUNDLE_NAMES.index("3-wood"), 8)
    ]  # nothing is inactive, nothing happens
    assert is_asked(g) == "TakeTurn"


def test_G_182_ghost_card_2_looks_at_the_harvested_hex():
    """TC-G17."""
    g = land().cards(2).sensor(0, "1,1").ghosts("1,1").tokens(0, harvest=2).turn_of(0)
    assert refusal(g, "harvest 1,1") == "G-161"
    assert store(do(g, "harvest 2,0"), 0) == {"water": 1}
    g = land().cards(1, 3).sensor(0, "1,1").ghosts("1,1").tokens(0, harvest=2).turn_of(0)
    assert store(do(g, "harvest 1,1", "harvest 2,0"), 0) == {"food": 1, "water": 1}

"""Guildhall, construction, Cathedral."""

import pytest

from citywright.titles.architects.rules.facts import BUILDINGS, LEVEL_VP
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import (
    ALL_SKILLS,
    built,
    crew,
    do,
    hand,
    is_asked,
    lines_of,
    may,
    moves,
    refusal,
    stock,
    town,
    under,
)


def test_A_129_one_construction_or_one_step():
    g = town().goods(0, wood=2, stone=2, gold=1).hand(0, "well", "keep").turn_of(0)
    assert refusal(g, "construct well") == "A-129"
    do(g, "place guildhall")
    assert moves(g) == ["construct well", "advance"]
    assert refusal(g, "construct smithy") == "A-129"
    do(g, "construct well")

    assert refusal(g, "advance") == "A-129"
    keep = town().hand(0, "keep")  # no skills, no goods, and nothing for the Cathedral
    assert refusal(keep.turn_of(0), "place guildhall") == "A-129"
    sinner = town().virtue(0, 3).goods(0, gold=1).hand(0, "keep")
    assert refusal(sinner.turn_of(0), "place guildhall") == "A-129"
    crowd = town(5).goods(0, gold=1).hand(0, "keep").level(1, 1).level(2, 1).level(3, 1)
    assert refusal(crowd.turn_of(0), "place guildhall") == "A-129"  # level one is full


def test_A_130_unusable_columns_are_skipped():
    """T-23: with four players the seventh worker lies in row two, column two, and column six stays empty."""
    g = town(4).hall(6).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well")

    assert g.hall_space(len(g.hall) - 1) == (2 - 1, 2 - 1)
    assert max(column for _, column in map(g.hall_space, range(20))) == 5 - 1


def test_A_131_a_building_lies_open():
    g = town().goods(0, wood=4, stone=4).hand(0, "well", "smithy").turn_of(0)
    do(g, "place guildhall", "construct well", "end")

    assert (built(g, 0), hand(g, 0)) == (["well"], ["smithy"])
    do(g, "place quarry", "end")
    assert GAME.view(g, 1)["players"][0]["built"] == [BUILDINGS.index("well")]
    g = town().goods(0, clay=4, wood=4, stone=4).built(0, "well").hand(0, "smithy").turn_of(0)
    do(g, "place guildhall")
    assert refusal(g, "construct well") == "A-131"  # not twice
    assert refusal(g, "construct keep") == "A-129"  # not in hand at all


def test_A_132_each_skill_needs_an_apprentice():
    table = town().goods(0, wood=9, stone=9, gold=3).hand(0, "tavern", "armoury", "well").crew(0, "woodcutter-39")
    g = table.turn_of(0)
    do(g, "place guildhall")

    assert may(g, "construct tavern")  # carpenter
    assert refusal(g, "construct armoury") == "A-132"  # carpenter and mason


def test_A_133_one_apprentice_for_several_skills():
    g = town().goods(0, wood=9, stone=9, gold=3).hand(0, "keep").crew(0, ALL_SKILLS).turn_of(0)

    assert may(do(g, "place guildhall"), "construct keep")


def test_A_134_apprentices_are_kept():
    g = town().goods(0, wood=3, stone=2, gold=1).hand(0, "tavern").crew(0, "woodcutter-39").turn_of(0)
    do(g, "place guildhall", "construct tavern", "stop")

    assert crew(g, 0) == ["woodcutter-39"]


def test_A_135_goods_are_paid_to_the_supply():
    g = town().goods(0, wood=3, stone=3, clay=1).hand(0, "well", "smithy").turn_of(0)
    bank = g.bank
    do(g, "place guildhall")
    assert refusal(g, "construct smithy") == "A-135"
    do(g, "construct well")

    assert stock(g, 0) == {"clay": 5, "wood": 1, "stone": 1}
    assert g.bank != bank


def test_A_136_the_virtue_icon_works_at_once():
    g = town().goods(0, clay=1, wood=2, stone=3).hand(0, "thieves-den").crew(0, "trickster-38").turn_of(0)
    do(g, "place guildhall", "construct thieves-den")

    assert g.players[0].virtue == 5


def test_A_137_an_immediate_effect_follows():
    g = town().goods(0, clay=4, wood=2).hand(0, "smithy", "clay-pit").turn_of(0)
    assert refusal(g, "gain gold") == "A-137"
    do(g, "place guildhall", "construct smithy")

    assert stock(g, 0) == {"stone": 4}


def test_A_138_an_end_effect_waits():
    g = town().goods(0, stone=4, gold=2, marble=2).hand(0, "dungeon").crew(0, ALL_SKILLS).turn_of(0)
    do(g, "place guildhall", "construct dungeon")

    assert g.players[0].virtue == 6  # the icon; two more are lost in the end only


def test_A_139_the_well():
    """T-18."""
    g = town().goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well")

    assert stock(g, 0) == {"clay": 4}
    assert lines_of(g, 0)["buildings"] == 3


@pytest.mark.parametrize(("captives", "bonus"), [(0, 0), (2, 0), (3, 1), (7, 2)])
def test_A_140_the_keep(captives, bonus):
    """T-19."""
    table = town().goods(0, wood=5, stone=2, gold=2).hand(0, "keep").crew(0, ALL_SKILLS).captured(0, 1, captives)
    g = table.turn_of(0)
    do(g, "place guildhall", "construct keep")

    assert (stock(g, 0), g.players[0].virtue) == ({}, 5)
    assert (lines_of(g, 0)["buildings"], lines_of(g, 0)["bonuses"]) == (12, bonus)


def test_A_208_a_step_uses_a_guildhall_space():
    g = town().goods(0, gold=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")

    assert (g.hall, g.players[0].guild, g.players[0].level) == ((0,), 1, 1)


def test_A_141_the_price_is_that_of_the_next_level():
    g = town().level(0, 2).goods(0, gold=9).hand(0, "keep", "well").goods(0, wood=2, stone=2).turn_of(0)
    do(g, "place guildhall")
    assert refusal(g, "advance") == "A-141"
    g = town().level(0, 2).goods(0, marble=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert "marble" not in stock(g, 0)
    g = town().level(0, 4).goods(0, marble=2, gold=2).rewards().hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert (stock(g, 0), g.players[0].level) == ({}, 5)


def test_A_142_a_building_card_is_discarded():
    g = town().goods(0, gold=1).hand(0, "keep", "well").turn_of(0)
    assert refusal(g, "discard keep") == "A-142"
    do(g, "place guildhall", "advance")
    assert moves(g) == ["discard well", "discard keep"]
    assert refusal(g, "end") == "A-142"
    do(g, "discard well")

    assert under(g) == ["well"]
    assert hand(g, 0)[0] == "keep"


def test_A_143_exactly_one_level():
    g = town().goods(0, gold=5, marble=5, wood=20).hand(0, "keep", "palace").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert g.players[0].level == 1

    g = town().level(0, 5).goods(0, gold=5, marble=5, wood=2, stone=2).hand(0, "keep", "well").turn_of(0)
    do(g, "place guildhall")
    assert refusal(g, "advance") == "A-143"


def test_A_144_the_top_reward():
    """T-16: level one, a virtue and a gold."""
    g = town().rewards(11).goods(0, gold=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")

    assert (g.players[0].level, g.players[0].virtue, stock(g, 0)) == (1, 8, {"gold": 1})
    assert (g.rewards, g.rewards_left, g.rewards_used[-1]) == ([], 0, 10)
    assert lines_of(g, 0)["cathedral"] == 2


def test_A_145_no_reward_left_a_virtue():
    g = town().rewards().goods(0, gold=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")

    assert (g.players[0].virtue, stock(g, 0)) == (8, {})


def test_A_146_a_full_level_takes_nobody():
    """T-17: two markers on a level with two spaces."""
    table = town(3).level(0, 2).level(1, 3).level(2, 3).goods(0, marble=1, wood=2, stone=2).hand(0, "well", "keep")
    g = table.turn_of(0)
    do(g, "place guildhall")

    assert refusal(g, "advance") == "A-146"


def test_A_147_a_space_is_free_when_its_owner_moves_up():
    table = town(3).level(0, 2).level(1, 3).level(2, 3).goods(0, marble=1).goods(1, wood=8)
    g = table.hand(0, "keep").hand(1, "palace").turn_of(1)
    do(g, "place guildhall", "advance", "discard palace", "end", "place quarry", "end")

    assert may(g, "place guildhall")
    do(g, "place guildhall", "advance", "discard keep")
    assert g.players[0].level == 3


def test_A_148_level_one():
    g = town().rewards().goods(0, gold=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")

    assert stock(g, 0) == {}
    assert lines_of(g, 0)["cathedral"] == 2 == LEVEL_VP[1]


def test_A_149_level_two():
    g = town().rewards().level(0, 1).goods(0, wood=3, stone=4).hand(0, "keep").turn_of(0)
    assert refusal(g, "mix 2") == "A-141"
    do(g, "place guildhall", "advance")
    assert moves(g) == ["mix 0", "mix 1", "mix 2", "mix 3"]
    assert refusal(g, "mix 4") == "A-149"
    do(g, "mix 1", "discard keep")

    assert stock(g, 0) == {"wood": 2, "stone": 1}
    assert g.players[0].level == 2


def test_A_150_level_four():
    g = town().rewards().level(0, 3).goods(0, wood=2, stone=7).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance")
    assert moves(g) == ["mix 1", "mix 2"]
    assert refusal(g, "mix 3") == "A-150"
    do(g, "mix 2", "discard keep")

    assert stock(g, 0) == {"stone": 1}
    assert lines_of(g, 0)["cathedral"] == 12


def test_A_151_with_an_empty_hand_nothing_is_built():
    g = town().goods(0, gold=1).turn_of(0)

    assert refusal(g, "place guildhall") == "A-151"
    assert is_asked(g) == "PlaceWorker"
    frederick = town().board(0, "frederick").virtue(0, 4).goods(0, gold=1).turn_of(0)
    assert refusal(frederick, "place guildhall") == "A-163"  # he needs no card: something else forbids the step

"""The worked examples of the fact sheet, TC-S1..TC-S18; those of the rulebook keep its players, Ivan and Sergey."""

import pytest

from citywright.titles.settlers.rules.facts import CITY, NATURE, VILLAGE
from citywright.titles.settlers.rules.steps import Attach, EndTurn, TakeSquare
from citywright.titles.settlers.rules.tokens import Buy, Join
from tests.titles.settlers.build import (
    boxed,
    cells,
    do,
    find,
    fresh_sites,
    hand,
    ids,
    is_asked,
    lines_of,
    may,
    moves,
    refusal,
    replacement_sites,
    square_at,
    state,
)

IVAN, SERGEY = 0, 1
TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
FOREST_AND_CLIFF = {(0, 0): "forest", (1, 0): "cliff"}
WINERY_BLOCK = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "workshop-iron", (1, 1): "winery"}
ROWS_OF_FOUR = {(x, y): ["lake", "meadow", "grove", "cliff"][x] for x in range(4) for y in range(3)}


@pytest.mark.clause("S-18", "S-19")
def test_TC_S1_ivan_opens_a_fourth_village_square():
    g = state().row("mine", "winery", "fishery", "lake", "camp-iron").turn_of(IVAN)
    do(g, "reveal village")

    assert ids(g.rows[VILLAGE])[:3] == ["V-mine-1", "V-winery-1", "V-fishery-1"]
    assert [len(row) for row in g.rows] == [1, 4, 1]


@pytest.mark.clause("S-20", "S-21", "S-23")
def test_TC_S2_sergey_opens_from_the_stack_of_a_full_row():
    full = ["camp-iron", "camp-gold", "inn-iron", "inn-gold", "market-iron"]
    g = state().row(*full).turn_of(SERGEY)
    do(g, "reveal city")

    assert g.removed == [find(name) for name in full]
    assert len(g.rows[CITY]) == 1


@pytest.mark.clause("S-35", "S-42", "S-54")
def test_TC_S3_where_a_mine_can_be_laid():
    land = {**FOREST_AND_CLIFF, (-1, 0): "meadow", (1, -1): "meadow"}
    g = state().land(IVAN, land).placing(IVAN, "mine")

    assert fresh_sites(g) == {(0, 1), (1, 1), (0, -1)}
    assert refusal(g, "place -1 1") == "S-42"
    assert refusal(g, "place -1 -1") == "S-42"
    assert refusal(g, "place 2 0") == "S-35"
    assert refusal(g, "place -2 0") == "S-35"
    assert replacement_sites(g) == {(1, -1)}


@pytest.mark.clause("S-35", "S-42")
def test_TC_S3b_a_mine_beside_forest_and_cliff_alone():
    g = state().land(IVAN, FOREST_AND_CLIFF).placing(IVAN, "mine")

    assert fresh_sites(g) == {(0, 1), (1, 1), (0, -1), (1, -1)}
    assert refusal(g, "place -1 0") == "S-42"
    assert refusal(g, "place 2 0") == "S-35"


@pytest.mark.clause("S-43")
def test_TC_S3c_a_mine_beside_two_forests():
    g = state().land(IVAN, {(0, 0): "forest", (1, 0): "forest"}).placing(IVAN, "mine")

    assert fresh_sites(g) == {(0, 1), (1, 1), (0, -1), (1, -1)}


def ivan_at_market():
    table = state().land(IVAN, {(0, 0): "waterfall", (1, 0): "grove"}).tokens(IVAN, "coin")
    return table.land(SERGEY, {(0, 0): "stud_farm", (1, 0): "lake"}).row("camp-horses", "cliff", "meadow")


@pytest.mark.clause("S-88", "S-89", "S-90")
def test_TC_S4_ivan_buys_horses_and_lays_a_camp_beside_the_waterfall():
    assert refusal(ivan_at_market().asking(TakeSquare(IVAN, False)), "take C-camp-horses") == "S-35"

    g = ivan_at_market().asking(Buy(IVAN))
    do(g, "buy 1 0 0", "take C-camp-horses")
    assert fresh_sites(g) == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1)}
    assert refusal(g, "place 2 0") == "S-35"
    assert replacement_sites(g) == {(1, 0)}
    do(g, "place 0 1")
    assert hand(g, IVAN) == ["war"]


@pytest.mark.clause("S-95", "S-96", "S-99")
def test_TC_S4b_sergeys_stud_farm_rests_and_the_coin_is_his():
    table = ivan_at_market().row("workshop-horses")  # horses and water, all from Sergey's own squares
    g = do(table.asking(Buy(IVAN)), "buy 1 0 0", "take C-camp-horses", "place 0 1", "end", "reveal village")

    assert refusal(g, "take C-workshop-horses") == "S-95"
    do(g, "take N-meadow-1", "place 0 1", "end")
    assert hand(g, SERGEY) == ["coin"]


@pytest.mark.clause("S-102", "S-108")
def test_TC_S5_sergeys_mine_beside_the_workshop():
    joined = state().land(SERGEY, WINERY_BLOCK).cart(SERGEY, (0, 0)).placing(SERGEY, "mine")
    apart = state().land(SERGEY, WINERY_BLOCK).placing(SERGEY, "mine")

    assert may(joined, "place 2 0")
    assert refusal(apart, "place 2 0") == "S-35"


@pytest.mark.clause("S-102", "S-107", "S-132")
def test_TC_S5b_then_sergeys_market_with_iron_from_the_mine_and_carried_plants():
    land = {**WINERY_BLOCK, (2, 0): "mine"}
    joined = state().land(SERGEY, land).cart(SERGEY, (0, 0)).placing(SERGEY, "market-iron")
    apart = state().land(SERGEY, land).placing(SERGEY, "market-iron")

    assert fresh_sites(joined) == {(2, 1), (2, -1), (1, -1)}
    assert fresh_sites(apart) == set()
    assert replacement_sites(joined) == replacement_sites(apart) == {(1, 0), (1, 1)}


@pytest.mark.clause("S-71", "S-72", "S-73", "S-74", "S-76", "S-77")
def test_TC_S6_ivan_and_sergey_have_twelve_points_each_and_ivan_has_more_prizes():
    ivan = {(0, 0): "P-01", (1, 0): "P-07", (2, 0): "P-08", (3, 0): "P-20", (0, 1): "winery"}
    sergey = {(0, 0): "P-21", (1, 0): "P-22", (2, 0): "P-23"}
    table = state().land(IVAN, ivan).master(IVAN, (0, 1), "wine").tokens(IVAN, "war", "coin", "cart")
    table.replaced(IVAN, "forest").land(SERGEY, sergey).tokens(SERGEY, "war", "coin", "cart").prizes("P-02")
    g = do(table.stacks(0, 0, 0).asking(EndTurn(IVAN, True)), "end")

    assert lines_of(g, IVAN) == {"prizes": 8, "masters": 2, "tokens": 3, "replaced": -1}
    assert g.scores() == [12, 12]
    assert g.winners() == (IVAN,)


def two_carts(second: str) -> list[int]:
    """The sizes of the unions on a block of four by three with a cart at (0, 0) and another."""
    g = state().land(SERGEY, ROWS_OF_FOUR).cart(SERGEY, (0, 0)).tokens(SERGEY, "cart").asking(Join(SERGEY))
    do(g, second)
    return sorted(len(union) for union in g.players[SERGEY].unions)


@pytest.mark.clause("S-103")
def test_TC_S7_two_carts_that_share_a_square_join_seven():
    assert two_carts("join 1 1") == [7]


@pytest.mark.clause("S-104")
def test_TC_S7b_two_carts_side_by_side_make_two_unions():
    assert two_carts("join 2 0") == [4, 4]


@pytest.mark.clause("S-103")
def test_TC_S7c_two_carts_that_share_two_squares_join_six():
    assert two_carts("join 1 0") == [6]


@pytest.mark.clause("S-80", "S-81")
def test_TC_S8_a_gap_in_a_column_exposes_nothing():
    land = {(0, 0): "lake", (0, 1): "lake", (0, 2): "lake", (1, 0): "cliff", (1, 2): "cliff", (2, 2): "grove"}
    g = state().land(IVAN, land).asking(EndTurn(IVAN, True))

    assert cells(g.players[IVAN].unprotected()) == {(0, 2), (1, 2), (2, 2)}


def without_horses():
    """Every open prize needs horses; the three squares that give them are replaced, ruined and under a master."""
    table = state().land(IVAN, {(0, 0): "stud_farm-1", (1, 0): "lake"}).ruined(IVAN, (0, 0))
    table.land(SERGEY, {(0, 0): "stud_farm-2", (1, 0): "winery"}).master(SERGEY, (0, 0), "horses")
    return table.replaced(SERGEY, "stud_farm-3").prizes("P-04", "P-05", "P-13", "P-14", "P-19").row("cliff")


@pytest.mark.clause("S-65", "S-135")
def test_TC_S9_no_more_horses_and_all_agree_to_end():
    g = do(without_horses().asking(EndTurn(IVAN, True)), "propose", "agree")

    assert g.ending == "agreement"
    assert g.scores() == [0, 1]


@pytest.mark.clause("S-66", "S-69")
def test_TC_S9_but_a_playable_master_is_a_reason_to_refuse():
    g = without_horses().tokens(SERGEY, "master-wine").asking(EndTurn(IVAN, True))
    do(g, "propose", "refuse", "reveal nature")

    assert not g.is_over()
    assert may(g, "play master-wine")


@pytest.mark.clause("S-27", "S-29", "S-44")
def test_TC_S10_the_coin_of_a_new_market_waits_a_turn():
    table = state().land(IVAN, {(0, 0): "mine", (1, 0): "cliff"}).land(SERGEY, TWO_LAKES).row("market-iron", "grove")
    g = do(table.asking(Attach(IVAN)), "take C-market-iron", "place 0 1")

    assert hand(g, IVAN) == ["coin"]
    assert not may(g, "play coin")
    do(g, "end", "reveal nature", "take N-grove-1", "place 0 1", "end", "reveal nature")
    assert may(g, "play coin")


@pytest.mark.clause("S-84", "S-114", "S-117")
def test_TC_S11_a_ruined_winery_with_its_vine_dresser_scores_nothing():
    table = state().land(IVAN, {(0, 0): "winery"}).master(IVAN, (0, 0), "wine").ruined(IVAN, (0, 0))
    g = do(table.stacks(0, 0, 0).asking(EndTurn(IVAN, True)), "end")

    assert g.scores()[IVAN] == 0


@pytest.mark.clause("S-112", "S-115", "S-134")
@pytest.mark.parametrize(("land", "ruined"), [({(0, 0): "winery"}, []), ({(0, 0): "fishery"}, [(0, 0)])])
def test_TC_S12_a_fisherman_without_a_village_counts_one(land, ruined):
    table = state().land(IVAN, land).ruined(IVAN, *ruined).tokens(IVAN, "master-fish").row("lake")
    g = table.stacks(0, 0, 0).asking(Attach(IVAN))

    assert refusal(g, "play master-fish") == ("S-134" if ruined else "S-112")
    do(g, "take N-lake-1", "place 1 0", "end")
    assert g.scores()[IVAN] == 1


@pytest.mark.clause("S-52", "S-53", "S-74")
def test_TC_S13_a_mine_in_place_of_a_grove():
    g = state().land(IVAN, {(0, 0): "forest", (1, 0): "grove", (2, 0): "cliff"}).placing(IVAN, "mine")
    do(g, "place 1 0")

    assert square_at(g, IVAN, 1, 0) == "V-mine-1"
    assert ids(g.players[IVAN].replaced) == ["N-grove-1"]
    assert g.scores()[IVAN] == -1


@pytest.mark.clause("S-54")
def test_TC_S13b_the_removed_square_cannot_feed_its_successor():
    g = state().land(IVAN, FOREST_AND_CLIFF).placing(IVAN, "mine")

    assert refusal(g, "place 0 0") == "S-54"
    assert refusal(g, "place 1 0") == "S-54"


@pytest.mark.clause("S-49", "S-120")
def test_TC_S14_nothing_open_fits_and_a_nature_square_is_attached():
    g = state().land(IVAN, TWO_LAKES).row("mine", "camp-iron").only("cliff", "winery").asking(Attach(IVAN))
    do(g, "place 2 0", "end")

    assert square_at(g, IVAN, 2, 0) == "N-cliff-1"
    assert g.rows[NATURE] == []


@pytest.mark.clause("S-50")
def test_TC_S14b_with_an_empty_green_stack_the_turn_ends():
    g = state().land(IVAN, TWO_LAKES).row("mine", "camp-iron").only("winery").asking(Attach(IVAN))

    assert is_asked(g) == "EndTurn"
    assert cells(g.players[IVAN].land) == set(TWO_LAKES)


@pytest.mark.clause("S-60", "S-63", "S-67")
def test_TC_S15_the_last_prize_and_then_the_coins():
    table = state().land(IVAN, {(0, 0): "mine", (1, 0): "winery", (2, 0): "lake"}).coin(IVAN, (2, 0)).prizes("P-01")
    g = do(table.asking(Attach(IVAN)), "take P-01", "place 0 1")
    assert not g.is_over()
    do(g, "end")

    assert g.ending == "prizes"
    assert lines_of(g, IVAN) == {"prizes": 1, "masters": 0, "tokens": 1, "replaced": 0}
    assert hand(g, IVAN) == ["coin"]


@pytest.mark.clause("S-64", "S-68")
def test_TC_S16_the_last_square_of_the_stacks_and_then_a_token_and_a_square():
    table = state().land(IVAN, TWO_LAKES).land(SERGEY, {(0, 0): "grove"}).tokens(IVAN, "war").row("cliff")
    g = table.prizes("P-20", "P-21").only("winery").turn_of(IVAN)

    assert moves(g) == ["reveal village"]
    do(g, "reveal village", "play war", "ruin 1 0 0", "take N-cliff-1", "place 0 1", "end")
    assert g.ending == "stacks"
    assert ids(g.prizes) == ["P-20", "P-21"]


@pytest.mark.clause("S-85", "S-86", "S-105", "S-124")
def test_TC_S17_a_ruined_winery_in_a_union_is_replaced():
    land = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "lake", (1, 1): "winery"}
    table = state().land(IVAN, land).cart(IVAN, (0, 0)).master(IVAN, (1, 1), "wine").ruined(IVAN, (1, 1))
    g = do(table.placing(IVAN, "mine"), "place 1 1")

    assert sorted(boxed(g)) == ["master-wine", "war"]
    assert cells(g.players[IVAN].carts) == {(0, 0)}
    assert (1, 1) in cells(g.players[IVAN].unions[0])
    assert square_at(g, IVAN, 1, 1) == "V-mine-1"
    assert g.scores()[IVAN] == -1


@pytest.mark.clause("S-29", "S-85", "S-98")
@pytest.mark.parametrize("ruined", [[], [(1, 0)]])
def test_TC_S18_replacing_a_square_with_a_coin(ruined):
    table = state().land(IVAN, FOREST_AND_CLIFF).land(SERGEY, TWO_LAKES).coin(IVAN, (1, 0)).ruined(IVAN, *ruined)
    g = do(table.placing(IVAN, "meadow"), "place 1 0")

    assert hand(g, IVAN) == ["coin"]
    assert refusal(g, "play coin") == "S-27"
    assert boxed(g) == ["war"] * len(ruined)

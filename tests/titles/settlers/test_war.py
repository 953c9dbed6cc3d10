"""The war token, S-79..S-87 and S-127, S-128."""

from citywright.titles.settlers.rules.steps import Attach, PlayToken
from citywright.titles.settlers.rules.tokens import Ruin
from tests.titles.settlers.build import (
    boxed,
    cells,
    do,
    fresh_sites,
    hand,
    lines_of,
    may,
    moves,
    refusal,
    state,
)

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
FOREST_AND_CLIFF = {(0, 0): "forest", (1, 0): "cliff"}
# Column 0 is three deep; column 1 has a gap at (1, 1).
COLUMNS = {(0, 0): "forest", (0, 1): "grove", (0, 2): "mine", (1, 0): "cliff", (1, 2): "winery"}


def at_war(players: int = 2):
    return state(players).land(0, TWO_LAKES).tokens(0, "war").row("grove")


def test_S_79_war_strikes_an_unprotected_square_of_an_opponent():
    g = at_war(3).land(1, FOREST_AND_CLIFF).land(2, COLUMNS).asking(Ruin(0))

    assert moves(g) == ["ruin 1 0 0", "ruin 1 1 0", "ruin 2 0 2", "ruin 2 1 2"]
    assert refusal(g, "ruin 0 0 0") == "S-79"  # an own square
    assert refusal(g, "ruin 1 4 4") == "S-79"  # no square
    assert refusal(g, "ruin 3 0 0") == "S-79"  # nobody
    do(g, "ruin 2 0 2")
    assert cells(g.players[2].ruined) == {(0, 2)}
    assert hand(g, 0) == []


def test_S_80_exactly_the_farthest_square_of_each_column_is_unprotected():
    g = at_war().land(1, COLUMNS).asking(Ruin(0))

    assert cells(g.players[1].unprotected()) == {(0, 2), (1, 2)}
    assert moves(g) == ["ruin 1 0 2", "ruin 1 1 2"]


def test_S_81_a_square_with_another_beyond_it_cannot_be_hit():
    g = at_war().land(1, COLUMNS).asking(Ruin(0))

    assert refusal(g, "ruin 1 0 0") == "S-81"
    assert refusal(g, "ruin 1 0 1") == "S-81"
    assert refusal(g, "ruin 1 1 0") == "S-81"  # the gap between them does not matter


def test_S_82_a_ruined_square_produces_nothing_for_the_rest_of_the_game():
    g = at_war().land(1, FOREST_AND_CLIFF).row("mine", "meadow", "meadow").asking(Ruin(0))
    do(g, "ruin 1 1 0", "take N-grove-1", "place 0 1", "end", "reveal city")
    assert refusal(g, "take V-mine-1") == "S-82"
    do(g, "take N-meadow-1", "place 0 -1", "end", "reveal city", "take N-meadow-2", "place 1 1", "end")
    do(g, "reveal nature")
    assert refusal(g, "take V-mine-1") == "S-82"


def test_S_83_a_ruined_square_gives_no_points():
    g = state().land(0, {(0, 0): "P-25", (1, 0): "P-20"}).ruined(0, (0, 0)).prizes("P-01").asking(PlayToken(0))

    assert lines_of(g, 0)["prizes"] == 3
    assert g.scores()[0] == 3


def test_S_84_war_lies_on_top_of_a_master_and_cancels_its_points():
    g = at_war().land(1, {(0, 0): "winery", (1, 0): "lake"}).master(1, (0, 0), "wine").asking(Ruin(0))
    assert lines_of(g, 1)["masters"] == 2
    do(g, "ruin 1 0 0")

    assert lines_of(g, 1)["masters"] == 0
    assert list(g.players[1].masters) == list(g.players[1].ruined)  # both lie on that square
    assert boxed(g) == []


def test_S_85_a_ruined_square_may_be_replaced_and_its_tokens_go_their_ways():
    land = {(0, 0): "winery", (1, 0): "lake", (0, 1): "forest", (1, 1): "cliff"}
    table = state().land(0, land).ruined(0, (0, 0)).master(0, (0, 0), "wine").coin(0, (0, 0)).cart(0, (0, 0))
    g = table.placing(0, "mine")
    do(g, "place 0 0")

    assert boxed(g) == ["war", "master-wine"]
    assert hand(g, 0) == ["coin"]
    assert cells(g.players[0].carts) == {(0, 0)}
    assert g.players[0].ruined == ()


def test_S_86_replacing_a_ruined_square_still_costs_a_point():
    g = state().land(0, FOREST_AND_CLIFF).ruined(0, (0, 0)).placing(0, "lake")
    do(g, "place 0 0")

    assert lines_of(g, 0)["replaced"] == -1


def test_S_87_a_ruined_square_of_a_union_receives_but_does_not_add():
    # The mine goes to (2, 0), beside the ruined corner (1, 0) of the union.
    land = {(0, 0): "forest", (0, 1): "meadow", (1, 0): "cliff", (1, 1): "P-01"}
    fed = {**land, (0, 1): "cliff"}

    adds_nothing = state().land(0, land).cart(0, (0, 0)).ruined(0, (1, 0)).placing(0, "mine")
    receives = state().land(0, fed).cart(0, (0, 0)).ruined(0, (1, 0)).placing(0, "mine")
    assert refusal(adds_nothing, "place 2 0") == "S-82"
    assert may(receives, "place 2 0")


def test_S_127_a_ruined_square_is_no_target():
    g = at_war().land(1, FOREST_AND_CLIFF).ruined(1, (0, 0)).asking(Ruin(0))

    assert refusal(g, "ruin 1 0 0") == "S-127"
    assert moves(g) == ["ruin 1 1 0"]


def test_S_127_is_the_reason_when_all_that_war_could_hit_is_ruined():
    g = at_war().land(1, FOREST_AND_CLIFF).ruined(1, (0, 0), (1, 0)).asking(Attach(0))

    assert refusal(g, "play war") == "S-127"


def test_S_128_a_ruined_square_still_protects_its_column():
    g = at_war().land(1, COLUMNS).ruined(1, (0, 2)).asking(Ruin(0))

    assert refusal(g, "ruin 1 0 1") == "S-128"
    assert refusal(g, "ruin 1 0 0") == "S-81"  # (0, 1) beyond it is not ruined
    assert moves(g) == ["ruin 1 1 2"]


def test_S_82_a_ruined_cell_feeds_nothing_beside_it():
    g = state().land(0, FOREST_AND_CLIFF).ruined(0, (1, 0)).placing(0, "mine")

    assert fresh_sites(g) == set()
    assert refusal(g, "place 0 1") == "S-82"

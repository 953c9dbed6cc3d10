"""The third step of a turn, S-32..S-61 and S-120, except replacing: which square, which cell, whose resources."""

import pytest

from citywright.kit.errors import BadAction
from citywright.titles.settlers.rules.facts import NATURE
from citywright.titles.settlers.rules.steps import Attach, EndTurn, TakeSquare
from tests.titles.settlers.build import (
    do,
    fresh_sites,
    hand,
    ids,
    is_asked,
    may,
    moves,
    read,
    refusal,
    replacement_sites,
    square_at,
    state,
    told,
)

FOREST_AND_CLIFF = {(0, 0): "forest", (1, 0): "cliff"}
TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
MINE_AND_CLIFF = {(0, 0): "mine", (1, 0): "cliff"}


def test_S_32_one_square_a_turn():
    g = state().land(0, FOREST_AND_CLIFF).row("grove", "lake").asking(Attach(0))
    do(g, "take N-grove-1")
    assert refusal(g, "take N-lake-1") == "S-32"
    do(g, "place 0 1")

    assert is_asked(g) == "EndTurn"
    assert refusal(g, "take N-lake-1") == "S-32"
    assert refusal(g, "place 1 1") == "S-32"


def test_S_32_the_chosen_square_is_to_be_laid_not_taken_again():
    g = state().land(0, FOREST_AND_CLIFF).row("grove", "lake").asking(Attach(0))
    do(g, "take N-grove-1")

    assert refusal(g, "take N-grove-1") == "S-36"


def test_S_33_the_square_comes_from_a_row_or_from_the_prizes():
    land = {(0, 0): "mine", (1, 0): "winery", (0, 1): "forest", (1, 1): "cliff"}
    open_squares = ("N-lake-1", "V-mine-2", "C-market-iron", "P-01")
    builder = state().land(0, land).row("lake", "mine", "market-iron").prizes("P-01")
    g = builder.asking(TakeSquare(0, False))

    assert moves(g) == [f"take {name}" for name in open_squares]
    assert refusal(g, "take N-lake-2") == "S-33"  # face down in its stack
    assert refusal(g, "place 0 2") == "S-33"  # first the square, then its cell


def test_S_34_nothing_is_taken_from_another_state():
    g = state().land(0, FOREST_AND_CLIFF).land(1, TWO_LAKES).row("grove").asking(TakeSquare(0, False))

    assert refusal(g, "take N-lake-1") == "S-34"


@pytest.mark.parametrize("cliff", [(1, 0), (2, 0), (0, 2), (2, 2)])
def test_S_35_resources_come_from_all_eight_cells_around(cliff):
    # The mine goes to (1, 1): the forest is beside it, the cliff beside it or at one of its corners.
    land = {(0, 1): "forest", (0, 0): "meadow", cliff: "cliff"}
    g = state().land(0, land).placing(0, "mine")

    assert may(g, "place 1 1")


def test_S_35_a_producer_two_cells_away_gives_nothing():
    g = state().land(0, {(0, 0): "forest", (1, 0): "meadow", (2, 0): "cliff"}).placing(0, "mine")

    assert refusal(g, "place 3 0") == "S-35"
    assert refusal(g, "place 0 1") == "S-42"  # the forest has both, but it is one square
    assert may(g, "place 1 1")


def test_S_36_a_new_square_shares_a_side_with_the_state():
    g = state().land(0, FOREST_AND_CLIFF).placing(0, "lake")

    assert fresh_sites(g) == {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}
    assert refusal(g, "place 5 5") == "S-36"


def test_S_37_touching_only_at_a_corner_is_refused():
    g = state().land(0, FOREST_AND_CLIFF).placing(0, "lake")

    for corner in ("-1 1", "2 1", "-1 -1", "2 -1"):
        assert refusal(g, f"place {corner}") == "S-37"
    for apart in ("-2 1", "3 1", "-2 -1", "3 -1", "-1 2", "2 2", "0 2", "1 -2", "-2 0", "3 0"):
        assert refusal(g, f"place {apart}") == "S-36"


@pytest.mark.parametrize("corner", ["-1 1", "1 1", "-1 -1", "1 -1"])
def test_S_37_at_each_of_the_four_corners(corner):
    g = state().land(0, {(0, 0): "forest"}).placing(0, "lake")

    assert refusal(g, f"place {corner}") == "S-37"


def test_S_38_a_gap_of_one_cell_takes_one_square_that_meets_both_sides_whole():
    ring = {(0, 0): "forest", (0, 1): "meadow", (1, 1): "meadow", (2, 1): "meadow", (2, 0): "cliff"}
    g = state().land(0, ring).placing(0, "mine")

    between = [action for action in moves(g) if action.startswith("place") and action.endswith(" 0")]
    assert between == ["place 1 0"]  # nowhere else between the forest and the cliff, and nowhere beyond them
    do(g, "place 1 0")
    assert square_at(g, 0, 1, 0) == "V-mine-1"
    with pytest.raises(BadAction, match="whole number"):  # an offset square cannot even be written down
        read("place 0.5 1")


def test_S_38_every_state_has_a_grid_of_its_own():
    # The same cells of two states are two places: states never collide (O-27).
    g = state().land(0, FOREST_AND_CLIFF).land(1, {(0, 0): "lake", (1, 0): "lake", (0, 1): "lake"}).placing(0, "mine")
    do(g, "place 0 1")

    assert square_at(g, 0, 0, 1) == "V-mine-1"
    assert square_at(g, 1, 0, 1) == "N-lake-3"


def test_S_39_a_nature_square_goes_anywhere_beside_the_state():
    barren = {(0, 0): "P-01", (1, 0): "P-02"}
    g = state().land(0, barren).prizes("P-25").placing(0, "lake")

    assert fresh_sites(g) == {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}


def test_S_40_a_nature_square_gives_one_of_its_two_resources_as_needed():
    # One cliff beside a forest gives stone to a mine, beside a mine plants to a market.
    assert may(state().land(0, FOREST_AND_CLIFF).placing(0, "mine"), "place 0 1")
    assert may(state().land(0, MINE_AND_CLIFF).placing(0, "market-iron"), "place 0 1")
    assert refusal(state().land(0, MINE_AND_CLIFF).placing(0, "inn-iron"), "place 0 1") == "S-35"  # no water


def test_S_41_the_choice_is_free_again_every_turn():
    g = state().land(0, FOREST_AND_CLIFF).land(1, TWO_LAKES).row("mine", "weaving_house", "grove").turn_of(0)
    # Only the forest has wood, so the cliff gives stone.
    do(g, "reveal city", "take V-mine-1", "place 0 1", "end")
    do(g, "reveal city", "take N-grove-1", "place 0 1", "end", "reveal city", "take V-weaving_house-1")

    # Only the cliff has plants, so now the forest gives stone.
    assert fresh_sites(g) >= {(0, -1), (1, -1)}
    do(g, "place 0 -1")


def test_S_42_one_square_cannot_cover_two_needs():
    g = state().land(0, {(0, 0): "forest", (1, 0): "meadow"}).placing(0, "mine")

    assert refusal(g, "place 0 1") == "S-42"
    assert fresh_sites(g) == set()


@pytest.mark.parametrize(
    ("lone", "square"),
    [
        ("forest", "mine"),
        ("cliff", "weaving_house"),
        ("waterfall", "gold_mine"),
        ("lake", "fishery"),
        ("meadow", "stud_farm"),
        ("grove", "winery"),
    ],
)
def test_S_42_whatever_two_resources_a_nature_square_has_it_gives_one(lone, square):
    g = state().land(0, {(0, 0): lone}).placing(0, square)

    assert refusal(g, "place 0 1") == "S-42"
    assert refusal(g, "place 0 0") == "S-35"  # and nothing at all in its own place


def test_S_43_two_squares_of_the_same_kind_cover_two_needs():
    g = state().land(0, {(0, 0): "forest", (1, 0): "forest"}).placing(0, "mine")

    assert may(g, "place 0 1")


@pytest.mark.parametrize(
    ("square", "token"),
    [("camp-iron", "war"), ("market-iron", "coin"), ("inn-iron", "cart"), ("workshop-iron", "master")],
)
def test_S_44_a_city_square_brings_the_token_of_its_resource(square, token):
    land = {(0, 0): "mine", (1, 0): "forest", (0, 1): "meadow"}
    g = state().land(0, land).placing(0, square)
    do(g, "place 1 1")

    (gained,) = hand(g, 0)
    assert gained.startswith(token)


def test_S_43_many_squares_of_a_kind_are_still_squares_of_that_kind():
    # All five mines and all four forests lie around one cell: iron, wood and stone, and nothing besides.
    ring = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    land = dict(zip(ring, ["mine"] * 4 + ["forest"] * 4, strict=True))

    for square, why in (("camp-iron", ""), ("workshop-iron", ""), ("mine", ""), ("market-iron", "S-35")):
        assert refusal(state().land(0, land).placing(0, square), "place 1 1") == why
    for square in ("gold_mine", "weaving_house", "stud_farm", "winery", "fishery", "camp-gold", "inn-cloth", "P-01"):
        assert refusal(state().land(0, land).prizes("P-25").placing(0, square), "place 1 1") == "S-35"


def test_S_44_nothing_else_brings_a_token():
    land = {(0, 0): "mine", (1, 0): "winery", (0, 1): "forest", (1, 1): "cliff"}
    for square in ("lake", "mine", "P-01"):
        g = state().land(0, land).placing(0, square)
        do(g, moves(g)[0])
        assert hand(g, 0) == []


def test_S_45_a_city_square_brings_its_token_only_once():
    g = state().land(0, MINE_AND_CLIFF).land(1, TWO_LAKES).row("market-iron", "grove", "lake").asking(Attach(0))
    do(g, "take C-market-iron", "place 0 1", "end")
    do(g, "reveal nature", "take N-grove-1", "place 0 1", "end")
    do(g, "reveal nature", "keep", "take N-lake-3", "place 1 1", "end")

    assert hand(g, 0) == ["coin"]


def test_S_46_afterwards_a_city_square_produces_like_any_other():
    g = state().land(0, {(0, 0): "market-iron", (1, 0): "gold_mine"}).placing(0, "P-09")  # gold and coin

    assert fresh_sites(g) == {(0, 1), (1, 1), (0, -1), (1, -1)}


def test_S_48_a_prize_produces_nothing():
    for prize in ("P-01", "P-07", "P-25"):
        g = state().land(0, {(0, 0): "forest", (1, 0): prize}).prizes("P-24").placing(0, "mine")
        assert fresh_sites(g) == set()
        assert refusal(g, "place 1 1") == "S-42"  # only the forest serves that cell


def test_S_49_when_nothing_open_fits_the_top_nature_square_is_attached():
    builder = state().land(0, TWO_LAKES).row("mine").stacks(nature=7)
    g = builder.asking(Attach(0))

    assert is_asked(g) == "PlaceSquare"
    assert len(g.stacks[NATURE]) == 6
    assert refusal(g, "end") == "S-49"
    assert refusal(g, "decline") == "S-49"
    do(g, "place 0 1")
    assert square_at(g, 0, 0, 1).startswith("N-")


def test_S_49_what_lies_open_is_refused_for_what_it_lacks():
    builder = state().land(0, {(0, 0): "forest", (1, 0): "cliff", (2, 0): "meadow"}).coin(0, (1, 0)).prizes("P-01")
    g = builder.row("mine", "camp-iron").only("grove").asking(Attach(0))

    assert is_asked(g) == "PlaceSquare"
    assert refusal(g, "take V-mine-1") == "S-95"  # a coin lies on the cliff
    assert refusal(g, "take C-camp-iron") == "S-35"  # nobody gives iron
    assert refusal(g, "take P-01") == "S-35"
    assert refusal(g, "take P-02") == "S-6"
    assert refusal(g, "take N-cliff-1") == "S-56"
    assert refusal(g, "take N-grove-1") == "S-120"  # it is in hand, and was never in the row


def test_S_50_without_nature_squares_the_turn_ends_without_a_new_square():
    g = state().land(0, TWO_LAKES).row("mine").stacks(nature=0).asking(Attach(0))

    assert is_asked(g) == "EndTurn"
    assert len(g.players[0].land) == 2
    assert refusal(g, "place 0 1") == "S-50"
    assert refusal(g, "take V-mine-1") == "S-35"  # nothing was attached: the mine lacks stone
    assert refusal(g, "take N-lake-1") == "S-56"


def test_S_51_what_fits_on_a_fresh_cell_must_be_attached():
    g = state().land(0, FOREST_AND_CLIFF).row("mine").asking(Attach(0))

    assert moves(g) == ["take V-mine-1"]
    assert refusal(g, "decline") == "S-51"
    assert refusal(g, "end") == "S-51"
    do(g, "take V-mine-1")
    assert refusal(g, "decline") == "S-51"
    assert refusal(g, "end") == "S-51"


def test_S_51_even_if_only_a_prize_fits():
    g = state().land(0, {(0, 0): "mine", (1, 0): "winery"}).row("gold_mine").prizes("P-01").asking(Attach(0))

    assert moves(g) == ["take P-01"]


def test_S_56_squares_of_a_state_are_never_moved():
    g = state().land(0, FOREST_AND_CLIFF).row("lake").asking(TakeSquare(0, False))

    assert refusal(g, "take N-forest-1") == "S-56"
    do(g, "take N-lake-1", "place 0 1")
    assert square_at(g, 0, 0, 0) == "N-forest-1"
    assert square_at(g, 0, 1, 0) == "N-cliff-1"


def test_S_57_a_square_stays_when_its_neighbours_stop_giving():
    table = (
        state()
        .land(0, {**FOREST_AND_CLIFF, (0, 1): "mine"})
        .land(1, TWO_LAKES)
        .row("lake", "camp-iron")
        .tokens(1, "war")
    )
    g = table.turn_of(1)
    do(g, "reveal nature", "play war", "ruin 0 1 0", "take N-lake-3", "place 0 1", "end")

    assert square_at(g, 0, 0, 1) == "V-mine-1"
    # It lost the stone it was built with and goes on giving iron: to a camp, with the forest's wood.
    do(g, "reveal village", "take C-camp-iron")
    assert may(g, "place -1 1")


def test_S_58_bought_and_carried_resources_leave_the_neighbours_free_to_produce():
    # One forest cannot be wood and stone, unless one of the two is bought or carried.
    land = {(0, 0): "forest", (1, 0): "meadow"}
    assert refusal(state().land(0, land).placing(0, "mine"), "place 0 1") == "S-42"
    assert may(state().land(0, land).bought("stone").placing(0, "mine"), "place 0 1")

    far = {(0, 0): "cliff", (1, 0): "meadow", (0, 1): "meadow", (1, 1): "meadow", (2, 1): "forest"}
    assert refusal(state().land(0, far).placing(0, "mine"), "place 2 2") == "S-42"
    assert may(state().land(0, far).cart(0, (0, 0)).placing(0, "mine"), "place 2 2")


def test_S_59_a_taken_square_is_not_replaced_in_its_row():
    g = state().land(0, FOREST_AND_CLIFF).row("lake", "mine", "winery").asking(Attach(0))
    do(g, "take V-mine-1", "place 0 1", "end")

    assert [ids(row) for row in g.rows] == [["N-lake-1"], ["V-winery-1"], []]


def test_S_59_a_taken_prize_is_not_replaced():
    land = {(0, 0): "mine", (1, 0): "winery"}
    g = state().land(0, land).prizes("P-01", "P-24").asking(Attach(0))
    do(g, "take P-01", "place 0 1", "end")

    assert ids(g.prizes) == ["P-24"]


def test_S_60_coins_on_the_own_squares_are_taken_at_the_end_of_the_turn():
    table = state(3).land(0, TWO_LAKES).coin(0, (0, 0), (0, 0), (1, 0)).land(1, TWO_LAKES).coin(1, (1, 0))
    g = table.asking(EndTurn(0, True))
    do(g, "end")

    assert hand(g, 0) == ["coin", "coin", "coin"]
    assert g.players[0].coins == {}
    assert hand(g, 1) == []
    assert sum(g.players[1].coins.values()) == 1


@pytest.mark.parametrize(("players", "seat", "left"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_S_61_then_the_left_neighbour_has_the_turn(players, seat, left):
    g = state(players).asking(EndTurn(seat, True))
    news = told(g, "end")

    assert news[-1][:2] == ("turn", left)
    assert (is_asked(g), g.actor()) == ("Reveal", left)


def test_S_120_the_forced_square_goes_straight_to_a_cell_of_choice():
    g = state().land(0, TWO_LAKES).row("grove", "grove", "grove", "grove", "cliff").forced(0, "forest")

    assert fresh_sites(g) == {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}
    assert replacement_sites(g) == {(0, 0), (1, 0)}
    do(g, "place 1 1")
    assert square_at(g, 0, 1, 1) == "N-forest-1"
    assert len(g.rows[NATURE]) == 5  # it entered no row and cleared none
    assert g.removed == []


def test_S_95_a_stopped_square_is_blamed_only_where_it_would_have_served():
    land = {(0, 0): "forest", (1, 0): "meadow", (2, 0): "cliff", (3, 0): "meadow"}
    g = state().land(0, land).coin(0, (2, 0)).placing(0, "mine")

    assert refusal(g, "place 1 1") == "S-95"  # the cliff would have given stone
    assert refusal(g, "place 0 1") == "S-42"  # too far from the cliff
    assert refusal(g, "place 4 0") == "S-35"
    assert refusal(g, "place 2 0") == "S-35"  # in its own place it gives nothing anyway


def test_S_97_a_stopped_square_of_a_union_is_blamed_where_the_union_serves():
    land = {(0, 0): "forest", (0, 1): "meadow", (1, 0): "meadow", (1, 1): "cliff", (2, 0): "P-01", (-2, 0): "P-02"}
    land |= {(-1, 0): "P-03", (3, 0): "P-04"}
    g = state().land(0, land).cart(0, (0, 0)).coin(0, (1, 1)).prizes("P-25").placing(0, "mine")

    assert refusal(g, "place -1 -1") == "S-95"  # two cells from the cliff, but served by the union
    assert refusal(g, "place 4 0") == "S-35"  # beyond its reach
    assert refusal(g, "place -3 0") == "S-35"


@pytest.mark.clause("S-35", "S-42", "S-82", "S-95")
def test_a_square_that_fits_nowhere_is_refused_with_the_reason():
    coined = state().land(0, FOREST_AND_CLIFF).coin(0, (1, 0)).row("mine", "lake").asking(TakeSquare(0, False))
    ruined = state().land(0, FOREST_AND_CLIFF).ruined(0, (1, 0)).row("mine", "lake").asking(TakeSquare(0, False))
    both = state().land(0, FOREST_AND_CLIFF).ruined(0, (1, 0)).coin(0, (1, 0)).row("mine", "lake")
    single = state().land(0, {(0, 0): "forest", (1, 0): "meadow"}).row("mine", "lake").asking(TakeSquare(0, False))
    nothing = state().land(0, TWO_LAKES).row("mine", "lake").asking(TakeSquare(0, False))

    assert refusal(coined, "take V-mine-1") == "S-95"
    assert refusal(ruined, "take V-mine-1") == "S-82"
    assert refusal(both.asking(TakeSquare(0, False)), "take V-mine-1") == "S-82"  # it will not come back
    assert refusal(single, "take V-mine-1") == "S-42"
    assert refusal(nothing, "take V-mine-1") == "S-35"

"""Replacing an own square, S-52..S-55 and S-121..S-124."""

from citywright.titles.settlers.rules.facts import NATURE
from citywright.titles.settlers.rules.steps import Attach
from tests.titles.settlers.build import (
    ONLY_BY_REPLACING,
    boxed,
    do,
    fresh_sites,
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

# A mine fits nowhere but in place of the grove: forest wood, cliff stone.
GROVE_BETWEEN = {(0, 0): "forest", (1, 0): "grove", (2, 0): "cliff"}


def test_S_52_a_new_square_may_take_the_place_of_an_old_one():
    g = state().land(0, GROVE_BETWEEN).placing(0, "mine")

    do(g, "place 1 0")
    assert square_at(g, 0, 1, 0) == "V-mine-1"
    assert len(g.players[0].land) == 3


def test_S_52_an_opponents_square_cannot_be_replaced():
    # A cell of a state is its owner's: the same numbers mean another cell in another state (O-27).
    g = state().land(0, GROVE_BETWEEN).land(1, {(5, 5): "lake", (6, 5): "lake"}).placing(0, "meadow")

    assert refusal(g, "place 5 5") == "S-36"


def test_S_53_the_replaced_square_lies_face_down_before_its_owner():
    g = state().land(0, GROVE_BETWEEN).placing(0, "mine")
    do(g, "place 1 0")

    assert ids(g.players[0].replaced) == ["N-grove-1"]
    assert lines_of(g, 0)["replaced"] == -1


def test_S_54_the_old_square_gives_nothing_to_its_successor():
    g = state().land(0, {(0, 0): "forest", (1, 0): "cliff"}).placing(0, "mine")

    assert refusal(g, "place 0 0") == "S-54"
    assert refusal(g, "place 1 0") == "S-54"


def test_S_54_nor_does_a_union_bring_back_what_the_old_square_gave():
    # The forest is the only wood of the union: beside the block a mine can be attached, in the forest's place not.
    land = {(0, 0): "forest", (1, 0): "P-01", (0, 1): "P-02", (1, 1): "cliff"}
    g = state().land(0, land).cart(0, (0, 0)).prizes("P-25").placing(0, "mine")

    assert may(g, "place -1 0")
    assert refusal(g, "place 0 0") == "S-54"
    assert refusal(g, "place 1 1") == "S-54"  # the cliff is the only stone besides the forest's wood
    assert replacement_sites(g) == {(1, 0), (0, 1)}


def test_S_54_the_rest_of_the_union_serves_the_successor():
    land = {(0, 0): "forest", (1, 0): "P-01", (0, 1): "P-02", (1, 1): "meadow"}
    land |= {(2, 0): "P-03", (2, 1): "cliff"}
    g = state().land(0, land).cart(0, (0, 0), (1, 0)).prizes("P-25").placing(0, "mine")

    assert may(g, "place 2 1") is False  # the cliff itself would have to give the stone
    assert may(g, "place 1 1")  # forest and cliff are its neighbours
    assert may(g, "place 2 0")  # the forest's wood is carried


def test_S_54_is_named_only_if_the_old_square_would_have_made_the_difference():
    g = state().land(0, {(0, 0): "lake", (1, 0): "lake", (2, 0): "lake"}).placing(0, "mine")

    assert refusal(g, "place 0 0") == "S-35"


def test_S_55_a_replacement_may_be_declined_even_if_nothing_else_is_possible():
    g = state().land(0, ONLY_BY_REPLACING).prizes("P-25").row("mine").asking(Attach(0))

    assert moves(g) == ["take V-mine-1", "decline"]
    do(g, "decline")
    assert g.players[0].replaced == ()


def test_S_121_who_declines_takes_the_forced_nature_square():
    g = state().land(0, ONLY_BY_REPLACING).prizes("P-25").row("mine").stacks(nature=3).asking(Attach(0))

    assert refusal(g, "end") == "S-121"
    do(g, "decline")
    assert is_asked(g) == "PlaceSquare"
    assert refusal(g, "take V-mine-1") == "S-121"
    assert len(g.stacks[NATURE]) == 2
    assert ids(g.rows[1]) == ["V-mine-1"]


def test_S_121_without_nature_squares_the_turn_ends():
    g = state().land(0, ONLY_BY_REPLACING).prizes("P-25").row("mine").stacks(nature=0).asking(Attach(0))
    do(g, "decline")

    assert is_asked(g) == "EndTurn"
    assert len(g.players[0].land) == len(ONLY_BY_REPLACING)
    assert refusal(g, "take V-mine-1") == "S-121"  # it was turned down
    assert refusal(g, "place 1 0") == "S-121"
    assert refusal(g, "decline") == "S-17"


def test_S_121_who_could_only_replace_may_do_so():
    g = state().land(0, ONLY_BY_REPLACING).prizes("P-25").row("mine").asking(Attach(0))
    do(g, "take V-mine-1")

    assert fresh_sites(g) == set()
    assert refusal(g, "decline") == "S-52"  # the mine is in hand now, and a square of one's own will make room for it
    assert refusal(g, "end") == "S-52"
    do(g, "place 1 0")
    assert square_at(g, 0, 1, 0) == "V-mine-1"


def test_S_122_replacing_is_allowed_although_a_fresh_cell_would_do_and_counts_as_attaching():
    g = state().land(0, GROVE_BETWEEN).row("lake").asking(Attach(0))
    do(g, "take N-lake-1")

    assert fresh_sites(g)
    assert replacement_sites(g) == {(0, 0), (1, 0), (2, 0)}
    do(g, "place 0 0")
    assert is_asked(g) == "EndTurn"


def test_S_122_a_square_that_fits_only_as_a_replacement_may_be_preferred():
    g = state().land(0, ONLY_BY_REPLACING).prizes("P-25").row("mine", "lake").asking(Attach(0))

    assert moves(g) == ["take N-lake-2", "take V-mine-1"]
    do(g, "take V-mine-1")
    assert (fresh_sites(g), replacement_sites(g)) == (set(), {(1, -1), (1, 0), (1, 1)})


def test_S_123_any_own_square_may_be_replaced_a_prize_loses_its_points():
    land = {(0, 0): "P-25", (1, 0): "mine", (0, 1): "market-iron", (1, 1): "winery"}
    g = state().land(0, land).ruined(0, (1, 1)).cart(0, (0, 0)).prizes("P-24").placing(0, "lake")

    assert replacement_sites(g) == set(land)
    assert lines_of(g, 0)["prizes"] == 3
    do(g, "place 0 0")
    assert lines_of(g, 0)["prizes"] == 0
    assert g.scores()[0] == -1


def test_S_124_a_master_on_a_replaced_square_goes_to_the_box():
    land = {(0, 0): "winery", (1, 0): "forest"}
    g = state().land(0, land).master(0, (0, 0), "wine").placing(0, "lake")
    assert lines_of(g, 0)["masters"] == 2
    assert may(g, "place 0 0")
    do(g, "place 0 0")

    assert boxed(g) == ["master-wine"]
    assert lines_of(g, 0) == {"prizes": 0, "masters": 0, "tokens": 0, "replaced": -1}

"""The cart token, S-100..S-109 and S-131, S-132."""

from citywright.titles.settlers.rules.steps import Attach, PlayToken
from citywright.titles.settlers.rules.tokens import Join
from tests.titles.settlers.build import (
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
TWO_MEADOWS = {(0, 0): "meadow", (1, 0): "meadow"}
# A block whose corner (0, 0) gives wood or stone and (0, 1) stone or plants; the right column gives nothing of use.
BLOCK = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "workshop-iron", (1, 1): "winery"}
ROWS_OF_FOUR = {(x, y): ["lake", "meadow", "grove", "cliff"][x] for x in range(4) for y in range(3)}


def unions(g, seat=0):
    return sorted(len(union) for union in g.players[seat].unions)


def test_S_100_a_cart_lies_where_four_own_squares_meet():
    g = state().land(0, {**BLOCK, (2, 0): "lake"}).tokens(0, "cart").row("lake").asking(Join(0))

    assert moves(g) == ["join 0 0"]
    assert refusal(g, "join 1 0") == "S-100"  # (2, 1) is empty
    do(g, "join 0 0")
    assert [cells(union) for union in g.players[0].unions] == [set(BLOCK)]
    assert hand(g, 0) == []


def test_S_101_without_a_junction_a_cart_cannot_be_played():
    land = {(0, 0): "lake", (1, 0): "lake", (0, 1): "lake"}
    g = state().land(0, land).land(1, TWO_MEADOWS).tokens(0, "cart", "war").row("grove").asking(PlayToken(0))

    assert refusal(g, "play cart") == "S-101"
    assert moves(g) == ["play war", "keep"]


def test_S_102_each_joined_square_gives_what_any_of_them_produces():
    without = state().land(0, BLOCK).placing(0, "mine")
    joined = state().land(0, BLOCK).cart(0, (0, 0)).placing(0, "mine")

    assert refusal(without, "place 2 0") == "S-35"
    assert fresh_sites(without) == {(-1, 0), (-1, 1)}
    assert fresh_sites(joined) == {(-1, 0), (-1, 1), (0, -1), (1, -1), (0, 2), (1, 2), (2, 0), (2, 1)}


def test_S_103_blocks_that_share_a_square_are_one_union():
    g = state().land(0, ROWS_OF_FOUR).tokens(0, "cart").cart(0, (0, 0)).asking(Join(0))
    do(g, "join 1 1")

    assert unions(g) == [7]


def test_S_103_a_third_cart_can_bring_two_unions_together():
    g = state().land(0, ROWS_OF_FOUR).tokens(0, "cart").cart(0, (0, 0), (2, 1)).asking(Join(0))
    assert unions(g) == [4, 4]
    do(g, "join 1 0")

    assert unions(g) == [9]


def test_S_104_blocks_that_share_no_square_stay_apart_even_side_by_side():
    land = {(0, 0): "forest", (0, 1): "P-01", (1, 0): "P-02", (1, 1): "P-03"}
    land |= {(2, 0): "P-04", (2, 1): "P-05", (3, 0): "P-06", (3, 1): "P-07"}
    g = state().land(0, {**land, (4, 0): "cliff"}).cart(0, (0, 0), (2, 0)).prizes("P-25").placing(0, "mine")

    assert unions(g) == [4, 4]
    assert refusal(g, "place 4 1") == "S-35"  # the forest's wood does not come over from the other union
    joined = state().land(0, {**land, (4, 0): "cliff"}).cart(0, (0, 0), (1, 0), (2, 0)).prizes("P-25")
    assert may(joined.placing(0, "mine"), "place 4 1")


def test_S_105_replacing_a_joined_square_leaves_cart_and_union():
    g = state().land(0, BLOCK).cart(0, (0, 0)).land(1, TWO_LAKES).row("lake", "fishery").placing(0, "meadow")
    do(g, "place 1 0", "end")

    assert cells(g.players[0].carts) == {(0, 0)}
    assert [cells(union) for union in g.players[0].unions] == [set(BLOCK)]
    do(g, "reveal city", "take N-lake-3", "place 0 1", "end", "reveal city", "take V-fishery-1")
    # Water comes from the new meadow and wood is carried: the new square belongs to the union.
    assert may(g, "place -1 0")
    assert may(g, "place 2 1")


def test_S_106_resources_may_be_carried_to_squares_that_produce_nothing():
    land = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "P-01", (1, 1): "winery", (2, 1): "P-02"}
    g = state().land(0, land).cart(0, (0, 0)).ruined(0, (1, 1)).prizes("P-25").placing(0, "mine")
    assert may(g, "place 2 0")  # beside the prize

    barren = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "mine", (1, 1): "winery"}
    g = state().land(0, barren).cart(0, (0, 0)).ruined(0, (1, 0)).master(0, (1, 1), "wine").placing(0, "mine")
    assert may(g, "place 2 0")  # beside the ruined square
    assert may(g, "place 1 2")  # beside the square with a master


def test_S_107_a_carried_resource_is_charged_to_the_square_it_comes_from():
    land = {(0, 0): "forest", (0, 1): "P-01", (1, 0): "P-02", (1, 1): "P-03"}
    g = state().land(0, land).cart(0, (0, 0)).prizes("P-25").placing(0, "mine")

    # However it travels, the one forest is wood or stone.
    assert refusal(g, "place 2 0") == "S-42"
    assert refusal(g, "place -1 0") == "S-42"


def test_S_107_near_or_carried_a_square_is_counted_once():
    # (0, 0) touches (-1, 0) directly and serves it through the union as well: still one resource.
    g = state().land(0, {**BLOCK, (0, 1): "P-01"}).cart(0, (0, 0)).prizes("P-25").placing(0, "mine")

    assert refusal(g, "place -1 0") == "S-42"


def test_S_108_the_receiving_square_may_still_give_its_own_resource():
    land = {(0, 0): "cliff", (0, 1): "P-01", (1, 0): "P-02", (1, 1): "mine"}
    g = state().land(0, land).cart(0, (0, 0)).prizes("P-25").placing(0, "market-iron")

    assert may(g, "place 2 1")  # beside the mine alone: it gives its iron and brings the cliff's plants


def test_S_109_a_cart_stays_on_its_junction_and_scores_nothing():
    open_squares = ("grove", "lake", "meadow", "cliff")
    table = state().land(0, BLOCK).tokens(0, "cart").land(1, TWO_LAKES).tokens(1, "war").row(*open_squares)
    g = table.only("camp-iron", "camp-gold", "camp-fish").asking(Join(0))
    assert lines_of(g, 0)["tokens"] == 1
    do(g, "join 0 0")
    assert lines_of(g, 0)["tokens"] == 0  # on its junction it is worth nothing
    # One of its squares is replaced, another ruined, and there it lies when the game is over.
    do(g, "take N-grove-1", "place 1 0", "end")
    do(g, "reveal city", "play war", "ruin 0 0 1", "take N-lake-3", "place 0 1", "end")
    do(g, "reveal city", "take N-meadow-1", "place 2 0", "end")
    do(g, "reveal city", "take N-cliff-2", "place 1 1", "end")

    assert g.ending == "stacks"
    assert cells(g.players[0].carts) == {(0, 0)}
    assert hand(g, 0) == []
    assert lines_of(g, 0) == {"prizes": 0, "masters": 0, "tokens": 0, "replaced": -1}


def test_S_131_a_junction_takes_one_cart():
    g = state().land(0, ROWS_OF_FOUR).cart(0, (0, 0)).tokens(0, "cart").asking(Join(0))

    assert refusal(g, "join 0 0") == "S-131"
    assert "join 1 0" in moves(g)


def test_S_131_is_the_reason_when_every_junction_has_its_cart():
    g = state().land(0, BLOCK).cart(0, (0, 0)).tokens(0, "cart").row("lake").asking(Attach(0))

    assert refusal(g, "play cart") == "S-131"


def test_S_132_a_square_attached_beside_a_union_is_served_but_no_member():
    land = {**BLOCK, (2, 0): "mine"}
    g = state().land(0, land).cart(0, (0, 0)).placing(0, "market-iron")

    assert may(g, "place 2 1")  # beside the mine and beside the union's winery
    assert refusal(g, "place 3 0") == "S-35"  # beside the mine alone: no plants come to it
    assert unions(g) == [4]


def test_S_100_a_cart_needs_own_squares():
    g = state().land(0, TWO_LAKES).land(1, BLOCK).tokens(0, "cart").row("grove").asking(Attach(0))

    assert refusal(g, "play cart") == "S-101"

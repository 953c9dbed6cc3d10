"""The coin token, S-88..S-99 and S-129, S-130."""

from citywright.titles.settlers.rules.facts import RESOURCES
from citywright.titles.settlers.rules.steps import Attach, EndTurn, PlayToken
from citywright.titles.settlers.rules.tokens import Buy
from tests.titles.settlers.build import (
    do,
    fresh_sites,
    hand,
    is_asked,
    lines_of,
    may,
    moves,
    refusal,
    replacement_sites,
    state,
)

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
FOREST_AND_CLIFF = {(0, 0): "forest", (1, 0): "cliff"}
WATERFALL_AND_GROVE = {(0, 0): "waterfall", (1, 0): "grove"}
STABLES = {(0, 0): "stud_farm", (0, 1): "lake"}


def buying(players: int = 2):
    return state(players).land(0, WATERFALL_AND_GROVE).tokens(0, "coin").row("camp-horses", "meadow")


def test_S_88_a_coin_goes_on_any_producing_square_of_an_opponent():
    g = buying(3).land(1, STABLES).land(2, {(0, 0): "market-iron", (0, 1): "mine"}).asking(Buy(0))

    assert moves(g) == ["buy 1 0 0", "buy 1 0 1", "buy 2 0 0", "buy 2 0 1"]  # those at (0, 0) are protected
    assert refusal(g, "buy 0 0 0") == "S-88"  # an own square
    assert refusal(g, "buy 1 3 3") == "S-88"  # no square
    assert refusal(g, "buy 3 0 0") == "S-88"  # nobody
    do(g, "buy 1 0 0")
    assert RESOURCES[g.bought] == "horses"
    assert hand(g, 0) == []


def test_S_89_the_bought_resource_serves_once_anywhere_in_the_state():
    g = buying().land(1, STABLES).asking(Buy(0))
    do(g, "buy 1 0 0", "take C-camp-horses")
    assert fresh_sites(g) == {(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1)}  # wherever the waterfall gives stone

    # One unit meets one need: with wood bought a mine needs stone, and a forest bought from gives only one of the two.
    g = state().land(0, {(0, 0): "meadow", (1, 0): "meadow"}).bought("wood").placing(0, "mine")
    assert fresh_sites(g) == set()
    assert refusal(g, "place 0 1") == "S-35"


def test_S_90_buying_uses_up_no_own_square():
    # The forest alone cannot be wood and stone, but it can be stone beside bought wood.
    land = {(0, 0): "forest", (1, 0): "meadow"}

    assert refusal(state().land(0, land).placing(0, "mine"), "place 0 1") == "S-42"
    assert may(state().land(0, land).bought("wood").placing(0, "mine"), "place 0 1")
    assert may(state().land(0, land).bought("stone").placing(0, "mine"), "place 0 1")


def test_S_91_the_bought_resource_may_stay_unused_and_the_coin_stays_away():
    g = buying().land(1, STABLES).asking(Buy(0))
    do(g, "buy 1 0 0", "take N-meadow-1", "place 0 1", "end")

    assert sum(g.players[1].coins.values()) == 1
    assert hand(g, 0) == []


def test_S_92_what_was_bought_is_gone_next_turn():
    g = buying().land(1, STABLES).row("cliff").asking(Buy(0))
    assert may(do(g, "buy 1 0 0"), "take C-camp-horses")
    do(g, "take N-meadow-1", "place 0 1", "end")
    do(g, "reveal village", "take N-cliff-1", "place 1 0", "end", "reveal village")

    assert refusal(g, "take C-camp-horses") == "S-35"


def test_S_93_on_a_nature_square_the_buyer_names_the_resource():
    g = buying().land(1, TWO_LAKES).asking(Buy(0))
    do(g, "buy 1 0 0")

    assert is_asked(g) == "NameResource"
    assert moves(g) == ["name wood", "name water"]
    assert refusal(g, "name stone") == "S-93"
    do(g, "name water")
    assert RESOURCES[g.bought] == "water"


def test_S_93_other_squares_leave_nothing_to_name():
    g = buying().land(1, STABLES).asking(Buy(0))
    do(g, "buy 1 0 0")

    assert is_asked(g) == "TakeSquare"


def test_S_94_no_coin_on_a_prize_a_ruined_square_or_a_master():
    land = {(0, 0): "P-01", (1, 0): "mine", (2, 0): "winery", (3, 0): "lake"}
    g = buying().land(1, land).ruined(1, (1, 0)).master(1, (2, 0), "wine").asking(Buy(0))

    assert moves(g) == ["buy 1 3 0"]
    assert {refusal(g, f"buy 1 {x} 0") for x in (0, 1, 2)} == {"S-94"}


def test_S_94_is_the_reason_when_nothing_at_all_can_be_bought():
    g = buying().land(1, {(0, 0): "P-01", (1, 0): "lake"}).ruined(1, (1, 0)).asking(Attach(0))

    assert refusal(g, "play coin") == "S-94"


def test_S_95_a_square_with_a_coin_gives_its_owner_nothing_this_turn():
    g = state().land(0, FOREST_AND_CLIFF).coin(0, (1, 0)).row("mine", "lake").turn_of(0)
    do(g, "reveal nature")

    assert refusal(g, "take V-mine-1") == "S-95"


def test_S_96_the_owner_takes_the_coin_after_attaching_and_the_square_works_again():
    g = state().land(0, FOREST_AND_CLIFF).coin(0, (1, 0)).land(1, TWO_LAKES).row("mine", "meadow", "lake").turn_of(0)
    do(g, "reveal city", "take N-meadow-1", "place 0 1")
    assert hand(g, 0) == []
    do(g, "end")
    assert hand(g, 0) == ["coin"]
    do(g, "reveal city", "take N-lake-3", "place 0 1", "end", "reveal city")

    assert may(g, "play coin")
    do(g, "keep")
    assert may(g, "take V-mine-1")


def test_S_97_a_square_with_a_coin_in_a_union_receives_but_does_not_add():
    # The mine goes to (2, 0), beside the corner (1, 0) of the union with the coin on it.
    land = {(0, 0): "forest", (0, 1): "meadow", (1, 0): "cliff", (1, 1): "P-01"}
    fed = {**land, (0, 1): "cliff"}

    adds_nothing = state().land(0, land).cart(0, (0, 0)).coin(0, (1, 0)).placing(0, "mine")
    receives = state().land(0, fed).cart(0, (0, 0)).coin(0, (1, 0)).placing(0, "mine")
    assert refusal(adds_nothing, "place 2 0") == "S-95"
    assert may(receives, "place 2 0")


def test_S_98_replacing_a_square_with_a_coin_brings_the_coin_at_once():
    g = state().land(0, FOREST_AND_CLIFF).coin(0, (1, 0), (1, 0)).land(1, TWO_LAKES).placing(0, "meadow")
    do(g, "place 1 0")

    assert is_asked(g) == "EndTurn"
    assert hand(g, 0) == ["coin", "coin"]
    assert g.players[0].coins == {}


def test_S_99_a_coin_from_a_buyer_scores_like_any_token():
    g = state().land(0, FOREST_AND_CLIFF).coin(0, (1, 0)).tokens(0, "war").asking(EndTurn(0, True))
    do(g, "end")

    assert hand(g, 0) == ["war", "coin"]
    assert lines_of(g, 0)["tokens"] == 2


def test_S_129_a_second_coin_may_lie_on_the_same_square_and_the_owner_takes_both():
    table = buying(3).land(1, {(0, 0): "mine", (1, 0): "mine"}).land(2, STABLES).coin(2, (0, 0)).row("cliff", "forest")
    g = table.asking(Buy(0))

    do(g, "buy 2 0 0")
    assert sum(g.players[2].coins.values()) == 2
    do(g, "take N-meadow-1", "place 0 1", "end", "reveal city", "take N-cliff-1", "place 0 1", "end")
    do(g, "reveal city", "take N-forest-1", "place 1 1", "end")
    assert hand(g, 2) == ["coin", "coin"]


def test_S_130_a_coin_buys_what_the_square_makes_itself_not_what_is_carried_to_it():
    land = {(0, 0): "forest", (1, 0): "mine", (0, 1): "P-01", (1, 1): "cliff"}
    g = buying().land(1, land).cart(1, (0, 0)).asking(Buy(0))

    assert refusal(g, "buy 1 0 1") == "S-94"  # iron could be carried to the prize; it cannot be bought there
    do(g, "buy 1 0 0")
    assert refusal(g, "name iron") == "S-130"
    assert refusal(g, "name plants") == "S-130"
    assert refusal(g, "name water") == "S-93"  # nobody makes it there
    assert moves(g) == ["name wood", "name stone"]


def test_S_89_a_bought_resource_also_serves_a_replacement():
    g = buying().land(1, STABLES).asking(Buy(0))
    do(g, "buy 1 0 0", "take C-camp-horses")

    assert replacement_sites(g) == {(1, 0)}


def test_S_88_a_coin_is_offered_only_with_something_to_buy():
    g = buying().land(1, TWO_LAKES).asking(PlayToken(0))

    assert moves(g) == ["play coin", "keep"]


def test_S_93_first_the_square_and_then_its_resource():
    g = buying().land(1, TWO_LAKES).asking(Buy(0))

    assert refusal(g, "name wood") == "S-93"
    do(g, "buy 1 0 0")
    assert refusal(g, "buy 1 1 0") == "S-93"
    assert refusal(g, "keep") == "S-93"

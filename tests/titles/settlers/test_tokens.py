"""Playing and holding tokens, S-26..S-31 and S-47, S-125, S-126."""

import pytest

from citywright.titles.settlers.rules.facts import NATURE
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.steps import Attach, EndTurn, PlayToken
from tests.titles.settlers.build import do, hand, ids, is_asked, may, moves, refusal, state

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
# Iron and stone, so that workshop-iron and market-iron can be attached at (0, 1).
IRON_WORKS = {(0, 0): "mine", (1, 0): "cliff"}


def test_S_26_one_token_a_turn_whatever_its_kind():
    g = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff").tokens(0, "war", "war", "coin").asking(PlayToken(0))

    do(g, "play war")
    assert refusal(g, "play coin") == "S-26"
    assert refusal(g, "buy 1 0 0") == "S-26"
    assert refusal(g, "keep") == "S-79"  # the war token is being played, and where is what is asked
    do(g, "ruin 1 0 0")
    assert is_asked(g) == "TakeSquare"
    assert refusal(g, "play war") == "S-26"
    do(g, "take N-cliff-1", "place 0 1")
    assert refusal(g, "play coin") == "S-26"


@pytest.mark.parametrize(
    "played",
    [
        ("play war", "ruin 1 0 0"),
        ("play coin", "buy 1 0 0"),
        ("play cart", "join 0 0"),
        ("play master-iron", "settle 0 0"),
    ],
)
def test_S_26_after_any_token_there_is_no_second(played):
    block = {(0, 0): "mine", (1, 0): "mine", (0, 1): "mine", (1, 1): "mine"}
    table = state().land(0, block).land(1, {(0, 0): "stud_farm"}).row("cliff").tokens(0, "war", "coin", "cart")
    g = do(table.tokens(0, "master-iron", "war", "coin").asking(PlayToken(0)), *played)

    assert {refusal(g, line) for line in ("play war", "play coin")} == {"S-26"}
    assert refusal(g, "keep") == "S-17"
    do(g, "take N-cliff-1")
    assert refusal(g, "play war") == "S-26"
    do(g, "place -1 0")
    assert refusal(g, "play war") == "S-26"


def test_S_26_every_turn_has_a_token_of_its_own():
    table = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff", "grove", "forest")
    g = table.tokens(0, "war", "war", "coin").tokens(1, "war").asking(PlayToken(0))
    do(g, "play war", "ruin 1 0 0", "take N-cliff-1", "place 0 1", "end")

    # The neighbour has played nothing yet, and is told so: the token was kept, the moment has passed.
    do(g, "reveal city")
    assert may(g, "play war")
    do(g, "keep")
    assert refusal(g, "play war") == "S-17"
    do(g, "take N-grove-1", "place 0 1")
    assert refusal(g, "play war") == "S-27"
    do(g, "end", "reveal city")

    # And in the next turn of the first player the next token may follow.
    do(g, "play war", "ruin 1 1 0")
    assert refusal(g, "play coin") == "S-26"


def test_S_26_only_tokens_of_the_own_hand():
    table = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff").tokens(0, "war").tokens(1, "coin")
    g = table.asking(PlayToken(0))

    assert moves(g) == ["play war", "keep"]
    assert refusal(g, "play coin") == "S-26"
    do(g, "keep")
    assert refusal(g, "play coin") == "S-26"
    do(g, "take N-cliff-1")
    assert refusal(g, "play coin") == "S-26"
    assert refusal(g, "play war") == "S-17"


@pytest.mark.parametrize(
    ("token", "step"),
    [("war", "S-79"), ("coin", "S-88"), ("cart", "S-100"), ("master-iron", "S-112")],
)
def test_S_17_while_a_token_is_being_played_only_its_place_is_asked(token, step):
    block = {(0, 0): "mine", (1, 0): "mine", (0, 1): "mine", (1, 1): "mine"}
    table = state().land(0, block).land(1, TWO_LAKES).row("cliff").tokens(0, "war", "coin", "cart", "master-iron")
    g = do(table.asking(PlayToken(0)), f"play {token}")

    assert {refusal(g, line) for line in ("reveal city", "take N-cliff-1", "place 2 0", "decline", "end")} == {"S-17"}
    others = {"war": "ruin 1 0 0", "coin": "buy 1 0 0", "cart": "join 0 0", "master-iron": "settle 0 0"}
    assert {refusal(g, line) for name, line in others.items() if name != token} == {"S-26"}
    assert refusal(g, f"play {token}") == "S-26"
    assert refusal(g, "keep") == step
    assert refusal(g, "propose") == "S-135"


def test_S_17_what_belongs_to_a_token_waits_until_the_token_is_chosen():
    g = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff").tokens(0, "war", "coin").asking(PlayToken(0))

    assert {refusal(g, line) for line in ("ruin 1 0 0", "buy 1 0 0", "join 0 0", "settle 0 0", "name wood")} == {"S-17"}
    do(g, "keep")
    assert {refusal(g, line) for line in ("ruin 1 0 0", "buy 1 0 0", "join 0 0", "keep", "reveal city")} == {"S-17"}
    do(g, "take N-cliff-1")
    assert {refusal(g, line) for line in ("ruin 1 0 0", "buy 1 0 0", "join 0 0", "keep", "reveal city")} == {"S-17"}


def test_S_27_a_token_has_its_moment_after_the_reveal_and_before_attaching():
    g = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff").tokens(0, "war").turn_of(0)

    assert refusal(g, "play war") == "S-27"
    do(g, "reveal city")
    assert is_asked(g) == "PlayToken"
    do(g, "keep", "take N-cliff-1", "place 0 1")
    assert refusal(g, "play war") == "S-27"


def test_S_28_a_token_need_not_be_played():
    g = state().land(0, TWO_LAKES).land(1, TWO_LAKES).row("cliff").tokens(0, "war").asking(PlayToken(0))

    do(g, "keep")
    assert is_asked(g) == "TakeSquare"
    assert hand(g, 0) == ["war"]


def test_S_29_a_token_gained_this_turn_waits_for_the_next():
    g = state().land(0, IRON_WORKS).land(1, TWO_LAKES).row("market-iron", "cliff").asking(Attach(0))
    do(g, "take C-market-iron", "place 0 1")

    assert hand(g, 0) == ["coin"]
    # Every way to gain a token comes after the token step, so it is S-27, the moment, that the player is told.
    assert refusal(g, "play coin") == "S-27"
    do(g, "end", "reveal nature", f"take {ids(g.rows[NATURE])[0]}", "place 0 1", "end", "reveal nature")
    assert refusal(g, "play coin") == ""


def test_S_30_any_number_of_tokens_of_any_kind():
    everything = ["war"] * 6 + ["coin"] * 5 + ["cart"] * 6 + ["master-wine", "master-fish"]
    g = state().land(0, IRON_WORKS).land(1, TWO_LAKES).tokens(0, *everything).row("market-iron").asking(Attach(0))
    do(g, "take C-market-iron", "place 0 1", "end")

    assert len(hand(g, 0)) == len(everything) + 1


def test_S_31_every_seat_sees_every_hand():
    g = state(3).tokens(0, "war", "coin").tokens(2, "master-wine").asking(EndTurn(0, True))

    for seat in range(4):
        seen = [row["tokens"] for row in GAME.view(g, seat)["players"]]
        assert seen == [list(me.tokens) for me in g.players]
        assert [len(tokens) for tokens in seen] == [2, 0, 1]


def test_S_47_a_second_square_of_the_same_type_brings_a_second_token():
    land = {**IRON_WORKS, (0, 1): "market-gold"}
    g = state().land(0, land).tokens(0, "coin").row("market-iron").asking(Attach(0))
    do(g, "take C-market-iron", "place 1 1")

    assert hand(g, 0) == ["coin", "coin"]


def test_S_125_a_city_square_that_replaces_another_brings_its_token_too():
    land = {**IRON_WORKS, (0, 1): "market-gold"}
    g = state().land(0, land).tokens(0, "coin").row("market-iron").asking(Attach(0))
    do(g, "take C-market-iron", "place 0 1")

    assert hand(g, 0) == ["coin", "coin"]
    assert ids(g.players[0].replaced) == ["C-market-gold"]


@pytest.mark.parametrize(
    ("square", "pile"), [("camp-iron", 0), ("market-iron", 1), ("inn-iron", 2), ("workshop-iron", 3)]
)
def test_S_126_a_token_comes_out_of_the_supply(square, pile):
    land = {(0, 0): "mine", (1, 0): "forest", (0, 1): "meadow"}
    g = state().land(0, land).row(square).asking(Attach(0))
    before = GAME.view(g, 0)["tokens_left"]
    do(g, f"take C-{square}", "place 1 1")
    after = GAME.view(g, 0)["tokens_left"]

    assert [b - a for b, a in zip(before, after, strict=True)] == [int(p == pile) for p in range(4)]


@pytest.mark.parametrize(
    ("square", "all_six"),
    [
        ("camp-iron", ["war"] * 6),
        ("market-iron", ["coin"] * 6),
        ("inn-iron", ["cart"] * 6),
        ("workshop-iron", [f"master-{r}" for r in ("iron", "gold", "cloth", "horses", "wine", "fish")]),
    ],
)
def test_S_126_an_empty_supply_gives_nothing(square, all_six):
    # It cannot happen while there are six city squares of a kind (O-20).
    land = {(0, 0): "mine", (1, 0): "forest", (0, 1): "meadow"}
    g = state().land(0, land).tokens(1, *all_six).row(square).asking(Attach(0))
    do(g, f"take C-{square}", "place 1 1")

    assert hand(g, 0) == []
    assert min(GAME.view(g, 0)["tokens_left"]) == 0


def test_S_126_no_token_goes_back_into_the_supply():
    winery = {(0, 0): "winery", (1, 0): "forest", (0, 1): "cliff"}
    g = state().land(0, winery).ruined(0, (0, 0)).master(0, (0, 0), "wine").row("mine").asking(Attach(0))
    do(g, "take V-mine-1", "place 0 0")  # the war token and the master leave the state, for the box

    assert GAME.view(g, 0)["tokens_left"] == [5, 6, 6, 5]
    assert len(g.boxed) == 2

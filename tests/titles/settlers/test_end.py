"""The end of the game, S-62..S-70 and S-135."""

import pytest

from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.steps import AgreeToEnd, Attach, BeginTurn, EndTurn
from tests.titles.settlers.build import do, hand, ids, is_asked, may, moves, read, refusal, state, told

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
ALTAR_OF_LIBER = {(0, 0): "mine", (1, 0): "winery"}  # all that P-01 needs


def test_S_62_the_end_is_looked_for_at_the_end_of_a_turn_only():
    g = state().land(0, TWO_LAKES).only("cliff").turn_of(0)
    do(g, "reveal nature")

    assert g.stacks == [[], [], []]  # the last square is open, and the turn goes on
    do(g, "take N-cliff-1", "place 0 1")
    assert not g.is_over()
    do(g, "end")
    assert g.is_over()


def test_S_63_the_game_ends_when_no_prize_is_left():
    g = state().land(0, ALTAR_OF_LIBER).prizes("P-01").asking(Attach(0))
    do(g, "take P-01", "place 0 1", "end")

    assert g.ending == "prizes"


def test_S_63_no_proposal_is_needed_then():
    g = state().prizes().asking(EndTurn(0, True))

    assert moves(g) == ["end"]
    assert refusal(g, "propose") == "S-63"


def test_S_64_the_game_ends_when_all_three_stacks_are_empty():
    g = state().stacks(0, 0, 0).asking(EndTurn(0, True))

    assert refusal(g, "propose") == "S-64"
    do(g, "end")
    assert g.ending == "stacks"


@pytest.mark.parametrize("left", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_S_64_two_empty_stacks_are_not_enough(left):
    g = state().stacks(*left).asking(EndTurn(0, True))
    do(g, "end")

    assert not g.is_over()


def test_S_64_a_forced_nature_square_may_be_the_last():
    g = state().land(0, TWO_LAKES).row("mine").only("cliff", "winery").turn_of(0)
    do(g, "reveal village")
    assert is_asked(g) == "PlaceSquare"
    do(g, "place 0 1", "end")

    assert g.ending == "stacks"


def test_S_65_the_game_ends_when_all_agree():
    g = state(3).asking(EndTurn(1, True))
    do(g, "propose", "agree", "agree")

    assert g.is_over()
    assert g.ending == "agreement"


def test_S_65_that_nothing_is_left_to_earn_is_for_the_players_to_judge():
    # Prizes lie open, everything can still be won, and yet all may agree, in the very first turn (O-22).
    g = GAME.setup(2, 5)
    assert isinstance(g, Settlers)
    while is_asked(g) != "EndTurn":
        do(g, moves(g)[0])
    assert (g.turn, len(g.prizes)) == (1, 8)
    do(g, "propose", "agree")

    assert g.ending == "agreement"


def test_S_65_without_a_proposal_a_game_without_hope_goes_on():
    # Nobody can earn a point any more: the only prize needs horses, and all three stud farms are out of the game.
    builder = state().land(0, TWO_LAKES).land(1, TWO_LAKES).prizes("P-13")
    g = builder.replaced(0, "stud_farm-1", "stud_farm-2", "stud_farm-3").stacks(city=0).asking(EndTurn(0, True))
    do(g, "end")

    assert (is_asked(g), g.actor()) == ("Reveal", 1)


@pytest.mark.parametrize("answers", [("refuse",), ("agree", "refuse"), ("agree", "agree", "refuse")])
def test_S_66_one_refusal_and_the_game_goes_on(answers):
    g = state(4).asking(EndTurn(3, True))
    do(g, "propose", *answers)

    assert (is_asked(g), g.actor()) == ("Reveal", 0)


def test_S_67_who_takes_the_last_prize_completes_the_turn():
    table = state().land(0, ALTAR_OF_LIBER).coin(0, (0, 0)).prizes("P-02").row("gold_mine")
    g = table.land(0, {(0, 1): "gold_mine"}).asking(Attach(0))
    do(g, "take P-02", "place 1 1")
    assert not g.is_over()
    do(g, "end")

    assert g.ending == "prizes"
    assert hand(g, 0) == ["coin"]


def test_S_68_who_opens_the_last_square_completes_the_turn_though_prizes_remain():
    g = state().land(0, TWO_LAKES).land(1, TWO_LAKES).tokens(0, "war").prizes("P-01", "P-02").only("cliff").turn_of(0)
    do(g, "reveal nature", "play war", "ruin 1 0 0", "take N-cliff-1", "place 0 1", "end")

    assert g.ending == "stacks"
    assert ids(g.prizes) == ["P-01", "P-02"]
    assert len(g.players[0].land) == 3


def test_S_69_who_holds_a_master_may_refuse_and_lay_it_first():
    winery = {(0, 0): "winery", (1, 0): "lake"}
    g = state().land(0, TWO_LAKES).land(1, winery).tokens(1, "master-wine").row("cliff").asking(EndTurn(0, True))
    do(g, "propose", "refuse", "reveal nature", "play master-wine", "settle 0 0", "take N-cliff-1", "place 0 1")
    assert g.scores() == [0, 2]
    do(g, "propose", "agree")

    assert g.ending == "agreement"
    assert g.scores() == [0, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S_70_nobody_has_another_turn_after_the_deciding_one(seat):
    g = state(3).prizes().asking(EndTurn(seat, True))  # whoever was first, the others get no turn to catch up
    do(g, "end")

    assert g.is_over()
    assert g.legal() == []
    assert {refusal(g, line) for line in ("reveal nature", "end", "propose")} == {"S-70"}
    assert {g.refuses(read("reveal nature"), other) for other in range(3)} == {70}


def test_S_135_the_proposal_comes_at_the_end_of_the_own_turn():
    g = state().land(0, TWO_LAKES).row("cliff").turn_of(0)
    assert refusal(g, "propose") == "S-135"
    do(g, "reveal nature")
    assert refusal(g, "propose") == "S-135"
    do(g, "take N-cliff-1", "place 0 1")

    assert moves(g) == ["end", "propose"]


def test_S_135_all_the_others_are_asked_and_nobody_else():
    g = state(4).asking(EndTurn(2, True))
    do(g, "propose")
    asked = []
    while is_asked(g) == "AgreeToEnd":
        asked.append(g.actor())
        assert moves(g) == ["agree", "refuse"]
        assert refusal(g, "reveal nature") == "S-135"
        assert {g.refuses(read("agree"), seat) for seat in range(4) if seat != g.actor()} == {135}
        do(g, "agree")

    assert asked == [3, 0, 1]


def test_S_135_nobody_answers_what_nobody_asked():
    g = state().land(0, TWO_LAKES).row("cliff").asking(Attach(0))

    assert refusal(g, "agree") == "S-135"
    assert refusal(g, "refuse") == "S-135"


@pytest.mark.clause("S-60", "S-135")
def test_coins_are_taken_before_the_others_answer():
    g = state().land(0, TWO_LAKES).coin(0, (0, 0)).asking(EndTurn(0, True))
    do(g, "propose")
    assert hand(g, 0) == ["coin"]
    do(g, "refuse")

    assert (is_asked(g), g.actor()) == ("Reveal", 1)


@pytest.mark.clause("S-76", "S-135")
def test_the_end_is_told_with_its_way_and_the_winners():
    g = state().land(0, TWO_LAKES).tokens(1, "war").asking(AgreeToEnd(1, 0))
    news = told(g, "agree")

    assert news[-1] == ("finished", 2, 1)
    assert may(state().asking(BeginTurn(0)), "reveal nature")

"""Scoring, S-71..S-78 and S-136."""

import pytest

from citywright.titles.settlers.rules.steps import EndTurn
from tests.titles.settlers.build import do, hand, lines_of, state

TEMPLES = {(0, 0): "P-01", (1, 0): "P-07", (2, 0): "P-25"}  # 1, 2 and 3 points


def final(builder):
    """The table after the last turn."""
    return do(builder.stacks(0, 0, 0).asking(EndTurn(0, True)), "end")


def test_S_71_every_prize_scores_its_points_unless_it_is_ruined():
    assert lines_of(final(state().land(0, TEMPLES).prizes("P-02")), 0)["prizes"] == 6
    assert lines_of(final(state().land(0, TEMPLES).ruined(0, (1, 0)).prizes("P-02")), 0)["prizes"] == 4


def test_S_71_open_prizes_and_other_squares_score_nothing():
    g = final(state().land(0, {(0, 0): "forest", (1, 0): "mine", (2, 0): "market-iron"}).prizes("P-25"))

    assert g.scores() == [0, 0]


def test_S_72_every_master_scores_two_unless_its_square_is_ruined():
    land = {(0, 0): "winery", (1, 0): "mine", (2, 0): "fishery"}
    builder = state().land(0, land).master(0, (0, 0), "wine").master(0, (1, 0), "iron").master(0, (2, 0), "fish")
    g = final(builder.ruined(0, (1, 0)))

    assert lines_of(g, 0)["masters"] == 4


def test_S_73_every_token_in_hand_scores_one():
    g = final(state().tokens(0, "war", "coin", "cart", "master-wine", "war"))

    assert lines_of(g, 0)["tokens"] == 5


def test_S_74_every_replaced_square_costs_one_and_a_score_may_be_negative():
    g = final(state().replaced(0, "forest", "mine", "P-01"))

    assert lines_of(g, 0)["replaced"] == -3
    assert g.scores() == [-3, 0]


@pytest.mark.parametrize("ending", ["end", "agreement"])
def test_S_75_before_scoring_everybody_takes_the_coins_from_the_own_squares(ending):
    builder = state(3).land(1, {(0, 0): "mine", (1, 0): "mine"}).coin(1, (0, 0), (0, 0)).land(2, {(0, 0): "lake"})
    builder.coin(2, (0, 0))
    if ending == "end":
        g = final(builder)
    else:
        g = do(builder.asking(EndTurn(0, True)), "propose", "agree", "agree")

    assert [hand(g, seat) for seat in range(3)] == [[], ["coin", "coin"], ["coin"]]
    assert [g.players[seat].coins for seat in range(3)] == [{}, {}, {}]
    assert g.scores() == [0, 2, 1]


def test_S_76_the_highest_total_wins():
    g = final(state(3).tokens(0, "war").tokens(1, "war", "cart").replaced(2, "mine"))

    assert g.scores() == [1, 2, -1]
    assert g.winners() == (1,)


def test_S_76_more_prizes_do_not_help_against_more_points():
    g = final(state().land(0, {(0, 0): "P-01"}).tokens(1, "war", "war").prizes("P-02"))

    assert g.winners() == (1,)


def test_S_77_a_tie_goes_to_the_tied_player_with_more_prizes():
    builder = state(3).land(0, {(0, 0): "P-25"}).land(1, {(0, 0): "P-01", (1, 0): "P-07"}).tokens(2, "war", "war")
    g = final(builder.prizes("P-02"))

    assert g.scores() == [3, 3, 2]
    assert g.winners() == (1,)


def test_S_78_players_still_tied_share_the_victory():
    builder = state(4).land(1, {(0, 0): "P-01"}).land(3, {(0, 0): "P-02"}).tokens(0, "war").prizes("P-03")
    g = final(builder)

    assert g.scores() == [1, 1, 0, 1]
    assert g.winners() == (1, 3)


def test_S_136_ruined_prizes_count_in_the_tie_break():
    builder = state().land(0, {(0, 0): "P-01", (1, 0): "P-25"}).ruined(0, (1, 0)).land(1, {(0, 0): "P-02"})
    g = final(builder.prizes("P-03"))

    assert g.scores() == [1, 1]
    assert g.winners() == (0,)


def test_S_76_nobody_has_won_before_the_end():
    assert state().tokens(0, "war").asking(EndTurn(0, True)).winners() == ()

"""The virtue track."""

import pytest

from citywright.titles.architects.rules.facts import VIRTUE_VP
from citywright.titles.architects.rules.turn import EndTurn
from citywright.titles.architects.rules.virtue import change_virtue
from tests.titles.architects.build import do, is_asked, lines_of, may, moves, refusal, stock, told, town


def test_A_152_the_marker_moves_at_once():
    g = town().goods(0, clay=4).at(0, "storehouse", 1).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay")
    assert g.players[0].virtue == 8
    do(g, "trade virtue-for-2-clay")
    assert g.players[0].virtue == 9


def moved(virtue, debts, by):
    """A player's virtue changed by something, before the turn ends."""
    g = town().virtue(0, virtue).debts(0, debts).asking(EndTurn(0))
    g.mark = len(g.agenda)  # what it asks comes before the end of the turn
    change_virtue(g, 0, by)
    return g


def test_A_153_each_point_above_fourteen_may_remove_a_debt():
    """T-12: virtue thirteen and three more: fourteen, and two debts gone."""
    g = moved(13, 3, 3)
    assert moves(g) == ["forgive", "stop"]
    assert refusal(g, "end") == "A-153"
    do(g, "forgive", "forgive")
    assert (g.players[0].virtue, g.players[0].debts, is_asked(g)) == (14, 1, "EndTurn")
    assert refusal(g, "forgive") == "A-153"

    g = do(moved(13, 3, 3), "stop")
    assert (g.players[0].debts, is_asked(g)) == (3, "EndTurn")


def test_A_154_such_a_removal_has_no_bonus():
    g = town().virtue(0, 14).debts(0, 1).goods(0, clay=2).crew(0, "debt-collector-6").turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay", "forgive")

    assert (g.players[0].virtue, g.players[0].debts, g.players[0].paid) == (14, 0, 0)
    assert stock(g, 0) == {}


def test_A_155_removed_debts_are_gone():
    g = town().virtue(0, 14).debts(0, 2).goods(0, clay=2).turn_of(0)
    events = told(g, "place storehouse", "trade virtue-for-2-clay", "forgive")

    assert ("forgiven", 0, 1) in events
    assert (g.players[0].debts, g.players[0].paid) == (1, 0)


@pytest.mark.parametrize(("virtue", "debts"), [(2, 0), (1, 1), (0, 2)])
def test_A_156_each_point_below_zero_is_a_debt(virtue, debts):
    g = town().virtue(0, virtue).turn_of(0)
    do(g, "place tax_stand")

    assert (g.players[0].virtue, g.players[0].debts) == (0, debts)


def test_A_157_the_marker_stays_on_the_track():
    assert moved(12, 0, 9).players[0].virtue == 14
    assert moved(1, 0, -9).players[0].virtue == 0
    assert moved(1, 0, -9).players[0].debts == 8


@pytest.mark.parametrize(("virtue", "paid"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (9, 4)])
def test_A_158_low_virtue_saves_tax(virtue, paid):
    g = town().tax(0).virtue(0, virtue).goods(0, silver=paid).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert stock(g, 0) == {}
    assert g.tax == paid - 2


def test_A_159_two_tax_coins_at_virtue_one():
    """T-14: a hire for two silver, and nothing for the Tax Stand."""
    g = town().virtue(0, 1).goods(0, silver=2).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert (stock(g, 0), g.tax) == ({}, 4)


def test_A_160_ignored_tax_is_paid_nowhere():
    g = town().tax(0).virtue(0, 0).at(1, "forest", 1).goods(0, silver=1).turn_of(0)
    bank = g.bank
    do(g, "place town_centre", "capture forest 1")

    assert (stock(g, 0), g.tax, g.bank) == ({"silver": 1}, 0, bank)


@pytest.mark.parametrize("virtue", [10, 14])
def test_A_161_high_virtue_closes_the_market(virtue):
    g = town().virtue(0, virtue).goods(0, silver=9).turn_of(0)

    assert [refusal(g, f"place black_market_{space}") for space in "abc"] == ["A-161"] * 3


def test_A_162_the_market_opens_at_nine():
    """T-13: at eleven a robbery makes it nine."""
    g = town().virtue(0, 11).goods(0, silver=9).turn_of(0)
    assert not may(g, "place black_market_a")
    do(g, "place tax_stand", "end", "place quarry", "end")

    assert g.players[0].virtue == 9
    assert may(g, "place black_market_a")


@pytest.mark.parametrize("virtue", [0, 4])
def test_A_163_low_virtue_closes_the_cathedral(virtue):
    g = town().virtue(0, virtue).goods(0, gold=1, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall")

    assert refusal(g, "advance") == "A-163"


def test_A_164_the_cathedral_opens_at_five():
    g = town().virtue(0, 4).goods(0, gold=1, clay=2).hand(0, "keep").turn_of(0)
    assert not may(g, "place guildhall")
    do(g, "place storehouse", "trade virtue-for-2-clay", "end", "place quarry", "end")

    assert may(g, "place guildhall")


def test_A_165_points_of_the_track():
    assert VIRTUE_VP == (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
    assert lines_of(town().virtue(0, 13).turn_of(0), 0)["virtue"] == 5
    assert lines_of(town().virtue(0, 1).turn_of(0), 0)["virtue"] == -8


def test_A_209_surplus_without_a_debt_is_lost():
    g = town().virtue(0, 14).goods(0, clay=2).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay")

    assert (is_asked(g), g.players[0].virtue) == ("EndTurn", 14)


def test_A_210_who_is_inside_stays_inside():
    g = town().virtue(0, 9).spaces(0, -1, -1).level(0, 2).goods(0, clay=2).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay")
    assert g.spaces == (0, -1, -1)
    g = town().virtue(0, 5).level(0, 2).turn_of(0)
    do(g, "place tax_stand")
    assert g.players[0].level == 2


def test_A_211_tax_is_saved_in_every_payment():
    table = town().tax(0).virtue(0, 3).captured(1, 0, 1).debts(0, 1).at(0, "guardhouse", 1).goods(0, silver=10)
    g = table.turn_of(0)
    do(g, "place guardhouse", "ransom silver")
    assert g.tax == 1  # one of two
    do(g, "redeem")

    assert g.tax == 1 + 2  # one of three
    assert stock(g, 0) == {"silver": 1}

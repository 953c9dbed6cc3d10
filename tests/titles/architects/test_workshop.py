"""The Workshop: apprentices and drawings."""

import pytest

from citywright.titles.architects.rules.facts import ONE, SILVER
from tests.titles.architects.build import (
    DULL,
    crew,
    do,
    hand,
    is_asked,
    may,
    moves,
    refusal,
    row,
    stock,
    told,
    town,
    under,
)


def test_A_66_a_hire_or_a_draw_not_both():
    g = town().goods(0, silver=9).turn_of(0)
    do(g, "place workshop", "hire 1 1")
    assert refusal(g, "study") == "A-66"
    g = town().goods(0, silver=9).turn_of(0)
    do(g, "place workshop", "study")
    assert refusal(g, "hire 1 1") == "A-66"
    assert stock(g, 0) == {"silver": 9}


def test_A_67_a_hire_costs_four_two_of_them_tax():
    g = town().goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert stock(g, 0) == {}
    assert g.tax == 6
    g = town().goods(0, silver=3).turn_of(0)
    do(g, "place workshop")
    assert refusal(g, "hire 1 1") == "A-67"


def test_A_68_tax_to_the_tax_stand_the_rest_to_the_supply():
    g = town().tax(0).goods(0, silver=4).turn_of(0)
    bank = g.bank
    do(g, "place workshop", "hire 2 1")

    assert g.tax == 2
    assert g.bank - bank == 2 * ONE[SILVER]


def test_A_69_one_worker_reaches_the_first_column():
    g = town().goods(0, silver=4).turn_of(0)
    do(g, "place workshop")

    assert moves(g) == ["hire 1 1", "hire 2 1", "study"]


@pytest.mark.parametrize(("workers", "columns"), [(2, 2), (3, 3), (4, 4), (6, 4)])
def test_A_70_more_workers_reach_further(workers, columns):
    g = town().at(0, "workshop", workers - 1).goods(0, silver=4).turn_of(0)
    do(g, "place workshop")

    assert [c for c in range(1, 5) if may(g, f"hire 1 {c}")] == list(range(1, columns + 1))


def test_A_71_silver_reaches_further():
    g = town().at(0, "workshop", 1).goods(0, silver=5).turn_of(0)
    do(g, "place workshop")

    assert may(g, "hire 1 3")
    assert refusal(g, "hire 1 4") == "A-71"


def test_A_72_skip_silver_goes_to_the_leftmost_cards():
    """T-5: the second worker reaches column four over two cards of that row."""
    g = town().at(0, "workshop", 1).goods(0, silver=6).turn_of(0)
    do(g, "place workshop", "hire 2 4")

    assert g.coins == (0, 0, 0, 0, 1, 1, 0, 0)
    assert crew(g, 0) == [DULL[7]]
    assert stock(g, 0) == {}


def test_A_73_rows_are_independent():
    g = town().coins(1, 1, 0, 0, 0, 0, 0, 0).goods(0, silver=5).turn_of(0)
    do(g, "place workshop", "hire 2 2")

    assert g.coins == (1, 1, 0, 0, 1, 0, 0, 0)
    assert row(g, 1) == list(DULL[:4])


def test_A_74_a_hired_apprentice_lies_open():
    g = town().goods(0, silver=4).turn_of(0)
    events = told(g, "place workshop", "hire 1 1")

    assert crew(g, 0) == [DULL[0]]
    assert ("hires", 0, g.players[0].apprentices()[0], 0) in events


def test_A_75_cards_slide_left_with_their_coins():
    g = town().coins(0, 2, 3, 0).at(0, "workshop", 3).goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 2")

    assert row(g, 1)[:3] == [DULL[0], DULL[2], DULL[3]]
    assert g.coins == (0, 3, 0, 0, 0, 0, 0, 0)


def test_A_76_a_new_apprentice_on_the_right():
    g = town().goods(0, silver=4).turn_of(0)
    before = g.apprentice_pool[:]
    do(g, "place workshop", "hire 1 1")

    assert g.display[3] in before
    assert g.display[3] not in g.apprentice_pool
    assert row(g, 1)[:3] == list(DULL[1:4])


FIVE = ("jeweller-11", "jeweller-12", "miner-19", "miner-20", "labourer-13")


def test_A_77_five_apprentices_at_most():
    g = town().crew(0, *FIVE).goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert is_asked(g) == "MakeRoom"
    assert refusal(g, "stop") == "A-77"
    do(g, "dismiss miner-19")
    assert crew(g, 0) == ["jeweller-11", "jeweller-12", "labourer-13", "miner-20", DULL[0]]


def test_A_78_a_dismissed_apprentice_goes_under_the_deck():
    g = town().crew(0, *FIVE).goods(0, silver=4).turn_of(0)
    assert refusal(g, "dismiss miner-19") == "A-78"  # only to make room
    do(g, "place workshop", "hire 1 1")
    assert refusal(g, "dismiss thief-34") == "A-78"
    do(g, "dismiss jeweller-11")

    assert g.apprentice_under == (10,)
    assert stock(g, 0) == {}


def test_A_79_the_virtue_icon_works_when_hired():
    g = town().display("squire-26", "thief-34", "pickpocket-25").goods(0, silver=8).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert g.players[0].virtue == 8
    do(g, "end", "place quarry", "end", "place workshop", "hire 1 2")
    assert g.players[0].virtue == 7


def test_A_80_dismissing_undoes_no_virtue():
    g = town().crew(0, *FIVE[:4], "squire-26").goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1", "dismiss squire-26")

    assert g.players[0].virtue == 7


def test_A_81_silver_on_a_card_goes_to_whoever_hires_it():
    g = town().coins(3).goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert stock(g, 0) == {"silver": 3}


def test_A_82_silver_piles_up():
    g = town().coins(2).goods(0, silver=5).turn_of(0)
    do(g, "place workshop", "hire 1 2")

    assert g.coins[0] == 3


def test_A_83_identical_apprentices_are_allowed():
    g = town().crew(0, "jeweller-11").display("jeweller-12").goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert crew(g, 0) == ["jeweller-11", "jeweller-12"]


@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_A_84_cards_for_pairs_of_workers(workers, cards):
    """T-6: two workers draw two cards."""
    g = town().at(0, "workshop", workers - 1).turn_of(0)
    do(g, "place workshop", "study")

    assert len(hand(g, 0)) == cards


SIX = ("well", "smithy", "keep", "tavern", "castle", "chapel")


def test_A_85_a_hand_above_six_is_reduced_by_choice():
    g = town().hand(0, *SIX).next_cards("library", "palace").at(0, "workshop", 1).turn_of(0)
    do(g, "place workshop", "study")
    assert is_asked(g) == "DiscardDown"
    assert refusal(g, "end") == "A-85"
    assert refusal(g, "discard church") == "A-85"
    do(g, "discard keep", "discard palace")

    assert is_asked(g) == "EndTurn"
    assert sorted(hand(g, 0)) == ["castle", "chapel", "library", "smithy", "tavern", "well"]


def test_A_86_they_go_unseen_under_the_deck():
    g = town().hand(0, *SIX, "church").ending(0)
    g.news = []
    do(g, "discard keep")

    assert under(g) == ["keep"]
    assert [event for mask, event in g.news if mask >> 1 & 1] == [("buries_one", 0)]


def test_A_87_the_limit_waits_for_the_end_of_the_turn():
    g = town().hand(0, *SIX, "church").goods(0, clay=3, stone=3).turn_of(0)
    assert is_asked(g) == "PlaceWorker"  # seven cards, and the turn goes on
    do(g, "place guildhall", "construct church")

    assert is_asked(g) == "EndTurn"  # six are left, so nothing is discarded


def test_A_203_skip_silver_is_no_tax_and_stays_on_the_cards():
    g = town().tax(0).goods(0, silver=7).turn_of(0)
    do(g, "place workshop", "hire 1 4")

    assert g.tax == 2
    assert g.coins[:3] == (1, 1, 1)
    assert stock(g, 0) == {}


def test_A_204_the_price_comes_before_the_silver_on_the_card():
    g = town().coins(5).goods(0, silver=3).turn_of(0)
    do(g, "place workshop")

    assert refusal(g, "hire 1 1") == "A-67"

"""The reset of the Black Market."""

import pytest

from citywright.titles.architects.rules.facts import HALL_SPACES
from tests.titles.architects.build import do, is_asked, may, moves, refusal, stock, told, town


def test_A_166_three_workers_reset_the_market():
    g = town().spaces(0, 1, -1).goods(0, silver=3).turn_of(0)
    events = told(g, "place black_market_c")

    assert ("resets", 0) in events
    g = town().spaces(-1, 1, -1).goods(0, silver=3).turn_of(0)
    assert ("resets", 0) not in told(g, "place black_market_c")


@pytest.mark.parametrize(
    ("players", "spaces"), [(1, (7, 10)), (2, (7, 10)), (3, (9, 13)), (4, (11, 16)), (5, (13, 19))]
)
def test_A_167_two_guildhall_spaces_reset_it(players, spaces):
    for space in spaces:
        table = town(players, "constantine" if players == 1 else "").hall(space - 1)
        g = table.spaces(1, -1, -1).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
        do(g, "place guildhall", "construct well")
        assert g.players[1].prison == 1


def test_A_168_the_action_is_finished_first():
    g = town().offers(3, 8).spaces(1, 1, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert stock(g, 0) == {"gold": 1, "stone": 1, "wood": 2}  # the old card, though a new one lies there now
    assert g.large[-1] == 2
    g = town().spaces(1, -1, 1).goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b")
    assert g.players[1].prison == 0  # the hire comes first
    do(g, "hire 1 1")
    assert g.players[1].prison == 2


def test_A_169_market_workers_go_to_prison():
    g = town().spaces(0, 1, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert [me.prison for me in g.players] == [2, 1]


def test_A_170_the_small_card_is_turned():
    g = town().offers(3, 8).spaces(0, 1, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert g.large == (7, 2)
    assert g.offer not in (2, 7, -1)
    assert len(g.small) == 7


def test_A_171_reset_apprentices_in_any_order_of_players():
    table = town(3).prison(1, 3).prison(2, 1).crew(1, "gatekeeper-9").crew(2, "squire-26").spaces(0, 0, -1)
    g = table.goods(0, silver=3).turn_of(0)
    assert refusal(g, "use 1") == "A-171"
    do(g, "place black_market_c")

    assert g.actor() == 1
    assert moves(g) == ["use 0", "use 1", "use 2"]
    assert refusal(g, "use 3") == "AP-9"
    do(g, "use 0")
    assert is_asked(g) == "EndTurn"


@pytest.mark.clause("A-171")
def test_owners_of_reset_apprentices_are_asked_from_the_active_player_on():
    table = town(3, promo=True).board(0, "fara").board(2, "fara").crew(1, "gatekeeper-9").crew(2, "squire-28")
    table.prison(0, 1).prison(1, 1).prison(2, 1)
    g = table.spaces(0, 0, -1).goods(1, silver=3).turn_of(1)
    do(g, "place black_market_c")
    asked = []
    while is_asked(g) != "EndTurn":
        asked.append((g.actor(), is_asked(g)))
        do(g, "use 1")

    assert asked == [(1, "FreePrisoners"), (2, "FreePrisoners"), (2, "SquireVirtue"), (0, "FreePrisoners")]
    assert [me.prison for me in g.players] == [1 + 2 - 1, 1 + 1 - 1, 0]


@pytest.mark.parametrize(("prisoners", "virtue"), [(2, 7), (3, 6), (8, 6)])
def test_A_172_three_prisoners_cost_a_virtue(prisoners, virtue):
    g = town().prison(1, prisoners).spaces(0, 0, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert g.players[1].virtue == virtue
    assert g.players[0].virtue == 7 - 1 - 1  # the market's price, and three own prisoners


def test_A_173_most_prisoners_take_a_debt_all_tied_ones():
    g = town(3).prison(1, 3).prison(2, 2).spaces(0, 0, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")
    assert [me.debts for me in g.players] == [1, 1, 0]

    g = town().hall(6).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well")
    assert [me.debts for me in g.players] == [0, 0]  # OR-16: an empty Prison


def test_A_174_freed_workers_do_not_count():
    """T-15: the Gatekeeper frees two of three; nobody loses virtue, red and yellow take a debt."""
    red, blue, yellow = range(3)
    table = town(3).spaces(red, blue, -1).prison(blue, 2).prison(yellow, 2).crew(blue, "gatekeeper-9")
    g = table.goods(red, silver=3).turn_of(red)
    do(g, "place black_market_c", "use 2")

    assert [me.prison for me in g.players] == [2, 1, 2]
    assert [me.virtue for me in g.players] == [6, 7, 7]  # the market's own price only
    assert [me.debts for me in g.players] == [1, 0, 1]


def test_A_175_an_empty_small_pile_is_rebuilt():
    g = town().offers(0, 4).spaces(0, 1, -1).goods(0, silver=3).turn_of(0)
    assert (g.small, len(g.large)) == ([], 9 + 1)
    do(g, "place black_market_c")

    assert g.large == ()  # nothing is turned (OR-3)
    assert g.offer >= 0
    assert len(g.small) == 9


def test_A_176_the_spaces_are_free_again():
    g = town().spaces(0, 1, -1).goods(0, silver=3).goods(1, silver=1).turn_of(0)
    do(g, "place black_market_c", "end")

    assert g.spaces == (-1, -1, -1)
    assert may(g, "place black_market_a")


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_A_212_a_guildhall_reset_runs_in_full(workers):
    spaces = [1] * workers + [-1] * (3 - workers)
    g = town().hall(6).spaces(*spaces).prison(1, 3).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    offer = g.offer
    do(g, "place guildhall", "construct well")

    assert g.players[1].prison == 3 + workers
    assert g.large == (offer,)
    assert (g.players[1].virtue, g.players[1].debts) == (6, 1)


def test_A_213_no_other_guildhall_space():
    for space in range(1, HALL_SPACES[2] + 3):
        g = town().hall(space - 1).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
        told_reset = ("resets", 0) in told(g, "place guildhall", "construct well")
        assert told_reset == (space in (7, 10))


def test_A_214_before_the_hand_limit():
    cards = ("smithy", "keep", "tavern", "castle", "chapel", "church", "palace")
    g = town().spaces(1, -1, 1).goods(0, silver=2).hand(0, *cards[:6]).turn_of(0)
    do(g, "place black_market_b", "study")
    do(g, moves(g)[0])

    assert is_asked(g) == "DiscardDown"
    assert g.players[1].prison == 2

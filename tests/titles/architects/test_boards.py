"""The special boards."""

import pytest

from citywright.titles.architects.rules.facts import SILVER
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import do, hand, is_asked, may, moves, new_game, refusal, stock, town
from tests.titles.architects.test_setup import drafted


def chosen(*names):
    g = new_game(len(names), 1, {"boards": "chosen", "promo": True})
    seats = {}
    for name in names:
        seats[name] = g.actor()
        do(g, f"board {name}")
    return g, seats


@pytest.mark.parametrize(
    ("name", "prison", "virtue", "debts", "goods"),
    [
        ("therese", 4, 5, 0, {"silver": 5}),
        ("caroline", 8, 3, 1, {"silver": 10, "marble": 1}),
        ("ada", 0, 11, 0, {"gold": 1}),
        ("frederick", 0, 7, 0, {"silver": 4, "stone": 1}),
        ("rudolf", 0, 9, 0, {"silver": 3, "wood": 1}),
        ("lothaire", 6, 4, 0, {"silver": 6, "clay": 2}),
        ("hugo", 10, 2, 0, {"silver": 12}),
        ("clovis", 0, 10, 0, {"silver": 1, "marble": 1, "clay": 1}),
        ("fara", 2, 6, 0, {"silver": 5, "stone": 1, "wood": 1}),
        ("bertha", 0, 8, 0, {"silver": 3}),
    ],
)
def test_P_1_start_values_of_every_board(name, prison, virtue, debts, goods):
    g, seats = chosen(name, "ada" if name not in ("ada", "clovis") else "rudolf")
    me = g.players[seats[name]]

    assert (me.prison, me.idle) == (prison, 20 - prison)
    assert (me.virtue, me.debts) == (virtue, debts)
    assert stock(g, seats[name]) == goods


def test_P_2_therese_pays_gold_with_marble_and_marble_with_gold():
    g = town().board(0, "therese").goods(0, marble=1).rewards().hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert stock(g, 0) == {}
    g = town().board(0, "therese").level(0, 2).goods(0, gold=2).rewards().hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert stock(g, 0) == {"gold": 1}
    g = town().board(0, "therese").goods(0, wood=2, marble=1, gold=1).hand(0, "steeple").turn_of(0)
    assert stock(do(g, "place guildhall", "construct steeple"), 0) == {}
    assert not may(
        town().goods(0, wood=2, marble=1, gold=1).hand(0, "steeple", "keep").level(0, 1).turn_of(0), "place guildhall"
    )


@pytest.mark.parametrize("space", "abc")
def test_P_3_caroline_draws_a_card_on_the_market(space):
    g = town().board(0, "caroline").goods(0, silver=3).turn_of(0)
    do(g, f"place black_market_{space}")

    assert len(hand(g, 0)) == 1


def test_P_4_ada_leaves_out_a_tax_coin():
    g = town().tax(0).board(0, "ada").at(1, "forest", 1).turn_of(0)
    do(g, "place town_centre", "capture forest 1")  # without any silver
    assert g.tax == 0
    g = town().tax(0).board(0, "ada").goods(0, silver=3).turn_of(0)
    do(g, "place workshop", "hire 1 1")
    assert (g.tax, stock(g, 0)) == (1, {})
    g = town().tax(0).board(0, "ada").captured(1, 0, 1).goods(0, silver=4).turn_of(0)
    do(g, "place guardhouse", "ransom silver")
    assert (g.tax, stock(g, 0)) == (1, {})
    g = town().tax(0).board(0, "ada").debts(0, 1).goods(0, silver=5).turn_of(0)
    do(g, "place guardhouse", "redeem")
    assert (g.tax, stock(g, 0)) == (2, {})


def test_P_5_frederick_needs_no_card():
    g = town().board(0, "frederick").goods(0, gold=1).rewards().turn_of(0)
    do(g, "place guildhall", "advance")

    assert (g.players[0].level, is_asked(g)) == (1, "EndTurn")
    g = town().board(0, "frederick").goods(0, gold=1).hand(0, "keep").rewards().turn_of(0)
    do(g, "place guildhall", "advance")
    assert hand(g, 0) == ["keep"]


FIVE = ("jeweller-11", "jeweller-12", "miner-19", "miner-20", "labourer-13")


def test_P_6_rudolf_pays_three_and_keeps_six():
    g = town().tax(0).board(0, "rudolf").crew(0, *FIVE).goods(0, silver=6).turn_of(0)
    do(g, "place workshop", "hire 1 1")
    assert (g.tax, stock(g, 0), g.players[0].crew.bit_count()) == (2, {"silver": 3}, 6)
    do(g, "end", "place quarry", "end", "place workshop", "hire 1 1")
    assert is_asked(g) == "MakeRoom"


def test_P_7_the_most_virtuous_begins():
    g, seats = chosen("therese", "rudolf", "caroline")

    assert g.order[0] == seats["rudolf"]
    g, seats = chosen("ada", "rudolf", "caroline")
    assert g.order[0] == seats["ada"]


def test_P_8_start_values_replace_the_usual_ones_and_cards_come_after_the_draft():
    g, seats = chosen("ada", "frederick")
    assert [g.players[seats[name]].has(SILVER) for name in ("ada", "frederick")] == [0, 4]
    assert [len(me.packet) for me in g.players] == [4, 4]
    while is_asked(g) == "DraftPick":
        g.apply(g.legal()[0])
    assert [len(hand(g, seats[name])) for name in ("ada", "frederick")] == [4, 3]


@pytest.mark.parametrize(("virtue", "price"), [(4, 5), (3, 4), (2, 4), (1, 3), (0, 3)])
def test_P_9_adas_coin_adds_to_the_track(virtue, price):
    g = town().tax(0).board(0, "ada").virtue(0, virtue).debts(0, 1).goods(0, silver=price).turn_of(0)
    do(g, "place guardhouse", "redeem")

    assert (g.tax, stock(g, 0)) == (price - 3, {})


def test_P_10_therese_counts_gold_and_marble_for_both():
    table = town().board(0, "therese").virtue(0, 5).built(0, "castle", "observatory").goods(0, gold=1, marble=3)
    g = do(table.last_round(1).ending(0), "end")

    assert g.players[0].virtue == 5 + 2 + 2


def test_P_11_rudolfs_discount_is_for_the_workshop_only():
    g = town().board(0, "rudolf").goods(0, silver=1).turn_of(0)
    assert refusal(g, "place black_market_b") == "A-108"
    g = town().board(0, "rudolf").goods(0, silver=4).turn_of(0)
    do(g, "place workshop")
    assert may(g, "hire 1 2")
    assert refusal(g, "hire 1 3") == "A-71"
    do(g, "hire 1 2")
    assert g.coins[0] == 1


# -- Promo boards --


def test_P_12_lothaire_leaves_out_a_wood_or_a_stone():
    g = town(promo=True).board(0, "lothaire").goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well")
    assert moves(g) == ["spare wood", "spare stone"]
    assert refusal(g, "end") == "P-12"
    do(g, "spare wood")
    assert stock(g, 0) == {"clay": 4, "wood": 1}
    g = town(promo=True).board(0, "lothaire").goods(0, wood=2, stone=1).hand(0, "well").turn_of(0)
    assert stock(do(g, "place guildhall", "construct well"), 0) == {"clay": 4}
    g = town(promo=True).board(0, "lothaire").level(0, 1).goods(0, wood=3).rewards().hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance", "discard keep")
    assert (stock(g, 0), g.players[0].level) == ({}, 2)


def test_P_13_hugo_may_pay_instead_of_a_debt():
    def table(silver):
        return town(promo=True).board(0, "hugo").virtue(0, 0).goods(0, silver=silver).turn_of(0)

    g = do(table(3), "place tax_stand")
    assert moves(g) == ["bribe", "stop"]
    assert refusal(g, "end") == "P-13"
    do(g, "bribe", "stop")
    assert (g.players[0].debts, stock(g, 0)) == (1, {"silver": 5})
    g = do(town(promo=True).tax(1).board(0, "hugo").virtue(0, 0).turn_of(0), "place tax_stand")
    assert g.players[0].debts == 2  # one silver is not enough
    g = do(town(promo=True).tax(2).board(0, "hugo").virtue(0, 0).turn_of(0), "place tax_stand")
    assert moves(g) == ["bribe", "stop"]  # two are
    do(g, "bribe")
    assert (g.players[0].debts, stock(g, 0)) == (1, {})  # for the second debt nothing was left


def test_P_14_clovis_draws_after_a_construction():
    g = town(promo=True).board(0, "clovis").goods(0, wood=2, stone=2).hand(0, "well").next_cards("keep").turn_of(0)

    assert hand(do(g, "place guildhall", "construct well"), 0) == ["keep"]


def test_P_15_fara_frees_a_worker_at_a_reset():
    g = town(promo=True).board(1, "fara").prison(1, 3).spaces(0, 0, -1).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")
    assert moves(g) == ["use 0", "use 1"]
    assert [refusal(g, move) for move in ("use 2", "end", "stop")] == ["P-15"] * 3
    assert do(g, "use 1").players[1].prison == 2


def test_P_16_bertha_earns_more_for_captives():
    g = town(promo=True).board(0, "bertha").captured(0, 1, 3).turn_of(0)

    assert stock(do(g, "place guardhouse", "jail"), 0) == {"silver": 5}


def test_promo_boards_share_their_colour():
    g = new_game(2, 1, {"boards": "chosen", "promo": True})
    assert len(g.legal()) == 10
    do(g, "board lothaire")
    assert refusal(g, "board therese") == "A-26"
    assert len(g.legal()) == 8


def test_promo_cards_are_off_by_default():
    assert GAME.census(drafted())["crane"] == 0
    assert GAME.census(drafted(promo=True))["crane"] == 1

"""The rival: our own procedure, step by step."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import play_on
from citywright.titles.architects.rules.facts import BUILDINGS, PLACES, SILVER
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.rival import best_building, build, is_feasible, market_space, next_trade
from tests.titles.architects.build import (
    built,
    crew,
    do,
    is_asked,
    lines_of,
    new_game,
    row,
    standing,
    stock,
    told,
    town,
    under,
)

ME, RIVAL = 0, 1
QUARRY_H, QUARRY, STOREHOUSE, TOWN, TOWN_GUARD, GUARD, MARKET, ROB, HIRE = 1, 2, 17, 19, 20, 22, 25, 28, 30
"""Scheme cards by their ids on the sheet: some with a hammer, most without."""
DEAR = ("dungeon", "castle", "fortress")


def solo(rival="constantine"):
    return town(1, rival)


def rivals_turn(table, scheme=0):
    """The rival's whole turn; it ends with the human's question."""
    if scheme:
        table.schemes(scheme)
    return table.turn_of(RIVAL)


def test_N_1_seat_and_silver():
    g = new_game(1, 3)
    assert (g.order, g.players[RIVAL].has(SILVER), g.players[ME].has(SILVER)) == ((0, 1), 4, 3)
    g = new_game(1, 3, {"rival": "helena"})
    assert stock(g, RIVAL) == {"silver": 6, "gold": 1, "marble": 1}
    for seed in range(6):
        g = new_game(2, seed, {"third": "helena"})
        assert g.order[-1] == 2
        assert [g.players[p].has(SILVER) for p in g.order] == [3, 4, 7]
        assert (g.players[2].virtue, g.players[2].idle, g.players[2].hand) == (7, 20, ())


def test_N_2_the_plan_row():
    g = new_game(1, 3)
    g.apply(g.legal()[0])
    assert len(g.plan) == 3
    table = solo().plan("well", *DEAR[:2]).goods(RIVAL, wood=2, stone=2)
    g = rivals_turn(table, QUARRY_H)
    assert built(g, RIVAL) == ["well"]
    assert len(g.plan) == 3
    g = rivals_turn(solo().plan("well").goods(RIVAL, wood=2, stone=2).no_cards(), QUARRY_H)
    assert g.plan == ()  # as far as the deck lasts


def test_N_3_a_hammer_builds_or_brings_the_scarcest_good():
    g = rivals_turn(solo().plan("well", *DEAR[:2]).goods(RIVAL, wood=2, stone=2), QUARRY_H)
    assert (built(g, RIVAL), standing(g, RIVAL)) == (["well"], {})
    g = rivals_turn(solo().plan(*DEAR).goods(RIVAL, clay=1), QUARRY_H)
    assert stock(g, RIVAL) == {"clay": 1, "wood": 1, "stone": 1}  # a wood for the miss, a stone of the quarry
    g = rivals_turn(solo().plan("well", *DEAR[:2]).goods(RIVAL, wood=2, stone=2), QUARRY)
    assert built(g, RIVAL) == []  # no hammer


def test_N_4_primary_fallback_silversmith():
    assert standing(rivals_turn(solo().plan(*DEAR), QUARRY), RIVAL) == {"quarry": 1}
    assert standing(rivals_turn(solo().plan(*DEAR), STOREHOUSE), RIVAL) == {"forest": 1}  # nothing to trade
    table = solo().plan(*DEAR).tax(0).goods(RIVAL, silver=1)
    assert standing(rivals_turn(table, TOWN_GUARD), RIVAL) == {"silversmith": 1}  # neither is possible


def test_N_5_the_highest_value_is_built():
    table = solo().plan("well", "aqueduct", "church").goods(RIVAL, clay=9, wood=9, stone=9, gold=2)
    assert best_building(table.turn_of(ME), RIVAL) == BUILDINGS.index("church")  # 5 against 3, 3 and 2 + 1
    table = solo().plan("well", "aqueduct", *DEAR[:1]).goods(RIVAL, clay=9, wood=9, gold=1)
    assert best_building(table.turn_of(ME), RIVAL) == -1  # the Cathedral comes first at 3
    table = solo().plan("well", "aqueduct", *DEAR[:1]).goods(RIVAL, clay=9, wood=9, gold=1).virtue(RIVAL, 4)
    assert best_building(table.turn_of(ME), RIVAL) == BUILDINGS.index("well")  # the lower id


def test_N_6_goods_are_alike_within_their_group():
    g = rivals_turn(solo().plan("steeple", *DEAR[:2]).level(RIVAL, 5).goods(RIVAL, clay=2, marble=2), QUARRY_H)

    assert built(g, RIVAL) == ["steeple"]
    assert stock(g, RIVAL) == {}


def test_N_7_helena_saves_two_basic_goods():
    table = solo("helena").plan("well", *DEAR[:2]).goods(RIVAL, clay=2)
    assert built(rivals_turn(table, QUARRY_H), RIVAL) == ["well"]
    table = solo("constantine").plan("well", *DEAR[:2]).goods(RIVAL, clay=2)
    assert built(rivals_turn(table, QUARRY_H), RIVAL) == []
    table = solo("helena").level(RIVAL, 1).plan(*DEAR).rewards().goods(RIVAL, wood=2)
    assert rivals_turn(table, QUARRY_H).players[RIVAL].level == 2


def test_N_8_the_rival_obeys_the_rules():
    table = solo().plan(*DEAR).virtue(RIVAL, 4).goods(RIVAL, gold=1)
    assert rivals_turn(table, QUARRY_H).players[RIVAL].level == 0  # the Cathedral is closed
    table = solo().plan(*DEAR).virtue(RIVAL, 10).goods(RIVAL, silver=9).tax(0)
    assert standing(rivals_turn(table, MARKET), RIVAL) == {"silversmith": 1}  # the market is closed
    table = solo().plan(*DEAR).virtue(RIVAL, 1).goods(RIVAL, silver=2)
    assert len(crew(rivals_turn(table, HIRE), RIVAL)) == 1  # two tax coins are left out
    table = solo().plan(*DEAR).spaces(ME, RIVAL, -1).goods(RIVAL, silver=3)
    g = rivals_turn(table, MARKET)
    assert [me.prison for me in g.players] == [1, 2]  # it resets the market
    assert g.players[RIVAL].debts == 1


def test_N_9_captures_at_the_town_centre():
    table = solo().plan(*DEAR).at(ME, "forest", 2).at(ME, "mines", 3).at(ME, "quarry", 1).goods(RIVAL, silver=2)
    g = rivals_turn(table.at(RIVAL, "town_centre", 1).tax(0), TOWN)
    assert (standing(g, ME), g.players[RIVAL].workers_of(ME)) == ({"quarry": 1}, 5)
    assert (g.tax, stock(g, RIVAL)) == (1, {})
    table = solo().plan(*DEAR).at(ME, "forest", 2).at(ME, "mines", 3).goods(RIVAL, silver=2)
    assert standing(rivals_turn(table, TOWN), ME) == {"forest": 2}  # a single worker, a single capture
    table = solo().plan(*DEAR).at(ME, "forest", 2).at(ME, "mines", 3).at(RIVAL, "town_centre", 1).tax(0)
    g = rivals_turn(table.goods(RIVAL, silver=1), TOWN)
    assert (standing(g, ME), g.tax, stock(g, RIVAL)) == ({"forest": 2}, 1, {})  # no silver for a second capture
    table = solo().plan(*DEAR).at(ME, "forest", 1).at(ME, "mines", 3).at(RIVAL, "town_centre", 1).tax(0)
    g = rivals_turn(table.goods(RIVAL, silver=9), TOWN)
    assert (standing(g, ME), stock(g, RIVAL)) == ({"forest": 1}, {"silver": 8})  # nor for a group of one


def test_N_10_few_workers_left_it_fetches_its_own():
    table = solo().plan(*DEAR).at(RIVAL, "forest", 3).at(RIVAL, "mines", 2).at(ME, "quarry", 4).home(RIVAL, 4)
    g = rivals_turn(table.goods(RIVAL, silver=2), TOWN)

    assert standing(g, RIVAL) == {"mines": 2, "town_centre": 1}
    assert g.players[RIVAL].idle == 4 - 1 + 3
    assert standing(g, ME) == {"quarry": 4}
    table = solo().plan(*DEAR).at(RIVAL, "forest", 3).at(ME, "quarry", 4).home(RIVAL, 5).goods(RIVAL, silver=2)
    assert standing(rivals_turn(table, TOWN), ME) == {}  # five are enough: it captures
    table = solo().plan(*DEAR).at(RIVAL, "forest", 1).at(ME, "quarry", 4).home(RIVAL, 4).goods(RIVAL, silver=2)
    assert standing(rivals_turn(table, TOWN), ME) == {}  # no group of two: it captures
    table = solo().plan(*DEAR).at(RIVAL, "town_centre", 2).at(RIVAL, "mines", 3).home(RIVAL, 4).goods(RIVAL, silver=2)
    g = rivals_turn(table, TOWN)  # three at the Town Centre with the new one, three in the mines: the mines come first
    assert standing(g, RIVAL) == {"town_centre": 3}
    table = solo().plan(*DEAR).at(RIVAL, "town_centre", 3).at(RIVAL, "mines", 3).home(RIVAL, 4).goods(RIVAL, silver=2)
    g = rivals_turn(table, TOWN)  # the one just placed comes home as well
    assert (standing(g, RIVAL), g.players[RIVAL].idle) == ({"mines": 3}, 4 - 1 + 4)


def test_N_11_without_workers_it_recalls_all():
    g = rivals_turn(solo().plan(*DEAR).at(RIVAL, "forest", 3).at(RIVAL, "mines", 2).home(RIVAL, 0))

    assert (g.players[RIVAL].idle, standing(g, RIVAL)) == (5, {})
    assert g.schemes_used == ()


def test_N_12_an_empty_scheme_deck_starts_haste():
    g = solo().plan(*DEAR).schemes().turn_of(RIVAL)

    assert g.haste
    assert (len(g.schemes), len(g.schemes_used)) == (29, 1)


def test_N_13_apprentices_without_powers_score():
    table = solo().plan(*DEAR).crew(RIVAL, "stonecutter-29", "jeweller-11")
    g = rivals_turn(table, QUARRY)

    assert stock(g, RIVAL) == {"stone": 1}
    assert lines_of(g, RIVAL)["apprentices"] == 2


SHADY = ("swindler-31", "trickster-38", "illusionist-10")


@pytest.mark.clause("N-13")
def test_the_rivals_apprentices_have_no_powers_anywhere():
    g = rivals_turn(solo().plan(*DEAR).offers(3, 8).crew(RIVAL, *SHADY).goods(RIVAL, silver=3), MARKET)
    assert stock(g, RIVAL) == {"gold": 1, "stone": 1, "wood": 2}  # three silver, no clay
    assert g.players[RIVAL].virtue == 6
    g = rivals_turn(solo().plan(*DEAR).tax(4).crew(RIVAL, "pickpocket-25", "thief-34"), ROB)
    assert (stock(g, RIVAL), g.players[RIVAL].virtue) == ({"silver": 4}, 5)
    table = solo().plan(*DEAR).debts(RIVAL, 1).crew(RIVAL, "debt-collector-6").goods(RIVAL, silver=6)
    assert stock(rivals_turn(table, GUARD), RIVAL) == {}
    table = town(1, "constantine", promo=True).plan(*DEAR).captured(RIVAL, ME, 2).crew(RIVAL, "enforcer-41")
    assert stock(rivals_turn(table, GUARD), RIVAL) == {"silver": 2}
    table = solo().plan(*DEAR).rewards().crew(RIVAL, "acolyte-2", "acolyte-3").goods(RIVAL, gold=1)
    g = rivals_turn(table, QUARRY_H)
    assert (g.players[RIVAL].level, stock(g, RIVAL)) == (1, {})
    table = solo().plan(*DEAR).crew(RIVAL, "squire-26", "gatekeeper-9").spaces(ME, ME, -1).goods(ME, silver=3)
    g = do(table.turn_of(ME), "place black_market_c")
    assert (stock(g, RIVAL), is_asked(g)) == ({}, "EndTurn")  # nor at a reset


@pytest.mark.parametrize(("players", "options", "spaces"), [(1, {}, 12), (2, {"third": "constantine"}, 16)])
def test_N_14_how_many_constructions_end_the_game(players, options, spaces):
    g = new_game(players, 1, options)
    assert g.spaces_in_hall() == spaces
    play_on(GAME, g, Stream(1))
    assert len(g.hall) >= spaces
    assert [g.hall.count(seat) for seat in range(len(g.players))] == [
        me.guild for me in g.players
    ]  # the rival's are among them
    assert g.players[-1].guild > 0


def test_N_15_who_wins_against_the_rival():
    table = town(2, "constantine").goods(2, gold=5).goods(0, gold=4)
    assert do(table.last_round(1).ending(0), "end").winners() == (2,)  # both people lose
    table = town(2, "constantine").goods(2, gold=5).goods(0, gold=5)
    assert do(table.last_round(1).ending(0), "end").winners() == (0, 2)  # a draw for the tied one
    table = solo().goods(ME, gold=5).goods(RIVAL, gold=4)
    assert do(table.last_round(1).ending(0), "end").winners() == (0,)
    table = solo().goods(ME, gold=5).goods(RIVAL, gold=4).crew(RIVAL, "miner-19", "miner-20").crew(ME, *FIVE[:2])
    assert do(table.last_round(1).ending(0), "end").winners() == (1,)  # two points for its apprentices
    table = solo().goods(ME, gold=5).goods(RIVAL, gold=4).crew(RIVAL, "miner-19").virtue(ME, 8)
    assert do(table.last_round(1).ending(0), "end").winners() == (0,)  # five each: the more virtuous


def test_N_16_the_rival_counts_in_comparisons():
    g = solo().built(ME, "stone-market", "steeple").goods(ME, stone=3).goods(RIVAL, stone=3).level(RIVAL, 1).turn_of(ME)
    assert lines_of(g, ME)["bonuses"] == 0
    g = solo().built(ME, "stone-market", "steeple").goods(ME, stone=3).goods(RIVAL, stone=2).level(ME, 1).turn_of(ME)
    assert lines_of(g, ME)["bonuses"] == 4


@pytest.mark.parametrize(("rival", "group"), [("constantine", 5), ("helena", 4)])
def test_N_17_the_alarm(rival, group):
    g = rivals_turn(solo(rival).plan(*DEAR).at(ME, "mines", group).goods(RIVAL, silver=1))
    assert (g.players[RIVAL].workers_of(ME), g.schemes_used) == (group, ())
    g = rivals_turn(solo(rival).plan(*DEAR).at(ME, "mines", group - 1).goods(RIVAL, silver=1))
    assert (g.players[RIVAL].workers_of(ME), len(g.schemes_used)) == (0, 1)
    assert len(rivals_turn(solo(rival).plan(*DEAR).at(ME, "mines", group)).schemes_used) == 1  # no coin, no alarm


def test_N_18_haste():
    table = solo().plan("well", *DEAR[:2]).goods(RIVAL, wood=2, stone=2)
    table.g.haste = True
    assert built(rivals_turn(table, QUARRY), RIVAL) == ["well"]  # any card is a hammer
    table = solo().plan(*DEAR).goods(RIVAL, marble=1).virtue(RIVAL, 4)
    table.g.haste = True
    g = rivals_turn(table, QUARRY)
    assert stock(g, RIVAL) == {"clay": 1, "stone": 1, "marble": 2}
    table = solo().plan(*DEAR).goods(RIVAL, marble=2).virtue(RIVAL, 4)
    table.g.haste = True
    assert stock(rivals_turn(table, QUARRY), RIVAL)["marble"] == 2


def test_N_19_recall_with_nobody_on_the_board():
    g = rivals_turn(solo().plan(*DEAR).prison(RIVAL, 3).captured(ME, RIVAL, 2).home(RIVAL, 0))
    assert (g.players[RIVAL].idle, g.players[RIVAL].prison) == (3, 0)
    g = rivals_turn(solo().plan(*DEAR).captured(ME, RIVAL, 2).home(RIVAL, 0))
    assert (g.players[RIVAL].idle, g.players[RIVAL].debts, g.players[RIVAL].virtue) == (2, 1, 6)
    g = rivals_turn(solo().plan(*DEAR).home(RIVAL, 0))
    assert g.actor() == ME  # it passed
    assert g.players[RIVAL].idle == 0


def test_N_20_units_from_the_largest_pile():
    table = solo().plan("well", *DEAR[:2]).goods(RIVAL, clay=2, wood=3, stone=2)
    g = rivals_turn(table, QUARRY_H)  # a wood, then of equal piles a clay, a wood, a stone

    assert built(g, RIVAL) == ["well"]
    assert stock(g, RIVAL) == {"clay": 1 + 4, "wood": 1, "stone": 1}


@pytest.mark.parametrize(
    ("building", "goods", "left"),
    [
        ("clay-pit", {"clay": 2, "wood": 3, "stone": 3}, {"clay": 1, "wood": 1, "stone": 1}),  # wood, stone, clay, wood
        ("clay-pit", {"clay": 2, "wood": 2, "stone": 2}, {"stone": 1}),  # clay, wood, stone, clay, wood
        ("steeple", {"wood": 2, "gold": 2, "marble": 2}, {"gold": 1, "marble": 1}),  # a gold, then a marble
        ("steeple", {"wood": 2, "gold": 1, "marble": 2}, {"marble": 1}),  # a marble, then the gold
    ],
)
def test_N_20_equal_piles_are_paid_in_their_order(building, goods, left):
    table = solo().plan(building, *DEAR[:2]).level(RIVAL, 5).goods(RIVAL, **goods)
    g = rivals_turn(table, QUARRY_H)

    assert built(g, RIVAL) == [building]
    left = {**left, "marble": 1} if building == "clay-pit" else left  # what the Clay Pit brings
    assert stock(g, RIVAL) == left


@pytest.mark.parametrize(
    ("goods", "virtue", "rule"),
    [
        ({"clay": 2}, 4, "a"),
        ({"clay": 2}, 5, ""),
        ({"wood": 1, "stone": 2}, 5, "b"),
        ({"wood": 1, "stone": 2, "gold": 3}, 5, ""),
        ({"clay": 8}, 13, "c"),
        ({"clay": 8}, 14, ""),
    ],
)
def test_N_21_storehouse_trades(goods, virtue, rule):
    table = solo().plan(*DEAR).goods(RIVAL, **goods).virtue(RIVAL, virtue)
    assert next_trade(table.g.players[RIVAL]) == rule
    if rule == "b":
        g = rivals_turn(table, STOREHOUSE)
        assert stock(g, RIVAL) == {"marble": 1}


@pytest.mark.clause("N-21")
@pytest.mark.parametrize(
    ("goods", "virtue", "workers", "left", "now"),
    [
        ({"clay": 2, "wood": 2, "stone": 1}, 3, 1, {"clay": 1, "wood": 1, "stone": 1}, 4),  # a: of each largest pile
        ({"clay": 4}, 3, 3, {}, 5),  # a twice; then virtue is 5, and no rule is left
        ({"clay": 1, "wood": 4, "stone": 1}, 4, 2, {"clay": 1, "marble": 1}, 5),  # a with two wood, then b
        ({"wood": 4, "stone": 2}, 7, 3, {"marble": 2}, 7),  # b twice
        ({"clay": 9, "wood": 3, "gold": 2}, 7, 2, {"clay": 7, "gold": 2, "marble": 1}, 8),  # b, then c
        ({"clay": 9, "gold": 3}, 7, 2, {"clay": 7, "gold": 3}, 8),  # c once: seven are too few
    ],
)
def test_the_rival_trades_rule_by_rule(goods, virtue, workers, left, now):
    table = solo().plan(*DEAR).goods(RIVAL, **goods).virtue(RIVAL, virtue).at(RIVAL, "storehouse", workers - 1)
    g = rivals_turn(table, STOREHOUSE)

    assert (stock(g, RIVAL), g.players[RIVAL].virtue) == (left, now)


@pytest.mark.parametrize(("tax", "virtue", "robs"), [(4, 2, True), (3, 2, False), (9, 1, False)])
def test_N_22_robbing(tax, virtue, robs):
    g = rivals_turn(solo().plan(*DEAR).tax(tax).virtue(RIVAL, virtue), ROB)

    assert standing(g, RIVAL) == ({"tax_stand": 1} if robs else {"silversmith": 1})
    assert g.tax == (0 if robs else tax)


def test_N_23_the_market():
    def space(**goods):
        return market_space(solo().goods(RIVAL, **goods).turn_of(ME), RIVAL)

    assert (space(silver=3), space(silver=2), space(silver=1), space()) == (2, 0, 0, -1)
    taken = solo().spaces(ME, -1, ME).goods(RIVAL, silver=9).turn_of(ME)
    assert market_space(taken, RIVAL) == 1
    for virtue, open_ in ((0, False), (1, True), (9, True), (10, False)):
        g = solo().virtue(RIVAL, virtue).goods(RIVAL, silver=3).turn_of(ME)
        assert (market_space(g, RIVAL) != -1) == open_
    table = solo().plan(*DEAR).spaces(ME, -1, ME).coins(0, 0, 0, 0, 0, 3).goods(RIVAL, silver=2)
    g = rivals_turn(table, MARKET)
    assert crew(g, RIVAL) == ["trader-36"]  # on the middle space it hires, whatever the column
    assert (stock(g, RIVAL), g.players[RIVAL].virtue) == ({"silver": 3}, 6)
    full = solo().spaces(ME, -1, ME).crew(RIVAL, *FIVE).goods(RIVAL, silver=9).turn_of(ME)
    assert market_space(full, RIVAL) == -1  # five apprentices are enough


@pytest.mark.clause("N-23", "N-24")
def test_with_no_apprentice_on_display_the_rival_hires_nobody():
    """It cannot happen with forty cards; a table without any must still go on."""
    table = solo().plan("tavern", *DEAR[:2]).spaces(ME, -1, ME).goods(RIVAL, silver=9, wood=3, stone=2, gold=1)
    g = table.turn_of(ME)
    g.display = (-1,) * 8
    assert market_space(g, RIVAL) == -1
    assert not is_feasible(g, RIVAL, PLACES.index("workshop"))
    build(g, RIVAL, BUILDINGS.index("tavern"))
    assert (built(g, RIVAL), crew(g, RIVAL)) == (["tavern"], [])


FIVE = ("jeweller-11", "jeweller-12", "miner-19", "miner-20", "labourer-13")


def test_N_24_whom_it_hires():
    table = solo().plan(*DEAR).coins(1, 9, 0, 0, 2, 0, 0, 0).goods(RIVAL, silver=4)
    g = rivals_turn(table, HIRE)
    assert stock(g, RIVAL) == {"silver": 2}  # row two, column one: nine coins were out of reach
    table = solo().plan(*DEAR).goods(RIVAL, silver=4)
    upper = rivals_turn(table, HIRE)
    assert crew(upper, RIVAL) == ["patron-21"]
    assert row(upper, 2)[0] == "trader-35"
    g = rivals_turn(solo().plan(*DEAR).crew(RIVAL, *FIVE).goods(RIVAL, silver=9), HIRE)
    assert len(crew(g, RIVAL)) == 5


def test_N_25_guardhouse_steps_in_order():
    table = solo().plan(*DEAR).prison(RIVAL, 1).captured(RIVAL, ME, 2).captured(ME, RIVAL, 3).debts(RIVAL, 1)
    g = rivals_turn(table.at(RIVAL, "guardhouse", 2).goods(RIVAL, silver=3), GUARD)
    assert (g.players[RIVAL].prison, g.players[ME].prison, g.captives(RIVAL)) == (0, 2, 0)
    assert g.players[RIVAL].debts == 1  # three workers, three steps
    g = rivals_turn(solo().plan(*DEAR).captured(ME, RIVAL, 6), GUARD)
    assert (g.captives(RIVAL), g.players[RIVAL].debts) == (0, 1)  # six are worth a debt
    g = rivals_turn(solo().plan(*DEAR).debts(RIVAL, 1).goods(RIVAL, silver=6), GUARD)
    assert (g.players[RIVAL].debts, g.players[RIVAL].paid) == (0, 1)


@pytest.mark.clause("N-25")
@pytest.mark.parametrize(
    ("table", "changed"),
    [
        (lambda: solo().prison(RIVAL, 2).captured(RIVAL, ME, 1), "prison"),
        (lambda: solo().captured(RIVAL, ME, 1).captured(ME, RIVAL, 3).goods(RIVAL, silver=5), "captured"),
        (lambda: solo().captured(ME, RIVAL, 3).debts(RIVAL, 1).goods(RIVAL, silver=6), "ransom"),
        (lambda: solo().captured(ME, RIVAL, 6).debts(RIVAL, 1).goods(RIVAL, silver=4), "debt"),
        (lambda: solo().captured(ME, RIVAL, 2).debts(RIVAL, 1).goods(RIVAL, silver=6), "paid"),
    ],
)
def test_the_rivals_first_duty(table, changed):
    """One worker, one step: the first that is possible."""
    g = rivals_turn(table().plan(*DEAR), GUARD)
    me = g.players[RIVAL]

    assert standing(g, RIVAL) == {"guardhouse": 1}
    if changed == "prison":
        assert (me.prison, me.workers_of(ME)) == (0, 1)
    elif changed == "captured":
        assert (me.workers_of(ME), g.players[ME].prison, g.captives(RIVAL)) == (0, 1, 3)
    elif changed == "ransom":
        assert (g.captives(RIVAL), me.has(SILVER), me.debts, me.virtue) == (0, 1, 1, 7)
    elif changed == "debt":
        assert (g.captives(RIVAL), me.has(SILVER), me.debts, me.virtue) == (0, 4, 2, 6)
    else:
        assert (g.captives(RIVAL), me.paid, me.debts) == (2, 1, 0)


@pytest.mark.clause("N-25")
@pytest.mark.parametrize(
    "table",
    [
        lambda: solo().captured(ME, RIVAL, 2).goods(RIVAL, silver=9),  # two are too few to ransom
        lambda: solo().captured(ME, RIVAL, 5).goods(RIVAL, silver=4),  # five too few for a debt
        lambda: solo().debts(RIVAL, 1).goods(RIVAL, silver=5),
    ],
)
def test_without_a_duty_the_rival_goes_elsewhere(table):
    assert standing(rivals_turn(table().plan(*DEAR), GUARD), RIVAL) == {"silversmith": 1}


def test_N_26_the_cheapest_plan_card_for_a_step():
    g = rivals_turn(solo().plan("well", "church", "dungeon").rewards().goods(RIVAL, gold=1), QUARRY_H)
    assert (g.players[RIVAL].level, under(g)) == (1, ["well"])
    for viewer in (ME, 1):  # all saw it, the spectators too
        assert GAME.view(g, viewer)["memory"] == [[[BUILDINGS.index("well")], [["under", 0]]]]
    g = rivals_turn(solo().no_cards().goods(RIVAL, gold=1), QUARRY_H)
    assert g.players[RIVAL].level == 0


def test_N_27_cards_give_it_nothing():
    g = rivals_turn(solo().plan(*DEAR).rewards(4).goods(RIVAL, gold=1), QUARRY_H)  # a virtue and a card
    assert (g.players[RIVAL].virtue, g.players[RIVAL].hand) == (8, ())
    g = rivals_turn(solo().plan(*DEAR).rewards(1).goods(RIVAL, gold=1), QUARRY_H)  # a virtue and three silver
    assert (g.players[RIVAL].virtue, stock(g, RIVAL)) == (8, {"silver": 3})
    table = solo().plan("drafting-room", *DEAR[:2]).level(RIVAL, 5).goods(RIVAL, stone=4, gold=3)
    g = rivals_turn(table, QUARRY_H)
    assert (built(g, RIVAL), g.players[RIVAL].hand) == (["drafting-room"], ())


def test_N_28_ties_between_groups():
    table = town(2, "constantine").at(0, "forest", 2).at(1, "mines", 2).level(1, 1)
    assert captured_from_three(table) == [0, 2]  # more visible points
    table = town(2, "constantine").at(0, "mines", 2).at(1, "forest", 2)
    assert captured_from_three(table) == [0, 2]  # the forest comes first
    table = town(2, "constantine").at(0, "forest", 2).at(1, "forest", 2)
    assert captured_from_three(table) == [2, 0]  # the lower seat


def captured_from_three(table):
    g = table.plan(*DEAR).goods(2, silver=1).schemes(TOWN).turn_of(2)
    return [g.players[2].workers_of(seat) for seat in (0, 1)]


def test_N_29_capturing_buildings():
    def build(name, table):
        goods = {"clay": 9, "wood": 9, "stone": 9, "gold": 5, "marble": 5}
        return rivals_turn(table.plan(name).no_cards().level(RIVAL, 5).goods(RIVAL, **goods), QUARRY_H)

    assert build("armoury", solo().at(ME, "forest", 1)).players[RIVAL].workers_of(ME) == 1
    g = build("fortress", solo().at(ME, "forest", 1).at(ME, "mines", 2).at(ME, "quarry", 1))
    assert standing(g, ME) == {"forest": 1}
    g = build("barracks", solo().at(ME, "forest", 2).captured(ME, RIVAL, 2))
    assert (g.captives(RIVAL), standing(g, ME)) == (0, {"forest": 2})
    g = build("barracks", solo().at(ME, "forest", 3).captured(ME, RIVAL, 2))
    assert (g.captives(RIVAL), standing(g, ME)) == (2, {})


def test_N_30_the_last_turn():
    table = solo().plan("well", *DEAR[:2]).goods(RIVAL, wood=2, stone=2).last_round(1).schemes(QUARRY_H)
    g = table.turn_of(RIVAL)

    assert g.is_over()
    assert (built(g, RIVAL), len(g.hall)) == (["well"], 13)


def test_N_31_special_boards_leave_the_rival_alone():
    for seed in range(6):
        g = new_game(2, seed, {"third": "constantine", "boards": "random"})
        assert g.order[-1] == 2
        assert (g.players[2].board, g.players[2].virtue, g.players[2].has(SILVER)) == (-1, 7, 5)
        g = new_game(1, seed, {"rival": "helena", "boards": "random"})
        assert stock(g, 1) == {"silver": 4 + 2, "gold": 1, "marble": 1}


def test_A_197_two_players_may_have_the_rival_as_third():
    g = new_game(2, 1, {"third": "constantine"})
    assert (len(g.players), g.rivals, g.spaces_in_hall(), g.rewards_left) == (3, 1, 16, 7)
    assert len(new_game(2, 1).players) == 2


def test_the_rivals_turn_is_told_step_by_step():
    g = do(solo().plan(*DEAR).schemes(QUARRY_H).turn_of(ME), "place quarry")
    events = told(g, "end")

    assert ("rival_scheme", RIVAL, 0, 0) in events
    assert ("rival_misses", RIVAL, 0, 0) in events
    assert ("rival_acts", RIVAL, 0) in events
    assert is_asked(g) == "PlaceWorker"

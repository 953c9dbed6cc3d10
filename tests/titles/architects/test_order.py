"""In which order things happen: what a player sees in the chronicle, and which question comes first."""

import pytest

from citywright.titles.architects.rules.facts import BUILDINGS, CLAY, GOLD, MARBLE, SILVER, STONE, WOOD
from citywright.titles.architects.rules.rival import RivalTurn
from tests.titles.architects.build import ALL_SKILLS, crew, do, is_asked, moves, new_game, row, stock, told, town
from tests.titles.architects.test_buildings import ready
from tests.titles.architects.test_rival import DEAR, ME, RIVAL, TOWN, solo
from tests.titles.architects.test_workshop import FIVE


def verbs(events, *wanted):
    """The verbs of the events that matter, in the order they were told."""
    return [event[0] for event in events if event[0] in wanted]


def rivals_events(table, scheme=0):
    """What the rival's turn tells, without its end."""
    if scheme:
        table.schemes(scheme)
    g = do(table.turn_of(ME), "place silversmith")
    g.news = []
    g.mark = len(g.agenda)
    RivalTurn(RIVAL).run(g)
    news, g.news = g.news, None
    return [event for _, event in news]


# -- prices first --


@pytest.mark.clause("A-89", "A-90")
def test_a_capture_is_paid_before_it_is_made():
    g = town().at(0, "town_centre", 1).at(1, "forest", 1).at(1, "mines", 1).goods(0, silver=2).turn_of(0)
    events = told(g, "place town_centre", "capture forest 1", "capture mines 1")

    assert verbs(events, "taxed", "pays", "captures") == ["taxed", "captures", "pays", "captures"]


@pytest.mark.clause("N-9", "N-10")
def test_the_rival_pays_before_it_captures():
    table = solo().plan(*DEAR).at(ME, "forest", 2).at(ME, "mines", 3).at(RIVAL, "town_centre", 1)
    events = rivals_events(table.goods(RIVAL, silver=2), TOWN)
    assert verbs(events, "places", "taxed", "pays", "captures") == ["places", "taxed", "captures", "pays", "captures"]
    table = solo().plan(*DEAR).at(RIVAL, "forest", 3).home(RIVAL, 4).goods(RIVAL, silver=2)
    assert verbs(rivals_events(table, TOWN), "places", "taxed", "captures") == ["places", "taxed", "captures"]


@pytest.mark.clause("A-135", "A-136", "A-137")
def test_a_construction_is_paid_then_laid_down_then_moves_virtue_then_works():
    g = ready("betting-house").turn_of(0)
    events = told(g, "place guildhall", "construct betting-house")

    assert verbs(events, "pays", "constructs", "virtue", "debts") == [*["pays"] * 3, "constructs", "virtue", "debts"]
    assert [event for event in events if event[0] == "pays"] == [
        ("pays", 0, CLAY, 1),
        ("pays", 0, STONE, 2),
        ("pays", 0, GOLD, 1),
    ]


@pytest.mark.clause("A-135", "A-136", "N-35")
def test_the_rival_constructs_in_the_same_order():
    table = solo().plan("betting-house").no_cards().level(RIVAL, 5).goods(RIVAL, clay=1, stone=2, gold=1)
    events = rivals_events(table, 1)

    assert verbs(events, "pays", "constructs", "virtue", "debts") == [*["pays"] * 4, "constructs", "virtue", "debts"]
    assert [event[2] for event in events if event[0] == "pays"][-1] == GOLD  # clay, wood and stone first


@pytest.mark.clause("N-21")
def test_the_rival_pays_before_it_gets_what_it_trades_for():
    events = rivals_events(solo().plan(*DEAR).goods(RIVAL, wood=3), 17)
    assert verbs(events, "rival_trades", "pays", "gains") == ["rival_trades", *["pays"] * 3, "gains"]
    events = rivals_events(solo().plan(*DEAR).goods(RIVAL, clay=2).virtue(RIVAL, 4), 17)
    assert verbs(events, "rival_trades", "pays", "virtue") == ["rival_trades", *["pays"] * 2, "virtue"]


@pytest.mark.clause("A-60", "A-61")
def test_a_trade_is_paid_before_it_gives():
    g = town().at(0, "storehouse", 1).goods(0, clay=2, wood=3).turn_of(0)
    events = told(g, "place storehouse", "trade marble-for-3-wood", "trade virtue-for-2-clay")

    assert verbs(events, "pays", "gains", "virtue") == ["pays", "gains", "pays", "virtue"]


@pytest.mark.clause("BD-31")
def test_the_library_takes_the_card_before_it_gives_gold():
    g = ready("library", town().hand(0, "well")).turn_of(0)
    events = told(g, "place guildhall", "construct library", "discard well")

    assert verbs(events, "buries", "gains") == ["buries", "gains"]


@pytest.mark.clause("A-118", "A-119", "A-120")
def test_a_ransom_by_debt_frees_then_costs_a_debt_then_a_virtue():
    g = town().captured(1, 0, 2).turn_of(0)
    events = told(g, "place guardhouse", "ransom debt")
    assert verbs(events, "ransoms", "freed", "debts", "virtue") == ["ransoms", "freed", "debts", "virtue"]
    g = town().captured(1, 0, 2).goods(0, silver=5).turn_of(0)
    events = told(g, "place guardhouse", "ransom silver")
    assert verbs(events, "taxed", "ransoms", "freed") == ["taxed", "ransoms", "freed"]


@pytest.mark.clause("A-67", "A-72", "A-79")
def test_a_hire_is_paid_then_passes_cards_over_then_comes_then_moves_virtue():
    g = town().display("patron-21", "squire-26").goods(0, silver=5).turn_of(0)
    events = told(g, "place workshop", "hire 1 2")

    wanted = ("taxed", "skips", "hires", "appears", "virtue")
    assert verbs(events, *wanted) == list(wanted)


@pytest.mark.clause("A-107", "A-112")
def test_a_market_visit_is_paid_then_gives_then_costs_virtue():
    g = town().offers(3, 8).goods(0, silver=1).turn_of(0)
    events = told(g, "place black_market_a")

    assert verbs(events, "pays", "gains", "virtue") == ["pays", "gains", "gains", "virtue"]


@pytest.mark.clause("A-126", "A-127", "A-128")
def test_a_debt_is_paid_then_collectors_help_then_virtue_rises():
    g = town().debts(0, 1).goods(0, silver=6).crew(0, "debt-collector-6").turn_of(0)
    events = told(g, "place guardhouse", "redeem")

    assert verbs(events, "taxed", "gains", "redeems", "virtue") == ["taxed", "gains", "redeems", "virtue"]


@pytest.mark.clause("A-143", "A-144")
@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_a_step_rises_then_rewards_goods_before_virtue(seat):
    if seat == ME:
        g = town().rewards(1).goods(0, gold=1).hand(0, "keep").turn_of(0)
        events = told(g, "place guildhall", "advance", "discard keep")
    else:
        events = rivals_events(solo().plan(*DEAR).rewards(1).goods(RIVAL, gold=1), 1)

    assert verbs(events, "rises", "rewarded", "gains", "virtue") == ["rises", "rewarded", "gains", "virtue"]
    assert ("gains", seat, SILVER, 3) in events


@pytest.mark.clause("A-102", "A-103")
def test_a_robber_takes_the_silver_then_loses_virtue():
    events = told(town().crew(0, "pickpocket-25").turn_of(0), "place tax_stand")

    assert verbs(events, "robs", "gains", "virtue") == ["robs", "gains", "virtue"]


# -- room first --


@pytest.mark.clause("A-77", "A-78", "A-76")
def test_one_is_discarded_before_the_new_one_comes():
    g = town().crew(0, *FIVE).goods(0, silver=4).turn_of(0)
    events = told(g, "place workshop", "hire 1 1", "dismiss miner-19")
    assert verbs(events, "dismisses", "hires") == ["dismisses", "hires"]

    table = town().crew(0, *FIVE).goods(0, silver=8)
    g = table.turn_of(0)
    out = g.apprentice_pool[:]  # the whole deck lies with somebody else
    g.apprentice_pool = []
    g.players[1].crew = sum(1 << apprentice for apprentice in out)
    do(g, "place workshop", "hire 1 1", "dismiss miner-19")
    assert row(g, 1)[3] == "miner-19"  # it came back from under the deck
    assert g.apprentice_under == ()
    do(g, "end", "place quarry", "end", "place workshop", "hire 1 1", "dismiss miner-20")
    assert (row(g, 1)[3], crew(g, 0)[:3]) == ("miner-20", ["jeweller-11", "jeweller-12", "labourer-13"])


@pytest.mark.clause("A-76", "A-78")
def test_discarded_apprentices_come_back_in_the_order_they_went():
    g = town().goods(0, silver=9).goods(1, silver=9).turn_of(0)
    pool = g.apprentice_pool[:]
    g.apprentice_pool, g.apprentice_under = [], tuple(pool[2::-1])
    g.players[1].crew = sum(1 << apprentice for apprentice in pool[3:])
    first, second = g.apprentice_under[:2]
    do(g, "place workshop", "hire 1 1")
    assert g.display[3] == first
    assert g.apprentice_under[0] == second
    assert len(g.apprentice_under) == 2


# -- questions --


@pytest.mark.clause("A-153")
def test_a_surplus_is_settled_before_the_next_trade():
    g = town().at(0, "storehouse", 1).virtue(0, 14).debts(0, 1).goods(0, clay=4).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay")
    assert is_asked(g) == "Surplus"
    do(g, "forgive")
    assert is_asked(g) == "Trade"


@pytest.mark.clause("A-153", "A-127")
def test_a_surplus_is_settled_before_the_next_action_at_the_guardhouse():
    g = town().at(0, "guardhouse", 1).virtue(0, 14).debts(0, 3).goods(0, silver=12).turn_of(0)
    do(g, "place guardhouse", "redeem")
    assert is_asked(g) == "Surplus"
    do(g, "stop")
    assert is_asked(g) == "Guard"


@pytest.mark.clause("A-182", "N-37")
def test_end_effects_come_player_by_player_and_by_number_where_the_order_is_the_same():
    table = town(3).built(1, "observatory", "castle", "trading-post").built(0, "dungeon")
    g = table.goods(1, gold=2, marble=2, clay=4).last_round(1).ending(0)
    events = [event for event in told(g, "end") if event[0] == "end_effect"]
    cards = [(event[1], BUILDINGS[event[2]]) for event in events]
    assert cards == [(0, "dungeon"), (1, "trading-post"), (1, "castle"), (1, "observatory")]
    assert verbs(told(town().built(0, "dungeon").last_round(1).ending(0), "end"), "end_effect", "finished") == [
        "end_effect",
        "finished",
    ]


@pytest.mark.clause("N-37")
def test_of_orders_that_score_the_same_the_rival_takes_the_lower_number_first():
    """Both gains before the loss are best; which of them is first makes no difference."""
    table = solo().built(RIVAL, "castle", "observatory", "dungeon", "gamblers-den").goods(RIVAL, gold=4, marble=4)
    g = table.virtue(RIVAL, 12).debts(RIVAL, 2).last_round(1).ending(ME)
    events = [BUILDINGS[event[2]] for event in told(g, "end") if event[0] == "end_effect"]

    assert events == ["castle", "observatory", "dungeon"]


@pytest.mark.clause("A-166", "A-169", "A-170", "A-172", "A-173")
def test_the_steps_of_a_reset():
    g = town().spaces(1, 1, -1).prison(1, 1).goods(0, silver=3).crew(0, "squire-26").turn_of(0)
    events = told(g, "place black_market_c")
    wanted = ("resets", "imprisoned", "offers", "virtue", "debts")

    told_after = events[events.index(("resets", 0)) :]
    assert verbs(told_after, *wanted) == ["resets", *["imprisoned"] * 3, "offers", "virtue", "debts"]


@pytest.mark.clause("A-137")
def test_clovis_draws_after_the_effect_of_the_building():
    table = ready("smithy", town(promo=True).board(0, "clovis"))
    events = told(table.turn_of(0), "place guildhall", "construct smithy")

    assert verbs(events, "constructs", "gains", "draws") == ["constructs", "gains", "draws"]


@pytest.mark.clause("A-29", "A-24")
def test_after_the_draft_the_first_player_of_the_order_begins():
    seen = set()
    for seed in range(12):
        g = new_game(3, seed)
        while is_asked(g) == "DraftPick":
            g.apply(g.legal()[0])
        assert g.actor() == g.order[0]
        seen.add(g.actor())
    assert seen == {0, 1, 2}


@pytest.mark.clause("A-64")
def test_only_own_apprentices_offer_trades():
    g = town().crew(0, "merchant-15").goods(0, silver=3, clay=1).turn_of(0)
    do(g, "place storehouse")

    assert moves(g) == ["trade merchant-15", "stop"]


@pytest.mark.clause("A-142", "A-144")
def test_a_step_is_paid_then_a_card_is_discarded_then_the_marker_rises():
    g = town().rewards().goods(0, wood=4, stone=4).level(0, 1).hand(0, "keep").crew(0, ALL_SKILLS).turn_of(0)
    events = told(g, "place guildhall", "advance", "mix 2", "discard keep")

    assert verbs(events, "pays", "buries", "rises", "virtue") == ["pays", "pays", "buries", "rises", "virtue"]
    assert stock(g, 0) == {"wood": 2, "stone": 2}
    assert [event for event in events if event[0] == "pays"] == [("pays", 0, WOOD, 2), ("pays", 0, STONE, 2)]
    assert MARBLE not in [event[2] for event in events if event[0] == "gains"]

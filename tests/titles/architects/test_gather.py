"""Quarry, forest, mines, silversmith, and the King's Storehouse."""

import pytest

from citywright.titles.architects.rules.facts import TRADES
from tests.titles.architects.build import do, is_asked, may, moves, refusal, stock, town


def gathered(place, workers, *then):
    g = town().turn_of(0) if workers == 1 else town().at(0, place, workers - 1).turn_of(0)
    do(g, f"place {place}", *then)
    return stock(g, 0)


@pytest.mark.clause("A-50")
def test_A_50_the_new_worker_counts():
    """T-1: two in the quarry, a third one brings three stone."""
    assert gathered("quarry", 3) == {"stone": 3}


def test_A_51_other_colours_never_count():
    g = town(3).at(1, "quarry", 5).at(2, "quarry", 7).turn_of(0)
    do(g, "place quarry")

    assert stock(g, 0) == {"stone": 1}
    g = town().at(1, "storehouse", 4).goods(0, clay=9).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay")
    assert is_asked(g) == "EndTurn"


@pytest.mark.parametrize("n", [1, 2, 3, 4, 20])
def test_A_52_the_quarry_gives_a_stone_for_each_worker(n):
    assert gathered("quarry", n) == {"stone": n}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_A_53_the_forest_gives_a_wood_for_each_worker(n):
    """T-21: the first, second and third worker bring one, two, three wood."""
    assert gathered("forest", n) == {"wood": n}


def test_A_54_mines_give_clay_or_gold_never_both():
    """T-2: the fifth worker digs six clay or two gold."""
    assert gathered("mines", 5, "dig clay") == {"clay": 6}
    assert gathered("mines", 5, "dig gold") == {"gold": 2}
    g = town().at(0, "mines", 4).turn_of(0)
    do(g, "place mines", "dig clay")
    assert refusal(g, "dig gold") == "A-54"


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_A_55_clay_is_one_more_than_the_workers(n):
    assert gathered("mines", n, *(["dig clay"] if n > 1 else [])) == {"clay": n + 1}


@pytest.mark.parametrize(("n", "gold"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_A_56_gold_is_one_for_each_pair(n, gold):
    assert gathered("mines", n, "dig gold") == {"gold": gold}


def test_A_57_a_single_worker_digs_clay_only():
    g = town().crew(0, "miner-19").turn_of(0)
    do(g, "place mines")  # nothing is asked, not even of a Miner's owner (OR-35)

    assert is_asked(g) == "EndTurn"
    assert stock(g, 0) == {"clay": 3}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_A_58_the_silversmith_gives_one_more_than_the_workers(n):
    """T-3: the fourth worker brings five silver."""
    assert gathered("silversmith", n) == {"silver": n + 1}


def test_A_59_one_trade_for_each_worker():
    g = town().at(0, "storehouse", 1).goods(0, clay=9).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay", "trade virtue-for-2-clay")

    assert g.players[0].virtue == 9
    assert refusal(g, "trade virtue-for-2-clay") == "A-59"


@pytest.mark.parametrize("trade", [name for name in TRADES if name.startswith("virtue")])
def test_A_60_any_two_basic_goods_buy_a_virtue(trade):
    g = town().goods(0, clay=2, wood=2, stone=2).turn_of(0)
    do(g, "place storehouse", f"trade {trade}")

    assert g.players[0].virtue == 8
    assert sum(stock(g, 0).values()) == 4
    g = town().goods(0, gold=9, clay=1).at(0, "storehouse", 1).crew(0, "merchant-14").goods(0, silver=1).turn_of(0)
    do(g, "place storehouse")
    if trade != "virtue-for-2-clay":
        assert refusal(g, f"trade {trade}") == "A-60"


@pytest.mark.parametrize("trade", [name for name in TRADES if name.startswith("marble")])
def test_A_61_any_three_of_wood_and_stone_buy_a_marble(trade):
    g = town().goods(0, wood=3, stone=3).turn_of(0)
    do(g, "place storehouse", f"trade {trade}")

    assert stock(g, 0)["marble"] == 1
    assert sum(stock(g, 0).values()) == 4
    g = town().goods(0, wood=1, stone=1).turn_of(0)
    do(g, "place storehouse")
    assert refusal(g, f"trade {trade}") == "A-61"


def test_A_62_clay_buys_no_marble():
    g = town().goods(0, clay=9, wood=1, stone=1).turn_of(0)
    do(g, "place storehouse")

    assert not [move for move in moves(g) if "marble" in move]
    assert not [name for name in TRADES if name.startswith("marble") and "clay" in name]


def test_A_63_the_same_trade_again():
    g = town().at(0, "storehouse", 2).goods(0, wood=9).turn_of(0)
    do(g, "place storehouse", *["trade marble-for-3-wood"] * 3)

    assert stock(g, 0) == {"marble": 3}


def test_A_64_apprentice_trades_use_the_same_actions():
    """T-4: five actions, two of them by a Merchant, one by a Trader."""
    table = town().at(0, "storehouse", 4).goods(0, clay=5, wood=1, stone=2, silver=4)
    g = table.crew(0, "merchant-15", "trader-35").turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay", "trade marble-for-1-wood-2-stone")
    do(g, "trade merchant-15", "trade merchant-15")
    assert refusal(g, "trade merchant-14") == "A-64"  # not hired
    assert refusal(g, "trade merchant-15") == "A-64"  # no silver left
    do(g, "trade trader-35")

    assert stock(g, 0) == {"marble": 2, "gold": 2}
    assert g.players[0].virtue == 8
    assert is_asked(g) == "EndTurn"


def test_A_65_fewer_trades_than_workers():
    g = town().at(0, "storehouse", 2).goods(0, clay=9).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay", "stop")

    assert is_asked(g) == "EndTurn"
    g = town().goods(0, clay=9).turn_of(0)
    do(g, "place storehouse")
    assert may(g, "stop")
    assert is_asked(do(town().turn_of(0), "place storehouse")) == "EndTurn"  # no goods: nothing to ask


@pytest.mark.clause("A-196")
def test_A_196_yields_at_a_glance():
    table = {
        "silversmith": [2, 3, 4, 5],
        "forest": [1, 2, 3, 4],
        "quarry": [1, 2, 3, 4],
    }
    for place, yields in table.items():
        assert [sum(gathered(place, n).values()) for n in (1, 2, 3, 4)] == yields
    assert [gathered("mines", n, "dig gold").get("gold", 0) for n in (2, 3, 4)] == [1, 1, 2]
    drawn = []
    for n in (1, 2, 3, 4):
        g = town().at(0, "workshop", n - 1).turn_of(0)
        do(g, "place workshop", "study")
        drawn.append(len(g.players[0].hand))
    assert drawn == [1, 2, 2, 3]

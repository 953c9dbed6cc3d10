"""Every building, and how they work together."""

import pytest

from citywright.titles.architects.rules.facts import BUILDINGS, CONTENT, GOODS, ONE
from citywright.titles.architects.rules.guildhall import cannot_construct
from tests.titles.architects.build import (
    ALL_SKILLS,
    crew,
    do,
    hand,
    is_asked,
    lines_of,
    may,
    moves,
    refusal,
    row,
    standing,
    stock,
    town,
    under,
)

SKILLED = {"carpenter": "woodcutter-40", "tiler": "jeweller-12", "mason": "stonecutter-30"}


def sheet(name):
    return CONTENT["buildings"][BUILDINGS.index(name)]


def ready(name, table=None):
    """Everything a building needs is there, and its card in hand."""
    table = table or town()
    cost = {good: n for good, n in sheet(name)["cost"].items() if n}
    return table.goods(0, **cost).crew(0, *(SKILLED[skill] for skill in sheet(name)["skills"])).hand(0, name)


def construct(name, table=None, *then):
    g = ready(name, table).turn_of(0)
    return do(g, "place guildhall", f"construct {name}", *then)


@pytest.mark.parametrize("name", BUILDINGS[:40])
def test_price_skills_points_and_virtue_of_every_building(name):
    """The figures of the sheet, by constructing each of them from exactly what it needs."""
    row_ = sheet(name)
    g = ready(name).turn_of(0)
    do(g, "place guildhall", f"construct {name}")
    while is_asked(g) != "EndTurn":
        g.apply(g.legal()[-1])

    assert g.players[0].built == (BUILDINGS.index(name),)
    assert lines_of(g, 0)["buildings"] == row_["vp"]
    if name != "monument":  # it moves its owner once more
        assert g.players[0].virtue == 7 + row_["virtue"]
    for good in (good for good, n in row_["cost"].items() if n):
        table = ready(name)
        table.g.pay(0, ONE[GOODS.index(good)])
        assert refusal_in_hall(table, name) == "A-135"
    for skill in row_["skills"]:
        table = ready(name)
        table.g.players[0].crew &= ~(1 << apprentice(SKILLED[skill]))
        table.g.apprentice_pool.append(apprentice(SKILLED[skill]))
        assert refusal_in_hall(table, name) == "A-132"


def apprentice(name):
    return int(name.split("-")[-1]) - 1


def refusal_in_hall(table, name):
    """Why a building cannot be constructed by somebody who has got into the Guildhall for another reason."""
    clause = cannot_construct(table.g.players[0], BUILDINGS.index(name))
    return f"A-{clause}" if clause else ""


@pytest.mark.clause("BD-1", "BD-5", "BD-11", "BD-25", "BD-33")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("smithy", {"stone": 4}),
        ("thieves-den", {"silver": 4}),
        ("well", {"clay": 4}),
        ("factory", {"marble": 2}),
        ("lumber-camp", {"wood": 4}),
    ],
)
def test_goods_at_once(name, gain):
    assert stock(construct(name), 0) == gain


def test_BD_2_steeple():
    assert lines_of(construct("steeple", town().level(0, 2).level(1, 1)), 0)["bonuses"] == 2
    assert lines_of(construct("steeple", town().level(0, 2).level(1, 2)), 0)["bonuses"] == 0


@pytest.mark.clause("BD-3", "BD-12", "BD-21", "BD-40")
@pytest.mark.parametrize(
    ("name", "good"),
    [("stone-market", "stone"), ("wood-market", "wood"), ("clay-market", "clay"), ("silver-market", "silver")],
)
def test_K_10_markets_need_strictly_most(name, good):
    for own, other, bonus in ((3, 2, 2), (3, 3, 0), (2, 3, 0), (0, 0, 0)):
        g = construct(name, town().goods(0, **{good: own}).goods(1, **{good: other}))
        assert lines_of(g, 0)["bonuses"] == bonus


def test_BD_4_tavern():
    g = construct("tavern", None, "hire 2 3")
    assert len(crew(g, 0)) == 2
    assert stock(g, 0) == {}
    assert refusal(construct("tavern"), "end") == "BD-4"
    assert refusal(construct("tavern"), "study") == "BD-4"
    g = construct("tavern", None, "stop")
    assert len(crew(g, 0)) == 1
    five = ("miner-19", "miner-20", "thief-34", "jeweller-11")
    g = construct("tavern", town().crew(0, *five), "hire 1 1")
    assert is_asked(g) == "MakeRoom"


def test_K_18_a_tavern_hire_takes_coins_and_virtue_and_refills():
    g = construct("tavern", town().display("squire-26").coins(3), "hire 1 1")

    assert (stock(g, 0), g.players[0].virtue) == ({"silver": 3}, 8)
    assert "squire-26" not in row(g, 1)
    assert g.display[3] >= 0


@pytest.mark.clause("BD-6", "BD-17", "BD-34")
@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("tilers-hut", ("jeweller-11", "miner-19")),
        ("carpenters-hut", ("woodcutter-39", "thief-34")),
        ("masons-hut", ("stonecutter-29", "gatekeeper-9")),
    ],
)
def test_huts_count_one_trade(name, names):
    others = {"tilers-hut": "thief-34", "carpenters-hut": "miner-19", "masons-hut": "miner-19"}[name]

    assert lines_of(construct(name, town().crew(0, *names, others)), 0)["bonuses"] == 2


def ended(table):
    return do(table.last_round(1).ending(0), "end")


@pytest.mark.parametrize(
    ("goods", "gain"), [({"clay": 3}, 0), ({"clay": 2, "wood": 1, "stone": 1}, 1), ({"wood": 11}, 2)]
)
def test_BD_7_trading_post(goods, gain):
    assert ended(town().built(0, "trading-post").goods(0, **goods)).players[0].virtue == 7 + gain


def test_BD_8_treasury():
    g = construct("treasury")
    assert moves(g) == ["gain gold", "gain silver"]
    assert refusal(g, "gain marble") == "BD-8"
    assert stock(do(g, "gain silver"), 0) == {"silver": 3}
    assert stock(construct("treasury", None, "gain gold"), 0) == {"gold": 1}


def test_BD_9_university():
    assert lines_of(construct("university"), 0)["bonuses"] == 2
    assert lines_of(construct("university", town().debts(0, 1)), 0)["bonuses"] == 0


def test_BD_10_watchtower():
    g = construct("watchtower", town(3).prison(1, 3).prison(2, 2))

    assert [me.virtue for me in g.players] == [6, 6, 7]


def test_K_23_the_watchtower_hits_its_owner_twice():
    assert construct("watchtower", town().prison(0, 3)).players[0].virtue == 5


def test_BD_13_aqueduct():
    g = construct("aqueduct", town().built(0, "well", "keep", "smithy"))

    assert lines_of(g, 0)["bonuses"] == 4 + 0


def test_BD_14_armoury():
    g = construct("armoury", town().at(1, "forest", 3).at(1, "mines", 1), "capture forest 1")
    assert (g.players[0].workers_of(1), stock(g, 0), g.tax) == (3, {}, 4)
    assert is_asked(g) == "EndTurn"
    assert is_asked(construct("armoury", town().at(1, "forest", 3), "stop")) == "EndTurn"
    assert is_asked(construct("armoury")) == "EndTurn"  # nobody to capture: it lapses
    own = construct("armoury", town().at(0, "forest", 3), "capture forest 0")  # OR-39
    assert standing(own, 0) == {}


def test_BD_15_barracks():
    def table():
        return town(3).at(1, "forest", 3).captured(1, 0, 2).captured(2, 0, 1)

    g = construct("barracks", table())
    assert moves(g) == ["capture forest 1", "ransom free", "stop"]
    assert refusal(g, "capture mines 1") == "A-91"
    do(g, "ransom free")
    assert (g.captives(0), g.players[0].idle) == (0, 19)
    g = construct("barracks", table(), "capture forest 1")
    assert (g.captives(0), g.players[0].workers_of(1)) == (3, 3)
    assert is_asked(construct("barracks", table(), "stop")) == "EndTurn"
    g = construct("barracks", town().at(1, "forest", 1))
    assert refusal(g, "ransom free") == "BD-15"


def test_BD_16_betting_house():
    g = construct("betting-house")

    assert (g.players[0].debts, g.players[0].virtue) == (1, 6)


@pytest.mark.parametrize(("gold", "gain"), [(1, 0), (2, 1), (5, 2)])
def test_BD_18_castle(gold, gain):
    assert ended(town().built(0, "castle").goods(0, gold=gold)).players[0].virtue == 7 + gain


def test_BD_19_chapel():
    assert ended(town().built(0, "chapel").level(0, 1)).players[0].virtue == 9
    assert ended(town().built(0, "chapel").level(0, 1).level(1, 1)).players[0].virtue == 7


def test_BD_20_church():
    g = construct("church", town().debts(0, 2), "forgive")
    assert (g.players[0].debts, g.players[0].paid, g.players[0].virtue) == (1, 0, 8)
    assert construct("church", town().debts(0, 2), "stop").players[0].debts == 2
    assert refusal(construct("church", town().debts(0, 2)), "end") == "BD-20"
    assert is_asked(construct("church")) == "EndTurn"


def test_K_15_the_church_at_fourteen_removes_two():
    g = construct("church", town().virtue(0, 14).debts(0, 3), "forgive", "forgive")

    assert g.players[0].debts == 1
    assert is_asked(g) == "EndTurn"


def test_BD_22_clay_pit():
    g = construct("clay-pit")
    assert moves(g) == ["gain gold", "gain marble"]
    assert refusal(g, "gain silver") == "BD-22"
    assert stock(do(g, "gain marble"), 0) == {"marble": 1}
    assert stock(construct("clay-pit", None, "gain gold"), 0) == {"gold": 1}


def test_BD_23_drafting_room():
    table = ready("drafting-room").next_cards("well", "church")
    g = do(table.turn_of(0), "place guildhall", "construct drafting-room")

    assert hand(g, 0) == ["well", "church"]


def test_BD_24_dungeon():
    assert ended(town().built(0, "dungeon")).players[0].virtue == 5


def test_K_12_the_dungeon_below_zero():
    g = ended(town().built(0, "dungeon").virtue(0, 1))

    assert (g.players[0].virtue, g.players[0].debts) == (0, 1)
    assert (lines_of(g, 0)["virtue"], lines_of(g, 0)["debts"]) == (-9, -2)


def test_BD_26_fortress():
    g = construct("fortress", town().at(1, "forest", 3).at(1, "mines", 1), "capture forest 1", "capture mines 1")
    assert (g.players[0].workers_of(1), g.players[0].virtue, stock(g, 0)) == (4, 5, {})
    assert is_asked(construct("fortress", town().at(1, "forest", 3).at(1, "mines", 1), "stop")) == "EndTurn"


def test_K_22_the_fortress_with_four_players():
    table = town(4).at(1, "forest", 3).at(2, "forest", 1).at(1, "mines", 1)
    g = construct("fortress", table, "capture forest 1")

    assert refusal(g, "capture mines 1") == "A-94"
    assert may(g, "capture forest 2")


def test_BD_27_fountain():
    g = construct("fountain", town().debts(0, 3))

    assert lines_of(g, 0)["debts"] + lines_of(g, 0)["bonuses"] == -3


def test_BD_28_gamblers_den():
    g = construct("gamblers-den", town().debts(0, 3))

    assert lines_of(g, 0)["debts"] + lines_of(g, 0)["bonuses"] == -9
    both = town().built(0, "fountain", "gamblers-den").debts(0, 3).turn_of(0)  # OR-26
    assert lines_of(both, 0)["debts"] + lines_of(both, 0)["bonuses"] == -6


def test_BD_29_hideout():
    g = construct("hideout", town().prison(0, 4), "release")
    assert (g.players[0].prison, g.players[0].idle, g.players[0].virtue) == (0, 19, 5)
    assert construct("hideout", town().prison(0, 4), "stop").players[0].prison == 4
    assert is_asked(construct("hideout")) == "EndTurn"


def test_BD_30_keep():
    g = town().built(0, "keep").captured(0, 1, 5).turn_of(0)

    assert lines_of(g, 0)["bonuses"] == 1


def test_BD_31_library():
    g = construct("library", town().hand(0, "well", "church"))
    assert moves(g) == ["discard well", "discard church", "stop"]
    assert refusal(g, "discard keep") == "BD-31"
    do(g, "discard church")
    assert (stock(g, 0), hand(g, 0), under(g)) == ({"gold": 2}, ["well"], ["church"])
    assert stock(construct("library", town().hand(0, "well"), "stop"), 0) == {}
    assert is_asked(construct("library")) == "EndTurn"


@pytest.mark.parametrize(("virtue", "bonus"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_BD_32_lighthouse(virtue, bonus):
    assert lines_of(town().built(0, "lighthouse").virtue(0, virtue).turn_of(0), 0)["bonuses"] == bonus


def test_BD_35_moneylender():
    assert lines_of(town().built(0, "moneylender").debts(0, 1, paid=3).turn_of(0), 0)["bonuses"] == 3


@pytest.mark.clause("BD-36")
def test_K_11_the_monument_lifts_all():
    g = construct("monument", town(3))

    assert [me.virtue for me in g.players] == [9, 8, 8]
    g = construct("monument", town(3).virtue(2, 14).debts(2, 1))  # OR-13: asked in another's turn
    assert (g.actor(), is_asked(g)) == (2, "Surplus")


@pytest.mark.parametrize(("marble", "gain"), [(1, 0), (2, 1), (6, 3)])
def test_BD_37_observatory(marble, gain):
    assert ended(town().built(0, "observatory").goods(0, marble=marble)).players[0].virtue == 7 + gain


@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_BD_38_palace(virtue, gold):
    assert stock(construct("palace", town().virtue(0, virtue)), 0) == ({"gold": gold} if gold else {})


@pytest.mark.parametrize(("paid", "gain"), [(1, 0), (2, 1), (5, 2)])
def test_BD_39_reservoir(paid, gain):
    assert ended(town().built(0, "reservoir").debts(0, 0, paid=paid)).players[0].virtue == 7 + gain


@pytest.mark.parametrize(
    ("name", "goods", "paid"),
    [
        ("castle", {"gold": 4}, 0),
        ("observatory", {"marble": 4}, 0),
        ("trading-post", {"clay": 8}, 0),
        ("reservoir", {}, 4),
    ],
)
def test_K_13_surplus_at_the_end_removes_debts(name, goods, paid):
    g = ended(town().built(0, name).goods(0, **goods).virtue(0, 13).debts(0, 2, paid=paid))

    assert (g.players[0].virtue, g.players[0].debts) == (14, 1)


def test_K_14_the_university_counts_debts_after_that():
    g = ended(town().built(0, "university", "castle").goods(0, gold=4).virtue(0, 13).debts(0, 1))

    assert lines_of(g, 0)["bonuses"] == 2


def test_K_16_empty_piles_offer_what_is_printed():
    g = do(town().goods(0, silver=3).turn_of(0), "place black_market_c")
    assert stock(g, 0) == {"marble": 2, "stone": 1, "wood": 1}
    g = do(town().offers(0, 4).goods(0, silver=1).turn_of(0), "place black_market_a")
    assert stock(g, 0) == {"marble": 1, "gold": 1}


def promo(name, **goods):
    return town(promo=True).goods(0, **goods).hand(0, name)


def test_BD_41_the_crane_builds_again():
    g = promo("crane", wood=5, stone=3).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct crane", "place guildhall", "construct well")
    assert (g.hall, g.players[0].guild, is_asked(g)) == ((0, 0), 2, "EndTurn")

    g = do(promo("crane", wood=3, stone=1).hand(0, "keep").turn_of(0), "place guildhall", "construct crane")
    assert moves(g) == ["stop"]  # nothing to build: asked all the same, so that nobody learns it
    assert refusal(g, "place guildhall") == "A-129"
    assert refusal(g, "place quarry") == "BD-41"
    assert refusal(g, "end") == "BD-41"


def test_BD_42_the_graveyard_takes_an_apprentice():
    g = promo("graveyard", clay=4, wood=1, stone=2, marble=2).crew(0, ALL_SKILLS, "thief-34").turn_of(0)
    do(g, "place guildhall", "construct graveyard")
    assert moves(g) == ["dismiss labourer-13", "dismiss thief-34"]
    assert refusal(g, "stop") == "BD-42"
    assert refusal(g, "dismiss miner-19") == "A-78"
    do(g, "dismiss thief-34")
    assert (crew(g, 0), g.players[0].virtue) == ([ALL_SKILLS], 6)


def test_BD_43_the_museum_lifts_its_owner():
    g = ended(town(promo=True).built(0, "museum", "well", "keep", "smithy", "church"))

    assert g.players[0].virtue == 9

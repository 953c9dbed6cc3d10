"""Every apprentice, and how they work together."""

import pytest

from citywright.titles.architects.rules.facts import APPRENTICE_VIRTUE, APPRENTICES, CONTENT, SKILLED, SKILLS
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
    stock,
    town,
)


@pytest.mark.parametrize("apprentice", range(40), ids=APPRENTICES[:40])
def test_skill_and_virtue_of_every_apprentice(apprentice):
    """The figures of the sheet, by hiring each of them."""
    sheet = CONTENT["apprentices"][apprentice]
    g = town().display(APPRENTICES[apprentice]).goods(0, silver=4).turn_of(0)
    do(g, "place workshop", "hire 1 1")

    assert crew(g, 0) == [APPRENTICES[apprentice]]
    assert g.players[0].virtue == 7 + sheet["virtue"] == 7 + APPRENTICE_VIRTUE[apprentice]
    has = [skill for skill, mask in zip(SKILLS, SKILLED, strict=True) if g.players[0].crew & mask]
    assert has == sheet["skills"]


def step(*names, rewards=()):
    """A step on the Cathedral with these apprentices."""
    g = town().rewards(*rewards).crew(0, *names).goods(0, gold=1).hand(0, "keep").next_cards("well").turn_of(0)
    return do(g, "place guildhall", "advance", "discard keep")


@pytest.mark.clause("AP-1", "AP-2", "AP-3")
def test_acolytes_help_on_the_cathedral():
    assert hand(step("acolyte-1"), 0) == ["well"]
    assert stock(step("acolyte-2"), 0) == {"clay": 2}
    assert stock(step("acolyte-3"), 0) == {"silver": 2}


def test_K_2_all_three_acolytes():
    g = step("acolyte-1", "acolyte-2", "acolyte-3", rewards=(5,))

    assert (hand(g, 0), stock(g, 0), g.players[0].virtue) == (["well"], {"clay": 2, "silver": 2}, 9)


def test_K_20_acolytes_help_with_an_empty_pile():
    g = step("acolyte-1", "acolyte-2", "acolyte-3")

    assert g.rewards_left == 0
    assert (hand(g, 0), stock(g, 0), g.players[0].virtue) == (["well"], {"clay": 2, "silver": 2}, 8)


def captures(names, silver, made):
    table = town().tax(0).crew(0, *names).at(0, "town_centre", 2).goods(0, silver=silver)
    g = table.at(1, "forest", 2).at(1, "mines", 1).at(0, "forest", 1).turn_of(0)
    return do(g, "place town_centre", *["capture forest 1", "capture forest 0", "capture mines 1"][:made])


@pytest.mark.clause("AP-4", "AP-5")
def test_a_conspirator_saves_a_silver_a_visit():
    for name in ("conspirator-4", "conspirator-5"):
        g = captures([name], 3, 3)
        assert (stock(g, 0), g.tax) == ({"silver": 1}, 1)
        g = captures([name], 1, 2)  # the second capture costs nothing
        assert (stock(g, 0), g.tax, is_asked(g)) == ({}, 1, "EndTurn")  # the third would cost one
    assert is_asked(captures(["conspirator-4"], 0, 0)) == "EndTurn"  # the tax coin is not saved


def test_K_21_two_conspirators_and_three_captures():
    g = captures(["conspirator-4", "conspirator-5"], 1, 3)

    assert (stock(g, 0), g.tax) == ({}, 1)


def paid_off(*names):
    g = town().debts(0, 1).goods(0, silver=6).crew(0, *names).turn_of(0)
    return do(g, "place guardhouse", "redeem")


@pytest.mark.clause("AP-6", "AP-7", "AP-8")
@pytest.mark.parametrize(("n", "good"), [(6, "clay"), (7, "stone"), (8, "wood")])
def test_debt_collectors(n, good):
    assert stock(paid_off(f"debt-collector-{n}"), 0) == {good: 2}


def test_K_3_all_three_debt_collectors():
    g = paid_off("debt-collector-6", "debt-collector-7", "debt-collector-8")

    assert stock(g, 0) == {"clay": 2, "stone": 2, "wood": 2}


def test_K_19_paying_off_at_fourteen_may_remove_another_debt():
    g = town().virtue(0, 14).debts(0, 2).goods(0, silver=6).crew(0, "debt-collector-6").turn_of(0)
    do(g, "place guardhouse", "redeem", "forgive")

    assert (g.players[0].debts, g.players[0].paid) == (0, 1)
    assert stock(g, 0) == {"clay": 2}  # for one debt only
    g = town().virtue(0, 14).debts(0, 1).goods(0, silver=6).turn_of(0)
    do(g, "place guardhouse", "redeem")
    assert is_asked(g) == "EndTurn"  # OR-46: never the paid one


def reset(table, *answers):
    """Seat 0 takes the third market space; the others stand on the first two."""
    g = table.spaces(0, 0, -1).goods(0, silver=3).turn_of(0)
    return do(g, "place black_market_c", *answers)


@pytest.mark.clause("AP-9")
def test_the_gatekeeper_frees_up_to_two():
    g = reset(town().prison(1, 3).crew(1, "gatekeeper-9"), "use 2")
    assert (g.players[1].prison, g.players[1].debts) == (1, 0)
    g = reset(town().prison(1, 1).crew(1, "gatekeeper-9"))
    assert moves(g) == ["use 0", "use 1"]
    assert is_asked(reset(town().crew(1, "gatekeeper-9"))) == "EndTurn"  # nobody to free


def deal(space, *names, silver=3, virtue=7):
    g = town().offers(3, 8).virtue(0, virtue).crew(0, *names).goods(0, silver=silver).turn_of(0)
    return do(g, f"place black_market_{space}")


@pytest.mark.clause("AP-10")
@pytest.mark.parametrize("space", "abc")
def test_the_illusionist_spares_the_virtue(space):
    assert deal(space, "illusionist-10").players[0].virtue == 7
    assert deal(space).players[0].virtue == 6


@pytest.mark.clause("AP-11", "AP-12", "AP-19", "AP-20", "AP-29", "AP-30", "AP-39", "AP-40")
@pytest.mark.parametrize(
    ("name", "place", "expected"),
    [
        ("jeweller-11", "silversmith", {"silver": 3}),
        ("jeweller-12", "silversmith", {"silver": 3}),
        ("miner-19", "mines", {"clay": 3}),
        ("miner-20", "mines", {"clay": 3}),
        ("stonecutter-29", "quarry", {"stone": 2}),
        ("stonecutter-30", "quarry", {"stone": 2}),
        ("woodcutter-39", "forest", {"wood": 2}),
        ("woodcutter-40", "forest", {"wood": 2}),
    ],
)
def test_gatherers_bring_one_more(name, place, expected):
    assert stock(do(town().crew(0, name).turn_of(0), f"place {place}"), 0) == expected


@pytest.mark.clause("AP-19")
def test_a_miner_brings_clay_with_gold_too():
    g = do(town().crew(0, "miner-19").at(0, "mines", 1).turn_of(0), "place mines", "dig gold")

    assert stock(g, 0) == {"gold": 1, "clay": 1}


@pytest.mark.parametrize(
    ("names", "place", "expected"),
    [
        (("jeweller-11", "jeweller-12"), "silversmith", {"silver": 4}),
        (("miner-19", "miner-20"), "mines", {"clay": 4}),
        (("stonecutter-29", "stonecutter-30"), "quarry", {"stone": 3}),
        (("woodcutter-39", "woodcutter-40"), "forest", {"wood": 3}),
    ],
)
def test_K_1_gatherers_of_a_kind_add_up(names, place, expected):
    assert stock(do(town().crew(0, *names).turn_of(0), f"place {place}"), 0) == expected


@pytest.mark.clause("AP-13")
def test_K_8_the_labourer_has_every_skill_and_counts_once_in_each_hut():
    huts = ("tilers-hut", "carpenters-hut", "masons-hut")
    g = town().crew(0, ALL_SKILLS).goods(0, wood=5, stone=2, gold=2).hand(0, "keep").built(0, *huts).turn_of(0)

    assert lines_of(g, 0)["bonuses"] == 3
    assert may(do(g, "place guildhall"), "construct keep")


@pytest.mark.clause("AP-14", "AP-15", "AP-16", "AP-17", "AP-18", "AP-21", "AP-22", "AP-23", "AP-24")
@pytest.mark.clause("AP-35", "AP-36", "AP-37")
@pytest.mark.parametrize(
    ("name", "pay", "gain"),
    [
        ("merchant-14", {"silver": 1}, {"clay": 3}),
        ("merchant-15", {"silver": 2}, {"gold": 1}),
        ("merchant-16", {"silver": 3}, {"marble": 1}),
        ("merchant-17", {"silver": 1}, {"stone": 2}),
        ("merchant-18", {"silver": 1}, {"wood": 2}),
        ("patron-21", {"clay": 1}, {}),
        ("patron-22", {"silver": 2}, {}),
        ("patron-23", {"stone": 1}, {}),
        ("patron-24", {"wood": 1}, {}),
        ("trader-35", {"clay": 3}, {"marble": 1}),
        ("trader-36", {"stone": 2}, {"marble": 1}),
        ("trader-37", {"wood": 2}, {"marble": 1}),
    ],
)
def test_trades_of_apprentices(name, pay, gain):
    g = town().crew(0, name).goods(0, **pay).turn_of(0)
    do(g, "place storehouse", f"trade {name}")
    assert stock(g, 0) == gain
    assert g.players[0].virtue == (7 if gain else 8)

    g = town().goods(0, clay=9, silver=9, stone=9, wood=9).turn_of(0)
    do(g, "place storehouse")
    assert refusal(g, f"trade {name}") == "A-64"  # without the apprentice


@pytest.mark.clause("AP-25")
def test_the_pickpocket_finds_a_gold():
    assert stock(do(town().crew(0, "pickpocket-25").turn_of(0), "place tax_stand"), 0) == {"gold": 1, "silver": 4}


@pytest.mark.clause("AP-34")
def test_the_thief_loses_one_virtue_less():
    assert do(town().crew(0, "thief-34").turn_of(0), "place tax_stand").players[0].virtue == 6


def test_K_7_pickpocket_and_thief():
    g = do(town().crew(0, "pickpocket-25", "thief-34").turn_of(0), "place tax_stand")

    assert (stock(g, 0), g.players[0].virtue, g.tax) == ({"gold": 1, "silver": 4}, 6, 0)


@pytest.mark.clause("AP-26", "AP-27")
@pytest.mark.parametrize(("name", "good"), [("squire-26", "gold"), ("squire-27", "marble")])
def test_squires_pay_if_nobody_is_in_prison(name, good):
    assert stock(reset(town().crew(1, name)), 1) == {good: 1}
    assert stock(reset(town().crew(1, name).prison(1, 1)), 1) == {}


@pytest.mark.clause("AP-28")
def test_K_17_the_virtue_squire_may_be_declined():
    g = reset(town().crew(1, "squire-28"), "use 1")
    assert g.players[1].virtue == 9
    g = reset(town().crew(1, "squire-28"))
    assert refusal(g, "use 2") == "AP-28"
    do(g, "use 0")
    assert g.players[1].virtue == 7
    assert is_asked(reset(town().crew(1, "squire-28").prison(1, 1))) == "EndTurn"


def test_K_4_the_gatekeeper_before_the_squires():
    g = reset(town().crew(1, "gatekeeper-9", "squire-26").prison(1, 2), "use 2")
    assert (stock(g, 1), g.players[1].prison) == ({"gold": 1}, 0)
    g = reset(town().crew(1, "gatekeeper-9", "squire-26").prison(1, 2), "use 1")
    assert stock(g, 1) == {}


@pytest.mark.clause("AP-31", "AP-32", "AP-33")
@pytest.mark.parametrize(
    ("name", "bonus"), [("swindler-31", {"clay": 2}), ("swindler-32", {"stone": 1}), ("swindler-33", {"wood": 1})]
)
def test_swindlers_pay_on_the_market(name, bonus):
    plain, more = stock(deal("a", silver=1), 0), stock(deal("a", name, silver=1), 0)

    assert {good: n - plain.get(good, 0) for good, n in more.items() if n != plain.get(good, 0)} == bonus


def test_K_9_swindlers_pay_on_the_middle_space():
    g = deal("b", "swindler-31", "swindler-32", "swindler-33", silver=2)

    assert stock(g, 0) == {"clay": 2, "stone": 1, "wood": 1}
    do(g, "study")
    do(g, moves(g)[0])
    assert stock(g, 0) == {"clay": 2, "stone": 1, "wood": 1}


@pytest.mark.clause("AP-38")
@pytest.mark.parametrize(("space", "price"), [("a", 0), ("b", 1), ("c", 2)])
def test_the_trickster_saves_a_silver(space, price):
    g = deal(space, "trickster-38", silver=price)

    assert "silver" not in stock(g, 0)
    assert g.players[0].virtue == 6


@pytest.mark.parametrize(("space", "price"), [("a", 0), ("b", 1), ("c", 2)])
def test_K_5_trickster_and_illusionist(space, price):
    g = deal(space, "trickster-38", "illusionist-10", silver=price)

    assert "silver" not in stock(g, 0)
    assert g.players[0].virtue == 7


def test_K_6_the_illusionist_opens_no_closed_market():
    g = town().virtue(0, 10).crew(0, "illusionist-10").goods(0, silver=9).turn_of(0)

    assert refusal(g, "place black_market_a") == "A-161"


@pytest.mark.parametrize("name", ["swindler-31", "illusionist-10", "trickster-38"])
def test_K_24_not_on_the_visit_that_hires_them(name):
    g = town().display(name).goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b", "hire 1 1")

    assert stock(g, 0) == {}
    assert g.players[0].virtue == 7 - 1 - 1  # the market's price and the icon of each of these three


@pytest.mark.clause("AP-41", "AP-43")
@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("enforcer-41", lambda: do(promo("enforcer-41").captured(0, 1, 2).turn_of(0), "place guardhouse", "jail")),
        ("peddler-43", lambda: reset(promo("peddler-43").prison(0, 1))),
    ],
)
def test_promo_apprentices(name, table):
    g = table()
    expected = {
        "enforcer-41": {"gold": 1, "silver": 2},
        "peddler-43": {"silver": 2, "marble": 2, "stone": 1, "wood": 1},
    }

    assert stock(g, 0) == expected[name]


def promo(*names):
    return town(promo=True).crew(0, *names)


@pytest.mark.clause("AP-42")
def test_the_promo_overseer_counts_as_a_worker():
    g = promo("overseer-42").goods(0, clay=4).turn_of(0)
    do(g, "place storehouse", "trade virtue-for-2-clay", "trade virtue-for-2-clay")

    assert g.players[0].virtue == 9

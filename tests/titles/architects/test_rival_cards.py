"""The rival with every card that does something at once, with special boards at the table, and with promo cards."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.titles.architects.rules.facts import BUILDINGS
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import built, crew, do, is_asked, new_game, stock, town
from tests.titles.architects.test_rival import FIVE, ME, QUARRY_H, RIVAL, rivals_turn, solo


def constructed(name, table=None):
    """The rival's turn with exactly the goods for this card, and nothing else to build."""
    table = table or solo()
    cost = next(row for row in GAME.content()["buildings"] if row["name"] == name)["cost"]
    goods = {good: n for good, n in cost.items() if n}
    g = rivals_turn(table.plan(name).no_cards().level(RIVAL, 5).goods(RIVAL, **goods), QUARRY_H)
    assert built(g, RIVAL)[-1] == name
    return g


@pytest.mark.clause("N-35", "BD-1", "BD-5", "BD-11", "BD-25", "BD-33")
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
def test_goods_come_to_the_rival_as_printed(name, gain):
    assert stock(constructed(name), RIVAL) == gain


def test_N_35_the_treasury_brings_gold_and_the_clay_pit_marble():
    assert stock(constructed("treasury"), RIVAL) == {"gold": 1}
    assert stock(constructed("clay-pit"), RIVAL) == {"marble": 1}


@pytest.mark.clause("N-35")
def test_the_rivals_tavern_hires_the_card_with_most_silver():
    g = constructed("tavern", solo().coins(1, 0, 0, 2, 0, 0, 2))
    assert crew(g, RIVAL) == ["patron-24"]  # the upper row first, whatever the column
    assert stock(g, RIVAL) == {"silver": 2}
    g = constructed("tavern", solo().display("squire-26"))
    assert (crew(g, RIVAL), g.players[RIVAL].virtue) == (["squire-26"], 8)
    assert len(crew(constructed("tavern", solo().crew(RIVAL, *FIVE)), RIVAL)) == 5  # no room: nobody comes or goes


@pytest.mark.clause("N-35")
def test_the_rivals_church_removes_a_debt_if_there_is_one():
    g = constructed("church", solo().debts(RIVAL, 2))
    assert (g.players[RIVAL].debts, g.players[RIVAL].paid, g.players[RIVAL].virtue) == (1, 0, 8)
    assert constructed("church").players[RIVAL].debts == 0
    g = constructed("church", solo().virtue(RIVAL, 14).debts(RIVAL, 3))
    assert g.players[RIVAL].debts == 1  # one by surplus virtue, one by the Church


@pytest.mark.clause("N-35")
def test_the_rivals_hideout_brings_its_prisoners_home():
    g = constructed("hideout", solo().prison(RIVAL, 3).prison(ME, 2))

    assert [me.prison for me in g.players] == [2, 0]
    assert g.players[RIVAL].idle == 19
    assert constructed("hideout").players[RIVAL].idle == 19  # nobody to bring: it lapses


@pytest.mark.clause("N-35")
def test_the_rivals_betting_house_costs_a_debt():
    g = constructed("betting-house")

    assert (g.players[RIVAL].debts, g.players[RIVAL].virtue) == (1, 6)


@pytest.mark.clause("N-35")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (8, 2), (14, 3)])
def test_the_rivals_palace_pays_by_its_virtue(virtue, gold):
    assert stock(constructed("palace", solo().virtue(RIVAL, virtue)), RIVAL) == ({"gold": gold} if gold else {})


@pytest.mark.clause("N-35")
def test_the_rivals_watchtower_hits_everybody_with_three_in_prison():
    assert [me.virtue for me in constructed("watchtower", solo().prison(ME, 3)).players] == [6, 6]
    assert [me.virtue for me in constructed("watchtower", solo().prison(RIVAL, 3).prison(ME, 2)).players] == [7, 5]


@pytest.mark.clause("N-35")
def test_the_rivals_monument_lifts_everybody():
    assert [me.virtue for me in constructed("monument").players] == [8, 9]
    g = constructed("monument", solo().virtue(ME, 14).debts(ME, 1))
    assert (g.actor(), is_asked(g)) == (ME, "Surplus")  # people are asked, in its turn too


@pytest.mark.clause("N-27")
def test_the_rivals_library_takes_no_card_and_gives_no_gold():
    assert stock(constructed("library"), RIVAL) == {}


@pytest.mark.clause("N-34")
@pytest.mark.parametrize(
    ("workers", "goods", "gain"),
    [
        (1, {}, {"clay": 2}),
        (2, {}, {"gold": 1}),
        (5, {"gold": 3}, {"gold": 2}),
        (2, {"gold": 2, "marble": 2}, {"clay": 3}),  # four are enough
    ],
)
def test_N_34_gold_from_the_mines_while_gold_and_marble_are_short(workers, goods, gain):
    mines = 10  # a scheme card without a hammer
    table = solo().plan("dungeon", "castle", "fortress").goods(RIVAL, **goods).at(RIVAL, "mines", workers - 1)
    g = rivals_turn(table, mines)

    assert stock(g, RIVAL) == {good: goods.get(good, 0) + gain.get(good, 0) for good in {**goods, **gain}}


def test_N_32_alone_three_of_four_cards_are_kept():
    g = new_game(1, 5)
    packet = g.players[0].packet
    assert is_asked(g) == "SoloDraft"
    assert g.refuses(("discard", next(c for c in range(40) if c not in packet))) == 532
    assert g.refuses(("end",)) == 532
    assert [action[1] for action in g.legal()] == list(packet)
    g.apply(("discard", packet[1]))

    assert g.players[0].hand == (packet[0], *packet[2:])
    assert g.under == (packet[1],)


def test_N_33_the_rival_is_never_asked_anything():
    """Its turn follows from the rules: with the same chance the same position leads to the same turn."""
    for players, options in ((1, {}), (2, {"third": "helena", "boards": "random", "promo": True})):
        g = new_game(players, 4, options)
        stream = Stream(4)
        for _ in range(300):
            if g.is_over():
                break
            assert all(seat < players for seat in g.deciders())
            action = pick(GAME.verbs, g.legal(), stream)
            twin = g.clone()
            g.apply(action)
            twin.apply(action)
            assert g.dump() == twin.dump()
        assert g.players[-1].guild > 0


def test_N_36_promo_cards_do_nothing_for_the_rival_at_once():
    def table():
        return town(1, "constantine", promo=True).level(RIVAL, 5)

    g = rivals_turn(table().plan("crane").no_cards().goods(RIVAL, wood=3, stone=1), QUARRY_H)
    assert (built(g, RIVAL)[-1], len(g.hall), g.players[RIVAL].guild) == ("crane", 1, 1)  # one worker, not two
    goods = {"clay": 4, "wood": 1, "stone": 2, "marble": 2}
    g = rivals_turn(table().plan("graveyard").no_cards().goods(RIVAL, **goods).crew(RIVAL, "miner-19"), QUARRY_H)
    assert (built(g, RIVAL)[-1], crew(g, RIVAL)) == ("graveyard", ["miner-19"])
    table_ = town(1, "constantine", promo=True).built(RIVAL, "museum", "well", "keep", "smithy")
    assert do(table_.last_round(1).ending(ME), "end").players[RIVAL].virtue == 9  # at the end the Museum counts
    table_ = town(1, "constantine", promo=True).crew(RIVAL, "peddler-43").spaces(ME, ME, -1).goods(ME, silver=3)
    assert stock(do(table_.turn_of(ME), "place black_market_c"), RIVAL) == {}


def test_N_37_what_people_may_choose_the_rival_takes_by_rule():
    g = rivals_turn(solo().plan("dungeon").virtue(RIVAL, 14).debts(RIVAL, 2).goods(RIVAL, gold=1).rewards(5), QUARRY_H)
    assert (g.players[RIVAL].level, g.players[RIVAL].debts) == (1, 0)  # two virtue too many, two debts gone
    for den, end in (("gamblers-den", (12, 1)), ("fountain", (13, 2))):
        # Castle first: 14, one debt gone, then 12. Dungeon first: 11, then 13. Which is better hangs on a debt's price.
        table = solo().built(RIVAL, "castle", "dungeon", den).goods(RIVAL, gold=4).virtue(RIVAL, 13).debts(RIVAL, 2)
        g = do(table.last_round(1).ending(ME), "end")
        assert (g.players[RIVAL].virtue, g.players[RIVAL].debts) == end
    table = solo().built(RIVAL, "castle", "dungeon").goods(RIVAL, gold=4)
    g = do(table.virtue(RIVAL, 1).debts(RIVAL, 0).last_round(1).ending(ME), "end")
    assert (g.players[RIVAL].virtue, g.players[RIVAL].debts) == (1, 0)  # Castle first again: no debt at all


@pytest.mark.clause("N-31")
def test_the_boards_of_people_do_not_reach_the_rival():
    """Therese, Caroline and the others have their powers; the rival at the same table has none."""
    for board in ("therese", "caroline", "ada", "frederick", "rudolf"):
        g = rivals_turn(solo().board(ME, board).plan("dungeon").goods(RIVAL, silver=3).offers(3, 8), 25)
        assert (g.players[RIVAL].board, g.players[RIVAL].hand) == (-1, ())
        assert stock(g, RIVAL) == {"gold": 1, "stone": 1, "wood": 2}


def test_every_building_can_be_the_rivals():
    """Whatever lies in its plans, it can construct, and nothing is lost on the way."""
    for name in BUILDINGS[:40]:
        assert built(constructed(name, solo().prison(ME, 1)), RIVAL)[-1] == name

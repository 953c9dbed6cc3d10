"""Trade, F-108..F-134 and F-297, and the advisers of its category."""

import pytest

from citywright.kit.grid import to_list
from citywright.titles.founders.rules.facts import FOLLOW, MAIN, TRADES
from citywright.titles.founders.rules.state import NEUTRAL, Founders
from citywright.titles.founders.rules.trade import PlaceStall, Trade
from citywright.titles.founders.rules.turn import PlayCard
from tests.titles.founders.build import City, cells, do, good, is_asked, may, moves, refusal, told

TERMS, FOLLOWING = MAIN[0].terms, FOLLOW[0].terms


def trade(city: City, seat: int = 0) -> Founders:
    return city.asking(Trade(seat, TERMS, TRADES[TERMS].options, 0), active=seat)


def following(city: City, seat: int = 0) -> Founders:
    return city.asking(Trade(seat, FOLLOWING, TRADES[FOLLOWING].options, 0), active=seat)


def test_F_108_one_of_three_options():
    city = City(3).store(0, "people", (4, 8)).store(1, "stone", (3, 1)).coins(0, 9)
    g = trade(city)

    assert set(moves(g)) == {
        "stall people",
        "stall gems",
        "stall livestock",  # neutral
        "stall knowledge",  # neutral
        f"access {3 * 23 + 1}",
    }
    do(g, "access 3,1")
    assert (is_asked(g), g.actor()) == ("PlayCard", 1)  # and only one


@pytest.mark.clause("F-109", "F-131", "F-132")
def test_an_own_stall_raises_the_income_once():
    g = trade(City().store(0, "people", (4, 8)).coins(0, 9))
    assert refusal(g, "stall stone") == "F-125"
    do(g, "stall gems", "site 3,1")
    assert g.players[0].income_track() == 2

    g = trade(City().store(0, "people", (4, 8)).coins(0, 9))
    do(g, "stall people", "site 13,1")
    assert g.players[0].income_track() == 1
    assert g.supply[good("people")] == 1


def test_F_310_who_may_only_build_an_own_stall_trades_in_no_other_way():
    terms = next(i for i, row in enumerate(TRADES) if row.options == 1)
    g = City().completed(2).store(1, "stone", (3, 1)).coins(0, 9).asking(Trade(0, terms, 1, 0))

    assert moves(g) == ["stall people", "stall gems"]
    assert refusal(g, "stall stone") == "F-310"
    assert refusal(g, "access 3,1") == "F-310"


def test_F_110_what_cannot_be_paid_cannot_be_built():
    g = City().coins(0, 1).asking(PlaceStall(0, TERMS, good("people"), 1))

    assert refusal(g, "site 5,6") == "F-110"
    assert may(g, "site 3,1")
    assert refusal(trade(City().coins(0, 0)), "stall people") == "F-110"


def test_F_3_a_fourth_stall_does_not_exist():
    city = City().store(0, "people", (3, 1)).store(0, "people", (3, 20)).store(0, "people", (13, 1)).coins(0, 9)

    assert refusal(trade(city), "stall people") == "F-3"


@pytest.mark.clause("F-114", "F-119")
def test_access_to_the_stores_of_others():
    city = City(3).store(0, "people", (4, 8)).store(1, "stone", (3, 1), access=(0,)).coins(0, 9)
    city = city.store(NEUTRAL, "livestock", (13, 1), access=(1,))
    g = trade(city)

    assert refusal(g, "access 4,8") == "F-114"  # one's own
    assert refusal(g, "access 0,3") == "F-114"  # nothing there
    assert refusal(g, "access 3,1") == "F-119"  # had already
    assert may(g, "access 13,1")


@pytest.mark.clause("F-115", "F-116")
@pytest.mark.parametrize(("cell", "price"), [((3, 1), 2), ((5, 6), 3), ((5, 2), 4), ((4, 5), 4)])
def test_access_is_paid_to_the_owner_by_terrain(cell, price):
    g = trade(City().store(1, "stone", cell).coins(0, price))
    do(g, f"access {cell[0]},{cell[1]}")

    assert (g.players[0].coins, g.players[1].coins) == (0, 7 + price)
    assert refusal(trade(City().store(1, "stone", cell).coins(0, price - 1)), f"access {cell[0]},{cell[1]}") == "F-115"


def test_F_117_access_to_a_neutral_stall_is_paid_to_the_bank():
    g = trade(City(3).store(NEUTRAL, "livestock", (3, 1), access=(1,)))
    do(g, "access 3,1")

    assert [me.coins for me in g.players] == [5, 7, 7]


@pytest.mark.clause("F-118", "F-129")
def test_the_cheapest_terrain_of_a_store_counts():
    # Leather over ruins, forest and coast: the coast sets the price, and a follower may buy it.
    city = City().store(1, "leather", (5, 3)).coins(0, 9)
    assert cells(following(city), "access") == {(5, 3)}
    city = City().store(1, "leather", (5, 3)).coins(0, 9)
    g = do(trade(city), "access 5,3")

    assert g.players[0].coins == 6


@pytest.mark.clause("F-120", "F-133", "F-134")
def test_several_players_have_access_and_no_income_from_it():
    g = trade(City().store(1, "stone", (3, 1), access=(2,)).coins(0, 9))
    do(g, "access 3,1")

    assert g.stores[0].access == 0b111
    assert g.players[0].access == 1 << good("stone")
    assert g.players[0].income_track() == 0


@pytest.mark.clause("F-121", "F-122", "F-297")
def test_a_neutral_stall_costs_four_with_access():
    g = trade(City(3).coins(0, 3))
    assert refusal(g, "stall livestock") == "F-121"
    g = trade(City(3).coins(0, 4))
    do(g, "stall livestock", "site 4,5")  # forest: the terrain does not matter

    assert [me.coins for me in g.players] == [0, 7, 7]
    assert (g.stores[0].owner, g.stores[0].access) == (NEUTRAL, 1)
    assert g.players[0].income_track() == 0


@pytest.mark.clause("F-123", "F-124", "F-297")
def test_an_opponents_stall_costs_four_to_the_opponent():
    assert refusal(trade(City().completed(2).coins(0, 3)), "stall stone") == "F-123"
    g = trade(City().completed(2).coins(0, 4))
    do(g, "stall stone", "site 3,1")

    assert (g.players[0].coins, g.players[1].coins) == (0, 11)
    assert (g.stores[0].owner, g.stores[0].access) == (1, 0b11)
    assert (g.players[0].income_track(), g.players[1].income_track()) == (0, 1)


def test_F_125_opponents_stalls_wait_for_two_completions():
    assert refusal(trade(City().completed(1).coins(0, 9)), "stall stone") == "F-125"
    assert may(trade(City().completed(2).coins(0, 9)), "stall stone")


@pytest.mark.clause("F-127", "F-128")
def test_a_follower_trades_on_coast_and_desert_only():
    g = following(City().store(1, "stone", (5, 2)).store(1, "wood", (3, 1)).coins(0, 9))
    assert refusal(g, "access 5,2") == "F-128"
    assert may(g, "access 3,1")
    do(g, "stall people")
    assert refusal(g, "site 4,5") == "F-127"
    do(g, "site 5,6")
    assert g.players[0].coins == 7


@pytest.mark.clause("F-126", "F-58")
def test_a_foreign_stall_needs_a_free_district_too():
    city = City(3).completed(2).store(1, "stone", (3, 1)).store(NEUTRAL, "livestock", (5, 6)).coins(0, 9)
    g = do(trade(city), "stall stone")
    assert refusal(g, "site 2,7") == "F-126"
    assert may(g, "site 13,1")
    city = City(3).store(NEUTRAL, "livestock", (5, 6)).coins(0, 9)
    g = do(trade(city), "stall livestock")
    assert refusal(g, "site 2,2") == "F-126"
    assert may(g, "site 13,1")


def test_F_130_a_follower_builds_no_foreign_stall():
    g = following(City(3).completed(2).coins(0, 9))

    assert refusal(g, "stall livestock") == "F-130"
    assert refusal(g, "stall stone") == "F-130"


@pytest.mark.clause("F-126", "F-111")
def test_why_there_is_no_room_for_a_stall_at_all():
    """Two districts have gems; in the third nothing is empty, or everything empty is beside an own store."""

    def crowded(free: tuple[int, int] | None) -> Founders:
        city = City().store(0, "gems", (3, 1)).store(0, "gems", (3, 20)).store(0, "people", (13, 1)).coins(0, 9)
        left = 0 if free is None else 1 << city.at(free)
        city.g.roads |= city.g.free & city.g.board.district_mask[3] & ~left
        return trade(city.done())

    assert refusal(crowded(None), "stall gems") == "F-126"
    assert refusal(crowded((13, 2)), "stall gems") == "F-111"
    assert may(crowded((13, 10)), "stall gems")


@pytest.mark.clause("F-116", "F-119")
def test_access_is_paid_for_and_then_had():
    g = trade(City().store(1, "stone", (3, 1)).coins(0, 2))

    assert [event[0] for event in told(g, "access 3,1")][:2] == ["spends", "access"]


# -- Advisers who trade --


def adviser(name: str, city: City) -> Founders:
    return do(city.hand(0, name, "call_to_vote").asking(PlayCard(0)), f"play {name}")


@pytest.mark.clause("F-174")
def test_the_huckster_trades_for_one_coin_less():
    g = adviser("huckster", City(3).store(1, "stone", (3, 1)).coins(0, 3))
    assert may(g, "stall livestock")
    do(g, "access 3,1")
    assert (g.players[0].coins, g.players[1].coins) == (2, 8)


@pytest.mark.clause("F-174")
def test_the_corn_factor_does_both_in_either_order():
    city = City().store(1, "stone", (3, 1)).coins(0, 3)
    g = adviser("corn_factor", city)
    do(g, "stall people")
    assert refusal(g, "site 5,6") == "F-89"  # the other trade needs 2 of the 3 coins
    assert refusal(g, "site 4,5") == "F-89"
    do(g, "site 13,1")
    assert moves(g) == [f"access {3 * 23 + 1}"]
    do(g, "access 3,1")
    assert g.players[0].coins == 0

    g = adviser("corn_factor", City().store(1, "stone", (3, 1)).coins(0, 3))
    do(g, "access 3,1")
    assert refusal(g, "access 3,1") == "F-310"
    do(g, "stall people", "site 13,1")
    assert is_asked(g) == "Follow"


@pytest.mark.clause("F-89")
def test_the_corn_factor_needs_money_for_both():
    g = City().store(1, "stone", (3, 1)).coins(0, 2).hand(0, "corn_factor", "call_to_vote").asking(PlayCard(0))

    assert refusal(g, "play corn_factor") == "F-89"


@pytest.mark.clause("F-89")
def test_the_corn_factor_waits_for_a_stall_that_can_be_built_however_rich_one_is():
    city = City().store(1, "stone", (2, 2)).coins(0, 200).hand(0, "corn_factor", "call_to_vote")
    city.g.supply = tuple(0 if good_ in (good("people"), good("gems")) else 3 for good_ in range(18))

    assert refusal(city.asking(PlayCard(0)), "play corn_factor") == "F-89"


@pytest.mark.clause("F-89")
def test_the_corn_factor_counts_with_the_cheapest_of_both_trades():
    """Nothing but ruins is empty: a stall costs 3, and access to the cheaper of two stores 2."""

    def city(coins: int) -> City:
        made = City().store(1, "stone", (3, 1)).store(1, "wood", (5, 2)).coins(0, coins)
        made.g.roads |= made.g.free & made.g.board.terrains[0b0111]
        return made.done().hand(0, "corn_factor", "call_to_vote")

    assert refusal(city(4).asking(PlayCard(0)), "play corn_factor") == "F-89"
    g = do(city(5).asking(PlayCard(0)), "play corn_factor")
    assert moves(g) == ["stall people", "stall gems", f"access {3 * 23 + 1}"]
    assert refusal(g, "access 5,2") == "F-89"  # 4 coins, and nothing is left for the stall
    assert refusal(do(city(7).asking(PlayCard(0)), "play corn_factor"), "access 13,1") == "F-114"
    assert may(do(city(7).asking(PlayCard(0)), "play corn_factor"), "access 5,2")


@pytest.mark.clause("F-174")
def test_the_victualler_prices_everything_as_desert():
    g = adviser("victualler", City().store(1, "stone", (4, 5)).coins(0, 2))
    do(g, "access 4,5")
    assert g.players[0].coins == 0


@pytest.mark.clause("F-125")
def test_the_saddler_needs_no_completed_building():
    g = adviser("saddler", City().coins(0, 2))
    do(g, "stall stone", "site 3,1")
    assert (g.players[0].coins, g.players[1].coins) == (0, 9)


@pytest.mark.clause("F-172", "F-89")
def test_the_guildmaster_trades_once_or_twice():
    g = adviser("guildmaster", City().coins(0, 9))
    do(g, "stall people", "site 3,1")
    assert is_asked(g) == "Trade"
    assert "stop" in moves(g)
    do(g, "stop")
    assert is_asked(g) == "Follow"
    g = adviser("guildmaster", City().coins(0, 9))
    do(g, "stall people", "site 3,1", "stall gems", "site 13,1")
    assert to_list(g.players[0].income) == [good("people"), good("gems")]
    assert g.players[0].coins == 9

"""Upgrade, F-154..F-166, F-76, F-217, and the advisers of its category."""

from collections.abc import Iterator

import pytest

from citywright.kit.chance import Stream
from citywright.kit.grid import to_list
from citywright.kit.random_play import pick
from citywright.titles.founders.rules.board import covered_by
from citywright.titles.founders.rules.city import joined, occupy
from citywright.titles.founders.rules.facts import FOLLOW, MAIN, UPGRADES
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.sites import road_cells
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.tiles import can_upgrade, road_first_cells, tile_anchors, upgrade_goods
from citywright.titles.founders.rules.turn import PlayCard
from citywright.titles.founders.rules.upgrade import LayTile, Upgrade
from tests.titles.founders.build import City, begun, card, cells, do, good, is_asked, may, moves, refusal, vps

TERMS, FOLLOWING = MAIN[2].terms, FOLLOW[2].terms
ENGINEER = MAIN[card("engineer")].terms


def bricks(coins: int = 9) -> City:
    """People of seat 0 and stone of seat 1 with access, one road between them."""
    return City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).roads((3, 7)).coins(0, coins)


def upgrade(city: City, terms: int = TERMS, roads: int = 1) -> Founders:
    return city.asking(Upgrade(0, terms, roads, ()))


@pytest.mark.clause("F-154", "F-155", "F-164", "F-216", "F-221", "F-161")
def test_a_level_two_store():
    g = do(bricks().asking(PlayCard(0)), "play upgrade", "upgrade bricks", "lay 1 1,6")
    assert is_asked(g) == "UpgradeRoad"
    assert (g.players[0].coins, g.stores[2].owner) == (5, 0)
    assert vps(g) == [1, 1, 0, 0]
    assert g.stores[2].suppliers == (0, 1)
    do(g, "road 1,7")

    assert g.roads.bit_count() == 2
    assert is_asked(g) == "Follow"


def test_F_154_the_road_may_be_left_out():
    g = do(upgrade(bricks()), "upgrade bricks", "lay 1 1,6", "stop")

    assert g.roads.bit_count() == 1


@pytest.mark.clause("F-155")
def test_prices_of_the_levels():
    assert refusal(upgrade(bricks(3)), "upgrade bricks") == "F-155"
    city = City().store(0, "people", (4, 8)).store(1, "food", (0, 8), access=(0,)).roads((2, 8), (3, 7))
    assert refusal(upgrade(city.coins(0, 5)), "upgrade labor") == "F-155"
    city = City().store(0, "people", (4, 8)).store(1, "food", (0, 8), access=(0,)).roads((2, 8), (3, 7))
    g = upgrade(city.coins(0, 6))
    do(g, "upgrade labor")
    do(g, moves(g)[0])
    assert g.players[0].coins == 0


@pytest.mark.clause("F-156", "F-157")
def test_terrain_does_not_matter():
    g = upgrade(bricks(4))
    do(g, "upgrade bricks")
    for action in g.legal():
        copy = g.clone()
        copy.apply(action)
        assert copy.players[0].coins == 0
    kinds = {g.board.terrain_bits(g.board.ways_of_good(good("bricks")).mask(a[1], a[2])) for a in g.legal()}
    assert any(bits & (bits - 1) for bits in kinds)


@pytest.mark.clause("F-158", "F-76")
def test_each_ingredient_must_be_connected():
    g = bricks().asking(LayTile(0, TERMS, good("bricks"), 0, ()))

    assert may(g, "lay 1 1,6")
    assert refusal(g, "lay 1 13,1") == "F-158"
    assert refusal(g, "lay 0 3,7") == "F-62"
    assert refusal(g, "lay 0 5,22") == "F-56"  # off the board


def test_F_166_tiles_are_turned_not_mirrored():
    g = City().store(0, "gems", (4, 8)).roads((3, 7)).coins(0, 9).asking(LayTile(0, TERMS, good("jewelry"), 0, ()))

    assert {action[1] for action in g.legal()} == {0, 1, 2, 3}
    assert refusal(bricks().asking(LayTile(0, TERMS, good("bricks"), 0, ())), "lay 2 1,6") == "F-166"


@pytest.mark.clause("F-4", "F-5")
def test_no_fourth_store():
    city = City().store(0, "gems", (4, 8)).roads((3, 7)).coins(0, 9)
    city.g.supply = tuple(0 if n == good("jewelry") else left for n, left in enumerate(city.g.supply))
    assert refusal(upgrade(city), "upgrade jewelry") == "F-4"
    city = City().store(0, "people", (4, 8)).store(1, "food", (0, 8), access=(0,)).coins(0, 9)
    city.g.supply = tuple(0 if n == good("labor") else left for n, left in enumerate(city.g.supply))
    assert refusal(upgrade(city), "upgrade labor") == "F-5"


@pytest.mark.clause("F-59", "F-159", "F-62")
def test_why_there_is_no_room_for_a_tile_at_all():
    """Jewelry stands in two districts. In the third: nothing is empty; no three cells are; all are beside an own
    stall; the good itself stands there, too."""

    def crowded(*free: tuple[int, int]) -> City:
        city = City().store(0, "gems", (13, 1)).store(1, "jewelry", (3, 2)).store(1, "jewelry", (2, 13)).coins(0, 9)
        left = sum(1 << city.at(cell) for cell in free)
        city.g.roads |= city.g.free & ~left
        return city.done()

    assert refusal(upgrade(crowded()), "upgrade jewelry") == "F-62"
    assert refusal(upgrade(crowded((13, 10), (14, 10))), "upgrade jewelry") == "F-62"
    assert refusal(upgrade(crowded((13, 2), (14, 2), (14, 1))), "upgrade jewelry") == "F-159"
    assert refusal(upgrade(crowded((5, 8), (5, 9), (6, 9))), "upgrade jewelry") == "F-59"
    assert may(upgrade(crowded((13, 10), (14, 10), (14, 11))), "upgrade jewelry")


def test_F_162_the_road_may_come_first():
    # Without the road between them people and stone are not joined.
    city = City().store(0, "people", (4, 8)).store(1, "stone", (1, 8), access=(0,)).coins(0, 9)
    g = upgrade(city)
    do(g, "before")
    assert refusal(g, "road 5,9") == "F-163"
    do(g, "road 3,7")
    assert is_asked(g) == "Upgrade"
    assert refusal(g, "before") == "F-154"  # one road only
    do(g, "upgrade bricks")
    tile = g.board.ways_of_good(good("bricks"))
    near_road = g.board.near[3 * 23 + 7]
    assert g.legal()
    assert all(tile.mask(a[1], a[2]) & near_road for a in g.legal())
    do(g, moves(g)[0])
    assert is_asked(g) == "PlayCard"


def test_F_162_a_card_is_playable_if_the_road_makes_it_possible():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (1, 8), access=(0,)).coins(0, 9)
    assert may(city.asking(PlayCard(0)), "play upgrade")
    follow = City().store(0, "people", (4, 8)).store(1, "stone", (1, 8), access=(0,)).coins(0, 9)
    assert refusal(upgrade(follow, FOLLOWING, 0), "upgrade bricks") == "F-76"


def test_F_163_the_road_is_connected_to_the_store():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).roads((3, 7)).coins(0, 9)
    g = do(upgrade(city.store(0, "gems", (13, 1))), "upgrade bricks", "lay 1 1,6")

    assert refusal(g, "road 13,2") == "F-163"
    assert refusal(g, "road 2,8") == "F-98"
    assert may(g, "road 1,7")


def test_F_165_a_follower_gets_no_road():
    g = do(upgrade(bricks(4), FOLLOWING, 0), "upgrade bricks")
    do(g, "lay 1 1,6")

    assert (g.players[0].coins, is_asked(g)) == (0, "PlayCard")
    assert refusal(upgrade(bricks(4), FOLLOWING, 0), "before") == "F-165"


@pytest.mark.clause("F-217")
def test_the_builder_chooses_among_several_suppliers():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).roads((3, 7))
    city = (
        city.store(1, "stone", (4, 12), access=(0,))
        .span(0, (3, 11))
        .roads((3, 8), (3, 9), (3, 10), (3, 12))
        .coins(0, 9)
    )
    g = do(upgrade(city), "upgrade bricks", "lay 1 1,6")
    assert is_asked(g) == "Supplier"
    assert refusal(g, "supply 4,8") == "F-217"
    assert len(moves(g)) == 2
    do(g, "supply 4,12")

    assert g.stores[3].suppliers == (0, 2)


def test_F_158_a_connected_store_without_access_supplies_nothing():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8)).roads((3, 7), (3, 8), (3, 9), (3, 10), (3, 12))
    city = city.span(0, (3, 11)).store(1, "stone", (4, 12), access=(0,)).coins(0, 9)
    g = do(upgrade(city), "upgrade bricks", "lay 1 1,6")

    assert is_asked(g) == "UpgradeRoad"  # nothing to choose
    assert g.stores[3].suppliers == (0, 2)
    # With two to choose from, the third is still none of them.
    city = City().store(0, "people", (4, 8)).store(1, "stone", (2, 8), access=(0,)).span(0, (3, 11), (6, 11))
    city = city.store(1, "stone", (4, 12), access=(0,)).store(1, "stone", (13, 1)).coins(0, 9)
    city.g.stores = city.g.stores[::-1]  # the one that is not connected is the first
    g = city.done().roads((3, 7), (3, 8), (3, 9), (3, 10), (3, 12)).asking(Upgrade(0, TERMS, 1, ()))
    do(g, "upgrade bricks", "lay 1 1,6")
    assert refusal(g, "supply 13,1") == "F-158"
    assert refusal(g, "supply 0,3") == "F-217"
    assert refusal(g, "supply 4,8") == "F-217"


# -- Advisers who upgrade --


def adviser(name: str, city: City) -> Founders:
    return do(city.hand(0, name, "call_to_vote").asking(PlayCard(0)), f"play {name}")


@pytest.mark.clause("F-310", "F-174")
def test_the_lapidary_builds_level_two_for_two_less_without_road():
    g = adviser("lapidary", bricks(2))
    assert refusal(g, "upgrade labor") == "F-310"
    assert refusal(g, "before") == "F-310"
    do(g, "upgrade bricks", "lay 1 1,6")
    assert (g.players[0].coins, is_asked(g)) == (0, "Follow")


@pytest.mark.clause("F-154", "F-172")
@pytest.mark.parametrize(("name", "price", "roads"), [("smelter", 3, 1), ("engineer", 3, 2), ("chancellor", 1, 1)])
def test_advisers_with_roads(name, price, roads):
    g = do(adviser(name, bricks(price)), "upgrade bricks", "lay 1 1,6")
    assert g.players[0].coins == 0
    for _ in range(roads):
        assert is_asked(g) == "UpgradeRoad"
        do(g, moves(g)[0])
    assert is_asked(g) == "Follow"


@pytest.mark.clause("F-162", "F-310")
def test_the_engineer_may_lay_both_roads_first():
    city = City().store(0, "people", (4, 8)).store(1, "stone", (1, 8), access=(0,)).coins(0, 9)
    g = do(adviser("engineer", city), "before", "road 3,7", "before")
    do(g, moves(g)[0])
    assert refusal(g, "before") == "F-310"  # two roads and no more
    do(g, moves(g, "upgrade")[0])
    do(g, moves(g)[0])
    assert is_asked(g) == "Follow"


def far_bricks() -> City:
    """People of seat 0 and stone with access, so far apart that bricks need two roads first."""
    return City().store(0, "people", (5, 9)).store(1, "stone", (1, 3), access=(0,)).coins(0, 9)


def test_F_162_the_engineer_is_playable_if_both_roads_make_it_possible():
    g = do(adviser("engineer", far_bricks()), "before")
    assert may(g, "road 4,8")
    do(g, "road 4,8")
    assert moves(g) == ["before"]  # one road alone builds nothing
    do(g, "before", "road 3,7", "upgrade bricks", "lay 0 2,4")

    assert is_asked(g) == "Follow"
    assert g.stores[2].suppliers == (0, 1)


def test_F_162_the_first_road_of_the_engineer_needs_only_a_second_one():
    g = do(adviser("engineer", far_bricks()), "before")

    assert cells(g, "road") == {(4, 8)}
    assert refusal(g, "road 4,9") == "F-163"


def test_F_89_one_road_is_not_enough_where_two_are_needed():
    for name in ("smelter", "chancellor"):
        city = far_bricks().hand(0, name, "call_to_vote")
        assert refusal(city.asking(PlayCard(0)), f"play {name}") == "F-89"
    assert refusal(far_bricks().asking(PlayCard(0)), "play upgrade") == "F-89"


# -- The clever search against the plain one --


@pytest.mark.clause("F-162", "F-163")
@pytest.mark.parametrize("terms", [TERMS, ENGINEER], ids=["one", "two"])
@pytest.mark.parametrize("seed", range(6))
def test_roads_before_a_store_against_a_slow_search(seed, terms):
    """Every road that leaves a store to be built beside it, and no other, as many roads ahead as the card allows."""
    g = begun(3, seed, {"side": ("thematic", "symmetric")[seed % 2]})
    stream = Stream(seed)
    looked = 0
    for _ in range(260):
        if g.is_over():
            break
        if stream.chance(12) == 0:
            looked += compare(g, stream.chance(3), terms, stream)
        g.apply(pick(GAME.verbs, g.legal(), stream))
    assert looked > 0


@pytest.mark.clause("F-162")
def test_the_slow_search_knows_a_position_that_needs_two_roads():
    g = far_bricks().asking(PlayCard(0))

    assert list(plain_search(g, 0, ENGINEER, (), 2)) == [4 * 23 + 8]
    assert not list(plain_search(g, 0, ENGINEER, (), 1))
    assert max(terms.roads for terms in UPGRADES) == 2  # no card allows more


def compare(g: Founders, seat: int, terms: int, stream: Stream) -> int:
    world = g.clone()
    world.edit(seat).coins = 20
    for number in range(len(world.stores)):  # access to most, or nothing could ever be built at random
        if stream.chance(4):
            store = world.stores[number].with_access(seat)
            world.stores = (*world.stores[:number], store, *world.stores[number + 1 :])
            world.edit(seat).access |= 1 << store.good
    roads = UPGRADES[terms].roads
    plain = list(plain_search(world, seat, terms, (), roads))
    assert to_list(road_first_cells(world, seat, terms, (), roads)) == plain
    assert can_upgrade(world, seat, terms, roads) == bool(plain or upgrade_goods(world, seat, terms, ()))
    return len(plain)


def plain_search(g: Founders, seat: int, terms: int, via: tuple[int, ...], roads: int) -> Iterator[int]:
    """Each road is laid in turn, and each road after it."""
    for cell in to_list(road_cells(g, seat)):
        after = g.clone()
        bit = 1 << cell
        after.roads |= bit
        occupy(after, bit)
        after.nets = tuple(joined(nets, bit, after.board.near[cell]) for nets in after.nets)
        laid = (*via, cell)
        if upgrade_goods(after, seat, terms, laid):
            yield cell
        elif roads > 1 and next(plain_search(after, seat, terms, laid, roads - 1), None) is not None:
            yield cell


def test_covered_by_is_what_the_placements_cover():
    g = bricks().asking(Upgrade(0, TERMS, 1, ()))
    ways = g.board.ways_of_good(good("bricks"))
    anchors = tile_anchors(g, 0, good("bricks"), [g.reach(0)])
    for rotation, mask in enumerate(anchors):
        plain = 0
        for anchor in to_list(mask):
            plain |= ways.mask(rotation, anchor)
        assert covered_by(ways, rotation, mask) == plain

"""Where a player may build what, as sets of cells, and which clause forbids it elsewhere."""

from typing import Final

from citywright.kit.grid import Placement, can_fit, fits, to_list

from .board import cells_of
from .facts import (
    BUY_ACCESS,
    CONSTRUCTS,
    FOLLOW_TRADE,
    FOREIGN_STALL,
    FOREST,
    GATE,
    HOUSE_PRICE,
    HOUSE_PRICE_B,
    HOUSES,
    OWN_STALL,
    SITE_ONLY,
    SPAN_PRICE,
    SPANS,
    TERRAIN_OF,
    TRADES,
    TYPE,
    TradeTerms,
)
from .state import NEUTRAL, Founders

IMPOSSIBLE: Final = 1 << 20
"""More coins than anybody has."""


def ground_clause(g: Founders, cell: int, occupied: int = 62) -> int:
    """Why nothing ordinary can stand on this cell, 0 if it is an empty cell with a terrain."""
    board = g.board
    if cell >= board.grid.size:
        return 56
    bit = 1 << cell
    if g.free & bit:
        return 0
    if board.river & bit:
        return 54
    if board.wall & bit:
        return 55
    if board.dark & bit:
        return 56
    return 57 if board.fortress_ruins & bit else occupied


# -- Roads --


def road_cells(g: Founders, seat: int) -> int:
    """A road goes on an empty cell connected to an own structure (F-98, F-99)."""
    return g.free & g.reach(seat)


def road_clause(g: Founders, seat: int, cell: int) -> int:
    clause = ground_clause(g, cell, 98)
    if clause:
        return clause
    return 0 if g.reach(seat) >> cell & 1 else 99


# -- Trade --


def stall_cells(g: Founders, seat: int, terms: TradeTerms, good: int, options: int, coins: int) -> int:
    """Where a stall of this good may be built on these terms, for at most so many coins; nothing if it may not."""
    if not g.supply[good]:
        return 0
    me = g.players[seat]
    if me.basics >> good & 1:
        if not options & OWN_STALL:
            return 0
        prices = terms.stall
        bits = terms.terrains
        for terrain in range(4):
            if prices[terrain] > coins:
                bits &= ~(1 << terrain)
        return g.free & ~me.near & ~g.taken[good] & g.board.terrains[bits] if bits else 0
    if not options & FOREIGN_STALL or coins < terms.foreign:
        return 0
    owner = g.owner_of(good)
    if owner >= 0 and terms.gate and g.completed < GATE:
        return 0
    return g.free & ~g.taken[good] & ~forbidden_beside(g, good, owner)


def forbidden_beside(g: Founders, good: int, owner: int) -> int:
    """Cells that touch what a foreign stall may not touch: its owner's structures, or other neutral stalls
    (F-85, OR-14)."""
    if owner >= 0:
        return g.players[owner].near
    near = 0
    for store in g.stores:
        if store.owner == NEUTRAL:
            near |= store.near
    return near


def stall_clause(g: Founders, seat: int, terms: TradeTerms, good: int, options: int, coins: int) -> int:
    """Why no stall of this good can be built at all on these terms."""
    if stall_cells(g, seat, terms, good, options, coins):
        return 0
    owner = g.owner_of(good)
    if owner == seat:
        if not options & OWN_STALL:
            return 310
    elif not options & FOREIGN_STALL:
        return 130 if terms is TRADES[FOLLOW_TRADE] else 310
    elif owner >= 0 and terms.gate and g.completed < GATE:
        return 125
    if not g.supply[good]:
        return 3
    if owner != seat:
        if coins < terms.foreign:
            return 121 if owner == NEUTRAL else 123
        beside = forbidden_beside(g, good, owner)
        return (85 if owner == NEUTRAL else 78) if g.free & ~g.taken[good] & beside else 126
    if stall_cells(g, seat, terms, good, options, IMPOSSIBLE):
        return 110
    if not g.free & ~g.taken[good]:
        return 126
    if not g.free & ~g.taken[good] & ~g.players[seat].near:
        return 111
    return 127 if terms is TRADES[FOLLOW_TRADE] else 310


def stall_cell_clause(g: Founders, seat: int, terms: TradeTerms, good: int, coins: int, cell: int) -> int:
    """Why a stall of this good, which can be built somewhere, cannot stand on this cell."""
    clause = ground_clause(g, cell)
    if clause:
        return clause
    bit = 1 << cell
    if g.taken[good] & bit:
        return 126
    owner = g.owner_of(good)
    if owner != seat:
        if forbidden_beside(g, good, owner) & bit:
            return 85 if owner == NEUTRAL else 78
        return 0
    if g.players[seat].near & bit:
        return 111
    terrain = g.board.terrain_of[cell]
    if not terms.terrains >> terrain & 1:
        return 127 if terms is TRADES[FOLLOW_TRADE] else 310
    return 110 if terms.stall[terrain] > coins else 0


def access_clause(g: Founders, seat: int, terms: TradeTerms, number: int, options: int, coins: int) -> int:
    """Why access to this store cannot be bought on these terms, 0 if it can."""
    if not options & BUY_ACCESS:
        return 310
    if number < 0:
        return 114
    store = g.stores[number]
    if store.owner == seat:
        return 114
    if store.access >> seat & 1:
        return 119
    if not store.terrains & terms.terrains:
        return 128
    return 115 if terms.access[store.terrains] > coins else 0


def access_stores(g: Founders, seat: int, terms: TradeTerms, options: int, coins: int) -> list[int]:
    """The stores to which access can be bought."""
    if not options & BUY_ACCESS:
        return []
    prices, terrains = terms.access, terms.terrains
    return [
        i
        for i, store in enumerate(g.stores)
        if not store.access >> seat & 1 and prices[store.terrains] <= coins and store.terrains & terrains
    ]


def can_buy_access(g: Founders, seat: int, terms: TradeTerms, coins: int) -> bool:
    prices, terrains = terms.access, terms.terrains
    for store in g.stores:
        if not store.access >> seat & 1 and prices[store.terrains] <= coins and store.terrains & terrains:
            return True
    return False


def tradable(g: Founders, seat: int, terms: TradeTerms, options: int) -> int:
    """The goods of which a stall might be built, before looking for a place: own ones, or foreign ones too."""
    goods = g.players[seat].basics if options & OWN_STALL else 0
    if options & FOREIGN_STALL:
        goods |= g.neutral
        if not terms.gate or g.completed >= GATE:
            for other in range(g.seats):
                if other != seat:
                    goods |= g.players[other].basics
    return goods


def can_trade(g: Founders, seat: int, terms: TradeTerms, options: int, coins: int) -> bool:
    if options & BUY_ACCESS and can_buy_access(g, seat, terms, coins):
        return True
    goods = tradable(g, seat, terms, options)
    while goods:
        good = (goods & -goods).bit_length() - 1
        goods &= goods - 1
        if stall_cells(g, seat, terms, good, options, coins):
            return True
    return False


def cheapest(g: Founders, seat: int, terms: TradeTerms, option: int) -> int:
    """The least that one trade of a double trade can cost now; more than anybody has if it is impossible."""
    if option == BUY_ACCESS:
        prices = [terms.access[g.stores[i].terrains] for i in access_stores(g, seat, terms, option, IMPOSSIBLE)]
    else:
        cells = 0
        for good in to_list(tradable(g, seat, terms, option)):
            cells |= stall_cells(g, seat, terms, good, option, IMPOSSIBLE)
        prices = [price for terrain, price in enumerate(terms.stall) if cells & g.board.terrain[terrain]]
    return min(prices, default=IMPOSSIBLE)


# -- Construct --


def house_price(g: Founders, terms: int) -> int:
    row = CONSTRUCTS[terms]
    return 0 if row.free else max(0, (HOUSE_PRICE if g.workers else HOUSE_PRICE_B) - row.discount)


def span_price(terms: int) -> int:
    row = CONSTRUCTS[terms]
    return 0 if row.free else max(0, SPAN_PRICE - row.discount)


def house_cells(g: Founders, seat: int, terms: int, reach: int) -> int:
    """Houses stand in the forest, one per district, three at most (F-139..F-143)."""
    me = g.players[seat]
    if not CONSTRUCTS[terms].house or me.coins < house_price(g, terms) or me.houses.bit_count() == HOUSES:
        return 0
    return g.free & g.board.terrain[FOREST] & reach & ~me.near & ~me.house_districts


def span_cells(g: Founders, seat: int, terms: int, reach: int) -> int:
    """Bridges stand on the river, gates on the wall, three together (F-147, F-150)."""
    me = g.players[seat]
    if not CONSTRUCTS[terms].span or me.coins < span_price(terms) or me.spans.bit_count() == SPANS:
        return 0
    return (g.board.river | g.board.wall) & ~g.built & reach


def can_construct(g: Founders, seat: int, terms: int) -> bool:
    reach = g.reach(seat)
    return house_cells(g, seat, terms, reach) != 0 or span_cells(g, seat, terms, reach) != 0


def house_clause(g: Founders, seat: int, terms: int, cell: int) -> int:
    me = g.players[seat]
    if not CONSTRUCTS[terms].house:
        return 310
    if me.houses.bit_count() == HOUSES:
        return 141
    clause = ground_clause(g, cell)
    if clause:
        return clause
    bit = 1 << cell
    if not g.board.terrain[FOREST] & bit:
        return 140
    if me.house_districts & bit:
        return 142
    if me.near & bit:
        return 143
    if not g.reach(seat) & bit:
        return 139
    if me.coins < house_price(g, terms):
        return 136 if g.workers else 137
    return 0


def span_clause(g: Founders, seat: int, terms: int, cell: int) -> int:
    me = g.players[seat]
    if not CONSTRUCTS[terms].span:
        return 310
    if me.spans.bit_count() == SPANS:
        return 150
    if cell >= g.board.grid.size:
        return 56
    bit = 1 << cell
    if not (g.board.river | g.board.wall) & bit:
        return 56 if g.board.dark & bit else 147
    if g.built & bit:
        return 62
    if not g.reach(seat) & bit:
        return 151
    return 136 if me.coins < span_price(terms) else 0


# -- Prestige buildings --


def type_districts(g: Founders, card: int) -> int:
    """The cells of districts that hold a building of the same shape and colour (F-202)."""
    cells = 0
    for building in g.buildings:
        if TYPE[building.card] == TYPE[card]:
            cells |= g.board.district_mask[building.district]
    return cells


def prestige_ways(g: Founders, card: int) -> list[Placement]:
    """Every way to place a prestige building."""
    taken = type_districts(g, card)
    if SITE_ONLY[card]:
        return [
            (rotation, anchor, mask)
            for rotation, anchor, mask, district in g.board.sites[card]
            if not mask & g.built and not taken & g.board.district_mask[district]
        ]
    return fits(g.board.ways_of_prestige(card), g.free & ~taken, g.board.terrain[TERRAIN_OF[card]])


def is_placeable(g: Founders, card: int) -> bool:
    if SITE_ONLY[card]:
        return bool(prestige_ways(g, card))
    room = g.free & ~type_districts(g, card)
    return can_fit(g.board.ways_of_prestige(card), room, g.board.terrain[TERRAIN_OF[card]])


def prestige_clause(g: Founders, card: int, rotation: int, cell: int) -> int:
    """Why a prestige building cannot lie like this."""
    mask = g.board.ways_of_prestige(card).mask(rotation, cell)
    if SITE_ONLY[card]:
        for _, _, site, district in g.board.sites[card]:
            if site == mask:
                if mask & g.built:
                    return 205
                return 202 if type_districts(g, card) & g.board.district_mask[district] else 0
        return 207 if g.side == 0 else 208
    if not mask:
        return 7 if rotation >= len(g.board.ways_of_prestige(card).rotations) else 56
    for covered in cells_of(mask):
        clause = ground_clause(g, covered, 205)
        if clause:
            return clause
    if mask & type_districts(g, card):
        return 202
    return 0 if mask & g.board.terrain[TERRAIN_OF[card]] else 201

"""Where the tile of an advanced store may lie, which roads may come before it, and the clause against it elsewhere."""

from citywright.kit.grid import Placements, can_fit, fitting_anchors

from .board import cells_of, covered_by, touching
from .city import joined, occupy
from .facts import PRICE, RECIPE, RECIPE_MASK, TIER, UPGRADES
from .sites import ground_clause, road_cells
from .state import Founders


def upgrade_price(terms: int, good: int) -> int:
    return max(0, PRICE[good] - UPGRADES[terms].discount)


def ingredient_reach(g: Founders, seat: int, good: int) -> int:
    """The cells connected to a store of this good that the player owns or has access to (F-158)."""
    reached = 0
    for store in g.stores:
        if store.good == good and store.access >> seat & 1:
            reached |= g.reach_of(seat, store.near)
    return reached


def road_reach(g: Founders, seat: int, cell: int) -> int:
    """The cells connected to this road for the player."""
    for cells, grown in g.nets[seat]:
        if cells >> cell & 1:
            return grown
    return 0


def tile_room(g: Founders, seat: int, good: int) -> int:
    """The cells an advanced store of this player may cover (F-59, F-159)."""
    return g.free & ~g.players[seat].near & ~g.taken[good]


def covers(g: Founders, seat: int, good: int, via: tuple[int, ...]) -> list[int]:
    """What a new store must be connected to: each ingredient, and the roads that were built for it."""
    reaches = [ingredient_reach(g, seat, part) for part in RECIPE[good]]
    return reaches + [road_reach(g, seat, cell) for cell in via]


def upgradable(g: Founders, seat: int, terms: int, good: int) -> bool:
    """Can this good be paid, is there a tile left, and does the player reach its ingredients in the hiring sense?"""
    me = g.players[seat]
    return RECIPE_MASK[good] & ~me.access == 0 and g.supply[good] > 0 and me.coins >= upgrade_price(terms, good)


def tile_anchors(g: Founders, seat: int, good: int, reaches: list[int]) -> list[int]:
    """For each rotation of the tile the anchors at which it may lie and touches every one of these sets."""
    ways = g.board.ways_of_good(good)
    room = tile_room(g, seat, good)
    for reach in reaches:
        if not reach & room:
            return []
    found: list[int] = []
    for rotation in range(len(ways.offsets)):
        anchors = fitting_anchors(ways, rotation, room)
        for reach in reaches:
            if not anchors:
                break
            anchors &= touching(ways, rotation, reach)
        found.append(anchors)
    return found


def upgrade_goods(g: Founders, seat: int, terms: int, via: tuple[int, ...]) -> list[int]:
    """The goods of which a store can be built right now."""
    own = -1
    found: list[int] = []
    for good in UPGRADES[terms].goods:
        if upgradable(g, seat, terms, good):
            if own == -1:
                own = g.reach(seat)
            if any(tile_anchors(g, seat, good, [own, *covers(g, seat, good, via)])):
                found.append(good)
    return found


def can_upgrade(g: Founders, seat: int, terms: int, roads: int) -> bool:
    """Can a store be built, at once or after roads of the same action (F-162)?"""
    payable = False
    own = 0
    for good in UPGRADES[terms].goods:
        if upgradable(g, seat, terms, good):
            if not payable:
                payable = True
                own = g.reach(seat)
            if any(tile_anchors(g, seat, good, [own, *covers(g, seat, good, ())])):
                return True
    return payable and can_pave(g, seat, terms, (), roads)


# -- Roads before the store --


def can_pave(g: Founders, seat: int, terms: int, via: tuple[int, ...], roads: int) -> bool:
    """Is there a road from which a store can be built with the roads that are left?"""
    if not roads:
        return False
    if road_before_last(g, seat, terms, via):
        return True
    for cell in cells_of(hopeful(g, seat, terms, via, roads)):
        if is_first_road(g, seat, terms, via, roads, cell):
            return True
    return False


def road_first_cells(g: Founders, seat: int, terms: int, via: tuple[int, ...], roads: int) -> int:
    """The cells where a road may come before the store: by the road rule, and so that a store connected to it can
    still be built, with all the roads that are left (OR-20, OR-88)."""
    found = road_before_last(g, seat, terms, via)
    for cell in cells_of(hopeful(g, seat, terms, via, roads) & ~found):
        if is_first_road(g, seat, terms, via, roads, cell):
            found |= 1 << cell
    return found


def is_first_road(g: Founders, seat: int, terms: int, via: tuple[int, ...], roads: int, cell: int) -> bool:
    """Do the other roads of the action make a store possible that is connected to a road on this cell?"""
    world = g.clone()
    occupy(world, 1 << cell)
    mine = joined(world.nets[seat], 1 << cell, world.board.near[cell])
    world.nets = (*world.nets[:seat], mine, *world.nets[seat + 1 :])
    return can_pave(world, seat, terms, (*via, cell), roads - 1)


def road_before_last(g: Founders, seat: int, terms: int, via: tuple[int, ...]) -> int:
    """The cells where one road makes a store possible that is connected to it: by the road rule (OR-20).

    A new road joins the pieces of the network it touches to one piece K. It is connected to an own structure, so a
    tile that touches K is, too; and K leads to an ingredient exactly if the road lies in that ingredient's reach. So
    for each set of ingredients that K leads to, the tile must touch the reaches of the others, and K.
    """
    board, nets = g.board, g.nets[seat]
    cells = road_cells(g, seat)
    found = 0
    for good in UPGRADES[terms].goods:
        if not upgradable(g, seat, terms, good):
            continue
        ways = board.ways_of_good(good)
        room = tile_room(g, seat, good)
        rotations = range(len(ways.offsets))
        base = [fitting_anchors(ways, rotation, room) for rotation in rotations]
        reaches = covers(g, seat, good, via)
        for led_to in range(1 << len(reaches)):
            those = cells & ~found
            anchors = base
            for i, reach in enumerate(reaches):
                if led_to >> i & 1:
                    those &= reach
                else:
                    those &= ~reach
                    if those:
                        anchors = [anchors[r] & touching(ways, r, reach) if anchors[r] else 0 for r in rotations]
                if not those:
                    break
            if not those or not any(anchors):
                continue
            covered = 0
            for rotation in rotations:
                covered |= covered_by(ways, rotation, anchors[rotation])
            near = board.grid.grow(covered)
            for _, grown in nets:
                if grown & covered:
                    near |= grown
            those &= near
            found |= those & ~covered
            for cell in cells_of(those & covered):  # the tile must not need the very cell of the road
                bit = 1 << cell
                piece = board.near[cell]
                for _, grown in nets:
                    if grown & bit:
                        piece |= grown
                for rotation in rotations:
                    left = anchors[rotation] & ~touching(ways, rotation, bit)
                    if left and left & touching(ways, rotation, piece):
                        found |= bit
                        break
    return found


def hopeful(g: Founders, seat: int, terms: int, via: tuple[int, ...], roads: int) -> int:
    """The cells of first roads worth a closer look where several are allowed: none is left out, too many are in it.

    It looks for tiles that so many roads could connect to everything, and forgets that roads and tile must not lie on
    each other and that every road must be connected to an own structure when it is built.
    """
    if roads < 2:
        return 0
    near = 0
    for good in UPGRADES[terms].goods:
        if not upgradable(g, seat, terms, good):
            continue
        ways = g.board.ways_of_good(good)
        room = tile_room(g, seat, good)
        reaches = covers(g, seat, good, via)
        led = led_by_roads(g, seat, reaches, roads)
        for rotation in range(len(ways.offsets)):
            anchors = fitting_anchors(ways, rotation, room)
            near |= covered_by(ways, rotation, in_sight(ways, rotation, anchors, led, (1 << len(reaches)) - 1, roads))
    for _ in range(roads):
        near = spread(g, seat, near)
    return near & road_cells(g, seat)


def spread(g: Founders, seat: int, cells: int) -> int:
    """Every cell connected to a road that would be built on one of these."""
    cells &= g.free
    reached = g.board.grid.grow(cells)
    for _, grown in g.nets[seat]:
        if grown & cells:
            reached |= grown
    return reached


def led_by_roads(g: Founders, seat: int, reaches: list[int], roads: int) -> list[list[int]]:
    """For each set of these reaches and each number of new roads the cells connected to one piece of network that
    leads to all of the set.

    A piece with one road more is a smaller one and a road beside it, or several that meet in that road.
    """
    led: list[list[int]] = [[]]
    meeting: list[list[int]] = [[]]
    for chosen in range(1, 1 << len(reaches)):
        low = chosen & -chosen
        cells = reaches[low.bit_length() - 1] if chosen == low else 0
        led.append([])
        meeting.append([])
        for count in range(roads + 1):
            led[chosen].append(cells)
            met = cells
            part = (chosen - 1) & chosen
            while part:
                if part & low:
                    for few in range(count + 1):
                        met |= meeting[part][few] & meeting[chosen ^ part][count - few]
                part = (part - 1) & chosen
            meeting[chosen].append(met)
            cells |= spread(g, seat, met)
    return led


def in_sight(ways: Placements, rotation: int, anchors: int, led: list[list[int]], rest: int, roads: int) -> int:
    """Those of the anchors at which the tile touches, with so many roads, pieces that lead to the rest of the reaches
    between them."""
    if not rest or not anchors:
        return anchors
    low = rest & -rest
    found = 0
    part = rest
    while part:
        if part & low:
            for count in range(roads + 1):
                left = anchors & ~found & touching(ways, rotation, led[part][count])
                found |= in_sight(ways, rotation, left, led, rest ^ part, roads - count)
        part = (part - 1) & rest
    return found


# -- Which clause --


def upgrade_clause(g: Founders, seat: int, terms: int, good: int, via: tuple[int, ...]) -> int:
    """Why no store of this good can be built now."""
    if good not in UPGRADES[terms].goods:
        return 310
    me = g.players[seat]
    if RECIPE_MASK[good] & ~me.access:
        return 74
    if not g.supply[good]:
        return 4 if TIER[good] == 2 else 5
    if me.coins < upgrade_price(terms, good):
        return 155
    own = g.reach(seat)
    reaches = covers(g, seat, good, via)
    if any(tile_anchors(g, seat, good, [own, *reaches])):
        return 0
    if not any(tile_anchors(g, seat, good, [])):
        ways = g.board.ways_of_good(good)
        if can_fit(ways, g.free & ~g.taken[good]):
            return 159
        return 59 if can_fit(ways, g.free) else 62
    for i, reach in enumerate(reaches):
        if not any(tile_anchors(g, seat, good, [reach])):
            return 76 if i < len(RECIPE[good]) else 163
    if not any(tile_anchors(g, seat, good, [own])):
        return 160
    return 76


def tile_clause(g: Founders, seat: int, good: int, via: tuple[int, ...], rotation: int, cell: int) -> int:
    """Why the tile of a new store cannot lie like this."""
    ways = g.board.ways_of_good(good)
    mask = ways.mask(rotation, cell)
    if not mask:
        return 166 if rotation >= len(ways.rotations) else 56
    for covered in cells_of(mask):
        clause = ground_clause(g, covered)
        if clause:
            return clause
    if mask & g.taken[good]:
        return 59
    if mask & g.players[seat].near:
        return 159
    for reach in [ingredient_reach(g, seat, part) for part in RECIPE[good]]:
        if not mask & reach:
            return 158
    if not mask & g.reach(seat):
        return 160
    for road in via:
        if not mask & road_reach(g, seat, road):
            return 163
    return 0


def suppliers_for(g: Founders, seat: int, good: int, mask: int) -> list[list[int]]:
    """For each ingredient the stores that could supply a new store on these cells (F-158, F-217)."""
    near = g.board.grid.grow(mask)
    return [
        [
            i
            for i, store in enumerate(g.stores)
            if store.good == part and store.access >> seat & 1 and g.is_connected(seat, store.near, mask, near)
        ]
        for part in RECIPE[good]
    ]


def store_road_cells(g: Founders, seat: int, number: int) -> int:
    """Where a road is connected to this store for its builder (F-163)."""
    return g.free & g.reach_of(seat, g.stores[number].near)

"""Changes in the city: roads, structures, deliveries and the points that run through the suppliers.

Every change that may connect something returns the deliveries it leaves to choose: pairs (prestige card, demand) with
more than one store. Deliveries with one possible store happen at once (F-224, F-228).
"""

from .facts import BASICS, COMPLETIONS, DEMAND_VP, DEMANDS, NEUTRAL_COST, RECIPE_VP
from .state import EMPTY, NEUTRAL, Building, Founders, Nets, Store

Choices = list[tuple[int, int]]
"""Deliveries for which the acting player chooses the store: prestige card, demand."""


# -- Roads, bridges and gates --


def add_road(g: Founders, seat: int, cell: int) -> Choices:
    """A road belongs to nobody and serves everyone (F-100)."""
    bit = 1 << cell
    g.roads |= bit
    occupy(g, bit)
    g.tell("road", seat, cell)
    pieces: list[int] = []
    nets: list[Nets] = []
    before: Nets = ()
    after: Nets = ()
    for other in range(g.seats):
        own = g.nets[other]
        if other == 0 or own is not before:
            before = own
            after = joined(own, bit, g.board.near[cell])
        nets.append(after)
        pieces.append(after[-1][0])
    g.nets = tuple(nets)
    return deliver_through(g, pieces)


def add_span(g: Founders, seat: int, cell: int) -> Choices:
    """A bridge or a gate: a road for its owner alone (F-149, F-152)."""
    bit = 1 << cell
    me = g.edit(seat)
    me.spans |= bit
    me.near_all |= g.board.near[cell]
    occupy(g, bit)
    g.tell("span", seat, cell, g.board.wall >> cell & 1)
    mine = joined(g.nets[seat], bit, g.board.near[cell])
    g.nets = (*g.nets[:seat], mine, *g.nets[seat + 1 :])
    pieces = [0] * g.seats
    pieces[seat] = mine[-1][0]
    return deliver_through(g, pieces)


def joined(nets: Nets, bit: int, near: int) -> Nets:
    """A network with one cell more: the pieces it touches become one, which comes last."""
    cells, grown = bit, near
    rest: list[tuple[int, int]] = []
    for piece in nets:
        if piece[1] & bit:
            cells |= piece[0]
            grown |= piece[1]
        else:
            rest.append(piece)
    rest.append((cells, grown))
    return tuple(rest)


def occupy(g: Founders, mask: int) -> None:
    g.built |= mask
    g.free &= ~mask


# -- Houses and stores --


def add_house(g: Founders, seat: int, cell: int) -> None:
    """A house unlocks a worker and brings influence (F-144, F-145); it connects nothing."""
    me = g.edit(seat)
    bit, near = 1 << cell, g.board.near[cell]
    me.houses |= bit
    me.own |= bit
    me.near |= near
    me.near_all |= near
    me.house_districts |= g.board.district_mask[g.board.district_of[cell]]
    occupy(g, bit)
    g.tell("house", seat, cell)


def add_store(
    g: Founders, builder: int, owner: int, good: int, rotation: int, cell: int, mask: int, suppliers: tuple[int, ...]
) -> Choices:
    """A stall or an advanced store. The points for its suppliers come first, then its own deliveries (F-232)."""
    board = g.board
    near = board.near[cell] if good < BASICS else board.grid.grow(mask)
    access = 1 << builder | (1 << owner if owner >= 0 else 0)
    district = board.district_of[cell]
    store = Store(good, owner, rotation, cell, mask, near, board.terrain_bits(mask), district, access, suppliers)
    g.stores = (*g.stores, store)
    g.supply = (*g.supply[:good], g.supply[good] - 1, *g.supply[good + 1 :])
    g.taken = (*g.taken[:good], g.taken[good] | board.district_mask[district], *g.taken[good + 1 :])
    occupy(g, mask)
    g.tell("store", builder, owner, good, rotation, cell)
    g.edit(builder).access |= 1 << good
    if owner >= 0:
        me = g.edit(owner)
        me.income |= 1 << good  # the first store of a good raises the income (F-131)
        me.access |= 1 << good
        me.own |= mask
        me.near |= near
        me.near_all |= near
    if suppliers:
        pay_suppliers(g, store)
    if owner == NEUTRAL:
        return []
    reach = g.reach_of(owner, near)
    for number in range(len(g.buildings)):
        building = g.buildings[number]
        if reach & building.mask:
            demand = open_demand(building, good)
            if demand >= 0:
                deliver(g, number, demand, len(g.stores) - 1)
    return []


def buy_access(g: Founders, seat: int, number: int) -> None:
    """The player's token goes under the owner's (F-119)."""
    store = g.stores[number]
    g.stores = (*g.stores[:number], store.with_access(seat), *g.stores[number + 1 :])
    g.edit(seat).access |= 1 << store.good
    g.tell("access", seat, store.owner, store.good, store.cell)


# -- Prestige buildings --


def add_building(g: Founders, card: int, rotation: int, cell: int, mask: int, district: int, token: bool) -> Choices:
    """A prestige building. Neutral goods are there at once (F-237), then everything connected is delivered."""
    cubes = tuple([NEUTRAL if g.neutral >> good & 1 else EMPTY for good in DEMANDS[card]])
    near = g.board.grid.grow(mask)
    number = len(g.buildings)
    g.buildings = (*g.buildings, Building(card, rotation, cell, mask, near, district, cubes, token, -1))
    occupy(g, mask)
    for demand, cube in enumerate(cubes):
        if cube == NEUTRAL:
            g.tell("neutral", card, DEMANDS[card][demand])
    check_complete(g, number)
    choices: Choices = []
    for demand, cube in enumerate(cubes):
        if cube == EMPTY:
            stores = connected_stores(g, number, demand)
            if len(stores) == 1:
                deliver(g, number, demand, stores[0])
            elif stores:
                choices.append((card, demand))
    return choices


def open_demand(building: Building, good: int) -> int:
    """The demand for this good to which nothing was delivered yet, -1 if there is none (F-227)."""
    demands = DEMANDS[building.card]
    cubes = building.cubes
    for demand in range(len(demands)):
        if demands[demand] == good and cubes[demand] == EMPTY:
            return demand
    return -1


def connected_stores(g: Founders, number: int, demand: int) -> list[int]:
    """The stores that could deliver: connected by roads and the bridges and gates of their owner (F-231)."""
    building = g.buildings[number]
    good = DEMANDS[building.card][demand]
    return [
        i
        for i, store in enumerate(g.stores)
        if store.good == good
        and store.owner >= 0
        and g.is_connected(store.owner, store.near, building.mask, building.near)
    ]


def deliver_through(g: Founders, pieces: list[int]) -> Choices:
    """What new pieces of the networks (one per seat, 0 if none) connect. All else was delivered before."""
    found: dict[tuple[int, int], list[int]] = {}
    for number in range(len(g.buildings)):
        building = g.buildings[number]
        if EMPTY not in building.cubes:
            continue
        near = building.near
        for seat in range(g.seats):
            piece = pieces[seat]
            if piece & near:
                for i, store in enumerate(g.stores):
                    if store.owner == seat and store.near & piece:
                        demand = open_demand(building, store.good)
                        if demand >= 0:
                            found.setdefault((number, demand), []).append(i)
    choices: Choices = []
    for number, demand in sorted(found):
        stores = found[number, demand]
        if len(stores) == 1:
            deliver(g, number, demand, stores[0])
        else:
            choices.append((g.buildings[number].card, demand))
    return choices


def deliver(g: Founders, number: int, demand: int, store: int) -> None:
    """The owner's cube goes on the demand and the points are shared out (F-225)."""
    building = g.buildings[number]
    owner = g.stores[store].owner
    card = building.card
    value = DEMAND_VP[card][demand]
    g.buildings = (*g.buildings[:number], building.with_cube(demand, owner), *g.buildings[number + 1 :])
    g.quiet = 0
    g.tell("delivers", owner, DEMANDS[card][demand], card, value)
    gains = [0] * g.seats
    cascade(g, gains, store, value)
    for seat, gain in enumerate(gains):
        if gain:
            me = g.edit(seat)
            me.delivered_vp += gain
            me.vp += gain
            me.earned |= 1 << card
            g.tell("scores", seat, gain)
    check_complete(g, number)


def check_complete(g: Founders, number: int) -> None:
    """A building with all its demands met gets a completion token (F-230); there are six of them (OR-43)."""
    if EMPTY not in g.buildings[number].cubes:
        g.completed += 1
        g.tell("completes", g.buildings[number].card, min(g.completed, COMPLETIONS))


# -- Points --


def pay_suppliers(g: Founders, store: Store) -> None:
    """A new advanced store: the owners of its suppliers earn what is printed on it (F-164, F-216)."""
    gains = [0] * g.seats
    for i, number in enumerate(store.suppliers):
        supplier = g.stores[number]
        if supplier.owner != NEUTRAL:
            value = RECIPE_VP[store.good][i]
            g.tell("supplies", supplier.owner, supplier.good, store.good, value)
            cascade(g, gains, number, value)
    for seat, gain in enumerate(gains):
        if gain:
            me = g.edit(seat)
            me.built_vp += gain
            me.vp += gain
            g.tell("scores", seat, gain)


def cascade(g: Founders, gains: list[int], number: int, value: int) -> None:
    """A store earned `value`: its owner passes on what the suppliers get, and so do they (F-218, F-219, F-229)."""
    store = g.stores[number]
    owner = store.owner
    gains[owner] += value
    for i, source in enumerate(store.suppliers):
        supplier = g.stores[source]
        if supplier.owner == NEUTRAL:
            gains[owner] -= NEUTRAL_COST  # lost (F-235)
            g.tell("pays", owner, NEUTRAL, supplier.good, NEUTRAL_COST)
        else:
            share = RECIPE_VP[store.good][i]
            gains[owner] -= share
            g.tell("pays", owner, supplier.owner, supplier.good, share)
            cascade(g, gains, source, share)


# -- Derived fields after loading --


def rebuild(g: Founders) -> None:
    """Everything that is kept up to date step by step, reckoned anew."""
    board = g.board
    g.built = g.roads
    taken = [0] * len(g.taken)
    for me in g.players:
        me.own = me.houses
        me.income = me.access = 0
        me.house_districts = 0
        for district in range(1, 4):
            if me.houses & board.district_mask[district]:
                me.house_districts |= board.district_mask[district]
        g.built |= me.houses | me.spans
    for store in g.stores:
        g.built |= store.mask
        taken[store.good] |= board.district_mask[store.district]
        for seat in range(g.seats):
            if store.access >> seat & 1:
                g.players[seat].access |= 1 << store.good
        if store.owner >= 0:
            g.players[store.owner].income |= 1 << store.good
            g.players[store.owner].own |= store.mask
    for building in g.buildings:
        g.built |= building.mask
    for me in g.players:
        me.near = board.grid.grow(me.own)
        me.near_all = me.near | board.grid.grow(me.spans)
    g.taken = tuple(taken)
    g.free = board.ordinary & ~g.built
    g.nets = tuple(
        [
            tuple([(cells, board.grid.grow(cells)) for cells in board.grid.components(g.roads | me.spans)])
            for me in g.players
        ]
    )

"""The actions of cards and workers: roads, trade, construct, upgrade, recruit, and what workers do besides."""

from typing import Final

from citywright.games.founders.board import CellActions
from citywright.games.founders.city import (
    Choices,
    add_house,
    add_road,
    add_span,
    add_store,
    buy_access,
    connected_stores,
    deliver,
)
from citywright.games.founders.effects import (
    RACE_SLOT,
    copyable,
    free_access_stores,
    gain,
    hirable,
    slot_clause,
    take,
    take_income,
    worker_clause,
    worker_slots,
)
from citywright.games.founders.facts import (
    ADVISER_PERM,
    ADVISER_VP,
    BUY_ACCESS,
    CALL,
    CONSTRUCTING,
    CONVERT,
    COPY,
    DEMANDS,
    EACH,
    EFFECTS,
    FIRST_ADVISER,
    FORTRESS,
    FREE_ACCESS,
    HIDDEN,
    HIRE,
    HIRES,
    INCOME,
    OWN_STALL,
    PAY,
    PRESTIGE_EFFECT,
    RACE_EFFECT,
    RECIPE,
    RECOVER,
    REPEAT,
    ROADS,
    SEQUENCE,
    TAKE_INCOME,
    TRADES,
    TRADING,
    UPGRADES,
    UPGRADING,
    Effect,
)
from citywright.games.founders.sites import (
    access_clause,
    access_stores,
    can_construct,
    can_trade,
    cheapest,
    covers,
    ground_clause,
    house_cells,
    house_clause,
    house_price,
    road_cells,
    road_clause,
    road_first_cells,
    span_cells,
    span_clause,
    span_price,
    stall_cell_clause,
    stall_cells,
    stall_clause,
    store_road_cells,
    suppliers_for,
    tile_anchors,
    tile_clause,
    tradable,
    upgrade_clause,
    upgrade_goods,
    upgrade_price,
)
from citywright.games.founders.state import NEUTRAL, Founders
from citywright.games.founders.verbs import BEFORE, STOP, Ask, wrong_moment
from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep, Step

ROAD_ACTIONS: Final = CellActions("road")
SITE_ACTIONS: Final = CellActions("site")
HOUSE_ACTIONS: Final = CellActions("house")
SPAN_ACTIONS: Final = CellActions("span")
LAY_ACTIONS: Final = tuple(CellActions("lay", rotation) for rotation in range(4))

MUST, MAY, BOTH = range(3)
"""How a trade is asked: it has to be made; it may be left out; both of its options follow each other."""


def steps_of(g: Founders, seat: int, effect: Effect, building: int) -> list[Step[Founders]]:
    """The steps that carry out an effect, in reading order. `building` is the number of the one whose action it is."""
    op = effect.op
    if op == TRADING:
        return [Trade(seat, effect.terms, TRADES[effect.terms].options, MUST)]
    if op == CONSTRUCTING:
        steps: list[Step[Founders]] = [Construct(seat, effect.terms, False)]
        return steps + [OfferConstruct(seat, effect.terms) for _ in range(effect.high - 1)]
    if op == UPGRADING:
        return [Upgrade(seat, effect.terms, UPGRADES[effect.terms].roads, ())]
    if op == HIRE:
        return [Hire(seat, effect.terms, count) for count in range(effect.high, 0, -1)]
    if op == ROADS:
        return [OfferRoads(seat, effect.high)]
    if op == SEQUENCE:
        return [step for part in effect.parts for step in steps_of(g, seat, part, building)]
    if op == REPEAT:
        part = effect.parts[0]
        more: list[Step[Founders]] = [OfferTrade(seat, part.terms) for _ in range(effect.high - 1)]
        return steps_of(g, seat, part, building) + more
    if op == EACH:
        return [Trade(seat, effect.terms, OWN_STALL | BUY_ACCESS, BOTH)]
    if op == RECOVER:
        return [Recover(seat, effect.high)]
    if op == FREE_ACCESS:
        return [FreeAccess(seat, g.buildings[building].card, effect.terms)]
    if op == CONVERT:
        return [Convert(seat, effect.high)]
    if op == COPY:
        return [CopyAction(seat)]
    return [Gain(seat, effect.number, building)]  # GAIN, GAIN_PER, PAY, TAKE_INCOME


def settle(g: Founders, seat: int, choices: Choices) -> None:
    """Where several stores could deliver, the acting player chooses at once (F-228)."""
    if choices:
        g.interrupt(*[ChooseStore(seat, card, demand) for card, demand in choices])


class Gain(RunningStep[Founders]):
    """Coins, influence, points or income from a card or a worker."""

    __slots__ = ("building", "effect")
    fields = ("seat", "effect", "building")

    def __init__(self, seat: int, effect: int, building: int) -> None:
        self.seat = seat
        self.effect = effect
        self.building = building

    def run(self, g: Founders) -> None:
        effect = EFFECTS[self.effect]
        if effect.op == TAKE_INCOME:
            take_income(g, self.seat)
            return
        if effect.op == PAY:
            g.edit(self.seat).coins -= effect.coins
            g.tell("spends", self.seat, effect.coins)
            effect = effect.parts[0]
        gain(g, self.seat, effect, self.building)


class ChooseStore(Ask):
    """Several stores became connected at once: the player whose action it was chooses which delivers (F-228)."""

    __slots__ = ("card", "demand")
    fields = ("seat", "card", "demand")
    rule = 228

    def __init__(self, seat: int, card: int, demand: int) -> None:
        self.seat = seat
        self.card = card
        self.demand = demand

    def stores(self, g: Founders) -> list[int]:
        return connected_stores(g, g.building_of(self.card), self.demand)

    def options(self, g: Founders) -> list[Action]:
        return [("supply", cell) for cell in sorted([g.stores[i].cell for i in self.stores(g)])]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "supply":
            return wrong_moment(action)
        number = g.store_at(action[1])
        if number >= 0 and number in self.stores(g):
            return 0
        good = DEMANDS[self.card][self.demand]
        return 231 if number >= 0 and g.stores[number].good == good else 228

    def resolve(self, g: Founders, action: Action) -> None:
        deliver(g, g.building_of(self.card), self.demand, g.store_at(action[1]))


# -- Roads --


class BuildRoad(Ask):
    """One road, free of charge, connected to an own structure (F-98, F-99)."""

    __slots__ = ()
    rule = 98

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_cells(g, self.seat))

    def refuses(self, g: Founders, action: Action) -> int:
        return road_clause(g, self.seat, action[1]) if action[0] == "road" else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        settle(g, self.seat, add_road(g, self.seat, action[1]))


class OfferRoads(RunningStep[Founders]):
    """Up to so many roads: asked as long as there is room for one."""

    __slots__ = ("left",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Founders) -> None:
        if self.left and road_cells(g, self.seat):
            g.next(Roads(self.seat, self.left))


class Roads(Ask):
    """Build a road, or stop: up to so many are allowed (ruling 7)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 98

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_cells(g, self.seat)) + [STOP]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "road":
            return road_clause(g, self.seat, action[1])
        return 0 if action == STOP else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "road":
            g.next(OfferRoads(self.seat, self.left - 1))
            settle(g, self.seat, add_road(g, self.seat, action[1]))


# -- Trade (F-108..F-134) --


class Trade(Ask):
    """One of three trades: an own stall, access to a store, a neutral or opponent's stall (F-108)."""

    __slots__ = ("how", "left", "terms")
    fields = ("seat", "terms", "left", "how")
    rule = 108

    def __init__(self, seat: int, terms: int, left: int, how: int) -> None:
        self.seat = seat
        self.terms = terms
        self.left = left
        """The options that are still open, as a mask."""
        self.how = how

    def coins(self, g: Founders, option: int) -> int:
        """What may be spent on this option: the other one of a double trade must still be paid for."""
        coins = g.players[self.seat].coins
        if self.how == BOTH and self.left == OWN_STALL | BUY_ACCESS:
            coins -= cheapest(g, self.seat, TRADES[self.terms], self.left ^ option)
        return coins

    def options(self, g: Founders) -> list[Action]:
        seat, terms = self.seat, TRADES[self.terms]
        coins = self.coins(g, OWN_STALL)
        found: list[Action] = [
            ("stall", good)
            for good in to_list(tradable(g, seat, terms, self.left))
            if stall_cells(g, seat, terms, good, self.left, coins)
        ]
        if self.left & BUY_ACCESS:
            stores = access_stores(g, seat, terms, self.left, self.coins(g, BUY_ACCESS))
            found += [("access", cell) for cell in sorted([g.stores[i].cell for i in stores])]
        if self.how == MAY:
            found.append(STOP)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        terms = TRADES[self.terms]
        if action[0] == "stall":
            return stall_clause(g, self.seat, terms, action[1], self.left, self.coins(g, OWN_STALL))
        if action[0] == "access":
            number = g.store_at(action[1])
            return access_clause(g, self.seat, terms, number, self.left, self.coins(g, BUY_ACCESS))
        return 0 if action == STOP and self.how == MAY else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action == STOP:
            return
        seat = self.seat
        rest = self.left ^ (OWN_STALL if action[0] == "stall" else BUY_ACCESS)
        both = self.how == BOTH and self.left == OWN_STALL | BUY_ACCESS
        later: list[Step[Founders]] = [Trade(seat, self.terms, rest, BOTH)] if both else []
        if action[0] == "stall":
            spare = self.coins(g, OWN_STALL)
            g.next(PlaceStall(seat, self.terms, action[1], spare), *later)
            return
        g.next(*later)
        number = g.store_at(action[1])
        store = g.stores[number]
        price = TRADES[self.terms].access[store.terrains]
        pay(g, seat, price, store.owner)
        buy_access(g, seat, number)


def pay(g: Founders, seat: int, price: int, to: int) -> None:
    """Coins to the bank, or to the owner of a store (F-116, F-117, F-123)."""
    if price:
        g.edit(seat).coins -= price
        if to >= 0:
            g.edit(to).coins += price
        g.tell("spends", seat, price, to)


class OfferTrade(RunningStep[Founders]):
    """Another trade of the same kind, if one is possible."""

    __slots__ = ("terms",)
    fields = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        self.seat = seat
        self.terms = terms

    def run(self, g: Founders) -> None:
        terms = TRADES[self.terms]
        if can_trade(g, self.seat, terms, terms.options, g.players[self.seat].coins):
            g.next(Trade(self.seat, self.terms, terms.options, MAY))


class PlaceStall(Ask):
    """The cell of a stall, for at most so many coins."""

    __slots__ = ("coins", "good", "terms")
    fields = ("seat", "terms", "good", "coins")
    rule = 109

    def __init__(self, seat: int, terms: int, good: int, coins: int) -> None:
        self.seat = seat
        self.terms = terms
        self.good = good
        self.coins = coins

    def options(self, g: Founders) -> list[Action]:
        terms = TRADES[self.terms]
        return SITE_ACTIONS.of(stall_cells(g, self.seat, terms, self.good, terms.options, self.coins))

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "site":
            return wrong_moment(action)
        return stall_cell_clause(g, self.seat, TRADES[self.terms], self.good, self.coins, action[1])

    def resolve(self, g: Founders, action: Action) -> None:
        cell = action[1]
        owner = g.owner_of(self.good)
        terms = TRADES[self.terms]
        if owner == self.seat:
            pay(g, self.seat, terms.stall[g.board.terrain_of[cell]], NEUTRAL)
        else:
            pay(g, self.seat, terms.foreign, owner)  # for the stall and the access together (F-297)
        settle(g, self.seat, add_store(g, self.seat, owner, self.good, 0, cell, 1 << cell, ()))


# -- Construct (F-135..F-153) --


class Construct(Ask):
    """One personal structure: a house, a bridge or a gate."""

    __slots__ = ("may", "terms")
    fields = ("seat", "terms", "may")
    rule = 135

    def __init__(self, seat: int, terms: int, may: bool) -> None:
        self.seat = seat
        self.terms = terms
        self.may = may

    def options(self, g: Founders) -> list[Action]:
        reach = g.reach(self.seat)
        found = HOUSE_ACTIONS.of(house_cells(g, self.seat, self.terms, reach))
        found += SPAN_ACTIONS.of(span_cells(g, self.seat, self.terms, reach))
        if self.may:
            found.append(STOP)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "house":
            return house_clause(g, self.seat, self.terms, action[1])
        if action[0] == "span":
            return span_clause(g, self.seat, self.terms, action[1])
        return 0 if action == STOP and self.may else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "house":
            pay(g, self.seat, house_price(g, self.terms), NEUTRAL)
            add_house(g, self.seat, action[1])
        elif action[0] == "span":
            pay(g, self.seat, span_price(self.terms), NEUTRAL)
            settle(g, self.seat, add_span(g, self.seat, action[1]))


class OfferConstruct(RunningStep[Founders]):
    """Another personal structure, if one is possible."""

    __slots__ = ("terms",)
    fields = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        self.seat = seat
        self.terms = terms

    def run(self, g: Founders) -> None:
        if can_construct(g, self.seat, self.terms):
            g.next(Construct(self.seat, self.terms, True))


# -- Upgrade (F-154..F-166) --


class Upgrade(Ask):
    """Which advanced store; or first a road of this action (F-162)."""

    __slots__ = ("roads", "terms", "via")
    fields = ("seat", "terms", "roads", "via")
    rule = 154

    def __init__(self, seat: int, terms: int, roads: int, via: tuple[int, ...]) -> None:
        self.seat = seat
        self.terms = terms
        self.roads = roads
        """How many roads may still be built with the store."""
        self.via = via
        """The roads built before it; the store must be connected to them."""

    def options(self, g: Founders) -> list[Action]:
        found: list[Action] = [("upgrade", good) for good in upgrade_goods(g, self.seat, self.terms, self.via)]
        if self.roads and road_first_cells(g, self.seat, self.terms, self.via):
            found.append(BEFORE)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "upgrade":
            return upgrade_clause(g, self.seat, self.terms, action[1], self.via)
        if action == BEFORE:
            if not self.roads:
                return 165 if not self.via else 154
            return 0 if road_first_cells(g, self.seat, self.terms, self.via) else 163
        return wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action == BEFORE:
            g.next(RoadFirst(self.seat, self.terms, self.roads, self.via))
        else:
            g.next(LayTile(self.seat, self.terms, action[1], self.roads, self.via))


class RoadFirst(Ask):
    """A road before the store, by the road rule, so that the store can still be connected to it (ruling 20)."""

    __slots__ = ("roads", "terms", "via")
    fields = ("seat", "terms", "roads", "via")
    rule = 162

    def __init__(self, seat: int, terms: int, roads: int, via: tuple[int, ...]) -> None:
        self.seat = seat
        self.terms = terms
        self.roads = roads
        self.via = via

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_first_cells(g, self.seat, self.terms, self.via))

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "road":
            return wrong_moment(action)
        clause = road_clause(g, self.seat, action[1])
        if clause:
            return clause
        return 0 if road_first_cells(g, self.seat, self.terms, self.via) >> action[1] & 1 else 163

    def resolve(self, g: Founders, action: Action) -> None:
        g.next(Upgrade(self.seat, self.terms, self.roads - 1, (*self.via, action[1])))
        settle(g, self.seat, add_road(g, self.seat, action[1]))


class LayTile(Ask):
    """How and where the tile of the new store lies."""

    __slots__ = ("good", "roads", "terms", "via")
    fields = ("seat", "terms", "good", "roads", "via")
    rule = 76

    def __init__(self, seat: int, terms: int, good: int, roads: int, via: tuple[int, ...]) -> None:
        self.seat = seat
        self.terms = terms
        self.good = good
        self.roads = roads
        self.via = via

    def options(self, g: Founders) -> list[Action]:
        reaches = [g.reach(self.seat)] + covers(g, self.seat, self.good, self.via)
        found: list[Action] = []
        for rotation, anchors in enumerate(tile_anchors(g, self.seat, self.good, reaches)):
            if anchors:
                found += LAY_ACTIONS[rotation].of(anchors)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "lay":
            return wrong_moment(action)
        return tile_clause(g, self.seat, self.good, self.via, action[1], action[2])

    def resolve(self, g: Founders, action: Action) -> None:
        choose_suppliers(g, self.seat, self.terms, self.good, self.roads, action[1], action[2], ())


def choose_suppliers(
    g: Founders, seat: int, terms: int, good: int, roads: int, rotation: int, cell: int, chosen: tuple[int, ...]
) -> None:
    """Where several stores could supply an ingredient the builder chooses (F-217); then the store is built."""
    mask = g.board.ways_of_good(good).mask(rotation, cell)
    stores = suppliers_for(g, seat, good, mask)
    while len(chosen) < len(stores):
        candidates = stores[len(chosen)]
        if len(candidates) > 1:
            g.next(Supplier(seat, terms, good, roads, rotation, cell, chosen))
            return
        chosen = (*chosen, candidates[0])
    pay(g, seat, upgrade_price(terms, good), NEUTRAL)
    if roads:
        g.next(OfferUpgradeRoad(seat, len(g.stores), roads))
    settle(g, seat, add_store(g, seat, seat, good, rotation, cell, mask, chosen))


class Supplier(Ask):
    """Which of several stores supplies the next ingredient (F-217)."""

    __slots__ = ("cell", "chosen", "good", "roads", "rotation", "terms")
    fields = ("seat", "terms", "good", "roads", "rotation", "cell", "chosen")
    rule = 217

    def __init__(
        self, seat: int, terms: int, good: int, roads: int, rotation: int, cell: int, chosen: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.terms = terms
        self.good = good
        self.roads = roads
        self.rotation = rotation
        self.cell = cell
        self.chosen = chosen

    def stores(self, g: Founders) -> list[int]:
        mask = g.board.ways_of_good(self.good).mask(self.rotation, self.cell)
        return suppliers_for(g, self.seat, self.good, mask)[len(self.chosen)]

    def options(self, g: Founders) -> list[Action]:
        return [("supply", cell) for cell in sorted([g.stores[i].cell for i in self.stores(g)])]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "supply":
            return wrong_moment(action)
        number = g.store_at(action[1])
        if number >= 0 and number in self.stores(g):
            return 0
        wanted = RECIPE[self.good][len(self.chosen)]
        return 158 if number >= 0 and g.stores[number].good == wanted else 217

    def resolve(self, g: Founders, action: Action) -> None:
        chosen = (*self.chosen, g.store_at(action[1]))
        choose_suppliers(g, self.seat, self.terms, self.good, self.roads, self.rotation, self.cell, chosen)


class OfferUpgradeRoad(RunningStep[Founders]):
    """Up to so many roads connected to the new store."""

    __slots__ = ("left", "store")
    fields = ("seat", "store", "left")

    def __init__(self, seat: int, store: int, left: int) -> None:
        self.seat = seat
        self.store = store
        self.left = left

    def run(self, g: Founders) -> None:
        if self.left and store_road_cells(g, self.seat, self.store):
            g.next(UpgradeRoad(self.seat, self.store, self.left))


class UpgradeRoad(Ask):
    """A road connected to the new store, or none (F-154, F-163)."""

    __slots__ = ("left", "store")
    fields = ("seat", "store", "left")
    rule = 163

    def __init__(self, seat: int, store: int, left: int) -> None:
        self.seat = seat
        self.store = store
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(store_road_cells(g, self.seat, self.store)) + [STOP]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "road":
            clause = ground_clause(g, action[1], 98)
            return clause or (0 if store_road_cells(g, self.seat, self.store) >> action[1] & 1 else 163)
        return 0 if action == STOP else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "road":
            g.next(OfferUpgradeRoad(self.seat, self.store, self.left - 1))
            settle(g, self.seat, add_road(g, self.seat, action[1]))


# -- Recruit (F-167..F-176) --


class Hire(Ask):
    """Hire an adviser from the row; `left` are to be hired in all, and all must be paid for."""

    __slots__ = ("left", "terms")
    fields = ("seat", "terms", "left")
    rule = 167

    def __init__(self, seat: int, terms: int, left: int) -> None:
        self.seat = seat
        self.terms = terms
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        return [("hire", slot) for slot in hirable(g, self.seat, self.terms, self.left)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "hire":
            return wrong_moment(action)
        clause = slot_clause(g, self.seat, self.terms, action[1], g.players[self.seat].coins)
        if clause:
            return clause
        return 0 if action[1] in hirable(g, self.seat, self.terms, self.left) else 89

    def resolve(self, g: Founders, action: Action) -> None:
        slot = action[1]
        adviser = g.offer[slot]
        price = HIRES[self.terms].prices[slot]
        me = g.edit(self.seat)
        me.coins -= price
        me.perm += ADVISER_PERM[adviser]
        me.vp += ADVISER_VP[adviser]
        me.hired_vp += ADVISER_VP[adviser]
        me.hand |= 1 << FIRST_ADVISER + adviser
        me.hired += 1
        g.offer = (*g.offer[:slot], -1, *g.offer[slot + 1 :])
        g.tell("hires", self.seat, adviser, price)


# -- Workers (F-101..F-106) --


class UseWorker(Ask):
    """Put a worker on the race slot or on the card of a prestige building that bears an own cube."""

    __slots__ = ()
    rule = 101

    def options(self, g: Founders) -> list[Action]:
        return [("worker", slot) for slot in worker_slots(g, self.seat)]

    def refuses(self, g: Founders, action: Action) -> int:
        return worker_clause(g, self.seat, action[1]) if action[0] == "worker" else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        slot = action[1]
        g.tell("worker", self.seat, slot)
        if slot == RACE_SLOT:
            me = g.edit(self.seat)
            me.race_worker = True
            g.next(*steps_of(g, self.seat, RACE_EFFECT[me.race], -1))
            return
        number = g.building_of(slot)
        building = g.buildings[number].with_worker(self.seat)
        g.buildings = (*g.buildings[:number], building, *g.buildings[number + 1 :])
        g.next(*steps_of(g, self.seat, PRESTIGE_EFFECT[slot], number))


class CopyAction(Ask):
    """The Ghost Fortress: the action of any other built prestige building (ruling 80)."""

    __slots__ = ()
    rule = 104

    def options(self, g: Founders) -> list[Action]:
        return [("copy", card) for card in copyable(g, self.seat)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "copy":
            return wrong_moment(action)
        return 0 if action[1] != FORTRESS and action[1] in copyable(g, self.seat) else 104

    def resolve(self, g: Founders, action: Action) -> None:
        g.tell("copies", self.seat, action[1])
        g.next(*steps_of(g, self.seat, PRESTIGE_EFFECT[action[1]], g.building_of(action[1])))


class Recover(Ask):
    """Take cards back from the own discard, up to so many, never Income; nobody need see a face-down one."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 104

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        cards = g.players[self.seat].in_discard() & ~(1 << INCOME)
        return [("recover", card) for card in to_list(cards)] + [STOP]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "recover":
            if action[1] == CALL:
                return 182
            return 0 if g.players[self.seat].in_discard() & ~(1 << INCOME) & 1 << action[1] else 104
        return 0 if action == STOP else wrong_moment(action)

    def resolve(self, g: Founders, action: Action) -> None:
        if action == STOP:
            return
        me = g.edit(self.seat)
        card = action[1]
        me.hand |= 1 << card
        if me.shown >> card & 1:
            me.shown ^= 1 << card
            g.tell("recovers", self.seat, card)
        else:
            me.hidden = tuple([row for row in me.hidden if row[0] != card])
            g.tell_to(self.seat, "recovers", self.seat, card)
            g.tell_others(self.seat, "recovers", self.seat, HIDDEN)
        if self.left > 1 and me.discarded():  # asked whatever lies there: others must not learn it from the question
            g.next(Recover(self.seat, self.left - 1))


class Convert(Ask):
    """Swap temporary crystals for permanent ones, up to so many."""

    __slots__ = ("most",)
    fields = ("seat", "most")
    rule = 104

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, g: Founders) -> list[Action]:
        return [("swap", n) for n in range(1, min(self.most, g.players[self.seat].temp) + 1)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "swap":
            return wrong_moment(action)
        return 0 if action[1] <= min(self.most, g.players[self.seat].temp) else 104

    def resolve(self, g: Founders, action: Action) -> None:
        take(g, self.seat, 0, -action[1], action[1], 0)


class FreeAccess(Ask):
    """A watchtower: free access to a store connected to it on a certain terrain."""

    __slots__ = ("card", "terrain")
    fields = ("seat", "card", "terrain")
    rule = 104

    def __init__(self, seat: int, card: int, terrain: int) -> None:
        self.seat = seat
        self.card = card
        self.terrain = terrain

    def stores(self, g: Founders) -> list[int]:
        return free_access_stores(g, self.seat, g.building_of(self.card), self.terrain)

    def options(self, g: Founders) -> list[Action]:
        return [("access", cell) for cell in sorted([g.stores[i].cell for i in self.stores(g)])]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "access":
            return wrong_moment(action)
        number = g.store_at(action[1])
        return 0 if number >= 0 and number in self.stores(g) else 104

    def resolve(self, g: Founders, action: Action) -> None:
        buy_access(g, self.seat, g.store_at(action[1]))

"""Upgrade and the cards like it: an advanced store with its roads (F-154..F-166)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .board import CellActions
from .city import add_road, add_store
from .facts import FOLLOW_UPGRADE, MAIN, RECIPE, UPGRADE
from .roads import ROAD_ACTIONS
from .settling import pay, settle
from .sites import ground_clause, road_clause
from .state import NEUTRAL, Founders
from .tiles import (
    can_pave,
    covers,
    road_first_cells,
    store_road_cells,
    suppliers_for,
    tile_anchors,
    tile_clause,
    upgrade_clause,
    upgrade_goods,
    upgrade_price,
)
from .verbs import BEFORE, STOP, Ask

LAY_ACTIONS: Final = tuple(CellActions("lay", rotation) for rotation in range(4))


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
        if can_pave(g, self.seat, self.terms, self.via, self.roads):
            found.append(BEFORE)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "upgrade":
            return upgrade_clause(g, self.seat, self.terms, action[1], self.via)
        if action == BEFORE:
            if not self.roads:
                return 165 if self.terms == FOLLOW_UPGRADE else 154 if self.terms == MAIN[UPGRADE].terms else 310
            return 0 if can_pave(g, self.seat, self.terms, self.via, self.roads) else 163
        return self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action == BEFORE:
            g.next(RoadFirst(self.seat, self.terms, self.roads, self.via))
        else:
            g.next(LayTile(self.seat, self.terms, action[1], self.roads, self.via))


class RoadFirst(Ask):
    """A road before the store, by the road rule, so that the store can still be connected to it (OR-20)."""

    __slots__ = ("roads", "terms", "via")
    fields = ("seat", "terms", "roads", "via")
    rule = 162

    def __init__(self, seat: int, terms: int, roads: int, via: tuple[int, ...]) -> None:
        self.seat = seat
        self.terms = terms
        self.roads = roads
        self.via = via

    def options(self, g: Founders) -> list[Action]:
        return ROAD_ACTIONS.of(road_first_cells(g, self.seat, self.terms, self.via, self.roads))

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "road":
            return self.rule
        clause = road_clause(g, self.seat, action[1])
        if clause:
            return clause
        return 0 if road_first_cells(g, self.seat, self.terms, self.via, self.roads) >> action[1] & 1 else 163

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
            return self.rule
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
            return self.rule
        number = g.store_at(action[1])
        if number in self.stores(g):
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
        return 0 if action == STOP else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "road":
            g.next(OfferUpgradeRoad(self.seat, self.store, self.left - 1))
            settle(g, self.seat, add_road(g, self.seat, action[1]))

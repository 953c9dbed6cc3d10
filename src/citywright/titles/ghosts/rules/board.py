"""The land: Kalena in the middle and six region tiles around it, forty-nine hexes in all.

Hexes are numbered tile by tile: 0 to 6 are Kalena with the city first, 7 + 7 * slot and the six after it a region.
Within a tile the centre comes first, then the hexes around it from the east by way of the north.
"""

import functools
from typing import Final

from citywright.kit.actions import Action
from citywright.kit.hexes import HexBoard, flower

from .facts import (
    BUILDING_OF,
    CITY,
    EXPLORE,
    EXPLORE_COST,
    HARVEST_OF,
    KALENA_TILE,
    LAKE,
    NONE,
    NORIA,
    NORIA_TERRAINS,
    PER_TILE,
    SLOTS,
    TERRAINS,
    TILES,
    TRACK_SLOTS,
    discount,
)

BOARD: Final = HexBoard([place for centre in ((0, 0), *SLOTS) for place in flower(centre)])
HEXES: Final = BOARD.size
HEX_NAMES: Final[tuple[str, ...]] = tuple(f"{q},{r}" for q, r in BOARD.hexes)
"""How a hex is written in a move: its axial coordinates."""
AROUND: Final = BOARD.around
AROUND_MASK: Final = BOARD.around_mask
CITY_HEX: Final = KALENA_TILE.index(CITY)
KALENA: Final = (1 << PER_TILE) - 1
REGION_MASKS: Final[tuple[int, ...]] = tuple(KALENA << (PER_TILE * (slot + 1)) for slot in range(len(SLOTS)))

EXPLORE_TO: Final[tuple[Action, ...]] = tuple(("explore", place) for place in range(HEXES))
HARVEST_AT: Final[tuple[Action, ...]] = tuple(("harvest", place) for place in range(HEXES))
HAUNT_AT: Final[tuple[Action, ...]] = tuple(("haunt", place) for place in range(HEXES))
BUILD_A: Final[tuple[Action, ...]] = tuple(("build", kind) for kind in range(NORIA + 1))

_MOST: Final = TRACK_SLOTS[EXPLORE]
"""Explore tokens a player can have."""

Way = tuple[int, int, Action]
"""A hex next door: what it costs to enter, its bit, and the move."""


class Land:
    """What follows from the six tiles and never changes during a game."""

    __slots__ = (
        "_costs",
        "_distances",
        "_ways",
        "_within",
        "by_lake",
        "kinds",
        "lakes",
        "lakes_near",
        "of_terrain",
        "terrain",
        "tiles",
        "yields",
    )

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: tuple[int, ...] = tiles
        terrain = list(KALENA_TILE)
        for tile in tiles:
            terrain.extend(TILES[tile])
        self.terrain: tuple[int, ...] = tuple(terrain)
        masks = [0] * len(TERRAINS)
        for place, kind in enumerate(terrain):
            masks[kind] |= 1 << place
        self.of_terrain: tuple[int, ...] = tuple(masks)
        self.lakes: int = masks[LAKE]
        self.lakes_near: tuple[int, ...] = tuple([near & self.lakes for near in AROUND_MASK])
        """The lakes around each hex, as a mask."""
        self.by_lake: int = sum([1 << place for place in range(HEXES) if self.lakes_near[place]])
        self.yields: int = sum(
            [1 << place for place in range(HEXES) if HARVEST_OF[terrain[place]] != NONE and terrain[place] != LAKE]
        )
        """Hexes that give a resource to a sensor standing on them."""
        self.kinds: tuple[tuple[int, ...], ...] = tuple([self._kinds(place) for place in range(HEXES)])
        """What may be built on each hex (G-105)."""
        self._costs: dict[int, tuple[int, ...]] = {}
        self._distances: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._within: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._ways: dict[int, tuple[tuple[Way, ...], ...]] = {}

    def _kinds(self, place: int) -> tuple[int, ...]:
        terrain = self.terrain[place]
        kinds = [BUILDING_OF[terrain]] if BUILDING_OF[terrain] != NONE else []
        if terrain in NORIA_TERRAINS and self.lakes_near[place]:
            kinds.append(NORIA)
        return tuple(kinds)

    def ways(self, discounts: int) -> tuple[tuple[Way, ...], ...]:
        """From each hex the hexes next door that may be entered, for somebody with these skills of travel."""
        known = self._ways.get(discounts)
        if known is None:
            cost = self.costs(discounts)
            known = tuple(
                [
                    tuple([(cost[near], 1 << near, EXPLORE_TO[near]) for near in AROUND[place] if cost[near] != NONE])
                    for place in range(HEXES)
                ]
            )
            self._ways[discounts] = known
        return known

    def costs(self, discounts: int) -> tuple[int, ...]:
        """What it costs to enter each hex, without ghosts; -1 for a lake."""
        known = self._costs.get(discounts)
        if known is None:
            by_terrain = [
                NONE if cost == NONE else cost - discount(discounts, terrain)
                for terrain, cost in enumerate(EXPLORE_COST)
            ]
            known = tuple([by_terrain[terrain] for terrain in self.terrain])
            self._costs[discounts] = known
        return known

    def distances(self, discounts: int) -> tuple[tuple[int, ...], ...]:
        """The price of the cheapest walk from each hex to each, without ghosts; -1 where none leads."""
        known = self._distances.get(discounts)
        if known is None:
            costs = self.costs(discounts)
            found = [BOARD.paths(start, costs, HEXES * max(costs)) for start in range(HEXES)]
            known = tuple([tuple([row[end][0] if end in row else NONE for end in range(HEXES)]) for row in found])
            self._distances[discounts] = known
        return known

    def within(self, discounts: int) -> tuple[tuple[int, ...], ...]:
        """From each hex, for each number of explore tokens, the hexes that can be reached, as a mask."""
        known = self._within.get(discounts)
        if known is None:
            known = tuple(
                [
                    tuple([sum([1 << end for end in range(HEXES) if 0 <= far[end] <= n]) for n in range(_MOST + 1)])
                    for far in self.distances(discounts)
                ]
            )
            self._within[discounts] = known
        return known


@functools.lru_cache
def land_of(tiles: tuple[int, ...]) -> Land:
    """The land these tiles make; remembered, as every game on it shares it."""
    return Land(tiles)

"""Hexagons in axial coordinates (q, r), pointy side up: q grows to the east, r to the south-east."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final

from citywright.kit.grid import flood, flood_all, to_list, to_mask

Hex = tuple[int, int]
"""A hexagon's axial coordinates (q, r)."""

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

ROOT_3: Final = 1.7320508075688772
# Corners in half widths and half heights, so that side d of a hexagon runs from corner d to corner d + 1.
CORNERS: Final = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))


def neighbours(centre: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, from the east to the south-east by way of the north."""
    q, r = centre
    return tuple([(q + dq, r + dr) for dq, dr in DIRECTIONS])


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from one hex to another."""
    q = a[0] - b[0]
    r = a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance, from the eastern one round by way of the north."""
    if radius == 0:
        return (centre,)
    q = centre[0] + radius
    r = centre[1]
    hexes: list[Hex] = []
    for side in range(6):
        dq, dr = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            hexes.append((q, r))
            q += dq
            r += dr
    return tuple(hexes)


def disk(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes within this distance: the centre first, then ring by ring."""
    hexes: list[Hex] = []
    for each in range(radius + 1):
        hexes.extend(ring(centre, each))
    return tuple(hexes)


def flower(centre: Hex) -> tuple[Hex, ...]:
    """A hex and the six around it, in the order C, E, NE, NW, W, SW, SE."""
    return disk(centre, 1)


class HexBoard:
    """A fixed list of hexes, numbered 0 to n - 1 in the order given.

    `around` lists the neighbours of a hex on the board, from the east to the south-east by way of the north;
    `around_mask` holds the same as bitmasks; `full` is the set of all hexes.
    """

    __slots__ = ("around", "around_mask", "full", "hexes", "index", "size")

    def __init__(self, hexes: Sequence[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(hexes)
        self.size: int = len(self.hexes)
        self.full: int = (1 << self.size) - 1
        self.index: dict[Hex, int] = {place: i for i, place in enumerate(self.hexes)}
        if len(self.index) != self.size:
            raise ValueError("A hex is listed twice on the board.")
        around = [tuple([self.index[near] for near in neighbours(place) if near in self.index]) for place in self.hexes]
        self.around: tuple[tuple[int, ...], ...] = tuple(around)
        self.around_mask: tuple[int, ...] = tuple([to_mask(near) for near in around])

    def mask(self, hexes: Iterable[int]) -> int:
        """These hex numbers as a set."""
        return to_mask(hexes)

    def cells(self, mask: int) -> list[int]:
        """The hex numbers of a set, ascending."""
        return to_list(mask)

    def grow(self, mask: int) -> int:
        """The set together with all hexes around it."""
        wide = mask
        for i in to_list(mask):
            wide |= self.around_mask[i]
        return wide

    def component(self, mask: int, seed_mask: int) -> int:
        """The part of `mask` joined to its hexes in `seed_mask`; nothing if they share no hex."""
        return flood(self.around_mask, mask, seed_mask)

    def components(self, mask: int) -> list[int]:
        """The parts `mask` falls into, by their lowest hex."""
        return flood_all(self.around_mask, mask)

    def centre_xy(self, i: int, size: float) -> tuple[float, float]:
        """Where to draw hex `i`: hex (0, 0) is at the origin, y grows downwards, `size` is the length of a side."""
        q, r = self.hexes[i]
        return size * ROOT_3 * (q + r / 2), size * 1.5 * r

    def corners_xy(self, i: int, size: float) -> tuple[tuple[float, float], ...]:
        """The six corners of hex `i`; its side towards direction d runs from corner d to corner d + 1."""
        x, y = self.centre_xy(i, size)
        return tuple([(x + dx * size * ROOT_3 / 2, y + dy * size / 2) for dx, dy in CORNERS])

    def paths(self, start: int, cost_of: Sequence[int], budget: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """Every hex that can be reached from `start` within the budget: its cheapest cost and the hexes stepped on.

        `cost_of[i]` is the cost to enter hex i; a negative one bars it. The start costs nothing and has an empty path.
        Of equally cheap paths the one with the fewest steps is taken, then the one with the lower hex numbers.
        """
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        nothing: tuple[int, ...] = ()
        queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, nothing, start)]
        while queue:
            spent, steps, path, here = heappop(queue)
            if here in found:
                continue
            found[here] = (spent, path)
            for near in self.around[here]:
                cost = cost_of[near]
                if cost >= 0 and spent + cost <= budget and near not in found:
                    heappush(queue, (spent + cost, steps + 1, (*path, near), near))
        return found

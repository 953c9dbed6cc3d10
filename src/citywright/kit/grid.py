"""Square grids, sets of cells as bitmasks, and polyomino tiles.

A cell is an int, `y * width + x`. A set of cells is an int too, with bit `cell` set for every member: union, overlap
and difference are then `|`, `&` and `& ~`, a copy is free, and equal sets are equal numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

Shape = tuple[tuple[int, int], ...]
"""A polyomino: its squares as (row, column)."""

Placement = tuple[int, int, int]
"""A tile on a grid: (rotation, anchor cell, mask of the covered cells)."""


def to_mask(numbers: Iterable[int]) -> int:
    """The set of these numbers as a bitmask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def to_list(mask: int) -> list[int]:
    """The numbers in a bitmask, ascending."""
    numbers: list[int] = []
    while mask:
        number = mask.bit_length() - 1
        numbers.append(number)
        mask ^= 1 << number
    numbers.reverse()
    return numbers


def flood(around_mask: tuple[int, ...], mask: int, seed: int) -> int:
    """The part of `mask` that can be walked to from its members in `seed`, over any table of neighbour masks."""
    frontier = seed & mask
    reached = frontier
    rest = mask ^ frontier
    while frontier:
        number = frontier.bit_length() - 1
        frontier ^= 1 << number
        near = around_mask[number] & rest
        if near:
            rest ^= near
            frontier |= near
            reached |= near
    return reached


def flood_all(around_mask: tuple[int, ...], mask: int) -> list[int]:
    """The connected components of `mask` over any table of neighbour masks, by their lowest member."""
    parts: list[int] = []
    while mask:
        part = flood(around_mask, mask, mask & -mask)
        parts.append(part)
        mask ^= part
    return parts


class Grid:
    """A rectangle of cells that knows what lies beside and around each of them.

    `side` and `around` list the four and the eight neighbours of a cell, ascending; `side_mask` and `around_mask` hold
    the same as bitmasks; `full` is the set of all cells.
    """

    __slots__ = (
        "around",
        "around_mask",
        "full",
        "height",
        "not_first_column",
        "not_last_column",
        "side",
        "side_mask",
        "size",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self.full: int = (1 << self.size) - 1
        self.not_first_column: int = self.full & ~to_mask(range(0, self.size, width))
        self.not_last_column: int = self.full & ~to_mask(range(width - 1, self.size, width))
        side_mask: list[int] = []
        around_mask: list[int] = []
        for cell in range(self.size):
            here = 1 << cell
            side_mask.append(self.grow_sides(here) & ~here)
            around_mask.append(self.grow(here) & ~here)
        self.side_mask: tuple[int, ...] = tuple(side_mask)
        self.around_mask: tuple[int, ...] = tuple(around_mask)
        self.side: tuple[tuple[int, ...], ...] = tuple([tuple(to_list(mask)) for mask in side_mask])
        self.around: tuple[tuple[int, ...], ...] = tuple([tuple(to_list(mask)) for mask in around_mask])

    def cell(self, x: int, y: int) -> int:
        """The cell in column x of row y; both must lie on the grid."""
        return y * self.width + x

    def xy(self, cell: int) -> tuple[int, int]:
        """The column and row of a cell."""
        return cell % self.width, cell // self.width

    def mask(self, cells: Iterable[int]) -> int:
        """These cells as a set."""
        return to_mask(cells)

    def cells(self, mask: int) -> list[int]:
        """The cells of a set, ascending."""
        return to_list(mask)

    def grow(self, mask: int) -> int:
        """The set together with all cells around it, corners included."""
        wide = mask | (mask & self.not_last_column) << 1 | (mask & self.not_first_column) >> 1
        return (wide | wide << self.width | wide >> self.width) & self.full

    def grow_sides(self, mask: int) -> int:
        """The set together with all cells that share a side with it."""
        wide = mask | (mask & self.not_last_column) << 1 | (mask & self.not_first_column) >> 1
        return (wide | mask << self.width | mask >> self.width) & self.full

    def component(self, mask: int, seed_mask: int) -> int:
        """The part of `mask` joined to its cells in `seed_mask`, corners included; nothing if they share no cell."""
        return flood(self.around_mask, mask, seed_mask)

    def components(self, mask: int) -> list[int]:
        """The parts `mask` falls into, joined by sides and corners, by their lowest cell."""
        return flood_all(self.around_mask, mask)

    def reach(self, network: int, start: int) -> int:
        """Every cell that `start` touches, itself or through the cells of `network` that lead away from it.

        Two tiles are connected by a road network when one of them overlaps the reach of the other.
        """
        return self.grow(start | flood(self.around_mask, network, self.grow(start)))


def rotations(shape: Shape) -> tuple[Shape, ...]:
    """The different rotations of a shape; number k is k quarter turns clockwise. Each starts at row 0, column 0."""
    turned: list[Shape] = []
    squares = list(shape)
    for _ in range(4):
        top = min([row for row, _ in squares])
        left = min([column for _, column in squares])
        squares = [(row - top, column - left) for row, column in squares]
        normal = tuple(sorted(squares))
        if normal not in turned:
            turned.append(normal)
        squares = [(column, -row) for row, column in squares]
    return tuple(turned)


class Placements:
    """All ways to lay one shape on one grid, made once and searched often.

    The anchor is the first covered cell in reading order, so it always lies under the tile and a placement is named by
    its rotation and its anchor.
    """

    __slots__ = ("all", "anchors", "named", "offsets", "rotations")

    def __init__(self, grid: Grid, shape: Shape) -> None:
        self.rotations: Final[tuple[Shape, ...]] = rotations(shape)
        everything: list[Placement] = []
        anchors: list[int] = []
        named: list[dict[int, Placement]] = []
        offsets: list[tuple[int, ...]] = []
        for rotation, squares in enumerate(self.rotations):
            rows = max([row for row, _ in squares]) + 1
            columns = max([column for _, column in squares]) + 1
            covered = [grid.cell(column, row) for row, column in squares]
            first = covered[0]
            here: dict[int, Placement] = {}
            for y in range(grid.height - rows + 1):
                for x in range(grid.width - columns + 1):
                    corner = grid.cell(x, y)
                    placement = (rotation, corner + first, to_mask(covered) << corner)
                    here[corner + first] = placement
                    everything.append(placement)
            named.append(here)
            anchors.append(to_mask(here))
            offsets.append(tuple([cell - first for cell in covered]))
        self.all: Final[tuple[Placement, ...]] = tuple(everything)
        self.anchors: Final[tuple[int, ...]] = tuple(anchors)
        self.named: Final[tuple[dict[int, Placement], ...]] = tuple(named)
        self.offsets: Final[tuple[tuple[int, ...], ...]] = tuple(offsets)

    def mask(self, rotation: int, anchor: int) -> int:
        """The cells covered by the placement of this name, 0 if there is none."""
        if not 0 <= rotation < len(self.named):
            return 0
        placement = self.named[rotation].get(anchor)
        return 0 if placement is None else placement[2]


def placements(grid: Grid, shape: Shape) -> Placements:
    """All placements of a shape and its rotations that lie within the grid."""
    return Placements(grid, shape)


def fitting_anchors(ways: Placements, rotation: int, allowed: int, covering: int = -1) -> int:
    """The anchors at which one rotation lies wholly on `allowed` and covers at least one cell of `covering`."""
    # Shifting the set by an offset brings that square of the tile over its anchor; `ways.anchors` keeps only places
    # whose whole tile is on the grid, so no shift can wrap round a row.
    anchors = ways.anchors[rotation]
    for offset in ways.offsets[rotation]:
        anchors &= allowed >> offset
        if not anchors:
            return 0
    if covering != -1:
        touched = 0
        for offset in ways.offsets[rotation]:
            touched |= covering >> offset
        anchors &= touched
    return anchors


def fits(ways: Placements, allowed: int, covering: int = -1) -> list[Placement]:
    """The placements wholly on `allowed` that cover at least one cell of `covering`, by rotation and anchor."""
    found: list[Placement] = []
    for rotation in range(len(ways.offsets)):
        anchors = fitting_anchors(ways, rotation, allowed, covering)
        if anchors:
            named = ways.named[rotation]
            found.extend([named[anchor] for anchor in to_list(anchors)])
    return found


def can_fit(ways: Placements, allowed: int, covering: int = -1) -> bool:
    """Whether `fits` would find anything."""
    # A generator inside any() would cost more than the search itself.
    for rotation in range(len(ways.offsets)):  # noqa: SIM110
        if fitting_anchors(ways, rotation, allowed, covering):
            return True
    return False


def parse_map(rows: Sequence[str]) -> dict[str, int]:
    """A map drawn with one character per cell, row 0 on top, as the set of cells of each character."""
    width = len(rows[0])
    masks: dict[str, int] = {}
    for y, row in enumerate(rows):
        if len(row) != width:
            raise ValueError(f"Row {y} of the map has {len(row)} cells, row 0 has {width}.")
        for x, character in enumerate(row):
            masks[character] = masks.get(character, 0) | 1 << y * width + x
    return masks

"""Cells, outlines and tiles of the city on paper: a cell is 40 units wide.

Outlines run clockwise with the inside on their right. A tile's path and its boxes count from the upper left corner of
the box round its cells.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from citywright.kit.chance import Stream
from citywright.kit.grid import to_list

SIDE: Final = 40
"""A cell of the city."""

Cell = tuple[int, int]
"""Column and row."""
Point = tuple[float, float]


def cells_at(numbers: Iterable[int], width: int) -> tuple[Cell, ...]:
    """Cells by number as columns and rows."""
    return tuple([(number % width, number // width) for number in numbers])


class Footprint:
    """Where a tile lies: its box, its squares counted from the upper left corner of that, and its outline."""

    __slots__ = ("h", "outline", "squares", "w", "x", "y")

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        self.x, self.y, self.w, self.h = box_of(cells)
        left, top = corner_of(cells)
        self.squares: tuple[Cell, ...] = tuple([(x - left, y - top) for x, y in cells])
        self.outline: str = outline(cells, 0, 8)


@lru_cache(maxsize=4096)
def footprint(mask: int, width: int) -> Footprint:
    """The footprint of a set of cells on a board so many cells wide."""
    return Footprint(cells_at(to_list(mask), width))


def middle(cell: Cell) -> Point:
    return cell[0] * SIDE + SIDE / 2, cell[1] * SIDE + SIDE / 2


def corner_of(cells: Iterable[Cell]) -> Cell:
    """The upper left corner of the box round some cells."""
    all_cells = list(cells)
    return min(x for x, _ in all_cells), min(y for _, y in all_cells)


def box_of(cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the box round some cells."""
    all_cells = list(cells)
    x, y = corner_of(all_cells)
    right, bottom = max(x for x, _ in all_cells) + 1, max(y for _, y in all_cells) + 1
    return x * SIDE, y * SIDE, (right - x) * SIDE, (bottom - y) * SIDE


def loops(cells: set[Cell]) -> list[list[Cell]]:
    """The outlines of a set of cells, as their corners; straight runs have none in between."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for other, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if other not in cells:
                edges.setdefault(start, []).append(end)
    found: list[list[Cell]] = []
    while edges:
        start = min(edges)
        loop = [start]
        while True:
            ends = edges[loop[-1]]
            end = ends.pop(_sharpest(loop, ends))
            if not ends:
                del edges[loop[-1]]
            if end == start:
                break
            loop.append(end)
        found.append(_bends(loop))
    return found


def _sharpest(loop: list[Cell], ends: list[Cell]) -> int:
    """Where two parts meet at a corner only, the outline turns to the right, so that each part keeps its own."""
    if len(ends) == 1 or len(loop) < 2:
        return len(ends) - 1
    (ax, ay), (bx, by) = loop[-2], loop[-1]
    right = (bx - (by - ay), by + (bx - ax))
    return ends.index(right) if right in ends else 0


def _bends(loop: list[Cell]) -> list[Cell]:
    kept: list[Cell] = []
    for i, (x, y) in enumerate(loop):
        px, py = loop[i - 1]
        nx, ny = loop[(i + 1) % len(loop)]
        if (x - px) * (ny - y) != (y - py) * (nx - x):
            kept.append((x, y))
    return kept


def _inset(loop: list[Cell], inset: float) -> list[Point]:
    """The corners of an outline moved inwards."""
    points: list[Point] = []
    for i, (x, y) in enumerate(loop):
        px, py = loop[i - 1]
        nx, ny = loop[(i + 1) % len(loop)]
        ax, ay = _unit(x - px), _unit(y - py)
        bx, by = _unit(nx - x), _unit(ny - y)
        points.append((x * SIDE + inset * (-ay - by), y * SIDE + inset * (ax + bx)))
    return points


def _unit(step: float) -> int:
    return (step > 0) - (step < 0)


@lru_cache(maxsize=4096)
def outline(cells: tuple[Cell, ...], inset: float = 2.5, radius: float = 7) -> str:
    """The path round cells, its corners rounded, counted from the upper left corner of their box."""
    there = set(cells)
    x0, y0 = corner_of(there)
    return "".join(
        rounded([(x - x0 * SIDE, y - y0 * SIDE) for x, y in _inset(loop, inset)], radius) for loop in loops(there)
    )


def rounded(corners: list[Point], radius: float) -> str:
    parts: list[str] = []
    for i, (x, y) in enumerate(corners):
        ax, ay = _toward((x, y), corners[i - 1], radius)
        bx, by = _toward((x, y), corners[(i + 1) % len(corners)], radius)
        parts.append(f"{'L' if parts else 'M'}{ax:.4g} {ay:.4g}Q{x:.4g} {y:.4g} {bx:.4g} {by:.4g}")
    return "".join(parts) + "z"


def _toward(point: Point, other: Point, radius: float) -> Point:
    (x, y), (tx, ty) = point, other
    far = max(abs(tx - x), abs(ty - y))
    r = min(radius, far / 2)
    return x + (tx - x) / far * r, y + (ty - y) / far * r


def shore(cells: Iterable[Cell], stream: Stream, inset: float = 0, rough: float = 3) -> str:
    """The path round cells as nature draws it: corners cut, edges uneven. The chance is the stream's, so it stays."""
    d = ""
    for loop in loops(set(cells)):
        corners = _inset(loop, inset)
        points: list[Point] = []
        for i, (x, y) in enumerate(corners):
            nx, ny = corners[(i + 1) % len(corners)]
            length = max(abs(nx - x), abs(ny - y))
            count = max(2, round(length / 18))
            ux, uy = _unit(nx - x), _unit(ny - y)
            for k in range(count):
                along = 8 + (length - 16) * k / (count - 1)
                off = uneven(stream, rough)
                points.append((x + ux * along - uy * off, y + uy * along + ux * off))
        d += smooth(points)
    return d


def uneven(stream: Stream, most: float) -> float:
    """Something between minus and plus `most`."""
    return (stream.chance(201) - 100) / 100 * most


def smooth(points: list[Point]) -> str:
    """A closed curve that follows points without touching them."""
    x, y = _between(points[-1], points[0])
    d = f"M{x:.4g} {y:.4g}"
    for i, (px, py) in enumerate(points):
        x, y = _between((px, py), points[(i + 1) % len(points)])
        d += f"Q{px:.4g} {py:.4g} {x:.4g} {y:.4g}"
    return d + "z"


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2

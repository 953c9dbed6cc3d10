"""Roads as lanes that reach the doors of what they connect, and the shortest way along them."""

from collections import deque
from functools import lru_cache
from typing import Final

from citywright.kit.game import View
from citywright.kit.grid import Grid, to_list, to_mask

from ..rules.board import BOARDS, cells_of
from .geometry import SIDE

_RING: Final = ((5.5, 0), (2.75, 4.8), (-2.75, 4.8), (-5.5, 0), (-2.75, -4.8), (2.75, -4.8), (0, 0))
COBBLES: Final = "".join(
    f"M{20 + dx - 2.4:.4g} {20 + dy:.4g}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0" for dx, dy in _RING
)
"""Seven stones in the middle of a cell."""


def lanes(view: View) -> str:
    """The path of all lanes."""
    spans = tuple(cell for me in view["players"] for cell in me["spans"])
    return _drawn(view["side"], tuple(view["roads"]), spans, tuple(_doors(view)))


@lru_cache(maxsize=512)
def _drawn(side: int, roads: tuple[int, ...], spans: tuple[int, ...], doors: tuple[int, ...]) -> str:
    grid = BOARDS[side].grid
    network = set(roads)
    d = ""
    for cell in roads:
        x, y = _middle(grid, cell)
        d += f"M{x} {y}h.01"
        for other in grid.around[cell]:
            joins = other in spans or (other in network and other > cell)
            if joins and not _is_short_cut(grid, network, cell, other):
                ox, oy = _middle(grid, other)
                d += f"M{x} {y}l{ox - x} {oy - y}"
    pieces = grid.components(to_mask(roads))
    for mask in doors:
        near = grid.grow(mask)
        for piece in pieces:
            if near & piece:
                a, b = _nearest(grid, piece & near, mask)
                (ax, ay), (bx, by) = _middle(grid, a), _middle(grid, b)
                d += f"M{ax} {ay}l{bx - ax} {by - ay}"
    return d


def _middle(grid: Grid, cell: int) -> tuple[int, int]:
    return cell % grid.width * SIDE + SIDE // 2, cell // grid.width * SIDE + SIDE // 2


def _is_short_cut(grid: Grid, network: set[int], a: int, b: int) -> bool:
    """Two roads at a corner need no lane of their own where a road between them has one."""
    ax, ay = grid.xy(a)
    bx, by = grid.xy(b)
    return ax != bx and ay != by and (grid.cell(ax, by) in network or grid.cell(bx, ay) in network)


def _doors(view: View) -> list[int]:
    """Everything a lane can lead to, as sets of cells."""
    board = BOARDS[view["side"]]
    found = [board.ways_of_good(row[0]).mask(row[2], row[3]) for row in view["stores"]]
    found += [board.ways_of_prestige(row[0]).mask(row[1], row[2]) for row in view["buildings"]]
    return found + [1 << cell for me in view["players"] for cell in me["houses"]]


def _nearest(grid: Grid, touching: int, mask: int) -> tuple[int, int]:
    """A road that touches a tile and the cell of the tile it touches, side by side rather than at a corner."""
    beside = touching & grid.grow_sides(mask)
    road = to_list(beside or touching)[0]
    neighbours = grid.side_mask[road] if beside else grid.around_mask[road]
    return road, to_list(neighbours & mask)[0]


def way(grid: Grid, network: int, start: int, goal: int) -> list[int]:
    """The shortest way from one tile to another over a network: a cell of the first, roads, a cell of the second; empty
    if there is none. Tiles that touch need no road."""
    far = grid.grow(goal)
    queue: deque[list[int]] = deque([cell] for cell in cells_of(start))
    seen = start
    while queue:
        path = queue.popleft()
        here = path[-1]
        if far >> here & 1:
            touched = [cell for cell in (*grid.side[here], *grid.around[here]) if goal >> cell & 1]
            return [*path, touched[0]]
        for cell in (*grid.side[here], *grid.around[here]):
            if network >> cell & 1 and not seen >> cell & 1:
                seen |= 1 << cell
                queue.append([*path, cell])
    return []

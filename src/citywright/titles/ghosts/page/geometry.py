"""Where the forty-nine hexes lie on the page: outlines of the land, of its regions and of Kalena."""

from collections.abc import Iterable
from typing import Final

from citywright.kit.grid import to_list
from citywright.kit.hexes import DIRECTIONS, ROOT_3

from ..rules.board import BOARD, KALENA, REGION_MASKS
from ..rules.facts import PER_TILE

S: Final = 50
"""From the middle of a hex to a corner; all other lengths of the board count from it."""
W: Final = round(ROOT_3 * S, 1)
H: Final = 2 * S
VIEW: Final = (-455.0, -372.0, 910.0, 756.0)

_CORNERS: Final = ((0.0, -S), (W / 2, -S / 2), (W / 2, S / 2), (0.0, S), (-W / 2, S / 2), (-W / 2, -S / 2))
_ACROSS: Final = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))
"""The corners a hex shares with its neighbour in each direction (kit.hexes.DIRECTIONS)."""

CENTRES: Final = tuple((round(ROOT_3 * S * (q + r / 2), 1), 1.5 * S * r) for q, r in BOARD.hexes)
NAMED_AT: Final = ((378, 88, "start"), (330, -166, "start"), (-192, -268, "end"), (-362, -88, "end"))
NAMES_AT: Final = (*NAMED_AT, (-322, 158, "end"), (196, 288, "start"))
"""Where the names of the six regions stand, outside the land: the first line's baseline."""


def corner(place: int) -> tuple[float, float]:
    """The upper left corner of a hex's box."""
    x, y = CENTRES[place]
    return round(x - W / 2, 1), y - S


def hexagon(x: float, y: float, scale: float = 1) -> str:
    return "M" + "L".join(f"{x + dx * scale:.1f} {y + dy * scale:.1f}" for dx, dy in _CORNERS) + "z"


def hexagons(places: Iterable[int], scale: float = 1) -> str:
    """The outlines of several hexes as one path."""
    return "".join(hexagon(*CENTRES[place], scale) for place in places)


def border(places: Iterable[int]) -> str:
    """The line round a set of hexes: every side with nothing of the set beyond it."""
    inside = set(places)
    sides = ""
    for place in sorted(inside):
        q, r = BOARD.hexes[place]
        x, y = CENTRES[place]
        for (dq, dr), (a, b) in zip(DIRECTIONS, _ACROSS, strict=True):
            if BOARD.index.get((q + dq, r + dr), -1) not in inside:
                (ax, ay), (bx, by) = _CORNERS[a], _CORNERS[b]
                sides += f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"
    return sides


LAND: Final = hexagons(range(BOARD.size), 1.02)
KALENA_BORDER: Final = border(to_list(KALENA))
REGION_BORDERS: Final = "".join(border(to_list(mask)) for mask in REGION_MASKS)


def region_of(place: int) -> int:
    """The slot of the region a hex belongs to; -1: Kalena."""
    return place // PER_TILE - 1

"""The map as geometry: where things stand on the chart of 1000 by 700, and the outlines of provinces and seas."""

from typing import Any, Final

from ..rules.facts import ENDS, MAP, SIZE

WIDTH: Final[int] = MAP["canvas"]["width"]
HEIGHT: Final[int] = MAP["canvas"]["height"]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
_ROWS: Final[list[dict[str, Any]]] = MAP["provinces"]
_SEAS: Final[list[dict[str, Any]]] = MAP["seas"]
_BORDERS: Final[list[dict[str, Any]]] = MAP["borders"]
_FINE: Final = 0.9
"""So far an outline may leave the true line: less than a pixel on most screens."""


def _far(points: list[list[float]], first: int, last: int) -> tuple[float, int]:
    """The point between two others that lies farthest from their line, and how far."""
    (x1, y1), (x2, y2) = points[first], points[last]
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5 or 1e-9
    found = (0.0, first)
    for i in range(first + 1, last):
        x, y = points[i]
        found = max(found, (abs(dx * (y - y1) - dy * (x - x1)) / length, i))
    return found


def simple(points: list[list[float]], fine: float = _FINE) -> list[list[float]]:
    """A ring with fewer points (Douglas and Peucker), beginning at its first."""
    ring = [*points, points[0]]
    half = len(points) // 2
    kept = {0, half}
    work = [(0, half), (half, len(ring) - 1)]
    while work:
        first, last = work.pop()
        far, at = _far(ring, first, last)
        if far > fine:
            kept.add(at)
            work += [(first, at), (at, last)]
    return [points[i] for i in sorted(kept)]


def path(points: list[list[float]], left: float, top: float, scale: float = 1) -> str:
    """A closed ring as short path data, in whole units (or tenths where it is drawn small)."""
    digits = 0 if scale == 1 else 1
    x = y = 0.0
    parts: list[str] = []
    for px, py in points:
        nx, ny = round((px - left) * scale, digits), round((py - top) * scale, digits)
        if not parts:
            parts.append(f"M{nx:g} {ny:g}l")
        else:
            dx, dy = f"{round(nx - x, 1):g}", f"{round(ny - y, 1):g}"
            parts.append(f"{'' if dx[0] == '-' else ' '}{dx}{'' if dy[0] == '-' else ' '}{dy}")
        x, y = nx, ny
    return "".join(parts).replace("l ", "l") + "z"


def _bounds(points: list[list[float]]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = int(min(xs)), int(min(ys))
    return left, top, int(max(xs)) + 1 - left, int(max(ys)) + 1 - top


PROVINCE_BOX: Final[tuple[Box, ...]] = tuple(_bounds(row["polygon"]) for row in _ROWS)
PROVINCE_PATH: Final[tuple[str, ...]] = tuple(
    path(simple(row["polygon"]), *PROVINCE_BOX[p][:2]) for p, row in enumerate(_ROWS)
)
"""The outline of a province, from the corner of its box."""
SEA_BOX: Final[tuple[Box, ...]] = tuple(_bounds(row["polygon"]) for row in _SEAS)


def _sea_path(sea: int) -> str:
    left, top, _, _ = SEA_BOX[sea]
    rings = [_SEAS[sea]["polygon"], *_SEAS[sea]["holes"]]
    return "".join(path(simple(ring, 2), left, top) for ring in rings)


SEA_PATH: Final[tuple[str, ...]] = tuple(_sea_path(sea) for sea in range(len(_SEAS)))


def outline_in(p: int, x: float, y: float, w: float, h: float) -> tuple[float, float, str]:
    """The outline of a province fitted into a frame: where it stands, and its path."""
    left, top, width, height = PROVINCE_BOX[p]
    scale = min(w / width, h / height)
    at = (x + (w - width * scale) / 2, y + (h - height * scale) / 2)
    return round(at[0], 1), round(at[1], 1), path(simple(_ROWS[p]["polygon"], 2), left, top, scale)


def label_at(p: int) -> Point:
    x, y = _ROWS[p]["label"]
    return x + 3, y - 1


def medal_at(p: int) -> Point:
    x, y = _ROWS[p]["resource_spot"]
    return x - 4, y + 5


def hold_at(p: int) -> Point:
    """Where the town, the city or the shield of the neutral force stands."""
    x, y = _ROWS[p]["slots"][0]
    return x + 9, y + 6


def castle_at(p: int) -> Point:
    x, y = _ROWS[p]["slots"][1]
    return x + 14, y + 5


def spot(p: int, slot: int) -> Point:
    """One of the lower places: 2 to 4 in the second row, 5 to 7 in the third."""
    x, y = _ROWS[p]["slots"][slot]
    return x + 4, y + 7


def war_at(p: int) -> Point:
    """The middle of the upper edge of a war's ribbon: in the third row, but not below the province."""
    x, y = spot(p, 6)
    _, top, _, height = PROVINCE_BOX[p]
    return x, min(y - 8, top + height - 44)


def road_path(border: int) -> str:
    """A road from hold to hold through the middle of the border."""
    a, b = ENDS[border]
    (ax, ay), (bx, by) = hold_at(a), hold_at(b)
    mx, my = _BORDERS[border]["road_anchor"]
    # The curve goes through the middle: its handle lies twice as far off.
    cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2 - 4
    return f"M{ax:.0f} {ay + 6:.0f}Q{cx:.0f} {cy:.0f} {bx:.0f} {by + 6:.0f}"


def border_at(border: int) -> Point:
    x, y = _BORDERS[border]["road_anchor"]
    return x, y


FLEETS: Final[tuple[tuple[Point, ...], ...]] = (
    ((60, 330), (104, 560), (40, 452), (66, 508)),
    ((412, 556), (640, 560), (368, 600), (716, 560)),
    ((232, 222), (292, 218), (234, 288), (290, 290)),
    ((508, 150), (560, 152), (512, 226), (568, 228)),
)
"""Where the fleets of the seats ride in each sea."""
SEA_NAMES: Final[tuple[Point, ...]] = ((80, 396), (424, 626), (262, 256), (540, 192))
assert len(PROVINCE_PATH) == SIZE

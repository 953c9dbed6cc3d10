"""The ground of the city, drawn from the map of the content: sea, terrains, river, wall, ruins, trees.

It is a template of the layout, one for each side of the board: drawn once, never a target. What stands in the city
covers it. All chance comes from a stream that starts with the side, so a map always looks the same.
"""

from typing import Final

from citywright.display.scene import AnyMark, Art, Disc, Path, Sign, Template
from citywright.kit.chance import Stream
from citywright.kit.grid import to_mask

from ..rules.board import BOARDS, SIDES, Board, cells_of
from ..rules.facts import COAST, CONTENT, DESERT, FOREST, RUINS, TERRAINS
from .geometry import SIDE, Cell, cells_at, middle, outline, rounded, shore, uneven

# fmt: off
TREES: Final = ("pine", "pine", "pine", "tree", "tree")
RUBBLE: Final = ("column", "corner", "rocks")
# fmt: on


def size_of(side: int) -> tuple[int, int]:
    """Width and height of a side of the board."""
    grid = BOARDS[side].grid
    return grid.width * SIDE, grid.height * SIDE


def templates() -> dict[str, Template]:
    found: dict[str, Template] = {}
    for side, name in enumerate(SIDES):
        width, height = size_of(side)
        found[f"ground-{name}"] = Template(w=width, h=height, marks=ground(side))
        found[f"map-{name}"] = Template(w=width, h=height, marks=small(side))
    return found


def ground(side: int) -> list[AnyMark]:
    board = BOARDS[side]
    stream = Stream(7 + side)
    return [
        *_land(board, stream),
        *_terrains(board, stream),
        *_soil(board, stream),
        _grid(board),
        *_river(board, stream),
        *_dark(board),
        *_sites(side),
        *_wall(board),
        *_growth(board, stream),
        *_starts(board),
    ]


def small(side: int) -> list[AnyMark]:
    """The same from far above: land and water alone."""
    board = BOARDS[side]
    stream = Stream(7 + side)
    return [
        _land(board, stream)[-1],
        *_terrains(board, stream),
        *_river(board, stream)[:2],
        *_dark(board)[:1],
        *_wall(board)[2:3],
    ]


def _cells(board: Board, mask: int) -> tuple[Cell, ...]:
    return cells_at(cells_of(mask), board.grid.width)


def _dark_square(board: Board) -> int:
    """The cells where nothing stands, within the island: those off the board belong to no drawing."""
    plain = CONTENT["maps"][SIDES[BOARDS.index(board)]]
    return to_mask([cell for cell, c in enumerate("".join(plain["rows"])) if c == "X"])


def _land(board: Board, stream: Stream) -> list[AnyMark]:
    """The island in the sea: surf round it, a cliff below."""
    everything = board.ordinary | board.river | board.wall | _dark_square(board) | board.fortress_ruins
    d = shore(_cells(board, everything), stream, -3, 3.4)
    return [
        Path(d=d, tone="fd-surf fd-surf-3"),
        Path(d=d, tone="fd-surf fd-surf-2"),
        Path(d=d, tone="fd-surf fd-surf-1"),
        Path(d=d, y=9, tone="fd-shade"),
        Path(d=d, y=7, tone="fd-cliff"),
        Path(d=d, tone="fd-land"),
    ]


def _terrains(board: Board, stream: Stream) -> list[AnyMark]:
    marks: list[AnyMark] = []
    for kind in (RUINS, DESERT, COAST, FOREST):
        mask = board.terrain[kind] | (board.fortress_ruins if kind == RUINS else 0)
        d = shore(_cells(board, mask), stream, 1, 5)
        name = TERRAINS[kind]
        marks += [Path(d=d, tone=f"fd-soft fd-{name}"), Path(d=d, tone=f"fd-{name}")]
        if kind == RUINS:
            marks.append(Path(d=_flags(board, mask), tone="fd-flags"))
    return marks


def _flags(board: Board, mask: int) -> str:
    """Old paving: broken joints."""
    d = ""
    for x, y in _cells(board, mask):
        left, top = x * SIDE, y * SIDE
        d += f"M{left + 3} {top + 11}h13M{left + 22} {top + 11}h15M{left + 13} {top + 2}v9M{left + 29} {top + 11}v13"
        d += f"M{left + 2} {top + 25}h20M{left + 27} {top + 25}h11M{left + 9} {top + 25}v12M{left + 24} {top + 28}v10"
    return d


def _soil(board: Board, stream: Stream) -> list[AnyMark]:
    """Dunes, pebbles and grass: one path for each."""
    dunes = pebbles = grass = ""
    for x, y in _cells(board, board.terrain[DESERT]):
        for _ in range(3):
            a, b = x * SIDE + 14 + uneven(stream, 9), y * SIDE + 20 + uneven(stream, 14)
            dunes += f"M{a:.1f} {b:.1f}q8-5 16 0"
    for x, y in _cells(board, board.terrain[COAST]):
        for _ in range(6):
            a, b = x * SIDE + 20 + uneven(stream, 16), y * SIDE + 20 + uneven(stream, 16)
            r = 1.1 + stream.chance(12) / 10
            pebbles += f"M{a:.1f} {b:.1f}a{r:.1f} {r * 0.7:.1f} 0 1 0 .01 0z"
    for x, y in _cells(board, board.terrain[FOREST]):
        for _ in range(5):
            a, b = x * SIDE + 20 + uneven(stream, 16), y * SIDE + 22 + uneven(stream, 14)
            grass += f"M{a:.1f} {b:.1f}l-2-5m2 5v-6m0 6l2-5"
    return [Path(d=dunes, tone="fd-dunes"), Path(d=pebbles, tone="fd-pebbles"), Path(d=grass, tone="fd-grass")]


def _grid(board: Board) -> Path:
    d = "".join(
        f"M{x * SIDE} {y * SIDE + SIDE}v-{SIDE}h{SIDE}" for x, y in _cells(board, board.ordinary | board.fortress_ruins)
    )
    return Path(d=d, tone="fd-grid")


def _river(board: Board, stream: Stream) -> list[AnyMark]:
    cells = _cells(board, board.river)
    d = shore(cells, stream, -1, 2.5)
    waves = ""
    for x, y in cells:
        for _ in range(2):
            a, b = x * SIDE + 14 + uneven(stream, 7), y * SIDE + 20 + uneven(stream, 13)
            waves += f"M{a:.1f} {b:.1f}q3-3 6 0t6 0"
    return [
        Path(d=d, tone="fd-bank"),
        Path(d=d, tone="fd-river"),
        Path(d=shore(cells, stream, 5, 2), tone="fd-river-light"),
        Path(d=waves, tone="fd-waves"),
    ]


def _dark(board: Board) -> list[AnyMark]:
    """The dark square, where nobody builds: black towers in the mist."""
    cells = _cells(board, _dark_square(board))
    if not cells:
        return []
    left, top = min(x for x, _ in cells) * SIDE, min(y for _, y in cells) * SIDE
    right, bottom = max(x for x, _ in cells) * SIDE + SIDE, max(y for _, y in cells) * SIDE + SIDE
    d = rounded([(left - 1, top - 10), (right + 1, top - 10), (right + 1, bottom + 1), (left - 1, bottom + 1)], 10)
    towers = windows = ""
    for i, (x, w, h) in enumerate(((12, 26, 58), (44, 20, 84), (70, 34, 64), (108, 22, 96), (132, 22, 54))):
        foot = bottom - 14 - i % 2 * 26
        towers += f"M{left + x} {foot}v-{h}l{w * 0.25:.3g} 7l{w * 0.2:.3g}-12l{w * 0.25:.3g} 9l{w * 0.3:.3g}-6v{h + 2}z"
        for j in range(2):
            windows += f"M{left + x + w * (0.3 + 0.3 * j):.4g} {foot - h * 0.55:.4g}h2.6v6h-2.6z"
    return [
        Path(d=d, tone="fd-dark"),
        Path(d=towers, tone="fd-towers"),
        Path(d=windows, tone="fd-windows"),
        Path(d=d, tone="fd-mist"),
    ]


def _sites(side: int) -> list[AnyMark]:
    """Fortress ruins: the only places of the towers and of the Ghost Fortress."""
    marks: list[AnyMark] = []
    for row in CONTENT["maps"][SIDES[side]]["sites"]:
        cells = tuple((x, y) for y, x in row["cells"])
        x0, y0 = min(x for x, _ in cells), min(y for _, y in cells)
        x1, y1 = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        marks += [
            Path(d=outline(cells, 4, 5), x=x0 * SIDE, y=y0 * SIDE, tone="fd-site"),
            Sign(
                icon="castle-ruins" if len(cells) > 2 else "stone-tower",
                x=(x0 + x1) * SIDE / 2,
                y=(y0 + y1) * SIDE / 2,
                size=38,
                tone="fd-site-sign",
            ),
        ]
    return marks


def _wall(board: Board) -> list[AnyMark]:
    cells = _cells(board, board.wall)
    if not cells:
        return []
    there = set(cells)
    body = teeth = ""
    for x, y in cells:
        left, top = x * SIDE, y * SIDE
        low = 44 if (x, y + 1) in there else 38
        body += f"M{left + 7} {top - 2}h26v{low}h-26z"
        if (x + 1, y) in there:
            body += f"M{left + 20} {top + 9}h{SIDE}v22h-{SIDE}z"
        for j in range(3):
            for dx in (4, 27):
                teeth += f"M{left + dx} {top - 5 + 14 * j}h9v8h-9z"
    return [
        Path(d=body, x=5, y=8, tone="fd-shade"),
        Path(d=body, y=6, tone="fd-wall-side"),
        Path(d=body, y=-4, tone="fd-wall"),
        Path(d=teeth, y=-2, tone="fd-wall-shade"),
        Path(d=teeth, y=-5, tone="fd-wall fd-teeth"),
    ]


def _growth(board: Board, stream: Stream) -> list[AnyMark]:
    """Trees, rubble and boats, those in front last."""
    found: list[tuple[float, Art]] = []

    def put(symbol: str, x: float, y: float, size: float) -> None:
        """It stands with its foot at x, y."""
        found.append((y, Art(symbol=f"fd-{symbol}", x=round(x - size / 2, 1), y=round(y - size, 1), w=size, h=size)))

    for x, y in _cells(board, board.terrain[FOREST]):
        for _ in range(4):
            kind = TREES[stream.chance(len(TREES))]
            put(kind, x * SIDE + 20 + uneven(stream, 12), y * SIDE + 29 + uneven(stream, 9), 17 + stream.chance(5))
    for x, y in _cells(board, board.terrain[RUINS]):
        if not board.number_of[y * board.grid.width + x] and stream.chance(100) < 60:
            kind = RUBBLE[stream.chance(len(RUBBLE))]
            put(kind, x * SIDE + 20 + uneven(stream, 7), y * SIDE + 28 + uneven(stream, 6), 20)
    for x, y in _cells(board, board.terrain[COAST]):
        if stream.chance(100) < 9:
            put("boat", x * SIDE + 20, y * SIDE + 32, 26)
    return [art for _, art in sorted(found, key=lambda one: one[0])]


def _starts(board: Board) -> list[AnyMark]:
    marks: list[AnyMark] = []
    for cell, number in enumerate(board.number_of):
        if number:
            x, y = middle((cell % board.grid.width, cell // board.grid.width))
            marks.append(Disc(x=x, y=y, r=11, text=str(number), tone="fd-start"))
    return marks

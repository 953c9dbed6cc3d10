"""The city on the stage: every cell, road, store, house, crossing and prestige building, from a view."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from citywright.display.scene import AnyMark, Area, Art, Box, Disc, Label, Medal, Node, Path, Sign, Text, Use, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.grid import to_list

from ..rules.board import BOARDS, SIDES, cells_of
from ..rules.facts import (
    DEMAND_VP,
    DEMANDS,
    GOODS,
    QUARTER_DISTRICT,
    QUARTER_ROWS,
    SHAPE_OF_GOOD,
    SHAPE_OF_PRESTIGE,
    TERRAINS,
    TIER,
    TYPE,
    TYPES,
)
from ..rules.state import EMPTY, NEUTRAL
from ..words.messages import GOOD, PRESTIGE, QUARTER, listed, who
from .geometry import SIDE, Cell, box_of, cells_at, footprint, middle, outline
from .ground import ground as ground_marks
from .ground import size_of
from .roads import lanes
from .templates import GOOD_TONES, TYPE_SIGNS, TYPE_TONES, cube, plate, points, seat_tone, white_sign

MARGIN: Final = 16
NAME: Final = 164
"""The room of a quarter's name."""
COBBLES: Final = Use(template="cobbles")
ONE_CELL: Final = {
    "PlaceStart": ("start",),
    "BuildRoad": ("road",),
    "Roads": ("road",),
    "RoadFirst": ("road",),
    "UpgradeRoad": ("road",),
    "PlaceStall": ("site",),
    "Construct": ("house", "span"),
}
"""What a click on a cell means in a question about one."""
ON_STORES: Final = {"Trade": "access", "FreeAccess": "access", "Supplier": "supply", "ChooseStore": "supply"}
ON_BUILDINGS: Final = {"UseWorker": "worker", "CopyAction": "copy"}


def city(view: View, step: str, tile: "Tile | None") -> Area:
    """`step` is what the viewer is asked, if anything; `tile` is what waits to be laid."""
    side = view["side"]
    width, height = size_of(side)
    nodes: list[Node] = [
        *roads(view, step),
        *cells(view, step, tile),
        *(store(view, n, step) for n in range(len(view["stores"]))),
        *people(view),
        *(building(view, n, step) for n in range(len(view["buildings"]))),
    ]
    ground: list[AnyMark] = [Use(template=f"ground-{SIDES[side]}"), *quarters(side)]
    return Area(
        id="city",
        name=Text("scene-city"),
        view=(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + 6),
        nodes=nodes,
        ground=ground,
        zoom=True,
        focus=focus(view),
        map=small_map(view),
        tone="fd-city",
    )


def small_map(view: View) -> list[AnyMark]:
    """The small map of a phone: the land, and every store and building as a patch."""
    board = BOARDS[view["side"]]
    width = board.grid.width
    marks: list[AnyMark] = [Use(template=f"map-{SIDES[view['side']]}")]
    for good, owner, rotation, cell, *_ in view["stores"]:
        at = footprint(board.ways_of_good(good).mask(rotation, cell), width)
        marks.append(Box(x=at.x, y=at.y, w=at.w, h=at.h, r=6, tone=f"fd-map {seat_tone(owner)}"))
    for card, rotation, cell, *_ in view["buildings"]:
        at = footprint(board.ways_of_prestige(card).mask(rotation, cell), width)
        marks.append(Box(x=at.x, y=at.y, w=at.w, h=at.h, r=6, tone="fd-map-hall"))
    return marks


def focus(view: View) -> tuple[float, float, float, float] | None:
    """Where to look first on a small screen: round what was built last, nine cells wide."""
    width = BOARDS[view["side"]].grid.width
    if not view["stores"]:
        return None
    x, y = middle(cells_at([view["stores"][-1][3]], width)[0])
    full_w, full_h = size_of(view["side"])
    w, h = 9.5 * SIDE, 10 * SIDE
    return min(max(-MARGIN, x - w / 2), full_w - w + MARGIN), min(max(-MARGIN, y - h / 2), full_h - h + MARGIN), w, h


@lru_cache
def quarters(side: int) -> list[AnyMark]:
    """The names of the quarters, on the side that has some."""
    if side:
        return []
    drawn = [_thing(mark) for mark in ground_marks(side) if isinstance(mark, Art | Disc)]
    return [_quarter(number, drawn) for number in range(len(QUARTER_ROWS))]


def _thing(mark: Art | Disc) -> tuple[float, float, float, float, int]:
    """Something drawn on the ground: left, top, right, bottom, and how much it matters that no name lies over it."""
    if isinstance(mark, Disc):
        return mark.x - mark.r, mark.y - mark.r, mark.x + mark.r, mark.y + mark.r, 20
    return mark.x + 2, mark.y + 3, mark.x + mark.w - 2, mark.y + mark.h, 1


def _quarter(number: int, drawn: list[tuple[float, float, float, float, int]]) -> Label:
    """The name of a quarter where it covers the fewest numbers, ruins, boats and trees, and then nearest to the middle
    of the quarter."""
    board = BOARDS[0]
    width = board.grid.width
    rows = range(QUARTER_ROWS[number][0], QUARTER_ROWS[number][1] + 1)
    own = {
        (cell % width, cell // width)
        for cell, district in enumerate(board.district_of)
        if district == QUARTER_DISTRICT[number] and cell // width in rows and board.terrain_of[cell] >= 0
    }
    cx, cy = sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)

    def cost(at: tuple[float, float]) -> tuple[int, float]:
        x, y = at
        left, top, right, bottom = x - NAME / 2, y - 12, x + NAME / 2, y + 4
        under = {
            (int(a // SIDE), int(b // SIDE)) for a in (left, left + 40, x, right - 40, right) for b in (top, bottom)
        }
        covered = sum(much for a, b, c, d, much in drawn if a < right and left < c and b < bottom and top < d)
        return covered + 3 * len(under - own), abs(x / SIDE - 0.5 - cx) + abs(y / SIDE - 0.6 - cy)

    places = (
        (x / 2 * SIDE, row * SIDE + dy) for row in rows for dy in range(15, 36, 5) for x in range(4, 2 * width - 3)
    )
    x, y = min(places, key=cost)
    return Label(text=QUARTER[number], x=x, y=y, size=15, rank=1, most=NAME, tone="fd-quarter")


# -- the ground --


class Tile:
    """A tile that waits to be laid: the ways it can be turned, and the square of it that lies under the hand."""

    __slots__ = ("card", "good", "handles", "ways")

    def __init__(self, side: int, good: int, card: int) -> None:
        self.good = good
        self.card = card
        board = BOARDS[side]
        self.ways = board.ways_of_good(good) if good >= 0 else board.ways_of_prestige(card)
        self.handles = handles(side, SHAPE_OF_GOOD[good] if good >= 0 else SHAPE_OF_PRESTIGE[card])

    def handle(self, rotation: int, anchor: int) -> int:
        """The cell by which it is held when it lies like this."""
        return anchor + self.handles[rotation]

    def tries(self, cell: int) -> list[Action]:
        """Every way to lay it so that it is held at this cell."""
        found: list[Action] = []
        for rotation, offset in enumerate(self.handles):
            if self.ways.mask(rotation, cell - offset):
                found.append(("lay", rotation, cell - offset))
        return found


@lru_cache
def handles(side: int, shape: str) -> tuple[int, ...]:
    """For each rotation how far the held square is from the anchor: always the same square of the tile, that nearest to
    its middle, so that turning turns it round the hand."""
    grid = BOARDS[side].grid
    ways = BOARDS[side].ways[shape]
    base = list(ways.rotations[0])
    row = sum(r for r, _ in base) / len(base)
    column = sum(c for _, c in base) / len(base)
    held = min(base, key=lambda square: (square[0] - row) ** 2 + (square[1] - column) ** 2)
    found: list[int] = []
    squares = base
    for rotation in range(len(ways.rotations)):
        if rotation:
            squares = [(c, -r) for r, c in squares]
            held = (held[1], -held[0])
        top, left = min(r for r, _ in squares), min(c for _, c in squares)
        first = min((r - top, c - left) for r, c in squares)
        at = (held[0] - top, held[1] - left)
        found.append(grid.cell(at[1], at[0]) - grid.cell(first[1], first[0]))
    return tuple(found)


@lru_cache(maxsize=64)
def _ground_nodes(side: int, verbs: tuple[str, ...]) -> dict[int, Node]:
    """A node for every cell on which something could stand, by cell."""
    board = BOARDS[side]
    width = board.grid.width
    found: dict[int, Node] = {}
    for cell in cells_of(board.ordinary | board.river | board.wall | board.fortress_ruins):
        terrain = board.terrain_of[cell]
        x, y = cell % width, cell // width
        place: dict[str, Any] = {"x": x + 1, "y": y + 1}
        if terrain >= 0:
            name, about, rules = Text(f"node-{TERRAINS[terrain]}", place), TERRAINS[terrain], []
            number = board.number_of[cell]
            if number:
                name, rules = Text("node-start", {**place, "number": number}), ["F-47", "F-48"]
        else:
            bit = 1 << cell
            about = "river" if board.river & bit else "wall" if board.wall & bit else "site"
            name, rules = Text(f"node-{about}", place), []
        found[cell] = Node(
            id=f"c{cell}",
            x=x * SIDE,
            y=y * SIDE,
            w=SIDE,
            h=SIDE,
            name=name,
            layer=2,
            about=f"ground-{about}",
            rules=rules,
            tries=[(verb, cell) for verb in verbs],
        )
    return found


@lru_cache
def kinds(side: int) -> list[Node]:
    """The ground while no place is asked for: one node for each kind of it, to be asked what it is."""
    board = BOARDS[side]
    found: list[Node] = []
    masks = [*zip(TERRAINS, board.terrain, strict=True), ("river", board.river), ("wall", board.wall)]
    for name, mask in [*masks, ("site", board.fortress_ruins)]:
        if mask:
            there = cells_at(to_list(mask), board.grid.width)
            x, y, w, h = box_of(there)
            found.append(
                Node(
                    id=f"ground.{name}",
                    x=x,
                    y=y,
                    w=w,
                    h=h,
                    name=Text(f"terrain-{name}") if name in TERRAINS else Text(f"about-{name}"),
                    layer=0,
                    outline=outline(there, 0, 0.1),
                    about=f"ground-{name}",
                )
            )
    return found


def cells(view: View, step: str, tile: Tile | None) -> list[Node]:
    """The empty cells. In a question about places each of them can say why it is not one."""
    side = view["side"]
    if tile is None and step not in ONE_CELL:
        return kinds(side)
    ground = _ground_nodes(side, ONE_CELL.get(step, ()))
    taken = built(view)
    if tile is None:
        return [node for cell, node in ground.items() if not taken >> cell & 1]
    found: list[Node] = []
    for cell, node in ground.items():
        if not taken >> cell & 1:
            found.append(
                Node(
                    id=node.id,
                    x=node.x,
                    y=node.y,
                    w=SIDE,
                    h=SIDE,
                    name=node.name,
                    layer=2,
                    about=node.about,
                    rules=node.rules,
                    tries=tile.tries(cell),
                )
            )
    return found


def built(view: View) -> int:
    """All cells on which something stands."""
    board = BOARDS[view["side"]]
    taken = 0
    for cell in view["roads"]:
        taken |= 1 << cell
    for me in view["players"]:
        for cell in (*me["houses"], *me["spans"]):
            taken |= 1 << cell
    for good, _, rotation, cell, *_ in view["stores"]:
        taken |= board.ways_of_good(good).mask(rotation, cell)
    for card, rotation, cell, *_ in view["buildings"]:
        taken |= board.ways_of_prestige(card).mask(rotation, cell)
    return taken


# -- roads, houses, crossings --


def roads(view: View, step: str) -> list[Node]:
    """The lanes are one drawing below everything; each road has a node of its own to be pointed at."""
    width, height = size_of(view["side"])
    drawn = lanes(view)
    found: list[Node] = []
    if drawn:
        marks: list[AnyMark] = [Path(d=drawn, tone=f"fd-lane fd-lane-{part}") for part in ("edge", "top", "joints")]
        found.append(Node(id="lanes", x=0, y=0, w=width, h=height, name=Text("scene-lanes"), marks=marks, layer=1))
    columns = BOARDS[view["side"]].grid.width
    found += [
        Node(
            id=f"r{cell}",
            x=cell % columns * SIDE,
            y=cell // columns * SIDE,
            w=SIDE,
            h=SIDE,
            name=Text("node-road", {"x": cell % columns + 1, "y": cell // columns + 1}),
            marks=[COBBLES],
            layer=2,
            outline="disc",
            about="road",
        )
        for cell in view["roads"]
    ]
    return found


def people(view: View) -> list[Node]:
    """Houses, bridges and gates, in their owners' colours."""
    board = BOARDS[view["side"]]
    width = board.grid.width
    found: list[Node] = []
    for seat, me in enumerate(view["players"]):
        for cell in me["houses"]:
            x, y = cell % width * SIDE, cell // width * SIDE
            marks: list[AnyMark] = [
                Path(d="M20 4a16 15 0 1 0 .01 0z", tone="fd-clearing"),
                Art(symbol="fd-house", x=0, y=-2, w=SIDE, h=SIDE, tone=seat_tone(seat)),
                *plate(seat, 31, 32, 12),
            ]
            name = Text("node-house", {"owner": Who(seat)})
            found.append(Node(id=f"h{cell}", x=x, y=y, w=SIDE, h=SIDE, name=name, marks=marks, layer=4, about="house"))
        for cell in me["spans"]:
            x, y = cell % width * SIDE, cell // width * SIDE
            bridge = bool(board.river >> cell & 1)
            art = (
                Art(symbol="fd-bridge", x=-8, y=-4, w=56, h=48, tone=seat_tone(seat))
                if bridge
                else Art(symbol="fd-gate", x=-2, y=-12, w=46, h=56, tone=seat_tone(seat))
            )
            kind = "bridge" if bridge else "gate"
            found.append(
                Node(
                    id=f"x{cell}",
                    x=x,
                    y=y,
                    w=SIDE,
                    h=SIDE,
                    name=Text(f"node-{kind}", {"owner": Who(seat)}),
                    marks=[art, *plate(seat, 20, 14 if bridge else 6, 14)],
                    layer=4,
                    about=kind,
                )
            )
    return found


# -- stores --


def store(view: View, number: int, step: str) -> Node:
    good, owner, rotation, cell, access, _ = view["stores"][number]
    board = BOARDS[view["side"]]
    at = footprint(board.ways_of_good(good).mask(rotation, cell), board.grid.width)
    guests = [seat for seat in to_list(access) if seat != owner]
    args: dict[str, Any] = {"good": GOOD[good], "owner": who(owner)}
    if guests:
        args["guests"] = listed([Who(seat) for seat in guests])
        name = Text("node-store-open", args)
    else:
        name = Text("node-store", args)
    tries: list[Action] = [(ON_STORES[step], cell)] if step in ON_STORES else []
    return Node(
        id=f"s{cell}",
        x=at.x,
        y=at.y,
        w=at.w,
        h=at.h,
        name=name,
        marks=store_marks(good, owner, rotation, at.squares, guests),
        outline=at.outline,
        about=f"store-{GOODS[good]}",
        rules=["F-234", "F-235"] if owner == NEUTRAL else [],
        tries=tries,
        layer=3,
    )


def store_marks(
    good: int, owner: int, rotation: int, squares: tuple[Cell, ...], guests: list[int], kind: str = "tile"
) -> list[AnyMark]:
    """A store in the colour of its good, its owner's shape on it, and those of all who have access."""
    template = f"{kind}-{SHAPE_OF_GOOD[good]}-{rotation}"
    marks: list[AnyMark] = [Use(template=template, tone=f"{seat_tone(owner)} {GOOD_TONES[good]}")]
    hx, hy = heart(squares)
    if TIER[good] == 1:
        marks += [Medal(good=GOODS[good], x=hx, y=hy - 1, r=12), *_owner(owner, hx + 13, hy + 13, 14)]
        for i, seat in enumerate(guests):
            marks += plate(seat, hx - 14 + 12 * i, hy + 14, 11, access=True)
        return marks
    marks.append(Medal(good=GOODS[good], x=hx, y=hy - 1, r=14))
    others = [square for square in squares if (square[0] * SIDE + 20, square[1] * SIDE + 20) != (hx, hy)]
    fx, fy = others[0]
    marks += _owner(owner, fx * SIDE + 20, fy * SIDE + 20, 20)
    lx, ly = others[-1]
    for i, seat in enumerate(guests):
        marks += plate(seat, lx * SIDE + 12 + 15 * i, ly * SIDE + 22, 13, access=True)
    return marks


def _owner(owner: int, x: float, y: float, size: float) -> list[AnyMark]:
    return plate(owner, x, y, size) if owner >= 0 else [Art(symbol="fd-token", x=x - 8, y=y - 8, w=16, h=16)]


def heart(squares: tuple[Cell, ...]) -> tuple[float, float]:
    """The middle of the square that is nearest to the middle of a tile."""
    cx = sum(x for x, _ in squares) / len(squares)
    cy = sum(y for _, y in squares) / len(squares)
    x, y = min(squares, key=lambda square: (square[0] - cx) ** 2 + (square[1] - cy) ** 2)
    return x * SIDE + 20, y * SIDE + 20


# -- prestige buildings --


def building(view: View, number: int, step: str) -> Node:
    card, rotation, cell, cubes, token, worker = view["buildings"][number]
    board = BOARDS[view["side"]]
    at = footprint(board.ways_of_prestige(card).mask(rotation, cell), board.grid.width)
    marks = hall_marks(card, rotation, at.squares, cubes)
    if worker >= 0:
        marks.append(Sign(icon="meeple", x=at.w - 9, y=9, size=18, tone=f"fd-worker {seat_tone(worker)}"))
    if token:
        marks.append(Art(symbol="fd-token", x=-6, y=-6, w=20, h=20))
    if EMPTY not in cubes:
        hx, hy = heart(at.squares)
        marks.append(Art(symbol="fd-done", x=hx - 14, y=hy - 14, w=28, h=28))
    open_goods = [GOOD[good] for good, cubed in zip(DEMANDS[card], cubes, strict=True) if cubed == EMPTY]
    tries: list[Action] = [(ON_BUILDINGS[step], card)] if step in ON_BUILDINGS else []
    return Node(
        id=f"b{card}",
        x=at.x,
        y=at.y,
        w=at.w,
        h=at.h,
        name=Text("node-building", {"building": PRESTIGE[card], "goods": listed(open_goods)})
        if open_goods
        else Text("node-complete", {"building": PRESTIGE[card]}),
        marks=marks,
        outline=at.outline,
        about=f"prestige-{card}",
        rules=["F-279", "F-282"] if token else [],
        tries=tries,
        layer=3,
    )


class Spot(NamedTuple):
    """A demand on a tile: where its cube would lie and how large, its medal with its radius, and its points."""

    cube: tuple[float, float, float]
    medal: tuple[float, float, float]
    points: tuple[float, float]


def _whole(x: float, y: float) -> Spot:
    return Spot((x, y, 24), (x - 3, y - 3, 11.5), (x + 9.5, y + 9.5))


def _half(x: float, y: float) -> Spot:
    """One of two demands on a square: medal and points side by side, so that the figure is as large as elsewhere."""
    return Spot((x, y, 17), (x - 9.5, y, 8.5), (x + 9, y))


def demand_spots(squares: tuple[Cell, ...], count: int) -> tuple[list[Spot], bool]:
    """Where the demands lie, and whether the first square stays free for the sign of the building."""
    spare = len(squares) > count
    middles = [(x * SIDE + 20, y * SIDE + 20) for x, y in (squares[1:] if spare else squares)][:count]
    if len(middles) == count:
        return [_whole(x, y) for x, y in middles], spare
    x, y = middles.pop()  # more demands than squares: the last square holds two
    return [*(_whole(*at) for at in middles), _half(x, y - 9.5), _half(x, y + 9.5)], spare


def hall_marks(
    card: int, rotation: int, squares: tuple[Cell, ...], cubes: list[int], kind: str = "hall"
) -> list[AnyMark]:
    """A building in the colour of its kind; each demand on a square of its own, a cube where it is met."""
    marks: list[AnyMark] = [
        Use(template=f"{kind}-{SHAPE_OF_PRESTIGE[card]}-{rotation}", tone=f"fd-gilt {TYPE_TONES[TYPE[card]]}")
    ]
    spots, spare = demand_spots(squares, len(cubes))
    if spare:
        left, top = squares[0]
        marks.append(white_sign(TYPE_SIGNS[TYPES[TYPE[card]]], left * SIDE + 20, top * SIDE + 19, 27))
    for good, value, owner, spot in zip(DEMANDS[card], DEMAND_VP[card], cubes, spots, strict=True):
        if owner == EMPTY:
            x, y, r = spot.medal
            marks += [Medal(good=GOODS[good], x=x, y=y, r=r), points(value, *spot.points)]
        else:
            marks += cube(owner, *spot.cube)
    return marks

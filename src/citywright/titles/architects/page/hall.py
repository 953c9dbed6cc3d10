"""Cathedral, Guildhall, Prison and the virtue track: what is built, and who stands how high."""

from collections.abc import Callable
from itertools import product
from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Label, Node, Path, Sign, Template, Text, Use, Who
from citywright.kit.actions import Action

from ..rules.facts import (
    CATHEDRAL_OPEN,
    CROWDED,
    GUILDHALL,
    HALL_COLUMNS,
    HALL_ROWS,
    LEVEL_COST,
    LEVEL_MIX,
    LEVEL_SPACES,
    LEVEL_VP,
    MARKET_OPEN,
    PRISON,
    RESET_ROWS,
    TOP_LEVEL,
    VIRTUE_VP,
)
from ..rules.state import Architects
from ..words.actions import yields
from ..words.messages import PLACE, signed
from .glyph_row import Row
from .places import HALL_SIGN, Town, ellipse, plate

CATHEDRAL: Final = Text("place-cathedral")
STOREY: Final = 34
ARCH: Final = "M0 0V-16.5A12.5 12.5 0 0 1 25 -16.5V0z"
NICHE: Final = "M0 0V-12A17 17 0 0 1 34 -12V0z"
CELL: Final = 46
STEP: Final = 39
"""A step of the stair of virtue, and of the strip."""
PACE: Final = 23.6
TRACK: Final = Text("node-track")

Spots = Callable[[int], tuple[float, float]]


class Hall:
    """What stands still in the town, at whatever place of an area."""

    def __init__(self, town: Town, g: Architects) -> None:
        self.town = town
        self.g = g
        self.view = town.view
        self.viewer = town.viewer
        self.players = self.view["players"]
        self.mine = self.viewer < self.view["seats"]

    # -- the Cathedral: five storeys, the arches are its spaces --

    def cathedral(self, cx: float, base: float) -> list[Node]:
        left, top = cx - 96, base - 222
        x0, y0 = cx - left, base - top
        able = self.mine and self.g.can_advance(self.viewer)
        level = self.players[self.viewer]["level"] if self.mine else -1
        marks: list[AnyMark] = [Use(template="storeys")]
        if able:
            free = sum(plain["level"] == level + 1 for plain in self.players)
            x = x0 - arches(level + 1) / 2 + 8.5 + 29 * free
            marks.append(Path(d=ARCH, x=x, y=y0 - level * STOREY - 1, tone="at-next"))
        shut = self.mine and not CATHEDRAL_OPEN[self.players[self.viewer]["virtue"]]
        marks += self.town.sign(x0 + 14, y0 + 8, 100, CATHEDRAL, shut=shut)
        name = Text("node-cathedral", {"level": level}) if self.mine else CATHEDRAL
        tries: list[Action] = [("advance",)] if self.town.step == "Guildhall" else []
        node = Node(
            id="cathedral",
            x=left,
            y=top,
            w=226,
            h=254,
            name=name,
            marks=marks,
            layer=2,
            outline=f"M{x0 - 54:g} {y0:g}V{y0 - 70:g}L{x0 - 36:g} {y0 - 72:g}V{y0 - 140:g}L{x0 - 22:g} {y0 - 142:g}"
            f"V{y0 - 170:g}L{x0:g} {y0 - 206:g}L{x0 + 22:g} {y0 - 170:g}V{y0 - 142:g}L{x0 + 36:g} {y0 - 140:g}"
            f"V{y0 - 72:g}L{x0 + 54:g} {y0 - 70:g}V{y0:g}z",
            about="cathedral",
            rules=["A-163"] if shut else [],
            tries=tries,
        )
        return [node, *(self._climber(seat, cx, base) for seat in range(len(self.players)))]

    def _climber(self, seat: int, cx: float, base: float) -> Node:
        level = self.players[seat]["level"]
        before = sum(self.players[other]["level"] == level for other in range(seat))
        if level:
            x = cx - arches(level) / 2 + 8.5 + 29 * before + 12.5
            y = base - (level - 1) * STOREY - 14
        else:
            x, y = cx - 88 + before * 17, base + 20
        return marker(f"level.{seat}", seat, x, y, Text("node-level", {"name": Who(seat), "level": level}), "cathedral")

    # -- the Guildhall: niches are filled row by row --

    def guildhall(self, x: float, y: float) -> Node:
        columns = HALL_COLUMNS[len(self.players)]
        left, top = x - 20, y - 186
        visit = self.town.visits.get(GUILDHALL)
        workers: list[int] = self.view["hall"]
        hall: int = self.view["hall_spaces"]
        marks: list[AnyMark] = [Use(template=f"shutters-{columns}")]
        for i in range(hall):
            row, column = self.g.hall_space(i)
            nx, ny = niche(row, column)
            if i < len(workers):
                marks.append(Use(template=f"worker-{workers[i]}", x=nx + 8, y=ny - 26, scale=0.9))
            elif column == 0 and row in RESET_ROWS:
                marks.append(Sign(icon="domino-mask", x=nx + 17, y=ny - 15, size=20, tone="at-mask"))
            if i == len(workers) and visit is not None and not visit.rule:
                marks.append(Path(d=NICHE, x=nx, y=ny, tone="at-next"))
        over = len(workers) - hall
        if over > 0:
            marks.append(Disc(x=x - left - 4, y=y - top - 18, r=13, text=f"+{over}", tone="at-number"))
        middle = x - left + 133
        name = Text("sign-guildhall", {"on": min(len(workers), hall), "of": hall})
        below = y - top + 6
        marks += self.town.sign(middle, below, HALL_SIGN, name, visit)
        high = self.town.head + (self.town.line if visit else 0)
        said = Text("node-guildhall", {"on": len(workers), "of": hall})
        if visit:
            said = Text("node-place", {"place": said, "n": 1, "yields": yields(visit)})
        return Node(
            id="place.guildhall",
            x=left,
            y=top,
            w=322,
            h=below + high,
            name=said,
            marks=marks,
            layer=2,
            outline=f"M{x - left:g} {y - top:g}v-144h266v144z{plate(middle - HALL_SIGN / 2, below, HALL_SIGN, high)}",
            about="place-guildhall",
            tries=self.town.tries(GUILDHALL),
        )

    def rewards(self, x: float, y: float) -> Node:
        left = self.view["rewards_left"]
        marks: list[AnyMark] = (
            [Use(template="back", x=6, y=8)] if left else [Box(x=6, y=8, w=34, h=46, r=5, tone="at-slot")]
        )
        marks.append(Disc(x=36, y=48, r=10, text=str(left), tone="at-number"))
        return Node(
            id="rewards", x=x, y=y, w=48, h=60, name=Text("node-rewards", {"left": left}), marks=marks, about="rewards"
        )

    # -- the Prison: a cell for everybody --

    def prison(self, x: float, y: float) -> list[Node]:
        """Cells from the left, foot of the wall at y; those without an owner are locked."""
        found: list[Node] = []
        step = self.town.step
        for seat, plain in enumerate(self.players):
            n = plain["prison"]
            shown = min(n, 4)
            marks: list[AnyMark] = [
                Use(template=f"worker-{seat}", x=11 + (i - (shown - 1) / 2) * 10.5, y=26 - i % 2 * 3, scale=0.9)
                for i in range(shown)
            ]
            marks.append(Art(symbol="at-bars", x=0, y=0, w=41, h=54))
            if n:
                marks.append(
                    Disc(x=33, y=6, r=9.5, text=str(n), tone="at-number at-crowded" if n >= CROWDED else "at-number")
                )
            tries: list[Action] = []
            if seat == self.viewer and step == "TakeBack":
                tries = [("recall", PRISON)]
            elif seat == self.viewer and step in ("Guard", "Hideout"):
                tries = [("release",)]
            elif step == "PlaceWorker":
                tries = [("place", PRISON)]
            found.append(
                Node(
                    id=f"cell.{seat}",
                    x=x + 6 + CELL * seat,
                    y=y - 58,
                    w=41,
                    h=54,
                    name=Text("node-cell", {"name": Who(seat), "n": n}),
                    marks=marks,
                    about="place-prison",
                    tries=tries,
                )
            )
        return found

    def prison_ground(self, x: float, y: float) -> list[AnyMark]:
        locked: list[AnyMark] = [
            Art(symbol="at-shutter", x=x + 6 + CELL * i, y=y - 58, w=41, h=54) for i in range(len(self.players), 5)
        ]
        return [*locked, *self.town.sign(x + 119, y + 4, 92, PLACE[PRISON])]

    # -- virtue --

    def virtue_stair(self, x: float, y: float) -> list[Node]:
        """Upright, sin below."""
        marks: list[AnyMark] = [Use(template="stair")]
        if self.mine:
            top = 32 + (14 - self.players[self.viewer]["virtue"]) * STEP
            marks.append(Box(x=5, y=top + 1, w=74, h=STEP - 2, r=6, tone="at-mine"))
        track = Node(id="virtue", x=x, y=y, w=84, h=STEP * 15 + 42, name=TRACK, marks=marks, layer=2, about="virtue")
        return [track, *self._virtuous(lambda v: (x + 46, y + 32 + (14.5 - v) * STEP), 10.5)]

    def virtue_strip(self, x: float, y: float) -> list[Node]:
        """The same lying, for small screens."""
        track = Node(
            id="virtue", x=x, y=y, w=15 * PACE, h=24, name=TRACK, marks=[Use(template="strip")], layer=2, about="virtue"
        )
        return [track, *self._virtuous(lambda v: (x + (v + 0.5) * PACE, y + 12), 4)]

    def _virtuous(self, at: Spots, spread: float) -> list[Node]:
        found = []
        for seat, plain in sorted(enumerate(self.players), key=lambda one: one[0] == self.viewer):
            v = plain["virtue"]
            same = [other for other, one in enumerate(self.players) if one["virtue"] == v]
            k = same.index(seat) - (len(same) - 1) / 2
            x, y = at(v)
            name = Text("node-virtue", {"name": Who(seat), "virtue": v})
            found.append(
                marker(f"virtue.{seat}", seat, x + k * spread, y, name, "virtue", 0.72 if len(same) > 2 else 0.9)
            )
        return found


def marker(node_id: str, seat: int, x: float, y: float, name: Text, about: str, scale: float = 0.9) -> Node:
    """A player's marker on a track, centred."""
    half = 12 * scale
    return Node(
        id=node_id,
        x=round(x - half, 1),
        y=round(y - half, 1),
        w=2 * half,
        h=2 * half,
        name=name,
        marks=[Use(template=f"marker-{seat}", scale=scale)],
        layer=4,
        outline="disc",
        about=about,
    )


def arches(level: int) -> int:
    """The width of a storey."""
    return LEVEL_SPACES[level] * 29 + 13


def level_row(level: int) -> Row:
    row = Row(14, 9)
    if LEVEL_MIX[level]:
        return row.text(LEVEL_MIX[level]).medal("wood").medal("stone")
    return row.goods(LEVEL_COST[level])


def niche(row: int, column: int) -> tuple[float, float]:
    """The foot of a niche of the Guildhall, in its node."""
    return 31 + column * 42, 183 - (HALL_ROWS - 1 - row) * 34


def furniture() -> dict[str, Template]:
    """What never changes: storeys with points and prices, shutters, the track of virtue both ways."""
    storeys: list[AnyMark] = []
    for level in range(1, TOP_LEVEL + 1):
        y, half = 222 - (level - 1) * STOREY, arches(level) / 2
        row = level_row(level)
        x = 96 + half + 20
        storeys += [
            Disc(x=96 - half - 16, y=y - 17, r=11, text=str(LEVEL_VP[level]), tone="at-points"),
            Box(x=x - 6, y=y - 29, w=row.width() + 12, h=24, r=12, tone="at-price"),
            *row.left(x, y - 17),
        ]
    drawn = {
        "storeys": Template(w=226, h=254, marks=storeys),
        "stair": Template(w=84, h=STEP * 15 + 42, marks=_stair()),
        "strip": Template(w=15 * PACE, h=24, marks=_strip()),
    }
    for columns in set(HALL_COLUMNS):
        closed: list[AnyMark] = []
        for at in product(range(HALL_ROWS), range(columns, max(HALL_COLUMNS))):
            nx, ny = niche(*at)
            closed.append(Art(symbol="at-shutter", x=nx, y=ny - 29, w=34, h=29))
        drawn[f"shutters-{columns}"] = Template(w=322, h=186, marks=closed)
    return drawn


def _stair() -> list[AnyMark]:
    """Two rules say where the market and the Cathedral are closed."""
    width, tall = 84, STEP * 15
    marks: list[AnyMark] = [
        Box(y=3, w=width, h=tall + 42, r=12, tone="at-shadow"),
        Box(w=width, h=tall + 42, r=12, tone="at-panel"),
        Label(text=Text("good-virtue"), x=width / 2, y=21, size=13.5, most=width - 6, tone="at-name at-blue"),
        Box(x=8, y=32, w=68, h=tall, r=7, tone="at-virtuetrack"),
    ]
    for v in range(15):
        top = 32 + (14 - v) * STEP
        tone = "at-trackmid" if 4 < v < 11 else "at-trackend"
        if v:
            marks.append(Path(d="M0 0h68", x=8, y=top + STEP, tone="at-rule"))
        marks.append(Label(text=str(v), x=18, y=top + STEP / 2 + 5, size=14, tone=f"at-figure {tone}"))
        if VIRTUE_VP[v]:
            marks.append(
                Label(text=signed(VIRTUE_VP[v]), x=72, y=top + STEP / 2 + 4.5, size=12, anchor="end", tone=tone)
            )
    for v, icon in ((MARKET_OPEN.index(False), "domino-mask"), (CATHEDRAL_OPEN.index(True), "church")):
        line = 32 + (15 - v) * STEP
        marks += [
            Path(d="M0 0h80", x=2, y=line, tone="at-threshold"),
            Path(d=ellipse(width, line, 11, 11), tone="at-knob"),
            Sign(icon=icon, x=width, y=line, size=16, tone="at-ink"),
        ]
    return marks


def _strip() -> list[AnyMark]:
    marks: list[AnyMark] = [Box(w=15 * PACE, h=24, r=6, tone="at-virtuerow")]
    for v in range(15):
        tone = "at-trackmid" if 4 < v < 11 else "at-trackend"
        marks.append(Label(text=str(v), x=(v + 0.5) * PACE, y=16.5, size=13, tone=f"at-figure {tone}"))
    thresholds = (CATHEDRAL_OPEN.index(True), MARKET_OPEN.index(False))
    return [*marks, *(Path(d="M0 -3v30", x=v * PACE, y=0, tone="at-threshold") for v in thresholds)]

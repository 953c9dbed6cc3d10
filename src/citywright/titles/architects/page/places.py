"""The places of the town: a pavement with the workers on it, and a sign that says what one more would bring."""

from functools import lru_cache
from itertools import product
from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Label, Node, Path, Template, Text, Use, Who
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import (
    FOREST,
    GOODS,
    GUARDHOUSE,
    GUILDHALL,
    LARGE,
    MARKET_A,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    amounts,
)
from ..rules.known import Visit, VisitKey
from ..words.actions import yields
from ..words.messages import PLACE, PLACE_SHORT
from .glyph_row import Row

Spot = tuple[float, float, float, float, float]
"""Middle and radii of a pavement, and the width of its sign."""

WIDE: Final[dict[int, Spot]] = {
    MINES: (186, 184, 60, 19, 132),
    SILVERSMITH: (354, 184, 60, 19, 112),
    QUARRY: (178, 376, 60, 19, 112),
    STOREHOUSE: (338, 376, 60, 19, 154),
    TOWN_CENTRE: (498, 376, 62, 19, 154),
    TAX_STAND: (633, 379, 46, 16, 108),
    WORKSHOP: (740, 376, 50, 18, 108),
    FOREST: (178, 566, 64, 20, 112),
    GUARDHOUSE: (347, 566, 60, 19, 132),
}
CELL: Final = (90, 114)
"""A tall table is as wide as a phone, which leaves room for four columns and three rows."""
TALL_SIGN: Final = 86
HALL_SIGN: Final = 208
"""The Guildhall says in words what can be built."""
TALL: Final[dict[int, Spot]] = {
    place: (CELL[0] * (column + 0.5), CELL[1] * row + 54, 40, 12, TALL_SIGN)
    for place, column, row in (
        (MINES, 0, 0),
        (SILVERSMITH, 1, 0),
        (QUARRY, 0, 1),
        (STOREHOUSE, 1, 1),
        (TOWN_CENTRE, 2, 1),
        (WORKSHOP, 3, 1),
        (FOREST, 0, 2),
        (GUARDHOUSE, 1, 2),
        (TAX_STAND, 2, 2),
    )
}

CLOSED: Final = {104: "closed-empty", 107: "closed-silver", 108: "closed-silver", 112: "closed-silver"} | {
    114: "closed-taken",
    161: "closed-virtue",
}
"""Why a place is closed, by its clause; what is not here is the Guildhall's."""
MOST_DRAWN: Final = 6
"""From one more of a seat on, a few stand for all, with their number."""
_LIFT: Final = {False: 56, True: 38}
"""So far the picture of a place stands above its pavement on wide and tall tables; a click there means the place too.
"""


class Town:
    """What all places are drawn from."""

    def __init__(self, view: View, viewer: int, visits: dict[int, Visit], step: str, tall: bool) -> None:
        self.view = view
        self.viewer = viewer
        self.visits = visits
        self.step = step
        self.tall = tall
        self.size, self.r = (13.0, 8.0) if tall else (15.0, 10.0)
        self.head = 20 if tall else 22
        self.line = 22 if tall else 25
        # A group of workers answers on 24 pixels each way where the wide town is drawn at two thirds, as on a tablet.
        self.least = 24.5 if tall else 36.0

    def place(self, place: int, spot: Spot) -> Node:
        """The pavement and the sign. On a tall table the workers belong to it, unless they can be chosen themselves."""
        cx, cy, rx, ry, wide = spot
        w = max(2 * rx + 6, wide)
        left, top = cx - w / 2, cy - ry - _LIFT[self.tall]
        down = _LIFT[self.tall] + ry
        visit = self.visits.get(place)
        at = self.crowds(place)
        marks: list[AnyMark] = [
            Art(symbol="at-plaza", x=w / 2 - rx - 3, y=down - ry * 1.16, w=2 * rx + 6, h=ry * 2.63),
        ]
        if place == TAX_STAND:
            marks += self._treasure(w / 2, down - ry)
        if self.tall and not self.picks_crowds():
            for seat, n, x, y in self.standing(place, spot):
                marks += self.workers(seat, n, x - left, y - top, self.shown(place, n))
        below = down + ry + (4 if self.tall else 7)
        h = self.head + (self.line if visit else 0)
        name = PLACE_SHORT[place] if self.tall else PLACE[place]
        marks += self.sign(w / 2, below, wide, name, visit)
        sign = plate(w / 2 - wide / 2, below, wide, h)
        return Node(
            id=f"place.{PLACES[place]}",
            x=left,
            y=top,
            w=w,
            h=below + h,
            name=self.name(place, visit, at),
            marks=marks,
            layer=2,
            outline=f"{ellipse(w / 2, down, rx, ry)}{sign}",
            about=f"place-{PLACES[place]}",
            tries=self.tries(place),
        )

    def tries(self, place: int) -> list[Action]:
        if self.step == "PlaceWorker" or (self.step == "Crane" and place == GUILDHALL):
            return [("place", place)]
        if self.step == "TakeBack":
            return [("recall", place)]
        if self.step in ("Capture", "Barracks"):
            return [("capture", place, seat) for seat, _ in self.crowds(place)] or [("capture", place, self.viewer)]
        return []

    def picks_crowds(self) -> bool:
        return self.step in ("Capture", "Barracks", "TakeBack")

    def crowds(self, place: int) -> list[tuple[int, int]]:
        """Who stands there and how many, the viewer's own first."""
        if place >= LARGE:
            return []
        found = [(seat, plain["at"][place]) for seat, plain in enumerate(self.view["players"]) if plain["at"][place]]
        return sorted(found, key=lambda one: one[0] != self.viewer)

    def name(self, place: int, visit: Visit | None, at: list[tuple[int, int]]) -> Text:
        """The name of a place with what one more worker would bring and who stands there."""
        said = PLACE[place]
        if visit is not None:
            said = Text("node-place", {"place": said, "n": visit.workers, "yields": yields(visit)})
        for seat, n in at:
            said = Text("node-crowded", {"place": said, "name": Who(seat), "n": n})
        return said

    # -- workers --

    def standing(self, place: int, spot: Spot) -> list[tuple[int, int, float, float]]:
        """Each group with its first worker's foot: the own one in front, on the left; many stand in two ranks."""
        cx, cy, rx, _, _ = spot
        step, gap = self.pace()
        groups = [(seat, n, self.shown(place, n)) for seat, n in self.crowds(place)]
        drawn = [(shown - 1) * step + 15 + (12 if n > shown else 0) for _, n, shown in groups]
        room = [max(width, self.least - gap) for width in drawn]
        whole = sum(room) + gap * (len(room) - 1)
        half = (len(groups) + 1) // 2 if whole > rx * 1.9 and len(groups) > 1 else len(groups)
        found: list[tuple[int, int, float, float]] = []
        back = 3 if self.tall else 14
        for part, y in ((slice(half, None), cy - back), (slice(0, half), cy + (13 if half < len(groups) else 7))):
            x = cx - (sum(room[part]) + gap * (len(room[part]) - 1)) / 2 + 7
            for (seat, n, _), width, own in zip(groups[part], room[part], drawn[part], strict=True):
                found.append((seat, n, round(x + (width - own) / 2, 1), y))
                x += width + gap
        return found

    def pace(self) -> tuple[float, float]:
        return (9.0, 4.0) if self.tall else (12.5, 8.0)

    def shown(self, place: int, n: int) -> int:
        """How many of n are drawn: all, or a few with their number. A narrow cell holds less."""
        if not self.tall:
            return n if n <= MOST_DRAWN else 3
        groups = len(self.crowds(place))
        return n if n <= 3 - (groups > 2) * 2 or (groups == 1 and n <= MOST_DRAWN) else 1 + (groups < 3)

    def workers(self, seat: int, n: int, x: float, y: float, shown: int) -> list[AnyMark]:
        """A group, the foot of the first at x, y."""
        step, _ = self.pace()
        scale = 0.78 if self.tall else 0.95
        marks: list[AnyMark] = [
            Use(
                template=f"worker-{seat}",
                x=round(x + i * step - 10 * scale, 1),
                y=round(y + (1.6 if i % 2 else 0) - 25.6 * scale, 1),
                scale=scale,
            )
            for i in range(shown)
        ]
        if n > shown:
            marks.append(Disc(x=x + shown * step, y=y - 20 * scale, r=9, text=str(n), tone="at-number"))
        return marks

    def crowd_nodes(self, place: int, spot: Spot) -> list[Node]:
        """Every group as a node of its own: groups are captured, and they travel."""
        step, _ = self.pace()
        found = []
        for seat, n, x, y in self.standing(place, spot):
            shown = self.shown(place, n)
            drawn = (shown - (n == shown)) * step + 22
            wide, high = max(drawn, self.least), max(29.0, self.least)
            left, top = x - 11 - (wide - drawn) / 2, y + 3 - high
            found.append(
                Node(
                    id=f"crowd.{place}.{seat}",
                    x=left,
                    y=top,
                    w=wide,
                    h=high,
                    name=Text("node-crowd", {"place": PLACE[place], "name": Who(seat), "n": n}),
                    marks=self.workers(seat, n, x - left, y - top, shown),
                    layer=4,
                    about=f"place-{PLACES[place]}",
                    tries=self.crowd_tries(place, seat),
                )
            )
        return found

    def crowd_tries(self, place: int, seat: int) -> list[Action]:
        if self.step in ("Capture", "Barracks"):
            return [("capture", place, seat)]
        return self.tries(place)

    # -- signs --

    def sign(
        self, cx: float, y: float, w: float, name: Text, visit: Visit | None = None, shut: bool = False
    ) -> list[AnyMark]:
        """Name above, what one more worker brings below. A closed place has a brown head."""
        if visit is not None:
            shut = visit.rule != 0
        marks: list[AnyMark] = [
            Use(template=plate_id(w, visit is not None, shut, self.tall), x=cx - w / 2, y=y),
            Label(text=name, x=cx, y=y + self.head - 6, size=self.size, most=w - 6, tone="at-signname"),
        ]
        if visit is not None:
            marks += self._line(visit, w, cx, y + self.head + self.line / 2)
        return marks

    def _line(self, visit: Visit, w: float, x: float, y: float) -> tuple[AnyMark, ...]:
        """What one more worker brings: figures and signs; in the Guildhall, where there is room, words."""
        if visit.place == GUILDHALL and w >= HALL_SIGN:
            said = Text("sign-build", {"count": visit.count, "hand": len(self.view["hand"]), "step": visit.cards})
            return (Label(text=said, x=x, y=y + 5, size=14, most=w - 8, tone="at-figure"),)
        return visit_row(visit.key(), self.viewer, self.tall, x, y, w)

    def _treasure(self, x: float, y: float) -> list[AnyMark]:
        """The silver on the Tax Stand as piles behind its pavement."""
        tax: int = self.view["tax"]
        k = 0.7 if self.tall else 1.0
        piles = [min(5, tax - 5 * i) for i in range(3) if tax > 5 * i]
        return [
            Art(symbol=f"at-coins-{n}", x=x + (i - 1) * 14 * k - 8 * k, y=y - 18 * k, w=16 * k, h=28 * k)
            for i, n in enumerate(piles)
        ]


@lru_cache(4096)
def visit_row(key: VisitKey, seat: int, tall: bool, x: float, y: float, w: float) -> tuple[AnyMark, ...]:
    """Pill, arrow, result: the figure of the pill is the number the next worker would be.

    A sign of this width without room for all loses first the arrow, then the pill; then the medals shrink.
    """
    size, r = (13.0, 8.0) if tall else (15.0, 10.0)
    rows = [_visit(Row(size, r), key, seat, tall, before) for before in (2, 1, 0)]
    rows.append(_visit(Row(12, 6.2, gap=1.8) if tall else Row(13.8, 8, gap=2.2), key, seat, tall, 0))
    fits = next((row for row in rows if row.width() <= w - (6 if tall else 8)), rows[-1])
    return tuple(fits.middle(x, y))


def _visit(row: Row, key: VisitKey, seat: int, tall: bool, before: int) -> Row:
    place, workers, gain, either, silver, virtue, cards, count = key
    if place < MARKET_A and place != TAX_STAND:
        if before:
            row.pill(seat, workers)
        if before > 1:
            row.arrow()
    if place == STOREHOUSE:
        row.text(count).sign("trade")
    elif place == WORKSHOP:
        row.text(cards).medal("card").sign("stone-crafting")
    elif place == TOWN_CENTRE:
        row.text(count).sign("manacles")
        if silver and not tall:
            row.text(f"−{silver}", "at-figure at-loss").medal("silver")
    elif place == GUARDHOUSE:
        row.text(count).sign("guarded-tower")
    elif place == GUILDHALL:  # narrow signs only: a wide one says it in words
        if count or not cards:
            row.text(count).sign("house")
        if cards:
            row.sign("church") if not count else row.slash().sign("church")
    elif place >= MARKET_A:
        row.text(f"−{silver}", "at-figure at-loss").medal("silver")
        if virtue:
            row.text(f"−{virtue}", "at-figure at-loss").medal("virtue")
    else:
        result(row, gain)
        if either:
            result(row.slash(), either)
        if virtue:
            row.text(f"−{virtue}", "at-figure at-loss").medal("virtue")
    return row


def plate_id(w: float, row: bool, shut: bool, tall: bool) -> str:
    return f"plate-{w:g}{'r' * row}{'s' * shut}{'t' * tall}"


PLATES: Final = (TALL_SIGN, 92, 100, 104, 108, 112, 132, 154, HALL_SIGN)
"""The widths of signs."""


def plates() -> dict[str, Template]:
    """Signs without words: with a line or without, open or closed, for wide and tall tables."""
    drawn = {}
    for w in PLATES:
        for row, shut, tall in product((False, True), repeat=3):
            head = 20 if tall else 22
            h = head + (22 if tall else 25) * row
            tone = "at-head at-shut" if shut else "at-head"
            marks: list[AnyMark] = [Box(y=2, w=w, h=h, r=7, tone="at-shadow"), Box(w=w, h=h, r=7, tone="at-sign")]
            if row:
                d = f"M1 {head}v{8 - head}a6 6 0 0 1 6-6h{w - 14}a6 6 0 0 1 6 6v{head - 8}z"
                marks.append(Path(d=d, tone=tone))
            else:
                marks.append(Box(w=w, h=h, r=7, tone=tone))
            drawn[plate_id(w, row, shut, tall)] = Template(w=w, h=h, marks=marks)
    return drawn


def result(row: Row, gain: int) -> None:
    """Goods as a figure and a medal each."""
    for good, n in enumerate(amounts(gain)):
        if n:
            row.text(n).medal(GOODS[good])
    if not gain:
        row.text(0)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    return f"M{cx - rx:g} {cy:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"


def plate(x: float, y: float, w: float, h: float) -> str:
    """The outline of a sign."""
    return f"M{x:g} {y + 7:g}q0-7 7-7h{w - 14:g}q7 0 7 7v{h - 14:g}q0 7-7 7h{14 - w:g}q-7 0-7-7z"


def shut_name(rule: int) -> Text:
    return Text(CLOSED.get(rule, "closed-build"))

"""A state drawn as land that grows: squares, what lies on them, unions, and the cells around. Far from the owner is up.

Every land is drawn from its row of the view. Ids: `q<square>` for a square wherever it lies, `war.<seat>.<x>.<y>` and
the like for tokens, `cell.<x>.<y>` for a free cell; a second drawing of the same land has a prefix.
"""

from collections.abc import Sequence
from typing import Any, Final

from citywright.display.scene import AnyMark, Box, Disc, Node, Path, Text, Token, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import CART, CLASS, CLASSES, COIN, MASTER, POINTS_PER_MASTER, SQUARES, WAR
from ..words.messages import RECIPE, SQUARE, TOKEN
from .abouts import about_of
from .templates import CORNER, PITCH, SIDE, TOKEN_GOODS
from .union_outline import Cell, outline

VEIL: Final = Box(w=SIDE, h=SIDE, r=CORNER, tone="st-veil")
RUIN: Final = Use(template="ruin")
FREE: Final = Box(x=1, y=1, w=SIDE - 2, h=SIDE - 2, r=CORNER, tone="st-cell")
_LARGE: Final = tuple(Use(template=f"p{s}") for s in range(len(SQUARES)))
_SMALL: Final = tuple(Use(template=f"s{s}") for s in range(len(SQUARES)))
_SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
TOUCH: Final = 32
"""Half of the room a token answers on: a finger wants more than what is drawn, and a square has it."""


class Land:
    """How one state is drawn: whose, where its first cell lies, whether small, and what a click on a square means."""

    def __init__(
        self, view: View, seat: int, *, x: int = 0, y: int = 0, small: bool = False, prefix: str = "", verb: str = ""
    ) -> None:
        self.plain: dict[str, Any] = view["players"][seat]
        self.rows: list[list[int]] = self.plain["land"]
        self.seat = seat
        self.x = x
        self.y = y
        self.small = small
        self.prefix = prefix
        self.verb = verb

    def at(self, x: int, y: int) -> Cell:
        """The upper left corner of a cell."""
        return self.x + x * PITCH, self.y - y * PITCH

    def tries(self, x: int, y: int) -> list[Action]:
        """What a click on a square means in the question that is asked."""
        if not self.verb:
            return []
        return [(self.verb, self.seat, x, y) if self.verb in ("ruin", "buy") else (self.verb, x, y)]

    def nodes(self) -> list[Node]:
        found = [self.square(*row) for row in self.rows]
        for x, y, _, coins, ruined, master in self.rows:
            if master >= 0:
                found.append(self.token(MASTER + master, x, y, "master-lying"))
            if ruined:
                found.append(self.token(WAR, x, y, "ruined"))
            if coins:
                found.append(self.token(COIN, x, y, "coin-lying", coins))
        return found + self.carts()

    def patches(self) -> list[AnyMark]:
        """The land on a small map: every square a patch of its class, ruins dark."""
        return [
            Box(
                x=self.at(x, y)[0],
                y=self.at(x, y)[1],
                w=SIDE,
                h=SIDE,
                tone="st-ruin" if ruined else f"st-{CLASSES[CLASS[s]]}",
            )
            for x, y, s, _, ruined, _ in self.rows
        ]

    def square(self, x: int, y: int, s: int, coins: int, ruined: int, master: int) -> Node:
        left, top = self.at(x, y)
        marks: list[AnyMark] = [(_SMALL if self.small else _LARGE)[s]]
        if ruined:
            marks.append(RUIN)
        elif master >= 0 or coins:
            marks.append(VEIL)
        name = Text("node-at", {"square": SQUARE[s], "x": x, "y": y})
        if not self.small:
            name = Text("node-lies", {**name.args, "recipe": RECIPE[s]})
        rules: list[str] = []
        if coins:
            name = Text("node-coin", {"what": name, "coins": coins})
            rules += ["S-95", "S-96"]
        if master >= 0:
            name = Text("node-master", {"what": name, "token": TOKEN[MASTER + master]})
            rules += ["S-113", "S-114"]
        if ruined:
            name = Text("node-ruined", {"what": name})
            rules += ["S-82", "S-83"]
        return Node(
            id=f"{self.prefix}q{s}",
            x=left,
            y=top,
            w=SIDE,
            h=SIDE,
            name=name,
            marks=marks,
            about=about_of(s),
            rules=rules,
            tries=self.tries(x, y),
            tone="ruined" if ruined else "",
        )

    def token(self, token: int, x: int, y: int, about: str, count: int = 1, prefix: str = "") -> Node:
        """A token on a square: war and masters in the middle, coins aside."""
        left, top = self.at(x, y)
        r = 25 if self.small else 21
        cx, cy = (34, 34) if token == COIN else (50, 47)
        at = max(r, TOUCH)
        marks: list[AnyMark] = [Token(good=TOKEN_GOODS[token], x=at, y=at, r=r)]
        if token >= MASTER and not self.small:
            marks.append(Disc(x=at + r - 4, y=at - r + 4, r=10.5, text=str(POINTS_PER_MASTER), tone="st-points"))
        if count > 1:
            marks.append(Disc(x=at + r - 4, y=at - r + 4, r=10.5, text=str(count), tone="st-number"))
        kind = "master" if token >= MASTER else TOKEN_GOODS[token]
        return Node(
            id=f"{prefix or self.prefix}{kind}.{self.seat}.{x}.{y}",
            x=left + cx - at,
            y=top + cy - at,
            w=2 * at,
            h=2 * at,
            name=Text(f"node-token-{kind}", {"token": TOKEN[token], "x": x, "y": y, "count": count}),
            marks=marks,
            layer=4,
            outline="disc",
            about=about,
            tries=self.tries(x, y),
        )

    def carts(self) -> list[Node]:
        """Carts on their junctions; the cord round the whole union is drawn with the first of its carts."""
        found: list[Node] = []
        roped: set[Cell] = set()
        r = 20 if self.small else 17
        for x, y in self.plain["carts"]:
            left, top = self.at(x, y)
            left, top = left + PITCH - 2 - TOUCH, top - 2 - TOUCH
            marks: list[AnyMark] = []
            union = next({(cx, cy) for cx, cy in union} for union in self.plain["unions"] if [x, y] in union)
            if (x, y) not in roped:
                roped |= union
                marks += self.cord(union, -left, -top)
            marks.append(Token(good=TOKEN_GOODS[CART], x=TOUCH, y=TOUCH, r=r))
            found.append(
                Node(
                    id=f"{self.prefix}cart.{self.seat}.{x}.{y}",
                    x=left,
                    y=top,
                    w=2 * TOUCH,
                    h=2 * TOUCH,
                    name=Text("node-cart", {"x": x, "y": y, "count": len(union)}),
                    marks=marks,
                    layer=4,
                    outline="disc",
                    about="union",
                    tries=[("join", x, y)] if self.verb == "join" else [],
                )
            )
        return found

    def cord(self, union: set[Cell], x: float, y: float) -> list[AnyMark]:
        """A gilt cord round the cells of a union."""
        d = outline(union, self.x - 2, self.y - 2)
        return [Path(d=d, x=x, y=y, tone=f"st-cord st-cord-{part}") for part in ("edge", "gilt", "twist")]

    def free(self) -> list[Node]:
        """The cells around: those along a side, where a square may go, and those that only meet at a corner (S-37)."""
        taken = {(row[0], row[1]) for row in self.rows}
        fresh = {(x + dx, y + dy) for x, y in taken for dx, dy in _SIDES} - taken
        corners = {(x + dx, y + dy) for x, y in taken for dx, dy in _CORNERS} - taken - fresh
        return [self.cell(*cell, "cell") for cell in sorted(fresh)] + [
            self.cell(*cell, "corner") for cell in sorted(corners)
        ]

    def cell(self, x: int, y: int, about: str) -> Node:
        left, top = self.at(x, y)
        return Node(
            id=f"cell.{x}.{y}",
            x=left,
            y=top,
            w=SIDE,
            h=SIDE,
            name=Text(f"node-{about}", {"x": x, "y": y}),
            marks=[FREE] if about == "cell" else [],
            layer=2,
            about=about,
            tries=self.tries(x, y),
        )

    def junctions(self) -> list[Node]:
        """Where four own squares meet and no cart lies yet."""
        taken = {(row[0], row[1]) for row in self.rows}
        carts = {(x, y) for x, y in self.plain["carts"]}
        blocks = {(x, y) for x, y in taken if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= taken}
        return [self.junction(x, y) for x, y in sorted(blocks - carts)]

    def junction(self, x: int, y: int) -> Node:
        left, top = self.at(x, y)
        return Node(
            id=f"junction.{x}.{y}",
            x=left + PITCH - 2 - TOUCH,
            y=top - 2 - TOUCH,
            w=2 * TOUCH,
            h=2 * TOUCH,
            name=Text("node-junction", {"x": x, "y": y}),
            marks=[Disc(x=TOUCH, y=TOUCH, r=15, text="", tone="st-junction")],
            layer=4,
            outline="disc",
            about="junction",
            tries=[("join", x, y)],
        )

    def box(self, edge: float = 0, also: Sequence[Cell] = ()) -> tuple[int, int, int, int]:
        """The rectangle round the land and some cells more, with an edge of so many cells."""
        xs = [row[0] for row in self.rows] + [x for x, _ in also] or [0]
        ys = [row[1] for row in self.rows] + [y for _, y in also] or [0]
        left, top = self.at(min(xs), max(ys))
        rim = round(edge * PITCH)
        width, height = (max(xs) - min(xs)) * PITCH + SIDE, (max(ys) - min(ys)) * PITCH + SIDE
        return left - rim, top - rim, width + 2 * rim, height + 2 * rim

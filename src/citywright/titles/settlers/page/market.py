"""The middle of the table: three rows with their stacks, the prizes, the piles of tokens, the removed squares."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Cards, Disc, Label, Node, Panel, Text, Token, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import CLASS, CLASSES, PRIZE, ROW_LIMIT, SQUARES
from ..words.messages import FULL
from ..words.names import alike
from .abouts import BANK, about_of
from .layout import ROWS
from .templates import SIDE

PITCH: Final = 108
LINE: Final = 114
"""The height of a row: the edges of the stack hang below its squares."""
COLUMNS: Final = 4
_TOP: Final = 4
_MARKET: Final = tuple(Use(template=f"m{s}") for s in range(len(SQUARES)))
_SLOT: Final = Use(template="slot")
_TOKENS_R: Final = 13
_PILE_STEP: Final = 50
_LEAST_LINES: Final = 3
"""As many as there are rows, so that prizes are drawn as large as squares however few they are."""


def market(view: View, step: str) -> list[Area]:
    """All areas of the market. `step` is the question to this viewer: a click on a square means what it asks."""
    verb = "draft" if step in ("Draft", "LayStart") else "take" if step else ""
    rows = [row_area(view, stack, verb) for stack in range(3)]
    return [*heads(view), *rows, prizes(view, verb)]


def open_square(s: int, x: float, y: float, verb: str) -> Node:
    """A face-up square that everybody may want."""
    tries: list[Action] = [(verb, s)] if verb else []
    return Node(id=f"q{s}", x=x, y=y, w=SIDE, h=SIDE, name=FULL[s], marks=[_MARKET[s]], about=about_of(s), tries=tries)


def row_area(view: View, stack: int, verb: str) -> Area:
    """A stack and the squares turned up from it, the newest last."""
    row: list[int] = view["rows"][stack]
    nodes = [stack_node(view, stack, verb)]
    for i in range(ROW_LIMIT):
        x = 6 + (i + 1) * PITCH + 4
        if i < len(row):
            nodes.append(open_square(row[i], x, _TOP, verb))
        else:
            nodes.append(slot(f"slot.{stack}.{i}", x, _TOP, "slot"))
    focus = (6 + max(0, len(row) - 3) * PITCH, 0, 4 * PITCH, LINE)
    return Area(
        id=ROWS[stack],
        name=Text(f"class-{ROWS[stack]}"),
        view=(0, 0, 6 * PITCH + 12, LINE),
        nodes=nodes,
        focus=focus,
        least=88,
        tone=f"st-row st-row-{ROWS[stack]}",
    )


def stack_node(view: View, stack: int, verb: str) -> Node:
    left = view["stacks"][stack]
    name = CLASSES[stack]
    marks: list[AnyMark] = [Use(template=f"stack-{name}" if left else f"spent-{name}")]
    if left:
        marks.append(Label(text=str(left), x=50, y=86, size=26, tone="st-count"))
    full = len(view["rows"][stack]) >= ROW_LIMIT
    return Node(
        id=f"stack.{name}",
        x=4,
        y=_TOP,
        w=SIDE,
        h=SIDE,
        name=Text("node-stack", {"stack": Text(f"class-{name}.stack"), "left": left, "full": int(full)}),
        marks=marks,
        about=f"stack-{name}",
        rules=["S-25"] if not left else ["S-22", "S-23"] if full else [],
        tries=[("reveal", stack)] if verb else [],
    )


def slot(node_id: str, x: float, y: float, about: str) -> Node:
    return Node(id=node_id, x=x, y=y, w=SIDE, h=SIDE, name=Text(f"about-{about}"), marks=[_SLOT], layer=2, about=about)


def opened_prizes(view: View) -> list[int]:
    """All prizes of this game, those taken included: every one keeps its place on the table."""
    owned = [s for player in view["players"] for s in [*(row[2] for row in player["land"]), *player["replaced"]]]
    return sorted({*view["prizes"], *(s for s in owned if CLASS[s] == PRIZE)})


def prizes(view: View, verb: str) -> Area:
    everything = opened_prizes(view)
    left = set(view["prizes"])
    nodes: list[Node] = []
    for i, s in enumerate(everything):
        x, y = 4 + i % COLUMNS * PITCH, _TOP + i // COLUMNS * LINE
        nodes.append(open_square(s, x, y, verb) if s in left else slot(f"gap.{i}", x, y, "gap"))
    lines = max(_LEAST_LINES, -(-len(everything) // COLUMNS))
    return Area(
        id="prizes",
        name=Text("class-prize"),
        view=(0, 0, COLUMNS * PITCH + 8, lines * LINE),
        nodes=nodes,
        lines=lines,
        least=88,
        tone="st-row st-row-prize",
    )


def heads(view: View) -> list[Area]:
    """The strips above the rows and above the prizes, as wide as what they head: names, and the piles of tokens."""
    counts: dict[str, int | str | Text | Any] = {"left": len(view["prizes"]), "all": len(opened_prizes(view))}
    width = COLUMNS * PITCH + 8
    piles = [pile(BANK[i], left, width - (len(BANK) - i) * _PILE_STEP) for i, left in enumerate(view["tokens_left"])]
    return [
        _head("heads", Text("scene-market"), Text("scene-market"), 6 * PITCH + 12, []),
        _head("bank", Text("scene-bank"), Text("scene-prizes", counts), width, piles),
    ]


def _head(area_id: str, name: Text, title: Text, width: float, nodes: list[Node]) -> Area:
    ground: list[AnyMark] = [Label(text=title, x=8, y=24, size=20, anchor="start", tone="st-head")]
    return Area(id=area_id, name=name, view=(0, 0, width, 34), nodes=nodes, ground=ground, tone="st-heads")


def removed(view: View) -> Panel | None:
    """The squares that left the game with a full row: anybody may look at them at any time (S-24)."""
    gone: list[int] = view["removed"]
    if not gone:
        return None
    cards = Cards(Text("scene-removed"), [_gone(s, count) for s, count in alike(gone)], "st-removed")
    note = Text("scene-squares", {"count": len(gone)})
    return Panel(id="removed", title=Text("scene-removed"), note=note, widgets=[cards], tone="st-removed")


def _gone(s: int, count: int) -> Node:
    """All removed squares that are alike, under the first of them."""
    marks: list[AnyMark] = [_MARKET[s]]
    if count > 1:
        marks.append(Disc(x=86, y=14, r=16, text=str(count), tone="st-number"))
    name = Text("node-removed", {"what": FULL[s], "count": count})
    rules = ["S-23", "S-24"]
    return Node(id=f"q{s}", x=0, y=0, w=SIDE, h=SIDE, name=name, marks=marks, about=about_of(s), rules=rules)


def pile(good: str, left: int, x: float) -> Node:
    marks: list[AnyMark] = [
        Token(good=good, x=_TOKENS_R, y=_TOKENS_R, r=_TOKENS_R),
        Label(text=str(left), x=2 * _TOKENS_R + 4, y=19, size=17, anchor="start", tone="st-head"),
    ]
    name = Text("node-pile", {"pile": Text(f"pile-{good}"), "left": left})
    return Node(id=f"pile.{good}", x=x, y=3, w=44, h=2 * _TOKENS_R, name=name, marks=marks, about=f"pile-{good}")

"""The main area of the stage: the viewer's own land, or whatever the question is about.

During the draft it shows the pool, at the founding of a state its first square with the four sides of it, and when a
war or a coin is played the lands of all rivals, large enough for a finger.
"""

from typing import Final

from citywright.display.scene import AnyMark, Area, Art, Box, Label, Node, Seat, Text, Who
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import COIN, DIRECTIONS
from ..rules.known import fitting_cells
from .land import FREE, Land
from .market import open_square, slot
from .templates import PITCH, SIDE

SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""The cells of the four directions: right, left, far, near."""
RIVAL: Final = "w:"
"""The prefix of rivals' squares drawn large: their own nodes are in the panels."""

_VERBS: Final = {"Ruin": "ruin", "Buy": "buy", "PlaceSquare": "place", "Join": "join", "Settle": "settle"}
_TARGETING: Final = ("Ruin", "Buy", "NameResource")
_RIVAL_ROOM: Final = 3 * PITCH
_EDGE: Final = 0.25
"""Room round the land, in cells; more while a square is chosen whose places lie there."""
_EDGE_TO_COME: Final = 0.6
_LEAST: Final = (5 * PITCH, 3.4 * PITCH)
_DRAFTED: Final = 2
"""So many squares everybody drafts."""
_DRAFT_LINES: Final = 3
_STEP: Final = SIDE + 12


def stage(view: View, seat: int, mine: bool, prompt: Prompt, step: str) -> Area:
    """`seat` has the stage, `mine` if the viewer sits there; `step` is what the viewer is asked, if anything."""
    if "Draft" in prompt[:2]:
        return draft(view, seat, mine, step)
    if view["players"][seat]["drafted"]:
        return founding(view, seat, mine, step)
    if step in _TARGETING:
        return rivals(view, seat, prompt)
    return own(view, seat, mine, step, prompt[2] if step == "PlaceSquare" else -1)


def own(view: View, seat: int, mine: bool, step: str, square: int) -> Area:
    """The own land, with the cells around it while a square wants a place."""
    land = Land(view, seat, verb=_VERBS.get(step, ""))
    nodes = land.nodes()
    box = land.box(_EDGE_TO_COME if step == "TakeSquare" else _EDGE)
    if square >= 0:
        nodes += land.free()
        box = land.box(_EDGE, fitting_cells(view, seat, square))
    elif step == "Join":
        nodes += land.junctions()
    name = Text("scene-land-mine") if mine else _land_of(seat)
    return _area(nodes, box, name, patches=land.patches(), note=Text("scene-squares", {"count": len(land.rows)}))


def draft(view: View, seat: int, mine: bool, step: str) -> Area:
    """The pool, every square in a place of its own, and at its end what this seat has drafted so far.

    Three lines: about as wide as high, so that squares are as large on a phone as its room allows.
    """
    taken = [s for player in view["players"] for s in player["drafted"]]
    everything = sorted([*view["pool"], *taken])
    columns = -(-(len(everything) + _DRAFTED) // _DRAFT_LINES)
    nodes: list[Node] = []
    for i, s in enumerate(everything):
        x, y = i % columns * _STEP, i // columns * _STEP
        if s in view["pool"]:
            nodes.append(open_square(s, x, y, "draft" if step else ""))
        else:
            nodes.append(slot(f"pool.{i}", x, y, "picked"))
    width, bottom = columns * _STEP - 12, (_DRAFT_LINES - 1) * _STEP
    title = Text("scene-drafted") if mine else Text("scene-drafted-of", {"name": Who(seat)})
    ground: list[AnyMark] = [
        Box(x=width - 2 * _STEP + 5, y=bottom, w=2, h=SIDE, r=1, tone="st-rule"),
        Label(text=title, x=width, y=bottom + SIDE + 22, size=19, anchor="end", tone="st-head"),
    ]
    drafted: list[int] = view["players"][seat]["drafted"]
    for i in range(_DRAFTED):
        at = width - SIDE - (_DRAFTED - 1 - i) * _STEP
        open_one = i < len(drafted)
        nodes.append(open_square(drafted[i], at, bottom, "") if open_one else slot(f"drafted.{i}", at, bottom, "pick"))
    box = (-14, -12, width + 28, bottom + SIDE + 44)
    return _area(nodes, box, Text("board-draft"), ground=ground, least=(0, 0))


def founding(view: View, seat: int, mine: bool, step: str) -> Area:
    """The first square lies; the second waits beside, and the four sides are free."""
    one, two = (view["players"][seat]["drafted"] + [-1, -1])[:2]
    nodes = [open_square(one, 0, 0, "")]
    for d, (dx, dy) in enumerate(SIDES):
        nodes.append(
            Node(
                id=f"side.{d}",
                x=dx * PITCH,
                y=-dy * PITCH,
                w=SIDE,
                h=SIDE,
                name=Text(f"direction-{DIRECTIONS[d]}"),
                marks=[FREE],
                layer=2,
                about="side",
                tries=[("lay", d)] if step == "LayStart" else [],
            )
        )
    ground: list[AnyMark] = []
    if two >= 0:
        nodes.append(open_square(two, -3 * PITCH, 0, ""))
        ground.append(Label(text=Text("scene-second"), x=-3 * PITCH + 50, y=-12, size=19, tone="st-head"))
    box = (-3 * PITCH - 20, -PITCH - 16, 6.4 * PITCH, 3 * PITCH + 28)
    return _area(nodes, box, Text("scene-land-mine") if mine else _land_of(seat), ground=ground)


def rivals(view: View, seat: int, prompt: Prompt) -> Area:
    """The lands of all rivals side by side, clockwise, every owner below."""
    lands = rival_lands(view, seat, _VERBS.get(prompt[0], ""))
    boxes = [land.box() for land in lands]
    right = boxes[-1][0] + max(boxes[-1][2], _RIVAL_ROOM)
    highest = min(top for _, top, _, _ in boxes)
    size = max(22, right // 50)  # many squares are drawn small, but names stay readable
    nodes: list[Node] = []
    ground: list[AnyMark] = []
    patches: list[AnyMark] = []
    for land, (left, top, _, _) in zip(lands, boxes, strict=True):
        nodes += land.nodes()
        patches += land.patches()
        ground += [
            Seat(seat=land.seat, x=left + size * 0.6, y=top - size * 1.1, size=size * 1.1),
            Label(
                text=Text("scene-owner", {"name": Who(land.seat)}),
                x=left + size * 1.5,
                y=top - size * 0.75,
                size=size,
                anchor="start",
                tone="st-head",
            ),
        ]
    if prompt[0] == "NameResource":
        _, _, owner, x, y = prompt
        nodes.append(next(land for land in lands if land.seat == owner).token(COIN, x, y, "token-coin", prefix="aim:"))
    area = _area(
        nodes,
        (-30, highest - 2 * size, right + 60, 2 * size + 30 - highest),
        Text("scene-rivals"),
        ground=ground,
        patches=patches,
    )
    area.head = None  # every land has its own
    left, top, width, height = boxes[0]
    area.focus = (left - 20, top - 2 * size, max(width, _RIVAL_ROOM) + 40, height + 2 * size + 20)
    return area


def rival_lands(view: View, seat: int, verb: str = "") -> list[Land]:
    """The rivals' lands as they stand on the stage: side by side on one line."""
    lands: list[Land] = []
    left = 0
    for i in range(1, view["seats"]):
        other = (seat + i) % view["seats"]
        x, y, width, height = Land(view, other).box()
        lands.append(Land(view, other, x=left - x, y=-y - height, prefix=RIVAL, verb=verb))
        left += max(width, _RIVAL_ROOM) + PITCH // 2
    return lands


def _land_of(seat: int) -> Text:
    return Text("scene-land-of", {"name": Who(seat)})


def _area(
    nodes: list[Node],
    box: tuple[float, float, float, float],
    name: Text,
    note: Text | None = None,
    ground: list[AnyMark] | None = None,
    patches: list[AnyMark] | None = None,
    least: tuple[float, float] = _LEAST,
) -> Area:
    """The area on the unclaimed land of an old survey map; a small land does not fill the stage."""
    x, y, width, height = box
    wider, taller = max(0, least[0] - width), max(0, least[1] - height)
    x, y, width, height = x - wider / 2, y - taller / 2, width + wider, height + taller
    survey = Art(symbol="st-contours", x=x + width / 2 - 1500, y=y + height / 2 - 1000, w=3000, h=2000)
    return Area(
        id="land",
        name=name,
        head=name,
        note=note,
        view=(x, y, width, height),
        nodes=nodes,
        ground=[survey, *(ground or [])],
        map=patches or [],
        zoom=True,
        tone="st-land",
    )

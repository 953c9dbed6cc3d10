"""Wars: a ribbon on the map with the strength of every side, and the list beside it with what makes up the sums."""

from typing import Any, Final

import msgspec

from citywright.display.scene import AnyMark, Area, Box, Label, Node, Path, Seat, Sign, Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import PROVINCES, STRENGTH
from ..rules.verbs import END_WAR
from ..words.messages import who
from ..words.names import PROVINCE, listed
from .geometry import WIDTH, war_at
from .templates import FORCE_SIGNS, seat_tone

War = dict[str, Any]
PART_W: Final = 42
RIBBON_H: Final = 26
_FINGER_ROOM: Final = 9
"""So much more above and below makes a ribbon 44 high."""
SIDE_W: Final = 266
WARS_H: Final = 150
_TALL: Final = 94
_LOW: Final = 26
_SLIVER: Final = 0.25


def ordered(war: War) -> list[tuple[int, int]]:
    """Attackers, the strongest first, and the defender last."""
    defender, *attackers = [(seat, force) for seat, force in war["sides"]]
    return [*sorted(attackers, key=lambda side: -side[1]), defender]


def sides_text(sides: list[tuple[int, int]]) -> Text | Who:
    return listed([Text("war-strength", {"name": who(seat), "count": force}) for seat, force in sides])


def ribbon(war: War, tries: list[Action]) -> Node:
    """One segment a side, attackers before the defender; the stronger figure is larger, crossed swords between."""
    sides = ordered(war)
    p = war["province"]
    width = PART_W * len(sides)
    x, y = war_at(p)
    x = min(max(x - width / 2, 6), WIDTH - 6 - width)
    return Node(
        id=f"war.{PROVINCES[p]}",
        x=round(x, 1),
        y=y,
        w=width,
        h=RIBBON_H,
        name=Text("node-war", {"province": PROVINCE[p], "sides": sides_text(sides)}),
        marks=[
            Box(x=1, y=3, w=width, h=RIBBON_H, r=RIBBON_H / 2, tone="my-shadow"),
            *segments(sides, PART_W, RIBBON_H),
        ],
        layer=5,
        about="war",
        tries=tries,
    )


def roomy(node: Node, others: list[Node]) -> Node:
    """A ribbon that answers on as much as a finger wants, above and below, where nothing else lies."""
    up, down = (
        not any(_meet(node.x, y, node.w, _FINGER_ROOM, other) for other in others)
        for y in (node.y - _FINGER_ROOM, node.y + node.h)
    )
    above = _FINGER_ROOM if up else 0
    return msgspec.structs.replace(
        node,
        y=node.y - above,
        h=node.h + above + (_FINGER_ROOM if down else 0),
        marks=[msgspec.structs.replace(mark, y=mark.y + above) for mark in node.marks],
    )


def _meet(x: float, y: float, w: float, h: float, other: Node) -> bool:
    return x < other.x + other.w and other.x < x + w and y < other.y + other.h and other.y < y + h


def segments(sides: list[tuple[int, int]], wide: float, high: float) -> list[AnyMark]:
    most = max(force for _, force in sides)
    tie = [force for _, force in sides].count(most) > 1
    marks: list[AnyMark] = []
    r = high / 2
    for i, (seat, force) in enumerate(sides):
        left, right = i * wide, (i + 1) * wide
        start = f"M{left + r:g} 0" if i == 0 else f"M{left:g} 0"
        end = f"H{right - r:g}a{r:g} {r:g} 0 0 1 0 {high:g}" if i == len(sides) - 1 else f"H{right:g}v{high:g}"
        close = f"H{left + r:g}a{r:g} {r:g} 0 0 1 0 -{high:g}z" if i == 0 else f"H{left:g}z"
        marks.append(Path(d=start + end + close, tone=f"my-part {seat_tone(seat)}"))
        shape = left + 11 if i < len(sides) - 1 else right - 11
        figure = left + wide * (0.56 if i < len(sides) - 1 else 0.46)
        if seat >= 0:
            marks.append(Seat(seat=seat, x=shape, y=r, size=10, tone="my-emblem"))
        else:
            marks.append(Sign(icon="shield", x=shape, y=r, size=12, tone="my-ink-sign"))
        size = 20 if force == most else 16
        marks.append(
            Label(
                text=str(force), x=figure, y=r + size * 0.34, size=size, tone=f"my-count my-on-seat {seat_tone(seat)}"
            )
        )
    for i in range(1, len(sides)):
        marks += [
            Path(d="M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", x=i * wide, y=r, tone="my-knot" if tie else "my-swords"),
            Sign(icon="crossed-swords", x=i * wide, y=r, size=10, tone="my-swords-sign"),
        ]
    return marks


# -- the list beside the map --


def wars(view: View, viewer: int, step: str) -> Area:
    """The war that matters most to the viewer in full, the others in a line each."""
    fought = sorted(view["wars"], key=lambda war: (not _is_in(war, viewer), war["province"]))
    nodes: list[Node] = []
    ground: list[AnyMark] = [Box(x=1, y=1, w=SIDE_W - 2, h=WARS_H - 2, r=10, tone="my-sheet")]
    if not fought:
        ground += [
            Sign(icon="crossed-swords", x=20, y=22, size=20, tone="my-quiet-sign"),
            Label(text=Text("scene-no-war"), x=36, y=27, size=16, anchor="start", tone="my-head"),
            Label(
                text=Text("scene-no-war-hint"), x=14, y=52, size=13, anchor="start", wrap=SIDE_W - 28, tone="my-text"
            ),
        ]
    y = 4.0
    for war in fought[:1]:
        nodes.append(_front(war, viewer, y, step))
        y += _TALL
    room = int((WARS_H - y) // _LOW)
    rest = fought[1:]
    for war in rest if len(rest) <= room else rest[: room - 1]:
        nodes.append(_line(war, y, step))
        y += _LOW
    if len(rest) > room:
        more = Text("war-more", {"count": len(rest) - room + 1})
        ground.append(Label(text=more, x=14, y=y + 18, size=13, anchor="start", tone="my-text"))
    return Area(
        id="wars", name=Text("scene-wars"), view=(0, 0, SIDE_W, WARS_H), nodes=nodes, ground=ground, tone="my-side"
    )


def _is_in(war: War, seat: int) -> bool:
    return any(side == seat for side, _ in war["sides"])


def war_tries(p: int, step: str) -> list[Action]:
    """What a click on a war means in the question that is asked."""
    if step in ("EndWar", "Diplomat"):
        return [("war", p)]
    return [("do", END_WAR)] if step == "TakeAction" else []


def verdict(war: War, viewer: int) -> Text:
    """What the sums mean: who would win, and what the viewer lacks."""
    forces = dict(war["sides"])
    if viewer in forces:
        best = max(force for seat, force in forces.items() if seat != viewer)
        lead = forces[viewer] - best
        if not lead:
            return Text("war-even")
        return Text("war-lead", {"count": lead}) if lead > 0 else Text("war-behind", {"count": 1 - lead})
    if war["tie"]:
        return Text("war-even")
    first, second = sorted(forces.values(), reverse=True)[:2]
    return Text("war-watch", {"count": first - second, "name": who(war["leader"])})


def _front(war: War, viewer: int, y: float, step: str) -> Node:
    """A war in full: a scale with both figures and every term of the sums."""
    p = war["province"]
    sides = ordered(war)
    parts = {seat: row for (seat, _), row in zip(war["sides"], war["parts"], strict=True)}
    marks: list[AnyMark] = [
        Box(w=SIDE_W - 8, h=_TALL - 4, r=8, tone="my-front"),
        Sign(icon="crossed-swords", x=14, y=13, size=16, tone="my-war-sign"),
        Label(
            text=Text("war-head", {"province": PROVINCE[p]}),
            x=26,
            y=18,
            size=15,
            anchor="start",
            most=SIDE_W - 44,
            tone="my-head",
        ),
    ]
    step_w = (SIDE_W - 20) / len(sides)
    # Who has nothing there still has a sliver of the scale.
    total = sum(max(force, _SLIVER) for _, force in sides)
    x = 6.0
    for i, (seat, force) in enumerate(sides):
        wide = (SIDE_W - 20) * max(force, _SLIVER) / total
        marks.append(Box(x=x, y=42, w=wide, h=7, tone=f"my-part {seat_tone(seat)}"))
        x += wide
        left = 6 + i * step_w
        marks += [
            Seat(seat=seat, x=left + 8, y=33, size=13) if seat >= 0 else Sign(icon="shield", x=left + 8, y=33, size=14),
            Label(text=str(force), x=left + 20, y=39, size=19, anchor="start", tone="my-figure"),
        ]
        marks += _terms(parts[seat] if seat >= 0 else neutral(p, force), left + 6, 58, step_w)
    marks.append(
        Label(text=verdict(war, viewer), x=10, y=83, size=12, anchor="start", most=SIDE_W - 28, tone="my-text")
    )
    return _node(war, 4, y, SIDE_W - 8, _TALL - 4, marks, step)


def neutral(p: int, force: int) -> list[int]:
    """The parts of the neutral force, after those of players: what is printed, and the dragon."""
    return [0] * (len(FORCE_SIGNS) - 2) + [STRENGTH[p], force - STRENGTH[p]]


def _terms(row: list[int], x: float, y: float, room: float) -> list[AnyMark]:
    """The parts of a strength, each with its sign."""
    terms = [(sign, n) for sign, n in zip(FORCE_SIGNS, row, strict=False) if n]
    pitch = min(31, room / max(len(terms), 1))
    marks: list[AnyMark] = []
    for i, (sign, n) in enumerate(terms):
        at = x + i * pitch
        marks += [
            Sign(icon=sign, x=at + 6, y=y, size=14, tone="my-term-sign"),
            Label(text=str(n), x=at + 14, y=y + 5, size=13, anchor="start", tone="my-term"),
        ]
    return marks


def _line(war: War, y: float, step: str) -> Node:
    sides = ordered(war)
    wide = 36
    left = SIDE_W - 16 - wide * len(sides)
    marks: list[AnyMark] = [
        Label(text=PROVINCE[war["province"]], x=10, y=17, size=14, anchor="start", most=left - 14, tone="my-head"),
    ]
    marks += [msgspec.structs.replace(mark, x=mark.x + left, y=mark.y + 2) for mark in segments(sides, wide, 20)]
    return _node(war, 4, y, SIDE_W - 8, _LOW - 2, marks, step)


def _node(war: War, x: float, y: float, w: float, h: float, marks: list[AnyMark], step: str) -> Node:
    p = war["province"]
    return Node(
        id=f"front.{PROVINCES[p]}",
        x=x,
        y=y,
        w=w,
        h=h,
        name=Text("node-war", {"province": PROVINCE[p], "sides": sides_text(ordered(war))}),
        marks=marks,
        about="war",
        tries=war_tries(p, step),
    )

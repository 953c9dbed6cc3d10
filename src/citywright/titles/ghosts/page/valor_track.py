"""The valor track: thirty spaces, the markers of all, those on one space stacked as they lie."""

from typing import Final

from citywright.display.scene import AnyMark, Area, Box, Label, Node, Path, Seat, Template, Text, Use, Who
from citywright.kit.game import View

from ..rules.facts import LAP

SPACE: Final = 29
HEIGHT: Final = 40
MARKER: Final = 22
_RISE: Final = 7
"""How much a marker shows above the one below it."""
_LEFT: Final = 8
WIDTH: Final = LAP * SPACE + 2 * _LEFT


def track_template() -> Template:
    """The spaces themselves, which never change."""
    ground: list[AnyMark] = [Box(y=-6, w=WIDTH, h=HEIGHT, r=12, tone="gh-track")]
    for n in range(1, LAP + 1):
        x = _LEFT + (n - 0.5) * SPACE
        tone = "gh-five" if n % 5 == 0 else "gh-space"
        ground.append(Label(text=str(n), x=x, y=25, size=15 if n % 5 == 0 else 13, tone=tone))
        if n < LAP:
            ground.append(Path(d=f"M{x + SPACE / 2} 13v10", tone="gh-tick"))
    return Template(w=WIDTH, h=HEIGHT, marks=ground)


def valor(view: View) -> Area:
    return Area(
        id="valor",
        name=Text("area-valor"),
        view=(-2, -36, WIDTH + 4, HEIGHT + 32),
        nodes=markers(view),
        ground=[Use(template="valor")],
        tone="gh-valor-track",
    )


def space_of(total: int) -> int:
    """The space a total is shown on: after thirty the marker goes round again, on its other side (G-32)."""
    return (total - 1) % LAP + 1 if total > 0 else 0


def markers(view: View) -> list[Node]:
    players = view["players"]
    found = []
    for seat, me in enumerate(players):
        below = [
            other
            for other in players
            if other is not me and space_of(other["valor"]) == space_of(me["valor"]) and lies_below(other, me)
        ]
        above = any(other is not me and other["valor"] == me["valor"] and lies_below(me, other) for other in players)
        x = _LEFT + (max(space_of(me["valor"]), 0.3) - 0.5) * SPACE + 3.5 * len(below)
        marks: list[AnyMark] = [Seat(seat=seat, x=MARKER / 2, y=MARKER / 2, size=MARKER, tone="gh-pin")]
        if me["turned"]:
            marks.append(Label(text=f"+{LAP}", x=MARKER / 2, y=-3, size=12, tone="gh-lap"))
        found.append(
            Node(
                id=f"m{seat}",
                x=x - MARKER / 2,
                y=-14 - _RISE * len(below),
                w=MARKER,
                h=MARKER,
                name=Text("node-marker-under" if above else "node-marker", {"name": Who(seat), "valor": me["valor"]}),
                marks=marks,
                layer=4,
                about="valor",
            )
        )
    found.sort(key=lambda node: -node.y)
    return found


def lies_below(one: dict[str, int], other: dict[str, int]) -> bool:
    """In a stack the later one lies on top (G-139)."""
    return (one["valor"], one["stamp"]) < (other["valor"], other["stamp"])

"""The areas of the stage: the town as one wide picture, and in parts for small screens."""

from typing import Final

from citywright.display.scene import AnyMark, Area, Art, Box, Label, Node, Seat, Sign, Text, Use
from citywright.kit.game import View
from citywright.kit.table import NOBODY

from ..rules.facts import GUILDHALL, MARKET_A, PLACES, PRISON
from ..rules.known import Visit
from ..rules.state import Architects
from ..words.messages import PLACE
from .hall import Hall
from .hand import tray
from .offers import RACK_W, banner, counters, market, rack
from .places import CELL, TALL, TALL_SIGN, WIDE, Town

_VIRTUE: Final = 31
"""The height of the strip of virtue on a tall table."""
_SIGN: Final = 70
"""Where the signs begin in a cell of a tall table."""


def areas(view: View, viewer: int, g: Architects, step: str) -> list[Area]:
    """All areas; the wide town comes last, so that the same things in it are those that targets name."""
    visits = {place: Visit(g, viewer, place) for place in range(PRISON)} if viewer < view["seats"] else {}
    small, large = (Town(view, viewer, visits, step, tall) for tall in (True, False))
    return [*phone(small, g), tray(view, viewer, g, step), town(large, g)]


def town(town: Town, g: Architects) -> Area:
    hall = Hall(town, g)
    nodes: list[Node] = [*hall.virtue_stair(10, 10), *hall.cathedral(552, 218), hall.guildhall(818, 196)]
    nodes.append(hall.rewards(706, 158))
    for place, spot in WIDE.items():
        nodes.append(town.place(place, spot))
        nodes += town.crowd_nodes(place, spot)
    nodes += [*hall.prison(424, 578), *rack(town, g, 796, 261), *market(town, g)]
    ground: list[AnyMark] = [
        Art(symbol="at-town", x=0, y=0, w=1168, h=648),
        *hall.prison_ground(424, 578),
        *banner(town, 778, 449),
        Sign(icon="freemasonry", x=951, y=41, size=17, tone="at-pale"),
    ]
    return Area(id="town", name=Text("scene-town"), view=(0, 0, 1168, 648), nodes=nodes, ground=ground, tone="at-town")


# -- small screens --


def phone(town: Town, g: Architects) -> list[Area]:
    return [lanes(town, g), hire(town, g), built(town, g)]


def lanes(town: Town, g: Architects) -> Area:
    """Twelve places in four columns, virtue above them."""
    hall = Hall(town, g)
    nodes: list[Node] = []
    for place, spot in TALL.items():
        nodes.append(town.place(place, spot))
        if town.picks_crowds():
            nodes += town.crowd_nodes(place, spot)
    nodes += [_cathedral(town), _guildhall(town), *_mats(town)]
    for node in nodes:
        node.y += _VIRTUE
    ground: list[AnyMark] = [Art(symbol="at-lanes", x=0, y=_VIRTUE, w=360, h=342)]
    return Area(
        id="p-town",
        name=Text("scene-town"),
        view=(0, 0, 360, _VIRTUE + 342),
        nodes=[*hall.virtue_strip(3, 3), *nodes],
        ground=ground,
        tone="at-lanes",
    )


def _cathedral(town: Town) -> Node:
    """The levels of all as a line; the building itself is behind another tab."""
    players = town.view["players"]
    marks: list[AnyMark] = [Box(x=1, y=46, w=88, h=20, r=10, tone="at-price")]
    pitch = 82 / len(players)
    for seat, plain in enumerate(players):
        x = 4 + pitch * (seat + 0.5)
        marks += [
            Seat(seat=seat, x=x - 4.2, y=56, size=8),
            Label(text=str(plain["level"]), x=x + 4.6, y=60.5, size=12.5, tone="at-figure at-ink"),
        ]
    marks += town.sign(45, _SIGN, TALL_SIGN, Text("place-cathedral"))
    return Node(
        id="cathedral",
        x=2 * CELL[0],
        y=0,
        w=CELL[0],
        h=CELL[1],
        name=Text("place-cathedral"),
        marks=marks,
        outline=f"M1 46h88v{_SIGN + town.head - 46}H1z",
        about="cathedral",
        tries=[("advance",)] if town.step == "Guildhall" else [],
    )


def _guildhall(town: Town) -> Node:
    """All spaces as dots and as figures: the match ends when they are full."""
    visit = town.visits.get(GUILDHALL)
    view = town.view
    workers: list[int] = view["hall"]
    on, of = min(len(workers), view["hall_spaces"]), view["hall_spaces"]
    marks: list[AnyMark] = [Box(x=2, y=20, w=TALL_SIGN, h=47, r=6, tone="at-board")]
    for i in range(of):
        x, y = 10 + i % 8 * 10, 27 + i // 8 * 9
        if i < len(workers):
            marks.append(Seat(seat=workers[i], x=x, y=y, size=8))
        else:
            marks.append(Box(x=x - 2.5, y=y - 2.5, w=5, h=5, r=2.5, tone="at-slot"))
    marks.append(Label(text=f"{on}/{of}", x=45, y=61.5, size=12.5, tone="at-figure at-pale"))
    marks += town.sign(45, _SIGN, TALL_SIGN, PLACE[GUILDHALL], visit)
    return Node(
        id="place.guildhall",
        x=3 * CELL[0],
        y=0,
        w=CELL[0],
        h=CELL[1],
        name=Text("node-guildhall", {"on": on, "of": of}),
        marks=marks,
        outline=f"M2 20h{TALL_SIGN}v{_SIGN + town.head + town.line - 20}h-{TALL_SIGN}z",
        about="place-guildhall",
        tries=town.tries(GUILDHALL),
    )


def _mats(town: Town) -> list[Node]:
    """The three spaces of the market; their goods and prices are behind another tab."""
    nodes: list[Node] = []
    left, top, pitch = 3 * CELL[0], 2 * CELL[1], CELL[0] / 3
    for space in range(3):
        owner = town.view["spaces"][space]
        marks: list[AnyMark] = [Box(x=2, y=24, w=26, h=12, r=6, tone="at-mat")]
        if owner != NOBODY:
            marks.append(Use(template=f"worker-{owner}", x=7, y=10, scale=0.8))
        place = MARKET_A + space
        nodes.append(
            Node(
                id=f"place.{PLACES[place]}",
                x=left + space * pitch,
                y=top + 26,
                w=pitch,
                h=40,
                name=Text(f"place-black-market-{'abc'[space]}"),
                marks=marks,
                # As high as a worker who stands here, so that a finger finds it.
                outline="M4 11h22a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3z",
                about=f"place-{PLACES[place]}",
                tries=town.tries(place),
            )
        )
    sign = town.sign(45, 0, TALL_SIGN, Text("place-black-market.short"))
    nodes.append(
        Node(
            id="market",
            x=left,
            y=top + _SIGN,
            w=CELL[0],
            h=town.head,
            name=Text("place-black-market"),
            marks=sign,
            layer=2,
            about="market",
        )
    )
    return nodes


def hire(town: Town, g: Architects) -> Area:
    """The workshop's rows and the market."""
    nodes = [*rack(town, g, 0, 0), *counters(town, g, 216)]
    return Area(
        id="p-hire",
        name=Text("scene-hire"),
        view=(-2, -4, RACK_W + 4, 322),
        nodes=nodes,
        ground=banner(town, 50, 182),
        tone="at-sheet",
    )


def built(town: Town, g: Architects) -> Area:
    """Guildhall, Cathedral and Prison."""
    hall = Hall(town, g)
    nodes: list[Node] = [hall.guildhall(46, 200), *hall.cathedral(120, 490), hall.rewards(284, 420)]
    nodes += hall.prison(50, 612)
    ground: list[AnyMark] = [
        Art(symbol="at-guildhall", x=24, y=4, w=320, h=206),
        Art(symbol="at-cathedral", x=20, y=264, w=230, h=240),
        Art(symbol="at-prison", x=46, y=526, w=262, h=90),
        *hall.prison_ground(50, 612),
    ]
    return Area(
        id="p-hall", name=Text("scene-built"), view=(0, 0, 364, 650), nodes=nodes, ground=ground, tone="at-sheet"
    )

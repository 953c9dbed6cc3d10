"""The areas of the stage: the town as one wide picture, and in parts for small screens."""

from citywright.display.architects.ask import Visit
from citywright.display.architects.hall import Hall
from citywright.display.architects.places import TALL, WIDE, Town
from citywright.display.architects.rack import RACK_W, banner, counters, market, rack
from citywright.display.architects.tray import tray
from citywright.display.scene import AnyMark, Area, Art, Box, Label, Node, Seat, Sign, Text, Use
from citywright.games.architects.facts import GUILDHALL, MARKET_A, PLACES, PRISON
from citywright.games.architects.state import Architects
from citywright.kit.game import View
from citywright.kit.table import NOBODY


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
    """Twelve places in three columns, virtue above them."""
    hall = Hall(town, g)
    nodes: list[Node] = []
    for place, spot in TALL.items():
        nodes.append(town.place(place, spot))
        if town.picks_crowds():
            nodes += town.crowd_nodes(place, spot)
    nodes += [_cathedral(town), _guildhall(town), *_mats(town)]
    for node in nodes:
        node.y += 32
    ground: list[AnyMark] = [Art(symbol="at-lanes", x=0, y=32, w=368, h=460)]
    return Area(
        id="p-town",
        name=Text("scene-town"),
        view=(0, 0, 360, 490),
        nodes=[*hall.virtue_strip(7, 4), *nodes],
        ground=ground,
        tone="at-lanes",
    )


def _cathedral(town: Town) -> Node:
    """The levels of all as a line; the building itself is behind another tab."""
    players = town.view["players"]
    marks: list[AnyMark] = [Box(x=4, y=46, w=108, h=22, r=11, tone="at-price")]
    pitch = 104 / len(players)
    for seat, plain in enumerate(players):
        x = 6 + pitch * (seat + 0.5)
        marks += [
            Seat(seat=seat, x=x - 5, y=57, size=10),
            Label(text=str(plain["level"]), x=x + 6, y=62, size=13, tone="at-figure at-ink"),
        ]
    marks += town.sign(58, 80, 108, Text("place-cathedral"))
    return Node(
        id="cathedral",
        x=122,
        y=4,
        w=116,
        h=102,
        name=Text("place-cathedral"),
        marks=marks,
        outline="M4 46h108v54H4z",
        about="cathedral",
        tries=[("advance",)] if town.step == "Guildhall" else [],
    )


def _guildhall(town: Town) -> Node:
    visit = town.visits.get(GUILDHALL)
    view = town.view
    on, of = min(view["hall"], view["hall_spaces"]), view["hall_spaces"]
    marks: list[AnyMark] = [Box(x=4, y=34, w=108, h=34, r=6, tone="at-board")]
    workers = [seat for seat in view["order"] for _ in range(view["players"][seat]["guild"])]
    for i in range(of):
        x, y = 12 + i % 8 * 13.2, 42 + i // 8 * 10
        if i < len(workers):
            marks.append(Seat(seat=workers[i], x=x, y=y, size=9))
        else:
            marks.append(Box(x=x - 3, y=y - 3, w=6, h=6, r=3, tone="at-slot"))
    name = Text("sign-guildhall", {"on": on, "of": of})
    marks += town.sign(58, 80, 116, name, visit)
    return Node(
        id="place.guildhall",
        x=242,
        y=4,
        w=116,
        h=124,
        name=Text("node-guildhall", {"on": on, "of": of}),
        marks=marks,
        outline="M0 34h116v88H0z",
        about="place-guildhall",
        tries=town.tries(GUILDHALL),
    )


def _mats(town: Town) -> list[Node]:
    """The three spaces of the market; their goods and prices are behind another tab."""
    nodes: list[Node] = []
    for space in range(3):
        owner = town.view["spaces"][space]
        marks: list[AnyMark] = [Box(x=4, y=20, w=32, h=12, r=6, tone="at-mat")]
        if owner != NOBODY:
            marks.append(Use(template=f"worker-{owner}", x=11, y=6, scale=0.85))
        place = MARKET_A + space
        nodes.append(
            Node(
                id=f"place.{PLACES[place]}",
                x=240 + space * 40,
                y=376,
                w=40,
                h=40,
                name=Text(f"place-black-market-{'abc'[space]}"),
                marks=marks,
                outline="M4 26a16 7 0 1 0 32 0a16 7 0 1 0-32 0z",
                about=f"place-{PLACES[place]}",
                tries=town.tries(place),
            )
        )
    sign = town.sign(58, 0, 116, Text("place-black-market"))
    nodes.append(
        Node(id="market", x=242, y=412, w=116, h=22, name=Text("place-black-market"), marks=sign, layer=2, about="rack")
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

"""The land: forty-nine hexes with drawn terrain, what lies and stands on them, and what the ghosts do to it."""

from typing import Any, Final, NamedTuple

from citywright.display.scene import (
    AnyMark,
    Area,
    Art,
    Box,
    Label,
    Medal,
    Node,
    Path,
    Seat,
    Sign,
    Text,
    Token,
    Use,
    Who,
)
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.board import AROUND, HEXES
from ..rules.facts import (
    BUILDINGS,
    EXPLORE,
    FOREST,
    GHOSTS_PER_SPREAD,
    HARVEST_OF,
    INCOME,
    LAKE,
    MOUNTAIN,
    PLAIN,
    RESOURCES,
    ROUNDS,
    TERRAINS,
)
from ..rules.paths import walks
from ..rules.state import EASY_SHORTAGE, KALENA_FELL, SUPPLY_RAN_OUT
from ..words.messages import BUILDING, REGION, TERRAIN, TERRAIN_LOC, amount, listed, place_text
from .geometry import CENTRES, KALENA_BORDER, NAMES_AT, VIEW, H, S, W, corner, hexagon, hexagons
from .templates import TERRAIN_SIGNS, VARIANTS

SENSOR: Final = 68
BUILDING_SIZE: Final = 66
GHOST: Final = 60
IN_DANGER: Final = 5
"""From so many haunted hexes on Kalena is shown to be in danger."""
DIE_W: Final = 204
SUPPLY_W: Final = 176
ROOM_W: Final = 200
EVERYWHERE: Final = 1000
"""More tokens than any way costs."""
SPREAD_OVER: Final = (PLAIN, FOREST, MOUNTAIN)

_STAND: Final = (
    ((0.0, 0.0),),
    ((-15.0, 3.0), (15.0, 3.0)),
    ((-21.0, -2.0), (0.0, 6.0), (21.0, -2.0)),
    ((-24.0, -5.0), (-8.0, 8.0), (8.0, -8.0), (24.0, 5.0)),
)
"""Where several sensors stand on one hex."""


def land(view: View, viewer: int, step: str) -> Area:
    here = view["players"][viewer]["sensor"] if viewer < view["seats"] else -1
    far = out_of_reach(view, viewer) if step == "TakeTurn" else {}
    nodes = [hex_node(view, place, _tries(view, place, here, step, far), far.get(place)) for place in range(HEXES)]
    nodes += [*cold_threads(view), *tokens(view), *buildings(view), *ghosts(view, here, step), *sensors(view)]
    nodes += [die(view), supply(view), room(view)]
    return Area(
        id="land",
        name=Text("area-land"),
        view=VIEW,
        nodes=nodes,
        ground=ground(view, here if step == "TakeTurn" else -1),
        zoom=True,
        focus=_focus(here) if step == "TakeTurn" else None,
        map=small_map(view),
        tone="gh-land",
    )


def _focus(place: int) -> tuple[float, float, float, float]:
    x, y = CENTRES[place]
    return x - 2.4 * W, y - 2.3 * S, 4.8 * W, 5.2 * S


# -- what is to be feared --


def town_in_danger(view: View) -> bool:
    """Is Kalena nearly full, with a spread still to come; or has it fallen?"""
    return bool(view["ending"] == KALENA_FELL or (view["kalena"] >= IN_DANGER and view["round"] < ROUNDS))


def supply_in_danger(view: View, spreads: int) -> bool:
    """Without a contact, will the ghosts run out within so many spreads and all lose by it (G-74), or have they?"""
    if view["ending"] == SUPPLY_RAN_OUT:
        return True
    to_come = min(spreads, ROUNDS - view["round"])
    return bool(view["supply"] < GHOSTS_PER_SPREAD * to_come and not view["switches"] & EASY_SHORTAGE)


# -- the ground --


def ground(view: View, here: int) -> list[AnyMark]:
    marks: list[AnyMark] = [Use(template="slab")]
    marks += [_terrain(view["terrain"][place], place) for place in range(HEXES)]
    marks.append(Use(template="borders"))
    marks += [Path(d=KALENA_BORDER, tone="gh-kalena gh-falling" if town_in_danger(view) else "gh-kalena")]
    if here >= 0:
        marks.append(Path(d=hexagon(*CENTRES[here], 0.95), tone="gh-here"))
    for tile, (x, y, anchor) in zip(view["tiles"], NAMES_AT, strict=True):
        marks.append(Label(text=REGION[tile], x=x, y=y, size=17, anchor=anchor, wrap=96, rank=1, tone="gh-name"))
    return marks


def _terrain(terrain: int, place: int) -> Art:
    name = TERRAINS[terrain]
    x, y = CENTRES[place]
    k = 2 * S * 0.985
    return Art(symbol=f"gh-{name}{1 + place * 7 % VARIANTS[name]}", x=round(x - k / 2, 1), y=y - k / 2, w=k, h=k)


def small_map(view: View) -> list[AnyMark]:
    marks: list[AnyMark] = []
    for terrain, name in enumerate(TERRAINS):
        there = [place for place in range(HEXES) if view["terrain"][place] == terrain]
        marks.append(Path(d=hexagons(there, 0.97), tone=f"gh-patch gh-patch-{name}"))
    spots = "".join(
        f"M{CENTRES[at][0] - 20} {CENTRES[at][1]}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z" for at in view["ghosts"]
    )
    if spots:
        marks.append(Path(d=spots, tone="gh-patch-ghost"))
    for seat, me in enumerate(view["players"]):
        x, y = CENTRES[me["sensor"]]
        marks.append(Seat(seat=seat, x=x, y=y, size=62))
    return marks


# -- hexes --


class Far(NamedTuple):
    """A hex out of reach: what the way costs, the tokens there are, whether they pay its first step, and that step."""

    cost: int
    have: int
    begins: bool
    step: int


def out_of_reach(view: View, viewer: int) -> dict[int, Far]:
    """The hexes whose cheapest way costs more tokens than the viewer has."""
    me = view["players"][viewer]
    have = me["active"][EXPLORE]
    ways = walks(view["costs"], me["sensor"], EVERYWHERE)
    return {
        place: Far(cost, have, view["costs"][way[0]] <= have, way[0])
        for place, (cost, way) in ways.items()
        if cost > have
    }


def hex_node(view: View, place: int, tries: list[Action], far: Far | None) -> Node:
    x, y = corner(place)
    terrain = view["terrain"][place]
    marks: list[AnyMark] = []
    if place in view["exhausted"]:
        marks.append(Art(symbol="gh-dry", x=W / 2 - S, w=H, h=H))
    if place in view["ghosts"]:
        marks.append(Art(symbol="gh-frost", x=W / 2 - S, w=H, h=H, tone="gh-cold"))
    name = hex_name(view, place)
    if far:
        name = Text("node-far", {"place": name, "cost": amount("explore", far.cost, False), "have": far.have})
    return Node(
        id=f"h{place}",
        x=x,
        y=y,
        w=W,
        h=H,
        name=name,
        marks=marks,
        layer=2,
        outline="hex",
        about="exhaustion" if place in view["exhausted"] else f"terrain-{TERRAINS[terrain]}",
        rules=["G-92"] if far else [],
        tries=tries,
    )


def hex_name(view: View, place: int) -> Text:
    """Terrain, region, and all that is there."""
    things: list[Text | Who] = []
    if place in view["ghosts"]:
        things.append(Text("thing-ghost"))
    for at, kind, owner, stopped in view["buildings"]:
        if at == place:
            name = "thing-idle" if stopped else "thing-building"
            things.append(Text(name, {"building": BUILDING[kind], "name": Who(owner)}))
    if place in view["exhausted"]:
        things.append(Text("thing-exhausted"))
    for seat, me in enumerate(view["players"]):
        if me["sensor"] == place:
            things.append(Text("thing-sensor", {"name": Who(seat)}))
    where = place_text(view, place)
    return Text("node-hex", {"place": where, "things": listed(things)}) if things else where


def _tries(view: View, place: int, here: int, step: str, far: dict[int, Far]) -> list[Action]:
    """What a click on a hex means: a step there, what can be done where one stands, or a ghost put down."""
    if step == "Haunt":
        return [("haunt", place)]
    if step != "TakeTurn":
        return []
    if place == here:
        found = _here(view, place)
        return [*found, ("contact",)] if place in view["ghosts"] else found
    if view["terrain"][place] == LAKE:
        return [("harvest", place), ("explore", place)]
    if place not in far:
        return [("explore", place)]
    # A single step to a hex further away is refused for its distance, but tokens are what is missing: the first step of
    # the way tells that, if they do not even pay for it. Else no step is refused for them, and the name has to tell it.
    return [] if far[place].begins else [("explore", far[place].step)]


def _here(view: View, place: int) -> list[Action]:
    """Harvest, then build; where the hex is exhausted, what it lacks for the building of its terrain comes first."""
    terrain = view["terrain"][place]
    builds: list[Action] = [("build", kind) for kind in range(len(BUILDINGS))]
    if place not in view["exhausted"]:
        return [("harvest", place), *builds]
    builds.sort(key=lambda action: INCOME[action[1]] != HARVEST_OF[terrain])
    return [*builds, ("harvest", place)]


# -- pieces --


def tokens(view: View) -> list[Node]:
    """Exhaustion lies on the ground, at the lower right."""
    found = []
    for place in view["exhausted"]:
        x, y = CENTRES[place]
        found.append(
            Node(
                id=f"x{place}",
                x=x + 9,
                y=y + 9,
                w=26,
                h=26,
                name=Text("node-exhausted"),
                marks=[Token(good="exhaustion", x=13, y=13, r=12)],
                layer=4,
                outline="disc",
                about="exhaustion",
            )
        )
    return found


def buildings(view: View) -> list[Node]:
    found = []
    for place, kind, owner, stopped in view["buildings"]:
        x, y = CENTRES[place]
        k = BUILDING_SIZE
        top = y + S * 0.34 - k * 0.83
        marks: list[AnyMark] = [
            Art(symbol=f"gh-{BUILDINGS[kind]}{owner + 1}", w=k, h=k, tone="gh-stopped" if stopped else "")
        ]
        if stopped:
            marks += [
                Medal(good=RESOURCES[INCOME[kind]], x=54, y=48, r=9.5, tone="outline gh-no-income"),
                Use(template="idle", x=0, y=34),
            ]
        else:
            marks.append(Medal(good=RESOURCES[INCOME[kind]], x=56, y=50, r=9.5, tone="ring-gilt"))
        name = "thing-idle" if stopped else "thing-building"
        found.append(
            Node(
                id=f"b{place}",
                x=x - k / 2,
                y=top,
                w=k,
                h=k,
                name=Text(name, {"building": BUILDING[kind], "name": Who(owner)}),
                marks=marks,
                layer=4,
                about=f"building-{BUILDINGS[kind]}",
                rules=["G-160", "G-54"] if stopped else [],
            )
        )
    return found


def cold_threads(view: View) -> list[Node]:
    """From each ghost to the buildings next to it that it keeps idle."""
    stopped = {row[0] for row in view["buildings"] if row[3]}
    haunted = set(view["ghosts"])
    path = ""
    for at in sorted(stopped):
        x, y = CENTRES[at]
        for near in AROUND[at]:
            if near in haunted:
                gx, gy = CENTRES[near]
                path += f"M{gx:.0f} {gy:.0f}L{gx + (x - gx) * 0.72:.0f} {gy + (y - gy) * 0.72:.0f}"
    if not path:
        return []
    left, top, width, height = VIEW
    marks: list[AnyMark] = [Path(d=path, x=-left, y=-top, tone=f"gh-thread{part}") for part in ("-edge", "")]
    return [Node(id="cold", x=left, y=top, w=width, h=height, name=Text("board-idle"), marks=marks, layer=3)]


def ghosts(view: View, here: int, step: str) -> list[Node]:
    found = []
    manned = {me["sensor"] for me in view["players"]}
    for place in view["ghosts"]:
        x, y = CENTRES[place]
        shift = -16 if place in manned else 0
        found.append(
            Node(
                id=f"g{place}",
                x=x + shift - GHOST / 2,
                y=y + S * 0.34 - GHOST * 0.77,
                w=GHOST,
                h=GHOST,
                name=Text("node-ghost"),
                marks=[Use(template="ghost", tone="gh-spirit")],
                layer=4,
                about="ghost",
                tries=[("contact",)] if step == "TakeTurn" and place == here else [],
            )
        )
    return found


def sensors(view: View) -> list[Node]:
    found = []
    players: list[dict[str, Any]] = view["players"]
    for seat in range(len(players)):
        x, y = stand(view, seat)
        found.append(
            Node(
                id=f"s{seat}",
                x=x - SENSOR / 2,
                y=y - SENSOR * 0.83,
                w=SENSOR,
                h=SENSOR,
                name=Text("node-sensor", {"name": Who(seat)}),
                marks=[Art(symbol=f"gh-sensor{seat + 1}", w=SENSOR, h=SENSOR)],
                layer=5,
                about="sensor",
            )
        )
    found.sort(key=lambda node: node.y)
    return found


def stand(view: View, seat: int, at: int = -1) -> tuple[float, float]:
    """Where a sensor stands on its hex, or would stand on another."""
    players: list[dict[str, Any]] = view["players"]
    place = players[seat]["sensor"] if at < 0 else at
    there = [other for other, me in enumerate(players) if me["sensor"] == place and other != seat]
    there = sorted([*there, seat])
    dx, dy = _STAND[len(there) - 1][there.index(seat)]
    x, y = CENTRES[place]
    occupied = place in view["ghosts"] or any(row[0] == place for row in view["buildings"])
    return x + dx + (16 if occupied else 0), y + dy + S * 0.42


# -- the corners of the land --


def die(view: View) -> Node:
    """The terrain the ghosts of this round went to."""
    rolled = view["rolled"]
    left, top = VIEW[0] + 14, VIEW[1] + VIEW[3] - 78
    marks: list[AnyMark] = [
        Box(w=DIE_W, h=64, r=14, tone="gh-box"),
        Art(symbol="gh-die", x=14, y=11, w=42, h=42),
    ]
    if rolled >= 0:
        marks += [
            Sign(icon=TERRAIN_SIGNS[rolled], x=33, y=30, size=28, tone="gh-die-sign"),
            Label(
                text=Text("board-die", {"terrain": TERRAIN_LOC[rolled]}),
                x=68,
                y=28,
                size=15,
                anchor="start",
                wrap=DIE_W - 80,
                rows=2,
                rank=1,
                tone="gh-box-head",
            ),
        ]
    where = TERRAIN_LOC[rolled] if rolled >= 0 else Text("list-none")
    return Node(
        id="die",
        x=left,
        y=top,
        w=DIE_W,
        h=64,
        name=Text("node-die", {"round": view["round"] if rolled >= 0 else 0, "terrain": where}),
        marks=marks,
        about="die",
    )


def supply(view: View) -> Node:
    """How many ghosts are left, in red when the next spread or the one after it might find too few."""
    n = view["supply"]
    left, top = VIEW[0] + VIEW[2] - SUPPLY_W - 14, VIEW[1] + VIEW[3] - 78
    scarce = supply_in_danger(view, 2)
    return Node(
        id="supply",
        x=left,
        y=top,
        w=SUPPLY_W,
        h=64,
        name=Text("node-supply", {"n": n}),
        marks=[
            Box(w=SUPPLY_W, h=64, r=14, tone="gh-box gh-alarm" if scarce else "gh-box"),
            Use(template="ghost", x=8, y=6, scale=0.86),
            Label(text=str(n), x=62, y=42, size=26, anchor="start", tone="gh-big gh-alarmed" if scarce else "gh-big"),
            Label(
                text=Text("board-supply"),
                x=98,
                y=28,
                size=14,
                anchor="start",
                wrap=74,
                rows=2,
                rank=1,
                tone="gh-box-note",
            ),
        ],
        about="supply",
    )


def room(view: View) -> Node:
    """How many ghosts each terrain can still take before they go into Kalena."""
    left, top = VIEW[0] + 14, VIEW[1] + 12
    marks: list[AnyMark] = [
        Box(w=ROOM_W, h=68, r=14, tone="gh-box"),
        Label(
            text=Text("board-room"), x=14, y=22, size=14, anchor="start", most=ROOM_W - 28, rank=1, tone="gh-box-note"
        ),
    ]
    said = []
    threatens = view["round"] < ROUNDS or view["ending"] == KALENA_FELL
    for i, terrain in enumerate(SPREAD_OVER):
        n = view["open"][terrain]
        tone = " gh-alarmed" if n < GHOSTS_PER_SPREAD and threatens else ""
        marks += [
            Sign(icon=TERRAIN_SIGNS[terrain], x=28 + 62 * i, y=46, size=24, tone=f"gh-box-sign{tone}"),
            Label(text=str(n), x=45 + 62 * i, y=53, size=19, anchor="start", most=24, tone=f"gh-figure{tone}"),
        ]
        said.append(Text("node-room", {"terrain": TERRAIN[terrain], "n": n}))
    name = Text("list-more", {"most": Text("list-more", {"most": said[0], "next": said[1]}), "next": said[2]})
    return Node(id="room", x=left, y=top, w=ROOM_W, h=68, name=name, marks=marks, about="room")

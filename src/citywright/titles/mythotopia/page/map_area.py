"""The map: a painted chart with whose provinces they are, what stands in them, the forces and the wars."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Art, Disc, Label, Node, Path, Seat, Text, Token, Use, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import BORDER_KIND, BORDERS, DRAGON_FORCE, ENDS, PROVINCES, SEAS, SIZE, STRENGTH
from ..rules.verbs import BY_PORTAL, LAND
from ..rules.verbs import SEA as BY_SEA
from ..words.messages import who
from ..words.names import PROVINCE, SEA, SITE, listed
from .geometry import (
    FLEETS,
    HEIGHT,
    PROVINCE_BOX,
    PROVINCE_PATH,
    SEA_BOX,
    SEA_NAMES,
    SEA_PATH,
    WIDTH,
    border_at,
    castle_at,
    hold_at,
    label_at,
    road_path,
    spot,
)
from .hand import ELSEWHERE as MAP_STEPS
from .known import owners
from .templates import HOLDS, piece, seat_tone
from .wars import ribbon, roomy, war_tries

_PIECES: Final = 4
"""From this layer on things lie on the map and are clicked themselves."""
_PLACES: Final = (3, 4, 2, 5)
"""The order in which forces take the lower places of a province."""


def world(view: View, viewer: int, prompt: Prompt, step: str) -> Area:
    """The map. `step` is the question to this viewer: a click on a province means what it asks."""
    owner = owners(view)
    wars = {war["province"]: war for war in view["wars"]}
    nodes = [*_seas(view, step), *_provinces(view, viewer, owner, step)]
    nodes += [*_roads(view), *_borders(view, viewer, owner, step), *_fleets(view, step), *_forces(view, step)]
    ribbons = [ribbon(war, war_tries(p, step)) for p, war in wars.items()]
    pieces = [node for node in nodes if node.layer >= _PIECES]
    for i, one in enumerate(ribbons):
        ribbons[i] = roomy(one, [*pieces, *ribbons[:i], *ribbons[i + 1 :]])
    nodes += ribbons
    return Area(
        id="map",
        name=Text("scene-map"),
        view=(0, 0, WIDTH, HEIGHT),
        nodes=nodes,
        ground=ground(view, owner, wars),
        map=small_map(owner),
        zoom=True,
        focus=focus(view, viewer, prompt, step),
        tone="my-map",
    )


def focus(view: View, viewer: int, prompt: Prompt, step: str) -> tuple[float, float, float, float] | None:
    """On a phone look at what is asked about, else at the own wars, else at the own realm."""
    if step in ("Armies", "RemoveHowMany"):
        return _round([prompt[2]])
    if step == "InvadeWhere" and prompt[2] < SIZE:
        return _round([prompt[2]])
    seat = viewer if viewer < view["seats"] else max(view["active"], 0)
    plain = view["players"][seat]
    # A war that can be ended comes before one that is tied.
    wars = sorted(view["wars"], key=lambda war: war["tie"])
    mine = [war["province"] for war in wars if any(side == seat for side, _ in war["sides"])]
    # While the actions and the cards are on the screen too, the map is low and wide.
    wide = 350 if step in MAP_STEPS else 600
    return _round(mine[:1] or [*plain["cities"], *plain["towns"]][:1] or [0], wide)


def _round(places: list[int], wide: float = 350) -> tuple[float, float, float, float]:
    left, top, width, height = PROVINCE_BOX[places[0]]
    x, y = left + width / 2 - wide / 2, top + height / 2 - 170
    return max(0, min(x, WIDTH - wide)), max(0, min(y, HEIGHT - 340)), wide, 340


# -- what lies on the ground --


def ground(view: View, owner: list[int], wars: dict[int, Any]) -> list[AnyMark]:
    """From below: the chart, rims of the realms, relief, roads, names, wealth, holds."""
    marks: list[AnyMark] = [whole("my-chart")]
    for p, seat in enumerate(owner):
        if seat >= 0:
            marks.append(whole(f"my-rim-{PROVINCES[p]}", seat_tone(seat)))
    marks.append(whole("my-relief"))
    marks += [whole(f"my-siege-{PROVINCES[p]}") for p in wars]
    for border in view["roads"]:
        d = road_path(border)
        marks += [Path(d=d, tone=f"my-road my-road-{part}") for part in ("edge", "bed", "stones", "light")]
    for sea, (x, y) in enumerate(SEA_NAMES):
        marks.append(Label(text=Text(f"{SEA[sea].id}.short"), x=x, y=y, size=15, rank=3, wrap=110, tone="my-sea-name"))
    marks.append(Use(template="wealth"))
    for p, seat in enumerate(owner):
        marks += _hold(view, p, seat)
    for p, seat in enumerate(owner):
        x, y = label_at(p)
        marks.append(Label(text=PROVINCE[p], x=x, y=y, size=14, rank=1 if seat >= 0 else 2, tone="my-name"))
    return marks


def whole(symbol: str, tone: str = "") -> Art:
    """A symbol that is as large as the chart."""
    return Art(symbol=symbol, w=WIDTH, h=HEIGHT, tone=tone)


def _hold(view: View, p: int, seat: int) -> list[AnyMark]:
    """What stands in a province for good: town, city or citadel, or the shield of the neutral force; castle, dragon."""
    x, y = hold_at(p)
    marks: list[AnyMark] = []
    if seat < 0:
        marks += [
            Use(template="neutral", x=x - 14, y=y - 14),
            Label(text=str(neutral_force(view, p)), x=x - 1, y=y + 5.5, size=16, tone="my-count my-count-cream"),
        ]
    else:
        kind = hold_of(view, p, seat)
        w, _, _ = HOLDS[kind]
        marks.append(Use(template=f"{kind}-{seat}", x=x - w / 2, y=y - w / 2 - (0 if kind == "town" else 5)))
    cx, cy = castle_at(p)
    if p in view["castles"]:
        marks.append(Use(template="castle", x=cx - 13, y=cy - 15))
        cx, cy = spot(p, 2)
    if p in view["dragons"]:
        marks.append(Token(good="army", x=cx + 2, y=cy + 2, r=12, icon="dragon-head", tone="my-dragon"))
        cx, cy = spot(p, 2)
    if p in view["runestones"]:
        marks.append(Token(good="vp", x=cx + 2, y=cy + 2, r=11, icon="rune-stone", tone="my-rune"))
    return marks


def hold_of(view: View, p: int, seat: int) -> str:
    """By what a player holds a province."""
    plain = view["players"][seat]
    return "city" if p in plain["cities"] else "citadel" if p == plain["citadel"] else "town"


def neutral_force(view: View, p: int) -> int:
    return STRENGTH[p] + (DRAGON_FORCE if p in view["dragons"] else 0)


def small_map(owner: list[int]) -> list[AnyMark]:
    """The map of the map, in plain patches."""
    marks: list[AnyMark] = [Path(d=f"M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z", tone="my-map-sea")]
    return marks + [
        whole(f"my-map-{PROVINCES[p]}", seat_tone(seat) if seat >= 0 else "") for p, seat in enumerate(owner)
    ]


# -- nodes --


def _seas(view: View, step: str) -> list[Node]:
    found: list[Node] = []
    for sea, name in enumerate(SEAS):
        x, y, w, h = SEA_BOX[sea]
        fleets = [
            Text("node-ships", {"name": Who(seat), "count": plain["ships"][sea]})
            for seat, plain in enumerate(view["players"])
            if plain["ships"][sea]
        ]
        found.append(
            Node(
                id=f"sea.{name}",
                x=x,
                y=y,
                w=w,
                h=h,
                name=Text("node-sea", {"sea": SEA[sea], "what": listed(fleets) if fleets else Text("node-empty-sea")}),
                layer=0,
                outline=SEA_PATH[sea],
                about=f"sea-{name}",
                tries=[("sea", sea)] if step in ("ShipsWhere", "RemoveShipsWhere") else [],
            )
        )
    return found


def _provinces(view: View, viewer: int, owner: list[int], step: str) -> list[Node]:
    found: list[Node] = []
    own = [p for p in range(SIZE) if owner[p] == viewer]
    for p, name in enumerate(PROVINCES):
        x, y, w, h = PROVINCE_BOX[p]
        found.append(
            Node(
                id=f"p.{name}",
                x=x,
                y=y,
                w=w,
                h=h,
                name=_name(view, p, owner[p]),
                layer=1,
                outline=PROVINCE_PATH[p],
                about=f"province-{name}",
                tries=tries(p, step, own),
            )
        )
    return found


def _name(view: View, p: int, seat: int) -> Text:
    """A province in words: who holds it, and what is in it. Its armies tell of themselves."""
    return Text(
        "node-province",
        {
            "province": PROVINCE[p],
            "hold": hold_of(view, p, seat) if seat >= 0 else "none",
            "name": who(seat),
            "count": neutral_force(view, p),
            "castle": int(p in view["castles"]),
            "dragon": int(p in view["dragons"]),
            "runestone": int(p in view["runestones"]),
        },
    )


def _army_text(seat: int, plain: dict[str, Any], p: int) -> Text:
    return Text("node-army", {"name": Who(seat), "count": plain["armies"][p], "mercenaries": plain["mercenaries"][p]})


def tries(p: int, step: str, own: list[int]) -> list[Action]:
    """What a click on a province means in the question that is asked."""
    if step == "InvadeWhere":
        return [("target", p, route) for route in (LAND, BY_SEA, BY_PORTAL)]
    if step in ("PlaceWhere", "RemoveWhere"):
        return [("province", p)]
    if step == "ChooseCitadel":
        return [("citadel", p)]
    if step == "GiveUp":
        return [("give", min(p, q), max(p, q)) for q in own if q != p]
    if step in ("EndWar", "Diplomat"):
        return [("war", p)]
    if step == "Build":
        return [("city", p), ("castle", p)]
    if step == "Mercenaries":
        return [("hire", p, 1), ("hire", p, 2)]
    if step == "Marauders":
        return [("raid", p, seat) for seat in range(4)]
    if step == "InvadeFrom":
        return [("from", p)]
    return []


def _roads(view: View) -> list[Node]:
    found = []
    for border in view["roads"]:
        x, y = border_at(border)
        found.append(
            Node(
                id=f"road.{BORDERS[border]}",
                x=x - 9,
                y=y - 9,
                w=18,
                h=18,
                name=Text("node-road", {"site": SITE[SIZE + border]}),
                layer=2,
                outline="disc",
                about="road",
            )
        )
    return found


def _borders(view: View, viewer: int, owner: list[int], step: str) -> list[Node]:
    """While something is built, the borders inside or at the edge of the own realm answer too."""
    if step != "Build":
        return []
    found = []
    for border, (a, b) in enumerate(ENDS):
        if viewer in (owner[a], owner[b]) and border not in view["roads"]:
            x, y = border_at(border)
            found.append(
                Node(
                    id=f"border.{BORDERS[border]}",
                    x=x - 13,
                    y=y - 13,
                    w=26,
                    h=26,
                    name=Text("node-border", {"site": SITE[SIZE + border], "kind": BORDER_KIND[border]}),
                    layer=3,
                    outline="disc",
                    about="border",
                    tries=[("road", border)],
                )
            )
    return found


def _fleets(view: View, step: str) -> list[Node]:
    found = []
    for sea, name in enumerate(SEAS):
        for seat, plain in enumerate(view["players"]):
            count = plain["ships"][sea]
            if not count:
                continue
            x, y = FLEETS[sea][seat]
            marks: list[AnyMark] = [
                piece("ship", seat, 0, 0, 44, 44),
                Seat(seat=seat, x=22, y=17, size=10, tone="my-emblem"),
            ]
            if count > 1:
                marks.append(Disc(x=37, y=9, r=9.5, text=str(count), tone="my-number"))
            ships = Text("node-ships", {"name": Who(seat), "count": count})
            found.append(
                Node(
                    id=f"ships.{name}.{seat}",
                    x=x - 22,
                    y=y - 26,
                    w=44,
                    h=44,
                    name=Text("node-ships-at", {"sea": SEA[sea], "ships": ships}),
                    marks=marks,
                    layer=4,
                    about="ships",
                    tries=[("sea", sea)] if step in ("ShipsWhere", "RemoveShipsWhere") else [],
                )
            )
    return found


def _forces(view: View, step: str) -> list[Node]:
    """Armies are shields with their number; mercenaries ride along as a badge."""
    found = []
    for p in range(SIZE):
        there = [seat for seat, plain in enumerate(view["players"]) if plain["armies"][p]]
        for place, seat in zip(_PLACES, there, strict=False):
            plain = view["players"][seat]
            x, y = spot(p, place)
            found.append(
                Node(
                    id=f"army.{PROVINCES[p]}.{seat}",
                    x=x - 12,
                    y=y - 13,
                    w=26,
                    h=27,
                    name=Text("node-army-at", {"province": PROVINCE[p], "army": _army_text(seat, plain, p)}),
                    marks=army(seat, plain["armies"][p], plain["mercenaries"][p]),
                    layer=4,
                    about="army",
                    tries=[("raid", p, seat)] if step == "Marauders" else [],
                )
            )
    return found


def army(seat: int, count: int | str, mercenaries: int = 0) -> list[AnyMark]:
    marks: list[AnyMark] = [
        Use(template=f"army-{seat}"),
        Label(text=str(count), x=15, y=18, size=14, tone=f"my-count {seat_tone(seat)} my-on-seat"),
    ]
    if mercenaries:
        marks.append(Disc(x=24, y=3, r=7.5, text=f"+{mercenaries}", tone="my-number"))
    return marks

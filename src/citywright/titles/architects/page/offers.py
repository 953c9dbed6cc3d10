"""What is on offer: the two rows of apprentices beside the Workshop, and the Black Market."""

from typing import Final

from citywright.display.scene import AnyMark, Box, Label, Node, Path, Sign, Text, Use, Who
from citywright.kit.actions import Action
from citywright.kit.table import NOBODY

from ..rules.facts import COLUMNS, MARKET_A, PLACES, WORKSHOP
from ..rules.known import offer
from ..rules.state import NONE, Architects
from ..words.actions import hire_price, yields
from ..words.messages import APPRENTICE, PLACE, PLACE_SHORT, POWER
from .glyph_row import Row
from .places import Town, ellipse, plate, shut_name
from .templates import HIRE_H, HIRE_W, coins

PITCH_X: Final = HIRE_W + 4
PITCH_Y: Final = HIRE_H + 4
RACK_W: Final = 4 * PITCH_X + 8
RACK_H: Final = 2 * PITCH_Y + 28


def rack(town: Town, g: Architects, x: float, y: float) -> list[Node]:
    """The face-up apprentices, above each column its price for the viewer's next worker."""
    view = town.view
    marks: list[AnyMark] = [Box(w=RACK_W, h=RACK_H, r=10, tone="at-rack")]
    visit = town.visits.get(WORKSHOP)
    if visit is not None:
        workers = view["asked"][2] if town.step == "Workshop" else visit.workers
        for column in range(COLUMNS):
            price = hire_price(g, town.viewer, ["Workshop", town.viewer, workers], 1)
            more = max(0, column + 1 - workers)
            row = Row(13.5, 8.5, "at-figure at-pale").text(price).medal("silver")
            if more:
                row.text(f"+{more}", "at-figure at-dear")
            marks += row.middle(6 + column * PITCH_X + HIRE_W / 2, 14)
    nodes = [Node(id="rack", x=x, y=y, w=RACK_W, h=RACK_H, name=Text("node-rack"), marks=marks, layer=1, about="rack")]
    for slot, apprentice in enumerate(view["display"]):
        row_n, column = divmod(slot, COLUMNS)
        at = (x + 6 + column * PITCH_X, y + 25 + row_n * PITCH_Y)
        nodes.append(_hireling(town, slot, apprentice, *at))
    return nodes


def _hireling(town: Town, slot: int, apprentice: int, x: float, y: float) -> Node:
    row, column = divmod(slot, COLUMNS)
    tries: list[Action] = [("hire", row + 1, column + 1)] if town.step in ("Workshop", "HireAny") else []
    if apprentice == NONE:
        slot_mark: list[AnyMark] = [Box(w=HIRE_W, h=HIRE_H, r=8, tone="at-slot")]
        name = Text("node-rack-empty")
        return Node(
            id=f"slot.{slot}", x=x, y=y, w=HIRE_W, h=HIRE_H, name=name, marks=slot_mark, about="rack", tries=tries
        )
    silver = town.view["coins"][slot]
    return Node(
        id=f"a{apprentice}",
        x=x,
        y=y,
        w=HIRE_W,
        h=HIRE_H,
        name=Text("node-apprentice", {"name": APPRENTICE[apprentice], "power": POWER[apprentice], "coins": silver}),
        marks=[Use(template=f"a{apprentice}"), *coins(silver, HIRE_W - 13, HIRE_H - 2)],
        about=f"a{apprentice}",
        tries=tries,
    )


# -- the Black Market --

_STALLS: Final = (748, 912, 1076)
SIGN_W: Final = 132


def market(town: Town, g: Architects) -> list[Node]:
    """Three stalls in the alley: what lies there, the mat to stand on, the price on the sign."""
    return [_stall(town, g, space) for space in range(3)]


def _stall(town: Town, g: Architects, space: int) -> Node:
    view = town.view
    place = MARKET_A + space
    cx = _STALLS[space]
    w, top = 144, 502
    left = cx - w / 2
    visit = town.visits.get(place)
    marks: list[AnyMark] = [*goods_pill(g, space, w / 2, 17), *_mat(town, space, w / 2, 64)]
    shut = visit is not None and visit.rule != 0
    taken = view["spaces"][space] != NOBODY
    name = shut_name(visit.rule) if visit and shut else Text("closed-taken") if taken else PLACE_SHORT[place]
    marks += town.sign(w / 2, 82, SIGN_W, name, visit)
    high = town.head + (town.line if visit else 0)
    return Node(
        id=f"place.{PLACES[place]}",
        x=left,
        y=top,
        w=w,
        h=82 + high,
        name=stall_name(town, place),
        marks=marks,
        outline=ellipse(w / 2, 64, 29, 12) + plate((w - SIGN_W) / 2, 82, SIGN_W, high),
        about=f"place-{PLACES[place]}",
        tries=town.tries(place),
    )


def stall_name(town: Town, place: int) -> Text:
    visit = town.visits.get(place)
    said = PLACE[place]
    if visit:
        said = Text("node-place", {"place": said, "n": 1, "yields": yields(visit)})
    owner = town.view["spaces"][place - MARKET_A]
    return said if owner == NOBODY else Text("node-crowded", {"place": said, "name": Who(owner), "n": 1})


def goods_pill(g: Architects, space: int, x: float, y: float) -> list[AnyMark]:
    """What a stall sells, on a dark board."""
    row = Row(14, 11, "at-figure at-pale")
    if space == 1:
        row.sign("stone-crafting", "at-pale").slash().text(5).medal("card").arrow().text(1)
    else:
        row.goods(offer(g, space))
    w = row.width() + 14
    return [Box(x=x - w / 2, y=y - 14, w=w, h=28, r=8, tone="at-board"), *row.middle(x, y)]


def _mat(town: Town, space: int, x: float, y: float) -> list[AnyMark]:
    marks: list[AnyMark] = [
        Path(d=ellipse(x, y + 2, 30, 12), tone="at-shadow"),
        Path(d=ellipse(x, y, 28, 11), tone="at-mat"),
    ]
    owner = town.view["spaces"][space]
    if owner != NOBODY:
        marks.append(Use(template=f"worker-{owner}", x=x - 11, y=y - 22, scale=1.1))
    return marks


def banner(town: Town, x: float, y: float, w: float = 268) -> list[AnyMark]:
    """The name of the market, and how near its reset is."""
    free = town.view["spaces"].count(NOBODY)
    return [
        Box(x=x, y=y, w=w, h=24, r=12, tone="at-board"),
        Sign(icon="domino-mask", x=x + 18, y=y + 12, size=18, tone="at-pale"),
        Label(
            text=Text("sign-market", {"free": free}),
            x=x + w / 2 + 10,
            y=y + 17,
            size=13.5,
            most=w - 56,
            tone="at-pale at-figure",
        ),
    ]


def counters(town: Town, g: Architects, y: float) -> list[Node]:
    """The market as three dark cards, for small screens."""
    nodes = []
    for space in range(3):
        place = MARKET_A + space
        w, h = 116, 96
        visit = town.visits.get(place)
        marks: list[AnyMark] = [Box(w=w, h=h, r=10, tone="at-board")]
        row = Row(14, 10, "at-figure at-pale")
        if space == 1:
            row.sign("stone-crafting", "at-pale").slash().text(5).medal("card").arrow().text(1)
        else:
            row.goods(offer(g, space))
        marks += row.middle(w / 2, 22)
        if visit:
            price = Row(14, 10, "at-figure at-pale").text(f"−{visit.silver}", "at-figure at-dear").medal("silver")
            if visit.virtue:
                price.text(f"−{visit.virtue}", "at-figure at-dear").medal("virtue")
            marks += price.middle(w / 2, 50)
        owner = town.view["spaces"][space]
        if owner != NOBODY:
            marks.append(Use(template=f"worker-{owner}", x=w / 2 - 9, y=64, scale=0.95))
        else:
            name = shut_name(visit.rule) if visit and visit.rule else PLACE_SHORT[place]
            marks.append(Label(text=name, x=w / 2, y=82, size=13, tone="at-pale"))
        nodes.append(
            Node(
                id=f"place.{PLACES[place]}",
                x=2 + space * 122,
                y=y,
                w=w,
                h=h,
                name=stall_name(town, place),
                marks=marks,
                about=f"place-{PLACES[place]}",
                tries=town.tries(place),
            )
        )
    return nodes

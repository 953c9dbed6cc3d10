"""How points run: from a demand, or a new store, through every supplier. As a sentence, and as a drawing.

The shares are those of the rules (`city.cascade`); a test holds the sums against what the rules pay.
"""

from collections.abc import Sequence
from typing import Final

from citywright.display.scene import AnyMark, Area, Art, Box, Disc, Label, Medal, Node, Path, Sign, Text, Who

from ..rules.city import connected_stores
from ..rules.facts import DEMAND_VP, DEMANDS, GOODS, NEUTRAL_COST, RECIPE_VP, TYPE, TYPES
from ..rules.state import EMPTY, NEUTRAL, Founders
from ..words.messages import GOOD, PRESTIGE, Args, listed
from .templates import TYPE_SIGNS, plate, seat_tone

COLUMN: Final = 108
ROW: Final = 58
MOST_ROWS: Final = 4
"""So many fit the dock with figures that can be read; what is not drawn any more is still told in words."""


Row = tuple[int, int, Sequence[int]]
"""A store as far as points run through it: its good, its owner, the stores that supply it."""


def rows_of(g: Founders) -> list[Row]:
    return [(store.good, store.owner, store.suppliers) for store in g.stores]


class Share:
    """What a store earns, and what its owner passes on to each supplier."""

    __slots__ = ("good", "owner", "parts", "store", "value")

    def __init__(self, rows: list[Row], store: int, value: int) -> None:
        self.store = store
        self.good, self.owner, suppliers = rows[store]
        self.value = value
        self.parts = (
            []
            if self.owner == NEUTRAL
            else [Share(rows, part, _share(rows, store, i)) for i, part in enumerate(suppliers)]
        )

    def kept(self) -> int:
        """What stays with the owner."""
        return self.value - sum(part.value for part in self.parts)

    def earned(self, gains: dict[int, int]) -> None:
        """Adds what everybody gets to `gains`, by seat."""
        if self.owner != NEUTRAL:
            gains[self.owner] = gains.get(self.owner, 0) + self.kept()
        for part in self.parts:
            part.earned(gains)

    def stores(self) -> list["Share"]:
        return [self, *(share for part in self.parts for share in part.stores())]

    def leaves(self) -> int:
        return sum(part.leaves() for part in self.parts) or 1

    def depth(self) -> int:
        return 1 + max((part.depth() for part in self.parts), default=0)


def _share(rows: list[Row], store: int, i: int) -> int:
    """What the i-th supplier of a store gets of everything the store earns; neutral ones cost more and get nothing."""
    good, _, suppliers = rows[store]
    return NEUTRAL_COST if rows[suppliers[i]][1] == NEUTRAL else RECIPE_VP[good][i]


def promised(rows: list[Row], card: int) -> dict[int, int]:
    """What each seat could earn at a building from the stores that stand now: of every delivery, whichever store makes
    it, the most it would get. Seats that would get nothing are left out."""
    found: dict[int, int] = {}
    for good, value in zip(DEMANDS[card], DEMAND_VP[card], strict=True):
        most: dict[int, int] = {}
        for number, (other, owner, _) in enumerate(rows):
            if other == good and owner != NEUTRAL:
                gains: dict[int, int] = {}
                Share(rows, number, value).earned(gains)
                for seat, gain in gains.items():
                    most[seat] = max(gain, most.get(seat, 0))
        for seat, gain in most.items():
            found[seat] = found.get(seat, 0) + gain
    return {seat: gain for seat, gain in sorted(found.items()) if gain > 0}


class Stream:
    """A root of points: a delivery to a building, or an ingredient of a new store (`card` -1)."""

    __slots__ = ("card", "share")

    def __init__(self, card: int, share: Share) -> None:
        self.card = card
        self.share = share


def streams(before: Founders, after: Founders) -> list[Stream]:
    """Everything that pays between two moments of the same table."""
    found: list[Stream] = []
    rows = rows_of(after)
    for number in range(len(before.stores), len(after.stores)):
        store = after.stores[number]
        for i, part in enumerate(store.suppliers):
            if after.stores[part].owner != NEUTRAL:
                found.append(Stream(-1, Share(rows, part, RECIPE_VP[store.good][i])))
    for number, building in enumerate(after.buildings):
        old = before.buildings[number].cubes if number < len(before.buildings) else (EMPTY,) * len(building.cubes)
        for demand, (was, now) in enumerate(zip(old, building.cubes, strict=True)):
            if was == EMPTY and now >= 0:
                stores = [i for i in connected_stores(after, number, demand) if after.stores[i].owner == now]
                if stores:
                    found.append(Stream(building.card, Share(rows, stores[0], DEMAND_VP[building.card][demand])))
    return found


def demand_of(card: int, good: int) -> int:
    return DEMANDS[card].index(good)


# -- in words --


def told(stream: Stream) -> Text:
    share = stream.share
    args: Args = {"owner": Who(share.owner), "points": share.value, "good": GOOD[share.good]}
    if stream.card >= 0:
        args["building"] = PRESTIGE[stream.card]
    if not share.parts:
        return Text("flow-delivery" if stream.card >= 0 else "flow-supply", args)
    args["parts"] = listed([_part(part) for part in share.parts])
    return Text("flow-delivery-on" if stream.card >= 0 else "flow-supply-on", args)


def _part(share: Share) -> Text:
    if share.owner == NEUTRAL:
        return Text("flow-lost", {"points": share.value, "good": GOOD[share.good]})
    args: Args = {"owner": Who(share.owner), "points": share.value, "good": GOOD[share.good]}
    if not share.parts:
        return Text("flow-part", args)
    return Text("flow-part-on", {**args, "parts": listed([_part(part) for part in share.parts])})


def sentence(found: list[Stream]) -> Text | None:
    if not found:
        return None
    text = told(found[0])
    for stream in found[1:3]:
        text = Text("flow-both", {"one": text, "other": told(stream)})
    return text


# -- in a drawing --


def figure(found: list[Stream]) -> Area | None:
    """The flow from left to right: a figure on an arrow is what is handed on, below a store stands what stays."""
    if not found:
        return None
    shown = found[:1]
    rows = shown[0].share.leaves()
    for stream in found[1:3]:
        if rows + stream.share.leaves() > MOST_ROWS:
            break
        shown.append(stream)
        rows += stream.share.leaves()
    columns = 1 + max(stream.share.depth() for stream in shown)
    ground: list[AnyMark] = []
    top = 0
    for stream in shown:
        height = stream.share.leaves()
        y = (top + height / 2) * ROW
        ground += [*_arrow(40, y, COLUMN - 21, y, stream.share.value), *_root(stream, 20, y)]
        ground += _branch(stream.share, 1, top)
        top += height
    width = (columns - 1) * COLUMN + 78
    node = Node(id="pv.flow", x=0, y=0, w=width, h=rows * ROW, name=sentence(found) or Text("scene-flow"), marks=ground)
    return Area(
        id="flow",
        name=Text("scene-flow"),
        view=(0, 0, width, max(rows, 2) * ROW),
        nodes=[node],
        tone=f"fd-flow fd-rows-{rows}",
    )


def _branch(share: Share, column: int, top: int) -> list[AnyMark]:
    x, y = column * COLUMN, (top + share.leaves() / 2) * ROW
    marks: list[AnyMark] = []
    at = top
    for part in share.parts:
        py = (at + part.leaves() / 2) * ROW
        marks += _arrow(x + 21, y, x + COLUMN - 21, py, part.value)
        marks += _branch(part, column + 1, at)
        at += part.leaves()
    return marks + _store(share, x, y)


def _arrow(x1: float, y1: float, x2: float, y2: float, value: int) -> list[AnyMark]:
    bend, middle = (x1 + x2) / 2, (y1 + y2) / 2
    return [
        Path(d=f"M{x1:g} {y1:g}C{bend:g} {y1:g} {bend:g} {y2:g} {x2 - 3:g} {y2:g}", tone="fd-arrow"),
        Path(d=f"M{x2:g} {y2:g}l-9-5v10z", tone="fd-arrow-head"),
        Disc(x=bend, y=middle, r=11, text=str(value), tone="fd-handed"),
    ]


def _root(stream: Stream, x: float, y: float) -> list[AnyMark]:
    icon = TYPE_SIGNS[TYPES[TYPE[stream.card]]] if stream.card >= 0 else "upgrade"
    return [
        Box(x=x - 19, y=y - 19, w=38, h=38, r=9, tone="fd-flow-box fd-flow-root"),
        Sign(icon=icon, x=x, y=y, size=25, tone="fd-ink"),
    ]


def _store(share: Share, x: float, y: float) -> list[AnyMark]:
    marks: list[AnyMark] = [
        Box(x=x - 19, y=y - 19, w=38, h=38, r=9, tone=f"fd-flow-box {seat_tone(share.owner)}"),
        Medal(good=GOODS[share.good], x=x, y=y, r=12.5),
    ]
    if share.owner == NEUTRAL:
        return [*marks, Art(symbol="fd-token", x=x + 7, y=y + 7, w=16, h=16)]
    marks += plate(share.owner, x + 15, y + 14, 13)
    marks.append(Label(text=f"+{share.kept()}", x=x + 25, y=y - 8, size=15, anchor="start", tone="fd-gain"))
    return marks

"""The tree of goods: three ranks, what is made of what, who owns it and who has access."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Art, Box, Disc, Label, Medal, Node, Path, Sign, Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.grid import to_list

from ..rules.facts import ACHIEVEMENT_VP, BASICS, EACH_STORE, GOODS, RECIPE, TIER
from ..rules.state import NEUTRAL
from ..words.messages import ACHIEVEMENT, GOOD, Args, listed
from .templates import DECK_SIGNS, plate

WIDTH: Final = 342
HEIGHT: Final = 292
STRIP: Final = 50
"""The height of the achievements below, if they are played with."""
_TOP: Final = 32
_X: Final = {1: 20, 2: 214, 3: 300}
_NAMES_END: Final = 152
RANKS: Final = {tier: [good for good in range(len(GOODS)) if TIER[good] == tier] for tier in (1, 2, 3)}


def spot(good: int) -> tuple[float, float]:
    """The middle of a good's medal."""
    rank = RANKS[TIER[good]]
    step = (HEIGHT - _TOP) / len(rank)
    return _X[TIER[good]], _TOP + (rank.index(good) + 0.5) * step - (0 if TIER[good] == 1 else 7)


def tree(view: View, viewer: int, step: str, hot: int) -> Area:
    """`hot` is the good that is just being built, -1 if none."""
    me: dict[str, Any] | None = view["players"][viewer] if viewer < view["seats"] else None
    nodes = [good_node(view, good, me, step, good == hot) for good in range(len(GOODS))]
    height = HEIGHT
    chosen = [card for card in view["achievements"] if card >= 0]
    if chosen:
        height += STRIP
        nodes += achievements(view)
    ground: list[AnyMark] = [
        Box(x=-6, y=0, w=WIDTH + 12, h=height, r=12, tone="fd-panel"),
        Sign(icon="family-tree", x=12, y=15, size=18, tone="fd-accent"),
        Label(text=Text("scene-goods"), x=26, y=21, size=16, anchor="start", tone="fd-head"),
        Path(d="M192 15m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", tone="fd-mine"),
        Label(text=Text("scene-mine"), x=203, y=19, size=12.5, anchor="start", tone="fd-soft-ink"),
        Path(d="M268 15m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", tone="fd-access"),
        Label(text=Text("scene-access"), x=279, y=19, size=12.5, anchor="start", tone="fd-soft-ink"),
    ]
    for good in (*RANKS[2], *RANKS[3]):
        ground += threads(good, good == hot)
    return Area(
        id="goods",
        name=Text("scene-goods"),
        view=(-6, 0, WIDTH + 12, height),
        nodes=nodes,
        ground=ground,
        tone="fd-side",
    )


def threads(good: int, hot: bool) -> list[AnyMark]:
    """From every ingredient to what is made of it."""
    x2, y2 = spot(good)
    x2 -= 16
    marks: list[AnyMark] = []
    for part in RECIPE[good]:
        x1, y1 = spot(part)
        x1 = _NAMES_END if TIER[part] == 1 else x1 + 15
        bend = (x1 + x2) / 2
        d = f"M{x1:.4g} {y1:.4g}C{bend:.4g} {y1:.4g} {bend:.4g} {y2:.4g} {x2:.4g} {y2:.4g}"
        if hot:
            marks.append(Path(d=d, tone="fd-branch-glow"))
        marks.append(Path(d=d, tone="fd-branch fd-branch-hot" if hot else "fd-branch"))
    return marks


def good_node(view: View, good: int, me: dict[str, Any] | None, step: str, hot: bool) -> Node:
    x, y = spot(good)
    basic = TIER[good] == 1
    left, top, w, h = (x - 16, y - 15, 148, 30) if basic else (x - 38, y - 15, 76, 41)
    stores = [row for row in view["stores"] if row[0] == good]
    mine = me is not None and good in me["income"]
    access = me is not None and not mine and good in me["access"]
    mx, my = x - left, 15.0
    marks: list[AnyMark] = []
    if hot:
        marks.append(Disc(x=mx, y=my, r=17, text="", tone="fd-hot"))
    if mine or access:
        marks.append(
            Path(d=f"M{mx - 14} {my}a14 14 0 1 0 28 0a14 14 0 1 0-28 0", tone="fd-mine" if mine else "fd-access")
        )
    marks.append(Medal(good=GOODS[good], x=mx, y=my, r=11.5, tone="" if stores or basic else "fd-unbuilt"))
    guests = sorted({seat for row in stores for seat in to_list(row[4]) if seat != row[1]})
    if basic:
        marks += _basic(view, good, len(stores), guests)
    else:
        marks.append(Label(text=GOOD[good], x=38, y=39, size=12.5, tone="fd-ink fd-halo"))
        for i, seat in enumerate(sorted({row[1] for row in stores})):
            marks += plate(seat, mx + 15 + 12 * i, 6, 12)
        for i, seat in enumerate(guests[:3]):
            marks += plate(seat, mx - 16 - 11 * i, 6, 10, access=True)
    return Node(
        id=f"g.{good}",
        x=left,
        y=top,
        w=w,
        h=h,
        name=told(view, good, stores, guests),
        marks=marks,
        about=f"good-{GOODS[good]}",
        tries=tries(view, good, step),
    )


def _basic(view: View, good: int, built: int, guests: list[int]) -> list[AnyMark]:
    """Name, owner, stalls standing, and who has access."""
    owner = owner_of(view, good)
    marks: list[AnyMark] = [Label(text=GOOD[good], x=37, y=19.5, size=12.5, anchor="start", tone="fd-ink")]
    if owner >= 0:
        marks += plate(owner, 26, 25, 11)
    elif good in view["neutral"]:
        marks.append(Art(symbol="fd-token", x=20, y=18, w=14, h=14))
    for i in range(EACH_STORE):
        marks.append(Box(x=128 + 6.5 * i, y=19, w=5, h=5, r=1.2, tone="fd-pip fd-pip-on" if i < built else "fd-pip"))
    for i, seat in enumerate(reversed(guests[:3])):
        marks += plate(seat, 142 - 12 * i, 9, 10, access=True)
    return marks


def owner_of(view: View, good: int) -> int:
    """Whose basic good it is, NEUTRAL if nobody's."""
    return next((seat for seat, me in enumerate(view["players"]) if good in me["basics"]), NEUTRAL)


def told(view: View, good: int, stores: list[list[Any]], guests: list[int]) -> Text:
    """What a reader hears of a good."""
    args: Args = {"good": GOOD[good], "built": len(stores)}
    owners = sorted({row[1] for row in stores if row[1] >= 0})
    if good < BASICS:
        owner = owner_of(view, good)
        owners = [owner] if owner >= 0 else []
    args["owners"] = listed([Who(seat) for seat in owners])
    args["guests"] = listed([Who(seat) for seat in guests])
    return Text("node-good", args)


def tries(view: View, good: int, step: str) -> list[Action]:
    """What a click on a good means in this question."""
    if good >= BASICS:
        return [("upgrade", good)] if step == "Upgrade" else []
    if step == "RaceResource":
        return [("resource", good)]
    if step == "PickResource":
        return [
            ("resource", good),
            *[("rob", seat, good) for seat in range(view["seats"]) if owner_of(view, good) == seat],
        ]
    return [("stall", good)] if step == "Trade" else []


def achievements(view: View) -> list[Node]:
    found: list[Node] = []
    for deck, card in enumerate(view["achievements"]):
        if card >= 0:
            marks: list[AnyMark] = [
                Box(w=110, h=42, r=8, tone="fd-card"),
                Box(x=0.5, y=0.5, w=109, h=41, r=8, tone="fd-card-edge"),
                Sign(icon=DECK_SIGNS[deck], x=15, y=21, size=20, tone="fd-accent"),
                Label(text=ACHIEVEMENT[card], x=28, y=18, size=12.5, anchor="start", wrap=58, rows=2, tone="fd-ink"),
                Disc(x=97, y=21, r=10, text=str(ACHIEVEMENT_VP[card]), tone="fd-points"),
            ]
            found.append(
                Node(
                    id=f"achievement.{card}",
                    x=116 * deck,
                    y=HEIGHT + 2,
                    w=110,
                    h=42,
                    name=ACHIEVEMENT[card],
                    marks=marks,
                    about=f"achievement-{card}",
                )
            )
    return found

"""The council: proposals and advisers; the peoples at the beginning; the vote, sealed and then opened together."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Art, Box, Disc, Label, Medal, Node, Sign, Text, Use, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.grid import to_list

from ..rules.facts import (
    ADVISER_NEEDS,
    ADVISER_VP,
    DEMAND_VP,
    DEMANDS,
    FIRST_ADVISER,
    GOODS,
    HIRES,
    MAIN,
    RACE_FORBIDS,
    RACE_GOOD,
    RACES,
    RECRUIT,
    SHAPE_OF_PRESTIGE,
    SLOT_PRICE,
    TERRAIN_OF,
    TYPE,
    TYPES,
    VOTE_NEEDS,
)
from ..rules.vote import weight
from ..words.messages import CARD_BRIEF, CARD_SHORT, PRESTIGE, RACE, TERRAIN, Args, listed, who
from .point_flow import promised
from .templates import (
    CARD_SIGNS,
    CARD_TONES,
    RACE_MARKS,
    TERRAIN_SIGNS,
    TYPE_SIGNS,
    TYPE_TONES,
    card_frame,
    plate,
    points,
    seat_tone,
    white_sign,
)

WIDTH: Final = 342
HEIGHT: Final = 348
PROPOSAL: Final = (109.0, 150.0)
ADVISER: Final = (80.0, 138.0)
ROW: Final = 93
"""The height of a proposal while it is voted on."""
VOTING: Final = ("Bid", "BreakTie", "PlacePrestige")


def council(view: View, viewer: int, step: str, asked: str) -> Area:
    """`asked` is the question on the table, `step` the same if it is the viewer's."""
    ground: list[AnyMark] = [Box(x=-6, y=0, w=WIDTH + 12, h=HEIGHT, r=12, tone="fd-panel")]
    if asked in ("ChooseRace", "RaceResource"):
        name = Text("scene-peoples")
        nodes = peoples(view, step)
        ground += head(name, "meeple-king")
    elif asked in VOTING and view["seats"] > 1:
        name = Text("scene-vote")
        nodes = [*(ballot(view, place, step) for place in range(len(view["proposals"]))), *votes(view, viewer, asked)]
        ground += [
            *head(name, "vote"),
            Label(text=who_called(view), x=336, y=21, size=12.5, anchor="end", tone="fd-soft-ink"),
        ]
    else:
        name = Text("scene-council")
        nodes = [
            *(proposal(view, place, step) for place in range(len(view["proposals"]))),
            *advisers(view, viewer, step),
        ]
        ground += [
            *head(Text("scene-proposals"), "vote"),
            Label(text=discards(view, viewer), x=336, y=21, size=12.5, anchor="end", tone="fd-soft-ink"),
            *head(Text("scene-advisers"), "meeple-king", 182),
            Label(
                text=Text("scene-left", {"count": sum(map(len, view["advisers"]))}),
                x=336,
                y=203,
                size=12.5,
                anchor="end",
                tone="fd-soft-ink",
            ),
        ]
    return Area(
        id="council",
        name=name,
        view=(-6, 0, WIDTH + 12, HEIGHT),
        nodes=nodes,
        ground=ground,
        tone="fd-side",
    )


def head(text: Text, icon: str, y: float = 0) -> list[AnyMark]:
    return [
        Sign(icon=icon, x=12, y=y + 15, size=18, tone="fd-accent"),
        Label(text=text, x=26, y=y + 21, size=16, anchor="start", tone="fd-head"),
    ]


def who_called(view: View) -> Text:
    return Text("scene-called", {"name": who(view["called"])})


def discards(view: View, viewer: int) -> Text:
    """How far the viewer is from calling a vote; alone, which round it is."""
    seats = view["seats"]
    if seats == 1:
        return Text("scene-round", {"round": view["round"]})
    seat = viewer if viewer < seats else view["active"]
    me = view["players"][seat]
    lying = len(me["shown"]) + len(me["maybe"]) - (1 if me["face_down"] else 0)
    return Text("scene-discarded", {"count": min(lying, VOTE_NEEDS[seats]), "of": VOTE_NEEDS[seats]})


# -- proposals --


def demands(card: int, x: float, y: float, columns: int) -> list[AnyMark]:
    """What a building wants and what it pays for it."""
    marks: list[AnyMark] = []
    for i, (good, value) in enumerate(zip(DEMANDS[card], DEMAND_VP[card], strict=True)):
        dx, dy = x + i % columns * 49, y + i // columns * 23
        marks.append(Medal(good=GOODS[good], x=dx, y=dy, r=10))
        marks.append(Label(text=str(value), x=dx + 13, y=dy + 5.5, size=15, anchor="start", tone="fd-figure"))
    return marks


def ground_of(card: int, x: float, y: float, most: float = 82) -> list[AnyMark]:
    """The terrain a building wants at least one cell of, or the ruins of the fortress."""
    terrain = TERRAIN_OF[card]
    name = TERRAIN[terrain] if terrain >= 0 else Text("scene-site")
    icon = TERRAIN_SIGNS[terrain] if terrain >= 0 else "castle-ruins"
    return [
        Sign(icon=icon, x=x, y=y, size=14, tone="fd-soft-ink"),
        Label(text=name, x=x + 10, y=y + 4.5, size=12, anchor="start", most=most, tone="fd-soft-ink"),
    ]


def ground_at_right(card: int, x: float, y: float) -> list[AnyMark]:
    """The same, ending at x; beside the Fortress's own name its ruins need no words."""
    sign, name = ground_of(card, x - 7, y)
    assert isinstance(name, Label)
    if TERRAIN_OF[card] < 0:
        return [sign]
    return [sign, Label(text=name.text, x=x - 18, y=y + 4.5, size=12, anchor="end", most=94, tone="fd-soft-ink")]


def proposal(view: View, place: int, step: str) -> Node:
    card = view["proposals"][place]
    w, h = PROPOSAL
    kind = TYPES[TYPE[card]]
    marks: list[AnyMark] = [
        *card_frame(w, h, TYPE_TONES[TYPE[card]], 46),
        Art(symbol=f"fd-ballot-{place}", x=5, y=5, w=20, h=20),
        white_sign(TYPE_SIGNS[kind], 48, 24, 34),
        Use(template=f"mini-{SHAPE_OF_PRESTIGE[card]}", x=70, y=8, scale=0.95),
        Label(text=PRESTIGE[card], x=7, y=61, size=13, anchor="start", wrap=98, rows=2, tone="fd-name"),
        *demands(card, 17, 92, 2),
        *ground_of(card, 14, 141, 58 if view["prices"] else 82),
    ]
    if view["prices"]:
        marks.append(Disc(x=w - 13, y=h - 13, r=11, text=str(view["prices"][place]), tone="fd-price"))
    return Node(
        id=f"p{card}",
        x=place * (w + 7.5),
        y=30,
        w=w,
        h=h,
        name=Text("node-proposal", proposal_words(card)),
        marks=marks,
        about=f"prestige-{card}",
        rules=["F-272", "F-273"] if view["prices"] else [],
        tries=[("choose", place)] if step in ("ChooseProposal", "BreakTie") else [],
    )


def proposal_words(card: int) -> Args:
    terrain = TERRAIN_OF[card]
    return {"building": PRESTIGE[card], "terrain": TERRAIN[terrain] if terrain >= 0 else Text("board-site")}


# -- the vote --


def ballot(view: View, place: int, step: str) -> Node:
    """A proposal in a row of its own: what it wants, and whose stores could serve it."""
    card = view["proposals"][place]
    gains = promised([(row[0], row[1], row[5]) for row in view["stores"]], card)
    marks: list[AnyMark] = [
        Box(x=1, y=3, w=WIDTH, h=ROW - 8, r=9, tone="fd-card-shade"),
        Box(w=WIDTH, h=ROW - 8, r=9, tone="fd-card"),
        Box(w=74, h=ROW - 8, r=9, tone=f"fd-card-head {TYPE_TONES[TYPE[card]]}"),
        Box(x=0.5, y=0.5, w=WIDTH - 1, h=ROW - 9, r=8.5, tone="fd-card-edge"),
        Art(symbol=f"fd-ballot-{place}", x=5, y=5, w=20, h=20),
        white_sign(TYPE_SIGNS[TYPES[TYPE[card]]], 46, 30, 38),
        Use(template=f"mini-{SHAPE_OF_PRESTIGE[card]}", x=10, y=54, scale=0.9),
        Label(text=PRESTIGE[card], x=82, y=20, size=14.5, anchor="start", most=132, tone="fd-name"),
        *ground_at_right(card, WIDTH - 8, 16),
    ]
    for i, (good, value) in enumerate(zip(DEMANDS[card], DEMAND_VP[card], strict=True)):
        x = 96 + i * 62
        marks.append(Medal(good=GOODS[good], x=x, y=40, r=11))
        marks.append(Label(text=str(value), x=x + 14, y=46, size=16, anchor="start", tone="fd-figure"))
        for k, seat in enumerate(sorted({row[1] for row in view["stores"] if row[0] == good and row[1] >= 0})[:2]):
            marks += plate(seat, x + (32 if value < 10 else 39) + 12 * k, 40, 11)
    if opened(view):
        marks.append(Disc(x=WIDTH - 20, y=69, r=13, text=str(total(view, place)), tone="fd-total"))
    else:
        marks += [Box(x=82, y=56, w=60, h=26, r=7, tone="fd-slot"), *now(gains)]
    tries: list[Action] = []
    if step == "BreakTie":
        tries = [("choose", place)]
    elif step == "Bid":
        tries = [("bid", place, 0, 0)]
    return Node(
        id=f"p{card}",
        x=0,
        y=30 + place * ROW,
        w=WIDTH,
        h=ROW - 8,
        name=ballot_name(card, gains),
        marks=marks,
        about=f"prestige-{card}",
        rules=["F-188", "F-190"],
        tries=tries,
    )


def ballot_name(card: int, gains: dict[int, int]) -> Text:
    if not gains:
        return Text("node-proposal", proposal_words(card))
    earned = listed([Text("node-promise", {"name": Who(seat), "points": gain}) for seat, gain in gains.items()])
    return Text("node-ballot", {**proposal_words(card), "gains": earned})


def now(gains: dict[int, int]) -> list[AnyMark]:
    """What the stores that stand would earn at a building, by seat."""
    if not gains:
        return []
    left = WIDTH - 8 - 46 * len(gains)
    marks: list[AnyMark] = [
        Label(text=Text("scene-now"), x=left - 6, y=73.5, size=12, anchor="end", tone="fd-soft-ink")
    ]
    for i, (seat, gain) in enumerate(gains.items()):
        x = left + 46 * i
        marks += [
            Box(x=x, y=58, w=43, h=22, r=11, tone=f"fd-promise {seat_tone(seat)}"),
            *plate(seat, x + 12, 69, 10),
            Label(text=f"+{gain}", x=x + 29, y=74.5, size=14, tone="fd-figure"),
        ]
    return marks


def opened(view: View) -> bool:
    """Are the bids on the table?"""
    return bool(view["asked"][:1] != ["Bid"])


def total(view: View, place: int) -> int:
    return sum(weight(temp, perm) for where, temp, perm in view["bids"] if where == place)


def votes(view: View, viewer: int, asked: str) -> list[Node]:
    """One letter for each seat: sealed in a row below; when all are in, each lies at its building with its weight."""
    found: list[Node] = []
    lying = [0, 0, 0]
    for seat in range(view["seats"]):
        if asked == "Bid":
            sealed = view["sealed"]
            done = sealed is None or seat in sealed["answered"]
            own = sealed["mine"] if sealed is not None and seat == viewer else None
            if own is not None:  # one's own letter is no secret to oneself
                place, temp, perm = own[1:]
                found.append(_open_letter(seat, 88 + 56 * lying[place], 30 + place * ROW + 56, weight(temp, perm)))
                lying[place] += 1
                continue
            marks: list[AnyMark] = (
                [Art(symbol="fd-envelope", w=54, h=36), *plate(seat, 27, 21, 15)]
                if done
                else [Box(x=1, y=1, w=52, h=33, r=5, tone="fd-slot"), *plate(seat, 27, 17, 13)]
            )
            name = Text("node-sealed" if done else "node-unsealed", {"name": Who(seat)})
            found.append(
                Node(
                    id=f"vote.{seat}",
                    x=96 + seat * 60,
                    y=HEIGHT - 37,
                    w=54,
                    h=36,
                    name=name,
                    marks=marks,
                    layer=4,
                    about="vote",
                )
            )
        else:
            place, temp, perm = view["bids"][seat]
            found.append(_open_letter(seat, 88 + 52 * lying[place], 30 + place * ROW + 56, weight(temp, perm)))
            lying[place] += 1
    return found


def _open_letter(seat: int, x: float, y: float, worth: int) -> Node:
    marks: list[AnyMark] = [
        Box(w=48, h=26, r=13, tone=f"fd-bid {seat_tone(seat)}"),
        *plate(seat, 15, 13, 14),
        Label(text=str(worth), x=34, y=18.5, size=16, tone="fd-figure"),
    ]
    name = Text("node-bid", {"name": Who(seat), "weight": worth})
    return Node(id=f"vote.{seat}", x=x, y=y, w=48, h=26, name=name, marks=marks, layer=4, about="vote")


# -- advisers --


def advisers(view: View, viewer: int, step: str) -> list[Node]:
    me: dict[str, Any] | None = view["players"][viewer] if viewer < view["seats"] else None
    asked = view["asked"]
    terms = HIRES[asked[2] if asked and asked[0] == "Hire" else MAIN[RECRUIT].parts[0].terms]
    found: list[Node] = []
    w, h = ADVISER
    for slot, adviser in enumerate(view["offer"]):
        if adviser < 0:
            continue
        card = FIRST_ADVISER + adviser
        need = ADVISER_NEEDS[adviser]
        has = me is not None and need in me["access"]
        price = terms.prices[slot] if step == "Hire" else SLOT_PRICE[slot]
        marks: list[AnyMark] = [
            *card_frame(w, h, CARD_TONES[card], 52),
            Medal(good="coin", x=13, y=13, r=9),
            Label(text=str(price), x=25, y=18.5, size=15, anchor="start", tone="fd-cream fd-figure"),
            white_sign(CARD_SIGNS[card], 46, 33, 28),
            Label(text=CARD_SHORT[card], x=40, y=66, size=12.5, most=w - 6, tone="fd-name"),
            Label(text=CARD_BRIEF[card], x=40, y=81, size=12, wrap=74, rows=2, tone="fd-soft-ink"),
            Medal(good=GOODS[need], x=24, y=h - 15, r=10),
        ]
        if ADVISER_VP[adviser]:
            marks.append(points(ADVISER_VP[adviser], w - 12, 13, 9.5))
        if has:
            marks.append(Art(symbol="fd-tick", x=38, y=h - 25, w=20, h=20))
        else:
            marks.append(
                Label(text=Text("scene-lacks"), x=39, y=h - 10.5, size=12, anchor="start", most=38, tone="fd-soft-ink")
            )
        found.append(
            Node(
                id=f"a{adviser}",
                x=slot * (w + 7.3),
                y=210,
                w=w,
                h=h,
                name=Text("node-adviser", {"adviser": CARD_SHORT[card], "coins": price}),
                marks=marks,
                about=f"card-{card}",
                tries=[("hire", slot)] if step == "Hire" else [],
            )
        )
    return found


# -- peoples --


def peoples(view: View, step: str) -> list[Node]:
    """Nine peoples: the good of each, and those it may not have besides."""
    taken = {me["race"]: seat for seat, me in enumerate(view["players"]) if me["race"] >= 0}
    found: list[Node] = []
    for race in range(len(RACES)):
        good = RACE_GOOD[race]
        marks: list[AnyMark] = [
            *card_frame(110, 100, "fd-c-people", 54),
            white_sign(RACE_MARKS[race], 32, 28, 40),
            Label(text=RACE[race], x=8, y=70, size=14, anchor="start", most=96, tone="fd-name"),
        ]
        if good >= 0:
            marks.append(Medal(good=GOODS[good], x=84, y=28, r=16, tone="ring-gilt"))
            for i, other in enumerate(to_list(RACE_FORBIDS[race])):
                marks += [
                    Medal(good=GOODS[other], x=19 + 26 * i, y=86, r=9.5, tone="fd-unbuilt"),
                    Box(x=9 + 26 * i, y=85, w=20, h=2.4, r=1.2, tone="fd-strike"),
                ]
        else:
            marks.append(Label(text="?", x=84, y=38, size=28, tone="fd-cream"))
        if race in taken:
            marks += [Box(w=110, h=100, r=9, tone="fd-veil"), *plate(taken[race], 55, 50, 34)]
        found.append(
            Node(
                id=f"race.{race}",
                x=race % 3 * 116,
                y=32 + race // 3 * 105,
                w=110,
                h=100,
                name=RACE[race],
                marks=marks,
                about=f"race-{race}",
                tries=[("race", race)] if step == "ChooseRace" else [],
            )
        )
    return found

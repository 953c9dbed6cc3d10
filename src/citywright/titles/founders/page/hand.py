"""The own hand in the dock: the people with its worker, the cards, and the discard."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Box, Label, Medal, Node, Sign, Text
from citywright.kit.game import View

from ..rules.effects import RACE_SLOT
from ..rules.facts import CARDS, GOODS
from ..words.messages import CARD, CARD_BRIEF, CARD_SHORT, RACE
from .templates import CARD_SIGNS, CARD_TONES, RACE_MARKS, card_frame, seat_tone, white_sign

WIDTH: Final = 580
"""Room of a hand; one with more cards is wider and scrolls, for a card under another would lose its name."""
CARD_SIZE: Final = (84.0, 124.0)
_STEP: Final = 90.0


def hand(view: View, viewer: int, step: str) -> Area:
    me: dict[str, Any] = view["players"][viewer]
    w, h = CARD_SIZE
    nodes: list[Node] = []
    left = 0.0
    if me["race"] >= 0:
        nodes.append(mat(view, viewer, step))
        left = w + 14
    cards: list[int] = me["hand"]
    lying = [*me["shown"], *me["hidden"][: len(me["hidden"]) - (1 if me["face_down"] else 0)]]
    nodes += [card_node(card, left + i * _STEP, step) for i, card in enumerate(cards)]
    apart = w + 12 if lying or me["playing"] >= 0 else 0
    width = max(WIDTH, left + len(cards) * _STEP - (_STEP - w) + apart)
    if lying:
        nodes.append(discard(lying, width - w))
    if me["playing"] >= 0:
        nodes.append(played(me["playing"], me["face_down"], width - w))
    return Area(
        id="hand",
        name=Text("scene-hand"),
        view=(-4, -6, width + 8, h + 14),
        nodes=nodes,
        least=118,
        tone="fd-hand fd-many" if width > WIDTH else "fd-hand",
    )


def card_marks(card: int) -> list[AnyMark]:
    w, h = CARD_SIZE
    return [
        *card_frame(w, h, CARD_TONES[card], 66),
        white_sign(CARD_SIGNS[card], w / 2, 33, 44),
        Label(text=CARD_SHORT[card], x=w / 2, y=81, size=12.5, most=w - 6, tone="fd-name"),
        Label(text=CARD_BRIEF[card], x=w / 2, y=96, size=12, wrap=78, rows=2, tone="fd-soft-ink"),
    ]


def card_node(card: int, x: float, step: str) -> Node:
    return Node(
        id=f"k{card}",
        x=x,
        y=0,
        w=CARD_SIZE[0],
        h=CARD_SIZE[1],
        name=CARD[card],
        marks=card_marks(card),
        about=f"card-{card}",
        tries=[("play", card), ("hide", card)] if step in ("PlayCard", "Follow") else [],
    )


def mat(view: View, viewer: int, step: str) -> Node:
    """The own people: what its worker does, and whether one is there."""
    me = view["players"][viewer]
    w, h = CARD_SIZE
    marks: list[AnyMark] = [
        *card_frame(w, h, f"fd-seat-head {seat_tone(viewer)}", 66),
        Sign(icon=RACE_MARKS[me["race"]], x=w / 2, y=33, size=46, tone=f"fd-on-seat {seat_tone(viewer)}"),
        Label(text=RACE[me["race"]], x=w / 2, y=81, size=13.5, most=w - 6, tone="fd-name"),
    ]
    if me["race_good"] >= 0:
        marks.append(Medal(good=GOODS[me["race_good"]], x=22, y=104, r=11))
    if view["workers"]:
        marks.append(Box(x=46, y=92, w=24, h=24, r=7, tone="fd-slot"))
        if me["race_worker"]:
            marks.append(Sign(icon="meeple", x=58, y=104, size=20, tone=f"fd-worker {seat_tone(viewer)}"))
    return Node(
        id="mat",
        x=0,
        y=0,
        w=w,
        h=h,
        name=Text("node-mat", {"race": RACE[me["race"]]}),
        marks=marks,
        about=f"race-{me['race']}",
        rules=["F-103"],
        tries=[("worker", RACE_SLOT)] if step == "UseWorker" else [],
    )


def discard(lying: list[int], x: float) -> Node:
    """What waits for the next vote, the last card on top."""
    w, h = CARD_SIZE
    marks: list[AnyMark] = [
        *(Box(x=3.0 * i, y=-2.0 * i, w=w, h=h, r=9, tone="fd-card fd-back") for i in range(min(3, len(lying)))),
        Sign(icon="card-pickup", x=w / 2 + 3, y=44, size=36, tone="fd-cream"),
        Label(text=str(len(lying)), x=w / 2 + 3, y=92, size=26, tone="fd-cream fd-figure"),
    ]
    name = Text("node-discard", {"count": len(lying)})
    return Node(id="discard", x=x, y=0, w=w, h=h, name=name, marks=marks, about="discard")


def played(card: int, face_down: bool, x: float) -> Node:
    """The card of this turn; face down, its owner still knows it."""
    w, h = CARD_SIZE
    marks = card_marks(card)
    if face_down:
        marks.append(Box(w=w, h=h, r=9, tone="fd-veil"))
    return Node(
        id=f"k{card}",
        x=x - 10,
        y=2,
        w=w,
        h=h,
        name=Text("node-played", {"card": CARD[card]}),
        marks=marks,
        about=f"card-{card}",
        layer=4,
    )


assert len(CARD_TONES) == len(CARDS)

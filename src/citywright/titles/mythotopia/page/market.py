"""The column beside the map: victory cards with their tokens, and the improvements on sale."""

from typing import Final

from citywright.display.scene import AnyMark, Area, Box, Label, Medal, Node, Sign, Text, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import CARD_STACKS, EMPTY_TO_END, KIND, PROVINCES, SIZE, STACK_VALUE, VP_CARDS, stack_sizes
from ..words.names import CARD, CARD_KIND, CARD_SHORT, VP, VP_SHORT
from .templates import VP_SIGNS, sign_of
from .wars import SIDE_W

VP_H: Final = 204
SHOP_H: Final = 286
_ROW: Final = 25


def vp_cards(view: View) -> Area:
    """Seven rows: what the card rewards, and its tokens; taken ones leave an empty ring."""
    note = Text("scene-vp-note", {"empty": view["empty"], "of": EMPTY_TO_END})
    ground: list[AnyMark] = [
        Box(x=1, y=1, w=SIDE_W - 2, h=VP_H - 2, r=10, tone="my-sheet"),
        Sign(icon="laurels", x=18, y=15, size=17, tone="my-vp-sign"),
        Label(text=Text("scene-vp"), x=30, y=21, size=15, anchor="start", tone="my-head"),
        Label(
            text=note,
            x=SIDE_W - 12,
            y=20,
            size=13,
            anchor="end",
            tone="my-text" if view["empty"] < EMPTY_TO_END - 1 else "my-text my-alarm",
        ),
    ]
    sizes = stack_sizes(view["seats"])
    nodes = [_vp_card(view, card, 27 + i * _ROW, sizes) for i, card in enumerate(view["vp_cards"])]
    return Area(id="vp", name=Text("scene-vp"), view=(0, 0, SIDE_W, VP_H), nodes=nodes, ground=ground, tone="my-side")


def _vp_card(view: View, card: int, y: float, sizes: list[int]) -> Node:
    left = sum(view["stacks"][stack] for stack in CARD_STACKS[card])
    marks: list[AnyMark] = [
        Box(w=SIDE_W - 16, h=1, tone="my-rule"),
        Sign(icon=VP_SIGNS[card], x=11, y=_ROW / 2 + 0.5, size=18, tone="my-vp-sign" if left else "my-quiet-sign"),
    ]
    tokens: list[int] = []
    for stack in CARD_STACKS[card]:
        there = view["stacks"][stack]
        tokens += [STACK_VALUE[stack]] * there + [0] * (sizes[stack] - there)
    tokens.sort(key=lambda value: -value)
    tone = "my-row" if left else "my-row my-spent"
    room = SIDE_W - 62 - (len(tokens) - 1) * 17.5
    marks.append(Label(text=VP_SHORT[card], x=25, y=17, size=13, anchor="start", most=room, tone=tone))
    for i, value in enumerate(tokens):
        x = SIDE_W - 27 - (len(tokens) - 1 - i) * 17.5
        marks.append(Use(template=f"token-{value}", x=x, y=_ROW / 2 + 0.5))
    return Node(
        id=f"vp.{VP_CARDS[card]}",
        x=8,
        y=y,
        w=SIDE_W - 16,
        h=_ROW,
        name=Text("node-vp", {"card": VP[card], "left": left}),
        marks=marks,
        layer=3,
        about=f"vp-{VP_CARDS[card]}",
    )


def improvements(view: View, viewer: int, step: str) -> Area:
    """The open improvements, their kind as a coloured edge; while one is acquired, own removed cards too."""
    cards: list[int] = list(view["display"])
    if step == "Acquire":
        plain = view["players"][viewer]
        own = {*plain["towns"], *plain["cities"], plain["citadel"]}
        cards += plain["aside"] + [p for p in view["province_deck"] if p in own]
    ground: list[AnyMark] = [
        Box(x=1, y=1, w=SIDE_W - 2, h=SHOP_H - 2, r=10, tone="my-sheet"),
        Sign(icon="upgrade", x=18, y=15, size=16, tone="my-quiet-sign"),
        Label(text=Text("scene-improvements"), x=30, y=21, size=15, anchor="start", tone="my-head"),
        Medal(good="gold", x=SIDE_W - 32, y=15, r=9),
        Label(text="1", x=SIDE_W - 19, y=20, size=14, anchor="start", tone="my-row"),
    ]
    rows = max(8, -(-len(cards) // 2))
    pitch = min(31.5, (SHOP_H - 32) / rows)
    wide = (SIDE_W - 20) / 2
    nodes = [
        _offer(card, 8 + i % 2 * (wide + 4), 29 + i // 2 * pitch, wide, pitch - 3, step) for i, card in enumerate(cards)
    ]
    return Area(
        id="shop",
        name=Text("scene-improvements"),
        view=(0, 0, SIDE_W, SHOP_H),
        nodes=nodes,
        ground=ground,
        tone="my-side",
    )


def _offer(card: int, x: float, y: float, w: float, h: float, step: str) -> Node:
    tries: list[Action] = [("choose", card)] if step == "Acquire" else []
    middle = h / 2
    marks: list[AnyMark] = [
        Box(w=w, h=h, r=6, tone="my-offer"),
        Box(y=1, w=4, h=h - 2, r=2, tone=f"my-edge-{KIND[card]}"),
        Sign(
            icon=sign_of(card) if card >= SIZE else "tower-flag",
            x=16,
            y=middle,
            size=min(18, h - 6),
            tone="my-row-sign",
        ),
        Label(text=CARD_SHORT[card], x=28, y=middle + 4.5, size=12.5, anchor="start", most=w - 32, tone="my-row"),
    ]
    return Node(
        id=f"c.{card}",
        x=x,
        y=y,
        w=w,
        h=h,
        name=Text("node-improvement", {"card": CARD[card], "kind": CARD_KIND[card]}),
        marks=marks,
        about=about_of(card),
        tries=tries,
    )


def about_of(card: int) -> str:
    """The about of a card; a province tells of itself."""
    return f"province-{PROVINCES[card]}" if card < SIZE else f"card-{card}"

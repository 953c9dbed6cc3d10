"""The cards in force: the bonus card, ghost cards, the market and the four skills, and the own tasks to choose from."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Box, Label, Medal, Mini, Node, Panel, Path, Seat, Sign, Text
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import (
    BONUS,
    BUNDLES,
    CONTENT,
    PRICES,
    RESOURCES,
    SKILL_COST,
    SKILL_DECK,
    SKILLS,
    SLOT_VALOR,
    TASK_VALOR,
    amounts_of,
)
from ..rules.hidden import COVERED
from ..words.actions import next_slot, task_now
from ..words.messages import GHOST_CARD, REWARD, SKILL, SKILL_TEXT, TASK, TASK_TEXT, Args, amount, listed, reward_text
from .templates import GHOST_SIGNS, GOODS, REWARD_SIGNS, TASK_SIGNS, goods_row, heading, points

WIDTH: Final = 288
GAP: Final = 8
HALF: Final = (WIDTH - GAP) / 2
BONUS_H: Final = 100
SKILL_H: Final = 102
GHOST_H: Final = 56
"""A ghost card among others: its head and two lines."""
ROW: Final = 22

DEALS: Final[list[list[dict[str, Any]]]] = [card["deals"] for card in CONTENT["market_cards"]]


def cards(view: View, step: str) -> Panel:
    """Everything that lies open for all, as cards one below the other."""
    nodes: list[Node] = []
    height: float = bonus(view, step, nodes)
    height = middle(view, step, nodes, height + GAP)
    height = skills(view, step, nodes, height + GAP)
    area = Area(id="cards", name=Text("panel-cards"), view=(0, 0, WIDTH, height), nodes=nodes, tone="gh-cards")
    return Panel(id="cards-panel", title=Text("panel-cards"), widgets=[Mini(area)], tone="gh-cards")


def _card(w: float, h: float) -> Box:
    return Box(w=w, h=h, r=11, tone="gh-card")


def bonus(view: View, step: str, nodes: list[Node]) -> float:
    """What a contact costs and what the three faces of the bonus die bring."""
    season = view["season"]
    cost = view["contact_cost"]
    nodes.append(
        Node(
            id="bonus",
            x=0,
            y=0,
            w=WIDTH,
            h=BONUS_H,
            name=Text("node-bonus", {"cost": amount("contact", cost, False)}),
            marks=[
                _card(WIDTH, BONUS_H),
                Sign(icon=GOODS["contact"], x=20, y=18, size=19, tone="gh-card-sign"),
                heading(Text("board-contact"), 34, 24),
                Label(text=f"−{cost}", x=WIDTH - 34, y=24, size=16, anchor="end", tone="gh-cost"),
                Medal(good="contact", x=WIDTH - 20, y=18, r=10),
            ],
            layer=2,
            about="bonus",
        )
    )
    w = (WIDTH - 22 - 2 * 6) / 3
    for row, icon in enumerate(REWARD_SIGNS):
        pecunia, any_kind, valor = BONUS[season][row]
        gains = [(key, n) for key, n in (("pecunia", pecunia), ("any", any_kind), ("valor", valor)) if n]
        given = view["face"] == row
        nodes.append(
            Node(
                id=f"reward.{row}",
                x=11 + row * (w + 6),
                y=34,
                w=w,
                h=BONUS_H - 42,
                name=Text("node-reward", {"reward": REWARD[row], "gain": reward_text(season, row, False)}),
                marks=[
                    Box(w=w, h=BONUS_H - 42, r=8, tone="gh-well gh-given" if given else "gh-well"),
                    Box(x=w / 2 - 12, y=5, w=24, h=24, r=6, tone="gh-face"),
                    Sign(icon=icon, x=w / 2, y=17, size=17, tone="gh-face-sign"),
                    *goods_row(gains, w / 2, 43, 8 if len(gains) > 2 else 9),
                ],
                about="bonus",
                tries=[("reward", row)] if step == "ChooseReward" else [],
            )
        )
    return BONUS_H


def middle(view: View, step: str, nodes: list[Node], top: float) -> float:
    """Ghost cards in the left column, the market in the right one. Several ghost cards stand close together."""
    shown: list[int] = view["ghost_cards"]
    deals = DEALS[view["market"]]
    alone = len(shown) == 1
    height = max(38 + len(deals) * ROW + 8, len(shown) * (GHOST_H + GAP) - GAP)
    each = (height - GAP * (len(shown) - 1)) / len(shown)
    head, text, sign = (24, 42, 19) if alone else (18, 33, 17)
    for i, card in enumerate(shown):
        name = GHOST_CARD[card].id
        nodes.append(
            Node(
                id=f"ghost-card.{card}",
                x=0,
                y=top + i * (each + GAP),
                w=HALF,
                h=each,
                name=Text(f"{name}.text"),
                marks=[
                    _card(HALF, each),
                    Sign(icon=GHOST_SIGNS[card], x=20, y=head - 6, size=sign, tone="gh-card-sign"),
                    heading(Text(name), 34, head, 16 if alone else 15),
                    _line(Text(f"{name}.short"), text),
                ],
                about=f"ghost-card-{card}",
            )
        )
    market(view, step, nodes, top, height)
    return top + height


def _line(text: Text, y: float) -> Label:
    """What a card of the half width says, in at most two lines."""
    return Label(text=text, x=11, y=y, size=12.5, anchor="start", wrap=HALF - 20, tone="gh-card-text")


def market(view: View, step: str, nodes: list[Node], top: float, height: float) -> None:
    marks: list[AnyMark] = [
        _card(HALF, height),
        Sign(icon="scales", x=20, y=18, size=19, tone="gh-card-sign"),
        heading(Text("board-market"), 34, 24),
    ]
    said: list[Text] = []
    for i, deal in enumerate(DEALS[view["market"]]):
        y = 46 + ROW * i
        what = Text(f"deal-{deal['kind']}", {"n": deal["count"]})
        marks += [
            Label(text=what, x=11, y=y, size=12.5, anchor="start", tone="gh-card-text"),
            Label(text=str(deal["pecunia"]), x=HALF - 32, y=y, size=14, anchor="end", tone="gh-figure"),
            Medal(good="pecunia", x=HALF - 20, y=y - 4.5, r=9),
        ]
        said.append(Text("node-deal", {"what": what, "price": amount("pecunia", deal["pecunia"], False)}))
    prices = PRICES[view["market"]]
    nodes.append(
        Node(
            id="market",
            x=HALF + GAP,
            y=top,
            w=HALF,
            h=height,
            name=Text("node-market", {"deals": listed(said)}),
            marks=marks,
            about="market",
            tries=[("sell", bundle) for bundle in range(len(BUNDLES)) if prices[bundle]] if step == "TakeTurn" else [],
        )
    )


def skills(view: View, step: str, nodes: list[Node], top: float) -> float:
    """Four cards, each with its price, what it does, and the slots with the markers of those who know it."""
    for i, skill in enumerate(view["skills"]):
        nodes.append(skill_card(view, skill, i % 2 * (HALF + GAP), top + i // 2 * (SKILL_H + GAP), step))
    return top + 2 * SKILL_H + GAP


def skill_card(view: View, skill: int, x: float, y: float, step: str) -> Node:
    name = SKILL[skill].id
    marks: list[AnyMark] = [_card(HALF, SKILL_H), heading(Text(name), 11, 23, 15.5)]
    cost = [RESOURCES[r] for r, n in enumerate(amounts_of(SKILL_COST[skill])) for _ in range(n)]
    marks += [Medal(good=good, x=HALF - 33 + 18.5 * i, y=81, r=8.5) for i, good in enumerate(cost)]
    marks.append(_line(Text(f"{name}.short"), 41))
    row: list[int] = view["marker_slots"][SKILL_DECK[skill]]
    first = next((slot for slot, who in enumerate(row) if who == -1), -1)
    for slot, who in enumerate(row):
        at = 9 + 22 * slot
        if who == COVERED:
            marks += [
                Box(x=at, y=70, w=20, h=22, r=5, tone="gh-covered"),
                Path(d="M-5 -5L5 5M5 -5L-5 5", x=at + 10, y=81, tone="gh-covered-cross"),
            ]
            continue
        marks.append(Box(x=at, y=70, w=20, h=22, r=5, tone="gh-well gh-next" if slot == first else "gh-well"))
        if who >= 0:
            marks.append(Seat(seat=who, x=at + 10, y=81, size=15))
        else:
            marks.append(Label(text=str(SLOT_VALOR[slot]), x=at + 10, y=86.5, size=15, tone="gh-slot"))
    valor = next_slot(view, skill)
    said: Args = {"skill": SKILL[skill], "text": SKILL_TEXT[skill]}
    if valor:
        said["valor"] = valor
    return Node(
        id=f"skill.{skill}",
        x=x,
        y=y,
        w=HALF,
        h=SKILL_H,
        name=Text(
            "node-skill" if valor else "node-skill-full",
            said,
        ),
        marks=marks,
        about=f"skill-{SKILLS[skill]}",
        tries=[("learn", skill)] if step == "TakeTurn" else [],
    )


# -- tasks --

TASK_W: Final = 128
TASK_H: Final = 86
_COLUMNS: Final = 4


def tasks(view: View, prompt: Prompt) -> Area:
    """The task cards one may choose from, large enough to be read; they stand in the dock."""
    hand: list[int] = view["hand"]
    pairs = prompt[2] > 1
    nodes = []
    for i, task in enumerate(hand):
        tries = [("tasks", *sorted((task, other))) for other in hand if other != task] if pairs else [("task", task)]
        now = task_now(view, task)
        nodes.append(
            Node(
                id=f"task.{task}",
                x=i % _COLUMNS * (TASK_W + GAP),
                y=i // _COLUMNS * (TASK_H + GAP),
                w=TASK_W,
                h=TASK_H,
                name=Text("node-task", {"card": TASK[task], "text": TASK_TEXT[task], "now": now}),
                marks=[
                    _card(TASK_W, TASK_H),
                    Sign(icon=TASK_SIGNS[task], x=19, y=21, size=26, tone="gh-card-sign"),
                    points(TASK_VALOR[task], TASK_W - 17, 18, 11.5),
                    Label(text=Text("board-now", {"n": now}), x=64, y=25, size=12.5, tone="gh-now"),
                    Label(text=TASK[task], x=TASK_W / 2, y=56, size=14, most=TASK_W - 10, tone="gh-card-head"),
                    Label(
                        text=Text(f"task-{task}.short"),
                        x=TASK_W / 2,
                        y=74,
                        size=12.5,
                        most=TASK_W - 10,
                        tone="gh-card-text",
                    ),
                ],
                about=f"task-{task}",
                tries=[*tries],
            )
        )
    rows = -(-len(hand) // _COLUMNS)
    return Area(
        id="tasks",
        name=Text("area-tasks"),
        view=(-GAP / 2, -GAP / 2, _COLUMNS * (TASK_W + GAP), rows * (TASK_H + GAP)),
        nodes=nodes,
        lines=rows,
        least=TASK_H + GAP,
        tone="gh-tasks",
    )

"""The tray in the dock: the own hand, or the cards a question is about."""

from functools import lru_cache
from typing import Any, Final

from citywright.display.scene import AnyMark, Area, Box, Label, Node, Path, Sign, Text, Use
from citywright.kit.actions import Action
from citywright.kit.game import View

from ..rules.facts import (
    BOARD_CARDS,
    BOARD_DEBTS,
    BOARD_GOODS,
    BOARD_PRISON,
    BOARD_VIRTUE,
    COST,
    DIG,
    GOODS,
    IMMEDIATE,
    MINES,
    OPEN_TRADES,
    RANSOM_SILVER,
    RANSOM_TAX,
    REDEEM_SILVER,
    REDEEM_TAX,
    SILVER,
    SKILLED,
    TRADE_GAIN,
    TRADE_OWNER,
    TRADE_PRICE,
    TRADE_VIRTUE,
    amounts,
    covers,
)
from ..rules.known import missing
from ..rules.places import visit_bonus
from ..rules.state import Architects
from ..words.actions import action_text, chosen_gain, mixed
from ..words.messages import APPRENTICE, BOARD, BOARD_TEXT, BUILDING, POWER, RECIPE, SKILLS_OF, TRADE
from .glyph_row import Row
from .templates import BOARD_SIGNS, CARD_H, CARD_W, HIRE_H, HIRE_W, SKILL_SIGNS, frame, gain

GAP: Final = 6
WIDTH: Final = 6 * (CARD_W + GAP) - GAP
_CARD_VERBS: Final = {
    "DraftPick": "pick",
    "SoloDraft": "discard",
    "KeepOne": "keep",
    "Guildhall": "construct",
    "DiscardFor": "discard",
    "DiscardDown": "discard",
    "Library": "discard",
    "OrderEffects": "order",
}
SMALL_W: Final = 124
SMALL_H: Final = 78
_DUTIES: Final[tuple[Action, ...]] = (("jail",), ("release",), ("ransom", 0), ("ransom", 1), ("redeem",))


def tray(view: View, viewer: int, g: Architects, step: str) -> Area:
    """`step` is what the viewer is asked, if anything."""
    own = viewer < view["seats"]
    nodes = _asked(view, viewer, g, step) if own else []
    if own and not nodes:
        cards: list[int] = view["hand"]
        nodes = [_card(view, viewer, g, card, step, True) for card in cards]
    wide = _lay(nodes)
    if own and step not in (*_NOT_HAND, "OrderEffects", "ChooseGain", "Graveyard"):
        wide = _crew(view, viewer, nodes, wide)
    name = Text("scene-tray") if step in _NOT_HAND else Text("scene-hand")
    return Area(
        id="tray", name=name, view=(-3, -4, max(wide, WIDTH) + 6, CARD_H + 8), nodes=nodes, least=176, tone="at-tray"
    )


_NOT_HAND: Final = ("DraftPick", "SoloDraft", "KeepOne", "ChooseBoard", "Trade", "Dig", "Guard", "Mix", "MakeRoom")


def _crew(view: View, viewer: int, nodes: list[Node], wide: float) -> float:
    """The own apprentices beside the hand, two in a column, as long as there is room. Returns the width of all."""
    crew: list[int] = view["players"][viewer]["apprentices"]
    left = wide + 3 * GAP
    columns = int((WIDTH - left + GAP) // (HIRE_W + GAP))
    for i, apprentice in enumerate(crew[: 2 * columns]):
        node = _own(apprentice)
        node.tries = []
        node.x = left + i // 2 * (HIRE_W + GAP)
        node.y = 10 + i % 2 * (HIRE_H + 8)
        nodes.append(node)
        wide = node.x + HIRE_W
    return wide


_DRAFT: Final = ("DraftPick", "SoloDraft")


def _lay(nodes: list[Node]) -> float:
    """Put cards side by side; small ones in two rows; a long row closes up. Returns its width."""
    small = bool(nodes) and nodes[0].h < 100
    rows = 2 if small and len(nodes) > 5 else 1
    columns = -(-len(nodes) // rows)
    if not nodes:
        return 0
    w, h = nodes[0].w, nodes[0].h
    pitch = w + GAP
    if columns * pitch - GAP > WIDTH:
        pitch = (WIDTH - w) / (columns - 1) if not small else pitch
    top = 0 if h > 100 else (CARD_H - rows * h - (rows - 1) * GAP) / 2
    for i, node in enumerate(nodes):
        node.x = round(i % columns * pitch, 1)
        node.y = top + i // columns * (h + GAP)
    return (columns - 1) * pitch + w


def _asked(view: View, viewer: int, g: Architects, step: str) -> list[Node]:
    """The cards of a question that is not about the hand."""
    if step in ("DraftPick", "SoloDraft"):
        return [_card(view, viewer, g, card, step, False) for card in [*view["packet"]]]
    if step == "KeepOne":
        return [_card(view, viewer, g, card, step, False) for card in view["looking"]]
    if step == "OrderEffects":
        return [_card(view, viewer, g, card, step, False) for card in view["asked"][2]]
    if step == "ChooseBoard":
        return [_board(board) for board in view["boards_left"]]
    if step == "Trade":
        return [_trade(view, viewer, g, t) for t in range(len(TRADE_PRICE)) if _offered(g, viewer, t)]
    if step == "Dig":
        return [_dig(view, viewer, g, what) for what in (0, 1)]
    if step == "Guard":
        return [_duty(view, viewer, g, action) for action in _DUTIES]
    if step == "Mix":
        return [_mix(view, viewer, wood) for wood in g.mixes(viewer)]
    if step in ("MakeRoom", "Graveyard"):
        return [_own(apprentice) for apprentice in view["players"][viewer]["apprentices"]]
    if step == "ChooseGain":
        effect = IMMEDIATE[view["asked"][2]]
        assert effect is not None
        return [_gain(view, GOODS.index(next(iter(row)))) for row in effect["options"]]
    return []


# -- building cards --


def _card(view: View, viewer: int, g: Architects, card: int, step: str, held: bool) -> Node:
    verb = _CARD_VERBS.get(step, "")
    tries: list[Action] = [(verb, card)] if verb else []
    if held and step == "PlaceWorker":
        tries = [("construct", card)]
    return Node(
        id=f"b{card}",
        x=0,
        y=0,
        w=CARD_W,
        h=CARD_H,
        name=Text("node-building", {"card": BUILDING[card], "recipe": RECIPE[card]}),
        marks=[Use(template=f"b{card}"), *(() if step in _DRAFT else _state(g, viewer, card))],
        about=f"b{card}",
        tries=tries,
    )


def _state(g: Architects, viewer: int, card: int) -> tuple[AnyMark, ...]:
    """The foot of a card: it can be built, or what is lacking."""
    me = g.players[viewer]
    if me.can_construct(card):
        return _CAN
    skills = tuple(s for s in SKILLS_OF[card] if not me.crew & SKILLED[s])
    return _lacks(skills, tuple(missing(me, COST[card])))


_FOOT: Final = f"M0 {CARD_H - 21}h{CARD_W}v13a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
_LINE: Final = CARD_H - 10.5
_CAN: Final[tuple[AnyMark, ...]] = (
    Path(d=_FOOT, tone="at-can"),
    Label(text=Text("card-can"), x=7, y=_LINE + 4.5, size=12.5, anchor="start", tone="at-gain"),
)


@lru_cache(4096)
def _lacks(skills: tuple[int, ...], goods: tuple[int, ...]) -> tuple[AnyMark, ...]:
    """Skills and goods that are missing, as many of them as the foot has room for; the word only beside a few."""
    row = Row(12.5, 8, "at-figure at-loss")
    for s in skills:
        row.skill(SKILL_SIGNS[s], True)
    for good, n in enumerate(goods):
        if n and row.width() < CARD_W - 36:
            row.good(GOODS[good], n)
    marks: list[AnyMark] = [Path(d=_FOOT, tone="at-cannot")]
    if row.width() < CARD_W - 52:
        marks.append(Label(text=Text("card-lacks"), x=7, y=_LINE + 4.5, size=12.5, anchor="start", tone="at-loss"))
    return (*marks, *row.right(CARD_W - 5, _LINE))


# -- boards, trades, duties and other small cards --


def _board(board: int) -> Node:
    row = Row(13, 8.5).goods(BOARD_GOODS[board])
    other = Row(13, 8.5).text(20 - BOARD_PRISON[board]).sign("meeple")
    if BOARD_PRISON[board]:
        other.text(BOARD_PRISON[board]).sign("prisoner")
    if BOARD_DEBTS[board]:
        other.text(BOARD_DEBTS[board]).medal("debt")
    if BOARD_CARDS[board]:
        other.text(BOARD_CARDS[board]).medal("card")
    marks: list[AnyMark] = [
        *frame(CARD_W, CARD_H),
        Path(d=f"M0 54V8a8 8 0 0 1 8-8h{CARD_W - 16}a8 8 0 0 1 8 8v46z", tone="at-cardart"),
        Sign(icon=BOARD_SIGNS[board], x=CARD_W / 2, y=28, size=44, tone="at-picture"),
        Label(text=BOARD[board], x=CARD_W / 2, y=72, size=15, tone="at-name"),
        *row.middle(CARD_W / 2, 90),
        *other.middle(CARD_W / 2, 114),
        *Row(13, 8.5).text(BOARD_VIRTUE[board]).medal("virtue").middle(CARD_W / 2, 138),
    ]
    return Node(
        id=f"board.{board}",
        x=0,
        y=0,
        w=CARD_W,
        h=CARD_H,
        name=Text("node-board", {"board": BOARD[board], "text": BOARD_TEXT[board]}),
        marks=marks,
        about=f"board-{board}",
        tries=[("board", board)],
    )


def _small(node_id: str, name: Text, marks: list[AnyMark], action: Action, dull: bool, about: str = "") -> Node:
    return Node(
        id=node_id,
        x=0,
        y=0,
        w=SMALL_W,
        h=SMALL_H,
        name=name,
        marks=[*([Box(w=SMALL_W, h=SMALL_H, r=8, tone="at-closed")] if dull else frame(SMALL_W, SMALL_H)), *marks],
        about=about,
        tries=[action],
        tone="dim" if dull else "",
    )


def _offered(g: Architects, viewer: int, trade: int) -> bool:
    """Open trades that can be paid, one that cannot for each kind, and those of the own apprentices."""
    if TRADE_OWNER[trade]:
        return bool(g.players[viewer].crew & TRADE_OWNER[trade])
    return covers(g.players[viewer].goods, TRADE_PRICE[trade])


def _trade(view: View, viewer: int, g: Architects, trade: int) -> Node:
    row = Row(15, 10).goods(TRADE_PRICE[trade])
    got = Row(17, 12).arrow()
    if TRADE_VIRTUE[trade]:
        got.text(f"+{TRADE_VIRTUE[trade]}").medal("virtue")
    else:
        for good, n in enumerate(amounts(TRADE_GAIN[trade])):
            if n:
                got.text(f"+{n}").medal(GOODS[good])
    marks: list[AnyMark] = [*row.middle(SMALL_W / 2, 24), *got.middle(SMALL_W / 2, 54)]
    if trade >= OPEN_TRADES:
        marks.append(Sign(icon="stone-crafting", x=13, y=64, size=16, tone="at-quiet"))
    dull = not covers(g.players[viewer].goods, TRADE_PRICE[trade])
    return _small(f"trade.{trade}", TRADE[trade], marks, ("trade", trade), dull, "place-storehouse")


def _dig(view: View, viewer: int, g: Architects, what: int) -> Node:
    workers = view["asked"][2]
    goods = DIG[what][workers] + visit_bonus(g.players[viewer].crew, MINES)
    row = Row(18, 14)
    for good, n in enumerate(amounts(goods)):
        if n:
            row.text(f"+{n}").medal(GOODS[good])
    action: Action = ("dig", what)
    name = action_text(view, viewer, action, g)
    return _small(f"dig.{what}", name, row.middle(SMALL_W / 2, SMALL_H / 2), action, False, "place-mines")


_DUTY_SIGNS: Final = ("manacles", "prisoner", "breaking-chain", "breaking-chain", "scroll-unfurled")


def _duty(view: View, viewer: int, g: Architects, action: Action) -> Node:
    """What can be done at the Guardhouse, what it costs and brings; what cannot be done now is pale and says why."""
    plain: dict[str, Any] = view["players"][viewer]
    i = _DUTIES.index(action)
    captives = g.captives(viewer)
    row = Row(14, 9) if i != 3 else Row(12.5, 8, gap=2)  # the price of a ransom by debt is long
    lacks = ""
    if i == 0:
        lacks = "" if any(plain["captured"]) else "duty-none-0"
        row.text(f"+{sum(plain['captured'])}").medal("silver")
    elif i == 1:
        lacks = "" if plain["prison"] else "duty-none-1"
        row.text(f"+{plain['prison']}").sign("meeple")
    elif i == 4:
        price = g.silver_for(viewer, REDEEM_SILVER, REDEEM_TAX)
        lacks = "duty-none-4" if not plain["debts"] else "duty-poor" if plain["goods"][SILVER] < price else ""
        row.text(f"−{price}", "at-figure at-loss").medal("silver").text("+1").medal("virtue")
    else:
        price = g.silver_for(viewer, RANSOM_SILVER, RANSOM_TAX)
        lacks = "duty-none-2" if not captives else "duty-poor" if i == 2 and plain["goods"][SILVER] < price else ""
        if i == 2:
            row.text(f"−{price}", "at-figure at-loss").medal("silver")
        else:
            row.text("+1", "at-figure at-loss").medal("debt").text("−1", "at-figure at-loss").medal("virtue")
        row.text(f"+{captives}").sign("meeple")
    name = Text(f"duty-{i}")
    marks: list[AnyMark] = [
        Sign(icon=_DUTY_SIGNS[i], x=SMALL_W / 2, y=19, size=24, tone="at-quiet" if lacks else "at-accent"),
        Label(text=name, x=SMALL_W / 2, y=46, size=13.5, tone="at-name at-quiet" if lacks else "at-name"),
        *(
            [Label(text=Text(lacks), x=SMALL_W / 2, y=66, size=12.5, tone="at-quiet")]
            if lacks
            else row.middle(SMALL_W / 2, 62)
        ),
    ]
    return _small(f"duty.{i}", action_text(view, viewer, action, g), marks, action, bool(lacks), "place-guardhouse")


def _mix(view: View, viewer: int, wood: int) -> Node:
    row = Row(16, 11).good("wood", wood).good("stone", mixed(view, viewer) - wood)
    action: Action = ("mix", wood)
    return _small(
        f"mix.{wood}",
        action_text(view, viewer, action),
        row.middle(SMALL_W / 2, SMALL_H / 2),
        action,
        False,
        "cathedral",
    )


def _gain(view: View, good: int) -> Node:
    card = view["asked"][2]
    row = gain(Row(18, 14), {GOODS[good]: chosen_gain(card, good)}, "+")
    action: Action = ("gain", good)
    name = Text("verb-gain", {"good": Text(f"good-{GOODS[good]}"), "n": chosen_gain(card, good)})
    return _small(f"gain.{good}", name, row.middle(SMALL_W / 2, SMALL_H / 2), action, False, f"b{card}")


def _own(apprentice: int) -> Node:
    return Node(
        id=f"own.a{apprentice}",
        x=0,
        y=0,
        w=HIRE_W,
        h=HIRE_H,
        name=Text("node-apprentice", {"name": APPRENTICE[apprentice], "power": POWER[apprentice], "coins": 0}),
        marks=[Use(template=f"a{apprentice}")],
        about=f"a{apprentice}",
        tries=[("dismiss", apprentice)],
    )

"""The table of Settlers in text: the market, the prizes, and each state as a grid with its owner below."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from citywright.kit.game import View
from citywright.kit.table import Prompt
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, flow, in_columns, panel, widths_of
from citywright.terminal.grid import Cell, Grid, fit_width
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from .rules.facts import CLASS, CLASSES, NATURE, NEEDS, POINTS_PER_MASTER, PRIZE, ROW_LIMIT
from .words.names import alike, product, recipe, resource, square, square_short, stars, token

if TYPE_CHECKING:
    from citywright.terminal.drawing import Choices

CLASS_STYLES: Final = ("green", "bright_blue", "magenta", "red")
WIDE: Final = 118
"""From this width on the prizes stand beside the market and every state is drawn with names."""


def draw(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices | None" = None) -> RenderableType:
    """The whole table: the opponents first, the viewer's own state last, nearest to the question."""
    numbers = choices or {}

    def make(width: int) -> RenderableType:
        there = [s for s in range(view["seats"]) if view["players"][s]["land"] or not view["pool"]]
        others = [s for s in there if s != seat]
        parts: list[RenderableType] = []
        if others:
            lean = width < WIDE
            targets = {action: n for action, n in numbers.items() if action[0] in ("ruin", "buy")}
            parts.append(flow(width, *(state(texts, names, view, s, targets, width, lean) for s in others)))
        parts.append(common(texts, view, numbers, width))
        if view["removed"]:
            parts.append(removed(texts, view, width))
        if seat in there:
            parts.append(state(texts, names, view, seat, numbers, width, False))
        parts.append(Text(capital(texts.say("board-legend")), style="dim"))
        return Group(*parts)

    return Wide(make)


def draw_part(
    texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: "Choices"
) -> RenderableType | None:
    """The states that a question is about."""
    if prompt[0] in ("Ruin", "Buy"):
        shown = [s for s in range(view["seats"]) if s != seat]
    elif prompt[0] in ("LayStart", "PlaceSquare", "Join", "Settle", "TakeSquare", "EndTurn"):
        shown = [seat]
    else:
        return None
    return Wide(lambda width: flow(width, *(state(texts, names, view, s, choices, width, False) for s in shown)))


# -- The middle of the table --


def common(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    first = draft if view["pool"] else market
    return flow(width, first(texts, view, choices, width), prizes(texts, view, choices, width))


def draft(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    """The opening draft: what is left, and what everybody took."""
    rows = [entry(texts, s, choices, "draft") for s in view["pool"]]
    lines = in_columns(rows, 2, width - 4, widths_of(rows))
    for seat, me in enumerate(view["players"]):
        if me["drafted"]:
            taken = texts.listed([square(texts, s) for s in me["drafted"]])
            line = Text(f"{seat_style.mark(seat)} ", seat_style.style(seat))
            lines.append(line.append(capital(texts.say("board-drafted", squares=taken)), "not bold default"))
    return panel(lines, heading(texts, "board-draft", NATURE), CLASS_STYLES[NATURE], width)


def market(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    """The three stacks with their rows, and the supply of tokens."""
    rows = [[entry(texts, s, choices, "take") for s in row] for row in view["rows"]]
    widths = widths_of([*rows[0], *rows[1], *rows[2]] or [(Text(), Text())])
    lines: list[Text] = []
    for c, row in enumerate(rows):
        head = Text(capital(texts.word(f"class-{CLASSES[c]}")), style=f"bold {CLASS_STYLES[c]}")
        head.append(f" · {texts.say('board-stack', left=view['stacks'][c])}", "not bold default")
        if len(row) >= ROW_LIMIT:
            head.append(f" · {texts.say('board-row-full')}", "default")
        if not row:
            head.append(f" · {texts.say('board-row-empty')}", "not bold default")
        lines += [head, *in_columns(row, 2, width - 4, widths)]
    if view["bought"] >= 0:
        bought = texts.say("board-bought", resource=resource(texts, view["bought"]))
        lines.append(Text(capital(bought), style="bold yellow"))
    war, coin, cart, master = view["tokens_left"]
    supply = texts.say("board-supply", war=war, coin=coin, cart=cart, master=master)
    return panel(lines, Text(capital(texts.say("board-market")), "bold"), "", width, capital(supply))


def prizes(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    """The open prizes: in one column where they stand beside the market, else in two."""
    rows = [entry(texts, s, choices, "take") for s in sorted(view["prizes"])]
    if rows:
        lines = in_columns(rows, 1 if width >= WIDE else 2, width - 4, widths_of(rows))
    else:
        lines = [Text(capital(texts.say("board-no-prizes")))]
    return panel(lines, heading(texts, "board-prizes", PRIZE), CLASS_STYLES[PRIZE], width)


def removed(texts: Texts, view: View, width: int) -> Lines:
    """The squares that left the game with a full row: anybody may look at them at any time (S-24)."""
    rows = []
    for s, count in alike(view["removed"]):
        name, gives = entry(texts, s, {}, "take")
        rows.append((name.append(f" ×{count}" if count > 1 else ""), gives))
    lines = in_columns(rows, 3, width - 4, widths_of(rows))
    return panel(lines, Text(capital(texts.say("board-removed")), "bold"), "dim", width)


def heading(texts: Texts, text_id: str, c: int) -> Text:
    return Text(capital(texts.say(text_id)), f"bold {CLASS_STYLES[c]}")


def entry(texts: Texts, s: int, choices: "Choices", verb: str) -> tuple[Text, Text]:
    """A face-up square: its name, and what it needs and gives."""
    number = choices.get((verb, s), 0)
    name = Text(f"[{number}]" if number else "", "bold reverse")
    short = capital(square_short(texts, s))
    shown = f"{stars(s):3} {short}" if CLASS[s] == PRIZE else short
    name.append((" " if number else "") + shown, f"not reverse not bold {CLASS_STYLES[CLASS[s]]}")
    if CLASS[s] == PRIZE:
        return name, Text("+".join(resource(texts, r) for r in NEEDS[s]))
    return name, Text(recipe(texts, s).replace(" ", ""))


# -- A state --


def state(
    texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices", width: int, lean: bool
) -> Lines:
    """One player's state; lean: what the squares give, without their names."""
    me = view["players"][seat]
    title = seat_style.badge(seat, names[seat])
    score = sum(value for _, value in view["scores"][seat])
    title.append(f" · {texts.say('board-points', points=score)}", "default")
    notes = [hand(texts, me)]
    if me["replaced"]:
        notes.append(texts.say("board-replaced", count=len(me["replaced"])))
    lines = grid(texts, me, seat, choices, lean).draw(width - 4) if me["land"] else [unlaid(texts, me)]
    return panel(lines, title, seat_style.style(seat), width, capital(" · ".join(notes)))


def unlaid(texts: Texts, me: dict[str, Any]) -> Text:
    if me["drafted"]:
        squares = texts.listed([square(texts, s) for s in me["drafted"]])
        return Text(capital(texts.say("board-drafted", squares=squares)))
    return Text(capital(texts.say("board-no-land")), style="dim")


def hand(texts: Texts, me: dict[str, Any]) -> str:
    if not me["tokens"]:
        return texts.say("board-hand-empty")
    counts = {t: me["tokens"].count(t) for t in sorted(set(me["tokens"]))}
    held = [token(texts, t) + (f" ×{n}" if n > 1 else "") for t, n in counts.items()]
    return texts.say("board-hand", tokens=", ".join(held))


def grid(texts: Texts, me: dict[str, Any], seat: int, choices: "Choices", lean: bool) -> Grid:
    cells: dict[Cell, list[Text]] = {}
    for x, y, s, coins, ruined, master in me["land"]:
        style = CLASS_STYLES[CLASS[s]]
        name = Text(capital(square_short(texts, s)), style=f"{style} strike" if ruined else style)
        gives = yields(texts, s, coins, ruined, master)
        gives.stylize(style if lean else "")
        cells[x, y] = [gives] if lean else [name, gives]
    joints: dict[Cell, str] = dict.fromkeys(map(tuple, me["carts"]), "╬")
    picks: dict[Cell, int] = {}
    for action, number in choices.items():
        if action[0] in ("ruin", "buy") and action[1] == seat:
            picks[action[2], action[3]] = number
        elif action[0] in ("place", "settle"):
            picks[action[1], action[2]] = number
        elif action[0] == "join":
            joints[action[1], action[2]] = f"[{number}]"
    return Grid(cells, picks, joints, fit_width(cells, 8, 11), 1 if lean else 2)


def yields(texts: Texts, s: int, coins: int, ruined: int, master: int) -> Text:
    """What a square gives now; ruin and masters stop it for good, a coin for the owner's next turn."""
    if ruined:
        return Text(texts.say("board-ruined"), style="bold")
    if master >= 0:
        return Text(f"{texts.say('board-master')} {'★' * POINTS_PER_MASTER}", style="bold")
    text = Text(product(texts, s), style="bold" if CLASS[s] == PRIZE else "")
    if coins:
        text.append(f" ¢{coins if coins > 1 else ''}", "bold yellow")
    return text

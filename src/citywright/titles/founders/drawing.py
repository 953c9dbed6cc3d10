"""The table of Founders in text: the map, the offers, and every player in a box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from citywright.kit.game import View
from citywright.kit.table import Prompt
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, flow, panel
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from .page.clock import turns_left
from .page.points import points_of
from .rules.board import BOARDS, cells_of
from .rules.facts import ADVISER_NEEDS, DEMAND_VP, DEMANDS, SLOT_PRICE, TERRAIN_OF
from .rules.state import EMPTY
from .words.names import ACHIEVEMENT_IDS, CARD_IDS, adviser, card, good, prestige, race, terrain

if TYPE_CHECKING:
    from citywright.terminal.drawing import Choices

GROUND: Final = (("·", "yellow"), (",", "bright_white"), ("♣", "green"), ("∴", "bright_black"))
"""Desert, coast, forest and ruins."""
ON_CELLS: Final = ("start", "road", "site", "house", "span", "access", "supply")
NEUTRAL_STYLE: Final = "bold bright_black"


def draw(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices | None" = None) -> RenderableType:
    """The whole table, the viewer's own box last, nearest to the question."""
    numbers = choices or {}

    def make(width: int) -> RenderableType:
        order = [s for s in range(view["seats"]) if s != seat] + ([seat] if seat < view["seats"] else [])
        return Group(
            city(texts, view, numbers, width),
            flow(width, proposals(texts, names, view, width), offer(texts, view, width)),
            flow(width, *(player(texts, names, view, s, s == seat, width) for s in order)),
            Text(capital(texts.say("board-legend")), style="dim"),
        )

    return Wide(make)


def draw_part(
    texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: "Choices"
) -> RenderableType | None:
    """The map, when the question is about a place in it."""
    if not any(action[0] in (*ON_CELLS, "lay") for action in choices):
        return None
    return Wide(lambda width: city(texts, view, choices, width))


# -- the map --


def city(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    """Rows are headed by the number of their first cell: with the column it gives the number of a cell."""
    board = BOARDS[view["side"]]
    columns, rows = board.grid.width, board.grid.height
    size = 3 if width >= 3 * columns + 10 else 1
    marks = marked(texts, view, size)
    for action, number in choices.items():
        if action[0] in ON_CELLS:
            marks[action[1]] = Text(str(number) if len(str(number)) <= size else "*", "bold reverse")
        elif action[0] == "lay":
            marks[action[2]] = Text("*", "bold reverse")
    head = Text("    ", "dim")
    for x in range(columns):
        head.append((str(x) if size > 2 else str(x % 10)).ljust(size))
    lines = [head]
    for y in range(rows):
        line = Text(f"{y * columns:>3} ", "dim")
        for x in range(columns):
            mark = marks.get(y * columns + x) or ground(view, y * columns + x)
            line.append_text(mark).append(" " * (size - mark.cell_len), "not dim not reverse")
        lines.append(line)
    return panel(lines, Text(capital(texts.say("board-city")), "bold"), "", width, note(texts, view))


def note(texts: Texts, view: View) -> str:
    if view["seats"] == 1:
        return capital(texts.say("board-round", round=view["round"], done=view["completed"]))
    done = capital(texts.say("board-done", done=view["completed"]))
    left = turns_left(view)
    return f"{done}; {texts.say('board-stop', left=left)}" if left else done


def ground(view: View, cell: int) -> Text:
    board = BOARDS[view["side"]]
    kind = board.terrain_of[cell]
    if kind >= 0:
        number = board.number_of[cell]
        mark, style = GROUND[kind]
        return Text(str(number) if number else mark, f"not dim {style}")
    bit = 1 << cell
    if board.river & bit:
        return Text("≈", "not dim cyan")
    if board.wall & bit:
        return Text("#", "not dim bright_black")
    return Text("o" if board.fortress_ruins & bit else " ", "not dim magenta")


def marked(texts: Texts, view: View, size: int) -> dict[int, Text]:
    """Everything that stands in the city, by cell."""
    board = BOARDS[view["side"]]
    marks = {cell: Text("+", "bold") for cell in view["roads"]}
    for seat, me in enumerate(view["players"]):
        for cell in me["houses"]:
            marks[cell] = Text("⌂", seat_style.style(seat))
        for cell in me["spans"]:
            marks[cell] = Text("=", seat_style.style(seat))
    for what, owner, rotation, cell, *_ in view["stores"]:
        style = seat_style.style(owner) if owner >= 0 else NEUTRAL_STYLE
        for covered in cells_of(board.ways_of_good(what).mask(rotation, cell)):
            marks[covered] = Text(good(texts, what)[: min(2, size)], style)
    for number, rotation, cell, *_ in view["buildings"]:
        for covered in cells_of(board.ways_of_prestige(number).mask(rotation, cell)):
            marks[covered] = Text(prestige(texts, number)[: min(2, size)].upper(), "bold magenta reverse")
    return marks


# -- the offers --


def proposals(texts: Texts, names: Sequence[str], view: View, width: int) -> Lines:
    """The proposals, then the buildings of the city with what they still want."""
    lines = []
    for number in view["proposals"]:
        where = TERRAIN_OF[number]
        lines.append(Text(capital(prestige(texts, number)), "bold magenta"))
        wants = [f"{good(texts, g)} {vp}" for g, vp in zip(DEMANDS[number], DEMAND_VP[number], strict=True)]
        ground_name = terrain(texts, where) if where >= 0 else texts.say("board-site")
        lines.append(Text(f"  {ground_name}: {', '.join(wants)}"))
    for number, _, _, cubes, *_ in view["buildings"]:
        line = Text("■ ", "magenta").append(capital(prestige(texts, number)), "not bold default")
        for what, points, cube in zip(DEMANDS[number], DEMAND_VP[number], cubes, strict=True):
            if cube == EMPTY:
                line.append(f" {good(texts, what)} {points}", "not bold default")
            else:
                line.append(
                    f" {seat_style.mark(cube) if cube >= 0 else '○'}", seat_style.style(cube) if cube >= 0 else "dim"
                )
        lines.append(line)
    return panel(lines or [Text("—")], Text(capital(texts.say("board-proposals")), "bold"), "magenta", width)


def offer(texts: Texts, view: View, width: int) -> Lines:
    lines = []
    for slot, number in enumerate(view["offer"]):
        if number >= 0:
            price = texts.say("board-price", coins=SLOT_PRICE[slot])
            lines.append(Text(f"{capital(adviser(texts, number))} ({good(texts, ADVISER_NEEDS[number])}) {price}"))
    goals = [number for number in view["achievements"] if number >= 0]
    lines += [Text(f"★ {capital(texts.word(ACHIEVEMENT_IDS[number]))}", "yellow") for number in goals]
    return panel(lines or [Text("—")], Text(capital(texts.say("board-advisers")), "bold"), "", width)


# -- a player --


def player(texts: Texts, names: Sequence[str], view: View, seat: int, own: bool, width: int) -> Lines:
    me: dict[str, Any] = view["players"][seat]
    title = seat_style.badge(seat, names[seat])
    title.append(f" · {texts.say('board-points', points=points_of(view, seat))}", "not bold default")
    lines = []
    if me["race"] >= 0:
        goods = ", ".join(good(texts, g) for g in me["basics"])
        lines.append(Text(f"{capital(race(texts, me['race']))}: {goods}"))
    purse = texts.say(
        "board-purse", coins=me["coins"], income=len(me["income"]), temp=me["temp"], perm=me["perm"], free=me["workers"]
    )
    lines.append(Text(capital(purse)))
    if own:
        hand = ", ".join(card(texts, number) for number in me["hand"])
        lines.append(Text(capital(texts.say("board-hand", cards=hand or "—"))))
    else:
        lines.append(Text(capital(texts.say("board-cards", count=me["cards"]))))
    gone = [card(texts, number) for number in me["shown"]]
    gone += (
        [card(texts, number) for number in me["hidden"] or []] if own else [texts.word(CARD_IDS[-1])] * len(me["maybe"])
    )
    if gone:
        lines.append(Text(capital(texts.say("board-discard", cards=", ".join(gone))), "dim"))
    return panel(lines, title, seat_style.style(seat), width)

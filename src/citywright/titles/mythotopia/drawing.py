"""The table of Mythotopia in text: who holds what, wars, victory cards, improvements, the own cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from citywright.kit.game import View
from citywright.kit.table import Prompt
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, flow, in_columns, panel, widths_of
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from .page.known import owners
from .page.templates import symbols_of
from .rules.facts import CARD_STACKS, DRAGON_FORCE, EMPTY_TO_END, SEAS, SIZE, STACK_VALUE, STRENGTH
from .words.names import CARD, PROVINCE, SEA, VP_SHORT, speak

if TYPE_CHECKING:
    from citywright.terminal.drawing import Choices


def draw(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices | None" = None) -> RenderableType:
    """The whole table: realms, the middle, the own cards last, nearest to the question."""
    numbers = choices or {}

    def make(width: int) -> RenderableType:
        boxes = [realm(texts, names, view, s, width) for s in range(view["seats"])]
        middle = [neutrals(texts, view, width), victory(texts, view, width), shop(texts, view, numbers, width)]
        fought = battles(texts, names, view, width)
        parts: list[RenderableType] = [flow(width, *boxes), flow(width, *([fought] if fought else []), *middle)]
        if seat < view["seats"]:
            parts.append(own(texts, view, seat, numbers, width))
        return Group(*parts)

    return Wide(make)


def draw_part(
    texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: "Choices"
) -> RenderableType | None:
    """The part a question is about: wars, the shop, or the own cards."""
    if seat >= view["seats"]:
        return None
    if prompt[0] in ("EndWar", "Diplomat") and view["wars"]:
        return Wide(lambda width: battles(texts, names, view, width) or Text(""))
    if prompt[0] == "Acquire":
        return Wide(lambda width: shop(texts, view, choices, width))
    return Wide(lambda width: own(texts, view, seat, choices, width))


def wrapped(words: Sequence[str], room: int) -> list[Text]:
    """Words with commas, broken into lines."""
    lines: list[str] = []
    for i, word in enumerate(words):
        piece = word + ("," if i < len(words) - 1 else "")
        if lines and len(lines[-1]) + 1 + len(piece) <= room:
            lines[-1] += f" {piece}"
        else:
            lines.append(piece)
    return [Text(line) for line in lines]


def realm(texts: Texts, names: Sequence[str], view: View, seat: int, width: int) -> Lines:
    """A player: figures, provinces with what stands there, fleets."""
    plain: dict[str, Any] = view["players"][seat]
    room = max(10, min(width, 64) - 4)
    held = owners(view)
    mine = [p for p in range(SIZE) if held[p] == seat]
    figures = texts.say(
        "board-line",
        vp=plain["vp"],
        provinces=len(mine),
        armies=plain["supply"][2],
        ships=plain["supply"][3],
        hand=plain["hand"],
        deck=plain["deck"],
        discard=len(plain["discard"]),
    )
    lines = wrapped(figures.split(" · "), room)
    lines += wrapped([place(texts, view, seat, p) for p in mine], room)
    fleets = [f"{speak(texts, (), SEA[sea])} ×{plain['ships'][sea]}" for sea in range(len(SEAS)) if plain["ships"][sea]]
    lines += wrapped(fleets, room)
    if plain["reserve"]:
        cards = ", ".join(speak(texts, (), CARD[card]) for card in plain["reserve"])
        said = texts.say("board-reserve", count=len(plain["reserve"]), of=plain["capacity"], cards=cards)
        lines += wrapped(said.split(", "), room)
    return panel(lines, seat_style.badge(seat, names[seat]), seat_style.style(seat), width)


def place(texts: Texts, view: View, seat: int, p: int) -> str:
    """A province with signs for what stands in it: ◆ city, ♜ citadel, ♖ castle, and its armies."""
    plain = view["players"][seat]
    signs = "◆" if p in plain["cities"] else "♜" if p == plain["citadel"] else ""
    signs += "♖" if p in view["castles"] else ""
    armies = plain["armies"][p] + plain["mercenaries"][p]
    return texts.word(PROVINCE[p].id) + signs + (f" {armies}⚔" if armies else "")


def neutrals(texts: Texts, view: View, width: int) -> Lines:
    """The provinces nobody holds, with their strength."""
    held = owners(view)
    words = []
    for p in range(SIZE):
        if held[p] < 0:
            force = STRENGTH[p] + (DRAGON_FORCE if p in view["dragons"] else 0)
            words.append(f"{texts.word(PROVINCE[p].id)} {force}{'*' if p in view['runestones'] else ''}")
    room = max(10, min(width, 64) - 4)
    return panel(wrapped(words, room), Text(capital(texts.word("neutral-force"))), "dim", width)


def battles(texts: Texts, names: Sequence[str], view: View, width: int) -> Lines | None:
    """Every war with the strength of each side."""
    if not view["wars"]:
        return None
    lines = []
    for war in view["wars"]:
        line = Text(f"{texts.word(PROVINCE[war['province']].id)}: ")
        for i, (seat, force) in enumerate(reversed(war["sides"])):
            line.append(" : " if i else "")
            name = f"{seat_style.mark(seat)} {force}" if seat >= 0 else f"{texts.word('neutral-force')} {force}"
            line.append(name, seat_style.style(seat) if seat >= 0 else "")
        lines.append(line)
    return panel(lines, Text(texts.say("board-wars")), "red", width)


def victory(texts: Texts, view: View, width: int) -> Lines:
    rows = []
    for card in view["vp_cards"]:
        tokens = " ".join(
            f"{view['stacks'][stack]}×{STACK_VALUE[stack]}" for stack in CARD_STACKS[card] if view["stacks"][stack]
        )
        rows.append((Text(speak(texts, (), VP_SHORT[card])), Text(tokens or "—", "" if tokens else "dim")))
    lines = in_columns(rows, 2, min(width, 64) - 4, widths_of(rows))
    head = texts.say("board-vp", empty=view["empty"], of=EMPTY_TO_END)
    return panel(lines, Text(head), "yellow", width)


def shop(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    words = [numbered(choices, card) + speak(texts, (), CARD[card]) for card in view["display"]]
    room = max(10, min(width, 64) - 4)
    lines = wrapped(words, room) or [Text(texts.say("board-none"))]
    return panel(lines, Text(texts.say("board-shop")), "cyan", width)


def numbered(choices: "Choices", card: int) -> str:
    """The number by which a card is chosen, if it can be."""
    found = [n for action, n in choices.items() if action[0] in ("choose", "from", "play") and action[1] == card]
    return f"[{found[0]}] " if found else ""


def own(texts: Texts, view: View, seat: int, choices: "Choices", width: int) -> Lines:
    """The own hand with symbols, the Reserve, and what lies on the table."""
    plain = view["players"][seat]
    room = max(10, min(width, 100) - 4)

    def cards(row: list[int]) -> str:
        return ", ".join(numbered(choices, card) + described(texts, card) for card in row) or texts.say("board-none")

    lines = wrapped(texts.say("board-hand", cards=cards(view["hand"])).split(", "), room)
    reserve = texts.say(
        "board-reserve", count=len(plain["reserve"]), of=plain["capacity"], cards=cards(plain["reserve"])
    )
    lines += wrapped(reserve.split(", "), room)
    if plain["laid"]:
        lines += wrapped(texts.say("board-laid", cards=cards(plain["laid"])).split(", "), room)
    return panel(lines, Text(texts.say("board-mine")), seat_style.style(seat), width)


def described(texts: Texts, card: int) -> str:
    """A card with its symbols."""
    symbols = "+".join(texts.word(f"good-{symbol}") for symbol in symbols_of(card))
    name = speak(texts, (), CARD[card])
    return f"{name} ({symbols})" if symbols else name

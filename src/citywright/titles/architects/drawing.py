"""The table of Architects in text: the town with its crowds, the offers, and every player in a box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from citywright.kit.game import View
from citywright.kit.table import NOBODY, Prompt
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, flow, panel
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from .rules.facts import COLUMNS, GOODS, LARGE, MARKET_A, TAX_STAND
from .rules.known import Visit, table_of
from .rules.state import NONE
from .words.actions import yields
from .words.messages import (
    APPRENTICE,
    BUILDING,
    PLACE,
    POWER,
    RECIPE,
    SCHEME,
    everybody,
    large_offer,
    small_offer,
    speak,
)

if TYPE_CHECKING:
    from citywright.terminal.drawing import Choices

WIDE: Final = 118
_DRAFT: Final = ("DraftPick", "SoloDraft", "ChooseBoard")


def draw(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices | None" = None) -> RenderableType:
    """The whole table: the town, the offers, the players, the viewer's own things last."""
    numbers = choices or {}
    players = everybody(texts, names)

    def make(width: int) -> RenderableType:
        others = [s for s in range(len(view["players"])) if s != seat]
        boxes = [player(texts, players, view, s, width) for s in others]
        parts: list[RenderableType] = [
            flow(width, town(texts, players, view, seat, numbers, width), market(texts, players, view, numbers, width)),
            workshop(texts, view, numbers, width),
            flow(width, *boxes),
        ]
        if seat < view["seats"]:
            parts.append(player(texts, players, view, seat, width))
            parts += own_cards(texts, view, numbers, width)
        return Group(*parts)

    return Wide(make)


def draw_part(
    texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: "Choices"
) -> RenderableType | None:
    """What a question is about: the cards, or the crowds."""
    players = everybody(texts, names)
    if prompt[0] in ("Workshop", "HireAny"):
        return Wide(lambda width: workshop(texts, view, choices, width))
    if prompt[0] in ("Capture", "Barracks", "TakeBack"):
        return Wide(lambda width: town(texts, players, view, seat, choices, width))
    if prompt[0] in ("Trade", "Guildhall", "KeepOne", "DiscardFor", "DiscardDown", *_DRAFT):
        return Wide(
            lambda width: Group(player(texts, players, view, seat, width), *own_cards(texts, view, choices, width))
        )
    return None


def town(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices", width: int) -> Lines:
    """A line for every place: who stands there, and what the viewer's next worker would bring."""
    g = table_of(view, seat) if seat < view["seats"] else None
    lines: list[Text] = []
    for place in range(LARGE):
        number = choices.get(("place", place)) or choices.get(("recall", place), 0)
        line = Text(f"[{number}] " if number else "", "bold")
        line.append(capital(speak(texts, names, PLACE[place])), "not bold")
        if place == TAX_STAND:
            line.append(f" ({view['tax']})", "not bold")
        for owner, plain in enumerate(view["players"]):
            if plain["at"][place]:
                pick = choices.get(("capture", place, owner), 0)
                line.append(f" {seat_style.mark(owner)}{plain['at'][place]}", seat_style.style(owner))
                line.append(f"[{pick}]" if pick else "", "bold")
        if g is not None:
            line.append(f" → {speak(texts, names, yields(Visit(g, seat, place)))}", "dim not bold")
        lines.append(line)
    note = texts.say(
        "table-hall", on=len(view["hall"]), of=view["hall_spaces"], deck=view["deck"], rewards=view["rewards_left"]
    )
    return panel(lines, Text(capital(texts.say("table-town")), "bold"), "green", width, capital(note))


def market(texts: Texts, names: Sequence[str], view: View, choices: "Choices", width: int) -> Lines:
    lines: list[Text] = []
    top = view["large"][-1] if view["large"] else NONE
    offers = (
        speak(texts, names, small_offer(view["offer"])),
        texts.say("table-market-hire"),
        speak(texts, names, large_offer(top)),
    )
    for space, said in enumerate(offers):
        number = choices.get(("place", MARKET_A + space), 0)
        line = Text(f"[{number}] " if number else "", "bold").append(capital(said), "not bold")
        if view["spaces"][space] != NOBODY:
            line.append(f" {seat_style.mark(view['spaces'][space])} ", seat_style.style(view["spaces"][space]))
            line.append(texts.say("table-market-taken"), "not bold dim")
        lines.append(line)
    tax = texts.say("table-tax", silver=view["tax"])
    return panel(lines, Text(capital(texts.say("table-market")), "bold"), "magenta", width, capital(tax))


def workshop(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    """The face-up apprentices, the upper row first."""
    lines: list[Text] = []
    for slot, apprentice in enumerate(view["display"]):
        if apprentice == NONE:
            continue
        number = choices.get(("hire", slot // COLUMNS + 1, slot % COLUMNS + 1), 0)
        line = Text(f"[{number}] " if number else "", "bold")
        line.append(f"{slot // COLUMNS + 1}.{slot % COLUMNS + 1} ", "dim not bold")
        line.append(capital(speak(texts, (), APPRENTICE[apprentice])), "not bold")
        if view["coins"][slot]:
            line.append(f" ¢{view['coins'][slot]}", "bold yellow")
        line.append(f": {speak(texts, (), POWER[apprentice])}", "not bold default")
        lines.append(line)
    return panel(lines, Text(capital(texts.say("table-workshop")), "bold"), "yellow", width)


def player(texts: Texts, names: Sequence[str], view: View, seat: int, width: int) -> Lines:
    """What lies open of a player."""
    me: dict[str, Any] = view["players"][seat]
    title = seat_style.badge(seat, names[seat])
    points = sum(value for _, value in view["scores"][seat])
    title.append(f" · {texts.say('table-points', points=points)}", "default")
    goods = [f"{texts.word(f'good-{name}')} {n}" for name, n in zip(GOODS, me["goods"], strict=True) if n]
    said = [
        texts.say("table-player", virtue=me["virtue"], level=me["level"], idle=me["idle"], hand=me["hand"]),
        " · ".join(goods) or texts.say("list-none"),
    ]
    more = []
    if me["prison"]:
        more.append(texts.say("table-prison", count=me["prison"]))
    held = [f"{seat_style.mark(owner)}{n}" for owner, n in enumerate(me["captured"]) if n]
    if held:
        more.append(texts.say("table-captives", captives=" ".join(held)))
    if me["debts"] or me["paid"]:
        more.append(texts.say("table-debts", debts=me["debts"], paid=me["paid"]))
    said += [" · ".join(more)] if more else []
    if me["built"]:
        said.append(texts.say("table-built", cards=", ".join(speak(texts, (), BUILDING[c]) for c in me["built"])))
    if me["apprentices"]:
        crew = ", ".join(speak(texts, (), APPRENTICE[a]) for a in me["apprentices"])
        said.append(texts.say("table-crew", crew=crew))
    if seat >= view["seats"]:
        said.append(texts.say("table-plan", cards=", ".join(speak(texts, (), BUILDING[c]) for c in view["plan"])))
        if view["scheme"] != NONE:
            said.append(texts.say("table-scheme", scheme=speak(texts, (), SCHEME[view["scheme"]])))
    return panel([Text(capital(line)) for line in said], title, seat_style.style(seat), width)


def own_cards(texts: Texts, view: View, choices: "Choices", width: int) -> list[Lines]:
    """The own hand with what every card costs and does; in the draft the packet."""
    found: list[Lines] = []
    for key, name in (("packet", "table-packet"), ("looking", "table-looking"), ("hand", "table-hand")):
        cards: list[int] = view[key]
        if not cards:
            continue
        lines = []
        for card in cards:
            picks = [n for action, n in choices.items() if action[0] in _CARD_VERBS and action[1] == card]
            line = Text(f"[{picks[0]}] " if picks and (key != "hand" or not view["packet"]) else "", "bold")
            line.append(capital(speak(texts, (), BUILDING[card])), "not bold")
            lines.append(line.append(f": {speak(texts, (), RECIPE[card])}", "not bold dim"))
        title = texts.say(name, cards=len(cards))
        found.append(panel(lines, Text(capital(title), "bold"), "cyan", width))
    return found


_CARD_VERBS: Final = ("pick", "keep", "construct", "discard", "order")

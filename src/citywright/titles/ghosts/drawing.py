"""The table of Ghosts in text: the land as a map of hexes, the cards in force, and every player in a box."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from citywright.display.scene import Text as Message
from citywright.kit.game import View
from citywright.kit.table import Prompt
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, flow, panel
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from .page.cards import DEALS
from .rules.board import BOARD, HEXES
from .rules.facts import BUILDINGS, RESOURCES, REWARDS
from .words.messages import GHOST_CARD, REWARD, SKILL, SKILL_TEXT, TASK, TRACK, amount, reward_text, skill_cost, speak

if TYPE_CHECKING:
    from citywright.terminal.drawing import Choices

GROUND: Final = ("#", "=", ".", "♣", "^", "~")
"""Not the shapes of the seats."""
GROUND_STYLES: Final = ("bold yellow", "yellow", "green", "bold green", "white", "bright_blue")
BUILDING_LETTERS: Final = ("m", "s", "k", "n")
"""Mill, sawmill, pit and noria, with the owner's shape before them."""
_PITCH: Final = 6
"""Letters from one hex to the next; a row lower starts half of it further."""
_FIRST_ROW: Final = min(r for _, r in BOARD.hexes)
_LEFT: Final = min(2 * q + r for q, r in BOARD.hexes)
NARROW: Final = 60
"""Below this width a hex gets three letters instead of five."""


def draw(texts: Texts, names: Sequence[str], view: View, seat: int, choices: "Choices | None" = None) -> RenderableType:
    """The land first, then the cards, the players and what the signs mean."""

    def make(width: int) -> RenderableType:
        order = [s for s in view["order"] if s != seat] + ([seat] if seat < view["seats"] else [])
        players = flow(width, *(player(texts, names, view, s, seat, width) for s in order))
        middle = flow(width, land(texts, view, choices or {}, width), cards(texts, view, width))
        return Group(middle, players, Text(capital(texts.say("board-legend")), style="dim"))

    return Wide(make)


def draw_part(
    texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: "Choices"
) -> RenderableType | None:
    """The land, where the question is about places."""
    if prompt[0] not in ("Haunt", "TakeTurn"):
        return None
    return Wide(
        lambda width: flow(width, land(texts, view, choices, width), player(texts, names, view, seat, seat, width))
    )


# -- the land --


def land(texts: Texts, view: View, choices: "Choices", width: int) -> Lines:
    pitch = _PITCH if width >= NARROW else 4
    places: dict[int, dict[int, Text]] = {}
    for place in range(HEXES):
        q, r = BOARD.hexes[place]
        places.setdefault(r, {})[(2 * q + r - _LEFT) * pitch // 2] = hex_text(view, place, choices, pitch - 1)
    lines: list[Text] = []
    for r in sorted(places):
        line = Text()
        for at, text in sorted(places[r].items()):
            line.append(" " * (at - line.cell_len)).append_text(text)
        lines.append(line)
    title = Text(capital(texts.say("board-kalena", n=view["kalena"])), "bold")
    return panel(lines, title, "cyan", width, capital(texts.say("board-left", n=view["supply"])))


def hex_text(view: View, place: int, choices: "Choices", room: int) -> Text:
    """Terrain, ghost, building, sensors; or the number of the choice that is played there."""
    terrain = view["terrain"][place]
    text = Text(GROUND[terrain], GROUND_STYLES[terrain])
    for verb in ("explore", "harvest", "haunt"):
        if number := choices.get((verb, place), 0):
            text.append(f"{number}", "bold reverse")
    if place in view["ghosts"]:
        text.append("G", "bold bright_cyan")
    for at, kind, owner, stopped in view["buildings"]:
        if at == place:
            text.append(
                seat_style.mark(owner) + BUILDING_LETTERS[kind],
                seat_style.style(owner) + (" strike" if stopped else ""),
            )
    if place in view["exhausted"]:
        text.append("×", "dim")
    for seat, me in enumerate(view["players"]):
        if me["sensor"] == place:
            text.append(seat_style.mark(seat), seat_style.style(seat) + " reverse")
    text.truncate(room)
    return text


# -- cards and players --


def cards(texts: Texts, view: View, width: int) -> Lines:
    rewards = [
        f"{speak(texts, (), REWARD[row])} {speak(texts, (), reward_text(view['season'], row, False))}"
        for row in range(len(REWARDS))
    ]
    cost = speak(texts, (), amount("contact", view["contact_cost"], False))
    lines = [Text(capital(texts.say("board-cost", cost=cost, rewards=", ".join(rewards))))]
    for card in view["ghost_cards"]:
        said = texts.word(f"ghost-card-{card}", "text")
        lines.append(Text(capital(texts.say("board-card", card=speak(texts, (), GHOST_CARD[card]), text=said))))
    deals = [
        texts.say(
            "node-deal",
            what=texts.say(f"deal-{deal['kind']}", n=deal["count"]),
            price=speak(texts, (), amount("pecunia", deal["pecunia"], False)),
        )
        for deal in DEALS[view["market"]]
    ]
    lines.append(Text(capital(texts.say("board-sales", deals=", ".join(deals)))))
    for deck, skill in enumerate(view["skills"]):
        who = "".join(seat_style.mark(s) for s in view["marker_slots"][deck] if s >= 0)
        said = texts.say(
            "board-skill",
            skill=speak(texts, (), SKILL[skill]),
            cost=speak(texts, (), skill_cost(skill, False)),
            text=speak(texts, (), SKILL_TEXT[skill]),
        )
        lines.append(Text(f"{who} {said}" if who else said))
    return panel(lines, Text(capital(texts.say("panel-cards")), "bold"), "magenta", width)


def player(texts: Texts, names: Sequence[str], view: View, seat: int, viewer: int, width: int) -> Lines:
    me: dict[str, Any] = view["players"][seat]
    title = seat_style.badge(seat, names[seat])
    title.append(f" · {texts.say('board-player', valor=me['valor'], pecunia=me['pecunia'])}", "not bold default")
    tokens = [
        f"{speak(texts, (), TRACK[track])} {texts.say('board-seats', active=me['active'][track], tokens=n)}"
        for track, n in enumerate(me["tokens"])
    ]
    goods = [f"{texts.word(f'resource-{name}')} {me['store'][r]}" for r, name in enumerate(RESOURCES)]
    lines = [Text(", ".join(tokens)), Text(", ".join(goods))]
    own = [row[1] for row in view["buildings"] if row[2] == seat]
    if own:
        kinds = [(texts.word(f"building-{name}"), own.count(kind)) for kind, name in enumerate(BUILDINGS)]
        lines.append(Text(", ".join(f"{name} ×{n}" for name, n in kinds if n)))
    if me["skills"]:
        said = ", ".join(speak(texts, (), SKILL[skill]) for skill in me["skills"])
        lines.append(Text(texts.say("board-skills", skills=said)))
    known = view["tasks"] if seat == viewer else me["revealed"]
    if known:
        lines.append(Text(texts.say("board-own-tasks", tasks=", ".join(speak(texts, (), TASK[t]) for t in known))))
    elif me["tasks"]:
        lines.append(Text(texts.say("tasks-chosen", count=me["tasks"])))
    note = capital(speak(texts, names, _note(view, seat)))
    return panel(lines, title, seat_style.style(seat), width, note)


def _note(view: View, seat: int) -> Message:
    place = view["order"].index(seat) + 1
    return Message("note-last") if place == view["seats"] else Message("note-order", {"place": place})

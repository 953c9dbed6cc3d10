"""The facts of Founders as messages for the browser, which says them in the viewer's language."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from citywright.display.scene import Good, Text, Who
from citywright.display.words import NAMED, SEAT, UNSAID, Line
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.facts import FIRST_ADVISER, FOLLOW, TYPES
from . import names
from .lines import EVENTS, PROMPTS, full
from .names import (
    ACHIEVEMENT_IDS,
    BASIC_IDS,
    CARD_IDS,
    GOOD_IDS,
    PRESTIGE_IDS,
    QUARTER_IDS,
    RACE_IDS,
    SLOT_IDS,
    TERRAIN_IDS,
)

Args = dict[str, int | str | Text | Good | Who]

GOOD: Final = tuple(Text(name) for name in GOOD_IDS)
GOOD_ACC: Final = tuple(Text(f"{name}.acc") for name in GOOD_IDS)
RACE: Final = tuple(Text(name) for name in RACE_IDS)
RACE_DOES: Final = tuple(Text(f"{name}.does") for name in RACE_IDS)
CARD: Final = tuple(Text(name) for name in CARD_IDS)
CARD_DOES: Final = tuple(Text(f"{name}.does") for name in CARD_IDS)
CARD_BRIEF: Final = tuple(Text(f"{name}.brief") for name in CARD_IDS)
CARD_ANSWER: Final = tuple(Text(f"{name}.answer") for name in CARD_IDS[: len(FOLLOW)])
"""What the follow action of a category does, in a few words and in a sentence."""
CARD_FOLLOW: Final = tuple(Text(f"{name}.follow") for name in CARD_IDS[: len(FOLLOW)])
CARD_SHORT: Final = tuple(Text(f"{name}.short") for name in CARD_IDS)
ADVISER_ACC: Final = tuple(Text(f"{name}.acc") for name in CARD_IDS[FIRST_ADVISER:])
PRESTIGE: Final = tuple(Text(name) for name in PRESTIGE_IDS)
PRESTIGE_DOES: Final = tuple(Text(f"{name}.does") for name in PRESTIGE_IDS)
SLOT: Final = tuple(Text(name) for name in SLOT_IDS)
ACHIEVEMENT: Final = tuple(Text(name) for name in ACHIEVEMENT_IDS)
ACHIEVEMENT_DOES: Final = tuple(Text(f"{name}.does") for name in ACHIEVEMENT_IDS)
QUARTER: Final = tuple(Text(name) for name in QUARTER_IDS)
BASIC: Final = tuple(Text(name) for name in BASIC_IDS)
TERRAIN: Final = tuple(Text(name) for name in TERRAIN_IDS)
TYPE: Final = tuple(Text(f"type-{name}") for name in TYPES)
NOBODY: Final = Text("owner-neutral")


def who(seat: int) -> Text | Who:
    """A player, or nobody."""
    return Who(seat) if seat >= 0 else NOBODY


def listed(items: Sequence[Any]) -> Any:
    """Several things as one phrase: `a, b and c`."""
    if not items:
        return Text("list-none")
    most = items[0]
    for item in items[1:-1]:
        most = Text("list-more", {"most": most, "next": item})
    return Text("list-and", {"most": most, "last": items[-1]}) if len(items) > 1 else most


_WORDS: Final[dict[object, Callable[[int], Text]]] = {
    names.good: GOOD.__getitem__,
    names.good_acc: GOOD_ACC.__getitem__,
    names.race: RACE.__getitem__,
    names.card: CARD.__getitem__,
    names.adviser_acc: ADVISER_ACC.__getitem__,
    names.prestige: PRESTIGE.__getitem__,
    names.slot: SLOT.__getitem__,
    names.achievement: ACHIEVEMENT.__getitem__,
    names.terrain: TERRAIN.__getitem__,
}
"""The terminal's words and what they are in the browser."""


def arguments(line: Line, numbers: Sequence[int]) -> Args:
    """The arguments of an event's or a question's message. The chronicle reads the same for everybody: no "you"."""
    args: Args = {}
    for (name, word), value in zip(line.parts, numbers, strict=True):
        if word is SEAT:
            args[name] = Who(value)
            args["you"] = 0
        elif word is NAMED:
            args[name] = who(value)
        elif word is names.place:
            args[name] = value + 1
        elif word is not UNSAID:
            args[name] = _WORDS[word](value) if word in _WORDS else value
    return args


PLACED: Final = ("road", "house", "span", "store", "access", "builds")
"""Events at a cell: the page shows where, and need not say it as the terminal does."""


def say_event(event: Event) -> Text:
    verb, *numbers = full(event)
    args = arguments(EVENTS[verb], numbers)
    if verb in PLACED:
        return Text(f"log-{verb}", {name: value for name, value in args.items() if name not in ("cell", "you")})
    return Text(f"event-{kebab(verb)}", args)


def say_prompt(prompt: Prompt) -> Text:
    step, *numbers = prompt
    return Text(f"prompt-{kebab(step)}", arguments(PROMPTS[step], numbers) if step in PROMPTS else {})

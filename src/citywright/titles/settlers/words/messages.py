"""The facts of Settlers as messages for the browser, which says them in the viewer's language."""

from collections.abc import Callable, Sequence
from typing import Final

from citywright.display.scene import Good, Text, Who
from citywright.display.words import NAMED, SEAT, UNSAID, Line
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.facts import CITY, CLASS, MASTER, NATURE, NEEDS, POINTS, PRIZE, PRODUCES, RESOURCES, SQUARES
from . import names
from .lines import EVENTS, PROMPTS
from .names import DIRECTIONS, ENDINGS, SQUARE_IDS, TOKEN_IDS

Args = dict[str, int | str | Text | Good | Who]

RESOURCE: Final = tuple(Text(f"resource-{name}") for name in RESOURCES)
RESOURCE_ACC: Final = tuple(Text(f"resource-{name}.acc") for name in RESOURCES)
SQUARE: Final = tuple(Text(name) for name in SQUARE_IDS)
SQUARE_ACC: Final = tuple(Text(f"{name}.acc") for name in SQUARE_IDS)
TOKEN: Final = tuple(Text(name) for name in TOKEN_IDS)
TOKEN_ACC: Final = tuple(Text(f"{name}.acc") for name in TOKEN_IDS)


def listed(items: Sequence[Text | Who]) -> Text | Who:
    """Several things as one phrase: `a, b and c`."""
    if not items:
        return Text("list-none")
    most = items[0]
    for item in items[1:-1]:
        most = Text("list-more", {"most": most, "next": item})
    return Text("list-and", {"most": most, "last": items[-1]}) if len(items) > 1 else most


def _recipe(s: int) -> Text:
    """What a square needs and gives, in a few words."""
    if CLASS[s] == NATURE:
        return Text("recipe-nature", {"gives": listed_or(PRODUCES[s])})
    needs = listed([RESOURCE[r] for r in NEEDS[s]])
    if CLASS[s] == PRIZE:
        return Text("recipe-prize", {"needs": needs, "points": POINTS[s]})
    return Text("recipe-maker", {"needs": needs, "gives": RESOURCE_ACC[PRODUCES[s][0]]})


def listed_or(resources: tuple[int, ...]) -> Text:
    """One resource, or a choice of two."""
    if len(resources) == 1:
        return RESOURCE_ACC[resources[0]]
    return Text("list-or", {"one": RESOURCE_ACC[resources[0]], "other": RESOURCE_ACC[resources[1]]})


RECIPE: Final = tuple(_recipe(s) for s in range(len(SQUARES)))
FULL: Final = tuple(Text("node-square", {"square": SQUARE[s], "recipe": RECIPE[s]}) for s in range(len(SQUARES)))
"""Name and recipe of every square."""


def _with_needs(s: int, name: Text) -> Text:
    """City squares of one kind differ in their needs: those are named too (S-24)."""
    if CLASS[s] != CITY:
        return name
    return Text("square-needing", {"square": name, "needs": listed([RESOURCE[r] for r in NEEDS[s]])})


SQUARE_NEEDING: Final = tuple(_with_needs(s, SQUARE[s]) for s in range(len(SQUARES)))
SQUARE_NEEDING_ACC: Final = tuple(_with_needs(s, SQUARE_ACC[s]) for s in range(len(SQUARES)))

_WORDS: Final[dict[object, Callable[[int], Text]]] = {
    names.square_acc: SQUARE_ACC.__getitem__,
    names.square_needing: SQUARE_NEEDING.__getitem__,
    names.square_needing_acc: SQUARE_NEEDING_ACC.__getitem__,
    names.resource_acc: RESOURCE_ACC.__getitem__,
    names.token_acc: TOKEN_ACC.__getitem__,
    names.master_acc: lambda m: TOKEN_ACC[MASTER + m],
    names.direction_log: lambda d: Text(f"{DIRECTIONS[d]}.log"),
    names.ending: lambda how: Text(f"ending-{ENDINGS[how]}"),
}
"""The terminal's words and what they are in the browser."""


def arguments(line: Line, numbers: Sequence[int]) -> Args:
    """The arguments of an event's or a question's message. The chronicle reads the same for everybody: no "you"."""
    args: Args = {}
    for (name, word), value in zip(line.parts, numbers, strict=line.rest is None):
        if word is SEAT:
            args[name] = Who(value)
            args["you" if name == "name" else f"{name}-you"] = 0
        elif word is NAMED:
            args[name] = Who(value)
        elif word is not UNSAID:
            args[name] = _WORDS[word](value) if word in _WORDS else value
    if line.rest is not None:
        name, word = line.rest
        rest = numbers[len(line.parts) :]
        items: list[Text | Who] = [Who(v) if word is NAMED else _WORDS[word](v) for v in rest]
        args[name] = listed(items)
        args["count"] = len(rest)
    return args


PLACED: Final = ("attaches", "replaces", "ruins", "buys", "joins", "settles")
"""Events at a cell: the page shows where, and need not say it as the terminal does."""


def say_event(event: Event) -> Text:
    verb, *numbers = event
    args = arguments(EVENTS[verb], numbers)
    if verb in PLACED:
        return Text(f"log-{verb}", {name: value for name, value in args.items() if name not in _UNSEEN})
    return Text(f"event-{kebab(verb)}", args)


_UNSEEN: Final = ("x", "y", "you", "owner-you")


def say_prompt(prompt: Prompt) -> Text:
    """What the deciding seat is asked; where the terminal names a cell, the page shows it."""
    step, *numbers = prompt
    if step == "PlaceSquare":
        return Text("ask-place-square", {"square": SQUARE_ACC[numbers[1]], "forced": numbers[2]})
    if step == "NameResource":
        return Text("ask-name-resource", {"owner": Who(numbers[1])})
    return Text(f"prompt-{kebab(step)}", arguments(PROMPTS[step], numbers) if step in PROMPTS else {})

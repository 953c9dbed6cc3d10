"""Events and questions of Mythotopia as messages for the page."""

from collections.abc import Sequence
from typing import Any

from citywright.display.scene import Text, Who
from citywright.display.words import NAMED, SEAT, UNSAID, Line
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from .lines import EVENTS, PROMPTS, placed
from .names import NEUTRAL, TABLES, Args, listed


def who(seat: int) -> Text | Who:
    """A player, or the neutral force."""
    return Who(seat) if seat >= 0 else NEUTRAL


def arguments(line: Line, numbers: Sequence[Any]) -> Args:
    """The arguments of a message. The chronicle reads the same for everybody: no "you"."""
    args: Args = {}
    for (name, word), value in zip(line.parts, numbers, strict=line.rest is None):
        if word is SEAT:
            args[name] = Who(value)
            args["you" if name == "name" else f"{name}-you"] = 0
        elif word is NAMED:
            args[name] = who(value)
        elif word is not UNSAID:
            args[name] = TABLES[word](value) if word in TABLES else value
    if line.rest is not None:
        name, word = line.rest
        rest = numbers[len(line.parts) :]
        args[name] = listed([TABLES[word](v) for v in rest]) if word in TABLES else " : ".join(map(str, rest))
        args["count"] = len(rest)
    return args


def say_event(event: Event) -> Text:
    verb, *numbers = placed(event)
    return Text(f"event-{kebab(verb)}", arguments(EVENTS[verb], numbers))


def say_prompt(prompt: Prompt) -> Text:
    """What the deciding seat is asked."""
    step, *numbers = placed(prompt)
    return Text(f"prompt-{kebab(step)}", arguments(PROMPTS[step], numbers) if step in PROMPTS else {})

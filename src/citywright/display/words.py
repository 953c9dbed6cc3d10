"""Events and prompts as lines of text: a table says which number of them is which argument of the message."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from citywright.kit.table import Event, Prompt
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital, kebab

Word = Callable[[Texts, int], str | int]
"""A number of an event as the message wants it: a name, a word in some case, or the number itself."""


class Line:
    """What the numbers after the verb are, in order. `rest` takes all that are left, as one list."""

    __slots__ = ("parts", "rest")

    def __init__(self, *parts: tuple[str, Any], rest: tuple[str, Word] | None = None) -> None:
        self.parts = parts
        self.rest = rest

    def arguments(self, texts: Texts, names: Sequence[str], numbers: Sequence[int], seat: int) -> dict[str, str | int]:
        """The arguments of the message, for a viewer at `seat`."""
        args: dict[str, str | int] = {}
        for (name, word), value in zip(self.parts, numbers, strict=self.rest is None):
            if word is SEAT:
                args[name] = names[value]
                args["you" if name == "name" else f"{name}-you"] = int(value == seat)
            elif word is NAMED:
                args[name] = names[value]
            elif word is not UNSAID:
                args[name] = word(texts, value)
        if self.rest is not None:
            name, word = self.rest
            words = [names[v] if word is NAMED else str(word(texts, v)) for v in numbers[len(self.parts) :]]
            args[name] = texts.listed(words)
            args["count"] = len(words)
        return args

    def variables(self) -> set[str]:
        """The arguments its message gets."""
        found: set[str] = set()
        for name, word in self.parts:
            if word is SEAT:
                found |= {name, "you" if name == "name" else f"{name}-you"}
            elif word is not UNSAID:
                found.add(name)
        return found | ({self.rest[0], "count"} if self.rest else set())


def plain(texts: Texts, value: int) -> int:
    """The number itself."""
    return value


def SEAT(texts: Texts, value: int) -> str | int:  # noqa: N802 - a constant of the tables
    """A seat: its name, and whether it is the viewer's own."""
    raise NotImplementedError


def NAMED(texts: Texts, value: int) -> str | int:  # noqa: N802 - a constant of the tables
    """A seat: its name alone."""
    raise NotImplementedError


def UNSAID(texts: Texts, value: int) -> str | int:  # noqa: N802 - a constant of the tables
    """A number the message does not need."""
    raise NotImplementedError


ACTOR: Final = ("name", SEAT)
ASKED: Final = ("seat", UNSAID)


def event_line(texts: Texts, lines: Mapping[str, Line], names: Sequence[str], event: Event, seat: int) -> str:
    """A log line, capitalised."""
    verb, *numbers = event
    args = lines[verb].arguments(texts, names, numbers, seat)
    return capital(texts.say(f"event-{kebab(verb)}", **args))


COMMON_PROMPTS: Final[dict[str, Line]] = {"Over": Line(), "Waiting": Line(rest=("names", NAMED))}


def prompt_line(texts: Texts, lines: Mapping[str, Line], names: Sequence[str], prompt: Prompt) -> str:
    """What is asked; a step that is not in the table has nothing to say but its name."""
    step, *numbers = prompt
    if step == "Waiting":
        numbers = numbers[1:]  # the name of the step the others are at
    line = COMMON_PROMPTS.get(step) or lines.get(step) or Line(ASKED)
    return texts.say(f"prompt-{kebab(step)}", **line.arguments(texts, names, numbers, -1))

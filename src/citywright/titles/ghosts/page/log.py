"""The chronicle: a line for every event worth one, with the nodes it is about. The page shows places; it names none."""

from collections.abc import Sequence
from typing import Any, Final

from citywright.display.scene import Good, LogLine, Text, Who
from citywright.display.words import NAMED, SEAT, UNSAID, Line
from citywright.kit.table import Event
from citywright.texts.ids import kebab

from ..rules.facts import RESOURCES, SOURCES, TRACKS
from ..words.lines import EVENTS
from ..words.messages import RESOURCE_ACC, Args, Said, amount, bundle_text, listed

_NODES: Final = {
    "haunts": ("g{1}",),
    "produces": ("b{1}",),
    "stopped": ("b{1}",),
    "explores": ("s{0}",),
    "harvests": ("x{1}",),
    "builds": ("b{1}",),
    "contacts": ("h{1}",),
    "learns": ("skill.{1}",),
    "scores": ("m{0}",),
}
"""The nodes an event is about, by the places of its numbers."""
_HEADS: Final = ("season", "round", "turn")
_NOBODY: Final = ("season", "round", "shortage", "fallen", "rests", "order", "renewed")
_UNTOLD: Final = ("ends", "rests", "sealed")
"""The next line says it, or the panel shows it."""


def log_line(event: Event) -> LogLine | None:
    verb, *numbers = event
    if verb in _UNTOLD:
        return None
    return LogLine(
        text=say_event(event),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=[node.format(*numbers) for node in _NODES.get(verb, ())],
        head=verb in _HEADS,
    )


def say_event(event: Event) -> Text:
    verb, *numbers = event
    args = _short(verb, numbers)
    if args is not None:
        who: Args = {} if verb == "renewed" else {"name": Who(numbers[0])}
        return Text(f"log-{verb}", who | args)
    return Text(f"event-{kebab(verb)}", arguments(EVENTS[verb], numbers))


def _short(verb: str, numbers: list[int]) -> Args | None:
    """The arguments of a line that reads shorter on the page than in the terminal."""
    if verb in ("haunts", "stopped", "contacts"):
        return {}
    if verb == "produces":
        _, _, resource, kept = numbers
        return {"kept": kept, "resource": RESOURCE_ACC[resource], "gain": amount(RESOURCES[resource], kept, True)}
    if verb == "explores":
        return {"cost": amount("explore", numbers[3], True)}
    if verb == "harvests":
        return {"good": Good(RESOURCES[numbers[2]]), "kept": numbers[3]}
    if verb == "builds":
        return {"building": arguments(EVENTS["builds"], numbers)["building"]}
    if verb == "pecunia":
        return {"gain": amount("pecunia", numbers[1], True)}
    if verb == "takes":
        return {"good": Good(RESOURCES[numbers[1]])}
    if verb == "restores":
        return {"good": Good(TRACKS[numbers[1]])}
    if verb == "sells":
        return {"goods": bundle_text(numbers[1], True), "price": amount("pecunia", numbers[2], True)}
    if verb == "trains":
        return {"good": Good(TRACKS[numbers[1]]), "price": amount("pecunia", numbers[2], True)}
    if verb == "scores":
        return {"gain": amount("valor", numbers[1], True), "source": Text(f"source-{SOURCES[numbers[2]]}")}
    if verb == "renewed":
        return {"count": len(numbers)}
    return None


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
            args[name] = _word(word, value)
    if line.rest is not None:
        name, word = line.rest
        rest = numbers[len(line.parts) :]
        args[name] = listed([Who(v) if word is NAMED else _listed_word(word, v) for v in rest])
        args["count"] = len(rest)
    return args


def _word(word: Any, value: int) -> Text | str | int:
    found: Text | str | int = word.text(value) if isinstance(word, Said) else value
    return found


def _listed_word(word: Any, value: int) -> Text:
    found = word.text(value)
    assert isinstance(found, Text)
    return found

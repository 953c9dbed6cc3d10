"""The chronicle: a line for every event worth one, with the nodes it is about."""

from collections.abc import Sequence
from typing import Final

from citywright.display.scene import Good, LogLine, Text, Who
from citywright.display.words import NAMED, SEAT, UNSAID, Line
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.facts import GOODS, MARKET_A, PLACES
from ..words.lines import EVENTS, PROMPTS
from ..words.messages import Args, Said, listed, signed

_HEADS: Final = ("turn", "finished", "resets", "last_round")
_NOBODY: Final = ("appears", "offers", "drafted", "finished", "rival_plans")
_QUIET: Final = ("digs", "deals")
"""What other lines tell as well."""


def arguments(line: Line, numbers: Sequence[int]) -> Args:
    """The arguments of an event's or a question's message. The chronicle reads the same for everybody: no "you"."""
    args: Args = {}
    for (name, word), value in zip(line.parts, numbers, strict=line.rest is None):
        if word is SEAT:
            args[name] = Who(value)
            args["you"] = 0
        elif word is NAMED:
            args[name] = Who(value)
        elif word is not UNSAID:
            args[name] = word.text(value) if isinstance(word, Said) else value
    if line.rest is not None:
        name, word = line.rest
        rest = numbers[len(line.parts) :]
        items: list[Text | Who] = []
        for value in rest:
            said = Who(value) if word is NAMED else word.text(value) if isinstance(word, Said) else Text(str(value))
            items.append(said if not isinstance(said, str) else Text(said))
        args[name] = listed(items)
        args["count"] = len(rest)
    return args


def say_prompt(prompt: Prompt) -> Text:
    """What the deciding seat is asked."""
    step, *numbers = prompt
    return Text(f"prompt-{kebab(step)}", arguments(PROMPTS[step], numbers) if step in PROMPTS else {})


def log_line(event: Event) -> LogLine | None:
    verb, *numbers = event
    if verb not in EVENTS or verb in _QUIET:
        return None
    return LogLine(
        text=_say(verb, numbers),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=_nodes(verb, numbers),
        head=verb in _HEADS,
    )


def _say(verb: str, numbers: list[int]) -> Text:
    if verb in ("gains", "pays"):
        seat, good, n = numbers
        return Text(f"log-{verb}", {"name": Who(seat), "n": n, "good": Good(GOODS[good])})
    if verb == "virtue":
        seat, by, now = numbers
        return Text("log-virtue", {"name": Who(seat), "by": signed(by), "now": now, "good": Good("virtue")})
    return Text(f"event-{kebab(verb)}", arguments(EVENTS[verb], numbers))


_NODES: Final = {
    "virtue": ("virtue.{0}",),
    "rises": ("cathedral", "level.{0}"),
    "rewarded": ("rewards",),
    "imprisoned": ("cell.{0}",),
    "releases": ("cell.{0}",),
    "appears": ("a{0}",),
    "hires": ("a{1}", "own.a{1}"),
    "dismisses": ("own.a{1}",),
    "helps": ("own.a{1}",),
    "skips": ("rack",),
    "drafts": ("b{1}",),
    "keeps": ("b{1}",),
    "buries": ("b{1}",),
    "constructs": ("place.guildhall", "b{1}"),
    "end_effect": ("b{1}",),
    "rival_plans": ("b{0}",),
    "rival_discards": ("b{1}",),
    "taxed": ("place.tax_stand",),
    "robs": ("place.tax_stand",),
    "trades": ("place.storehouse",),
    **dict.fromkeys(("jails", "ransoms", "freed", "redeems"), ("place.guardhouse",)),
    **dict.fromkeys(("offers", "resets"), tuple(f"place.{place}" for place in PLACES[MARKET_A : MARKET_A + 3])),
}
"""What an event is about, by the places of its numbers; the own cards and apprentices are seen by their owner only."""


def _nodes(verb: str, numbers: list[int]) -> list[str]:
    if verb in ("places", "recalls", "captures"):
        seat, place = numbers[:2]
        return [f"place.{PLACES[place]}", *([f"crowd.{place}.{seat}"] if verb == "places" else [])]
    return [node.format(*numbers) for node in _NODES.get(verb, ())]

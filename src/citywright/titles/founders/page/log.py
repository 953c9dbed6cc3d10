"""The chronicle: a line for every event, with the nodes it is about."""

from typing import Final

from citywright.display.scene import LogLine
from citywright.kit.table import Event

from ..words.messages import say_event

_NODES: Final = {
    "race": ("race.{1}",),
    "resource": ("g.{1}",),
    "road": ("r{1}",),
    "house": ("h{1}",),
    "span": ("x{1}",),
    "store": ("s{4}",),
    "access": ("s{3}",),
    "builds": ("b{1}",),
    "delivers": ("b{2}",),
    "completes": ("b{0}",),
    "neutral": ("b{0}",),
    "worker": ("b{1}",),
    "bids": ("vote.{0}",),
    "elects": ("p{1}",),
    "proposes": ("p{1}",),
    "appears": ("a{1}",),
}
"""The nodes an event is about, by the places of its numbers."""
_HEADS: Final = ("turn", "round")
_NOBODY: Final = (
    "proposes",
    "unplaceable",
    "returns",
    "appears",
    "round",
    "completes",
    "neutral",
    "leaves",
    "no_vote",
    "lifts_tokens",
    "cannot_pay",
)


def log_line(event: Event) -> LogLine:
    verb, *numbers = event
    return LogLine(
        text=say_event(event),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=[node.format(*numbers) for node in _NODES.get(verb, ())],
        head=verb in _HEADS,
    )

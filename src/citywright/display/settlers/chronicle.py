"""The chronicle: a line for every event, with the nodes it is about."""

from typing import Final

from citywright.display.scene import LogLine
from citywright.display.settlers.say import say_event
from citywright.kit.table import Event

_NODES: Final = {
    "drafts": ("q{1}",),
    "lays": ("q{1}", "q{2}"),
    "reveals": ("q{2}",),
    "forced": ("q{1}",),
    "attaches": ("q{1}",),
    "ruins": ("war.{1}.{2}.{3}",),
    "buys": ("coin.{1}.{2}.{3}",),
    "joins": ("cart.{0}.{1}.{2}",),
    "settles": ("master.{0}.{2}.{3}",),
}
"""The nodes an event is about, by the places of its numbers."""
_HEADS: Final = ("turn", "finished")
_NOBODY: Final = ("opens", "finished")


def log_line(event: Event) -> LogLine:
    verb, *numbers = event
    return LogLine(
        text=say_event(event),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=[node.format(*numbers) for node in _NODES.get(verb, ())],
        head=verb in _HEADS,
    )

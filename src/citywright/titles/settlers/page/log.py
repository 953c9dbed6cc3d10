"""The chronicle: a line for every event, with the nodes it is about."""

from typing import Final

from citywright.display.scene import LogLine
from citywright.kit.table import Event

from ..rules.facts import CLASSES
from ..words.messages import say_event
from .abouts import BANK

_NODES: Final = {
    "drafts": ("q{1}",),
    "lays": ("q{1}", "q{2}"),
    "reveals": ("q{2}",),
    "forced": ("q{1}",),
    "attaches": ("q{1}",),
    "ruins": ("q{4}", "war.{1}.{2}.{3}"),
    "buys": ("coin.{1}.{2}.{3}",),
    "joins": ("cart.{0}.{1}.{2}",),
    "settles": ("master.{0}.{2}.{3}",),
}
"""The nodes an event is about, by the places of its numbers."""
_HEADS: Final = ("turn", "finished")
_NOBODY: Final = ("opens", "finished")


def log_line(event: Event) -> LogLine:
    verb, *numbers = event
    nodes = [node.format(*numbers) for node in _NODES.get(verb, ())]
    if verb == "opens":
        nodes = [f"q{square}" for square in numbers]
    elif verb == "clears":
        # The row they leave, and where they lie from now on; of squares that are alike only the first is drawn.
        nodes = [f"stack.{CLASSES[numbers[1]]}", *(f"q{square}" for square in numbers[2:])]
    elif verb == "gains":
        nodes = [f"pile.{BANK[min(numbers[1], len(BANK) - 1)]}"]
    return LogLine(
        text=say_event(event),
        seat=-1 if verb in _NOBODY else numbers[0],
        nodes=nodes,
        head=verb in _HEADS,
    )

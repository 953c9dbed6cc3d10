"""The verb table of Founders, and what all its questions share."""

from typing import Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Prompt, Step

from .board import CELLS
from .facts import BASICS, CARDS, CATEGORIES, GOODS, PRESTIGE, RACES, SLOTS
from .state import Founders

MOST_CRYSTALS: Final = 40
"""More crystals of a kind in one bid than any game brings."""
COIN, CRYSTAL, ROAD, WORKER = range(4)
BASIC_ACTIONS: Final = ("coin", "influence", "road", "worker")

_CELL: Final = Arg("cell", 0, CELLS - 1)
_CARD: Final = Arg("card", 0, len(CARDS) - 1, CARDS)
_BASIC: Final = Arg("good", 0, BASICS - 1, GOODS[:BASICS])
_PROPOSAL: Final = Arg("proposal", 0, 2, ("left", "middle", "right"))
_TEMP: Final = Arg("temporary", 0, MOST_CRYSTALS)
_PERM: Final = Arg("permanent", 0, MOST_CRYSTALS)

VERBS: Final = Verbs(
    Verb("race", Arg("race", 0, len(RACES) - 1, RACES)),
    Verb("resource", _BASIC),
    Verb("rob", Arg("seat", 0, 3), _BASIC),
    Verb("start", _CELL),
    Verb("play", _CARD),
    Verb("hide", _CARD),
    Verb("basic", Arg("action", 0, 3, BASIC_ACTIONS)),
    Verb("follow", Arg("category", 0, 3, CATEGORIES)),
    Verb("pass"),
    Verb("road", _CELL),
    Verb("stop"),
    Verb("stall", _BASIC),
    Verb("site", _CELL),
    Verb("access", _CELL),
    Verb("house", _CELL),
    Verb("span", _CELL),
    Verb("upgrade", Arg("good", BASICS, len(GOODS) - 1, GOODS[BASICS:])),
    Verb("before"),
    Verb("lay", Arg("rotation", 0, 3), _CELL),
    Verb("supply", _CELL),
    Verb("hire", Arg("slot", 0, SLOTS - 1)),
    Verb("worker", Arg("slot", 0, len(PRESTIGE), (*PRESTIGE, "race"))),
    Verb("copy", Arg("building", 0, len(PRESTIGE) - 1, PRESTIGE)),
    Verb("recover", _CARD),
    Verb("swap", Arg("crystals", 1, 4)),
    Verb("bid", _PROPOSAL, _TEMP, _PERM),
    Verb("choose", _PROPOSAL),
    Verb("spend", _TEMP, _PERM),
)

PASS: Final[Action] = ("pass",)
STOP: Final[Action] = ("stop",)
BEFORE: Final[Action] = ("before",)


class Ask(Step[Founders]):
    """A question of Founders; its prompt names its numbers. What is not asked now is refused by the question's own
    rule, which says what is."""

    __slots__ = ()

    def prompt(self, g: Founders) -> Prompt:
        numbers = [getattr(self, field) for field in self.fields]
        return (type(self).__name__, *[n for n in numbers if isinstance(n, int)])

"""The moves of Architects, and the clause against a move that is not asked for now."""

from typing import ClassVar, Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Step

from .facts import APPRENTICES, BOARDS, BUILDINGS, COLUMNS, GOODS, LEVEL_MIX, MOST_PLAYERS, PLACES, ROWS, TRADES
from .state import Architects

_CARD: Final = Arg("card", 0, len(BUILDINGS) - 1, BUILDINGS)
_APPRENTICE: Final = Arg("apprentice", 0, len(APPRENTICES) - 1, APPRENTICES)
_PLACE: Final = Arg("place", 0, len(PLACES) - 1, PLACES)
_OWNER: Final = Arg("owner", 0, MOST_PLAYERS - 1)

VERBS: Final = Verbs(
    Verb("board", Arg("board", 0, len(BOARDS) - 1, BOARDS)),
    Verb("pick", _CARD),
    Verb("place", _PLACE),
    Verb("recall", _PLACE),
    Verb("rescue", _OWNER),
    Verb("dig", Arg("what", 0, 1, ("clay", "gold"))),
    Verb("trade", Arg("trade", 0, len(TRADES) - 1, TRADES)),
    Verb("hire", Arg("row", 1, ROWS), Arg("column", 1, COLUMNS)),
    Verb("study"),
    Verb("dismiss", _APPRENTICE),
    Verb("keep", _CARD),
    Verb("capture", _PLACE, _OWNER),
    Verb("jail"),
    Verb("release"),
    Verb("ransom", Arg("how", 0, 2, ("silver", "debt", "free"))),
    Verb("redeem"),
    Verb("construct", _CARD),
    Verb("advance"),
    Verb("mix", Arg("wood", 0, max(LEVEL_MIX))),
    Verb("spare", Arg("good", 0, 1, ("wood", "stone"))),
    Verb("discard", _CARD),
    Verb("gain", Arg("good", 0, len(GOODS) - 1, GOODS)),
    Verb("use", Arg("count", 0, 3)),
    Verb("forgive"),
    Verb("bribe"),
    Verb("order", _CARD),
    Verb("stop"),
    Verb("end"),
)

STUDY: Final[Action] = ("study",)
STOP: Final[Action] = ("stop",)
END: Final[Action] = ("end",)
FORGIVE: Final[Action] = ("forgive",)

WRONG_MOMENT: Final[dict[str, int]] = {
    "board": 26,
    "pick": 18,
    "place": 30,
    "recall": 33,
    "rescue": 38,
    "dig": 54,
    "trade": 59,
    "hire": 66,
    "study": 66,
    "dismiss": 78,
    "keep": 111,
    "capture": 88,
    "jail": 115,
    "release": 115,
    "ransom": 115,
    "redeem": 115,
    "construct": 129,
    "advance": 129,
    "mix": 141,
    "spare": 412,
    "discard": 142,
    "gain": 137,
    "use": 171,
    "forgive": 153,
    "bribe": 413,
    "order": 182,
    "stop": 200,
    "end": 200,
}
"""For every verb the clause that says when it has its moment. Where a turn begins or ends nothing else is asked, and a
refusal says this; while a question is open, a refusal says what is asked."""


class Ask(Step[Architects]):
    """A question of Architects. `refuses` of a subclass looks at its own verbs and leaves the others to this one."""

    __slots__ = ()
    interrupts: ClassVar[bool] = False
    """May this be asked of a seat whose turn it is not? Then whoever has the turn waits for the answer."""

    def asks(self, g: Architects) -> int:
        """The clause that this question comes from."""
        return self.rule

    def refuses(self, g: Architects, action: Action) -> int:
        return self.asks(g)

    def out_of_turn(self, g: Architects) -> int:
        return self.asks(g) if self.interrupts else g.turn_rule

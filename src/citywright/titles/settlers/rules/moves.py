"""What can be said at a table of Settlers: the verbs, and which clause is against one at the wrong moment."""

from typing import Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Step

from .facts import DIRECTIONS, REACH, RESOURCES, SQUARES, TOKENS
from .state import Settlers

_SQUARE: Final = Arg("square", 0, len(SQUARES) - 1, SQUARES)
_STACK: Final = Arg("stack", 0, 2, ("nature", "village", "city"))
_TOKEN: Final = Arg("token", 0, len(TOKENS) - 1, TOKENS)
_SEAT: Final = Arg("seat", 0, 3)
_X: Final = Arg("x", -REACH, REACH)
_Y: Final = Arg("y", -REACH, REACH)

VERBS: Final = Verbs(
    Verb("draft", _SQUARE),
    Verb("lay", Arg("direction", 0, 3, DIRECTIONS)),
    Verb("reveal", _STACK),
    Verb("play", _TOKEN),
    Verb("keep"),
    Verb("ruin", _SEAT, _X, _Y),
    Verb("buy", _SEAT, _X, _Y),
    Verb("name", Arg("resource", 0, len(RESOURCES) - 1, RESOURCES)),
    Verb("join", _X, _Y),
    Verb("settle", _X, _Y),
    Verb("take", _SQUARE),
    Verb("decline"),
    Verb("place", _X, _Y),
    Verb("end"),
    Verb("propose", seldom=True),
    Verb("agree", seldom=True),
    Verb("refuse"),
)

KEEP: Final[Action] = ("keep",)
DECLINE: Final[Action] = ("decline",)
END: Final[Action] = ("end",)
PROPOSE: Final[Action] = ("propose",)
AGREE: Final[Action] = ("agree",)
REFUSE: Final[Action] = ("refuse",)

# Verbs that have a moment of their own, and the clause that says when it is.
_MOMENT: Final = {"draft": 10, "lay": 11, "propose": 135, "agree": 135, "refuse": 135}
_OF_TOKENS: Final = frozenset(["play", "ruin", "buy", "name", "join", "settle"])


def wrong_moment(action: Action, rule: int, token_rule: int = 27) -> int:
    """The clause against a verb that is not asked now: for tokens `token_rule`, for the steps of a turn `rule`."""
    return token_rule if action[0] in _OF_TOKENS else _MOMENT.get(action[0], rule)


class Ask(Step[Settlers]):
    """A question of Settlers."""

    __slots__ = ()

"""The moves of Land of Ghosts, and the clause against an answer to a question that is not asked now."""

from typing import Final

from citywright.kit.actions import Action, Arg, Verb, Verbs
from citywright.kit.table import Step

from .board import HEX_NAMES, HEXES
from .facts import BUILDINGS, BUNDLE_NAMES, RESOURCES, REWARDS, SKILLS, TASKS, TRACKS
from .state import Ghosts

_HEX: Final = Arg("hex", 0, HEXES - 1, HEX_NAMES)
_TRACK: Final = Arg("track", 0, len(TRACKS) - 1, TRACKS)
_CARD: Final = Arg("card", TASKS[0], TASKS[-1])

VERBS: Final = Verbs(
    Verb("haunt", _HEX),
    Verb("explore", _HEX),
    Verb("harvest", _HEX),
    Verb("fetch"),
    Verb("build", Arg("building", 0, len(BUILDINGS) - 1, BUILDINGS)),
    Verb("contact"),
    Verb("sell", Arg("bundle", 0, len(BUNDLE_NAMES) - 1, BUNDLE_NAMES)),
    Verb("learn", Arg("skill", 0, len(SKILLS) - 1, SKILLS)),
    Verb("train", _TRACK),
    Verb("end"),
    Verb("roll"),
    Verb("reward", Arg("reward", 0, len(REWARDS) - 1, REWARDS)),
    Verb("take", Arg("resource", 0, len(RESOURCES) - 1, RESOURCES)),
    Verb("restore", _TRACK),
    Verb("task", _CARD),
    Verb("tasks", _CARD, _CARD),
)

FETCH: Final[Action] = ("fetch",)
CONTACT_IT: Final[Action] = ("contact",)
END: Final[Action] = ("end",)
ROLL: Final[Action] = ("roll",)
REWARD_ROWS: Final[tuple[Action, ...]] = tuple(("reward", row) for row in range(len(REWARDS)))
TAKE_A: Final[tuple[Action, ...]] = tuple(("take", resource) for resource in range(len(RESOURCES)))
RESTORE_ON: Final[tuple[Action, ...]] = tuple(("restore", track) for track in range(len(TRACKS)))
SELL_A: Final[tuple[Action, ...]] = tuple(("sell", bundle) for bundle in range(len(BUNDLE_NAMES)))
LEARN_A: Final[tuple[Action, ...]] = tuple(("learn", skill) for skill in range(len(SKILLS)))
TRAIN_ON: Final[tuple[Action, ...]] = tuple(("train", track) for track in range(len(TRACKS)))

ANSWERS: Final[dict[str, int]] = {
    "haunt": 70,
    "roll": 116,
    "reward": 145,
    "take": 34,
    "restore": 181,
    "task": 175,
    "tasks": 175,
}
"""For every verb that is no action of a turn but the answer to a question: the clause that says when it is asked."""


class Ask(Step[Ghosts]):
    """A question of Ghosts. `refuses` of a subclass looks at its own verbs; against any other stands what is asked."""

    __slots__ = ()

    def refuses(self, g: Ghosts, action: Action) -> int:
        return self.rule

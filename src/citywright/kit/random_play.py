"""Random play, the same wherever it is used: bots, benchmarks, tests."""

from typing import Final

from citywright.kit.actions import Action, Verbs
from citywright.kit.chance import Stream
from citywright.kit.game import Game
from citywright.kit.table import Table

SELDOM: Final = 64


def pick(verbs: Verbs, actions: list[Action], stream: Stream) -> Action:
    """A random action; verbs marked `seldom` come up once in 64 times, if there is anything else to do."""
    action = actions[stream.chance(len(actions))]
    if not verbs.by_name[action[0]].seldom:
        return action
    common = [a for a in actions if not verbs.by_name[a[0]].seldom]
    if not common or stream.chance(SELDOM) == 0:
        return action
    return common[stream.chance(len(common))]


def play_on(game: Game, g: Table, stream: Stream, decisions: int = 1 << 30) -> int:
    """Play at random to the end, or for so many decisions; returns how many were made."""
    made = 0
    while made < decisions and g.agenda:
        g.apply(pick(game.verbs, g.legal(), stream))
        made += 1
    return made


def played(game: Game, seats: int, seed: int, decisions: int, options: dict[str, object] | None = None) -> Table:
    """A position reached by so many random decisions."""
    g = game.setup(seats, seed, options)
    play_on(game, g, Stream(seed), decisions)
    return g

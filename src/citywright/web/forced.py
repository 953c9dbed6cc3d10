"""Answers that are given by themselves: where there is one only, and that tells nobody anything.

That a question was answered at once must not tell the others that there was nothing to choose. So the answer has to be
the only one in every world that open information allows: worlds dealt for a spectator, who knows that and no more. What
follows from them depends on open information alone, too.
"""

from typing import Final

from citywright.kit.game import Game
from citywright.kit.referee import drew
from citywright.kit.table import ASKS, Table

WORLDS: Final = 24


def is_forced(game: Game, state: Table, seat: int) -> bool:
    """Has this seat one answer only, in all worlds, with nothing turned up by it and the seat asked on?"""
    spectator = state.seats
    worlds = [state, *(game.determinize(state, spectator, seed) for seed in range(WORLDS if game.secret else 0))]
    return all(is_single(game, world, seat) for world in worlds)


def is_single(game: Game, world: Table, seat: int) -> bool:
    if not world.agenda or world.agenda[-1].kind != ASKS or world.deciders() != (seat,):
        return False
    offered = world.offered(seat)
    if len(offered) != 1 or game.verbs.by_name[offered[0][0]].seldom:
        return False
    after = world.clone()
    after.apply(offered[0], seat)
    # What ends the turn is not taken out of anybody's hands: it is the last moment to take something back.
    return not drew(world, after) and not after.is_over() and after.deciders() == (seat,) and after.turn == world.turn

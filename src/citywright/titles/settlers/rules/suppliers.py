"""Who supplies a square: the needs of a new square matched to the squares that would meet them.

The rules only ask whether needs can be met (`facts.can_meet`); people want to see by whom.
"""

from .facts import AROUND, NEEDS, PRODUCES
from .land import Player

BOUGHT = -1
"""Stands for the resource bought with a coin, which comes from no own square."""


def suppliers(me: Player, cell: int, square: int, bought: int = -1) -> list[tuple[int, int]] | None:
    """For every need of a square laid at a cell: the resource and the own cell that gives it (or BOUGHT).

    Every square gives at most one resource (S-42). Neighbours come first, then members of a union (S-102), then the
    purchase. None: the needs cannot be met here.
    """
    found: list[tuple[int, int]] = []
    return found if _match(me, NEEDS[square], [*givers(me, cell), BOUGHT], bought, found) else None


def givers(me: Player, cell: int) -> list[int]:
    """The own squares that could give something to a cell: along a side, at a corner, by cart."""
    near = [cell + d for d in AROUND]
    carted = [c for union, halo in zip(me.unions, me.halos, strict=True) if cell in halo for c in sorted(union)]
    both = dict.fromkeys([*near, *carted])
    return [other for other in both if other != cell and other in me.land and me.yields(other)]


def _match(me: Player, needs: tuple[int, ...], free: list[int], bought: int, found: list[tuple[int, int]]) -> bool:
    """Match the first need, then the rest; take it back if the rest fails."""
    if not needs:
        return True
    need = needs[0]
    for giver in free:
        if need == bought if giver == BOUGHT else need in PRODUCES[me.land[giver]]:
            found.append((need, giver))
            if _match(me, needs[1:], [other for other in free if other != giver], bought, found):
                return True
            found.pop()
    return False

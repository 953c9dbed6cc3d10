"""Points and the winner."""

from .facts import POINTS, POINTS_PER_MASTER, POINTS_PER_REPLACED, POINTS_PER_TOKEN
from .land import Player


def score_lines(me: Player) -> list[tuple[str, int]]:
    """The score sheet as if the game ended now: coins on the own squares count as taken (S-75)."""
    prizes = sum(POINTS[s] for cell, s in me.land.items() if cell not in me.ruined)  # only prizes have points
    masters = sum(cell not in me.ruined for cell in me.masters)
    tokens = len(me.tokens) + sum(me.coins.values())
    return [
        ("prizes", prizes),
        ("masters", POINTS_PER_MASTER * masters),
        ("tokens", POINTS_PER_TOKEN * tokens),
        ("replaced", POINTS_PER_REPLACED * len(me.replaced)),
    ]


def winners(players: list[Player]) -> tuple[int, ...]:
    """Most points; among the tied, most prize squares, ruined ones included (S-136); then the victory is shared."""
    ranks = [(sum(points for _, points in score_lines(me)), me.prize_squares()) for me in players]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)

"""Points and the winner."""

from citywright.games.settlers.facts import CLASS, POINTS, POINTS_PER_MASTER, POINTS_PER_REPLACED, POINTS_PER_TOKEN, PRIZE
from citywright.games.settlers.state import Settlers


def score_lines(g: Settlers, seat: int) -> list[tuple[str, int]]:
    """The score sheet of a seat as if the game ended now: coins on the own squares count as taken (S-75)."""
    me = g.players[seat]
    prizes = sum(POINTS[s] for cell, s in me.land.items() if CLASS[s] == PRIZE and cell not in me.ruined)
    masters = sum(cell not in me.ruined for cell in me.masters)
    tokens = len(me.tokens) + sum(me.coins.values())
    return [
        ("prizes", prizes),
        ("masters", POINTS_PER_MASTER * masters),
        ("tokens", POINTS_PER_TOKEN * tokens),
        ("replaced", POINTS_PER_REPLACED * len(me.replaced)),
    ]


def winners(g: Settlers) -> tuple[int, ...]:
    """Most points; among the tied, most prize squares, ruined ones included (S-136); then the victory is shared."""
    if not g.is_over():
        return ()
    scores = g.scores()
    best = max((scores[seat], g.players[seat].prize_squares()) for seat in range(g.seats))
    return tuple(s for s in range(g.seats) if (scores[s], g.players[s].prize_squares()) == best)

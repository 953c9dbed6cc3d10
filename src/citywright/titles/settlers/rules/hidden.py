"""What a seat may know. In Settlers only the future is hidden: which square or master chance turns up next."""

from collections import Counter
from typing import Any

from .facts import KIND, X_OF, Y_OF
from .land import Player
from .state import Settlers


def view(g: Settlers, seat: int) -> dict[str, Any]:
    """Everything on the table; every seat and every spectator sees the same (S-31, S-118).

    `asked` is the open question with what was chosen so far, such as the square that is being placed.
    """
    return {
        "seats": g.seats,
        "turn": g.turn,
        "first": g.first,
        "ending": g.ending,
        "asked": g.agenda[-1].dump() if g.agenda else [],
        "pool": g.pool[:],
        "rows": [row[:] for row in g.rows],
        "stacks": [len(stack) for stack in g.stacks],
        "left": [counted(stack) for stack in g.stacks],
        "prizes": g.prizes[:],
        "removed": g.removed[:],
        "tokens_left": [*g.tokens_left, len(g.masters_left)],
        "boxed": list(g.boxed),
        "bought": g.bought,
        "played": g.played,
        "players": [land_view(player) for player in g.players],
        "scores": [g.score_lines(s) for s in range(g.seats)],
        "winners": list(g.winners()),
    }


def counted(stack: list[int]) -> dict[str, int]:
    """What is still in a stack, by kind: anybody can work it out, since all that left it lies open (S-24)."""
    return dict(Counter(map(KIND.__getitem__, stack)))


def land_view(player: Player) -> dict[str, Any]:
    """One state: a row `[x, y, square, coins, ruined, master]` for every square, and what lies beside it."""
    land, coins, ruined, masters = player.land, player.coins, player.ruined, player.masters
    if coins or ruined or masters:
        rows = [
            [X_OF[cell], Y_OF[cell], land[cell], coins.get(cell, 0), int(cell in ruined), masters.get(cell, -1)]
            for cell in sorted(land)
        ]
    else:
        rows = [[X_OF[cell], Y_OF[cell], land[cell], 0, 0, -1] for cell in sorted(land)]
    return {
        "land": rows,
        "carts": [[X_OF[cell], Y_OF[cell]] for cell in player.carts],
        "unions": [sorted([X_OF[cell], Y_OF[cell]] for cell in union) for union in player.unions],
        "tokens": list(player.tokens),
        "replaced": list(player.replaced),
        "drafted": list(player.drafted),
    }


def determinize(g: Settlers, seat: int, seed: int) -> Settlers:
    """A state this seat cannot tell from the true one: the squares and masters to come are dealt afresh."""
    world = g.clone()
    world.rng = seed
    return world

"""Questions to the rules about a view: a seat's land as the rules know it."""

from typing import Any

from citywright.kit.game import View

from .facts import NEED_BIT, X_OF, Y_OF, cell_at
from .land import Player


def player_of(view: View, seat: int) -> Player:
    plain: dict[str, Any] = view["players"][seat]
    me = Player()
    for x, y, square, *_ in plain["land"]:
        me.put(cell_at(x, y), square)
    for x, y, _, coins, ruined, master in plain["land"]:
        cell = cell_at(x, y)
        if ruined:
            me.ruin(cell)
        if master >= 0:
            me.lay_master(cell, master)
        for _ in range(coins):
            me.lay_coin(cell)
    for x, y in plain["carts"]:
        me.lay_cart(cell_at(x, y))
    return me


def fitting_cells(view: View, seat: int, square: int) -> list[tuple[int, int]]:
    """The free cells of a seat's land where a square could go."""
    me = player_of(view, seat)
    return [(X_OF[cell], Y_OF[cell]) for cell in me.fresh if me.met_at(cell, view["bought"]) & NEED_BIT[square]]

"""The state of Settlers: the market in the middle and each player's land."""

from typing import Any

from citywright.kit.table import Table

from .facts import CART, CLASS, COIN, MASTER, MASTER_RESOURCE, NEED_BIT, OF_CLASS, PRIZE, TOKEN_SUPPLY, WAR
from .land import Player
from .scoring import score_lines, winners


class Settlers(Table):
    """The whole table. Face-down stacks are sorted pools: a square is drawn by chance when it is turned up."""

    __slots__ = (
        "bought",
        "boxed",
        "first",
        "masters_left",
        "owned",
        "played",
        "players",
        "pool",
        "prizes",
        "removed",
        "rows",
        "stacks",
        "tokens_left",
        "unopened",
    )
    turn_rule = 16
    over_rule = 70

    players: list[Player]
    owned: int
    """Mask of the players this state may change; the others are shared with a copy."""
    first: int
    stacks: list[list[int]]
    rows: list[list[int]]
    prizes: list[int]
    unopened: list[int]
    """Prizes that stayed in the box."""
    removed: list[int]
    pool: list[int]
    """Nature squares open for the draft."""
    tokens_left: list[int]
    masters_left: list[int]
    boxed: tuple[int, ...]
    """Tokens out of the game."""
    bought: int
    """The resource bought with a coin this turn, -1 if none."""
    played: bool
    """Was a token played this turn?"""

    def __init__(self, seats: int, rng: int, like: "Settlers | None" = None) -> None:
        """The open box, or a copy. (Compiled classes can be copied by their constructor only.)"""
        super().__init__(seats, rng)
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.owned = -1
            self.first = 0
            self.stacks = [list(OF_CLASS[c]) for c in range(3)]
            self.rows = [[], [], []]
            self.prizes = []
            self.unopened = []
            self.removed = []
            self.pool = []
            self.tokens_left = list(TOKEN_SUPPLY)
            self.masters_left = list(range(len(MASTER_RESOURCE)))
            self.boxed = ()
            self.bought = -1
            self.played = False
        else:
            like.copy_base(self)
            self.players = like.players[:]
            self.owned = 0
            self.first = like.first
            stacks, rows = like.stacks, like.rows
            self.stacks = [stacks[0][:], stacks[1][:], stacks[2][:]]
            self.rows = [rows[0][:], rows[1][:], rows[2][:]]
            self.prizes = like.prizes[:]
            self.unopened = like.unopened
            self.removed = like.removed[:]
            self.pool = like.pool[:]
            self.tokens_left = like.tokens_left[:]
            self.masters_left = like.masters_left[:]
            self.boxed = like.boxed
            self.bought = like.bought
            self.played = like.played

    def clone(self) -> "Settlers":
        self.owned = 0  # from now on both share the players
        return Settlers(self.seats, self.rng, self)

    def edit(self, seat: int) -> Player:
        """A player this state may change: copied first if a clone shares it."""
        me = self.players[seat]
        if not self.owned >> seat & 1:
            me = me.clone()
            self.players[seat] = me
            self.owned |= 1 << seat
        return me

    # -- questions --

    def open_squares(self) -> list[int]:
        """Every face-up square, rows first, then prizes."""
        rows = self.rows
        return rows[0] + rows[1] + rows[2] + self.prizes

    def attachable(self, met: int) -> list[int]:
        """The face-up squares whose needs are among those met."""
        return [square for square in self.open_squares() if NEED_BIT[square] & met]

    def can_play(self, seat: int, token: int) -> bool:
        """Is there a target for this token?"""
        if token == WAR:
            return any(self.war_targets(other) for other in self.others(seat))
        if token == COIN:
            return any(self.coin_targets(other) for other in self.others(seat))
        if token == CART:
            return bool(self.cart_targets(seat))
        return bool(self.master_targets(seat, token - MASTER))

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def war_targets(self, owner: int) -> list[int]:
        land = self.players[owner]
        return [cell for cell in land.unprotected() if cell not in land.ruined]

    def coin_targets(self, owner: int) -> list[int]:
        land = self.players[owner]
        return sorted(cell for cell in land.land if land.produces(cell))

    def cart_targets(self, seat: int) -> list[int]:
        me = self.players[seat]
        return sorted(cell for cell in me.land if me.is_block(cell) and cell not in me.carts)

    def master_targets(self, seat: int, master: int) -> list[int]:
        me = self.players[seat]
        return sorted(cell for cell in me.land if me.takes_master(cell, MASTER_RESOURCE[master]))

    def stacks_are_empty(self) -> bool:
        return not (self.stacks[0] or self.stacks[1] or self.stacks[2])

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return score_lines(self.players[seat])

    def winners(self) -> tuple[int, ...]:
        return winners(self.players) if self.is_over() else ()

    # -- changes --

    def turn_up(self, stack: int) -> int:
        """Turn up the top square of a stack."""
        squares = self.stacks[stack]
        return squares.pop(self.chance(len(squares)))

    def take_open(self, square: int) -> None:
        """Take a face-up square out of its row or from the prizes; nothing is refilled (S-59)."""
        zone = self.prizes if CLASS[square] == PRIZE else self.rows[CLASS[square]]
        zone.remove(square)

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            **self.dump_base(),
            "players": [player.dump() for player in self.players],
            "first": self.first,
            "stacks": [stack[:] for stack in self.stacks],
            "rows": [row[:] for row in self.rows],
            "prizes": self.prizes[:],
            "unopened": self.unopened[:],
            "removed": self.removed[:],
            "pool": self.pool[:],
            "tokens_left": self.tokens_left[:],
            "masters_left": self.masters_left[:],
            "boxed": list(self.boxed),
            "bought": self.bought,
            "played": self.played,
        }

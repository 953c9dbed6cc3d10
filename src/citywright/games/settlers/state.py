"""The state of Settlers: the market in the middle and each player's land."""

from bisect import insort
from typing import Any

from citywright.games.settlers.facts import (
    AROUND,
    BLOCK,
    CART,
    CLASS,
    COIN,
    MASTER,
    MASTER_RESOURCE,
    NEED_BIT,
    OF_CLASS,
    PRIZE,
    PRODUCES,
    SIDES,
    TOKEN_SUPPLY,
    UNIT,
    VILLAGE,
    WAR,
    X_OF,
    can_meet,
    can_meet_anywhere,
)
from citywright.kit.table import Table


class Player:
    """One seat: its land with everything that lies on it, and its tokens.

    `land`, `supply` and `fresh` are changed in place; all other fields are replaced, never changed, so that copies
    may share them. `supply` and `fresh` follow from the rest and are kept up to date square by square.
    """

    __slots__ = (
        "carts",
        "coins",
        "drafted",
        "fresh",
        "land",
        "masters",
        "replaced",
        "ruined",
        "supply",
        "tokens",
        "unions",
    )

    def __init__(self) -> None:
        self.land: dict[int, int] = {}
        """Cell to square."""
        self.supply: dict[int, int] = {}
        """Cell to the producers on the eight cells around it, counted by sort (facts.UNIT)."""
        self.fresh: list[int] = []
        """Empty cells that share a side with the land, ascending."""
        self.coins: dict[int, int] = {}
        self.ruined: tuple[int, ...] = ()
        self.masters: dict[int, int] = {}
        """Cell to the number of the master lying there."""
        self.carts: tuple[int, ...] = ()
        """The cell of each joined block that is nearest to the owner and farthest left."""
        self.unions: tuple[frozenset[int], ...] = ()
        self.tokens: tuple[int, ...] = ()
        """Tokens in hand, ascending; a master is MASTER plus its number."""
        self.replaced: tuple[int, ...] = ()
        self.drafted: tuple[int, ...] = ()

    def clone(self) -> "Player":
        other = Player.__new__(Player)
        other.land = self.land.copy()
        other.supply = self.supply.copy()
        other.fresh = self.fresh[:]
        other.coins = self.coins
        other.ruined = self.ruined
        other.masters = self.masters
        other.carts = self.carts
        other.unions = self.unions
        other.tokens = self.tokens
        other.replaced = self.replaced
        other.drafted = self.drafted
        return other

    # -- questions --

    def yields(self, cell: int) -> int:
        """What the square at a cell adds to the supply around it: nothing if it is a prize, ruined, or covered."""
        if cell in self.coins or cell in self.masters or cell in self.ruined:
            return 0
        return UNIT[self.land[cell]]

    def produces(self, cell: int) -> tuple[int, ...]:
        """What the square at a cell could yield to a buyer: a coin on it does not matter (S-94, S-129)."""
        if cell in self.masters or cell in self.ruined:
            return ()
        return PRODUCES[self.land[cell]]

    def supply_at(self, cell: int) -> int:
        """The producers that serve a cell: those around it and all members of unions that touch it (S-102)."""
        supply = self.supply.get(cell, 0)
        for union in self.unions:
            around = [cell + d for d in AROUND]
            if any(c in union for c in around):
                for member in union:
                    if member != cell and member not in around:
                        supply += self.yields(member)
        return supply

    def met_at(self, cell: int, bought: int) -> int:
        """The sets of needs that can be met at a cell (bits of facts.NEED_SETS)."""
        if self.unions:
            return can_meet(self.supply_at(cell), bought)
        return can_meet(self.supply.get(cell, 0), bought)

    def met_on_fresh(self, bought: int) -> int:
        """The sets of needs that can be met somewhere on a fresh cell."""
        return self._met_on(self.fresh, bought)

    def met_by_replacing(self, bought: int) -> int:
        """The sets of needs that can be met in place of an own square; it does not serve its successor (S-54)."""
        return self._met_on(list(self.land), bought)

    def _met_on(self, cells: list[int], bought: int) -> int:
        if not self.unions and bought < 0:
            supply = self.supply
            return can_meet_anywhere([supply.get(cell, 0) for cell in cells])
        met = 0
        for cell in cells:
            met |= self.met_at(cell, bought)
        return met

    def is_outermost(self, cell: int) -> bool:
        """Is this the square of its column that lies farthest from the owner? (S-80)"""
        x = X_OF[cell]
        return not any(other > cell and X_OF[other] == x for other in self.land)

    def unprotected(self) -> list[int]:
        """In each column the square farthest from the owner, ascending by cell."""
        outermost: dict[int, int] = {}
        for cell in self.land:
            x = X_OF[cell]
            if cell > outermost.get(x, -1):
                outermost[x] = cell
        return sorted(outermost.values())

    def is_block(self, cell: int) -> bool:
        """Do four own squares meet at the far right corner of this cell?"""
        land = self.land
        return cell in land and cell + BLOCK[1] in land and cell + BLOCK[2] in land and cell + BLOCK[3] in land

    def takes_master(self, cell: int, resource: int) -> bool:
        """May this master lie here: a village square of that resource, not ruined, without a master? (S-112, S-134)"""
        square = self.land[cell]
        return (
            CLASS[square] == VILLAGE
            and resource in PRODUCES[square]
            and cell not in self.ruined
            and cell not in self.masters
        )

    def prize_squares(self) -> int:
        return sum(CLASS[square] == PRIZE for square in self.land.values())

    # -- changes --

    def put(self, cell: int, square: int) -> None:
        """Lay a square on a cell; an own square there must have been lifted before."""
        land = self.land
        if cell in self.fresh:
            self.fresh.remove(cell)
        land[cell] = square
        for d in SIDES:
            side = cell + d
            if side not in land and side not in self.fresh:
                insort(self.fresh, side)
        self._serve(cell, UNIT[square])

    def lift(self, cell: int) -> int:
        """Take a square out to replace it, with war token, master and coins on it. Carts stay (S-105)."""
        self._serve(cell, -self.yields(cell))
        square = self.land.pop(cell)
        if cell in self.coins:
            self.coins = {c: n for c, n in self.coins.items() if c != cell}
        if cell in self.ruined:
            self.ruined = tuple(c for c in self.ruined if c != cell)
        if cell in self.masters:
            self.masters = {c: m for c, m in self.masters.items() if c != cell}
        return square

    def ruin(self, cell: int) -> None:
        self._serve(cell, -self.yields(cell))
        self.ruined = (*self.ruined, cell)

    def lay_coin(self, cell: int) -> None:
        self._serve(cell, -self.yields(cell))
        self.coins = {**self.coins, cell: self.coins.get(cell, 0) + 1}

    def collect_coins(self) -> int:
        """Take all coins from the own squares into the hand."""
        coins = self.coins
        if not coins:
            return 0
        self.coins = {}
        for cell in coins:
            self._serve(cell, self.yields(cell))
        count = sum(coins.values())
        self.tokens = tuple(sorted(self.tokens + (COIN,) * count))
        return count

    def lay_master(self, cell: int, master: int) -> None:
        self._serve(cell, -self.yields(cell))
        self.masters = {**self.masters, cell: master}

    def lay_cart(self, cell: int) -> None:
        self.carts = (*self.carts, cell)
        self.unions = unions_of(self.carts)

    def take_token(self, token: int) -> None:
        self.tokens = tuple(sorted((*self.tokens, token)))

    def spend_token(self, token: int) -> None:
        at = self.tokens.index(token)
        self.tokens = self.tokens[:at] + self.tokens[at + 1 :]

    def _serve(self, cell: int, units: int) -> None:
        if units:
            supply = self.supply
            for d in AROUND:
                supply[cell + d] = supply.get(cell + d, 0) + units

    # -- saving --

    def dump(self) -> dict[str, Any]:
        return {
            "land": [[c, s] for c, s in sorted(self.land.items())],
            "coins": [[c, n] for c, n in sorted(self.coins.items())],
            "ruined": list(self.ruined),
            "masters": [[c, m] for c, m in sorted(self.masters.items())],
            "carts": list(self.carts),
            "tokens": list(self.tokens),
            "replaced": list(self.replaced),
            "drafted": list(self.drafted),
        }


def load_player(plain: dict[str, Any]) -> Player:
    me = Player()
    for cell, square in plain["land"]:
        me.put(cell, square)
    for cell in plain["ruined"]:
        me.ruin(cell)
    for cell, master in plain["masters"]:
        me.lay_master(cell, master)
    for cell, count in plain["coins"]:
        for _ in range(count):
            me.lay_coin(cell)
    me.carts = tuple(plain["carts"])
    me.unions = unions_of(me.carts)
    me.tokens = tuple(plain["tokens"])
    me.replaced = tuple(plain["replaced"])
    me.drafted = tuple(plain["drafted"])
    return me


def unions_of(carts: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    """The groups of cells that carts join: blocks that share a cell are one group (S-103, S-104)."""
    groups: list[frozenset[int]] = []
    for cart in carts:
        group = frozenset([cart + d for d in BLOCK])
        apart: list[frozenset[int]] = []
        for other in groups:
            if other & group:
                group = group | other
            else:
                apart.append(other)
        groups = [*apart, group]
    return tuple(groups)


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
    over_rule = 62

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.players = [Player() for _ in range(seats)]
        self.owned = -1
        """Mask of the players this state may change; the others are shared with a copy."""
        self.first = 0
        self.stacks = [list(OF_CLASS[c]) for c in range(3)]
        self.rows: list[list[int]] = [[], [], []]
        self.prizes: list[int] = []
        self.unopened: list[int] = []
        """Prizes that stayed in the box."""
        self.removed: list[int] = []
        self.pool: list[int] = []
        """Nature squares open for the draft."""
        self.tokens_left = list(TOKEN_SUPPLY)
        self.masters_left = list(range(len(MASTER_RESOURCE)))
        self.boxed: tuple[int, ...] = ()
        """Tokens out of the game."""
        self.bought = -1
        """The resource bought with a coin this turn, -1 if none."""
        self.played = False
        """Was a token played this turn?"""

    def clone(self) -> "Settlers":
        other = Settlers.__new__(Settlers)
        self.copy_base(other)
        self.owned = 0
        other.owned = 0
        other.players = self.players[:]
        other.first = self.first
        stacks = self.stacks
        other.stacks = [stacks[0][:], stacks[1][:], stacks[2][:]]
        rows = self.rows
        other.rows = [rows[0][:], rows[1][:], rows[2][:]]
        other.prizes = self.prizes[:]
        other.unopened = self.unopened
        other.removed = self.removed[:]
        other.pool = self.pool[:]
        other.tokens_left = self.tokens_left[:]
        other.masters_left = self.masters_left[:]
        other.boxed = self.boxed
        other.bought = self.bought
        other.played = self.played
        return other

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
        from citywright.games.settlers.scoring import score_lines

        return score_lines(self, seat)

    def winners(self) -> tuple[int, ...]:
        from citywright.games.settlers.scoring import winners

        return winners(self)

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

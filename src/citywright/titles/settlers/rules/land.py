"""A player's land: the squares, what lies on them, and what they can supply."""

from bisect import insort
from typing import Any

from .facts import AROUND, BLOCK, CLASS, COIN, NEAR, PRIZE, PRODUCES, SIDES, UNIT, X_OF, can_meet, can_meet_anywhere


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
        "halos",
        "land",
        "masters",
        "replaced",
        "ruined",
        "supply",
        "tokens",
        "unions",
    )

    land: dict[int, int]
    """Cell to square."""
    supply: dict[int, int]
    """Cell to the producers on the eight cells around it, counted by sort (facts.UNIT)."""
    fresh: list[int]
    """Empty cells that share a side with the land, ascending."""
    coins: dict[int, int]
    ruined: tuple[int, ...]
    masters: dict[int, int]
    """Cell to the number of the master lying there."""
    carts: tuple[int, ...]
    """The cell of each joined block that is nearest to the owner and farthest left."""
    unions: tuple[frozenset[int], ...]
    halos: tuple[frozenset[int], ...]
    """For every union the cells it serves: those around its members."""
    tokens: tuple[int, ...]
    """Tokens in hand, ascending; a master is MASTER plus its number."""
    replaced: tuple[int, ...]
    drafted: tuple[int, ...]

    def __init__(self, like: "Player | None" = None) -> None:
        """No land yet, or a copy. (Compiled classes can be copied by their constructor only.)"""
        if like is None:
            self.land = {}
            self.supply = {}
            self.fresh = []
            self.coins = {}
            self.ruined = ()
            self.masters = {}
            self.carts = ()
            self.unions = ()
            self.halos = ()
            self.tokens = ()
            self.replaced = ()
            self.drafted = ()
        else:
            self.land = like.land.copy()
            self.supply = like.supply.copy()
            self.fresh = like.fresh[:]
            self.coins = like.coins
            self.ruined = like.ruined
            self.masters = like.masters
            self.carts = like.carts
            self.unions = like.unions
            self.halos = like.halos
            self.tokens = like.tokens
            self.replaced = like.replaced
            self.drafted = like.drafted

    def clone(self) -> "Player":
        return Player(self)

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
        return self.supplies([cell])[0]

    def supplies(self, cells: list[int]) -> list[int]:
        """The producers that serve each of these cells."""
        supply = self.supply
        found = [supply.get(cell, 0) for cell in cells]
        for u, halo in enumerate(self.halos):
            members = [(member, self.yields(member)) for member in self.unions[u]]
            for i, cell in enumerate(cells):
                if cell in halo:
                    for member, units in members:
                        if member - cell not in NEAR:
                            found[i] += units
        return found

    def met_at(self, cell: int, bought: int) -> int:
        """The sets of needs that can be met at a cell (bits of facts.NEED_SETS)."""
        return can_meet(self.supply_at(cell), bought)

    def met_on_fresh(self, bought: int) -> int:
        """The sets of needs that can be met somewhere on a fresh cell."""
        return can_meet_anywhere(self.supplies(self.fresh), bought)

    def met_by_replacing(self, bought: int) -> int:
        """The sets of needs that can be met in place of an own square; it does not serve its successor (S-54)."""
        return can_meet_anywhere(self.supplies(list(self.land)), bought)

    def beyond(self, cell: int) -> list[int]:
        """The squares of the same column that lie farther from the owner and protect this one (S-81)."""
        x = X_OF[cell]
        return [other for other in self.land if other > cell and X_OF[other] == x]

    def unprotected(self) -> list[int]:
        """In each column the square farthest from the owner, ascending by cell."""
        outermost: dict[int, int] = {}
        for cell in self.land:
            x = X_OF[cell]
            if cell > outermost.get(x, -1):
                outermost[x] = cell
        return sorted(outermost.values())

    def is_carried(self, resource: int, cell: int) -> bool:
        """Can a union bring this resource to a square?"""
        return any(
            cell in union and any(resource in PRODUCES[self.land[c]] and self.yields(c) for c in union)
            for union in self.unions
        )

    def is_block(self, cell: int) -> bool:
        """Do four own squares meet at the far right corner of this cell?"""
        land = self.land
        return cell in land and cell + BLOCK[1] in land and cell + BLOCK[2] in land and cell + BLOCK[3] in land

    def takes_master(self, cell: int, resource: int) -> bool:
        """May the master of this resource lie here? (S-112, S-134)

        Only village squares produce it, and there is one master of a kind (S-110): none lies there yet.
        """
        return resource in PRODUCES[self.land[cell]] and cell not in self.ruined

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
        self._join()

    def _join(self) -> None:
        self.unions = unions_of(self.carts)
        self.halos = tuple([frozenset([m + d for m in union for d in AROUND]) for union in self.unions])

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
    me._join()
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

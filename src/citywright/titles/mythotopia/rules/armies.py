"""Armies and ships: placing and removing them, buying them, and the road move."""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .facts import ARMY_GOLD, COAST, FOOD, GOLD, REINFORCE_FOOD, SEAS, SHIP, SHIP_GOLD, WITH, bits
from .payment import Armies, Pay, Settle, Ships, can_fund, gold_of, has_army
from .state import MARCHED, Mythotopia, networks
from .verbs import STOP, Ask

# -- Place armies --


def cannot_place_armies(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not me.supply_armies:
        return 97
    cards, live = me.hand | me.reserve, g.live(seat)
    if not has_army(cards, live):
        return 106
    if me.own:
        return 0
    if not me.at:
        return 107
    return 0 if can_fund(cards, live, REINFORCE_FOOD, 0) else 108


class PlaceWhere(Ask):
    """Choose the province that gets armies: an own one or one already invaded (M-107)."""

    __slots__ = ()
    asks = ("province",)

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        where = me.own | me.at
        if me.at & ~me.own and not can_fund(me.hand | me.reserve, g.live(self.seat), REINFORCE_FOOD, 0):
            where = me.own
        return [("province", p) for p in bits(where)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        me = g.players[self.seat]
        if me.own >> action[1] & 1:
            return 0
        if not me.at >> action[1] & 1:
            return 107
        return 0 if can_fund(me.hand | me.reserve, g.live(self.seat), REINFORCE_FOOD, 0) else 108

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat, p = self.seat, action[1]
        g.tell("reinforces", seat, p)
        if not g.players[seat].own >> p & 1:
            g.next(Pay(seat, FOOD, REINFORCE_FOOD, True))
        g.next(Armies(seat, p), Settle(seat))


# -- Remove armies --


def removable(g: Mythotopia, seat: int) -> int:
    """Where own armies may be taken from: not where one player attacks and another defends (M-114, OR-7)."""
    me = g.players[seat]
    at = me.at & ~g.attacked(seat)
    for other, player in enumerate(g.players):
        if other != seat:
            at &= ~player.own
    return at if g.withdraws else at & me.own


def cannot_remove_armies(g: Mythotopia, seat: int) -> int:
    at = g.players[seat].at
    if not at:
        return 113
    if removable(g, seat):
        return 0
    return 285 if at & ~g.controlled() else 114


class RemoveWhere(Ask):
    """Choose the province from which armies return to the Supply (M-113)."""

    __slots__ = ()
    asks = ("province",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [("province", p) for p in bits(removable(g, self.seat))]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        p = action[1]
        if not g.players[self.seat].at >> p & 1:
            return 113
        if removable(g, self.seat) >> p & 1:
            return 0
        return 285 if g.owner_of(p) < 0 else 114

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.next(RemoveHowMany(self.seat, action[1]))


class RemoveHowMany(Ask):
    """Choose how many armies and mercenaries leave; with the last army all mercenaries go (M-113, M-237)."""

    __slots__ = ("province",)
    fields = ("seat", "province")
    asks = ("take",)

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        armies, hired = me.armies_in(self.province), me.mercenaries_in(self.province)
        found: list[Action] = [("take", 0, m) for m in range(1, hired + 1)]
        found += [("take", n, m) for n in range(1, armies) for m in range(hired + 1)]
        found.append(("take", armies, hired))
        return found

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, n, m = action
        me = g.players[self.seat]
        armies, hired = me.armies_in(self.province), me.mercenaries_in(self.province)
        if n > armies or m > hired or n + m == 0:
            return 113
        return 237 if n == armies and m != hired else 0

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, n, m = action
        me = g.edit(self.seat)
        p = self.province
        left = me.withdraw(p, n) if n else 0
        if not left and m:
            me.mercenaries -= m << 4 * p
            left = m
        g.mercenaries += left
        g.tell("removes_armies", self.seat, p, n, m)


# -- Ships --


def ports(g: Mythotopia, seat: int) -> list[int]:
    """The seas that touch an own province (M-116)."""
    own = g.players[seat].own
    return [sea for sea in range(len(SEAS)) if COAST[sea] & own]


def cannot_place_ships(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not (me.hand | me.reserve) & WITH[SHIP]:
        return 115
    if not me.supply_ships:
        return 279
    return 0 if ports(g, seat) else 116


class ShipsWhere(Ask):
    """Choose the sea that gets ships (M-116)."""

    __slots__ = ()
    asks = ("sea", "province")

    def options(self, g: Mythotopia) -> list[Action]:
        return [("sea", sea) for sea in ports(g, self.seat)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action[0] == "province":
            return 89
        return 0 if COAST[action[1]] & g.players[self.seat].own else 116

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.next(Ships(self.seat, action[1]), Settle(self.seat))


class RemoveShipsWhere(Ask):
    """Choose the sea from which ships return to the Supply (M-119)."""

    __slots__ = ()
    asks = ("sea",)

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        return [("sea", sea) for sea in range(len(SEAS)) if me.ships_in(sea)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return 0 if g.players[self.seat].ships_in(action[1]) else 119

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.next(RemoveShips(self.seat, action[1]))


class RemoveShips(Ask):
    """Choose how many ships leave a sea (M-119)."""

    __slots__ = ("sea",)
    fields = ("seat", "sea")
    asks = ("number",)

    def __init__(self, seat: int, sea: int) -> None:
        self.seat = seat
        self.sea = sea

    def options(self, g: Mythotopia) -> list[Action]:
        return [("number", n) for n in range(1, g.players[self.seat].ships_in(self.sea) + 1)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return 0 if action[1] <= g.players[self.seat].ships_in(self.sea) else 119

    def resolve(self, g: Mythotopia, action: Action) -> None:
        me = g.edit(self.seat)
        me.ships -= action[1] << 4 * self.sea
        me.supply_ships += action[1]
        g.tell("removes_ships", self.seat, self.sea, action[1])


# -- Buy --


def cannot_buy(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not me.pool_armies and not me.pool_ships:
        return 154
    gold = gold_of(g, seat)
    if me.pool_armies and gold >= ARMY_GOLD:
        return 0
    if me.pool_ships and gold >= SHIP_GOLD:
        return 0
    return 150 if me.pool_armies else 151


class Buy(Ask):
    """Choose how many armies and ships are bought (M-152)."""

    __slots__ = ()
    asks = ("buy",)

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        gold = gold_of(g, self.seat)
        return [
            ("buy", armies, ships)
            for armies in range(me.pool_armies + 1)
            for ships in range(me.pool_ships + 1)
            if 0 < armies * ARMY_GOLD + ships * SHIP_GOLD <= gold
        ]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, armies, ships = action
        me = g.players[self.seat]
        if armies > me.pool_armies or ships > me.pool_ships:
            return 154
        if armies + ships == 0:
            return 152
        if armies * ARMY_GOLD + ships * SHIP_GOLD <= gold_of(g, self.seat):
            return 0
        return 151 if ships else 150

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, armies, ships = action
        cost = armies * ARMY_GOLD + ships * SHIP_GOLD
        g.next(Pay(self.seat, GOLD, cost), Bought(self.seat, armies, ships), Settle(self.seat))


class Bought(RunningStep[Mythotopia]):
    """Bought pieces move from the pool to the Supply (M-153)."""

    __slots__ = ("armies", "ships")
    fields = ("seat", "armies", "ships")

    def __init__(self, seat: int, armies: int, ships: int) -> None:
        self.seat = seat
        self.armies = armies
        self.ships = ships

    def run(self, g: Mythotopia) -> None:
        me = g.edit(self.seat)
        me.pool_armies -= self.armies
        me.supply_armies += self.armies
        me.pool_ships -= self.ships
        me.supply_ships += self.ships
        g.tell("buys", self.seat, self.armies, self.ships)


# -- The road move --


def marches(g: Mythotopia, seat: int) -> list[tuple[int, int]]:
    """From where to where armies may move by road: inside a network, not out of a war (M-212, M-213, OR-8)."""
    if not g.roads:
        return []
    me = g.players[seat]
    origins = me.at & me.own & ~g.attacked(seat)
    if not origins:
        return []
    rows = g.networks(seat)
    return [(p, q) for p in bits(origins) for q in bits(rows[p] & ~(1 << p))]


def cannot_march(g: Mythotopia, seat: int) -> int:
    if g.used & MARCHED:
        return 212
    if marches(g, seat):
        return 0
    me, rows = g.players[seat], g.networks(seat)
    shut_in = [rows[p] != 1 << p for p in bits(me.at & g.attacked(seat))]
    return 114 if any(shut_in) else 212


def why_not_march(g: Mythotopia, seat: int, p: int, q: int) -> int:
    me = g.players[seat]
    if not me.at >> p & 1 or p == q:
        return 212
    if not me.own >> p & 1 or not me.own >> q & 1:
        return 213
    if g.attacked(seat) >> p & 1:
        return 114
    if g.networks(seat)[p] >> q & 1:
        return 0
    return 213 if networks(g.roads)[p] >> q & 1 else 212  # roads lead there, but through other lands


class March(Ask):
    """Move armies inside the own road networks: from where to where, then how many; again or stop (OR-27).

    Listed are marches in ascending order, each once; people make them in any order and as often as they like. Where no
    province is both left and entered, the order makes no difference.
    """

    __slots__ = ("last_from", "last_to")
    fields = ("seat", "last_from", "last_to")
    asks = ("march", "stop")

    def __init__(self, seat: int, last_from: int = -1, last_to: int = -1) -> None:
        self.seat = seat
        self.last_from = last_from
        self.last_to = last_to

    def options(self, g: Mythotopia) -> list[Action]:
        last = (self.last_from, self.last_to)
        found: list[Action] = [("march", *pair) for pair in marches(g, self.seat) if pair > last]
        if self.last_from >= 0:
            found.append(STOP)
        return found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        last = (self.last_from, self.last_to)
        return [("march", *pair) for pair in marches(g, self.seat) if pair <= last]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.last_from >= 0 else 212
        _, p, q = action
        return why_not_march(g, self.seat, p, q)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        g.next(MarchNumber(self.seat, action[1], action[2]))
        if action[1:] <= (self.last_from, self.last_to):
            g.next(self)  # the highest march so far is to be remembered, and that was another one


class MarchNumber(Ask):
    """Choose how many armies move."""

    __slots__ = ("origin", "to")
    fields = ("seat", "origin", "to")
    asks = ("number",)

    def __init__(self, seat: int, origin: int, to: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to

    def options(self, g: Mythotopia) -> list[Action]:
        return [("number", n) for n in range(1, g.players[self.seat].armies_in(self.origin) + 1)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return 0 if action[1] <= g.players[self.seat].armies_in(self.origin) else 212

    def resolve(self, g: Mythotopia, action: Action) -> None:
        me = g.edit(self.seat)
        g.mercenaries += me.withdraw(self.origin, action[1])
        me.place(self.to, action[1])
        g.tell("marches", self.seat, self.origin, self.to, action[1])
        if not isinstance(g.agenda[-1], March):
            g.next(March(self.seat, self.origin, self.to))

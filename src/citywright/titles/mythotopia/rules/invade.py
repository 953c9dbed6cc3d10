"""Invading a province: the source, the target and the route, then the cards (M-90..M-105)."""

from citywright.kit.actions import Action

from .facts import (
    ALL,
    FOOD,
    GENERAL,
    HILLS,
    HILLS_FOOD,
    INVADE_FOOD,
    MOUNTAINS,
    NEAR,
    NONE,
    ONE_SEA,
    OPEN,
    PORTAL,
    PROVINCE_CARDS,
    RANGER_BIT,
    RESERVE_ARMY_BIT,
    SHIP_CARDS,
    TWO_SEAS,
    bits,
)
from .payment import Armies, Carry, Pay, Settle, can_fund, has_army
from .state import Mythotopia
from .verbs import BY_PORTAL, LAND, SEA, Ask

SOURCES = PROVINCE_CARDS | 1 << GENERAL | 1 << PORTAL
OBSTACLES = (83, 253, 254, 99, 278, 92, 93, 85, 90, 91)
"""The clauses against one card or another; of several the first says most about what is missing."""


def sources(g: Mythotopia, seat: int, card: int) -> int:
    """The provinces a card stands for: its own and those joined by road; the General stands for all (M-210, M-229)."""
    if card == GENERAL:
        return g.players[seat].own
    return g.networks(seat)[card]


def near(where: int, kind: int) -> int:
    """The provinces across borders of a kind."""
    found = 0
    rows = NEAR[kind]
    while where:
        low = where & -where
        found |= rows[low.bit_length() - 1]
        where ^= low
    return found


def overseas(where: int, rows: tuple[int, ...]) -> int:
    found = 0
    while where:
        low = where & -where
        found |= rows[low.bit_length() - 1]
        where ^= low
    return found


def targets(g: Mythotopia, seat: int) -> int:
    """The provinces this player may invade at all: not his own, not already invaded, not protected (M-90, M-253)."""
    me = g.players[seat]
    return ALL & ~me.own & ~me.at & ~g.barred(seat)


def reach(g: Mythotopia, seat: int, where: int, free: int) -> tuple[int, int, int, int]:
    """The targets from these provinces: over open borders, over hills, across one sea, across two."""
    opened, hills = near(where, OPEN), near(where, HILLS)
    if g.players[seat].reserve & RANGER_BIT:  # M-249, M-250
        opened |= hills
        hills = near(where, MOUNTAINS)
    one = overseas(where, ONE_SEA)
    return opened & free, hills & free & ~opened, one & free, overseas(where, TWO_SEAS) & free & ~one


def can_invade_from(g: Mythotopia, seat: int, card: int, free: int) -> bool:
    """Is there a target this card opens and the other cards can pay for?"""
    me = g.players[seat]
    rest = (me.hand | me.reserve) & ~(1 << card)
    live = g.live(seat)
    if not can_fund(rest, live, INVADE_FOOD, 0):
        return False
    if card == PORTAL:
        return free != 0
    opened, hills, one, two = reach(g, seat, sources(g, seat, card), free)
    if opened:
        return True
    if hills and can_fund(rest, live, INVADE_FOOD + HILLS_FOOD, 0):
        return True
    if one and can_fund(rest, live, INVADE_FOOD, 1):
        return True
    return two != 0 and can_fund(rest, live, INVADE_FOOD, 2)


def cannot_invade(g: Mythotopia, seat: int) -> int:
    """The clause against any invasion, or 0."""
    me = g.players[seat]
    if not me.supply_armies:
        return 97
    cards = me.hand | me.reserve
    found = cards & SOURCES
    if not found:
        return 91
    live = g.live(seat)
    if not has_army(cards, live):
        return 94
    if not can_fund(cards, live, INVADE_FOOD, 0):
        return 95
    free = targets(g, seat)
    if not free:
        return 90
    while found:
        low = found & -found
        if can_invade_from(g, seat, low.bit_length() - 1, free):
            return 0
        found ^= low
    reasons = [why_not_from(g, seat, card) for card in bits(cards & SOURCES)]
    return min(reasons, key=OBSTACLES.index)


def why_not_from(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against invading by this card of the player's, which opens nothing that can be paid for."""
    me = g.players[seat]
    rest = (me.hand | me.reserve) & ~(1 << card)
    if not can_fund(rest, g.live(seat), INVADE_FOOD, 0):
        return 99
    if card == PORTAL:
        return 90
    where = sources(g, seat, card)
    opened, hills, one, two = reach(g, seat, where, ALL & ~me.own & ~me.at)
    barred = g.barred(seat)
    if hills & ~barred:
        return 83
    if (opened | hills) & barred:
        return protection(g, seat)
    if (one | two) & ~barred:
        return no_ships(rest, 1 if one & ~barred else 2)
    return 85 if near(where, MOUNTAINS) & ~me.own & ~me.at & ~barred else 91


def no_ships(cards: int, ships: int) -> int:
    """The clause against going by sea: too few Ship cards, or they would have to feed the armies as well."""
    if (cards & SHIP_CARDS).bit_count() >= ships:
        return 278
    return 92 if ships == 1 else 93


def protection(g: Mythotopia, seat: int) -> int:
    """The clause of the Reserve Army that keeps this player from a province."""
    return 254 if g.players[seat].reserve & RESERVE_ARMY_BIT else 253


class InvadeFrom(Ask):
    """Play the card of the province the invasion starts from, the General or the Portal (M-91)."""

    __slots__ = ()
    asks = ("from",)

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        free = targets(g, self.seat)
        cards = bits((me.hand | me.reserve) & SOURCES)
        return [("from", card) for card in cards if can_invade_from(g, self.seat, card, free)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        card = action[1]
        me = g.players[self.seat]
        if not SOURCES >> card & 1:
            return 91
        if not (me.hand | me.reserve) >> card & 1:
            return 302
        return 0 if can_invade_from(g, self.seat, card, targets(g, self.seat)) else why_not_from(g, self.seat, card)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.lay(self.seat, action[1])
        g.tell("invades_from", self.seat, action[1])
        g.next(InvadeWhere(self.seat, action[1]))


class InvadeWhere(Ask):
    """Choose the province to invade, by land or by sea (M-90, OR-49)."""

    __slots__ = ("card",)
    fields = ("seat", "card")
    asks = ("target",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Mythotopia) -> list[Action]:
        seat = self.seat
        me = g.players[seat]
        cards, live = me.hand | me.reserve, g.live(seat)
        free = targets(g, seat)
        if self.card == PORTAL:
            return [("target", p, BY_PORTAL) for p in bits(free)]
        opened, hills, one, two = reach(g, seat, sources(g, seat, self.card), free)
        if not can_fund(cards, live, INVADE_FOOD + HILLS_FOOD, 0):
            hills = 0
        if not can_fund(cards, live, INVADE_FOOD, 1):
            one = 0
        if not can_fund(cards, live, INVADE_FOOD, 2):
            two = 0
        found: list[Action] = [("target", p, LAND) for p in bits(opened | hills)]
        found += [("target", p, SEA) for p in bits(one | two)]
        return found

    def costs(self, g: Mythotopia, p: int, route: int) -> tuple[int, int]:
        """Food and Ship cards for a target, (NONE, 0) if this route does not lead there."""
        where = sources(g, self.seat, self.card) if self.card != PORTAL else 0
        opened, hills, one, two = reach(g, self.seat, where, ALL)
        if route == BY_PORTAL:
            return (INVADE_FOOD, 0) if self.card == PORTAL else (NONE, 0)
        if route == LAND:
            return (
                (INVADE_FOOD, 0) if opened >> p & 1 else (INVADE_FOOD + HILLS_FOOD, 0) if hills >> p & 1 else (NONE, 0)
            )
        return (INVADE_FOOD, 1) if one >> p & 1 else (INVADE_FOOD, 2) if two >> p & 1 else (NONE, 0)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, p, route = action
        seat = self.seat
        me = g.players[seat]
        if (me.own | me.at) >> p & 1:
            return 90
        if g.barred(seat) >> p & 1:
            return protection(g, seat)
        food, ships = self.costs(g, p, route)
        if food == NONE:
            if route == BY_PORTAL or self.card == PORTAL:
                return 244
            if route == SEA:
                return 92
            return 85 if near(sources(g, seat, self.card), MOUNTAINS) >> p & 1 else 91
        cards = me.hand | me.reserve
        if can_fund(cards, g.live(seat), food, ships):
            return 0
        return no_ships(cards, ships) if ships else 83

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, p, route = action
        seat = self.seat
        food, ships = self.costs(g, p, route)
        g.tell("invades", seat, p, route)
        if ships:
            g.next(Carry(seat, ships, food))
        g.next(Pay(seat, FOOD, food, True), Armies(seat, p), Settle(seat))

"""Building Cities, Castles and Roads with the card Build (M-197..M-211)."""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .facts import (
    BORDER_KIND,
    CASTLE_STACK,
    CASTLE_STONE,
    CASTLES,
    CITY_STACK,
    CITY_STONE,
    ENDS,
    EXTRA_GOLD,
    GENERAL,
    GOLD,
    GUILDED_STACK,
    HILLS,
    HILLS_STONE,
    INNS_STACK,
    MOUNTAINS,
    PROVINCE_CARDS,
    RANGER_BIT,
    REGIONS,
    ROAD_STACK,
    ROADS,
    STONE,
    bits,
)
from .invade import sources
from .payment import Pay, Settle, gold_of, stone_of
from .state import Mythotopia
from .verbs import Ask

CITY, CASTLE, ROAD = range(3)
BUILDINGS = ("city", "castle", "road")
SITES = PROVINCE_CARDS | 1 << GENERAL


def road_cost(g: Mythotopia, seat: int, border: int) -> int:
    """The stone for a road across a border; 0 where none can be built (M-84, M-86, M-250)."""
    kind = BORDER_KIND[border]
    if g.players[seat].reserve & RANGER_BIT and kind:
        kind -= 1
    if kind == MOUNTAINS:
        return 0
    return g.road_stone + (HILLS_STONE if kind == HILLS else 0)


def city_sites(g: Mythotopia, seat: int) -> int:
    """Where a City could come: on an own Town (M-201)."""
    me = g.players[seat]
    return me.towns if me.supply_cities else 0


def castle_sites(g: Mythotopia, seat: int) -> int:
    """Where a Castle could come (M-206, OR-42)."""
    me = g.players[seat]
    return (me.towns | me.cities) & ~g.castles if g.castles.bit_count() < CASTLES else 0


def road_sites(g: Mythotopia, seat: int) -> int:
    """The borders a Road could cross, whatever it costs (M-208, M-209)."""
    if g.roads.bit_count() >= ROADS:
        return 0
    own = g.players[seat].own
    touched = 0
    rest = own
    while rest:
        low = rest & -rest
        touched |= REGIONS.border_mask[low.bit_length() - 1]
        rest ^= low
    return REGIONS.inside(own, touched & ~g.roads)


def stone_by_site(g: Mythotopia, seat: int, without: int) -> list[int]:
    """For each amount of stone the provinces that can be built in with so much, by the cards of hand and Reserve."""
    me = g.players[seat]
    found = [0, 0, 0, 0]
    for card in bits((me.hand | me.reserve) & SITES & ~without):
        stone = min(stone_of(g, seat, without | 1 << card), 3)
        if stone:
            found[stone] |= sources(g, seat, card)
    found[2] |= found[3]
    found[1] |= found[2]
    return found


def sites(g: Mythotopia, seat: int, without: int) -> tuple[int, int, int]:
    """Where a City, a Castle (provinces) and a Road (borders) can be built and paid for now."""
    me = g.players[seat]
    if not (me.hand | me.reserve) & SITES or stone_of(g, seat, without) < 1:
        return 0, 0, 0
    by_stone = stone_by_site(g, seat, without)
    if not by_stone[1]:
        return 0, 0, 0
    roads = 0
    if by_stone[min(g.road_stone, 3)]:
        for border in bits(road_sites(g, seat)):
            cost = road_cost(g, seat, border)
            a, b = ENDS[border]
            if cost and (by_stone[cost] >> a | by_stone[cost] >> b) & 1:
                roads |= 1 << border
    return city_sites(g, seat) & by_stone[CITY_STONE], castle_sites(g, seat) & by_stone[CASTLE_STONE], roads


def cannot_build(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against building anything with this card, or 0."""
    build = 1 << card
    city, castle, road = sites(g, seat, build)
    if city or castle or road:
        return 0
    me = g.players[seat]
    if not (me.hand | me.reserve) & SITES:
        return 197
    if not stone_of(g, seat, build):
        return 78 if stone_of(g, seat) else 197
    where = stone_by_site(g, seat, build)[CASTLE_STONE]
    if not where:
        return 76  # the only stone is that of the province card
    # There is enough for a Castle, but for nothing else: what is in its way?
    if g.castles.bit_count() >= CASTLES:
        return 10
    return 291 if where & ~me.citadel else 206


def why_not_here(g: Mythotopia, seat: int, where: int, cost: int, no_card: int, price: int) -> int:
    """Why nothing can be built in one of these provinces for so much stone: there is no card for any of them, the stone
    of that card would be needed too, or there is too little stone."""
    me = g.players[seat]
    for card in bits((me.hand | me.reserve) & SITES):
        if sources(g, seat, card) & where:
            return 76 if stone_of(g, seat) >= cost else price
    return no_card


class Build(Ask):
    """Choose what is built and where (M-197)."""

    __slots__ = ()
    asks = BUILDINGS

    def options(self, g: Mythotopia) -> list[Action]:
        city, castle, road = sites(g, self.seat, 0)
        found: list[Action] = [("city", p) for p in bits(city)]
        found += [("castle", p) for p in bits(castle)]
        found += [("road", border) for border in bits(road)]
        return found

    def why_not(self, g: Mythotopia, action: Action) -> int:
        verb = action[0]
        seat, at = self.seat, action[1]
        me = g.players[seat]
        city, castle, road = sites(g, seat, 0)
        if verb == "city":
            if city >> at & 1:
                return 0
            if me.citadel >> at & 1:
                return 204
            if not me.towns >> at & 1:
                return 201
            return why_not_here(g, seat, 1 << at, CITY_STONE, 197, 198) if me.supply_cities else 202
        if verb == "castle":
            if castle >> at & 1:
                return 0
            if me.citadel >> at & 1:
                return 206
            if not me.own >> at & 1:
                return 197
            if g.castles >> at & 1:
                return 291
            if g.castles.bit_count() >= CASTLES:
                return 10
            return why_not_here(g, seat, 1 << at, CASTLE_STONE, 197, 200)
        if road >> at & 1:
            return 0
        if g.roads >> at & 1:
            return 209
        if REGIONS.end_mask[at] & ~me.own:
            return 208
        if g.roads.bit_count() >= ROADS:
            return 10
        cost = road_cost(g, seat, at)
        return why_not_here(g, seat, REGIONS.end_mask[at], cost, 208, 199) if cost else 86

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.next(BuildWith(self.seat, BUILDINGS.index(action[0]), action[1]))


class BuildWith(Ask):
    """Play the card of the province: its own, one joined by road, or the General (M-197, M-211, M-229)."""

    __slots__ = ("at", "what")
    fields = ("seat", "what", "at")
    asks = ("from",)

    def __init__(self, seat: int, what: int, at: int) -> None:
        self.seat = seat
        self.what = what
        self.at = at

    def cost(self, g: Mythotopia) -> int:
        if self.what == ROAD:
            return road_cost(g, self.seat, self.at)
        return CITY_STONE if self.what == CITY else CASTLE_STONE

    def can_use(self, g: Mythotopia, card: int) -> int:
        """The clause against playing this card here, or 0."""
        seat = self.seat
        me = g.players[seat]
        if not SITES >> card & 1:
            return 197
        if not (me.hand | me.reserve) >> card & 1:
            return 302
        here = REGIONS.end_mask[self.at] if self.what == ROAD else 1 << self.at
        if not sources(g, seat, card) & here:
            return 208 if self.what == ROAD else 211
        return 0 if stone_of(g, seat, 1 << card) >= self.cost(g) else 76  # its stone is needed

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        return [("from", card) for card in bits((me.hand | me.reserve) & SITES) if not self.can_use(g, card)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return self.can_use(g, action[1])

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat = self.seat
        cost = self.cost(g)
        g.lay(seat, action[1])
        g.tell("builds_with", seat, action[1])
        g.next(Pay(seat, STONE, cost), Erect(seat, self.what, self.at), Settle(seat))


class Erect(RunningStep[Mythotopia]):
    """The building stands, and its token is taken (M-51..M-54, M-201..M-203)."""

    __slots__ = ("at", "what")
    fields = ("seat", "what", "at")

    def __init__(self, seat: int, what: int, at: int) -> None:
        self.seat = seat
        self.what = what
        self.at = at

    def run(self, g: Mythotopia) -> None:
        seat, at = self.seat, self.at
        g.tell("builds", seat, self.what, at)
        if self.what == CITY:
            me = g.edit(seat)
            me.towns ^= 1 << at
            me.supply_towns += 1
            me.cities |= 1 << at
            me.supply_cities -= 1
            g.award(seat, CITY_STACK)
            if g.can_take(seat, GUILDED_STACK):
                g.next(Extra(seat, GUILDED_STACK))
        elif self.what == CASTLE:
            g.castles |= 1 << at
            g.award(seat, CASTLE_STACK)
        else:
            g.roads |= 1 << at
            g.award(seat, ROAD_STACK)
            if g.can_take(seat, INNS_STACK):
                g.next(Extra(seat, INNS_STACK))


class Extra(Ask):
    """One gold more for a token of Guilded City or Roadside Inns (M-57, M-65)."""

    __slots__ = ("stack",)
    fields = ("seat", "stack")
    asks = ("extra",)

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def options(self, g: Mythotopia) -> list[Action]:
        found: list[Action] = [("extra", 0)]
        if gold_of(g, self.seat) >= EXTRA_GOLD:
            found.append(("extra", 1))
        return found

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if not action[1] or gold_of(g, self.seat) >= EXTRA_GOLD:
            return 0
        return 57 if self.stack == GUILDED_STACK else 65

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action[1]:
            g.next(Pay(self.seat, GOLD, EXTRA_GOLD), TakeToken(self.seat, self.stack))


class TakeToken(RunningStep[Mythotopia]):
    """A token that was paid for."""

    __slots__ = ("stack",)
    fields = ("seat", "stack")

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def run(self, g: Mythotopia) -> None:
        g.award(self.seat, self.stack)

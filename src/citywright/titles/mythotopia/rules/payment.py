"""Paying with cards that can do many things. One answer lays one card in one way.

A payment is a set of cards (M-75, OR-62). For bots it has one path: `options` lists its cards in ascending order, and a
card only if the payment can still be completed with higher ones and without a card it does not need (OR-37). People lay
them in any order (`reorderings`): what is remembered of the cards laid so far, the highest of them and what is still
owed, is the same in every order. A person's order may leave a payment that only lower cards complete; then all that
complete it are options.
"""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .awards import master_of_the_seas
from .facts import (
    ARMY,
    ARMY_CARDS,
    BENEFITS,
    COUNT,
    EFFECT,
    FOOD,
    GOLD,
    MERCHANT_BIT,
    MILL_BIT,
    NONE,
    OTHERS,
    RESOURCES,
    SHIP,
    SHIP_CARDS,
    START_SHIP_BIT,
    STONE,
    WITH,
    bits,
)
from .state import Mythotopia
from .verbs import AS_ONE, BOTH, DONE, MERCHANT, MILL, ONE_MILLED, PAY, PRINTED, Ask

ENOUGH = 99
"""More than any payment: the slack of a payment that has no card yet."""
AS_ONE_RULE = (225, 227, 226, 228, 115)
"""The clauses of Farming, Quarry, Gold Mine and Levies, by kind of symbol; there is none for ships."""


# -- what cards can pay --


def most(cards: int, live: int, kind: int) -> int:
    """The most of a resource these cards can pay; `live` are the Reserve cards whose use is still free."""
    printed = cards & WITH[kind]
    n = printed.bit_count()
    effect = live & cards & EFFECT[kind]
    if cards & BENEFITS:
        return most_with_benefits(cards, live, kind)
    if effect and cards & ~WITH[kind] & ~effect:
        n += 1
    return n


def most_with_benefits(cards: int, live: int, kind: int) -> int:
    best = 0
    for merchant in (0, MERCHANT_BIT & cards):
        for mill in (0, MILL_BIT & cards):
            rest = cards & ~merchant & ~mill
            printed = rest & WITH[kind]
            blank = rest & ~WITH[kind]
            effect = live & rest & EFFECT[kind]
            n = printed.bit_count()
            blanks = blank.bit_count() - (1 if effect else 0)
            single = 1 if n else 0
            if merchant:
                if printed & OTHERS[kind]:
                    n += 1
                    single = 2
                elif blank & OTHERS[kind]:
                    n += 1
                    blanks -= 1
                    single = 1
            if effect and blanks > 0:
                n += 1
                single = max(single, 1)
            if mill:
                n += single
            best = max(best, n)
    return best


def has_army(cards: int, live: int) -> bool:
    """Can these cards give an army symbol?"""
    return bool(cards & WITH[ARMY]) or bool(live & cards & EFFECT[ARMY] and cards & ~EFFECT[ARMY])


def can_fund(cards: int, live: int, food: int, ships: int) -> bool:
    """Can these cards carry over so many seas, feed, and give at least one army?"""
    if ships:
        carriers = cards & SHIP_CARDS
        if carriers.bit_count() < ships:
            return False
        # The starting Ship goes first: the other one can do more.
        cards ^= carriers if ships == 2 or carriers & (carriers - 1) == 0 else START_SHIP_BIT
    if not cards & BENEFITS and not live & cards & (EFFECT[FOOD] | EFFECT[ARMY]):
        return cards & WITH[ARMY] != 0 and (cards & WITH[FOOD]).bit_count() >= food
    for card in bits(cards & WITH[ARMY]):
        if most(cards ^ 1 << card, live, FOOD) >= food:
            return True
    if live & cards & EFFECT[ARMY]:
        for card in bits(cards & ~EFFECT[ARMY]):
            if most(cards ^ 1 << card, live, FOOD) >= food:
                return True
    return False


def ways(card: int, cards: int, live: int, kind: int) -> list[tuple[int, int, int, int]]:
    """How a card may be played for a kind: way, value, what the payment would miss least without a part of it, and
    the benefit cards that go with it."""
    n = COUNT[kind][card]
    bit = 1 << card
    found: list[tuple[int, int, int, int]] = []
    if n:
        found.append((PRINTED, n, n, 0))
    effect = live & cards & EFFECT[kind] and not EFFECT[kind] & bit
    if effect and (n == 0 or (kind == ARMY and n > 1)):  # with a symbol of its own it would be the same payment
        found.append((AS_ONE, 1, 1, 0))
    if kind < RESOURCES and cards & BENEFITS & ~bit:
        merchant = cards & MERCHANT_BIT & ~bit and OTHERS[kind] & bit
        mill = cards & MILL_BIT & ~bit
        if merchant:
            found.append((MERCHANT, n + 1, 1, MERCHANT_BIT))
        if mill and n:
            found.append((MILL, 2 * n, n, MILL_BIT))
        if merchant and mill:
            found.append((BOTH, 2 * n + 2, n + 1, BENEFITS))
        if mill and effect and n == 0:
            found.append((ONE_MILLED, 2, 1, MILL_BIT))
    return found


def worth(card: int, cards: int, live: int, kind: int, way: int) -> tuple[int, int, int]:
    """What a card is worth in one of the ways it may be played: value, least part, and the benefit cards."""
    for one, value, least, benefits in ways(card, cards, live, kind):
        if one == way:
            return value, least, benefits
    raise LookupError(way)


def can_finish(cards: int, live: int, kind: int, need: int, last: int, slack: int, keep: bool) -> bool:
    """Can a payment be completed with cards above `last`, nothing superfluous, and an army left if one must be kept?"""
    if need <= 0:
        return -need < slack and (not keep or has_army(cards, live))
    if most(cards, live, kind) < need:
        return False
    for card in bits(cards >> last + 1 << last + 1):
        for way, value, least, benefits in ways(card, cards, live, kind):
            rest = cards & ~(1 << card) & ~benefits
            left = live & ~EFFECT[kind] if way in (AS_ONE, ONE_MILLED) else live
            if can_finish(rest, left, kind, need - value, card, min(slack, least), keep):
                return True
    return False


def lay_for(g: Mythotopia, seat: int, kind: int, card: int, way: int) -> None:
    """Lay a card, with its benefits, for a kind of symbol."""
    g.lay(seat, card)
    g.tell("lays", seat, card, kind, way)
    if way in (MERCHANT, BOTH):
        g.lay(seat, MERCHANT_BIT.bit_length() - 1)
    if way in (MILL, BOTH, ONE_MILLED):
        g.lay(seat, MILL_BIT.bit_length() - 1)
    if way in (AS_ONE, ONE_MILLED):
        g.used |= EFFECT[kind]


def why_not_lay(g: Mythotopia, seat: int, kind: int, card: int, way: int) -> int:
    """The clause against playing this card in this way for a kind, whatever is needed; 0 if it may be."""
    me = g.players[seat]
    bit = 1 << card
    cards = me.hand | me.reserve
    if not cards & bit:
        return 76 if me.laid & bit else 302
    if not me.pickable() & bit:
        return 40
    if way == PRINTED:
        return 0 if COUNT[kind][card] else 81
    if way in (AS_ONE, ONE_MILLED):
        if not g.live(seat) & EFFECT[kind] or EFFECT[kind] & bit:
            return AS_ONE_RULE[kind]
        if COUNT[kind][card] == 1:
            return 304
    if way in (MERCHANT, BOTH):
        if kind >= RESOURCES:
            return 239
        if not OTHERS[kind] & bit:
            return 238
        if not cards & MERCHANT_BIT:
            return 302
    if way in (MILL, BOTH, ONE_MILLED):
        if kind >= RESOURCES:
            return 267
        if way == MILL and not COUNT[kind][card]:
            return 81
        if not cards & MILL_BIT:
            return 302
        if MILL_BIT & bit:
            return 266
    return 0


def army_rule(g: Mythotopia) -> int:
    """The clause that asks for an army symbol: this is an invasion, or armies are placed where one may already."""
    for step in g.agenda[::-1]:
        if isinstance(step, Armies):
            me = g.players[step.seat]
            return 106 if (me.own | me.at) >> step.province & 1 else 94
    return 94


# -- the questions --


class Pay(Ask):
    """Lay cards for a resource, one at a time, until the need is met (M-81)."""

    __slots__ = ("keep", "kind_of", "last", "need", "slack")
    fields = ("seat", "kind_of", "need", "keep", "last", "slack")
    asks = ("pay",)

    def __init__(
        self, seat: int, kind_of: int, need: int, keep: bool = False, last: int = -1, slack: int = ENOUGH
    ) -> None:
        self.seat = seat
        self.kind_of = kind_of
        self.need = need
        self.keep = keep
        """Must a card for an army be left?"""
        self.last = last
        """The highest card laid so far."""
        self.slack = slack
        """So much less, and one of the cards laid so far would not have been needed."""

    def lays(self, g: Mythotopia, ascending: bool) -> list[Action]:
        """What may be laid so that the payment can be completed, with higher cards only or with any."""
        me = g.players[self.seat]
        cards = me.hand | me.reserve
        live = g.live(self.seat)
        kind, need = self.kind_of, self.need
        above = -1 << self.last + 1 if ascending else -1
        offered = me.pickable() & above
        if not cards & BENEFITS and not live & EFFECT[kind] and not (self.keep and not cards & WITH[ARMY]):
            # Every card is worth one: as many as are needed must be left (above it).
            printed = bits(cards & WITH[kind] & above)
            if len(printed) < need:
                return []
            if ascending:
                printed = printed[: len(printed) - need + 1]
            return [PAY[card][PRINTED] for card in printed if offered >> card & 1]
        found: list[Action] = []
        for card in bits(offered):
            for way, value, least, benefits in ways(card, cards, live, kind):
                rest = cards & ~(1 << card) & ~benefits
                left = live & ~EFFECT[kind] if way in (AS_ONE, ONE_MILLED) else live
                slack = min(self.slack, least)
                if can_finish(rest, left, kind, need - value, card if ascending else NONE, slack, self.keep):
                    found.append(PAY[card][way])
        return found

    def options(self, g: Mythotopia) -> list[Action]:
        return self.lays(g, True) or self.lays(g, False)

    def reorderings(self, g: Mythotopia) -> list[Action]:
        listed = self.options(g)
        return [action for action in self.lays(g, False) if action not in listed]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, card, way = action
        clause = why_not_lay(g, self.seat, self.kind_of, card, way)
        if clause:
            return clause
        me = g.players[self.seat]
        cards, live, kind = me.hand | me.reserve, g.live(self.seat), self.kind_of
        value, least, benefits = worth(card, cards, live, kind, way)
        rest = cards & ~(1 << card) & ~benefits
        left = live & ~EFFECT[kind] if way in (AS_ONE, ONE_MILLED) else live
        slack = min(self.slack, least)
        need = self.need - value
        if can_finish(rest, left, kind, need, NONE, slack, self.keep):
            return 0
        if can_finish(rest, left, kind, need, NONE, slack, False):
            return army_rule(g)
        return 303 if most(rest, left, kind) < need else 77

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, card, way = action
        me = g.players[self.seat]
        value, least, _ = worth(card, me.hand | me.reserve, g.live(self.seat), self.kind_of, way)
        need = self.need - value
        lay_for(g, self.seat, self.kind_of, card, way)
        if need > 0:
            last = max(self.last, card)
            g.next(Pay(self.seat, self.kind_of, need, self.keep, last, min(self.slack, least)))


class Carry(Ask):
    """Lay a Ship card for every sea the invasion crosses (M-92, M-93)."""

    __slots__ = ("food", "last", "need")
    fields = ("seat", "need", "food", "last")
    asks = ("pay",)

    def __init__(self, seat: int, need: int, food: int, last: int = -1) -> None:
        self.seat = seat
        self.need = need
        self.food = food
        self.last = last

    def can_lay(self, g: Mythotopia, card: int) -> bool:
        """Is enough left for food and an army? For two seas both Ship cards go, so there is nothing to weigh."""
        me = g.players[self.seat]
        return self.need == 2 or can_fund((me.hand | me.reserve) & ~(1 << card), g.live(self.seat), self.food, 0)

    def lays(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        return [PAY[card][PRINTED] for card in bits((me.hand | me.reserve) & SHIP_CARDS) if self.can_lay(g, card)]

    def options(self, g: Mythotopia) -> list[Action]:
        found = self.lays(g)
        return found[:1] if self.need == 2 else found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return self.lays(g)[1:] if self.need == 2 else []

    def why_not(self, g: Mythotopia, action: Action) -> int:
        _, card, way = action
        me = g.players[self.seat]
        if not (me.hand | me.reserve) >> card & 1:
            return 302
        if not SHIP_CARDS >> card & 1 or way != PRINTED:
            return 92
        return 0 if self.can_lay(g, card) else 278

    def resolve(self, g: Mythotopia, action: Action) -> None:
        card = action[1]
        g.lay(self.seat, card)
        g.tell("carries", self.seat, card)
        if self.need > 1:
            g.next(Carry(self.seat, self.need - 1, self.food, max(self.last, card)))


class Armies(Ask):
    """Lay cards for army symbols; as many armies go from the Supply to the province (M-96, M-106)."""

    __slots__ = ("army_card", "laid", "last", "province")
    fields = ("seat", "province", "laid", "army_card", "last")
    asks = ("pay", "done")

    def __init__(self, seat: int, province: int, laid: int = 0, army_card: bool = False, last: int = -1) -> None:
        self.seat = seat
        self.province = province
        self.laid = laid
        self.army_card = army_card
        """Is an Army card among the cards laid? Then one symbol may be too many (OR-9)."""
        self.last = last

    def fits(self, g: Mythotopia, card: int, n: int, way: int) -> bool:
        supply = g.players[self.seat].supply_armies
        total = self.laid + n
        if total <= supply:
            return True
        an_army = self.army_card or (way == PRINTED and ARMY_CARDS >> card & 1)
        return total == supply + 1 and bool(an_army)

    def lays(self, g: Mythotopia, where: int) -> list[Action]:
        """What may be laid of these cards."""
        me = g.players[self.seat]
        cards = me.hand | me.reserve
        live = g.live(self.seat) & EFFECT[ARMY]
        found: list[Action] = []
        for card in bits(me.pickable() & where & (-1 if live else WITH[ARMY])):
            for way, n, _, _ in ways(card, cards, live, ARMY):
                if self.fits(g, card, n, way):
                    found.append(PAY[card][way])
        return found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return self.lays(g, (1 << self.last + 1) - 1)

    def options(self, g: Mythotopia) -> list[Action]:
        found = self.lays(g, -1 << self.last + 1)
        if self.laid:
            found.append(DONE)
        return found

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == DONE:
            return 0 if self.laid else army_rule(g)
        _, card, way = action
        clause = why_not_lay(g, self.seat, ARMY, card, way)
        if clause:
            return clause
        n = COUNT[ARMY][card] if way == PRINTED else 1
        if self.fits(g, card, n, way):
            return 0
        return 97 if self.laid + n > g.players[self.seat].supply_armies + 1 else 96

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat, p = self.seat, self.province
        if action == DONE:
            me = g.edit(seat)
            n = min(self.laid, me.supply_armies)
            me.place(p, n)
            g.tell("armies", seat, p, n)
            return
        _, card, way = action
        n = COUNT[ARMY][card] if way == PRINTED else 1
        an_army = self.army_card or (way == PRINTED and bool(ARMY_CARDS >> card & 1))
        lay_for(g, seat, ARMY, card, way)
        g.next(Armies(seat, p, self.laid + n, an_army, max(self.last, card)))


class Ships(Ask):
    """Lay cards for ship symbols; as many ships go from the Supply to the sea (M-115, M-279)."""

    __slots__ = ("laid", "last", "sea")
    fields = ("seat", "sea", "laid", "last")
    asks = ("pay", "done")

    def __init__(self, seat: int, sea: int, laid: int = 0, last: int = -1) -> None:
        self.seat = seat
        self.sea = sea
        self.laid = laid
        self.last = last

    def lays(self, g: Mythotopia, where: int) -> list[Action]:
        """What may be laid of these cards."""
        me = g.players[self.seat]
        if self.laid >= me.supply_ships:
            return []
        return [PAY[card][PRINTED] for card in bits(me.pickable() & WITH[SHIP] & where)]

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return self.lays(g, (1 << self.last + 1) - 1)

    def options(self, g: Mythotopia) -> list[Action]:
        found = self.lays(g, -1 << self.last + 1)
        if self.laid:
            found.append(DONE)
        return found

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == DONE:
            return 0 if self.laid else 115
        clause = why_not_lay(g, self.seat, SHIP, action[1], action[2])
        if clause:
            return clause
        return 0 if self.laid < g.players[self.seat].supply_ships else 279

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat, sea = self.seat, self.sea
        if action == DONE:
            put_to_sea(g, seat, sea, self.laid)
            return
        lay_for(g, seat, SHIP, action[1], action[2])
        g.next(Ships(seat, sea, self.laid + COUNT[SHIP][action[1]], max(self.last, action[1])))


def put_to_sea(g: Mythotopia, seat: int, sea: int, n: int) -> None:
    """Ships go to a sea; three or four seas earn a token of Master of the Seas (M-62, M-63)."""
    me = g.edit(seat)
    new_sea = not me.ships_in(sea)
    me.supply_ships -= n
    me.ships += n << 4 * sea
    g.tell("ships", seat, sea, n)
    if new_sea:
        master_of_the_seas(g, seat)


class Settle(RunningStep[Mythotopia]):
    """The action is complete: the cards laid for it go to the discard (M-82)."""

    __slots__ = ()

    def run(self, g: Mythotopia) -> None:
        me = g.edit(self.seat)
        me.discard |= me.laid
        me.laid = 0


def gold_of(g: Mythotopia, seat: int, without: int = 0) -> int:
    me = g.players[seat]
    return most((me.hand | me.reserve) & ~without, g.live(seat), GOLD)


def stone_of(g: Mythotopia, seat: int, without: int = 0) -> int:
    me = g.players[seat]
    return most((me.hand | me.reserve) & ~without, g.live(seat), STONE)

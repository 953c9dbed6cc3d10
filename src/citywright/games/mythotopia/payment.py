"""Paying with cards that can do many things. One answer lays one card in one way.

One payment has one path: cards of a payment are laid in ascending order, and a card is offered only if the payment can
still be completed with higher ones and without a card it does not need (OR-37).
"""

from citywright.games.mythotopia.awards import master_of_the_seas
from citywright.games.mythotopia.facts import (
    ARMY,
    ARMY_CARDS,
    BENEFITS,
    COUNT,
    EFFECT,
    FOOD,
    GOLD,
    MERCHANT_BIT,
    MILL_BIT,
    OTHERS,
    RESOURCES,
    SHIP,
    SHIP_CARDS,
    START_SHIP_BIT,
    STONE,
    WITH,
    bits,
)
from citywright.games.mythotopia.state import Mythotopia
from citywright.games.mythotopia.verbs import (
    AS_ONE,
    BOTH,
    DONE,
    MERCHANT,
    MILL,
    ONE_MILLED,
    PAY,
    PRINTED,
    Ask,
)
from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

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


def why_not(g: Mythotopia, seat: int, kind: int, card: int, way: int, last: int) -> int:
    """The clause against playing this card in this way for a kind, whatever is needed; 0 if it may be."""
    me = g.players[seat]
    bit = 1 << card
    cards = me.hand | me.reserve
    if not cards & bit:
        return 81
    if not me.pickable() & bit:
        return 40
    if card <= last:
        return 75
    if way == PRINTED:
        return 0 if COUNT[kind][card] else 76
    if way in (AS_ONE, ONE_MILLED):
        if not g.live(seat) & EFFECT[kind] or EFFECT[kind] & bit:
            return AS_ONE_RULE[kind]
        if COUNT[kind][card] and (kind != ARMY or COUNT[kind][card] == 1):
            return 77
    if way in (MERCHANT, BOTH):
        if kind >= RESOURCES:
            return 239
        if not cards & MERCHANT_BIT & ~bit or not OTHERS[kind] & bit:
            return 238
    if way in (MILL, BOTH, ONE_MILLED):
        if kind >= RESOURCES:
            return 267
        if not cards & MILL_BIT & ~bit or (way == MILL and not COUNT[kind][card]):
            return 266
    return 0


# -- the questions --


class Pay(Ask):
    """Lay cards for a resource, one at a time, until the need is met (M-81)."""

    __slots__ = ("keep", "kind_of", "last", "need", "slack")
    fields = ("seat", "kind_of", "need", "keep", "last", "slack")
    rule = 81

    def __init__(
        self, seat: int, kind_of: int, need: int, keep: bool = False, last: int = -1, slack: int = ENOUGH
    ) -> None:
        self.seat = seat
        self.kind_of = kind_of
        self.need = need
        self.keep = keep
        """Must a card for an army be left?"""
        self.last = last
        self.slack = slack
        """So much less, and one of the cards laid so far would not have been needed."""

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        cards = me.hand | me.reserve
        live = g.live(self.seat)
        kind, need, last = self.kind_of, self.need, self.last
        offered = me.pickable() >> last + 1 << last + 1
        if not cards & BENEFITS and not live & EFFECT[kind] and not (self.keep and not cards & WITH[ARMY]):
            # Every card is worth one: as many as are needed must be left above it.
            printed = bits(cards & WITH[kind] & (-1 << last + 1))
            if len(printed) < need:
                return []
            return [PAY[card][PRINTED] for card in printed[: len(printed) - need + 1] if offered >> card & 1]
        found: list[Action] = []
        for card in bits(offered):
            for way, value, least, benefits in ways(card, cards, live, kind):
                rest = cards & ~(1 << card) & ~benefits
                left = live & ~EFFECT[kind] if way in (AS_ONE, ONE_MILLED) else live
                if can_finish(rest, left, kind, need - value, card, min(self.slack, least), self.keep):
                    found.append(PAY[card][way])
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action[0] != "pay":
            return Ask.refuses(self, g, action)
        _, card, way = action
        clause = why_not(g, self.seat, self.kind_of, card, way, self.last)
        if clause:
            return clause
        me = g.players[self.seat]
        cards = me.hand | me.reserve
        live = g.live(self.seat)
        for one, value, least, benefits in ways(card, cards, live, self.kind_of):
            if one == way:
                rest = cards & ~(1 << card) & ~benefits
                left = live & ~EFFECT[self.kind_of] if way in (AS_ONE, ONE_MILLED) else live
                slack = min(self.slack, least)
                if can_finish(rest, left, self.kind_of, self.need - value, card, slack, self.keep):
                    return 0
                return 94 if self.keep and not has_army(rest, left) else 77
        return 76

    def resolve(self, g: Mythotopia, action: Action) -> None:
        _, card, way = action
        me = g.players[self.seat]
        cards, live = me.hand | me.reserve, g.live(self.seat)
        for one, value, least, _ in ways(card, cards, live, self.kind_of):
            if one == way:
                need = self.need - value
                lay_for(g, self.seat, self.kind_of, card, way)
                if need > 0:
                    g.next(Pay(self.seat, self.kind_of, need, self.keep, card, min(self.slack, least)))
                return


class Carry(Ask):
    """Lay a Ship card for every sea the invasion crosses (M-92, M-93)."""

    __slots__ = ("food", "last", "need")
    fields = ("seat", "need", "food", "last")
    rule = 92

    def __init__(self, seat: int, need: int, food: int, last: int = -1) -> None:
        self.seat = seat
        self.need = need
        self.food = food
        self.last = last

    def can_lay(self, g: Mythotopia, card: int) -> bool:
        """Is enough left for the other seas, food and an army?"""
        me = g.players[self.seat]
        rest = (me.hand | me.reserve) & ~(1 << card)
        if self.need == 2:
            return rest & SHIP_CARDS & (-1 << card) != 0
        return can_fund(rest, g.live(self.seat), self.food, 0)

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        ships = (me.hand | me.reserve) & SHIP_CARDS & (-1 << self.last + 1)
        return [PAY[card][PRINTED] for card in bits(ships) if self.can_lay(g, card)]

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action[0] != "pay":
            return Ask.refuses(self, g, action)
        _, card, way = action
        me = g.players[self.seat]
        if not (me.hand | me.reserve) >> card & 1:
            return 81
        if not SHIP_CARDS >> card & 1 or way != PRINTED:
            return 92
        if card <= self.last:
            return 75
        return 0 if self.can_lay(g, card) else 93 if self.need == 2 else 95

    def resolve(self, g: Mythotopia, action: Action) -> None:
        card = action[1]
        g.lay(self.seat, card)
        g.tell("carries", self.seat, card)
        if self.need > 1:
            g.next(Carry(self.seat, self.need - 1, self.food, card))


class Armies(Ask):
    """Lay cards for army symbols; as many armies go from the Supply to the province (M-96, M-106)."""

    __slots__ = ("army_card", "laid", "last", "province")
    fields = ("seat", "province", "laid", "army_card", "last")
    rule = 96

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

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        cards = me.hand | me.reserve
        live = g.live(self.seat) & EFFECT[ARMY]
        above = -1 << self.last + 1
        found: list[Action] = []
        for card in bits(me.pickable() & above & (-1 if live else WITH[ARMY])):
            for way, n, _, _ in ways(card, cards, live, ARMY):
                if self.fits(g, card, n, way):
                    found.append(PAY[card][way])
        if self.laid:
            found.append(DONE)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action == DONE:
            return 0 if self.laid else 94
        if action[0] != "pay":
            return Ask.refuses(self, g, action)
        _, card, way = action
        clause = why_not(g, self.seat, ARMY, card, way, self.last)
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
        g.next(Armies(seat, p, self.laid + n, an_army, card))


class Ships(Ask):
    """Lay cards for ship symbols; as many ships go from the Supply to the sea (M-115, M-279)."""

    __slots__ = ("laid", "last", "sea")
    fields = ("seat", "sea", "laid", "last")
    rule = 115

    def __init__(self, seat: int, sea: int, laid: int = 0, last: int = -1) -> None:
        self.seat = seat
        self.sea = sea
        self.laid = laid
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        found: list[Action] = []
        if self.laid < me.supply_ships:
            found = [PAY[card][PRINTED] for card in bits(me.pickable() & WITH[SHIP] & (-1 << self.last + 1))]
        if self.laid:
            found.append(DONE)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action == DONE:
            return 0 if self.laid else 115
        if action[0] != "pay":
            return Ask.refuses(self, g, action)
        clause = why_not(g, self.seat, SHIP, action[1], action[2], self.last)
        if clause:
            return clause
        return 0 if self.laid < g.players[self.seat].supply_ships else 279

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat, sea = self.seat, self.sea
        if action == DONE:
            put_to_sea(g, seat, sea, self.laid)
            return
        lay_for(g, seat, SHIP, action[1], action[2])
        g.next(Ships(seat, sea, self.laid + COUNT[SHIP][action[1]], action[1]))


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

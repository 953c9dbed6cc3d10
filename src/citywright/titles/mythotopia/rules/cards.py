"""Handling cards: acquiring, the Reserve, discarding and removing (M-155..M-174)."""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .facts import (
    ACQUIRE_GOLD,
    FEWEST_CARDS,
    GOLD,
    IMPROVEMENT_CARDS,
    MOST_REMOVED,
    NONE,
    PATRONAGE_CARD,
    PATRONAGE_GOLD,
    PATRONAGE_STACK,
    PROVINCE_CARDS,
    STARTING_CARDS,
    WAREHOUSE,
    WAREHOUSE_BIT,
    bits,
)
from .payment import Pay, Settle, gold_of
from .state import ACQUIRED, Mythotopia
from .verbs import CHOOSE, STOP, Ask

# -- Acquire --


def on_sale(g: Mythotopia, seat: int) -> int:
    """What this player may take for gold: the display, own removed starting cards, cards of own provinces that were
    removed (M-155, M-158, M-159)."""
    me = g.players[seat]
    return g.display | me.aside | g.province_deck & me.own


def cannot_acquire(g: Mythotopia, seat: int) -> int:
    if g.used & ACQUIRED:
        return 160
    if not on_sale(g, seat):
        return 157
    return 0 if gold_of(g, seat) >= ACQUIRE_GOLD else 155


class Acquire(Ask):
    """Choose the card to acquire (M-155)."""

    __slots__ = ()
    asks = ("choose",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [CHOOSE[card] for card in bits(on_sale(g, self.seat))]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        card = action[1]
        if on_sale(g, self.seat) >> card & 1:
            return 0
        return 155 if IMPROVEMENT_CARDS >> card & 1 else 158 if STARTING_CARDS >> card & 1 else 159

    def resolve(self, g: Mythotopia, action: Action) -> None:
        g.next(Pay(self.seat, GOLD, ACQUIRE_GOLD), Gain(self.seat, action[1]), Settle(self.seat))


class Gain(RunningStep[Mythotopia]):
    """The acquired card goes to the discard; the display is not refilled (M-156, M-157)."""

    __slots__ = ("card",)
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Mythotopia) -> None:
        bit = 1 << self.card
        me = g.edit(self.seat)
        if bit & g.display:
            g.display ^= bit
        elif bit & me.aside:
            me.aside ^= bit
        else:
            g.province_deck ^= bit
        me.discard |= bit
        g.tell("acquires", self.seat, self.card)


# -- Reserve --


def why_not_reserve(g: Mythotopia, seat: int, card: int) -> int:
    """The clause against putting this card into the Reserve now, or 0."""
    me = g.players[seat]
    if not me.hand >> card & 1:
        return 161
    if not me.pickable() >> card & 1:
        return 40
    return 0 if me.room() > 0 else 165


def cannot_reserve(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not me.hand:
        return 161
    if me.room() > 0:
        return 0
    return 265 if me.hand & WAREHOUSE_BIT else 165


def reserve_card(g: Mythotopia, seat: int, card: int) -> None:
    g.take_card(seat, card).reserve |= 1 << card
    g.tell("reserves", seat, card)


class PutInReserve(Ask):
    """Put cards into the Reserve, one at a time; the Warehouse's places count once it lies there (M-161, OR-48).

    Listed in ascending order, but the Warehouse first, as it makes room.
    """

    __slots__ = ("last", "put")
    fields = ("seat", "put", "last")
    asks = ("choose", "stop")

    def __init__(self, seat: int, put: int = 0, last: int = NONE) -> None:
        self.seat = seat
        self.put = put
        self.last = last

    def puts(self, g: Mythotopia, listed: bool) -> list[Action]:
        """The cards that go in the listed order, or all others."""
        found: list[Action] = []
        for card in bits(g.players[self.seat].hand):
            in_order = not self.put if card == WAREHOUSE else card > self.last
            if in_order == listed and not why_not_reserve(g, self.seat, card):
                found.append(CHOOSE[card])
        return found

    def options(self, g: Mythotopia) -> list[Action]:
        found = self.puts(g, True)
        if self.put:
            found.append(STOP)
        return found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return self.puts(g, False)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.put else 161
        return why_not_reserve(g, self.seat, action[1])

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        reserve_card(g, self.seat, card)
        me = g.players[self.seat]
        if me.hand and me.room() > 0:
            g.next(PutInReserve(self.seat, self.put + 1, self.last if card == WAREHOUSE else max(self.last, card)))


# -- Discard --


def picks(g: Mythotopia, seat: int, where: int) -> list[Action]:
    """What may be chosen of these cards from hand and Reserve."""
    return [CHOOSE[card] for card in bits(g.players[seat].pickable() & where)]


def why_not_pick(g: Mythotopia, seat: int, card: int, rule: int) -> int:
    """The clause against choosing this card of hand or Reserve, or 0."""
    me = g.players[seat]
    if not (me.hand | me.reserve) >> card & 1:
        return rule
    return 0 if me.pickable() >> card & 1 else 40


class DiscardCards(Ask):
    """Discard any number of cards from hand and Reserve, one at a time (M-168)."""

    __slots__ = ("last",)
    fields = ("seat", "last")
    asks = ("choose", "stop")

    def __init__(self, seat: int, last: int = NONE) -> None:
        self.seat = seat
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        found = picks(g, self.seat, -1 << self.last + 1)
        if self.last != NONE:
            found.append(STOP)
        return found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return picks(g, self.seat, (1 << self.last + 1) - 1)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.last != NONE else 168
        return why_not_pick(g, self.seat, action[1], 168)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        me = g.take_card(self.seat, card)
        me.discard |= 1 << card
        g.tell("discards", self.seat, card)
        if me.hand or me.reserve:
            g.next(DiscardCards(self.seat, max(self.last, card)))


# -- Remove --


def cannot_remove_cards(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not me.hand and not me.reserve:
        return 170
    return 0 if me.cards().bit_count() > FEWEST_CARDS else 174


class RemoveCards(Ask):
    """Remove one or two cards from hand or Reserve (M-170)."""

    __slots__ = ("last", "removed")
    fields = ("seat", "removed", "last")
    asks = ("choose", "stop")

    def __init__(self, seat: int, removed: int = 0, last: int = NONE) -> None:
        self.seat = seat
        self.removed = removed
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        found = picks(g, self.seat, -1 << self.last + 1)
        if self.removed:
            found.append(STOP)
        return found

    def reorderings(self, g: Mythotopia) -> list[Action]:
        return picks(g, self.seat, (1 << self.last + 1) - 1)

    def why_not(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.removed else 170
        return why_not_pick(g, self.seat, action[1], 170)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        remove_card(g, self.seat, card)
        me = g.players[self.seat]
        if self.removed + 1 < MOST_REMOVED and not cannot_remove_cards(g, self.seat) and (me.hand or me.reserve):
            g.next(RemoveCards(self.seat, self.removed + 1, max(self.last, card)))


def remove_card(g: Mythotopia, seat: int, card: int) -> None:
    """A card goes back to where it came from (M-171..M-173)."""
    bit = 1 << card
    me = g.take_card(seat, card)
    if bit & PROVINCE_CARDS:
        g.province_deck |= bit
    elif bit & IMPROVEMENT_CARDS:
        g.display |= bit
    else:
        me.aside |= bit
    g.tell("removes", seat, card)


# -- Patronage --


def cannot_patronize(g: Mythotopia, seat: int) -> int:
    if not g.in_play >> PATRONAGE_CARD & 1:
        return 176
    if not g.can_take(seat, PATRONAGE_STACK):
        return 50
    return 0 if gold_of(g, seat) >= PATRONAGE_GOLD else 64

"""Handling cards: acquiring, the Reserve, discarding and removing (M-155..M-174)."""

from citywright.games.mythotopia.facts import (
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
    bits,
)
from citywright.games.mythotopia.payment import Pay, Settle, gold_of
from citywright.games.mythotopia.state import ACQUIRED, Mythotopia
from citywright.games.mythotopia.verbs import CHOOSE, STOP, Ask
from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

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
    rule = 155

    def options(self, g: Mythotopia) -> list[Action]:
        return [CHOOSE[card] for card in bits(on_sale(g, self.seat))]

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action[0] != "choose":
            return Ask.refuses(self, g, action)
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
    if me.room() > 0:
        return 0
    return 265 if card == WAREHOUSE else 165


def cannot_reserve(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    if not me.hand:
        return 161
    return 0 if me.room() > 0 else 165


def reserve_card(g: Mythotopia, seat: int, card: int) -> None:
    g.take_card(seat, card).reserve |= 1 << card
    g.tell("reserves", seat, card)


class PutInReserve(Ask):
    """Put cards into the Reserve, one at a time; the Warehouse first, as it makes room (M-161, OR-48)."""

    __slots__ = ("last", "put")
    fields = ("seat", "put", "last")
    rule = 161

    def __init__(self, seat: int, put: int = 0, last: int = NONE) -> None:
        self.seat = seat
        self.put = put
        self.last = last

    def why_not(self, g: Mythotopia, card: int) -> int:
        clause = why_not_reserve(g, self.seat, card)
        if clause:
            return clause
        if card == WAREHOUSE:
            return 161 if self.put else 0
        return 0 if card > self.last else 161

    def options(self, g: Mythotopia) -> list[Action]:
        me = g.players[self.seat]
        found = [CHOOSE[card] for card in bits(me.hand) if not self.why_not(g, card)]
        if self.put:
            found.append(STOP)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.put else 161
        return self.why_not(g, action[1]) if action[0] == "choose" else Ask.refuses(self, g, action)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        reserve_card(g, self.seat, card)
        me = g.players[self.seat]
        if me.hand and me.room() > 0:
            g.next(PutInReserve(self.seat, self.put + 1, self.last if card == WAREHOUSE else card))


# -- Discard --


class DiscardCards(Ask):
    """Discard any number of cards from hand and Reserve, one at a time (M-168)."""

    __slots__ = ("last",)
    fields = ("seat", "last")
    rule = 168

    def __init__(self, seat: int, last: int = NONE) -> None:
        self.seat = seat
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        cards = g.players[self.seat].pickable()
        found = [CHOOSE[card] for card in bits(cards & (-1 << self.last + 1))]
        if self.last != NONE:
            found.append(STOP)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.last != NONE else 168
        if action[0] != "choose":
            return Ask.refuses(self, g, action)
        return why_not_pick(g, self.seat, action[1], self.last, 168)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        me = g.take_card(self.seat, card)
        me.discard |= 1 << card
        g.tell("discards", self.seat, card)
        if me.hand or me.reserve:
            g.next(DiscardCards(self.seat, card))


def why_not_pick(g: Mythotopia, seat: int, card: int, last: int, rule: int) -> int:
    """The clause against choosing this card of hand or Reserve after the last one, or 0."""
    me = g.players[seat]
    if not (me.hand | me.reserve) >> card & 1:
        return rule
    if not me.pickable() >> card & 1:
        return 40
    return 0 if card > last else rule


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
    rule = 170

    def __init__(self, seat: int, removed: int = 0, last: int = NONE) -> None:
        self.seat = seat
        self.removed = removed
        self.last = last

    def options(self, g: Mythotopia) -> list[Action]:
        cards = g.players[self.seat].pickable()
        found = [CHOOSE[card] for card in bits(cards & (-1 << self.last + 1))]
        if self.removed:
            found.append(STOP)
        return found

    def refuses(self, g: Mythotopia, action: Action) -> int:
        if action == STOP:
            return 0 if self.removed else 170
        if action[0] != "choose":
            return Ask.refuses(self, g, action)
        return why_not_pick(g, self.seat, action[1], self.last, 170)

    def resolve(self, g: Mythotopia, action: Action) -> None:
        if action == STOP:
            return
        card = action[1]
        remove_card(g, self.seat, card)
        me = g.players[self.seat]
        if self.removed + 1 < MOST_REMOVED and not cannot_remove_cards(g, self.seat) and (me.hand or me.reserve):
            g.next(RemoveCards(self.seat, self.removed + 1, card))


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

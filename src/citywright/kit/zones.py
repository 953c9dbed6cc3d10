"""Decks, pools and rows of cards.

A shuffled face-down deck is kept as an unordered pool, not as an order: a draw picks from the pool when it happens. The
state then holds no hidden order that could leak, and a card's chance is used at the very moment the card appears. Only
cards that were laid on top of or under the deck have a place in an order.

Pools are sorted lists, so equal pools have equal dumps whatever their past. Cards are ints; a card of which there are
several copies may occur several times.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

EVERYBODY: Final = -1
"""As a mask of seats: all of them."""


class Chooser(Protocol):
    """Whoever owns the stream of chance, usually the game state."""

    def chance(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""


def draw(chooser: Chooser, pool: list[int]) -> int:
    """Take a random card out of a pool; an empty one is an IndexError."""
    if not pool:
        raise IndexError("The pool is empty.")
    return pool.pop(chooser.chance(len(pool)))


def put(pool: list[int], card: int) -> None:
    """Put a card into a pool at its sorted place."""
    insort(pool, card)


def take(pool: list[int], card: int) -> None:
    """Take a known card out of a pool; one that is not there is a ValueError."""
    place = bisect_left(pool, card)
    if place == len(pool) or pool[place] != card:
        raise ValueError(f"Card {card} is not in the pool.")
    del pool[place]


def sample(chooser: Chooser, pool: list[int], n: int) -> list[int]:
    """Take n random cards out of a pool, in the order they came. The pool must hold as many."""
    if n > len(pool):
        raise IndexError(f"{n} cards cannot be drawn from a pool of {len(pool)}.")
    return [draw(chooser, pool) for _ in range(n)]


def slide(row: list[int], gap: int, new: int | None) -> int:
    """Take the card at `gap` out of a row: the cards right of it slide left and `new` comes in on the right.

    With `new` None nothing comes in and the row is one shorter. Counters that lie on the cards slide with them when
    their own list is slid in the same way.
    """
    card = row.pop(gap)
    if new is not None:
        row.append(new)
    return card


def deal_again(chooser: Chooser, zones: Sequence[list[int]], hidden: Sequence[Sequence[int]]) -> None:
    """Deal what somebody may not know afresh: the cards at the `hidden` places of these zones change places.

    The cards are sorted before they are dealt, so that the new deal depends on nothing but the chooser. A zone that is
    a pool has to be sorted again by the caller.
    """
    cards = sorted(zone[place] for zone, places in zip(zones, hidden, strict=True) for place in places)
    for zone, places in zip(zones, hidden, strict=True):
        for place in places:
            zone[place] = cards.pop(chooser.chance(len(cards)))


class Deck:
    """A face-down deck: known cards on top, a shuffled pool, known cards underneath.

    The last card of `top` is drawn first and the first card of `bottom` right after the pool has run out. With every
    card of `top` and `bottom` goes the mask of seats that know it lies there. Every draw asks for chance, one of `top`
    or `bottom` too (among one card): whatever is turned up may be news to somebody, and the table counts its chances
    to know how far undo may go.
    """

    __slots__ = ("bottom", "bottom_known", "pool", "top", "top_known")

    def __init__(
        self,
        top: list[int],
        pool: list[int],
        bottom: list[int],
        top_known: list[int] | None = None,
        bottom_known: list[int] | None = None,
    ) -> None:
        self.top: list[int] = top
        self.pool: list[int] = pool
        self.bottom: list[int] = bottom
        self.top_known: list[int] = [EVERYBODY] * len(top) if top_known is None else top_known
        self.bottom_known: list[int] = [EVERYBODY] * len(bottom) if bottom_known is None else bottom_known

    @staticmethod
    def shuffled(cards: Iterable[int]) -> Deck:
        """A new deck of these cards, all of them shuffled."""
        return Deck([], sorted(cards), [])

    @staticmethod
    def load(plain: Sequence[Sequence[int]]) -> Deck:
        """The deck that was dumped."""
        top, pool, bottom, top_known, bottom_known = plain
        return Deck(list(top), sorted(pool), list(bottom), list(top_known), list(bottom_known))

    def dump(self) -> list[list[int]]:
        """The deck as plain lists: top, pool, bottom, and who knows the cards of top and bottom."""
        return [self.top[:], self.pool[:], self.bottom[:], self.top_known[:], self.bottom_known[:]]

    def clone(self) -> Deck:
        return Deck(self.top[:], self.pool[:], self.bottom[:], self.top_known[:], self.bottom_known[:])

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    def cards(self) -> list[int]:
        """What the deck holds, sorted, whatever its order."""
        return sorted(self.top + self.pool + self.bottom)

    def draw(self, chooser: Chooser) -> int:
        """Draw the top card."""
        if self.top:
            chooser.chance(1)
            self.top_known.pop()
            return self.top.pop()
        if self.pool:
            return draw(chooser, self.pool)
        if self.bottom:
            chooser.chance(1)
            self.bottom_known.pop(0)
            return self.bottom.pop(0)
        raise IndexError("The deck is empty.")

    def draw_bottom(self, chooser: Chooser) -> int:
        """Draw the card at the bottom."""
        if self.bottom:
            chooser.chance(1)
            self.bottom_known.pop()
            return self.bottom.pop()
        if self.pool:
            return draw(chooser, self.pool)
        if self.top:
            chooser.chance(1)
            self.top_known.pop(0)
            return self.top.pop(0)
        raise IndexError("The deck is empty.")

    def put_top(self, card: int, known: int = EVERYBODY) -> None:
        """Lay a card on the deck: it is drawn next. `known` is the mask of seats that see which card it is."""
        self.top.append(card)
        self.top_known.append(known)

    def put_bottom(self, card: int, known: int = EVERYBODY) -> None:
        """Lay a card under the deck: it is drawn last."""
        self.bottom.append(card)
        self.bottom_known.append(known)

    def seen_by(self, seat: int) -> list[list[int]]:
        """The ends of the deck as a seat knows them, top and bottom; -1 where it does not know the card."""
        return [
            [card if known >> seat & 1 else -1 for card, known in zip(cards, masks, strict=True)]
            for cards, masks in ((self.top, self.top_known), (self.bottom, self.bottom_known))
        ]

    def hidden_places(self, seat: int) -> list[list[int]]:
        """For `deal_again`: the places of top, pool and bottom that a seat does not know."""
        return [
            [i for i, known in enumerate(self.top_known) if not known >> seat & 1],
            list(range(len(self.pool))),
            [i for i, known in enumerate(self.bottom_known) if not known >> seat & 1],
        ]

    def shuffle_in(self, cards: Iterable[int]) -> None:
        """Add these cards and shuffle the whole deck, its known ends included."""
        self._shuffled(sorted([*self.top, *self.pool, *self.bottom, *cards]))

    def remove(self, card: int) -> None:
        """Look a card out of the deck; the rest counts as shuffled. One that is not there is a ValueError."""
        pool = self.cards()
        take(pool, card)
        self._shuffled(pool)

    def _shuffled(self, pool: list[int]) -> None:
        self.pool = pool
        self.top, self.bottom = [], []
        self.top_known, self.bottom_known = [], []

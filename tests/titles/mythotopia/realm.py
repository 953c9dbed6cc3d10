"""Positions made by hand for the rulings, and the few words the rulings are written in.

    g = realm().own(0, "blore").hand(0, "blore", "start_army").turn_of(0)
    do(g, "do invade", "from blore")

Cards, provinces, seas and borders have the names of moves. Whatever is put somewhere comes from where it lay. Every
player has the starting cards in the deck; nobody owns a province.
"""

from __future__ import annotations

from typing import Any

from citywright.kit.actions import Action
from citywright.kit.table import Event, heard_by
from citywright.titles.mythotopia.rules.facts import (
    BORDERS,
    CARD_STACKS,
    CARDS,
    FIXED,
    PROVINCE_CARDS,
    PROVINCES,
    SEAS,
    STARTING_CARDS,
    TOWNS,
    VP_CARDS,
    bits,
)
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.setup import put_in_play
from citywright.titles.mythotopia.rules.state import Mythotopia
from citywright.titles.mythotopia.rules.turn import DrawUp, TakeAction

DULL = ("patronage", "runestones", "defender_of_the_realm", "spoils_of_war")
"""The variable VP cards in play unless a ruling names others; runestones lie nowhere."""


def realm(players: int = 3, vp: tuple[str, ...] = DULL) -> Realm:
    return Realm(players, vp)


class Realm:
    """A table in the making: first what lies where, then whose turn it is."""

    def __init__(self, players: int, vp: tuple[str, ...]) -> None:
        self.g = g = Mythotopia(players, 1)
        g.road_stone = 2
        g.first = 0
        g.turn = 1
        put_in_play(g, FIXED | sum(1 << VP_CARDS.index(name) for name in vp))
        for me in g.players:
            me.supply_towns = TOWNS[players]
            me.deck = STARTING_CARDS

    # -- the board --

    def own(self, seat: int, *names: str) -> Realm:
        """Towns of a player; the cards of the provinces are in the deck."""
        for name in names:
            p = PROVINCES.index(name)
            self.g.edit(seat).settle(p)
            self.g.province_deck ^= 1 << p
            self.g.edit(seat).deck |= 1 << p
        return self

    def city(self, seat: int, name: str) -> Realm:
        self.own(seat, name)
        me = self.g.edit(seat)
        me.towns ^= 1 << PROVINCES.index(name)
        me.cities |= 1 << PROVINCES.index(name)
        me.supply_towns += 1
        me.supply_cities -= 1
        return self

    def citadel(self, seat: int, name: str) -> Realm:
        self.own(seat, name)
        me = self.g.edit(seat)
        me.towns ^= 1 << PROVINCES.index(name)
        me.citadel = 1 << PROVINCES.index(name)
        me.supply_towns += 1
        return self

    def castle(self, name: str) -> Realm:
        self.g.castles |= 1 << PROVINCES.index(name)
        return self

    def road(self, *names: str) -> Realm:
        for name in names:
            self.g.roads |= 1 << BORDERS.index(name)
        return self

    def dragon(self, name: str) -> Realm:
        self.g.dragons |= 1 << PROVINCES.index(name)
        return self

    def runestone(self, name: str) -> Realm:
        self.g.runestones |= 1 << PROVINCES.index(name)
        return self

    def armies(self, seat: int, name: str, n: int = 1) -> Realm:
        self.g.edit(seat).place(PROVINCES.index(name), n)
        return self

    def mercenaries(self, seat: int, name: str, n: int = 1) -> Realm:
        self.g.edit(seat).mercenaries += n << 4 * PROVINCES.index(name)
        self.g.mercenaries -= n
        return self

    def ships(self, seat: int, sea: str, n: int = 1) -> Realm:
        me = self.g.edit(seat)
        me.supply_ships -= n
        me.ships += n << 4 * SEAS.index(sea)
        return self

    def supply(self, seat: int, **pieces: int) -> Realm:
        """So many pieces in the Supply; the others are where no ruling looks."""
        for piece, n in pieces.items():
            setattr(self.g.edit(seat), f"supply_{piece}", n)
        return self

    def pool(self, seat: int, **pieces: int) -> Realm:
        for piece, n in pieces.items():
            setattr(self.g.edit(seat), f"pool_{piece}", n)
        return self

    # -- cards --

    def take(self, seat: int, card: int) -> None:
        """A card leaves wherever it is."""
        bit = 1 << card
        players = range(seat, seat + 1)
        if not STARTING_CARDS & bit:
            g = self.g
            g.display &= ~bit
            g.improvements &= ~bit
            g.province_deck &= ~bit
            players = range(g.seats)
        for other in players:
            me = self.g.edit(other)
            for zone in ("hand", "deck", "discard", "reserve", "aside"):
                setattr(me, zone, getattr(me, zone) & ~bit)

    def put(self, seat: int, zone: str, names: tuple[str, ...]) -> Realm:
        for name in names:
            card = CARDS.index(name)
            self.take(seat, card)
            me = self.g.edit(seat)
            setattr(me, zone, getattr(me, zone) | 1 << card)
        return self

    def hand(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "hand", names)

    def reserve(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "reserve", names)

    def deck(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "deck", names)

    def discard(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "discard", names)

    def aside(self, seat: int, *names: str) -> Realm:
        """Starting cards that were removed."""
        return self.put(seat, "aside", names)

    def whole_deck_discarded(self, seat: int) -> Realm:
        me = self.g.edit(seat)
        me.discard |= me.deck
        me.deck = 0
        return self

    def display(self, *names: str) -> Realm:
        for name in names:
            self.take(0, CARDS.index(name))
            self.g.display |= 1 << CARDS.index(name)
        return self

    def province_deck(self, *names: str) -> Realm:
        """Province cards that were removed though their provinces are somebody's."""
        for name in names:
            self.take(0, CARDS.index(name))
            self.g.province_deck |= 1 << CARDS.index(name)
        return self

    # -- victory points --

    def tokens(self, seat: int, ones: int = 0, twos: int = 0, threes: int = 0) -> Realm:
        me = self.g.edit(seat)
        me.ones, me.twos, me.threes = ones, twos, threes
        pool = self.g.pool
        self.g.pool = (pool[0] - ones, pool[1] - twos, pool[2] - threes)
        return self

    def empty(self, *names: str) -> Realm:
        """VP cards without a token."""
        for name in names:
            for stack in CARD_STACKS[VP_CARDS.index(name)]:
                self.stack(name, 0, stack)
        return self

    def stack(self, name: str, n: int, which: int = -1) -> Realm:
        stack = CARD_STACKS[VP_CARDS.index(name)][0] if which < 0 else which
        stacks = list(self.g.stacks)
        stacks[stack] = n
        self.g.stacks = tuple(stacks)
        return self

    def unused(self, ones: int, twos: int, threes: int) -> Realm:
        """What is left in the unused pool."""
        self.g.pool = (ones, twos, threes)
        return self

    def options(self, **values: Any) -> Realm:
        for name, value in values.items():
            setattr(self.g, name, value)
        return self

    # -- whose turn --

    def turn_of(self, seat: int, left: int = 2) -> Mythotopia:
        """The question of a turn, with so many actions left; nothing was done before if it is all of them."""
        g = self.g
        g.active = seat
        g.left = left
        g.fresh = left == 2
        g.next(*[TakeAction(seat) for _ in range(left + 1)], DrawUp(seat))
        g.run()
        return g


def builder(*names: str, stones: tuple[str, ...] = ("quean", "shog")) -> Realm:
    """Seat 0 with Build, the cards of these provinces and so many stone."""
    return realm().own(0, *names, *stones).hand(0, "build", *names, *stones)


# -- playing --


def action(move: str) -> Action:
    return GAME.verbs.read(move)


def do(g: Mythotopia, *moves: str) -> Mythotopia:
    """Moves of whoever is asked."""
    for move in moves:
        clause = g.refuses(action(move), g.actor())
        assert clause == 0, f"{move} is refused by M-{clause}; legal: {shown(g)}"
        g.apply(action(move))
    return g


def shown(g: Mythotopia) -> list[str]:
    return [GAME.verbs.show(one) for one in g.legal()]


def can(g: Mythotopia, move: str) -> bool:
    """May a person give this answer? Listed in one order, cards may be laid in any."""
    legal = action(move) in g.offered(g.actor())
    assert legal == (g.refuses(action(move), g.actor()) == 0)
    return legal


def refused(g: Mythotopia, move: str) -> int:
    """The clause against a move that is not legal."""
    assert not can(g, move), f"{move} is legal"
    return g.refuses(action(move), g.actor())


def heard(g: Mythotopia, *moves: str, seat: int = 0) -> list[Event]:
    """What a seat hears of these moves."""
    g.news = []
    do(g, *moves)
    news, g.news = g.news, None
    return heard_by(news, seat)


# -- looking --


def cards(mask: int) -> set[str]:
    return {CARDS[card] for card in bits(mask)}


def provinces(mask: int) -> set[str]:
    return {PROVINCES[p] for p in bits(mask & PROVINCE_CARDS)}


def at(name: str) -> int:
    return PROVINCES.index(name)


def stack_of(g: Mythotopia, name: str) -> int:
    """Tokens left on a VP card."""
    return sum(g.stacks[s] for s in CARD_STACKS[VP_CARDS.index(name)])

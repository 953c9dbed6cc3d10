"""Positions made by hand for the rulings, and the few words the rulings are written in.

    g = realm().own(0, "palmain").hand(0, "palmain", "aporia", "start_army").turn_of(0)
    do(g, "do invade", "from palmain", "target blore land", "pay aporia symbols", "pay start_army symbols", "done")

Cards are named as in moves and come out of wherever they lie, so every position holds each card exactly once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from citywright.games.mythotopia import GAME
from citywright.games.mythotopia.facts import (
    ACTIONS_A_TURN,
    BORDERS,
    CARD_STACKS,
    CARDS,
    FIXED,
    PROVINCES,
    SEAS,
    STARTING_CARDS,
    TOWNS,
    VP_CARDS,
    bits,
)
from citywright.games.mythotopia.setup import put_in_play
from citywright.games.mythotopia.state import Mythotopia
from citywright.games.mythotopia.turn import BeginTurn
from citywright.kit.game import Options
from citywright.kit.record import Record, read_record
from citywright.kit.table import Event, heard_by

RECORDS = Path(__file__).with_name("records")
DULL = ("patronage", "guilded_city", "defender_of_the_realm", "spoils_of_war")
"""The Variable VP cards of a position, unless it names others."""


def card(name: str) -> int:
    return CARDS.index(name)


def at(name: str) -> int:
    return PROVINCES.index(name)


def vp_card(name: str) -> int:
    return VP_CARDS.index(name)


def cards(mask: int) -> set[str]:
    return {CARDS[c] for c in bits(mask)}


provinces = cards


def realm(seats: int = 3, vp: tuple[str, ...] = DULL) -> Realm:
    return Realm(seats, vp)


class Realm:
    """A table in the making: first what lies where, then whose turn it is."""

    def __init__(self, seats: int, vp: tuple[str, ...]) -> None:
        self.g = g = Mythotopia(seats, 1)
        put_in_play(g, FIXED | sum(1 << vp_card(name) for name in vp))
        g.road_stone = 2
        g.first = 0
        for me in g.players:
            me.supply_towns = TOWNS[seats]
            me.deck = STARTING_CARDS

    # -- the board --

    def own(self, seat: int, *names: str) -> Realm:
        """Provinces with a Town; their cards are in the deck. What is own already stays as it is."""
        g = self.g
        for name in names:
            bit = 1 << at(name)
            if not g.players[seat].own & bit:
                g.players[seat].settle(at(name))
                g.province_deck &= ~bit
                g.players[seat].deck |= bit
        return self

    def city(self, seat: int, *names: str) -> Realm:
        self.own(seat, *names)
        me = self.g.players[seat]
        for name in names:
            me.towns ^= 1 << at(name)
            me.supply_towns += 1
            me.cities |= 1 << at(name)
            me.supply_cities -= 1
        return self

    def citadel(self, seat: int, name: str) -> Realm:
        self.own(seat, name)
        me = self.g.players[seat]
        me.towns ^= 1 << at(name)
        me.supply_towns += 1
        me.citadel = 1 << at(name)
        return self

    def armies(self, seat: int, name: str, n: int = 1) -> Realm:
        """Armies of the Supply; what it lacks was bought."""
        me = self.g.players[seat]
        bought = max(0, n - me.supply_armies)
        me.pool_armies -= bought
        me.supply_armies += bought
        me.place(at(name), n)
        return self

    def mercenaries(self, seat: int, name: str, n: int = 1) -> Realm:
        self.g.players[seat].mercenaries += n << 4 * at(name)
        self.g.mercenaries -= n
        return self

    def ships(self, seat: int, sea: str, n: int = 1) -> Realm:
        me = self.g.players[seat]
        bought = max(0, n - me.supply_ships)
        me.pool_ships -= bought
        me.supply_ships += bought - n
        me.ships += n << 4 * SEAS.index(sea)
        return self

    def castle(self, *names: str) -> Realm:
        self.g.castles |= sum(1 << at(name) for name in names)
        return self

    def road(self, *borders: str) -> Realm:
        self.g.roads |= sum(1 << BORDERS.index(border) for border in borders)
        return self

    def dragon(self, name: str) -> Realm:
        self.g.dragons |= 1 << at(name)
        return self

    def runestone(self, name: str) -> Realm:
        self.g.runestones |= 1 << at(name)
        return self

    # -- cards --

    def put(self, seat: int, zone: str, *names: str) -> Realm:
        """Cards into a zone of a player, from wherever they lie."""
        g, me = self.g, self.g.players[seat]
        for name in names:
            bit = 1 << card(name)
            g.province_deck &= ~bit
            g.display &= ~bit
            g.improvements &= ~bit
            for player in [me] if bit & STARTING_CARDS else g.players:
                for other in ("hand", "reserve", "deck", "discard", "aside"):
                    setattr(player, other, getattr(player, other) & ~bit)
            setattr(me, zone, getattr(me, zone) | bit)
        return self

    def hand(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "hand", *names)

    def reserve(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "reserve", *names)

    def deck(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "deck", *names)

    def discard(self, seat: int, *names: str) -> Realm:
        return self.put(seat, "discard", *names)

    def aside(self, seat: int, *names: str) -> Realm:
        """Starting cards the player has removed."""
        return self.put(seat, "aside", *names)

    def province_deck(self, *names: str) -> Realm:
        """Province cards their owners have removed."""
        for name in names:
            bit = 1 << card(name)
            for player in self.g.players:
                for zone in ("hand", "reserve", "deck", "discard"):
                    setattr(player, zone, getattr(player, zone) & ~bit)
            self.g.province_deck |= bit
        return self

    def whole_deck_discarded(self, seat: int) -> Realm:
        me = self.g.players[seat]
        me.discard |= me.deck
        me.deck = 0
        return self

    def display(self, *names: str) -> Realm:
        for name in names:
            self.g.improvements &= ~(1 << card(name))
            self.g.display |= 1 << card(name)
        return self

    # -- tokens, supplies, options --

    def empty(self, *names: str) -> Realm:
        """VP cards without tokens."""
        for name in names:
            self.stack(name, 0)
        return self

    def stack(self, name: str, n: int) -> Realm:
        """So many tokens on a VP card, in each of its stacks."""
        stacks = list(self.g.stacks)
        for stack in CARD_STACKS[vp_card(name)]:
            stacks[stack] = n
        self.g.stacks = tuple(stacks)
        return self

    def unused(self, ones: int, twos: int, threes: int) -> Realm:
        self.g.pool = (ones, twos, threes)
        return self

    def tokens(self, seat: int, ones: int = 0, twos: int = 0, threes: int = 0) -> Realm:
        me = self.g.players[seat]
        me.ones, me.twos, me.threes = ones, twos, threes
        return self

    def pool(self, seat: int, **counts: int) -> Realm:
        for name, n in counts.items():
            setattr(self.g.players[seat], f"pool_{name}", n)
        return self

    def supply(self, seat: int, **counts: int) -> Realm:
        for name, n in counts.items():
            setattr(self.g.players[seat], f"supply_{name}", n)
        return self

    def option(self, **values: Any) -> Realm:
        """Options of the table, by the fields of the state that hold them."""
        for name, value in values.items():
            setattr(self.g, name, value)
        return self

    def turn_of(self, seat: int, left: int = ACTIONS_A_TURN) -> Mythotopia:
        """The turn of a seat, with so many actions left; what is missing was passed."""
        self.g.next(BeginTurn(seat))
        self.g.run()
        for _ in range(ACTIONS_A_TURN - left):
            do(self.g, "do pass")
        return self.g


# -- words --


def do(g: Mythotopia, *lines: str) -> Mythotopia:
    """Play these moves, each of which must be legal."""
    for line in lines:
        action = GAME.verbs.read(line)
        assert action in g.legal(), f"{line}: refused by M-{g.refuses(action)}; legal: {shown(g)}"
        assert g.refuses(action) == 0
        g.apply(action)
    return g


def shown(g: Mythotopia) -> list[str]:
    return [GAME.show(action) for action in g.legal()]


def can(g: Mythotopia, line: str) -> bool:
    action = GAME.verbs.read(line)
    legal = action in g.legal()
    assert legal == (g.refuses(action) == 0)
    return legal


def refused(g: Mythotopia, line: str) -> int:
    """The clause against a move, which must not be legal."""
    action = GAME.verbs.read(line)
    assert action not in g.legal()
    return g.refuses(action)


def heard(g: Mythotopia, *lines: str, seat: int = 0) -> list[Event]:
    """What a seat hears of these moves."""
    g.news = []
    do(g, *lines)
    events = heard_by(g.news, seat)
    g.news = None
    return events


def stack_of(g: Mythotopia, name: str) -> int:
    """The tokens left on a VP card."""
    return sum(g.stacks[stack] for stack in CARD_STACKS[vp_card(name)])


def new_game(seats: int, seed: int, options: Options | None = None) -> Mythotopia:
    g = GAME.setup(seats, seed, options)
    assert isinstance(g, Mythotopia)
    return g


def seeds(seats: int, options: Options | None = None, n: int = 60) -> Iterator[Mythotopia]:
    for seed in range(n):
        yield new_game(seats, seed, options)


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))

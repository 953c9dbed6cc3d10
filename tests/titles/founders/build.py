"""Positions of Founders for rulings: a small city, then the question that is asked.

Cells are (row, column) of the drawn map, row 0 on top. Seats have fixed races and goods unless a ruling says otherwise:
0 people and gems, 1 stone and wood, 2 grain and metal, 3 livestock and knowledge (with two players seat 0 has wood and
seat 1 metal and grain besides). What nobody has is neutral.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from citywright.kit.actions import Action
from citywright.kit.record import Record, read_record
from citywright.kit.table import Event, Step
from citywright.kit.zones import Deck
from citywright.titles import title
from citywright.titles.founders.rules.board import SIDES
from citywright.titles.founders.rules.city import rebuild
from citywright.titles.founders.rules.facts import (
    ADVISERS,
    CARDS,
    DEMANDS,
    FIRST_ADVISER,
    GOODS,
    PRESTIGE,
    RACES,
    starting_hand,
)
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import EMPTY, NEUTRAL, Building, Founders, Store
from citywright.titles.founders.rules.turn import EndOfTurn

Cell = tuple[int, int]
RULES = title("founders").rulebook
RECORDS = Path(__file__).with_name("records")
RACE = ("human", "valrath", "harrower", "inox")
HAS = {
    1: (GOODS[:8],),
    2: (("people", "gems", "wood"), ("stone", "metal", "grain")),
    3: (("people", "gems"), ("stone", "wood"), ("grain", "metal")),
    4: (("people", "gems"), ("stone", "wood"), ("grain", "metal"), ("livestock", "knowledge")),
}
WIDTH = {"thematic": 20, "symmetric": 23}


def good(name: str) -> int:
    return GOODS.index(name)


def card(name: str) -> int:
    return CARDS.index(name)


def prestige(name: str) -> int:
    return PRESTIGE.index(name)


class City:
    """A table in the making."""

    def __init__(self, players: int = 4, side: str = "symmetric", workers: bool = True) -> None:
        self.width = WIDTH[side]
        g = Founders(players, 1, SIDES.index(side))
        self.g = g
        g.workers = workers
        for seat, me in enumerate(g.players):
            me.race = RACES.index(RACE[seat])
            me.race_good = good(HAS[players][seat][0])
            me.basics = sum(1 << good(name) for name in HAS[players][seat])
            me.hand = starting_hand(players)
        g.neutral = sum(1 << good(name) for name in GOODS[:8] if not any(name in goods for goods in HAS[players]))
        g.offer = (0, 1, 2, 3)
        g.advisers = (tuple(range(4, 8)), tuple(range(8, 14)), tuple(range(14, 18)))
        self.proposals("reed_market", "sleeping_lion", "shrine_of_tides")
        g.turn = 1

    def at(self, cell: Cell) -> int:
        return cell[0] * self.width + cell[1]

    def store(
        self,
        owner: int,
        name: str,
        cell: Cell,
        rotation: int = 0,
        access: tuple[int, ...] = (),
        suppliers: tuple[int, ...] = (),
    ) -> City:
        """A store; its suppliers by their number in the order they were built."""
        g = self.g
        ways = g.board.ways_of_good(good(name))
        mask = ways.mask(rotation, self.at(cell))
        assert mask, f"{name} cannot lie there"
        assert not mask & (g.built | ~g.board.ordinary), f"{name} at {cell}: no room"
        tokens = sum(1 << seat for seat in {*access, owner} if seat >= 0)
        near = g.board.grid.grow(mask)
        bits, district = g.board.terrain_bits(mask), g.board.district_of[self.at(cell)]
        row = Store(good(name), owner, rotation, self.at(cell), mask, near, bits, district, tokens, suppliers)
        g.stores = (*g.stores, row)
        supply = list(g.supply)
        supply[good(name)] -= 1
        g.supply = tuple(supply)
        return self.done()

    def building(
        self, name: str, cell: Cell, rotation: int = 0, cubes: dict[str, int] | None = None, token: bool = False
    ) -> City:
        """A prestige building; `cubes` by good: the seat whose cube lies there."""
        g = self.g
        number = prestige(name)
        mask = g.board.ways_of_prestige(number).mask(rotation, self.at(cell))
        assert mask, f"{name} cannot lie there"
        assert not mask & g.built, f"{name} at {cell}: no room"
        placed = tuple(
            NEUTRAL if g.neutral >> demand & 1 else (cubes or {}).get(GOODS[demand], EMPTY)
            for demand in DEMANDS[number]
        )
        near, district = g.board.grid.grow(mask), g.board.district_of[self.at(cell)]
        g.buildings = (*g.buildings, Building(number, rotation, self.at(cell), mask, near, district, placed, token, -1))
        if EMPTY not in placed:
            g.completed += 1
        if number in g.deck.cards():
            g.deck.remove(number)
        return self.done()

    def roads(self, *cells: Cell) -> City:
        for cell in cells:
            bit = 1 << self.at(cell)
            assert self.g.free & bit, f"no room for a road at {cell}"
            self.g.roads |= bit
        return self.done()

    def house(self, seat: int, *cells: Cell) -> City:
        for cell in cells:
            self.g.players[seat].houses |= 1 << self.at(cell)
        return self.done()

    def span(self, seat: int, *cells: Cell) -> City:
        for cell in cells:
            self.g.players[seat].spans |= 1 << self.at(cell)
        return self.done()

    def coins(self, seat: int, number: int) -> City:
        self.g.players[seat].coins = number
        return self

    def crystals(self, seat: int, temp: int = 0, perm: int = 0) -> City:
        self.g.players[seat].temp, self.g.players[seat].perm = temp, perm
        return self

    def vp(self, *points: int) -> City:
        for seat, number in enumerate(points):
            self.g.players[seat].vp = self.g.players[seat].acted_vp = number
        return self

    def race(self, seat: int, name: str) -> City:
        self.g.players[seat].race = RACES.index(name)
        return self

    def hand(self, seat: int, *names: str) -> City:
        self.g.players[seat].hand = sum(1 << card(name) for name in names)
        for name in names:
            if card(name) >= FIRST_ADVISER:
                self.out_of_offer(card(name) - FIRST_ADVISER)
        return self

    def out_of_offer(self, adviser: int) -> None:
        self.g.offer = tuple(-1 if a == adviser else a for a in self.g.offer)
        self.g.advisers = tuple(tuple(a for a in pool if a != adviser) for pool in self.g.advisers)

    def discard(self, seat: int, *names: str, hidden: tuple[str, ...] = ()) -> City:
        """Cards of the own discard, taken from the hand: face up, and face down."""
        me = self.g.players[seat]
        for name in hidden:
            me.hidden = (*me.hidden, (card(name), me.unknown()))
            me.hand &= ~(1 << card(name))
        for name in names:
            me.hand &= ~(1 << card(name))
            me.shown |= 1 << card(name)
        return self

    def offer(self, *names: str) -> City:
        g = self.g
        wanted = [ADVISERS.index(name) for name in names]
        for adviser in wanted:
            self.out_of_offer(adviser)
        back = [a for a in g.offer if a >= 0]
        pools = [list(pool) for pool in g.advisers]
        pools[0] += back
        g.advisers = tuple(tuple(sorted(pool)) for pool in pools)
        g.offer = tuple(wanted + [-1] * (4 - len(wanted)))
        return self

    def proposals(self, *names: str) -> City:
        g = self.g
        g.proposals = tuple(prestige(name) for name in names)
        taken = {*g.proposals, *(b.card for b in g.buildings), *g.discard, *g.out}
        g.deck = Deck.shuffled(n for n in range(len(PRESTIGE)) if n not in taken)
        return self

    def completed(self, number: int) -> City:
        self.g.completed = number
        return self

    def achievements(self, *numbers: int) -> City:
        self.g.achievements = numbers
        return self

    def done(self) -> City:
        rebuild(self.g)
        return self

    def asking(self, step: Step[Any], active: int = 0) -> Founders:
        """The position in which this question is asked, in the turn of seat `active`."""
        self.g.active = active
        self.g.next(step, EndOfTurn(active))
        self.g.run()
        return self.g


def read(line: str) -> Action:
    return GAME.verbs.read(line)


def spot(line: str, g: Founders) -> str:
    """A line in which cells are written as `row,column`."""
    width = g.board.grid.width
    words = []
    for word in line.split():
        row, comma, column = word.partition(",")
        words.append(str(int(row) * width + int(column)) if comma else word)
    return " ".join(words)


def do(g: Founders, *lines: str) -> Founders:
    """Play these moves, each by whoever is asked; all must be legal. No component may get lost by one, and what the
    table keeps up to date must be what it would reckon anew."""
    for line in lines:
        action = read(spot(line, g))
        seat = g.actor()
        check_answers(g, seat)
        assert action in g.legal(seat), f"{line}: refused by {GAME.series.id(g.refuses(action, seat))}"
        before = GAME.census(g)
        g.apply(action, seat)
        assert GAME.census(g) == before, f"{line} adds or loses something"
        assert derived(g) == derived(GAME.load(g.dump())), f"{line} leaves a wrong table"
    return g


def check_answers(g: Founders, seat: int) -> None:
    """Whatever is on the list is not refused, and of the same verbs all else is, by a clause of the rules."""
    legal = set(g.legal(seat))
    for verb in sorted({action[0] for action in legal}):
        for action in GAME.verbs.conceivable(verb):
            clause = g.refuses(action, seat)
            assert (clause == 0) == (action in legal), f"{GAME.show(action)}: {clause}"
            assert clause in RULES.by_number or not clause


def derived(g: Founders) -> list[Any]:
    """What the table keeps up to date by the way."""
    nets = [sorted(pieces) for pieces in g.nets]
    stores = [[s.mask, s.near, s.terrains, s.district] for s in g.stores]
    buildings = [[b.mask, b.near, b.district] for b in g.buildings]
    players = [[me.vp, me.income, me.access, me.own, me.near, me.near_all, me.house_districts] for me in g.players]
    return [g.built, g.free, nets, g.taken, stores, buildings, players]


def told(g: Founders, *lines: str) -> list[Event]:
    """The events of these moves, as all who see everything hear them."""
    g.news = []
    do(g, *lines)
    events = [event for _, event in g.news]
    g.news = None
    return events


def refusal(g: Founders, line: str, seat: int = -1) -> str:
    """The clause against a move, which must not be legal either."""
    action = read(spot(line, g))
    clause = g.refuses(action, seat)
    assert clause, f"{line} is allowed"
    assert action not in g.legal(seat if seat >= 0 else g.actor())
    return GAME.series.id(clause)


def may(g: Founders, line: str) -> bool:
    action = read(spot(line, g))
    allowed = action in g.legal()
    assert allowed == (g.refuses(action) == 0)
    return allowed


def moves(g: Founders, verb: str = "") -> list[str]:
    return [GAME.show(action) for action in g.legal() if not verb or action[0] == verb]


def cells(g: Founders, verb: str) -> set[Cell]:
    """The cells (last numbers) of the legal moves of a verb."""
    width = g.board.grid.width
    return {divmod(action[-1], width) for action in g.legal() if action[0] == verb}


def is_asked(g: Founders) -> str:
    return type(g.agenda[-1]).__name__ if g.agenda else ""


def vps(g: Founders) -> list[int]:
    return [me.vp for me in g.players]


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def drafted(players: int, *races: str, seed: int = 0, options: dict[str, Any] | None = None) -> Founders:
    """A new game with these races chosen, in turn order."""
    g = GAME.setup(players, seed, options)
    assert isinstance(g, Founders)
    for name in races:
        do(g, f"race {name}")
    return g


def begun(players: int, seed: int = 0, options: dict[str, Any] | None = None) -> Founders:
    """A new game played through its setup by the first legal answers."""
    g = GAME.setup(players, seed, options)
    assert isinstance(g, Founders)
    while is_asked(g) != "PlayCard":
        g.apply(g.legal()[0])
    return g


def walk(g: Founders, decisions: int) -> Iterator[Founders]:
    for _ in range(decisions):
        if g.is_over():
            return
        yield g
        actions = g.legal()
        g.apply(actions[len(actions) // 2])

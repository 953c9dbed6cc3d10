"""Positions made by hand for the rulings, and the few words the rulings are written in.

    g = land().sensor(0, "1,0").store(0, water=1).turn_of(0)
    do(g, "harvest 2,0")

The land is the reference board of the fact sheet (regions 1 to 6 in their slots), with ghost card 1 in force. Hexes
are named as in moves. Whatever is put somewhere comes out of the common supply, so every position holds each component
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from citywright.kit.actions import Action
from citywright.kit.chance import advance, number, scale
from citywright.kit.game import Options
from citywright.kit.record import Record, read_record
from citywright.kit.table import Event, Step
from citywright.titles.ghosts.rules.board import HEX_NAMES
from citywright.titles.ghosts.rules.facts import (
    BONUS_DIE,
    BUILDINGS,
    GHOST_CARDS,
    MODES,
    ONE,
    RESOURCES,
    SKILL_DECK,
    SKILLS,
    TERRAIN_DIE,
    TERRAINS,
    TOKEN,
    TRACKS,
    amounts_of,
    tokens_on,
)
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import EndOfRound, Rearrange, Rest
from citywright.titles.ghosts.rules.state import Ghosts
from citywright.titles.ghosts.rules.turn import TakeTurn

REFERENCE = tuple(range(6))
DULL_SKILLS = ("renown", "woodcraft", "packing", "stewardship")
"""In play unless a ruling names others."""
FACES = ("house", "tree", "peak")


def land(players: int = 2, tiles: tuple[int, ...] = REFERENCE) -> Land:
    return Land(players, tiles)


class Land:
    """A table in the making: first what lies where, then what is asked."""

    def __init__(self, players: int, tiles: tuple[int, ...]) -> None:
        self.g = g = Ghosts(players, 1, tiles)
        g.round, g.turn = 1, 1
        g.cards = GHOST_CARDS[1]
        g.skills = tuple(SKILLS.index(name) for name in DULL_SKILLS)

    # -- the table --

    def round(self, number: int) -> Land:
        self.g.round = number
        return self

    def mode(self, name: str) -> Land:
        self.g.mode = MODES.index(name)
        return self

    def cards(self, *numbers: int) -> Land:
        """The ghost cards in force, by their printed numbers."""
        self.g.cards = sum(GHOST_CARDS[card] for card in numbers)
        return self

    def switches(self, switches: int) -> Land:
        self.g.switches = switches
        return self

    def market(self, number: int) -> Land:
        self.g.market = number - 1
        return self

    def skills(self, *names: str) -> Land:
        """The skills in play; the other decks keep a dull one."""
        skills = list(self.g.skills)
        for name in names:
            skills[SKILL_DECK[SKILLS.index(name)]] = SKILLS.index(name)
        self.g.skills = tuple(skills)
        return self

    def ghosts(self, *hexes: str) -> Land:
        for name in hexes:
            self.g.ghosts |= bit(name)
            self.g.supply -= 1
        return self

    def exhausted(self, *hexes: str) -> Land:
        for name in hexes:
            self.g.exhausted |= bit(name)
            self.g.exhaustion_left -= 1
        return self

    def order(self, *seats: int) -> Land:
        self.g.order = seats
        return self

    def die(self, face: str) -> Land:
        roll_next(self.g, face)
        return self

    # -- one player --

    def sensor(self, seat: int, place: str) -> Land:
        self.g.players[seat].sensor = at(place)
        return self

    def tokens(self, seat: int, **counts: int) -> Land:
        """So many tokens on these tracks, all active."""
        me = self.g.players[seat]
        for name, n in counts.items():
            track = TRACKS.index(name)
            more = n - tokens_on(me.slots, track)
            me.slots += more * TOKEN[track]
            me.active += (n - tokens_on(me.active, track)) * TOKEN[track]
            self.g.tokens_left -= more << (8 * track)
        return self

    def active(self, seat: int, **counts: int) -> Land:
        """So many of the tokens are still active."""
        me = self.g.players[seat]
        for name, n in counts.items():
            track = TRACKS.index(name)
            me.active += (n - tokens_on(me.active, track)) * TOKEN[track]
        return self

    def store(self, seat: int, **amounts: int) -> Land:
        for name, n in amounts.items():
            self.g.players[seat].store += n * ONE[RESOURCES.index(name)]
            self.g.bank -= n * ONE[RESOURCES.index(name)]
        return self

    def pecunia(self, seat: int, n: int) -> Land:
        self.g.earn(seat, n)
        return self

    def valor(self, *valor: int) -> Land:
        """The valor of all seats; who is named later arrived later."""
        for seat, n in enumerate(valor):
            self.g.players[seat].valor = n
            self.g.players[seat].stamp = self.g.next_stamp
            self.g.next_stamp += 1
        return self

    def arrived(self, *seats: int) -> Land:
        """The markers moved last in this order."""
        for seat in seats:
            self.g.players[seat].stamp = self.g.next_stamp
            self.g.next_stamp += 1
        return self

    def built(self, seat: int, **places: str) -> Land:
        """Buildings of a seat: `mill="1,1 3,0"`."""
        g = self.g
        me = g.players[seat]
        for name, hexes in places.items():
            kind = BUILDINGS.index(name)
            for place in hexes.split():
                kinds, pieces = list(g.buildings), list(g.pieces)
                kinds[kind] |= bit(place)
                pieces[kind] -= 1
                g.buildings, g.pieces = tuple(kinds), tuple(pieces)
                g.built |= bit(place)
                me.own |= bit(place)
                me.markers -= 1
        return self

    def learned(self, seat: int, *names: str) -> Land:
        """Skills somebody has; they are then in play."""
        self.skills(*names)
        for name in names:
            skill = SKILLS.index(name)
            deck = SKILL_DECK[skill]
            learned = list(self.g.learned)
            learned[deck] = (*learned[deck], seat)
            self.g.learned = tuple(learned)
            self.g.players[seat].skills |= 1 << skill
            self.g.players[seat].markers -= 1
        return self

    def tasks(self, seat: int, *cards: int) -> Land:
        self.g.players[seat].tasks = cards
        return self

    def markers(self, seat: int, left: int) -> Land:
        """Only so many markers are left (the others count as lost)."""
        self.g.players[seat].markers = left
        return self

    # -- what is asked --

    def asking(self, *steps: Step[Any]) -> Ghosts:
        g = self.g
        census = GAME.census(g)
        g.next(*steps)
        g.run()
        check(g, census)
        return g

    def turn_of(self, *seats: int) -> Ghosts:
        """The last turns of the round: those of these seats, then rest and what follows."""
        return self.asking(*[TakeTurn(seat) for seat in seats], Rest(), Rearrange(), EndOfRound())


def at(name: str) -> int:
    return HEX_NAMES.index(name)


def bit(name: str) -> int:
    return 1 << at(name)


def roll_next(g: Ghosts, *faces: str) -> None:
    """The next rolls show these: terrains, or rows of the bonus card."""
    for seed in range(1 << 16):
        stream, hit = seed, True
        for face in faces:
            stream = advance(stream)
            side = scale(number(stream), 6)
            shown = TERRAINS[TERRAIN_DIE[side]] if face in TERRAINS else FACES[BONUS_DIE[side]]
            hit = hit and shown == face
        if hit:
            g.rng = seed
            return
    raise AssertionError(faces)


def check(g: Ghosts, census: dict[str, int]) -> None:
    assert GAME.census(g) == census, "something was lost or doubled"


def new_game(players: int, seed: int, options: Options | None = None) -> Ghosts:
    g = GAME.setup(players, seed, options)
    assert isinstance(g, Ghosts)
    return g


# -- what a ruling says --


def read(line: str) -> Action:
    return GAME.verbs.read(line)


def do(g: Ghosts, *lines: str) -> Ghosts:
    """Play these moves; each must be legal."""
    census = GAME.census(g)
    for line in lines:
        assert refusal(g, line) == "", f"{line}: {refusal(g, line)}; asked: {is_asked(g)} {moves(g)}"
        g.apply(read(line))
    check(g, census)
    return g


def told(g: Ghosts, *lines: str) -> list[Event]:
    """Play these moves and return the events they told."""
    g.news = []
    do(g, *lines)
    news, g.news = g.news, None
    return [event for _, event in news]


def refusal(g: Ghosts, line: str) -> str:
    """The clause that forbids a move, or nothing. The list of legal moves must say the same."""
    action = read(line)
    clause = g.refuses(action)
    assert (action in g.legal()) == (clause == 0), f"{line}: legal() and refuses() disagree"
    return GAME.series.id(clause) if clause else ""


def may(g: Ghosts, line: str) -> bool:
    return refusal(g, line) == ""


def moves(g: Ghosts, verb: str = "") -> list[str]:
    return [GAME.show(action) for action in g.legal() if action[0] == verb or not verb]


def is_asked(g: Ghosts) -> str:
    """The name of the question on the table."""
    return type(g.agenda[-1]).__name__ if g.agenda else "Over"


def store(g: Ghosts, seat: int) -> dict[str, int]:
    """What a player has of each resource, without the zeroes."""
    return {name: n for name, n in zip(RESOURCES, amounts_of(g.players[seat].store), strict=True) if n}


def active(g: Ghosts, seat: int, track: str) -> int:
    return tokens_on(g.players[seat].active, TRACKS.index(track))


def tokens(g: Ghosts, seat: int, track: str) -> int:
    return tokens_on(g.players[seat].slots, TRACKS.index(track))


def valor(g: Ghosts) -> list[int]:
    return [me.valor for me in g.players]


def haunted(g: Ghosts) -> set[str]:
    return {name for name in HEX_NAMES if g.ghosts & bit(name)}


def is_exhausted(g: Ghosts, place: str) -> bool:
    return bool(g.exhausted & bit(place))


def owner_of(g: Ghosts, place: str) -> int:
    return next((seat for seat, me in enumerate(g.players) if me.own & bit(place)), -1)


def of_terrain(g: Ghosts, terrain: str) -> list[str]:
    return [name for i, name in enumerate(HEX_NAMES) if g.land.terrain[i] == TERRAINS.index(terrain)]


SUBURBS = ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")
RECORDS = Path(__file__).with_name("records")


def recorded(name: str) -> Record:
    """A complete game of `records/`."""
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def positions(name: str) -> Iterator[Ghosts]:
    """The table of a recorded game after its setup and after every decision: always the same one, played on."""
    record = recorded(name)
    assert record.seed is not None
    g = new_game(record.seats, record.seed, record.options)
    yield g
    for line in record.effective():
        g.apply(read(line.move), line.seat)
        yield g

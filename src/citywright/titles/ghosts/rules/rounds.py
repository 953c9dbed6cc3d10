"""Seasons and rounds: the spread of the ghosts, production, the turns, rest and rearrangement."""

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep

from .board import AROUND_MASK, HAUNT_AT, KALENA
from .facts import (
    BUILDINGS,
    GHOSTS_PER_SPREAD,
    INCOME,
    LAKE,
    ROUNDS,
    ROUNDS_PER_SEASON,
    STEWARDSHIP,
    STEWARDSHIP_BY,
    STOPS_PRODUCTION,
    TERRAIN_DIE,
    tasks_to_choose,
)
from .player import Player
from .state import EASY_SHORTAGE, KALENA_FELL, SUPPLY_RAN_OUT, Ghosts
from .tasks import ChooseTasks, FinalScoring
from .turn import BeginTurn
from .verbs import Ask


class BeginRound(RunningStep[Ghosts]):
    """The counter moves on; with a new season comes its bonus card (G-45, G-57, G-173)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        g.round += 1
        if g.round % ROUNDS_PER_SEASON == 1:
            g.tell("season", g.season())
        g.tell("round", g.round)
        turns = [BeginTurn(seat) for seat in g.order]
        g.next(Spread(), Production(), *turns, Rest(), Rearrange(), EndOfRound())


class Spread(RunningStep[Ghosts]):
    """The last player rolls the terrain die; as many ghosts as possible go there, the rest to Kalena (G-70 to G-74)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        seat = g.last_player()
        coming = GHOSTS_PER_SPREAD
        if g.supply < coming:
            if not g.switches & EASY_SHORTAGE:
                g.tell("shortage", g.supply)
                g.end(SUPPLY_RAN_OUT)  # G-74
                return
            coming = g.supply
        g.rolled = TERRAIN_DIE[g.chance(len(TERRAIN_DIE))]
        g.tell("spreads", seat, g.rolled, coming)
        there = min(coming, open_hexes(g, False).bit_count())
        if there < coming:
            g.tell("overflow", seat, coming - there)
        put_down(g, seat, there, coming - there)


def open_hexes(g: Ghosts, kalena: bool) -> int:
    """Where a ghost may be put: of the rolled terrain, or in Kalena (G-135)."""
    return (KALENA if kalena else g.land.of_terrain[g.rolled]) & ~(g.ghosts | g.built)


def put_down(g: Ghosts, seat: int, there: int, kalena: int) -> None:
    """So many ghosts to the rolled terrain, then so many to Kalena: asked where there is a choice, else done (O-45)."""
    for where in (False, True):
        left = kalena if where else there
        if left:
            free = open_hexes(g, where)
            if left < free.bit_count():
                g.next(Haunt(seat, there if not where else 0, kalena))
                return
            for at in to_list(free):
                haunt(g, seat, at)
            if g.ghosts & KALENA == KALENA:
                g.tell("fallen")
                g.end(KALENA_FELL)  # G-137; if some of the four are left over, G-73 says the same
                return


def haunt(g: Ghosts, seat: int, at: int) -> None:
    g.ghosts |= 1 << at
    g.supply -= 1
    g.tell("haunts", seat, at)


class Haunt(Ask):
    """The last player places the next ghost: `there` of the rolled terrain, after them `kalena` in Kalena.

    Ghosts are alike, but a person picks places in any order, so the order is free.
    """

    __slots__ = ("kalena", "there")
    fields = ("seat", "there", "kalena")

    def __init__(self, seat: int, there: int, kalena: int) -> None:
        self.seat = seat
        self.there = there
        self.kalena = kalena

    def options(self, g: Ghosts) -> list[Action]:
        return [HAUNT_AT[at] for at in to_list(open_hexes(g, not self.there))]

    def refuses(self, g: Ghosts, action: Action) -> int:
        if action[0] != "haunt":
            return 71 if self.there else 72
        bit = 1 << action[1]
        if bit & open_hexes(g, not self.there):
            return 0
        if g.land.terrain[action[1]] == LAKE or bit & (g.ghosts | g.built):
            return 135
        if not self.there:
            return 72
        return 136 if bit & KALENA else 71

    def resolve(self, g: Ghosts, action: Action) -> None:
        haunt(g, self.seat, action[1])
        if self.there:
            put_down(g, self.seat, self.there - 1, self.kalena)
        else:
            put_down(g, self.seat, 0, self.kalena - 1)

    def out_of_turn(self, g: Ghosts) -> int:
        return 70

    def prompt(self, g: Ghosts) -> tuple[str, int, int, int, int]:
        return ("Haunt", self.seat, g.rolled, self.there, self.kalena)


class Production(RunningStep[Ghosts]):
    """Every building gives its owner its income, unless a ghost card stops it (G-75, G-76, G-160)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        for seat in g.order:
            me = g.players[seat]
            n = income(me)
            for kind in range(len(BUILDINGS)):
                for at in to_list(me.own & g.buildings[kind]):
                    if is_stopped(g, at):
                        g.tell("stopped", seat, at)
                    else:
                        g.tell("produces", seat, at, INCOME[kind], g.gain(seat, INCOME[kind], n))


def income(me: Player) -> int:
    """How many resources each building of a player gives (G-75, G-152)."""
    return 1 + STEWARDSHIP_BY if me.skills & STEWARDSHIP else 1


def is_stopped(g: Ghosts, at: int) -> bool:
    """Does a ghost next door stop the building here (G-54, G-160)?"""
    return bool(g.cards & STOPS_PRODUCTION and AROUND_MASK[at] & g.ghosts)


class Rest(RunningStep[Ghosts]):
    """Everybody's action tokens become active (G-79)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        for seat in range(g.seats):
            me = g.players[seat]
            if me.active != me.slots:
                g.edit(seat).active = me.slots
        g.tell("rests")


class Rearrange(RunningStep[Ghosts]):
    """Turn-order tokens by valor, after the last round too (G-80, G-140, G-141)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        g.order = g.by_valor()
        g.tell("order", *g.order)


class EndOfRound(RunningStep[Ghosts]):
    """The next round, or the end of the season (G-81)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        g.next(EndOfSeason() if g.round % ROUNDS_PER_SEASON == 0 else BeginRound())


class EndOfSeason(RunningStep[Ghosts]):
    """Exhaustion tokens go back and tasks are chosen; the third season ends the game (G-82 to G-88)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        if g.round == ROUNDS:
            g.next(FinalScoring())
            return
        if g.exhausted:
            g.tell("renewed", *to_list(g.exhausted))
            g.exhaustion_left += g.exhausted.bit_count()
            g.exhausted = 0
        count, leaders_too = tasks_to_choose(g.mode, g.season(), g.seats)
        asked = (1 << g.seats) - 1 if leaders_too else (1 << g.seats) - 1 & ~g.leaders()
        if count and asked:
            g.next(ChooseTasks(asked, count), BeginRound())
        else:
            g.next(BeginRound())

"""Setup: offers, races, resources, starting stalls."""

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep

from .board import CellActions
from .city import add_store
from .facts import (
    ACHIEVEMENT_DECK,
    ACHIEVEMENTS,
    ADVISER_LEVEL,
    ADVISERS,
    AESTHERS,
    DECKS,
    EXTRA_PICKS,
    FORBIDS,
    RACE_FORBIDS,
    RACE_GOOD,
    RACES,
    SLOTS,
    START_NUMBER,
    starting_hand,
)
from .sites import ground_clause
from .state import BASIC_MASK, Founders
from .turn import BeginTurn, refill_advisers
from .verbs import Ask
from .vote import fill_proposals

START_ACTIONS = CellActions("start")


def deal(seats: int, seed: int, side: int, workers: bool, achievements: bool, historic: bool) -> Founders:
    """The offers, the first player, and the rest of the setup on the agenda (F-12..F-20)."""
    g = Founders(seats, seed, side)
    g.workers = workers
    g.historic = historic
    g.advisers = tuple(
        tuple([adviser for adviser in range(len(ADVISERS)) if ADVISER_LEVEL[adviser] == level]) for level in range(3)
    )
    g.offer = (-1,) * SLOTS
    refill_advisers(g)
    fill_proposals(g)
    if achievements:
        chosen: list[int] = []
        for deck in range(len(DECKS)):
            cards = [card for card in range(len(ACHIEVEMENTS)) if ACHIEVEMENT_DECK[card] == deck]
            chosen.append(cards[g.chance(len(cards))])
        g.achievements = tuple(chosen)
    g.first = g.chance(seats)
    g.active = g.first
    hand = starting_hand(seats)
    for me in g.players:
        me.hand = hand
    order = [(g.first + i) % seats for i in range(seats)]
    back = order[::-1]
    picks = [[], back, back + order][EXTRA_PICKS[seats]]
    g.next(
        *[ChooseRace(seat) for seat in order],
        *[PickResource(seat) for seat in picks],
        SetNeutrals(),
        *[PlaceStart(seat) for seat in back],
        BeginTurn(g.first),
    )
    return g


class ChooseRace(Ask):
    """Each player takes a race of its own (F-21, F-22)."""

    __slots__ = ()
    rule = 21

    def options(self, g: Founders) -> list[Action]:
        return [("race", race) for race in range(len(RACES)) if not race_clause(g, race)]

    def refuses(self, g: Founders, action: Action) -> int:
        return race_clause(g, action[1]) if action[0] == "race" else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        race = action[1]
        me = g.edit(self.seat)
        me.race = race
        g.tell("race", self.seat, race)
        if g.seats == 1:
            me.basics = BASIC_MASK  # the lone player has all eight (F-261)
        if race == AESTHERS:
            g.next(RaceResource(self.seat))
        else:
            me.race_good = RACE_GOOD[race]
            me.basics |= 1 << me.race_good


def race_clause(g: Founders, race: int) -> int:
    for other in g.players:
        if other.race == race:
            return 22
        if other.race == AESTHERS and RACE_GOOD[race] == other.race_good:
            return 44
    return 0


def free_goods(g: Founders) -> int:
    """The basic goods that nobody has yet, as a mask."""
    goods = BASIC_MASK
    for me in g.players:
        goods &= ~me.basics
    return goods


class RaceResource(Ask):
    """The Aesthers take any remaining basic good as their own (F-43)."""

    __slots__ = ()
    rule = 43

    def choices(self, g: Founders) -> int:
        return BASIC_MASK if g.seats == 1 else free_goods(g)

    def options(self, g: Founders) -> list[Action]:
        return [("resource", good) for good in to_list(self.choices(g))]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "resource":
            return self.rule
        return 0 if self.choices(g) >> action[1] & 1 else 43

    def resolve(self, g: Founders, action: Action) -> None:
        me = g.edit(self.seat)
        me.race_good = action[1]
        me.basics |= 1 << action[1]
        g.tell("resource", self.seat, action[1])


def forbidden(g: Founders, seat: int) -> int:
    """The goods this player may not pick: by the mat (the Aesthers': by their card), then by the second card."""
    me = g.players[seat]
    goods = RACE_FORBIDS[me.race] if me.race != AESTHERS else FORBIDS[me.race_good]
    for good in to_list(me.basics & ~(1 << me.race_good)):
        goods |= FORBIDS[good]
    return goods


def picked(g: Founders, seat: int, other: int) -> int:
    """The goods that another player picked besides the race's own, as a mask."""
    if other == seat or other >= g.seats:
        return 0
    me = g.players[other]
    return me.basics & ~(1 << me.race_good)


def robbable(g: Founders, seat: int, victim: int) -> int:
    """The picked goods of another player that this one may take: not forbidden, and the other finds a new one."""
    goods = 0
    for good in to_list(picked(g, seat, victim) & ~forbidden(g, seat)):
        world = g.clone()
        world.edit(victim).basics ^= 1 << good
        if free_goods(g) & ~forbidden(world, victim):
            goods |= 1 << good
    return goods


class PickResource(Ask):
    """An additional basic good, none that is forbidden; left with nothing else, another player's (F-33..F-36)."""

    __slots__ = ()
    rule = 33

    def choices(self, g: Founders) -> int:
        return free_goods(g) & ~forbidden(g, self.seat)

    def options(self, g: Founders) -> list[Action]:
        choices = self.choices(g)
        if choices:
            return [("resource", good) for good in to_list(choices)]
        return [("rob", victim, good) for victim in range(g.seats) for good in to_list(robbable(g, self.seat, victim))]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "resource":
            good = action[1]
            if not free_goods(g) >> good & 1:
                return 73
            if not forbidden(g, self.seat) >> good & 1:
                return 0
            me = g.players[self.seat]
            by_race = RACE_FORBIDS[me.race] if me.race != AESTHERS else FORBIDS[me.race_good]
            return 34 if by_race >> good & 1 else 42
        if action[0] == "rob":
            return self.rob_clause(g, action[1], action[2])
        return self.rule

    def rob_clause(self, g: Founders, victim: int, good: int) -> int:
        """Why this good cannot be taken from that player, 0 if it can."""
        if self.choices(g) or not picked(g, self.seat, victim) >> good & 1:
            return 35
        if forbidden(g, self.seat) >> good & 1:
            return 34
        return 0 if robbable(g, self.seat, victim) >> good & 1 else 36

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "rob":
            victim, good = action[1], action[2]
            g.edit(victim).basics ^= 1 << good
            g.edit(self.seat).basics |= 1 << good
            g.tell("robs", self.seat, victim, good)
            g.next(PickResource(victim))
            return
        g.edit(self.seat).basics |= 1 << action[1]
        g.tell("resource", self.seat, action[1])


class SetNeutrals(RunningStep[Founders]):
    """What nobody picked is neutral (F-38)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        g.neutral = free_goods(g)


class PlaceStart(Ask):
    """A stall of the race's good on a numbered ruins cell, for nothing (F-45..F-50, F-302)."""

    __slots__ = ()
    rule = 45

    def options(self, g: Founders) -> list[Action]:
        return START_ACTIONS.of(g.board.starts[START_NUMBER[g.seats]] & g.free)

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "start":
            return self.rule
        clause = ground_clause(g, action[1])
        if clause:
            return clause
        number = g.board.number_of[action[1]]
        if not number:
            return 47
        return 0 if number <= START_NUMBER[g.seats] else 48

    def resolve(self, g: Founders, action: Action) -> None:
        cell = action[1]
        add_store(g, self.seat, self.seat, g.players[self.seat].race_good, 0, cell, 1 << cell, ())

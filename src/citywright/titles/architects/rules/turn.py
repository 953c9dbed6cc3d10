"""The course of a turn: a worker is placed or taken back, then the reset, the hand limit and the end of the turn."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import NOBODY, RunningStep

from .captures import Capture, no_target, offer_capture
from .ending import end_of_turn
from .facts import (
    CROWD,
    GATHERS,
    GOLD_WORKERS,
    GUARDHOUSE,
    GUILDHALL,
    HAND_LIMIT,
    LARGE,
    MARKET_A,
    MARKET_OPEN,
    MINES,
    ONE,
    OVERSEERS,
    PRISON,
    ROB_DISCOUNT,
    ROB_VIRTUE,
    SILVER,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKER,
    WORKSHOP,
)
from .guildhall import enter, nothing_to_build
from .hiring import Workshop
from .market import MarketReset, terms, visit
from .places import Dig, cannot_do, cannot_trade, dig, offer_duty, offer_trade, visit_bonus
from .player import places_of
from .rival import RivalTurn
from .state import NONE, Architects
from .verbs import END, WRONG_MOMENT, Ask
from .virtue import change_virtue

_PLACE: Final[tuple[Action, ...]] = tuple(("place", place) for place in range(PRISON + 1))
_ALWAYS: Final[list[Action]] = [_PLACE[place] for place in range(LARGE) if place != TAX_STAND]
_PRICE_RULE: Final = (107, 108, 112)


class BeginTurn(RunningStep[Architects]):
    """Place a worker; without one on the board the turn goes by taking one back (A-30, A-33)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        seat = self.seat
        g.turn += 1
        g.caught_at = 0
        g.visiting = NONE
        g.tell("turn", seat, g.turn)
        if seat >= g.seats:
            g.next(RivalTurn(seat), MarketReset(seat), EndRivalTurn(seat))
        elif g.players[seat].idle:
            g.next(PlaceWorker(seat), MarketReset(seat), HandLimit(seat), EndTurn(seat))
        elif can_take_back(g, seat):
            g.next(TakeBack(seat), EndTurn(seat))
        else:
            g.tell("passes", seat)
            g.next(EndTurn(seat))


def can_take_back(g: Architects, seat: int) -> bool:
    me = g.players[seat]
    return me.at > 0 or me.prison > 0 or g.captives(seat) > 0


class PlaceWorker(Ask):
    """Place one worker of your board on a place of the main board (A-30)."""

    __slots__ = ()
    rule = 200

    def options(self, g: Architects) -> list[Action]:
        seat = self.seat
        found = _ALWAYS[:]
        if g.tax:
            found.append(_PLACE[TAX_STAND])
        me = g.players[seat]
        if MARKET_OPEN[me.virtue]:
            silver = me.has(SILVER)
            for space in range(3):
                if g.spaces[space] == NOBODY and silver >= terms(g, seat, space)[0]:
                    found.append(_PLACE[MARKET_A + space])
        if g.can_build(seat):
            found.append(_PLACE[GUILDHALL])
        return found

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] != "place":
            return WRONG_MOMENT[action[0]]
        place, me = action[1], g.players[self.seat]
        if place == PRISON:
            return 47
        if place == TAX_STAND:
            return 0 if g.tax else 104
        if place < LARGE:
            return 0
        if place == GUILDHALL:
            return 0 if g.can_build(self.seat) else nothing_to_build(g, self.seat)
        space = place - MARKET_A
        if not MARKET_OPEN[me.virtue]:
            return 161
        if g.spaces[space] != NOBODY:
            return 114
        return 0 if me.has(SILVER) >= terms(g, self.seat, space)[0] else _PRICE_RULE[space]

    def resolve(self, g: Architects, action: Action) -> None:
        seat, place = self.seat, action[1]
        g.visiting = place
        g.tell("places", seat, place)
        if place == GUILDHALL:
            enter(g, seat)
            return
        me = g.edit(seat)
        me.idle -= 1
        if place >= MARKET_A:
            visit(g, seat, place - MARKET_A)
            return
        me.at += WORKER[place]
        n = me.workers_at(place)
        if place == MINES:
            if n >= GOLD_WORKERS:
                g.next(Dig(seat, n))
            else:
                dig(g, seat, n, 0)
        elif place == STOREHOUSE:
            offer_trade(g, seat, n + sum([more for bit, more in OVERSEERS if me.crew & bit]))
        elif place == WORKSHOP:
            g.next(Workshop(seat, n))
        elif place == TOWN_CENTRE:
            offer_capture(g, seat, n, 0, False)
        elif place == TAX_STAND:
            rob(g, seat)
        elif place == GUARDHOUSE:
            offer_duty(g, seat, n)
        else:
            g.gain(seat, GATHERS[place][n] + visit_bonus(me.crew, place))


def rob(g: Architects, seat: int) -> None:
    """All silver of the Tax Stand, for virtue (A-102, A-103)."""
    me = g.edit(seat)
    silver, virtue = g.tax, ROB_VIRTUE
    me.goods += silver * ONE[SILVER]
    g.tax = 0
    g.tell("robs", seat, silver)
    g.gain(seat, visit_bonus(me.crew, TAX_STAND))
    virtue -= sum([spared for bit, _, spared, _ in ROB_DISCOUNT if me.crew & bit])
    change_virtue(g, seat, -virtue)


class TakeBack(Ask):
    """No worker on the board: take one back from a large-circle place (A-33).

    If none of the own workers stands on one, the turn goes to a rescue from Prison, or else from another board (OR-6).
    """

    __slots__ = ()
    rule = 33

    def options(self, g: Architects) -> list[Action]:
        me = g.players[self.seat]
        if me.at:
            return [("recall", place) for place in places_of(me.at)]
        if me.prison:
            return [("recall", PRISON)]
        return [("rescue", i) for i, other in enumerate(g.players) if other.workers_of(self.seat)]

    def refuses(self, g: Architects, action: Action) -> int:
        me = g.players[self.seat]
        if action[0] == "recall":
            place = action[1]
            if place == GUILDHALL:
                return 35
            if place >= MARKET_A and place < GUILDHALL:
                return 36
            if place == PRISON and me.at:
                return 37
            there = me.prison if place == PRISON else me.workers_at(place)
            return 0 if there else self.rule
        if action[0] == "rescue":
            if me.at or me.prison:
                return 38
            owner = action[1]
            return 0 if owner < len(g.players) and g.players[owner].workers_of(self.seat) else self.rule
        return self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.edit(self.seat)
        if action[0] == "rescue":
            g.edit(action[1]).captured -= 1 << (CROWD * self.seat)
            g.tell("rescues", self.seat, action[1])
        else:
            if action[1] == PRISON:
                me.prison -= 1
            else:
                me.at -= WORKER[action[1]]
            g.tell("recalls", self.seat, action[1])
        me.idle += 1


class HandLimit(RunningStep[Architects]):
    """At the end of the own turn nobody holds more than six building cards (A-85)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        if len(g.players[self.seat].hand) > HAND_LIMIT:
            g.next(DiscardDown(self.seat), self)


class DiscardDown(Ask):
    """One card too many goes under the deck (A-85, A-86)."""

    __slots__ = ()
    rule = 85

    def options(self, g: Architects) -> list[Action]:
        return [("discard", card) for card in g.players[self.seat].hand]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "discard" and action[1] in g.players[self.seat].hand else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        g.bury(self.seat, action[1])


class EndTurn(Ask):
    """The turn is over when you say so."""

    __slots__ = ()
    rule = 30

    def options(self, g: Architects) -> list[Action]:
        return [END]

    def refuses(self, g: Architects, action: Action) -> int:
        verb = action[0]
        if verb == "end":
            return 0
        if verb == "stop":
            return self.rule
        if verb == "place" and g.visiting == NONE:
            return 34 if g.players[self.seat].idle else 33  # the turn went by taking a worker back, or was lost
        if verb == "discard":
            return 85  # the hand is within its limit
        return over(g, self.seat, action) or WRONG_MOMENT[verb]

    def resolve(self, g: Architects, action: Action) -> None:
        if end_of_turn(g, self.seat):
            g.next(BeginTurn(g.after(self.seat)))


def over(g: Architects, seat: int, action: Action) -> int:
    """What was lacking at the place visited this turn; 0 if nothing was: then all was done, or enough."""
    verb, place = action[0], g.visiting
    if place == MINES and verb == "dig":
        return 57 if action[1] and g.players[seat].workers_at(place) < GOLD_WORKERS else 0
    if place == STOREHOUSE and verb == "trade":
        return cannot_trade(g, seat, action[1])
    if place == TOWN_CENTRE and verb == "capture":
        further = Capture(seat, 1, g.caught_at.bit_count(), False)
        return no_target(g, action[1], action[2]) or (0 if further.can_pay(g) else 89)
    return cannot_do(g, seat, action) if place == GUARDHOUSE else 0


class EndRivalTurn(RunningStep[Architects]):
    """The rival's turn ends unasked."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        if end_of_turn(g, self.seat):
            g.next(BeginTurn(g.after(self.seat)))

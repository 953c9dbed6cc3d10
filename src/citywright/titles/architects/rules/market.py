"""The Black Market: its three spaces, and its reset (A-107..A-114, A-166..A-176)."""

from citywright.kit.actions import Action
from citywright.kit.table import NOBODY, Prompt, RunningStep
from citywright.kit.zones import draw

from .facts import (
    CROWDED,
    GATEKEEPERS,
    LARGE_SIDE,
    MARKET_BONUS,
    MARKET_DISCOUNT,
    MARKET_DRAW,
    MARKET_MASK,
    MARKET_SILVER,
    MARKET_VIRTUE,
    NO_PRISONER,
    ONE,
    RESET_BONUS,
    RESET_MASK,
    RESET_RELEASE,
    SILVER,
    SMALL,
    amount,
)
from .hiring import HireAny
from .state import NONE, Architects
from .verbs import Ask
from .virtue import change_virtue, take_debts

A, B, C = range(3)


def terms(g: Architects, seat: int, space: int) -> tuple[int, int]:
    """Silver and virtue that a space costs this player."""
    silver, virtue = MARKET_SILVER[space], MARKET_VIRTUE[space]
    crew = g.players[seat].crew
    if crew & MARKET_MASK and seat < g.seats:
        for bit, saved, spared, _ in MARKET_DISCOUNT:
            if crew & bit:
                silver -= amount(saved, SILVER)
                virtue -= spared
    return max(0, silver), max(0, virtue)


def visit(g: Architects, seat: int, space: int) -> None:
    """Pay, then take what the space gives, by the apprentices held before (A-107..A-112, OR-18)."""
    me = g.edit(seat)
    silver, virtue = terms(g, seat, space)
    g.spaces = g.spaces[:space] + (seat,) + g.spaces[space + 1 :]
    g.pay(seat, silver * ONE[SILVER])
    goods = 0
    if space == A:
        goods = SMALL[g.offer]
    elif space == C:
        goods = LARGE_SIDE[g.large[-1] if g.large else NONE]
    if me.crew & MARKET_MASK and seat < g.seats:
        for bit, bonus, _, _ in MARKET_BONUS:
            if me.crew & bit:
                goods += bonus
    g.gain(seat, goods)
    g.tell("deals", seat, space)
    change_virtue(g, seat, -virtue)
    if MARKET_DRAW[me.board]:
        g.draw_cards(seat, MARKET_DRAW[me.board])
    if NOBODY not in g.spaces:
        g.reset_due = True
    if space == B and seat < g.seats:
        g.next(HireAny(seat, False))


class MarketReset(RunningStep[Architects]):
    """After the action that caused it: workers to Prison, a new offer, apprentices, and the count (A-168..A-173)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        if not g.reset_due:
            return
        g.reset_due = False
        g.tell("resets", self.seat)
        for owner in g.spaces:
            if owner != NOBODY:
                g.edit(owner).prison += 1
                g.tell("imprisoned", owner, 1)
        g.spaces = (NOBODY, NOBODY, NOBODY)
        flip_offer(g)
        for seat in g.from_seat(self.seat):
            if seat < g.seats:
                me = g.players[seat]
                most = sum([n for bit, n in GATEKEEPERS if me.crew & bit]) + RESET_RELEASE[me.board]
                if most and me.prison:
                    g.next(FreePrisoners(seat, most))
                if me.crew & RESET_MASK:
                    g.next(Squires(seat))
        g.next(CountPrison(self.seat))


def flip_offer(g: Architects) -> None:
    """The small card on top is turned onto the large pile; without one the large pile becomes a new small deck,
    and nothing is turned (A-170, A-175, OR-3)."""
    if g.offer == NONE:
        g.small = sorted(g.large)
        g.large = ()
    else:
        g.large = (*g.large, g.offer)
    g.offer = draw(g, g.small) if g.small else NONE
    g.tell("offers", g.offer, g.large[-1] if g.large else NONE)


class FreePrisoners(Ask):
    """Gatekeeper and Fara: bring some own workers back from Prison (AP-9, P-15)."""

    __slots__ = ("most",)
    fields = ("seat", "most")
    rule = 609
    interrupts = True

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, g: Architects) -> list[Action]:
        return [("use", n) for n in range(min(self.most, g.players[self.seat].prison) + 1)]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "use" and action[1] <= min(self.most, g.players[self.seat].prison):
            return 0
        return self.asks(g)

    def asks(self, g: Architects) -> int:
        """The clause of whoever helps: the Gatekeeper, or Fara alone."""
        crew = g.players[self.seat].crew
        return self.rule if any([crew & bit for bit, _ in GATEKEEPERS]) else 415  # noqa: C419 - a list is quicker here

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.edit(self.seat)
        me.prison -= action[1]
        me.idle += action[1]
        g.tell("releases", self.seat, action[1])

    def prompt(self, g: Architects) -> Prompt:
        return ("FreePrisoners", self.seat, self.most)


class Squires(RunningStep[Architects]):
    """Reset apprentices who bring something: goods at once, virtue if it is wanted (AP-26..AP-28, OR-44)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        me = g.players[self.seat]
        for bit, goods, virtue, _ in RESET_BONUS:
            if me.crew & bit and not (bit & NO_PRISONER and me.prison):
                if goods:
                    g.gain(self.seat, goods)
                    g.tell("helps", self.seat, bit.bit_length() - 1)
                if virtue:
                    g.next(SquireVirtue(self.seat, virtue))


class SquireVirtue(Ask):
    """The virtue of a Squire may be declined: it could close the market (K-17)."""

    __slots__ = ("virtue",)
    fields = ("seat", "virtue")
    rule = 628
    interrupts = True

    def __init__(self, seat: int, virtue: int) -> None:
        self.seat = seat
        self.virtue = virtue

    def options(self, g: Architects) -> list[Action]:
        return [("use", 0), ("use", 1)]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "use" and action[1] <= 1 else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[1]:
            change_virtue(g, self.seat, self.virtue)


class CountPrison(RunningStep[Architects]):
    """Who has three or more in Prison loses a virtue; who has the most takes a debt (A-172, A-173)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        around = g.from_seat(self.seat)
        for seat in around:
            if g.players[seat].prison >= CROWDED:
                change_virtue(g, seat, -1)
        most = max([g.players[seat].prison for seat in around])
        for seat in around:
            if most and g.players[seat].prison == most:
                take_debts(g, seat, 1)

"""Captures: at the Town Centre for silver, and by buildings for nothing (A-88..A-101)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt

from .facts import (
    CAPTURE_DISCOUNT,
    CAPTURE_DISCOUNT_MASK,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    CROWD,
    CROWD_MASK,
    GUILDHALL,
    LARGE,
    ONE,
    PRISON,
    SILVER,
    WORKER,
    amount,
)
from .state import Architects
from .verbs import STOP, Ask

_CAPTURES: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("capture", place, owner) for owner in range(5)) for place in range(LARGE)
)


def targets(g: Architects) -> list[Action]:
    """Every capture the places of this turn allow (A-92..A-95)."""
    places = list(range(LARGE))
    if g.caught_at.bit_count() >= g.capture_limit():
        places = [place for place in places if g.caught_at >> place & 1]
    crowds = [(owner, player.at) for owner, player in enumerate(g.players) if player.at]
    return [_CAPTURES[place][owner] for place in places for owner, at in crowds if at >> (CROWD * place) & CROWD_MASK]


def no_target(g: Architects, place: int, owner: int) -> int:
    """The clause against capturing there, or 0."""
    if place >= LARGE:
        return 46 if place == GUILDHALL else 49 if place == PRISON else 43
    if owner >= len(g.players) or not g.players[owner].workers_at(place):
        return 91
    if not g.caught_at >> place & 1 and g.caught_at.bit_count() >= g.capture_limit():
        return 94 if g.capture_limit() == 1 else 93
    return 0


def capture(g: Architects, seat: int, place: int, owner: int) -> None:
    """All workers of one colour from one place: to the captor's board, own ones home (A-91, A-100, A-101)."""
    victim = g.edit(owner)
    n = victim.workers_at(place)
    victim.at -= n * WORKER[place]
    if owner == seat:
        victim.idle += n
    else:
        g.edit(seat).captured += n << (CROWD * owner)
    g.caught_at |= 1 << place
    g.tell("captures", seat, place, owner, n)


def free_captives(g: Architects, seat: int) -> int:
    """All own workers come home from all other boards; returns how many (A-120)."""
    shift = CROWD * seat
    total = 0
    for other in range(len(g.players)):
        n = g.players[other].captured >> shift & CROWD_MASK
        if n:
            g.edit(other).captured -= n << shift
            total += n
    g.edit(seat).idle += total
    g.tell("freed", seat, total)
    return total


def discount(crew: int) -> int:
    """Silver that Conspirators save in a visit (AP-4, OR-9)."""
    if not crew & CAPTURE_DISCOUNT_MASK:
        return 0
    return sum([amount(saved, SILVER) for bit, saved, _, _ in CAPTURE_DISCOUNT if crew & bit])


def offer_capture(g: Architects, seat: int, left: int, made: int, free: bool) -> None:
    """Ask for a capture if one is left, can be paid and has a target."""
    if left > 0:
        step = Capture(seat, left, made, free)
        if step.can_pay(g) and targets(g):
            g.next(step)


class Capture(Ask):
    """Capture one colour at one place, or stop. How many may follow was fixed when the worker was placed (A-201)."""

    __slots__ = ("free", "left", "made")
    fields = ("seat", "left", "made", "free")
    rule = 88

    def __init__(self, seat: int, left: int, made: int, free: bool) -> None:
        self.seat = seat
        self.left = left
        self.made = made
        self.free = free

    def asks(self, g: Architects) -> int:
        """Armoury and Fortress allow so many captures in all."""
        return self.rule if not self.free else 714 if self.left + self.made == 1 else 726

    def silver(self, g: Architects) -> int:
        """Untaxed silver of this capture: the first one costs a tax coin instead (A-90), and Conspirators save some."""
        return 0 if self.made <= discount(g.players[self.seat].crew) else CAPTURE_SILVER

    def can_pay(self, g: Architects) -> bool:
        if self.free:
            return True
        return g.can_afford(self.seat, self.silver(g), 0 if self.made else CAPTURE_TAX)

    def options(self, g: Architects) -> list[Action]:
        return [*targets(g), STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "stop":
            return 0
        return no_target(g, action[1], action[2]) if action[0] == "capture" else self.asks(g)

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "stop":
            return
        if not self.free:
            if self.made:
                g.pay(self.seat, self.silver(g) * ONE[SILVER])
            else:
                g.pay_taxed(self.seat, 0, CAPTURE_TAX)
        capture(g, self.seat, action[1], action[2])
        offer_capture(g, self.seat, self.left - 1, self.made + 1, self.free)

    def prompt(self, g: Architects) -> Prompt:
        return ("Capture", self.seat, self.left, self.made, int(self.free))

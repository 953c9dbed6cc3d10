"""Virtue: the marker moves at once; beyond the ends of the track debts go or come (A-152..A-157)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt

from .facts import INSTEAD_OF_DEBT, ONE, SILVER, TOP_VIRTUE
from .state import Architects
from .verbs import FORGIVE, STOP, Ask

BRIBE: Final[Action] = ("bribe",)


def change_virtue(g: Architects, seat: int, by: int) -> None:
    """Move a player's marker; questions about a surplus are listed behind what this step has listed so far."""
    if not by:
        return
    me = g.edit(seat)
    before = me.virtue
    virtue = before + by
    me.virtue = min(max(virtue, 0), TOP_VIRTUE)
    if me.virtue != before:  # what the track does not show is not told either
        g.tell("virtue", seat, by, me.virtue)
    if virtue < 0:
        take_debts(g, seat, -virtue)
    elif virtue > TOP_VIRTUE and me.debts:
        surplus = min(virtue - TOP_VIRTUE, me.debts)
        if seat < g.seats:
            g.next(Surplus(seat, surplus))
        else:  # a rival never keeps a debt
            remove_debts(g, seat, surplus)


def take_debts(g: Architects, seat: int, n: int) -> None:
    """Unpaid debts from the pile; Hugo may pay silver instead of each."""
    me = g.edit(seat)
    price = INSTEAD_OF_DEBT[me.board]
    if price and me.has(SILVER) >= price:
        g.next(PayInstead(seat, n))
        return
    me.debts += n
    g.tell("debts", seat, n)


def remove_debts(g: Architects, seat: int, n: int) -> None:
    """Unpaid debts go back to the pile, without any bonus (A-154, A-155)."""
    g.edit(seat).debts -= n
    g.tell("forgiven", seat, n)


class Surplus(Ask):
    """Each point above the top of the track may remove one unpaid debt (A-153, OR-13)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 153
    interrupts = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Architects) -> list[Action]:
        return [FORGIVE, STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "forgive" or action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "stop":
            return
        remove_debts(g, self.seat, 1)
        if self.left > 1 and g.players[self.seat].debts:
            g.next(Surplus(self.seat, self.left - 1))

    def prompt(self, g: Architects) -> Prompt:
        return ("Surplus", self.seat, self.left)


class PayInstead(Ask):
    """Hugo may pay silver instead of taking a debt (P-13)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 413
    interrupts = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def can_pay(self, g: Architects) -> bool:
        """An earlier question may have taken the silver."""
        me = g.players[self.seat]
        return me.has(SILVER) >= INSTEAD_OF_DEBT[me.board]

    def options(self, g: Architects) -> list[Action]:
        return [BRIBE, STOP] if self.can_pay(g) else [STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "bribe" and self.can_pay(g):
            return 0
        return 0 if action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.edit(self.seat)
        if action[0] == "stop":
            me.debts += 1
            g.tell("debts", self.seat, 1)
        else:
            g.pay(self.seat, INSTEAD_OF_DEBT[me.board] * ONE[SILVER])
            g.tell("bribes", self.seat)
        if self.left > 1:
            take_debts(g, self.seat, self.left - 1)

    def prompt(self, g: Architects) -> Prompt:
        return ("PayInstead", self.seat, self.left)

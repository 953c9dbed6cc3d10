"""Recruit and the cards like it: advisers are hired from the row (F-167..F-176)."""

from citywright.kit.actions import Action

from .effects import hirable, slot_clause
from .facts import ADVISER_PERM, ADVISER_VP, FIRST_ADVISER, HIRES
from .state import Founders
from .verbs import Ask


class Hire(Ask):
    """Hire an adviser from the row; `left` are to be hired in all, and all must be paid for."""

    __slots__ = ("left", "terms")
    fields = ("seat", "terms", "left")
    rule = 167

    def __init__(self, seat: int, terms: int, left: int) -> None:
        self.seat = seat
        self.terms = terms
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        return [("hire", slot) for slot in hirable(g, self.seat, self.terms, self.left)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "hire":
            return self.rule
        clause = slot_clause(g, self.seat, self.terms, action[1], g.players[self.seat].coins)
        if clause:
            return clause
        return 0 if action[1] in hirable(g, self.seat, self.terms, self.left) else 89

    def resolve(self, g: Founders, action: Action) -> None:
        slot = action[1]
        adviser = g.offer[slot]
        price = HIRES[self.terms].prices[slot]
        me = g.edit(self.seat)
        me.coins -= price
        me.perm += ADVISER_PERM[adviser]
        me.vp += ADVISER_VP[adviser]
        me.hired_vp += ADVISER_VP[adviser]
        me.hand |= 1 << FIRST_ADVISER + adviser
        me.hired += 1
        g.offer = (*g.offer[:slot], -1, *g.offer[slot + 1 :])
        g.tell("hires", self.seat, adviser, price)

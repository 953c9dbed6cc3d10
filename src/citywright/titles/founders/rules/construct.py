"""Construct and the cards like it: houses, bridges and gates (F-135..F-153)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .board import CellActions
from .city import add_house, add_span
from .settling import pay, settle
from .sites import can_construct, house_cells, house_clause, house_price, span_cells, span_clause, span_price
from .state import NEUTRAL, Founders
from .verbs import STOP, Ask

HOUSE_ACTIONS: Final = CellActions("house")
SPAN_ACTIONS: Final = CellActions("span")


class Construct(Ask):
    """One personal structure: a house, a bridge or a gate."""

    __slots__ = ("may", "terms")
    fields = ("seat", "terms", "may")
    rule = 135

    def __init__(self, seat: int, terms: int, may: bool) -> None:
        self.seat = seat
        self.terms = terms
        self.may = may

    def options(self, g: Founders) -> list[Action]:
        reach = g.reach(self.seat)
        found = HOUSE_ACTIONS.of(house_cells(g, self.seat, self.terms, reach))
        found += SPAN_ACTIONS.of(span_cells(g, self.seat, self.terms, reach))
        if self.may:
            found.append(STOP)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "house":
            return house_clause(g, self.seat, self.terms, action[1])
        if action[0] == "span":
            return span_clause(g, self.seat, self.terms, action[1])
        if action == STOP:
            return 0 if self.may else 89
        return self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action[0] == "house":
            pay(g, self.seat, house_price(g, self.terms), NEUTRAL)
            add_house(g, self.seat, action[1])
        elif action[0] == "span":
            pay(g, self.seat, span_price(self.terms), NEUTRAL)
            settle(g, self.seat, add_span(g, self.seat, action[1]))


class OfferConstruct(RunningStep[Founders]):
    """Another personal structure, if one is possible."""

    __slots__ = ("terms",)
    fields = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        self.seat = seat
        self.terms = terms

    def run(self, g: Founders) -> None:
        if can_construct(g, self.seat, self.terms):
            g.next(Construct(self.seat, self.terms, True))

"""Trade and the cards like it: own stalls, access, stalls of nobody or of an opponent (F-108..F-134)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep, Step

from .board import CellActions
from .city import add_store, buy_access
from .facts import BUY_ACCESS, OWN_STALL, TRADES
from .settling import pay, settle
from .sites import (
    access_clause,
    access_stores,
    can_trade,
    cheapest,
    stall_cell_clause,
    stall_cells,
    stall_clause,
    tradable,
)
from .state import NEUTRAL, Founders
from .verbs import STOP, Ask

SITE_ACTIONS: Final = CellActions("site")

MUST, MAY, BOTH = range(3)
"""How a trade is asked: it has to be made; it may be left out; both of its options follow each other."""


class Trade(Ask):
    """One of three trades: an own stall, access to a store, a neutral or opponent's stall (F-108)."""

    __slots__ = ("how", "left", "terms")
    fields = ("seat", "terms", "left", "how")
    rule = 108

    def __init__(self, seat: int, terms: int, left: int, how: int) -> None:
        self.seat = seat
        self.terms = terms
        self.left = left
        """The options that are still open, as a mask."""
        self.how = how

    def coins(self, g: Founders, option: int) -> int:
        """What may be spent on this option: the other one of a double trade must still be paid for."""
        coins = g.players[self.seat].coins
        if self.how == BOTH and self.left == OWN_STALL | BUY_ACCESS:
            coins -= cheapest(g, self.seat, TRADES[self.terms], self.left ^ option)
        return coins

    def options(self, g: Founders) -> list[Action]:
        seat, terms = self.seat, TRADES[self.terms]
        coins = self.coins(g, OWN_STALL)
        found: list[Action] = [
            ("stall", good)
            for good in to_list(tradable(g, seat, terms, self.left))
            if stall_cells(g, seat, terms, good, self.left, coins)
        ]
        if self.left & BUY_ACCESS:
            stores = access_stores(g, seat, terms, self.left, self.coins(g, BUY_ACCESS))
            found += [("access", cell) for cell in sorted([g.stores[i].cell for i in stores])]
        if self.how == MAY:
            found.append(STOP)
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        terms, purse = TRADES[self.terms], g.players[self.seat].coins
        if action[0] == "stall":
            good = action[1]
            clause = stall_clause(g, self.seat, terms, good, self.left, self.coins(g, OWN_STALL))
            # A stall that can be paid for, but not together with the access that must follow (F-89).
            return 89 if clause and not stall_clause(g, self.seat, terms, good, self.left, purse) else clause
        if action[0] == "access":
            number = g.store_at(action[1])
            clause = access_clause(g, self.seat, terms, number, self.left, self.coins(g, BUY_ACCESS))
            return 89 if clause and not access_clause(g, self.seat, terms, number, self.left, purse) else clause
        if action == STOP:
            return 0 if self.how == MAY else 89
        return self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action == STOP:
            return
        seat = self.seat
        rest = self.left ^ (OWN_STALL if action[0] == "stall" else BUY_ACCESS)
        both = self.how == BOTH and self.left == OWN_STALL | BUY_ACCESS
        later: list[Step[Founders]] = [Trade(seat, self.terms, rest, BOTH)] if both else []
        if action[0] == "stall":
            spare = self.coins(g, OWN_STALL)
            g.next(PlaceStall(seat, self.terms, action[1], spare), *later)
            return
        g.next(*later)
        number = g.store_at(action[1])
        store = g.stores[number]
        price = TRADES[self.terms].access[store.terrains]
        pay(g, seat, price, store.owner)
        buy_access(g, seat, number)


class OfferTrade(RunningStep[Founders]):
    """Another trade of the same kind, if one is possible."""

    __slots__ = ("terms",)
    fields = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        self.seat = seat
        self.terms = terms

    def run(self, g: Founders) -> None:
        terms = TRADES[self.terms]
        if can_trade(g, self.seat, terms, terms.options, g.players[self.seat].coins):
            g.next(Trade(self.seat, self.terms, terms.options, MAY))


class PlaceStall(Ask):
    """The cell of a stall, for at most so many coins."""

    __slots__ = ("coins", "good", "terms")
    fields = ("seat", "terms", "good", "coins")
    rule = 108

    def __init__(self, seat: int, terms: int, good: int, coins: int) -> None:
        self.seat = seat
        self.terms = terms
        self.good = good
        self.coins = coins

    def options(self, g: Founders) -> list[Action]:
        terms = TRADES[self.terms]
        return SITE_ACTIONS.of(stall_cells(g, self.seat, terms, self.good, terms.options, self.coins))

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "site":
            return self.rule
        terms = TRADES[self.terms]
        clause = stall_cell_clause(g, self.seat, terms, self.good, self.coins, action[1])
        purse = g.players[self.seat].coins
        return 89 if clause and not stall_cell_clause(g, self.seat, terms, self.good, purse, action[1]) else clause

    def resolve(self, g: Founders, action: Action) -> None:
        cell = action[1]
        owner = g.owner_of(self.good)
        terms = TRADES[self.terms]
        if owner == self.seat:
            pay(g, self.seat, terms.stall[g.board.terrain_of[cell]], NEUTRAL)
        else:
            pay(g, self.seat, terms.foreign, owner)  # for the stall and the access together (F-297)
        settle(g, self.seat, add_store(g, self.seat, owner, self.good, 0, cell, 1 << cell, ()))

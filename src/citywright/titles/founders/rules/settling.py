"""What follows from an action of any kind: coins are paid, and stores that became connected deliver."""

from citywright.kit.actions import Action

from .city import Choices, connected_stores, deliver
from .state import Founders
from .verbs import Ask


def pay(g: Founders, seat: int, price: int, to: int) -> None:
    """Coins to the bank, or to the owner of a store (F-116, F-117, F-123)."""
    if price:
        g.edit(seat).coins -= price
        if to >= 0:
            g.edit(to).coins += price
        g.tell("spends", seat, price, to)


def settle(g: Founders, seat: int, choices: Choices) -> None:
    """Where several stores could deliver, the acting player chooses at once (F-228)."""
    if choices:
        g.interrupt(*[ChooseStore(seat, card, demand) for card, demand in choices])


class ChooseStore(Ask):
    """Several stores became connected at once: the player whose action it was chooses which delivers (F-228)."""

    __slots__ = ("card", "demand")
    fields = ("seat", "card", "demand")
    rule = 228

    def __init__(self, seat: int, card: int, demand: int) -> None:
        self.seat = seat
        self.card = card
        self.demand = demand

    def stores(self, g: Founders) -> list[int]:
        return connected_stores(g, g.building_of(self.card), self.demand)

    def options(self, g: Founders) -> list[Action]:
        return [("supply", cell) for cell in sorted([g.stores[i].cell for i in self.stores(g)])]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "supply":
            return self.rule
        return 0 if g.store_at(action[1]) in self.stores(g) else 228

    def resolve(self, g: Founders, action: Action) -> None:
        deliver(g, g.building_of(self.card), self.demand, g.store_at(action[1]))

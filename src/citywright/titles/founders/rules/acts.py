"""What cards and workers make happen: the steps of every effect, and what only workers do (F-101..F-106)."""

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep, Step

from .city import buy_access
from .construct import Construct, OfferConstruct
from .effects import RACE_SLOT, copyable, free_access_stores, gain, take_income, worker_clause, worker_slots
from .facts import (
    BUY_ACCESS,
    CONSTRUCTING,
    CONVERT,
    COPY,
    EACH,
    EFFECTS,
    FORTRESS,
    FREE_ACCESS,
    HIDDEN,
    HIRE,
    INCOME,
    OWN_STALL,
    PAY,
    PRESTIGE_EFFECT,
    RACE_EFFECT,
    RECOVER,
    REPEAT,
    ROADS,
    SEQUENCE,
    TAKE_INCOME,
    TRADES,
    TRADING,
    UPGRADES,
    UPGRADING,
    Effect,
)
from .recruit import Hire
from .roads import OfferRoads
from .state import Founders
from .trade import BOTH, MUST, OfferTrade, Trade
from .upgrade import Upgrade
from .verbs import STOP, Ask


def steps_of(g: Founders, seat: int, effect: Effect, building: int) -> list[Step[Founders]]:
    """The steps that carry out an effect, in reading order. `building` is the number of the one whose action it is."""
    op = effect.op
    if op == TRADING:
        return [Trade(seat, effect.terms, TRADES[effect.terms].options, MUST)]
    if op == CONSTRUCTING:
        steps: list[Step[Founders]] = [Construct(seat, effect.terms, False)]
        return steps + [OfferConstruct(seat, effect.terms) for _ in range(effect.high - 1)]
    if op == UPGRADING:
        return [Upgrade(seat, effect.terms, UPGRADES[effect.terms].roads, ())]
    if op == HIRE:
        return [Hire(seat, effect.terms, count) for count in range(effect.high, 0, -1)]
    if op == ROADS:
        return [OfferRoads(seat, effect.high)]
    if op == SEQUENCE:
        return [step for part in effect.parts for step in steps_of(g, seat, part, building)]
    if op == REPEAT:
        part = effect.parts[0]
        more: list[Step[Founders]] = [OfferTrade(seat, part.terms) for _ in range(effect.high - 1)]
        return steps_of(g, seat, part, building) + more
    if op == EACH:
        return [Trade(seat, effect.terms, OWN_STALL | BUY_ACCESS, BOTH)]
    if op == RECOVER:
        return [Recover(seat, effect.high)]
    if op == FREE_ACCESS:
        return [FreeAccess(seat, g.buildings[building].card, effect.terms)]
    if op == CONVERT:
        return [Convert(seat, effect.high)]
    if op == COPY:
        return [CopyAction(seat)]
    return [Gain(seat, effect.number, building)]  # GAIN, GAIN_PER, PAY, TAKE_INCOME


class Gain(RunningStep[Founders]):
    """Coins, influence, points or income from a card or a worker."""

    __slots__ = ("building", "effect")
    fields = ("seat", "effect", "building")

    def __init__(self, seat: int, effect: int, building: int) -> None:
        self.seat = seat
        self.effect = effect
        self.building = building

    def run(self, g: Founders) -> None:
        effect = EFFECTS[self.effect]
        if effect.op == TAKE_INCOME:
            take_income(g, self.seat)
            return
        if effect.op == PAY:
            g.edit(self.seat).coins -= effect.coins
            g.tell("spends", self.seat, effect.coins)
            effect = effect.parts[0]
        gain(g, self.seat, effect, self.building)


class UseWorker(Ask):
    """Put a worker on the race slot or on the card of a prestige building that bears an own cube."""

    __slots__ = ()
    rule = 101

    def options(self, g: Founders) -> list[Action]:
        return [("worker", slot) for slot in worker_slots(g, self.seat)]

    def refuses(self, g: Founders, action: Action) -> int:
        return worker_clause(g, self.seat, action[1]) if action[0] == "worker" else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        slot = action[1]
        g.tell("worker", self.seat, slot)
        if slot == RACE_SLOT:
            me = g.edit(self.seat)
            me.race_worker = True
            g.next(*steps_of(g, self.seat, RACE_EFFECT[me.race], -1))
            return
        number = g.building_of(slot)
        building = g.buildings[number].with_worker(self.seat)
        g.buildings = (*g.buildings[:number], building, *g.buildings[number + 1 :])
        g.next(*steps_of(g, self.seat, PRESTIGE_EFFECT[slot], number))


class CopyAction(Ask):
    """The Ghost Fortress: the action of any other built prestige building (OR-80)."""

    __slots__ = ()
    rule = 104

    def options(self, g: Founders) -> list[Action]:
        return [("copy", card) for card in copyable(g, self.seat)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "copy":
            return self.rule
        card = action[1]
        if card == FORTRESS:
            return 310
        if g.building_of(card) < 0:
            return 104
        return 0 if card in copyable(g, self.seat) else 312

    def resolve(self, g: Founders, action: Action) -> None:
        g.tell("copies", self.seat, action[1])
        g.next(*steps_of(g, self.seat, PRESTIGE_EFFECT[action[1]], g.building_of(action[1])))


class Recover(Ask):
    """Take cards back from the own discard, up to so many, never Income; nobody need see a face-down one."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 311

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        cards = g.players[self.seat].in_discard() & ~(1 << INCOME)
        return [("recover", card) for card in to_list(cards)] + [STOP]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] == "recover":
            return 0 if g.players[self.seat].in_discard() & ~(1 << INCOME) & 1 << action[1] else 311
        return 0 if action == STOP else self.rule

    def resolve(self, g: Founders, action: Action) -> None:
        if action == STOP:
            return
        me = g.edit(self.seat)
        card = action[1]
        me.hand |= 1 << card
        if me.shown >> card & 1:
            me.shown ^= 1 << card
            g.tell("recovers", self.seat, card)
        else:
            me.hidden = tuple([row for row in me.hidden if row[0] != card])
            g.tell_to(self.seat, "recovers", self.seat, card)
            g.tell_others(self.seat, "recovers", self.seat, HIDDEN)
        if self.left > 1 and me.discarded():  # asked whatever lies there: others must not learn it from the question
            g.next(Recover(self.seat, self.left - 1))


class Convert(Ask):
    """Swap temporary crystals for permanent ones, up to so many."""

    __slots__ = ("most",)
    fields = ("seat", "most")
    rule = 104

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, g: Founders) -> list[Action]:
        return [("swap", n) for n in range(1, min(self.most, g.players[self.seat].temp) + 1)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "swap":
            return self.rule
        if action[1] > self.most:
            return 310
        return 0 if action[1] <= g.players[self.seat].temp else 313

    def resolve(self, g: Founders, action: Action) -> None:
        me = g.edit(self.seat)
        me.temp -= action[1]
        me.perm += action[1]
        g.tell("swaps", self.seat, action[1])


class FreeAccess(Ask):
    """A watchtower: free access to a store connected to it on a certain terrain."""

    __slots__ = ("card", "terrain")
    fields = ("seat", "card", "terrain")
    rule = 104

    def __init__(self, seat: int, card: int, terrain: int) -> None:
        self.seat = seat
        self.card = card
        self.terrain = terrain

    def stores(self, g: Founders) -> list[int]:
        return free_access_stores(g, self.seat, g.building_of(self.card), self.terrain)

    def options(self, g: Founders) -> list[Action]:
        return [("access", cell) for cell in sorted([g.stores[i].cell for i in self.stores(g)])]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "access":
            return self.rule
        number = g.store_at(action[1])
        if number in self.stores(g):
            return 0
        if number >= 0 and g.stores[number].access >> self.seat & 1:
            return 114 if g.stores[number].owner == self.seat else 119
        return 310

    def resolve(self, g: Founders, action: Action) -> None:
        buy_access(g, self.seat, g.store_at(action[1]))

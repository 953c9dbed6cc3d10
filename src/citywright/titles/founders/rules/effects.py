"""What cards and workers do: whether an effect can be carried out in full, and the steps that do it."""

from .facts import (
    ADVISER_NEEDS,
    BASICS,
    BUY_ACCESS,
    CONSTRUCTING,
    CONVERT,
    COPY,
    COUNTERS,
    EACH,
    FORTRESS,
    FREE_ACCESS,
    GAIN,
    GAIN_PER,
    HIRE,
    HIRES,
    INCOME,
    OWN_STALL,
    PAY,
    PRESTIGE_EFFECT,
    RACE_EFFECT,
    RECOVER,
    REPEAT,
    ROADS,
    SEQUENCE,
    SLOTS,
    TAKE_INCOME,
    TRADES,
    TRADING,
    UPGRADES,
    UPGRADING,
    Effect,
)
from .sites import can_construct, can_trade, cheapest, road_cells
from .state import Founders
from .tiles import can_upgrade


def is_possible(g: Founders, seat: int, effect: Effect, building: int) -> bool:
    """Can this effect be carried out completely (F-89)? What is optional need not be possible (OR-7)."""
    op = effect.op
    if op == TRADING:
        terms = TRADES[effect.terms]
        return can_trade(g, seat, terms, terms.options, g.players[seat].coins)
    if op == CONSTRUCTING:
        return can_construct(g, seat, effect.terms)
    if op == UPGRADING:
        return can_upgrade(g, seat, effect.terms, UPGRADES[effect.terms].roads)
    if op == HIRE:
        return can_hire(g, seat, effect.terms, effect.high)
    if op == SEQUENCE:
        for part in effect.parts:  # noqa: SIM110 - a generator inside all() would cost more
            if part.op != ROADS and not is_possible(g, seat, part, building):  # roads of a sequence are optional
                return False
        return True
    if op == ROADS:
        return road_cells(g, seat) != 0
    if op == EACH:
        terms = TRADES[effect.terms]
        return cheapest(g, seat, terms, OWN_STALL) + cheapest(g, seat, terms, BUY_ACCESS) <= g.players[seat].coins
    if op == REPEAT:
        return is_possible(g, seat, effect.parts[0], building)
    if op == RECOVER:
        return g.players[seat].in_discard() & ~(1 << INCOME) != 0
    if op == FREE_ACCESS:
        return bool(free_access_stores(g, seat, building, effect.terms))
    if op == PAY:
        return g.players[seat].coins >= effect.coins
    if op == CONVERT:
        return g.players[seat].temp > 0
    if op == COPY:
        return bool(copyable(g, seat))
    return True  # GAIN, GAIN_PER, TAKE_INCOME


# -- Advisers --


def slot_clause(g: Founders, seat: int, terms: int, slot: int, coins: int) -> int:
    """Why the adviser in this slot cannot be hired for so many coins, 0 if it can."""
    adviser = g.offer[slot]
    if adviser < 0:
        return 167
    if not HIRES[terms].any_good and not g.players[seat].access >> ADVISER_NEEDS[adviser] & 1:
        return 168
    return 169 if HIRES[terms].prices[slot] > coins else 0


def hirable(g: Founders, seat: int, terms: int, count: int) -> list[int]:
    """The slots from which to hire, if so many advisers are to be hired one after the other and paid for."""
    coins = g.players[seat].coins
    slots = [slot for slot in range(SLOTS) if not slot_clause(g, seat, terms, slot, coins)]
    if count == 1:
        return slots
    prices = HIRES[terms].prices
    return [slot for slot in slots if any(other != slot and prices[slot] + prices[other] <= coins for other in slots)]


def can_hire(g: Founders, seat: int, terms: int, count: int) -> bool:
    if count > 1:
        return bool(hirable(g, seat, terms, count))
    me = g.players[seat]
    row = HIRES[terms]
    prices = row.prices
    offer = g.offer
    for slot in range(SLOTS):
        adviser = offer[slot]
        if adviser >= 0 and prices[slot] <= me.coins and (row.any_good or me.access >> ADVISER_NEEDS[adviser] & 1):
            return True
    return False


# -- Workers --


def worker_clause(g: Founders, seat: int, slot: int) -> int:
    """Why no worker can be used on this slot: a prestige card, or the race slot after them (F-101..F-105)."""
    clause = no_worker_clause(g, seat)
    if clause:
        return clause
    if slot == RACE_SLOT:
        me = g.players[seat]
        if me.race_worker:
            return 300
        return 0 if is_possible(g, seat, RACE_EFFECT[me.race], -1) else 312
    number = g.building_of(slot)
    if number < 0:
        return 104
    building = g.buildings[number]
    if seat not in building.cubes:
        return 105
    if building.worker >= 0:
        return 300
    return 0 if is_possible(g, seat, PRESTIGE_EFFECT[slot], number) else 312


def no_worker_clause(g: Founders, seat: int) -> int:
    """Why this player has no worker to use, 0 if there is one."""
    if not g.workers:
        return 240
    if not g.players[seat].houses:
        return 102
    return 106 if g.free_workers(seat) <= 0 else 0


RACE_SLOT = len(PRESTIGE_EFFECT)


def worker_slots(g: Founders, seat: int) -> list[int]:
    """The slots on which this player can use a worker, prestige cards ascending."""
    if not g.workers or not g.players[seat].houses or g.free_workers(seat) <= 0:
        return []
    me = g.players[seat]
    slots = [
        building.card
        for number, building in enumerate(g.buildings)
        if building.worker < 0
        and seat in building.cubes
        and is_possible(g, seat, PRESTIGE_EFFECT[building.card], number)
    ]
    slots.sort()
    if not me.race_worker and is_possible(g, seat, RACE_EFFECT[me.race], -1):
        slots.append(RACE_SLOT)
    return slots


def can_use_worker(g: Founders, seat: int) -> bool:
    return bool(worker_slots(g, seat))


def free_access_stores(g: Founders, seat: int, number: int, terrain: int) -> list[int]:
    """Stores without a token of this player, on that terrain, connected for the player to the building (OR-68)."""
    building = g.buildings[number]
    return [
        i
        for i, store in enumerate(g.stores)
        if not store.access >> seat & 1
        and store.terrains >> terrain & 1
        and g.is_connected(seat, store.near, building.mask, building.near)
    ]


def copyable(g: Founders, seat: int) -> list[int]:
    """The built prestige buildings whose action the Ghost Fortress can copy: neither slot nor cube is needed."""
    return sorted(
        [
            building.card
            for number, building in enumerate(g.buildings)
            if building.card != FORTRESS and is_possible(g, seat, PRESTIGE_EFFECT[building.card], number)
        ]
    )


# -- Gains --


def counted(g: Founders, seat: int, counter: int, number: int) -> int:
    """What a counter of the content table counts."""
    what = COUNTERS[counter]
    me = g.players[seat]
    if what == "basic_stall_adjacent_to_self":
        near = g.buildings[number].near
        return sum([1 for store in g.stores if store.good < BASICS and store.mask & near])
    if what == "own_advanced_store":
        return sum([1 for store in g.stores if store.good >= BASICS and store.owner == seat])
    if what == "prestige_with_own_cube":
        return sum([1 for building in g.buildings if seat in building.cubes])
    if what == "own_basic_type":
        return (me.income & ((1 << BASICS) - 1)).bit_count()
    return sum([1 for other in g.players if other.vp > me.vp])  # opponent_with_more_vp


def gain(g: Founders, seat: int, effect: Effect, number: int) -> None:
    """Coins, influence or points from a card or a worker."""
    times = 1
    coins, temp = effect.coins, effect.temp
    if effect.op == GAIN_PER:
        times = min(max(counted(g, seat, effect.counter, number), effect.low), effect.high)
        coins, temp = coins * times + effect.plus, temp * times
    take(g, seat, coins, temp, effect.perm, effect.vp)


def take(g: Founders, seat: int, coins: int, temp: int, perm: int, vp: int) -> None:
    me = g.edit(seat)
    me.coins += coins
    me.temp += temp
    me.perm += perm
    me.vp += vp
    me.acted_vp += vp
    g.tell("gains", seat, coins, temp, perm, vp)


def take_income(g: Founders, seat: int) -> None:
    """Coins by the income track, then a temporary crystal per house (F-177, F-186)."""
    me = g.edit(seat)
    coins, temp = me.income_track(), me.house_count()
    me.coins += coins
    me.temp += temp
    g.tell("income", seat, coins, temp)


IMMEDIATE_OPS = frozenset((GAIN, GAIN_PER, TAKE_INCOME))

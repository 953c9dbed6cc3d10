"""The rival's turn: a procedure of ours without any choice (N-1..N-31)."""

from typing import Final

from citywright.kit.table import NOBODY, RunningStep
from citywright.kit.zones import draw

from .captures import capture, free_captives
from .effects import move_all, release
from .facts import (
    ALARM,
    BUILDING_VIRTUE,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    CATHEDRAL_OPEN,
    CLAY,
    COLUMNS,
    COST,
    DIG,
    FALLBACK,
    FOREST,
    GATHERS,
    GOLD,
    GUARDHOUSE,
    HABITS,
    HAMMER,
    HIRE_SILVER,
    HIRE_TAX,
    IMMEDIATE,
    LARGE,
    LEVEL_VP,
    MARBLE,
    MARKET_A,
    MARKET_OPEN,
    MARKET_ORDER,
    MARKET_SILVER,
    MINES,
    ONE,
    PLAN,
    PRIMARY,
    QUARRY,
    RANSOM_SILVER,
    RANSOM_TAX,
    REDEEM_SILVER,
    REDEEM_TAX,
    RIVAL_SAVES,
    ROB_VIRTUE,
    SCHEMES,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOP_LEVEL,
    TOWN_CENTRE,
    VIRTUE_VP,
    VP,
    WOOD,
    WORKER,
    WORKSHOP,
    amount,
    pack,
)
from .guildhall import level_price, rise, stand_in_hall
from .hiring import take_on
from .market import B, visit
from .places import jail, ransom, redeem
from .player import Player, places_of
from .scoring import count
from .state import NONE, Architects
from .virtue import change_virtue, remove_debts, take_debts

BLACK_MARKET: Final = LARGE
"""The number of that action among the rival's (facts.RIVAL_ACTIONS)."""
CATHEDRAL: Final = -1
BASIC: Final = (CLAY, WOOD, STONE)
PRECIOUS: Final = (GOLD, MARBLE)


def basics(me: Player) -> int:
    return me.has(CLAY) + me.has(WOOD) + me.has(STONE)


def precious(me: Player) -> int:
    return me.has(GOLD) + me.has(MARBLE)


class RivalTurn(RunningStep[Architects]):
    """Recall, alarm, scheme card, hammer, action (N-3, N-4, N-11, N-12, N-17)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        seat = self.seat
        me = g.players[seat]
        if not me.idle:
            recall(g, seat)
            return
        if can_capture(g, seat) and largest_group(g, ALARM[g.rival]):
            g.tell("rival_alarm", seat)
            seize(g, seat)
            return
        draw_scheme(g)
        g.tell("rival_scheme", seat, g.scheme, int(g.haste))
        if HAMMER[g.scheme] or g.haste:
            best = best_building(g, seat)
            if best is not None:
                build(g, seat, best)
                return
            miss(g, seat)
        for action in (PRIMARY[g.scheme], FALLBACK[g.scheme], SILVERSMITH):
            if is_feasible(g, seat, action):
                act(g, seat, action)
                return


def recall(g: Architects, seat: int) -> None:
    """All workers from the large-circle places, or all from Prison, or all from the other boards (N-11, N-19)."""
    me = g.edit(seat)
    g.tell("rival_recalls", seat)
    if me.at:
        me.idle += sum(me.workers_at(place) for place in places_of(me.at))
        me.at = 0
    elif me.prison:
        release(g, seat)
    elif g.captives(seat):
        ransom(g, seat, True)
    else:
        g.tell("passes", seat)


def draw_scheme(g: Architects) -> None:
    """The next scheme card; with none left all of them are shuffled again, and haste begins (N-12)."""
    if not g.schemes:
        g.schemes = list(range(SCHEMES))
        g.schemes_used = ()
        g.haste = True
    g.scheme = draw(g, g.schemes)
    g.schemes_used = (*g.schemes_used, g.scheme)


def miss(g: Architects, seat: int) -> None:
    """A hammer and nothing to build: a basic good of the scarcest kind, in haste perhaps a marble (N-3, N-18)."""
    me = g.players[seat]
    good = min(BASIC, key=lambda basic: (me.has(basic), basic))
    g.gain(seat, HABITS["miss_basic"] * ONE[good])
    marble = g.haste and precious(me) <= HABITS["haste_marble_if_precious_at_most"]
    if marble:
        g.gain(seat, ONE[MARBLE])
    g.tell("rival_misses", seat, good, int(marble))


# -- Captures --


def can_capture(g: Architects, seat: int) -> bool:
    """Can it pay the tax coin of a first capture?"""
    return g.can_afford(seat, 0, CAPTURE_TAX)


def visible_vp(me: Player) -> int:
    return sum([VP[card] for card in me.built]) + LEVEL_VP[me.level] + VIRTUE_VP[me.virtue]


def largest_group(g: Architects, least: int) -> tuple[int, int] | None:
    """Place and owner of the largest human group of at least that size (N-28)."""
    groups = [
        (-g.players[owner].workers_at(place), -visible_vp(g.players[owner]), place, owner)
        for owner in range(g.seats)
        for place in places_of(g.players[owner].at)
        if g.players[owner].workers_at(place) >= least
    ]
    return min(groups)[2:] if groups else None


def seize(g: Architects, seat: int) -> None:
    """At the Town Centre: the largest human group, then a second one (N-9)."""
    n = stand(g, seat, TOWN_CENTRE)
    target = largest_group(g, HABITS["capture_group_min"])
    if target is None:
        return
    g.pay_taxed(seat, 0, CAPTURE_TAX)
    capture(g, seat, *target)
    target = largest_group(g, HABITS["capture_group_min"])
    if n >= HABITS["captures_max"] and target is not None and g.players[seat].has(SILVER) >= CAPTURE_SILVER:
        g.pay(seat, CAPTURE_SILVER * ONE[SILVER])
        capture(g, seat, *target)


def wants_back(me: Player) -> bool:
    """Few workers left and an own group worth fetching (N-10)?"""
    few = me.idle <= HABITS["recover_own_max_workers_on_board"]
    return few and any(me.workers_at(place) >= HABITS["recover_own_group_min"] for place in range(LARGE))


# -- Actions --


def stand(g: Architects, seat: int, place: int) -> int:
    """Place a worker; returns how many own ones stand there now."""
    me = g.edit(seat)
    me.idle -= 1
    me.at += WORKER[place]
    g.tell("places", seat, place)
    return me.workers_at(place)


def is_feasible(g: Architects, seat: int, action: int) -> bool:
    me = g.players[seat]
    if action == STOREHOUSE:
        return next_trade(me) != ""
    if action == WORKSHOP:
        reach = me.workers_at(WORKSHOP) + 1
        return has_room(me) and richest(g, reach) != NONE and g.can_afford(seat, HIRE_SILVER, HIRE_TAX)
    if action == TOWN_CENTRE:
        return can_capture(g, seat) and (wants_back(me) or largest_group(g, HABITS["capture_group_min"]) is not None)
    if action == TAX_STAND:
        return g.tax >= HABITS["tax_stand_silver_min"] and me.virtue >= HABITS["tax_stand_virtue_min"]
    if action == GUARDHOUSE:
        return next_duty(g, seat) != ""
    if action == BLACK_MARKET:
        return market_space(g, seat) != NONE
    return True


def act(g: Architects, seat: int, action: int) -> None:
    g.tell("rival_acts", seat, action)
    if action == BLACK_MARKET:
        space = market_space(g, seat)
        g.edit(seat).idle -= 1
        g.tell("places", seat, MARKET_A + space)
        visit(g, seat, space)
        if space == B:
            take_on(g, seat, richest(g, COLUMNS))
    elif action == TOWN_CENTRE:
        town_centre(g, seat)
    else:
        n = stand(g, seat, action)
        if action in (QUARRY, FOREST, SILVERSMITH):
            g.gain(seat, GATHERS[action][n])
        elif action == MINES:
            gold = n >= 2 and precious(g.players[seat]) < HABITS["mines_gold_if_precious_below"]
            g.gain(seat, DIG[int(gold)][n])
            g.tell("digs", seat, int(gold))
        elif action == STOREHOUSE:
            trade(g, seat, n)
        elif action == WORKSHOP:
            g.pay_taxed(seat, HIRE_SILVER, HIRE_TAX)
            take_on(g, seat, richest(g, n))
        elif action == TAX_STAND:
            g.edit(seat).goods += g.tax * ONE[SILVER]
            g.tell("robs", seat, g.tax)
            g.tax = 0
            change_virtue(g, seat, -ROB_VIRTUE)
        else:
            guard(g, seat, n)


def town_centre(g: Architects, seat: int) -> None:
    """Fetch the largest own group, or capture others (N-9, N-10)."""
    if not wants_back(g.players[seat]):
        seize(g, seat)
        return
    stand(g, seat, TOWN_CENTRE)
    me = g.players[seat]
    place = min(places_of(me.at), key=lambda one: (-me.workers_at(one), one))
    g.pay_taxed(seat, 0, CAPTURE_TAX)
    capture(g, seat, place, seat)


def next_trade(me: Player) -> str:
    """Which trade rule applies at the Storehouse: a, b, c or none (N-21)."""
    if me.virtue < HABITS["storehouse_a_virtue_below"] and basics(me) >= HABITS["storehouse_a_basic_min"]:
        return "a"
    stock = me.has(WOOD) + me.has(STONE)
    if stock >= HABITS["storehouse_b_wood_stone_min"] and precious(me) < HABITS["storehouse_b_precious_below"]:
        return "b"
    if basics(me) >= HABITS["storehouse_c_basic_min"] and me.virtue < HABITS["storehouse_c_virtue_below"]:
        return "c"
    return ""


def trade(g: Architects, seat: int, left: int) -> None:
    for _ in range(left):
        rule = next_trade(g.players[seat])
        if not rule:
            return
        g.tell("rival_trades", seat, "abc".index(rule))
        if rule == "b":
            pay_units(g, seat, (WOOD, STONE), HABITS["storehouse_b_wood_stone_min"])
            g.gain(seat, ONE[MARBLE])
        else:
            pay_units(g, seat, BASIC, HABITS["storehouse_a_basic_min"])
            change_virtue(g, seat, 1)


def pay_units(g: Architects, seat: int, goods: tuple[int, ...], n: int) -> None:
    """Unit by unit from the largest pile (N-20)."""
    for _ in range(n):
        me = g.players[seat]
        g.pay(seat, ONE[max(goods, key=lambda good: (me.has(good), -good))])


def next_duty(g: Architects, seat: int) -> str:
    """The first thing it can do at the Guardhouse (N-25)."""
    me = g.players[seat]
    if me.prison:
        return "release"
    if me.captured:
        return "jail"
    captives = g.captives(seat)
    if captives >= HABITS["guard_release_min"] and g.can_afford(seat, RANSOM_SILVER, RANSOM_TAX):
        return "ransom"
    if captives >= HABITS["guard_release_by_debt_min"]:
        return "borrow"
    if me.debts and g.can_afford(seat, REDEEM_SILVER, REDEEM_TAX):
        return "redeem"
    return ""


def guard(g: Architects, seat: int, left: int) -> None:
    for _ in range(left):
        duty = next_duty(g, seat)
        if duty == "release":
            release(g, seat)
        elif duty == "jail":
            jail(g, seat)
        elif duty in ("ransom", "borrow"):
            ransom(g, seat, duty == "borrow")
        elif duty == "redeem":
            redeem(g, seat)


def has_room(me: Player) -> bool:
    return me.crew.bit_count() < HABITS["apprentices_max"]


def market_space(g: Architects, seat: int) -> int:
    """The space of the Black Market it would use, NONE if there is none (N-23)."""
    me = g.players[seat]
    if me.virtue < HABITS["black_market_virtue_min"] or not MARKET_OPEN[me.virtue]:
        return NONE
    hires = has_room(me) and richest(g, COLUMNS) != NONE
    for space in MARKET_ORDER:
        if g.spaces[space] == NOBODY and me.has(SILVER) >= MARKET_SILVER[space] and (space != B or hires):
            return space
    return NONE


def richest(g: Architects, columns: int) -> int:
    """The slot with most silver within reach; the upper row and the left first (N-24). NONE if nobody is there."""
    slots = [slot for slot in range(len(g.display)) if slot % COLUMNS < columns and g.display[slot] != NONE]
    return min(slots, key=lambda slot: (-g.coins[slot], slot), default=NONE)


# -- Building --


def price(g: Architects, basic: int, dear: int) -> tuple[int, int]:
    """Helena saves basic goods (N-7)."""
    return max(0, basic - RIVAL_SAVES[g.rival]), dear


def cost(g: Architects, building: int, seat: int) -> tuple[int, int]:
    """Basic and precious goods of a plan card, or of the next level of the Cathedral (N-6)."""
    if building == CATHEDRAL:
        return price(g, *level_price(g.players[seat].level + 1))
    goods = COST[building]
    return price(g, sum(amount(goods, good) for good in BASIC), sum(amount(goods, good) for good in PRECIOUS))


def can_afford(g: Architects, seat: int, building: int) -> bool:
    me = g.players[seat]
    basic, dear = cost(g, building, seat)
    return basics(me) >= basic and precious(me) >= dear


def best_building(g: Architects, seat: int) -> int | None:
    """The candidate of the highest value; the Cathedral, then the lower id first (N-5)."""
    me = g.players[seat]
    found = [(-VP[card], card) for card in g.plan if can_afford(g, seat, card)]
    level = me.level + 1
    if g.plan and level <= TOP_LEVEL and CATHEDRAL_OPEN[me.virtue] and g.is_level_free(level):
        if can_afford(g, seat, CATHEDRAL):
            value = LEVEL_VP[level] - LEVEL_VP[me.level] + HABITS["cathedral_value_bonus"]
            found.append((-value, CATHEDRAL))
    return min(found)[1] if found else None


def build(g: Architects, seat: int, building: int) -> None:
    stand_in_hall(g, seat)
    basic, dear = cost(g, building, seat)
    pay_units(g, seat, BASIC, basic)
    pay_units(g, seat, PRECIOUS, dear)
    if building == CATHEDRAL:
        worst = min(g.plan, key=lambda card: (VP[card], card))  # N-26
        g.plan = tuple(card for card in g.plan if card != worst)
        g.under = (*g.under, worst)
        for viewer in range(g.seats + 1):
            g.remembers(viewer, (worst,))
        g.tell("rival_discards", seat, worst)
        rise(g, seat)
    else:
        me = g.edit(seat)
        g.plan = tuple(card for card in g.plan if card != building)
        me.built = (*me.built, building)
        g.tell("constructs", seat, building)
        change_virtue(g, seat, BUILDING_VIRTUE[building])
        effect(g, seat, building)
    g.next(RefillPlan(seat))


def effect(g: Architects, seat: int, card: int) -> None:
    """An immediate effect as the rival takes it; without a target it lapses (N-29)."""
    row = IMMEDIATE[card]
    if row is None:
        return
    me = g.players[seat]
    op = row["op"]
    if op == "gain":
        g.gain(seat, pack(row["gain"]))  # cards do nothing for it (N-27)
    elif op == "gain_per":
        g.gain(seat, count(me, row) // row["per"] * pack(row["gain"]))
    elif op == "choose_gain":
        # Gold from the Treasury, marble from the Clay Pit: of two goods the later in the list, and never silver.
        g.gain(seat, max(pack(option) for option in row["options"] if "silver" not in option))
    elif op == "hire_free":
        slot = richest(g, COLUMNS)
        if has_room(me) and slot != NONE:
            take_on(g, seat, slot)
    elif op == "capture":
        for _ in range(row["count"]):
            seize_free(g, seat)
    elif op == "choose":
        group = largest_group(g, 1)
        largest = g.players[group[1]].workers_at(group[0]) if group else 0
        if g.captives(seat) and g.captives(seat) >= largest:
            free_captives(g, seat)
        else:
            seize_free(g, seat)
    elif op == "take_debt":
        take_debts(g, seat, row["count"])
    elif op == "destroy_debt":
        if me.debts:
            remove_debts(g, seat, 1)
    elif op == "virtue_each":
        move_all(g, seat, row["virtue"], row.get("n", 0))
    elif op == "release_from_prison":
        if me.prison:
            release(g, seat)


def seize_free(g: Architects, seat: int) -> None:
    group = largest_group(g, HABITS["building_capture_group_min"])
    if group is not None:
        capture(g, seat, *group)


class RefillPlan(RunningStep[Architects]):
    """The plan row is filled up again, as far as the deck lasts (N-2)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        fill_plan(g)


def fill_plan(g: Architects) -> None:
    while len(g.plan) < PLAN:
        card = g.draw_building()
        if card == NONE:
            return
        g.all_see(card)
        g.plan = tuple(sorted([*g.plan, card]))
        g.tell("rival_plans", card)

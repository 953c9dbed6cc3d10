"""A turn: main and additional actions in any order, until the player stops (G-77, G-78, G-89, G-118, G-167).

What is legal and what forbids the rest stands here; what the actions do is in `acts`.
"""

import functools
from typing import Final

from citywright.kit.actions import Action
from citywright.kit.grid import to_list
from citywright.kit.table import RunningStep

from . import acts
from .board import AROUND_MASK, BUILD_A, CITY_HEX, HARVEST_AT, KALENA
from .facts import (
    BARS_HARVEST,
    BUILD,
    BUILD_COST,
    BUILD_TOKENS,
    BUNDLE_COST,
    BUNDLES,
    CITY,
    CONTACT,
    CONTACT_COST,
    DISCOUNTS,
    EXPLORE,
    HARVEST,
    LAKE,
    MILL,
    MINE,
    NONE,
    NORIA,
    PRICES,
    SAWMILL,
    SKILL_COST,
    SUBURB,
    SURCHARGE,
    SURCHARGE_BY,
    TOWN_WAYS,
    TRACK_BITS,
    TRACK_FULL,
    TRACK_SLOTS,
    TRACKS,
    TRAIN_COST,
    covers,
    tokens_on,
)
from .player import Player
from .state import LAND_WATER, Ghosts
from .verbs import ANSWERS, CONTACT_IT, END, FETCH, LEARN_A, SELL_A, TRAIN_ON, Ask

COST_RULE: Final = {MILL: 25, SAWMILL: 26, MINE: 27, NORIA: 28}
_CONTACT_SHIFT: Final = TRACK_BITS * CONTACT
_HARVEST_MASK: Final = TRACK_FULL << (TRACK_BITS * HARVEST)
_BUILD_SHIFT: Final = TRACK_BITS * BUILD


@functools.cache  # three markets, and at most four of each resource in a store
def sales(market: int, store: int) -> list[Action]:
    """The deals of a market card that a store can pay. Remembered: it is a pure function; do not change the list."""
    prices = PRICES[market]
    return [SELL_A[b] for b in range(len(BUNDLES)) if prices[b] and covers(store, BUNDLE_COST[b])]


class BeginTurn(RunningStep[Ghosts]):
    """The next player by the turn-order tokens (G-77)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        g.turn += 1
        g.tell("turn", self.seat, g.turn)
        g.next(TakeTurn(self.seat))


class TakeTurn(Ask):
    """Anything that can be paid, again and again, until the player says it is enough (G-78)."""

    __slots__ = ()

    def options(self, g: Ghosts) -> list[Action]:
        me = g.players[self.seat]
        land = g.land
        here = me.sensor
        bit = 1 << here
        active = me.active
        ghosts = g.ghosts
        tokens = active & TRACK_FULL
        actions: list[Action] = []
        if tokens:
            ways = land.ways(me.skills & DISCOUNTS)[here]
            if g.cards & SURCHARGE:
                for cost, near, action in ways:
                    if cost + (SURCHARGE_BY if ghosts & near else 0) <= tokens:
                        actions.append(action)
            else:
                actions = [action for cost, _, action in ways if cost <= tokens]
        if active & _HARVEST_MASK:
            closed = g.exhausted | g.built
            own = bit & ~closed
            if g.cards & BARS_HARVEST:
                own &= ~ghosts
            if own & land.yields:
                actions.append(HARVEST_AT[here])
            lakes = land.lakes_near[here]
            if lakes:
                fresh = lakes & ~closed
                while fresh:
                    low = fresh & -fresh
                    actions.append(HARVEST_AT[low.bit_length() - 1])
                    fresh ^= low
                if g.switches & LAND_WATER and own:
                    actions.append(FETCH)
        store = me.store
        if store and me.markers and not bit & (ghosts | g.built):
            for kind in land.kinds[here]:
                if active >> _BUILD_SHIFT >= BUILD_TOKENS[kind] and g.pieces[kind] and covers(store, BUILD_COST[kind]):
                    actions.append(BUILD_A[kind])
        if ghosts & bit and active >> _CONTACT_SHIFT & TRACK_FULL >= CONTACT_COST[g.season()]:
            actions.append(CONTACT_IT)
        if bit & KALENA:
            self.in_kalena(g, me, actions)
        actions.append(END)
        return actions

    def in_kalena(self, g: Ghosts, me: Player, actions: list[Action]) -> None:
        """Selling, learning, training: where the sensor is in the right place (G-118)."""
        store = me.store
        anywhere = me.skills & TOWN_WAYS
        in_city = me.sensor == CITY_HEX
        if store and (in_city or anywhere):
            actions.extend(sales(g.market, store))
        if in_city and not anywhere:
            return
        if store and me.markers:
            fresh = [skill for skill in g.skills if not me.skills >> skill & 1]
            actions += [LEARN_A[skill] for skill in fresh if covers(store, SKILL_COST[skill])]
        if me.pecunia:
            for track in range(len(TRACKS)):
                tokens = tokens_on(me.slots, track)
                if tokens < TRACK_SLOTS[track] and TRAIN_COST[track][tokens] <= me.pecunia:
                    actions.append(TRAIN_ON[track])

    def refuses(self, g: Ghosts, action: Action) -> int:
        verb = action[0]
        me = g.players[self.seat]
        if verb == "explore":
            return refuses_explore(g, me, action[1])
        if verb == "harvest":
            return refuses_harvest(g, me, action[1])
        if verb == "fetch":
            return refuses_fetch(g, me)
        if verb == "build":
            return refuses_build(g, me, action[1])
        if verb == "contact":
            if not g.ghosts >> me.sensor & 1:
                return 113
            return 114 if tokens_on(me.active, CONTACT) < CONTACT_COST[g.season()] else 0
        if verb == "sell":
            return refuses_sell(g, me, action[1])
        if verb == "learn":
            return refuses_learn(g, me, action[1])
        if verb == "train":
            return refuses_train(me, action[1])
        return 0 if verb == "end" else ANSWERS[verb]

    def resolve(self, g: Ghosts, action: Action) -> None:
        verb = action[0]
        seat = self.seat
        if verb == "end":
            g.tell("ends", seat)
            return
        if verb == "explore":
            acts.explore(g, seat, action[1], entry_cost(g, g.players[seat], action[1]))
            g.agenda.append(self)
        elif verb == "harvest":
            acts.harvest(g, seat, action[1])
            g.next(self)
        elif verb == "fetch":
            acts.fetch(g, seat)
            g.next(self)
        elif verb == "build":
            acts.build(g, seat, action[1])
            g.next(self)
        elif verb == "contact":
            acts.contact(g, seat)
            g.next(self)
        elif verb == "sell":
            acts.sell(g, seat, action[1])
            g.next(self)
        elif verb == "learn":
            acts.learn(g, seat, action[1])
            g.next(self)
        else:
            acts.train(g, seat, action[1])
            g.next(self)


def entry_cost(g: Ghosts, me: Player, place: int) -> int:
    """Explore tokens to enter a hex: terrain less the skill's discount, more with ghost card 3 (G-180); -1: a lake."""
    cost = g.land.costs(me.skills & DISCOUNTS)[place]
    if cost != NONE and g.cards & SURCHARGE and g.ghosts >> place & 1:
        cost += SURCHARGE_BY
    return cost


def entry_costs(g: Ghosts, me: Player) -> list[int]:
    """The same for every hex."""
    costs = list(g.land.costs(me.skills & DISCOUNTS))
    if g.cards & SURCHARGE:
        for place in to_list(g.ghosts):
            costs[place] += SURCHARGE_BY
    return costs


def refuses_explore(g: Ghosts, me: Player, place: int) -> int:
    if g.land.terrain[place] == LAKE:
        return 94
    if not AROUND_MASK[me.sensor] >> place & 1:
        return 91
    tokens = tokens_on(me.active, EXPLORE)
    if entry_cost(g, me, place) <= tokens:
        return 0
    return 162 if g.land.costs(me.skills & DISCOUNTS)[place] <= tokens else 92


def refuses_harvest(g: Ghosts, me: Player, place: int) -> int:
    bit = 1 << place
    if place == me.sensor:
        if not g.land.yields & bit:
            return 13 if g.land.terrain[place] == CITY else 16
        if g.cards & BARS_HARVEST and g.ghosts & bit:
            return 161
    elif g.land.terrain[place] != LAKE:
        return 95
    elif not g.land.lakes_near[me.sensor] & bit:
        return 23
    return refuses_closed(g, me, bit)


def refuses_closed(g: Ghosts, me: Player, bit: int) -> int:
    if g.exhausted & bit:
        return 96
    if g.built & bit:
        return 97
    return 0 if tokens_on(me.active, HARVEST) else 98


def refuses_fetch(g: Ghosts, me: Player) -> int:
    """Water from the own hex beside a lake: only in the other reading of O-5."""
    if not g.switches & LAND_WATER:
        return 102
    bit = 1 << me.sensor
    if not g.land.lakes_near[me.sensor]:
        terrain = g.land.terrain[me.sensor]
        return 13 if terrain == CITY else 16 if terrain == SUBURB else 22
    if g.cards & BARS_HARVEST and g.ghosts & bit:
        return 161
    return refuses_closed(g, me, bit)


def refuses_build(g: Ghosts, me: Player, kind: int) -> int:
    here = me.sensor
    terrain = g.land.terrain[here]
    if terrain == CITY:
        return 13
    if terrain == SUBURB:
        return 17
    if g.built >> here & 1:
        return 111
    if g.ghosts >> here & 1:
        return 112
    if kind not in g.land.kinds[here]:
        return 29 if kind == NORIA else 105
    if not g.pieces[kind]:
        return 169
    if not me.markers:
        return 170
    if tokens_on(me.active, BUILD) < BUILD_TOKENS[kind]:
        return 106
    return 0 if covers(me.store, BUILD_COST[kind]) else COST_RULE[kind]


def refuses_sell(g: Ghosts, me: Player, bundle: int) -> int:
    if not (me.sensor == CITY_HEX or (me.sensor_in(KALENA) and me.skills & TOWN_WAYS)):
        return 119
    if not PRICES[g.market][bundle]:
        return 38
    return 0 if covers(me.store, BUNDLE_COST[bundle]) else 120


def may_study(me: Player) -> bool:
    """Is the sensor where one learns and trains (G-15, G-148)?"""
    return me.sensor_in(KALENA) and (me.sensor != CITY_HEX or bool(me.skills & TOWN_WAYS))


def refuses_learn(g: Ghosts, me: Player, skill: int) -> int:
    if skill not in g.skills:
        return 39
    if me.skills >> skill & 1:
        return 127
    if not may_study(me):
        return 122
    if not me.markers:
        return 170
    return 0 if covers(me.store, SKILL_COST[skill]) else 123


def refuses_train(me: Player, track: int) -> int:
    if not may_study(me):
        return 128
    tokens = tokens_on(me.slots, track)
    if tokens >= TRACK_SLOTS[track]:
        return 133
    return 0 if TRAIN_COST[track][tokens] <= me.pecunia else 129

"""The greedy bot's opinion of a state of Land of Ghosts: valor, what will come in, how near the town is to falling.

A turn is a walk, so an opinion of the place is needed too: what can be done from here with the tokens that are left,
and in the turn to come.
"""

from typing import Final

from citywright.kit.grid import to_list

from .rules.board import AROUND_MASK, CITY_HEX, KALENA
from .rules.facts import (
    BARS_HARVEST,
    BUILD_COST,
    BUILD_VALOR,
    BUNDLE_COST,
    CONTACT,
    CONTACT_COST,
    DISCOUNTS,
    FOOD,
    FOREST,
    GHOSTS,
    GHOSTS_PER_SPREAD,
    HARVEST_OF,
    MASTER_BUILDER,
    MOUNTAIN,
    NORIA,
    OPEN_SLOTS,
    ORE,
    PER_TILE,
    PLAIN,
    PRICES,
    ROUNDS,
    SKILL_COST,
    SKILL_DECK,
    SLOT_VALOR,
    STEWARDSHIP,
    STOPS_PRODUCTION,
    SURCHARGE,
    TRACK_BITS,
    TRACK_FULL,
    TRACK_SLOTS,
    TRACK_VALOR,
    TRACKS,
    TRAIN_COST,
    WATER,
    WOOD,
    amounts_of,
    covers,
    season_of,
)
from .rules.player import Player
from .rules.rounds import Haunt
from .rules.scoring import task_valor
from .rules.state import FINAL, Ghosts
from .rules.turn import sales

# What things are worth, in valor. The sizes were found by letting the bot play itself with one of them changed.
LOSS: Final = 40.0
WIN: Final = 10.0
STORED: Final = (0.0, 0.8, 1.4, 1.8, 2.0)
"""So much of one resource, while it can still be used."""
SHARE: Final = (1.0, 1.15, 1.0, 1.0)
"""Food, water, wood, ore."""
PECUNIA: Final = 0.26
INCOME_WORTH: Final = 0.42
"""One resource at a later production."""
STOPPED: Final = 0.4
"""Of that, if a ghost stops the building now."""
REWARD: Final = (1.0, 2.1, 3.0)
"""A contact in each season."""
USED: Final = 0.55
"""How many of the contacts that tokens allow are really made."""
EXPLORE_WORTH, HARVEST_WORTH, BUILD_WORTH = 0.3, 0.5, 0.45
"""One more token of a kind, for every round to come."""
SKILL_WORTH: Final = (0.45, 0.35, 0.6, 0.3, 0.35, 0.2, 0.1, 0.3, 0.25, 0.7, 0.35, 0.6)
"""What a skill brings for every round to come."""
TASK, TASK_LATER = 0.5, 0.25
"""Of the valor of a chosen task as it stands: in the first season, and more in each later one."""
STEP: Final = 0.06
"""An explore token on the way to somewhere."""
NOW, THEN = 0.65, 0.35
"""What can still be done in this turn, and what can be done from here in the next: most things could be done in either,
and are worth no more than done."""
SECOND, THIRD = 0.6, 0.35
"""Of the next best things to do in a turn."""
RIVAL: Final = 0.3
FALLING: Final = (0.0, 0.3, 0.9, 1.8, 3.2, 6.0, 12.0, LOSS)
"""So many haunted hexes in Kalena after the next spread."""
HEALTHY: Final = 0.45
"""Ghosts a player sends away in a round without trouble."""


def _contact_worth(tokens: int, round_number: int) -> float:
    """What contact tokens bring in the rounds after this one."""
    worth = 0.0
    for later in range(round_number + 1, ROUNDS + 1):
        season = season_of(later)
        contacts = 0.7 * (tokens // CONTACT_COST[season]) + 0.3 * tokens / CONTACT_COST[season]
        worth += USED * REWARD[season] * min(contacts, 2.5)
    return worth


CONTACT_WORTH: Final = tuple(
    tuple(_contact_worth(tokens, round_number) for tokens in range(TRACK_FULL + 1))
    for round_number in range(ROUNDS + 1)
)


def evaluate(g: Ghosts, seat: int) -> float:
    """How good this state is for a seat; higher is better."""
    if g.is_over():
        if g.ending != FINAL:
            return -LOSS
        valor = [me.valor for me in g.players]
        own = valor.pop(seat)
        return own - RIVAL * max(valor) + (WIN if seat in g.winners() else 0.0)
    step = g.agenda[-1]
    producing = isinstance(step, Haunt)
    coming = step.there + step.kalena if isinstance(step, Haunt) else 0
    to_come = ROUNDS - g.round + (1 if producing else 0)
    me = g.players[seat]
    fear = danger(g, coming, 0, 0)
    value = worth(g, seat, me, to_come, True) - fear
    rivals = [worth(g, other, g.players[other], to_come, False) for other in range(g.seats) if other != seat]
    value -= RIVAL * max(rivals)
    now = not producing and step.seat == seat
    relief = fear - danger(g, coming, 1, 0), fear - danger(g, coming, 1, 1)
    if now:
        value += NOW * prospects(g, seat, me, me.active, to_come, relief)
    if to_come > 0 or (producing and g.round == ROUNDS):
        value += THEN * prospects(g, seat, me, me.slots, to_come, relief)
    return value


def danger(g: Ghosts, coming: int, fewer: int, fewer_in_kalena: int) -> float:
    """How near the common loss is, with so many ghosts still to be put down and so many fewer on the land."""
    spreads = ROUNDS - g.round
    if not spreads:
        return 0.0
    on_land = GHOSTS - g.supply + coming - fewer
    needed = on_land + GHOSTS_PER_SPREAD * spreads - GHOSTS
    pace = needed / (spreads * g.seats)
    value = 0.0
    if pace > HEALTHY:
        value = min(LOSS, 9.0 * (pace - HEALTHY) * (1 + pace - HEALTHY))
    if on_land + GHOSTS_PER_SPREAD > GHOSTS:
        value += 6.0 * (on_land + GHOSTS_PER_SPREAD - GHOSTS)
    haunted = (g.ghosts & KALENA).bit_count() - fewer_in_kalena
    closed = g.ghosts | g.built
    for terrain in (PLAIN, FOREST, MOUNTAIN):
        room = (g.land.of_terrain[terrain] & ~closed).bit_count()
        after = haunted + (GHOSTS_PER_SPREAD - room if room < GHOSTS_PER_SPREAD else 0)
        value += FALLING[min(PER_TILE, after)] / 3
        if room < 2 * GHOSTS_PER_SPREAD and spreads > 1:
            value += 0.12 * (2 * GHOSTS_PER_SPREAD - room)
    return value


def worth(g: Ghosts, seat: int, me: Player, to_come: int, own: bool) -> float:
    """A player's valor, and what may become of buildings, goods, tokens and skills."""
    value = float(me.valor)
    late = to_come / 3 if to_come < 3 else 1.0
    if me.own and to_come:
        income = 0.0
        for place in to_list(me.own):
            stopped = g.cards & STOPS_PRODUCTION and AROUND_MASK[place] & g.ghosts
            income += STOPPED if stopped else 1.0
        value += INCOME_WORTH * income * to_come * (1.7 if me.skills & STEWARDSHIP else 1.0)
    if late:
        store = me.store
        value += late * (
            STORED[store & 7] * SHARE[FOOD]
            + STORED[store >> 8 & 7] * SHARE[WATER]
            + STORED[store >> 16 & 7] * SHARE[WOOD]
            + STORED[store >> 24 & 7] * SHARE[ORE]
        )
        value += PECUNIA * late * min(me.pecunia, 20)
        slots = me.slots
        value += CONTACT_WORTH[g.round][slots >> TRACK_BITS & TRACK_FULL]
        value += to_come * (
            EXPLORE_WORTH * (slots & TRACK_FULL)
            + HARVEST_WORTH * (slots >> 8 & TRACK_FULL)
            + BUILD_WORTH * (slots >> 12 & TRACK_FULL)
        )
        skills = me.skills
        while skills:
            low = skills & -skills
            value += SKILL_WORTH[low.bit_length() - 1] * to_come
            skills ^= low
    if own and me.tasks:
        part = TASK + TASK_LATER * g.season()
        for task in me.tasks:
            value += part * task_valor(g.players, seat, task, g.buildings, g.learned)
    return value


def prospects(g: Ghosts, seat: int, me: Player, tokens: int, to_come: int, relief: tuple[float, float]) -> float:
    """The best things that can be done from here with these tokens."""
    land = g.land
    far = land.distances(me.skills & DISCOUNTS)[me.sensor]
    reach = tokens & TRACK_FULL
    near = land.within(me.skills & DISCOUNTS)[me.sensor][reach]
    late = to_come / 3 if to_come < 3 else 1.0
    found: list[float] = []
    season = g.season()
    cost = CONTACT_COST[season]
    contacts = (tokens >> TRACK_BITS & TRACK_FULL) // cost
    if contacts and g.ghosts:
        extra = 1 if g.cards & SURCHARGE else 0
        best = second = 0.0
        for place in to_list(g.ghosts & near):
            length = far[place] + extra if far[place] else 0
            if length <= reach:
                gain = REWARD[season] + relief[1 if place < PER_TILE else 0] - STEP * length
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
        found.append(best)
        if contacts > 1:
            found.append(second)
    amounts = amounts_of(me.store)
    if tokens >> 8 & TRACK_FULL and late:
        found.append(late * harvest_gain(g, far, near, amounts, me.limit()))
    if tokens >> 12 & TRACK_FULL and me.markers:
        found.append(build_gain(g, me, far, near, to_come))
    if me.store and far[CITY_HEX] <= reach:
        found.append(sale_gain(g, me, late, far[CITY_HEX]))
    if me.store or me.pecunia:
        suburb = min([far[place] for place in range(1, PER_TILE)])
        if suburb <= reach:
            found.append(study_gain(g, me, to_come, late) - STEP * suburb)
    found.sort(reverse=True)
    value = 0.0
    for gain, part in zip(found, (1.0, SECOND, THIRD), strict=False):
        if gain > 0:
            value += part * gain
    return value


def harvest_gain(g: Ghosts, far: tuple[int, ...], near: int, amounts: list[int], limit: int) -> float:
    """The best harvest in reach."""
    land = g.land
    gains = [SHARE[resource] * (STORED[n + 1] - STORED[n]) if n < limit else 0.0 for resource, n in enumerate(amounts)]
    best = 0.0
    fresh = land.yields & ~g.exhausted & ~g.built
    if g.cards & BARS_HARVEST:
        fresh &= ~g.ghosts
    for place in to_list(fresh & near):
        gain = gains[HARVEST_OF[land.terrain[place]]] - STEP * far[place]
        if gain > best:
            best = gain
    water = gains[WATER]
    if water > best:
        for lake in to_list(land.lakes & ~g.exhausted):
            for place in to_list(AROUND_MASK[lake] & near):
                if water - STEP * far[place] > best:
                    best = water - STEP * far[place]
    return best


def build_gain(g: Ghosts, me: Player, far: tuple[int, ...], near: int, to_come: int) -> float:
    """The best building in reach that the store can pay."""
    land = g.land
    plain = covers(me.store, BUILD_COST[0])
    if not plain and not covers(me.store, BUILD_COST[NORIA]):
        return 0.0
    best = 0.0
    extra = 1.0 if me.skills & MASTER_BUILDER else 0.0
    late = to_come / 3 if to_come < 3 else 1.0
    prices = late * given_up(me, BUILD_COST[0]) if plain else 0.0, late * given_up(me, BUILD_COST[NORIA])
    for place in to_list(land.yields & near & ~g.built & ~g.ghosts):
        income = INCOME_WORTH * to_come
        if g.cards & STOPS_PRODUCTION and AROUND_MASK[place] & g.ghosts:
            income *= STOPPED
        for kind in land.kinds[place]:
            if plain or kind == NORIA:
                gain = BUILD_VALOR[kind] + extra + income - prices[kind == NORIA] - STEP * far[place]
                if gain > best:
                    best = gain
    return best


def sale_gain(g: Ghosts, me: Player, late: float, length: int) -> float:
    """The best deal, if the sensor were in the city."""
    best = 0.0
    for _, bundle in sales(g.market, me.store):
        gain = PECUNIA * PRICES[g.market][bundle] - given_up(me, BUNDLE_COST[bundle])
        best = max(best, late * gain - STEP * length)
    return best


def given_up(me: Player, price: int) -> float:
    """What the resources of a price are worth in the store."""
    value = 0.0
    for resource, n in enumerate(amounts_of(price)):
        if n:
            have = me.has(resource)
            value += SHARE[resource] * (STORED[have] - STORED[have - n])
    return value


def study_gain(g: Ghosts, me: Player, to_come: int, late: float) -> float:
    """The best skill or token, if the sensor were in a suburb."""
    best = 0.0
    for skill in g.skills:
        if not me.skills >> skill & 1 and me.markers and covers(me.store, SKILL_COST[skill]):
            slot = OPEN_SLOTS[g.seats][len(g.learned[SKILL_DECK[skill]])]
            best = max(best, SLOT_VALOR[slot] + SKILL_WORTH[skill] * to_come - late * given_up(me, SKILL_COST[skill]))
    for track in range(len(TRACKS)):
        n = me.slots >> (TRACK_BITS * track) & TRACK_FULL
        if n < TRACK_SLOTS[track] and TRAIN_COST[track][n] <= me.pecunia:
            if track == CONTACT:
                gain = CONTACT_WORTH[g.round][n + 1] - CONTACT_WORTH[g.round][n]
            else:
                gain = to_come * (EXPLORE_WORTH, 0.0, HARVEST_WORTH, BUILD_WORTH)[track]
            if n + 1 == TRACK_SLOTS[track]:
                gain += TRACK_VALOR[track]
            best = max(best, gain - PECUNIA * late * TRAIN_COST[track][n])
    return best

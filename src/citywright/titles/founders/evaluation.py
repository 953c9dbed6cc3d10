"""The greedy bot's opinion of a state of Founders: points, and what the city may bring next."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.grid import fitting_anchors

from .rules.board import touching
from .rules.facts import (
    BASICS,
    COMPLETIONS,
    DEMAND_VP,
    DEMANDS,
    EACH_STORE,
    GOODS,
    HOUSES,
    NEUTRAL_COST,
    PRICE,
    PROPOSALS,
    RECIPE,
    RECIPE_MASK,
    RECIPE_VP,
    TIER,
)
from .rules.roads import BuildRoad
from .rules.state import EMPTY, NEUTRAL, Building, Founders, spare_spans
from .rules.tiles import covers, tile_room
from .rules.trade import PlaceStall
from .rules.upgrade import LayTile, RoadFirst, Upgrade
from .rules.vote import Bid, OpenVote, weight

# What things are worth, in points. They were set by hand and tried in self-play, so that games of two to four such
# players come to an end by the sixth building; none was tuned for strength.
RIVALS: Final = 0.3
"""How much the others' mean counts against the own."""
COIN: Final = 0.3
SPARE_COIN: Final = 0.02
ENOUGH: Final = 7
"""Coins beyond these are worth less."""
TEMP: Final = 0.04
PERM: Final = 1.1
INCOME: Final = 1.1
CARD: Final = 0.25
"""A card in hand: what it could still do this round."""
HOUSE: Final = 1.0
WORKER: Final = 0.5
SPARE_SPANS: Final = (0.0, 2.5, 4.0, 5.0)
"""Bridges and gates that are left: the fewer there are, the better they must be placed."""
ROADS_AWAY: Final = (0.8, 0.55, 0.43, 0.34, 0.27, 0.22, 0.18, 0.15, 0.12, 0.1)
"""How much of a delivery counts if the store lies so many cells of road away from the building."""
FAR: Final = 0.06
ACROSS: Final = 0.6
"""That over a river or a wall counts less."""
UNBUILT: Final = 0.08
"""How much of a delivery counts for whoever could build the store that is missing."""
HELP: Final = 0.45
"""How much a delivery counts for everybody, whoever makes it: it advances the building. With less, players work past
each other until the board is full."""
WANTED: Final = 0.06
"""Access to a good, per point of the demands for it."""
READY: Final = (0.3, 0.26, 0.23, 0.2, 0.17, 0.14, 0.11, 0.08)
"""An advanced store that could be built after so many roads, per point of the demands for it."""
READY_ELSEWHERE: Final = 0.35
"""How much of that counts if it would stand far from every building that wants it."""
NEAR_BY: Final = 4
"""Near is what so many roads would join."""
FINISHED: Final = 1.0
"""A finished building brings the end nearer."""
ELECTED: Final = 0.8
LATER: Final = 1.5
"""How much less eager a vote is called for every building that is not finished yet."""
CROWD: Final = 3.0
"""An unfinished building beyond those that are worked on: it takes the room for roads."""
WORKED_ON: Final = 2
SAMPLES: Final = 10
FINISH: Final = 4.0
"""A building that is likely to be finished, times how likely."""
COMING: Final = (0.4, 0.15, 0.05)
"""How likely it is that a good of each level comes that nobody has yet."""
CHOICE: Final = 4.0
"""The same for a proposal: one that can be finished is the better choice."""
SEVERAL: Final = (1.0, 1.0, 0.8, 0.6, 0.3, 0.1)
"""How much the best, the second, … unfinished building counts: players cannot work on all of them."""
WON: Final = 100.0
ENDED: Final = 20.0
"""An end without a victory: about what a state in the middle of a game promises, so that nobody holds up the end."""

KEPT: Final = 10_000
"""How many values of cities and of buildings are kept."""
_CITIES: Final[dict[tuple[object, ...], int]] = {}
_PROSPECTS: Final[dict[tuple[object, ...], float]] = {}
_VALUES: Final[dict[tuple[object, ...], tuple[float, list[tuple[int, float]], int]]] = {}


def evaluate(g: Founders, seat: int) -> float:
    """How good this state is for a seat."""
    if not g.agenda:
        return final(g, seat)
    step = g.agenda[-1]
    if step.seat == seat and isinstance(step, PlaceStall | LayTile | BuildRoad | RoadFirst | Upgrade):
        # In the middle of a decision: worth what some of its answers make of it.
        answers = step.options(g)
        few = SAMPLES if isinstance(step, PlaceStall | LayTile | BuildRoad) else 2
        return max([evaluate(after(g, answer), seat) for answer in spread(answers, few)])
    if g.seats == 1:
        return alone(g)
    value = standing(g, seat)
    others = [standing(g, other) for other in range(g.seats) if other != seat]
    value -= RIVALS * sum(others) / len(others)
    value += prospects(g, seat)
    if isinstance(step, Bid) and step.answered(seat):
        value += bid_value(g, seat, step.answers[seat] or ())
    elif any(isinstance(planned, OpenVote) for planned in g.agenda):
        value -= LATER * open_buildings(g)  # a caller with many cards left decides long before the bids
    return value


def open_buildings(g: Founders) -> int:
    return sum([1 for building in g.buildings if EMPTY in building.cubes])


def final(g: Founders, seat: int) -> float:
    scores = g.scores()
    if g.seats == 1:
        return scores[0] + (WON if g.ending == "won" else -WON) + 10.0 * g.completed
    others = [scores[other] for other in range(g.seats) if other != seat]
    return scores[seat] - RIVALS * sum(others) / len(others) + (WON if seat in g.winners() else ENDED)


def after(g: Founders, answer: Action) -> Founders:
    copy = g.clone()
    copy.apply(answer)
    return copy


def spread(answers: list[Action], few: int) -> list[Action]:
    """Some of the answers, evenly spread over the list."""
    if len(answers) <= few:
        return answers
    return [answers[i * len(answers) // few] for i in range(few)]


def standing(g: Founders, seat: int) -> float:
    """Points, money, influence, cards and houses of a player."""
    me = g.players[seat]
    left = max(0, COMPLETIONS - g.completed) / COMPLETIONS
    value = me.vp + PERM * me.perm + TEMP * me.temp
    value += COIN * min(me.coins, ENOUGH) + SPARE_COIN * max(0, me.coins - ENOUGH)
    value += INCOME * left * me.income.bit_count()
    value += CARD * me.hand.bit_count()
    houses = me.houses.bit_count()
    value += HOUSE * left * min(houses, HOUSES)
    value += SPARE_SPANS[spare_spans(me)] * left
    if g.workers and houses:
        value += WORKER * g.free_workers(seat)
    return value


def shares(g: Founders, number: int, value: int, gains: list[float]) -> None:
    """What each seat would earn if this store earned `value`."""
    store = g.stores[number]
    owner = store.owner
    gains[owner] += value
    for i, source in enumerate(store.suppliers):
        if g.stores[source].owner == NEUTRAL:
            gains[owner] -= NEUTRAL_COST
        else:
            part = RECIPE_VP[store.good][i]
            gains[owner] -= part
            shares(g, source, part, gains)


def mine(g: Founders, seat: int, gains: list[float]) -> float:
    """The own part of some gains, less what the others get of it."""
    return gains[seat] - RIVALS * (sum(gains) - gains[seat]) / (g.seats - 1)


def prospects(g: Founders, seat: int) -> float:
    """What unfinished buildings may still bring, and what the player could build for them.

    Most actions that are compared leave the city as it is or lead to the same one (whichever card is laid face down for
    a road), and copies share its rows: what was reckoned is kept for a while.
    """
    me = g.players[seat]
    stores = tuple([(store.good, store.owner, store.cell, store.rotation, store.access) for store in g.stores])
    suppliers = tuple([store.suppliers for store in g.stores])
    own = (seat, me.basics, me.houses, tuple([one.spans for one in g.players]))
    if len(_PROSPECTS) >= KEPT or len(_VALUES) >= KEPT:
        forget()
    city = _CITIES.setdefault((stores, suppliers, own, g.side, g.seats, g.roads, g.built), len(_CITIES))
    buildings = tuple([(building.card, building.cell, building.rotation, building.cubes) for building in g.buildings])
    key = (city, buildings, g.proposals, g.completed)
    value = _PROSPECTS.get(key)
    if value is None:
        value = _PROSPECTS[key] = reckon_prospects(g, seat, city)
    return value


def forget() -> None:
    """Drop what was kept, all of it at once: it goes by the numbers of the cities."""
    _CITIES.clear()
    _PROSPECTS.clear()
    _VALUES.clear()


def reckon_prospects(g: Founders, seat: int, city: int) -> float:
    """The same, reckoned; `city` is the number of all that it depends on, the buildings apart."""
    value = FINISHED * min(g.completed, COMPLETIONS)
    wanted = [0.0] * len(GOODS)
    useful = [0] * len(GOODS)
    unfinished = [building for building in g.buildings if EMPTY in building.cubes]
    values = [building_value(g, seat, building, wanted, useful, city) for building in unfinished]
    values.sort(reverse=True)
    for i, one in enumerate(values):
        value += one * SEVERAL[min(i, len(SEVERAL) - 1)]
    value -= CROWD * max(0, len(unfinished) - WORKED_ON)
    for card in g.proposals:
        for demand, good in enumerate(DEMANDS[card]):
            wanted[good] = max(wanted[good], 0.4 * DEMAND_VP[card][demand])
    for good in range(len(GOODS) - 1, BASICS - 1, -1):
        for part in RECIPE[good]:
            wanted[part] = max(wanted[part], 0.5 * wanted[good])
    me = g.players[seat]
    for good in range(len(GOODS)):
        if me.access >> good & 1:
            value += WANTED * wanted[good]
    for good in range(BASICS, len(GOODS)):
        if wanted[good] and not RECIPE_MASK[good] & ~me.access and g.supply[good]:
            value += readiness(g, seat, good, useful[good]) * wanted[good]
    return value


def readiness(g: Founders, seat: int, good: int, useful: int) -> float:
    """How near a player is to building a store of this good whose ingredients are at hand, best of all at one of the
    useful cells: the fewer roads are missing, the nearer."""
    ways = g.board.ways_of_good(good)
    room = tile_room(g, seat, good)
    rotations = range(len(ways.offsets))
    places = [fitting_anchors(ways, rotation, room) for rotation in rotations]
    if not any(places):
        return 0.0
    paths = passable(g, seat)
    near = [[reach] for reach in connections(g, seat, good)]
    touched = [[[touching(ways, rotation, row[0]) for rotation in rotations]] for row in near]
    joint = 0
    elsewhere = 0.0
    for roads in range(len(READY)):
        # So many roads lead from what is connected to every ingredient, or some from one and the rest from the other.
        joint = joined(g, seat, joint, paths)
        found = 0
        if len(near) == 1:
            joint |= near[0][0]
        else:
            for one in range(roads + 1):
                joint |= near[0][one] & near[1][roads - one]
                for rotation in rotations:
                    found |= places[rotation] & touched[0][one][rotation] & touched[1][roads - one][rotation]
        for rotation in rotations:
            found |= places[rotation] & touching(ways, rotation, joint)
        if found & useful or (found and not useful):
            return READY[roads]
        if found and not elsewhere:
            elsewhere = READY_ELSEWHERE * READY[roads]
        if len(near) == 2:
            for row, touches in zip(near, touched, strict=True):
                row.append(joined(g, seat, row[-1], paths))
                touches.append([touching(ways, rotation, row[-1]) for rotation in rotations])
    return elsewhere


def connections(g: Founders, seat: int, good: int) -> list[int]:
    """The one or two sets of cells a store of this good must touch: its ingredients are connected there, and at least
    one of them to an own structure (F-158, F-160)."""
    own = g.reach(seat)
    reaches = covers(g, seat, good, ())
    if all(reach & ~own for reach in reaches):
        reaches[0] &= own
    return reaches


def joined(g: Founders, seat: int, cells: int, paths: int) -> int:
    """What is connected if any one more road is built from these cells."""
    cells |= g.board.grid.grow(cells & paths)
    for piece, grown in g.nets[seat]:
        if piece & cells:
            cells |= grown
    return cells


def passable(g: Founders, seat: int) -> int:
    """Where roads of a player may still run: over a river or a wall while bridges and gates are left (F-149, F-150)."""
    if spare_spans(g.players[seat]):
        return g.free | (g.board.river | g.board.wall) & ~g.built
    return g.free


def building_value(
    g: Founders, seat: int, building: Building, wanted: list[float], useful: list[int], city: int
) -> float:
    """What the open demands of a building may bring this player, by how far the stores lie from it."""
    key = (city, building.card, building.cell, building.rotation, building.cubes)
    found = _VALUES.get(key)
    if found is None:
        found = _VALUES[key] = reckon(g, seat, building)
    value, missing, around = found
    for good, vp in missing:
        wanted[good] = more(wanted[good], vp)
        useful[good] |= around
    return value


def reckon(g: Founders, seat: int, building: Building) -> tuple[float, list[tuple[int, float]], int]:
    """The value of a building for a player, the goods it still wants with what they are worth to it, and where a store
    of the player would be near it."""
    open_goods = [demand for demand, cube in enumerate(building.cubes) if cube == EMPTY]
    demands, points = DEMANDS[building.card], DEMAND_VP[building.card]
    sources = [
        [number for number, store in enumerate(g.stores) if store.good == demands[demand] and store.owner >= 0]
        for demand in open_goods
    ]
    away = distances(g, building, [number for numbers in sources for number in numbers])
    value = 0.0
    likely = 1.0
    missing: list[tuple[int, float]] = []
    for demand, numbers in zip(open_goods, sources, strict=True):
        good, vp = demands[demand], points[demand]
        best = 0.0
        nearest = 0.0
        for number in numbers:
            chance = ROADS_AWAY[away[number]] if number in away else FAR
            if g.stores[number].district != building.district:
                chance *= ACROSS
            gains = [0.0] * g.seats
            shares(g, number, vp, gains)
            best = max(best, chance * (mine(g, seat, gains) + HELP * vp))
            nearest = max(nearest, chance)
        missing.append((good, vp * (1.0 - nearest)))
        value += best if numbers else UNBUILT * vp * could_build(g, seat, good)
        likely *= nearest if numbers else COMING[TIER[good] - 1]
    return value + FINISH * likely, missing, neighbourhood(g, seat, building)


def neighbourhood(g: Founders, seat: int, building: Building) -> int:
    """The cells that few roads of a player join to a building."""
    room = passable(g, seat)
    cells = building.near
    for _ in range(NEAR_BY):
        cells = joined(g, seat, cells, room)
    return cells


def more(one: float, two: float) -> float:
    """What several demands for a good are worth together: every further one half."""
    return max(one, two) + 0.5 * min(one, two)


def could_build(g: Founders, seat: int, good: int) -> float:
    """How likely this player is the one who brings a missing good."""
    me = g.players[seat]
    if good < BASICS:
        return 1.0 if me.basics >> good & 1 else 0.1
    missing = (RECIPE_MASK[good] & ~me.access).bit_count()
    return (0.8, 0.45, 0.2)[missing]


def distances(g: Founders, building: Building, numbers: list[int]) -> dict[int, int]:
    """How many cells of road some stores lie away from a building; those that are far are left out.

    Goods cross a river or a wall by the bridges and gates of their owner alone.
    """
    board, stores = g.board, g.stores
    found: dict[int, int] = {}
    for owner in {stores[number].owner for number in numbers}:
        room = passable(g, owner)
        nets = g.nets[owner]
        cells = building.near
        own = [number for number in numbers if stores[number].owner == owner]
        for away in range(len(ROADS_AWAY)):
            for piece, grown in nets:
                if piece & cells:
                    cells |= grown
            left: list[int] = []
            for number in own:
                if stores[number].mask & cells:
                    found[number] = away
                else:
                    left.append(number)
            if not left:
                break
            own = left
            cells |= board.grid.grow(cells & room)
    return found


def bid_value(g: Founders, seat: int, bid: Action) -> float:
    """What a bid is worth before it is opened: the building if it wins, less the crystals it costs."""
    card = g.proposals[bid[1]]
    influence = weight(bid[2], bid[3])
    unfinished = open_buildings(g)
    eager = ELECTED if unfinished < 2 else ELECTED * SEVERAL[min(unfinished, len(SEVERAL) - 1)]
    value: float = (
        eager * card_value(g, seat, card) * influence / (influence + 2.0) - PERM * bid[3] - LATER * unfinished
    )
    return value


def card_value(g: Founders, seat: int, card: int) -> float:
    """What a proposal would bring this player if it were built in a good place."""
    value = 1.0
    likely = 1.0
    for demand, good in enumerate(DEMANDS[card]):
        vp = DEMAND_VP[card][demand]
        if g.neutral >> good & 1:
            continue
        likely *= 0.9 if g.supply[good] < EACH_STORE else 2.0 * COMING[TIER[good] - 1]
        best = 0.06 * vp * could_build(g, seat, good)
        for number, store in enumerate(g.stores):
            if store.good == good and store.owner >= 0:
                gains = [0.0] * g.seats
                shares(g, number, vp, gains)
                best = max(best, 0.35 * mine(g, seat, gains))
        value += best
    return value + CHOICE * likely


# -- Alone --

# One network of roads with stores around it delivers everything to each building that touches it: that is what the
# lone player works at. The figures come from the search that found the won game of `tests/titles/founders/records`.
DELIVERED: Final = 3.2
COMPLETE: Final = 14.0
MISSING: Final = (0.7, 1.3, 3.4)
"""An open demand for a good of each level."""
JOINED: Final = (1.8, 4.2, 7.5)
"""A wanted good of each level in the network."""
APART: Final = 0.35
"""How much of that counts if it lies elsewhere."""
OFFSIDE: Final = 2.0
"""An unfinished building that does not touch the network."""
SLOT: Final = 0.22
"""A cell beside the network where a store could stand, up to fourteen."""
ROOM: Final = 0.03
TOKEN: Final = 2.2
SHORT: Final = 0.9
"""Influence that is missing for the tokens."""


def alone(g: Founders) -> float:
    """How good this state is for the lone player."""
    me, grid = g.players[0], g.board.grid
    network, goods = main_network(g)
    value = COMPLETE * g.completed
    wanted = [0.0] * len(GOODS)
    tokens = 0
    for building in g.buildings:
        missing = [DEMANDS[building.card][i] for i, cube in enumerate(building.cubes) if cube == EMPTY]
        value += DELIVERED * (len(building.cubes) - len(missing))
        tokens += building.token
        touches = building.near & network != 0
        value -= 0.0 if touches or not missing else OFFSIDE
        for good in missing:
            ready = good >= BASICS and not RECIPE_MASK[good] & ~goods
            value -= MISSING[TIER[good] - 1] * (0.5 if ready else 1.0)
            wanted[good] = max(wanted[good], 1.0 if touches else APART)
    for card in g.proposals:
        for good in DEMANDS[card]:
            wanted[good] = max(wanted[good], 0.35 if TIER[good] < 3 else 0.1)
    for good in range(len(GOODS) - 1, BASICS - 1, -1):
        for part in RECIPE[good]:
            wanted[part] = max(wanted[part], 0.6 * wanted[good])
    for good in range(len(GOODS)):
        worth = JOINED[TIER[good] - 1] * (0.25 + wanted[good])
        if goods >> good & 1:
            value += worth
        elif me.income >> good & 1:
            value += APART * worth
        elif good >= BASICS and wanted[good] and not RECIPE_MASK[good] & ~goods:
            value += 0.3 * worth + (0.5 if me.coins >= PRICE[good] else 0.0)
    value += 0.34 * min(me.coins, 6) + 0.06 * min(max(0, me.coins - 6), 10)
    houses = me.houses.bit_count()
    value += 0.9 * me.perm + 0.15 * me.temp + 0.9 * me.income.bit_count() + 0.8 * houses
    value += 0.2 * (me.hand.bit_count() - 1)
    beside = grid.grow(network)
    value += SLOT * min((beside & g.free & ~me.near).bit_count(), 14)
    value += ROOM * min((grid.grow(beside) & g.free).bit_count(), 50)
    if tokens:
        price = tokens * g.solo_price(PROPOSALS - 1)
        value -= TOKEN * tokens + SHORT * max(0, price - me.temp - 2 * me.perm - houses)
    return value


def main_network(g: Founders) -> tuple[int, int]:
    """The piece of the road network with the most goods around it, and those goods as a mask."""
    best, most = 0, 0
    for cells, _ in g.nets[0]:
        goods = 0
        for store in g.stores:
            if store.near & cells:
                goods |= 1 << store.good
        if goods.bit_count() > most.bit_count():
            best, most = cells, goods
    return best, most

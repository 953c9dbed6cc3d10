"""The greedy bot's opinion of a state of Mythotopia: points, wars, what the cards in hand and deck may bring.

In the middle of an action a state is worth what a plain habit makes of it: the action is finished on a copy, with the
first sensible answer to every question, and the result is judged.
"""

from math import exp
from typing import Final

from citywright.kit.actions import Action

from .rules.armies import Buy, PlaceWhere, RemoveHowMany
from .rules.building import Build, BuildWith, Extra, castle_sites, city_sites, road_sites
from .rules.cards import Acquire, DiscardCards, PutInReserve, RemoveCards
from .rules.facts import (
    ARMY,
    BUILD_CARDS,
    CARD_STACKS,
    CARDS,
    CASTLE_STACK,
    CITADEL_STACK,
    CITY_STACK,
    COAST,
    COUNT,
    DEFENDER_STACK,
    DRAGONS_STACK,
    EFFECT,
    EFFECTS,
    EMPTY_TO_END,
    FOOD,
    GOLD,
    ISLANDS,
    ISLES_STACKS,
    MASTER_STACK,
    PROVINCE_CARDS,
    PROVINCE_VP,
    QUEEN_BIT,
    RESERVE_CARDS,
    ROAD_STACK,
    RUNESTONES_STACK,
    SEAS,
    SHIP,
    SPOILS_STACK,
    STACK_CARD,
    STACK_VALUE,
    STONE,
    VP_CARDS,
    WAREHOUSE_BIT,
    WITH,
    bits,
)
from .rules.invade import InvadeFrom, InvadeWhere
from .rules.payment import Armies, Carry, Pay, Ships, most
from .rules.powers import Alchemist, Counsel, Marauders, Mystic, Philosopher
from .rules.state import Mythotopia
from .rules.turn import TakeAction
from .rules.war import EndWar, leader

# What things are worth, in victory points. They were set by hand and tried in self-play.
WON: Final = 1000.0
RIVAL: Final = 0.5
"""How much the best rival's standing counts against the own."""
HASTE: Final = 0.9
"""What a token less on the VP cards is worth beside its points: it brings the end nearer."""
NEAR_END: Final = 3.0
LAST_STEPS: Final = 8.0
"""The last tokens are worth this much more: without them all was in vain."""
_WORTH: Final = {
    "build": 2.6,
    "start_build": 2.6,
    "market": 1.7,
    "start_market": 1.7,
    "army": 1.9,
    "start_army": 1.7,
    "start_army_2": 1.5,
    "quarry": 2.0,
    "gold_mine": 1.0,
    "farming": 1.3,
    "levies": 1.5,
    "queen": 1.6,
    "warehouse": 1.0,
    "scribe": 1.2,
    "cavalry": 1.4,
    "ranger": 1.2,
    "water_mill": 1.4,
    "merchant": 1.0,
    "general": 1.4,
    "hero": 1.1,
    "portal": 1.3,
    "ship": 1.1,
    "start_ship": 0.7,
    "providence": 1.8,
    "counsellor": 1.5,
    "alchemist": 1.6,
    "militia": 0.9,
    "mystic": 0.7,
    "philosopher": 0.8,
    "mercenary": 0.8,
    "reserve_army": 0.7,
    "limes": 0.4,
    "marauders": 0.4,
    "diplomat": 0.3,
}
_PROVINCE_WORTH: Final = (0.75, 1.15, 0.65, 0.85)
"""A province card by its symbol: food, stone, gold, army."""
WORTH: Final[tuple[float, ...]] = tuple(
    _WORTH.get(name, max([w for kind, w in enumerate(_PROVINCE_WORTH) if COUNT[kind][card]], default=0.0))
    for card, name in enumerate(CARDS)
)
_HASTY: Final = {"build": 2.6, "start_build": 2.6, "quarry": 0.9, "market": 0.5, "start_market": 0.5, "general": 0.3}
HASTY: Final[tuple[float, ...]] = tuple(
    _HASTY.get(name, 0.5 if COUNT[STONE][card] else 0.0) for card, name in enumerate(CARDS)
)
"""What a card is worth more to somebody who wants to build and end the game."""
_TROUBLE: Final = {
    "fixed_city": 1.2,
    "fixed_road": 1.2,
    "fixed_castle": 1.0,
    "patronage": 1.0,
    "guilded_city": 1.4,
    "roadside_inns": 1.4,
    "runestones": 1.6,
    "spoils_of_war": 1.6,
    "here_be_dragons": 2.2,
    "lord_of_the_isles": 2.2,
    "master_of_the_seas": 2.2,
    "citadel": 2.5,
    "defender_of_the_realm": 4.0,
}
TROUBLE: Final[tuple[float, ...]] = tuple(_TROUBLE[name] for name in VP_CARDS)
"""What it takes to earn a token of each VP card."""
CITY_BOUND: Final = (VP_CARDS.index("fixed_city"), VP_CARDS.index("guilded_city"))
KEPT_TOWNS: Final = 7
"""The last Towns are for provinces that bring a token, too."""
LAST_TOWN: Final = 2.6
"""Each of the last three Towns: without one no province can be won that the end of the game might need."""
DECK: Final = 16.0
"""How much the mean worth of the own cards counts: it is what every turn to come is made of."""


def evaluate(g: Mythotopia, seat: int) -> float:
    """How good this state is for a seat."""
    if not g.agenda:
        return final(g, seat)
    if type(g.agenda[-1]) is not TakeAction and g.agenda[-1].seat == seat:
        g = finished(g, seat)
        if not g.agenda:
            return final(g, seat)
    rivals = [standing(g, other) for other in range(g.seats) if other != seat]
    far = to_go(g, seat)
    close = exp(-far / NEAR_END)  # 1 when nothing is missing any more
    haste = HASTE + LAST_STEPS / NEAR_END * close
    return standing(g, seat, haste) + hopes(g, seat, haste) - RIVAL * max(rivals) - HASTE * far + LAST_STEPS * close


def final(g: Mythotopia, seat: int) -> float:
    points = g.scores()
    others = [n for other, n in enumerate(points) if other != seat]
    return (WON if seat in g.winners() else -WON) + points[seat] - max(others)


# -- the habits by which an action is finished --


def finished(g: Mythotopia, seat: int) -> Mythotopia:
    """A copy in which the action in hand is complete."""
    g = g.clone()
    for _ in range(40):
        if not g.agenda:
            break
        step = g.agenda[-1]
        if step.seat != seat or type(step) is TakeAction:
            break
        g.apply(habit(g, seat, step.options(g)))
    return g


def habit(g: Mythotopia, seat: int, options: list[Action]) -> Action:
    """The first sensible answer to a question inside an action."""
    if len(options) == 1:
        return options[0]
    step = g.agenda[-1]
    kind = type(step)
    if kind is Armies:
        assert isinstance(step, Armies)
        return lay_armies(g, step, options)
    if kind is Pay or kind is Carry or kind is BuildWith:
        return min(options, key=price)
    if kind is Ships or kind is Extra or kind is Buy or kind is Alchemist or kind is RemoveHowMany:
        return options[-1] if options[-1][0] != "done" else options[0]
    if kind is InvadeWhere:
        symbols = army_symbols(g, seat)
        return max(options, key=lambda a: target_value(g, seat, a[1], symbols))
    if kind is InvadeFrom:
        return min(options, key=price)
    if kind is PlaceWhere:
        return max(options, key=lambda a: need_of(g, seat, a[1]))
    if kind is EndWar:
        return max(options, key=lambda a: spoils(g, seat, a[1]) if leader(g.sides(a[1])) == seat else 0.0)
    if kind is Acquire or kind is Mystic or kind is Philosopher:
        return max(options, key=lambda a: card_worth(g, seat, a[1]))
    if kind is PutInReserve:
        return max(options, key=lambda a: reserve_worth(a[1]) if len(a) > 1 else 0.0)
    if kind is DiscardCards or kind is RemoveCards or kind is Counsel:
        if options[-1] == ("stop",):
            return options[-1]
        return min(options, key=lambda a: WORTH[a[1]])
    if kind is Build:
        return max(options, key=lambda a: building_value(g, seat, a))
    if kind is Marauders:
        return max(options, key=lambda a: a[2] != seat)
    return options[-1] if options[-1] == ("stop",) else options[0]


def price(action: Action) -> float:
    """What a card laid down is worth."""
    return WORTH[action[1]] + (0.8 * action[2] if len(action) > 2 else 0.0)


def lay_armies(g: Mythotopia, step: Armies, options: list[Action]) -> Action:
    """Enough armies to be the strongest, the dearest symbols last."""
    if options[-1] == ("done",):
        p, seat = step.province, step.seat
        sides = [force for side, force in g.sides(p) if side != seat]
        mine = g.force(p, seat) + step.laid
        if len(options) == 1 or mine > max(sides, default=0):
            return options[-1]
        options = options[:-1]
    return min(options, key=price)


def army_symbols(g: Mythotopia, seat: int) -> int:
    me = g.players[seat]
    cards = me.hand | me.reserve
    n = sum([COUNT[ARMY][card] for card in bits(cards & WITH[ARMY])])
    if g.live(seat) & EFFECT[ARMY]:
        n += 1
    return min(n, me.supply_armies)


def target_value(g: Mythotopia, seat: int, p: int, symbols: int) -> float:
    """A province to invade: what it brings, less the trouble of winning it."""
    owner = g.owner_of(p)
    defence = g.force(p, owner) if owner >= 0 else g.neutral_force(p)
    missing = defence + 1 - symbols - (g.force(p, seat) - g.players[seat].armies_in(p))
    return spoils(g, seat, p, HASTE) - 0.8 * max(0, missing) - 0.25 * defence - (1.0 if owner >= 0 else 0.0)


def spoils(g: Mythotopia, seat: int, p: int, haste: float = 0.0) -> float:
    """What winning a province would bring a seat."""
    if not g.players[seat].supply_towns:
        return 0.0
    bit = 1 << p
    value = (PROVINCE_VP if g.players[seat].supply_towns > KEPT_TOWNS else 0.0) + 0.3 * WORTH[p]
    if g.dragons & bit and g.can_take(seat, DRAGONS_STACK):
        value += STACK_VALUE[DRAGONS_STACK] + haste * TROUBLE[STACK_CARD[DRAGONS_STACK]]
    if g.runestones & bit and g.can_take(seat, RUNESTONES_STACK):
        value += STACK_VALUE[RUNESTONES_STACK] + haste * TROUBLE[STACK_CARD[RUNESTONES_STACK]]
    owner = g.owner_of(p)
    if owner >= 0:
        value += 1.5
        if g.can_take(seat, SPOILS_STACK):
            value += STACK_VALUE[SPOILS_STACK] + haste * TROUBLE[STACK_CARD[SPOILS_STACK]]
        if g.players[owner].citadel & bit and g.can_take(seat, CITADEL_STACK):
            value += STACK_VALUE[CITADEL_STACK] + haste * TROUBLE[STACK_CARD[CITADEL_STACK]]
    own = g.players[seat].own
    for island, stack in zip(ISLANDS, ISLES_STACKS, strict=True):
        if bit & island and g.can_take(seat, stack):
            held = (own & island).bit_count() + 1
            value += (STACK_VALUE[stack] + haste * TROUBLE[STACK_CARD[stack]]) * held / island.bit_count() * 0.8
    return value


def need_of(g: Mythotopia, seat: int, p: int) -> float:
    """How much a province wants reinforcements."""
    sides = g.sides(p)
    if len(sides) < 2:
        return -1.0
    mine = g.force(p, seat)
    rest = max([force for side, force in sides if side != seat])
    return 2.0 + rest - mine if mine <= rest else 0.5


def reserve_worth(card: int) -> float:
    """A card that should lie in the Reserve."""
    bit = 1 << card
    if bit & RESERVE_CARDS:
        return WORTH[card]
    if bit & BUILD_CARDS:
        return 0.9
    return 0.3 if bit & WITH[STONE] else 0.1


def card_worth(g: Mythotopia, seat: int, card: int) -> float:
    """A card one might get."""
    me = g.players[seat]
    worth = WORTH[card]
    if 1 << card & BUILD_CARDS and me.cards() & BUILD_CARDS:
        worth -= 0.4
    return worth


def building_value(g: Mythotopia, seat: int, action: Action) -> float:
    verb = action[0]
    stack = CITY_STACK if verb == "city" else CASTLE_STACK if verb == "castle" else ROAD_STACK
    value = float(STACK_VALUE[stack]) if g.can_take(seat, stack) else 0.0
    if verb == "city":
        return value + 0.7
    if verb == "castle" and g.attacked(seat) >> action[1] & 1:
        return value + 1.0
    return value


# -- the worth of a position --


def standing(g: Mythotopia, seat: int, haste: float = 0.0) -> float:
    """Points, wars, pieces and cards of a player: what everybody can see."""
    me = g.players[seat]
    value = PROVINCE_VP * me.own.bit_count() + me.tokens() + 0.0
    value += war_value(g, seat, haste)
    value += 0.35 * min(me.supply_armies, 5) + 0.1 * me.supply_armies + 0.12 * me.supply_ships
    value += 0.18 * sum([(me.ships >> 4 * sea & 15) > 0 for sea in range(len(SEAS))])
    value += 0.5 * me.cities.bit_count() + (0.5 if me.citadel else 0.0)
    value += LAST_TOWN * min(me.supply_towns, 3) + 0.25 * min(me.supply_towns, 6)
    cards = bits(me.cards())
    worth = sum([WORTH[card] for card in cards])
    if haste:
        worth += haste * sum([HASTY[card] for card in cards])
    value += DECK * worth / (len(cards) + 6) + means(me.cards())
    active = me.reserve & RESERVE_CARDS
    if active:
        value += sum([0.7 * WORTH[card] for card in bits(active)])
    if me.claims < 3 and g.can_take(seat, MASTER_STACK):
        seas = sum([(me.ships >> 4 * sea & 15) > 0 for sea in range(len(SEAS))])
        ports = sum([coast & me.own != 0 for coast in COAST])
        value += (0.5 + 0.7 * haste) * min(seas, 4 if me.claims else 3) + 0.5 * haste * ports
        value += 1.2 * haste * min((me.cards() & WITH[SHIP]).bit_count(), 2)
        value += 0.6 * haste * min(me.supply_ships, len(SEAS) - seas)
    return value


def means(cards: int) -> float:
    """A deck needs food, armies, gold and provinces to start from, whatever the mean says."""
    food = (cards & WITH[FOOD]).bit_count()
    armies = sum([COUNT[ARMY][card] for card in bits(cards & WITH[ARMY])])
    sources = (cards & PROVINCE_CARDS).bit_count()
    stone = (cards & WITH[STONE]).bit_count()
    return 0.6 * min(food, 3) + 0.3 * min(armies, 6) + 0.4 * min(sources, 6) + 0.4 * min(stone, 4)


def war_value(g: Mythotopia, seat: int, haste: float) -> float:
    """Wars of a player: what he may win, and what he may lose."""
    me = g.players[seat]
    value = 0.0
    for p in bits(g.wars_of(seat)):
        sides = g.sides(p)
        mine = g.force(p, seat)
        best = max([force for side, force in sides if side != seat])
        if me.own >> p & 1:
            if best > mine:
                value -= 3.2
            elif best == mine:
                value -= 1.2
            elif g.can_take(seat, DEFENDER_STACK):
                value += 0.6
            continue
        gain = spoils(g, seat, p, haste)
        if mine > best:
            safe = 0.85 if sides[0][0] < 0 and len(sides) == 2 else 0.7
            value += safe * gain
        elif mine == best:
            value += 0.35 * gain
        elif sides[0][0] < 0 and len(sides) == 2 and me.supply_armies + 1 > best - mine:
            value += 0.6 * gain * mine / (best + 1)  # nobody hinders a siege of the neutral force
        else:
            value += max(0.0, 0.22 - 0.07 * (best - mine)) * gain - 0.2 * me.armies_in(p)
    return value


def hopes(g: Mythotopia, seat: int, haste: float) -> float:
    """What hand and Reserve promise for the actions to come; only the seat itself knows its hand."""
    me = g.players[seat]
    held = me.hand | me.reserve
    live = me.reserve & EFFECTS
    value = 0.0
    missing = me.hand_limit() - me.hand.bit_count()
    if missing > 0:
        value += 0.15 * missing
    stone = most(held & ~BUILD_CARDS, live, STONE)
    if held & BUILD_CARDS:
        site = held & PROVINCE_CARDS & ~WITH[STONE] or (held & PROVINCE_CARDS).bit_count() > 1
        spare = stone if site else max(0, stone - 1)
        best = best_building(g, seat, spare, haste)
        value += (0.4 * best if site else 0.25 * best) + 0.2
    value += 0.16 * min(stone, 3)
    armies = army_symbols(g, seat)
    food = most(held, live, FOOD)
    value += 0.15 * min(armies, 4) + 0.12 * min(food, 2) + 0.08 * min(most(held, live, GOLD), 2)
    if armies >= 2 and food and held & PROVINCE_CARDS and me.supply_towns:
        value += 0.3
    if me.reserve & QUEEN_BIT:
        value += 0.2
    if me.reserve & WAREHOUSE_BIT:
        value += 0.1
    return value


def best_building(g: Mythotopia, seat: int, stone: int, haste: float) -> float:
    """The best building for so much stone; with less it is a part of the way."""
    best = 0.0
    if stone >= 1 and castle_sites(g, seat) and g.can_take(seat, CASTLE_STACK):
        best = STACK_VALUE[CASTLE_STACK] + haste
    dear = 0.0
    if city_sites(g, seat):
        dear = 0.7 + (STACK_VALUE[CITY_STACK] + haste if g.can_take(seat, CITY_STACK) else 0.0)
    if road_sites(g, seat) and g.can_take(seat, ROAD_STACK):
        dear = max(dear, STACK_VALUE[ROAD_STACK] + haste)
    share = 1.0 if stone >= 2 else 0.5 if stone == 1 else 0.2
    return max(best, dear * share)


def to_go(g: Mythotopia, seat: int) -> float:
    """How far the end is: the trouble of emptying the four VP cards that are easiest for this player."""
    me = g.players[seat]
    trouble: list[float] = []
    for card in bits(g.in_play):
        left = sum([g.stacks[stack] for stack in CARD_STACKS[card]])
        n = TROUBLE[card] * left
        if card in CITY_BOUND:
            n += 4.0 * max(0, left - me.supply_cities)  # somebody else would have to help
        trouble.append(n)
    trouble.sort()
    return sum(trouble[:EMPTY_TO_END]) + 0.25 * trouble[EMPTY_TO_END]

"""The greedy bot's opinion of a state of Architects: points, goods on the way to buildings, and workers at work."""

from typing import Final

from .rules.facts import (
    CATHEDRAL_OPEN,
    COST,
    CROWD,
    CROWD_MASK,
    GOLD,
    GUARDHOUSE,
    HALL_SPACES,
    LARGE,
    LEVEL_COST,
    LEVEL_MIX,
    LEVEL_VP,
    MARBLE,
    MINES,
    NEEDS,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOP_LEVEL,
    TOWN_CENTRE,
    VP,
    WOOD,
    WORKSHOP,
    amounts,
)
from .rules.player import Player
from .rules.scoring import score_lines
from .rules.state import NONE, Architects

# What things are worth, in points. The sizes were found by letting the bot play itself with one of them changed.
GOODS_WORTH: Final = (0.2, 0.25, 0.25, 1.1, 1.2, 0.12)
"""Clay, wood, stone, gold, marble, silver, while they may still be spent."""
ENOUGH: Final = (6, 8, 8, 4, 4, 8)
"""More of a good than this helps nothing but the score sheet; who only hoards never ends the game."""
EXCESS: Final = 0.05
PRICE: Final = (0.6, 0.8, 0.8, 2.0, 2.2)
"""How hard each good of a price is to come by."""
READY: Final = 0.4
"""Of the points of a building that can be constructed now."""
ON_THE_WAY: Final = 0.3
"""Of the points of a building, times the part of its price that is there."""
SKILL: Final = 2.0
"""What a missing skill adds to a price."""
APPRENTICE: Final = 0.7
CARD: Final = 0.25
WORKERS_AT: Final = {
    STOREHOUSE: 0.1,
    TOWN_CENTRE: 0.1,
    TAX_STAND: 0.0,
    GUARDHOUSE: 0.1,
    WORKSHOP: 0.15,
    MINES: 0.3,
    SILVERSMITH: 0.2,
}
AT_WORK: Final = 0.3
"""A worker on the quarry or in the forest makes every later visit richer."""
PLACE_WORTH: Final = tuple(WORKERS_AT.get(place, AT_WORK) for place in range(LARGE))
IDLE: Final = (0.0, 0.8, 1.4, 1.8, 2.1, 2.3)
"""Workers at hand; more than five make no difference."""
CAPTIVE: Final = 0.3
"""Somebody's worker on the own board: a silver, and a loss to him."""
LOST: Final = 0.25
"""An own worker in Prison or on another board."""
VIRTUE: Final = 0.12
"""A point of virtue, besides what the track pays."""
WIN: Final = 10.0
STORED: Final = ("gold_marble", "silver")
"""Lines of the score sheet that count in the last round only: before that goods have a worth of their own."""


def evaluate(g: Architects, seat: int) -> float:
    """How good this state is for a seat; higher is better."""
    players = g.players
    if g.is_over():
        scores = g.scores()
        own = scores.pop(seat)
        return own - (max(scores) if scores else 0) + (WIN if seat in g.winners() else -WIN)
    hurry = progress(g)
    worths = [worth(g, i, players[i], hurry, i == seat) for i in range(len(players))]
    own_worth = worths.pop(seat)
    return own_worth - (max(worths) + sum(worths) / len(worths)) / 4


def progress(g: Architects) -> float:
    """How far the game has come: from 0 to 1, and 1 in the last round."""
    return min(1.0, len(g.hall) / HALL_SPACES[len(g.players)])


def worth(g: Architects, seat: int, me: Player, hurry: float, own: bool) -> float:
    """A player's points, and what may become of goods, cards and workers."""
    lines = score_lines(g.players, seat, seat >= g.seats)
    value = float(sum([points for name, points in lines if name not in STORED]))
    if g.final_turns != NONE:
        value += sum([points for name, points in lines if name in STORED])
    late = 1.0 - hurry * 0.5
    goods = amounts(me.goods)
    for good, n in enumerate(goods):
        enough = ENOUGH[good]
        useful = n if n <= enough else enough + (n - enough) * EXCESS
        value += GOODS_WORTH[good] * useful * late
    value += VIRTUE * me.virtue * late
    value += IDLE[min(me.idle, 5)] * late
    at = me.at
    for place in range(LARGE):
        n = at >> (CROWD * place) & CROWD_MASK
        if n:
            value += PLACE_WORTH[place] * n * late
    captured, captives = me.captured, 0
    while captured:
        captives += captured & CROWD_MASK
        captured >>= CROWD
    value += CAPTIVE * captives
    value -= LOST * (me.prison + g.captives(seat)) * late
    value += APPRENTICE * me.crew.bit_count() * late
    if own:
        value += prospects(g, me, goods) + CARD * min(len(me.hand), 6) * late
    return value


def prospects(g: Architects, me: Player, goods: list[int]) -> float:
    """The two best things to build next, as far as they are paid for."""
    best, second = 0.0, 0.0
    for card in me.hand:
        found = VP[card] * paid_part(me, card, goods)
        if found > best:
            best, second = found, best
        elif found > second:
            second = found
    found = cathedral(g, me, goods)
    if found > best:
        best, second = found, best
    elif found > second:
        second = found
    return best + second / 2


def paid_part(me: Player, card: int, goods: list[int]) -> float:
    price, there = 0.0, 0.0
    cost = amounts(COST[card])
    for good, hard in enumerate(PRICE):
        n = cost[good]
        if n:
            price += n * hard
            there += min(n, goods[good]) * hard
    for need in NEEDS[card]:
        price += SKILL
        if me.crew & need:
            there += SKILL
    return READY if there >= price else ON_THE_WAY * there / price


def cathedral(g: Architects, me: Player, goods: list[int]) -> float:
    """The next level of the Cathedral, as far as it is paid for."""
    level = me.level + 1
    if level > TOP_LEVEL or not CATHEDRAL_OPEN[me.virtue] or not g.is_level_free(level) or not me.hand:
        return 0.0
    gain = LEVEL_VP[level] - LEVEL_VP[me.level] + 1.5
    mix = LEVEL_MIX[level]
    if mix:
        part = min(mix, goods[WOOD] + goods[STONE]) / mix
    else:
        cost = amounts(LEVEL_COST[level])
        there = min(cost[GOLD], goods[GOLD]) + min(cost[MARBLE], goods[MARBLE])
        part = there / (cost[GOLD] + cost[MARBLE])
    return gain * (READY if part >= 1 else ON_THE_WAY * part)

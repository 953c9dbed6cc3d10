"""The greedy bot's opinion of a state of Settlers: points, and what the land is good for next."""

from typing import Final

from .rules.facts import (
    CITY,
    CLASS,
    COIN,
    GAINS,
    MASTER,
    MASTER_RESOURCE,
    NATURE,
    NEED_BIT,
    NEEDS,
    POINTS,
    POINTS_PER_MASTER,
    POINTS_PER_REPLACED,
    POINTS_PER_TOKEN,
    PRIZE,
    PRODUCES,
    RESOURCE_CLASS,
    RESOURCES,
    UNIT,
    VILLAGE,
    WAR,
    can_meet_anywhere,
    givers_of,
)
from .rules.land import Player
from .rules.state import Settlers
from .rules.steps import AgreeToEnd, Attach, TakeSquare

# What things are worth, in points. A handful of sets were tried in self-play, and the one was taken whose games come
# nearest to those the content was designed with (how soon they end, how, and at what scores). None was tuned for
# strength.
EAGER: Final = 1.5
"""A prize is worth so much more than its points: it is gone for the others, and the end comes nearer."""
TOKEN: Final = 0.3
"""A token in hand; it scores 1, but only if it is never used."""
MASTER_LAID: Final = TOKEN + POINTS_PER_MASTER - POINTS_PER_TOKEN
"""A master on the land: better than in hand by what the score sheet says, for it costs a producer."""
NEARER: Final = (0.0, 0.65, 0.39, 0.235, 0.14, 0.085, 0.05, 0.03, 0.018, 0.011)
"""How much of an open prize's worth counts, by the number of turns after which it could be attached at best."""
NEVER: Final = 9
RESOURCE: Final = (0.04, 0.1, 0.14)
"""A resource of each class that reaches fresh cells: nature, village, city."""
SPREAD: Final = (0.0, 0.6, 0.85, 0.95, 1.0)
"""How much of that counts if it reaches so many fresh cells."""
OPEN_SQUARE: Final = (0.0, 0.05, 0.1)
"""An open square of each class that could be attached next turn."""
ATTACHED: Final = (0.1, 0.4, 1.3)
"""What attaching a square of each class brings, roughly."""
DYING: Final = (0.5, 0.2, 0.06)
"""How much is lost of an open prize if only so many sources of a resource it needs are left anywhere."""
EXPOSED: Final = 0.4
"""How much is lost of the best prize that a war token could ruin, if an opponent holds one."""
RIVALS: Final = 0.3
"""How much the others' worth counts against the own."""
WIN: Final = 4.0
AGREEMENT: Final = 1000.0
"""Whether to end by agreement is judged by one thing alone: is there still something to earn? (O-22)"""
UNSEEN: Final = (1, 3, 4)
"""The turns until a square of each class is attached that does not lie open yet."""


def evaluate(g: Settlers, seat: int) -> float:
    """How good this state is for a seat; higher is better."""
    if g.is_over():
        return final(g, seat)
    unseen = turns_unseen(g)
    outlooks = [outlook(g, other) for other in range(g.seats)]
    worths = [worth(g, ahead, unseen) for ahead in outlooks]
    own = worths.pop(seat)
    value = own - RIVALS * (max(worths) + sum(worths) / len(worths)) / 2 - exposure(g, seat)
    value -= scarcity(g, outlooks)
    for step in g.agenda:
        if step.seat == seat and isinstance(step, Attach | TakeSquare):
            value += best_attachment(g, g.players[seat])
    if isinstance(g.agenda[-1], AgreeToEnd):
        value += -AGREEMENT if can_earn(g, seat) else AGREEMENT
    return value


def final(g: Settlers, seat: int) -> float:
    """The margin of an ended game, and something for winning it."""
    if g.ending == "agreement":
        return -AGREEMENT if can_earn(g, seat) else AGREEMENT
    scores = g.scores()
    own = scores.pop(seat)
    return own - max(scores) + (WIN if seat in g.winners() else -WIN)


class Outlook:
    """What follows from a player's land alone, whatever lies in the middle of the table."""

    __slots__ = ("land", "makes", "met", "reach", "worth")

    def __init__(self, me: Player) -> None:
        self.land = me
        supplies = me.supplies(me.fresh)
        if me.drafted:
            supplies.append(sum([UNIT[square] for square in me.drafted]))
        self.met = can_meet_anywhere(supplies, -1)
        """The sets of needs that are met on a fresh cell."""
        self.reach = reaches(supplies)
        """For every resource the number of fresh cells it reaches."""
        self.makes = [0] * len(RESOURCES)
        """For every resource the number of squares that produce it."""
        for cell in me.land:
            for made in me.produces(cell):
                self.makes[made] += 1
        self.worth = holdings(me)
        """Points, and the variety of what is produced."""
        for resource, cells in enumerate(self.reach):
            if cells:
                self.worth += RESOURCE[RESOURCE_CLASS[resource]] * SPREAD[min(4, cells)]


_OUTLOOKS: Final = 256
_outlooks: Final[dict[int, Outlook]] = {}


def outlook(g: Settlers, seat: int) -> Outlook:
    """The outlook of a seat. A player that this state shares with another never changes again, so it is remembered."""
    me = g.players[seat]
    if g.owned >> seat & 1:
        return Outlook(me)
    known = _outlooks.get(id(me))
    if known is None or known.land is not me:
        if len(_outlooks) >= _OUTLOOKS:
            _outlooks.clear()
        known = Outlook(me)
        _outlooks[id(me)] = known
    return known


def worth(g: Settlers, ahead: Outlook, unseen: list[int]) -> float:
    """A player's points, and what may become of the land."""
    met, reach, value = ahead.met, ahead.reach, ahead.worth
    turns = turns_until(g, met, reach, unseen)
    for prize in g.prizes:
        if NEED_BIT[prize] & met:
            value += NEARER[1] * (POINTS[prize] + EAGER)
            continue
        one, two = NEEDS[prize]
        if not reach[one]:
            more = turns[one] if reach[two] else turns[one] + turns[two]
        elif not reach[two]:
            more = turns[two]
        else:
            more = min(turns[one], turns[two])
        value += NEARER[min(1 + more, NEVER)] * (POINTS[prize] + EAGER)
    for square in g.rows[VILLAGE] + g.rows[CITY]:
        if NEED_BIT[square] & met:
            value += OPEN_SQUARE[CLASS[square]]
    return value


def turns_until(g: Settlers, met: int, reach: list[int], unseen: list[int]) -> list[int]:
    """For every resource the turns until one more square produces it, at best."""
    turns = unseen[:]
    for square in g.rows[VILLAGE]:
        made = PRODUCES[square][0]
        if NEED_BIT[square] & met:
            turns[made] = 1
        elif turns[made] > 2:
            turns[made] = 2
    for square in g.rows[CITY]:
        made = PRODUCES[square][0]
        if NEED_BIT[square] & met:
            turns[made] = 1
        else:
            soon = 1 + min([turns[need] for need in NEEDS[square] if not reach[need]], default=1)
            if soon < turns[made]:
                turns[made] = soon
    return turns


def turns_unseen(g: Settlers) -> list[int]:
    """The same where nothing of the resource lies open: what is left in the stacks may be turned up."""
    turns = [NEVER] * len(RESOURCES)
    for c in (NATURE, VILLAGE, CITY):
        for square in g.stacks[c]:
            for made in PRODUCES[square]:
                turns[made] = UNSEEN[c]
    return turns


def scarcity(g: Settlers, outlooks: list[Outlook]) -> float:
    """What is lost because a resource that open prizes need is dying out: in stacks, rows and on all lands."""
    lost = 0.0
    left = [-1] * len(RESOURCES)
    for prize in g.prizes:
        for need in NEEDS[prize]:
            if left[need] < 0:
                left[need] = sum([ahead.makes[need] for ahead in outlooks])
                if left[need] < len(DYING):
                    c = RESOURCE_CLASS[need]
                    left[need] += len([s for s in g.stacks[c] + g.rows[c] if need in PRODUCES[s]])
            if left[need] < len(DYING):
                lost += DYING[left[need]] * (POINTS[prize] + EAGER)
    return lost


def holdings(me: Player) -> float:
    """The score sheet through the bot's eyes: prizes are what the game is about, tokens are small change."""
    value = 0.0
    for cell, square in me.land.items():
        if POINTS[square] and cell not in me.ruined:
            value += POINTS[square] + EAGER
    for cell in me.masters:
        if cell not in me.ruined:
            value += MASTER_LAID
    return value + TOKEN * (len(me.tokens) + sum(me.coins.values())) + POINTS_PER_REPLACED * len(me.replaced)


_REACH_LIMIT: Final = 100_000
_FIELD: Final = 8
_reach: Final[dict[int, int]] = {}


def reaches(supplies: list[int]) -> list[int]:
    """For every resource the number of these supplies that hold a giver of it."""
    total = 0
    for supply in supplies:
        known = _reach.get(supply)
        if known is None:
            if len(_reach) >= _REACH_LIMIT:
                _reach.clear()
            known = sum([1 << (_FIELD * r) for r, givers in enumerate(givers_of(supply)) if givers])
            _reach[supply] = known
        total += known
    return list(total.to_bytes(len(RESOURCES), "little"))


def exposure(g: Settlers, seat: int) -> float:
    """What the seat stands to lose to a war token in an opponent's hand: its best unprotected prize."""
    if not any(WAR in g.players[other].tokens for other in g.others(seat)):
        return 0.0
    me = g.players[seat]
    return EXPOSED * max(POINTS[me.land[cell]] if cell not in me.ruined else 0 for cell in me.unprotected())


def best_attachment(g: Settlers, me: Player) -> float:
    """What the square that is still to be attached this turn will bring."""
    without = me.met_on_fresh(-1)
    met = without if g.bought < 0 else me.met_on_fresh(g.bought)
    best = 0.0
    for square in g.attachable(met):
        if CLASS[square] == PRIZE:
            gain = (POINTS[square] + EAGER) * (1.0 - NEARER[1 if NEED_BIT[square] & without else 3])
        else:
            gain = ATTACHED[CLASS[square]]
        best = max(best, gain)
    return best


def can_earn(g: Settlers, seat: int) -> bool:
    """Might this seat still score? Generously: wherever the squares lie, whatever chance turns up."""
    me = g.players[seat]
    coming = [square for zone in (*g.rows, *g.stacks) for square in zone]
    possible = {r for square in coming for r in PRODUCES[square]}
    possible.update(r for cell in me.land for r in me.produces(cell))
    if COIN in me.tokens or me.coins:
        for other in g.others(seat):
            rival = g.players[other]
            possible.update(r for cell in rival.land for r in rival.produces(cell))
    if any(token >= MASTER and MASTER_RESOURCE[token - MASTER] in possible for token in me.tokens):
        return True
    scoring = g.prizes + [square for square in coming if GAINS[square] >= 0]
    return any(possible.issuperset(NEEDS[square]) for square in scoring)

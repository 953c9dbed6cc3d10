"""The Guildhall: construct a building, or advance the Cathedral (A-129..A-151)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt, RunningStep
from citywright.kit.zones import draw

from .effects import BuildingEffect
from .facts import (
    BUILDING_VIRTUE,
    BUILT_DRAW,
    CATHEDRAL_BONUS,
    CATHEDRAL_OPEN,
    COST,
    EMPTY_PILE_VIRTUE,
    GUILDHALL,
    IMMEDIATE,
    LEVEL_COST,
    LEVEL_MIX,
    NEEDS_NO_CARD,
    ONE,
    RESET_ROWS,
    REWARD_CARDS,
    REWARD_GOODS,
    REWARD_VIRTUE,
    SPARES,
    STONE,
    TOP_LEVEL,
    WOOD,
    amount,
)
from .player import Player
from .state import Architects
from .verbs import STOP, Ask
from .virtue import change_virtue

IN_HALL: Final[Action] = ("place", GUILDHALL)


def enter(g: Architects, seat: int) -> None:
    """A worker on the next space of the Guildhall, or beside it once it is full (A-44, A-181), and the choice."""
    stand_in_hall(g, seat)
    g.next(Guildhall(seat))


def stand_in_hall(g: Architects, seat: int) -> None:
    me = g.edit(seat)
    me.idle -= 1
    me.guild += 1
    row, column = g.hall_space(len(g.hall))
    g.hall = (*g.hall, seat)
    if column == 0 and row in RESET_ROWS:  # A-167; beside the hall there is no such space (OR-34)
        g.reset_due = True


class Guildhall(Ask):
    """Construct one building, or take one step on the Cathedral (A-129)."""

    __slots__ = ()
    rule = 129

    def options(self, g: Architects) -> list[Action]:
        me = g.players[self.seat]
        found: list[Action] = [("construct", card) for card in me.hand if me.can_construct(card)]
        if g.can_advance(self.seat):
            found.append(("advance",))
        return found

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "construct":
            return cannot_construct(g.players[self.seat], action[1])
        if action[0] == "advance":
            return cannot_advance(g, self.seat)
        return self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        seat = self.seat
        me = g.edit(seat)
        if action[0] == "construct":
            card = action[1]
            if me.board < 0:
                construct(g, seat, card, COST[card])
                return
            ways = me.ways_to_pay(COST[card])
            if len(ways) > 1:
                g.next(Spare(seat, card))
            else:
                construct(g, seat, card, ways[0])
            return
        mixes = g.mixes(seat)
        if len(mixes) > 1:
            g.next(Mix(seat))
        else:
            pay_level(g, seat, mixes[0])
        if not NEEDS_NO_CARD[me.board]:
            g.next(DiscardFor(seat))
        g.next(Rise(seat))


def cannot_construct(me: Player, card: int) -> int:
    """The clause against constructing this card, or 0."""
    if card not in me.hand:
        return 131 if card in me.built else 129
    if me.can_construct(card):
        return 0
    return 132 if me.lacks_skill(card) else 135


def cannot_advance(g: Architects, seat: int) -> int:
    """The clause against a step on the Cathedral, or 0."""
    me = g.players[seat]
    if not CATHEDRAL_OPEN[me.virtue]:
        return 163
    if me.level == TOP_LEVEL:
        return 143
    if not me.hand and not NEEDS_NO_CARD[me.board]:
        return 151
    if not g.is_level_free(me.level + 1):
        return 146
    return 0 if g.mixes(seat) else 141


def nothing_to_build(g: Architects, seat: int) -> int:
    """Why nobody is let into the Guildhall: neither a construction nor a step is possible (OR-5).

    Whoever holds cards may lack something else for each of them; what is lacking stands on the cards.
    """
    me = g.players[seat]
    if me.hand:
        return 129
    return cannot_advance(g, seat) if NEEDS_NO_CARD[me.board] else 151


def construct(g: Architects, seat: int, card: int, price: int) -> None:
    """Pay, lay the card down, apply its virtue, then its effect (A-135..A-137)."""
    me = g.edit(seat)
    g.pay(seat, price)
    me.hand = tuple([c for c in me.hand if c != card])
    me.built = (*me.built, card)
    g.all_see(card)
    g.tell("constructs", seat, card)
    change_virtue(g, seat, BUILDING_VIRTUE[card])
    effect = IMMEDIATE[card]
    if effect is not None:
        g.next(OfferCrane(seat) if effect["op"] == "extra_guildhall_placement" else BuildingEffect(seat, card))
    if BUILT_DRAW[me.board]:
        g.next(DrawCards(seat, BUILT_DRAW[me.board]))


class Spare(Ask):
    """Lothaire leaves out one wood or one stone (P-12)."""

    __slots__ = ("card",)
    fields = ("seat", "card")
    rule = 412

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Architects) -> list[Action]:
        return [("spare", 0), ("spare", 1)]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "spare" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.players[self.seat]
        good = (WOOD, STONE)[action[1]]
        construct(g, self.seat, self.card, COST[self.card] - SPARES[me.board] * ONE[good])

    def prompt(self, g: Architects) -> Prompt:
        return ("Spare", self.seat, self.card)


class OfferCrane(RunningStep[Architects]):
    """The Crane asks only who has a worker left (BD-41)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        if g.players[self.seat].idle:
            g.next(Crane(self.seat))


class Crane(Ask):
    """Place one more worker in the Guildhall and build again, if that is possible and wanted (BD-41)."""

    __slots__ = ()
    rule = 741

    def options(self, g: Architects) -> list[Action]:
        return [IN_HALL, STOP] if g.can_build(self.seat) else [STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "place":
            if action[1] != GUILDHALL:
                return self.rule
            return 0 if g.can_build(self.seat) else nothing_to_build(g, self.seat)
        return 0 if action[0] == "stop" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "place":
            enter(g, self.seat)


class DrawCards(RunningStep[Architects]):
    """Building cards for a hand (Clovis, after a construction: P-14)."""

    __slots__ = ("n",)
    fields = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, g: Architects) -> None:
        g.draw_cards(self.seat, self.n)


def pay_level(g: Architects, seat: int, wood: int) -> None:
    """The price of the level above; of a mixed one so much wood and the rest stone (A-141, A-149, A-150)."""
    me = g.players[seat]
    level = me.level + 1
    if LEVEL_MIX[level]:
        stone = LEVEL_MIX[level] - SPARES[me.board] - wood
        g.pay(seat, wood * ONE[WOOD] + stone * ONE[STONE])
    else:
        g.pay(seat, me.ways_to_pay(LEVEL_COST[level])[0])


class Mix(Ask):
    """How much of a mixed price is wood (A-149, A-150)?"""

    __slots__ = ()

    def options(self, g: Architects) -> list[Action]:
        return [("mix", wood) for wood in g.mixes(self.seat)]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "mix" and action[1] in g.mixes(self.seat) else self.asks(g)

    def asks(self, g: Architects) -> int:
        return 149 if g.players[self.seat].level + 1 == 2 else 150

    def resolve(self, g: Architects, action: Action) -> None:
        pay_level(g, self.seat, action[1])


class DiscardFor(Ask):
    """A step on the Cathedral takes a building card from the hand (A-142)."""

    __slots__ = ()
    rule = 142

    def options(self, g: Architects) -> list[Action]:
        return [("discard", card) for card in g.players[self.seat].hand]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "discard" and action[1] in g.players[self.seat].hand else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        g.bury(self.seat, action[1])


class Rise(RunningStep[Architects]):
    """One level up, then a reward; Acolytes help with either kind (A-143..A-145, K-20)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        rise(g, self.seat)


def rise(g: Architects, seat: int) -> None:
    me = g.edit(seat)
    me.level += 1
    g.tell("rises", seat, me.level)
    goods, virtue, cards = 0, EMPTY_PILE_VIRTUE, 0
    if g.rewards_left:
        reward = draw(g, g.rewards)
        g.rewards_left -= 1
        g.rewards_used = (*g.rewards_used, reward)
        goods, virtue, cards = REWARD_GOODS[reward], REWARD_VIRTUE[reward], REWARD_CARDS[reward]
        g.tell("rewarded", seat, reward)
    if seat >= g.seats:  # a rival draws no cards and its apprentices have no powers (N-13, N-27)
        g.gain(seat, goods)
        change_virtue(g, seat, virtue)
        return
    for bit, more, _, drawn in CATHEDRAL_BONUS:
        if me.crew & bit:
            goods += more
            cards += drawn
    g.gain(seat, goods)
    if cards:
        g.draw_cards(seat, cards)
    change_virtue(g, seat, virtue)


def level_price(level: int) -> tuple[int, int]:
    """Basic and precious goods of a level, for who may mix them."""
    cost = LEVEL_COST[level]
    basic = LEVEL_MIX[level] + amount(cost, 0) + amount(cost, WOOD) + amount(cost, STONE)
    return basic, amount(cost, 3) + amount(cost, 4)

"""Questions to the rules about a view: the table as the rules know it, as far as the viewer knows it."""

from typing import Any, Final

from citywright.kit.game import View

from .facts import (
    CAPTURE_TAX,
    CROWD,
    DIG,
    GATHERS,
    GOLD_WORKERS,
    GUARDHOUSE,
    GUILDHALL,
    LARGE_SIDE,
    MARKET_A,
    MINES,
    ONE,
    OVERSEERS,
    ROB_DISCOUNT,
    ROB_VIRTUE,
    SILVER,
    SMALL,
    STOREHOUSE,
    STUDY,
    TAX_STAND,
    TOWN_CENTRE,
    VISIT_BONUS,
    WORKER,
    WORKSHOP,
    amounts,
)
from .market import terms
from .places import visit_bonus
from .player import Player
from .state import NONE, Architects
from .turn import PlaceWorker


def player_of(plain: dict[str, Any], hand: list[int]) -> Player:
    me = Player()
    me.goods = sum(n * ONE[good] for good, n in enumerate(plain["goods"]))
    me.virtue, me.level, me.debts, me.paid = plain["virtue"], plain["level"], plain["debts"], plain["paid"]
    me.idle, me.prison, me.guild = plain["idle"], plain["prison"], plain["guild"]
    me.at = sum(n * WORKER[place] for place, n in enumerate(plain["at"]))
    me.captured = sum(n << (CROWD * owner) for owner, n in enumerate(plain["captured"]))
    me.hand, me.built = tuple(hand), tuple(plain["built"])
    me.crew = sum(1 << apprentice for apprentice in plain["apprentices"])
    me.board = plain["board"]
    return me


def table_of(view: View, viewer: int) -> Architects:
    """The open part of the table, with the viewer's own hand."""
    g = Architects(view["seats"], 0)
    g.players = [player_of(plain, view["hand"] if seat == viewer else []) for seat, plain in enumerate(view["players"])]
    g.rivals = len(g.players) - g.seats
    g.display, g.coins = tuple(view["display"]), tuple(view["coins"])
    g.offer, g.large, g.spaces = view["offer"], tuple(view["large"]), tuple(view["spaces"])
    g.hall, g.visiting, g.tax, g.caught_at = tuple(view["hall"]), view["visiting"], view["tax"], view["caught_at"]
    g.rewards_left = view["rewards_left"]
    return g


VisitKey = tuple[int, int, int, int, int, int, int, int]


class Visit:
    """What one more worker of a seat would bring at a place now."""

    __slots__ = ("cards", "count", "either", "gain", "place", "rule", "silver", "virtue", "workers")

    def __init__(self, g: Architects, seat: int, place: int) -> None:
        me = g.players[seat]
        self.place = place
        self.rule = PlaceWorker(seat).refuses(g, ("place", place))
        """The clause that closes the place to this seat, 0 if it is open."""
        self.workers = me.workers_at(place) + 1 if place < MARKET_A else 0
        """The own workers there, the new one included."""
        self.gain = 0
        self.either = 0
        """Another gain instead of the first."""
        self.silver = self.virtue = self.cards = self.count = 0
        n = self.workers
        if place in GATHERS:
            self.gain = GATHERS[place][n] + visit_bonus(me.crew, place)
        elif place == MINES:
            more = visit_bonus(me.crew, place)
            self.gain = DIG[0][n] + more
            self.either = DIG[1][n] + more if n >= GOLD_WORKERS else 0
        elif place == STOREHOUSE:
            self.count = n + sum(more for bit, more in OVERSEERS if me.crew & bit)
        elif place == WORKSHOP:
            self.cards = STUDY[n]
        elif place == TOWN_CENTRE:
            self.count = n
            self.silver = g.silver_for(seat, 0, CAPTURE_TAX)
        elif place == TAX_STAND:
            spared = sum(virtue for bit, _, virtue, _ in ROB_DISCOUNT if me.crew & bit)
            self.gain = g.tax * ONE[SILVER] + visit_bonus(me.crew, place)
            self.virtue = max(0, ROB_VIRTUE - spared)
        elif place == GUARDHOUSE:
            self.count = n
        elif place == GUILDHALL:
            self.count = sum(me.can_construct(card) for card in me.hand)
            self.cards = int(g.can_advance(seat))
        elif place >= MARKET_A and place < GUILDHALL:
            self.silver, self.virtue = terms(g, seat, place - MARKET_A)
            self.gain = offer(g, place - MARKET_A)

    def key(self) -> VisitKey:
        """Everything a sign says."""
        return (
            self.place,
            self.workers,
            self.gain,
            self.either,
            self.silver,
            self.virtue,
            self.cards,
            self.count,
        )


def offer(g: Architects, space: int) -> int:
    """The goods that lie on a space of the Black Market."""
    if space == 0:
        return SMALL[g.offer]
    return LARGE_SIDE[g.large[-1] if g.large else NONE] if space == 2 else 0


def helpers(crew: int, place: int) -> list[int]:
    """The hired apprentices who add something at a place."""
    return [bit.bit_length() - 1 for bit, _, _, _ in VISIT_BONUS[place] if crew & bit]


GATHERED: Final = (*GATHERS, MINES)


def missing(me: Player, price: int) -> list[int]:
    """How much of each good is lacking for a price."""
    return [max(0, need - have) for need, have in zip(amounts(price), amounts(me.goods), strict=True)]

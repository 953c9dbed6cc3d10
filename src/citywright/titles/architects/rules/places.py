"""Places with a choice of their own: Mines, King's Storehouse, Guardhouse (A-50..A-65, A-115..A-128)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt, RunningStep

from .captures import free_captives
from .effects import RELEASE, release
from .facts import (
    BOARD_JAIL_GAIN,
    CROWD,
    CROWD_MASK,
    DIG,
    GUARD,
    JAIL_BONUS,
    JAIL_GAIN,
    MINES,
    OPEN_TRADES,
    RANSOM_DEBT,
    RANSOM_SILVER,
    RANSOM_TAX,
    RANSOM_VIRTUE,
    REDEEM_BONUS,
    REDEEM_SILVER,
    REDEEM_TAX,
    REDEEM_VIRTUE,
    TRADE_GAIN,
    TRADE_OWNER,
    TRADE_PRICE,
    TRADE_VIRTUE,
    TRADER_MASK,
    VISIT_BONUS,
    VISIT_MASK,
    covers,
)
from .state import Architects
from .verbs import STOP, Ask
from .virtue import change_virtue, take_debts


def visit_bonus(crew: int, place: int) -> int:
    """The goods that apprentices add at a place (AP-11, AP-19, AP-25, AP-29, AP-39, K-1)."""
    if not crew & VISIT_MASK[place]:
        return 0
    return sum([goods for bit, goods, _, _ in VISIT_BONUS[place] if crew & bit])


def dig(g: Architects, seat: int, workers: int, what: int) -> None:
    """Clay or gold out of the Mines (A-54..A-56)."""
    g.gain(seat, DIG[what][workers] + visit_bonus(g.players[seat].crew, MINES))
    g.tell("digs", seat, what)


class Dig(Ask):
    """Clay or gold, never both (A-54). A single worker is not asked (A-57)."""

    __slots__ = ("workers",)
    fields = ("seat", "workers")
    rule = 54

    def __init__(self, seat: int, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def options(self, g: Architects) -> list[Action]:
        return [("dig", 0), ("dig", 1)]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "dig" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        dig(g, self.seat, self.workers, action[1])

    def prompt(self, g: Architects) -> Prompt:
        return ("Dig", self.seat, self.workers)


_OPEN: Final[tuple[tuple[Action, int], ...]] = tuple(
    (("trade", trade), TRADE_PRICE[trade]) for trade in range(OPEN_TRADES)
)
_HIRED: Final[tuple[tuple[Action, int, int], ...]] = tuple(
    (("trade", trade), TRADE_PRICE[trade], TRADE_OWNER[trade]) for trade in range(OPEN_TRADES, len(TRADE_PRICE))
)


def trades(g: Architects, seat: int) -> list[Action]:
    """Every trade this player can pay for."""
    me = g.players[seat]
    goods, crew = me.goods | GUARD, me.crew
    found = [action for action, price in _OPEN if (goods - price) & GUARD == GUARD]
    if crew & TRADER_MASK:
        found += [action for action, price, owner in _HIRED if crew & owner and (goods - price) & GUARD == GUARD]
    return found


def cannot_trade(g: Architects, seat: int, trade: int) -> int:
    """The clause against a trade, or 0."""
    me = g.players[seat]
    owner = TRADE_OWNER[trade]
    if covers(me.goods, TRADE_PRICE[trade]) and (not owner or me.crew & owner):
        return 0
    if owner:
        return 64
    return 61 if TRADE_GAIN[trade] else 60


def offer_trade(g: Architects, seat: int, left: int) -> None:
    if left and trades(g, seat):
        g.next(Trade(seat, left))


class Trade(Ask):
    """One trade for each own worker at the Storehouse, in any order, or fewer (A-59..A-65)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 59

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Architects) -> list[Action]:
        return [*trades(g, self.seat), STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "stop":
            return 0
        return cannot_trade(g, self.seat, action[1]) if action[0] == "trade" else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "stop":
            return
        trade = action[1]
        g.pay(self.seat, TRADE_PRICE[trade])
        g.gain(self.seat, TRADE_GAIN[trade])
        g.tell("trades", self.seat, trade)
        change_virtue(g, self.seat, TRADE_VIRTUE[trade])
        offer_trade(g, self.seat, self.left - 1)

    def prompt(self, g: Architects) -> Prompt:
        return ("Trade", self.seat, self.left)


JAIL: Final[Action] = ("jail",)
REDEEM: Final[Action] = ("redeem",)
BY_SILVER: Final[Action] = ("ransom", 0)
BY_DEBT: Final[Action] = ("ransom", 1)


def duties(g: Architects, seat: int) -> list[Action]:
    """What this player can do at the Guardhouse."""
    me = g.players[seat]
    found: list[Action] = []
    if me.captured:
        found.append(JAIL)
    if me.prison:
        found.append(RELEASE)
    if g.captives(seat):
        if can_ransom(g, seat):
            found.append(BY_SILVER)
        found.append(BY_DEBT)
    if me.debts and can_redeem(g, seat):
        found.append(REDEEM)
    return found


_DUTIES: Final = ("jail", "release", "ransom", "redeem")


def cannot_do(g: Architects, seat: int, action: Action) -> int:
    """The clause against an action of the Guardhouse, or 0."""
    me = g.players[seat]
    verb = action[0]
    if verb == "jail":
        return 0 if me.captured else 116
    if verb == "release":
        return 0 if me.prison else 117
    if verb == "ransom":
        if not g.captives(seat):
            return 121
        return 0 if action == BY_DEBT or (action == BY_SILVER and can_ransom(g, seat)) else 118
    if verb == "redeem":
        return 0 if me.debts and can_redeem(g, seat) else 122
    return 0


def can_ransom(g: Architects, seat: int) -> bool:
    """Is there silver for a ransom?"""
    return g.can_afford(seat, RANSOM_SILVER, RANSOM_TAX)


def can_redeem(g: Architects, seat: int) -> bool:
    """Is there silver to pay off a debt?"""
    return g.can_afford(seat, REDEEM_SILVER, REDEEM_TAX)


def offer_duty(g: Architects, seat: int, left: int) -> None:
    if left and duties(g, seat):
        g.next(Guard(seat, left))


def jail(g: Architects, seat: int) -> None:
    """All captured workers go to Prison, for silver (A-116, A-207)."""
    me = g.edit(seat)
    total = 0
    for owner in range(len(g.players)):
        n = me.captured >> (CROWD * owner) & CROWD_MASK
        if n:
            g.edit(owner).prison += n
            g.tell("imprisoned", owner, n)
            total += n
    me.captured = 0
    gain = total * JAIL_GAIN + BOARD_JAIL_GAIN[me.board]
    if seat < g.seats:
        gain += sum([goods for bit, goods, _, _ in JAIL_BONUS if me.crew & bit])
    g.gain(seat, gain)
    g.tell("jails", seat, total)


def ransom(g: Architects, seat: int, by_debt: bool) -> None:
    """All own workers come home from the other boards, for silver or for a debt and a virtue (A-118..A-120)."""
    if by_debt:
        g.tell("ransoms", seat, 1)
        free_captives(g, seat)
        take_debts(g, seat, RANSOM_DEBT)
        change_virtue(g, seat, -RANSOM_VIRTUE)
    else:
        g.pay_taxed(seat, RANSOM_SILVER, RANSOM_TAX)
        g.tell("ransoms", seat, 0)
        free_captives(g, seat)


def redeem(g: Architects, seat: int) -> None:
    """Pay off a debt: it is turned over and kept, and brings a virtue and what Debt Collectors add (A-126..A-128)."""
    me = g.edit(seat)
    g.pay_taxed(seat, REDEEM_SILVER, REDEEM_TAX)
    me.debts -= 1
    me.paid += 1
    if seat < g.seats:
        g.gain(seat, sum([goods for bit, goods, _, _ in REDEEM_BONUS if me.crew & bit]))
    g.tell("redeems", seat)
    change_virtue(g, seat, REDEEM_VIRTUE)


class NextDuty(RunningStep[Architects]):
    """Another action at the Guardhouse, once questions about surplus virtue are answered."""

    __slots__ = ("left",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Architects) -> None:
        offer_duty(g, self.seat, self.left)


class Guard(Ask):
    """One action for each own worker at the Guardhouse, in any order, or fewer (A-115, A-123, A-125)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 115

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Architects) -> list[Action]:
        return [*duties(g, self.seat), STOP]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "stop":
            return 0
        return cannot_do(g, self.seat, action) if action[0] in _DUTIES else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        verb = action[0]
        if verb == "stop":
            return
        if verb == "jail":
            jail(g, self.seat)
        elif verb == "release":
            release(g, self.seat)
        elif verb == "ransom":
            ransom(g, self.seat, action[1] == 1)
        else:
            redeem(g, self.seat)
        g.next(NextDuty(self.seat, self.left - 1))

    def prompt(self, g: Architects) -> Prompt:
        return ("Guard", self.seat, self.left)

"""One player, a rival included: goods, workers, cards, virtue, debts."""

from typing import Any

from .facts import (
    COST,
    CROWD,
    CROWD_MASK,
    FIELD,
    FULL,
    GOLD,
    GUARD,
    IGNORES_TAX,
    LARGE,
    MARBLE,
    NEEDS,
    ONE,
    SAME_PRECIOUS,
    SPARES,
    STONE,
    UNTAXED,
    WOOD,
    WORKERS,
    amount,
    covers,
)

_PRECIOUS = (FULL << (FIELD * GOLD)) | (FULL << (FIELD * MARBLE))


class Player:
    """What one player has. Every field is replaced, never changed in place, so copies may share all of them."""

    __slots__ = (
        "at",
        "board",
        "built",
        "captured",
        "crew",
        "debts",
        "goods",
        "guild",
        "hand",
        "idle",
        "level",
        "packet",
        "paid",
        "prison",
        "virtue",
    )

    goods: int
    """Goods and silver, a field for each (facts.FIELD)."""
    virtue: int
    level: int
    """On the Cathedral."""
    debts: int
    """Unpaid ones."""
    paid: int
    idle: int
    """Workers on the own board."""
    at: int
    """Workers on each large-circle place, CROWD bits for each."""
    prison: int
    guild: int
    """Workers in the Guildhall, or beside it."""
    captured: int
    """Other players' workers on the own board, CROWD bits for each owner."""
    hand: tuple[int, ...]
    """Building cards, ascending."""
    packet: tuple[int, ...]
    """Building cards to draft from, ascending."""
    built: tuple[int, ...]
    """In the order of construction."""
    crew: int
    """Mask of the hired apprentices."""
    board: int
    """The special board, -1 for the standard side."""

    def __init__(self, like: "Player | None" = None) -> None:
        """Somebody with all workers and nothing else, or a copy. (Compiled classes are copied by constructor only.)"""
        if like is None:
            self.goods = 0
            self.virtue = 0
            self.level = 0
            self.debts = 0
            self.paid = 0
            self.idle = WORKERS
            self.at = 0
            self.prison = 0
            self.guild = 0
            self.captured = 0
            self.hand = ()
            self.packet = ()
            self.built = ()
            self.crew = 0
            self.board = -1
        else:
            self.goods = like.goods
            self.virtue = like.virtue
            self.level = like.level
            self.debts = like.debts
            self.paid = like.paid
            self.idle = like.idle
            self.at = like.at
            self.prison = like.prison
            self.guild = like.guild
            self.captured = like.captured
            self.hand = like.hand
            self.packet = like.packet
            self.built = like.built
            self.crew = like.crew
            self.board = like.board

    # -- questions --

    def has(self, good: int) -> int:
        return self.goods >> (FIELD * good) & FULL

    def workers_at(self, place: int) -> int:
        return self.at >> (CROWD * place) & CROWD_MASK

    def workers_of(self, owner: int) -> int:
        """Captured workers of that player on this board."""
        return self.captured >> (CROWD * owner) & CROWD_MASK

    def untaxed(self) -> int:
        """Tax coins this player need not pay in a payment (A-158, P-4)."""
        return UNTAXED[self.virtue] + IGNORES_TAX[self.board]

    def apprentices(self) -> list[int]:
        crew, found = self.crew, []
        while crew:
            low = crew & -crew
            found.append(low.bit_length() - 1)
            crew ^= low
        return found

    def lacks_skill(self, card: int) -> bool:
        """Is a skill missing that the building needs (A-132)?"""
        crew = self.crew
        return any([not crew & need for need in NEEDS[card]])  # noqa: C419 - a list is quicker here

    def can_construct(self, card: int) -> bool:
        crew = self.crew
        for need in NEEDS[card]:
            if not crew & need:
                return False
        if self.board < 0:
            return ((self.goods | GUARD) - COST[card]) & GUARD == GUARD
        return bool(self.ways_to_pay(COST[card]))

    def ways_to_pay(self, price: int) -> list[int]:
        """What may be handed over for a price of goods; empty if it is too dear.

        There are two ways only for Lothaire, who leaves out a wood or a stone.
        """
        prices = [price]
        if SPARES[self.board]:
            spared = [price - SPARES[self.board] * ONE[good] for good in (WOOD, STONE) if amount(price, good)]
            prices = spared or prices
        if SAME_PRECIOUS[self.board]:
            prices = [self.in_gold_first(one) for one in prices]
        return [one for one in prices if covers(self.goods, one)]

    def in_gold_first(self, price: int) -> int:
        """Gold and marble are one good for Therese: gold is paid first, marble for the rest (P-2, OR-42)."""
        precious = amount(price, GOLD) + amount(price, MARBLE)
        gold = min(precious, self.has(GOLD))
        return (price & ~_PRECIOUS) + gold * ONE[GOLD] + (precious - gold) * ONE[MARBLE]

    # -- saving --

    def dump(self) -> list[Any]:
        return [
            self.goods,
            self.virtue,
            self.level,
            self.debts,
            self.paid,
            self.idle,
            self.at,
            self.prison,
            self.guild,
            self.captured,
            list(self.hand),
            list(self.packet),
            list(self.built),
            self.crew,
            self.board,
        ]


def load_player(row: list[Any]) -> Player:
    me = Player()
    me.goods, me.virtue, me.level, me.debts, me.paid, me.idle, me.at, me.prison, me.guild, me.captured = row[:10]
    me.hand, me.packet, me.built = tuple(row[10]), tuple(row[11]), tuple(row[12])
    me.crew, me.board = row[13:]
    return me


def places_of(at: int) -> list[int]:
    """The large-circle places where somebody stands."""
    return [place for place in range(LARGE) if at >> (CROWD * place) & CROWD_MASK]

"""Apprentices: the two rows beside the Workshop, hiring, and making room (A-66..A-83, A-109, A-110)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.table import Prompt
from citywright.kit.zones import draw

from .facts import (
    APPRENTICE_VIRTUE,
    COLUMNS,
    HIRE_DISCOUNT,
    HIRE_LIMIT,
    HIRE_SILVER,
    HIRE_TAX,
    LOOK,
    ONE,
    ROWS,
    SILVER,
    SKIP_SILVER,
)
from .facts import STUDY as CARDS_FOR
from .state import NONE, Architects
from .verbs import STOP, STUDY, Ask
from .virtue import change_virtue

_HIRES: Final[tuple[Action, ...]] = tuple(
    ("hire", row + 1, column + 1) for row in range(ROWS) for column in range(COLUMNS)
)
"""The move that hires each of the face-up apprentices."""


def slot_of(action: Action) -> int:
    slot: int = (action[1] - 1) * COLUMNS + action[2] - 1
    return slot


class Workshop(Ask):
    """Hire one apprentice, or draw building cards (A-66). `workers` are the own ones there."""

    __slots__ = ("workers",)
    fields = ("seat", "workers")
    rule = 66

    def __init__(self, seat: int, workers: int) -> None:
        self.seat = seat
        self.workers = workers

    def price(self, g: Architects) -> int:
        """What a hire within reach comes to."""
        return g.silver_for(self.seat, HIRE_SILVER - HIRE_DISCOUNT[g.players[self.seat].board], HIRE_TAX)

    def options(self, g: Architects) -> list[Action]:
        spare = g.players[self.seat].has(SILVER) - self.price(g)
        if spare < 0:
            return [STUDY]
        reach = self.workers + spare // SKIP_SILVER
        display = g.display
        hires = [_HIRES[slot] for slot in range(ROWS * COLUMNS) if slot % COLUMNS < reach and display[slot] != NONE]
        return [*hires, STUDY]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "study":
            return 0
        if action[0] != "hire":
            return self.rule
        spare = g.players[self.seat].has(SILVER) - self.price(g)
        if spare < 0:
            return 67
        if g.display[slot_of(action)] == NONE:
            return 76
        return 0 if action[2] <= self.workers + spare // SKIP_SILVER else 71

    def resolve(self, g: Architects, action: Action) -> None:
        seat = self.seat
        if action[0] == "study":
            g.draw_cards(seat, CARDS_FOR[self.workers])
            return
        slot = slot_of(action)
        g.pay_taxed(seat, HIRE_SILVER - HIRE_DISCOUNT[g.players[seat].board], HIRE_TAX)
        skipped = action[2] - self.workers
        if skipped > 0:  # from the leftmost card of that row on
            g.edit(seat).goods -= skipped * SKIP_SILVER * ONE[SILVER]
            row = slot - slot % COLUMNS
            coins = list(g.coins)
            for passed in range(row, row + skipped):
                coins[passed] += SKIP_SILVER
            g.coins = tuple(coins)
            g.tell("skips", seat, action[1], skipped)
        begin_hire(g, seat, slot)

    def prompt(self, g: Architects) -> Prompt:
        return ("Workshop", self.seat, self.workers)


def begin_hire(g: Architects, seat: int, slot: int) -> None:
    """The price is paid. Who has too many apprentices dismisses one first (A-77, A-78, OR-20)."""
    me = g.players[seat]
    if me.crew.bit_count() >= HIRE_LIMIT[me.board]:
        g.next(MakeRoom(seat, slot))
    else:
        take_on(g, seat, slot)


class MakeRoom(Ask):
    """Dismiss an apprentice to make room for the new one (A-78)."""

    __slots__ = ("slot",)
    fields = ("seat", "slot")
    rule = 77

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, g: Architects) -> list[Action]:
        return [("dismiss", apprentice) for apprentice in g.players[self.seat].apprentices()]

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "dismiss":
            return 0 if g.players[self.seat].crew >> action[1] & 1 else 78
        return self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        dismiss(g, self.seat, action[1])
        take_on(g, self.seat, self.slot)

    def prompt(self, g: Architects) -> Prompt:
        return ("MakeRoom", self.seat, self.slot)


def dismiss(g: Architects, seat: int, apprentice: int) -> None:
    """Face down under the deck; the virtue of his hiring stays (A-78, A-80)."""
    g.edit(seat).crew &= ~(1 << apprentice)
    g.apprentice_under = (*g.apprentice_under, apprentice)
    g.tell("dismisses", seat, apprentice)


def take_on(g: Architects, seat: int, slot: int) -> None:
    """The apprentice comes with the silver on him; his row slides left and is refilled (A-74..A-76, A-79, A-81)."""
    me = g.edit(seat)
    apprentice, coins = g.display[slot], g.coins[slot]
    me.crew |= 1 << apprentice
    me.goods += coins * ONE[SILVER]
    end = slot - slot % COLUMNS + COLUMNS
    new = draw_apprentice(g)
    g.display = g.display[:slot] + g.display[slot + 1 : end] + (new,) + g.display[end:]
    g.coins = g.coins[:slot] + g.coins[slot + 1 : end] + (0,) + g.coins[end:]
    g.tell("hires", seat, apprentice, coins)
    if new != NONE:
        g.tell("appears", new, end // COLUMNS)
    change_virtue(g, seat, APPRENTICE_VIRTUE[apprentice])


def draw_apprentice(g: Architects) -> int:
    if g.apprentice_pool:
        return draw(g, g.apprentice_pool)
    if g.apprentice_under:
        g.chance(1)
        apprentice = g.apprentice_under[0]
        g.apprentice_under = g.apprentice_under[1:]
        return apprentice
    return NONE


class HireAny(Ask):
    """Hire any face-up apprentice: on the Black Market (A-109), or free of charge in the Tavern (BD-4).

    On the market the other choice is to look at five building cards (A-111); the Tavern may be left alone.
    """

    __slots__ = ("free",)
    fields = ("seat", "free")
    rule = 108

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def options(self, g: Architects) -> list[Action]:
        hires = [_HIRES[slot] for slot in range(ROWS * COLUMNS) if g.display[slot] != NONE]
        if self.free:
            return [*hires, STOP]
        return [*hires, STUDY] if g.pool or g.under else hires

    def refuses(self, g: Architects, action: Action) -> int:
        if action[0] == "hire":
            return 76 if g.display[slot_of(action)] == NONE else 0
        if self.free:
            return 0 if action[0] == "stop" else 704
        if action[0] == "study":
            return 0 if g.pool or g.under else 111
        return self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        if action[0] == "hire":
            begin_hire(g, self.seat, slot_of(action))
        elif action[0] == "study":
            drawn: list[int] = []
            while len(drawn) < LOOK and (g.pool or g.under):
                drawn.append(g.draw_building())
            g.looking = tuple(drawn)
            for card in drawn:
                g.sees(self.seat, card)
            g.tell_to(self.seat, "looks", self.seat, *drawn)
            g.tell_others(self.seat, "looks_at", self.seat, len(drawn))
            g.next(KeepOne(self.seat))

    def prompt(self, g: Architects) -> Prompt:
        return ("HireAny", self.seat, int(self.free))


class KeepOne(Ask):
    """Keep one of the cards drawn; the others go under the deck in the order they came (A-111, OR-40)."""

    __slots__ = ()
    rule = 111

    def options(self, g: Architects) -> list[Action]:
        return [("keep", card) for card in sorted(g.looking)]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "keep" and action[1] in g.looking else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.edit(self.seat)
        kept = action[1]
        g.loses_track(self.seat, g.looking)
        me.hand = tuple(sorted([*me.hand, kept]))
        for card in g.looking:
            if card != kept:
                g.under = (*g.under, card)
                g.remembers(self.seat, (card,))
        g.tell_to(self.seat, "keeps", self.seat, kept)
        g.tell_others(self.seat, "keeps_one", self.seat)
        g.looking = ()

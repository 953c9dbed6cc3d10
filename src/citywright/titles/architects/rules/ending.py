"""The last round, the end effects of buildings, and the end (A-177..A-183)."""

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep

from .facts import INSTEAD_OF_DEBT, MOVES_VIRTUE_AT_END, ONE, SILVER
from .player import Player
from .scoring import end_orders, moved, score_lines, virtue_at_end
from .state import NONE, Architects
from .verbs import Ask


def end_of_turn(g: Architects, seat: int) -> bool:
    """Count the last round; False once the game has no more turns (A-177..A-179)."""
    if g.final_turns == NONE:
        if len(g.hall) >= g.spaces_in_hall():
            g.final_turns = len(g.players)
            g.tell("last_round", seat)
        return True
    g.final_turns -= 1
    if g.final_turns:
        return True
    for player in g.order:
        cards = tuple(sorted(card for card in g.players[player].built if MOVES_VIRTUE_AT_END[card]))
        if cards:
            g.next(EndEffects(player, cards))
    g.next(Finish())
    return False


class EndEffects(RunningStep[Architects]):
    """End effects on virtue, before anything is counted; their owner is asked if the order matters (A-182, OR-14)."""

    __slots__ = ("cards",)
    fields = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, g: Architects) -> None:
        orders = end_orders(g.players, self.seat, self.cards)
        ends = set().union(*orders.values())
        if len(ends) == 1:
            for card in self.cards:
                apply_end(g, self.seat, card)
        elif self.seat < g.seats:
            g.next(OrderEffects(self.seat, self.cards))
        else:
            best = max(ends, key=lambda end: (worth(g, self.seat, end), end))
            first = min(card for card in self.cards if best in orders[card])
            apply_end(g, self.seat, first)
            g.next(EndEffects(self.seat, tuple(card for card in self.cards if card != first)))


def worth(g: Architects, seat: int, end: tuple[int, int]) -> int:
    """The score of a player who ends with this virtue and these debts."""
    me = Player(g.players[seat])
    me.virtue, me.debts = end
    players = [me if i == seat else other for i, other in enumerate(g.players)]
    return sum(points for _, points in score_lines(players, seat, seat >= g.seats))


def apply_end(g: Architects, seat: int, card: int) -> None:
    """One end effect; surplus points remove debts unasked (OR-13), Hugo pays for new ones if he can."""
    me = g.edit(seat)
    by = virtue_at_end(g.players, seat, card)
    before = me.debts
    me.virtue, me.debts = moved(me.virtue, me.debts, by)
    price = INSTEAD_OF_DEBT[me.board]
    while price and me.debts > before and me.has(SILVER) >= price:
        me.debts -= 1
        g.pay(seat, price * ONE[SILVER])
    g.tell("end_effect", seat, card, by, me.virtue, me.debts)


class OrderEffects(Ask):
    """Which end effect comes next?"""

    __slots__ = ("cards",)
    fields = ("seat", "cards")
    rule = 182
    interrupts = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, g: Architects) -> list[Action]:
        return [("order", card) for card in self.cards]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "order" and action[1] in self.cards else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        apply_end(g, self.seat, action[1])
        g.next(EndEffects(self.seat, tuple([card for card in self.cards if card != action[1]])))


class Finish(RunningStep[Architects]):
    """The game is over."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        g.end("guildhall")
        g.tell("finished", *g.winners())

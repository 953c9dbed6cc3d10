"""Setup: the town, the boards, and the draft of building cards (A-7..A-28, A-199)."""

from typing import Final

from citywright.kit.actions import Action
from citywright.kit.game import Options
from citywright.kit.table import Prompt, RunningStep, SealedStep
from citywright.kit.zones import draw

from .facts import (
    APPRENTICES,
    BASE_BOARDS,
    BOARD_CARDS,
    BOARD_COLOUR,
    BOARD_DEBTS,
    BOARD_GOODS,
    BOARD_PRISON,
    BOARD_VIRTUE,
    BOARDS,
    BUILDINGS,
    COLUMNS,
    DEALT,
    KEPT,
    ONE,
    REWARD_PILE,
    RIVAL_START,
    RIVALS,
    ROWS,
    SEAT_SILVER,
    SILVER,
    START_TAX,
    START_VIRTUE,
)
from .hiring import draw_apprentice
from .player import Player
from .rival import fill_plan
from .state import NONE, Architects
from .turn import BeginTurn
from .verbs import Ask

_PICK_RULES: Final = (19, 20, 21)


def deal(seats: int, seed: int, options: Options) -> Architects:
    """The town as it is laid out; boards, draft and first turn are on the agenda."""
    g = Architects(seats, seed)
    if options["promo"]:
        g.pool = list(range(len(BUILDINGS)))
        g.apprentice_pool = list(range(len(APPRENTICES)))
    rival = options["rival"] if seats == 1 else options["third"]
    if rival in RIVALS:
        g.rival = RIVALS.index(rival)
        g.rivals = 1
        g.players.append(Player())
    for me in g.players:
        me.virtue = START_VIRTUE
    g.tax = START_TAX
    g.bank = -START_TAX * ONE[SILVER]
    g.rewards_left = REWARD_PILE[len(g.players)]
    g.offer = draw(g, g.small)
    g.display = tuple([draw_apprentice(g) for _ in range(ROWS * COLUMNS)])
    first = g.chance(seats)
    g.order = (*((first + i) % seats for i in range(seats)), *range(seats, len(g.players)))
    if options["boards"] == "standard":
        for place, seat in enumerate(g.order):
            g.gain(seat, SEAT_SILVER[place] * ONE[SILVER])
        if g.rivals:
            g.gain(seats, RIVAL_START[g.rival])
    else:
        g.boards_left = tuple(range(len(BOARDS) if options["promo"] else BASE_BOARDS))
        if options["boards"] == "random":
            for seat in range(seats):
                take_board(g, seat, g.boards_left[g.chance(len(g.boards_left))])
        else:
            g.next(*(ChooseBoard(seat) for seat in g.order[:seats]))
        g.next(SetBoards())
    g.next(DealPackets())
    if seats == 1:
        g.next(SoloDraft(0))
    else:
        g.next(*(DraftPick((1 << seats) - 1, number) for number in range(KEPT)))
    g.next(AfterDraft())
    return g


def take_board(g: Architects, seat: int, board: int) -> None:
    """A special board; there is one of each colour at a table."""
    g.edit(seat).board = board
    g.boards_left = tuple([other for other in g.boards_left if BOARD_COLOUR[other] != BOARD_COLOUR[board]])
    g.tell("boards", seat, board)


class ChooseBoard(Ask):
    """Special boards: choose one that is free (A-26)."""

    __slots__ = ()
    rule = 26
    interrupts = True

    def options(self, g: Architects) -> list[Action]:
        return [("board", board) for board in g.boards_left]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "board" and action[1] in g.boards_left else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        take_board(g, self.seat, action[1])


class SetBoards(RunningStep[Architects]):
    """Special boards fix what their owners start with; the most virtuous goes first (A-28, P-1, P-7, P-8)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        g.boards_left = ()
        for seat in range(g.seats):
            me = g.edit(seat)
            board = me.board
            g.gain(seat, BOARD_GOODS[board])
            me.virtue = BOARD_VIRTUE[board]
            me.debts = BOARD_DEBTS[board]
            me.prison = BOARD_PRISON[board]
            me.idle -= me.prison
        best = max(g.players[seat].virtue for seat in range(g.seats))
        leaders = [seat for seat in range(g.seats) if g.players[seat].virtue == best]
        first = leaders[g.chance(len(leaders))]
        g.order = (*((first + i) % g.seats for i in range(g.seats)), *range(g.seats, len(g.players)))
        if g.rivals:  # N-31: the rival has no special board
            g.gain(g.seats, SEAT_SILVER[g.seats] * ONE[SILVER] + RIVAL_START[g.rival])


class DealPackets(RunningStep[Architects]):
    """Four building cards for each player (A-18)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        for seat in range(g.seats):
            packet = tuple(sorted([draw(g, g.pool) for _ in range(DEALT)]))
            g.edit(seat).packet = packet
            g.tell_to(seat, "dealt", seat, *packet)


class DraftPick(SealedStep[Architects]):
    """All keep one card of their packet and pass the rest to the left; of the last two one goes under the deck."""

    __slots__ = ("number",)
    fields = ("asked", "number", "answers")
    rule = 19

    def __init__(self, asked: int, number: int, answers: tuple[Action | None, ...] = ()) -> None:
        SealedStep.__init__(self, asked, answers)
        self.number = number

    def options_for(self, g: Architects, seat: int) -> list[Action]:
        return [("pick", card) for card in g.players[seat].packet]

    def refuses_for(self, g: Architects, seat: int, action: Action) -> int:
        if action[0] == "pick" and action[1] in g.players[seat].packet:
            return 0
        return _PICK_RULES[self.number]

    def out_of_turn(self, g: Architects) -> int:
        return _PICK_RULES[self.number]

    def prompt_for(self, g: Architects, seat: int) -> Prompt:
        return ("DraftPick", seat, self.number)

    def open(self, g: Architects, answers: tuple[Action | None, ...]) -> None:
        passed: list[tuple[int, ...]] = []
        for seat in range(g.seats):
            answer = answers[seat]
            assert answer is not None
            me = g.edit(seat)
            me.hand = tuple(sorted([*me.hand, answer[1]]))
            passed.append(tuple([card for card in me.packet if card != answer[1]]))
            g.tell_to(seat, "drafts", seat, answer[1])
        g.tell("drafted", self.number)
        last = self.number == KEPT - 1
        for seat in range(g.seats):
            g.remembers(seat, passed[seat])
            if last:  # A-21, in seat order (OR-40)
                g.under = g.under + passed[seat]
                g.edit(seat).packet = ()
            else:
                g.edit((seat + 1) % g.seats).packet = passed[seat]
        if not last:
            for seat in range(g.seats):
                for card in g.players[seat].packet:
                    g.sees(seat, card)


class SoloDraft(Ask):
    """One player keeps three of four cards; the other goes under the deck (N-32)."""

    __slots__ = ()
    rule = 532

    def options(self, g: Architects) -> list[Action]:
        return [("discard", card) for card in g.players[self.seat].packet]

    def refuses(self, g: Architects, action: Action) -> int:
        return 0 if action[0] == "discard" and action[1] in g.players[self.seat].packet else self.rule

    def resolve(self, g: Architects, action: Action) -> None:
        me = g.edit(self.seat)
        me.hand = me.packet
        me.packet = ()
        g.bury(self.seat, action[1])


class AfterDraft(RunningStep[Architects]):
    """Further cards of special boards, the rival's plan row, and the first turn (P-8, N-2)."""

    __slots__ = ()

    def run(self, g: Architects) -> None:
        for seat in g.order[: g.seats]:
            board = g.players[seat].board
            if board != NONE and BOARD_CARDS[board]:
                g.draw_cards(seat, BOARD_CARDS[board])
        if g.rivals:
            fill_plan(g)
        g.next(BeginTurn(g.order[0]))

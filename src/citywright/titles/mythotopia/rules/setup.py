"""The setup, in the order of the rulebook, with its two secret choices."""

from typing import Any

from citywright.kit.actions import Action
from citywright.kit.game import Options
from citywright.kit.table import RunningStep, SealedStep
from citywright.kit.zones import Chooser

from .awards import lord_of_the_isles
from .facts import (
    BOX_TOKENS,
    CARD_STACKS,
    CHOICE,
    CITADEL_CARD,
    DEALT,
    DISPLAY,
    DRAGONS,
    DRAGONS_CARD,
    FIXED,
    HANDS,
    RUNESTONES,
    RUNESTONES_CARD,
    STACK_VALUE,
    STARTING_CARDS,
    TOWNS,
    TWIN,
    VARIABLE,
    VARIABLE_IN_PLAY,
    bits,
    nth,
    stack_sizes,
)
from .state import Mythotopia
from .turn import BeginTurn


def deal(seats: int, seed: int, options: Options) -> Mythotopia:
    """The table up to the choices of the players."""
    g = Mythotopia(seats, seed)
    g.road_stone = options["road_stone"]
    g.withdraws = options["withdraw_from_neutral"]
    g.town_marks = options["scribe_marker"] == "town"
    g.limit = options["turn_limit"]
    choice = options["province_choice"]
    dealt, given = (DEALT[seats], 0) if choice == "off" else CHOICE[choice][seats]
    if seats == 2:
        dealt = options["two_player_provinces"]
    starting = STARTING_CARDS if options["starting_cards"] == 5 else STARTING_CARDS & ~(TWIN << 1)
    for me in g.players:  # M-12..M-16
        me.supply_towns = TOWNS[seats]
        for p in bits(draw_set(g, g.province_deck, dealt)):
            g.province_deck ^= 1 << p
            me.settle(p)
        me.deck = me.own | starting
    g.display = draw_set(g, g.improvements, DISPLAY)  # M-24
    g.improvements &= ~g.display
    lay_out_vp_cards(g)
    if g.in_play >> DRAGONS_CARD & 1:  # M-36
        g.dragons = draw_set(g, g.province_deck, DRAGONS)
    if g.in_play >> RUNESTONES_CARD & 1:  # M-37
        g.runestones = draw_set(g, g.province_deck, RUNESTONES)
    everybody = (1 << seats) - 1
    if given:
        g.next(GiveUp(everybody))
    if g.in_play >> CITADEL_CARD & 1:
        g.next(ChooseCitadel(everybody))
    g.next(StartGame())
    return g


def draw_set(g: Chooser, cards: int, n: int) -> int:
    """So many random cards of a set."""
    drawn = 0
    for _ in range(n):
        drawn |= nth(cards & ~drawn, g.chance((cards & ~drawn).bit_count()))
    return drawn


def lay_out_vp_cards(g: Mythotopia) -> None:
    """Three fixed VP cards and four variable ones with their tokens; the rest is the unused pool (M-26..M-31)."""
    chosen = draw_set(g, sum([1 << card for card in VARIABLE]), VARIABLE_IN_PLAY)
    put_in_play(g, FIXED | chosen)


def put_in_play(g: Mythotopia, vp_cards: int) -> None:
    g.in_play = vp_cards
    sizes = stack_sizes(g.seats)
    stacks = [0] * len(sizes)
    pool = list(BOX_TOKENS)
    for card in bits(vp_cards):
        for stack in CARD_STACKS[card]:
            stacks[stack] = sizes[stack]
            pool[STACK_VALUE[stack] - 1] -= sizes[stack]
    g.stacks = tuple(stacks)
    g.pool = tuple(pool)


class GiveUp(SealedStep[Mythotopia]):
    """Every player secretly gives up two of the provinces dealt to him (M-20, M-21)."""

    __slots__ = ()

    def options_for(self, g: Mythotopia, seat: int) -> list[Action]:
        own = bits(g.players[seat].own)
        return [("give", p, q) for p in own for q in own if p < q]

    def reorderings_for(self, g: Mythotopia, seat: int) -> list[Action]:
        return [("give", q, p) for _, p, q in self.options_for(g, seat)]

    def refuses_for(self, g: Mythotopia, seat: int, action: Action) -> int:
        if action[0] != "give":
            return 20
        own = g.players[seat].own
        return 0 if action[1] != action[2] and own >> action[1] & 1 and own >> action[2] & 1 else 20

    def with_answer(self, seat: int, answer: Action | None) -> SealedStep[Mythotopia]:
        """The two provinces are kept in one order, whichever was named first."""
        if answer is not None:
            answer = ("give", min(answer[1], answer[2]), max(answer[1], answer[2]))
        return SealedStep.with_answer(self, seat, answer)

    def open(self, g: Mythotopia, answers: tuple[Action | None, ...]) -> None:
        for seat, answer in enumerate(answers):
            assert answer is not None
            me = g.edit(seat)
            for p in answer[1:]:
                me.lose(p)
                me.deck ^= 1 << p
                g.province_deck |= 1 << p
                g.tell("gives_up", seat, p)


class ChooseCitadel(SealedStep[Mythotopia]):
    """Every player secretly chooses the province for the Citadel (M-32, M-33)."""

    __slots__ = ()

    def options_for(self, g: Mythotopia, seat: int) -> list[Action]:
        return [("citadel", p) for p in bits(g.players[seat].own)]

    def refuses_for(self, g: Mythotopia, seat: int, action: Action) -> int:
        return 0 if action[0] == "citadel" and g.players[seat].own >> action[1] & 1 else 32

    def open(self, g: Mythotopia, answers: tuple[Action | None, ...]) -> None:
        for seat, answer in enumerate(answers):
            assert answer is not None
            place_citadel(g, seat, answer[1])


def place_citadel(g: Mythotopia, seat: int, p: int) -> None:
    """The Citadel takes the place of the Town, which goes back to the Supply (M-33)."""
    me = g.edit(seat)
    me.towns ^= 1 << p
    me.supply_towns += 1
    me.citadel = 1 << p
    g.tell("citadel", seat, p)


class StartGame(RunningStep[Mythotopia]):
    """First player, opening hands, and the first points (M-38..M-43)."""

    __slots__ = ()

    def run(self, g: Mythotopia) -> None:
        g.first = g.chance(g.seats)
        g.tell("first", g.first)
        hands: Any = HANDS[g.seats]
        for i in range(g.seats):
            seat = (g.first + i) % g.seats
            g.draw_cards(seat, hands[i])
        for seat, player in enumerate(g.players):
            lord_of_the_isles(g, seat, player.own)
        g.next(BeginTurn(g.first))

"""Mythotopia: two to four rulers widen their realms by war, building and cards, until the leader ends the game."""

from typing import Any, ClassVar, Final

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.clauses import Series
from citywright.kit.game import Game, Option, Options, View, figures

from . import hidden
from .facts import ACTION_CARDS, CARDS, CONTENT, FREE_CARDS, MAP, PROSE, STACK_VALUE, STARTING_CARDS, bits
from .hidden import counters
from .setup import deal
from .state import Mythotopia
from .steps import STEPS
from .verbs import DISCARD, END_GAME, END_WAR, PASS, PATRONAGE, REMOVE_ARMIES, REMOVE_CARDS, REMOVE_SHIPS, VERBS

_SWITCHES: dict[str, tuple[int, ...]] = {"two_player_provinces": (2,), "province_choice": (3, 4)}
"""The player counts that have a switch; the others are for all."""

EAGER: Final[frozenset[Action]] = frozenset(
    [("do", END_GAME), ("do", END_WAR), ("do", PATRONAGE), ("extra", 1)]
    + [("play", card) for card in bits(ACTION_CARDS | FREE_CARDS)]
)
EAGER_VERBS: Final = ("city", "road", "castle")
IDLE: Final[frozenset[Action]] = frozenset(
    [("do", PASS), ("do", DISCARD), ("do", REMOVE_CARDS), ("do", REMOVE_ARMIES), ("do", REMOVE_SHIPS)]
)
"""What a stroll does and leaves."""


class MythotopiaGame(Game):
    """The title `mythotopia`."""

    title = "mythotopia"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (
        *(Option(row["id"], *row["values"], seats=_SWITCHES.get(row["id"], ())) for row in CONTENT["options"]),
        Option("turn_limit", 100, 60, 30, 10, 0),
    )
    verbs = VERBS
    series = Series({"M": 0})
    secret = True
    worlds: ClassVar[int] = 1  # the bot asks for nothing that is dealt: what it knows of others lies open
    turn_limit = 400
    # With notes and words, which nothing read.
    same_content: ClassVar[dict[str, str]] = {"ee00091bd3d92ed4": "912c10b236e156b2"}
    trial: ClassVar[Options] = {"turn_limit": 30}

    def deal(self, seats: int, seed: int, options: Options) -> Mythotopia:
        return deal(seats, seed, options)

    def load(self, plain: dict[str, Any]) -> Mythotopia:
        g = Mythotopia(plain["seats"], 0)
        g.load_base(plain, STEPS)
        g.load(plain)
        return g

    def stroll(self, g: Mythotopia, actions: list[Action], stream: Stream) -> Action | None:
        """Random players hardly ever build or finish a war; these mostly do when they can, and end the game."""
        if stream.chance(4) == 0:
            return None
        wanted = [action for action in actions if action in EAGER or action[0] in EAGER_VERBS]
        if wanted:
            return wanted[stream.chance(len(wanted))]
        idle = [action for action in actions if action in IDLE]
        if idle and len(idle) < len(actions):
            busy = [action for action in actions if action not in IDLE]
            return busy[stream.chance(len(busy))]
        return None

    def view(self, g: Mythotopia, seat: int) -> View:
        return hidden.view(g, seat)

    def determinize(self, g: Mythotopia, seat: int, seed: int) -> Mythotopia:
        return hidden.determinize(g, seat, seed)

    def census(self, g: Mythotopia) -> dict[str, int]:
        """Every card, piece and token, wherever it lies."""
        counted: dict[str, int] = {}
        cards = [*bits(g.province_deck), *bits(g.display), *bits(g.improvements), *bits(g.looking), *bits(g.gone)]
        mercenaries = g.mercenaries
        tokens = list(g.pool)
        for stack, value in enumerate(STACK_VALUE):
            tokens[value - 1] += g.stacks[stack]
        for seat, me in enumerate(g.players):
            owned = [*bits(me.hand), *bits(me.reserve), *bits(me.deck), *bits(me.discard), *bits(me.laid)]
            cards += [card for card in owned if not STARTING_CARDS >> card & 1]
            starting = [card for card in owned if STARTING_CARDS >> card & 1] + bits(me.aside)
            counted.update((f"{CARDS[card]} of {seat}", starting.count(card)) for card in bits(STARTING_CARDS))
            marked = (me.markers, 0) if g.town_marks else (0, me.markers)
            counted[f"towns of {seat}"] = me.supply_towns + me.towns.bit_count() + marked[0]
            counted[f"cities of {seat}"] = me.supply_cities + me.cities.bit_count() + marked[1]
            counted[f"armies of {seat}"] = me.supply_armies + me.pool_armies + sum(counters(me.armies, 40))
            counted[f"ships of {seat}"] = me.supply_ships + me.pool_ships + sum(counters(me.ships, 4))
            mercenaries += sum(counters(me.mercenaries, 40))
            tokens[0] += me.ones
            tokens[1] += me.twos
            tokens[2] += me.threes
        counted.update((name, cards.count(card)) for card, name in enumerate(CARDS) if not STARTING_CARDS >> card & 1)
        counted["mercenaries"] = mercenaries
        counted.update((f"tokens of {value + 1} VP", n) for value, n in enumerate(tokens))
        return counted

    def content(self) -> Any:
        return figures([CONTENT, MAP], PROSE)


GAME = MythotopiaGame()

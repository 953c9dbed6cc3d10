"""Land of Ghosts: two to four sensors keep Kalena from the ghosts, and each gathers the own valor."""

from typing import Any, ClassVar

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.clauses import Series
from citywright.kit.game import Figure, Game, Option, Options, View, figures
from citywright.kit.table import Event

from . import balance, hidden, paths
from .facts import BUILDINGS, CONTENT, GHOST_CARDS, MODES, PROSE, RESOURCES, ROUNDS, TRACKS, amounts_of, tokens_on
from .setup import ALL_CARDS, RANDOM, deal, is_layout, read_layout
from .state import Ghosts
from .steps import STEPS
from .verbs import VERBS


class GhostsGame(Game):
    """The title `ghosts`."""

    title = "ghosts"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (
        Option("mode", *MODES),
        Option("added", "none", *[str(card) for card in GHOST_CARDS], ALL_CARDS),
        Option("layout", RANDOM, "1-2-3-4-5-6", is_other=is_layout),
        Option("shortage", "loss", "place"),
        Option("water", "lake", "land"),
        Option("exhaustion", "unlimited", "limited"),
        Option("start", "one", "zero"),
    )
    verbs = VERBS
    series = Series({"G": 0})
    secret = True
    deals = 1 << 14  # tasks are chosen late, and in a lost game perhaps never
    worlds = 1  # the bot asks for nothing that is dealt: the tasks of others do not count in its evaluation
    turn_limit = 4 * ROUNDS
    # With notes and words, which nothing read.
    same_content: ClassVar[dict[str, str]] = {"e6722d4838cef0b7": "2e15d77fba58f1fe"}

    def check_options(self, seats: int, given: Options) -> Options:
        layout = given.get("layout", RANDOM)
        if isinstance(layout, str) and layout != RANDOM:
            read_layout(layout)  # its own sentence says what a layout looks like
        return super().check_options(seats, given)

    def deal(self, seats: int, seed: int, options: Options) -> Ghosts:
        return deal(seats, seed, options)

    def load(self, plain: dict[str, Any]) -> Ghosts:
        g = Ghosts(plain["seats"], 0)
        g.load_base(plain, STEPS)
        g.load(plain)
        return g

    def view(self, g: Ghosts, seat: int) -> View:
        return hidden.view(g, seat)

    def determinize(self, g: Ghosts, seat: int, seed: int) -> Ghosts:
        return hidden.determinize(g, seat, seed)

    def stroll(self, g: Ghosts, actions: list[Action], stream: Stream) -> Action | None:
        return paths.stroll(g, actions, stream)

    def census(self, g: Ghosts) -> dict[str, int]:
        """Ghosts, buildings, tokens, markers and resources, on the table and in the common supply."""
        counted = {"ghosts": g.supply + g.ghosts.bit_count()}
        counted["exhaustion tokens"] = g.exhaustion_left + g.exhausted.bit_count()
        owned = 0
        for kind, name in enumerate(BUILDINGS):
            counted[f"{name}s"] = g.pieces[kind] + g.buildings[kind].bit_count()
        for seat, me in enumerate(g.players):
            counted[f"markers of {seat}"] = me.markers + me.own.bit_count() + me.skills.bit_count()
            owned += me.own.bit_count()
        counted["buildings without an owner"] = g.built.bit_count() - owned
        for track, name in enumerate(TRACKS):
            on_tracks = sum(tokens_on(me.slots, track) for me in g.players)
            counted[f"{name} tokens"] = (g.tokens_left >> (8 * track) & 255) + on_tracks
        stored = amounts_of(g.bank + sum(me.store for me in g.players))
        counted.update(zip(RESOURCES, stored, strict=True))
        counted["pecunia"] = sum(me.pecunia for me in g.players) - g.pecunia_out
        return counted

    def figures(self, g: Ghosts, events: list[Event]) -> list[Figure]:
        return balance.figures(g, events)

    def content(self) -> Any:
        return figures(CONTENT, PROSE)


GAME = GhostsGame()

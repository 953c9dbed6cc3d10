"""Settlers. Founders of the Empire: two to four players join squares into states of their own."""

from typing import Any, ClassVar

from citywright.kit.clauses import Series
from citywright.kit.game import Game, Options, View, figures

from . import hidden
from .facts import CART, COIN, CONTENT, MASTER, PROSE, SQUARES, TOKENS, WAR
from .land import load_player
from .moves import VERBS
from .state import Settlers
from .steps import STEPS, PlaceSquare, deal


class SettlersGame(Game):
    """The title `settlers`."""

    title = "settlers"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    verbs = VERBS
    series = Series({"S": 0})
    turn_limit = 62
    # With notes and words, which nothing read.
    same_content: ClassVar[dict[str, str]] = {"e5f0991b2ec6ca33": "28e54086416ee2fb"}

    def deal(self, seats: int, seed: int, options: Options) -> Settlers:
        return deal(seats, seed)

    def load(self, plain: dict[str, Any]) -> Settlers:
        g = Settlers(plain["seats"], 0)
        g.load_base(plain, STEPS)
        g.players = [load_player(row) for row in plain["players"]]
        g.first = plain["first"]
        g.stacks = [list(stack) for stack in plain["stacks"]]
        g.rows = [list(row) for row in plain["rows"]]
        g.prizes = list(plain["prizes"])
        g.unopened = list(plain["unopened"])
        g.removed = list(plain["removed"])
        g.pool = list(plain["pool"])
        g.tokens_left = list(plain["tokens_left"])
        g.masters_left = list(plain["masters_left"])
        g.boxed = tuple(plain["boxed"])
        g.bought = plain["bought"]
        g.played = plain["played"]
        return g

    def view(self, g: Settlers, seat: int) -> View:
        return hidden.view(g, seat)

    def determinize(self, g: Settlers, seat: int, seed: int) -> Settlers:
        return hidden.determinize(g, seat, seed)

    def census(self, g: Settlers) -> dict[str, int]:
        """Every square once, every token once, wherever they are."""
        squares = [*g.pool, *g.prizes, *g.unopened, *g.removed]
        for zone in (*g.stacks, *g.rows):
            squares += zone
        tokens = [*g.boxed, *(MASTER + m for m in g.masters_left)]
        for kind, count in enumerate(g.tokens_left):
            tokens += [kind] * count
        for me in g.players:
            squares += [*me.land.values(), *me.replaced, *me.drafted]
            tokens += [*me.tokens, *(MASTER + m for m in me.masters.values()), *([WAR] * len(me.ruined))]
            tokens += [COIN] * sum(me.coins.values()) + [CART] * len(me.carts)
        squares += [step.square for step in g.agenda if isinstance(step, PlaceSquare) and step.forced]
        counted = [0] * (len(SQUARES) + len(TOKENS))
        for square in squares:
            counted[square] += 1
        for token in tokens:
            counted[len(SQUARES) + token] += 1
        return dict(zip((*SQUARES, *TOKENS), counted, strict=True))

    def content(self) -> Any:
        return figures(CONTENT, PROSE)


GAME = SettlersGame()

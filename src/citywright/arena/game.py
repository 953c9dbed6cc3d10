"""One game of bots."""

from collections.abc import Sequence
from typing import NamedTuple

from citywright.bots import Bot, Playable
from citywright.kit.chance import MASK64, check_seed, number
from citywright.kit.game import Figure, Game, Options
from citywright.kit.observer import Observer
from citywright.kit.table import Table


class Result(NamedTuple):
    """How a game went, seat by seat."""

    scores: tuple[int, ...]
    """After the seats those of the rivals whom nobody plays, if the game has any; they may win too."""
    winners: tuple[int, ...]
    turns: int
    ending: str
    decisions: int
    figures: tuple[Figure, ...] = ()
    """What the title itself has to tell of this game."""


def play(title: Playable, bots: Sequence[Bot], seed: int, options: Options | None = None) -> Result:
    """Play a game to its end; the bots sit in the order given."""
    g = begin(title.game, len(bots), seed, options)
    observers = [Observer(title.game, g, seat) for seat in range(len(bots))]
    decisions = 0
    while not g.is_over():
        seat = g.actor()
        g.apply(bots[seat].choose(observers[seat]), seat)
        decisions += 1
    figures = title.game.figures(g, [event for _, event in g.news]) if g.news is not None else []
    return Result(tuple(g.scores()), g.winners(), g.turn, g.ending, decisions, tuple(figures))


def begin(game: Game, seats: int, seed: int, options: Options | None) -> Table:
    """As `Game.setup`, but whoever has figures to tell hears everything from the setup on; others pay for nothing."""
    g = game.deal(game.check_seats(seats), check_seed(seed), game.check_options(seats, options or {}))
    if has_figures(game):
        g.news = []
    g.run()
    return g


def has_figures(game: Game) -> bool:
    """Has the title anything of its own to tell of a game?"""
    return type(game).figures is not Game.figures


def derived(seed: int, *places: int) -> int:
    """A seed of its own for every place in a run: the same wherever and in whatever order it is asked for."""
    for place in places:
        seed = number((number(seed) + place + 1) & MASK64)
    return seed

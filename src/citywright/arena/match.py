"""One game of bots."""

from collections.abc import Sequence
from typing import NamedTuple

from citywright.bots import Bot, Playable
from citywright.kit.chance import MASK64, number
from citywright.kit.game import Figure, Options
from citywright.kit.observer import Observer


class Result(NamedTuple):
    """How a game went, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    ending: str
    decisions: int
    figures: tuple[Figure, ...] = ()
    """What the title itself has to tell of this game."""


def play(title: Playable, bots: Sequence[Bot], seed: int, options: Options | None = None) -> Result:
    """Play a game to its end; the bots sit in the order given."""
    g = title.game.setup(len(bots), seed, options)
    g.news = []
    observers = [Observer(title.game, g, seat) for seat in range(len(bots))]
    decisions = 0
    while not g.is_over():
        seat = g.actor()
        g.apply(bots[seat].choose(observers[seat]), seat)
        decisions += 1
    figures = title.game.figures(g, [event for _, event in g.news or []])
    return Result(tuple(g.scores()), g.winners(), g.turn, g.ending, decisions, tuple(figures))


def derived(seed: int, *places: int) -> int:
    """A seed of its own for every place in a run: the same wherever and in whatever order it is asked for."""
    for place in places:
        seed = number((number(seed) + place + 1) & MASK64)
    return seed

"""What every bot is: somebody who looks through an observer and chooses."""

from collections.abc import Callable
from typing import Any, Protocol

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.game import Game
from citywright.kit.observer import Observer

Evaluation = Callable[[Any, int], float]
"""How good a state is for a seat; higher is better."""


class Playable(Protocol):
    """What a bot must know of a title before the game."""

    @property
    def game(self) -> Game: ...
    @property
    def evaluate(self) -> Evaluation: ...


class Bot:
    """One player. All its whims come from a seeded stream, so a game of bots can be played again."""

    __slots__ = ("stream", "title")

    def __init__(self, title: Playable, seed: int) -> None:
        self.title = title
        self.stream = Stream(seed)

    def choose(self, observer: Observer) -> Action:
        """One of the observer's legal actions."""
        raise NotImplementedError

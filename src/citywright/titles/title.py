"""A title: everything of one game in one package, and the object by which the rest of the house reaches it."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from citywright.kit.clauses import Rulebook, read_rulebook
from citywright.kit.errors import CitywrightError
from citywright.kit.game import Game

if TYPE_CHECKING:
    from citywright.display.page import Page
    from citywright.terminal.drawing import TerminalDrawing

Evaluation = Callable[[Any, int], float]
"""How good a state is for a seat: the greedy bot's opinion."""

REQUIRED: Final = object()


class BrokenTitle(CitywrightError):
    """A package that calls itself a title lacks something, or does not load."""


@dataclass(frozen=True, kw_only=True)
class Card:
    """The title in lists and on the home page; its words are `title`, `card-subtitle`, `card-summary` of its texts."""

    order: int
    """Its place on the home page; the first one is what "play now" plays."""
    players: tuple[int, ...]
    """The player counts; the same as the game's."""
    minutes: int
    weight: int
    """From 1 (light) to 5 (heavy)."""


def score(g: Any, seat: int) -> float:
    """The opinion of a title that has none of its own."""
    return float(sum(points for _, points in g.scores()[seat]))


@dataclass(frozen=True)
class Title:
    """A title as data; every part of it is loaded when it is first asked for."""

    id: str
    version: int
    """The version of its rules; the same as the game's."""
    package: str
    card: Card

    @cached_property
    def game(self) -> Game:
        game: Game = self.part("rules.game", "GAME")
        return game

    @cached_property
    def evaluate(self) -> Evaluation:
        evaluate: Evaluation = self.part("evaluation", "evaluate", score)
        return evaluate

    @cached_property
    def rulebook(self) -> Rulebook:
        return read_rulebook(self.game.series, self.files / "clauses")

    @cached_property
    def page(self) -> "Page":
        """How it looks on the page."""
        page: Page = self.part("page.page", "PAGE")
        return page

    @cached_property
    def terminal(self) -> "TerminalDrawing":
        """How it looks in a terminal."""
        drawing: TerminalDrawing = self.part("terminal")
        return drawing

    @property
    def files(self) -> Traversable:
        """What it brings besides code: texts/, art/, clauses/."""
        return resources.files(self.package)

    def part(self, module: str, name: str = "", default: Any = REQUIRED) -> Any:
        """A module of the package or a name in it. A module that is not there gives the default, if there is one."""
        full = f"{self.package}.{module}"
        try:
            found = importlib.import_module(full)
        except ModuleNotFoundError as why:
            if why.name is None or not f"{full}.".startswith(f"{why.name}."):
                raise BrokenTitle(f"The title '{self.id}' needs the module '{why.name}', which is not there.") from why
            if default is REQUIRED:
                raise BrokenTitle(f"The title '{self.id}' has no module '{full}'.") from why
            return default
        if name and not hasattr(found, name):
            raise BrokenTitle(f"The module '{full}' of the title '{self.id}' has no '{name}'.")
        return getattr(found, name) if name else found

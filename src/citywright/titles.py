"""The list of titles: the one place outside its own folders that a new game touches."""

import difflib
import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from citywright.bots import architects as architects_bot
from citywright.bots import founders as founders_bot
from citywright.bots import ghosts as ghosts_bot
from citywright.bots import mythotopia as mythotopia_bot
from citywright.bots import settlers as settlers_bot
from citywright.games import architects, founders, ghosts, mythotopia, settlers
from citywright.kit.clauses import Rulebook
from citywright.kit.errors import UnknownGame
from citywright.kit.game import Game
from citywright.rules import rulebook

if TYPE_CHECKING:
    from citywright.display.scene import Display

Evaluation = Callable[[Any, int], float]


class Title:
    """A game with everything that belongs to it."""

    __slots__ = ("_rulebook", "evaluate", "game", "id")

    def __init__(self, game: Game, evaluate: Evaluation) -> None:
        self.id = game.title
        self.game = game
        self.evaluate = evaluate
        """How good a state is for a seat: the greedy bot's opinion."""
        self._rulebook: Rulebook | None = None

    @property
    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = rulebook(self.id, self.game.series)
        return self._rulebook

    @property
    def display(self) -> "Display":
        """How it looks on the page; loaded when first asked for, as the terminal and the lab have no use for it."""
        display: Display = importlib.import_module(f"citywright.display.{self.id}.scene").DISPLAY
        return display


TITLES: Final = (
    Title(settlers.GAME, settlers_bot.evaluate),
    Title(architects.GAME, architects_bot.evaluate),
    Title(founders.GAME, founders_bot.evaluate),
    Title(ghosts.GAME, ghosts_bot.evaluate),
    Title(mythotopia.GAME, mythotopia_bot.evaluate),
)


def title(name: str) -> Title:
    """The title of that name, or a sentence that helps."""
    for one in TITLES:
        if one.id == name:
            return one
    names = [one.id for one in TITLES]
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(names)}."
    raise UnknownGame(f"There is no game '{name[:40]}'. {hint}")

"""The only door a bot has: what its seat may see, what it may do, and worlds that might be true."""

from citywright.kit.actions import Action
from citywright.kit.game import Game, View
from citywright.kit.table import Prompt, Table


class Observer:
    """One seat's side of a game."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game, state: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def prompt(self) -> Prompt:
        return self._state.prompt(self.seat)

    def legal(self) -> list[Action]:
        return self._state.legal(self.seat)

    def sample(self, seed: int) -> Table:
        """A world this seat cannot tell from the true one, free to play on in."""
        return self.game.determinize(self._state, self.seat, seed)

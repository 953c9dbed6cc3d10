"""The only door a bot has: what its seat may see, what it may do, and worlds that might be true."""

from citywright.kit.actions import Action
from citywright.kit.game import Game, View
from citywright.kit.table import Event, Prompt, Table, heard_by

WORLDS = 3


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

    def preview(self, action: Action) -> tuple[list[Event], bool]:
        """What a legal action would bring, as far as the seat can know, and whether that is sure.

        The action is carried out in worlds dealt for the seat: what they agree on is told. It is not sure if they
        part, or if chance or sealed answers come in; such an action cannot be taken back.
        """
        told: list[Event] = []
        sure = True
        for seed in range(WORLDS):
            world = self.sample(seed)
            draws, openings = world.draws, world.openings
            world.news = []
            world.apply(action, self.seat)
            heard = heard_by(world.news, self.seat)
            if seed == 0:
                told = heard
            same = 0
            while same < min(len(told), len(heard)) and told[same] == heard[same]:
                same += 1
            sure = sure and same == len(told) == len(heard) and (world.draws, world.openings) == (draws, openings)
            told = told[:same]
        return told, sure

"""The greedy bot: it tries every legal action on a copy of the world and takes the one that leaves it best off."""

import gc
from typing import Final

from citywright.bots.bot import Bot
from citywright.kit.actions import Action
from citywright.kit.observer import Observer
from citywright.kit.table import Table

CHAIN: Final = 8
"""The most further answers that are followed; a chain of a rulebook is shorter, this only bounds the work."""


class GreedyBot(Bot):
    """One decision ahead, by the title's own evaluation; equal actions are drawn by lot."""

    __slots__ = ()

    def choose(self, observer: Observer) -> Action:
        actions = observer.legal()
        if len(actions) == 1:
            return actions[0]
        seeds = [self.stream.chance(1 << 63) for _ in range(observer.game.worlds)]
        collecting = gc.isenabled()
        gc.disable()  # nothing here lives in cycles, and walking a growing heap of copies costs more than the copies
        try:
            values = self.compare(observer, actions, seeds)
        finally:
            if collecting:
                gc.enable()
        best = max(values)
        ties = [action for action, value in zip(actions, values, strict=True) if value == best]
        return ties[self.stream.chance(len(ties))]

    def compare(self, observer: Observer, actions: list[Action], seeds: list[int]) -> list[float]:
        """What each action is worth: its mean over the worlds, the same worlds for all."""
        worlds = [observer.sample(seeds[0])]
        values: list[float] = []
        for action in actions:
            value, certain = self.value(worlds[0], observer.seat, action)
            if observer.game.secret or not certain:
                if len(worlds) == 1:
                    worlds += [observer.sample(seed) for seed in seeds[1:]]
                value += sum(self.value(world, observer.seat, action)[0] for world in worlds[1:])
                value /= len(worlds)
            values.append(value)
        return values

    def value(self, world: Table, seat: int, action: Action) -> tuple[float, bool]:
        """What an action leads to in one world, and whether it does so in all (no chance, no sealed answer came in).

        An action that only opens further questions to the same seat (play a token: where? take a square: where to?)
        is worth what its best answers make of it. They are asked as long as the agenda has not come back to what
        was planned before the decision.
        """
        planned = len(world.agenda) - 1
        g = world.clone()
        g.apply(action, seat)
        value: float | None = None
        for _ in range(CHAIN):
            if len(g.agenda) <= planned or seat not in g.deciders():
                break
            g, value = self.best_answer(g, seat)
        certain = (g.draws, g.openings) == (world.draws, world.openings)
        return self.title.evaluate(g, seat) if value is None else value, certain

    def best_answer(self, g: Table, seat: int) -> tuple[Table, float]:
        """The best of the states that one more answer leads to (the first of equals), with its value."""
        evaluate = self.title.evaluate
        best: Table | None = None
        most = 0.0
        for answer in g.legal(seat):
            after = g.clone()
            after.apply(answer, seat)
            value = evaluate(after, seat)
            if best is None or value > most:
                best, most = after, value
        assert best is not None
        return best, most

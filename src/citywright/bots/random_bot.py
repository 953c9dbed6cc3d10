"""The random bot: anything that is legal."""

from citywright.bots.bot import Bot
from citywright.kit.actions import Action
from citywright.kit.observer import Observer
from citywright.kit.random_play import pick


class RandomBot(Bot):
    """Chooses evenly among the legal actions; what ends or changes the match itself it chooses seldom."""

    __slots__ = ()

    def choose(self, observer: Observer) -> Action:
        return pick(observer.game.verbs, observer.legal(), self.stream)

"""Bots. They see a game through an observer and nothing else."""

from typing import Final

from citywright.bots.bot import Bot, Playable
from citywright.bots.greedy import GreedyBot
from citywright.bots.random_bot import RandomBot
from citywright.kit.errors import BadSetup

__all__ = ["LEVELS", "Bot", "Playable", "check_level", "make"]

LEVELS: Final = ("random", "greedy")


def check_level(level: str) -> str:
    """The level, if there is one of that name."""
    if level not in LEVELS:
        raise BadSetup(f"There is no bot '{level[:40]}'. There are: {', '.join(LEVELS)}.")
    return level


def make(level: str, title: Playable, seed: int) -> Bot:
    """A bot of a level for a title (an entry of `citywright.titles`); the same seed makes the same choices."""
    if check_level(level) == "random":
        return RandomBot(title, seed)
    return GreedyBot(title, seed)

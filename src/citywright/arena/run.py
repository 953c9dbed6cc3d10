"""Many games at once: which bots sit where, from which seeds, in how many processes.

Every game follows from the run's seed and its own number alone, so any number of workers gives the same results.
"""

import math
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final

from citywright import bots, titles
from citywright.arena.game import Result, derived, play
from citywright.kit.chance import check_seed
from citywright.kit.errors import BadSetup
from citywright.kit.game import Options

CHUNK_SECONDS: Final = 0.2
"""How much work a worker gets at a time: well above what handing it over costs."""

Progress = Callable[[int], None]
"""Told the number of games that were finished since the last time."""


class Run:
    """What is to be played: a title, the bots in seat order of the first game, how many games, seed and options."""

    __slots__ = ("games", "levels", "options", "period", "seed", "title")

    def __init__(
        self, title: str, levels: tuple[str, ...], games: int, seed: int, options: Options | None = None
    ) -> None:
        game = titles.title(title).game
        game.check_seats(len(levels))
        if games < 1:
            raise BadSetup(f"The number of games must be at least 1, not {games}.")
        self.title = title
        self.levels = tuple(bots.check_level(level) for level in levels)
        self.games = games
        self.seed = check_seed(seed)
        self.options = game.check_options(len(levels), options or {})
        shifts = range(1, len(levels) + 1)
        self.period = next(n for n in shifts if self.levels[n:] + self.levels[:n] == self.levels)
        """After how many shifts of the seats the same line-up comes again."""

    def seating(self, number: int) -> tuple[int, ...]:
        """For each seat of a game the bot (its place in `levels`) that sits there."""
        count = len(self.levels)
        return tuple((seat + number) % count for seat in range(count))

    def play(self, number: int) -> Result:
        """Play one game. Games that differ only in who sits where share a seed, so luck falls on all alike."""
        title = titles.title(self.title)
        deal = derived(self.seed, number // self.period)
        seated = [
            bots.make(self.levels[bot], title, derived(self.seed, number, 1 + bot)) for bot in self.seating(number)
        ]
        return play(title, seated, deal, self.options)

    def play_all(self, workers: int = 1, progress: Progress | None = None) -> list[Result]:
        """The results of all games, in the order of their numbers."""
        if workers < 1:
            raise BadSetup(f"The number of workers must be at least 1, not {workers}.")
        started = time.perf_counter()
        results = {0: self.play(0)}
        if progress:
            progress(1)
        size = max(1, math.ceil(CHUNK_SECONDS / (time.perf_counter() - started)))
        chunks = [range(at, min(at + size, self.games)) for at in range(1, self.games, size)]
        for chunk, played in self._played(chunks, workers):
            results.update(zip(chunk, played, strict=True))
            if progress:
                progress(len(played))
        return [results[number] for number in range(self.games)]

    def _played(self, chunks: list[range], workers: int) -> Iterator[tuple[range, list[Result]]]:
        if workers == 1 or len(chunks) < 2:
            for chunk in chunks:
                yield chunk, play_chunk(self.title, self.levels, self.games, self.seed, self.options, chunk)
            return
        # Spawned, not forked: a progress bar's thread may hold a lock at the moment of a fork.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=context) as pool:
            waiting = {
                pool.submit(play_chunk, self.title, self.levels, self.games, self.seed, self.options, chunk): chunk
                for chunk in chunks
            }
            for done in as_completed(waiting):
                yield waiting[done], done.result()


def play_chunk(
    title: str, levels: tuple[str, ...], games: int, seed: int, options: Options, chunk: range
) -> list[Result]:
    """What a worker does: play some of the games of a run."""
    run = Run(title, levels, games, seed, options)
    return [run.play(number) for number in chunk]

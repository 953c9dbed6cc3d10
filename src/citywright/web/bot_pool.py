"""The bots' room: worker processes that think, so that no table ever waits for another's bot."""

import asyncio
import json
import multiprocessing
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from citywright.kit.actions import Action
from citywright.kit.table import Table
from citywright.titles import Title
from citywright.web import bot_worker
from citywright.web.metrics import Metrics

LOG = structlog.get_logger("bots")


class BotPool:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, title: Title, level: str, state: Table, seat: int) -> Action:
        """What a bot of that level does in this seat. Only a world dealt for the seat leaves this process."""
        # The seed of the deal is secret too: dealt with a known one, a world would give away the true order.
        world = json.dumps(title.game.determinize(state, seat, secrets.randbits(64)).dump())
        for attempt in range(2):
            started = time.perf_counter()
            try:
                action = await self._think(title.id, level, seat, secrets.randbits(63), world)
            except BrokenProcessPool:
                LOG.error("pool-broken", attempt=attempt)
                self.close()
                continue
            self._metrics.bot_time.labels(level).observe(time.perf_counter() - started)
            return tuple(action)
        raise BrokenProcessPool

    async def _think(self, title_id: str, level: str, seat: int, seed: int, world: str) -> Action:
        # Handing a task over may start processes, which takes its time: not on the event loop.
        task = await asyncio.to_thread(self._submit, title_id, level, seat, seed, world)
        return await asyncio.wrap_future(task)

    def _submit(self, title_id: str, level: str, seat: int, seed: int, world: str):  # type: ignore[no-untyped-def]
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([bot_worker.__name__])
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=bot_worker.begin)
        return self._pool.submit(bot_worker.think, title_id, level, seat, seed, world)

    def close(self) -> None:
        """Let the processes go; whatever they were thinking about is thought about again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

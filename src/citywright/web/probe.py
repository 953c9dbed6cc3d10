"""Can the database be written to? Asked at most once in a while, however often people want to know."""

import asyncio
import math
import time

import structlog

from citywright.store import Store, StoreFailure

LOG = structlog.get_logger("probe")

OK = "ok"


class Probe:
    """The last trial and its answer, shared by all who ask at the same time or soon after."""

    def __init__(self, store: Store, every: float) -> None:
        self._store = store
        self._every = every
        self._ended = -math.inf
        self._trial: asyncio.Task[str] | None = None

    async def ask(self) -> str:
        """ "ok", "full", "read-only", "damaged", or "failing" for anything else."""
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() - self._ended >= self._every):
            trial = self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(trial)

    async def _try(self) -> str:
        try:
            await self._store.probe()
        except StoreFailure as why:
            LOG.error("store", why=str(why))
            return why.kind or "failing"
        finally:
            self._ended = time.monotonic()
        return OK

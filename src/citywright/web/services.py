"""Everything one server owns."""

import asyncio
import contextlib
import hashlib
import itertools
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog
from itsdangerous import URLSafeSerializer
from litestar.connection import ASGIConnection

from citywright.store import Store, StoreFailure
from citywright.web.bot_pool import BotPool
from citywright.web.limits import Limits
from citywright.web.mail import Mailer
from citywright.web.metrics import Metrics
from citywright.web.probe import Probe
from citywright.web.settings import Settings
from citywright.web.tables import Tables
from citywright.web.visitors import Sessions, Visitor

LOG = structlog.get_logger("house")

TICK: Final = 1.0
GOODBYE: Final = 3.0
SESSION_TICKS: Final = 60
SWEEP_TICKS: Final = 3600


class Services:
    """Store, tables, bots, limits and figures, from the start of a server to its end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.probe = Probe(self.store, settings.probe_seconds)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.thinkers = BotPool(settings.workers, self.metrics)
        self.tables = Tables(self)
        # Browsers do not keep the cookies of two ports apart, so each key has a cookie of its own.
        self.cookie = f"citywright-{hashlib.sha256(settings.key.encode()).hexdigest()[:8]}"
        self.signer = URLSafeSerializer(settings.key, salt="session")
        """Reads the cookies of the server before sessions."""
        self.sessions = Sessions(self.store)
        self.mailer = Mailer(settings.mail)
        self.closing = False
        self.sockets: dict[str, int] = {}
        """Open sockets of each user."""
        self._tasks: list[asyncio.Task[None]] = []
        self._working: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        for path in self.store.narrowed:
            LOG.warning("others-could-read", file=path.name)
        self._tasks = [asyncio.create_task(self.tables.resume_all()), asyncio.create_task(self._tick())]

    async def close(self) -> None:
        """Bots stop, writes are finished, the database is let go."""
        self.closing = True
        tasks = [*self._tasks, *self._working]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.mailer.close()
        await self.tables.close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def say_goodbye(self) -> None:
        """Before the sockets are cut: everybody hears that the server goes down, but who does not read."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.tables.say_goodbye(), GOODBYE)

    async def _tick(self) -> None:
        ticks = itertools.count()
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tables.look_after()
                tick = next(ticks)
                if tick % SESSION_TICKS == 0:
                    await self.sessions.look_after()
                if tick % SWEEP_TICKS == 0:
                    await self.sweep()
            except StoreFailure as why:
                LOG.error("store", why=str(why))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for. What goes wrong is noted."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (why := task.exception()):
            LOG.error("background", exc_info=why)

    # -- who asks --

    async def visitor_of(self, connection: ASGIConnection) -> Visitor | None:  # type: ignore[type-arg]
        """Whom a cookie speaks for; nobody without one, or if its session is over or was made up."""
        token = connection.cookies.get(self.cookie)
        if not token:
            return None
        visitor = await self.sessions.find(token)
        if visitor is None:
            LOG.info("unknown-session", path=connection.scope["path"], address=address_of(connection))
        return visitor

    async def user_id_of(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        visitor = await self.visitor_of(connection)
        return visitor.user.id if visitor else ""

    # -- those who go --

    async def delete_user(self, user_id: str) -> None:
        await self.sessions.end(user_id)
        await self.tables.remove(user_id)
        LOG.info("deleted", user=user_id)

    async def sweep(self) -> None:
        """What is too old is deleted: sessions, codes, and accounts whose owners have not changed their minds."""
        await self.sessions.forget_expired()
        for user_id in await self.store.users_to_delete(time.time()):
            await self.delete_user(user_id)


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else "?"

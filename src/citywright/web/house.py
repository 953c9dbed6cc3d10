"""Everything one server owns."""

import asyncio
import contextlib
import hashlib
from typing import Final

import structlog
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from citywright.store import Store, StoreFailure, User
from citywright.web.bots import Thinkers
from citywright.web.limits import Limits
from citywright.web.metrics import Metrics
from citywright.web.settings import Settings
from citywright.web.tables import Tables

LOG = structlog.get_logger("house")

TICK: Final = 1.0
GOODBYE: Final = 3.0


class House:
    """Store, tables, bots, limits and figures, from the start of a server to its end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.thinkers = Thinkers(settings.workers, self.metrics)
        self.tables = Tables(self)
        # Browsers do not keep the cookies of two ports apart, so each key has a cookie of its own.
        self.cookie = f"citywright-{hashlib.sha256(settings.key.encode()).hexdigest()[:8]}"
        self.signer = URLSafeSerializer(settings.key, salt="session")
        self.closing = False
        self.sockets: dict[str, int] = {}
        """Open sockets of each user."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        self._tasks = [asyncio.create_task(self.tables.resume_all()), asyncio.create_task(self._tick())]

    async def close(self) -> None:
        """Bots stop, writes are finished, the database is let go."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.close()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def say_goodbye(self) -> None:
        """Before the sockets are cut: everybody hears that the server goes down, but who does not read."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.tables.say_goodbye(), GOODBYE)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tables.look_after()
            except StoreFailure as why:
                LOG.error("store", why=str(why))

    # -- who asks --

    def user_id_of(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The user a cookie speaks for; empty without a cookie, or with a forged one."""
        cookie = connection.cookies.get(self.cookie)
        if not cookie:
            return ""
        try:
            user_id = self.signer.loads(cookie)
        except BadSignature:
            LOG.warning("forged-cookie", path=connection.url.path, address=address_of(connection))
            return ""
        return user_id if isinstance(user_id, str) else ""

    async def user_of(self, connection: ASGIConnection) -> User | None:  # type: ignore[type-arg]
        user_id = self.user_id_of(connection)
        return await self.store.user(user_id) if user_id else None


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else "?"

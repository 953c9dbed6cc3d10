"""All tables: opened when somebody wants them, unloaded when nobody does."""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Final

import structlog

from citywright.kit.chance import SECRET_BYTES, commitment
from citywright.kit.errors import CitywrightError
from citywright.store import Conflict, SeatRow, StoreFailure, TableRow
from citywright.titles import Title
from citywright.web import messages as m
from citywright.web.live_match import LiveMatch, is_outdated
from citywright.web.live_table import LiveTable, stored_match
from citywright.web.problems import Refusal
from citywright.web.table_info import is_bot
from citywright.web.titles import find_title
from citywright.web.wire import encode

if TYPE_CHECKING:
    from citywright.web.services import Services

LOG = structlog.get_logger("tables")

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

SWEEP_SECONDS: Final = 3600
PATIENCE_SECONDS: Final = 24 * 3600
"""After which an open table that nobody looks at is closed."""


def new_id(length: int = 10) -> str:
    """An id that can be read out; 49 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


class Tables:
    """The tables of one server."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._swept = -math.inf
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """The live table of that id, opened if need be."""
        table = self.live.get(table_id)
        if table is None:
            # Two that come at once wait for the same opening, even if one of them goes away meanwhile.
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(task)
        table.touched = time.monotonic()
        return table

    async def _open(self, table_id: str) -> LiveTable:
        row = await self.services.store.table(table_id)
        if row is None:
            raise Refusal("problem-no-table")
        title = find_title(row.title)
        if row.status == "open" and is_outdated(title, row):
            # Nothing has been played yet: the match will begin with the rules of today.
            row = row._replace(version=title.game.version, content=title.game.content_hash())
            await self.services.store.change_table(table_id, version=row.version, content=row.content)
        found = await stored_match(self.services, title, row)
        if isinstance(found, LiveMatch) and (due := found.overdue_snapshot()):
            await self.services.store.save_snapshot(table_id, due)
            found.snapshot_seq = due.seq
        table = LiveTable(self.services, title, row, found, await self.services.store.chat(table_id))
        self.live[table_id] = table
        self.services.metrics.tables.set(len(self.live))
        table.wake()
        return table

    async def create(
        self,
        title: Title,
        host: str,
        seats: list[SeatRow],
        options: dict[str, str | int | bool],
        name: str = "",
        public: bool = True,
        away_level: str = "greedy",
        stand_in: bool = False,
    ) -> LiveTable:
        """A new table. Its seed is promised at once; the match begins when every seat is taken."""
        game = title.game
        secret = secrets.token_bytes(SECRET_BYTES)
        now = time.time()
        row = TableRow(
            id=new_id(),
            title=title.id,
            version=game.version,
            content=game.content_hash(),
            options=game.check_options(game.check_seats(len(seats)), options),
            name=name,
            public=public,
            status="open",
            created=now,
            secret=secret.hex(),
            promise=commitment(secret),
            invite=secrets.token_urlsafe(12),
            away_level=away_level,
            stand_in=stand_in,
            host=host,
            seats=seats,
            updated=now,
        )
        await self.services.store.add_table(row)
        table = LiveTable(self.services, title, row, None, [])
        self.live[row.id] = table
        self.services.metrics.tables.set(len(self.live))
        LOG.info("created", table=row.id, title=title.id, seats=len(seats))
        await table.begin_if_full()
        return table

    # -- people who become others --

    async def bring(self, guest: str, account: str) -> list[str]:
        """A guest's seats and matches become an account's. Returns the tables where both sit: there nothing changes."""
        known = sorted(
            (table for table in self.live.values() if any(seat.user == guest for seat in table.row.seats)),
            key=lambda table: table.row.id,
        )
        async with contextlib.AsyncExitStack() as locks:
            # Meanwhile no match may end and write its results for the guest.
            for table in known:
                await locks.enter_async_context(table.lock)
            try:
                moved, kept = await self.services.store.bring(guest, account)
            except BaseException:
                for table in known:
                    table.suspect = True
                raise
            await self._hand_over(guest, account, moved)
        return kept

    async def _hand_over(self, user_id: str, to: str | None, tables: Collection[str]) -> None:
        """Tables in memory follow the store; those that are being opened may have been read before."""
        opening = [task for table_id, task in self._opening.items() if table_id in tables]
        if opening:
            await asyncio.wait(opening)
        for table_id in tables:
            if table := self.live.get(table_id):
                table.hand_over(user_id, to)

    async def let_bots_play(self, user_id: str) -> None:
        """Bots take the seats of somebody who will not come back, or is about to be deleted; they can be taken back."""
        await self._at_tables_of(user_id, lambda table: table.let_bot_play(user_id))

    async def remove(self, user_id: str) -> None:
        """Somebody is deleted: from the tables in use one by one, everywhere else at once."""
        await self._at_tables_of(user_id, lambda table: table.remove(user_id))
        await self.services.store.delete_user(user_id)
        await self._hand_over(user_id, None, {*self.live, *self._opening})

    async def _at_tables_of(self, user_id: str, change: Callable[[LiveTable], Awaitable[None]]) -> None:
        for row in await self.services.store.tables_of(user_id):
            if row.status != "over":
                try:
                    await change(await self.get(row.id))
                except (Refusal, Conflict) as why:
                    LOG.error("cannot-change", table=row.id, why=str(why))

    # -- from start to end --

    async def resume_all(self) -> None:
        """After a start: every match in which a bot has to decide goes on."""
        for row in await self.services.store.playing_tables():
            if any(seat.seat in row.deciders and is_bot(seat) for seat in row.seats):
                try:
                    await self.get(row.id)
                except (Refusal, CitywrightError) as why:
                    LOG.error("cannot-resume", table=row.id, why=str(why))

    async def look_after(self) -> None:
        """Now and then: bots for the absent, idle tables leave the memory, and nobody waits for ever."""
        now = time.monotonic()
        if now - self._swept > SWEEP_SECONDS:
            self._swept = now
            await self.services.store.close_stale(time.time() - PATIENCE_SECONDS, self.live)
        for table in list(self.live.values()):
            try:
                await table.mind_absence()
            except StoreFailure as why:
                LOG.error("store", table=table.row.id, why=str(why))
            if table.is_idle(self.services.settings.idle):
                del self.live[table.row.id]
        self.services.metrics.tables.set(len(self.live))

    async def say_goodbye(self) -> None:
        """Every page hears that the server goes down; returns when all of them were sent it."""
        for table in self.live.values():
            table.audience.say(encode(m.Closing()))
        await asyncio.gather(*(page.outbox.join() for table in self.live.values() for page in table.audience.pages))

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.live.values()))

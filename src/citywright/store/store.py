"""The store: every question and every change, one method each."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from citywright.store.engine import READERS, database_url, reading_engine, writing_engine
from citywright.store.errors import Conflict, StoreFailure
from citywright.store.migrate import migrate
from citywright.store.rows import ChatRow, LineRow, Progress, ResultRow, SeatRow, SnapshotRow, TableRow, User
from citywright.store.schema import CHAT, LINES, RESULTS, SEATS, SNAPSHOTS, TABLES, USERS
from citywright.store.writer import Writer

T = TypeVar("T")

# Made once: these two run at every move.
_ADD_LINE: Final = sa.insert(LINES)
_ADVANCE: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("here"))
    .values({name: sa.bindparam(name) for name in ("seq", "updated", *Progress._fields)})
)


class Store:
    """All that lasts. Every method that changes something returns after the commit and raises `StoreFailure` if there
    was none; `Conflict` if another row stood there already."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self._writing: sa.Engine | None = None
        self._reading: sa.Engine | None = None
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    # -- opening and closing --

    def open(self) -> None:
        """Migrate if needed and start to write. Blocks; call it before anything is served. Once is enough."""
        if self._writer is not None:
            return
        try:
            self._writing = writing_engine(self.url)
        except ModuleNotFoundError as why:
            raise StoreFailure(f"PostgreSQL needs one package more ({why.name}): install citywright[scale].") from why
        try:
            migrate(self._writing)
        except (sa.exc.SQLAlchemyError, OSError) as why:
            self._writing.dispose()
            reason = getattr(why, "orig", None) or why
            shown = self.url.render_as_string(hide_password=True)
            raise StoreFailure(f"The database {shown} cannot be opened: {str(reason).splitlines()[0]}.") from why
        self._reading = reading_engine(self.url)
        self._writer = Writer(self._writing)

    def close(self) -> None:
        """Finish all writes, then let go. The writer's connection closes last, as it holds SQLite's log."""
        if self._writer is not None:
            self._writer.close()
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.dispose()
        if self._writing is not None:
            self._writing.dispose()

    @property
    def commits(self) -> int:
        return self._writer.commits if self._writer else 0

    async def _write(self, job: Callable[[sa.Connection], T]) -> T:
        if self._writer is None:
            raise StoreFailure("The store is not open.")
        return await self._writer.run(job)

    async def _execute(self, statement: sa.UpdateBase) -> int:
        """One statement; the number of rows it touched."""
        return await self._write(lambda c: c.execute(statement).rowcount)

    async def _read(self, question: Callable[[sa.Connection], T]) -> T:
        reading = self._reading
        if reading is None:
            raise StoreFailure("The store is not open.")

        def ask() -> T:
            try:
                with reading.connect() as connection:
                    return question(connection)
            except (sa.exc.SQLAlchemyError, OSError) as why:
                raise StoreFailure("The database does not answer.") from why

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except RuntimeError as why:  # the pool is shut
            raise StoreFailure("The store is closed.") from why

    async def ping(self) -> None:
        """Raises unless the database answers."""
        await self._read(lambda c: c.execute(sa.select(1)).scalar())

    # -- users --

    async def add_user(self, user: User) -> None:
        await self._execute(sa.insert(USERS).values(user._asdict()))

    async def user(self, user_id: str) -> User | None:
        return await self._one_user(USERS.c.id == user_id)

    async def user_by_login(self, login: str) -> User | None:
        return await self._one_user(USERS.c.login == login)

    async def _one_user(self, which: sa.ColumnElement[bool]) -> User | None:
        def ask(c: sa.Connection) -> User | None:
            row = c.execute(sa.select(USERS).where(which)).mappings().one_or_none()
            return User(**row) if row else None

        return await self._read(ask)

    async def rename_user(self, user_id: str, name: str) -> None:
        await self._execute(sa.update(USERS).where(USERS.c.id == user_id).values(name=name))

    async def make_account(self, user_id: str, login: str, password_hash: str) -> None:
        """A guest gets a login; `Conflict` if somebody has it."""
        await self._execute(sa.update(USERS).where(USERS.c.id == user_id).values(login=login, hash=password_hash))

    # -- tables and seats --

    async def add_table(self, table: TableRow) -> None:
        def job(c: sa.Connection) -> None:
            c.execute(sa.insert(TABLES).values({k: v for k, v in table._asdict().items() if k != "seats"}))
            c.execute(sa.insert(SEATS), [{"table_id": table.id, **seat._asdict()} for seat in table.seats])

        await self._write(job)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(sa.select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    async def _tables(self, query: sa.Select[Any]) -> list[TableRow]:
        def ask(c: sa.Connection) -> list[TableRow]:
            rows = c.execute(query).mappings().all()
            places: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
            seats = sa.select(SEATS).where(SEATS.c.table_id.in_(places)).order_by(SEATS.c.table_id, SEATS.c.seat)
            for seat in c.execute(seats).mappings():
                places[seat["table_id"]].append(SeatRow(**{k: v for k, v in seat.items() if k != "table_id"}))
            return [TableRow(**row, seats=places[row["id"]]) for row in rows]

        return await self._read(ask)

    async def public_tables(self, status: str, most: int) -> list[TableRow]:
        """The newest public tables of a status."""
        where = sa.and_(TABLES.c.status == status, TABLES.c.public)
        return await self._tables(sa.select(TABLES).where(where).order_by(TABLES.c.updated.desc()).limit(most))

    async def tables_of(self, user_id: str, most: int) -> list[TableRow]:
        """The newest tables a user sits at."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.user == user_id)
        query = sa.select(TABLES).where(TABLES.c.id.in_(sits)).order_by(TABLES.c.updated.desc()).limit(most)
        return await self._tables(query)

    async def playing_tables(self) -> list[TableRow]:
        """Every match that goes on."""
        return await self._tables(sa.select(TABLES).where(TABLES.c.status == "playing"))

    async def change_table(self, table_id: str, **values: Any) -> None:
        await self._execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(updated=time.time(), **values))

    async def close_stale(self, before: float, but: Collection[str]) -> int:
        """Close the tables that have waited for people in vain since then; returns how many."""
        stale = sa.and_(TABLES.c.status == "open", TABLES.c.updated < before, TABLES.c.id.not_in(but))
        return await self._execute(sa.update(TABLES).where(stale).values(status="over", ending="closed"))

    async def set_seat(self, table_id: str, seat: SeatRow, before: SeatRow) -> None:
        """Change who sits there; `Conflict` unless it still was as `before` says."""
        here = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        same = sa.and_(SEATS.c.kind == before.kind, SEATS.c.user.is_not_distinct_from(before.user))
        values = {k: v for k, v in seat._asdict().items() if k != "seat"}
        if not await self._execute(sa.update(SEATS).where(here, same).values(values)):
            raise Conflict("That seat has changed in the meantime.")

    async def start_table(self, table_id: str, names: list[str], progress: Progress) -> None:
        """The match begins: the names stand, the table is no longer open."""
        await self.change_table(table_id, names=names, **progress._asdict())

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        """Where the rematch is played; `Conflict` if there is one already."""
        free = sa.and_(TABLES.c.id == table_id, TABLES.c.rematch == "")
        if not await self._execute(sa.update(TABLES).where(free).values(rematch=rematch)):
            raise Conflict("There is a rematch already.")

    # -- the match --

    async def append(
        self,
        table_id: str,
        line: LineRow,
        progress: Progress,
        results: Sequence[ResultRow] = (),
        snapshot: SnapshotRow | None = None,
    ) -> None:
        """One more line; returns when it is on disk. `Conflict` if that line is there already."""

        def job(c: sa.Connection) -> None:
            c.execute(_ADD_LINE, {"table_id": table_id, **line._asdict()})
            c.execute(_ADVANCE, {"here": table_id, "seq": line.seq, "updated": line.at, **progress._asdict()})
            _write_results(c, table_id, results)
            _write_snapshot(c, table_id, snapshot)

        await self._write(job)

    async def finish(self, table_id: str, progress: Progress, results: Sequence[ResultRow]) -> None:
        """The match is over without a last move: resigned, or agreed."""

        def job(c: sa.Connection) -> None:
            values = {"updated": time.time(), **progress._asdict()}
            c.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))
            _write_results(c, table_id, results)

        await self._write(job)

    async def save_snapshot(self, table_id: str, snapshot: SnapshotRow) -> None:
        await self._write(lambda c: _write_snapshot(c, table_id, snapshot))

    async def lines(self, table_id: str) -> list[LineRow]:
        def ask(c: sa.Connection) -> list[LineRow]:
            columns = [LINES.c[name] for name in LineRow._fields]
            query = sa.select(*columns).where(LINES.c.table_id == table_id).order_by(LINES.c.seq)
            return [LineRow(*row) for row in c.execute(query)]

        return await self._read(ask)

    async def snapshot(self, table_id: str) -> SnapshotRow | None:
        def ask(c: sa.Connection) -> SnapshotRow | None:
            columns = [SNAPSHOTS.c[name] for name in SnapshotRow._fields]
            row = c.execute(sa.select(*columns).where(SNAPSHOTS.c.table_id == table_id)).one_or_none()
            return SnapshotRow(*row) if row else None

        return await self._read(ask)

    async def results(self, table_id: str) -> list[ResultRow]:
        def ask(c: sa.Connection) -> list[ResultRow]:
            columns = [RESULTS.c[name] for name in ResultRow._fields]
            query = sa.select(*columns).where(RESULTS.c.table_id == table_id).order_by(RESULTS.c.seat)
            return [ResultRow(*row) for row in c.execute(query)]

        return await self._read(ask)

    # -- chat --

    async def say(self, table_id: str, chat: ChatRow) -> None:
        await self._execute(sa.insert(CHAT).values(table_id=table_id, **chat._asdict()))

    async def chat(self, table_id: str, most: int = 200) -> list[ChatRow]:
        """The last lines said, oldest first."""

        def ask(c: sa.Connection) -> list[ChatRow]:
            columns = [CHAT.c[name] for name in ChatRow._fields]
            query = sa.select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n.desc()).limit(most)
            return [ChatRow(*row) for row in c.execute(query)][::-1]

        return await self._read(ask)


def _write_results(c: sa.Connection, table_id: str, results: Sequence[ResultRow]) -> None:
    if results:
        c.execute(sa.insert(RESULTS), [{"table_id": table_id, **result._asdict()} for result in results])


def _write_snapshot(c: sa.Connection, table_id: str, snapshot: SnapshotRow | None) -> None:
    """Only the newest is kept."""
    if snapshot is not None:
        c.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
        c.execute(sa.insert(SNAPSHOTS).values(table_id=table_id, **snapshot._asdict()))

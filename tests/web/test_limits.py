"""What one person may cost the others: limits by person and address, and work that is not done twice."""

import json
import time
import zlib
from typing import Any

import pytest

from citywright.store import User
from citywright.web import viewers, wire
from citywright.web.limits import Counters
from citywright.web.viewers import Viewer
from tests.web.harness import people, serving


@pytest.fixture
def work(monkeypatch):
    """How often updates were made and compressed."""
    done = {"made": 0, "compressed": 0}
    make, compress = wire.encode_for, wire.compress

    def counted_make(*args):
        done["made"] += 1
        return make(*args)

    def counted_compress(text):
        done["compressed"] += 1
        return compress(text)

    monkeypatch.setattr(viewers, "encode_for", counted_make)
    monkeypatch.setattr(viewers, "compress", counted_compress)
    return done


async def test_turning_a_shared_screen_to_and_fro_makes_nothing_anew(tmp_path, work):
    seats = [{"kind": "me"}, {"kind": "here"}]
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.post("/api/tables", {"title": "mythotopia", "seats": seats})
        async with anna.at(table["id"]) as page:
            await page.until("update")
            asked = page.update["curtain"]
            await page.ask("uncover", seat=asked)
            before = work["made"]
            for _ in range(50):
                assert (await page.ask("uncover", seat=asked))["k"] == "ack"
            assert work["made"] == before
        live = running.services.tables.live[table["id"]]
        screen = Viewer(User(anna.me["id"], "Anna", 0))
        live.audience.join(screen)
        for n in range(50):
            screen.facing = n % 2
            live.audience.show(screen)
        assert work["made"] <= before + 4  # each side once, and what comes with the first look


async def test_the_commands_of_all_sockets_of_a_person_are_counted_together(tmp_path):
    async with serving(tmp_path, command_rate="20/hour") as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, anna.at(table["id"]) as two, boris.at(table["id"]) as other:
            for page in (one, two, other):
                await page.until("update")
            answers = [await (one, two)[n % 2].ask("why", action=["reveal", 0]) for n in range(30)]
            assert [one.get("problem") == "problem-too-fast" for one in answers] == [False] * 20 + [True] * 10
            assert (await other.ask("why", action=["reveal", 0])).get("problem") is None


async def test_sockets_of_those_who_do_not_say_who_they_are_are_counted_by_address(tmp_path):
    async with serving(tmp_path, sockets_each=3, command_rate="5/hour") as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        nobody: dict[str, Any] = {"additional_headers": {}}
        async with (
            anna.at(table["id"], **nobody) as one,
            anna.at(table["id"], **nobody) as two,
            anna.at(table["id"], **nobody),
            anna.at(table["id"], **nobody) as fourth,
            anna.at(table["id"]) as known,
        ):
            assert (await fourth.hear())["problem"] == "problem-too-fast"
            await one.until("update")
            await known.until("update")
            answers = [await (one, two)[n % 2].ask("why", action=["reveal", 0]) for n in range(8)]
            problems = [answer["problem"] for answer in answers]
            assert problems == ["problem-not-seated"] * 5 + ["problem-too-fast"] * 3
            assert (await known.play())["k"] == "ack"
        assert running.services.sockets == {}


def waiting(sub: Viewer) -> list[str | bytes | None]:
    """What a page would be sent; takes it away."""
    return [sub.outbox.get_nowait() for _ in range(sub.outbox.qsize())]


@pytest.mark.parametrize("present", [2, 200])
async def test_coming_costs_as_much_with_two_present_as_with_two_hundred(tmp_path, work, present):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        live = running.services.tables.live[table["id"]]
        crowd = [Viewer(User(f"u{n}", f"Name {n}", 0), unpacks=True) for n in range(present)]
        for sub in crowd:
            live.join(sub)
            assert waiting(sub)
        assert not any(waiting(sub) for sub in crowd)  # nobody hears of those who only look on
        work.update(made=0, compressed=0)

        player = Viewer(User(boris.me["id"], "Boris", 0))
        live.join(player)
        told = [waiting(sub) for sub in crowd]
        assert set(map(len, told)) == {1}
        assert all(len(one[0] or "") < 100 for one in told)
        assert work == {"made": 1, "compressed": 0}
        live.part(player)
        assert [waiting(sub) for sub in crowd] == [['{"k":"presence","online":[]}']] * present
        assert work == {"made": 1, "compressed": 0}

        live.audience.tell_all()
        assert len({waiting(sub)[0] for sub in crowd}) == 1
        assert work == {"made": 2, "compressed": 1}  # one update for all who look on, packed once


async def test_a_page_that_asks_for_it_gets_large_messages_compressed(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"], unpacks="1") as packed, anna.at(table["id"]) as plain:
            update = await plain.until("update")
            frames = [await packed.socket.recv(), await packed.socket.recv()]
            assert json.loads(frames[0])["k"] == "hello"
            assert isinstance(frames[1], bytes)
            assert json.loads(zlib.decompress(frames[1])) == update


async def test_a_clock_that_is_set_back_makes_nobody_too_fast(tmp_path, monkeypatch):
    async with serving(tmp_path, command_rate="30/second") as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            hour_ago = time.time() - 3600
            await page.ask("why", action=["reveal", 0])
            monkeypatch.setattr(time, "time", lambda: hour_ago)
            counters = running.services.limits._counter.storage
            assert isinstance(counters, Counters)
            answers = []
            for _ in range(60):
                answers.append((await page.ask("why", action=["reveal", 0])).get("problem"))
                # A second passes by the clock that nobody can set.
                for key, (hits, end) in list(counters._windows.items()):
                    counters._windows[key] = hits, end - 1
            assert set(answers) == {None}

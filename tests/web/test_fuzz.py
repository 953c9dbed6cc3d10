"""Whatever is sent, the server answers by the rules, notes no fault of its own, and plays on."""

import asyncio
import contextlib
import json
import logging
import os
from collections import Counter
from pathlib import Path

import pytest

from tests.web import frames
from tests.web.fuzz import FREELY, VALID, Asked, World, ask, broken, fault_of, told, valid
from tests.web.harness import Person, Running, people, serving, until

SHORT, LONG = 1_000, 20_000
BLOCK = 500
"""Requests after which a new guest asks about new tables: the old ones were left, filled and played."""
FRAMES = 100
"""Frames sent in one match."""
NO_UTF8 = "Invalid UTF-8 sequence received from client."
"""How uvicorn notes a socket that it closes with 1007, as it should."""


def held(folder: Path) -> tuple[int, int]:
    """The open files of this process, and the tasks of its loop. The database opens as many connections as it has
    readers at once, and keeps them: its files do not count."""
    files = 0
    for name in os.listdir("/proc/self/fd"):  # noqa: PTH208
        with contextlib.suppress(FileNotFoundError):  # the one that lists them
            files += str(folder) not in os.readlink(f"/proc/self/fd/{name}")  # noqa: PTH115
    return files, len(asyncio.all_tasks())


def is_back_to(before: tuple[int, int], folder: Path) -> bool:
    return all(now <= then for now, then in zip(held(folder), before, strict=True))


def faults_noted(log, caplog) -> list[str]:
    """What the server took for its own fault."""
    own = [str(entry) for entry in log if entry["log_level"] in {"error", "critical"}]
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    return own + [error for error in errors if error != NO_UTF8]


async def play_a_move(running: Running) -> None:
    """After all of it two people still sit down and play."""
    async with people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            acting = one if one.update.get("choices") else two
            assert (await acting.play())["k"] == "ack"


async def send_broken_requests(folder: Path, seeds: range, log, caplog) -> Counter[int]:
    """One after the other; returns how often each status came (0: the connection was closed)."""
    found: list[str] = []
    seen: Counter[int] = Counter()
    async with serving(folder, **FREELY) as running:
        await play_a_move(running)
        before = held(folder)
        for seed in seeds:
            if seed % BLOCK == 0 or seed == seeds[0]:
                world = await World.make(running, seed)
            asked = broken(world, seed)
            answer = await ask(running.host, asked)
            seen[answer.status if answer else 0] += 1
            noted = faults_noted(log, caplog)
            if fault := fault_of(asked, answer) or (f"noted: {noted[0]}" if noted else ""):
                found.append(told(seed, asked, fault))
            log.clear()
            caplog.clear()
        await until(lambda: is_back_to(before, folder), "files and tasks to be let go")
        await play_a_move(running)
    assert not found, f"{len(found)} of {len(seeds)} requests:\n" + "\n".join(found[:40])
    assert not faults_noted(log, caplog)
    return seen


async def test_every_operation_of_the_schema_has_a_valid_request_to_break(tmp_path):
    async with serving(tmp_path, **FREELY) as running:
        world = await World.make(running, 0)
        person = await Person(running.host).arrive()
        schema = await person.get("/schema/openapi.json")
        await person.http.aclose()
        operations = {(method.upper(), path) for path, item in schema["paths"].items() for method in item}
        for number, (method, address, *_) in enumerate(VALID):
            answer = await ask(running.host, valid(world, number))
            assert answer is not None
            assert answer.status in {101, 200, 201}, f"{method} {address}: {answer}"

    known = {(method, address.partition("?")[0]) for method, address, *_ in VALID}
    shown = {(method, path.replace("{title_id}", "settlers").replace("{step}", "1")) for method, path in operations}
    assert {(method, path.replace("ghosts", "settlers")) for method, path in known} >= shown


# fmt: off
UNREADABLE = (
    # path                          host            body                                status, problem
    ("/static/%00",                 "",             None,                               404, "problem-not-found"),
    ("/static/" + "a" * 300,        "",             None,                               404, "problem-not-found"),
    ("/static" + "/abc" * 2000,     "",             None,                               404, "problem-not-found"),
    ("/static/favicon.svg/x",       "",             None,                               404, "problem-not-found"),
    ("/art/%0d%0aSet-Cookie:x",     "",             None,                               404, "problem-not-found"),
    ("/health",                     "a,b",          None,                               400, "problem-host"),
    ("/nothing",                    "127.0.0.1:x",  None,                               400, "problem-host"),
    ("/nothing",                    "a b",          None,                               400, "problem-host"),
    ("/health",                     "evil.example", None,                               400, "problem-host"),
    ("/api/me",                     "",             b'{"name":"\xff"}',                 400, "problem-malformed"),
    ("/api/me",                     "",             b"[" * 8000,                        400, "problem-malformed"),
    ("/api/me",                     "",             '{"name":"Анна"}'.encode("utf-16"), 400, "problem-malformed"),
    ("/api/me",                     "",             b" " * 20_000,                      413, "problem-too-large"),
)
# fmt: on


async def test_what_cannot_be_read_is_refused_with_a_sentence(tmp_path, log):
    async with serving(tmp_path, **FREELY) as running:
        world = await World.make(running, 0)
        for path, host, body, status, problem in UNREADABLE:
            asked = Asked(b"PATCH" if body else b"GET", path.encode(), headers=world.heads["anna"], body=body)
            log.clear()
            answer = await ask(running.host, asked.having(b"Host", host.encode()) if host else asked)

            assert answer is not None
            assert (answer.status, json.loads(answer.body)["problem"]) == (status, problem), path[:40]
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert any(entry["event"] == "refused" and entry["problem"] == problem for entry in log)

        cookies = dict(world.heads["anna"])[b"Cookie"] + b"; other=\xd0\xaf"  # of another server on this host
        asked = Asked(b"GET", b"/api/me", headers=world.heads["anna"]).having(b"Cookie", cookies)
        answer = await ask(running.host, asked)
        assert answer is not None
        assert json.loads(answer.body)["guest"] is False


async def test_a_thousand_broken_requests(tmp_path, log, caplog):
    seen = await send_broken_requests(tmp_path, range(SHORT), log, caplog)

    assert {101, 200, 400, 403, 404, 405} <= set(seen)
    assert sum(count for status, count in seen.items() if 400 <= status < 500) > SHORT / 3


@pytest.mark.long
async def test_twenty_thousand_broken_requests(tmp_path, log, caplog):
    await send_broken_requests(tmp_path, range(SHORT, SHORT + LONG), log, caplog)


async def send_broken_frames(folder: Path, seeds: range, log, caplog) -> Counter[str]:
    """In matches of two, one of whom sends them; returns how often each class was sent."""
    found: list[str] = []
    seen: Counter[str] = Counter()
    async with serving(folder) as running:
        await play_against_a_bot(running)
        before = held(folder)
        for start in range(seeds.start, seeds.stop, FRAMES):
            block = range(start, min(start + FRAMES, seeds.stop))
            async with frames.match_of_two(running) as (anna, boris, table), boris.at(table) as other:
                listening = asyncio.create_task(other.to_the_end())
                left = iter(block)
                seed = next(left, None)
                while seed is not None:
                    async with frames.open_raw(anna, table) as raw:
                        closed = False
                        while seed is not None and not closed:
                            sent = frames.broken(raw.page, seed)
                            fault = await raw.send(sent)
                            noted = faults_noted(log, caplog)
                            if fault := fault or (f"noted: {noted[0]}" if noted else ""):
                                found.append(frames.told(seed, sent, fault))
                            log.clear()
                            caplog.clear()
                            seen[sent.broken] += 1
                            closed = bool(sent.code or fault)
                            seed = next(left, None)
                assert not listening.done(), "the other socket of the match was lost"
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
                await play_on_both(anna, boris, table)
        await until(lambda: is_back_to(before, folder), "files and tasks to be let go")
        await play_a_move(running)
    assert not found, f"{len(found)} of {len(seeds)} frames:\n" + "\n".join(found[:40])
    assert not faults_noted(log, caplog)
    return seen


async def play_against_a_bot(running: Running) -> None:
    """The processes of the bots are there from now on."""
    async with people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.play_on(3)


async def play_on_both(anna: Person, boris: Person, table: str) -> None:
    """A match that was not ended goes on, whoever has to decide."""
    async with anna.at(table) as one, boris.at(table) as two:
        await asyncio.gather(one.until("update"), two.until("update"))
        if not one.over():
            acting = one if one.update.get("choices") else two
            assert (await acting.play())["k"] == "ack"


async def test_a_thousand_broken_frames(tmp_path, log, caplog):
    seen = await send_broken_frames(tmp_path, range(SHORT), log, caplog)

    assert set(seen) == {"command", "fragments", "binary", "pings", "against the protocol"}


@pytest.mark.long
async def test_twenty_thousand_broken_frames(tmp_path, log, caplog):
    await send_broken_frames(tmp_path, range(SHORT, SHORT + LONG), log, caplog)

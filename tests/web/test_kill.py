"""Servers are killed with -9 at random moments while people play: no acknowledged move is missing, none is doubled."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.web.harness import WAIT, Person, hold_port, until

TABLES = 6
PAUSE = 0.02

SERVER = """
import os, sys
from citywright.web import app, logs, serve
from citywright.web.settings import Settings
from citywright.titles import titles
port, folder = int(sys.argv[1]), sys.argv[2]
settings = Settings(
    database=f"sqlite:///{folder}/kill.db", key="k", pace=0, workers=1,
    http_rate="100000/minute", make_rate="100000/minute", command_rate="100000/second",
)
for title in titles():
    title.page
logs.configure(30, plain=False)
for line in sys.stdin:
    server = os.fork()
    if server == 0:
        serve.run(settings, serve.bind("127.0.0.1", port))
        os._exit(1)
    print(server, flush=True)
    os.waitpid(server, 0)
    print("gone", flush=True)
"""
"""Servers are forked from a process that has imported everything, so that a start takes a moment and not a second."""


class Victim:
    """A server in a process of its own, started and killed by its id."""

    def __init__(self, folder: Path) -> None:
        self.holder = hold_port()
        self.port = self.holder.getsockname()[1]
        self.folder = folder
        self.mother: asyncio.subprocess.Process | None = None
        self.pid = 0
        self.kills = 0

    async def start(self) -> None:
        if self.mother is None:
            with (self.folder / "server.log").open("ab") as log:
                pipe = asyncio.subprocess.PIPE
                words = (sys.executable, "-c", SERVER, str(self.port), str(self.folder))
                self.mother = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, stderr=log)
        assert self.mother.stdin is not None
        self.mother.stdin.write(b"start\n")
        self.pid = int(await self.answer())
        await until(self.answers, f"a server that answers; see {self.folder}/server.log")

    async def answers(self) -> bool:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.close()
            await writer.wait_closed()
            return True
        return False

    async def answer(self) -> bytes:
        assert self.mother is not None
        assert self.mother.stdout is not None
        return await self.mother.stdout.readline()

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert await self.answer() == b"gone\n"
        self.kills += 1

    async def end(self) -> None:
        await self.kill()
        assert self.mother is not None
        assert self.mother.stdin is not None
        self.mother.stdin.close()
        await self.mother.wait()
        self.holder.close()


class Driver:
    """Plays both seats of a table, or one against a bot; remembers what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.acknowledged: dict[int, str] = {}
        """Line number to the action that was acknowledged there."""
        self.resumed = 0
        self.over = False

    async def play(self, end: asyncio.Event) -> None:
        """Play, and come back whenever the server is gone."""
        while not end.is_set() and not self.over:
            try:
                await self.sit(end)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.02)

    async def sit(self, end: asyncio.Event) -> None:
        address = f"ws://{self.person.host}/api/tables/{self.table}/live"
        headers = {"Cookie": self.person.cookies()}
        pick = random.Random(self.table)
        origin = Origin(f"http://{self.person.host}")
        async with connect(
            address, origin=origin, additional_headers=headers, compression=None, max_size=None, open_timeout=WAIT
        ) as socket:
            sent: dict[int, Any] = {}
            first = True
            while not end.is_set():
                message = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
                if message["k"] == "ack":
                    self.acknowledged[message["seq"]] = json.dumps(sent[message["ref"]])
                elif message["k"] == "update":
                    # Whatever was acknowledged before the server died is there after it came back.
                    assert message["seq"] >= max(self.acknowledged, default=0), "an acknowledged move is missing"
                    self.resumed += first
                    first = False
                    if message["table"]["status"] == "over":
                        self.over = True
                        return
                    choices = [c for c in message.get("choices", []) if c["action"] not in (["agree"], ["propose"])]
                    if choices:
                        await asyncio.sleep(PAUSE)
                        ref = len(sent) + 1
                        sent[ref] = pick.choice(choices)["action"]
                        body = {"k": "play", "ref": ref, "seq": message["seq"], "action": sent[ref]}
                        await socket.send(json.dumps(body))
                elif message["k"] == "refused":
                    assert message.get("problem") in {"problem-stale", "problem-store"}, message


async def new_driver(victim: Victim, number: int) -> Driver:
    person = await Person(f"127.0.0.1:{victim.port}").arrive()
    table = await person.table("me", "here" if number % 3 else "bot")
    return Driver(person, table["id"])


async def until_it_can(make: Any) -> Any:
    """Ask again while the server is down."""
    import httpx

    while True:
        try:
            return await make()
        except (httpx.HTTPError, AssertionError, OSError):
            await asyncio.sleep(0.05)


async def kill_often(folder: Path, kills: int) -> None:
    victim = Victim(folder)
    chance = random.Random(kills)
    end = asyncio.Event()
    drivers: list[Driver] = []
    await victim.start()

    async def keep_playing(number: int) -> None:
        while not end.is_set():
            driver = await until_it_can(lambda: new_driver(victim, number))
            drivers.append(driver)
            await driver.play(end)

    def acknowledged() -> int:
        return sum(len(driver.acknowledged) for driver in drivers)

    def is_reached(goal: int) -> bool:
        return acknowledged() >= goal or any(player.done() for player in players)

    players = [asyncio.create_task(keep_playing(number)) for number in range(TABLES)]
    try:
        started = time.monotonic()
        while victim.kills < kills:
            # Sometimes while it starts, mostly in the middle of play, at any moment of a move.
            goal = acknowledged() + chance.choice((0, 1, 3, 5, 8, 13))
            await until(partial(is_reached, goal), "moves")
            await asyncio.sleep(chance.uniform(0, 0.08))
            await victim.kill()
            failed = [player for player in players if player.done()]
            assert not failed, failed[0].exception()
            await victim.start()
        print(f"{kills} kills in {time.monotonic() - started:.0f} s, {acknowledged()} moves acknowledged")
        # After the last start every table goes on.
        before = {driver.table: len(driver.acknowledged) for driver in drivers if not driver.over}
        await until(
            lambda: all(driver.over or len(driver.acknowledged) > before.get(driver.table, 0) for driver in drivers),
            "every table to go on",
        )
    finally:
        end.set()
        for player in players:
            player.cancel()
        results = await asyncio.gather(*players, return_exceptions=True)
        await victim.end()
        for driver in drivers:
            await driver.person.http.aclose()
    bad = [r for r in results if isinstance(r, BaseException) and not isinstance(r, asyncio.CancelledError)]
    assert bad == []
    check_the_log(folder, drivers)


def check_the_log(folder: Path, drivers: list[Driver]) -> None:
    """Every acknowledged move stands in the log, once, at its line; the lines have no gap."""
    from citywright.titles import title

    game = title("settlers").game
    database = sqlite3.connect(folder / "kill.db")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    acknowledged = 0
    for driver in drivers:
        rows = database.execute(
            "SELECT seq, move FROM lines WHERE table_id = ? ORDER BY seq", (driver.table,)
        ).fetchall()
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        moves = dict(rows)
        for seq, action in driver.acknowledged.items():
            assert moves.get(seq) == game.show(tuple(json.loads(action))), f"line {seq} of {driver.table}"
        acknowledged += len(driver.acknowledged)
    database.close()
    assert acknowledged > 2 * len(drivers)
    assert sum(driver.resumed for driver in drivers) > len(drivers)


async def test_ten_kills_lose_and_double_nothing(tmp_path):
    await kill_often(tmp_path, 10)


@pytest.mark.long
async def test_a_hundred_kills_lose_and_double_nothing(tmp_path):
    await kill_often(tmp_path, 100)


async def test_workers_end_with_their_server(tmp_path):
    """Bots' processes do not outlive a server that was killed."""
    victim = Victim(tmp_path)
    await victim.start()
    person = await Person(f"127.0.0.1:{victim.port}").arrive()
    table = await person.table("me", "bot")
    async with person.at(table["id"]) as page:
        await page.play_on(3)
    workers = descendants(victim.pid)
    assert workers
    await victim.end()
    await person.http.aclose()
    await until(lambda: not any(is_alive(pid) for pid in workers), "the workers to end")


def descendants(pid: int) -> list[int]:
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                child = int(stat.parent.name)
                children += [child, *descendants(child)]
    return children


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

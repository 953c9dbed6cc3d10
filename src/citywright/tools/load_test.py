"""How a server stands up to many tables: bots play over real sockets on the loopback, at a steady rate, for a while.

Everybody has a seat, a cookie and a socket of their own. Two times are taken for every move: until it is acknowledged
(so it is on disk), and until the other seat has been shown it.
"""

import asyncio
import contextlib
import http.client
import json
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from citywright.kit.errors import CitywrightError
from citywright.texts.catalogue import Texts
from citywright.titles import titles

SEATS: Final = 2
QUIET: Final = frozenset({"propose", "agree"})
"""What would end a match is left out."""
WARM_UP: Final = 3.0
MAKERS: Final = 8
PATIENCE: Final = 300.0
"""Seconds until what should come does not come any more, and between two looks."""
LOOK: Final = 0.02


class LoadFailure(CitywrightError):
    """The server under load did something it should not."""


class Answer(msgspec.Struct):
    """The little a bot reads of a message."""

    k: str
    seq: int = 0
    problem: str = ""
    clause: str = ""
    choices: list["Option"] = []


class Option(msgspec.Struct):
    action: list[str | int]


DECODER: Final = msgspec.json.Decoder(Answer)


class Figures(msgspec.Struct, kw_only=True):
    """What came out."""

    tables: int
    sockets: int
    moves: int
    moves_per_s: float
    p50_ack_ms: float
    p95_ack_ms: float
    p99_ack_ms: float
    p50_update_ms: float
    p95_update_ms: float
    p99_update_ms: float
    refused: int
    late: int
    """Moves that were due while no table had anybody to make them."""
    cpu_s: float
    rss_mb: float


def run_server(listener: int, folder: str) -> None:
    """What the process under load does; it inherits its listener, so nobody else can take the port."""
    import logging

    from citywright.web import logs, serve
    from citywright.web.settings import Settings

    logs.configure(logging.ERROR, plain=False)
    much = "1000000/second"
    settings = Settings(
        database=f"sqlite:///{folder}/load.db",
        key="load",
        http_rate=much,
        make_rate=much,
        command_rate=much,
        connections_each=1_000_000,  # everybody comes from one address
        pace=0,
    )
    serve.run(settings, socket.socket(fileno=listener))


class Visitor:
    """A guest with a cookie, over plain HTTP."""

    def __init__(self, port: int, texts: Texts) -> None:
        self.port = port
        self.texts = texts
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.csrf = self.ask("GET", "/api/me")["csrf"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"x-csrf": self.csrf, "cookie": self.cookie(), "content-type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        connection.close()
        if answer.status >= 400:
            what = {
                "request": f"{method} {path}",
                "status": str(answer.status),
                "text": text[:200].decode(errors="replace"),
            }
            raise LoadFailure(self.texts.say("bench-load-answer", **what))
        return json.loads(text)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def make_table(port: int, texts: Texts) -> tuple[str, list[Visitor]]:
    """A table with a guest on every seat."""
    people = [Visitor(port, texts) for _ in range(SEATS)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    title = next(title.id for title in titles() if SEATS in title.card.players)
    table = people[0].ask("POST", "/api/tables", {"title": title, "seats": seats})["id"]
    for other in people[1:]:
        other.ask("POST", f"/api/tables/{table}/join", {})
    return table, people


class Chair:
    """One seat: its socket, and what it may do."""

    def __init__(self, bench: "Bench", table: "BenchTable", socket: ClientConnection) -> None:
        self.bench = bench
        self.table = table
        self.socket = socket
        self.seq = -1
        self.choices: list[Option] = []
        self.sent_at = 0.0

    async def listen(self) -> None:
        with contextlib.suppress(Exception):
            async for raw in self.socket:
                now = time.perf_counter()
                message = DECODER.decode(raw)
                if message.k == "update":
                    self.updated(message, now)
                elif message.k == "ack":
                    self.bench.acks.append((self.sent_at, now - self.sent_at))
                elif message.k == "refused":
                    self.bench.refused += 1
                    self.table.busy = False

    def updated(self, message: Answer, now: float) -> None:
        if message.seq > self.seq:
            sent = self.table.sent.get(message.seq)
            if sent is not None and sent[0] is not self:
                self.bench.updates.append((sent[1], now - sent[1]))
        self.seq = message.seq
        self.choices = [one for one in message.choices if one.action[0] not in QUIET]
        if self.choices:
            self.table.acting = self
            self.table.busy = False

    async def move(self, chance: random.Random) -> None:
        action = chance.choice(self.choices).action
        self.table.busy = True
        self.choices = []
        self.sent_at = time.perf_counter()
        self.table.sent = {self.seq + 1: (self, self.sent_at)}
        await self.socket.send(json.dumps({"k": "play", "ref": 1, "seq": self.seq, "action": action}))


class BenchTable:
    """Two chairs and whose turn it is."""

    def __init__(self) -> None:
        self.acting: Chair | None = None
        self.busy = True
        self.sent: dict[int, tuple[Chair, float]] = {}


class Bench:
    """All tables of a run and the times taken."""

    def __init__(self, port: int, texts: Texts) -> None:
        self.port = port
        self.texts = texts
        self.tables: list[BenchTable] = []
        self.chairs: list[Chair] = []
        self.acks: list[tuple[float, float]] = []
        self.updates: list[tuple[float, float]] = []
        self.sent = 0
        self.refused = 0
        self.late = 0

    async def fill(self, count: int) -> None:
        """Make the tables and sit down at all of them."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(MAKERS) as pool:
            made = await asyncio.gather(
                *(loop.run_in_executor(pool, make_table, self.port, self.texts) for _ in range(count))
            )
        for name, people in made:
            table = BenchTable()
            self.tables.append(table)
            for person in people:
                socket = await connect(
                    f"ws://127.0.0.1:{self.port}/api/tables/{name}/live",
                    origin=Origin(f"http://127.0.0.1:{self.port}"),
                    additional_headers={"Cookie": person.cookie()},
                    compression=None,
                    max_size=None,
                )
                self.chairs.append(Chair(self, table, socket))

    async def play(self, rate: float, seconds: float) -> None:
        """Moves at a steady rate, each at a table whose turn it is to be played at."""
        chance = random.Random(1)
        started = time.perf_counter()
        at = 0
        for number in range(int(rate * seconds)):
            due = started + number / rate
            if (rest := due - time.perf_counter()) > 0:
                await asyncio.sleep(rest)
            for _ in range(len(self.tables)):
                at = (at + 1) % len(self.tables)
                table = self.tables[at]
                if not table.busy and table.acting is not None and table.acting.choices:
                    self.sent += 1
                    await table.acting.move(chance)
                    break
            else:
                self.late += 1
        await until(lambda: len(self.acks) + self.refused >= self.sent)

    def is_ready(self) -> bool:
        """Is somebody asked at every table?"""
        return all(table.acting is not None for table in self.tables)

    async def close(self) -> None:
        await asyncio.gather(*(chair.socket.close() for chair in self.chairs), return_exceptions=True)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that should come soon."""
    for _ in range(int(PATIENCE / LOOK)):
        if true():
            return
        await asyncio.sleep(LOOK)


def figure(text: str, name: str) -> float:
    """One figure of the server's own metrics."""
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def server_figures(port: int) -> tuple[float, float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    return figure(text, "citywright_cpu_seconds"), figure(text, "citywright_memory_bytes")


def percentile(values: Sequence[float], percent: float) -> float:
    """In milliseconds; the value that so many per cent do not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))], 2)


async def drive(port: int, tables: int, rate: float, seconds: float, texts: Texts) -> Figures:
    bench = Bench(port, texts)
    await bench.fill(tables)
    listening = [asyncio.create_task(chair.listen()) for chair in bench.chairs]
    await until(bench.is_ready)
    await bench.play(rate, WARM_UP)
    bench.refused = bench.late = bench.sent = 0
    bench.acks.clear()
    begin = time.perf_counter()
    cpu, _ = await asyncio.to_thread(server_figures, port)
    await bench.play(rate, seconds)
    spent = time.perf_counter() - begin
    cpu_after, rss = await asyncio.to_thread(server_figures, port)
    acks = [took for _, took in bench.acks]
    updates = [took for sent, took in bench.updates if sent >= begin]
    await bench.close()
    for task in listening:
        task.cancel()
    return Figures(
        tables=tables,
        sockets=len(bench.chairs),
        moves=len(acks),
        moves_per_s=round(len(acks) / spent, 1),
        p50_ack_ms=percentile(acks, 50),
        p95_ack_ms=percentile(acks, 95),
        p99_ack_ms=percentile(acks, 99),
        p50_update_ms=percentile(updates, 50),
        p95_update_ms=percentile(updates, 95),
        p99_update_ms=percentile(updates, 99),
        refused=bench.refused,
        late=bench.late,
        cpu_s=round(cpu_after - cpu, 2),
        rss_mb=round(rss / 1e6, 1),
    )


def report(figures: Figures, as_json: bool, texts: Texts) -> str:
    plain = msgspec.to_builtins(figures)
    if as_json:
        return json.dumps(plain)
    counts = {name: plain[name] for name in ("tables", "sockets", "moves", "refused", "late")}
    lines = [texts.say("bench-load", **counts, rate=figures.moves_per_s)]
    for name in ("ack", "update"):
        half, most, nearly = (plain[f"p{percent}_{name}_ms"] for percent in (50, 95, 99))
        lines.append(texts.say(f"bench-load-{name}", half=half, most=most, nearly=nearly))
    return "\n".join([*lines, texts.say("bench-load-server", cpu=figures.cpu_s, memory=figures.rss_mb)])


def measure(tables: int, rate: float, seconds: float, texts: Texts) -> Figures:
    """Start a server, put it under load, end it."""
    with serving(texts) as port:
        return asyncio.run(drive(port, tables, rate, seconds, texts))


@contextlib.contextmanager
def serving(texts: Texts) -> Iterator[int]:
    """A server in a process of its own, on a database of its own; its port."""
    from citywright.web.serve import bind

    with tempfile.TemporaryDirectory() as folder, bind("127.0.0.1", 0) as listener:
        order = f"from citywright.tools.load_test import run_server; run_server({listener.fileno()}, {folder!r})"
        command = [sys.executable, "-c", order]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, pass_fds=[listener.fileno()])
        port: int = listener.getsockname()[1]
        listener.close()
        try:
            wait_for(port, server, texts)
            yield port
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def wait_for(port: int, server: subprocess.Popen[bytes], texts: Texts) -> None:
    while server.poll() is None:
        with contextlib.suppress(OSError):
            server_figures(port)
            return
        time.sleep(0.05)
    raise LoadFailure(texts.say("bench-load-start"))

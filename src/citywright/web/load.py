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
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from citywright.kit.errors import CitywrightError

TITLE: Final = "settlers"
SEATS: Final = 2
QUIET: Final = frozenset({"propose", "agree"})
"""What would end a match is left out."""
WARM_UP: Final = 3.0
MAKERS: Final = 8


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
    cpu_s: float
    rss_mb: float


def run_server(port: int, folder: str) -> None:
    """What the process under load does."""
    import logging

    from citywright.web import logs, serve
    from citywright.web.settings import Settings

    logs.configure(logging.ERROR, plain=False)
    much = "1000000/second"
    settings = Settings(
        database=f"sqlite:///{folder}/load.db", key="load", http_rate=much, make_rate=much, command_rate=much, pace=0
    )
    serve.run(settings, serve.bind("127.0.0.1", port))


class Visitor:
    """A guest with a cookie, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.csrf = self.ask("GET", "/api/me")["csrf"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
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
            raise LoadFailure(f"{method} {path} was answered with {answer.status}: {text[:200]!r}.")
        return json.loads(text)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def make_table(port: int) -> tuple[str, list[Visitor]]:
    """A table with a guest on every seat."""
    people = [Visitor(port) for _ in range(SEATS)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    table = people[0].ask("POST", "/api/tables", {"title": TITLE, "seats": seats})["id"]
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

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[BenchTable] = []
        self.chairs: list[Chair] = []
        self.acks: list[tuple[float, float]] = []
        self.updates: list[tuple[float, float]] = []
        self.refused = 0
        self.late = 0

    async def fill(self, count: int) -> None:
        """Make the tables and sit down at all of them."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(MAKERS) as pool:
            made = await asyncio.gather(*(loop.run_in_executor(pool, make_table, self.port) for _ in range(count)))
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
                    await table.acting.move(chance)
                    break
            else:
                self.late += 1

    async def close(self) -> None:
        await asyncio.gather(*(chair.socket.close() for chair in self.chairs), return_exceptions=True)


def figure(text: str, name: str) -> float:
    """One figure of the server's own metrics."""
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def server_figures(port: int) -> tuple[float, float]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
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


async def drive(port: int, tables: int, rate: float, seconds: float) -> Figures:
    bench = Bench(port)
    await bench.fill(tables)
    listening = [asyncio.create_task(chair.listen()) for chair in bench.chairs]
    await asyncio.sleep(0.5)
    await bench.play(rate, WARM_UP)
    await asyncio.sleep(0.5)
    begin = time.perf_counter()
    cpu, _ = await asyncio.to_thread(server_figures, port)
    await bench.play(rate, seconds)
    spent = time.perf_counter() - begin
    await asyncio.sleep(0.5)
    cpu_after, rss = await asyncio.to_thread(server_figures, port)
    acks = [took for sent, took in bench.acks if sent >= begin]
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
        cpu_s=round(cpu_after - cpu, 2),
        rss_mb=round(rss / 1e6, 1),
    )


WORDS: Final = {
    "en": (
        "{tables} tables, {sockets} sockets, {moves} moves ({moves_per_s} a second), {refused} refused",
        "from send to acknowledgement:      p50 {p50_ack_ms} ms, p95 {p95_ack_ms} ms, p99 {p99_ack_ms} ms",
        "from send to the other's update:   p50 {p50_update_ms} ms, p95 {p95_update_ms} ms, p99 {p99_update_ms} ms",
        "server: {cpu_s} s of processor time, {rss_mb} MB",
    ),
    "ru": (
        "столов {tables}, соединений {sockets}, ходов {moves} (в секунду {moves_per_s}), отказов {refused}",
        "от отправки до подтверждения:         p50 {p50_ack_ms} мс, p95 {p95_ack_ms} мс, p99 {p99_ack_ms} мс",
        "от отправки до картинки у соперника:  p50 {p50_update_ms} мс, p95 {p95_update_ms} мс, p99 {p99_update_ms} мс",
        "сервер: {cpu_s} с процессорного времени, {rss_mb} МБ",
    ),
}


def report(figures: Figures, as_json: bool, lang: str) -> str:
    plain = msgspec.to_builtins(figures)
    return json.dumps(plain) if as_json else "\n".join(line.format(**plain) for line in WORDS[lang])


def measure(tables: int, rate: float, seconds: float) -> Figures:
    """Start a server, put it under load, end it."""
    from citywright.web.serve import bind

    listener = bind("127.0.0.1", 0)
    port: int = listener.getsockname()[1]
    listener.close()
    with tempfile.TemporaryDirectory() as folder:
        order = f"from citywright.web.load import run_server; run_server({port}, {folder!r})"
        server = subprocess.Popen([sys.executable, "-c", order], stdout=subprocess.DEVNULL)
        try:
            wait_for(port, server)
            return asyncio.run(drive(port, tables, rate, seconds))
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if server.poll() is not None:
            break
        with contextlib.suppress(OSError):
            server_figures(port)
            return
        time.sleep(0.05)
    raise LoadFailure("The server under load does not start.")

"""A real server on a free port of the loopback, and people who play on it over real sockets."""

import asyncio
import contextlib
import itertools
import json
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from citywright import titles
from citywright.web.app import create_app
from citywright.web.connections import Config
from citywright.web.hosts import names_of
from citywright.web.serve import Server, bind
from citywright.web.services import Services
from citywright.web.settings import Settings

WAIT = 600
"""Seconds after which what is waited for does not come any more; a busy machine takes its time."""
KEY = "a key of the tests"


class Running:
    """A server that runs in this process."""

    def __init__(self, server: Server, port: int, task: "asyncio.Task[None]") -> None:
        self.server = server
        self.port = port
        self.task = task

    @property
    def services(self) -> Services:
        return self.server.services

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def stop(self) -> None:
        self.server.should_exit = True
        await asyncio.wait_for(self.task, WAIT)


def settings_in(folder: Path, **changes: Any) -> Settings:
    values: dict[str, Any] = {
        "database": f"sqlite:///{folder}/test.db",
        "key": KEY,
        "pace": 0,
        "workers": 1,
        "http_rate": "100000/minute",
        "make_rate": "100000/minute",
        "command_rate": "100000/second",
        "chat_rate": "1000/minute",
    }
    return Settings(**(values | changes))


@contextlib.asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Running]:
    """A server from start to end."""
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = settings_in(folder, **({"hosts": names_of("127.0.0.1")} | changes))
    app = create_app(settings)
    server = Server(Config(app, settings, ws_ping_interval=None, timeout_graceful_shutdown=60), app.state.services)
    running = Running(server, port, asyncio.create_task(server._serve([listener])))
    while not server.started:
        assert not running.task.done(), running.task.exception()
        await asyncio.sleep(0.01)
    try:
        yield running
    finally:
        if not running.task.done():
            await running.stop()


def hold_port() -> socket.socket:
    """A port for a server that comes and goes: bound here but not listened on, so nobody else gets it meanwhile."""
    holder = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    return holder


def move_clock(patch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on the time of day is so much later than it would be."""
    before = time.time
    patch.setattr(time, "time", lambda: before() + seconds)


async def until(true: Callable[[], bool | Awaitable[bool]], what: str) -> None:
    """Wait for something; how long it takes says nothing."""
    end = asyncio.get_running_loop().time() + WAIT
    while True:
        found = true()
        if found if isinstance(found, bool) else await found:
            return
        assert asyncio.get_running_loop().time() < end, f"Waited {WAIT} s for {what}."
        await asyncio.sleep(0.02)


class Person:
    """A visitor with a cookie jar."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", headers={"accept-language": "en"}, timeout=WAIT)
        self.me: dict[str, Any] = {}

    async def arrive(self) -> "Person":
        self.me = (await self.http.get("/api/me")).raise_for_status().json()
        self.http.headers["x-csrf"] = self.me["csrf"]
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in {200, 201}, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def table(self, *kinds: str, **more: Any) -> Any:
        seats = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        return await self.post("/api/tables", {"title": "settlers", "seats": seats, "public": True, **more})

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def twin(self) -> "Person":
        """Somebody with a copy of the cookies as they are now: a thief, or the same browser a moment ago."""
        twin = Person(self.host)
        for name, value in self.http.cookies.items():
            twin.http.cookies.set(name, value)
        twin.http.headers["x-csrf"] = self.me["csrf"]
        return twin

    async def is_known(self) -> bool:
        """Does the server take this cookie for somebody's? Asks without becoming anybody."""
        answer = await self.http.get("/api/sessions")
        assert answer.status_code in {200, 401}, answer.text
        return answer.status_code == 200

    async def delete(self, path: str, body: Any = None) -> Any:
        answer = await self.http.request("DELETE", path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextlib.asynccontextmanager
    async def at(self, table: str, invite: str = "", unpacks: str = "0", **more: Any) -> AsyncIterator["Page"]:
        """An open page of a table."""
        options: dict[str, Any] = {
            "origin": f"http://{self.host}",
            "additional_headers": {"Cookie": self.cookies()},
            "compression": None,
            "max_size": None,
            "ping_interval": None,  # a page that is slow to answer on a busy machine is not gone
            "open_timeout": WAIT,
        }
        address = f"ws://{self.host}/api/tables/{table}/live?invite={invite}&unpacks={unpacks}"
        async with connect(address, **(options | more)) as socket:
            yield Page(socket)


@contextlib.asynccontextmanager
async def people(running: Running, count: int) -> AsyncIterator[list[Person]]:
    visitors = [await Person(running.host).arrive() for _ in range(count)]
    try:
        yield visitors
    finally:
        for visitor in visitors:
            await visitor.http.aclose()


class Page:
    """A page: what it was sent, and what it asks for."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.refs = itertools.count(1)
        self.hello: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.chronicle: list[Any] = []
        self.said: list[Any] = []

    async def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), WAIT))
        if message["k"] == "hello":
            self.hello = message
        elif message["k"] == "said":
            self.said.append(message["line"])
        elif message["k"] == "update":
            self.update = message
            if message.get("fresh"):
                self.chronicle = []
            for entry in message.get("entries", []):
                assert entry["n"] == len(self.chronicle)
                self.chronicle.append(entry["line"])
        return message

    async def until(self, kind: str, **having: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["k"] == kind and all(message.get(name) == value for name, value in having.items()):
                return message

    async def to_the_end(self) -> list[dict[str, Any]]:
        """Everything until the server closes the socket."""
        heard = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(await self.hear())
        return heard

    async def send(self, kind: str, **body: Any) -> int:
        ref = next(self.refs)
        await self.socket.send(json.dumps({"k": kind, "ref": ref, **body}))
        return ref

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        ref = await self.send(kind, **body)
        while True:
            message = await self.hear()
            if message.get("ref") == ref:
                return message

    @property
    def seq(self) -> int:
        return int(self.update.get("seq", 0))

    def over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] == "over"

    async def play(self, choice: int = 0) -> dict[str, Any]:
        """Play one of the choices."""
        return await self.ask("play", seq=self.seq, action=self.update["choices"][choice]["action"])

    def usual(self) -> list[Any]:
        """The choices that do not end the match before its time, if there are others."""
        choices: list[Any] = self.update.get("choices", [])
        if not choices:
            return []
        verbs = titles.title(self.hello["table"]["title"]).game.verbs.by_name
        return [one for one in choices if not verbs[one["action"][0]].seldom] or choices

    async def play_on(self, moves: int = 10_000, pick: int = 0, long: bool = False) -> int:
        """Play whatever comes until the match is over, or so many own moves are made."""
        made = 0
        while not self.over() and made < moves:
            choices = self.usual() if long else self.update.get("choices")
            if not choices:
                await self.hear()
                continue
            before = self.seq
            answer = await self.ask("play", seq=before, action=choices[(pick * made) % len(choices)]["action"])
            if answer["k"] == "ack":
                made += 1
                while self.seq < answer["seq"]:
                    await self.hear()
            else:
                assert answer["problem"] == "problem-stale", answer
                while self.seq == before:
                    await self.hear()
        return made

"""Connections that stop half way are closed, and meanwhile everybody else is served."""

import asyncio
import contextlib
import resource
import subprocess
import sys
from collections.abc import AsyncIterator

import httpx
import msgspec

from citywright.web.connections import MAX_HEAD, Config
from tests.web.harness import WAIT, Running, people, serving, until

SOON = 0.3
"""Seconds for what never comes."""
LONG = 3600

HEAD = b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
CHUNKS = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "


class Visitor:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server closes."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := await asyncio.wait_for(self.reader.read(65536), WAIT):
                heard += more
        return heard


@contextlib.asynccontextmanager
async def visiting(running: Running, *first: bytes) -> AsyncIterator[list[Visitor]]:
    """Connections that send so much at first."""
    visitors = [Visitor(*await asyncio.open_connection("127.0.0.1", running.port)) for _ in first]
    try:
        for visitor, data in zip(visitors, first, strict=True):
            await visitor.send(data)
        yield visitors
    finally:
        for visitor in visitors:
            visitor.writer.close()
            with contextlib.suppress(ConnectionError):
                await visitor.writer.wait_closed()


def closed(log, waited_for: str) -> int:
    return sum(entry["event"] == "closed-connection" and entry["waited_for"] == waited_for for entry in log)


def change(running: Running, **changes: float) -> None:
    """From now on. Those who mean well get all the time there is, as a busy machine may take it."""
    config = running.server.config
    assert isinstance(config, Config)
    config.settings = msgspec.structs.replace(config.settings, **changes)


def open_connections(running: Running) -> int:
    config = running.server.config
    assert isinstance(config, Config)
    return sum(config.counts.values())


async def test_heads_that_never_end_are_cut_off_and_others_served_meanwhile(tmp_path, log):
    starts = [b"", b"GET /api", HEAD, HEAD + UPGRADE, b"\r\n"] * 60
    async with serving(tmp_path, head_seconds=SOON, connections_each=1000) as running:
        async with visiting(running, *starts) as visitors:
            await until(lambda: open_connections(running) + closed(log, "head") == 300, "all of them to be there")
            change(running, head_seconds=LONG)
            async with people(running, 1) as [anna]:
                table = await anna.table("me", "here")
                async with anna.at(table["id"]) as page:
                    await page.play_on(3)
                assert await asyncio.gather(*(visitor.rest() for visitor in visitors)) == [b""] * 300
        assert closed(log, "head") == 300
        await until(lambda: not open_connections(running), "every connection to be counted off")
    assert not [entry for entry in log if entry["event"] == "bug"]


async def test_bodies_that_never_end_are_cut_off(tmp_path, log):
    async with (
        serving(tmp_path, head_seconds=LONG, body_seconds=SOON) as running,
        visiting(running, *[BODY, CHUNKS] * 20) as visitors,
    ):
        heard = await asyncio.gather(*(visitor.rest() for visitor in visitors))
        assert closed(log, "body") == 40
        assert not any(b" 500 " in one for one in heard)
    assert not [entry for entry in log if entry["event"] == "bug"]


async def test_an_idle_connection_is_closed(tmp_path, log):
    async with (
        serving(tmp_path, head_seconds=LONG, idle_seconds=1, answer_seconds=LONG) as running,
        visiting(running, *[HEAD + b"\r\n"] * 10) as visitors,
    ):
        heard = await asyncio.gather(*(visitor.rest() for visitor in visitors))
        assert [one.count(b"HTTP/1.1 200 OK") for one in heard] == [1] * 10
        await until(lambda: not open_connections(running), "every connection to be counted off")


async def test_the_next_request_of_a_connection_must_end_as_the_first(tmp_path, log):
    async with (
        serving(tmp_path, head_seconds=LONG, idle_seconds=LONG) as running,
        visiting(running, *[HEAD + b"\r\n"] * 4) as visitors,
    ):
        for visitor in visitors:
            assert await visitor.reader.readline() == b"HTTP/1.1 200 OK\r\n"
        change(running, head_seconds=SOON, body_seconds=SOON)
        for visitor, more in zip(visitors, (HEAD, b"\r\n", BODY, CHUNKS), strict=True):
            await visitor.send(more)
        await asyncio.gather(*(visitor.rest() for visitor in visitors))
        assert (closed(log, "head"), closed(log, "body")) == (2, 2)


async def test_whoever_does_not_read_an_answer_is_cut_off(tmp_path, log):
    ask = b"GET /api/titles/founders/rules HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n"
    async with serving(tmp_path, answer_seconds=SOON, idle_seconds=LONG) as running:
        _, writer = await asyncio.open_connection("127.0.0.1", running.port, limit=1)
        writer.write(ask * 200)
        await until(lambda: closed(log, "answer") == 1, "the connection to be cut")
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def test_heads_of_any_size_are_cut_off(tmp_path, log):
    async with serving(tmp_path, head_seconds=LONG) as running, visiting(running, HEAD) as [visitor]:
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                await visitor.send(b"X-More: " + b"x" * (MAX_HEAD // 10) + b"\r\n")
        await visitor.rest()
        assert closed(log, "head") == 1


async def test_one_address_has_so_many_connections_and_sockets_of_tables_are_none_of_them(tmp_path, log):
    async with serving(tmp_path, connections_each=5, head_seconds=LONG) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")  # by one connection, which is kept
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(anna.at(table["id"])) for _ in range(8)]
            await pages[0].until("update")
            async with visiting(running, *[HEAD] * 6) as visitors:
                ends = [asyncio.create_task(visitor.rest()) for visitor in visitors]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED, timeout=WAIT)
                await until(lambda: closed(log, "room") >= 1, "connections to be refused")
                assert closed(log, "room") <= 2
            await until(lambda: open_connections(running) <= 1, "room again")
            assert (await pages[0].play())["k"] == "ack"
            assert (await anna.http.get("/api/titles")).status_code == 200


async def test_the_connections_of_a_proxy_are_those_of_many_people(tmp_path, log):
    async with (
        serving(tmp_path, connections_each=2, proxies=("127.0.0.0/8",)) as running,
        visiting(running, *[HEAD] * 10) as visitors,
    ):
        for visitor in visitors:
            await visitor.send(b"\r\n")
        for visitor in visitors:
            assert await visitor.reader.readline() == b"HTTP/1.1 200 OK\r\n"
        assert closed(log, "room") == 0


SERVER = """
import sys
from citywright.web import logs, serve
from citywright.web.settings import Settings
logs.configure(50, plain=False)
listener = serve.bind("127.0.0.1", 0)
settings = Settings(database=f"sqlite:///{sys.argv[1]}/x.db", key="k", connections_each=1000, head_seconds=2)
serve.run(settings, listener, lambda: print(listener.getsockname()[1], flush=True))
"""


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


async def test_more_half_open_connections_than_a_server_may_have_files_do_not_block_it(tmp_path):
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, str(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        preexec_fn=few_files,
    )  # fmt: skip
    assert server.stdout is not None
    port = int(await server.stdout.readline())
    sockets = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
    try:
        for _, writer in sockets:
            with contextlib.suppress(ConnectionError):
                writer.write(HEAD)

        async def is_served() -> bool:
            with contextlib.suppress(httpx.TransportError):
                async with httpx.AsyncClient(timeout=10) as visitor:
                    return (await visitor.get(f"http://127.0.0.1:{port}/api/titles")).status_code == 200
            return False

        await until(is_served, "a visitor to be served")
    finally:
        for _, writer in sockets:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
        server.kill()
        await server.wait()

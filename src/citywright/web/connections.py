"""Connections that stop half way, or idle, are closed, so that nobody can use up a server's by opening many."""

import asyncio
import ipaddress
from collections import Counter
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from citywright.web.settings import Settings

LOG = structlog.get_logger("connections")

MAX_FRAME: Final = 16 * 1024
"""Anything larger is refused before it is read; a command has at most 4 kB."""
MAX_HEAD: Final = 64 * 1024
"""Bytes within which the head of a request must have ended."""
MAX_LINE: Final = 8000
MAX_LINES: Final = 100
"""Bytes of a line, and lines, in the head of a request for a socket."""
GRACE: Final = 5

HEAD, BODY, IDLE, ANSWER = "head", "body", "idle", "answer"


class Config(uvicorn.Config):
    """How uvicorn serves an application with these settings."""

    def __init__(self, app: Any, settings: Settings, **changes: Any) -> None:
        values: dict[str, Any] = {
            "http": Connection,
            "ws": "websockets-sansio",
            "ws_max_size": MAX_FRAME,
            "ws_ping_interval": 20,
            "ws_ping_timeout": 20,
            "log_config": None,
            "access_log": False,
            "server_header": False,
            "timeout_keep_alive": settings.idle_seconds,
            "timeout_graceful_shutdown": GRACE,
            # By default uvicorn believes whoever comes from this machine, and an environment variable.
            "proxy_headers": bool(settings.proxies),
            "forwarded_allow_ips": list(settings.proxies),
        }
        super().__init__(app, **(values | changes))
        self.settings = settings
        self.proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self.counts: Counter[str] = Counter()
        """Connections of each address. Sockets of tables are counted elsewhere, by person."""

    def has_room(self, address: str) -> bool:
        """May one more connection of this address stay? A proxy's are those of many people."""
        if self.counts[address] <= self.settings.connections_each:
            return True
        return any(ipaddress.ip_address(address.partition("%")[0]) in proxy for proxy in self.proxies)


class Connection(HttpToolsProtocol):
    """uvicorn's protocol with timers: the head of a request, its body, and whoever has to read an answer may each take
    so long. uvicorn itself only knows how long to keep a connection between two requests.

    What becomes the socket of a table is another protocol from then on, which pings.
    """

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading = ""
        """What is waited for: HEAD, BODY, IDLE, or nothing while an answer is made."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._head_bytes = 0
        self._address = self.client[0] if self.client else ""
        self._counted = True
        self.config.counts[self._address] += 1
        if self.config.has_room(self._address):
            self._read(HEAD, self.config.settings.head_seconds)
        else:
            self._give_up("room")

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        lines = [self.url, *(name + value for name, value in self.headers)]
        # The next protocol leaves a head that is too long for it without an answer.
        if len(lines) > MAX_LINES or any(len(line) > MAX_LINE for line in lines):
            self.send_400_response("The head of the request is too long.")
        else:
            super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        # Anything after a whole request belongs to the head of the next, be it an empty line only.
        if self._reading not in {HEAD, BODY}:
            self._read(HEAD, self.config.settings.head_seconds)
        self._head_bytes += len(data)
        super().data_received(data)
        if self._reading == HEAD and self._head_bytes > MAX_HEAD:
            self._give_up(HEAD)

    def on_headers_complete(self) -> None:
        self._head_bytes = 0
        self._read(BODY, self.config.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._read("", 0)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._reading and not self.pipeline:
            # uvicorn closes an idle connection before that; but closing waits until the answer is read.
            self._read(IDLE, self.config.settings.idle_seconds + self.config.settings.answer_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start(ANSWER, self.config.settings.answer_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop(ANSWER)

    def _read(self, what: str, seconds: float) -> None:
        self._stop(self._reading)
        self._reading = what
        if what:
            self._start(what, seconds)

    def _start(self, what: str, seconds: float) -> None:
        self._timers[what] = self.loop.call_later(seconds, self._give_up, what)

    def _stop(self, what: str) -> None:
        if timer := self._timers.pop(what, None):
            timer.cancel()

    def _leave(self) -> None:
        for what in list(self._timers):
            self._stop(what)
        self._reading = ""
        if self._counted:
            self._counted = False
            self.config.counts[self._address] -= 1
            if not self.config.counts[self._address]:
                del self.config.counts[self._address]

    def _give_up(self, what: str) -> None:
        LOG.info("closed-connection", waited_for=what, address=self._address)
        self.transport.abort()

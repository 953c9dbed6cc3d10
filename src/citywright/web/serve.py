"""Running the application: sockets, signals, the end."""

import contextlib
import errno
import gc
import resource
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from citywright.web.app import create_app
from citywright.web.connections import Config
from citywright.web.hosts import EVERYWHERE
from citywright.web.services import Services
from citywright.web.settings import Settings

TRIES: Final = 50
FILES: Final = 65536
"""Open files a server asks for; each connection is one. Systems begin with as few as 256."""


class Server(uvicorn.Server):
    """A uvicorn that says goodbye before it cuts the sockets."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.say_goodbye()
        await super().shutdown(sockets)


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """Listen on a port, or on one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + tries - 1, 65535) if port else 0
    for number in range(port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and host in EVERYWHERE:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as why:
            listener.close()
            if number == last or why.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
        else:
            return listener
    raise AssertionError("the last port is taken or raises")


def raise_file_limit() -> None:
    """As many files as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal comes; `ready` is called once nothing can go wrong with the database any more."""
    raise_file_limit()
    app = create_app(settings)
    services: Services = app.state.services
    services.store.open()  # a database that cannot be opened is a sentence, not a server that breaks off
    ready()
    # Scenes and states hold no cycles: what the collector would find is little, and looking through all tables for it
    # makes everybody wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    server = Server(Config(app, settings), services)
    with contextlib.suppress(KeyboardInterrupt):  # which uvicorn raises once more after everything is closed
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)

"""Running the application: sockets, signals, the end."""

import contextlib
import gc
import socket
import sys
from typing import Final

import uvicorn

from citywright.web.app import create_app
from citywright.web.house import House
from citywright.web.settings import Settings

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
TRIES: Final = 50
MAX_FRAME: Final = 16 * 1024
"""Anything larger is refused before it is read; a command has at most 4 kB."""
GRACE: Final = 5


class Server(uvicorn.Server):
    """A uvicorn that says goodbye before it cuts the sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """Listen on a port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [0] if port == 0 else range(port, min(port + TRIES, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as why:
            listener.close()
            if why.errno not in {98, 48, 13}:  # taken (Linux, macOS), or not ours to take
                raise
        else:
            return listener
    raise OSError(f"No port from {port} to {port + TRIES - 1} is free.")


def allowed_hosts(host: str, port: int, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Host headers of a server that listens there, so that no other name can be made to lead here."""
    names = {*LOOPBACK, "[::1]", f"[{host}]" if ":" in host else host}
    if host not in LOOPBACK:
        names |= {socket.gethostname(), f"{socket.gethostname()}.local"}
        with contextlib.suppress(OSError):
            names |= {str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)}
    return tuple(sorted({f"{name}:{port}" for name in names} | (names if port == 80 else set()) | set(more)))


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until a signal comes."""
    app = create_app(settings)
    house: House = app.state.house
    house.store.open()  # a database that cannot be opened is a sentence, not a server that breaks off
    # Scenes and states hold no cycles: what the collector would find is little, and looking through all tables for it
    # makes everybody wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, house)
    with contextlib.suppress(KeyboardInterrupt):  # which uvicorn raises once more after everything is closed
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)

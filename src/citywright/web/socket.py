"""The socket of a table: commands in, news out."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from citywright.kit.errors import CitywrightError
from citywright.web.live_table import LiveTable
from citywright.web.lobby import visible
from citywright.web.messages import MAX_MESSAGE, Refused
from citywright.web.problems import Refusal
from citywright.web.services import Services, address_of
from citywright.web.viewers import Viewer
from citywright.web.wire import DECODER, encode

LOG = structlog.get_logger("socket")

AnySocket = WebSocket[Any, Any, Any]

REFUSED_CODE: Final = 4400
TOO_FAST_CODE: Final = 4429
GOODBYE_CODE: Final = 1012
ENDED_CODE: Final = 4401
"""The session is over; the page may come back, as whoever it is then."""
PATIENCE: Final = 200
"""Messages beyond the limit before a socket is closed."""


class Numbered(msgspec.Struct):
    """All that is read of a command that is refused unread."""

    ref: int = 0


REF_DECODER: Final = msgspec.json.Decoder(Numbered)


def is_same_origin(socket: AnySocket) -> bool:
    """A page of another site must not speak for its visitor. Browsers always say where a page comes from."""
    origin = urlsplit(socket.headers.get("origin", ""))
    return origin.scheme in {"http", "https"} and origin.netloc == socket.headers.get("host", "")


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: AnySocket,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str] = "",
    unpacks: FromQuery[bool] = False,
) -> None:
    """`unpacks`: larger messages may be compressed, as binary frames in the format "deflate" of the Compression API."""
    if not is_same_origin(socket):
        LOG.warning("wrong-origin", origin=socket.headers.get("origin", "")[:100], address=address_of(socket))
        await socket.close(4403, "wrong origin")
        return
    visitor = await services.visitor_of(socket)
    sub = Viewer(visitor.user if visitor else None, unpacks)
    with services.sessions.watching(visitor, sub):
        await open_page(socket, services, table_id, invite, sub)


async def open_page(socket: AnySocket, services: Services, table_id: str, invite: str, sub: Viewer) -> None:
    who = sub.user_id or f"@{address_of(socket)}"
    await socket.accept()
    try:
        table = await visible(services, table_id, sub.user_id, invite)
        take_socket(services, who)
    except Refusal as why:
        LOG.info("refused", table=table_id[:40], problem=why.problem)
        await turn_away(socket, why.problem)
        return
    except CitywrightError as why:
        LOG.error("store", table=table_id[:40], why=str(why))
        await turn_away(socket, "problem-store")
        return
    try:
        await serve(socket, services, table, sub, who)
    finally:
        give_back(services, who)


async def turn_away(socket: AnySocket, problem: str) -> None:
    await socket.send_text(encode(Refused(ref=0, problem=problem)))
    await socket.close(REFUSED_CODE, problem)


def take_socket(services: Services, who: str) -> None:
    """One more socket of a person, or of an address where nobody says who they are."""
    count = services.sockets.get(who, 0)
    if count >= services.settings.sockets_each:
        raise Refusal("problem-too-fast")
    services.sockets[who] = count + 1


def give_back(services: Services, who: str) -> None:
    services.sockets[who] -= 1
    if not services.sockets[who]:
        del services.sockets[who]


async def serve(socket: AnySocket, services: Services, table: LiveTable, sub: Viewer, who: str) -> None:
    """Both directions until either side ends it."""
    sender = asyncio.create_task(send_all(socket, sub))
    table.join(sub)
    try:
        if sub.user is not None:
            await table.come_back(sub.user.id)
        await receive_all(socket, services, table, sub, who)
    finally:
        table.part(sub)
        sub.put(None)
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: AnySocket, sub: Viewer) -> None:
    while (message := await sub.outbox.get()) is not None:
        if isinstance(message, str):
            await socket.send({"type": "websocket.send", "text": message, "bytes": None})
        else:
            await socket.send({"type": "websocket.send", "text": None, "bytes": message})
        sub.outbox.task_done()
    code = ENDED_CODE if sub.ended else GOODBYE_CODE
    await socket.send({"type": "websocket.close", "code": code, "reason": "come back"})


async def receive_all(socket: AnySocket, services: Services, table: LiveTable, sub: Viewer, who: str) -> None:
    """Read commands one after the other; a socket that will not slow down is closed."""
    limits = services.limits
    excess = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive" or sub.ended:
            return
        text = event.get("text")
        if not await limits.allows(limits.command, "command", who):
            excess += 1
            refuse(services, sub, ref_of(text), "problem-too-fast")
            if excess == 1 or excess == PATIENCE:
                LOG.warning("too-fast", table=table.row.id, user=sub.user_id, excess=excess)
            if excess >= PATIENCE:
                await asyncio.sleep(0)
                await socket.send({"type": "websocket.close", "code": TOO_FAST_CODE, "reason": "too fast"})
                return
            continue
        if text is None or len(text) > MAX_MESSAGE:
            LOG.warning("malformed", table=table.row.id, user=sub.user_id)
            refuse(services, sub, ref_of(text), "problem-malformed" if text is None else "problem-too-large")
            continue
        try:
            order = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError):
            LOG.warning("malformed", table=table.row.id, user=sub.user_id)
            refuse(services, sub, ref_of(text), "problem-malformed")
            continue
        await table.command(sub, order)


def ref_of(text: str | None) -> int:
    """The number a page gave to a command that is not carried out, so that it does not wait for the answer for ever."""
    try:
        return REF_DECODER.decode(text or "{}").ref
    except (msgspec.DecodeError, RecursionError):
        return 0


def refuse(services: Services, sub: Viewer, ref: int, problem: str) -> None:
    services.metrics.refusals.labels(problem).inc()
    sub.put(encode(Refused(ref=ref, problem=problem)))

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
from citywright.store import User
from citywright.web.audience import Subscriber
from citywright.web.encode import DECODER, encode
from citywright.web.house import House, address_of
from citywright.web.live import LiveTable
from citywright.web.lobby import visible
from citywright.web.messages import MAX_MESSAGE, Refused
from citywright.web.problems import Refusal

LOG = structlog.get_logger("socket")

AnySocket = WebSocket[Any, Any, Any]

REFUSED_CODE: Final = 4400
TOO_FAST_CODE: Final = 4429
GOODBYE_CODE: Final = 1012
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
    socket: AnySocket, house: NamedDependency[House], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> None:
    if not is_same_origin(socket):
        LOG.warning("wrong-origin", origin=socket.headers.get("origin", "")[:100], address=address_of(socket))
        await socket.close(4403, "wrong origin")
        return
    user = await house.user_of(socket)
    await socket.accept()
    try:
        table = await visible(house, table_id, user.id if user else "", invite)
        take_socket(house, user)
    except Refusal as why:
        LOG.info("refused", table=table_id[:40], problem=why.problem)
        await turn_away(socket, why.problem)
        return
    except CitywrightError as why:
        LOG.error("store", table=table_id[:40], why=str(why))
        await turn_away(socket, "problem-store")
        return
    try:
        await serve(socket, house, table, user)
    finally:
        give_back(house, user)


async def turn_away(socket: AnySocket, problem: str) -> None:
    await socket.send_text(encode(Refused(ref=0, problem=problem)))
    await socket.close(REFUSED_CODE, problem)


def take_socket(house: House, user: User | None) -> None:
    if user is not None:
        count = house.sockets.get(user.id, 0)
        if count >= house.settings.sockets_each:
            raise Refusal("problem-too-fast")
        house.sockets[user.id] = count + 1


def give_back(house: House, user: User | None) -> None:
    if user is not None:
        house.sockets[user.id] -= 1
        if not house.sockets[user.id]:
            del house.sockets[user.id]


async def serve(socket: AnySocket, house: House, table: LiveTable, user: User | None) -> None:
    """Both directions until either side ends it."""
    sub = Subscriber(user)
    sender = asyncio.create_task(send_all(socket, sub))
    table.join(sub)
    try:
        if user is not None:
            await table.come_back(user.id)
        await receive_all(socket, house, table, sub)
    finally:
        table.part(sub)
        sub.put(None)
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: AnySocket, sub: Subscriber) -> None:
    while (text := await sub.outbox.get()) is not None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        sub.outbox.task_done()
    await socket.send({"type": "websocket.close", "code": GOODBYE_CODE, "reason": "come back"})


async def receive_all(socket: AnySocket, house: House, table: LiveTable, sub: Subscriber) -> None:
    """Read commands one after the other; a socket that will not slow down is closed."""
    limits = house.limits
    socket_id = str(id(sub))
    excess = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        if not await limits.allows(limits.command, "command", socket_id):
            excess += 1
            refuse(house, sub, ref_of(text), "problem-too-fast")
            if excess == 1 or excess == PATIENCE:
                LOG.warning("too-fast", table=table.row.id, user=sub.user_id, excess=excess)
            if excess >= PATIENCE:
                await asyncio.sleep(0)
                await socket.send({"type": "websocket.close", "code": TOO_FAST_CODE, "reason": "too fast"})
                return
            continue
        if text is None or len(text) > MAX_MESSAGE:
            LOG.warning("malformed", table=table.row.id, user=sub.user_id)
            refuse(house, sub, ref_of(text), "problem-malformed" if text is None else "problem-too-large")
            continue
        try:
            order = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError):
            LOG.warning("malformed", table=table.row.id, user=sub.user_id)
            refuse(house, sub, ref_of(text), "problem-malformed")
            continue
        await table.command(sub, order)


def ref_of(text: str | None) -> int:
    """The number a page gave to a command that is not carried out, so that it does not wait for the answer for ever."""
    try:
        return REF_DECODER.decode(text or "{}").ref
    except (msgspec.DecodeError, RecursionError):
        return 0


def refuse(house: House, sub: Subscriber, ref: int, problem: str) -> None:
    house.metrics.refusals.labels(problem).inc()
    sub.put(encode(Refused(ref=ref, problem=problem)))

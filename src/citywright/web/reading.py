"""Can a request be read at all? Address, heads and body are looked at here, so that nothing behind has to wonder."""

import re
from typing import Any, Final

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import ASGIApp, Receive, Scope, Send

from citywright.web.hosts import answers_to
from citywright.web.problems import answer, note
from citywright.web.settings import Settings

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
REFUSED: Final = 4400


class ReadableRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as why:  # Litestar's name for a visitor who went away in the middle of it
            raise ClientException from why

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as why:  # not UTF-8, or nested too deeply
            raise ClientException from why

    async def form(self) -> FormMultiDict:
        """No form is read here; the token against forged requests comes in a head."""
        return FormMultiDict()


def heads_problem(scope: Scope, settings: Settings) -> str:
    """What is wrong with the address or the heads of a request, as a message id; empty if they can be read."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1 or not answers_to(settings, hosts[0]):
        return "problem-host"
    if CONTROL.search(scope["path"]):
        return "problem-not-found"
    if any(name == b"x-csrf" and not value.isascii() for name, value in scope["headers"]):
        return "problem-csrf"
    return ""


def own_cookies(value: bytes) -> bytes:
    """Without those that cannot be ours: another server on the same host may give its visitors any bytes."""
    return b";".join(part for part in value.split(b";") if part.isascii())


def check_heads(app: ASGIApp, settings: Settings) -> ASGIApp:
    """An application that sees only requests to this server, with an address and heads that can be read."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        scope["headers"] = [
            (name, own_cookies(value) if name == b"cookie" else value) for name, value in scope["headers"]
        ]
        problem = heads_problem(scope, settings)
        if not problem:
            await app(scope, receive, send)
            return
        note(scope, problem)
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": REFUSED, "reason": problem})
        else:
            request: ReadableRequest = ReadableRequest(scope, receive, send)
            await answer(problem).to_asgi_response(app=None, request=request)(scope, receive, send)

    return checked

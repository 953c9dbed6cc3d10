"""Every refusal over HTTP and the socket: a message id for people (see display/common), a sentence for programs."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from citywright.kit.errors import CitywrightError
from citywright.store import StoreFailure
from citywright.web.messages import Problem

LOG = structlog.get_logger("web")

PROBLEMS: Final = {
    "problem-malformed": (400, "The request is not understood."),
    "problem-host": (400, "This server does not answer to that name; its owner can add it with --name."),
    "problem-setup": (400, "Such a table cannot be set up."),
    "problem-name": (400, "A name has 1 to 24 letters, digits or plain signs that can be seen, and no markup."),
    "problem-chat": (400, "A chat line has 1 to 400 characters that can be seen, and no markup."),
    "problem-password": (400, "A login has 3 to 32 letters or digits, a password 8 to 200 characters."),
    "problem-email": (400, "An e-mail address looks like name@example.org."),
    "problem-code": (400, "The code is wrong, used or too old; ask for a new one."),
    "problem-session": (401, "Who are you? Ask /api/me first and keep its cookie."),
    "problem-login": (401, "Login and password do not belong together."),
    "problem-wrong-password": (403, "This is not your password."),
    "problem-csrf": (403, "The header x-csrf does not carry the token of /api/me."),
    "problem-private": (403, "This table is private: come by its invitation link."),
    "problem-not-seated": (403, "You have no seat at this table."),
    "problem-not-found": (404, "There is nothing here."),
    "problem-no-table": (404, "There is no such table."),
    "problem-no-title": (404, "There is no such game."),
    "problem-no-session": (404, "There is no such session; it may have ended already."),
    "problem-step": (404, "The match has no such moment, or it may not be shown from there."),
    "problem-method": (405, "This cannot be done here."),
    "problem-login-taken": (409, "Somebody has this login already."),
    "problem-account": (409, "There is an account already."),
    "problem-guest": (409, "This needs an account; make one first."),
    "problem-full": (409, "There is no free seat."),
    "problem-not-open": (409, "The match has begun."),
    "problem-not-playing": (409, "The match has not begun, or is over."),
    "problem-not-over": (409, "The match goes on; this is shown after its end."),
    "problem-stale": (409, "The table has changed in the meantime; look again."),
    "problem-undo": (409, "There is nothing to take back."),
    "problem-redo": (409, "There is nothing to bring back."),
    "problem-away": (409, "A bot plays for you; take your seat back first."),
    "problem-curtain": (409, "The screen has to be handed over first."),
    "problem-version": (409, "The match began by other rules than this server has. It can be read and left."),
    "problem-record": (409, "What is stored of the match does not fit together. It can be read and left."),
    "problem-too-large": (413, "That is too large."),
    "problem-too-fast": (429, "That was too fast; wait a moment."),
    "problem-server": (500, "Something is broken here; it was noted. Nothing has changed."),
    "problem-store": (503, "The database did not take it. Nothing has changed; try again."),
}
"""Message ids with their HTTP status and a sentence; the texts in both languages are in display/common."""

BY_STATUS: Final = {
    400: "problem-malformed",
    401: "problem-session",
    403: "problem-csrf",
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-too-large",
    429: "problem-too-fast",
}


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, problem: str, detail: str = "") -> None:
        self.problem = problem
        self.status, sentence = PROBLEMS[problem]
        self.detail = detail or sentence
        super().__init__(self.detail)


def answer(problem: str, detail: str = "") -> Response[Problem]:
    status, sentence = PROBLEMS[problem]
    body = Problem(status=status, problem=problem, detail=detail or sentence)
    return Response(body, status_code=status, media_type="application/json")


def note(scope: Scope, problem: str) -> None:
    # The path as it came: an address made of it and of the Host header need not be one that can be read.
    LOG.info("refused", path=scope["path"], problem=problem)


def refuse(request: Request[Any, Any, Any], why: Refusal) -> Response[Problem]:
    note(request.scope, why.problem)
    return answer(why.problem, why.detail)


def refuse_store(request: Request[Any, Any, Any], why: StoreFailure) -> Response[Problem]:
    LOG.error("store", path=request.scope["path"], why=str(why))
    return answer("problem-store")


def refuse_rules(request: Request[Any, Any, Any], why: CitywrightError) -> Response[Problem]:
    """A sentence of the kit: seats, options or a level that do not exist."""
    note(request.scope, "problem-setup")
    return answer("problem-setup", str(why))


def refuse_http(request: Request[Any, Any, Any], why: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: paths, methods, bodies, tokens."""
    if why.status_code >= 500:
        return refuse_bug(request, why)
    problem = BY_STATUS.get(why.status_code, "problem-malformed")
    note(request.scope, problem)
    return answer(problem)


def refuse_bug(request: Request[Any, Any, Any], why: Exception) -> Response[Problem]:
    LOG.error("bug", path=request.scope["path"], exc_info=why)
    return answer("problem-server")


HANDLERS: Final[dict[Any, Any]] = {
    Refusal: refuse,
    StoreFailure: refuse_store,
    CitywrightError: refuse_rules,
    HTTPException: refuse_http,
    Exception: refuse_bug,
}

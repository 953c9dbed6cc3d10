"""Visitors: guests and members, and the sessions by which they are known."""

import time
from typing import Any, TypeVar

import structlog
from itsdangerous import BadSignature
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.utils.scope.state import ScopeState

from citywright.store import User
from citywright.web.messages import Belongings, KeptTable, LoggedIn, Login, Me, NewName, Nothing, SessionInfo
from citywright.web.names import clean_name, guest_name, language
from citywright.web.passwords import belong_together, count_attempt, plain_login
from citywright.web.problems import Refusal
from citywright.web.services import Services, address_of
from citywright.web.tables import new_id
from citywright.web.visitors import LONGEST, Visitor

LOG = structlog.get_logger("sessions")

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

AT_ONCE = 60
"""Seconds in which an old cookie may be exchanged once more: a browser that starts opens several pages at once."""


async def provide_visitor(request: AnyRequest, services: NamedDependency[Services]) -> Visitor:
    """Who asks, and by which session; refused without one."""
    visitor = await services.visitor_of(request)
    if visitor is None:
        raise Refusal("problem-session")
    return visitor


async def provide_user(visitor: NamedDependency[Visitor]) -> User:
    """Who asks; refused without a session."""
    return visitor.user


def me_of(request: AnyRequest, services: Services, user: User) -> Me:
    token = ScopeState.from_scope(request.scope).csrf_token
    return Me(
        id=user.id,
        name=user.name,
        guest=user.login is None,
        csrf=token if isinstance(token, str) else "",
        login=user.login or "",
        email=user.email or "",
        confirmed=user.confirmed,
        mail=services.mailer.route is not None,
        deleting=user.deleting,
    )


def with_cookie(services: Services, body: T, token: str) -> Response[T]:
    """An answer that makes its receiver the owner of a session."""
    response = Response(body, status_code=200)
    response.set_cookie(
        services.cookie,
        token,
        max_age=LONGEST,
        httponly=True,
        secure=services.settings.secure,
        samesite="lax",
    )
    return response


def agent_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


async def new_guest(request: AnyRequest, services: Services) -> User:
    await services.limits.require(services.limits.make, "guest", address_of(request))
    name = guest_name(language(request.headers.get("accept-language", "")))
    user = User(new_id(16), name, time.time())
    await services.store.add_user(user)
    return user


async def old_guest(request: AnyRequest, services: Services) -> User | None:
    """The guest of a cookie from before there were sessions: a signed id. It is exchanged for a session once, so that
    nobody loses a table. Accounts have to log in: that cookie could not be ended, so it proves too little."""
    cookie = request.cookies.get(services.cookie, "")
    if "." not in cookie:
        return None
    try:
        user_id = str(services.signer.loads(cookie))
    except BadSignature:
        LOG.warning("forged-cookie", address=address_of(request))
        return None
    now = time.time()
    return (
        await services.store.user(user_id) if await services.store.use_old_cookie(user_id, now, now + AT_ONCE) else None
    )


@get("/api/me", summary="Who am I? A new guest gets a name and a cookie")
async def get_me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Me]:
    visitor = await services.visitor_of(request)
    if visitor is not None:
        return Response(me_of(request, services, visitor.user))
    user = await old_guest(request, services) or await new_guest(request, services)
    token = await services.sessions.open(user.id, agent_of(request))
    return with_cookie(services, me_of(request, services, user), token)


@patch("/api/me", summary="Change my name")
async def rename_me(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[NewName]
) -> Me:
    name = clean_name(data.name)
    await services.store.change_user(user.id, name=name)
    return me_of(request, services, user._replace(name=name))


@get("/api/me/belongings", summary="How many tables I have: what comes along to an account")
async def my_belongings(services: NamedDependency[Services], user: NamedDependency[User]) -> Belongings:
    count = await services.store.count_tables(user.id)
    return Belongings(playing=count.get("playing", 0), waiting=count.get("open", 0), finished=count.get("over", 0))


@post("/api/login", summary="Be the owner of an account", status_code=200)
async def log_in(request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Login]) -> Response[LoggedIn]:
    """With `bring` the guest who asks brings seats and matches along, but for tables at which the account sits too."""
    login = plain_login(data.login)
    await count_attempt(request, services, login)
    user = await services.store.user_by_login(login)
    if not await belong_together(request, user, data.password) or user is None:
        raise Refusal("problem-login")
    before = await services.visitor_of(request)
    kept: list[KeptTable] = []
    if data.bring and before and before.user.login is None:
        kept = await kept_tables(services, await services.tables.bring(before.user.id, user.id))
    token = await services.sessions.open(user.id, agent_of(request), before.session.id if before else "")
    await stand_in_for(services, before)
    return with_cookie(services, LoggedIn(me=me_of(request, services, user), kept=kept), token)


async def stand_in_for(services: Services, before: Visitor | None) -> None:
    """A guest whose session has ended cannot come back: bots play on where they still sit, so that nobody waits."""
    if before and before.user.login is None:
        await services.tables.let_bots_play(before.user.id)


async def kept_tables(services: Services, ids: list[str]) -> list[KeptTable]:
    rows = [await services.store.table(table_id) for table_id in ids]
    return [KeptTable(table=row.id, title=row.title) for row in rows if row]


@post("/api/logout", summary="Become a new guest; the session is over", status_code=200)
async def log_out(request: AnyRequest, services: NamedDependency[Services]) -> Response[Me]:
    before = await services.visitor_of(request)
    user = await new_guest(request, services)
    token = await services.sessions.open(user.id, agent_of(request), before.session.id if before else "")
    return with_cookie(services, me_of(request, services, user), token)


@get("/api/sessions", summary="Where I am known, newest first")
async def list_sessions(services: NamedDependency[Services], visitor: NamedDependency[Visitor]) -> list[SessionInfo]:
    return [
        SessionInfo(
            id=one.id,
            device=one.device,
            kind=one.kind,
            created=one.created,
            seen=one.seen,
            current=one.id == visitor.session.id,
        )
        for one in await services.sessions.of(visitor.user.id)
    ]


@delete("/api/sessions/{session_id:str}", summary="End one of my sessions", status_code=200)
async def end_session(
    services: NamedDependency[Services], user: NamedDependency[User], session_id: FromPath[str]
) -> Nothing:
    if not await services.sessions.end(user.id, only=session_id):
        raise Refusal("problem-no-session")
    return Nothing()


@delete("/api/sessions", summary="End all my sessions but this one", status_code=200)
async def end_other_sessions(services: NamedDependency[Services], visitor: NamedDependency[Visitor]) -> Nothing:
    await services.sessions.end(visitor.user.id, but=visitor.session.id)
    return Nothing()

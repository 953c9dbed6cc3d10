"""Visitors: guests with a signed cookie, and accounts for those who want to come back from elsewhere."""

import asyncio
import functools
import re
import time
from typing import Any, Final

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.utils.scope.state import ScopeState

from citywright.store import Conflict, User
from citywright.web.house import House, address_of
from citywright.web.messages import Credentials, Me, NewName
from citywright.web.names import clean_name, guest_name, language
from citywright.web.problems import Refusal
from citywright.web.tables import new_id

LOG = structlog.get_logger("sessions")

YEAR: Final = 365 * 24 * 3600
HASHER: Final = PasswordHasher()
LOGIN: Final = re.compile(r"[\w.-]{3,32}")


AnyRequest = Request[Any, Any, Any]


@functools.cache
def nobodys_hash() -> str:
    """Checked when a login does not exist, so that the time of the answer does not say so."""
    return HASHER.hash("nobody has this password")


async def provide_user(request: AnyRequest, house: NamedDependency[House]) -> User:
    """Who asks; refused without a session."""
    user = await house.user_of(request)
    if user is None:
        raise Refusal("problem-session")
    return user


def me_of(request: AnyRequest, user: User) -> Me:
    token = ScopeState.from_scope(request.scope).csrf_token
    return Me(id=user.id, name=user.name, guest=user.login is None, csrf=token if isinstance(token, str) else "")


def with_cookie(request: AnyRequest, house: House, user: User) -> Response[Me]:
    """An answer that makes its receiver this user from now on."""
    response = Response(me_of(request, user), status_code=200)
    response.set_cookie(
        house.cookie,
        house.signer.dumps(user.id),
        max_age=YEAR,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )
    return response


async def new_guest(request: AnyRequest, house: House) -> User:
    await house.limits.require(house.limits.make, "guest", address_of(request))
    name = guest_name(language(request.headers.get("accept-language", "")))
    user = User(new_id(16), name, time.time())
    await house.store.add_user(user)
    return user


@get("/api/me", summary="Who am I? A new guest gets a name and a cookie")
async def get_me(request: AnyRequest, house: NamedDependency[House]) -> Response[Me]:
    user = await house.user_of(request)
    return with_cookie(request, house, user or await new_guest(request, house))


@patch("/api/me", summary="Change my name")
async def rename_me(
    request: AnyRequest, house: NamedDependency[House], user: NamedDependency[User], data: JSONBody[NewName]
) -> Me:
    name = clean_name(data.name)
    await house.store.rename_user(user.id, name)
    return me_of(request, user._replace(name=name))


def check_credentials(data: Credentials) -> str:
    login = data.login.strip().casefold()
    if not LOGIN.fullmatch(login) or not 8 <= len(data.password) <= 200:
        raise Refusal("problem-password")
    return login


@post("/api/account", summary="Turn this guest into an account", status_code=200)
async def make_account(
    request: AnyRequest, house: NamedDependency[House], user: NamedDependency[User], data: JSONBody[Credentials]
) -> Me:
    await house.limits.require(house.limits.login, "login", address_of(request))
    if user.login is not None:
        raise Refusal("problem-account")
    login = check_credentials(data)
    try:
        await house.store.make_account(user.id, login, await asyncio.to_thread(HASHER.hash, data.password))
    except Conflict:
        raise Refusal("problem-login-taken") from None
    return me_of(request, user._replace(login=login))


@post("/api/login", summary="Be the owner of an account", status_code=200)
async def log_in(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Credentials]) -> Response[Me]:
    await house.limits.require(house.limits.login, "login", address_of(request))
    login = check_credentials(data)
    user = await house.store.user_by_login(login)
    matches = await asyncio.to_thread(is_password, (user and user.hash) or nobodys_hash(), data.password)
    if user is None or not matches:
        LOG.warning("wrong-password", address=address_of(request))
        raise Refusal("problem-login")
    return with_cookie(request, house, user)


def is_password(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (Argon2Error, InvalidHashError):
        return False


@post("/api/logout", summary="Become a new guest", status_code=200)
async def log_out(request: AnyRequest, house: NamedDependency[House]) -> Response[Me]:
    return with_cookie(request, house, await new_guest(request, house))

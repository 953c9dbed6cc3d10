"""Logins and passwords: their form, how often they may be tried, and whether they belong together."""

import asyncio
import functools
import re
from typing import Any, Final

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Request

from citywright.store import User
from citywright.web.problems import Refusal
from citywright.web.services import Services, address_of

LOG = structlog.get_logger("sessions")

AnyRequest = Request[Any, Any, Any]

HASHER: Final = PasswordHasher()
LOGIN: Final = re.compile(r"[\w.-]{3,32}")
LONGEST: Final = 254
"""Letters of a login or e-mail address that are looked at."""


@functools.cache
def nobodys_hash() -> str:
    """Checked when a login does not exist, so that the time of the answer does not say so."""
    return HASHER.hash("nobody has this password")


def plain_login(text: str) -> str:
    """A login or e-mail address as it is looked up; case does not matter."""
    return text.strip().casefold()[:LONGEST]


def check_login(text: str) -> str:
    """A login somebody may have."""
    login = plain_login(text)
    if not LOGIN.fullmatch(login):
        raise Refusal("problem-password")
    return login


def check_new_password(password: str) -> None:
    if not 8 <= len(password) <= 200:
        raise Refusal("problem-password")


async def hash_of(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def count_attempt(request: AnyRequest, services: Services, login: str) -> None:
    """One more attempt by this address, and at this login: both have a limit, whether or not the login exists."""
    await services.limits.require(services.limits.login, "login", address_of(request))
    await services.limits.require(services.limits.guess, "guess", login)


async def belong_together(request: AnyRequest, user: User | None, password: str) -> bool:
    matches = await asyncio.to_thread(is_password, (user and user.hash) or nobodys_hash(), password)
    if user is None or not matches:
        LOG.warning("wrong-password", address=address_of(request))
    return user is not None and matches


def is_password(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (Argon2Error, InvalidHashError):
        return False


def login_of(user: User) -> str:
    """The login of an account; refused to guests."""
    if user.login is None:
        raise Refusal("problem-guest")
    return user.login


async def require_password(request: AnyRequest, services: Services, user: User, password: str) -> None:
    """Only with the password of the account."""
    await count_attempt(request, services, login_of(user))
    if not await belong_together(request, user, password):
        raise Refusal("problem-wrong-password")

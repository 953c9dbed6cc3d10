"""Accounts: made of guests, kept by a password, recovered by a code, deleted on request."""

import re
import secrets
import time
from typing import Any, Final

import structlog
from litestar import Request, Response, delete, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from citywright.store import Conflict, User
from citywright.texts.catalogue import texts_of
from citywright.web import problems
from citywright.web.codes import CONFIRM, LIFE, RECOVER, make_code, owner_of_host_code, use_code
from citywright.web.messages import (
    Code,
    Farewell,
    Forgotten,
    Me,
    NewAccount,
    NewEmail,
    NewPassword,
    Nothing,
    Problem,
    Recovery,
)
from citywright.web.names import clean_name, language
from citywright.web.passwords import (
    LONGEST,
    check_login,
    check_new_password,
    count_attempt,
    hash_of,
    login_of,
    plain_login,
    require_password,
)
from citywright.web.problems import Refusal
from citywright.web.services import Services, address_of
from citywright.web.sessions import agent_of, me_of, new_guest, stand_in_for, with_cookie
from citywright.web.visitors import DAY, Visitor

LOG = structlog.get_logger("accounts")

AnyRequest = Request[Any, Any, Any]

EMAIL: Final = re.compile(r"[!-?A-~]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII)
NAMESAKES: Final = 5
"""Accounts with the same confirmed address that are mailed a code."""
FREE_LOGINS: Final = 3
TIME_TO_THINK: Final = 14 * DAY


class LoginTaken(Refusal):
    """Somebody has that login; these are free."""

    def __init__(self, free: list[str]) -> None:
        super().__init__("problem-login-taken")
        self.free = free


def refuse_login(request: AnyRequest, why: LoginTaken) -> Response[Problem]:
    refusal = problems.refuse(request, why)
    refusal.content.free = why.free
    return refusal


async def free_logins(services: Services, login: str) -> list[str]:
    """Logins like the one that is taken."""
    found: list[str] = []
    for digits in range(2, 7):
        numbers = [secrets.randbelow(10**digits) for _ in range(2 * FREE_LOGINS)]
        tries = {f"{login[: 32 - digits]}{number:0{digits}}" for number in numbers}
        found += sorted(tries - await services.store.taken_logins(tries))
        if len(found) >= FREE_LOGINS:
            break
    return found[:FREE_LOGINS]


def clean_email(text: str) -> str:
    email = text.strip().lower()
    if len(email) > LONGEST or not EMAIL.fullmatch(email):
        raise Refusal("problem-email")
    return email


@post("/api/account", summary="Turn this guest into an account", status_code=200)
async def make_account(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[NewAccount]
) -> Response[Me]:
    """The same person with a new session: whoever has the guest's cookie has nothing of the account."""
    await services.limits.require(services.limits.login, "login", address_of(request))
    if user.login is not None:
        raise Refusal("problem-account")
    login = check_login(data.login)
    check_new_password(data.password)
    changes: dict[str, Any] = {
        "login": login,
        "hash": await hash_of(data.password),
        "name": clean_name(data.name) if data.name else user.name,
        "email": clean_email(data.email) if data.email else None,
        "old_cookie": 0.0,
    }
    try:
        token = await services.sessions.open(user.id, agent_of(request), alone=True, **changes)
    except Conflict:
        raise LoginTaken(await free_logins(services, login)) from None
    user = user._replace(**changes)
    if user.email:
        await ask_to_confirm(request, services, user)
    return with_cookie(services, me_of(request, services, user), token)


# -- passwords --


@post("/api/password", summary="Change my password; all other sessions end", status_code=200)
async def change_password(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[NewPassword]
) -> Response[Me]:
    login_of(user)
    check_new_password(data.new)
    await require_password(request, services, user, data.old)
    return await renew(request, services, user, data.new)


async def renew(request: AnyRequest, services: Services, user: User, password: str, ended: str = "") -> Response[Me]:
    """A new password, and the only session of the account."""
    changes = {"hash": await hash_of(password)}
    token = await services.sessions.open(user.id, agent_of(request), ended, alone=True, **changes)
    return with_cookie(services, me_of(request, services, user), token)


@post("/api/password/forgot", summary="Mail me a code, if there is a confirmed address", status_code=200)
async def forget_password(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Forgotten]
) -> Nothing:
    """The answer and the work up to it are the same whether or not somebody has that login or address."""
    login = plain_login(data.login)
    await services.limits.require(services.limits.login, "login", address_of(request))
    await services.limits.require(services.limits.code, "code", login)
    if services.mailer.route:
        services.background(mail_recovery(services, login, language(request.headers.get("accept-language", ""))))
    return Nothing()


async def mail_recovery(services: Services, login: str, lang: str) -> None:
    for user in await accounts_of(services, login):
        if user.email and user.confirmed:
            await mail_code(services, user, RECOVER, lang)


async def accounts_of(services: Services, login: str) -> list[User]:
    """The accounts somebody may mean who gives a login or an address."""
    if "@" in login:
        return await services.store.users_by_email(login, NAMESAKES)
    user = await services.store.user_by_login(login)
    return [user] if user else []


@post("/api/password/recover", summary="A new password by a code; all other sessions end", status_code=200)
async def recover_password(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Recovery]
) -> Response[Me]:
    check_new_password(data.password)
    login = plain_login(data.login)
    await count_attempt(request, services, login)
    meant = {user.id: user for user in await accounts_of(services, login)}
    found = owner_of_host_code(services.settings.key, meant.values(), data.code, time.time())
    found = await use_code(services.store, RECOVER, data.code, list(meant)) or found
    if not found:
        LOG.warning("wrong-code", address=address_of(request))
        raise Refusal("problem-code")
    before = await services.visitor_of(request)
    response = await renew(request, services, meant[found], data.password, before.session.id if before else "")
    await stand_in_for(services, before)
    return response


# -- e-mail --


async def mail_code(services: Services, user: User, purpose: str, lang: str) -> None:
    """In the background: a code to the address of an account."""
    assert user.email
    if not await services.limits.allows(services.limits.code, "mail", user.email):
        LOG.warning("too-many-mails", user=user.id)
        return
    texts = texts_of(lang)
    code = await make_code(services.store, user.id, purpose)
    said = texts.say(f"mail-{purpose}", login=user.login or "", code=code, minutes=LIFE // 60)
    await services.mailer.send(user.email, texts.say(f"mail-{purpose}-subject"), said)


async def ask_to_confirm(request: AnyRequest, services: Services, user: User) -> None:
    if services.mailer.route:
        services.background(mail_code(services, user, CONFIRM, language(request.headers.get("accept-language", ""))))


@put("/api/me/email", summary="Give my e-mail address, to be confirmed")
async def set_email(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[NewEmail]
) -> Me:
    login_of(user)
    email = clean_email(data.email)
    await require_password(request, services, user, data.password)
    await services.limits.require(services.limits.code, "code", user.id)
    await services.store.change_user(user.id, email=email, confirmed=False)
    user = user._replace(email=email, confirmed=False)
    await ask_to_confirm(request, services, user)
    return me_of(request, services, user)


@post("/api/me/email/confirm", summary="Confirm my address by the code that was mailed there", status_code=200)
async def confirm_email(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[Code]
) -> Me:
    await count_attempt(request, services, login_of(user))
    if not await use_code(services.store, CONFIRM, data.code, [user.id]):
        raise Refusal("problem-code")
    await services.store.change_user(user.id, confirmed=True)
    return me_of(request, services, user._replace(confirmed=True))


@delete("/api/me/email", summary="Forget my e-mail address", status_code=200)
async def forget_email(request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User]) -> Me:
    await services.store.change_user(user.id, email=None, confirmed=False)
    return me_of(request, services, user._replace(email=None, confirmed=False))


# -- the end of an account --


@delete("/api/me", summary="Delete me: a guest at once, an account in 14 days", status_code=200)
async def delete_me(
    request: AnyRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
    data: JSONBody[Farewell],
) -> Response[Me]:
    user = visitor.user
    if user.login is None:
        guest = await new_guest(request, services)
        await services.delete_user(user.id)
        token = await services.sessions.open(guest.id, agent_of(request))
        return with_cookie(services, me_of(request, services, guest), token)
    await require_password(request, services, user, data.password)
    deleting = user.deleting or time.time() + TIME_TO_THINK
    await services.store.change_user(user.id, deleting=deleting)
    await services.sessions.end(user.id, but=visitor.session.id)
    await services.tables.let_bots_play(user.id)
    return Response(me_of(request, services, user._replace(deleting=deleting)), status_code=200)


@post("/api/me/keep", summary="Do not delete my account after all", status_code=200)
async def keep_me(request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User]) -> Me:
    await services.store.change_user(user.id, deleting=0)
    return me_of(request, services, user._replace(deleting=0))

"""The application: every route in one list, and what holds for all of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from citywright import __version__
from citywright.web import accounts, assets, export, health, lobby, replay, sessions, socket, titles
from citywright.web.problems import HANDLERS, refuse_http
from citywright.web.reading import ReadableRequest, check_heads
from citywright.web.services import Services, address_of
from citywright.web.settings import Settings

MAX_BODY: Final = 16 * 1024

ROUTES: Final = (
    health.get_health,
    health.get_metrics,
    sessions.get_me,
    sessions.rename_me,
    sessions.my_belongings,
    sessions.log_in,
    sessions.log_out,
    sessions.list_sessions,
    sessions.end_session,
    sessions.end_other_sessions,
    accounts.make_account,
    accounts.change_password,
    accounts.forget_password,
    accounts.recover_password,
    accounts.set_email,
    accounts.confirm_email,
    accounts.forget_email,
    accounts.delete_me,
    accounts.keep_me,
    export.export_me,
    titles.list_titles,
    titles.title_layout,
    titles.title_rules,
    lobby.create_table,
    lobby.quick_table,
    lobby.list_tables,
    lobby.get_table,
    lobby.join_table,
    lobby.leave_table,
    lobby.fill_table,
    lobby.rematch_table,
    replay.get_record,
    replay.verify_table,
    replay.get_frame,
    replay.get_chronicle,
    socket.live,
    assets.page,
    assets.texts,
    assets.palettes,
    assets.cards,
    assets.art,
    assets.favicon,
)


def nothing_here(request: Request[Any, Any, Any], why: NotFoundException) -> Response[Any]:
    """An unknown address: people get the page, which says so; programs get the problem."""
    return assets.the_page(404) if assets.is_asked_by_a_person(request) else refuse_http(request, why)


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def provide_replays(state: State) -> replay.Replays:
    replays: replay.Replays = state.replays
    return replays


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in assets.HEADERS.items():
            headers[name] = value
        path = scope["path"]
        if path.startswith("/static/assets/") and message["status"] == 200:
            headers["cache-control"] = titles.FOR_EVER
        elif path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


async def limit_requests(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    services: Services = connection.app.state.services
    await services.limits.require(services.limits.http, "http", address_of(connection))


def create_app(settings: Settings) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[*ROUTES, *assets.static_files()],
        state=State({"services": services, "replays": replay.Replays()}),
        lifespan=[lifespan],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "replays": Provide(provide_replays, sync_to_thread=False),
            "visitor": Provide(sessions.provide_visitor),
            "user": Provide(sessions.provide_user),
        },
        guards=[limit_requests],
        request_class=ReadableRequest,
        before_send=[add_headers],
        exception_handlers={**HANDLERS, accounts.LoginTaken: accounts.refuse_login, NotFoundException: nothing_here},
        csrf_config=CSRFConfig(
            secret=settings.key,
            cookie_name=f"{services.cookie}-csrf",
            header_name="x-csrf",
            cookie_httponly=True,
            cookie_samesite="strict",
            cookie_secure=settings.secure,
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1024, exclude=[r"\.woff2$", r"\.png$", "^/metrics"]),
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Citywright",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    # Middleware of Litestar's would come after routing.
    app.asgi_handler = check_heads(app.asgi_handler, settings)
    return app

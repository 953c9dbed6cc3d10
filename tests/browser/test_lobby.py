"""A table that waits for people: its connection is looked after like that of a match."""

import json
import re
import zlib
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocket, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.hands import begin, drive, invitation, my_turn, new_table, sent

A_WHILE: Final = 21_000
"""Milliseconds after which a page lets the server know that it is there; after three of them without an answer it takes
the connection for dead."""


def invited(page: Page, host: Page) -> None:
    """Somebody whose clock is ours has come by an invitation and is asked for a name."""
    page.clock.install()
    page.goto(invitation(host, page))
    page.wait_for_selector(".ask-name")


def pings_after_a_while(page: Page) -> int:
    before = sent(page, "ping")
    page.clock.fast_forward(A_WHILE)
    return sent(page, "ping") - before


def test_a_match_joined_in_the_lobby_has_a_heartbeat(visit: Visit, server: str):
    host, guest = visit(), visit()
    new_table(host, server, "settlers", ["me", "open"])
    invited(guest, host)
    assert pings_after_a_while(guest)
    guest.locator(".ask-name .btn-main").click()
    guest.wait_for_selector(".table-page")
    assert pings_after_a_while(guest)


def test_a_lobby_whose_connection_falls_silent_opens_another(visit: Visit, server: str):
    host, guest = visit(), visit()
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        house = socket.connect_to_server()
        if len(sockets) > 1:
            return
        # The first connection tells how the table stands, and nothing after that.
        house.on_message(lambda frame: socket.send(frame) if is_hello(frame) else None)

    guest.route_web_socket(re.compile("/live"), between)
    new_table(host, server, "settlers", ["me", "open"])
    invited(guest, host)
    for _ in range(3):
        guest.clock.fast_forward(A_WHILE)
    guest.locator(".ask-name .btn-main").click()
    # What begins the match could not be heard on the first connection.
    guest.wait_for_selector(".table-page")
    assert len(sockets) == 2


def test_a_lost_command_is_settled_by_a_greeting_without_a_scene(visit: Visit, server: str):
    page = visit()
    sockets: list[WebSocketRoute] = []
    lost: list[dict[str, Any]] = []
    arrived: list[dict[str, Any]] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        house = socket.connect_to_server()
        second = len(sockets) == 2

        def order(text: str | bytes) -> None:
            command = json.loads(text)
            if command["k"] == "play" and not lost:
                lost.append(command)
                socket.close()
                return
            arrived.append(command)
            house.send(text)

        def tell(frame: str | bytes) -> None:
            message = heard(frame)
            if message["k"] == "hello" and second:
                message["table"]["status"] = "open"
            socket.send(json.dumps(message))

        socket.on_message(order)
        house.on_message(tell)

    page.route_web_socket(re.compile("/live"), between)
    begin(page, server)
    drive(page, 3, 6)
    page.wait_for_function("() => !window.__driver")
    my_turn(page)

    assert len(sockets) == 2
    # Nobody knows whether it arrived: it is not carried out twice, and the page goes on.
    plays = [one["ref"] for one in arrived if one["k"] == "play"]
    assert plays
    assert lost[0]["ref"] not in plays


def heard(frame: str | bytes) -> dict[str, Any]:
    """A message as the page hears it; larger ones come packed."""
    message: dict[str, Any] = json.loads(frame if isinstance(frame, str) else zlib.decompress(frame))
    return message


def is_hello(frame: str | bytes) -> bool:
    return bool(heard(frame)["k"] == "hello")


def test_a_newcomer_is_somebody_before_the_table_is_asked_for(visit: Visit, server: str):
    """Nobody knows a newcomer before `/api/me` is answered. A connection from before would stay a stranger's: whoever
    sat down was shown that the match has begun without them."""
    host, guest = visit(), visit()
    new_table(host, server, "settlers", ["me", "open"])
    held: list[Route] = []
    opened: list[WebSocket] = []
    guest.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks its handlers
    guest.on("websocket", lambda socket: opened.append(socket))  # noqa: PLW0108 - the same
    guest.goto(host.locator(".copy input").input_value(), wait_until="load")
    guest.evaluate("() => new Promise(done => setTimeout(done, 300))")  # it runs, and asks for all it asks for
    assert held
    assert not opened
    held[0].continue_()
    guest.locator(".ask-name .btn-main").click()
    guest.wait_for_selector(".table-page")


def test_an_address_that_is_no_text_has_a_page(visit: Visit, server: str):
    page = visit()
    errors: list[object] = []
    page.on("pageerror", lambda error: errors.append(error))  # noqa: PLW0108 - Playwright marks its handlers
    page.goto(f"{server}/tables")
    page.wait_for_selector("main h1")
    page.evaluate("() => history.pushState(null, '', '/%')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector("main .btn-main[href='/']")
    assert errors == []

"""Hands for the browser tests: they only do what a person can do, click, tap and press keys."""

import json
import os
import random
import re
import time
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocketRoute, expect

from citywright.web.browse import DRIVER

TURN: Final = ".dock.is-turn:not(.busy)"
OVER: Final = ".finale"
PATIENCE: Final = int(os.environ.get("CITYWRIGHT_PATIENCE", "600000"))
"""Milliseconds until what is waited for does not come any more; it ends as soon as it is there. Who works on a page
sets less, to hear sooner that it does not come."""
MOST: Final = 1_000_000
ENDS: Final = pytest.mark.parametrize(
    "start", [pytest.param("10 to go", id="end"), pytest.param("", id="whole", marks=pytest.mark.long)]
)
"""Matches played to their end: from so many decisions before it, and whole ones with --long."""


def known(page: Page, address: str) -> dict[str, str]:
    """The server knows this visitor before the first page is opened; what their commands carry in their heads."""
    headers = {"accept-language": page.evaluate("() => navigator.language")}
    me: dict[str, str] = page.context.request.get(f"{address}/api/me", headers=headers, timeout=PATIENCE).json()
    return headers | {"x-csrf": me["csrf"]}


def made(
    page: Page,
    address: str,
    title: str,
    kinds: list[str],
    level: str = "greedy",
    options: Mapping[str, str | int] = {},
    public: bool = False,
    start: str = "",
) -> str:
    """The id of a new table, made without a page: who sits at it (oneself first), options that differ from what is
    usual, and where its match begins (see `dealt`)."""
    seats = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in kinds]
    wish = {"title": title, "seats": seats, "options": dict(options), "name": start, "public": public}
    answer = page.context.request.post(
        f"{address}/api/tables", data=wish, headers=known(page, address), timeout=PATIENCE
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def new_table(
    page: Page,
    address: str,
    title: str,
    kinds: list[str],
    level: str = "greedy",
    options: Mapping[str, str | int] = {},
    public: bool = False,
    start: str = "",
) -> None:
    """The page of a new table (see `made`)."""
    page.goto(f"{address}/t/{made(page, address, title, kinds, level, options, public, start)}")


def begin(page: Page, address: str, start: str = "") -> None:
    """At the table that the home page opens in one click, up to the first question."""
    new_table(page, address, "settlers", ["me", "bot", "bot"], start=start)
    my_turn(page)


def begin_from_home(page: Page, address: str) -> None:
    """From the home page to the first question, in one click."""
    page.goto(address)
    page.locator(".btn-go").click()
    my_turn(page)


def new_table_by_hand(
    page: Page,
    address: str,
    title: str,
    kinds: list[str],
    level: str = "greedy",
    options: tuple[str, ...] = (),
    public: bool = False,
    name: str = "",
) -> None:
    """Make a table through its page: who sits at it (oneself first), the wanted values of options, as they read."""
    page.goto(f"{address}/new/{title}")
    page.locator("form .switch button", has_text=str(len(kinds))).first.click()
    for seat, kind in enumerate(kinds):
        row = page.locator(".seat-list li").nth(seat)
        if kind != "me":
            row.locator(f"[data-kind={kind}]").click()
        if kind == "bot":
            row.locator(f"[data-level={level}]").click()
    for value in options:
        page.locator("form select", has=page.locator("option", has_text=value)).select_option(label=value)
    if public:
        page.get_by_label(re.compile("^(Public|Открыт)")).check()
    if name:
        page.get_by_label(re.compile("^(Name of the table|Название стола)")).fill(name)
    page.locator("form .btn-main").click()
    page.wait_for_url("**/t/*")


def invitation(host: Page, guest: Page) -> str:
    """Where a table that waits invites to, for somebody whom the server knows already."""
    link = host.locator(".copy input").input_value().replace("localhost", "127.0.0.1")
    known(guest, link[: link.index("/i/")])
    return link


def lines(page: Page) -> int:
    """How many lines the chronicle has; they are written when the picture of the board is on the screen."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(() => setTimeout(done, 20))))")
    return page.locator(".log li").count()


def my_turn(page: Page) -> None:
    page.wait_for_selector(TURN, timeout=PATIENCE)


def drive(page: Page, seed: int = 1, clicks: int = MOST, seen: bool = False) -> None:
    """Let the page play by itself, to the end of the match or for so many clicks."""
    page.evaluate(DRIVER, [seed, clicks, seen, "", ""])


def drive_to(page: Page, selector: str, words: str = "", seed: int = 3) -> None:
    """Let the page play until one is asked and something like this is there, with these words in it."""
    page.evaluate(DRIVER, [seed, MOST, False, selector, words])
    page.wait_for_function("() => !window.__driver", timeout=PATIENCE)
    assert not page.locator(OVER).count(), f"The match was over before this was there: {selector} {words}"


def halt(page: Page) -> None:
    page.evaluate("() => window.__halt?.()")


def finish(page: Page) -> None:
    try:
        page.wait_for_selector(OVER, timeout=PATIENCE)
    except PlaywrightError as error:
        shown = page.evaluate(
            """() => [".dock", ".ask", ".dock .chips", ".polite"].map((one) => document.querySelector(one))
            .map((one) => one && [one.className, one.textContent])
            .concat([window.__driver, window.__cw_update_ms?.length])"""
        )
        raise AssertionError(f"The match did not end; the page shows {shown}") from error


def play_some(page: Page, decisions: int, pick: random.Random) -> None:
    """A few decisions by real mouse clicks."""
    for _ in range(decisions):
        my_turn(page)
        before = page.locator(".ask").inner_text()
        decide(page, pick, page.mouse.click)
        expect(page.locator(".dock")).to_be_visible()
        settle(page, before)


def settle(page: Page, before: str) -> None:
    """Wait until the table has heard the last click, tap or key."""
    wait_until(lambda: is_settled(page, before), "the table to go on")


def is_settled(page: Page, before: str) -> bool:
    """Another question, another player, or something selected: the last click was heard."""
    return bool(
        page.evaluate(
            """(before) => !!document.querySelector(".finale, .outline.chosen, .chip.on") ||
            !document.querySelector(".dock.is-turn") || document.querySelector(".ask")?.textContent !== before ||
            !document.querySelector(".dock.busy")""",
            before,
        )
    )


def decide(page: Page, pick: random.Random, click: Callable[..., None]) -> None:
    """One click or tap on something that can be chosen now and that is on the screen."""
    spots: list[Any] = page.evaluate(
        """() => {
        const box = (one) => one.getBoundingClientRect();
        const middle = (one) => [box(one).left + box(one).width / 2, box(one).top + box(one).height / 2];
        const seen = (one) => {
          const [x, y] = middle(one);
          return document.elementsFromPoint(x, y).some((other) => one.contains(other));
        };
        const open = [...document.querySelectorAll(".curtain button")];
        if (open.length) return open.map(middle);
        const main = [...document.querySelectorAll(".dock .btn-main:not(:disabled)")];
        if (main.length && document.querySelector(".outline.chosen, .chip.on")) return main.map(middle);
        const targets = [...document.querySelectorAll(".node.target")].filter(seen);
        if (targets.length) return targets.map(middle);
        const chips = [...document.querySelectorAll(".dock .chip:not(.quiet)")].filter(seen);
        return [...chips, ...main].map(middle);
        }"""
    )
    if spots:
        x, y = pick.choice(spots)
        click(x, y)


def select_one(page: Page) -> bool:
    """Choose something that wants to be confirmed, by taking things until there is one; nothing is confirmed."""
    for _ in range(4):
        if page.locator(".outline.chosen, .chip.on").count():
            return True
        target = page.locator(".node.target, .dock .chip:not(.quiet)").first
        if not target.count() or not page.locator(TURN).count():
            return False
        target.dispatch_event("click")
        # Whatever the click sends keeps the dock busy from the click on.
        page.wait_for_selector(f"{TURN}, {OVER}, .outline.chosen, .chip.on", timeout=PATIENCE)
    return page.locator(".outline.chosen, .chip.on").count() > 0


def wait_until(true: Callable[[], bool], what: str) -> None:
    started = time.monotonic()
    while not true():
        if 1000 * (time.monotonic() - started) > PATIENCE:
            raise AssertionError(f"Waited {PATIENCE / 1000} s for {what}.")
        time.sleep(0.02)


def sent(page: Page, kind: str) -> int:
    """How many commands of a kind this page has sent."""
    return int(page.evaluate("(kind) => window.__sent.filter((one) => one.k === kind).length", kind))


def rewrite(page: Page, change: Callable[[dict[str, Any]], None]) -> list[WebSocketRoute]:
    """Change what the server says before the page hears it; the list grows by every socket the page opens."""
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame if isinstance(frame, str) else zlib.decompress(frame))
            change(message)
            socket.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket(re.compile("/live"), between)
    return sockets


def all_told(page: Page) -> None:
    """Wait until a page has asked for nothing during three pictures: it knows all it wants to show."""
    page.evaluate(
        """async () => {
        for (let calm = 0; calm < 3; calm = window.__asking ? 0 : calm + 1) await new Promise(requestAnimationFrame);
        }"""
    )


def stand_still(page: Page, selector: str) -> None:
    """Wait until a thing has kept its place and size for three pictures."""
    page.evaluate(
        """async (selector) => {
        const picture = () => new Promise(requestAnimationFrame);
        const box = () => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
        for (let same = 0, seen = box(); same < 3; same += 1) {
          await picture();
          if (box() !== seen) [same, seen] = [-1, box()];
        }
        }""",
        selector,
    )


def centre(page: Page, selector: str) -> tuple[float, float]:
    """The middle of the first such thing on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, f"{selector} is not on the screen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def table_of(page: Page) -> str:
    found = re.search(r"/[ti]/(\w+)", page.url)
    assert found, page.url
    return found[1]


def points(page: Page) -> list[int]:
    """The totals of the score sheet, by seat."""
    page.wait_for_selector(".finale .sheet tfoot td")
    return [int(text.replace("−", "-")) for text in page.locator(".finale .sheet tfoot td").all_inner_texts()]

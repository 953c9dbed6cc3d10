"""Every other page fits every window, with empty lists and with full ones; with larger letters under --long."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from citywright.titles import titles
from citywright.web.browse import NEW_TABLE
from tests.browser.conftest import outdate, serving, watch
from tests.browser.hands import PATIENCE, all_told, drive, my_turn
from tests.browser.walk.judge import judge
from tests.browser.walk.walk import DESKTOP, LARGE, PHONE, Size, visitor

UNKNOWN: Final = "/nowhere/at/all"
"""A browser notes on its console that there is no such page, as it should."""
PATHS: Final = ("/", "/tables", "/records", "/account", "/credits", "/rules", "/new/ghosts", UNKNOWN)
LISTS: Final = ("/", "/tables", "/records", "/account")
"""Pages that look otherwise when there are tables and matches."""
EVERY_TITLE: Final = ("/new/{}", "/new/{}#friends", "/rules/{}")
LONG_NAME: Final = "Вечер основателей гавани"
OUTDATED: Final = "По прежним правилам"
"""The name of a table that began with rules that are not there any more."""
WAYS_ON: Final = ".hbar nav a:visible, .hbar button.phone:visible"
Looks = tuple[tuple[str, bool], ...]
"""Languages, each at a desktop or (True) on a phone."""
SOME: Final[Looks] = (("ru", False), ("en", True))
OTHERS: Final[Looks] = (("en", False), ("ru", True))

RESIGN: Final = """
(id) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.k === "hello") socket.send(JSON.stringify({ k: "resign", ref: 1 }));
    if (message.ref === 1) { socket.close(); done(message); }
  };
})
"""


def made(page: Page, title: str, others: list[str], name: str = "") -> str:
    """A table that everybody may see; its id."""
    seats = [{"kind": "me"}, *({"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in others)]
    wish = {"title": title, "seats": seats, "options": {}, "name": name, "public": True}
    table: str | None = page.evaluate(NEW_TABLE, wish)
    assert table, wish
    return table


def furnish(page: Page, address: str) -> list[str]:
    """Tables of every kind in every list; the addresses of pages that belong to single ones."""
    page.goto(f"{address}/")
    page.wait_for_selector(".btn-go")
    for number, title in enumerate(titles()):
        made(page, title.id, ["open"], LONG_NAME if number % 2 else "")
        made(page, title.id, ["bot"], "" if number % 2 else LONG_NAME)
    waiting = made(page, "architects", ["open", "open"], LONG_NAME)
    over = made(page, "settlers", ["bot", "bot"], LONG_NAME)
    page.goto(f"{address}/t/{over}")
    my_turn(page)
    drive(page, 3, clicks=6)
    page.wait_for_function("() => !window.__driver", timeout=PATIENCE)
    answer = page.evaluate(RESIGN, over)
    assert answer["k"] == "ack", answer
    return [f"/t/{waiting}", f"/t/{over}", f"/t/{over}/replay"]


def look(page: Page, address: str, path: str, sizes: tuple[Size, ...], phone: bool) -> Iterator[str]:
    page.goto(f"{address}{path}")
    page.wait_for_selector("main, .dock", timeout=PATIENCE)
    all_told(page)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        faults = judge(page, touch=phone)
        if page.locator(".hbar").count() and not page.locator(WAYS_ON).count():
            faults.append("no way to the other pages")
        for fault in faults:
            yield f"{path.split('/t/', maxsplit=1)[0] or 'table'} {width} x {height}: {fault}"


def walked(
    browser: Browser,
    address: str,
    paths: list[str],
    looks: Looks,
    state: Any,
    desktop: tuple[Size, ...] = DESKTOP,
    every: int = 1,
) -> str:
    """What is wrong with pages, each in one of `every` windows (the next page in the next ones)."""
    found: dict[str, str] = {}
    complaints: list[str] = []
    for lang, phone in looks:
        page = visitor(browser, address, lang, phone, state)
        watch(page, complaints)
        for number, path in enumerate(paths):
            sizes = PHONE if phone else desktop[number % every :: every]
            for fault in look(page, address, path, sizes, phone):
                found.setdefault(fault, lang)
            if path == UNKNOWN:
                complaints.pop()
        page.context.close()
    return "\n".join([*(f"{fault} [{lang}]" for fault, lang in sorted(found.items())), *complaints])


def paths_of(titles: tuple[str, ...]) -> list[str]:
    return [*PATHS, *(path.format(title) for title in titles for path in EVERY_TITLE)]


@pytest.mark.parametrize(
    ("titles", "when_empty", "when_full", "every"),
    [
        pytest.param(("founders",), SOME, OTHERS, 3, id="sample"),
        pytest.param(
            tuple(one.id for one in titles()), SOME + OTHERS, SOME + OTHERS, 1, id="all", marks=pytest.mark.long
        ),
    ],
)
def test_pages_with_empty_and_full_lists_fit_every_window(
    titles: tuple[str, ...], when_empty: Looks, when_full: Looks, every: int, with_bars: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path / "tables.db") as address:
        empty = walked(with_bars, address, paths_of(titles), when_empty, None, every=every)
        host = visitor(with_bars, address, "ru", False)
        single = furnish(host, address)
        state = host.context.storage_state()
        single.append(f"/t/{made(host, 'mythotopia', ['bot'], OUTDATED)}")
        host.context.close()
    outdate(tmp_path / "tables.db", OUTDATED)
    with serving(tmp_path / "tables.db") as address:
        full = walked(with_bars, address, [*LISTS, *single], when_full, state, every=every)

    if empty or full:
        pytest.fail(f"{empty}\n-- with full lists --\n{full}", pytrace=False)


@pytest.mark.long
def test_pages_fit_with_larger_letters(large_letters: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as address:
        host = visitor(large_letters, address, "ru", False)
        paths = [*paths_of(tuple(one.id for one in titles())), *furnish(host, address)]
        found = walked(
            large_letters, address, paths, (("ru", False), ("en", False)), host.context.storage_state(), LARGE
        )

    if found:
        pytest.fail(found, pytrace=False)

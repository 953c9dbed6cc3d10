"""Pictures of every page, to be looked at: `./dev run python tests/browser/shots.py FOLDER [WORD...]`.

Starts a server of its own, plays a match, and takes each page in both languages, by day and by night, on five screens.
With words, only the pictures whose name contains one of them are taken (`table-ru-light-1440x900`).
CITYWRIGHT_CHROMIUM names the browser; without it the machine's own is used.
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import serving
from tests.browser.hands import begin, drive, finish, halt, my_turn, table_of
from tests.conftest import BROWSER_FLAGS

SCREENS: Final = ((1440, 900), (1920, 1080), (1024, 768), (390, 844), (360, 740))
LOOKS: Final = (("ru", "light"), ("en", "dark"), ("ru", "dark"), ("en", "light"))
PAGES: Final = ("home", "table", "place", "menu", "rules-drawer", "end", "replay", "new", "lobby", "rules", "account")


def kept(lang: str, theme: str) -> dict[str, Any]:
    choice = json.dumps({"lang": lang, "theme": theme, "sound": False, "calm": True})
    return {"name": "citywright", "value": choice}


def wanted(words: list[str]) -> Iterator[tuple[str, str, int, int]]:
    for lang, theme in LOOKS:
        for width, height in SCREENS:
            if not words or any(word in f"{page}-{lang}-{theme}-{width}x{height}" for page in PAGES for word in words):
                yield lang, theme, width, height


class Camera:
    """Takes the pictures of one look on one screen."""

    def __init__(self, page: Page, address: str, folder: Path, look: str, words: list[str]) -> None:
        self.page, self.address, self.folder, self.look, self.words = page, address, folder, look, words

    def wants(self, name: str) -> bool:
        return not self.words or any(word in f"{name}-{self.look}" for word in self.words)

    def take(self, name: str, full: bool = False) -> None:
        if self.wants(name):
            self.page.evaluate("() => document.fonts.ready.then(() => true)")
            self.page.wait_for_timeout(500)
            self.page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=full)

    def walk(self, over: str) -> None:
        page, address = self.page, self.address
        for name, path in (("new", "/new/settlers"), ("rules", "/rules/settlers"), ("account", "/account")):
            if self.wants(name):
                page.goto(address + path)
                page.wait_for_selector("main")
                self.take(name)
        if self.wants("lobby"):
            page.goto(f"{address}/new/settlers")
            page.locator(".seat-list li").nth(2).locator("select").first.select_option("open")
            page.locator("form .btn-main").click()
            page.wait_for_selector(".lobby")
            self.take("lobby")
        if any(map(self.wants, ("table", "place", "menu", "rules-drawer"))):
            self.table()
        if any(map(self.wants, ("end", "replay"))):
            page.goto(f"{address}/t/{over}")
            page.wait_for_selector(".finale")
            self.take("end")
            page.goto(f"{address}/t/{over}/replay")
            page.wait_for_selector(".scrubber")
            page.keyboard.press("PageDown")
            self.take("replay")
        page.goto(address)
        page.wait_for_selector(".gate")
        self.take("home", full=True)

    def table(self) -> None:
        page = self.page
        begin(page, self.address)
        drive(page, 7)
        page.wait_for_function("() => Number(document.querySelector('.gauge b')?.textContent) >= 24", timeout=60_000)
        halt(page)
        my_turn(page)
        self.take("table")
        if self.wants("place"):
            for _ in range(60):
                if page.locator("[data-node^='cell.']").count():
                    break
                drive(page, 3)
                page.wait_for_timeout(15)
                halt(page)
                my_turn(page)
            if page.locator(".node.target").count():
                page.locator(".node.target").first.dispatch_event("click")
                page.wait_for_timeout(700)
            self.take("place")
        page.locator(".bar .tools button").last.click()
        self.take("menu")
        page.keyboard.press("Escape")
        if self.wants("rules-drawer"):
            page.keyboard.press("?")
            self.take("rules-drawer")


def visitor(browser: Browser, lang: str, theme: str, width: int, height: int, address: str) -> Page:
    state: Any = {"cookies": [], "origins": [{"origin": address, "localStorage": [kept(lang, theme)]}]}
    phone = width < 700
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="ru-RU" if lang == "ru" else "en-GB",
        storage_state=state,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        bypass_csp=True,
    )
    return context.new_page()


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CITYWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place) / "tables.db") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(BROWSER_FLAGS))
        first = visitor(browser, "en", "light", 1440, 900, address)
        over = ""
        if not words or any(word.startswith(("end", "replay")) for word in words):
            first.goto(address + "/new/settlers")
            first.locator("form .btn-main").click()
            my_turn(first)
            over = table_of(first)
            drive(first, 5)
            finish(first)
        for lang, theme, width, height in wanted(words):
            page = visitor(browser, lang, theme, width, height, address)
            Camera(page, address, folder, f"{lang}-{theme}-{width}x{height}", words).walk(over)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])

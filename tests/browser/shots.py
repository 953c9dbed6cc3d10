"""Pictures of every page, to be looked at: `./dev run python tests/browser/shots.py FOLDER [OPTIONS]`.

Starts a server of its own, plays one match of every title by clicks, and takes what is seen at several moments of it in
both languages, by day and by night, on four screens. Options choose less: `--titles settlers --pages early,end
--looks ru-light --screens 360x740`. Every list is separated by commas. CITYWRIGHT_CHROMIUM names the browser; without
it the machine's own is used.
"""

import argparse
import itertools
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from citywright.titles import titles
from tests.browser.conftest import serving
from tests.browser.hands import OVER, TURN, drive, halt, select_one, table_of
from tests.conftest import BROWSER_FLAGS

SCREENS: Final = ("1440x900", "1920x1080", "1024x768", "360x740")
LOOKS: Final = ("ru-light", "en-dark", "ru-dark", "en-light")
HOUSE: Final = ("home", "tables", "account", "credits")
"""Pages that belong to no title."""
STILL: Final = ("new", "lobby", "rules")
MOMENTS: Final = ("early", "mid", "late", "end", "replay")
"""Of one match, in this order; beside each open question what is seen when the first answer is chosen."""
EXTRA: Final = ("chosen", "rivals", "menu", "rules-drawer")
PHONE_SHORT: Final = 430
_CLICKS: Final = {"settlers": (40, 60), "ghosts": (60, 90)}
"""So many clicks make the middle of a match, so many more the late match."""
_CLICKS_ELSE: Final = (60, 200)
_PATIENCE: Final = 240_000


class Visitor:
    """One person with one match, looked at on many screens."""

    def __init__(self, browser: Browser, address: str, folder: Path, wishes: argparse.Namespace) -> None:
        self.browser, self.address, self.folder, self.wishes = browser, address, folder, wishes
        self.page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path)

    def take(self, name: str, selector: str, full: bool = False, extras: bool = False) -> None:
        """The page the visitor is at, in every look on every screen."""
        for screen, look in itertools.product(self.wishes.screens, self.wishes.looks):
            if self.wants(name):
                page = self.open(screen, look, selector)
                self.snap(page, f"{name}-{look}-{screen}.png", full)
                page.context.close()
        # Choosing goes on with the match where a choice needs no confirmation, so it comes last.
        extra = extras and any(self.wants(f"{name}-{one}") for one in EXTRA)
        for screen, look in itertools.product(self.wishes.screens, self.wishes.looks) if extra else ():
            page = self.open(screen, look, selector)
            self.more(page, name, f"{look}-{screen}.png", phone=min(map(int, screen.split("x"))) < PHONE_SHORT)
            page.context.close()

    def more(self, page: Page, name: str, end: str, phone: bool) -> None:
        """What is seen when a choice is made, and what lies behind tabs and buttons."""
        if self.wants(f"{name}-chosen") and select_one(page):
            self.snap(page, f"{name}-chosen-{end}")
        if self.wants(f"{name}-rivals") and phone:
            page.locator(".tabs button").nth(1).click()
            self.snap(page, f"{name}-rivals-{end}")
            page.locator(".tabs button").first.click()
        if self.wants(f"{name}-menu"):
            page.locator(".bar .tools button").last.click()
            self.snap(page, f"{name}-menu-{end}")
            page.keyboard.press("Escape")
        if self.wants(f"{name}-rules-drawer"):
            page.keyboard.press("?")
            page.wait_for_selector("[data-clause]")
            self.snap(page, f"{name}-rules-drawer-{end}")

    def wants(self, name: str) -> bool:
        return not self.wishes.pages or any(word in name for word in self.wishes.pages)

    def open(self, screen: str, look: str, selector: str) -> Page:
        """The same person at another screen, with other tastes."""
        width, height = map(int, screen.split("x"))
        lang, theme = look.split("-")
        kept = json.dumps({"lang": lang, "theme": theme, "sound": False, "calm": True})
        state: Any = self.page.context.storage_state()
        state["origins"] = [{"origin": self.address, "localStorage": [{"name": "citywright", "value": kept}]}]
        phone = min(width, height) < PHONE_SHORT
        page = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale="ru-RU" if lang == "ru" else "en-GB",
            storage_state=state,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        ).new_page()
        page.goto(self.page.url)
        page.wait_for_selector(selector)
        return page

    def snap(self, page: Page, name: str, full: bool = False) -> None:
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / name, full_page=full)

    def house(self) -> None:
        for name, path in zip(HOUSE, ("/", "/tables", "/account", "/credits"), strict=True):
            if self.wants(name):
                self.goto(path)
                self.take(name, ".gate" if name == "home" else "main, .page", full=True)

    def still(self, title: str) -> None:
        """The pages of a title before a match."""
        for name, path in (("new", "new"), ("rules", "rules")):
            if self.wants(f"{title}-{name}"):
                self.goto(f"/{path}/{title}")
                self.take(f"{title}-{name}", "form .btn-main" if name == "new" else "[data-clause]")
        if self.wants(f"{title}-lobby"):
            self.goto(f"/new/{title}")
            self.page.locator(".seat-list [data-kind=open]").first.click()
            self.page.locator("form .btn-main").click()
            self.page.wait_for_selector(".lobby")
            self.take(f"{title}-lobby", ".lobby")

    def match(self, title: str) -> None:
        """One match from its first question to its replay."""
        wanted = [
            m for m in MOMENTS if any(self.wants(n) for n in (f"{title}-{m}", *(f"{title}-{m}-{e}" for e in EXTRA)))
        ]
        if not wanted:
            return
        page = self.page
        self.goto(f"/new/{title}")
        page.locator("form .btn-main").click()
        page.wait_for_selector(TURN, timeout=_PATIENCE)
        table = table_of(page)
        self.take(f"{title}-early", ".dock", extras=True)
        for moment, clicks in zip(("mid", "late"), _CLICKS.get(title, _CLICKS_ELSE), strict=True):
            if wanted[-1] == "early":
                return
            drive(page, self.wishes.seed, clicks)
            page.wait_for_function("() => !window.__driver", timeout=_PATIENCE)
            halt(page)
            page.wait_for_selector(f"{TURN}, {OVER}", timeout=_PATIENCE)
            if not page.locator(OVER).count():
                self.take(f"{title}-{moment}", ".dock", extras=True)
            if wanted[-1] == moment:
                return
        drive(page, self.wishes.seed)
        page.wait_for_selector(OVER, timeout=_PATIENCE)
        self.take(f"{title}-end", OVER)
        self.goto(f"/t/{table}/replay")
        page.wait_for_selector(".scrubber")
        self.take(f"{title}-replay", ".scrubber")


def words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def main(wishes: argparse.Namespace) -> None:
    wishes.folder.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CITYWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place) / "tables.db") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(BROWSER_FLAGS))
        visitor = Visitor(browser, address, wishes.folder, wishes)
        for title in wishes.titles:
            visitor.still(title)
            visitor.match(title)
        visitor.house()
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    every = [title.id for title in titles()]
    parser.add_argument("--titles", type=words, default=every, help=f"of {','.join(every)}")
    parser.add_argument("--screens", type=words, default=list(SCREENS), help=f"any, such as {','.join(SCREENS)}")
    parser.add_argument("--looks", type=words, default=list(LOOKS), help=f"of {','.join(LOOKS)}")
    parser.add_argument("--pages", type=words, default=[], help="parts of names: home, settlers-mid, chosen")
    parser.add_argument("--seed", type=int, default=7, help="how the match is played")
    main(parser.parse_args())

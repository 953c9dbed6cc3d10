"""A walk through a match in many windows: at every new kind of question the page is judged in each of them.

One person sits at the table with several pages open: a desktop whose window changes its size, and a phone that is
held upright and sideways. The desktop plays by clicks; all of them are looked at.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.conftest import LISTENER, watch
from tests.browser.hands import OVER, PATIENCE, TURN, drive, halt, made, my_turn, select_one
from tests.browser.walk.judge import judge

Size = tuple[int, int]

DESKTOP: Final[tuple[Size, ...]] = (
    (1440, 900),
    (1920, 1080),
    (1280, 720),
    (1024, 768),
    (960, 540),  # 1920 x 1080 at 200 %
    (720, 450),  # 1440 x 900 at 200 %
    (640, 360),  # 1280 x 720 at 200 %
)
PHONE: Final[tuple[Size, ...]] = ((360, 740), (844, 390))
LARGE: Final[tuple[Size, ...]] = ((1440, 900), (1920, 1080), (1280, 720), (1024, 768))
"""Windows of somebody who reads with larger letters at a desk; a phone has no such setting."""
SHOWN: Final = "() => window.__cw_update_ms.length"
"""How many scenes the page has shown."""
STEP: Final = 3
"""Clicks between two looks at what is asked."""


def visitor(browser: Browser, address: str, lang: str, phone: bool, state: Any = None) -> Page:
    """Somebody with a page of their own, in a language; `state`: the same person at another screen."""
    kept = json.dumps({"lang": lang, "theme": "light", "sound": False, "calm": True})
    known = dict(state or {"cookies": []})
    known["origins"] = [{"origin": address, "localStorage": [{"name": "citywright", "value": kept}]}]
    width, height = PHONE[0] if phone else DESKTOP[0]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="ru-RU" if lang == "ru" else "en-GB",
        reduced_motion="reduce",
        storage_state=known,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
    )
    context.add_init_script(LISTENER)
    return context.new_page()


class Walk:
    """One match, looked at in all windows of some languages."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        title: str,
        languages: tuple[str, ...] = ("ru", "en"),
        windows: tuple[Size, ...] = DESKTOP,
    ) -> None:
        self.title, self.address = title, address
        self.player = visitor(browser, address, languages[0], phone=False)
        self.player.goto(f"{address}/new/{title}")
        self.player.locator("form .btn-main").click()
        self.player.wait_for_selector(TURN, timeout=PATIENCE)
        self.pages = [(self.player, languages[0], windows, False)]
        state = self.player.context.storage_state()
        for lang in languages if windows is DESKTOP else ():
            if lang != languages[0]:
                self.pages.append((visitor(browser, address, lang, False, state), lang, windows, False))
            self.pages.append((visitor(browser, address, lang, True, state), lang, PHONE, True))
        self.complaints: list[str] = []
        """What the browser wrote on its console."""
        for page, *_ in self.pages:
            watch(page, self.complaints)
        for page, *_ in self.pages[1:]:
            page.goto(self.player.url)
            page.wait_for_selector(".dock", timeout=PATIENCE)
        self.found: dict[str, str] = {}
        """Every fault with where it was seen first."""
        self.judged = 0

    def go_to(self, start: str) -> None:
        """Another match, where it begins as `dealt` says; all pages are led there."""
        page = self.player
        table = made(page, self.address, self.title, ["me", "bot", "bot"], start=start)
        for page, *_ in self.pages:
            page.goto(f"{self.address}/t/{table}")
            my_turn(page)

    def phases(self, seed: int, most: int) -> Iterator[str]:
        """Plays on; stops at every kind of question that was not asked before, and at the end of the match."""
        seen: set[str] = set()
        page = self.player
        clicks = 0
        while not page.locator(OVER).count() and len(seen) < most:
            ask = page.locator(".ask").get_attribute("data-ask") or ""
            if ask not in seen:
                seen.add(ask)
                yield ask
            clicks += STEP
            drive(page, seed + clicks, STEP)
            page.wait_for_function("() => !window.__driver", timeout=PATIENCE)
            halt(page)
            page.wait_for_selector(f"{TURN}, {OVER}", timeout=PATIENCE)
        if page.locator(OVER).count():
            yield "end"

    def look(self, moment: str, first: int = 0, every: int = 1) -> None:
        """Judge every page in every size, or in one of `every` sizes from the `first` on."""
        for page, lang, sizes, phone in self.pages:
            self.look_at(page, f"{lang} {moment}", sizes, phone, first=first, every=every)

    def look_at(
        self,
        page: Page,
        moment: str,
        sizes: tuple[Size, ...],
        phone: bool,
        board: bool = True,
        first: int = 0,
        every: int = 1,
    ) -> None:
        """One page in its sizes; it goes back to the first of all."""
        for width, height in sizes[first % every :: every]:
            page.set_viewport_size({"width": width, "height": height})
            self.judge(page, (width, height), moment, phone, board)
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})

    def judge(self, page: Page, size: Size, moment: str, phone: bool, board: bool) -> None:
        for fault in judge(page, board=board, touch=phone):
            self.found.setdefault(f"{size[0]} x {size[1]}: {fault}", f"{self.title}, {moment}")
        self.judged += 1

    def choose(self, every: int = 1) -> None:
        """What is seen when something is chosen and waits to be confirmed, on the player's own page."""
        page, lang, sizes, phone = self.pages[0]
        if select_one(page):
            self.look_at(page, f"{lang} chosen", sizes, phone, first=2, every=every)
            page.keyboard.press("Escape")

    def turn_to_other_views(self, moment: str) -> None:
        """Where players, chronicle and rules stand behind tabs: each of them, once a moment in one language."""
        lang = self.pages[self.judged % len(self.pages)][1]
        for page, spoken, sizes, phone in self.pages:
            for width, height in sizes if spoken == lang else ():
                page.set_viewport_size({"width": width, "height": height})
                tabs = page.locator("nav.tabs button")
                for number in range(1, tabs.count()) if tabs.first.is_visible() else ():
                    tabs.nth(number).click()
                    name = tabs.nth(number).inner_text()
                    self.judge(page, (width, height), f"{spoken} {moment}, {name}", phone, board=False)
                    tabs.first.click()
            page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})

    def replay(self) -> None:
        """The match once more, from its beginning to its end."""
        where = f"{self.player.url}/replay"
        for page, lang, sizes, phone in self.pages:
            page.goto(where)
            page.wait_for_selector(".scrubber", timeout=PATIENCE)
            steps = int(page.locator(".reel-bar").get_attribute("max") or 0)
            for part in range(4):
                shown = page.evaluate(SHOWN)
                page.locator(".reel-bar").fill(str(steps * part // 3))
                page.wait_for_function(f"(before) => ({SHOWN})() > before", arg=shown, timeout=PATIENCE)
                self.look_at(page, f"{lang} replay {part}/3", sizes, phone)

    def report(self) -> str:
        return "\n".join([*(f"{fault} [{where}]" for fault, where in sorted(self.found.items())), *self.complaints])

    def close(self) -> None:
        for page, *_ in self.pages:
            page.context.close()

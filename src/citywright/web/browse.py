"""How fast the page is: a real browser plays a match of every title by clicks, and every update is measured.

Two things are taken of an update: how long it took from the scene that came to the elements that show it (the page
notes that itself), and how many elements it changed. The tests look at the second, which is the same on every machine.
"""

import os
import shutil
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citywright import titles
from citywright.texts.catalogue import Texts
from citywright.titles import Title
from citywright.tools.bench import Row, empty_calls_per_s
from citywright.tools.load_test import LoadFailure, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SCREEN: Final = (1440, 900)
BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PATIENCE: Final = 600_000
"""Milliseconds until a page that does not go on is given up."""
BOT: Final = "random"
MOST_CLICKS: Final = 1_000_000

# Plays on in the page until the match is over, so many clicks were made, or something is there that was waited for:
# picks something legal, confirms it, waits for the next question. Meanwhile the board is neither laid out nor painted
# unless it is to be seen: without a graphics card that is most of the work, and nobody looks.
DRIVER: Final = """
([seed, most, seen, selector, words]) => {
  let state = seed >>> 0;
  let clicks = 0;
  const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296);
  const pick = (all) => all[Math.floor(chance() * all.length)];
  // The middle of a sea may lie on an island: a place is looked for where the thing itself is under the hand. Of what
  // is not laid out, or lies outside the screen, the thing is all that counts.
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
  const spot = (node) => {
    const box = node.getBoundingClientRect();
    for (const down of seen ? parts : []) {
      for (const across of parts) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementsFromPoint(x, y).some((one) => node.contains(one))) return { clientX: x, clientY: y };
      }
    }
    return { clientX: -1, clientY: -1 };
  };
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true, ...spot(node) }));
  const play = () => {
    const curtain = document.querySelector(".curtain button");
    if (curtain) return curtain.click();
    if (!document.querySelector(".dock.is-turn:not(.busy)")) return;
    clicks += 1;
    const main = document.querySelector(".dock .btn-main:not(:disabled)");
    if (main && document.querySelector(".outline.chosen, .chip.on")) return main.click();
    const targets = [...document.querySelectorAll(".node.target")];
    const chips = [...document.querySelectorAll(".dock .chip:not(.quiet):not(:disabled)")];
    const picked = document.querySelector('.node[aria-pressed="true"]');
    if (chips.length && targets.length && (picked || chance() < 0.2)) return pick(chips).click();
    if (targets.length) return click(pick(targets));
    if (chips.length && !(main && chance() < 0.5)) return pick(chips).click();
    if (main) return main.click();
    document.querySelector(".dock .chip")?.click();
  };
  const paint = (look) => document.querySelector(".field")?.style.setProperty("content-visibility", look);
  const found = () =>
    selector &&
    document.querySelector(".dock.is-turn:not(.busy)") &&
    [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(words));
  const done = () => document.querySelector(".finale") || clicks >= most || found();
  window.__halt?.();
  window.__halt = () => {
    clearInterval(window.__driver);
    window.__driver = 0;
    paint("visible");
  };
  if (!seen) paint("hidden");
  window.__driver = setInterval(() => (done() ? window.__halt() : play()), 15);
}
"""

# Counts the elements that each update changes, on the board and on the whole page. All of it is done when the page
# notes the update's time; what earlier tasks changed was told to the observer, and forgotten, before this one began.
OBSERVER: Final = """
() => {
  const spent = window.__cw_update_ms;
  const push = spent.push.bind(spent);
  window.__touched = [];
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  spent.push = (...times) => {
    const field = document.querySelector(".field");
    const changed = new Set(watch.takeRecords().flatMap((one) => [one.target, ...one.addedNodes, ...one.removedNodes]));
    const board = [...changed].filter((one) => field?.contains(one));
    window.__touched.push({ board: board.length, page: changed.size });
    return push(...times);
  };
}
"""

NEW_TABLE: Final = """
async (wish) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await made.json()).id;
}
"""


def measure(names: tuple[str, ...], updates: int, texts: Texts) -> list[Row]:
    """A row for each of the titles (all by default): so many updates of its page, in matches against bots."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        raise LoadFailure(texts.say("bench-page-tools")) from None
    program = os.environ.get("CITYWRIGHT_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise LoadFailure(texts.say("bench-page-browser"))
    chosen = [titles.title(name) for name in names] or list(titles.titles())
    speed = empty_calls_per_s()
    with serving(texts) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            return [measure_title(browser, f"http://127.0.0.1:{port}", one, updates, texts, speed) for one in chosen]
        finally:
            browser.close()


def measure_title(browser: "Browser", address: str, title: Title, updates: int, texts: Texts, speed: float) -> Row:
    """Matches of one title, one after the other, until there were enough updates."""
    players = title.game.seats[-1]
    spent: list[float] = []
    touched: list[int] = []
    elements = 0
    width, height = SCREEN
    while len(spent) < updates:
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
        sit_down(page, address, title, players)
        page.evaluate(OBSERVER)
        page.evaluate(DRIVER, [len(spent), MOST_CLICKS, True, "", ""])
        wait_for(page, updates - len(spent), title, texts)
        times, changes, elements = page.evaluate(
            """() => [window.__cw_update_ms, window.__touched.map((one) => one.page), document.all.length]"""
        )
        # The page has noted some updates before the observer came; the first one builds all there is.
        spent += times[len(times) - len(changes) :]
        touched += changes
        page.context.close()
    return {
        "title": title.id,
        "players": players,
        "updates": len(spent),
        "update_p50_ms": share(spent, 0.5),
        "update_p95_ms": share(spent, 0.95),
        "touched_p50": share(touched, 0.5),
        "touched_p95": share(touched, 0.95),
        "elements": elements,
        "empty_calls_per_s": round(speed),
        "compiled": False,
    }


def sit_down(page: "Page", address: str, title: Title, players: int) -> None:
    """A table against bots that do not think, up to the first question."""
    # The page itself would become a guest at the same time, and the last of two guests has the cookie.
    page.goto(f"{address}/health")
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": BOT}] * (players - 1)
    table = page.evaluate(NEW_TABLE, {"title": title.id, "seats": seats, "options": title.game.trial})
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".dock.is-turn:not(.busy), .finale", timeout=PATIENCE)


def wait_for(page: "Page", updates: int, title: Title, texts: Texts) -> None:
    """Until there were so many updates, or the match is over."""
    from playwright.sync_api import Error

    enough = "(most) => document.querySelector('.finale') || window.__touched.length >= most"
    try:
        page.wait_for_function(enough, arg=updates, timeout=PATIENCE)
    except Error:
        shown = page.evaluate("() => document.querySelector('.ask')?.textContent ?? document.body.className")
        raise LoadFailure(texts.say("bench-page-stuck", title=title.id, shown=shown)) from None


def share(values: Sequence[float], part: float) -> float:
    """The value that so large a part of all does not exceed."""
    return round(sorted(values)[min(len(values) - 1, int(len(values) * part))], 2)

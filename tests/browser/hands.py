"""Hands for the browser tests: they only do what a person can do, click, tap and press keys."""

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

TURN: Final = ".dock.is-turn:not(.busy)"
OVER: Final = ".finale"
PATIENCE: Final = 30_000
MOST: Final = 1_000_000

# Plays on in the page until the match is over, so many clicks were made, or something is there that was waited for:
# picks something legal, confirms it, waits for the next question. Meanwhile the board is neither laid out nor painted
# unless it is to be seen: without a graphics card that is most of the work, and nobody looks.
_DRIVER: Final = """
([seed, most, seen, selector, words]) => {
  let state = seed >>> 0;
  let clicks = 0;
  const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296);
  const pick = (all) => all[Math.floor(chance() * all.length)];
  const click = (node) => {
    const box = node.getBoundingClientRect();
    const at = { bubbles: true, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    node.dispatchEvent(new MouseEvent("click", at));
  };
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


def begin(page: Page, address: str) -> None:
    """From the home page to the first question, in one click."""
    page.goto(address)
    page.locator(".btn-go").click()
    my_turn(page)


def lines(page: Page) -> int:
    """How many lines the chronicle has; they are written when the picture of the board is on the screen."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(() => setTimeout(done, 20))))")
    return page.locator(".log li").count()


def my_turn(page: Page) -> None:
    page.wait_for_selector(TURN, timeout=PATIENCE)


def drive(page: Page, seed: int = 1, clicks: int = MOST, seen: bool = False) -> None:
    """Let the page play by itself, to the end of the match or for so many clicks."""
    page.evaluate(_DRIVER, [seed, clicks, seen, "", ""])


def drive_to(page: Page, selector: str, words: str = "", seed: int = 3) -> None:
    """Let the page play until one is asked and something like this is there, with these words in it."""
    page.evaluate(_DRIVER, [seed, MOST, False, selector, words])
    page.wait_for_function("() => !window.__driver", timeout=4 * PATIENCE)
    assert not page.locator(OVER).count(), f"The match was over before this was there: {selector} {words}"


def halt(page: Page) -> None:
    page.evaluate("() => window.__halt?.()")


def finish(page: Page, patience: float = 120) -> None:
    try:
        page.wait_for_selector(OVER, timeout=patience * 1000)
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
        page.wait_for_timeout(500)
    return page.locator(".outline.chosen, .chip.on").count() > 0


def wait_until(true: Callable[[], bool], what: str, patience: float = 20) -> None:
    started = time.monotonic()
    while not true():
        if time.monotonic() - started > patience:
            raise AssertionError(f"Waited {patience} s for {what}.")
        time.sleep(0.02)


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

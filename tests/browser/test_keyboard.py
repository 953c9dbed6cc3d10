"""Every title can be played by the keyboard alone; whole matches with --long."""

import random

import pytest
from playwright.sync_api import Page

from citywright.titles import titles
from tests.browser.conftest import Visit
from tests.browser.hands import OVER, PATIENCE, new_table, settle

EACH_TITLE = pytest.mark.parametrize("title", [one.id for one in titles()])
SAMPLE = 8
"""Own decisions that `./dev test` makes by keys."""
MOST_PRESSES = 6000
SHORT = {"mythotopia": {"turn_limit": 30}}
"""Options that let a random match come to an end."""
ALONE = ("architects",)
"""Titles played against their rival: two random hands need a thousand decisions."""

STATE = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  return {
    over: count(".finale"), chosen: count(".outline.chosen, .chip.on"), targets: count(".node.target"),
    // Quiet ones propose to end the game.
    chips: [...document.querySelectorAll(".dock .chip")]
      .flatMap((one, n) => (one.matches(".quiet, :disabled") ? [] : [n + 1])),
    main: count(".dock .btn-main:not(:disabled)"),
    picked: count('.node[aria-pressed="true"]'), ask: document.querySelector(".ask")?.textContent ?? "",
    lines: window.__cw_update_ms.length,
  };
}"""


# From what has the focus to the target that was chosen, as the eye sees it: [there, right, down].
WAY = """(wanted) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const targets = [...document.querySelectorAll(".node.target")];
  const here = document.activeElement?.closest(".node");
  const there = targets[wanted % targets.length];
  if (!here || !there) return [false, 0, 0];
  const [[x, y], [a, b]] = [middle(here), middle(there)];
  return [here.classList.contains("target"), a - x, b - y];
}"""
STEPS = 12


def reach(page: Page, pick: random.Random) -> None:
    """Go by arrows towards something that can be chosen; the first such thing on the way will do, too."""
    wanted = pick.randrange(1000)
    for step in range(STEPS):
        there, right, down = page.evaluate(WAY, wanted)
        if there and step:
            return
        across = abs(right) > abs(down) if pick.random() < 0.8 else abs(right) <= abs(down)
        page.keyboard.press(
            ("ArrowRight" if right > 0 else "ArrowLeft") if across else ("ArrowDown" if down > 0 else "ArrowUp")
        )


def press_on(page: Page, pick: random.Random, decisions: int) -> int:
    """Answer by keys until so many answers were given or the match is over; how many were given."""
    made = 0
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(f"{OVER}, .dock.is-turn:not(.busy)", timeout=PATIENCE)
        seen = page.evaluate(STATE)
        if seen["over"] or made >= decisions:
            break
        if seen["chosen"] and (seen["main"] or not seen["chips"]):
            page.keyboard.press("Enter")
        elif seen["chips"] and (seen["picked"] or not seen["targets"] or pick.random() < 0.3):
            page.keyboard.press(str(pick.choice(seen["chips"][:9])))
        elif seen["targets"]:
            reach(page, pick)
            page.keyboard.press("Enter")
        elif seen["main"]:
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("Enter")
        if seen["main"] and not seen["chosen"] and pick.random() < 0.3:
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("Enter")
        settle(page, seen["ask"])
        made += page.evaluate(STATE)["lines"] > seen["lines"]
    return made


def sit_down(page: Page, server: str, title: str, start: str = "") -> None:
    seats = ["me"] if title in ALONE else ["me", "bot"]
    new_table(page, server, title, seats, "random", SHORT.get(title, {}), start=start)
    page.wait_for_selector(".dock.is-turn:not(.busy)", timeout=PATIENCE)


@EACH_TITLE
def test_a_match_is_begun_by_keyboard_only(visit: Visit, server: str, title: str):
    page = visit()
    sit_down(page, server, title)

    made = press_on(page, random.Random(3), SAMPLE)
    assert made == SAMPLE or page.locator(OVER).count()  # a random hand may agree to end the game
    assert made >= 5


def test_a_table_is_opened_by_keyboard_only(visit: Visit, server: str):
    page = visit()
    page.goto(server)
    page.locator(".btn-go").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".dock.is-turn:not(.busy)", timeout=PATIENCE)

    assert press_on(page, random.Random(3), 3) == 3


@pytest.mark.parametrize(
    ("title", "start"),
    [
        pytest.param("founders", "10 to go", id="end"),
        *(pytest.param(one.id, "", id=one.id, marks=pytest.mark.long) for one in titles()),
    ],
)
def test_a_match_is_finished_by_keyboard_only(visit: Visit, server: str, title: str, start: str):
    page = visit()
    sit_down(page, server, title, start)
    press_on(page, random.Random(3), MOST_PRESSES)

    assert page.locator(OVER).count() == 1

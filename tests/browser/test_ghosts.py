"""Ghosts in the browser: a game of four, a collective loss, a walk by one click; accessible day and night."""

import re

from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Visit
from tests.browser.hands import ENDS, drive, finish, my_turn, points, table_of
from tests.browser.test_access import faults_by_day_and_night, faults_of, keep

# Everybody stays where they are and nobody speaks to a ghost: the turn is ended whenever that is possible.
_IDLERS = """
() => {
  const click = (node) => {
    const box = node.getBoundingClientRect();
    const at = { bubbles: true, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    node.dispatchEvent(new MouseEvent("click", at));
  };
  clearInterval(window.__driver);
  window.__driver = setInterval(() => {
    if (document.querySelector(".finale")) return clearInterval(window.__driver);
    const curtain = document.querySelector(".curtain button");
    if (curtain) return curtain.click();
    if (!document.querySelector(".dock.is-turn:not(.busy)")) return;
    const main = document.querySelector(".dock .btn-main:not(:disabled)");
    const targets = [...document.querySelectorAll(".node.target:not([aria-pressed='true'])")];
    if (main) main.click();
    else if (targets.length) click(targets[Math.floor(Math.random() * targets.length)]);
  }, 15);
}
"""


def new_table(page: Page, server: str, kinds: list[str], start: str = "", shortage: str = "loss") -> None:
    """A table of Ghosts; what a shortage of them brings is an option."""
    hands.new_table(page, server, "ghosts", kinds, options={"shortage": shortage}, start=start)
    page.wait_for_selector(".dock.is-turn:not(.busy), .curtain button")


@ENDS
def test_a_game_of_four_is_played_through_the_page(visit: Visit, server: str, start: str):
    page = visit(bypass_csp=True)
    keep(page, "light")
    # With the milder reading of a shortage only the fall of Kalena loses the game, which three bots prevent.
    new_table(page, server, ["me", "bot", "bot", "bot"], start, "place")

    assert page.locator("[data-node^='h'].speaks").count() == 49
    assert page.locator("section.panel.player").count() == 4
    assert faults_of(page) == []

    drive(page, 5)
    finish(page)
    expect(page.locator(".finale")).to_contain_text("Kalena still stands")
    totals = points(page)
    assert len(totals) == 4
    assert max(totals) > 5
    assert faults_of(page) == []

    night = page.context.new_page()
    keep(night, "dark")
    night.goto(f"{server}/t/{table_of(page)}/replay")
    night.wait_for_selector(".scrubber")
    for step in range(1, 4):
        night.keyboard.press("PageDown")
        expect(night.locator(".scrubber output")).to_contain_text(f"{step} /")
    assert faults_of(night) == []


def test_all_lose_together_when_nobody_sends_ghosts_away(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "dark")
    new_table(page, server, ["me", "here"], "10 to go, idle")
    page.evaluate(_IDLERS)
    finish(page)

    expect(page.locator(".finale")).to_contain_text("All of you have lost")
    expect(page.locator(".finale")).not_to_contain_text("Victory")
    expect(page.locator(".dock .hint")).to_contain_text("All of you have lost")
    assert len(points(page)) == 2
    # What brought the end is still marked: the town, or the room and the supply of ghosts.
    fallen = "Kalena has fallen" in page.locator(".finale").inner_text()
    cause = ".gh-kalena-gauge.gh-alarmed" if fallen else ".gh-alarmed:not(.gh-kalena-gauge)"
    assert page.locator(cause).count() >= 1
    assert faults_of(page) == []


OWN_TURN = "at explore"
"""The ghosts of the first night are placed, and one may walk."""


def test_one_click_walks_a_way_whose_price_was_shown(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    new_table(page, server, ["me", "bot"], OWN_TURN)

    # The city is in the middle, so a suburb is one step away and something beyond it two or more.
    assert page.locator(".badge").count() > 6
    before = page.locator("[data-node='s0']").get_attribute("transform")
    far = page.evaluate(
        """() => [...document.querySelectorAll("[data-area='land'] .node.target")].map((one) => one.dataset.node)
        .filter((id) => Number(id.slice(1)) > 6)[0]"""
    )
    target = page.locator(f"[data-node='{far}']")
    target.hover(force=True)
    expect(page.locator(".dock .delta.minus")).to_have_text(re.compile(r"−[2-4]"))
    assert page.locator(".mark.gh-way").count() == 1
    assert faults_by_day_and_night(page) == []

    target.dispatch_event("click")
    page.wait_for_function(
        "(before) => document.querySelector(`[data-node='s0']`).getAttribute('transform') !== before", arg=before
    )
    page.wait_for_selector(".dock.is-turn:not(.busy)")
    expect(page.locator("[data-node='track.0']")).to_have_attribute("aria-label", re.compile(r"[0-2] of 4 active"))
    far_name = target.get_attribute("aria-label") or ""
    assert "stands here" in far_name

    # Every step can be taken back.
    page.get_by_role("button", name=re.compile("back", re.IGNORECASE)).first.click()
    my_turn(page)


def test_a_place_that_is_closed_answers_with_its_rule(visit: Visit, server: str):
    page = visit()
    new_table(page, server, ["me", "bot"], OWN_TURN)
    page.locator("[data-node='track.1']").dispatch_event("click")

    expect(page.locator(".refusal")).to_contain_text(re.compile(r"G-1(28|29)"))

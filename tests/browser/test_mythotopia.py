"""Mythotopia through the page: a match of three to its end, payments, the map on a phone, and axe."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import drive, drive_to, finish, my_turn, points
from tests.browser.test_access import faults_of, keep

PATIENCE = 240
PHONE = {"width": 360, "height": 740}
INVADE = ".target[data-node='deed.invade']"


def new_table(page: Page, server: str, seats: int = 3) -> None:
    """A short match against bots that do not think, made through the page of a new table."""
    page.goto(f"{server}/new/mythotopia")
    page.locator("form .switch button", has_text=str(seats)).first.click()
    for seat in range(1, seats):
        page.locator(".seat-list li").nth(seat).locator("select").first.select_option("bot")
        page.locator(".seat-list li").nth(seat).locator("select").last.select_option("random")
    page.locator("form select", has=page.locator("option", has_text="100")).select_option(label="30")
    page.locator("form .btn-main").click()
    my_turn(page)


def click(page: Page, selector: str) -> None:
    """A click on a thing of the board, wherever it is on the screen."""
    page.locator(selector).first.dispatch_event("click")


def begin_invasion(page: Page) -> None:
    """The action and its source are chosen; the target is asked."""
    click(page, INVADE)
    expect(page.locator(".ask")).to_contain_text("From which province")
    click(page, ".target[data-node^='c.']")
    expect(page.locator(".ask")).to_contain_text("where do you invade")


def test_three_play_to_the_end(visit: Visit, server: str):
    page = visit()
    new_table(page, server)
    assert page.locator("[data-node^='p.']").count() == 40
    drive(page, 5)
    finish(page, PATIENCE)

    assert len(points(page)) == 3
    assert min(points(page)) >= 12


def test_a_payment_says_what_is_owed_and_can_be_taken_back(visit: Visit, server: str):
    page = visit()
    new_table(page, server)
    drive_to(page, ".target[data-node='deed.acquire']")
    click(page, "[data-node='deed.acquire']")
    expect(page.locator(".ask")).to_contain_text("Which card do you acquire")
    click(page, ".target[data-node^='c.']")

    expect(page.locator(".ask")).to_contain_text("Still to pay: 1 gold")
    expect(page.locator(".dock .delta")).to_contain_text("Still: 1")
    page.locator(".dock-actions button").first.click()
    expect(page.locator(".ask")).to_contain_text("Which card do you acquire")


def test_an_action_that_is_closed_says_why(visit: Visit, server: str):
    page = visit()
    new_table(page, server)
    drive_to(page, ".target[data-node='deed.pass']")
    click(page, "[data-node='deed.end_game']")

    expect(page.locator(".refusal")).to_contain_text("M-")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible(visit: Visit, server: str, theme: str):
    page = visit(bypass_csp=True)
    keep(page, theme)
    new_table(page, server)
    drive_to(page, INVADE)
    assert faults_of(page) == []
    begin_invasion(page)
    assert faults_of(page) == []


def test_the_map_reads_well_on_a_phone(visit: Visit, server: str):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_table(page, server)
    drive_to(page, INVADE)
    begin_invasion(page)

    box = page.locator("[data-area='map']").bounding_box()
    assert box is not None
    assert box["height"] > 250
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll("[data-area='map'] text.my-name:not(.left-out)")]
        .filter((one) => one.getBoundingClientRect().height < 12).map((one) => one.textContent)"""
    )
    assert small == []
    seen = page.evaluate(
        """() => { const map = document.querySelector("[data-area='map']").getBoundingClientRect();
        return [...document.querySelectorAll(".target[data-node^='p.']")].some((one) => {
          const box = one.getBoundingClientRect();
          return box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom; }) }"""
    )
    assert seen

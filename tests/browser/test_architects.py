"""Architects in the browser: whole games with five seats and alone against the rival, accessible day and night."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Visit
from tests.browser.hands import ENDS, drive, finish, halt, lines, my_turn, points, table_of
from tests.browser.test_access import faults_of, keep

THEMES = ("light", "dark")


def new_table(page: Page, server: str, seats: int, left: int = 0) -> None:
    """Make a table of Architects through its page: oneself, and bots in the other seats."""
    hands.new_table(page, server, "architects", ["me"] + ["bot"] * (seats - 1), left=left)
    my_turn(page)


def play_on(page: Page, clicks: int) -> None:
    """Let the page play for so many clicks, and wait for the next own question."""
    drive(page, 5, clicks)
    page.wait_for_function("() => !window.__driver || document.querySelector('.finale')")
    halt(page)
    page.wait_for_selector(".dock.is-turn:not(.busy), .finale")


SEATS = pytest.mark.parametrize("seats", [5, 1])


@SEATS
def test_a_game_begins_with_the_draft(visit: Visit, server: str, seats: int):
    page = visit(bypass_csp=True)
    keep(page, "light")
    new_table(page, server, seats)

    # The draft is asked in the tray, every card with what it costs and does.
    expect(page.locator(".ask")).to_contain_text("card")
    assert page.locator('[data-area="tray"] .node.target').count() == 4
    assert faults_of(page) == []

    play_on(page, 40)
    assert page.locator('[data-node^="place."]').count() == 13
    assert page.locator("section.panel.player").count() == max(2, seats)
    assert faults_of(page) == []


@ENDS
@SEATS
def test_a_game_is_played_to_its_end_through_the_page(visit: Visit, server: str, seats: int, left: int):
    page = visit(bypass_csp=True)
    keep(page, "light")
    new_table(page, server, seats, left)
    drive(page, 6)
    finish(page)
    assert faults_of(page) == []
    totals = points(page)
    assert len(totals) == max(2, seats)
    if seats == 1:
        expect(page.locator(".finale thead")).to_contain_text("Rival")
    table = table_of(page)

    night = page.context.new_page()
    keep(night, "dark")
    night.goto(f"{server}/t/{table}/replay")
    night.wait_for_selector(".scrubber")
    for step in (1, 2):
        night.keyboard.press("PageDown")
        expect(night.locator(".scrubber output")).to_contain_text(f"{step} /")
    assert faults_of(night) == []


def test_the_rival_can_be_followed_step_by_step(visit: Visit, server: str):
    """Its panel shows plans, scheme and points; its decisions are lines of the chronicle."""
    page = visit()
    new_table(page, server, 1)
    play_on(page, 45)

    panel = page.locator("section.panel.at-rival")
    expect(panel.locator(".player-name")).to_have_text("Rival")
    expect(panel.locator(".player-note")).to_have_text("Constantine")
    assert panel.locator(".at-plan .card").count() == 3
    expect(panel.locator(".note")).to_contain_text("Scheme card:")
    assert lines(page)
    told = page.locator(".log").inner_text()
    assert re.search(r"Rival (turns up a scheme card|raises the alarm|takes the action)", told)


def come_to_placing(page: Page) -> None:
    """Through the draft, which is asked in the tray, until a worker may be placed."""
    for _ in range(40):
        my_turn(page)
        if page.locator('[data-node="place.quarry"].target').count():
            return
        card = page.locator('[data-area="tray"] .node.target')
        if card.count():
            card.first.dispatch_event("click")
        if page.locator(".dock .btn-main").count():
            page.locator(".dock .btn-main").click()
    raise AssertionError(f"No worker may be placed; the page asks: {page.locator('.ask').inner_text()}")


@pytest.mark.parametrize("theme", THEMES)
def test_a_place_says_what_it_brings_before_the_worker_is_placed(visit: Visit, server: str, theme: str):
    page = visit(bypass_csp=True)
    keep(page, theme)
    new_table(page, server, 1)
    come_to_placing(page)

    quarry = page.locator('[data-node="place.quarry"]')
    quarry.dispatch_event("click")
    expect(page.locator(".dock .delta.plus")).to_have_text(re.compile(r"\+1"))
    expect(page.locator(".dock .btn-main")).to_contain_text("Quarry")
    assert faults_of(page) == []

    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_contain_text("played")
    assert page.locator('[data-node="crowd.0.0"]').count() == 1


def test_a_closed_place_answers_with_its_rule(visit: Visit, server: str):
    page = visit()
    new_table(page, server, 1)
    come_to_placing(page)
    page.locator('[data-node="cell.0"]').dispatch_event("click")

    expect(page.locator(".refusal")).to_contain_text("A-47")

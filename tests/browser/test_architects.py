"""Architects in the browser: whole games with five seats and alone against the rival, accessible day and night."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Visit
from tests.browser.hands import ENDS, drive, finish, lines, my_turn, points, table_of
from tests.browser.test_access import faults_by_day_and_night, faults_of, keep


def new_table(page: Page, server: str, seats: int, start: str = "") -> None:
    """A table of Architects: oneself, and bots in the other seats."""
    hands.new_table(page, server, "architects", ["me"] + ["bot"] * (seats - 1), start=start)
    my_turn(page)


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

    new_table(page, server, seats, "after 40")
    assert page.locator('[data-node^="place."]').count() == 13
    assert page.locator("section.panel.player").count() == max(2, seats)
    assert faults_of(page) == []


@ENDS
@SEATS
def test_a_game_is_played_to_its_end_through_the_page(visit: Visit, server: str, seats: int, start: str):
    page = visit(bypass_csp=True)
    keep(page, "light")
    new_table(page, server, seats, start)
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
    new_table(page, server, 1, "after 45")

    panel = page.locator("section.panel.at-rival")
    expect(panel.locator(".player-name")).to_have_text("Rival")
    expect(panel.locator(".player-note")).to_have_text("Constantine")
    assert panel.locator(".at-plan .card").count() == 3
    expect(panel.locator(".note")).to_contain_text("Scheme card:")
    assert lines(page)
    told = page.locator(".log").inner_text()
    assert re.search(r"Rival (turns up a scheme card|raises the alarm|takes the action)", told)


def test_a_place_says_what_it_brings_before_the_worker_is_placed(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    new_table(page, server, 1, "at place")

    quarry = page.locator('[data-node="place.quarry"]')
    quarry.dispatch_event("click")
    expect(page.locator(".dock .delta.plus")).to_have_text(re.compile(r"\+1"))
    expect(page.locator(".dock .btn-main")).to_contain_text("Quarry")
    assert faults_by_day_and_night(page) == []

    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_contain_text("played")
    assert page.locator('[data-node="crowd.0.0"]').count() == 1


def test_a_closed_place_answers_with_its_rule(visit: Visit, server: str):
    page = visit()
    new_table(page, server, 1, "at place")
    page.locator('[data-node="cell.0"]').dispatch_event("click")

    expect(page.locator(".refusal")).to_contain_text("A-47")

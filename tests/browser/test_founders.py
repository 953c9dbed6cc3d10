"""Founders through the page: games on both maps, alone, the vote, a tile that is turned, and axe."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Visit
from tests.browser.hands import ENDS, drive, drive_to, finish, my_turn, points, table_of
from tests.browser.test_access import faults_by_day_and_night, faults_of, keep


def new_table(
    page: Page, server: str, seats: int, start: str = "", bots: str = "greedy", options: Mapping[str, str | int] = {}
) -> None:
    """A table of Founders with bots at all other seats."""
    kinds = ["me"] + ["bot"] * (seats - 1)
    hands.new_table(page, server, "founders", kinds, bots, options, start=start)
    my_turn(page)


@ENDS
@pytest.mark.parametrize("side", ["thematic", "symmetric"])
def test_four_play_to_the_end_on_each_map(visit: Visit, server: str, side: str, start: str):
    page = visit()
    new_table(page, server, 4, start, "random" if start else "greedy", {"side": side})
    drive(page, 5)
    finish(page)

    assert len(points(page)) == 4
    assert max(points(page)) > 10


@ENDS
def test_one_plays_alone_to_the_end(visit: Visit, server: str, start: str):
    page = visit(locale="ru-RU")
    new_table(page, server, 1, start)
    drive(page, 8)
    finish(page)

    assert len(points(page)) == 1


def test_a_vote_is_dialled_sealed_and_opened_together(visit: Visit, server: str):
    page = visit()
    new_table(page, server, 4, "at bid")
    expect(page.locator(".ask")).to_contain_text("Your secret bid")
    # Bots have sealed theirs, and nobody sees what they hold.
    assert page.locator("[data-node^='vote.']").count() == 4
    # Temporary crystals that are not bid are lost, so all of them are in the first bid; the choice itself adds 1.
    temp = int((page.locator(".dial small").first.text_content() or "").replace("/", ""))
    page.locator(".node.target").first.dispatch_event("click")
    expect(page.locator(".dock .btn-main")).to_contain_text(f"Bid {temp + 1} influence")
    less = page.locator(".dial button").first
    if temp:
        less.click()
        expect(page.locator(".dock .btn-main")).to_contain_text(f"Bid {temp} influence")
    page.locator(".dock .btn-main").click()

    expect(page.locator(".log")).to_contain_text("votes for")


def test_a_building_is_turned_before_it_is_placed(visit: Visit, server: str):
    page = visit()
    new_table(page, server, 2, "at lay", "random")
    ghost = page.locator(".node.preview use[href^='#tpl-ghost-']")
    turned: set[str | None] = set()
    while len(turned) < 2:  # a square looks the same however it is turned, and some gaps take a tile in one way only
        drive_to(page, ".ask", "Where does it stand")
        targets = page.locator(".node.target")
        places = targets.count()
        for place in dict.fromkeys((places // 2, places // 4, 3 * places // 4, 0, places - 1)):
            turned.clear()
            targets.nth(place).dispatch_event("click")
            for _ in range(4):
                ghost.wait_for()
                turned.add(ghost.get_attribute("href"))
                page.keyboard.press("r")  # which takes the ghost away until the turned one is there
            if len(turned) > 1:
                break
        else:
            page.locator(".dock .btn-main").click()
    page.locator(".dock .btn-main").click()

    expect(page.locator(".log")).to_contain_text("places")


def test_a_historic_game_ends_with_a_card_to_fill_in(visit: Visit, server: str):
    page = visit(viewport={"width": 360, "height": 740}, bypass_csp=True)
    new_table(page, server, 2, "10 to go", "random", {"historic": "yes"})
    drive(page, 5)
    finish(page)
    page.get_by_role("button", name="City event card").click()
    page.locator("dialog.paper input").fill("The Lanterns")

    expect(page.locator(".paper-sheet")).to_contain_text("The Lanterns")
    assert page.evaluate(
        "() => { const it = document.querySelector('dialog.paper'); return it.scrollWidth <= it.clientWidth; }"
    )
    assert faults_of(page) == []


@pytest.mark.parametrize(
    ("start", "asked"), [("", ""), ("at play", "Which card do you play"), ("at bid", "Your secret bid")]
)
def test_the_table_is_accessible(visit: Visit, server: str, start: str, asked: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    new_table(page, server, 3, start)
    expect(page.locator(".ask")).to_contain_text(asked)
    if start == "at bid":
        page.locator(".node.target").first.dispatch_event("click")
    assert faults_by_day_and_night(page) == []


def test_nothing_is_cut_off_on_a_phone(visit: Visit, server: str, tmp_path: Path):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    new_table(page, server, 2, "at play")
    expect(page.locator(".ask")).to_contain_text("Which card do you play")

    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-area='hand']")).to_be_visible()
    assert table_of(page)

"""Settlers in the browser: what has left the game can be looked at, and nobody ends a game by a slip of the hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import begin, sent


def test_a_proposal_is_asked_about_once_and_removed_squares_can_be_looked_at(visit: Visit, server: str):
    page = visit()
    begin(page, server, "at propose")
    before = sent(page, "play")
    page.locator(".dock .chip.quiet").click()
    expect(page.locator(".dock .chip.quiet.on")).to_be_visible()
    expect(page.locator(".dock .hint")).to_contain_text("each of your opponents answers")
    page.keyboard.press("Escape")
    expect(page.locator(".dock .chip.quiet.on")).to_have_count(0)
    assert sent(page, "play") == before  # nothing was proposed

    begin(page, server, "after 90")
    page.locator(".panel.st-removed [data-node]").first.click()
    expect(page.locator(".inspector .clause", has_text="S-24")).to_be_visible()

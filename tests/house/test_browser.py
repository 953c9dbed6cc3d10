"""The browser of ./dev test is real: it starts, draws a page and answers a click."""

import asyncio

from playwright.sync_api import Page

from tests.conftest import BROWSER_STARTS


def test_the_browser_draws_a_page_and_answers_a_click(page: Page):
    page.set_default_timeout(BROWSER_STARTS)
    page.set_content("<button onclick=\"this.textContent='Зодчий'\">Citywright</button>")

    page.get_by_role("button", name="Citywright").click()

    assert page.get_by_role("button").inner_text() == "Зодчий"


async def test_an_async_test_has_its_turn_before_the_browser():
    """It stands after the browser's test and would fail if it ran there: conftest.py puts those last."""
    await asyncio.sleep(0)

"""The browser of ./dev test is real: it starts, draws a page and answers a click."""

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_the_browser_draws_a_page_and_answers_a_click(page: Page):
    page.set_content("<button onclick=\"this.textContent='Зодчий'\">Citywright</button>")

    page.get_by_role("button", name="Citywright").click()

    assert page.get_by_role("button").inner_text() == "Зодчий"

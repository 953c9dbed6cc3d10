"""The rules on the page: a clause that rests on a ruling of ours opens it, with its reason."""

import pytest
from playwright.sync_api import expect

from citywright.titles import title
from tests.browser.conftest import Visit


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_badge_of_a_clause_opens_its_ruling(visit: Visit, server: str, lang: str) -> None:
    book = title("settlers").rulebook
    clause = next(one for one in book.clauses if one.rulings)
    ruling = book.rulings[clause.rulings[0]]
    page = visit(locale="ru-RU" if lang == "ru" else "en-GB")
    page.goto(f"{server}/rules/settlers#{clause.id}")
    badge = page.locator(f'[data-clause="{clause.id}"] .ruling').first
    expect(badge).to_contain_text(ruling.id)
    expect(page.locator(".ruling-text")).to_have_count(0)

    badge.click()

    expect(badge).to_have_attribute("aria-expanded", "true")
    for part in (ruling.question, ruling.ruling, ruling.reason):
        expect(page.locator(".ruling-text")).to_contain_text(part[lang])
    badge.press("Enter")
    expect(page.locator(".ruling-text")).to_have_count(0)

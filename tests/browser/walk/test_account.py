"""The states of the account page in every window, with the longest name, login and address."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import watch
from tests.browser.test_account import STATES, show
from tests.browser.walk.judge import judge
from tests.browser.walk.test_pages import LONG_NAME, OTHERS, SOME, Looks
from tests.browser.walk.walk import DESKTOP, LARGE, PHONE, Size, visitor

LONGEST: Final = {"name": LONG_NAME, "login": "w" * 32, "email": f"{'m' * 40}@{'w' * 20}.example.org"}


def longest(me: dict[str, Any]) -> dict[str, Any]:
    return {key: LONGEST[key] if me[key] and key in LONGEST else value for key, value in me.items()}


def walked(browser: Browser, address: str, looks: Looks, desktop: tuple[Size, ...], every: int) -> str:
    """What is wrong with the states, each in one of `every` windows (the next state in the next ones)."""
    found: list[str] = []
    for lang, phone in looks:
        for number, (name, (me, anchor, act)) in enumerate(STATES.items()):
            page = visitor(browser, address, lang, phone)
            watch(page, found)
            show(page, address, longest(me), anchor, act)
            for width, height in PHONE if phone else desktop[number % every :: every]:
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{name} {lang} {width} x {height}: {fault}" for fault in judge(page, touch=phone)]
            page.context.close()
    return "\n".join(found)


@pytest.mark.parametrize(
    ("looks", "every"),
    [pytest.param(SOME, 3, id="sample"), pytest.param(SOME + OTHERS, 1, id="all", marks=pytest.mark.long)],
)
def test_every_state_fits_every_window(looks: Looks, every: int, with_bars: Browser, server: str) -> None:
    if found := walked(with_bars, server, looks, DESKTOP, every):
        pytest.fail(found, pytrace=False)


@pytest.mark.long
def test_every_state_fits_with_larger_letters(large_letters: Browser, server: str) -> None:
    if found := walked(large_letters, server, (("ru", False), ("en", False)), LARGE, 1):
        pytest.fail(found, pytrace=False)

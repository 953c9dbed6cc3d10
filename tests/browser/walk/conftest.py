"""The browsers of the walks."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright

LARGER: Final = 24
"""Pixels of a letter, for somebody who has told the browser so; 16 for everybody else."""


def started(playwright: Playwright, wishes: dict[str, Any], *more: str) -> Iterator[Browser]:
    """A browser that shows its scroll bars: Playwright hides them, and what they take cannot be seen then."""
    wishes = wishes | {"args": [*wishes["args"], *more]}
    browser = playwright.chromium.launch(**wishes, ignore_default_args=["--hide-scrollbars"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def with_bars(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    yield from started(playwright, browser_type_launch_args)


@pytest.fixture(scope="session")
def large_letters(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    yield from started(playwright, browser_type_launch_args, f"--blink-settings=defaultFontSize={LARGER}")

"""The browser of the walks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright


@pytest.fixture(scope="module")
def with_bars(playwright: Playwright, browser_type_launch_args: dict[str, object]) -> Iterator[Browser]:
    """A browser that shows its scroll bars: Playwright hides them, and what they take cannot be seen then."""
    started = playwright.chromium.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])  # type: ignore[arg-type]
    yield started
    started.close()

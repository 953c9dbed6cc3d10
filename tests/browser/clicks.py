"""How many clicks a match takes: `./dev run python tests/browser/clicks.py [ADDRESS] [--matches N]`.

A hand that picks at random plays whole matches of every title on the page against one random bot, and its clicks and
the decisions they made are counted. With an address it plays on the server there, which may be of another version.
"""

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from citywright.titles import Title, titles
from citywright.web.browse import DRIVER, MOST_CLICKS, PATIENCE, sit_down
from tests.browser.conftest import LISTENER, serving
from tests.conftest import BROWSER_FLAGS

DECISIONS: Final = "() => window.__sent.filter((one) => one.k === 'play').length"
COUNTED: Final = DRIVER.replace("clicks += 1;", "clicks += 1; window.__clicks = (window.__clicks ?? 0) + 1;")


def match(browser: Browser, address: str, title: Title, seed: int) -> tuple[int, int]:
    """The clicks of one match, and what was sent because of them."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page.add_init_script(LISTENER)
    sit_down(page, address, title, 2)
    page.evaluate(COUNTED, [seed, MOST_CLICKS, False, "", ""])
    page.wait_for_selector(".finale", timeout=PATIENCE)
    counted = page.evaluate("() => window.__clicks"), page.evaluate(DECISIONS)
    page.context.close()
    return counted


def main(wishes: argparse.Namespace) -> None:
    program = os.environ.get("CITYWRIGHT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with contextlib.ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = wishes.address or stack.enter_context(serving(place / "tables.db"))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=program, args=list(BROWSER_FLAGS)
        )
        for title in titles():
            counted = [match(browser, address.rstrip("/"), title, seed) for seed in range(wishes.matches)]
            clicks = sum(one for one, _ in counted) / len(counted)
            sent = sum(one for _, one in counted) / len(counted)
            print(f"{title.id:12} {clicks:7.1f} clicks, {sent:7.1f} decisions sent a match", flush=True)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", help="a server that is running; without it one is started")
    parser.add_argument("--matches", type=int, default=4, help="of each title")
    main(parser.parse_args())

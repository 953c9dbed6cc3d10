"""A real server on loopback for the browser tests, and pages that must stay free of errors."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.hands import PATIENCE

DESKTOP = {"width": 1440, "height": 900}
HOME = Path(__file__).parents[2]
GRACE = 300
"""Seconds after which a server that was told to end does not end any more."""

# What a test expects comes when the machine has time for it.
expect.set_options(timeout=PATIENCE)

# Every command a page sends, in the page itself: `window.__sent`; and how many answers it waits for: `window.__asking`.
LISTENER = """
(() => {
  const ask = window.fetch;
  window.__asking = 0;
  window.fetch = async (...all) => {
    window.__asking += 1;
    try {
      const answer = await ask(...all);
      void answer.clone().arrayBuffer().catch(() => 0).then(() => (window.__asking -= 1));
      return answer;
    } catch (error) {
      window.__asking -= 1;
      throw error;
    }
  };
  const send = WebSocket.prototype.send;
  window.__sent = [];
  WebSocket.prototype.send = function (text) {
    window.__sent.push(JSON.parse(text));
    return send.call(this, text);
  };
})();
"""


@contextmanager
def serving(database: Path, port: int = 0, pace: float = 0) -> Iterator[str]:
    """A server process on a database, whose tables are the same in every run; its address."""
    command = [sys.executable, "-m", "tests.browser.dealt", "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{database}", "--pace", str(pace)]
    with (
        database.with_suffix(".log").open("a") as log,
        subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://" in line, f"The server did not start: {line!r}; see {log.name}"
            yield line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            process.terminate()
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                process.kill()
    complaints = [line for line in database.with_suffix(".log").read_text().splitlines() if is_complaint(line)]
    assert not complaints, "\n".join(complaints)


def outdate(database: Path, name: str) -> None:
    """While no server runs: a table of this name began with rules that are not there any more."""
    with closing(sqlite3.connect(database)) as connection:
        changed = connection.execute("UPDATE tables SET version = 0 WHERE name = ?", (name,)).rowcount
        connection.commit()
    assert changed == 1


def is_complaint(line: str) -> bool:
    """Is this a line of the log that no page should ever cause?"""
    return '"level": "error"' in line or '"event": "malformed"' in line


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of this run keeps what it knows."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    """The address of the one server of this run, with bots that do not dawdle."""
    with serving(database) as address:
        yield address


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Everything a browser complained about; a test that leaves any fails."""
    found: list[str] = []
    yield found
    assert found == []


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, faults: list[str]) -> Iterator[Visit]:
    """A new visitor with a browser of their own: `visit()`, or `visit(viewport=..., locale=...)`."""
    contexts: list[BrowserContext] = []

    def open_page(**wishes: Any) -> Page:
        context = browser.new_context(**({"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | wishes))
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTENER)
        page = context.new_page()
        watch(page, faults)
        return page

    yield open_page
    for context in contexts:
        context.close()


def watch(page: Page, faults: list[str]) -> None:
    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            faults.append(f"{message.type}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: faults.append(f"page: {error}"))

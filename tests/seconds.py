"""Where the time of a run goes: the slowest twenty tests, and the sums of every folder of tests/.

Nothing fails by time: a busy machine takes many times as long as an idle one. Seconds of CPU tell how much work was
done; those of a child process are counted where its end is seen, so of a browser that lives as long as the whole run
nothing stands here.
"""

import os
from collections.abc import Generator
from typing import Any, Final

import pytest

SLOWEST: Final = 20
BUDGET: Final = {
    "rulings": 60,
    "campaigns": 380,
    "house and display": 60,
    "web and store": 100,
    "terminal": 40,
    "browser": 200,
}
"""Seconds of CPU that a whole run may use for each kind of test, so that it takes ten minutes on two cores."""
KIND: Final = {
    **dict.fromkeys(("bench", "contract", "mutation", "records", "refusals"), "campaigns"),
    **dict.fromkeys(("baseline", "display", "house", "kit"), "house and display"),
    **dict.fromkeys(("store", "web"), "web and store"),
    **dict.fromkeys(("cli", "terminal"), "terminal"),
    "browser": "browser",
}
"""What kind of test lies in a folder; all others hold rulings."""


class Elsewhere:
    """Seconds of CPU that a living child has told of itself."""

    cpu = 0.0


def used() -> float:
    """Seconds of CPU of this process, of the children whose end it has seen, and of those that tell theirs."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system + Elsewhere.cpu


class Sum:
    """Tests of one folder and their seconds."""

    __slots__ = ("cpu", "tests", "wall")

    def __init__(self) -> None:
        self.tests = 0
        self.cpu = 0.0
        self.wall = 0.0

    def add(self, other: "Sum") -> None:
        self.tests += other.tests
        self.cpu += other.cpu
        self.wall += other.wall

    def row(self, name: str) -> str:
        return f"{self.tests:6} {self.cpu:9.1f} {self.wall:9.1f}  {name}"


def folder_of(nodeid: str) -> str:
    """The folder of tests/ that a test lies in."""
    parts = nodeid.partition("::")[0].split("/")
    return parts[1] if len(parts) > 2 else parts[0]


class Seconds:
    """A plugin. Under xdist the workers measure, and the reports carry their figures to the process that prints."""

    def __init__(self) -> None:
        self.since = used()
        self.tests: dict[str, Sum] = {}

    def pytest_runtest_logstart(self) -> None:
        """What lies between two tests, collecting above all, belongs to none of them."""
        self.since = used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, Any]:
        report = yield
        now = used()
        report.cpu_seconds, self.since = now - self.since, now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setup, call and teardown of a test are reported one by one."""
        found = self.tests.setdefault(report.nodeid, Sum())
        found.tests = 1
        found.cpu += getattr(report, "cpu_seconds", 0.0)
        found.wall += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.tests:
            return
        terminalreporter.section("the slowest twenty")
        for nodeid, one in sorted(self.tests.items(), key=lambda pair: -pair[1].wall)[:SLOWEST]:
            terminalreporter.write_line(f"{one.wall:8.1f} s, {one.cpu:6.1f} of CPU  {nodeid}")
        terminalreporter.section("seconds by folder")
        terminalreporter.write_line(" tests       CPU      wall")
        kinds = {kind: Sum() for kind in BUDGET}
        folders: dict[str, Sum] = {}
        for nodeid, one in self.tests.items():
            folder = folder_of(nodeid)
            folders.setdefault(folder, Sum()).add(one)
            kinds[KIND.get(folder, "rulings")].add(one)
        for folder, one in sorted(folders.items(), key=lambda pair: -pair[1].cpu):
            terminalreporter.write_line(one.row(folder))
        terminalreporter.write_line("")
        for kind, one in kinds.items():
            if one.tests:
                over = one.cpu > BUDGET[kind]
                terminalreporter.write_line(f"{one.row(kind)}, of {BUDGET[kind]} of CPU", bold=over)

"""What a run prints about its time: every folder with its sum, the slowest first, and what is over its budget."""

from typing import Any, cast

import pytest

from tests.seconds import BUDGET, KIND, SLOWEST, Elsewhere, Seconds, folder_of, used


class Printed:
    """What a terminal reporter was asked to write; lines in bold begin with a star."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def section(self, title: str) -> None:
        self.lines.append(f"= {title}")

    def write_line(self, line: str, bold: bool = False) -> None:
        self.lines.append("*" * bold + " ".join(line.split()))


def report(nodeid: str, wall: float, cpu: float) -> Any:
    found: Any = pytest.TestReport(nodeid, ("", 0, ""), {}, "passed", None, "call", duration=wall)
    found.cpu_seconds = cpu
    return found


def printed(*reports: Any) -> list[str]:
    seconds, out = Seconds(), Printed()
    for one in reports:
        seconds.pytest_runtest_logreport(one)
    seconds.pytest_terminal_summary(cast(pytest.TerminalReporter, out))
    return out.lines


def test_the_parts_of_a_test_are_one_row_and_its_folder_has_their_sum():
    one, two = "tests/kit/test_a.py::test_one", "tests/store/test_b.py::test_two[a/b]"
    lines = printed(report(one, 1, 0.5), report(one, 2, 1), report(two, 9, 0.25))

    assert lines[1:3] == [f"9.0 s, 0.2 of CPU {two}", f"3.0 s, 1.5 of CPU {one}"]
    assert lines[lines.index("= seconds by folder") + 2 :][:2] == ["1 1.5 3.0 kit", "1 0.2 9.0 store"]


def test_only_the_slowest_are_named():
    lines = printed(*(report(f"tests/kit/test_a.py::test_{i}", i, 0) for i in range(SLOWEST + 5)))

    named = [line for line in lines if "::" in line]
    assert len(named) == SLOWEST
    assert named[-1].endswith("::test_5")


@pytest.mark.parametrize(("more", "star"), [(-1, ""), (1, "*")])
def test_what_is_over_its_budget_stands_in_bold(more: int, star: str):
    seconds = BUDGET["campaigns"] + more
    lines = printed(report("tests/contract/test_a.py::test_one", 1, seconds))

    assert lines[-1] == f"{star}1 {seconds:.1f} 1.0 campaigns, of {BUDGET['campaigns']} of CPU"


def test_a_run_without_a_test_prints_nothing():
    assert printed() == []


def test_every_folder_is_of_a_kind_that_has_a_budget():
    assert set(KIND.values()) | {"rulings"} == BUDGET.keys()
    assert folder_of("tests/web/test_play.py::test_it[tests/x]@group") == "web"


def test_what_a_child_tells_is_counted(monkeypatch: pytest.MonkeyPatch):
    before = used()
    monkeypatch.setattr(Elsewhere, "cpu", Elsewhere.cpu + 1000)

    assert used() - before > 999

"""The ledger: which tests hold which clause of a rulebook.

A test names its clause (`test_S_37_touching_only_at_a_corner_is_refused`) or carries a marker for several
(`@pytest.mark.clause("S-12", "S-13")`). The ledger reads the source of the tests and runs none of them. Tests that are
skipped or expected to fail hold nothing, and of two tests with one name only the last one runs.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from citywright.kit.clauses import Clause, Rulebook
from citywright.kit.errors import CitywrightError

TESTS: Final = Path(__file__).parents[3] / "tests/titles"
"""Where a checkout has its tests; an installed package has none."""

_NAMED: Final = re.compile(r"test_([A-Z]+)_(\d+)(?:_|$)")
_HOLD_NOTHING: Final = frozenset(["skip", "skipif", "xfail"])


class NoTests(CitywrightError):
    """There are no tests to read here."""


class Ledger:
    """All clauses of a title with their tests."""

    __slots__ = ("clauses", "tests", "title", "unknown")

    def __init__(self, title: str, rulebook: Rulebook, tests: Iterator[tuple[str, str]]) -> None:
        """`tests` are pairs of a clause id and the test that names it."""
        self.title = title
        self.clauses: list[Clause] = rulebook.clauses
        self.tests: dict[int, list[str]] = {clause.number: [] for clause in self.clauses}
        self.unknown: list[str] = []
        """Tests that name a clause the rulebook does not have."""
        for clause_id, test in tests:
            number = rulebook.series.number(clause_id)
            if number not in self.tests:
                self.unknown.append(f"{clause_id}: {test}")
            elif test not in self.tests[number]:
                self.tests[number].append(test)

    def tested(self) -> list[Clause]:
        return [clause for clause in self.clauses if self.tests[clause.number]]

    def exempt(self) -> list[Clause]:
        """Clauses without a test, for a reason the rulebook states."""
        return [clause for clause in self.clauses if clause.untestable and not self.tests[clause.number]]

    def gaps(self) -> list[Clause]:
        return [clause for clause in self.clauses if not clause.untestable and not self.tests[clause.number]]

    def is_sound(self) -> bool:
        return not self.gaps() and not self.unknown

    def plain(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "clauses": len(self.clauses),
            "tested": len(self.tested()),
            "exempt": len(self.exempt()),
            "gaps": [clause.id for clause in self.gaps()],
            "unknown": self.unknown,
            "by_clause": {
                clause.id: {"tests": self.tests[clause.number], "reason": clause.untestable} for clause in self.clauses
            },
        }


def read_ledger(title: str, rulebook: Rulebook, tests: Path = TESTS) -> Ledger:
    """The ledger of a title from the tests of this checkout."""
    if not tests.is_dir():
        raise NoTests("The ledger is read from the tests of a checkout, and there are none beside this installation.")
    return Ledger(title, rulebook, named_tests(tests / title))


def named_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """Every clause id with a test of this folder that names it."""
    for path in sorted(folder.rglob("test_*.py")):
        for name, clause_ids in tests_of(path.read_text(encoding="utf-8")).items():
            for clause_id in clause_ids:
                yield clause_id, f"{path.relative_to(folder.parents[2]).as_posix()}::{name}"


def tests_of(source: str) -> dict[str, list[str]]:
    """The test functions of a module that run, each with the clause ids it names."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            marks = [mark for decorator in node.decorator_list if (mark := mark_of(decorator))]
            holds = not any(name in _HOLD_NOTHING for name, _ in marks)
            found[node.name] = [*clause_of(node.name), *marked(marks)] if holds else []
    return found


def clause_of(name: str) -> list[str]:
    """The clause id in a test's name, if there is one."""
    match = _NAMED.match(name)
    return [f"{match[1]}-{match[2]}"] if match else []


def marked(marks: list[tuple[str, list[str]]]) -> list[str]:
    return [clause_id for name, clause_ids in marks if name == "clause" for clause_id in clause_ids]


def mark_of(decorator: ast.expr) -> tuple[str, list[str]] | None:
    """The name and the texts of a decorator `@pytest.mark.name("text", ...)`."""
    call = decorator.func if isinstance(decorator, ast.Call) else decorator
    if not (isinstance(call, ast.Attribute) and isinstance(call.value, ast.Attribute) and call.value.attr == "mark"):
        return None
    given = decorator.args if isinstance(decorator, ast.Call) else []
    return call.attr, [arg.value for arg in given if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]

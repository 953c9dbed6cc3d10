"""How long something takes is measured by a clock nobody can set; the time of day is only written down."""

import ast
from pathlib import Path

import pytest

import citywright

SRC = Path(citywright.__file__).parent

ALLOWED = {
    # The library wants the time of day; what it is made from is not.
    ("web/limits.py", "time.time() + max(0.0, end - time.monotonic())"),
    # A time that was written down, by this server or an earlier one.
    ("web/visitors.py", "time.time() - session.seen"),
    ("web/visitors.py", "time.time() - session.seen > SEEN_EVERY"),
}


def reckoned(text: str) -> set[str]:
    """Expressions that reckon with the time of day, or compare it; but for a constant before or after now, which is a
    moment as the database has them."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Name) and node.right.id.isupper():
            continue
        if isinstance(node, ast.BinOp | ast.Compare | ast.AugAssign):
            parts = {ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.Call)}
            if parts & {"time.time()", "datetime.now()", "datetime.utcnow()", "time.time_ns()"}:
                found.add(ast.unparse(node))
    return found


@pytest.mark.parametrize("package", ["web", "store"])
def test_durations_are_measured_by_a_clock_nobody_can_set(package):
    found = {
        (path.relative_to(SRC).as_posix(), expression)
        for path in (SRC / package).rglob("*.py")
        for expression in reckoned(path.read_text(encoding="utf-8"))
    }
    assert found == {(file, expression) for file, expression in ALLOWED if file.startswith(package)}


def test_the_search_finds_what_it_looks_for():
    assert reckoned("gone = time.time() - self.last") == {"time.time() - self.last"}
    assert reckoned("if time.time() > end: pass") == {"time.time() > end"}
    assert reckoned("row = Row(time.time())") == set()
    assert reckoned("await store.close_stale(time.time() - PATIENCE_SECONDS)") == set()

"""The machine that breaks rules on purpose: it finds what can be broken, and tells who noticed."""

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutation.mutants import (
    ARITHMETIC,
    BRANCH,
    CONDITION,
    CONSTANT,
    KINDS,
    ORDER,
    ROOT,
    Finder,
    mutants_of,
    sample,
)
from tests.mutation.run import equivalents

RULES = '''
"""Rules."""

PRICE = 3


class State:
    __slots__ = ("coins",)

    def clone(self):
        return State(self.coins + 1)

    def pay(self, seat: int) -> int:
        """Pay what it costs."""
        if self.coins[seat] < PRICE and not self.free:
            return 42
        self.coins[seat] -= PRICE
        self.give(seat)
        self.tell("pays", seat, 7)
        self.count(seat)
        self.next(Draw(seat), Discard(seat))
        return max(self.coins) + 1
'''


def found(tmp_path: Path) -> dict[str, str]:
    path = tmp_path / "rules.py"
    path.write_text(RULES, encoding="utf-8")
    return {mutant.name.removeprefix("rules."): mutant.kind for mutant in Finder(path).run()}


def test_conditions_constants_branches_and_order_are_changed(tmp_path: Path) -> None:
    kinds = found(tmp_path)

    assert kinds["tables: 3 -> 4"] == CONSTANT
    assert kinds["State.pay: < -> self.coins[seat] <= PRICE"] == CONDITION
    assert kinds["State.pay: not self.free -> True"] == CONDITION
    assert kinds["State.pay: 42 -> 43"] == CONSTANT
    assert kinds["State.pay: self.coins[seat] -= PRICE -> pass"] == BRANCH
    assert kinds["State.pay: + -> max(self.coins) - 1"] == ARITHMETIC
    assert kinds["State.pay: max -> min"] == ORDER
    assert kinds["State.pay: self.next(Draw(seat), Discard(seat)) -> self.next(Discard(seat), Draw(seat))"] == ORDER
    assert any("return 42 -> pass" in name for name in kinds)
    assert set(kinds.values()) == set(KINDS)


def test_what_is_no_rule_is_left_alone(tmp_path: Path) -> None:
    """Copies, slots, docstrings and what is told to the log have other tests."""
    assert not [name for name in found(tmp_path) if "clone" in name or "tell" in name or "7" in name or "slots" in name]


@pytest.mark.parametrize("title", ["settlers", "founders"])
def test_every_mutant_is_python_and_has_a_name_of_its_own(title: str) -> None:
    mutants = mutants_of(title)

    assert len(mutants) > 1000
    assert max(Counter(mutant.name for mutant in mutants).values()) == 1
    for mutant in sample(mutants, 7, 100):
        ast.parse(mutant.source())


def test_a_sample_belongs_to_its_seed_and_is_spread_over_the_kinds() -> None:
    mutants = mutants_of("settlers")

    chosen = [mutant.name for mutant in sample(mutants, 7, 50)]

    assert chosen == [mutant.name for mutant in sample(mutants[::-1], 7, 50)]
    assert chosen != [mutant.name for mutant in sample(mutants, 8, 50)]
    assert {mutant.kind for mutant in sample(mutants, 7, 50)} == set(KINDS)


def mutate(*names: str) -> str:
    """The report about these mutants of Settlers, from a process that has loaded no rules yet."""
    args = [part for name in names for part in ("--only", name)]
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutation.run", "settlers", *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stderr
    assert run.stdout, run.stderr
    return run.stdout


def test_a_broken_rule_is_noticed_and_a_needless_one_is_not() -> None:
    """A prize that counts nothing is noticed by the test of its clause; one that is equivalent by no test at all."""
    broken = next(m.name for m in mutants_of("settlers") if m.name.startswith("scoring.") and m.kind == CONDITION)
    needless = next(iter(equivalents("settlers")))

    report = mutate(broken, needless)

    assert "2 mutants of" in report
    assert "1 of them equivalent; of the other 1 the tests of clauses kill 1 (100.0 %)" in report

"""Break the rules of a title on purpose and see whether a test of a clause notices: ./dev mutate TITLE

Mutants are chosen by a seed (`mutants.py`). Each is played in a forked process, which has pytest and the kit but no
rules yet: it loads the changed module instead of the true one and runs the tests marked with a clause, first those that
come to the changed lines, then all of them. Contract, perft and records are not asked, though they would notice much.

Written by hand because no tool at hand fits: cosmic-ray starts an interpreter, pytest and all imports anew for every
mutant (6 s against 0.3 to 2 s by fork), mutmut needs functions it can wrap, so it sees no table; neither takes out a
branch or changes an order, and neither chooses by a seed that stays with the code.
"""

import argparse
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import re
import resource
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from citywright.kit import chance, game, graph, grid, hexes, random_play, record, referee, table, testing, zones  # noqa: F401
from citywright.titles import titles
from tests.mutation.mutants import KINDS, ROOT, TITLES, Mutant, mutants_of, sample

SEED: Final = 2026
SAMPLE: Final = 200
WANTED: Final = 95
"""Of a hundred mutants that are not equivalent, so many must be killed."""
CPU_SECONDS: Final = 45
"""A mutant that thinks so long never ends. Time of the processor, so a busy machine changes nothing."""
MEMORY: Final = 6 << 30
NOT_ASKED: Final = frozenset(["test_perft.py", "test_records.py", "test_bot.py", "test_balance.py"])
_NAMED: Final = re.compile(r"test_[A-Z]+_\d+(?:_|$)")
REPORTS: Final = ROOT / "docs/mutants"

Lines = dict[str, dict[int, set[str]]]
"""The tests that come to a line, by file and line; the empty name: while modules are imported."""


class Outcome:
    """What became of a mutant: `killer` is the test that noticed, empty if none did."""

    __slots__ = ("killer", "mutant")

    def __init__(self, mutant: Mutant, killer: str) -> None:
        self.mutant = mutant
        self.killer = killer


# -- in the forked process --


class OnlyClauses:
    """A plug-in of pytest: tests marked with a clause, those that are wanted, and which of them failed first."""

    def __init__(self, wanted: frozenset[str] | None) -> None:
        self.wanted = wanted
        self.failed = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item for item in items if holds_clause(item) and (self.wanted is None or item.nodeid in self.wanted)
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (cannot be imported)"


class WhoRunsWhat(OnlyClauses):
    """The same, and it writes down which test comes to which line."""

    def __init__(self, coverage: Any) -> None:
        super().__init__(None)
        self.coverage = coverage

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")


class Changed(importlib.machinery.SourceFileLoader):
    """Loads a module from changed source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec")


class Planted(importlib.abc.MetaPathFinder):
    """Gives one module to its own loader."""

    def __init__(self, loader: Changed) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        path = self.loader.path
        return importlib.util.spec_from_file_location(
            fullname, path, loader=self.loader, submodule_search_locations=submodules(Path(path))
        )


def submodules(path: Path) -> list[str] | None:
    return [str(path.parent)] if path.name == "__init__.py" else None


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def holds_clause(item: pytest.Item) -> bool:
    if item.path.name in NOT_ASKED:
        return False
    return item.get_closest_marker("clause") is not None or _NAMED.match(item.name) is not None


def run_tests(plugin: OnlyClauses, files: list[str]) -> int:
    options = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    return int(pytest.main([*options, "--rootdir", str(ROOT), *files], plugins=[plugin]))


def try_mutant(title: str, mutant: Mutant, tests: frozenset[str] | None) -> str:
    """The test that kills a mutant, or nothing."""
    name = module_name(mutant.module)
    sys.meta_path.insert(0, Planted(Changed(name, str(mutant.module), mutant.source())))
    if tests is not None:
        files = sorted({test.partition("::")[0] for test in tests})
        plugin = OnlyClauses(tests)
        code = run_tests(plugin, files)
        assert plugin.failed or code == pytest.ExitCode.OK, f"pytest ended with {code}"
        return plugin.failed
    plugin = OnlyClauses(None)
    code = run_tests(plugin, test_files(title))
    return plugin.failed or ("" if code == pytest.ExitCode.OK else f"pytest ended with {code}")


def test_files(title: str) -> list[str]:
    """The rulings of a title: what its page shows is no rule, and costs more than all of them."""
    found = sorted((ROOT / "tests/titles" / title).glob("test_*.py"))
    return [str(path.relative_to(ROOT)) for path in found if path.name != "test_page.py"]


def baseline(title: str) -> Lines:
    """Which tests come to which lines of the rules, as they are."""
    import coverage

    cov = coverage.Coverage(data_file=None, include=[str(TITLES / title / "rules/*")], messages=False)
    cov.start()
    plugin = WhoRunsWhat(cov)
    code = run_tests(plugin, test_files(title))
    cov.stop()
    if code != pytest.ExitCode.OK or not plugin.ran:
        raise SystemExit(f"The clause tests of {title} fail as they are ({plugin.failed}): mend that first.")
    data = cov.get_data()
    return {
        file: {line: set(tests) for line, tests in data.contexts_by_lineno(file).items()}
        for file in data.measured_files()
    }


def forked(work: Callable[[], Any], quiet: bool = True) -> tuple[int, Path]:
    """Do something in a process of its own; what it returns lies in the file when the process has ended."""
    handle, name = tempfile.mkstemp(prefix="mutant-")
    os.close(handle)
    child = os.fork()
    if child:
        return child, Path(name)
    try:
        if quiet:
            sink = os.open(os.devnull, os.O_WRONLY)
            os.dup2(sink, 1)
            os.dup2(sink, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        answer = work()
    except SystemExit as why:
        answer = why
    except BaseException:  # noqa: BLE001 - whatever it is, the parent says it
        answer = RuntimeError(traceback.format_exc())
    Path(name).write_bytes(pickle.dumps(answer))
    os._exit(0)


def collect(status: int, file: Path) -> Any:
    """What a forked process returned; a text if it was ended from outside."""
    plain = file.read_bytes()
    file.unlink()
    if not plain:
        return f"it never ends (signal {os.waitstatus_to_exitcode(status)})"
    answer = pickle.loads(plain)
    if isinstance(answer, BaseException):
        raise answer
    return answer


# -- the campaign --


def warm_up() -> None:
    """Import pytest's plug-ins and what tests share before the first fork; no rules of a title among it."""
    with Path(os.devnull).open("w") as sink, contextlib.redirect_stdout(sink):
        run_tests(OnlyClauses(None), ["tests/kit/test_chance.py", "--collect-only"])
    loaded = [name for name in sys.modules if ".rules" in name and name.startswith("citywright.titles.")]
    assert not loaded, f"rules are loaded before they are changed: {loaded}"


def campaign(title: str, mutants: list[Mutant], jobs: int) -> list[Outcome]:
    child, file = forked(lambda: baseline(title))
    lines: Lines = collect(os.waitpid(child, 0)[1], file)
    done: list[Outcome] = []
    waiting = [(mutant, tests_for(mutant, lines)) for mutant in reversed(mutants)]
    running: dict[int, tuple[Mutant, frozenset[str] | None, Path]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant, tests = waiting.pop()
            child, file = forked(lambda m=mutant, t=tests: try_mutant(title, m, t))  # type: ignore[misc]
            running[child] = (mutant, tests, file)
        child, status = os.wait()
        if child not in running:
            continue
        mutant, tests, file = running.pop(child)
        killer = collect(status, file)
        if not killer and tests is not None:
            waiting.append((mutant, None))  # a memo may have hidden a line from a test: ask all of them
            continue
        done.append(Outcome(mutant, killer))
        progress(len(done), len(mutants), done)
    return done


def tests_for(mutant: Mutant, lines: Lines) -> frozenset[str] | None:
    """The tests that come to a changed line; None: all must be asked."""
    here = lines.get(str(mutant.module), {})
    found: set[str] = set()
    for line in mutant.lines:
        tests = here.get(line, set())
        if "" in tests:
            return None
        found |= tests
    return frozenset(found) or None


def progress(done: int, of: int, outcomes: list[Outcome]) -> None:
    if done % 20 == 0 or done == of:
        alive = sum(not outcome.killer for outcome in outcomes)
        print(f"{done} of {of} mutants, {alive} alive", file=sys.stderr, flush=True)


def equivalents(title: str) -> dict[str, str]:
    """Mutants that change nothing a game can show, each with the reason."""
    path = ROOT / "tests/titles" / title / "equivalents.toml"
    if not path.is_file():
        return {}
    rows: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return rows


def changed_lines(base: str) -> dict[str, set[int]]:
    """The lines of the rules that differ from a revision."""
    import subprocess

    diff = subprocess.run(
        ["git", "diff", "-U0", base, "--", f"{TITLES}/*/rules"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    found: dict[str, set[int]] = {}
    file = ""
    for row in diff.splitlines():
        if row.startswith("+++ "):
            file = str(ROOT / row.removeprefix("+++ b/"))
        elif match := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", row):
            start, count = int(match[1]), int(match[2] or 1)
            found.setdefault(file, set()).update(range(start, start + count))
    return found


def chosen(args: argparse.Namespace) -> list[Mutant]:
    mutants = mutants_of(args.title)
    if args.changed:
        lines = changed_lines(args.changed)
        mutants = [m for m in mutants if lines.get(str(m.module), set()) & set(m.lines)]
    if args.only:
        return [m for m in mutants if any(text in m.name for text in args.only)]
    return sample(mutants, args.seed, args.sample)


def report(title: str, args: argparse.Namespace, outcomes: list[Outcome], known: dict[str, str]) -> tuple[str, bool]:
    """The campaign as a page, and whether it reached its figure."""
    alive = [outcome.mutant for outcome in outcomes if not outcome.killer]
    equal = [mutant for mutant in alive if mutant.name in known]
    missed = [mutant for mutant in alive if mutant.name not in known]
    stale = [outcome for outcome in outcomes if outcome.killer and outcome.mutant.name in known]
    judged = len(outcomes) - len(equal)
    killed = judged - len(missed)
    share = 100 * killed / judged if judged else 100.0
    said = (
        f"`./dev mutate {title} --sample {args.sample} --seed {args.seed}`: {len(outcomes)} mutants of "
        f"{len(mutants_of(title))}, {len(equal)} of them equivalent; of the other {judged} the tests of clauses kill "
        f"{killed} ({share:.1f} %)."
    )
    rows = [f"# Mutants of {title}", "", said, ""]
    rows += ["| kind | mutants | killed | equivalent | survive |", "|---|---|---|---|---|"]
    for kind in KINDS:
        of_kind = [outcome for outcome in outcomes if outcome.mutant.kind == kind]
        rows.append(
            f"| {kind} | {len(of_kind)} | {sum(bool(o.killer) for o in of_kind)} | "
            f"{sum(m.kind == kind for m in equal)} | {sum(m.kind == kind for m in missed)} |"
        )
    if missed:
        rows += ["", "## Survivors", ""] + [f"- `{shown(mutant)}`" for mutant in missed]
    if equal:
        rows += ["", "## Equivalent", ""] + [f"- `{shown(mutant)}`: {known[mutant.name]}" for mutant in equal]
    if stale:
        rows += ["", "## Called equivalent, but killed", ""]
        rows += [f"- `{shown(outcome.mutant)}` by {outcome.killer}" for outcome in stale]
    return "\n".join(rows) + "\n", share >= WANTED and not stale


def shown(mutant: Mutant) -> str:
    return mutant.name.replace("`", "'").replace("|", "\\|")


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev mutate", description=str(__doc__).partition("\n")[0])
    parser.add_argument("title", choices=sorted(one.id for one in titles()))
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"how many mutants (default {SAMPLE})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which ones (default {SEED})")
    parser.add_argument("--changed", metavar="REV", help="only lines that differ from this revision")
    parser.add_argument("--only", action="append", metavar="TEXT", help="only mutants whose name holds this text")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default 2)")
    parser.add_argument("--survivors", action="store_true", help="only those that the last run left alive")
    parser.add_argument("--report", action="store_true", help="write the page of docs/mutants")
    args = parser.parse_args()
    os.chdir(ROOT)
    last = ROOT / ".mutants" / f"{args.title}-{args.seed}.txt"
    mutants = chosen(args)
    if args.survivors:
        alive = set(last.read_text(encoding="utf-8").splitlines()) if last.is_file() else set()
        mutants = [mutant for mutant in mutants if mutant.name in alive]
    if not mutants:
        print("No mutant fits.", file=sys.stderr)
        return 2
    warm_up()
    started = time.monotonic()
    outcomes = campaign(args.title, mutants, max(1, args.jobs))
    known = equivalents(args.title)
    alive_now = [o.mutant for o in outcomes if not o.killer and o.mutant.name not in known]
    if not (args.only or args.changed):
        last.parent.mkdir(exist_ok=True)
        last.write_text("".join(f"{mutant.name}\n" for mutant in alive_now), encoding="utf-8")
    page, reached = report(args.title, args, outcomes, known)
    print(page)
    for mutant in sorted(alive_now, key=lambda m: (m.module, m.start)):
        print(f'{mutant.module.relative_to(ROOT)}:{mutant.line}\n  {mutant.name!r} = "why it is equivalent"')
    print(f"{time.monotonic() - started:.0f} s", file=sys.stderr)
    if args.report:
        REPORTS.mkdir(exist_ok=True)
        (REPORTS / f"{args.title}.md").write_text(page, encoding="utf-8")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())

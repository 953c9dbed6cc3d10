"""The checkout as a whole: nothing of one machine in it, no file too long to read, ./dev that answers."""

import fnmatch
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# The slash stands apart, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work/|root/|home/[a-z_]|Users/[A-Za-z_])")
LONGEST = 800
WIDEST = 120
CLIENT_SOURCES = (".ts", ".js", ".svelte", ".css", ".html")
MAY_BE_LONG = {
    "requirements/*.txt": "written by ./dev lock: one line per hash",
    "client/package-lock.json": "written by npm",
    "client/src/lib/messages.ts": "written by client/scripts/client_types.py",
    "src/citywright/titles/*/rules/content.json": "the figures of a title, one table",
    "src/citywright/titles/*/clauses/clauses.toml": "the clauses of a title, one after another",
    "src/citywright/titles/*/texts/*.ftl": "the texts of a title in one language",
    "src/citywright/titles/*/clauses/rulings.toml": "the rulings of a title, one after another",
    "tests/titles/*/records/*.jsonl": "recorded games",
    "tests/records/*/*/*.jsonl": "recorded games, by version",
    "tests/titles/*/refusals.toml": "written by ./dev refusals: which clause refuses what",
    "tests/titles/*/cited.toml": "written by ./dev refusals: what the inspector cites",
}


def tracked(root: Path) -> Iterator[tuple[str, str]]:
    """Each tracked text file: its path from the root and its text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        path = root / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            yield name, content.decode("utf-8")


def machine_paths(files: Iterator[tuple[str, str]]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in files
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]


def too_long(files: Iterator[tuple[str, str]]) -> list[str]:
    return [
        f"{name}: {count} lines"
        for name, text in files
        if (count := len(text.splitlines())) > LONGEST and not any(fnmatch.fnmatch(name, p) for p in MAY_BE_LONG)
    ]


def too_wide(files: Iterator[tuple[str, str]]) -> list[str]:
    """Lines of the client that do not fit a screen; ruff holds the server's."""
    return [
        f"{name}:{number}: {len(line)} characters"
        for name, text in files
        if name.startswith("client/") and name.endswith(CLIENT_SOURCES)
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > WIDEST
    ]


def test_no_tracked_file_holds_a_path_of_one_machine():
    assert len(list(tracked(ROOT))) > 10
    assert machine_paths(tracked(ROOT)) == []


def test_no_tracked_file_is_too_long_to_read():
    assert too_long(tracked(ROOT)) == []


def test_no_line_of_the_client_is_too_long():
    assert too_wide(tracked(ROOT)) == []


@pytest.mark.parametrize("path", ["work/main/x.py", "root/.cache", "home/anna/x", "Users/Anna/x"])
def test_a_planted_machine_path_is_seen(path: str):
    files = [("a.md", f"one\nsee /{path}"), ("b.md", f"see docs/{path}")]

    assert machine_paths(iter(files)) == [f"a.md:2: see /{path}"]


def test_a_planted_long_file_is_seen():
    text = "line\n" * (LONGEST + 1)

    assert too_long(iter([("a.py", text), ("b.py", text[5:]), ("requirements/dev.txt", text)])) == ["a.py: 801 lines"]


def test_a_planted_long_line_is_seen():
    line = "x" * (WIDEST + 1)
    files = [("client/a.css", f"{line[1:]}\n{line}"), ("client/art.svg", line), ("docs/a.html", line)]

    assert too_wide(iter(files)) == ["client/a.css:2: 121 characters"]


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev"), *args]
    return subprocess.run(command, cwd="/", capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("args", [[], ["help"], ["--help"]])
def test_dev_without_a_command_explains_itself(args: list[str]):
    answer = dev(*args)

    assert answer.returncode == 0
    assert all(f"./dev {name}" in answer.stdout for name in ("play", "test", "check", "format", "bench", "lock", "run"))


@pytest.mark.parametrize("args", [["dance"], ["check", "everything"], ["run"]])
def test_dev_refuses_a_garbled_command_with_a_sentence(args: list[str]):
    answer = dev(*args)

    assert answer.returncode == 2
    assert answer.stderr.strip()
    assert "Traceback" not in answer.stderr


def test_dev_runs_a_command_inside_the_environment_from_any_folder():
    answer = dev("run", "python", "-c", "import os, sys, citywright; print(sys.prefix, os.getcwd())")

    assert answer.stdout.split() == [str(ROOT / ".venv"), "/"]


def test_dev_hands_on_the_exit_code_of_a_command():
    assert dev("run", "python", "-c", "raise SystemExit(7)").returncode == 7

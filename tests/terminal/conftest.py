"""A player at the terminal: commands typed in an empty folder, in a known language."""

import functools
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from citywright.cli import main
from citywright.kit.referee import Referee
from citywright.titles import title

ENV = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, synced: list[int]) -> Run:
    """`run("play settlers --seed 1", "1", "quit")`: a command line and what is typed, line by line."""
    monkeypatch.chdir(tmp_path)

    def run(line: str | list[str], *typed: str, **env: str) -> Result:
        args = line.split() if isinstance(line, str) else line
        result = CliRunner().invoke(main, args, input="".join(f"{one}\n" for one in typed), env=ENV | env)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@functools.cache
def played(seed: int, most: int) -> Referee:
    """A game of Anna and Boris at random, to its end if there is room."""
    referee, pick = Referee(title("settlers").game, 2, seed, None, ("Anna", "Boris")), random.Random(seed)
    while not referee.state.is_over() and len(referee.record.lines) < most:
        legal = [a for a in referee.state.legal() if a[0] not in ("propose", "agree")]
        referee.play(referee.state.actor(), pick.choice(legal))
    return referee


def moves_of_a_game(seed: int, most: int = 10_000) -> list[str]:
    """Its ledger lines."""
    return [line.move for line in played(seed, most).record.lines]


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """An unfinished match of two people, twelve moves long."""
    path = tmp_path / "match.jsonl"
    path.write_text(played(7, 12).record.text())
    return path


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A match of two people, played to its end."""
    path = tmp_path / "whole.jsonl"
    path.write_text(played(7, 10_000).record.text())
    return path

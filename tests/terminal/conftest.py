"""A player at the terminal: commands typed in an empty folder, in a known language."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from citywright.cli import main
from citywright.kit.record import read_record
from citywright.kit.referee import Referee
from citywright.titles import title

ENV = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play settlers --seed 1", "1", "quit")`: a command line and what is typed, line by line."""
    monkeypatch.chdir(tmp_path)

    def run(line: str | list[str], *typed: str, **env: str) -> Result:
        args = line.split() if isinstance(line, str) else line
        result = CliRunner().invoke(main, args, input="".join(f"{one}\n" for one in typed), env=ENV | env)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


def moves_of_a_game(seed: int, seats: int = 2, most: int = 10_000) -> list[str]:
    """The ledger lines of a game that two or more people might play, to its end if there is room."""
    referee, pick = Referee(title("settlers").game, seats, seed), random.Random(seed)
    moves: list[str] = []
    while not referee.state.is_over() and len(moves) < most:
        legal = [a for a in referee.state.legal() if a[0] not in ("propose", "agree")]
        action = pick.choice(legal)
        referee.play(referee.state.actor(), action)
        moves.append(referee.game.show(action))
    return moves


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """An unfinished match of two people, twelve moves long."""
    path = tmp_path / "match.jsonl"
    result = run(f"play settlers --seats Anna,Boris --seed 7 --save {path}", *moves_of_a_game(7, 2, 12))
    assert result.exit_code == 0, result.output
    assert len(read_record(path.read_text()).lines) == 12
    return path


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A match of two people, played to its end."""
    path = tmp_path / "whole.jsonl"
    result = run(f"play settlers --seats Anna,Boris --seed 7 --save {path}", *moves_of_a_game(7))
    assert result.exit_code == 0, result.output
    return path

"""The real program: killed, interrupted, piped, and in a terminal that knows neither colours nor UTF-8."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from citywright.kit.record import read_record
from tests.terminal.conftest import ENV, moves_of_a_game

CITYWRIGHT = [sys.executable, "-c", "from citywright.cli import main; main()"]
PATIENCE = 600.0
"""Seconds after which what is waited for does not come any more."""
NEW_GAME = ("play", "settlers", "--seats", "Anna,Boris", "--seed", "7", "--save", "g.jsonl")


def environment(**more: str) -> dict[str, str]:
    return os.environ | ENV | more


class Player:
    """Somebody who types into a running program and reads what it says."""

    def __init__(self, *args: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [*CITYWRIGHT, *args],
            cwd=folder,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.heard = b""

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def wait_for(self, words: bytes, times: int) -> None:
        assert self.process.stdout is not None
        until = time.monotonic() + PATIENCE
        while self.heard.count(words) < times:
            assert time.monotonic() < until, self.heard.decode()
            ready, _, _ = select.select([self.process.stdout], [], [], 1)
            if ready:
                part = os.read(self.process.stdout.fileno(), 65536)
                assert part, self.heard.decode()
                self.heard += part

    def end(self, sign: int) -> None:
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


def test_a_killed_game_has_lost_no_move_that_was_shown(tmp_path: Path):
    moves = moves_of_a_game(7, 40)
    with Player(*NEW_GAME, folder=tmp_path) as player:
        for count, move in enumerate(moves[:15], 1):
            player.wait_for(b"or help", count)
            player.type(move)
        player.wait_for(b"or help", 16)

    kept = read_record((tmp_path / "g.jsonl").read_text())
    again = subprocess.run(
        [*CITYWRIGHT, "play", "--resume", "g.jsonl"],
        cwd=tmp_path,
        env=environment(),
        input="".join(f"{move}\n" for move in moves[15:]).encode(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    whole = read_record((tmp_path / "g.jsonl").read_text())
    assert [line.move for line in kept.lines] == moves[:15]
    assert again.returncode == 0, again.stderr.decode()
    assert [line.move for line in whole.lines] == moves
    assert [path.name for path in tmp_path.iterdir()] == ["g.jsonl"]


def test_a_game_played_in_one_window_is_refused_to_another(tmp_path: Path):
    with Player(*NEW_GAME, folder=tmp_path) as player:
        player.wait_for(b"or help", 1)
        other = subprocess.run(
            [*CITYWRIGHT, "play", "--resume", "g.jsonl"],
            cwd=tmp_path,
            env=environment(),
            input=b"",
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )

    assert other.returncode == 2
    assert b"another window" in other.stderr


def in_a_terminal(folder: Path, typed: bytes, *args: str, **env: str) -> tuple[int, str]:
    """Run the program in a terminal of its own and type as soon as it asks."""
    child, master = pty.fork()
    if child == 0:  # pragma: no cover - another process
        os.chdir(folder)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell that runs the tests in the background ignores it
        os.execvpe(CITYWRIGHT[0], [*CITYWRIGHT, *args], environment(TERM="xterm", **env))
    heard, sent = b"", False
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if select.select([master], [], [], 0.05)[0]:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            heard += part
        elif not sent and b"help" in heard.rsplit(b"\n", 1)[-1] and is_asleep(child):
            os.write(master, typed)
            sent = True
    os.close(master)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), heard.decode()


def is_asleep(pid: int) -> bool:
    """Does a program wait for the keyboard? It has asked; a Ctrl-C just before it begins to wait would be noticed with
    the next key only."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"


def test_ctrl_c_in_a_terminal_says_how_to_go_on(tmp_path: Path):
    code, said = in_a_terminal(tmp_path, b"\x03", "play", "settlers", "--seed", "7", "--save", "g.jsonl")

    assert code == 130, said
    assert "citywright play --resume g.jsonl" in said
    assert "Traceback" not in said
    assert read_record((tmp_path / "g.jsonl").read_text()).result is None


def test_ctrl_d_in_a_terminal_says_how_to_go_on(tmp_path: Path):
    code, said = in_a_terminal(tmp_path, b"\x04", "play", "settlers", "--seed", "7", "--save", "g.jsonl")

    assert code == 0, said
    assert "citywright play --resume g.jsonl" in said


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "koi8-r"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_terminal_without_utf_8_shows_the_table_all_the_same(tmp_path: Path, encoding: str, language: str):
    done = subprocess.run(
        [*CITYWRIGHT, "play", "settlers", "--seed", "7", "--save", "g.jsonl", "--lang", language],
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        input=b"1\n1\n\xff\xfe\n1\n",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    said = done.stdout.decode(encoding)
    assert done.returncode == 0, done.stderr.decode()
    assert "citywright play --resume g.jsonl" in said
    if language == "en" and encoding == "ascii":
        assert "| " in said
        assert "?" not in [line[:1] for line in said.splitlines()]
    if language == "ru" and encoding == "koi8-r":
        assert "Призовые квадраты" in said

"""`citywright serve` as a person starts it."""

import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from citywright.web.serve import allowed_hosts, bind
from citywright.web.settings import key_beside
from tests.web.harness import WAIT

BIN = Path(sys.executable).parent / "citywright"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_taken_port_is_said_and_the_next_one_used(tmp_path, how):
    taken = bind("127.0.0.1", 0)
    port = taken.getsockname()[1]
    words = [str(BIN), "serve", "--lang", "en", "--port", str(port), "--db", f"sqlite:///{tmp_path}/a/x.db"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert address.startswith("http://localhost:")
        assert address != f"http://localhost:{port}/"
        # The port is open before its address is said: whoever comes early waits.
        answer = urllib.request.urlopen(f"{address}health", timeout=WAIT)
        assert b'"ok"' in answer.read()
        answer.close()
        key = tmp_path / "a" / "x.key"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    finally:
        server.send_signal(how)
        _, errors = server.communicate(timeout=WAIT)
        taken.close()
    assert f"Port {port} is taken" in errors
    assert "Traceback" not in errors
    assert "Aborted" not in errors
    assert server.returncode == (0 if how == signal.SIGINT else -how)
    assert not (tmp_path / "a" / "x.db-wal").exists()


def test_the_key_is_made_once(tmp_path):
    first = key_beside(tmp_path / "deep" / "x.db")

    assert len(first) > 40
    assert key_beside(tmp_path / "deep" / "x.db") == first
    assert key_beside(tmp_path / "y.db") != first


def test_a_server_answers_to_its_own_names_only():
    assert allowed_hosts("127.0.0.1", 8000) == ("127.0.0.1:8000", "::1:8000", "[::1]:8000", "localhost:8000")
    assert {"192.0.2.7:8000", f"{socket.gethostname()}:8000", "play.example"} <= set(
        allowed_hosts("192.0.2.7", 8000, ("play.example",))
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--db", "mysql://x/y"], "no store on mysql"),
        (["--db", "sqlite://"], "needs a file"),
        (["--db", "postgresql://nobody@127.0.0.1:1/x"], "cannot be opened"),
        (["--port", "70000"], "70000"),
        (["--host", "203.0.113.1"], "Nothing can listen"),
    ],
)
def test_a_bad_start_is_a_sentence(tmp_path, args, said):
    answer = subprocess.run(
        [str(BIN), "serve", "--lang", "en", *args],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
        timeout=WAIT,
    )

    assert answer.returncode != 0
    assert said in answer.stderr
    assert "Traceback" not in answer.stderr

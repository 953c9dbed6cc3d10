"""`citywright serve` as a person starts it."""

import contextlib
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from citywright.store.migrate import HEAD
from citywright.web.hosts import EVERYWHERE, BadAddress, name_in, names_of, proxies_of, shown_host
from citywright.web.serve import TRIES, bind
from tests.web.harness import WAIT, Person, people, serving

BIN = Path(sys.executable).parent / "citywright"


class Started:
    """A server that a person has started, and what it says."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        assert process.stdout is not None
        self.address = process.stdout.readline().decode().split()[-1]
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    def get(self, path: str, host: str = "localhost") -> Any:
        """Over the loopback, whatever the address of the server is."""
        asked = urllib.request.Request(f"http://localhost:{self.port}{path}", headers={"host": host})
        with urllib.request.urlopen(asked, timeout=WAIT) as answer:
            return json.load(answer)

    def end(self, how: int = signal.SIGTERM) -> str:
        """Ends it; what it said besides."""
        self.process.send_signal(how)
        said, errors = self.process.communicate(timeout=WAIT)
        return (said + errors).decode()


@contextlib.contextmanager
def started(folder: Path, *args: str, usual_port: int | None = None) -> Iterator[Started]:
    """`usual_port` is the port of a server that was not told any."""
    order = f"from citywright.cli import main; main(default_map={{'serve': {{'port': {usual_port}}}}})"
    words = [str(BIN)] if usual_port is None else [sys.executable, "-c", order]
    process = subprocess.Popen(
        [*words, "serve", "--lang", "en", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # so that nothing is read beyond the address
        cwd=folder,
    )
    try:
        yield Started(process)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate(timeout=WAIT)


def failed(folder: Path, *args: str, **environment: str) -> str:
    """What a server says that does not start."""
    answer = subprocess.run(
        [str(BIN), "serve", "--lang", "en", "--port", "0", *args],
        capture_output=True,
        text=True,
        cwd=folder,
        env=os.environ | environment,
        check=False,
        timeout=WAIT,
    )
    assert answer.returncode != 0
    assert "Traceback" not in answer.stderr
    assert "http://" not in answer.stdout  # an address where nothing will be
    return answer.stderr


# -- ports and addresses --


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_usual_port_may_be_taken_and_the_next_one_is_used(tmp_path, how):
    taken = bind("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with started(tmp_path, "--db", f"sqlite:///{tmp_path}/a/x.db", usual_port=port) as server:
        assert server.address == f"http://localhost:{server.port}/"
        assert port < server.port < port + TRIES
        # The port is open before its address is said: whoever comes early waits.
        assert server.get("/health")["status"] == "ok"
        said = server.end(how)
        taken.close()
    assert f"Port {port} is taken" in said
    assert "Traceback" not in said
    assert "Aborted" not in said
    assert server.process.returncode == (0 if how == signal.SIGINT else -how)
    assert not (tmp_path / "a" / "x.db-wal").exists()


def test_a_port_that_was_asked_for_is_meant(tmp_path):
    taken = bind("127.0.0.1", 0)
    port = taken.getsockname()[1]

    assert f"Nothing can listen on 127.0.0.1:{port}: Address already in use." in failed(tmp_path, "--port", str(port))
    assert not list(tmp_path.glob("data/*.db"))
    taken.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_all_addresses_answers_to_each_and_says_one(tmp_path, host):
    with started(tmp_path, "--host", host, "--port", "0", "--name", "play.example:443") as server:
        shown = name_in(server.address.removeprefix("http://").rstrip("/"))
        assert shown
        assert shown not in EVERYWHERE
        for name in (
            shown_host(shown),
            "192.0.2.7",
            "[2001:db8::7]",
            socket.gethostname(),
            "play.example",
            "localhost",
        ):
            assert server.get("/health", f"{name}:{server.port}")["status"] == "ok"
            assert server.get("/health", name)["status"] == "ok"
        with pytest.raises(urllib.error.HTTPError) as refused:
            server.get("/health", "evil.example")
        assert (refused.value.code, json.load(refused.value)["problem"]) == (400, "problem-host")
        refused.value.close()
        said = server.end()
    assert "It answers to every address of this machine" in said
    assert "play.example" in said


async def test_other_names_are_refused_before_anything_else(tmp_path, log):
    known = names_of("192.0.2.7", ("play.example",))
    async with serving(tmp_path, hosts=known) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        for host in ("192.0.2.7", "192.0.2.7:8000", "PLAY.example", "play.example:443", "[::1]:1", "localhost"):
            answer = await anna.http.get("/api/titles", headers={"host": host})
            assert answer.status_code == 200, host
        for host in ("192.0.2.8", "evil.example", "play.example.evil", "a b", "[::1", "::1", "x,y", "", "h:x", "é"):
            answer = await anna.http.get("/nowhere", headers={b"host": host.encode("latin-1")})
            assert (answer.status_code, answer.json()["problem"]) == (400, "problem-host"), host
        with pytest.raises(InvalidStatus):
            async with anna.at(table["id"], additional_headers={"Host": "evil.example"}):
                pass
    assert [entry for entry in log if entry["event"] == "bug"] == []


def test_names_are_understood_or_refused_with_a_sentence():
    assert names_of("127.0.0.1") == ("127.0.0.1", "::1", "localhost")
    assert names_of("127.0.0.1", ("Play.Example:443",)) == ("127.0.0.1", "::1", "localhost", "play.example")
    assert socket.gethostname().lower() in names_of("0.0.0.0")
    assert "0.0.0.0" not in names_of("0.0.0.0")
    for bad in ("https://play.example", "a b", "", "play.example/"):
        with pytest.raises(BadAddress, match=r"\.$"):
            names_of("127.0.0.1", (bad,))


# -- proxies --


async def arrivals(running: Any, forwarded: list[str]) -> list[int]:
    """What people are answered who come with these X-Forwarded-For headers."""
    anna = Person(running.host)
    found = [(await anna.http.get("/api/titles", headers={"x-forwarded-for": one})).status_code for one in forwarded]
    await anna.http.aclose()
    return found


async def test_nobody_evades_limits_by_saying_to_speak_for_others(tmp_path, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    async with serving(tmp_path, http_rate="3/hour") as running:
        assert await arrivals(running, [f"192.0.2.{n}" for n in range(5)]) == [200, 200, 200, 429, 429]


async def test_a_declared_proxy_says_who_comes_and_nobody_before_it_does(tmp_path):
    async with serving(tmp_path, http_rate="1/hour", proxies=proxies_of(("127.0.0.1", "198.51.100.0/24"))) as running:
        come = ["192.0.2.1", "192.0.2.2", "192.0.2.1"]
        assert await arrivals(running, come) == [200, 200, 429]
        # Each proxy adds whom it saw at the end; what stands before the last stranger is the stranger's word.
        come = ["192.0.2.7, 192.0.2.3", "192.0.2.8, 192.0.2.3", "192.0.2.9, 192.0.2.3, 198.51.100.4", "x, 192.0.2.4"]
        assert await arrivals(running, come) == [200, 429, 429, 200]


async def test_a_proxy_that_was_not_declared_is_a_visitor(tmp_path):
    async with serving(tmp_path, http_rate="1/hour", proxies=proxies_of(("198.51.100.4",))) as running:
        assert await arrivals(running, ["192.0.2.1", "192.0.2.2"]) == [200, 429]


def test_proxies_are_addresses_networks_or_names():
    assert proxies_of(("192.0.2.1", "10.0.0.0/8", "2001:db8::1")) == (
        "10.0.0.0/8",
        "192.0.2.1/32",
        "2001:db8::1/128",
        "::ffff:10.0.0.0/104",
        "::ffff:192.0.2.1/128",
    )
    assert "127.0.0.1/32" in proxies_of(("localhost",))
    with pytest.raises(BadAddress, match=r"\.$"):
        proxies_of(("nobody.invalid",))


# -- one server to a database --


def test_a_second_server_on_a_database_is_refused_and_told_where_the_first_is(tmp_path):
    with started(tmp_path) as first:
        said = failed(tmp_path)
        assert "The database data/citywright.db is in use by the server at" in said
        assert first.address in said
        assert "--db" in said
        (tmp_path / "link.db").symlink_to(tmp_path / "data" / "citywright.db")
        assert first.address in failed(tmp_path, "--db", "sqlite:///link.db")
        with started(tmp_path, "--db", "sqlite:///other.db") as second:
            assert second.get("/health")["status"] == "ok"
        assert first.get("/health")["status"] == "ok"

        first.end(signal.SIGKILL)
        with started(tmp_path) as third:
            assert third.get("/health")["status"] == "ok"
            assert third.address in failed(tmp_path)


def test_two_servers_may_share_a_postgresql(tmp_path, postgres):
    with started(tmp_path, "--db", postgres) as first, started(tmp_path, "--db", postgres) as second:
        assert [one.get("/health")["database"] for one in (first, second)] == ["ok", "ok"]


# -- starts that fail --


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--db", "mysql://x/y"], "no store on mysql"),
        (["--db", "sqlite://"], "needs a file"),
        (["--db", "postgresql://nobody@127.0.0.1:1/x"], "cannot be opened"),
        (["--db", "sqlite:////dev/null/x.db"], "Not a directory"),
        (["--port", "70000"], "70000"),
        (["--host", "203.0.113.1"], "Nothing can listen"),
        (["--name", "https://play.example/"], "no name"),
        (["--proxy", "nobody.invalid"], "no address"),
    ],
)
def test_a_bad_start_is_a_sentence(tmp_path, args, said):
    assert said in failed(tmp_path, *args)


def test_a_file_that_is_no_database_of_ours_is_a_sentence(tmp_path):
    (tmp_path / "text.db").write_text("something else " * 500)
    assert "no database, or a damaged one" in failed(tmp_path, "--db", "sqlite:///text.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE places (name TEXT)")
    assert "belongs to another program" in failed(tmp_path, "--db", "sqlite:///other.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("places",)]


def test_a_database_of_a_newer_version_is_a_sentence(tmp_path):
    with started(tmp_path) as server:
        server.get("/health")
        server.end()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "citywright.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    said = failed(tmp_path)
    assert "newer Citywright" in said
    assert f"this one knows {HEAD}" in said


# -- files --


def test_all_files_of_a_server_are_its_owners_alone(tmp_path):
    with started(tmp_path, "--db", f"sqlite:///{tmp_path}/a/b/x.db") as server:
        server.get("/api/me")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "a").rglob("*")}
    files = dict.fromkeys(("x.db", "x.db-wal", "x.db-shm", "x.db.lock", "x.key"), 0o600)
    assert modes == {"b": 0o700, **files}
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o700
    # The second start narrows what was opened to others in the meantime, and says so.
    (tmp_path / "a" / "b" / "x.db").chmod(0o644)
    with started(tmp_path, "--db", f"sqlite:///{tmp_path}/a/b/x.db") as server:
        server.get("/health")
        said = server.end()
    assert stat.S_IMODE((tmp_path / "a" / "b" / "x.db").stat().st_mode) == 0o600
    assert '"file": "x.db"' in said
    assert '"event": "others-could-read"' in said


def test_a_key_that_others_have_is_a_sentence(tmp_path):
    (tmp_path / "data").mkdir()
    key = tmp_path / "data" / "citywright.key"
    key.write_text("k" * 40)
    key.chmod(0o640)
    assert "Others can read the key" in failed(tmp_path)
    key.chmod(0o600)
    key.write_text("")
    assert "there is no key" in failed(tmp_path)
    assert "In CITYWRIGHT_KEY there is no key" in failed(tmp_path, CITYWRIGHT_KEY="short")
    assert not list((tmp_path / "data").glob("*.db"))

"""Every command of the command line, for every title, player count and value of an option, in both languages.

Games are small and commands run in this process. Whatever a title adds is met here without a line more; a new command,
or a new switch of an old one, fails until it has its row.
"""

import ast
import asyncio
import itertools
import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from citywright.cli import COMMANDS, main
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.kit.game import Options
from citywright.kit.random_play import pick
from citywright.kit.referee import Referee
from citywright.store import Store, User
from citywright.titles import Title, title, titles
from citywright.tools import bench, compiled, load_test, update_cost
from citywright.web import browse, serve
from citywright.web.codes import is_host_code
from citywright.web.settings import key_of

pytestmark = pytest.mark.usefixtures("synced")
TABLES = [(one.id, seats) for one in titles() for seats in one.game.seats]
AT_EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
KEY = "a key of forty characters, for the tests"
MAIL = "smtp://mail.example.org?from=table@example.org"
FEW = 30
"""Decisions of a match that is not played to its end."""
RAW = re.compile(r"\b(?:figures|ending|event|prompt|verb|score|simulate|bench|ledger|ui)-[a-z0-9-]+")
"""The id of a message where its text should be."""


def run(command: str, *args: str, typed: str = "", code: int = 0) -> Result:
    """A command that ends as it should, without a traceback and without an id where words should be."""
    said = CliRunner().invoke(main, [command, *args], input=typed, env={"COLUMNS": "120", "NO_COLOR": "1"})
    if said.exception is not None and not isinstance(said.exception, SystemExit):
        raise said.exception
    assert said.exit_code == code, said.output
    assert "--json" in args or RAW.findall(said.stdout) == []
    return said


def settings(game_title: Title, seats: int) -> Iterator[Options]:
    """The usual game, and one for every other value of every option that this player count has."""
    game = game_title.game
    yield game.trial
    for option in game.options:
        for value in option.values:
            with suppress(BadSetup):
                given = {**game.trial, option.name: value}
                if game.check_options(seats, given) != game.check_options(seats, game.trial):
                    yield given


def may_last(given: Options) -> bool:
    """Is this a game that need not end, or not soon?"""
    return given.get("turn_limit") in {0, 60, 100}


def written(given: Options) -> list[str]:
    return [word for name, value in given.items() for word in ("--option", f"{name}={value}")]


def languages() -> Iterator[str]:
    return itertools.cycle(LANGUAGES)


def recorded(game_title: Title, seats: int, given: Options, most: int, path: Path) -> Referee:
    """A match at random, on disk."""
    names = tuple(f"Name {seat}" for seat in range(seats))
    referee, stream = Referee(game_title.game, seats, seats, given, names), Stream(seats)
    while not referee.state.is_over() and len(referee.record.lines) < most:
        seat = referee.state.actor()
        legal = referee.state.legal(seat)
        action = game_title.game.stroll(referee.state, legal, stream)
        referee.play(seat, action or pick(game_title.game.verbs, legal, stream))
    path.write_text(referee.record.text())
    return referee


# -- a row for every command --


@AT_EVERY_TABLE
def test_play(name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """One person and bots: the table is drawn, everything one may ask is asked, a few moves are made."""
    monkeypatch.chdir(tmp_path)
    game = title(name).game
    clause = title(name).rulebook.clauses[0].id
    everywhere = ["help", "rules", f"rules {clause}"]  # no option changes what they say: once in every language
    for number, (given, lang) in enumerate(zip(settings(title(name), seats), languages(), strict=False)):
        typed = [*everywhere, "why"] if number < len(LANGUAGES) else ["why"]
        typed += ["table", "why 1", "score", "1", "1", "undo", "redo", "log all"]
        who = ",".join(["me", *["random"] * (seats - 1)])
        args = [name, "--players", str(seats), "--seats", who, *written(given), "--seed", "3", "--lang", lang]
        lines = "\n".join([*typed, f"lang {LANGUAGES[number % 2]}", "1", "quit", ""])
        said = run("play", *args, "--save", f"{number}.jsonl", typed=lines)
        assert f"--resume {number}.jsonl" in said.stdout
        options = json.loads((tmp_path / f"{number}.jsonl").read_text().splitlines()[0])["options"]
        assert options == game.check_options(seats, given)
        run("play", "--resume", f"{number}.jsonl", "--lang", lang, typed="1\nquit\n")


@AT_EVERY_TABLE
def test_a_match_of_bots_alone_is_played_watched_and_verified(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    who = ",".join(["random"] * seats)
    trial = written(title(name).game.trial)
    said = run("play", name, "--seats", who, *trial, "--seed", "7", "--save", "a.jsonl", "--lang", LANGUAGES[seats % 2])
    assert "citywright replay a.jsonl" in said.stdout
    for lang in LANGUAGES:
        assert run("verify", "a.jsonl", "--lang", lang).stdout.strip()
    run("replay", "a.jsonl", "--lang", LANGUAGES[seats % 2], typed="0\n\n99999\n7\nq\n")


@AT_EVERY_TABLE
def test_verify_and_replay(name: str, seats: int, tmp_path: Path):
    """Records of every setting, some moves of each."""
    walk = "\n\nb\n5\n99999\nx\nq\n"
    for given, lang in zip(settings(title(name), seats), languages(), strict=False):
        path = tmp_path / "some.jsonl"
        referee = recorded(title(name), seats, given, FEW, path)
        assert str(len(referee.record.effective())) in run("verify", str(path), "--lang", lang).stdout
        assert run("replay", str(path), "--lang", lang, typed=walk).stdout
    assert run("replay", str(path), "--all").stdout.count(f" {min(FEW, len(referee.record.lines))} ") > 1


@AT_EVERY_TABLE
def test_simulate(name: str, seats: int):
    for given, lang in zip(settings(title(name), seats), languages(), strict=False):
        if may_last(given):
            continue
        args = [name, "--players", str(seats), "--games", "1", "--workers", "1", *written(given), "--lang", lang]
        plain = json.loads(run("simulate", *args, "--bots", "random", "--seed", "5", "--json").stdout)
        assert (plain["players"], plain["games"]) == (seats, 1)
        assert plain["options"] == title(name).game.check_options(seats, given)
        assert run("simulate", *args, "--bots", "random").stdout


@pytest.mark.parametrize("name", [one.id for one in titles()])
def test_simulate_with_bots_that_think(name: str):
    """At the smallest table, and in a short game: thinking takes its time."""
    trial = {**title(name).game.trial, **({"turn_limit": 10} if name == "mythotopia" else {})}
    bots = ",".join(["greedy", *["random"] * (title(name).game.seats[0] - 1)])
    run("simulate", name, "--games", "1", "--workers", "1", "--bots", bots, *written(trial))


def test_simulate_compiled_begins_anew_with_the_compiled_engine(monkeypatch: pytest.MonkeyPatch):
    begun: list[str] = []
    monkeypatch.setattr(compiled, "become", begun.append)
    run("simulate", "settlers", "--games", "1", "--bots", "random", "--workers", "1", "--compiled", "--lang", "ru")

    assert begun == ["ru"]


@pytest.mark.parametrize("name", [one.id for one in titles()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_ledger(name: str, lang: str):
    book = title(name).rulebook
    every = run("rules", name, "--lang", lang).stdout
    assert all(clause.id in every for clause in book.clauses)
    middle = book.clauses[len(book.clauses) // 2]
    assert middle.id in run("rules", name, middle.id, "--lang", lang).stdout
    word = max(middle.text[lang].replace(".", " ").replace(",", " ").split(), key=len)
    assert middle.id in run("rules", name, word, "--lang", lang).stdout
    run("rules", name, "no such words", code=2)
    assert middle.id in run("ledger", name, "--lang", lang).stdout
    assert json.loads(run("ledger", name, "--json").stdout)["gaps"] == []


@pytest.mark.parametrize("name", [one.id for one in titles()])
def test_bench(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "POSITION_GAMES", 1)
    monkeypatch.setattr(bench, "SCENE_EVERY", 240)
    monkeypatch.setattr(update_cost, "MOST_DECISIONS", 4)
    saved = tmp_path / "saved.json"
    small = ("--rounds", "1", "--games", "1")
    assert name in run("bench", "scenes", name, "--rounds", "1", "--lang", "ru").stdout
    updates = json.loads(run("bench", "updates", name, "--rounds", "1", "--json").stdout)
    assert all(one["update_bytes"] > 0 and one["update_ms"] <= one["update_p99_ms"] for one in updates)
    assert name in run("bench", "updates", name, "--rounds", "1", "--lang", "ru").stdout
    assert name in run("bench", name, *small, "--save", str(saved), "--lang", "en").stdout
    rows = json.loads(saved.read_text())
    assert [one["players"] for one in rows] == list(title(name).game.seats)
    for one in rows:  # measured by a machine that is a thousand times as slow
        one["empty_calls_per_s"] *= 1000
    saved.write_text(json.dumps(rows))
    again = json.loads(run("bench", name, *small, "--compare", str(saved), "--json").stdout)
    assert [one["players"] for one in again] == [one["players"] for one in rows]


def test_bench_of_the_page_and_of_the_server(monkeypatch: pytest.MonkeyPatch):
    """Both have tests of their own; here is that the commands lead to them."""
    figures: Any = dict.fromkeys(load_test.Figures.__struct_fields__, 1)
    asked: list[Any] = []

    def measured(*args: Any) -> load_test.Figures:
        asked.append(args[:-1])
        return load_test.Figures(**figures)

    def browsed(names: tuple[str, ...], updates: int, texts: Any) -> list[Any]:
        asked.append((names, updates))
        return [row | more]

    row = {"title": "settlers", "players": 4, "updates": 9, "update_p50_ms": 1.0, "update_p95_ms": 2.0}
    more = {"touched_p50": 3, "touched_p95": 4, "elements": 5, "empty_calls_per_s": 10**7, "compiled": False}
    monkeypatch.setattr(load_test, "measure", measured)
    monkeypatch.setattr(browse, "measure", browsed)
    for lang in LANGUAGES:
        assert run("bench", "web", "--tables", "3", "--rate", "4", "--seconds", "5", "--lang", lang).stdout
        assert run("bench", "page", "settlers", "--updates", "9", "--lang", lang).stdout
    assert asked == [(3, 4.0, 5.0), (("settlers",), 9)] * 2


def test_bench_compiled_measures_both_builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """The build itself is tested in tests/bench."""
    measured, played = bench.measure, bench.fingerprints

    def call(folder: Path, function: str, *args: Any, language: str) -> Any:
        if function == "measure":
            return [one | {"compiled": True} for one in measured(tuple(args[0]), 1, 1)]
        return played(args[0], 2)

    monkeypatch.setattr(compiled, "build", lambda language: tmp_path)
    monkeypatch.setattr(compiled, "call", call)
    monkeypatch.setattr("citywright.commands.bench.SAME_GAMES", 2)
    for lang in LANGUAGES:
        said = run("bench", "settlers", "--compiled", "--rounds", "1", "--games", "1", "--lang", lang).stdout
        assert "mypyc" in said
        assert "kit/testing.py" in said


def test_serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Everything but serving: `tests/web/test_serve.py` starts real servers."""
    served: list[Any] = []
    opened: list[str] = []

    def note(settings: Any, listener: Any, ready: Any) -> None:
        served.append(settings)
        ready()
        listener.close()

    monkeypatch.setattr(serve, "run", note)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("BROWSER", "true")
    database = f"sqlite:///{tmp_path}/a.db"
    for lang in LANGUAGES:
        args = ["--host", "127.0.0.1", "--port", "0", "--db", database, "--open", "--name", "play.example:80"]
        args += ["--proxy", "192.0.2.1"]
        assert "http://localhost:" in run("serve", *args, "--https", "--pace", "0", "--lang", lang).stdout
        with monkeypatch.context() as env:
            env.setenv("CITYWRIGHT_KEY", KEY)
            env.setenv("CITYWRIGHT_MAIL", MAIL)
            assert run("serve", "--host", "0.0.0.0", "--port", "0", "--db", database, "--lang", lang).stdout
            env.setenv("CITYWRIGHT_KEY", "short")
            assert "CITYWRIGHT_KEY" in run("serve", "--port", "0", "--mail", MAIL, "--lang", lang, code=2).stderr
    assert [one.secure for one in served] == [True, False] * 2
    assert [one.any_address for one in served] == [False, True] * 2
    assert all("play.example" in one.hosts for one in served[::2])
    assert [one.proxies[:1] for one in served] == [("192.0.2.1/32",), ()] * 2
    assert [one.key == KEY for one in served] == [False, True] * 2
    assert [one.mail for one in served] == ["", MAIL] * 2


def test_account(tmp_path: Path):
    """What the code is good for: tests/web/test_accounts.py."""
    database = f"sqlite:///{tmp_path}/a.db"
    store = Store(database)
    store.open()
    user = User("u1", "Anna", 1, "anna", "hash")
    asyncio.run(store.add_user(user))
    store.close()
    for lang in LANGUAGES:
        said = run("account", "code", " Anna ", "--db", database, "--lang", lang).stdout
        [code] = re.findall(r"[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}", said)
        assert is_host_code(key_of(store.url), user, code, time.time())
        assert "nobody" in run("account", "code", "nobody", "--db", database, "--lang", lang, code=1).stderr
    missing = f"sqlite:///{tmp_path}/missing.db"
    assert "no database" in run("account", "code", "anna", "--db", missing, code=2).stderr
    assert not (tmp_path / "missing.db").exists()


# -- nothing is left out --

BESIDE = {("play", "--mend"): "needs a torn record: tests/terminal/test_records.py"}
"""Switches that need more than a row here, and where they are tested."""


def called() -> dict[str, set[str]]:
    """Every command that this file runs, with the switches written in the tests that run it."""
    found: dict[str, set[str]] = {}
    for test in ast.parse(Path(__file__).read_text(encoding="utf-8")).body:
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            inside = list(ast.walk(test))
            words = {one.value for one in inside if isinstance(one, ast.Constant) and isinstance(one.value, str)}
            calls = [one for one in inside if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)]
            switches = {word for word in words if word.startswith("--")}
            if any(one.func.id == "written" for one in calls if isinstance(one.func, ast.Name)):
                switches.add("--option")
            for one in calls:
                if isinstance(one.func, ast.Name) and one.func.id == "run" and isinstance(one.args[0], ast.Constant):
                    found.setdefault(str(one.args[0].value), set()).update(switches)
    return found


def test_every_command_and_every_switch_has_a_row():
    rows = called()
    assert set(rows) == set(COMMANDS)
    missing = set()
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        assert command is not None
        switches = {text for one in command.params if isinstance(one, click.Option) for text in one.opts}
        missing |= {(name, text) for text in switches if text.startswith("--") and text not in rows[name]}
    assert missing == set(BESIDE)

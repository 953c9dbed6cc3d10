"""The benchmark: its rows, its comparison, and the compiled engine that must play the same games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from citywright.cli import main
from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.titles import title, titles
from citywright.tools import bench, compiled
from citywright.tools.bench import Row
from citywright.web import browse
from tests.engine import Engine

KEYS = {"title", "players", "clone_us", "node_us", "decisions_per_s", "games_per_s", "empty_calls_per_s"}
QUICK = ["--rounds", "1", "--games", "2"]
HANGS = 1500
"""Seconds after which a process of this test does not come to an end any more, however busy the machine is."""


def row(**changes: object) -> Row:
    plain: Row = {
        "title": "settlers",
        "players": 2,
        "clone_us": 2.0,
        "node_us": 20.0,
        "decisions_per_s": 40_000,
        "games_per_s": 130.0,
        "empty_calls_per_s": 20_000_000,
        "cpu_s": 0.1,
        "compiled": False,
    }
    return plain | changes


def shown(**changes: object) -> Row:
    plain: Row = {
        "title": "settlers",
        "players": 4,
        "updates": 200,
        "update_p50_ms": 2.0,
        "update_p95_ms": 10.0,
        "touched_p50": 28,
        "touched_p95": 65,
        "elements": 1000,
        "empty_calls_per_s": 20_000_000,
        "compiled": False,
    }
    return plain | changes


def test_json_is_one_document_of_rows_with_positive_figures():
    told = CliRunner().invoke(main, ["bench", "settlers", *QUICK, "--json"])

    rows = json.loads(told.stdout)
    assert told.exit_code == 0
    assert told.stderr == ""
    assert [one["players"] for one in rows] == [2, 3, 4]
    for one in rows:
        assert one.keys() >= KEYS
        assert all(one[key] > 0 for key in KEYS - {"title"})
        assert not one["compiled"]


@pytest.mark.parametrize("name", ["settlers", "mythotopia"])
def test_bench_plays_games_that_come_to_an_end(monkeypatch: pytest.MonkeyPatch, name: str):
    """Nobody plays them for fun, so they have the options of a trial, in every build."""
    game, dealt = title(name).game, []
    deal = type(game).deal

    def note(self, seats, seed, options):
        dealt.append(options)
        return deal(self, seats, seed, options)

    monkeypatch.setattr(type(game), "deal", note)
    bench.measure((name,), rounds=1, games=1)
    bench.measure_scenes((name,), rounds=1)
    bench.fingerprints(name, 2)

    assert dealt
    assert all(options.items() >= game.trial.items() for options in dealt)


def test_scenes_have_their_own_figures():
    told = CliRunner().invoke(main, ["bench", "scenes", "settlers", "--rounds", "1", "--json"])

    rows = json.loads(told.stdout)
    assert [one["players"] for one in rows] == [2, 3, 4]
    for one in rows:
        assert all(one[key] > 0 for key in ("scene_us", "scene_p95_us", "scene_bytes", "scene_most_bytes"))
        assert one["scene_us"] <= one["scene_p95_us"]
        assert one["scene_bytes"] <= one["scene_most_bytes"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["engine", "page"])
def test_figures_are_shown_saved_and_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, what: str):
    """Measured once by hand: what a machine measures differs from run to run."""
    rows = [row(players=players) for players in (2, 3)] if what == "engine" else [shown()]
    monkeypatch.setattr(bench, "measure", lambda names, rounds, games: rows)
    monkeypatch.setattr(browse, "measure", lambda names, updates, texts: rows)
    saved = tmp_path / "saved.json"
    args = ["bench", *(["page"] if what == "page" else []), "settlers", "--lang", lang]
    told = CliRunner().invoke(main, [*args, "--save", str(saved)])
    assert told.exit_code == 0
    assert texts_of(lang).say("bench-title") in told.stdout
    assert json.loads(saved.read_text()) == rows
    assert CliRunner().invoke(main, [*args, "--compare", str(saved)]).exit_code == 0

    figure = "clone_us" if what == "engine" else "update_p95_ms"
    rows[-1][figure] *= 2
    told = CliRunner().invoke(main, [*args, "--compare", str(saved)])
    assert told.exit_code == 1
    assert len(told.stderr.splitlines()) == 1
    assert f"{rows[-1]['players']} " in told.stderr
    assert f"{figure} " in told.stderr


def test_a_slowdown_is_said_so_that_it_can_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps([row(players=3)]))
    monkeypatch.setattr(bench, "measure", lambda names, rounds, games: [row(players=3, clone_us=4.0)])

    told = CliRunner().invoke(main, ["bench", "settlers", "--compare", str(saved), "--lang", "en"])

    assert "settlers with 3 players (Python): clone_us is 2.00 times as slow as saved (2 then, 4 now" in told.stderr


@pytest.mark.parametrize(
    ("changes", "slow"),
    [
        ({}, []),
        ({"node_us": 25.9}, []),
        ({"node_us": 26.1}, ["node_us"]),
        ({"clone_us": 2.7}, ["clone_us"]),
        ({"decisions_per_s": 30_000}, ["decisions_per_s"]),
        ({"decisions_per_s": 31_000}, []),
        # A machine half as fast: everything takes twice as long, the empty calls too.
        ({"clone_us": 4.0, "node_us": 40.0, "decisions_per_s": 20_000, "empty_calls_per_s": 10_000_000}, []),
        # A machine twice as fast on which the engine gained nothing.
        ({"empty_calls_per_s": 40_000_000}, ["clone_us", "node_us", "decisions_per_s"]),
    ],
)
def test_slower_means_over_30_per_cent_measured_in_empty_calls(changes: Row, slow: list[str]):
    assert [found.figure for found in bench.slower([row()], [row(**changes)])] == slow


def test_figures_of_other_cases_are_no_comparison(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps([row(players=3), shown()]))
    monkeypatch.setattr(bench, "measure", lambda names, rounds, games: [row()])

    assert bench.slower([row(players=3), shown(players=2)], [row()]) == []
    told = CliRunner().invoke(main, ["bench", "settlers", "--compare", str(saved), "--lang", "en"])
    assert (told.exit_code, "nothing to compare" in told.stderr) == (2, True)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"title": "settlers"}]', json.dumps([row(clone_us=0)])])
def test_saved_figures_that_are_none_are_refused(tmp_path: Path, text: str):
    saved = tmp_path / "saved.json"
    saved.write_text(text)

    told = CliRunner().invoke(main, ["bench", "settlers", *QUICK, "--compare", str(saved), "--lang", "en"])

    assert told.exit_code == 2
    assert "holds no figures of a benchmark" in told.stderr


def test_a_fingerprint_sees_every_decision():
    one, two, three = bench.fingerprints("settlers", 3)

    assert bench.fingerprints("settlers", 2) == [one, two]
    assert len({one, two, three}) == 3


def test_only_what_is_named_stays_interpreted():
    package = Path(bench.__file__).parents[1]
    names = set(compiled.modules(package))

    assert {"kit/table.py", "titles/settlers/rules/steps.py", "titles/settlers/evaluation.py"} <= names
    assert not [name for name in names if name.endswith("__init__.py")]
    assert all((package / name).is_file() for name in compiled.INTERPRETED)
    assert not names & compiled.INTERPRETED.keys()


SPAWN = """
import multiprocessing, sys
from citywright.arena.run import play_chunk
from citywright.titles import titles
for title in titles():
    chunk = (title.id, ("greedy", "greedy"), 1, 1, title.game.read_options(()), range(1))
    process = multiprocessing.get_context("spawn").Process(target=play_chunk, args=chunk)
    process.start()
    process.join()
    if process.exitcode:
        sys.exit(f"{title.id}: a bot or a worker fails")
"""
"""What `simulate --compiled` does with several workers: a game of every title by bots that think."""


@pytest.mark.first
def test_the_compiled_engine_plays_the_same_games(compiled_engine: Engine):
    """The build is the one that `--compiled` runs; the first of these sources takes a while."""
    folder = compiled_engine.folder

    for one in titles():
        games = 24 if one.id == "settlers" else 6
        assert compiled.call(folder, "fingerprints", one.id, games) == bench.fingerprints(one.id, games)
    made = subprocess.run([sys.executable, "-c", SPAWN], env=compiled.environment(folder), timeout=HANGS, check=False)
    assert made.returncode == 0, "bots in a process that a compiled one spawns cannot play"


@pytest.mark.long
def test_the_compiled_engine_plays_the_same_200_games(compiled_engine: Engine):
    folder = compiled_engine.folder

    for one in titles():
        assert compiled.call(folder, "fingerprints", one.id, 200) == bench.fingerprints(one.id, 200)

"""The benchmark: its rows, its comparison, and the compiled engine that must play the same games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from citywright import bench, compiled
from citywright.bench import Row
from citywright.cli import main
from citywright.kit.errors import BadSetup
from citywright.titles import TITLES

KEYS = {"title", "players", "clone_us", "node_us", "decisions_per_s", "games_per_s", "empty_calls_per_s"}
QUICK = ["--rounds", "1", "--games", "2"]


def row(**changes: object) -> Row:
    plain: Row = {
        "title": "settlers",
        "players": 2,
        "clone_us": 2.0,
        "node_us": 20.0,
        "decisions_per_s": 40_000,
        "games_per_s": 130.0,
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


def test_a_planted_slowdown_fails_and_is_named(tmp_path: Path):
    saved = tmp_path / "saved.json"
    CliRunner().invoke(main, ["bench", "settlers", *QUICK, "--save", str(saved)])
    rows = json.loads(saved.read_text())
    for one in rows:  # as if everything had been a hundred times as fast, but copies with three players even faster
        one["clone_us"] *= 100
        one["node_us"] *= 100
        one["decisions_per_s"] /= 100
    rows[1]["clone_us"] /= 1_000_000
    saved.write_text(json.dumps(rows))

    told = CliRunner().invoke(main, ["bench", "settlers", *QUICK, "--compare", str(saved)])

    assert told.exit_code == 1
    assert "settlers with 3 players: clone_us" in told.stderr
    assert told.stderr.count("times as slow") == 1


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
    found = bench.slower([row()], [row(**changes)])

    assert [sentence.split(": ")[1].split(" is ")[0] for sentence in found] == slow


def test_figures_of_other_cases_are_no_comparison():
    with pytest.raises(BadSetup, match="nothing to compare"):
        bench.slower([row(players=3)], [row()])


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"title": "settlers"}]', json.dumps([row(clone_us=0)])])
def test_saved_figures_that_are_none_are_refused(tmp_path: Path, text: str):
    saved = tmp_path / "saved.json"
    saved.write_text(text)

    told = CliRunner().invoke(main, ["bench", "settlers", *QUICK, "--compare", str(saved)])

    assert told.exit_code == 2
    assert "The saved figures" in told.stderr


def test_a_fingerprint_sees_every_decision():
    one, two, three = bench.fingerprints("settlers", 3)

    assert bench.fingerprints("settlers", 2) == [one, two]
    assert len({one, two, three}) == 3


def test_only_what_is_named_stays_interpreted():
    package = Path(bench.__file__).parent
    names = set(compiled.modules(package))

    assert {"kit/table.py", "games/settlers/steps.py"} <= names
    assert all((package / name).is_file() for name in compiled.INTERPRETED)
    assert not names & compiled.INTERPRETED.keys()


SPAWN = """
import multiprocessing, sys
from citywright.arena.run import play_chunk
from citywright.titles import TITLES
for title in TITLES:
    chunk = (title.id, ("greedy", "greedy"), 1, 1, title.game.read_options(()), range(1))
    process = multiprocessing.get_context("spawn").Process(target=play_chunk, args=chunk)
    process.start()
    process.join()
    if process.exitcode:
        sys.exit(f"{title.id}: a bot or a worker fails")
"""
"""What `simulate --compiled` does with several workers: a game of every title by bots that think."""


@pytest.mark.timeout(600)
def test_the_compiled_engine_plays_the_same_games():
    """Built without optimisation, which is quicker and the same C; the first build of these sources takes a while."""
    folder = compiled.build("0")

    for title in TITLES:
        games = 24 if title.id == "settlers" else 6
        assert compiled.call(folder, "fingerprints", title.id, games) == bench.fingerprints(title.id, games)
    made = subprocess.run([sys.executable, "-c", SPAWN], env=compiled.environment(folder), timeout=300, check=False)
    assert made.returncode == 0, "bots in a process that a compiled one spawns cannot play"


@pytest.mark.long
def test_the_compiled_engine_plays_the_same_200_games():
    folder = compiled.build()

    for title in TITLES:
        assert compiled.call(folder, "fingerprints", title.id, 200) == bench.fingerprints(title.id, 200)

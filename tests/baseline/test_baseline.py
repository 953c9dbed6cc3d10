"""The comparison of two baselines sees what differs."""

import json
from pathlib import Path

import pytest
from PIL import Image

from citywright.titles import title
from tests.baseline import run


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    row = {"title": "settlers", "players": 2, "clone_us": 2.0, "empty_calls_per_s": 1_000_000, "compiled": False}
    for name in ("older", "newer"):
        (tmp_path / name / "pictures").mkdir(parents=True)
        (tmp_path / name / "games.json").write_text(json.dumps({"settlers": ["a", "b"], "ghosts": ["c"]}))
        (tmp_path / name / "bench.json").write_text(json.dumps([row]))
        Image.new("RGB", (10, 10), "white").save(tmp_path / name / "pictures/home.png")
    return tmp_path / "older", tmp_path / "newer"


def test_equal_folders_have_no_faults(folders, capsys):
    assert run.compare(*folders) == 0
    printed = capsys.readouterr().out
    assert "games: 2 the same" in printed
    assert "clone_us x 1.00" in printed
    assert "picture" not in printed


def test_a_fingerprint_a_figure_and_a_pixel_that_differ_are_seen(folders, capsys):
    _, newer = folders
    (newer / "games.json").write_text(json.dumps({"settlers": ["a", "x"], "ghosts": ["c"]}))
    rows = json.loads((newer / "bench.json").read_text())
    (newer / "bench.json").write_text(json.dumps([rows[0] | {"clone_us": 3.0}]))
    picture = Image.new("RGB", (10, 10), "white")
    picture.putpixel((3, 4), (0, 0, 0))
    picture.save(newer / "pictures/home.png")
    Image.new("RGB", (10, 12), "white").save(newer / "pictures/new.png")

    assert run.compare(*folders) == 1
    printed = capsys.readouterr().out
    assert "DIFFERS games: settlers" in printed
    assert "clone_us x 1.50" in printed
    assert "picture home.png: 1.00% of the pixels differ" in printed
    assert "picture new.png: 100.00%" in printed


def test_what_is_shown_is_fingerprinted_alike_every_time_and_changes_with_a_word(monkeypatch):
    settlers = title("settlers")
    before = run.shown(settlers, 2)
    assert run.shown(settlers, 2) == before
    scene = settlers.page.scene

    def other_scene(*args):
        drawn = scene(*args)
        drawn.areas = drawn.areas[1:]
        return drawn

    monkeypatch.setattr(settlers.page, "scene", other_scene)
    assert run.shown(settlers, 2) != before

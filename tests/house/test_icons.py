"""The icons of a title: its sheet is made of its list, and holds all that the page of the title shows."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from citywright.titles import Title, titles

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "client/scripts/icons.js"
HOUSE = ROOT / "client/src/art/icons.txt"
EVERY = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def names(text: str) -> set[str]:
    return {name for line in text.splitlines() if (name := line.partition("#")[0].strip())}


def test_the_sheets_are_made_of_the_lists(tmp_path: Path):
    node = os.environ.get("CITYWRIGHT_NODE") or shutil.which("node")
    assert node, "No Node is known here: run the tests with ./dev test."
    lists = [tmp_path / f"{title.id}.txt" for title in titles()]
    for title, file in zip(titles(), lists, strict=True):
        file.write_text((title.files / "art/icons.txt").read_text(encoding="utf-8"), encoding="utf-8")

    subprocess.run([node, SCRIPT, *lists], check=True)

    stale = [
        title.id
        for title, file in zip(titles(), lists, strict=True)
        if (title.files / "art/icons.svg").read_text(encoding="utf-8") != file.with_suffix(".svg").read_text("utf-8")
    ]
    assert stale == [], "./dev icons writes them anew."


@EVERY
def test_a_layout_names_no_icon_that_neither_title_nor_house_has(title: Title):
    layout = title.page.layout()
    shown = set(re.findall(r'"icon":"([^"]+)"', msgspec.json.encode(layout).decode())) | set(layout.goods.values())

    listed = names((title.files / "art/icons.txt").read_text(encoding="utf-8")) | names(HOUSE.read_text("utf-8"))
    assert shown - listed == set()


@EVERY
def test_a_layout_loads_the_sheet_of_icons(title: Title):
    assert "icons.svg" in title.page.layout().art

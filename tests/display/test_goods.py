"""Every good of a title has a name in both languages, a colour, and a sign that the page carries."""

import re
from pathlib import Path
from typing import Final

import pytest

from citywright.titles import Title, titles

ROOT: Final = Path(__file__).parents[2]
HOUSE: Final = ROOT / "src/citywright/texts"
TITLES: Final = ROOT / "src/citywright/titles"
TOKENS: Final = ROOT / "client/src/styles/tokens.css"
SIGNS: Final = ROOT / "client/src/art/icons.txt"
EVERY: Final = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def messages(title: str, lang: str) -> set[str]:
    files = [HOUSE / f"{lang}.ftl", TITLES / title / "texts" / f"{lang}.ftl"]
    return {word for file in files for word in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)}


@EVERY
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_goods_have_names(title: Title, lang: str):
    known = messages(title.id, lang)
    words = [good.replace("_", "-") for good in title.page.layout().goods]
    named = {word for word in words for kind in ("good", "resource", "token") if f"{kind}-{word}" in known}

    assert set(words) - named == set()


@EVERY
def test_goods_have_colours(title: Title):
    sheets = TOKENS.read_text() + (TITLES / title.id / "art/board.css").read_text()
    coloured = set(re.findall(r"--good-([\w-]+):", sheets))

    assert set(title.page.layout().goods) - coloured == set()


@EVERY
def test_goods_have_signs(title: Title):
    listed = "\n".join(file.read_text() for file in (SIGNS, TITLES / title.id / "art/icons.txt"))
    signs = {line.split("#")[0].strip() for line in listed.splitlines()}

    assert set(title.page.layout().goods.values()) - signs == set()

"""Nothing is cut, covered, overprinted or too small, in any window, at any kind of question of any title."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from citywright.titles import titles
from tests.browser.conftest import serving
from tests.browser.walk.walk import DESKTOP, LARGE, PHONE, Walk

EACH_TITLE = pytest.mark.parametrize("title", [one.id for one in titles()])
PHASES = 3
"""Kinds of questions of a match that are looked at, each in a third of the windows; all in all with --long."""


@EACH_TITLE
def test_a_match_fits_every_window(title: str, with_bars: Browser, tmp_path: Path) -> None:
    lang = "ru" if [one.id for one in titles()].index(title) % 2 == 0 else "en"
    with serving(tmp_path / "tables.db") as address:
        walk = Walk(with_bars, address, title, (lang,))
        moments: list[str] = []
        for moment in walk.phases(seed=5, most=PHASES):
            walk.look(moment, len(moments), PHASES)
            moments.append(moment)
        walk.choose(len(DESKTOP))
        walk.close()

    # A match may end before there were so many kinds.
    assert walk.judged >= len(DESKTOP + PHONE) or moments[-1] == "end"
    if report := walk.report():
        pytest.fail(report, pytrace=False)


@pytest.mark.long
@EACH_TITLE
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches_and_replays_fit_every_window_in_both_languages(
    title: str, seed: int, with_bars: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path / "tables.db") as address:
        walk = Walk(with_bars, address, title)
        for moment in walk.phases(seed, most=1000):
            walk.look(moment)
            if moment == "end":
                walk.replay()
            else:
                walk.choose()
                walk.turn_to_other_views(moment)
        walk.close()

    if report := walk.report():
        pytest.fail(report, pytrace=False)


@pytest.mark.long
@EACH_TITLE
def test_whole_matches_fit_with_larger_letters(title: str, large_letters: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as address:
        walk = Walk(large_letters, address, title, ("ru",), LARGE)
        for moment in walk.phases(3, most=1000):
            walk.look(moment)
        walk.close()

    if report := walk.report():
        pytest.fail(report, pytrace=False)

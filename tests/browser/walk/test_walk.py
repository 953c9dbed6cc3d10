"""Nothing is cut, covered, overprinted or too small, in any window, at any kind of question of any title."""

import pytest
from playwright.sync_api import Browser

from citywright.titles import titles
from tests.browser.walk.walk import DESKTOP, LARGE, PHONE, Walk

EACH_TITLE = pytest.mark.parametrize("title", [one.id for one in titles()])
PHASES = {
    "settlers": ("at take", "at propose"),
    "architects": ("at place", "after 60"),
    "founders": ("at play", "at bid"),
    "ghosts": ("at explore", "at contact"),
    "mythotopia": ("at do", "at target"),
}
"""Kinds of questions that are looked at besides the first of a match, each in a third of the windows; all questions in
all windows with --long."""


@EACH_TITLE
def test_a_match_fits_every_window(title: str, with_bars: Browser, server: str) -> None:
    lang = "ru" if [one.id for one in titles()].index(title) % 2 == 0 else "en"
    phases = PHASES.get(title, ("after 20", "after 40"))
    walk = Walk(with_bars, server, title, (lang,))
    walk.look("the first question", 0, len(phases) + 1)
    for number, phase in enumerate(phases, 1):
        walk.go_to(phase)
        walk.look(phase, number, len(phases) + 1)
    walk.choose(len(DESKTOP))
    walk.close()

    assert walk.judged >= len(DESKTOP + PHONE)
    if report := walk.report():
        pytest.fail(report, pytrace=False)


@pytest.mark.long
@EACH_TITLE
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches_and_replays_fit_every_window_in_both_languages(
    title: str, seed: int, with_bars: Browser, server: str
) -> None:
    walk = Walk(with_bars, server, title)
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
def test_whole_matches_fit_with_larger_letters(title: str, large_letters: Browser, server: str) -> None:
    walk = Walk(large_letters, server, title, ("ru",), LARGE)
    for moment in walk.phases(3, most=1000):
        walk.look(moment)
    walk.close()

    if report := walk.report():
        pytest.fail(report, pytrace=False)

"""Pages for everyone: axe finds no serious fault by day or by night."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from citywright.titles import titles
from tests.browser.conftest import Visit
from tests.browser.hands import all_told, drive, finish, my_turn, new_table, table_of

GRAVE = {"serious", "critical"}
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that look at colours."""
DRAWINGS = ("#art", ".attic")
"""Pieces of drawings that the page shows elsewhere: nine of ten elements of a table, and nobody meets them there."""
MEETS = """(drawings) => [...document.querySelectorAll(drawings)].some((one) =>
  one.checkVisibility({ visibilityProperty: true }) && !one.ariaHidden ||
  one.querySelector("a, button, input, select, textarea, [tabindex]"))"""


def faults_of(page: Page, rules: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Serious and critical violations, of some rules or of all, short enough to be read."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    wish: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    assert not page.evaluate(MEETS, ", ".join(DRAWINGS)), "somebody meets the pieces of drawings where they are kept"
    found: list[Any] = page.evaluate(
        "async ([drawings, wish]) => (await axe.run({ exclude: drawings }, wish)).violations", [list(DRAWINGS), wish]
    )
    return [
        {"rule": one["id"], "where": [node["html"][:160] for node in one["nodes"][:3]]}
        for one in found
        if one["impact"] in GRAVE
    ]


def keep(page: Page, theme: str) -> None:
    kept = json.dumps({"lang": "en", "theme": theme, "calm": True})
    page.add_init_script(f"localStorage.setItem('citywright', '{kept}')")


def faults_by_day_and_night(page: Page) -> list[dict[str, Any]]:
    """What axe finds on a page that goes with the sky (`keep(page, "system")`). Night is `light-dark()` of the styles
    and nothing else, which takes colours only: the rules that do not look at them are asked once."""
    colour = "() => getComputedStyle(document.body).color"
    page.emulate_media(color_scheme="light")
    by_day = page.evaluate(colour)
    found = faults_of(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(colour) != by_day, "the page looks alike by day and by night"
    return found + faults_of(page, COLOURS)


def test_home_lobby_and_rules_are_accessible_by_day_and_by_night(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    page.goto(server)
    page.wait_for_selector(".gate")
    assert faults_by_day_and_night(page) == []

    page.goto(f"{server}/rules/settlers")
    page.wait_for_selector("[data-clause]")
    assert faults_by_day_and_night(page) == []

    page.goto(f"{server}/new/settlers")
    page.locator(".seat-list [data-kind=open]").first.click()
    assert faults_by_day_and_night(page) == []
    page.locator("form .btn-main").click()
    page.wait_for_selector(".lobby .seat-list")
    assert faults_by_day_and_night(page) == []


def test_table_and_replay_are_accessible_by_day_and_by_night(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    new_table(page, server, "settlers", ["me", "bot", "bot"], start="10 to go")
    my_turn(page)
    assert faults_by_day_and_night(page) == []
    drive(page, 22)
    finish(page)
    assert faults_by_day_and_night(page) == []
    page.goto(f"{server}/t/{table_of(page)}/replay")
    page.wait_for_selector(".scrubber")
    assert faults_by_day_and_night(page) == []


def test_the_checker_sees_a_planted_fault(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    page.goto(server)
    page.wait_for_selector(".gate")
    page.evaluate("() => document.body.append(document.createElement('button'))")

    assert [one["rule"] for one in faults_of(page)] == ["button-name"]


WINDOWS = (
    (1280, 720),
    (1024, 768),
    (720, 450),
    (1440, 900),
    (1920, 1080),
    (960, 540),
    (640, 360),
    (844, 390),
    (360, 740),
)
PATHS = ("/", "/tables", "/records", "/account", "/credits", "/new/founders#friends", "/rules/ghosts")
SAMPLE = 3
"""Without --long each thing is seen in one of the first so many windows, the next thing in the next one."""
EXTENT = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="sample"), pytest.param(True, id="all", marks=pytest.mark.long)]
)


def in_windows(page: Page, number: int, whole: bool) -> dict[str, Any]:
    """What axe finds, by the window it was found in."""
    found = {}
    for width, height in WINDOWS if whole else (WINDOWS[number % SAMPLE],):
        page.set_viewport_size({"width": width, "height": height})
        if faults := faults_of(page):
            found[f"{width} x {height}"] = faults
    return found


@EXTENT
@pytest.mark.parametrize("title", [one.id for one in titles()])
def test_tables_are_accessible_in_every_window(visit: Visit, server: str, title: str, whole: bool):
    page = visit(bypass_csp=True)
    keep(page, "light")
    new_table(page, server, title, ["me", "bot"], start="after 20")
    my_turn(page)

    assert in_windows(page, [one.id for one in titles()].index(title), whole) == {}


@EXTENT
def test_pages_are_accessible_in_every_window(visit: Visit, server: str, whole: bool):
    page = visit(bypass_csp=True)
    keep(page, "dark")
    found = {}
    for number, path in enumerate(PATHS):
        page.goto(f"{server}{path}")
        page.wait_for_selector("main")
        all_told(page)
        if faults := in_windows(page, number, whole):
            found[path] = faults

    assert found == {}

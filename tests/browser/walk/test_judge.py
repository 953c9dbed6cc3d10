# ruff: noqa: E501 -- pages in one line are read more easily than broken ones
"""The judge sees every kind of fault it is there for, and leaves a sound page alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.walk.judge import judge

STYLE = """
body { margin: 0; font: 14px/1.4 sans-serif; } .box { position: absolute; width: 160px; height: 40px; background: #eee; }
.field { position: absolute; inset: 0 0 100px 0; } .area, .scene { width: 100%; height: 100%; } .area { overflow: hidden; }
button { min-width: 60px; height: 40px; font: inherit; }
"""

SOUND = """
<main class="field"><div class="area" data-area="land"><svg class="scene" viewBox="0 0 400 300">
  <g class="node target"><rect class="hit" width="90" height="60" fill="none" /><text x="45" y="30" font-size="16" text-anchor="middle">Forest</text></g>
</svg></div></main>
<div class="dock box" style="bottom: 0; width: 400px"><p style="margin: 0">Where do you build?</p></div>
<button style="position: absolute; right: 0; bottom: 0">Build</button>
"""

PLANTED = {
    "cut": '<div class="box" style="overflow: hidden; top: 0; width: 60px; white-space: nowrap">A name that is far too long</div>',
    "cut by the window": '<div class="box" style="position: fixed; left: 760px; top: 10px">Leaves the window</div>',
    "cut by a list": '<select style="width: 70px"><option>Far too long for it</option></select>',
    "dots": '<div class="box" style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 60px">Ended by dots</div>',
    "overprinted": '<div class="box" style="background: none">One sentence</div><div class="box" style="background: none; left: 20px; top: 3px">Another one</div>',
    "under something": '<div class="box">Hidden words</div><div class="box" style="background: #ccc"></div>',
    "covered": '<button>Press</button><div class="box" style="left: 0; top: 0"></div>',
    "small letters": '<p style="font-size: 9px">Hard to read</p>',
    "small target": '<button style="min-width: 12px; width: 12px; height: 12px; padding: 0"></button><button style="margin: 0"></button>',
    "answer out of sight": """<div class="dock box" style="height: 40px; overflow-y: auto"><ul style="margin: 0; padding: 0">
        <li><button class="chip">First</button></li><li><button class="chip">Second</button></li><li><button class="chip">Third</button></li></ul></div>""",
    "sideways": '<div style="width: 1200px; height: 10px"></div>',
    "page scrolls": '<div style="height: 900px"></div>',
}
DRAWN = {
    "small letters": '<text x="10" y="200" font-size="4">Tiny</text>',
    "overprinted": '<text x="10" y="200" font-size="16">One name</text><text x="14" y="202" font-size="16">Other</text>',
    "cut": '<text x="380" y="200" font-size="16">Leaves the drawing</text>',
    "leaves its card": '<g class="node"><rect class="hit" x="10" y="150" width="40" height="40" fill="none" /><text x="12" y="170" font-size="16">Much too long</text></g>',
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    yield context.new_page()
    context.close()


def show(page: Page, body: str) -> None:
    page.set_content(f"<!doctype html><style>{STYLE}</style>{body}")


def kinds(page: Page) -> set[str]:
    return {fault.partition(":")[0] for fault in judge(page, board=True)}


def test_a_sound_page_has_no_fault(page: Page) -> None:
    show(page, SOUND)

    assert judge(page, board=True) == []


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_seen(page: Page, fault: str) -> None:
    show(page, SOUND + PLANTED[fault])

    assert fault.split(" by ", maxsplit=1)[0] in kinds(page)


@pytest.mark.parametrize("fault", DRAWN)
def test_a_fault_inside_a_drawing_is_seen(page: Page, fault: str) -> None:
    show(page, SOUND.replace("</svg>", f"{DRAWN[fault]}</svg>"))

    assert fault in kinds(page)


def test_a_text_of_a_drawing_that_is_used_is_seen(page: Page) -> None:
    card = '<svg width="0" height="0"><g id="tpl-card" data-box="40 40"><text x="2" y="20" font-size="16">Too long for it</text></g></svg>'
    used = '<g class="node"><use class="mark use" href="#tpl-card" transform="translate(100 150)" /></g>'
    show(page, card + SOUND.replace("</svg></div>", f"{used}</svg></div>"))

    assert kinds(page) == {"leaves its card"}


def test_a_small_board_is_seen(page: Page) -> None:
    show(page, SOUND.replace('class="field"', 'class="field" style="inset: 0 600px 500px 0"'))

    assert "small board" in kinds(page)


def test_a_finger_wants_more_room_than_a_mouse(page: Page) -> None:
    two = (
        '<button style="position: relative; z-index: 1; min-width: 30px; width: 30px; height: 30px; padding: 0">a</button>'
        * 2
    )
    show(page, SOUND + two)

    assert judge(page, board=True) == []
    assert any(fault.startswith("small target") for fault in judge(page, board=True, touch=True))


def test_what_scrolls_and_says_so_is_no_fault(page: Page) -> None:
    show(page, SOUND + PLANTED["answer out of sight"].replace('class="dock box"', 'class="dock box more"'))

    assert "answer out of sight" not in kinds(page)

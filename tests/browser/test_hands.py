"""What hands can do on the board besides clicking: look before choosing, drag, zoom."""

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import begin, centre, lines, my_turn, rewrite, sent, settle, stand_still, wait_until

TAKE: Final = ".node.target.source"
"""Squares of the market that may be taken now: they can be dragged."""
MARKET: Final = "at take"
"""Where a square may be taken from the market."""


def asked(page: Page) -> str:
    return page.locator(".ask").inner_text()


def test_a_square_is_dragged_from_the_market_onto_the_land(visit: Visit, server: str):
    page = visit()
    begin(page, server, MARKET)
    taken = page.locator(TAKE).first.get_attribute("data-node")
    x, y = centre(page, f"[data-node='{taken}']")

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 30, steps=3)
    page.wait_for_selector(".flyer.held")
    page.wait_for_selector(".outline.legal, .outline.swap")
    page.wait_for_selector("[data-area=land] .node.target")
    to_x, to_y = centre(page, "[data-area=land] .node.target")
    page.mouse.move(to_x - 12, to_y + 9, steps=6)
    expect(page.locator(".outline.landing")).to_have_count(1)
    expect(page.locator(".flyer.lands")).to_have_count(1)
    expect(page.locator(".node.preview").first).to_be_visible()
    page.mouse.up()

    expect(page.locator(f"[data-area=land] [data-node='{taken}']")).to_have_count(1)
    expect(page.locator(".flyer.held")).to_have_count(0)


def test_what_is_dropped_elsewhere_goes_back(visit: Visit, server: str):
    page = visit()
    begin(page, server, MARKET)
    before = asked(page)
    told = lines(page)
    x, y = centre(page, TAKE)

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 15, y + 25, steps=3)
    page.wait_for_selector("[data-area=land] .node.target")
    dock_x, dock_y = centre(page, ".dock .ask")
    page.mouse.move(dock_x, dock_y, steps=4)
    page.mouse.up()

    expect(page.locator(".ask")).to_have_text(before)
    wait_until(lambda: lines(page) == told, "the choice to be taken back")
    expect(page.locator(".flyer.held")).to_have_count(0)
    expect(page.locator(".node.lifted")).to_have_count(0)


FLYING: Final = """
(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    return animate.call(this, frames, this.matches(".flyer") ? { ...timing, duration: 1e9 } : timing);
  };
})();
"""
"""What flies never lands, so that every click falls on it while it is on its way."""


def test_escape_ends_a_drag_and_a_click_still_takes(visit: Visit, server: str):
    page = visit()
    page.add_init_script(FLYING)
    begin(page, server, MARKET)
    before = asked(page)
    x, y = centre(page, TAKE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 15, y + 25, steps=3)
    page.wait_for_selector("[data-area=land] .node.target")
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_text(before)
    my_turn(page)
    played = sent(page, "play")
    page.mouse.up()  # over the square it took up: no click
    assert sent(page, "play") == played
    assert asked(page) == before

    # The square is still on its way home above its place.
    expect(page.locator(".flyer")).to_have_count(1)
    page.mouse.click(*centre(page, TAKE))
    page.wait_for_selector("[data-area=land] .node.target")


def test_a_finger_drags_too(visit: Visit, server: str):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    begin(page, server, MARKET)
    page.locator(".stage-tabs .calls").first.click()
    square = page.locator(f".area.rows {TAKE}").first
    square.scroll_into_view_if_needed()
    taken = square.get_attribute("data-node")
    x, y = centre(page, f"[data-node='{taken}']")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": px, "y": py} for px, py in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x, y + 12 * step))
    page.wait_for_selector("[data-area=land] .node.target")
    to_x, to_y = centre(page, "[data-area=land] .node.target")
    touch("touchMove", (to_x, to_y - 10))
    touch("touchMove", (to_x, to_y))
    expect(page.locator(".outline.landing")).to_have_count(1)
    touch("touchEnd")

    expect(page.locator(f"[data-area=land] [data-node='{taken}']")).to_have_count(1)


def test_a_hand_or_a_focus_that_rests_shows_what_would_happen(visit: Visit, server: str):
    page = visit()
    begin(page, server, MARKET)
    before = sent(page, "preview")

    x, y = centre(page, TAKE)
    page.mouse.move(x, y)
    expect(page.locator(".node.preview").first).to_be_visible()
    page.mouse.move(*centre(page, ".dock .ask"))
    expect(page.locator(".node.preview")).to_have_count(0)
    page.mouse.move(x, y)
    expect(page.locator(".node.preview").first).to_be_visible()
    assert sent(page, "preview") == before + 1  # the second look was remembered

    page.mouse.move(*centre(page, ".dock .ask"))
    page.keyboard.press("ArrowRight")
    page.locator(TAKE).first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".node.preview").first).to_be_visible()


def test_a_restless_hand_asks_little(visit: Visit, server: str):
    """The page's own clock is moved by hand: how fast this machine is does not matter."""
    page = visit()
    page.clock.install()
    begin(page, server, MARKET)
    page.mouse.click(*centre(page, TAKE))
    page.wait_for_selector("[data-area=land] .node.target")
    spots = [
        centre(page, f"[data-node='{one.get_attribute('data-node')}']") for one in page.locator(".node.target").all()
    ]
    assert len(spots) > 1
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 5"))
    before = sent(page, "preview")

    for n in range(40):
        page.mouse.move(*spots[n % len(spots)])
        page.clock.run_for(10)
    assert sent(page, "preview") == before
    page.clock.run_for(300)
    assert sent(page, "preview") == before + 1
    # It rests a moment everywhere, again and again: what was shown once is remembered.
    for n in range(3 * len(spots)):
        page.mouse.move(*spots[n % len(spots)])
        page.clock.run_for(500)
    assert sent(page, "preview") == before + len(spots)


def test_zooming_in_opens_a_small_map_that_moves_the_view(visit: Visit, server: str):
    page = visit()
    begin(page, server, "after 30")
    land = page.locator("[data-area=land]")
    assert land.locator(".minimap").count() == 0

    for _ in range(3):
        land.get_by_role("button", name="Closer").click()
    expect(land.locator(".minimap")).to_be_visible()
    before = land.locator(".minimap .seen").get_attribute("x")
    box = land.locator(".minimap").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    wait_until(lambda: land.locator(".minimap .seen").get_attribute("x") != before, "the view to move")
    land.get_by_role("button", name="Show all").click()
    expect(land.locator(".minimap")).to_have_count(0)


def test_letters_on_the_board_are_never_too_small(visit: Visit, server: str):
    page = visit(viewport={"width": 900, "height": 600})
    begin(page, server)
    settle(page, "")

    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.field .area:not(.mini) text.label')].map((one) =>
        parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
    )
    assert sizes
    assert min(sizes) > 11.5


def test_a_thing_is_turned_by_key_and_button(visit: Visit, server: str):
    """Two places of a square are told as two turns on the first of them."""
    page = visit()
    turned: list[str] = []

    def turn(update: dict[str, Any]) -> None:
        places = [one for one in update.get("choices", []) if one["action"][0] == "place"]
        for n, choice in enumerate(places[:2]):
            choice.update(target=places[0]["target"], turn=n)
            turned[:] = [choice["target"]]

    rewrite(page, turn)
    begin(page, server, MARKET)
    page.mouse.click(*centre(page, TAKE))
    page.wait_for_selector(".btn-round")
    page.mouse.click(*centre(page, f"[data-node='{turned[0]}']"))
    ghost = page.locator(".node.preview.ghost")
    expect(ghost).to_have_count(1)
    first = ghost.get_attribute("transform")

    page.keyboard.press("r")
    wait_until(lambda: ghost.count() == 1 and ghost.get_attribute("transform") != first, "the other turn")
    page.locator(".btn-round").click()
    wait_until(lambda: ghost.count() == 1 and ghost.get_attribute("transform") == first, "the first turn again")
    assert page.locator(".btn-main").count() == 1


def test_labels_that_would_overlap_are_left_out_by_rank(visit: Visit, server: str):
    page = visit()

    def label(update: dict[str, Any]) -> None:
        if update["k"] != "update":
            return
        land = next(area for area in update["scene"]["areas"] if area["id"] == "land")
        x, y = land["view"][0] + 100, land["view"][1] + 60
        for rank in (2, 1):
            land["ground"].append({"k": "label", "text": f"rank {rank}", "x": x, "y": y + rank, "rank": rank})
        land["ground"].append({"k": "label", "text": "elsewhere", "x": x, "y": y + 90, "rank": 3})

    rewrite(page, label)
    begin(page, server)
    expect(page.locator("text[data-rank='2']")).to_have_class(re.compile("left-out"))
    expect(page.locator("text[data-rank='1']")).not_to_have_class(re.compile("left-out"))
    expect(page.locator("text[data-rank='3']")).not_to_have_class(re.compile("left-out"))


def test_on_a_phone_the_inspector_hides_neither_land_nor_dock(visit: Visit, server: str):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    begin(page, server, "after 30")
    page.locator("[data-area=land] .node.speaks").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_selector(".inspector")
    stand_still(page, ".inspector")

    box = page.locator(".inspector").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"] + 1
    hidden = page.evaluate(
        """(top) => [...document.querySelectorAll('[data-area=land] .node')].filter((one) =>
        one.getBoundingClientRect().bottom > top + 1).length""",
        box["y"],
    )
    assert hidden == 0


def test_the_board_stands_still_under_a_hand_that_looks_around(visit: Visit, server: str):
    page = visit()
    begin(page, server, MARKET)
    page.mouse.move(*centre(page, ".dock .ask"))
    height = "() => document.querySelector('.dock').getBoundingClientRect().height"
    before = page.evaluate(height)
    for node in [one.get_attribute("data-node") for one in page.locator(TAKE).all()][:4]:
        page.mouse.move(*centre(page, f"[data-node='{node}']"))
        page.wait_for_selector(".node.preview")
        assert page.evaluate(height) == before


def test_on_a_phone_the_land_stands_still_under_a_choice(visit: Visit, server: str):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    begin(page, server, MARKET)
    page.locator(f".area.rows {TAKE}").first.dispatch_event("click")
    page.wait_for_selector("[data-area=land] .node.target")
    my_turn(page)
    stand_still(page, ".dock")
    height = "() => document.querySelector('.dock').getBoundingClientRect().height"
    before = page.evaluate(height)
    page.locator("[data-area=land] .node.target").first.dispatch_event("click")
    page.wait_for_selector(".outline.chosen")

    assert page.evaluate(height) == before
    assert before < 740 / 5  # the question and its buttons leave the room to the board

"""Mythotopia through the page: a match of three to its end, payments, the map on a phone, and axe."""

from playwright.sync_api import Page, expect

from citywright.titles.mythotopia.words.names import DEEDS
from tests.browser import hands
from tests.browser.conftest import Visit
from tests.browser.hands import ENDS, drive, finish, my_turn, points
from tests.browser.test_access import faults_by_day_and_night, keep

PHONE = {"width": 360, "height": 740}
INVADE = ".target[data-node='deed.invade']"


def new_table(page: Page, server: str, start: str = "") -> None:
    """A short match against two bots that do not think."""
    # Tests name the questions they come to, so none is answered by itself.
    page.add_init_script(
        """localStorage.setItem("citywright", JSON.stringify({
        ...JSON.parse(localStorage.getItem("citywright") ?? "{}"), auto: false }))"""
    )
    hands.new_table(page, server, "mythotopia", ["me", "bot", "bot"], "random", {"turn_limit": 30}, start=start)
    my_turn(page)


def deed(name: str) -> str:
    """Where a match begins with the question which action to take, and this is one of them."""
    return f"at do {DEEDS.index(name)}"


def click(page: Page, selector: str) -> None:
    """A click on a thing of the board, wherever it is on the screen."""
    page.locator(selector).first.dispatch_event("click")


def begin_invasion(page: Page) -> None:
    """The action and its source are chosen; the target is asked."""
    click(page, INVADE)
    expect(page.locator(".ask")).to_contain_text("From which province")
    click(page, ".target[data-node^='c.']")
    expect(page.locator(".ask")).to_contain_text("where do you invade")


@ENDS
def test_three_play_to_the_end(visit: Visit, server: str, start: str):
    page = visit()
    new_table(page, server, start)
    assert page.locator("[data-node^='p.']").count() == 40
    drive(page, 5)
    finish(page)

    assert len(points(page)) == 3
    assert min(points(page)) >= 12


def test_a_payment_says_what_is_owed_and_can_be_taken_back(visit: Visit, server: str):
    page = visit()
    new_table(page, server, deed("acquire"))
    click(page, "[data-node='deed.acquire']")
    expect(page.locator(".ask")).to_contain_text("Which card do you acquire")
    click(page, ".target[data-node^='c.']")

    expect(page.locator(".ask")).to_contain_text("Still to pay: 1 gold")
    expect(page.locator(".dock .delta")).to_contain_text("Still: 1")
    page.locator(".dock-actions button").first.click()
    expect(page.locator(".ask")).to_contain_text("Which card do you acquire")


def test_cards_are_chosen_in_any_order(visit: Visit, server: str):
    """The last card of the hand first, then the first: both go, and nothing is refused."""
    page = visit()
    new_table(page, server, deed("discard"))
    click(page, "[data-node='deed.discard']")
    expect(page.locator(".ask")).to_contain_text("Which card do you discard")
    cards = page.locator("[data-area='desk'] .target[data-node^='c.']")
    held = sorted((one.get_attribute("data-node") or "" for one in cards.all()), key=lambda node: int(node[2:]))
    assert len(held) > 1
    for node in (held[-1], held[0]):
        click(page, f"[data-node='{node}']")
        expect(page.locator(f"[data-area='desk'] .target[data-node='{node}']")).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)


def test_an_action_that_is_closed_says_why(visit: Visit, server: str):
    page = visit()
    new_table(page, server, deed("pass"))
    click(page, "[data-node='deed.end_game']")

    expect(page.locator(".refusal")).to_contain_text("M-")


def test_the_table_is_accessible(visit: Visit, server: str):
    page = visit(bypass_csp=True)
    keep(page, "system")
    new_table(page, server, deed("invade"))
    assert faults_by_day_and_night(page) == []
    begin_invasion(page)
    assert faults_by_day_and_night(page) == []


def test_the_map_reads_well_on_a_phone(visit: Visit, server: str):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    new_table(page, server, deed("invade"))
    begin_invasion(page)

    box = page.locator("[data-area='map']").bounding_box()
    assert box is not None
    assert box["height"] > 250
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll("[data-area='map'] text.my-name:not(.left-out)")]
        .filter((one) => one.getBoundingClientRect().height < 12).map((one) => one.textContent)"""
    )
    assert small == []
    seen = page.evaluate(
        """() => { const map = document.querySelector("[data-area='map']").getBoundingClientRect();
        return [...document.querySelectorAll(".target[data-node^='p.']")].some((one) => {
          const box = one.getBoundingClientRect();
          return box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom; }) }"""
    )
    assert seen

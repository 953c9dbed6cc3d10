"""A match in the browser: by mouse, by keyboard, by finger, alone and together."""

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from citywright.web.browse import OBSERVER
from tests.browser.conftest import Visit, serving
from tests.browser.hands import (
    ENDS,
    OVER,
    TURN,
    begin,
    begin_from_home,
    decide,
    drive,
    finish,
    halt,
    invitation,
    lines,
    my_turn,
    new_table,
    play_some,
    points,
    rewrite,
    settle,
    table_of,
    wait_until,
)
from tests.web.harness import hold_port


def test_a_stranger_reaches_the_first_move_in_one_click(visit: Visit, server: str):
    page = visit()
    begin_from_home(page, server)

    expect(page.locator(".ask")).not_to_be_empty()
    assert page.locator(".node.target").count() >= 2
    assert page.title().startswith("●")


@ENDS
def test_two_people_and_a_bot_finish_a_match(visit: Visit, server: str, start: str):
    host, guest = visit(), visit(locale="ru-RU")
    new_table(host, server, "settlers", ["me", "open", "bot"], start=start)
    guest.goto(invitation(host, guest))
    guest.get_by_label("Как вас звать").fill("Ольга")
    guest.locator(".ask-name .btn-main").click()
    host.wait_for_selector(".table-page")

    drive(host, 1)
    drive(guest, 2)
    finish(host)
    finish(guest)

    assert points(host) == points(guest)
    assert len(points(host)) == 3
    expect(host.locator(".finale .sheet thead")).to_contain_text("Ольга")
    host.locator(".finale").get_by_role("button", name="Check the shuffles").click()
    expect(host.locator(".verdict:not(.bad)")).to_be_visible()


def test_a_match_is_finished_on_a_small_phone(visit: Visit, server: str):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    new_table(page, server, "settlers", ["me", "bot", "bot"], start="20 to go")
    pick = random.Random(4)

    for _ in range(12):
        page.wait_for_selector(f"{TURN}, {OVER}")
        if page.locator(OVER).count():
            break
        before = page.locator(".ask").inner_text()
        decide(page, pick, page.touchscreen.tap)
        settle(page, before)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    drive(page, 5)
    finish(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_language_changes_in_the_middle_of_a_match(visit: Visit, server: str):
    page = visit()
    begin(page, server, "after 20")
    english = page.locator(".ask").inner_text()

    page.get_by_role("button", name="По-русски").click()
    expect(page.locator(".drawer-tabs button").first).to_have_text("Летопись")
    russian = page.locator(".ask").inner_text()
    assert russian != english
    assert page.evaluate("() => document.documentElement.lang") == "ru"
    page.get_by_role("button", name="Switch to English").click()
    expect(page.locator(".ask")).to_have_text(english)


def test_a_reload_loses_nothing(visit: Visit, server: str):
    page = visit()
    begin(page, server, "after 20")
    play_some(page, 2, random.Random(6))
    my_turn(page)
    seen = page.locator(".ask").inner_text(), lines(page)

    page.reload()
    my_turn(page)
    assert (page.locator(".ask").inner_text(), lines(page)) == seen


def test_the_table_comes_back_after_the_server_was_gone(visit: Visit, faults: list[str], tmp_path: Path):
    page = visit()
    holder = hold_port()
    port = holder.getsockname()[1]
    with serving(tmp_path / "tables.db", port) as address:
        begin(page, address, "after 20")
        play_some(page, 1, random.Random(7))
        my_turn(page)
        asked = page.locator(".ask").inner_text()
        table = page.url
    expect(page.locator(".calm")).to_be_visible()

    with serving(tmp_path / "tables.db", port) as again:
        assert again == address
        expect(page.locator(".calm")).to_be_hidden()
        assert page.url == table
        assert page.locator(".ask").inner_text() == asked
        play_some(page, 1, random.Random(8))
        page.close()  # before its server ends: it would look for it
    holder.close()
    # The browser itself notes every attempt to reach a server that is not there.
    faults[:] = [one for one in faults if "ERR_CONNECTION_REFUSED" not in one]


def test_a_command_that_came_too_fast_is_carried_out_a_moment_later(visit: Visit, server: str):
    page = visit()
    refused: list[int] = []

    def between(route: WebSocketRoute) -> None:
        house = route.connect_to_server()

        def from_page(text: str | bytes) -> None:
            order = json.loads(text)
            if order["k"] == "play" and len(refused) < 2:
                refused.append(order["ref"])
                route.send(json.dumps({"k": "refused", "ref": order["ref"], "problem": "problem-too-fast"}))
            else:
                house.send(text)

        route.on_message(from_page)

    page.route_web_socket(re.compile("/live"), between)
    begin(page, server)
    before = lines(page)
    drive(page, 3)
    page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before + 3", arg=before)
    halt(page)

    assert len(set(refused)) == 1  # the same command, sent again by itself


def test_a_table_that_cannot_be_shown_says_so_and_does_not_wait(visit: Visit, server: str):
    page = visit()
    torn: list[str] = []

    def tear(message: dict[str, Any]) -> None:
        if message["k"] == "update" and torn:
            message.clear()
            message.update(k="refused", ref=0, problem="problem-server")
        elif message["k"] == "ack" and not torn:
            torn.append("ack")

    rewrite(page, tear)
    begin(page, server)
    drive(page, 3)
    expect(page.locator(".dock .problem")).to_be_visible()
    halt(page)

    my_turn(page)
    assert torn == ["ack"]


def test_a_spectator_sees_the_match_and_can_do_nothing(visit: Visit, server: str):
    player, spectator = visit(), visit()
    new_table(player, server, "settlers", ["me", "bot"], public=True)
    my_turn(player)
    spectator.goto(f"{server}/t/{table_of(player)}")
    spectator.wait_for_selector(".watching")

    assert spectator.locator(".node.target").count() == 0
    assert spectator.locator(".dock-actions").count() == 0
    play_some(player, 1, random.Random(8))
    expect(spectator.locator(".log li.latest")).to_be_visible()


def test_two_people_at_one_screen_take_turns(visit: Visit, server: str):
    page = visit()
    new_table(page, server, "settlers", ["me", "here"], start="at end")
    my_turn(page)
    mine = page.locator(".is-me .player-name")
    first = mine.inner_text()
    drive(page, 9)
    expect(mine).not_to_have_text(first)
    halt(page)


def test_undo_goes_back_as_far_as_it_says(visit: Visit, server: str):
    page = visit()
    begin(page, server, "at take")
    pick = random.Random(10)
    undo = page.get_by_role("button", name="Take a decision back")
    for _ in range(40):
        my_turn(page)
        if undo.count():
            break
        play_some(page, 1, pick)
    told = lines(page)
    asked = page.locator(".ask").inner_text()

    page.keyboard.press("u")
    wait_until(lambda: page.locator(".ask").inner_text() != asked or lines(page) < told, "the undo")
    expect(page.get_by_role("button", name="Bring a decision back")).to_be_visible()


def test_an_illegal_click_names_its_rule(visit: Visit, server: str):
    page = visit()
    begin(page, server)
    closed = page.locator("[data-area=nature] .node[aria-disabled=true]").first
    closed.click(force=True)  # it says that it is disabled, and still tells why

    bubble = page.locator(".refusal")
    expect(bubble).to_contain_text("S-")
    clause = bubble.locator(".clause").inner_text()
    bubble.locator(".clause").click()
    expect(page.locator(f"[data-clause='{clause}']")).to_be_in_viewport()


def test_anything_tells_what_it_is(visit: Visit, server: str):
    page = visit()
    begin(page, server)
    page.locator("[data-area=prizes] .node.speaks").first.hover()

    expect(page.locator(".inspector h3")).not_to_be_empty()
    expect(page.locator(".inspector .clause").first).to_be_visible()


def test_a_finished_match_is_replayed_from_any_side(visit: Visit, server: str):
    page = visit()
    new_table(page, server, "settlers", ["me", "bot", "bot"], start="10 to go")
    my_turn(page)
    drive(page, 11)
    finish(page)
    total = points(page)
    page.locator(".finale").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")

    page.keyboard.press("End")
    wait_until(lambda: page.locator(".dock .ask").inner_text() == "The game is over.", "the end of the replay")
    heads = page.locator(".rail-left .player-points").all_inner_texts()
    shown = [int(text.split()[-1].replace("−", "-")) for text in heads]
    assert sorted(shown) == sorted(total)
    page.get_by_role("button", name="One step back").click()
    wait_until(lambda: page.locator(".dock .ask").inner_text() != "The game is over.", "a step back")
    page.locator(".viewer select").select_option(index=1)
    expect(page.locator(".table-page")).to_be_visible()


def test_an_update_touches_what_has_changed_and_little_else(visit: Visit, server: str):
    """How long an update takes is a figure of `./dev bench page`; what it does is the same on every machine."""
    page = visit(reduced_motion="no-preference")
    begin(page, server)
    page.evaluate(OBSERVER)
    drive(page, 12, seen=True)
    page.wait_for_function("() => window.__touched.length > 50 || document.querySelector('.finale')")
    halt(page)
    board, whole = (
        sorted(page.evaluate("(part) => window.__touched.map((one) => one[part])", part)) for part in ("board", "page")
    )

    assert len(board) > 40
    for touched, half, most in ((board, 15, 80), (whole, 40, 130)):
        assert 0 < touched[len(touched) // 2] < half
        assert touched[int(len(touched) * 0.95)] < most
    assert page.locator(".field *").count() > 150  # so many would be touched if the board were built anew


def test_an_update_that_changes_nothing_touches_nothing_of_the_board(visit: Visit, server: str):
    player = visit()
    new_table(player, server, "settlers", ["me", "bot"])
    my_turn(player)
    other = visit(storage_state=player.context.storage_state())
    other.goto(player.url)
    my_turn(other)
    player.evaluate(OBSERVER)
    other.get_by_role("button", name="Menu").first.click()
    other.locator("dialog.menu .menu-row", has_text="Pause").click()
    player.wait_for_function("() => window.__touched.length > 0")

    assert player.evaluate("() => window.__touched[0].board") == 0

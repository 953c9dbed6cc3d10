"""Leaving and coming back, a bot for me, pausing, inviting, late invitations, a long chronicle, an updated server."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, outdate, serving
from tests.browser.hands import (
    begin,
    drive,
    finish,
    halt,
    invitation,
    lines,
    my_turn,
    new_table,
    new_table_by_hand,
    rewrite,
    sent,
    table_of,
)

INFO = "async (id) => (await (await fetch(`/api/tables/${id}`)).json())"


def info(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(INFO, table)
    return found


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.locator("dialog.menu .menu-row", has_text=entry).click()


def play(page: Page, seed: int, clicks: int = 8) -> None:
    drive(page, seed, clicks)
    page.wait_for_function("() => !window.__driver")
    my_turn(page)


def test_leaving_keeps_the_seat_and_the_table_waits(visit: Visit, server: str):
    page = visit()
    begin(page, server, "after 20")
    table, before = table_of(page), lines(page)
    turn = info(page, table)["turn"]
    menu(page, "Leave")
    expect(page.locator("dialog.leave")).to_contain_text("bots do not move without you")
    page.get_by_role("button", name="Leave, the seat stays yours").click()
    page.wait_for_url(re.compile("/$"))

    # Bots here take no time at all: while another match goes on, they would have played to the end.
    begin(page, server, "after 20")
    play(page, 4)
    left = info(page, table)
    assert (left["turn"], left["status"]) == (turn, "playing")
    page.goto(f"{server}/t/{table}")
    my_turn(page)
    assert lines(page) == before
    assert not any(seat.get("away") for seat in info(page, table)["seats"])


def test_a_bot_plays_for_me_until_i_take_the_seat_back(visit: Visit, server: str):
    """Bots here take no time at all; this one waits for the other player, who does nothing for now."""
    page, other = visit(), visit()
    new_table(page, server, "settlers", ["me", "open"], start="after 20")
    other.goto(invitation(page, other))
    other.locator(".ask-name .btn-main").click()
    my_turn(page)
    table, before = table_of(page), lines(page)
    menu(page, "Leave")
    page.get_by_role("button", name="Let a bot play for now").click()
    page.wait_for_url(re.compile("/$"))
    page.goto(f"{server}/t/{table}")

    # The dock says who plays, and asks nothing.
    dock = page.locator(".dock.is-away")
    expect(dock).to_contain_text("A bot plays for you")
    assert page.locator(".dock .chip, .node.target").count() == 0
    page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before", arg=before)
    dock.locator(".btn-main").click()
    expect(dock).to_have_count(0)
    assert not any(seat.get("away") for seat in info(page, table)["seats"])
    drive(other, 3)
    my_turn(page)
    halt(other)


def test_resigning_is_asked_about_and_reads_as_a_loss(visit: Visit, server: str):
    page = visit()
    new_table(page, server, "founders", ["me"])
    my_turn(page)
    menu(page, "Leave")
    resign = page.locator("dialog.leave .grave button")
    resign.click()
    expect(resign).to_contain_text("Really resign?")
    resign.click()
    expect(page.locator(".finale h2")).to_have_text("You have lost")


def test_a_pause_holds_the_bots(visit: Visit, server: str):
    page = visit()
    begin(page, server, "after 20")
    menu(page, "Pause")
    expect(page.locator(".dock")).to_contain_text("Paused")
    assert info(page, table_of(page))["paused"]
    page.locator(".dock .btn-main").click()
    page.wait_for_selector(".dock.is-turn")
    assert not info(page, table_of(page)).get("paused")


def test_a_table_is_made_as_its_page_says(visit: Visit, server: str):
    """Everything that can be said there, once; with what is usual tables of every title are made there by the walks."""
    page = visit()
    kinds = ["me", "bot", "here", "open"]
    new_table_by_hand(page, server, "founders", kinds, "random", ("symmetric",), public=True, name="All of it")
    made = info(page, table_of(page))
    assert (made["title"], made["name"], made["options"]["side"]) == ("founders", "All of it", "symmetric")
    assert [(seat["kind"], seat.get("level", ""), seat.get("mine", False)) for seat in made["seats"]] == [
        ("person", "", True),
        ("bot", "random", False),
        ("person", "", True),
        ("open", "", False),
    ]
    lists = page.evaluate("async () => await (await fetch('/api/tables')).json()")
    assert made["id"] in [table["id"] for table in lists["open"]], "it is not public"


def test_inviting_leads_to_a_title_open_seats_a_link_and_a_code(visit: Visit, server: str):
    page = visit()
    page.goto(server)
    page.get_by_role("link", name="Invite friends").click()
    page.wait_for_url(re.compile("/new/.*#friends"))
    page.locator(".pick-title a", has_text="Ghosts").click()
    page.locator("form .btn-main").click()
    page.wait_for_url("**/t/*")
    assert "/i/" in page.locator(".copy input").input_value()
    assert page.locator(".qr path").get_attribute("d")
    assert info(page, table_of(page))["title"] == "ghosts"
    assert info(page, table_of(page))["public"] is False  # what is usual is left out: anybody may see it


def test_an_invitation_to_a_match_that_has_begun_or_is_over_says_so(visit: Visit, server: str):
    host, guest, late = visit(), visit(), visit()
    new_table(host, server, "settlers", ["me", "open"])
    link = invitation(host, guest)
    guest.goto(link)
    guest.locator(".ask-name input").fill("Vera")
    guest.locator(".ask-name .btn-main").click()
    guest.wait_for_selector(".table-page")
    late.goto(link)
    expect(late.locator("h1")).to_have_text("The match has begun")
    expect(late.locator(".lead")).to_contain_text("Vera")
    late.get_by_role("button", name="Watch").click()
    late.wait_for_selector(".table-page")
    menu(guest, "Leave")
    guest.locator("dialog.leave .grave button").click()
    guest.locator("dialog.leave .grave button").click()
    host.wait_for_selector(".finale")
    last = visit()
    last.goto(link)
    expect(last.locator("h1")).to_have_text("The match is over")


def test_the_chronicle_follows_to_the_end_of_a_long_match(visit: Visit, server: str):
    page = visit()
    new_table(page, server, "founders", ["me", "bot", "bot", "bot"], "random", start="10 to go")
    my_turn(page)
    drive(page, 5)
    finish(page)
    total = page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('.log [data-n]')].map((one) => +one.dataset.n))"
    )
    assert total > 300
    shown = page.evaluate(
        """() => {
        const list = document.querySelector(".log").getBoundingClientRect();
        const last = document.querySelector(".log li:last-child").getBoundingClientRect();
        return last.top >= list.top && last.bottom <= list.bottom + 1;
        }"""
    )
    assert shown


def test_a_page_that_is_open_while_the_server_is_updated_loads_itself_anew(visit: Visit, server: str):
    page = visit()

    def update_server(message: dict[str, Any]) -> None:
        if message["k"] == "hello" and len(sockets) == 2:
            message["build"] = "another"

    sockets = rewrite(page, update_server)
    begin(page, server, "after 20")
    before, address = lines(page), page.url
    page.evaluate("() => { window.__old = true; }")
    sockets[0].close()
    page.wait_for_function("() => !window.__old")
    my_turn(page)
    assert (page.url, lines(page)) == (address, before)


def test_a_match_by_earlier_rules_is_read_left_and_closed(visit: Visit, tmp_path: Path):
    database = tmp_path / "tables.db"
    page = visit()
    with serving(database) as address:
        begin(page, address, "after 20")
        table, told = table_of(page), page.locator(".log li:not(.round) .told").count()
        page.goto("about:blank")  # before its server ends: it would look for it
    outdate(database, "after 20")
    with serving(database) as address:
        page.goto(f"{address}/tables")
        page.locator(f"a[href='/t/{table}']").click()
        expect(page.locator(".locked h1")).to_have_text("This match cannot go on")
        expect(page.locator(".locked .lead")).to_contain_text("earlier rules")
        expect(page.locator(".locked .log li:not(.round) .told")).to_have_count(told)
        page.get_by_role("button", name="Leave the table").click()
        page.wait_for_url(re.compile("/tables$"))
        assert info(page, table)["ending"] == "closed"
        page.goto(f"{address}/t/{table}")
        with page.expect_download() as record:
            page.get_by_role("link", name="Record").click()
        assert "settlers" in Path(record.value.path()).read_text(encoding="utf-8")
        page.close()


def test_a_single_answer_is_given_by_itself_unless_one_does_not_want_that(visit: Visit, server: str):
    """The house marks an update as forced; the page answers it, or leaves it to the player."""
    plays = {}
    for auto in (True, False):
        page = visit()
        marked: list[bool] = []

        def force(message: dict[str, Any], marked: list[bool] = marked) -> None:
            # The first question of the match, made single: whatever the page answers then, it answers by itself.
            if message["k"] == "update" and message.get("choices") and not marked:
                marked.append(True)
                message["choices"], message["forced"] = message["choices"][:1], True

        rewrite(page, force)
        page.add_init_script(
            f"localStorage.setItem('citywright', JSON.stringify({{ lang: 'en', auto: {json.dumps(auto)} }}))"
        )
        begin(page, server)
        # Whatever is answered by itself is sent before the question is on the screen.
        plays[auto] = sent(page, "play")
    assert plays == {True: 1, False: 0}


PROBLEMS = """
new MutationObserver(() => {
  window.__problems ??= new Set();
  for (const one of document.querySelectorAll(".problem")) window.__problems.add(one.textContent);
}).observe(document, { subtree: true, childList: true });
"""


def test_a_second_page_of_the_same_person_complains_about_nothing(visit: Visit, server: str):
    page = visit()
    new_table(page, server, "mythotopia", ["me", "bot"], "random", start="at do")
    my_turn(page)
    # Both pages give a single answer by themselves, and one of them is late.
    other = visit(storage_state=page.context.storage_state())
    for one in (page, other):
        one.add_init_script(PROBLEMS)
        one.goto(page.url)
        my_turn(one)
    drive(page, 5)
    other.wait_for_function("() => window.__sent.some((one) => one.k === 'play')")
    halt(page)
    my_turn(page)

    for one in (page, other):
        assert one.evaluate("() => [...window.__problems]") == []

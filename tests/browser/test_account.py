"""The account page: every state and every refusal, answered inside the browser; and whole ways with the real server."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import HOME, Visit
from tests.browser.hands import begin, invitation, my_turn, new_table, table_of
from tests.browser.stubbed import DAY, GUEST, MEMBER, NOTHING, SEEN, Accounts
from tests.browser.test_access import faults_by_day_and_night, keep

PASSWORD: Final = "three plain words"
MAILED: Final = MEMBER | {"email": "vera@example.org", "confirmed": True}

At = Callable[..., Page]


@pytest.fixture
def at(visit: Visit, server: str, faults: list[str]) -> Iterator[At]:
    """The account page of a visitor who is answered inside the browser: `at(Accounts(GUEST))`."""
    served: list[Accounts] = []

    def open_page(accounts: Accounts, path: str = "/account", **wishes: Any) -> Page:
        page = visit(**wishes)
        accounts.serve(page)
        served.append(accounts)
        page.goto(server + path)
        page.wait_for_selector("main h1")
        return page

    yield open_page
    # The browser itself notes every refusal on its console.
    for status in (status for accounts in served for status in accounts.refused):
        faults.remove(next(one for one in faults if f"the server responded with a status of {status}" in one))


def field(page: Page | Locator, label: str) -> Locator:
    return page.get_by_label(label, exact=True)


def press(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def told(page: Page, text: str) -> None:
    expect(page.locator(".told-line")).to_have_text(re.compile(text))


def wrong(page: Page, label: str, reason: str) -> None:
    """The reason stands beside the field, is read with it, and the field has the focus."""
    one = field(page, label)
    expect(one).to_have_attribute("aria-invalid", "true")
    expect(one).to_be_focused()
    about = (one.get_attribute("aria-describedby") or "").split()
    assert reason in page.locator(f"#{about[0]}").inner_text()


def fill(page: Page, **values: str) -> None:
    labels = {"name": "Name at the table", "login": "Login", "password": "Password", "email": "E-mail, if you like"}
    for name, value in values.items():
        field(page, labels[name]).fill(value)


def test_a_guest_sees_what_comes_along_and_becomes_a_member(at: At):
    accounts = Accounts(GUEST)
    page = at(accounts)
    expect(page.locator(".comes li")).to_have_text(
        [
            "2 matches in play, with your seats",
            "1 table that waits for players",
            "9 finished matches with their replays",
            "The name “Vera” and the settings of this browser",
        ]
    )
    fill(page, login="vera.k", password=PASSWORD)
    press(page, "Keep my matches")
    told(page, "your matches came along")
    expect(page.locator("h1")).to_have_text("Account")
    expect(page.locator(".me-link")).to_contain_text("Vera")
    sent = {"login": "vera.k", "password": PASSWORD, "name": "Vera", "email": ""}
    assert accounts.bodies("POST /api/account") == [sent]


def test_a_guest_without_tables_has_a_name_to_keep(at: At):
    page = at(Accounts(GUEST, NOTHING))
    expect(page.locator(".comes li")).to_have_count(1)


def test_a_taken_login_offers_three_free_ones_and_nothing_typed_is_lost(at: At):
    accounts = Accounts(GUEST)
    accounts.refuse("POST /api/account", 409, "problem-login-taken", free=["vera1", "vera.2", "vera-3"])
    page = at(accounts)
    fill(page, name="Vera K", login="vera", password=PASSWORD, email="vera@example.org")
    press(page, "Keep my matches")
    wrong(page, "Login", "Somebody has this login already")
    assert page.locator(".free button").all_inner_texts() == ["vera1", "vera.2", "vera-3"]
    press(page, "vera.2")
    expect(field(page, "Login")).to_have_value("vera.2")
    expect(page.locator(".free, .problem")).to_have_count(0)
    press(page, "Keep my matches")
    told(page, "code is on its way to your e-mail")
    first, second = accounts.bodies("POST /api/account")
    assert second == first | {"login": "vera.2"}
    assert first["password"] == PASSWORD


@pytest.mark.parametrize(
    ("typed", "label", "reason"),
    [
        ({"name": " "}, "Name at the table", "Please fill this in"),
        ({"login": "v"}, "Login", "3 to 32"),
        ({"login": "vera <b>"}, "Login", "3 to 32"),
        ({"password": "short"}, "Password", "eight characters"),
        ({"email": "nobody"}, "E-mail, if you like", "needs an @"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_sent(at: At, typed: dict[str, str], label: str, reason: str):
    accounts = Accounts(GUEST)
    page = at(accounts)
    fill(page, **({"login": "vera", "password": PASSWORD} | typed))
    press(page, "Keep my matches")
    wrong(page, label, reason)
    # Once more: whoever looked elsewhere is led back.
    press(page, "Keep my matches")
    wrong(page, label, reason)
    assert accounts.bodies("POST /api/account") == []


@pytest.mark.parametrize(
    ("status", "problem", "label", "reason"),
    [
        (400, "problem-name", "Name at the table", "1 to 24"),
        (400, "problem-password", "Password", "at least 8"),
        (400, "problem-email", "E-mail, if you like", "name@example.org"),
    ],
)
def test_a_refusal_stands_beside_the_field_it_is_about(at: At, status: int, problem: str, label: str, reason: str):
    accounts = Accounts(GUEST)
    accounts.refuse("POST /api/account", status, problem)
    page = at(accounts)
    fill(page, login="vera", password=PASSWORD, email="vera@example.org")
    press(page, "Keep my matches")
    wrong(page, label, reason)
    expect(field(page, "Password")).to_have_value(PASSWORD)


@pytest.mark.parametrize(
    ("status", "problem", "reason"),
    [
        (401, "problem-session", "Reload"),
        (429, "problem-too-fast", "Wait"),
        (503, "problem-store", "nothing has changed"),
    ],
)
def test_what_no_field_can_help_stands_below_the_form(at: At, status: int, problem: str, reason: str):
    accounts = Accounts(GUEST)
    accounts.refuse("POST /api/account", status, problem)
    page = at(accounts)
    fill(page, login="vera", password=PASSWORD)
    press(page, "Keep my matches")
    expect(page.get_by_role("alert")).to_contain_text(reason)
    expect(page.locator("[aria-invalid]")).to_have_count(0)
    press(page, "Keep my matches")
    told(page, "you have an account")


def test_a_guest_may_only_change_the_name(at: At):
    accounts = Accounts(GUEST)
    page = at(accounts)
    expect(page.get_by_role("button", name="Save only the name")).to_have_count(0)
    fill(page, name="Olga", login="half typed")
    press(page, "Save only the name")
    told(page, "The name is saved")
    expect(field(page, "Login")).to_have_value("half typed")
    expect(page.locator(".comes")).to_contain_text("“Olga”")
    assert accounts.me["guest"]


@pytest.mark.parametrize(("answer", "bring"), [("Let them join mine", True), ("Leave them behind", False)])
def test_signing_in_shows_the_guests_matches_first_and_takes_them_on_a_yes(at: At, answer: str, bring: bool):
    accounts = Accounts(GUEST)
    page = at(accounts)
    page.locator("main").get_by_role("link", name="Sign in").click()
    expect(page.locator("h1")).to_have_text("Sign in")
    expect(page.locator(".bring .comes li")).to_have_count(3)
    fill(page, login="vera.k", password=PASSWORD)
    page.keyboard.press("Enter")
    # Neither is taken for granted: matches that are left behind are gone.
    expect(page.locator(".bring .problem")).to_contain_text("Decide")
    assert accounts.bodies("POST /api/login") == []
    page.get_by_role("radio", name=answer).check()
    page.locator("form .btn-main").click()
    page.wait_for_url(re.compile("/$"))
    assert accounts.bodies("POST /api/login") == [{"login": "vera.k", "password": PASSWORD, "bring": bring}]
    expect(page.locator(".me-link")).to_be_visible()


def test_a_guest_without_tables_is_asked_nothing_when_signing_in(at: At):
    accounts = Accounts(GUEST, NOTHING)
    accounts.refuse("POST /api/login", 401, "problem-login")
    page = at(accounts, "/account#login")
    fill(page, login="vera.k", password="not this one")
    page.keyboard.press("Enter")
    wrong(page, "Password", "Wrong login or password")
    expect(field(page, "Login")).to_have_value("vera.k")
    fill(page, password=PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/$"))


def test_nobody_signs_in_without_having_seen_what_would_be_left_behind(at: At):
    accounts = Accounts(GUEST)
    accounts.refuse("GET /api/me/belongings", 503, "problem-store")
    page = at(accounts, "/account#login")
    expect(page.locator(".notice")).to_be_visible()
    fill(page, login="vera.k", password=PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator(".bring .problem")).to_contain_text("Decide")
    assert accounts.bodies("POST /api/login") == []


def test_tables_that_could_not_join_are_told(at: At):
    accounts = Accounts(GUEST)
    accounts.kept = [{"table": "abc", "title": "settlers"}]
    page = at(accounts, "/account#login")
    fill(page, login="vera.k", password=PASSWORD)
    page.get_by_role("radio", name="Let them join mine").check()
    page.locator("form .btn-main").click()
    kept = page.get_by_role("region", name="Not everything could join")
    expect(kept.get_by_role("link", name="Settlers")).to_have_attribute("href", "/t/abc")


def test_a_forgotten_password_is_recovered_by_a_code_from_the_mail(at: At):
    accounts = Accounts(GUEST)
    accounts.refuse("POST /api/password/recover", 400, "problem-code")
    page = at(accounts, "/account#login")
    page.get_by_role("link", name="Forgot the password?").click()
    field(page, "Login or e-mail").fill("vera@example.org")
    press(page, "Send a code")
    # The same words whether there is such an account or not.
    expect(page.locator("form [role=status]")).to_contain_text("If there is such an account")
    expect(page.locator(".warned .comes li")).to_have_count(3)
    field(page, "Code").fill("aaaa-bbbb-cccc")
    field(page, "New password").fill(PASSWORD)
    press(page, "Set the password and sign in")
    wrong(page, "Code", "wrong, has been used or is too old")
    expect(field(page, "New password")).to_have_value(PASSWORD)
    press(page, "Set the password and sign in")
    told(page, "you are signed in")
    assert accounts.bodies("POST /api/password/forgot") == [{"login": "vera@example.org"}]
    sent = {"login": "vera@example.org", "code": "aaaa-bbbb-cccc", "password": PASSWORD}
    assert accounts.bodies("POST /api/password/recover") == [sent, sent]


def test_where_no_mail_is_sent_the_host_gives_the_code(at: At):
    guest = at(Accounts(GUEST | {"mail": False}))
    expect(guest.locator("main")).to_contain_text("whoever hosts this server can give you a code")
    expect(field(guest, "E-mail, if you like")).to_have_count(0)
    guest.goto(guest.url + "#login")
    guest.get_by_role("link", name="Forgot the password?").click()
    expect(guest.locator(".lead")).to_contain_text("Whoever hosts this server")
    expect(field(guest, "Code")).to_be_visible()
    expect(guest.get_by_role("button", name="Send")).to_have_count(0)

    member = at(Accounts(MAILED | {"mail": False}))
    expect(member.locator("main")).to_contain_text("whoever hosts this server can give you a code")
    expect(member.get_by_role("heading", name="E-mail")).to_have_count(0)


def test_a_member_changes_name_and_password(at: At):
    accounts = Accounts(MAILED)
    accounts.refuse("PATCH /api/me", 400, "problem-name")
    accounts.refuse("POST /api/password", 403, "problem-wrong-password")
    page = at(accounts)
    expect(field(page, "Login")).to_have_value("vera.k")
    expect(field(page, "Login")).not_to_be_editable()
    fill(page, name="Olga")
    press(page, "Save")
    wrong(page, "Name at the table", "1 to 24")
    press(page, "Save")
    told(page, "The name is saved")
    expect(page.locator(".me-link")).to_contain_text("Olga")

    expect(page.locator(".devices li")).to_have_count(3)
    press(page, "Change password")
    field(page, "Present password").fill("an old one")
    field(page, "New password").fill(PASSWORD)
    press(page, "Change password")
    wrong(page, "Present password", "not your password")
    # All other sessions end with it, so the list is asked for again.
    with page.expect_response("**/api/sessions"):
        press(page, "Change password")
    told(page, "The password is changed")
    assert accounts.bodies("POST /api/password") == [{"old": "an old one", "new": PASSWORD}] * 2
    expect(field(page, "New password")).to_have_count(0)


def test_devices_are_told_and_ended(at: At):
    accounts = Accounts(MAILED)
    page = at(accounts)
    rows = page.locator(".devices li")
    expect(rows).to_have_count(3)
    assert [row.split("\n")[0] for row in rows.all_inner_texts()] == [
        "Chrome, Linux",
        "Safari, iPhone",
        "Unknown device",
    ]
    expect(rows.nth(0)).to_contain_text("this device")
    press(page, "Sign out of Safari, iPhone")
    told(page, "that device is signed out")
    expect(rows).to_have_count(2)
    accounts.refuse("DELETE /api/sessions/none", 404, "problem-no-session")
    press(page, "Sign out of Unknown device")
    expect(page.locator(".notice")).to_contain_text("has ended already")
    press(page, "Sign out everywhere else")
    told(page, "signed in only here")
    expect(rows).to_have_count(1)
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    press(page, "Sign out on this device")
    page.wait_for_url(re.compile("/$"))
    expect(page.locator(".hbar").get_by_role("link", name="Sign in")).to_be_visible()


def test_an_address_is_added_confirmed_changed_and_removed(at: At):
    accounts = Accounts(MEMBER)
    accounts.refuse("PUT /api/me/email", 403, "problem-wrong-password")
    accounts.refuse("POST /api/me/email/confirm", 400, "problem-code")
    page = at(accounts)
    field(page, "Address").fill("nobody")
    press(page, "Save the address")
    wrong(page, "Address", "needs an @")
    field(page, "Address").fill("vera@example.org")
    field(page, "Password").fill("not this one")
    press(page, "Save the address")
    wrong(page, "Password", "not your password")
    field(page, "Password").fill(PASSWORD)
    press(page, "Save the address")
    told(page, "A code is on its way")
    expect(page.locator(".tag", has_text="not confirmed")).to_be_visible()
    field(page, "Code from the e-mail").fill("aaaa-bbbb-cccc")
    press(page, "Confirm")
    wrong(page, "Code from the e-mail", "wrong, has been used or is too old")
    press(page, "Confirm")
    told(page, "The e-mail is confirmed")
    press(page, "Change")
    expect(field(page, "Address")).to_have_value("vera@example.org")
    press(page, "Cancel")
    press(page, "Remove")
    assert accounts.me["email"]
    press(page, "Really remove?")
    told(page, "The e-mail is removed")
    expect(field(page, "Address")).to_have_value("")


def test_a_member_is_deleted_in_14_days_and_may_take_it_back(at: At):
    accounts = Accounts(MAILED)
    accounts.refuse("DELETE /api/me", 403, "problem-wrong-password")
    page = at(accounts)
    expect(page.get_by_role("link", name="Download")).to_have_attribute("href", "/api/me/export")
    press(page, "Delete")
    press(page, "Really delete")
    wrong(page, "Password", "Please fill this in")
    field(page, "Password").fill("not this one")
    press(page, "Really delete")
    wrong(page, "Password", "not your password")
    press(page, "Really delete")
    told(page, "will be deleted")
    expect(page.locator(".warned")).to_contain_text("This account will be deleted")
    expect(page.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
    press(page, "Keep the account")
    told(page, "stays yours")
    expect(page.locator(".warned")).to_have_count(0)
    assert accounts.bodies("DELETE /api/me") == [{"password": "not this one"}] * 2


def test_a_guest_is_deleted_at_once_after_a_second_press(at: At):
    accounts = Accounts(GUEST)
    page = at(accounts)
    press(page, "Delete")
    assert accounts.bodies("DELETE /api/me") == []
    press(page, "Really delete")
    told(page, "You are a new guest now")
    assert accounts.bodies("DELETE /api/me") == [{"password": ""}]


def test_whoever_came_by_an_invitation_may_sign_in_and_comes_back_to_the_table(visit: Visit, server: str):
    host, other = visit(), visit()
    new_table(host, server, "settlers", ["me", "open"])
    link = host.locator(".copy input").input_value()
    accounts = Accounts(GUEST, NOTHING)
    accounts.serve(other)
    other.goto(link)
    other.locator(".ask-name").get_by_role("link", name="Sign in").click()
    fill(other, login="vera.k", password=PASSWORD)
    other.keyboard.press("Enter")
    other.wait_for_url(link)


# What is done in these states must not depend on the language.
def opens_every_form(page: Page) -> None:
    page.locator(".btn", has=page.locator("use[href='#ui-key']")).click()
    page.locator(".btn-grave").click()


def tries_too_little(page: Page) -> None:
    page.locator("form .btn-main").first.click()


def has_a_code(page: Page) -> None:
    page.locator("form .btn-bare").click()
    tries_too_little(page)


STATES: Final[dict[str, tuple[dict[str, Any], str, Callable[[Page], None] | None]]] = {
    "guest": (GUEST, "", None),
    "guest, refused": (GUEST, "", tries_too_little),
    "guest, no mail": (GUEST | {"mail": False}, "", None),
    "sign in": (GUEST, "#login", tries_too_little),
    "forgot": (GUEST, "#forgot", None),
    "code": (GUEST, "#forgot", has_a_code),
    "member": (MAILED, "", None),
    "member, open": (MAILED | {"confirmed": False}, "", opens_every_form),
    "member, no address": (MEMBER, "", None),
    "deleting": (MAILED | {"mail": False, "deleting": SEEN + 14 * DAY}, "", None),
}


def show(page: Page, address: str, me: dict[str, Any], anchor: str, act: Callable[[Page], None] | None) -> None:
    """Bring a page into one of the states."""
    Accounts(me).serve(page)
    page.goto(f"{address}/account{anchor}")
    page.wait_for_selector(".devices" if not me["guest"] else ".leaf.alone" if anchor == "#forgot" else ".comes")
    if act:
        act(page)


def test_every_state_is_accessible(visit: Visit, server: str):
    found = {}
    for name, (me, anchor, act) in STATES.items():
        page = visit(bypass_csp=True)
        keep(page, "system")
        show(page, server, me, anchor, act)
        if faults := faults_by_day_and_night(page):
            found[name] = faults
        page.close()
    assert found == {}


# -- Whole ways with the real server: nothing below is answered inside the browser. --

ME: Final = "async () => await (await fetch('/api/me')).json()"


def whoami(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(ME)
    return found


def join_the_club(page: Page, address: str, login: str) -> None:
    page.goto(f"{address}/account")
    fill(page, login=login, password=PASSWORD)
    press(page, "Keep my matches")
    told(page, "you have an account")


def sign_in(page: Page, address: str, login: str, password: str = PASSWORD, answer: str = "") -> None:
    page.goto(f"{address}/account#login")
    fill(page, login=login, password=password)
    if answer:
        page.get_by_role("radio", name=answer).check()
    page.locator("form .btn-main").click()


def test_a_guest_with_a_match_becomes_a_member_and_plays_on_from_another_device(visit: Visit, server: str):
    page, other = visit(), visit()
    begin(page, server)
    table, me = table_of(page), whoami(page)
    join_the_club(page, server, "kept.match")
    assert whoami(page)["id"] == me["id"]
    page.goto(f"{server}/t/{table}")
    my_turn(page)
    sign_in(other, server, "kept.match")
    other.wait_for_url(re.compile("/$"))
    other.goto(f"{server}/t/{table}")
    my_turn(other)


def test_a_login_that_is_taken_comes_with_three_that_are_free(visit: Visit, server: str, faults: list[str]):
    page, other = visit(), visit()
    join_the_club(page, server, "taken.login")
    other.goto(f"{server}/account")
    fill(other, login="taken.login", password=PASSWORD)
    press(other, "Keep my matches")
    wrong(other, "Login", "Somebody has this login already")
    expect(other.locator(".free button")).to_have_count(3)
    other.locator(".free button").first.click()
    press(other, "Keep my matches")
    told(other, "you have an account")
    faults[:] = [one for one in faults if "status of 409" not in one]


def test_a_session_that_was_left_is_dead_on_the_server(visit: Visit, server: str):
    page = visit()
    join_the_club(page, server, "logged.out")
    me, cookies = whoami(page), page.context.cookies()
    press(page, "Sign out on this device")
    page.wait_for_url(re.compile("/$"))
    thief = visit()
    thief.context.add_cookies(cookies)  # type: ignore[arg-type]
    thief.goto(server)
    assert whoami(thief)["id"] != me["id"]
    assert whoami(page)["guest"]


@pytest.mark.parametrize(("answer", "brought"), [("Let them join mine", True), ("Leave them behind", False)])
def test_signing_in_brings_the_guests_match_on_a_yes(visit: Visit, server: str, answer: str, brought: bool):
    member, page = visit(), visit()
    login = f"brings.{'yes' if brought else 'no'}"
    join_the_club(member, server, login)
    begin(page, server)
    table = table_of(page)
    page.goto(f"{server}/account#login")
    expect(page.locator(".bring .comes")).to_contain_text("1 match in play")
    sign_in(page, server, login, answer=answer)
    page.wait_for_url(re.compile("/$"))
    mine = page.evaluate("async () => (await (await fetch('/api/tables')).json()).mine.map((one) => one.id)")
    assert (table in mine) is brought


def test_a_table_where_both_sit_stays_the_guests(visit: Visit, server: str):
    member, page = visit(), visit()
    join_the_club(member, server, "sits.twice")
    new_table(member, server, "settlers", ["me", "open"])
    page.goto(invitation(member, page))
    page.locator(".ask-name .btn-main").click()
    my_turn(member)
    sign_in(page, server, "sits.twice", answer="Let them join mine")
    kept = page.get_by_role("region", name="Not everything could join")
    expect(kept.get_by_role("link")).to_have_attribute("href", f"/t/{table_of(member)}")


def test_a_device_that_is_ended_is_a_stranger(visit: Visit, server: str):
    page, other = visit(), visit()
    join_the_club(page, server, "two.devices")
    sign_in(other, server, "two.devices")
    other.wait_for_url(re.compile("/$"))
    me = whoami(page)
    assert whoami(other)["id"] == me["id"]
    page.goto(f"{server}/account")
    rows = page.locator(".devices li")
    expect(rows).to_have_count(2)
    rows.filter(has_not_text="this device").get_by_role("button").click()
    told(page, "that device is signed out")
    expect(rows).to_have_count(1)
    assert whoami(other)["id"] != me["id"]
    assert whoami(page)["id"] == me["id"]


def test_a_password_is_recovered_by_a_code_of_the_host(visit: Visit, server: str, database: Path):
    page, other = visit(), visit()
    join_the_club(page, server, "forgets")
    command = [sys.executable, "-m", "tests.browser.dealt", "account", "code", "forgets", "--lang", "en"]
    command += ["--db", f"sqlite:///{database}"]
    said = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True).stdout
    code = re.search(r"forgets: (\S+)\. ", said)
    assert code, said
    other.goto(f"{server}/account#forgot")
    fill(other, login="forgets")
    field(other, "Code").fill(code[1])
    field(other, "New password").fill("three other words")
    press(other, "Set the password and sign in")
    told(other, "you are signed in")
    # Wherever somebody was signed in with the old password, they are not any more.
    expect(other.locator(".devices li")).to_have_count(1)
    assert whoami(page)["guest"]


def test_what_is_stored_is_one_file(visit: Visit, server: str):
    page = visit()
    join_the_club(page, server, "takes.all")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    stored = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert stored["me"]["login"] == "takes.all"


def test_a_deleted_account_can_be_taken_back(visit: Visit, server: str):
    page = visit()
    join_the_club(page, server, "thinks.again")
    press(page, "Delete")
    field(page, "Password").fill(PASSWORD)
    press(page, "Really delete")
    told(page, "will be deleted")
    page.reload()
    press(page, "Keep the account")
    told(page, "stays yours")
    assert not whoami(page)["deleting"]


DELETE_ME: Final = """async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  await fetch("/api/me", { method: "DELETE", headers, body: "{}" });
}"""


def test_whoever_was_deleted_is_called_a_former_player(visit: Visit, server: str):
    page, other = visit(), visit()
    new_table(page, server, "settlers", ["me", "open"])
    table = table_of(page)
    other.goto(invitation(page, other))
    other.locator(".ask-name .btn-main").click()
    page.wait_for_selector(".table-page")
    other.goto(f"{server}/credits")
    other.evaluate(DELETE_ME)

    expect(page.locator(".player", has_text="former player")).to_have_count(1)
    page.goto(f"{server}/tables")
    expect(page.locator(f"a.tb[href='/t/{table}'] [role=img]")).to_have_attribute(
        "aria-label", re.compile("former player")
    )

"""Accounts: from guest to member and back to nobody."""

import asyncio
import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from citywright.store import FORMER, Store
from citywright.web import services as house_module
from citywright.web.codes import LIFE, RECOVER, TRIES, host_code, make_code
from citywright.web.device import device_of
from citywright.web.mail import BadMail, read_route
from tests.web.harness import WAIT, Person, Running, move_clock, people, serving, until
from tests.web.smtp import Mailbox, mailbox

ANNA = {"login": "anna", "password": "correct horse"}
NEW = "another battery"
DAY = 24 * 3600
FREELY = {"login_rate": "100000/minute", "guess_rate": "100000/minute", "code_rate": "100000/minute"}


@contextlib.asynccontextmanager
async def members(folder: Path, count: int = 1, **changes: Any) -> AsyncIterator[tuple[Running, list[Person]]]:
    """A server on which the first person has an account."""
    async with serving(folder, **(FREELY | changes)) as running, people(running, count) as persons:
        await persons[0].post("/api/account", ANNA)
        yield running, persons


async def problem(person: Person, path: str, body: Any, method: str = "POST") -> tuple[int, str]:
    answer = await person.http.request(method, path, json=body)
    return answer.status_code, answer.json().get("problem", "")


async def finished_table(person: Person, *kinds: str) -> str:
    table = await person.table(*kinds)
    async with person.at(table["id"]) as page:
        await page.play_on(2)
        await page.ask("say", text=f"good game, {person.me['name']}")
        await page.ask("resign")
    return str(table["id"])


def users_at(running: Running, table: str) -> list[str | None]:
    return [seat.user for seat in running.services.tables.live[table].row.seats]


# -- becoming a member --


async def test_a_guest_who_becomes_a_member_stays_the_same_person(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        waiting, playing = await anna.table("me", "open"), await anna.table("me", "here")
        over = await finished_table(anna, "me", "here")
        assert await anna.get("/api/me/belongings") == {"playing": 1, "waiting": 1, "finished": 1}
        me = await anna.post("/api/account", ANNA | {"name": "Anna B.", "email": " Anna@Example.org "})
        assert me == anna.me | {
            "name": "Anna B.",
            "guest": False,
            "login": "anna",
            "email": "anna@example.org",
            "csrf": me["csrf"],
        }
        assert (me["confirmed"], me["mail"], me["deleting"]) == (False, False, 0)
        assert await anna.get("/api/me/belongings") == {"playing": 1, "waiting": 1, "finished": 1}
        mine = await anna.get("/api/tables")
        assert {one["id"] for one in mine["mine"]} == {waiting["id"], playing["id"]}
        assert over in {one["id"] for one in mine["over"]}
        async with anna.at(playing["id"]) as page:
            await page.until("update")
            assert (await page.play())["k"] == "ack"


async def test_a_taken_login_comes_with_three_that_are_free(tmp_path):
    async with members(tmp_path, 2) as (_, [_, boris]):
        answer = await boris.http.post("/api/account", json=ANNA | {"login": "Anna"})
        assert (answer.status_code, answer.json()["problem"]) == (409, "problem-login-taken")
        free = answer.json()["free"]
        assert len(set(free)) == 3
        assert all(re.fullmatch(r"anna\d+", login) for login in free)
        assert (await boris.get("/api/me"))["guest"]
        assert (await boris.post("/api/account", ANNA | {"login": free[0]}))["login"] == free[0]


@pytest.mark.parametrize(
    "email", ["anna", "a@b", "a b@c.org", "a@c.org\r\nBcc: x@y.org", "а@почта.рф", "x" * 300 + "@c.org"]
)
async def test_what_is_no_address_is_refused_and_changes_nothing(tmp_path, email):
    async with members(tmp_path, 2) as (_, [anna, boris]):
        bad = (400, "problem-email")
        assert await problem(boris, "/api/account", ANNA | {"login": "boris", "email": email}) == bad
        assert await problem(anna, "/api/me/email", {"email": email, "password": ANNA["password"]}, "PUT") == bad
        assert (await boris.get("/api/me"))["guest"]
        assert (await anna.get("/api/me"))["email"] == ""


async def test_only_members_have_passwords_and_addresses(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [guest]:
        for path, body, method in (
            ("/api/password", {"old": "x" * 9, "new": NEW}, "POST"),
            ("/api/me/email", {"email": "a@example.org", "password": ""}, "PUT"),
            ("/api/me/email/confirm", {"code": "x"}, "POST"),
        ):
            assert await problem(guest, path, body, method) == (409, "problem-guest")


# -- logging in with what a guest has --


async def test_a_guest_brings_seats_and_matches_along(tmp_path):
    async with members(tmp_path, 3) as (running, [anna, guest, boris]):
        playing = (await guest.table("me", "open"))["id"]
        await boris.post(f"/api/tables/{playing}/join", {})
        asleep = (await guest.table("me", "here"))["id"]
        both = (await guest.table("me", "open", "open"))["id"]
        over = await finished_table(guest, "me", "here")
        await anna.post(f"/api/tables/{both}/join", {})
        del running.services.tables.live[asleep]  # nobody looks at it
        old = guest.twin()
        async with guest.at(playing) as before, boris.at(playing) as other:
            await before.until("update")
            logged_in = await guest.post("/api/login", ANNA | {"bring": True})
            await before.to_the_end()
            assert before.socket.close_code == 4401
            assert logged_in["me"]["id"] == anna.me["id"]
            assert logged_in["kept"] == [{"table": both, "title": "settlers"}]
            assert not await old.is_known()
            assert users_at(running, playing) == [anna.me["id"], boris.me["id"]]
            assert users_at(running, both) == [None, anna.me["id"], None]  # nobody is kept waiting by a lost seat
            async with anna.at(playing) as page:
                await page.until("update")
                await other.until("update")
                for one in (page, other):
                    if one.update.get("choices"):
                        assert (await one.play())["k"] == "ack"
                        break
                else:
                    raise AssertionError("nobody may move")
        mine = await guest.get("/api/tables")
        assert {one["id"] for one in mine["mine"]} == {playing, asleep, both}
        assert await guest.get("/api/me/belongings") == {"playing": 2, "waiting": 1, "finished": 1}
        assert await running.services.store.count_tables(guest.me["id"]) == {}
        assert {row.user for row in await running.services.store.results(over)} == {anna.me["id"]}
        assert {row.host for row in await running.services.store.tables_of(anna.me["id"])} == {
            anna.me["id"],
            guest.me["id"],
        }
        assert [text for text, _ in await running.services.store.chat_of(anna.me["id"])] == [over]
        async with guest.at(asleep) as page:
            await page.until("update")
            assert (await page.play())["k"] == "ack"
        await old.http.aclose()


async def test_without_asking_nothing_is_brought(tmp_path):
    async with members(tmp_path, 3) as (running, [anna, guest, boris]):
        await boris.post("/api/account", ANNA | {"login": "boris"})
        tables = [(await one.table("me", "here"))["id"] for one in (guest, boris)]
        assert (await guest.post("/api/login", ANNA))["kept"] == []
        assert (await boris.post("/api/login", ANNA | {"bring": True}))["kept"] == []  # a member is no guest
        assert await anna.get("/api/me/belongings") == {"playing": 0, "waiting": 0, "finished": 0}
        assert [users_at(running, table)[0] for table in tables] == [guest.me["id"], boris.me["id"]]
        # A guest cannot come back, a member can: bots stand in for the guest alone.
        seats = [running.services.tables.live[table].row.seats for table in tables]
        assert [[seat.away for seat in row] for row in seats] == [[1, 1], [0, 0]]


async def test_a_match_that_ends_while_it_is_brought_counts_for_the_account(tmp_path, monkeypatch):
    async with members(tmp_path, 2) as (running, [anna, guest]):
        table = (await guest.table("me", "here"))["id"]
        live, store = running.services.tables.live[table], running.services.store
        written, go_on, bring = asyncio.Event(), asyncio.Event(), store.bring

        async def slow(*args: Any) -> Any:
            moved = await bring(*args)
            written.set()
            await go_on.wait()
            return moved

        monkeypatch.setattr(store, "bring", slow)
        async with guest.at(table) as page:
            await page.until("update")
            logging_in = asyncio.create_task(guest.post("/api/login", ANNA | {"bring": True}))
            await written.wait()
            await page.send("resign")
            await until(lambda: live.row.status == "over" or bool(live.lock._waiters), "the resignation")
            go_on.set()
            await logging_in
            await page.to_the_end()
        await until(lambda: live.row.status == "over", "the end")
        assert {row.user for row in await store.results(table)} == {anna.me["id"]}


# -- passwords --


async def test_a_new_password_ends_all_other_sessions(tmp_path):
    async with members(tmp_path, 2) as (_, [anna, elsewhere]):
        await elsewhere.post("/api/login", ANNA)
        before = anna.twin()
        wrong = {"old": "not my password", "new": NEW}
        assert await problem(anna, "/api/password", wrong) == (403, "problem-wrong-password")
        assert await problem(anna, "/api/password", {"old": ANNA["password"], "new": "short"}) == (
            400,
            "problem-password",
        )
        assert await elsewhere.is_known()
        me = await anna.post("/api/password", {"old": ANNA["password"], "new": NEW})
        assert me["login"] == "anna"
        assert [await one.is_known() for one in (anna, before, elsewhere)] == [True, False, False]
        assert await problem(elsewhere, "/api/login", ANNA) == (401, "problem-login")
        assert (await elsewhere.post("/api/login", ANNA | {"password": NEW}))["me"]["id"] == me["id"]
        await before.http.aclose()


async def test_attempts_are_counted_for_each_login_whether_it_exists_or_not(tmp_path):
    async with members(tmp_path, 2, guess_rate="3/hour") as (_, [_, thief]):
        for login in ("anna", "nobody"):
            codes = [(await problem(thief, "/api/login", {"login": login, "password": "guess"}))[0] for _ in range(4)]
            assert codes == [401, 401, 401, 429]
        assert await problem(thief, "/api/login", ANNA) == (429, "problem-too-fast")
        body = {"login": "anna", "code": "x", "password": NEW}
        assert await problem(thief, "/api/password/recover", body) == (429, "problem-too-fast")


@pytest.mark.parametrize("path", ["/api/password/recover", "/api/password/forgot", "/api/login"])
async def test_attempts_are_counted_for_each_address(tmp_path, path):
    async with serving(tmp_path, login_rate="3/hour") as running, people(running, 1) as [thief]:
        body = {"login": "x", "code": "x", "password": "long enough"}
        sent = {"/api/password/forgot": ["login"], "/api/login": ["login", "password"]}.get(path, list(body))
        codes = []
        for attempt in range(5):
            given = body | {"login": f"login{attempt}"}
            codes.append((await problem(thief, path, {name: given[name] for name in sent}))[0])
        assert codes[3:] == [429, 429]
        assert 429 not in codes[:3]


# -- recovery --


async def recovers(person: Person, code: str, login: str = "anna") -> tuple[int, str]:
    return await problem(person, "/api/password/recover", {"login": login, "code": code, "password": NEW})


async def test_a_code_gives_a_new_password_once(tmp_path):
    async with members(tmp_path, 2) as (running, [anna, elsewhere]):
        code = await make_code(running.services.store, anna.me["id"], RECOVER)
        guest = elsewhere.twin()
        assert re.fullmatch(r"[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}", code)
        assert await recovers(elsewhere, code.replace("-", " ").upper()) == (200, "")
        assert (await elsewhere.get("/api/me"))["id"] == anna.me["id"]
        assert [await one.is_known() for one in (anna, guest)] == [False, False]
        assert await recovers(elsewhere, code) == (400, "problem-code")
        assert await problem(anna, "/api/login", ANNA) == (401, "problem-login")
        await anna.post("/api/login", ANNA | {"password": NEW})
        await guest.http.aclose()
    whole = b"".join(path.read_bytes() for path in tmp_path.glob("test.db*"))
    assert code.encode() not in whole
    assert code.replace("-", "").encode() not in whole


async def test_a_code_expires_and_is_spoilt_by_wrong_ones(tmp_path, monkeypatch):
    async with members(tmp_path, 2) as (running, [anna, boris]):
        store, bad = running.services.store, (400, "problem-code")
        await boris.post("/api/account", ANNA | {"login": "boris"})
        late = await make_code(store, anna.me["id"], RECOVER)
        move_clock(monkeypatch, LIFE + 1)
        assert await recovers(boris, late) == bad
        code = await make_code(store, anna.me["id"], RECOVER)
        assert await recovers(boris, code, "boris") == bad  # it is another's
        for _ in range(TRIES - 1):
            assert await recovers(boris, "aaaa-aaaa-aaaa") == bad
        assert await recovers(boris, "bbbb-bbbb-bbbb") == bad
        assert await recovers(boris, code) == bad
        code = await make_code(store, anna.me["id"], RECOVER)
        newer = await make_code(store, anna.me["id"], RECOVER)
        assert await recovers(boris, code) == bad
        assert await anna.is_known()
        assert await recovers(boris, newer) == (200, "")


async def test_a_code_of_the_host_is_good_once_for_its_account_and_half_an_hour(tmp_path, monkeypatch):
    async with members(tmp_path, 2) as (running, [_, boris]):
        services, bad = running.services, (400, "problem-code")
        await boris.post("/api/account", ANNA | {"login": "boris"})

        async def printed() -> str:
            """As the host's command makes it, which cannot write."""
            store = Store(f"sqlite:///{tmp_path}/test.db")
            store.open_to_read()
            user = await store.user_by_login("anna")
            store.close()
            assert user
            return host_code(services.settings.key, user, time.time())

        late = await printed()
        move_clock(monkeypatch, LIFE + 60)
        assert await recovers(boris, late) == bad
        code = await printed()
        assert await recovers(boris, code, "boris") == bad  # it is another's
        user = await services.store.user_by_login("anna")
        assert user
        assert await recovers(boris, host_code("another key", user, time.time())) == bad
        move_clock(monkeypatch, LIFE - 90)
        assert await recovers(boris, code) == (200, "")
        assert await recovers(boris, code) == bad


@contextlib.contextmanager
def counted(running: Running, patch: pytest.MonkeyPatch) -> Any:
    """How often the store is asked and told something."""
    store, work = running.services.store, {"reads": 0, "writes": 0}
    read, write = store._read, store._write

    async def counted_read(question: Any) -> Any:
        work["reads"] += 1
        return await read(question)

    async def counted_write(job: Any) -> Any:
        work["writes"] += 1
        return await write(job)

    with patch.context() as inner:
        inner.setattr(store, "_read", counted_read)
        inner.setattr(store, "_write", counted_write)
        yield work


@pytest.mark.parametrize("path", ["/api/password/forgot", "/api/password/recover", "/api/login"])
async def test_answers_do_not_tell_who_has_an_account(tmp_path, monkeypatch, path):
    """The same bytes after the same work; what is done after the answer is put off here."""
    monkeypatch.setattr(house_module, "TICK", 10**6)
    async with mailbox() as box, members(tmp_path, 3, mail=address_of(box)) as (running, [anna, boris, stranger]):
        await running.services.store.change_user(anna.me["id"], email="anna@example.org", confirmed=True)
        await make_code(running.services.store, anna.me["id"], RECOVER)
        await boris.post("/api/account", ANNA | {"login": "boris"})
        later: list[Any] = []
        monkeypatch.setattr(running.services, "background", later.append)
        body = {"code": "aaaa-aaaa-aaaa", "password": "long enough"}
        wanted = {"/api/password/forgot": [], "/api/login": ["password"]}.get(path, list(body))
        seen = []
        for login in ("anna", "boris", "nobody", "anna@example.org", "nobody@example.org"):
            with counted(running, monkeypatch) as work:
                sent = {"login": login} | {name: body[name] for name in wanted}
                answer = await stranger.http.post(path, json=sent)
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            seen.append((answer.status_code, answer.content, headers, work))
        assert all(one == seen[0] for one in seen)
        assert len(later) == (5 if path.endswith("forgot") else 0)
        for task in later:
            task.close()


# -- e-mail --


def address_of(box: Mailbox) -> str:
    return f"smtp://127.0.0.1:{box.port}?from=table@example.org"


async def code_in(box: Mailbox, to: str) -> str:
    mail = await asyncio.wait_for(box.mails.get(), WAIT)
    assert (mail["From"], mail["To"]) == ("table@example.org", to)
    found = re.search(r"[a-z2-9]{4}(-[a-z2-9]{4}){2}", mail.get_content())
    assert found
    return found[0]


async def test_an_address_is_confirmed_and_then_helps_whoever_forgets_the_password(tmp_path):
    async with mailbox() as box, members(tmp_path, 2, mail=address_of(box)) as (running, [anna, elsewhere]):
        mine = {"email": "Anna@example.org", "password": ANNA["password"]}
        wrong = mine | {"password": "not my password"}
        assert await problem(anna, "/api/me/email", wrong, "PUT") == (403, "problem-wrong-password")
        me = (await anna.http.put("/api/me/email", json=mine)).json()
        assert (me["email"], me["confirmed"], me["mail"]) == ("anna@example.org", False, True)
        code = await code_in(box, "anna@example.org")

        await elsewhere.post("/api/password/forgot", {"login": "anna"})
        await until(lambda: not running.services._working, "the work behind the answer")
        assert box.mails.empty()  # an address that nobody confirmed is not trusted

        assert await problem(anna, "/api/me/email/confirm", {"code": "aaaa-aaaa-aaaa"}) == (400, "problem-code")
        assert (await anna.post("/api/me/email/confirm", {"code": code}))["confirmed"]
        assert await problem(anna, "/api/me/email/confirm", {"code": code}) == (400, "problem-code")
        for login in ("anna", "anna@EXAMPLE.org"):
            assert await elsewhere.post("/api/password/forgot", {"login": login}) == {}
            assert await recovers(elsewhere, await code_in(box, "anna@example.org"), login) == (200, "")
        assert (await elsewhere.get("/api/me"))["id"] == anna.me["id"]

        me = await elsewhere.delete("/api/me/email")
        assert (me["email"], me["confirmed"]) == ("", False)
        await elsewhere.post("/api/password/forgot", {"login": "anna"})
        await until(lambda: not running.services._working, "the work behind the answer")
        assert box.mails.empty()


async def test_a_new_address_is_not_confirmed_by_the_code_of_the_old_one(tmp_path):
    async with mailbox() as box, members(tmp_path, mail=address_of(box)) as (_, [anna]):
        for email in ("one@example.org", "two@example.org"):
            await anna.http.put("/api/me/email", json={"email": email, "password": ANNA["password"]})
            if email.startswith("one"):
                old = await code_in(box, email)
        new = await code_in(box, "two@example.org")
        assert await problem(anna, "/api/me/email/confirm", {"code": old}) == (400, "problem-code")
        assert (await anna.post("/api/me/email/confirm", {"code": new}))["confirmed"]


async def test_mail_that_cannot_be_sent_is_noted_without_the_address(tmp_path, log):
    async with mailbox() as box, members(tmp_path, mail=address_of(box)) as (running, [anna]):
        box.refuses = True
        mine = {"email": "anna@example.org", "password": ANNA["password"]}
        assert (await anna.http.put("/api/me/email", json=mine)).status_code == 200
        await until(lambda: not running.services._working, "the mail")
        assert [entry["why"] for entry in log if entry["event"] == "mail"] == ["SMTPRecipientsRefused"]
        assert "anna@example.org" not in str(log)


async def test_mails_to_one_address_are_few(tmp_path):
    async with mailbox() as box, members(tmp_path, 2, mail=address_of(box), code_rate="2/hour") as (running, persons):
        await persons[1].post("/api/account", ANNA | {"login": "boris"})
        for one in persons:
            for _ in range(2):
                mine = {"email": "victim@example.org", "password": ANNA["password"]}
                assert (await one.http.put("/api/me/email", json=mine)).status_code == 200
            assert (await one.http.put("/api/me/email", json=mine)).status_code == 429
        await until(lambda: not running.services._working, "the mails")
        assert box.mails.qsize() == 2


@pytest.mark.parametrize(
    "text",
    [
        "mail.example.org",
        "http://h?from=a@b.org",
        "smtp://h:many?from=a@b.org",
        "smtp://h",
        "smtp://u:secret@?from=a@b.c",
    ],
)
def test_a_bad_mail_server_is_said_without_the_password(text):
    with pytest.raises(BadMail, match="smtp://USER") as why:
        read_route(text)
    assert "secret" not in str(why.value)


def test_a_mail_server_is_read():
    route = read_route("smtp://us%40er:p%3Aw@mail.example.org?from=table@example.org")
    assert route == ("mail.example.org", 587, False, "us@er", "p:w", "table@example.org")
    assert read_route("smtps://h?from=a@b.org")[1:3] == (465, True)


@pytest.mark.parametrize(
    ("agent", "device", "kind"),
    [
        ("", "", "unknown"),
        ("python-httpx/0.28", "", "unknown"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows", "desktop"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android", "phone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1", "Safari, macOS", "desktop"),
        ("Firefox/1 <script>" * 1000, "Firefox", "unknown"),
    ],
)
def test_a_device_is_browser_and_system_and_nothing_else(agent, device, kind):
    assert device_of(agent) == (device, kind)


# -- taking everything along --


async def test_the_export_has_everything_and_nothing_of_others(tmp_path):
    async with members(tmp_path, 2) as (running, [anna, boris]):
        await boris.post("/api/account", {"login": "boris-login", "password": NEW, "email": "boris@example.org"})
        over = await finished_table(anna, "me", "here")
        playing = (await anna.table("me", "open"))["id"]
        await boris.post(f"/api/tables/{playing}/join", {})
        await finished_table(boris, "me", "here")
        async with boris.at(playing) as page:
            await page.until("update")
            await page.ask("say", text="boris says this")
        answer = await anna.http.get("/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="citywright.json"'
        whole = answer.json()
        assert whole["me"]["login"] == "anna"
        assert set(whole["me"]) == {"id", "name", "created", "login", "email", "confirmed", "deleting"}
        [session] = whole["sessions"]
        assert set(session) == {"id", "created", "seen", "device", "kind"}
        assert {one["id"] for one in whole["tables"]} == {over, playing}
        assert [seat["mine"] for one in whole["tables"] if one["id"] == playing for seat in one["seats"]] == [
            True,
            False,
        ]
        assert whole["records"] == {over: (await anna.http.get(f"/api/tables/{over}/record")).text}
        assert [(one["table"], one["text"]) for one in whole["chat"]] == [(over, f"good game, {anna.me['name']}")]
        row = running.services.tables.live[playing].row
        user = await running.services.store.user(anna.me["id"])
        assert user
        token = anna.http.cookies[running.services.cookie]
        for secret in (row.secret, row.invite, user.hash, token, boris.me["id"], "boris-login", "boris@", "boris says"):
            assert secret
            assert secret not in answer.text


# -- being forgotten --


async def test_a_guest_is_deleted_at_once(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        over = await finished_table(anna, "me", "here")
        playing = (await anna.table("me", "open"))["id"]
        await boris.post(f"/api/tables/{playing}/join", {})
        alone, waiting = (await anna.table("me", "here"))["id"], (await anna.table("me", "open"))["id"]
        old = anna.twin()
        async with boris.at(playing) as page:
            await page.until("update")
            me = await anna.delete("/api/me", {})
            assert me["guest"]
            assert me["id"] != anna.me["id"]
            assert not await old.is_known()
            assert await anna.is_known()
            await page.until("hello")
            assert [seat["kind"] for seat in page.hello["table"]["seats"]] == ["bot", "person"]
            assert page.hello["table"]["seats"][0]["name"] == FORMER
        live = running.services.tables.live
        assert (live[alone].row.status, live[alone].row.ending) == ("over", "closed")
        assert (live[waiting].row.status, live[waiting].row.ending) == ("over", "closed")
        assert {line.name for line in live[over].chat} == {FORMER}
        shown = (await boris.http.get(f"/api/tables/{over}")).json()
        assert {seat["name"] for seat in shown["seats"]} == {FORMER}
        assert {row.name for row in await running.services.store.results(over)} == {FORMER}
        assert (await boris.get(f"/api/tables/{over}/verify"))["sound"]
        assert (await boris.get(f"/api/tables/{alone}/verify"))["sound"]
        await old.http.aclose()
        del live[over]
        for row in [await running.services.store.table(over), live[playing].row]:
            assert row is not None
            assert anna.me["id"] not in [row.host, *[seat.user for seat in row.seats]]
        assert await running.services.store.user(anna.me["id"]) is None


async def test_an_account_has_two_weeks_to_change_its_mind(tmp_path, monkeypatch):
    async with members(tmp_path, 3) as (running, [anna, elsewhere, boris]):
        await elsewhere.post("/api/login", ANNA)
        playing = (await anna.table("me", "open"))["id"]
        await boris.post(f"/api/tables/{playing}/join", {})
        wrong = await problem(anna, "/api/me", {"password": "not my password"}, "DELETE")
        assert wrong == (403, "problem-wrong-password")
        assert await elsewhere.is_known()
        me = await anna.delete("/api/me", {"password": ANNA["password"]})
        assert me["deleting"] > me["deleting"] % DAY  # a moment, in seconds since 1970
        assert await anna.is_known()
        assert not await elsewhere.is_known()
        assert running.services.tables.live[playing].row.seats[0].away == 1  # a bot plays from now on
        move_clock(monkeypatch, 13 * DAY)
        await running.services.sweep()
        assert (await anna.get("/api/me"))["deleting"] == me["deleting"]
        assert (await anna.delete("/api/me", {"password": ANNA["password"]}))["deleting"] == me["deleting"]
        assert (await anna.post("/api/me/keep"))["deleting"] == 0
        move_clock(monkeypatch, 2 * DAY)
        await running.services.sweep()
        assert (await anna.get("/api/me"))["id"] == anna.me["id"]
        async with anna.at(playing) as page:
            await page.until("update")
            assert (await page.ask("away", away=False))["k"] == "ack"  # and the seat is still hers


async def test_after_two_weeks_nothing_is_left_of_an_account_but_its_matches(tmp_path, monkeypatch):
    async with members(tmp_path, 2) as (running, [anna, boris]):
        store = running.services.store
        await anna.http.put("/api/me/email", json={"email": "anna@example.org", "password": ANNA["password"]})
        await make_code(store, anna.me["id"], RECOVER)
        over = await finished_table(anna, "me", "here")
        playing = (await anna.table("me", "open"))["id"]
        await boris.post(f"/api/tables/{playing}/join", {})
        del running.services.tables.live[over]
        await anna.delete("/api/me", {"password": ANNA["password"]})
        move_clock(monkeypatch, 14 * DAY + 1)
        async with anna.at(playing) as page:
            await page.until("update")
            await running.services.sweep()
            await page.to_the_end()
        assert not await anna.is_known()
        assert await store.user(anna.me["id"]) is None
        assert await store.users_by_email("anna@example.org", 9) == []
        assert await problem(boris, "/api/login", ANNA) == (401, "problem-login")
        assert await store.chat_of(anna.me["id"]) == []
        row = running.services.tables.live[playing].row
        assert (row.seats[0].kind, row.seats[0].name) == ("bot", FORMER)
        assert row.status == "playing"
        assert (await boris.get(f"/api/tables/{over}/verify"))["sound"]
        shown = (await boris.http.get(f"/api/tables/{over}")).text
        assert json.loads(shown)["seats"][0]["name"] == FORMER
        assert anna.me["name"] not in shown
        assert (await boris.post("/api/account", ANNA))["login"] == "anna"  # the login is free again


async def test_nobody_can_be_called_like_the_mark_of_a_former_player(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        assert await problem(anna, "/api/me", {"name": FORMER}, "PATCH") == (400, "problem-name")

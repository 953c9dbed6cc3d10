"""Guests, accounts, pages: who comes, what they get."""

import hashlib
import re
import time
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from citywright.kit.clauses import LANGUAGES
from citywright.store import User
from citywright.texts import catalogue
from citywright.titles import titles
from citywright.web import assets, services
from citywright.web.messages import MAX_NAME
from citywright.web.names import guest_name, language, words
from citywright.web.problems import PROBLEMS
from tests.web.harness import Person, Running, move_clock, people, serving, until


async def test_a_guest_stays_the_same_person(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        assert anna.me["id"] != boris.me["id"]
        assert anna.me["guest"]
        again = await anna.get("/api/me")
        assert again == anna.me
        answer = await anna.http.patch("/api/me", json={"name": "  Анна\u0301  Б. "})
        assert answer.json()["name"] == "Анна\u0301 Б."
    async with serving(tmp_path) as running:
        later = Person(running.host)
        later.http.cookies = anna.http.cookies
        assert (await later.get("/api/me"))["name"] == "Анна\u0301 Б."
        await later.http.aclose()


async def test_an_account_is_the_same_person_from_anywhere(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, elsewhere]:
        table = await anna.table("me", "bot")
        mine = {"login": "Анна.1", "password": "correct horse"}
        made = await anna.post("/api/account", mine)
        assert (made["id"], made["guest"]) == (anna.me["id"], False)
        assert (await anna.http.post("/api/account", json=mine)).json()["problem"] == "problem-account"
        taken = await elsewhere.http.post("/api/account", json=mine | {"login": "анна.1"})
        assert (taken.status_code, taken.json()["problem"]) == (409, "problem-login-taken")

        logged_in = await elsewhere.post("/api/login", mine | {"login": "АННА.1"})
        assert logged_in["me"]["id"] == anna.me["id"]
        assert [one["id"] for one in (await elsewhere.get("/api/tables"))["mine"]] == [table["id"]]
        out = await elsewhere.post("/api/logout")
        assert out["guest"]
        assert out["id"] not in {anna.me["id"], elsewhere.me["id"]}
        user = await running.services.store.user(anna.me["id"])
        assert user is not None
        assert user.hash is not None
        assert user.hash.startswith("$argon2id$")


# -- sessions --

ANNA = {"login": "anna", "password": "correct horse"}
DAY = 24 * 3600


async def test_a_cookie_is_dead_after_logging_out(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        for path, body in (("/api/logout", None), ("/api/account", ANNA), ("/api/logout", None)):
            before = anna.twin()
            assert await before.is_known()
            await anna.post(path, body)
            assert not await before.is_known()
            assert (await before.http.patch("/api/me", json={"name": "Thief"})).status_code == 401
            assert await anna.is_known()
            await before.http.aclose()


async def test_the_cookie_of_a_guest_is_no_key_to_the_account(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        guest = anna.twin()
        assert (await anna.post("/api/account", ANNA))["id"] == anna.me["id"]
        assert not await guest.is_known()
        stranger = (await guest.http.get("/api/me")).json()
        assert stranger["guest"]
        assert stranger["id"] != anna.me["id"]
        await guest.http.aclose()


async def test_whoever_logs_in_gets_another_token(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, elsewhere]:
        await anna.post("/api/account", ANNA)
        before, guest = anna.twin(), elsewhere.twin()
        tokens = {one.http.cookies[running.services.cookie] for one in (anna, elsewhere)}
        await elsewhere.post("/api/login", ANNA)
        tokens.add(elsewhere.http.cookies[running.services.cookie])
        assert not await guest.is_known()
        assert await before.is_known()  # one session more, none less
        await anna.post("/api/login", ANNA)
        tokens.add(anna.http.cookies[running.services.cookie])
        assert not await before.is_known()
        assert len(tokens) == 4
        assert all(len(token) >= 43 for token in tokens)  # 256 bits
        for one in (before, guest):
            await one.http.aclose()


async def test_of_a_token_only_the_hash_is_stored(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        token = anna.http.cookies[running.services.cookie]
        [session] = await running.services.sessions.of(anna.me["id"])
        assert session.token == hashlib.sha256(token.encode()).hexdigest()
    whole = b"".join(path.read_bytes() for path in tmp_path.glob("test.db*"))
    assert session.token.encode() in whole
    assert token.encode() not in whole


async def test_sessions_are_listed_and_ended_one_by_one(tmp_path):
    agents = (
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    )
    async with serving(tmp_path) as running, people(running, 3) as [anna, phone, boris]:
        for one, agent in zip((anna, phone), agents, strict=True):
            one.http.headers["user-agent"] = agent
        await anna.post("/api/account", ANNA)
        await phone.post("/api/login", ANNA)
        listed = await anna.get("/api/sessions")
        assert [(one["device"], one["kind"], one["current"]) for one in listed] == [
            ("Safari, iOS", "phone", False),
            ("Chrome, Linux", "desktop", True),
        ]
        assert all(set(one) == {"id", "device", "kind", "created", "seen", "current"} for one in listed)
        other = listed[0]["id"]
        refused = await boris.http.delete(f"/api/sessions/{other}")
        assert (refused.status_code, refused.json()["problem"]) == (404, "problem-no-session")
        assert await phone.is_known()
        assert await anna.delete(f"/api/sessions/{other}") == {}
        assert not await phone.is_known()
        assert (await anna.http.delete(f"/api/sessions/{other}")).status_code == 404
        assert [one["current"] for one in await anna.get("/api/sessions")] == [True]


async def test_ending_all_other_sessions_closes_their_sockets(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, phone]:
        await anna.post("/api/account", ANNA)
        await phone.post("/api/login", ANNA)
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as here, phone.at(table["id"]) as there:
            await here.until("update")
            await there.until("update")
            await anna.delete("/api/sessions")
            await there.to_the_end()
            assert there.socket.close_code == 4401
            assert (await here.play())["k"] == "ack"
        async with phone.at(table["id"]) as stranger:
            await stranger.until("update")
            assert stranger.update["scene"]["viewer"] == 2


async def test_what_a_socket_says_after_its_session_ended_does_not_count(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            [[sub]] = running.services.sessions.pages.values()
            sub.ended = True  # and the message that says so is still on its way
            await page.send("play", seq=0, action=page.update["choices"][0]["action"])
            await page.to_the_end()
            assert running.services.tables.live[table["id"]].row.seq == 0
        await until(lambda: running.services.sessions.pages == {}, "the end of the socket")


async def test_a_session_that_another_server_ended_is_over_here_too(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page, boris.at(table["id"]) as other:
            await page.until("update")
            await other.until("update")
            async with anna.at(table["id"], additional_headers={}) as anonymous:
                await anonymous.until("update")
                await running.services.store.end_sessions(anna.me["id"])
                assert not await anna.is_known()
                await running.services.sessions.look_after()
                await page.to_the_end()
                assert page.socket.close_code == 4401
                for one in (other, anonymous):
                    assert (await one.ask("why", action=["reveal", 0]))["problem"] == "problem-not-seated"


async def test_sessions_expire(tmp_path, monkeypatch):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        table = await anna.table("me", "here")
        used, unused = boris.twin(), clara.twin()  # which do not forget a cookie by themselves
        async with anna.at(table["id"]) as page:
            await page.until("update")
            for _ in range(6):
                move_clock(monkeypatch, 60 * DAY)
                assert await used.is_known()
                await running.services.sessions.look_after()
            assert not await unused.is_known()
            await running.services.sweep()
            assert await running.services.store.visitor(token_of(running, unused), 0, 0) is None
            assert await running.services.store.visitor(token_of(running, used), 0, 0) is not None
            assert (await page.play())["k"] == "ack"  # an open page is a session in use
            move_clock(monkeypatch, 6 * DAY)
            assert not await used.is_known()  # after a year, however often it was used
            await running.services.sessions.look_after()
            await page.to_the_end()
            assert page.socket.close_code == 4401
        for one in (unused, used):
            await one.http.aclose()


def token_of(running: Running, person: Person) -> str:
    return hashlib.sha256(person.http.cookies[running.services.cookie].encode()).hexdigest()


async def test_being_seen_is_noted_seldom_and_by_nobody_who_waits(tmp_path, monkeypatch):
    monkeypatch.setattr(services, "TICK", 10**6)  # nothing is written but what this test asks for
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        sessions, store = running.services.sessions, running.services.store

        async def seen() -> float:
            return (await sessions.of(anna.me["id"]))[0].seen

        first, commits = await seen(), store.commits
        move_clock(monkeypatch, 9 * 60)
        for _ in range(5):
            assert await anna.is_known()
        await sessions.look_after()
        assert (await seen(), store.commits) == (first, commits)
        move_clock(monkeypatch, 2 * 60)
        for _ in range(5):
            assert await anna.is_known()
        assert store.commits == commits
        await sessions.look_after()
        await sessions.look_after()
        assert store.commits == commits + 1
        assert await seen() > first + 600


async def test_who_asks_is_one_read(tmp_path, monkeypatch):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(1)
            await page.ask("resign")
        store, asked = running.services.store, []
        visitor = store.visitor

        async def counted(*args: Any) -> Any:
            asked.append(args)
            return await visitor(*args)

        monkeypatch.setattr(store, "visitor", counted)
        monkeypatch.setattr(store, "user", None)  # nothing else asks who it is
        for path in ("", "/record", "/replay/0", "/chronicle"):
            asked.clear()
            assert (await anna.http.get(f"/api/tables/{table['id']}{path}")).status_code == 200
            assert len(asked) == 1
        asked.clear()
        await anna.get("/api/tables")
        await anna.get("/api/me")
        await anna.http.patch("/api/me", json={"name": "Anna"})
        assert len(asked) == 3


# -- cookies of the server before sessions: a signed id --


async def old_cookie(running: Running, user: User) -> Person:
    await running.services.store.add_user(user)
    person = Person(running.host)
    person.http.cookies.set(running.services.cookie, running.services.signer.dumps(user.id), domain="127.0.0.1")
    return person


async def test_a_guest_with_an_old_cookie_gets_a_session_once(tmp_path, monkeypatch):
    async with serving(tmp_path) as running:
        anna = await old_cookie(running, User("old-guest", "Anna", 1, old_cookie=time.time() + DAY))
        thief, tab = Person(running.host), Person(running.host)
        for one in (thief, tab):
            one.http.cookies.update(anna.http.cookies)
        assert not await anna.is_known()
        assert (await anna.arrive()).me["id"] == "old-guest"
        assert "." not in anna.http.cookies[running.services.cookie]
        assert await anna.is_known()
        assert (await tab.arrive()).me["id"] == "old-guest"  # browsers open several pages at once
        move_clock(monkeypatch, 61)
        assert (await thief.arrive()).me["id"] != "old-guest"
        assert (await anna.arrive()).me["id"] == "old-guest"
        for one in (anna, tab, thief):
            await one.http.aclose()


async def test_old_cookies_of_accounts_and_forged_ones_make_a_new_guest(tmp_path, log):
    async with serving(tmp_path) as running:
        member = await old_cookie(running, User("member", "M", 1, "anna", "hash", old_cookie=time.time() + DAY))
        late = await old_cookie(running, User("late", "L", 1, old_cookie=time.time() - 1))
        forged = await old_cookie(running, User("forged", "F", 1, old_cookie=time.time() + DAY))
        forged.http.cookies.set(running.services.cookie, "ImZvcmdlZCI.abc", domain="127.0.0.1")
        for one in (member, late, forged):
            me = (await one.arrive()).me
            assert me["guest"]
            assert me["id"] not in {"member", "late", "forged"}
            await one.http.aclose()
        assert [entry for entry in log if entry["event"] == "forged-cookie"]


@pytest.mark.parametrize("body", [{"login": "ab", "password": "long enough"}, {"login": "anna", "password": "short"}])
async def test_weak_credentials_are_refused(tmp_path, body):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        answer = await anna.http.post("/api/account", json=body)

        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-password")


def test_names_come_in_the_language_of_the_visitor():
    accepts = ("", "ru-RU,ru;q=0.9", "de-DE,en;q=0.5", "fr", "en", "fr,ru;q=0.5")
    assert [language(text) for text in accepts] == ["ru", "ru", "en", "en", "en", "ru"]
    assert all(ord(guest_name("ru")[0]) > 1000 for _ in range(20))
    assert all(guest_name("en").isascii() for _ in range(20))
    lists = ("name-guest-first", "name-guest-second", "name-builders")
    assert {len(words(lang, one)) for lang in LANGUAGES for one in lists[:2]} == {10}
    assert {len(words(lang, one)) for lang in LANGUAGES for one in lists[2:]} == {7}
    first, second, builders = ([max(len(word) for word in words(lang, one)) for lang in LANGUAGES] for one in lists)
    assert max(a + b + 1 for a, b in zip(first, second, strict=True)) <= MAX_NAME
    assert max(builders) <= MAX_NAME


async def test_bots_are_named_in_the_language_of_whoever_made_the_table(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        for lang in LANGUAGES:
            anna.http.headers["accept-language"] = lang
            quick = await anna.post("/api/quick", {})
            made = await anna.table("me", "bot")
            waiting = await anna.table("me", "open")
            filled = await anna.post(f"/api/tables/{waiting['id']}/fill")
            again = await again_after_the_end(anna, made["id"])
            for table in (quick, made, filled, again):
                bots = {seat["name"] for seat in table["seats"] if seat["kind"] == "bot"}
                assert bots
                assert bots <= set(words(lang, "name-builders"))


async def again_after_the_end(anna: Person, table: str) -> dict[str, Any]:
    async with anna.at(table) as page:
        await page.until("update")
        await page.ask("resign")
    again: dict[str, Any] = await anna.post(f"/api/tables/{table}/rematch")
    return again


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text_in_both_languages(lang):
    text = (resources.files(catalogue.__package__) / f"{lang}.ftl").read_text(encoding="utf-8")

    assert [name for name in PROBLEMS if f"\n{name} = " not in text] == []
    assert [name for name in ("resigned", "agreed", "closed") if f"\nending-{name} = " not in text] == []


async def test_all_titles_are_listed_with_their_cards(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        games = await anna.get("/api/titles")

        assert [game["id"] for game in games] == [title.id for title in titles()]
        assert [game["weight"] for game in games] == [title.card.weight for title in titles()]
        assert all(game["name"]["ru"] != game["name"]["en"] for game in games)
        rules = await anna.get("/api/titles/settlers/rules")
        assert len(rules["clauses"]) == len(titles()[0].rulebook.clauses)
        assert rules["clauses"][0]["ru"] != rules["clauses"][0]["en"]
        layout = await anna.http.get("/api/titles/settlers/layout")
        mark = layout.headers["etag"].strip('"')
        assert "immutable" not in layout.headers["cache-control"]
        kept = await anna.http.get(f"/api/titles/settlers/layout?h={mark}")
        assert "immutable" in kept.headers["cache-control"]
        assert kept.json()["title"] == "settlers"


async def test_every_page_is_the_one_page(tmp_path, monkeypatch):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Citywright</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc.js").write_text("export {}")
    monkeypatch.setattr(assets, "STATIC", static)
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        for path in (
            "/",
            "/tables",
            "/new",
            "/new/settlers",
            "/t/x",
            "/t/x/replay",
            "/i/x/y",
            "/rules",
            "/rules/settlers",
            "/records",
            "/credits",
            "/account",
        ):
            answer = await anna.http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "Citywright" in answer.text
        bundle = await anna.http.get("/static/assets/index-abc.js")
        assert "javascript" in bundle.headers["content-type"]
        assert "immutable" in bundle.headers["cache-control"]
        assert (await anna.http.get("/favicon.ico")).headers["content-type"] == "image/svg+xml"
        for path in (
            "/texts/ru/common.ftl",
            "/texts/en/settlers.ftl",
            "/art/settlers/art.svg",
            "/art/palettes.css",
            "/art/cards.svg",
        ):
            assert (await anna.http.get(path)).status_code == 200, path
        (static / "index.html").unlink()
        assert (await anna.http.get("/")).status_code == 503


def test_every_address_of_the_client_is_a_page_of_the_server():
    """Otherwise the page is there until somebody reloads it."""
    router = (Path(__file__).parents[2] / "client/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'first === "(\w+)"', router))

    assert known >= {"account", "tables", "t"}
    assert {path.split("/")[1] for path in assets.PAGES} == known | {""}


async def test_the_figures_count_what_happens(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(3)
            await page.ask("play", seq=0, action=["reveal", 0])
            health = await anna.get("/health")
            assert (health["tables"], health["sockets"]) == (1, 1)
            text = (await anna.http.get("/metrics")).text
        for line in (
            "citywright_tables 1.0",
            "citywright_sockets 1.0",
            'citywright_moves_total{by="person",title="settlers"} 3.0',
            'citywright_refusals_total{why="problem-stale"} 1.0',
            "citywright_move_seconds_count 3.0",
        ):
            assert f"\n{line}\n" in text, line


@pytest.mark.parametrize("path", ["/art/palettes.css", "/art/cards.svg", "/texts/en/common.ftl"])
async def test_what_a_browser_has_kept_is_not_sent_again(tmp_path, path: str):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        first = await anna.http.get(path)
        again = await anna.http.get(path, headers={"if-none-match": first.headers["etag"]})
        other = await anna.http.get(path, headers={"if-none-match": 'W/"0123456789abcdef"'})

    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.text) == (200, first.text)

"""Guests, accounts, pages: who comes, what they get."""

import re
from pathlib import Path
from typing import Any

import pytest

from citywright.display.texts import FOLDER
from citywright.kit.clauses import LANGUAGES
from citywright.titles import TITLES
from citywright.web import pages
from citywright.web.messages import MAX_NAME
from citywright.web.names import guest_name, language, words
from citywright.web.problems import PROBLEMS
from citywright.web.shelf import SHELF
from tests.web.harness import Person, people, serving


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
        assert logged_in["id"] == anna.me["id"]
        assert [one["id"] for one in (await elsewhere.get("/api/tables"))["mine"]] == [table["id"]]
        out = await elsewhere.post("/api/logout")
        assert out["guest"]
        assert out["id"] not in {anna.me["id"], elsewhere.me["id"]}
        user = await running.house.store.user(anna.me["id"])
        assert user is not None
        assert user.hash is not None
        assert user.hash.startswith("$argon2id$")


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
    text = (FOLDER / "common" / f"{lang}.ftl").read_text(encoding="utf-8")

    assert [name for name in PROBLEMS if f"\n{name} = " not in text] == []
    assert [name for name in ("resigned", "agreed", "closed") if f"\nending-{name} = " not in text] == []


async def test_the_shelf_holds_all_games_of_the_house(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        games = await anna.get("/api/titles")

        assert [game["id"] for game in games] == [row[0] for row in SHELF]
        assert games[0]["ready"]
        rules = await anna.get("/api/titles/settlers/rules")
        assert len(rules["clauses"]) == len(TITLES[0].rulebook.clauses)
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
    monkeypatch.setattr(pages, "STATIC", static)
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
        for path in ("/texts/ru/common.ftl", "/texts/en/settlers.ftl", "/art/settlers.svg", "/art/settlers.css"):
            assert (await anna.http.get(path)).status_code == 200, path
        (static / "index.html").unlink()
        assert (await anna.http.get("/")).status_code == 503


def test_every_address_of_the_client_is_a_page_of_the_server():
    """Otherwise the page is there until somebody reloads it."""
    router = (Path(__file__).parents[2] / "client/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'first === "(\w+)"', router))

    assert known >= {"account", "tables", "t"}
    assert {path.split("/")[1] for path in pages.PAGES} == known | {""}


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

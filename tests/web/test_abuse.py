"""Whoever means harm gets a clear answer, is noted in the log, and changes nothing."""

import asyncio
import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from citywright.web.socket import PATIENCE
from tests.web.harness import Person, people, serving


@contextlib.asynccontextmanager
async def a_match(tmp_path, **changes):
    """Anna and Boris at a table, their pages open; yields (running, anna, boris, table, who decides, who waits)."""
    async with serving(tmp_path, **changes) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            pages = (one, two) if one.update.get("choices") else (two, one)
            yield running, anna, boris, running.services.tables.live[table["id"]], *pages


def noted(log, event: str) -> bool:
    return any(entry["event"] == event for entry in log)


async def test_playing_for_another_seat(tmp_path, log):
    async with a_match(tmp_path) as (_, _, _, table, acting, waiting):
        action = acting.update["choices"][0]["action"]
        answer = await waiting.ask("play", seq=0, action=action)

        assert answer["clause"].startswith("S-")
        assert "problem" not in answer
        assert (await waiting.ask("uncover", seat=acting.update["scene"]["viewer"]))["problem"] == "problem-not-seated"
        assert table.row.seq == 0
        assert noted(log, "refused")


async def test_replaying_an_old_message(tmp_path):
    async with a_match(tmp_path) as (_, _, _, table, acting, _):
        raw = json.dumps({"k": "play", "ref": 7, "seq": 0, "action": acting.update["choices"][0]["action"]})
        await acting.socket.send(raw)
        await acting.until("ack")
        for _ in range(3):
            await acting.socket.send(raw)
            assert (await acting.until("refused"))["problem"] == "problem-stale"
        assert table.row.seq == 1
        for seq in (-1, 2, 10**9):
            assert (await acting.ask("undo", seq=seq))["problem"] == "problem-stale"
        assert table.row.seq == 1


async def test_a_forged_cookie(tmp_path, log):
    async with a_match(tmp_path) as (running, anna, _, table, acting, _):
        thief = await Person(running.host).arrive()
        stolen = anna.http.cookies[running.services.cookie]
        for forged in (f"{anna.me['id']}.x.y", "y" * 50, stolen.upper(), anna.me["id"], stolen[:-3] + "abc"):
            thief.http.cookies.delete(running.services.cookie)
            thief.http.cookies.set(running.services.cookie, forged)
            answer = await thief.http.post(f"/api/tables/{table.row.id}/leave")
            assert (answer.status_code, answer.json()["problem"]) == (401, "problem-session")
        async with thief.at(table.row.id) as page:
            await page.until("update")
            assert page.update["scene"]["viewer"] == 2
            refused = await page.ask("play", seq=0, action=acting.update["choices"][0]["action"])
            assert refused["problem"] == "problem-not-seated"
            assert (await page.ask("say", text="hello"))["problem"] == "problem-session"
        await thief.http.aclose()
        assert table.row.seq == 0
        assert noted(log, "unknown-session")


async def test_a_message_of_ten_megabytes(tmp_path):
    async with a_match(tmp_path) as (_, anna, _, table, acting, waiting):
        big = json.dumps({"k": "say", "ref": 1, "text": "x" * 10_000_000})
        with contextlib.suppress(ConnectionClosed):
            await acting.socket.send(big)
        await acting.to_the_end()
        assert acting.socket.close_code == 1009
        ref = await waiting.send("say", text="y" * 5000)
        refused = await waiting.until("refused")
        assert (refused["ref"], refused["problem"]) == (ref, "problem-too-large")
        answer = await anna.http.post("/api/tables", content=b"[" * 10_000_000)
        assert (answer.status_code, answer.json()["problem"]) == (413, "problem-too-large")
        assert table.row.seq == 0
        assert not table.chat
        assert (await anna.get("/health"))["status"] == "ok"


async def test_more_messages_than_a_socket_may_send(tmp_path, log):
    """The limit is per hour here, so that it does not matter how fast this machine is."""
    async with a_match(tmp_path, command_rate="30/hour") as (_, _, _, table, acting, waiting):
        heard = []
        with contextlib.suppress(ConnectionClosed):
            for ref in range(1, 1000):
                await waiting.socket.send(json.dumps({"k": "why", "ref": ref, "action": ["reveal", 0]}))
                heard.append(await waiting.until("refused"))
        assert waiting.socket.close_code == 4429
        assert [one["ref"] for one in heard] == list(range(1, len(heard) + 1))  # who is refused knows what was
        assert {one.get("problem") for one in heard[:30]} == {None}
        assert {one.get("problem") for one in heard[30:]} == {"problem-too-fast"}
        assert len(heard) == 30 + PATIENCE
        assert (await acting.play())["k"] == "ack"
        assert table.row.seq == 1
        assert noted(log, "too-fast")


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        "\x00",
        '{"k":"play"}',
        '{"k":"fly","ref":1}',
        '{"k":"play","ref":1,"seq":0,"action":["reveal",0],"seat":1}',
        '{"k":"play","ref":1,"seq":"0","action":["reveal",0]}',
        '{"k":"play","ref":1,"seq":0,"action":{"verb":"reveal"}}',
        '{"k":"play","ref":1e999,"seq":0,"action":[]}',
        "[" * 4000,
        b"\xff\xfe binary",
    ],
)
async def test_malformed_messages(tmp_path, raw, log):
    async with a_match(tmp_path) as (_, _, _, table, acting, _):
        await acting.socket.send(raw)

        assert (await acting.until("refused"))["problem"] == "problem-malformed"
        assert table.row.seq == 0
        assert (await acting.play())["k"] == "ack"
        assert noted(log, "malformed")


@pytest.mark.parametrize(
    "action", [[], ["fly"], ["reveal"], ["reveal", 99], ["reveal", "x"], ["reveal", 10**30], [0], ["place", 0, 0, 0]]
)
async def test_actions_that_are_none(tmp_path, action):
    async with a_match(tmp_path) as (_, _, _, table, acting, _):
        for kind in ("play", "preview"):
            answer = await acting.ask(kind, seq=0, action=action)
            assert answer["k"] == "refused"
            assert answer.get("problem") == "problem-malformed"
        assert (await acting.ask("why", action=action))["problem"] == "problem-malformed"
        assert table.row.seq == 0


async def test_illegal_actions_are_answered_with_their_clause(tmp_path):
    async with a_match(tmp_path) as (_, _, _, table, acting, _):
        answer = await acting.ask("play", seq=0, action=["reveal", 0])

        assert answer["clause"].startswith("S-")
        assert table.row.seq == 0


async def test_tables_and_games_that_do_not_exist(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        for name in ("nowhere", "x" * 300, "%00", "..%2f..%2fetc", "'; DROP TABLE tables; --"):
            assert (await anna.http.get(f"/api/tables/{name}")).json()["problem"] in {
                "problem-no-table",
                "problem-not-found",
            }
        async with anna.at("nowhere") as page:
            assert (await page.hear())["problem"] == "problem-no-table"
            with pytest.raises(ConnectionClosed):
                await page.hear()
        answer = await anna.http.post("/api/quick", json={"title": "chess"})
        assert (answer.status_code, answer.json()["problem"]) == (404, "problem-no-title")
        for path in (
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/texts/ru/../../x",
            "/art/../scene.py",
            "/texts/de/common.ftl",
        ):
            assert (await anna.http.get(path)).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"title": "settlers", "seats": []},
        {"title": "settlers", "seats": [{"kind": "me"}]},
        {"title": "settlers", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "king"}]},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        {"title": "settlers", "seats": [{"kind": "me"}] * 500},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"cheat": True}},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "bot"}], "away_level": "god"},
        {"title": "settlers", "seats": [{"kind": "me"}, {"kind": "bot"}], "secret": "00"},
        {"title": 7, "seats": "all"},
    ],
)
async def test_tables_that_cannot_be(tmp_path, body):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        answer = await anna.http.post("/api/tables", json=body)

        assert answer.status_code == 400
        assert answer.json()["problem"] in {"problem-setup", "problem-malformed"}
        assert answer.json()["detail"]
        assert running.services.tables.live == {}


async def test_requests_forged_by_another_site(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        bodies = {"json": {}, "headers": {"x-csrf": ""}}
        for headers in ({"x-csrf": ""}, {"x-csrf": "x" * 128}, {"x-csrf": boris.me["csrf"]}):
            answer = await anna.http.post("/api/quick", **(bodies | {"headers": headers}))
            assert (answer.status_code, answer.json()["problem"]) == (403, "problem-csrf")
        del anna.http.headers["x-csrf"]
        answer = await anna.http.post("/api/quick", data={"_csrf_token": "x"})
        assert answer.status_code == 403
        assert running.services.tables.live == {}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "file://", None])
async def test_sockets_opened_by_another_site(tmp_path, origin, log):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")

        with pytest.raises(InvalidStatus) as refused:
            async with anna.at(table["id"], origin=origin):
                pass
        assert refused.value.response.status_code == 403
        assert noted(log, "wrong-origin")


async def test_a_name_that_leads_here_from_elsewhere(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        answer = await anna.http.get("/api/me", headers={"host": "evil.example"})

        assert answer.status_code == 400


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>", "<b>", 'a" onload="x', "", "   ", "x" * 25, "\u202e\u200b", "a&b", "{x}", "\u0000"],
)
async def test_markup_in_a_name(tmp_path, name):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        answer = await anna.http.patch("/api/me", json={"name": name})

        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-name")
        assert (await anna.get("/api/me"))["name"] == anna.me["name"]
        seats = [{"kind": "me"}, {"kind": "here", "name": name or "<i>"}]
        assert (await anna.http.post("/api/tables", json={"title": "settlers", "seats": seats})).status_code == 400


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "hi <img src=x onerror=y>", "", " \n ", "x" * 401, "</p>"]
)
async def test_markup_in_chat(tmp_path, text):
    async with a_match(tmp_path) as (_, _, _, table, acting, _):
        assert (await acting.ask("say", text=text))["problem"] == "problem-chat"
        assert not table.chat


async def test_guessing_a_password(tmp_path, log):
    async with serving(tmp_path, login_rate="5/hour") as running, people(running, 2) as [anna, thief]:
        await anna.post("/api/account", {"login": "Anna", "password": "correct horse"})
        codes = []
        for guess in range(8):
            body = {"login": "anna", "password": f"wrong guess {guess}"}
            codes.append((await thief.http.post("/api/login", json=body)).status_code)
        assert codes == [401] * 4 + [429] * 4
        assert (await thief.get("/api/me"))["id"] == thief.me["id"]
        assert noted(log, "wrong-password")


async def test_too_many_requests_and_too_many_sockets(tmp_path):
    async with serving(tmp_path, http_rate="20/hour", sockets_each=2) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]), anna.at(table["id"]), anna.at(table["id"]) as third:
            assert (await third.hear())["problem"] == "problem-too-fast"
        codes = {(await anna.http.get("/api/titles")).status_code for _ in range(30)}
        assert codes == {200, 429}


async def test_the_seed_and_the_key_never_leave_before_the_end(tmp_path, log):
    async with a_match(tmp_path) as (running, anna, boris, table, acting, waiting):
        secret = table.row.secret
        texts = []
        for page in (acting, waiting):
            for _ in range(4):
                await page.send("why", action=["reveal", 0])
                texts.append(json.dumps(await page.until("refused")))
            texts += [json.dumps(page.hello), json.dumps(page.update)]
        for path in (
            f"/api/tables/{table.row.id}",
            "/api/tables",
            "/metrics",
            "/health",
            f"/api/tables/{table.row.id}/record",
        ):
            texts.append((await boris.http.get(path)).text)
        texts.append(str(log))
        assert not any(secret in text for text in texts)
        assert not any(anna.http.cookies[running.services.cookie] in text for text in texts)
        assert not any("a key of the tests" in text for text in texts)


async def test_every_answer_carries_the_headers_that_protect_a_page(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        for path in ("/", "/api/me", "/api/tables/none", "/nothing", "/static/none", "/api/titles", "/health"):
            headers = (await anna.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"], path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        fresh = await Person(running.host).arrive()
        cookies = (await fresh.http.get("/api/me")).headers.get_list("set-cookie")
        assert all("HttpOnly" in cookie and "SameSite" in cookie for cookie in cookies)
        await fresh.http.aclose()

"""A table whose rules changed is never shut away: it can be read, left and closed, and says what is wrong."""

import contextlib
import secrets

import pytest

from citywright import titles
from citywright.kit.record import read_record
from citywright.store.schema import LINES
from tests.web.harness import people, serving

GAME = titles.title("settlers").game


@contextlib.contextmanager
def other_rules(what: str, title: str = "settlers"):
    """A server started with another version of the rules, or with other figures."""
    game = titles.title(title).game
    with pytest.MonkeyPatch.context() as patch:
        if what == "version":
            patch.setattr(game, "version", game.version + 1)
        else:
            patch.setattr(game, "content_hash", lambda: "other")
            patch.setattr(game, "takes_content", lambda content: content == "other")
        yield


@contextlib.asynccontextmanager
async def a_match_of_two(tmp_path, moves: int, title: str = "settlers"):
    """Some moves of Anna and Boris, dealt alike every time; yields both of them, the table and what Anna was told, the
    server being down."""
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_bytes", lambda size: b"\5" * size)
            table = await anna.table("me", "open", title=title)
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            for page in (one, two):
                await page.until("update")
            for _ in range(moves):
                acting, other = (one, two) if one.update.get("choices") else (two, one)
                seq = (await acting.play())["seq"]
                for page in (acting, other):
                    while page.seq < seq:
                        await page.hear()
            told, cookies = one.chronicle[:], (anna.http.cookies, boris.http.cookies)
    yield table["id"], told, cookies


@contextlib.asynccontextmanager
async def back_again(running, cookies):
    async with people(running, 2) as folk:
        for one, kept in zip(folk, cookies, strict=True):
            one.http.cookies = kept
            await one.arrive()
        yield folk


@pytest.mark.parametrize("what", ["version", "content"])
async def test_a_running_match_by_other_rules_is_read_left_and_closed(tmp_path, what, log):
    async with a_match_of_two(tmp_path, 6) as (table, told, cookies):
        with other_rules(what):
            async with serving(tmp_path) as running, back_again(running, cookies) as [anna, boris]:
                [mine] = (await anna.get("/api/tables"))["mine"]
                assert (mine["id"], mine["locked"], "your_turn" in mine) == (table, "problem-version", False)
                assert (await anna.get(f"/api/tables/{table}"))["locked"] == "problem-version"
                chronicle = await anna.get(f"/api/tables/{table}/chronicle")
                assert [entry["line"] for entry in chronicle["entries"]] == told

                async with anna.at(table) as page:
                    assert (await page.hear())["table"]["locked"] == "problem-version"
                    for order in ("play", "preview"):
                        answer = await page.ask(order, seq=6, action=["reveal", 0])
                        assert answer["problem"] == "problem-version"
                    assert (await page.ask("say", text="What now?"))["k"] == "ack"
                early = await anna.http.get(f"/api/tables/{table}/record")
                assert early.json()["problem"] == "problem-not-over"  # it would tell what is hidden

                left = await anna.post(f"/api/tables/{table}/leave")
                assert left["status"] == "playing"  # Boris still sits there
                lists = await anna.get("/api/tables")
                assert (lists["mine"], len((await boris.get("/api/tables"))["mine"])) == ([], 1)
                left = await boris.post(f"/api/tables/{table}/leave")
                assert (left["status"], left["ending"], left.get("winners", [])) == ("over", "closed", [])
                assert [one["id"] for one in (await anna.get("/api/tables"))["over"]] == [table]
                record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
                assert (len(record.lines), record.version) == (6, 1)
                verdict = await anna.get(f"/api/tables/{table}/verify")
                assert not verdict["sound"]
                assert what in verdict["problem"]
        assert any(entry["event"] == "locked" for entry in log)

    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "over"  # and it stays so


async def test_a_running_match_goes_on_when_its_rules_are_back(tmp_path):
    async with a_match_of_two(tmp_path, 6) as (table, _, cookies):
        with other_rules("version"):
            async with serving(tmp_path) as running, back_again(running, cookies) as [anna, _]:
                assert (await anna.get(f"/api/tables/{table}"))["locked"]
        async with (
            serving(tmp_path) as running,
            back_again(running, cookies) as [anna, boris],
            anna.at(table) as one,
            boris.at(table) as two,
        ):
            for page in (one, two):
                assert (await page.until("update"))["seq"] == 6
            acting = one if one.update.get("choices") else two
            assert (await acting.play())["seq"] == 7


@pytest.mark.parametrize("what", ["version", "content"])
async def test_a_finished_match_is_shown_by_other_rules_that_come_to_the_same(tmp_path, what):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = (await anna.table("me", "here"))["id"]
        async with anna.at(table) as page:
            await page.play_on(8)
            await page.ask("offer_end", yes=True)
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        frame = await anna.get(f"/api/tables/{table}/replay/5")
    with other_rules(what):
        async with serving(tmp_path) as running, people(running, 1) as [anna]:
            assert "locked" not in await anna.get(f"/api/tables/{table}")
            assert (await anna.http.get(f"/api/tables/{table}/record")).text == record
            assert await anna.get(f"/api/tables/{table}/replay/5") == frame
            assert what in (await anna.get(f"/api/tables/{table}/verify"))["problem"]


async def test_a_stored_line_that_cannot_be_played_is_called_by_its_name(tmp_path):
    """Not the database is to blame, as was said before."""
    async with (
        a_match_of_two(tmp_path, 6) as (table, told, cookies),
        serving(tmp_path) as running,
        back_again(running, cookies) as [anna, _],
    ):
        here = (LINES.c.table_id == table) & (LINES.c.seq == 4)
        await running.services.store._execute(LINES.update().where(here).values(move="nonsense 7"))
        async with anna.at(table) as page:
            assert (await page.hear())["table"]["locked"] == "problem-record"
        chronicle = await anna.get(f"/api/tables/{table}/chronicle")
        assert [entry["line"] for entry in chronicle["entries"]] == told
        refused = await anna.http.get(f"/api/tables/{table}/replay/1")
        assert refused.json()["problem"] == "problem-not-over"


async def test_a_table_that_still_waits_begins_with_the_rules_of_today(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = (await anna.table("me", "open"))["id"]
        cookies = anna.http.cookies
    with other_rules("version"):
        async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
            anna.http.cookies = cookies
            await boris.post(f"/api/tables/{table}/join", {})
            async with anna.at(table) as one, boris.at(table) as two:
                for page in (one, two):
                    await page.until("update")
                acting = one if one.update.get("choices") else two
                assert (await acting.play())["seq"] == 1
            row = await running.services.store.table(table)
            assert row is not None
            assert row.version == GAME.version


async def test_a_locked_match_of_others_shows_a_spectator_no_more_than_before(tmp_path):
    async with a_match_of_two(tmp_path, 8, "architects") as (table, told, cookies):
        with other_rules("version", "architects"):
            async with serving(tmp_path) as running, people(running, 1) as [clara]:
                seen = [await clara.get(f"/api/tables/{table}/chronicle?viewer={viewer}") for viewer in (-1, 0, 1, 2)]
            async with serving(tmp_path) as running, back_again(running, cookies) as [anna, _]:
                own = await anna.get(f"/api/tables/{table}/chronicle?viewer=1")
    assert [entry["line"] for entry in own["entries"]] == told
    assert all(one == seen[0] for one in seen)
    assert seen[0] != own  # Anna was told more

"""Matches over real sockets: people, bots, spectators, one screen for two."""

import asyncio

from tests.web.harness import people, serving


async def test_a_stranger_plays_a_whole_game_against_bots(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.post("/api/quick", {})
        async with anna.at(table["id"]) as page:
            made = await page.play_on(pick=7, long=True)

            assert made > 20
            assert page.over()
            assert page.update["table"]["ending"]
            assert page.update["scene"]["over"]
            assert len(page.chronicle) > 20
        verdict = await anna.get(f"/api/tables/{table['id']}/verify")
        assert verdict["sound"], verdict
        assert verdict["promise"] == table["promise"]
        record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
        assert verdict["seed"] in record


async def test_two_people_and_a_bot_play_to_the_end_while_somebody_watches(tmp_path):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        table = await anna.table("me", "open", "bot")
        listed = await boris.get("/api/tables")
        assert [one["id"] for one in listed["open"]] == [table["id"]]

        async with anna.at(table["id"]) as one, clara.at(table["id"]) as third:
            assert (await one.hear())["table"]["status"] == "open"
            await boris.post(f"/api/tables/{table['id']}/join", {})
            async with boris.at(table["id"]) as two:
                await asyncio.gather(one.play_on(), two.play_on(pick=3), third.play_on())
                assert one.over()
                assert two.over()
                assert third.over()
                assert third.update["scene"]["viewer"] == 3
                assert one.chronicle == two.chronicle == third.chronicle
                assert "choices" not in third.update


async def test_a_spectator_may_look_and_not_touch(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, clara]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page, clara.at(table["id"]) as other:
            await page.until("update")
            await other.until("update")
            action = page.update["choices"][0]["action"]

            for answer in (
                await other.ask("play", seq=other.seq, action=action),
                await other.ask("undo", seq=other.seq),
                await other.ask("why", action=action),
                await other.ask("resign"),
                await other.ask("offer_end", yes=True),
                await other.ask("away", away=True),
            ):
                assert answer == {"k": "refused", "ref": answer["ref"], "problem": "problem-not-seated"}
            assert "invite" not in other.hello["table"]
            assert running.services.tables.live[table["id"]].row.seq == 0


async def test_two_people_share_a_screen(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            seen = set()
            for _ in range(30):
                await page.until("update") if not page.update.get("choices") else None
                seen.add(page.update["scene"]["viewer"])
                before = page.seq
                await page.play()
                while page.seq == before:
                    await page.hear()

            assert seen == {0, 1}
            assert page.update["scene"]["viewer"] in page.update["scene"]["dock"]["seats"]


async def test_a_page_that_comes_back_sees_everything_again(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.post("/api/quick", {})
        async with anna.at(table["id"]) as page:
            await page.play_on(12)
            seq, chronicle = page.seq, page.chronicle
        async with anna.at(table["id"]) as again:
            update = await again.until("update")

            assert update["seq"] >= seq
            assert update["fresh"]
            assert again.chronicle[: len(chronicle)] == chronicle


async def test_undo_and_redo_go_as_far_as_they_say(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            while not page.update.get("undo"):
                await page.play_on(1)
            scene, depth, lines = page.update["scene"], page.update["undo"], page.chronicle[:]
            seq = page.seq

            assert (await page.ask("undo", seq=page.seq))["k"] == "ack"
            await page.until("update", seq=seq + 1)
            assert page.update.get("undo", 0) == depth - 1
            assert page.update["redo"] == 1
            assert page.update["scene"] != scene
            assert len(page.chronicle) < len(lines)

            assert (await page.ask("redo", seq=page.seq))["k"] == "ack"
            await page.until("update", seq=seq + 2)
            assert page.update["scene"] == scene
            assert page.chronicle == lines

            while page.update.get("undo"):
                await page.ask("undo", seq=page.seq)
                await page.until("update")
            assert (await page.ask("undo", seq=page.seq))["problem"] == "problem-undo"


async def test_why_not_names_the_clause_and_preview_shows_what_would_come(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            legal = page.update["choices"][0]["action"]

            assert (await page.ask("why", action=legal))["allowed"]
            refused = await page.ask("why", action=["reveal", 0])
            assert refused["clause"].startswith("S-")
            shown = await page.ask("preview", seq=page.seq, action=legal)
            assert shown["k"] == "previewed"
            assert shown["preview"]["action"] == legal
            assert (await page.ask("preview", seq=page.seq, action=["reveal", 0]))["clause"] == refused["clause"]


async def test_chat_reaches_everybody_and_those_who_come_later(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, clara]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page, clara.at(table["id"]) as other:
            assert (await page.ask("say", text="  Хорошей\tигры <3 "))["k"] == "ack"
            line = (await other.until("said"))["line"]
            assert (line["text"], line["seat"], line["name"]) == ("Хорошей игры <3", 0, anna.me["name"])
            assert (await other.ask("say", text="and to you"))["k"] == "ack"
        async with anna.at(table["id"]) as page:
            await page.until("hello")
            assert [(c["n"], c["seat"], c["text"]) for c in page.hello["chat"]] == [
                (1, 0, "Хорошей игры <3"),
                (2, -1, "and to you"),
            ]

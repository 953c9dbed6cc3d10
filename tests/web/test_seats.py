"""Sitting down, getting up, giving up, coming back; and one screen for several people with secrets."""

import asyncio
import time

import pytest

from tests.web.harness import people, serving
from tests.web.plain import put_on_the_shelf


async def test_an_invitation_opens_a_private_table(tmp_path):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        table = await anna.table("me", "open", public=False)
        path = f"/api/tables/{table['id']}"

        assert (await boris.get("/api/tables"))["open"] == []
        for answer in (await boris.http.get(path), await boris.http.post(f"{path}/join", json={"invite": "x"})):
            assert (answer.status_code, answer.json()["problem"]) == (403, "problem-private")
        joined = await boris.post(f"{path}/join", {"invite": table["invite"]})
        assert [seat.get("mine", False) for seat in joined["seats"]] == [False, True]
        assert joined["status"] == "playing"

        answer = await clara.http.post(f"{path}/join", json={"invite": table["invite"]})
        assert (answer.status_code, answer.json()["problem"]) == (409, "problem-not-open")
        async with clara.at(table["id"]) as page:
            assert (await page.hear())["problem"] == "problem-private"
        async with clara.at(table["id"], invite=table["invite"]) as page:
            assert (await page.until("update"))["scene"]["viewer"] == 2


async def test_of_two_who_want_the_last_seat_one_gets_it(tmp_path):
    async with serving(tmp_path) as running, people(running, 4) as [anna, *others]:
        table = await anna.table("me", "open", "open")

        answers = await asyncio.gather(
            *(one.http.post(f"/api/tables/{table['id']}/join", json={"seat": 1}) for one in others)
        )

        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert {a.json()["problem"] for a in answers if a.status_code == 409} == {"problem-full"}


async def test_who_waits_sees_people_come_and_go_and_may_fill_up_with_bots(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open", "open")
        path = f"/api/tables/{table['id']}"
        async with anna.at(table["id"]) as page:
            await page.until("hello")
            await boris.post(f"{path}/join", {"seat": 2})
            assert (await page.until("hello"))["table"]["seats"][2]["name"] == boris.me["name"]
            await boris.post(f"{path}/leave")
            assert (await page.until("hello"))["table"]["seats"][2]["kind"] == "open"
            assert (await boris.http.post(f"{path}/fill")).status_code == 403
            await anna.post(f"{path}/fill")
            hello = await page.until("hello")
            assert [seat["kind"] for seat in hello["table"]["seats"]] == ["person", "bot", "bot"]
            assert (await page.until("update"))["table"]["status"] == "playing"


async def test_a_table_everybody_leaves_is_closed(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "open")
        left = await anna.post(f"/api/tables/{table['id']}/leave")

        assert (left["status"], left["ending"]) == ("over", "closed")
        assert (await anna.get("/api/tables"))["open"] == []


async def test_at_a_table_of_two_the_other_wins_when_one_resigns(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            active = one if one.update.get("choices") else two
            await active.play()
            assert (await one.ask("resign"))["k"] == "ack"
            while not two.over():
                await two.hear()

            assert two.update["table"]["ending"] == "resigned"
            assert two.update["table"]["winners"] == [1]
            assert two.update["scene"]["over"]
            assert two.update["scene"]["dock"]["seats"] == []
            assert (await two.ask("play", seq=two.seq, action=["pass"]))["problem"] == "problem-not-playing"
        verdict = await anna.get(f"/api/tables/{table['id']}/verify")
        assert verdict["sound"], verdict
        assert (await anna.get(f"/api/tables/{table['id']}/replay/1?viewer=0"))["scene"]["over"]


async def test_at_a_larger_table_a_bot_plays_on_for_who_resigns(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open", "bot")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            assert (await one.ask("resign"))["k"] == "ack"
            await two.play_on()

            assert two.over()
            assert two.update["table"]["seats"][0]["kind"] == "bot"
            assert two.update["table"]["ending"] not in {"resigned", ""}
            assert (await one.ask("away", away=False))["problem"] == "problem-not-seated"


async def test_a_match_stops_when_all_agree(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open", "bot")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            await one.ask("offer_end", yes=True)
            while two.update["table"].get("offers") != [0]:
                await two.hear()
            await two.ask("offer_end", yes=False)
            while one.update["table"].get("offers", []) != []:
                await one.hear()
            await two.ask("offer_end", yes=True)
            await one.ask("offer_end", yes=True)
            while not two.over():
                await two.hear()

            assert two.update["table"]["ending"] == "agreed"
        assert (await anna.get(f"/api/tables/{table['id']}/verify"))["sound"]


async def test_a_bot_plays_for_who_asks_and_gives_the_seat_back(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            assert (await page.ask("away", away=True))["k"] == "ack"
            while page.seq < 20:
                await page.hear()
            assert page.update["table"]["seats"][0]["away"]
            assert "choices" not in page.update
            assert (await page.ask("play", seq=page.seq, action=["reveal", 0])).get("problem") in {
                "problem-away",
                "problem-stale",
            }
            assert (await page.ask("away", away=False))["k"] == "ack"
            while not page.update.get("choices"):
                await page.hear()
            assert (await page.play())["k"] == "ack"


async def test_who_is_absent_for_too_long_is_played_for_until_they_come_back(tmp_path):
    async with serving(tmp_path, absence=0.2) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with boris.at(table["id"]) as two:
            await two.until("update")
            while not two.update["table"]["seats"][0].get("away"):
                if two.update.get("choices"):
                    await two.play_on(1)
                else:
                    await two.hear()
            async with anna.at(table["id"]) as one:
                while not one.update or one.update["table"]["seats"][0].get("away"):
                    await one.hear()
                while not two.update["table"]["seats"][0].get("online"):
                    await two.hear()


async def test_nobody_is_replaced_while_nobody_waits(tmp_path):
    async with serving(tmp_path, absence=0.2) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            while not page.update.get("choices"):
                await page.hear()
        await asyncio.sleep(2)

        assert running.house.tables.live[table["id"]].row.seats[0].away == 0


async def test_a_rematch_seats_the_same_people_one_further_on(tmp_path):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        table = await anna.table("me", "open", "bot")
        path = f"/api/tables/{table['id']}"
        await boris.post(f"{path}/join", {})
        assert (await anna.http.post(f"{path}/rematch")).json()["problem"] == "problem-not-over"
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            await one.ask("offer_end", yes=True)
            await two.ask("offer_end", yes=True)
            again = await anna.post(f"{path}/rematch")
            assert again["id"] != table["id"]
            assert again["status"] == "open"
            while two.update["table"].get("rematch") != again["id"]:
                await two.hear()
        assert (await clara.http.post(f"{path}/rematch")).status_code == 403
        joined = await boris.post(f"{path}/rematch")

        assert joined["id"] == again["id"]
        assert joined["status"] == "playing"
        assert [seat["name"] for seat in joined["seats"]] == [
            boris.me["name"],
            table["seats"][2]["name"],
            anna.me["name"],
        ]


async def test_a_finished_match_is_shown_from_every_side_and_no_running_one(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        path = f"/api/tables/{table['id']}"
        for what in ("record", "verify", "replay/0"):
            answer = await anna.http.get(f"{path}/{what}")
            assert (answer.status_code, answer.json()["problem"]) == (409, "problem-not-over")
        async with anna.at(table["id"]) as page:
            await page.play_on(pick=5)
            last = page.update
            chronicle = page.chronicle
        first = await anna.get(f"{path}/replay/0")
        steps = first["steps"]
        assert first["entries"] == []
        assert first["viewers"] == [0, 1, 2]
        end = await anna.get(f"{path}/replay/{steps}?viewer=0")
        assert end["scene"] == last["scene"]
        assert [entry["line"] for entry in end["entries"]] == chronicle
        middle = [await anna.get(f"{path}/replay/{steps // 2}?viewer={viewer}") for viewer in (0, 1, 2)]
        assert [frame["scene"]["viewer"] for frame in middle] == [0, 1, 2]
        for query in (f"replay/{steps + 1}", "replay/3?viewer=3", "replay/3?viewer=-2", "replay/-1"):
            assert (await anna.http.get(f"{path}/{query}")).status_code == 404


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


async def test_a_curtain_falls_between_two_who_share_a_screen(tmp_path, harbour):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Борис"}]
        table = await anna.post("/api/tables", {"title": "harbour", "seats": seats})
        async with anna.at(table["id"]) as page:
            await page.until("update")
            assert page.update["curtain"] == 0
            assert page.update["scene"]["viewer"] == 2
            assert "choices" not in page.update
            assert (await page.ask("play", seq=0, action=["bid", 0]))["problem"] == "problem-curtain"
            assert (await page.ask("uncover", seat=1))["problem"] == "problem-curtain"

            assert (await page.ask("uncover", seat=0))["k"] == "ack"
            await page.until("update")
            assert page.update["scene"]["viewer"] == 0
            mine = page.update["scene"]["areas"][0]["ground"][0]["text"]
            await page.play()
            await page.until("update", seq=1)
            assert page.update["curtain"] == 1
            assert page.update["scene"]["areas"][0]["ground"][0]["text"] != mine

            await page.ask("uncover", seat=1)
            await page.until("update")
            assert page.update["scene"]["viewer"] == 1
            assert page.update["fresh"]
            for _ in range(200):
                if page.over():
                    break
                if page.update.get("curtain", -1) >= 0:
                    await page.ask("uncover", seat=page.update["curtain"])
                    await page.until("update")
                before = page.seq
                await page.play()
                await page.until("update", seq=before + 1)
            assert page.over()


async def test_two_people_answer_a_sealed_question_at_the_same_time(tmp_path, harbour):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await anna.post("/api/tables", {"title": "harbour", "seats": seats})
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one, boris.at(table["id"]) as two:
            await asyncio.gather(one.until("update"), two.until("update"))
            assert one.update["choices"]
            assert two.update["choices"]
            await asyncio.gather(one.play_on(), two.play_on(pick=1))
            assert one.over()
            assert two.over()
            assert one.chronicle != two.chronicle
        assert (await anna.get(f"/api/tables/{table['id']}/verify"))["sound"]


async def test_bots_take_their_time_with_people_and_none_when_told_so(tmp_path):
    async with serving(tmp_path, pace=0.4, quick_pace=0) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            while not page.update.get("choices"):
                await page.hear()
            await page.ask("away", away=True)
            started, seq = time.monotonic(), page.seq
            while page.seq < seq + 4:
                await page.hear()
            assert time.monotonic() - started > 0.35

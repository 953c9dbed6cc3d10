"""Sitting down, getting up, giving up, coming back; and one screen for several people with secrets."""

import asyncio
from typing import Any

import pytest

from citywright.kit.table import heard_by
from citywright.titles import title as title_named
from citywright.web import live_table
from citywright.web.live_match import LiveMatch
from tests.web.harness import Person, Running, people, serving, until
from tests.web.plain import put_on_the_shelf


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


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
            joined = await boris.post(f"{path}/join", {"seat": 2})
            assert (await page.until("hello"))["table"]["seats"][2]["name"] == joined["seats"][2]["name"]
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
        table = await anna.table("me", "open", stand_in=True)
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


LONG_AGO = -1e9


async def test_nobody_is_replaced_while_nobody_waits(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            while not page.update.get("choices"):
                await page.hear()
        live_table = running.services.tables.live[table["id"]]
        await until(lambda: not live_table.audience.pages, "the server to see her go")
        live_table.last_seen[anna.me["id"]] = LONG_AGO
        await live_table.mind_absence()

        assert live_table.deciders() == (0,)
        assert live_table.row.seats[0].away == 0


async def somebody_waits(running: Running, anna: Person, boris: Person) -> tuple[Person, Person, str]:
    """A match of two: who has to decide, who waits, and the table."""
    made = await anna.table("me", "open", stand_in=True)
    await boris.post(f"/api/tables/{made['id']}/join", {})
    due = running.services.tables.live[made["id"]].deciders()[0]
    return (anna, boris, made["id"]) if due == 0 else (boris, anna, made["id"])


@pytest.mark.parametrize("what", ["comes back", "moves", "stays away"])
async def test_who_is_here_again_when_a_bot_would_take_over_is_left_alone(tmp_path, what):
    """Somebody holds the lock of the table while it is looked who is missed; what is true after that counts."""
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        absent, waiting, name = await somebody_waits(running, anna, boris)
        table = running.services.tables.live[name]
        seat = table.deciders()[0]
        async with waiting.at(name) as page:
            await page.until("update")
            table.last_seen[absent.me["id"]] = LONG_AGO
            async with table.lock:
                minding = asyncio.create_task(table.mind_absence())
                await asyncio.sleep(0)  # it has seen that somebody is missed, and waits for the lock
                assert not minding.done()
                if what == "comes back":
                    async with absent.at(name) as other:
                        await other.until("update")
                        table.lock.release()
                        await minding
                        await table.lock.acquire()
                elif what == "moves":
                    match = table.match
                    assert match is not None
                    while table.deciders() == (seat,):
                        await table._make(lambda now: now.referee.propose(seat, now.state.legal(seat)[0]), "person")
            await minding

            assert table.row.seats[seat].away == (2 if what == "stays away" else 0)


async def test_nobody_is_agreed_out_of_a_match_while_a_bot_plays_for_them(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        table = await anna.table("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as one:
            async with boris.at(table["id"]) as two:
                await two.until("update")
                await two.ask("away", away=True)
            assert (await one.ask("offer_end", yes=True))["k"] == "ack"
            assert running.services.tables.live[table["id"]].row.status == "playing"
            async with boris.at(table["id"]) as two:
                assert (await two.ask("offer_end", yes=True))["k"] == "ack"
        assert (await anna.get(f"/api/tables/{table['id']}"))["ending"] == "agreed"


async def stopped_by_agreement(
    running: Running, anna: Person, title: str, seats: list[dict[str, str]]
) -> tuple[Any, LiveMatch]:
    """A match that was stopped as soon as it began: the table as its pages see it, and the match."""
    table = await anna.post("/api/tables", {"title": title, "seats": seats})
    async with anna.at(table["id"]) as page:
        await page.until("update")
        await page.ask("offer_end", yes=True)
        while not page.over():
            await page.hear()
        match = running.services.tables.live[table["id"]].match
        assert match is not None
        return page.update["table"], match


TWO_HERE = [{"kind": "me"}, {"kind": "here", "name": "Boris"}]


async def test_an_agreed_end_is_won_by_the_tie_break_of_the_rules(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table, match = await stopped_by_agreement(running, anna, "founders", TWO_HERE)
        state: Any = match.state

        assert len(set(state.scores())) == 1
        assert table["winners"] == [state.active]  # F-256
        assert match.referee.record.result is not None
        assert match.referee.record.result["winners"] == table["winners"]


async def test_where_all_may_lose_nobody_has_won_a_match_that_was_stopped(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table, _ = await stopped_by_agreement(running, anna, "ghosts", TWO_HERE)

        assert table.get("winners", []) == []
        assert table["ending"] == "agreed"


async def test_a_rival_whom_nobody_plays_may_have_won_a_match_that_was_stopped(tmp_path, monkeypatch):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        game = title_named("architects").game
        deal = type(game).deal

        def unequal(self, seats, seed, options):
            g: Any = deal(self, seats, seed, options)
            g.edit(0).virtue -= 1  # as many points as the rival, and less virtue: the tie is lost
            return g

        monkeypatch.setattr(type(game), "deal", unequal)
        table, match = await stopped_by_agreement(running, anna, "architects", [{"kind": "me"}])

        assert match.state.scores() == [0, 0]
        assert table["winners"] == [1]


async def test_whoever_gives_up_alone_has_lost_to_the_rival(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.post("/api/tables", {"title": "architects", "seats": [{"kind": "me"}]})
        async with anna.at(table["id"]) as page:
            await page.until("update")
            assert (await page.ask("resign"))["k"] == "ack"
            while not page.over():
                await page.hear()

            assert page.update["table"]["winners"] == [1]
        assert (await anna.get(f"/api/tables/{table['id']}/verify"))["sound"]


async def test_a_rematch_seats_the_same_people_one_further_on(tmp_path):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        table = await anna.table("me", "open", "bot")
        path = f"/api/tables/{table['id']}"
        seated = (await boris.post(f"{path}/join", {}))["seats"]
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
        assert [seat["name"] for seat in joined["seats"]] == [seated[seat]["name"] for seat in (1, 2, 0)]


async def test_a_finished_match_is_shown_from_every_side_and_no_running_one(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        path = f"/api/tables/{table['id']}"
        for what in ("record", "verify", "replay/0", "chronicle"):
            answer = await anna.http.get(f"{path}/{what}")
            assert (answer.status_code, answer.json()["problem"]) == (409, "problem-not-over")
        async with anna.at(table["id"]) as page:
            await page.play_on(pick=5)
            last = page.update
            chronicle = page.chronicle
        first = await anna.get(f"{path}/replay/0")
        steps = first["steps"]
        assert first["told"] == 0
        assert first["viewers"] == [0, 1, 2]
        end = await anna.get(f"{path}/replay/{steps}?viewer=0")
        assert end["scene"] == last["scene"]
        told = (await anna.get(f"{path}/chronicle?viewer=0"))["entries"]
        assert [entry["line"] for entry in told] == chronicle
        assert [entry["n"] for entry in told] == list(range(end["told"]))
        middle = [await anna.get(f"{path}/replay/{steps // 2}?viewer={viewer}") for viewer in (0, 1, 2)]
        assert [frame["scene"]["viewer"] for frame in middle] == [0, 1, 2]
        beyond = (f"replay/{steps + 1}", "replay/3?viewer=3", "replay/3?viewer=-2", "replay/-1", "chronicle?viewer=3")
        for query in beyond:
            assert (await anna.http.get(f"{path}/{query}")).status_code == 404


async def test_a_replay_tells_every_line_once(tmp_path, monkeypatch, harbour):
    """However often its moments are looked at; and a viewer with secrets reads no line of another's."""
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await anna.post("/api/tables", {"title": "harbour", "seats": seats})
        path = f"/api/tables/{table['id']}"
        async with anna.at(table["id"]) as page:
            await page.play_on()
            chronicle = page.chronicle
        live_table = running.services.tables.live[table["id"]]
        match, display = live_table.match, type(live_table.page)
        assert match is not None
        told: list[Any] = []
        log = display.log

        def counted(self, event):
            told.append(event)
            return log(self, event)

        monkeypatch.setattr(display, "log", counted)
        steps = (await anna.get(f"{path}/replay/0?viewer=0"))["steps"]
        frames = [await anna.get(f"{path}/replay/{step}?viewer=0") for step in [*range(steps + 1), *range(steps + 1)]]
        lines = (await anna.get(f"{path}/chronicle?viewer=0"))["entries"]

        assert len(told) == sum(len(heard_by(news, 0)) for _, news in match.news)
        assert [entry["line"] for entry in lines] == chronicle
        assert [frame["told"] for frame in frames[: steps + 1]] == sorted(
            frame["told"] for frame in frames[steps + 1 :]
        )
        assert frames[-1]["told"] == len(lines)
        assert not any("entries" in frame for frame in frames)
        assert (await anna.get(f"{path}/chronicle?viewer=1"))["entries"] != lines


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


@pytest.mark.parametrize("pace", [1000, 0])
async def test_bots_take_their_time_with_people_and_none_when_told_so(tmp_path, monkeypatch, pace):
    taken: list[float] = []

    async def note(seconds: float) -> None:
        taken.append(seconds)

    monkeypatch.setattr(live_table, "take_time", note)
    async with serving(tmp_path, pace=pace) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "bot")
        async with anna.at(table["id"]) as page:
            await page.until("update")
            await page.ask("away", away=True)
            while page.seq < 10:
                await page.hear()

    assert len(taken) >= 4 if pace else not taken
    assert all(0 < seconds <= pace for seconds in taken)

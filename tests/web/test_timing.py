"""When something is sent tells no more than what is sent: the time of a bot comes from open information alone."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from citywright.kit.chance import MASK64, Stream
from citywright.kit.random_play import pick
from citywright.kit.table import Table
from citywright.store import SeatRow
from citywright.titles import Title, titles
from citywright.web import live_table
from citywright.web.pace import pace_of, rest_of
from tests.store.build import a_table

SECRET_TITLES = [title for title in titles() if title.game.secret]
DECISIONS = 120
PACE = 0.6


class Waits(Exception):
    """A bot has decided and waits; what it does afterwards is the same at all tables."""


class Schedule:
    """What a table does and how long it waits until a bot moves."""

    def __init__(self, title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
        self.title = title
        self.done: list[Any] = []
        # What passed meanwhile is the machine's doing; how it is rounded off is a test of its own.
        monkeypatch.setattr(live_table, "rest_of", lambda pace, spent: pace)
        monkeypatch.setattr(live_table, "take_time", self.take_time)

    async def take_time(self, seconds: float) -> None:
        self.done.append(seconds)
        raise Waits

    async def choose(self, title: Title, level: str, state: Table, seat: int) -> Any:
        self.done.append("thinks")
        return state.legal(seat)[0]

    def of(self, state: Table, seat: int, last: int) -> list[Any]:
        """The steps of one bot's decision, at a table where `last` decided before."""
        self.done = []
        services: Any = SimpleNamespace(settings=SimpleNamespace(pace=PACE), thinkers=self)
        row = a_table(seats=[SeatRow(seat, "bot", None, "Bot", "greedy") for seat in range(state.seats)])
        table = live_table.LiveTable(services, self.title, row, None, [])
        record = SimpleNamespace(lines=[SimpleNamespace(seat=last)])
        match: Any = SimpleNamespace(seq=1, state=state, referee=SimpleNamespace(record=record))
        table.match = match
        with pytest.raises(Waits):
            asyncio.run(table._bot_turn(seat))
        return self.done


@pytest.mark.parametrize("title", SECRET_TITLES, ids=lambda title: title.id)
def test_a_bot_takes_as_long_in_every_world_that_others_think_possible(title, monkeypatch):
    schedule, game, stream = Schedule(title, monkeypatch), title.game, Stream(7)
    state, last = game.setup(max(game.seats), 7), -1
    told_apart = single = 0
    for _ in range(DECISIONS):
        if state.is_over():
            break
        seat = state.deciders()[0]
        here = schedule.of(state, seat, last)
        single += len(state.legal(seat)) == 1
        for rival in range(state.seats + 1):
            world = game.determinize(state, rival, stream.chance(MASK64))
            # Halfway through a payment a dealt hand may be one that could not have begun it.
            if rival != seat and world.legal(seat):
                told_apart += (len(world.legal(seat)) == 1) != (len(state.legal(seat)) == 1)
                assert schedule.of(world, seat, last) == here
        state.apply(pick(game.verbs, state.legal(seat), stream), seat)
        last = seat

    assert single  # decisions were among them that haste would have told
    assert told_apart or title.id != "mythotopia"


def test_further_decisions_of_a_turn_come_in_half_the_time():
    assert pace_of(PACE, last_seat=1, seat=0) == PACE
    assert pace_of(PACE, last_seat=-1, seat=0) == PACE
    assert pace_of(PACE, last_seat=0, seat=0) == PACE / 2
    assert pace_of(0, last_seat=1, seat=0) == 0


@pytest.mark.parametrize(("spent", "shown"), [(0, 2), (0.5, 2), (1.9, 2), (2.1, 4), (5, 6)])
def test_a_long_thought_shows_as_whole_paces(spent, shown):
    assert spent + rest_of(2, spent) == pytest.approx(shown)
    assert rest_of(0, spent) == 0

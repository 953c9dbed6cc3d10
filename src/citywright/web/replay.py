"""After the end: the record, its verification, and the match moment by moment from any side."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from citywright.display.scene import Display, LogLine
from citywright.kit.chance import derive
from citywright.kit.errors import BadRecord, OtherVersion
from citywright.kit.record import Record, read_record
from citywright.kit.referee import resume
from citywright.kit.table import Table, heard_by
from citywright.titles import Title
from citywright.web.encode import scene_for
from citywright.web.house import House
from citywright.web.live import LiveTable
from citywright.web.lobby import visible
from citywright.web.match import Match
from citywright.web.messages import Chronicle, Entry, Frame, Verdict
from citywright.web.problems import Refusal

AnyRequest = Request[Any, Any, Any]

KEPT: Final = 16


class Reel:
    """Every state of a finished match, in order, and what each viewer was told on the way."""

    def __init__(self, match: Match) -> None:
        record, game = match.referee.record, match.title.game
        assert record.secret is not None
        self.match = match
        self._told: dict[int, tuple[list[LogLine], list[int]]] = {}
        state = game.setup(record.seats, derive(record.secret, 0), record.options)
        self.states: list[Table] = [state]
        for number, line in enumerate(record.effective(), 1):
            state = state.clone()
            state.rng = derive(record.secret, number)
            state.apply(game.verbs.read(line.move), line.seat)
            self.states.append(state)

    def told(self, display: Display, viewer: int) -> tuple[list[LogLine], list[int]]:
        """The chronicle of a viewer, and how many of its lines were told up to each state."""
        if viewer not in self._told:
            lines: list[LogLine] = []
            counts = [0]
            for _, news in self.match.news:
                lines += [line for event in heard_by(news, viewer) if (line := display.log(event)) is not None]
                counts.append(len(lines))
            self._told[viewer] = lines, counts
        return self._told[viewer]


class Reels:
    """The reels looked at last."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def get(self, table_id: str, match: Match) -> Reel:
        if table_id not in self._reels:
            reel = await asyncio.to_thread(Reel, match)
            self._reels[table_id] = reel
            if len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(table_id)
        return self._reels[table_id]


async def finished(request: AnyRequest, house: House, table_id: str, invite: str) -> tuple[LiveTable, Match]:
    table = await visible(house, table_id, house.user_id_of(request), invite)
    if table.row.status != "over" or table.match is None:
        raise Refusal("problem-not-over")
    return table, table.match


@get("/api/tables/{table_id:str}/record", summary="The record of a finished match", media_type="text/plain")
async def get_record(
    request: AnyRequest, house: NamedDependency[House], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> Response[str]:
    table, match = await finished(request, house, table_id, invite)
    name = f"{table.title.id}-{table_id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match.referee.record.text(), media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/verify", summary="Was the match played as promised?")
async def verify_table(
    request: AnyRequest, house: NamedDependency[House], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> Verdict:
    table, match = await finished(request, house, table_id, invite)
    return await asyncio.to_thread(verdict, table.title, match.referee.record.text())


def verdict(title: Title, text: str) -> Verdict:
    """Chain and promise (reading checks both), every move replayed, the same result."""
    moves, promise, seed, problem = 0, "", "", ""
    try:
        record = read_record(text)
        moves, promise = len(record.effective()), record.promise
        seed = record.secret.hex() if record.secret else ""
        check_replay(title, record)
    except OtherVersion as why:
        problem = str(why)
    except BadRecord as why:
        problem = str(why)
    return Verdict(sound=not problem, moves=moves, promise=promise, seed=seed, problem=problem)


def check_replay(title: Title, record: Record) -> None:
    if record.result is None or record.secret is None:
        raise record.error("it has no end")
    resume(title.game, record, judge=True)


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="One moment of a finished match")
async def get_frame(
    request: AnyRequest,
    house: NamedDependency[House],
    reels: NamedDependency[Reels],
    table_id: FromPath[str],
    step: FromPath[int],
    viewer: FromQuery[int] = -1,
    invite: FromQuery[str] = "",
) -> Frame:
    """`viewer` is a seat, or the number of seats for a spectator (so by default); after the end all may be seen."""
    table, match = await finished(request, house, table_id, invite)
    seats = len(table.row.seats)
    viewer = side(table, viewer)
    reel = await reels.get(table_id, match)
    if not 0 <= step < len(reel.states):
        raise Refusal("problem-step")
    state = reel.states[step]
    info = table.info("")
    if step < len(reel.states) - 1:
        info.status = "playing"
    names = [seat.name for seat in table.row.seats]
    return Frame(
        step=step,
        steps=len(reel.states) - 1,
        scene=scene_for(table.display, table.title.game.view(state, viewer), state, viewer, names, info),
        told=reel.told(table.display, viewer)[1][step],
        viewers=list(range(seats + 1)),
    )


@get("/api/tables/{table_id:str}/chronicle", summary="All that was told to one viewer of a finished match")
async def get_chronicle(
    request: AnyRequest,
    house: NamedDependency[House],
    reels: NamedDependency[Reels],
    table_id: FromPath[str],
    viewer: FromQuery[int] = -1,
    invite: FromQuery[str] = "",
) -> Chronicle:
    """Asked for once; every moment says how far it goes."""
    table, match = await finished(request, house, table_id, invite)
    reel = await reels.get(table_id, match)
    lines, _ = reel.told(table.display, side(table, viewer))
    return Chronicle(entries=[Entry(n=n, line=line) for n, line in enumerate(lines)])


def side(table: LiveTable, viewer: int) -> int:
    """From where a finished match is watched: a seat, or beside the table."""
    seats = len(table.row.seats)
    if not -1 <= viewer <= seats:
        raise Refusal("problem-step")
    return seats if viewer == -1 else viewer

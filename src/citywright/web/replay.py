"""After the end: the record, its verification, and the match moment by moment from any side."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from citywright.display.page import Page
from citywright.display.scene import LogLine
from citywright.kit.chance import derive
from citywright.kit.errors import BadRecord
from citywright.kit.record import Record, read_record
from citywright.kit.referee import resume
from citywright.kit.table import Table
from citywright.titles import Title
from citywright.web.live_match import LiveMatch
from citywright.web.live_table import LiveTable
from citywright.web.lobby import visible
from citywright.web.messages import Chronicle, Entry, Frame, Verdict
from citywright.web.problems import Refusal
from citywright.web.services import Services
from citywright.web.table_info import seats_of
from citywright.web.wire import frame_for, log_lines

AnyRequest = Request[Any, Any, Any]

REELS: Final = 16
VERDICTS: Final = 1000
"""How many are kept."""

T = TypeVar("T")


class Reel:
    """Every state of a finished match, in order, and what each viewer was told on the way."""

    def __init__(self, match: LiveMatch) -> None:
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

    def told(self, page: Page, viewer: int) -> tuple[list[LogLine], list[int]]:
        """The chronicle of a viewer, and how many of its lines were told up to each state."""
        if viewer not in self._told:
            lines: list[LogLine] = []
            counts = [0]
            for _, news in self.match.news:
                lines += log_lines(page, news, viewer)
                counts.append(len(lines))
            self._told[viewer] = lines, counts
        return self._told[viewer]


class Replays:
    """What was made of finished matches lately. A finished match never changes, so it is made once, in a thread, one
    after the other: whoever asks for many makes nobody wait but themselves."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._verdicts: OrderedDict[str, Verdict] = OrderedDict()
        self._alone = asyncio.Lock()

    async def reel(self, table_id: str, match: LiveMatch) -> Reel:
        return await self._kept(self._reels, REELS, table_id, Reel, match)

    async def verdict(self, table_id: str, title: Title, record: Record) -> Verdict:
        return await self._kept(self._verdicts, VERDICTS, table_id, verdict, title, record)

    async def _kept(self, kept: OrderedDict[str, T], most: int, key: str, make: Callable[..., T], *args: Any) -> T:
        async with self._alone if key not in kept else contextlib.nullcontext():
            if key not in kept:
                kept[key] = await asyncio.to_thread(make, *args)
            kept.move_to_end(key)
            found = kept[key]
            if len(kept) > most:
                kept.popitem(last=False)
        return found


async def over(request: AnyRequest, services: Services, table_id: str, invite: str) -> LiveTable:
    """A table whose match is over; then all of it may be seen."""
    table = await visible(services, table_id, await services.user_id_of(request), invite)
    check_over(table)
    return table


def check_over(table: LiveTable) -> None:
    if table.row.status != "over" or not (table.match or table.locked):
        raise Refusal("problem-not-over")


def match_of(table: LiveTable) -> LiveMatch:
    """The match of a table where it is over, if it can be shown."""
    check_over(table)
    if table.match is None:
        assert table.locked
        raise Refusal(table.locked.problem, table.locked.why)
    return table.match


def record_of(table: LiveTable) -> Record:
    """The record of a match, locked or not: its lines as they were written."""
    if table.match:
        return table.match.referee.record
    assert table.locked
    return table.locked.record


@get("/api/tables/{table_id:str}/record", summary="The record of a finished match", media_type="text/plain")
async def get_record(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> Response[str]:
    table = await over(request, services, table_id, invite)
    name = f"{table.title.id}-{table_id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record_of(table).text(), media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/verify", summary="Was the match played as promised?")
async def verify_table(
    request: AnyRequest,
    services: NamedDependency[Services],
    replays: NamedDependency[Replays],
    table_id: FromPath[str],
    invite: FromQuery[str] = "",
) -> Verdict:
    table = await over(request, services, table_id, invite)
    return await replays.verdict(table_id, table.title, record_of(table))


def verdict(title: Title, kept: Record) -> Verdict:
    """Chain and promise (reading checks both), every move replayed, the same result."""
    moves, promise, seed, problem = 0, "", "", ""
    try:
        record = read_record(kept.text())
        moves, promise = len(record.effective()), record.promise
        seed = record.secret.hex() if record.secret else ""
        check_replay(title, record)
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
    services: NamedDependency[Services],
    replays: NamedDependency[Replays],
    table_id: FromPath[str],
    step: FromPath[int],
    viewer: FromQuery[int] = -1,
    invite: FromQuery[str] = "",
) -> Frame:
    """`viewer` is a seat, or the number of seats for a spectator (so by default); after the end all may be seen."""
    table = await over(request, services, table_id, invite)
    match = match_of(table)
    seats = len(table.row.seats)
    viewer = side(table, viewer)
    reel = await replays.reel(table_id, match)
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
        scene=frame_for(table.page, table.title.game, state, viewer, names, info),
        told=reel.told(table.page, viewer)[1][step],
        viewers=list(range(seats + 1)),
    )


@get("/api/tables/{table_id:str}/chronicle", summary="All that was told to one viewer of a finished or locked match")
async def get_chronicle(
    request: AnyRequest,
    services: NamedDependency[Services],
    replays: NamedDependency[Replays],
    table_id: FromPath[str],
    viewer: FromQuery[int] = -1,
    invite: FromQuery[str] = "",
) -> Chronicle:
    """Asked for once; every moment says how far it goes. Of a locked match that goes on everybody reads their own."""
    user_id = await services.user_id_of(request)
    table = await visible(services, table_id, user_id, invite)
    if table.locked:
        mine = seats_of(table.row, user_id)
        own = mine[0] if mine else len(table.row.seats)
        seat = side(table, viewer) if table.row.status == "over" else own
        return chronicle_of(table.locked.chronicle(table.page, seat))
    reel = await replays.reel(table_id, match_of(table))
    lines, _ = reel.told(table.page, side(table, viewer))
    return chronicle_of(lines)


def chronicle_of(lines: list[LogLine]) -> Chronicle:
    return Chronicle(entries=[Entry(n=n, line=line) for n, line in enumerate(lines)])


def side(table: LiveTable, viewer: int) -> int:
    """From where a finished match is watched: a seat, or beside the table."""
    seats = len(table.row.seats)
    if not -1 <= viewer <= seats:
        raise Refusal("problem-step")
    return seats if viewer == -1 else viewer

"""The lobby: making tables, finding them, sitting down and getting up."""

import secrets
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from citywright import bots
from citywright.store import Conflict, SeatRow, TableRow, User
from citywright.titles import Title
from citywright.web.live_match import is_outdated
from citywright.web.live_table import LiveTable
from citywright.web.messages import JoinWish, NewTable, QuickWish, SeatWish, TableInfo, TableLists
from citywright.web.names import bot_names, clean_name, language, told_apart
from citywright.web.problems import Refusal
from citywright.web.services import Services, address_of
from citywright.web.table_info import seats_of, table_info
from citywright.web.titles import find_title, first_title

AnyRequest = Request[Any, Any, Any]

LISTED: Final = 50
QUICK_SEATS: Final = 3
MAX_SEATS: Final = 8


def language_of(request: AnyRequest) -> str:
    return language(request.headers.get("accept-language", ""))


def seat_rows(wishes: list[SeatWish], user: User, lang: str) -> list[SeatRow]:
    """Who sits where at a new table."""
    if len(wishes) > MAX_SEATS or not any(wish.kind in {"me", "here"} for wish in wishes):
        raise Refusal("problem-setup", "Somebody has to sit at the table: one seat is 'me'.")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal("problem-setup", "Only one seat is 'me'; another person at this screen is 'here'.")
    given = [clean_name(wish.name) if wish.name else "" for wish in wishes]
    taken = [user.name] if any(wish.kind == "me" for wish in wishes) else []
    names = bot_names(lang, [*taken, *given, user.name])
    rows = []
    for seat, (wish, name) in enumerate(zip(wishes, given, strict=True)):
        if wish.kind == "me":
            rows.append(SeatRow(seat, "person", user.id, user.name))
        elif wish.kind == "here":
            rows.append(SeatRow(seat, "person", user.id, told_apart(name or user.name, taken)))
        elif wish.kind == "bot":
            shown = told_apart(name or names.pop(), taken)
            rows.append(SeatRow(seat, "bot", None, shown, bots.check_level(wish.level)))
        elif wish.kind == "open":
            rows.append(SeatRow(seat, "open"))
        else:
            raise Refusal("problem-setup", "A seat is 'me', 'open', 'bot' or 'here'.")
        taken.append(rows[-1].name)
    return rows


@post("/api/tables", summary="Make a table")
async def create_table(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[NewTable]
) -> TableInfo:
    await services.limits.require(services.limits.make, "table", address_of(request))
    title = find_title(data.title)
    table = await services.tables.create(
        title,
        user.id,
        seat_rows(data.seats, user, language_of(request)),
        data.options,
        clean_name(data.name) if data.name else "",
        any(wish.kind == "open" for wish in data.seats) if data.public is None else data.public,
        bots.check_level(data.away_level),
        data.stand_in,
    )
    return table.info(user.id)


@post("/api/quick", summary="Play now against bots")
async def quick_table(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], data: JSONBody[QuickWish]
) -> TableInfo:
    await services.limits.require(services.limits.make, "table", address_of(request))
    title = find_title(data.title) if data.title else first_title()
    count = quick_seats(title)
    wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(count - 1))]
    rows = seat_rows(wishes, user, language_of(request))
    table = await services.tables.create(title, user.id, rows, {}, public=False)
    return table.info(user.id)


def quick_seats(title: Title) -> int:
    """Three, or the nearest the title can be played with."""
    return min(title.game.seats, key=lambda seats: abs(seats - QUICK_SEATS))


@get("/api/tables", summary="Tables that wait, mine, those to watch, and those that are over")
async def list_tables(request: AnyRequest, services: NamedDependency[Services]) -> TableLists:
    user_id = await services.user_id_of(request)
    open_rows = await services.store.public_tables("open", LISTED)
    playing = await services.store.public_tables("playing", LISTED)
    over = await services.store.public_tables("over", LISTED)
    my_rows = await services.store.tables_of(user_id, LISTED) if user_id else []
    finished = {row.id: row for row in [*my_rows, *over] if row.status == "over" and row.seq}

    def card(row: TableRow) -> TableInfo:
        if live := services.tables.live.get(row.id):
            return live.info(user_id)
        return table_info(row, seats_of(row, user_id), locked=locked_of(row))

    return TableLists(
        open=[card(row) for row in open_rows],
        mine=[info for row in my_rows if row.status != "over" and not has_left(info := card(row))],
        playing=[card(row) for row in playing],
        over=[card(row) for row in sorted(finished.values(), key=lambda row: -row.updated)[:LISTED]],
    )


def locked_of(row: TableRow) -> str:
    """Why a table that nobody has opened cannot be played on here, as far as that is seen from outside."""
    try:
        return "problem-version" if row.status == "playing" and is_outdated(find_title(row.title), row) else ""
    except Refusal as why:
        return why.problem


def has_left(info: TableInfo) -> bool:
    """Did this user get up from a match that cannot be played on?"""
    return bool(info.locked) and all(seat.away for seat in info.seats if seat.mine)


async def visible(services: Services, table_id: str, user_id: str, invite: str = "") -> LiveTable:
    """A table this user may look at."""
    table = await services.tables.get(table_id)
    row = table.row
    invited = secrets.compare_digest(invite.encode(), row.invite.encode())
    if not row.public and not invited and not seats_of(row, user_id):
        raise Refusal("problem-private")
    return table


@get("/api/tables/{table_id:str}", summary="One table")
async def get_table(
    request: AnyRequest, services: NamedDependency[Services], table_id: FromPath[str], invite: FromQuery[str] = ""
) -> TableInfo:
    user_id = await services.user_id_of(request)
    return (await visible(services, table_id, user_id, invite)).info(user_id)


@post("/api/tables/{table_id:str}/join", summary="Take an open seat", status_code=200)
async def join_table(
    services: NamedDependency[Services], user: NamedDependency[User], table_id: FromPath[str], data: JSONBody[JoinWish]
) -> TableInfo:
    table = await services.tables.get(table_id)
    try:
        await table.sit(user, data.seat, data.invite)
    except Conflict:
        raise Refusal("problem-full") from None
    return table.info(user.id)


@post("/api/tables/{table_id:str}/leave", summary="Get up; in a match the seat is kept", status_code=200)
async def leave_table(
    services: NamedDependency[Services], user: NamedDependency[User], table_id: FromPath[str]
) -> TableInfo:
    table = await services.tables.get(table_id)
    await table.leave(user.id)
    return table.info(user.id)


@post("/api/tables/{table_id:str}/fill", summary="Let bots take the open seats and begin", status_code=200)
async def fill_table(
    request: AnyRequest, services: NamedDependency[Services], user: NamedDependency[User], table_id: FromPath[str]
) -> TableInfo:
    table = await services.tables.get(table_id)
    taken = [seat.name for seat in table.row.seats]
    await table.fill(user.id, bot_names(language_of(request), taken), table.row.away_level)
    return table.info(user.id)


@post("/api/tables/{table_id:str}/rematch", summary="Play again, or join those who do", status_code=200)
async def rematch_table(
    services: NamedDependency[Services], user: NamedDependency[User], table_id: FromPath[str]
) -> TableInfo:
    """The first to ask makes a new table; the others of the old one get their seats there."""
    table = await services.tables.get(table_id)
    row = table.row
    if not any(seat.user == user.id for seat in row.seats):
        raise Refusal("problem-not-seated")
    if row.status != "over":
        raise Refusal("problem-not-over")
    async with table.lock:
        if not table.row.rematch:
            again = await services.tables.create(
                table.title,
                user.id,
                rematch_seats(row, user),
                row.options,
                row.name,
                False,
                row.away_level,
                row.stand_in,
            )
            await services.store.set_rematch(row.id, again.row.id)
            table.row = table.row._replace(rematch=again.row.id)
    table.audience.tell_all()
    again = await services.tables.get(table.row.rematch)
    if again.row.status == "open":
        await again.sit(user, -1, again.row.invite)
    return again.info(user.id)


def rematch_seats(row: TableRow, user: User) -> list[SeatRow]:
    """The same people one seat further on, so that another begins; who has not agreed yet has an open seat."""
    moved = [*row.seats[1:], row.seats[0]]
    seats = []
    for number, seat in enumerate(moved):
        theirs = seat.kind == "person" and seat.user != user.id
        seats.append(SeatRow(number, "open") if theirs else seat._replace(seat=number, away=0))
    return seats

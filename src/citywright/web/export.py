"""Everything the server has of one person, in one file."""

import asyncio
import json
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from citywright.store import TableRow, User
from citywright.web.live_match import stored_record
from citywright.web.services import Services
from citywright.web.table_info import seats_of

AnyRequest = Request[Any, Any, Any]


@get("/api/me/export", summary="All that is stored about me, as one file")
async def export_me(services: NamedDependency[Services], user: NamedDependency[User]) -> Response[bytes]:
    """Tables tell what everybody at them sees; records only of matches that are over. Nothing that others have."""
    await services.limits.require(services.limits.export, "export", user.id)
    tables = await services.store.tables_of(user.id)
    said = await services.store.chat_of(user.id)
    whole = {
        "me": {name: value for name, value in user._asdict().items() if name not in {"hash", "old_cookie"}},
        "sessions": [
            {name: value for name, value in one._asdict().items() if name not in {"token", "user"}}
            for one in await services.sessions.of(user.id)
        ],
        "tables": [about_table(row, user.id) for row in tables],
        "records": {row.id: await record_text(services, row) for row in tables if row.status == "over" and row.names},
        "chat": [{"table": table_id, "at": line.at, "text": line.text} for table_id, line in said],
    }
    text = await asyncio.to_thread(json.dumps, whole, ensure_ascii=False, indent=1)
    headers = {"content-disposition": 'attachment; filename="citywright.json"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


def about_table(row: TableRow, user_id: str) -> dict[str, Any]:
    mine = seats_of(row, user_id)
    return {
        "id": row.id,
        "title": row.title,
        "name": row.name,
        "options": row.options,
        "status": row.status,
        "ending": row.ending,
        "winners": row.winners,
        "created": row.created,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "mine": seat.seat in mine} for seat in row.seats
        ],
    }


async def record_text(services: Services, row: TableRow) -> str:
    """A record from its stored lines: nothing is played again, so many matches cost the others nothing."""
    lines, results = await services.store.lines(row.id), await services.store.results(row.id)
    return await asyncio.to_thread(lambda: stored_record(row, lines, results).text())

"""A table on a card: what lobby, home page and bar show, cut to what the asking user may know."""

from collections.abc import Collection

from citywright.store import SeatRow, TableRow
from citywright.web.messages import SeatInfo, TableInfo


def seats_of(row: TableRow, user: str) -> tuple[int, ...]:
    """The seats a user plays; none for a spectator."""
    return tuple(seat.seat for seat in row.seats if user and seat.kind == "person" and seat.user == user)


def is_bot(seat: SeatRow) -> bool:
    """Does a bot decide here, for itself or for somebody who left?"""
    return seat.kind == "bot" or (seat.kind == "person" and seat.away > 0)


def table_info(
    row: TableRow,
    mine: tuple[int, ...],
    online: Collection[str] = (),
    offers: Collection[int] = (),
    paused: bool = False,
    locked: str = "",
) -> TableInfo:
    """The card for somebody who plays the seats `mine`."""
    return TableInfo(
        id=row.id,
        title=row.title,
        options=row.options,
        seats=[seat_info(row, seat, seat.seat in mine, online) for seat in row.seats],
        status=row.status,
        name=row.name,
        public=row.public,
        turn=row.turn,
        created=row.created,
        promise=row.promise,
        invite=row.invite if mine else "",
        ending=row.ending,
        winners=row.winners,
        rematch=row.rematch,
        offers=sorted(offers),
        paused=paused,
        stand_in=row.stand_in,
        locked=locked,
        your_turn=row.status == "playing"
        and not locked
        and any(seat.seat in row.deciders and seat.seat in mine and not seat.away for seat in row.seats),
    )


def seat_info(row: TableRow, seat: SeatRow, mine: bool, online: Collection[str]) -> SeatInfo:
    away = seat.kind == "person" and seat.away > 0
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=row.away_level if away else seat.level,
        mine=mine,
        away=away,
        online=is_here(seat, online),
    )


def is_here(seat: SeatRow, online: Collection[str]) -> bool:
    return seat.kind == "bot" or seat.user in online

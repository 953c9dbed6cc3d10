"""The rows, typed. Times are seconds since 1970."""

from typing import Any, Final, NamedTuple

FORMER: Final = "<former>"
"""Stands where the name of somebody stood who is deleted; no name can look like it. Readers see words instead."""


class User(NamedTuple):
    """A guest, or an account once there is a login."""

    id: str
    name: str
    created: float
    login: str | None = None
    hash: str | None = None
    email: str | None = None
    confirmed: bool = False
    """Has somebody who reads the mail of that address said so?"""
    deleting: float = 0
    """When the account will be deleted; 0: it stays."""
    old_cookie: float = 0
    """Until when a cookie of the server before sessions is taken for this guest."""


class SessionRow(NamedTuple):
    """One browser in which somebody is known. Of the token in its cookie only the hash is stored."""

    id: str
    token: str
    user: str
    created: float
    seen: float
    device: str
    kind: str


class CodeRow(NamedTuple):
    """A one-time code, by its hash; a user has at most one for each purpose."""

    user: str
    purpose: str
    hash: str
    expires: float
    tries: int = 0
    """Wrong ones given so far."""


class SeatRow(NamedTuple):
    """Who sits there: a person, a bot, or nobody yet (open)."""

    seat: int
    kind: str
    user: str | None = None
    name: str = ""
    level: str = ""
    away: int = 0
    """0 here, 1 asked a bot to play on, 2 was absent for too long."""


class TableRow(NamedTuple):
    """A table and the last that is known of its match."""

    id: str
    title: str
    version: int
    content: str
    options: dict[str, Any]
    name: str
    public: bool
    status: str
    created: float
    secret: str
    """The seed in hexadecimal digits; nobody sees it before the end."""
    promise: str
    invite: str
    away_level: str
    host: str
    seats: list[SeatRow]
    updated: float = 0
    seq: int = 0
    turn: int = 0
    deciders: list[int] = []  # noqa: RUF012  # never changed, like all rows
    ending: str = ""
    winners: list[int] = []  # noqa: RUF012
    rematch: str = ""
    stand_in: bool = True
    """May a bot take over from somebody whom others wait for in vain?"""
    names: list[str] = []  # noqa: RUF012
    """As in the header of the record: fixed when the match begins."""


class LineRow(NamedTuple):
    """One line of a record, with the events it brought (and who may hear them)."""

    seq: int
    seat: int
    move: str
    mark: str
    chain: str
    news: str
    at: float


class Progress(NamedTuple):
    """What a line changes about its table."""

    turn: int
    deciders: list[int]
    status: str
    ending: str = ""
    winners: list[int] = []  # noqa: RUF012


class ChatRow(NamedTuple):
    n: int
    user: str
    name: str
    seat: int
    text: str
    at: float


class ResultRow(NamedTuple):
    seat: int
    user: str | None
    name: str
    level: str
    score: int
    winner: bool


class SnapshotRow(NamedTuple):
    """A dump of the state after so many lines, and what it must fit to be used."""

    seq: int
    version: int
    content: str
    mark: str
    moves: int
    dump: str

"""Who looks at a table, and what each of them is sent."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from citywright.store import User
from citywright.web import messages as m
from citywright.web.cards import seats_of, table_info
from citywright.web.encode import Moment, encode, encode_for
from citywright.web.pages import build
from citywright.web.shelf import layout_hash

if TYPE_CHECKING:
    from citywright.web.live import LiveTable

LOG = structlog.get_logger("audience")

OUTBOX: Final = 256
"""Messages that may wait for a slow reader; beyond that it has to come back and start afresh."""


class Subscriber:
    """One open page: who looks, what was sent, what waits to be sent."""

    __slots__ = ("epoch", "facing", "outbox", "seen", "user")

    def __init__(self, user: User | None) -> None:
        self.user = user
        self.facing = -1
        """The seat whose side is shown; -1 before the first."""
        self.seen = 0
        """Lines of the chronicle that were sent."""
        self.epoch: tuple[int, int] = (-1, -1)
        """Which chronicle those belong to."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)

    @property
    def user_id(self) -> str:
        return self.user.id if self.user else ""

    def put(self, text: str | None) -> None:
        """Queue a message; None ends the socket."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
                self.outbox.task_done()
            self.outbox.put_nowait(None)


class Audience:
    """The open pages of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.pages: set[Subscriber] = set()

    def online(self) -> set[str]:
        """Users with a page open."""
        return {sub.user_id for sub in self.pages if sub.user}

    def join(self, sub: Subscriber) -> None:
        """A page opens; if it is its user's first, the others see them come."""
        comes = sub.user_id not in self.online()
        self.pages.add(sub)
        self.greet(sub)
        if comes:
            self.tell_all(but=sub)

    def part(self, sub: Subscriber) -> bool:
        """A page closes. Was it its user's last?"""
        self.pages.discard(sub)
        goes = sub.user is not None and sub.user_id not in self.online()
        if goes:
            self.tell_all()
        return goes

    # -- telling --

    def greet(self, sub: Subscriber) -> None:
        """Hello, and the table as it is."""
        table = self.table
        lines = [m.ChatLine(n=c.n, name=c.name, seat=c.seat, text=c.text, at=c.at) for c in table.chat]
        sub.put(
            encode(m.Hello(table=table.info(sub.user_id), layout=layout_hash(table.title), chat=lines, build=build()))
        )
        sub.epoch = (-1, -1)
        self.show(sub)

    def greet_all(self) -> None:
        """Who sits here has changed, or the match has begun."""
        for sub in self.pages:
            self.greet(sub)

    def show(self, sub: Subscriber, made: dict[Any, str] | None = None) -> None:
        """One page gets the table as it is now."""
        if self.table.match:
            try:
                sub.put(self._update(sub, {} if made is None else made))
            except Exception:
                # The move is made and on disk; a drawing that fails for one viewer must not keep it from the others.
                LOG.exception("bug", table=self.table.row.id)
                sub.put(encode(m.Refused(ref=0, problem="problem-server")))

    def tell_all(self, but: Subscriber | None = None) -> None:
        """Everybody gets the table as it is now."""
        made: dict[Any, str] = {}
        for sub in self.pages:
            if sub is not but:
                if self.table.match:
                    self.show(sub, made)
                else:
                    self.greet(sub)

    def say(self, text: str) -> None:
        for sub in self.pages:
            sub.put(text)

    # -- what a page sees --

    def side(self, sub: Subscriber) -> tuple[int, int]:
        """From which seat a page looks, and the seat the screen must be handed to first (-1: none)."""
        row, table = self.table.row, self.table
        mine = seats_of(row, sub.user_id)
        spectator = len(row.seats)
        if not mine:
            return spectator, -1
        due = [seat for seat in mine if seat in table.deciders() and not row.seats[seat].away]
        want = sub.facing if sub.facing in (due or mine) else (due or mine)[0]
        if want != sub.facing and len(mine) > 1 and table.title.game.secret and row.status == "playing":
            return spectator, want
        sub.facing = want
        return want, -1

    def _update(self, sub: Subscriber, made: dict[Any, str]) -> str:
        """The update of one page; pages that see the same share the bytes."""
        table, row, match = self.table, self.table.row, self.table.match
        assert match is not None
        mine = seats_of(row, sub.user_id)
        viewer, curtain = self.side(sub)
        epoch = (match.rewritten, viewer if table.title.game.secret else 0)
        fresh = epoch != sub.epoch
        start = 0 if fresh else sub.seen
        chronicle = match.chronicle(table.display, viewer)
        key = (mine, viewer, curtain, start, fresh)
        if key not in made:
            acts = viewer in mine and not row.seats[viewer].away
            playing = acts and row.status == "playing"
            moment = Moment(
                seq=match.seq,
                table=table_info(row, mine, self.online(), table.offers, table.paused),
                names=[seat.name for seat in row.seats],
                acts=acts,
                undo=match.referee.can_undo(viewer) if playing else 0,
                redo=match.referee.can_redo(viewer) if playing else 0,
                entries=[m.Entry(n=start + i, line=line) for i, line in enumerate(chronicle[start:])],
                fresh=fresh,
                curtain=curtain,
            )
            made[key] = encode_for(table.display, table.title.game, match.state, viewer, moment).decode()
        sub.epoch, sub.seen = epoch, len(chronicle)
        return made[key]

"""Who looks at a table, and what each of them is sent."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from citywright.store import User
from citywright.web import messages as m
from citywright.web.assets import build
from citywright.web.table_info import is_here, seats_of
from citywright.web.titles import layout_hash
from citywright.web.wire import SMALL, Moment, compress, encode, encode_for

if TYPE_CHECKING:
    from citywright.web.live_table import LiveTable

LOG = structlog.get_logger("audience")

OUTBOX: Final = 256
"""Messages that may wait for a slow reader; beyond that it has to come back and start afresh."""


class Viewer:
    """One open page: who looks, what was sent, what waits to be sent."""

    __slots__ = ("ended", "epoch", "facing", "outbox", "seen", "unpacks", "user")

    def __init__(self, user: User | None, unpacks: bool = False) -> None:
        self.user = user
        self.unpacks = unpacks
        """Can this page read compressed messages?"""
        self.facing = -1
        """The seat whose side is shown; -1 before the first."""
        self.seen = 0
        """Lines of the chronicle that were sent."""
        self.epoch: tuple[int, int] = (-1, -1)
        """Which chronicle those belong to."""
        self.outbox: asyncio.Queue[str | bytes | None] = asyncio.Queue(OUTBOX)
        self.ended = False
        """The session this page was opened with is over: nothing that comes from it counts any more."""

    @property
    def user_id(self) -> str:
        return self.user.id if self.user else ""

    def put(self, message: str | bytes | None) -> None:
        """Queue a message; None ends the socket."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
                self.outbox.task_done()
            self.outbox.put_nowait(None)

    def end(self) -> None:
        self.ended = True
        self.put(None)


class Viewers:
    """The open pages of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.pages: set[Viewer] = set()
        self._made: dict[Any, str] = {}
        """The updates made since the table changed last, by what they depend on besides."""
        self._packed: dict[str, bytes] = {}
        """The same, compressed."""

    def online(self) -> set[str]:
        """Users with a page open."""
        return {sub.user_id for sub in self.pages if sub.user}

    def join(self, sub: Viewer) -> None:
        """A page opens; if it is the first of somebody who plays here, the others see them come."""
        comes = sub.user_id not in self.online()
        self.pages.add(sub)
        if comes:
            self._tell_presence(sub)
        self.greet(sub)

    def part(self, sub: Viewer) -> bool:
        """A page closes. Was it its user's last?"""
        self.pages.discard(sub)
        goes = sub.user is not None and sub.user_id not in self.online()
        if goes:
            self._tell_presence(sub)
        return goes

    def _tell_presence(self, who: Viewer) -> None:
        """That somebody who plays here has come or gone: a few bytes for each page, however many there are."""
        row, online = self.table.row, self.online()
        if seats_of(row, who.user_id):
            self._forget()
            self.say(encode(m.Presence([seat.seat for seat in row.seats if is_here(seat, online)])), but=who)

    # -- telling --

    def greet(self, sub: Viewer) -> None:
        """Hello, and the table as it is."""
        table = self.table
        lines = [m.ChatLine(n=c.n, name=c.name, seat=c.seat, text=c.text, at=c.at) for c in table.chat]
        hello = m.Hello(table=table.info(sub.user_id), layout=layout_hash(table.title), chat=lines, build=build())
        sub.put(encode(hello))
        sub.epoch = (-1, -1)
        self.show(sub)

    def greet_all(self) -> None:
        """Who sits here has changed, or the match has begun."""
        self._forget()
        for sub in self.pages:
            self.greet(sub)

    def show(self, sub: Viewer) -> None:
        """One page gets the table as it is now."""
        if self.table.match:
            try:
                sub.put(self._for_page(sub, self._update(sub)))
            except Exception:
                # The move is made and on disk; a drawing that fails for one viewer must not keep it from the others.
                LOG.exception("bug", table=self.table.row.id)
                sub.put(encode(m.Refused(ref=0, problem="problem-server")))

    def tell_all(self) -> None:
        """The table has changed: everybody gets it as it is now."""
        self._forget()
        for sub in self.pages:
            if self.table.match:
                self.show(sub)
            else:
                self.greet(sub)

    def say(self, text: str, but: Viewer | None = None) -> None:
        for sub in self.pages:
            if sub is not but:
                sub.put(text)

    def _forget(self) -> None:
        """What was made of the table as it was is of no use any more."""
        self._made = {}
        self._packed = {}

    def _for_page(self, sub: Viewer, text: str) -> str | bytes:
        """A message as this page reads it; compressed once for all pages that are sent the same."""
        if not sub.unpacks or len(text) < SMALL:
            return text
        if text not in self._packed:
            self._packed[text] = compress(text)
        return self._packed[text]

    # -- what a page sees --

    def side(self, sub: Viewer) -> tuple[int, int]:
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
        return want, -1

    def _update(self, sub: Viewer) -> str:
        """The update of one page; pages that see the same share the bytes, until the table changes."""
        table, row, match = self.table, self.table.row, self.table.match
        assert match is not None
        mine = seats_of(row, sub.user_id)
        viewer, curtain = self.side(sub)
        epoch = (match.rewritten, viewer if table.title.game.secret else 0)
        fresh = epoch != sub.epoch
        start = 0 if fresh else sub.seen
        chronicle = match.chronicle(table.page, viewer)
        key = (match.seq, match.rewritten, mine, viewer, curtain, start, fresh)
        if key not in self._made:
            acts = viewer in mine and not row.seats[viewer].away
            playing = acts and row.status == "playing"
            moment = Moment(
                seq=match.seq,
                table=table.info_for(mine),
                names=[seat.name for seat in row.seats],
                acts=acts,
                undo=match.referee.can_undo(viewer) if playing else 0,
                redo=match.referee.can_redo(viewer) if playing else 0,
                entries=[m.Entry(n=start + i, line=line) for i, line in enumerate(chronicle[start:])],
                fresh=fresh,
                curtain=curtain,
            )
            self._made[key] = encode_for(table.page, table.title.game, match.state, viewer, moment).decode()
        sub.epoch, sub.seen = epoch, len(chronicle)
        if viewer in mine:
            sub.facing = viewer
        return self._made[key]

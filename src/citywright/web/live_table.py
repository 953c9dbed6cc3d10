"""A live table: the only writer of its match. Apply, write, and only then tell everybody."""

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import structlog

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.errors import BadAction, IllegalAction, NothingToUndo, UndoReveals
from citywright.kit.random_play import pick
from citywright.kit.referee import Move
from citywright.store import FORMER, ChatRow, Conflict, Progress, SeatRow, StoreFailure, TableRow, User
from citywright.titles import Title
from citywright.web import messages as m
from citywright.web.live_match import AGREED, LiveMatch, Locked, new_match, open_match, result_rows
from citywright.web.names import clean_chat, told_apart
from citywright.web.pace import pace_of, rest_of
from citywright.web.problems import Refusal
from citywright.web.table_info import is_bot, seats_of, table_info
from citywright.web.viewers import Viewer, Viewers
from citywright.web.wire import encode, preview_for

if TYPE_CHECKING:
    from citywright.web.services import Services

LOG = structlog.get_logger("table")

RETRY_SECONDS: Final = 1.0


async def take_time(seconds: float) -> None:
    """A bot waits before it moves, so that people can follow."""
    await asyncio.sleep(seconds)


async def stored_match(services: "Services", title: Title, row: TableRow) -> LiveMatch | Locked | None:
    """The match of a table as it stands on disk; None while it waits for people."""
    if not row.names:
        return None
    store = services.store
    lines, snapshot, results = (
        await store.lines(row.id),
        await store.snapshot(row.id),
        await store.results(row.id) if row.status == "over" else [],
    )
    found = open_match(title, row, lines, snapshot, results)
    if isinstance(found, Locked):
        tell = LOG.warning if found.problem == "problem-version" else LOG.error
        tell("locked", table=row.id, problem=found.problem, why=found.why)
    return found


class LiveTable:
    """A table in memory."""

    def __init__(
        self, services: "Services", title: Title, row: TableRow, found: LiveMatch | Locked | None, chat: list[ChatRow]
    ) -> None:
        self.services = services
        self.title = title
        self.page = title.page
        self.row = row
        self.match = found if isinstance(found, LiveMatch) else None
        """None while the table waits for people, and where the match is locked."""
        self.locked = found if isinstance(found, Locked) else None
        self.chat: deque[ChatRow] = deque(chat, 200)
        self.said = chat[-1].n if chat else 0
        self.lock = asyncio.Lock()
        self.audience = Viewers(self)
        self.offers: set[int] = set()
        self.paused = False
        """Bots wait. Not kept on disk: after a restart the table goes on when somebody is there."""
        self.touched = time.monotonic()
        self.last_seen: dict[str, float] = {}
        """When the last page of a user closed."""
        self.opened = time.monotonic()
        self.suspect = False
        """A write failed and nobody knows whether it was carried out: read the log again before anything else."""
        self._bots: asyncio.Task[None] | None = None

    # -- who is here --

    def info(self, user_id: str) -> m.TableInfo:
        return self.info_for(seats_of(self.row, user_id))

    def info_for(self, mine: tuple[int, ...]) -> m.TableInfo:
        """The table for somebody who plays the seats `mine`."""
        locked = self.locked.problem if self.locked else ""
        return table_info(self.row, mine, self.audience.online(), self.offers, self.paused, locked)

    def names(self) -> list[str]:
        """Of those who sit here; no two of them can be mistaken for each other."""
        return [seat.name for seat in self.row.seats if seat.kind != "open"]

    def deciders(self) -> tuple[int, ...]:
        return self.match.state.deciders() if self.match and self.row.status == "playing" else ()

    def join(self, sub: Viewer) -> None:
        """A page opens."""
        self.touched = time.monotonic()
        self.services.metrics.sockets.inc()
        self.audience.join(sub)
        self.wake()

    def is_attended(self) -> bool:
        """Does anybody who plays here look on? Where nobody does, the table waits."""
        online = self.audience.online()
        return any(seat.kind == "person" and seat.user in online for seat in self.row.seats)

    def part(self, sub: Viewer) -> None:
        """A page closes."""
        self.touched = time.monotonic()
        self.services.metrics.sockets.dec()
        if self.audience.part(sub):
            self.last_seen[sub.user_id] = time.monotonic()

    # -- commands --

    async def command(self, sub: Viewer, order: m.FromClient) -> None:
        """Carry out one command of a page and answer it."""
        self.touched = time.monotonic()
        if isinstance(order, m.Ping):
            sub.put(encode(m.Pong(order.at)))
            return
        started = time.perf_counter()
        try:
            await self._obey(sub, order)
            if isinstance(order, m.Play | m.Undo | m.Redo):
                self.services.metrics.move_time.observe(time.perf_counter() - started)
        except IllegalAction as why:
            self._refuse(sub, order.ref, clause=why.clause_id)
        except BadAction:
            self._refuse(sub, order.ref, problem="problem-malformed")
        except UndoReveals as why:
            LOG.error("law-reveal", table=self.row.id, title=self.title.id, why=str(why))
            self._refuse(sub, order.ref, problem="problem-undo")
        except NothingToUndo:
            self._refuse(sub, order.ref, problem="problem-undo" if isinstance(order, m.Undo) else "problem-redo")
        except Conflict:
            self._refuse(sub, order.ref, problem="problem-stale")
        except StoreFailure as why:
            LOG.error("store", table=self.row.id, why=str(why))
            self._refuse(sub, order.ref, problem="problem-store")
        except Refusal as why:
            self._refuse(sub, order.ref, problem=why.problem)
        except Exception:
            LOG.exception("bug", table=self.row.id)
            self._refuse(sub, order.ref, problem="problem-server")

    def _refuse(self, sub: Viewer, ref: int, clause: str = "", problem: str = "") -> None:
        self.services.metrics.refusals.labels(problem or "clause").inc()
        LOG.info("refused", table=self.row.id, user=sub.user_id, clause=clause, problem=problem)
        sub.put(encode(m.Refused(ref=ref, clause=clause, problem=problem)))

    async def _obey(self, sub: Viewer, order: m.FromClient) -> None:
        if isinstance(order, m.Play | m.Undo | m.Redo):
            await self._change(sub, order)
        elif isinstance(order, m.Say):
            await self._say(sub, order)
        elif isinstance(order, m.Why):
            self._why(sub, order)
        elif isinstance(order, m.AskPreview):
            self._preview(sub, order)
        elif isinstance(order, m.Uncover):
            self._uncover(sub, order)
        elif isinstance(order, m.Resign):
            await self._resign(sub, order)
        elif isinstance(order, m.OfferEnd):
            await self._offer_end(sub, order)
        elif isinstance(order, m.Away):
            await self._away(sub, order)
        elif isinstance(order, m.Pause):
            self._pause(sub, order)

    def acting_seat(self, sub: Viewer) -> int:
        """The seat a page speaks for."""
        if not seats_of(self.row, sub.user_id):
            raise Refusal("problem-not-seated")
        viewer, curtain = self.audience.side(sub)
        if curtain >= 0:
            raise Refusal("problem-curtain")
        return viewer

    def playing(self) -> LiveMatch:
        """The match, if it goes on."""
        if self.locked:
            raise Refusal(self.locked.problem, self.locked.why)
        if self.match is None or self.row.status != "playing":
            raise Refusal("problem-not-playing")
        return self.match

    async def _change(self, sub: Viewer, order: m.Play | m.Undo | m.Redo) -> None:
        seat = self.acting_seat(sub)
        async with self.lock:
            await self._settle()
            if self.row.seats[seat].away:
                raise Refusal("problem-away")

            def propose(match: LiveMatch) -> Move:
                if not match.is_current(seat, order.seq):
                    raise Refusal("problem-stale")
                if isinstance(order, m.Play):
                    return match.referee.propose(seat, tuple(order.action))
                return (
                    match.referee.propose_undo(seat) if isinstance(order, m.Undo) else match.referee.propose_redo(seat)
                )

            match = await self._make(propose, "person")
            self.paused = False
            sub.put(encode(m.Ack(order.ref, match.seq)))
            self.audience.tell_all()
        self.wake()

    async def _settle(self) -> None:
        """After a failed write: find out what is on disk."""
        if self.suspect:
            await self.reload()

    async def reload(self) -> None:
        """Read the whole table again; the log is the truth."""
        row = await self.services.store.table(self.row.id)
        assert row is not None
        rewritten = self.match.rewritten if self.match else 0
        found = await stored_match(self.services, self.title, row)
        self.row, self.suspect = row, False
        self.match = found if isinstance(found, LiveMatch) else None
        self.locked = found if isinstance(found, Locked) else None
        if self.match:
            self.match.rewritten = rewritten + 1
        self.audience.tell_all()

    async def _make(self, propose: Callable[[LiveMatch], Move], by: str) -> LiveMatch:
        """A move is proposed, written, and only then made: until it is on disk nothing has changed."""
        match = self.playing()
        move = propose(match)
        try:
            await self._append(match, move, by)
        except Conflict:
            # Somebody else has written that line. Read on; if it was this very move (the connection was lost after it
            # had been written), all is well, else it is proposed again to the table as it is.
            await self.reload()
            match = self.playing()
            lines = match.referee.record.lines
            if len(lines) <= move.number or lines[move.number].chain != move.line.chain:
                await self._append(match, propose(match), by)
        return match

    async def _append(self, match: LiveMatch, move: Move, by: str) -> None:
        rows = match.rows(self.row, move)
        try:
            await self.services.store.append(self.row.id, *rows)
        except BaseException:
            self.suspect = True
            raise
        match.accept(move, rows)
        self.row = self.row._replace(seq=rows.line.seq, updated=rows.line.at, **rows.progress._asdict())
        self.services.metrics.moves.labels(self.title.id, by).inc()
        if move.result is not None:
            LOG.info("over", table=self.row.id, ending=self.row.ending, lines=rows.line.seq)

    async def _say(self, sub: Viewer, order: m.Say) -> None:
        if sub.user is None:
            raise Refusal("problem-session")
        text = clean_chat(order.text)
        await self.services.limits.require(self.services.limits.chat, "chat", sub.user_id)
        mine = seats_of(self.row, sub.user_id)
        seat = sub.facing if sub.facing in mine else (mine[0] if mine else -1)
        async with self.lock:
            name = self.row.seats[seat].name if seat >= 0 else told_apart(sub.user.name, self.names())
            chat = ChatRow(self.said + 1, sub.user_id, name, seat, text, time.time())
            await self.services.store.say(self.row.id, chat)
            self.said = chat.n
            self.chat.append(chat)
            sub.put(encode(m.Ack(order.ref, self.match.seq if self.match else 0)))
            said = encode(m.Said(m.ChatLine(n=chat.n, name=name, seat=seat, text=text, at=chat.at)))
            self.audience.say(said)

    def _why(self, sub: Viewer, order: m.Why) -> None:
        seat, match = self.acting_seat(sub), self.playing()
        clause = match.referee.why_not(seat, self.title.game.verbs.check(order.action))
        named = self.title.game.series.id(clause) if clause else ""
        sub.put(encode(m.Refused(ref=order.ref, clause=named, allowed=not clause)))

    def _preview(self, sub: Viewer, order: m.AskPreview) -> None:
        seat, match, game = self.acting_seat(sub), self.playing(), self.title.game
        if order.seq != match.seq:
            raise Refusal("problem-stale")
        action = game.verbs.check(order.action)
        clause = match.referee.why_not(seat, action)
        if clause:
            raise IllegalAction(game.show(action), clause, game.series.id(clause))
        preview = preview_for(self.page, game, match.state, seat, action, secrets.randbits(64))
        sub.put(encode(m.Previewed(order.ref, preview)))

    def _uncover(self, sub: Viewer, order: m.Uncover) -> None:
        if order.seat not in seats_of(self.row, sub.user_id):
            raise Refusal("problem-not-seated")
        if self.audience.side(sub)[1] not in {order.seat, -1}:
            raise Refusal("problem-curtain")
        shown = sub.facing == order.seat and self.audience.side(sub) == (order.seat, -1)
        sub.facing = order.seat
        sub.put(encode(m.Ack(order.ref, self.match.seq if self.match else 0)))
        if not shown:
            self.audience.show(sub)

    # -- leaving, coming back, stopping --

    async def _resign(self, sub: Viewer, order: m.Resign) -> None:
        seat = self.acting_seat(sub)
        async with self.lock:
            await self._settle()
            match = self.playing()
            others = [s.seat for s in self.row.seats if s.seat != seat]
            people = [s for s in others if self.row.seats[s].kind == "person"]
            if len(others) < 2 or not people:
                await self._stop("resigned", match.winners_without(seat))
            else:
                await self._seat(seat, kind="bot", user=None, level=self.row.away_level, away=0)
                self.offers.discard(seat)
            sub.put(encode(m.Ack(order.ref, match.seq)))
            self.audience.tell_all()
        self.wake()

    async def _offer_end(self, sub: Viewer, order: m.OfferEnd) -> None:
        """A match stops when everybody who sits there wants to, those for whom a bot plays included."""
        mine = seats_of(self.row, sub.user_id)
        if not mine:
            raise Refusal("problem-not-seated")
        async with self.lock:
            await self._settle()
            match = self.playing()
            offers = self.offers | set(mine) if order.yes else set()
            people = {s.seat for s in self.row.seats if s.kind == "person"}
            if order.yes and people <= offers:
                await self._stop(AGREED, match.winners_now())
                offers = set()
            self.offers = offers
            sub.put(encode(m.Ack(order.ref, match.seq)))
            self.audience.tell_all()

    async def _stop(self, ending: str, winners: list[int]) -> None:
        """The match is over where it stands; the seed is revealed."""
        match = self.playing()
        progress = Progress(match.state.turn, [], "over", ending, winners)
        await self.services.store.finish(self.row.id, progress, result_rows(match.state, self.row, winners))
        match.referee.record.finish(match.result(ending, winners), match.referee.secret)
        self.row = self.row._replace(**progress._asdict())
        LOG.info("over", table=self.row.id, ending=ending, lines=match.seq)

    async def _away(self, sub: Viewer, order: m.Away) -> None:
        mine = seats_of(self.row, sub.user_id)
        if not mine:
            raise Refusal("problem-not-seated")
        async with self.lock:
            await self._settle()
            match = self.playing()
            await self._set_away(mine, int(order.away))
            sub.put(encode(m.Ack(order.ref, match.seq)))
            self.audience.tell_all()
        self.wake()

    def _pause(self, sub: Viewer, order: m.Pause) -> None:
        if not seats_of(self.row, sub.user_id):
            raise Refusal("problem-not-seated")
        match = self.playing()
        self.paused = order.on
        sub.put(encode(m.Ack(order.ref, match.seq)))
        self.audience.tell_all()
        self.wake()

    async def _set_away(self, seats: tuple[int, ...], away: int) -> None:
        for seat in seats:
            if self.row.seats[seat].away != away:
                await self._seat(seat, away=away)

    async def _seat(self, seat: int, **changes: Any) -> None:
        """Change a seat, on disk and here."""
        before = self.row.seats[seat]
        after: SeatRow = before._replace(**changes)
        await self.services.store.set_seat(self.row.id, after, before)
        self.row = self.row._replace(seats=[after if s.seat == seat else s for s in self.row.seats])

    async def come_back(self, user_id: str) -> None:
        """Somebody whom a bot replaced for being absent looks in again: the seat is theirs."""
        absent = tuple(s for s in seats_of(self.row, user_id) if self.row.seats[s].away == 2)
        if absent and self.row.status == "playing":
            async with self.lock:
                with contextlib.suppress(StoreFailure):  # they can still ask for it
                    await self._set_away(absent, 0)
            self.audience.tell_all()

    async def mind_absence(self) -> None:
        """A bot takes over from somebody whom others wait for in vain."""
        if not any(self.is_missed(seat) for seat in self.deciders()):
            return
        async with self.lock:
            # Whoever had the lock may have moved, come back or got up meanwhile: only what is true now counts.
            missed = tuple(seat for seat in self.deciders() if self.is_missed(seat))
            await self._set_away(missed, 2)
        if missed:
            LOG.info("absent", table=self.row.id, seats=missed)
            self.audience.tell_all()
            self.wake()

    def is_missed(self, seat: int) -> bool:
        """Is this a person who has been away for too long while others look on?"""
        here, online = self.row.seats[seat], self.audience.online()
        if not self.row.stand_in or here.kind != "person" or here.away or here.user in online:
            return False
        waiting = any(s.user in online and s.user != here.user for s in self.row.seats if s.user)
        gone = time.monotonic() - self.last_seen.get(here.user or "", self.opened)
        return waiting and gone > self.services.settings.absence

    async def leave(self, user_id: str) -> None:
        """Somebody gets up: an open table gets its seat back, in a match the seat is kept. A match that cannot go on is
        closed when the last of its people has got up; until then its rules may come back."""
        mine = seats_of(self.row, user_id)
        if not mine:
            raise Refusal("problem-not-seated")
        async with self.lock:
            await self._settle()
            if self.row.status == "open":
                for seat in mine:
                    await self._seat(seat, kind="open", user=None, name="")
            elif self.locked and self.row.status == "playing":
                await self._set_away(mine, 1)
            await self._close_if_empty()
        self.audience.tell_all()
        self.wake()

    async def _close_if_empty(self) -> None:
        """Where nobody sits any more nobody will go on. A match that cannot be played on has nobody once all its people
        have got up: their seats stay theirs, so that they may read it."""
        people = [s for s in self.row.seats if s.kind == "person"]
        if self.row.status == "over" or not all(self.locked and s.away for s in people):
            return
        if self.match:
            await self._stop("closed", [])
        else:
            await self.services.store.change_table(self.row.id, status="over", ending="closed", deciders=[])
            await self.reload()

    async def let_bot_play(self, user_id: str) -> None:
        """Somebody does not want to play on for now: a bot does, and an open table gets its seat back."""
        if self.row.status == "open":
            await self.leave(user_id)
            return
        async with self.lock:
            await self._settle()
            await self._set_away(seats_of(self.row, user_id), 1)
        self.audience.tell_all()
        self.wake()

    async def remove(self, user_id: str) -> None:
        """Somebody is deleted while the table is in use: a bot keeps the seat of a match."""
        async with self.lock:
            await self._settle()
            for seat in seats_of(self.row, user_id):
                if self.row.status == "open":
                    await self._seat(seat, kind="open", user=None, name="")
                elif self.row.status == "playing":
                    await self._seat(seat, kind="bot", user=None, name=FORMER, level=self.row.away_level, away=0)
            await self._close_if_empty()
        self.audience.greet_all()
        self.wake()

    def hand_over(self, user_id: str, to: str | None) -> None:
        """What the store already knows: everything of one person here is another's now, or a former player's."""
        row = self.row

        def named(name: str) -> str:
            return name if to else FORMER

        seats = [s._replace(user=to, name=named(s.name)) if s.user == user_id else s for s in row.seats]
        said = [c._replace(user=to or "", name=named(c.name)) if c.user == user_id else c for c in self.chat]
        if seats != row.seats or said != list(self.chat) or row.host == user_id:
            self.row = row._replace(seats=seats, host=(to or "") if row.host == user_id else row.host)
            self.chat = deque(said, self.chat.maxlen)
            self.audience.greet_all()

    # -- sitting down --

    async def sit(self, user: User, seat: int, invite: str) -> None:
        """Somebody takes an open seat; with the last of them the match begins."""
        async with self.lock:
            if seats_of(self.row, user.id):
                return
            if self.row.status != "open":
                raise Refusal("problem-not-open")
            if not self.row.public and not secrets.compare_digest(invite.encode(), self.row.invite.encode()):
                raise Refusal("problem-private")
            free = [s.seat for s in self.row.seats if s.kind == "open"]
            if not free or (seat >= 0 and seat not in free):
                raise Refusal("problem-full")
            name = told_apart(user.name, self.names())
            await self._seat(free[0] if seat < 0 else seat, kind="person", user=user.id, name=name)
            await self._start_if_full()
        self.audience.greet_all()
        self.wake()

    async def fill(self, user_id: str, names: list[str], level: str) -> None:
        """The host does not want to wait any longer: bots take the open seats."""
        async with self.lock:
            if user_id != self.row.host:
                raise Refusal("problem-not-seated")
            if self.row.status != "open":
                raise Refusal("problem-not-open")
            for seat in [s.seat for s in self.row.seats if s.kind == "open"]:
                await self._seat(seat, kind="bot", name=told_apart(names.pop(), self.names()), level=level)
            await self._start_if_full()
        self.audience.greet_all()
        self.wake()

    async def begin_if_full(self) -> None:
        """A new table may have all its people from the start."""
        async with self.lock:
            await self._start_if_full()
        self.wake()

    async def _start_if_full(self) -> None:
        if all(seat.kind != "open" for seat in self.row.seats):
            names = [seat.name for seat in self.row.seats]
            match = new_match(self.title, self.row._replace(names=names))
            progress = Progress(match.state.turn, list(match.state.deciders()), "playing")
            await self.services.store.start_table(self.row.id, names, progress)
            self.row = self.row._replace(names=names, **progress._asdict())
            self.match = match
            LOG.info("begins", table=self.row.id, title=self.title.id, seats=len(names))

    # -- bots --

    def bot_to_move(self) -> int:
        """A seat whose bot has to decide, or -1. Bots wait while nobody is there, or somebody asked for a pause."""
        if self.paused or not self.is_attended():
            return -1
        return next((seat for seat in self.deciders() if is_bot(self.row.seats[seat])), -1)

    def wake(self) -> None:
        """If a bot has to decide and none is at it, one begins to think."""
        if self.bot_to_move() >= 0 and (self._bots is None or self._bots.done()) and not self.services.closing:
            self._bots = asyncio.create_task(self._let_bots_play(), name=f"bots-{self.row.id}")

    async def _let_bots_play(self) -> None:
        while (seat := self.bot_to_move()) >= 0 and not self.services.closing:
            try:
                await self._bot_turn(seat)
            except asyncio.CancelledError:
                raise
            except StoreFailure as why:
                LOG.error("store", table=self.row.id, why=str(why))
                await asyncio.sleep(RETRY_SECONDS)
                async with self.lock:
                    with contextlib.suppress(StoreFailure):
                        await self._settle()
            except Exception:
                LOG.exception("bot", table=self.row.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _bot_turn(self, seat: int) -> None:
        match, pace = self.playing(), self.services.settings.pace
        seq, state, lines = match.seq, match.state, match.referee.record.lines
        here = self.row.seats[seat]
        level = here.level if here.kind == "bot" else self.row.away_level
        legal = state.legal(seat)
        started = time.monotonic()
        # Where hands are hidden, a single answer is thought about like any other: a step left out could be seen.
        single = len(legal) == 1 and not self.title.game.secret
        action = legal[0] if single else await self._choice(level, seat)
        pace = pace_of(pace, lines[-1].seat if lines else -1, seat)
        rest = rest_of(pace, time.monotonic() - started)
        if rest > 0:
            await take_time(rest)
        async with self.lock:
            await self._settle()
            now = self.match
            if now is not match or match.seq != seq or seat != self.bot_to_move():
                return
            await self._make(lambda match: match.referee.propose(seat, action), "bot")
            self.audience.tell_all()

    async def _choice(self, level: str, seat: int) -> Action:
        match = self.playing()
        try:
            return await self.services.thinkers.choose(self.title, level, match.state, seat)
        except Exception:
            # A bot that breaks must not stop the match for the people at it.
            LOG.exception("bot-failed", table=self.row.id, level=level)
            return pick(self.title.game.verbs, match.state.legal(seat), Stream(secrets.randbits(64)))

    # -- the end of the day --

    def is_idle(self, seconds: float) -> bool:
        busy = self.audience.pages or self.lock.locked() or (self._bots is not None and not self._bots.done())
        return not busy and time.monotonic() - self.touched > seconds

    async def close(self) -> None:
        """No more bots; whatever is being written is finished."""
        if self._bots is not None and not self._bots.done():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        async with self.lock:
            pass

"""Sessions: a random token in a cookie, of which only the hash is stored. Opened, found, ended; and the sockets that
were opened with one are closed when it ends."""

import contextlib
import hashlib
import secrets
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from citywright.store import SessionRow, Store, User
from citywright.web.device import device_of
from citywright.web.tables import new_id
from citywright.web.viewers import Viewer

DAY: Final = 24 * 3600
UNSEEN: Final = 90 * DAY
"""A session that was not used for so long is over."""
LONGEST: Final = 365 * DAY
"""After which a session is over, however often it is used."""
SEEN_EVERY: Final = 10 * 60
"""How fresh the note is that says when a session was last used."""
TOKEN_BYTES: Final = 32


class Visitor(NamedTuple):
    """Who asks, and by which session."""

    session: SessionRow
    user: User


def token_hash(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def alive() -> tuple[float, float]:
    """A session counts if it was created and seen after these times."""
    now = time.time()
    return now - LONGEST, now - UNSEEN


class Sessions:
    """The sessions of one server. Each request reads its own from the store, with its user, in one question: a session
    that another server ended is over here too."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pages: dict[str, set[Viewer]] = {}
        """The open sockets of each session."""
        self._seen: dict[str, float] = {}
        """Sessions used lately, to be noted with the next round."""

    async def find(self, token: str) -> Visitor | None:
        found = await self.store.visitor(token_hash(token), *alive())
        if found is None:
            return None
        visitor = Visitor(*found)
        self._note(visitor.session)
        return visitor

    async def open(self, user_id: str, agent: str, ended: str = "", alone: bool = False, **changes: Any) -> str:
        """A new session for a user, together with changes of that user; returns its token. The session `ended` is over
        with it, and if it is to be `alone` every other one of the user."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), time.time()
        session = SessionRow(new_id(16), token_hash(token), user_id, now, now, *device_of(agent))
        over = await self.store.open_session(session, [ended] if ended else [], alone, **changes)
        self._close_pages(over)
        return token

    async def end(self, user_id: str, only: str = "", but: str = "") -> int:
        """End one session of a user, or all but one; returns how many."""
        over = await self.store.end_sessions(user_id, only, but)
        self._close_pages(over)
        return len(over)

    async def of(self, user_id: str) -> list[SessionRow]:
        return await self.store.sessions_of(user_id, *alive())

    # -- sockets --

    @contextlib.contextmanager
    def watching(self, visitor: Visitor | None, page: Viewer) -> Iterator[None]:
        """While a page is open; it is closed with its visitor's session, if there is one."""
        if visitor is None:
            yield
            return
        pages = self.pages.setdefault(visitor.session.id, set())
        pages.add(page)
        try:
            yield
        finally:
            pages.discard(page)
            if not pages:
                self.pages.pop(visitor.session.id, None)

    def _close_pages(self, over: list[str]) -> None:
        for session in over:
            self._seen.pop(session, None)
            for page in self.pages.get(session, ()):
                page.end()

    # -- now and then --

    def _note(self, session: SessionRow) -> None:
        if time.time() - session.seen > SEEN_EVERY:
            self._seen[session.id] = time.time()

    async def look_after(self) -> None:
        """Sessions that ended elsewhere, or by age, close their sockets; those in use are noted as seen."""
        if watched := list(self.pages):
            created, seen = alive()
            there = {one.id: one for one in await self.store.sessions(watched)}
            over = [
                one for one in watched if one not in there or there[one].created <= created or there[one].seen <= seen
            ]
            self._close_pages(over)
            for session in there.values():
                if session.id not in over:
                    self._note(session)
        if self._seen:
            noted, self._seen = self._seen, {}
            await self.store.see_sessions(noted)

    async def forget_expired(self) -> None:
        await self.store.forget_expired(*alive(), time.time())

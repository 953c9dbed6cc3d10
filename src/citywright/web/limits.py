"""How much one address or one person may ask for."""

import time
from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import Storage
from limits.aio.strategies import FixedWindowRateLimiter

from citywright.web.problems import Refusal
from citywright.web.settings import Settings

MOST_WINDOWS: Final = 10_000
"""Counters in memory before those of the past are thrown away."""


class Counters(Storage):
    """Counters in memory, by a clock that nobody can set.

    The library's own go by the time of day: set back an hour, every limit once reached stays reached for an hour.
    """

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[str, tuple[int, float]] = {}
        """Hits, and when the window ends."""

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = time.monotonic()
        hits, end = self._windows.get(key, (0, 0.0))
        if end <= now:
            if len(self._windows) >= MOST_WINDOWS:
                self._windows = {other: window for other, window in self._windows.items() if window[1] > now}
            hits, end = 0, now + expiry
        self._windows[key] = hits + amount, end
        return hits + amount

    async def get(self, key: str) -> int:
        hits, end = self._windows.get(key, (0, 0.0))
        return hits if end > time.monotonic() else 0

    async def get_expiry(self, key: str) -> float:
        """In the time of day, as the library wants it."""
        _, end = self._windows.get(key, (0, 0.0))
        return time.time() + max(0.0, end - time.monotonic())

    async def check(self) -> bool:
        return True

    async def reset(self) -> int | None:
        count = len(self._windows)
        self._windows.clear()
        return count

    async def clear(self, key: str) -> None:
        self._windows.pop(key, None)


class Limits:
    """The counters of one server."""

    def __init__(self, settings: Settings) -> None:
        self._counter = FixedWindowRateLimiter(Counters())
        self.http = parse(settings.http_rate)
        self.make = parse(settings.make_rate)
        self.login = parse(settings.login_rate)
        self.guess = parse(settings.guess_rate)
        self.code = parse(settings.code_rate)
        self.export = parse(settings.export_rate)
        self.command = parse(settings.command_rate)
        self.chat = parse(settings.chat_rate)

    async def allows(self, limit: RateLimitItem, kind: str, who: str) -> bool:
        return await self._counter.hit(limit, kind, who)

    async def require(self, limit: RateLimitItem, kind: str, who: str) -> None:
        if not await self.allows(limit, kind, who):
            raise Refusal("problem-too-fast")

"""How much one address, one user, one socket may ask for."""

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from citywright.web.problems import Refusal
from citywright.web.settings import Settings


class Limits:
    """The counters of one server, in memory. (The library's other memory starts a thread to clean up, which makes a
    command wait now and then.)"""

    def __init__(self, settings: Settings) -> None:
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        self.http = parse(settings.http_rate)
        self.make = parse(settings.make_rate)
        self.login = parse(settings.login_rate)
        self.command = parse(settings.command_rate)
        self.chat = parse(settings.chat_rate)

    async def allows(self, limit: RateLimitItem, kind: str, who: str) -> bool:
        return await self._counter.hit(limit, kind, who)

    async def require(self, limit: RateLimitItem, kind: str, who: str) -> None:
        if not await self.allows(limit, kind, who):
            raise Refusal("problem-too-fast")

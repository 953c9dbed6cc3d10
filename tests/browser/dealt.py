"""A server whose tables are dealt alike in every run, for tests that play and look at a match (`python -m`).

Chance comes from `secrets` everywhere in the server. Here every table has the same secret, whatever was made before it,
bots think with the same chance every time, and names are the longest there are: whatever fits them fits all others.
No test plays in a browser up to what it looks at; the name of a table says where its match begins, and bots decide in
all seats until then: "20 to go" is the first seat's last question with 20 decisions or more to the end, "at take" the
first where it may `take` something, "after 30" its next question after 30 decisions. With ", idle" behind that they end
their turns as soon as they can. Nobody is told to wait: hundreds of guests and tables a minute come from one address.
"""

import base64
import functools
import hashlib
import os
import re
import secrets
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from citywright import bots
from citywright.kit.actions import Action
from citywright.kit.chance import SECRET_BYTES
from citywright.kit.observer import Observer
from citywright.web import names

if TYPE_CHECKING:
    from citywright.web.live_match import LiveMatch
    from citywright.web.live_table import LiveTable

TO_GO: Final = "{} to go"
AT: Final = "at {}"
AFTER: Final = "after {}"
IDLE: Final = ", idle"
LEVELS: Final = {"founders": "random", "mythotopia": "random"}
"""Who plays up to there: bots that think, unless that takes half a minute (Founders), or they come to an end that those
who do not think come to much later (Mythotopia)."""

_SECRET = hashlib.sha256(b"dealt alike").digest()


def token_bytes(nbytes: int | None = None) -> bytes:
    """The secret of a table; keys, which are shorter or longer, stay secrets."""
    return _SECRET if nbytes == SECRET_BYTES else os.urandom(nbytes or SECRET_BYTES)


def token_urlsafe(nbytes: int | None = None) -> str:
    """Sessions and invitations stay secrets, however long they are."""
    return base64.urlsafe_b64encode(os.urandom(nbytes or SECRET_BYTES)).decode().rstrip("=")


def randbits(k: int) -> int:
    return int.from_bytes(hashlib.sha256(b"chance").digest()) >> (256 - k)


def guest_name(lang: str) -> str:
    return " ".join(max(names.words(lang, part), key=len) for part in ("name-guest-first", "name-guest-second"))


def bot_names(lang: str, taken: list[str]) -> list[str]:
    return sorted(set(names.words(lang, "name-builders")) - set(taken), key=lambda name: (-len(name), name))


def decided(table: "LiveTable", enough: Callable[["LiveMatch", int], bool]) -> list[tuple[int, Action]]:
    """What bots decide in all seats of a match until it is enough."""
    from citywright.web.live_match import new_match

    match, game, idle = new_match(table.title, table.row), table.title.game, table.row.name.endswith(IDLE)
    made: list[tuple[int, Action]] = []
    while not match.state.is_over() and not enough(match, len(made)):
        seat = match.state.deciders()[0]
        legal = match.state.legal(seat)
        if idle:
            action = next((one for one in legal if one[0] == "end"), legal[len(made) % len(legal)])
        elif len(legal) == 1:
            action = legal[0]
        else:
            bot = bots.make(LEVELS.get(table.title.id, "greedy"), table.title, len(made))
            action = bot.choose(Observer(game, match.state, seat))
        match.referee.play(seat, action)
        made.append((seat, action))
    return made


def decided_before(table: "LiveTable") -> list[tuple[int, Action]]:
    """What bots decide before the match begins for those who sit there, as the name of the table wants it."""
    start = table.row.name.removesuffix(IDLE)
    if to_go := re.fullmatch(TO_GO.format(r"(\d+)"), start):
        made = decided(table, lambda match, count: False)
        own = [number for number, (seat, _) in enumerate(made) if seat == 0 and len(made) - number >= int(to_go[1])]
        return made[: own[-1]]
    if at := re.fullmatch(AT.format(r"([a-z]+)( \d+)?"), start):
        wanted = (at[1],) if at[2] is None else (at[1], int(at[2]))
        return decided(
            table,
            lambda match, _: (
                0 in match.state.deciders() and any(action[: len(wanted)] == wanted for action in match.state.legal(0))
            ),
        )
    if after := re.fullmatch(AFTER.format(r"(\d+)"), start):
        return decided(table, lambda match, count: count >= int(after[1]) and match.state.deciders()[0] == 0)
    return []


def start_late() -> None:
    """Tables whose name says so begin later than at their beginning."""
    from citywright.web.live_table import LiveTable

    start = LiveTable._start_if_full

    async def start_if_full(table: LiveTable) -> None:
        await start(table)
        if table.match and not table.match.seq:
            for seat, action in decided_before(table):
                await table._append(table.match, table.match.referee.propose(seat, action), "bot")

    setattr(LiveTable, LiveTable._start_if_full.__name__, start_if_full)


def lift_limits() -> None:
    """One server serves a whole run of tests, which come from one address: what they ask for is not counted."""
    from citywright.web import settings

    many: dict[str, Any] = dict.fromkeys(("http_rate", "make_rate", "login_rate", "command_rate"), "1000000/second")
    setattr(settings, settings.Settings.__name__, functools.partial(settings.Settings, **many))


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = randbits
    # Before anything else takes these functions by their name.
    names.guest_name = guest_name
    names.bot_names = bot_names
    from citywright.cli import main

    start_late()
    lift_limits()
    sys.exit(main())

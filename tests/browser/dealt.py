"""A server whose tables are dealt alike in every run, for tests that play and look at a match (`python -m`).

Chance comes from `secrets` everywhere in the server. Here every table has the same secret, whatever was made before it,
bots think with the same chance every time, and names are the longest there are: whatever fits them fits all others.
A table named "20 to go" begins where bots come to 20 decisions before the end, so that a test of the end need not play
a whole match in a browser.
"""

import base64
import hashlib
import os
import re
import secrets
import sys
from typing import TYPE_CHECKING, Final

from citywright import bots
from citywright.kit.actions import Action
from citywright.kit.chance import SECRET_BYTES
from citywright.kit.observer import Observer
from citywright.web import names

if TYPE_CHECKING:
    from citywright.web.live_table import LiveTable

TO_GO: Final = "{} to go"
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


def decisions_before_the_end(table: "LiveTable", left: int) -> list[tuple[int, Action]]:
    """What bots decide in all seats of a match, but for the last so many decisions."""
    from citywright.web.live_match import new_match

    match, game = new_match(table.title, table.row), table.title.game
    made: list[tuple[int, Action]] = []
    while not match.state.is_over():
        seat = match.state.deciders()[0]
        legal = match.state.legal(seat)
        bot = bots.make(LEVELS.get(table.title.id, "greedy"), table.title, len(made))
        made.append((seat, legal[0] if len(legal) == 1 else bot.choose(Observer(game, match.state, seat))))
        match.referee.play(*made[-1])
    return made[: max(0, len(made) - left)]


def start_late() -> None:
    """Tables whose name says so begin near their end."""
    from citywright.web.live_table import LiveTable

    start = LiveTable._start_if_full

    async def start_if_full(table: LiveTable) -> None:
        await start(table)
        wanted = re.fullmatch(TO_GO.format(r"(\d+)"), table.row.name)
        if wanted and table.match and not table.match.seq:
            for seat, action in decisions_before_the_end(table, int(wanted[1])):
                await table._append(table.match, table.match.referee.propose(seat, action), "bot")

    setattr(LiveTable, LiveTable._start_if_full.__name__, start_if_full)


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = randbits
    # Before anything else takes these functions by their name.
    names.guest_name = guest_name
    names.bot_names = bot_names
    from citywright.cli import main

    start_late()
    sys.exit(main())

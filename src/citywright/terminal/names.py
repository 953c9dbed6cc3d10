"""Who sits where. A record knows names only: a name that is a bot's level, numbered or not, is that bot."""

import re
from collections.abc import Sequence
from typing import Final

from citywright.bots import LEVELS
from citywright.kit.errors import BadSetup
from citywright.terminal.console import printable
from citywright.texts.catalogue import Texts

ME: Final = "me"
DEFAULT_LEVEL: Final = "greedy"
LONGEST: Final = 20
_NUMBERED: Final = re.compile(r"(.+?)(?: (\d+))?")


def stored_names(words: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The seats of `--seats` as a record keeps them: `me`, a bot's level or a person's name; namesakes get numbers."""
    names: list[str] = []
    for word in words:
        name = DEFAULT_LEVEL if word.lower() == "bot" else word.lower() if word.lower() in (ME, *LEVELS) else word
        if not name.strip() or len(name) > LONGEST or not name.isprintable():
            raise BadSetup(texts.say("seats-name", most=LONGEST))
        count = sum(split(other)[0] == name for other in names)
        names.append(f"{name} {count + 1}" if count else name)
    return tuple(names)


def split(name: str) -> tuple[str, int]:
    """A name without its number, and the number (1 if it has none)."""
    match = _NUMBERED.fullmatch(name)
    return (match[1], int(match[2][:6]) if match[2] else 1) if match else (name, 1)


def level_of(name: str) -> str:
    """The level of the bot of that name; empty for a person."""
    return split(name)[0] if split(name)[0] in LEVELS else ""


def shown_names(names: Sequence[str], texts: Texts, you: int = -1) -> list[str]:
    """The names as the table shows them; `you` is the only person's seat, if there is one."""
    shown = []
    for seat, name in enumerate(names):
        base, number = split(name)
        if base == ME:
            base = texts.say("name-you" if seat == you else "name-person")
        elif base in LEVELS:
            base = texts.say(f"bot-{base}")
        else:
            base, number = printable(name, LONGEST + 4), 1
        shown.append(texts.say("name-numbered", name=base, number=number) if number > 1 else base)
    return shown

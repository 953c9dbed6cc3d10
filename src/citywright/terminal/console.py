"""The screen and the keyboard: any width, with or without colour, with or without UTF-8, a terminal or a pipe."""

import codecs
import io
import os
import sys
from typing import Final

from rich.console import Console

from citywright.kit.clauses import LANGUAGES

# One character for one, so that what was aligned stays aligned.
_PLAIN: Final = str.maketrans(
    "│─┌┐└┘├┤┬┴┼╬╭╮╰╯●■▲◆★·→—–−…«»“”×¢ё",
    '|-+++++++++#++++o#^**.>---.""""xcе',
)


def _plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """What the terminal cannot show is shown by its nearest plain sign."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(sign if can_encode(error.encoding, sign) else "?" for sign in signs), error.end


def can_encode(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


codecs.register_error("plainly", _plainly)


def make_console() -> Console:
    """The screen. Nothing in a name or a record can turn into colours or commands of the terminal."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="plainly")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Console(markup=False, highlight=False, emoji=False)


def default_language() -> str:
    """The language of the environment, if it is one of ours and the terminal can show it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            wanted = value[:2].lower()
            encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
            return wanted if wanted in LANGUAGES and can_encode(encoding, "ё") else "en"
    return "en"


def ask(question: str) -> str:
    """One line from the keyboard. EOFError at its end, KeyboardInterrupt for Ctrl-C."""
    if sys.stdin.isatty():
        import readline  # noqa: F401 - editing and history for input()

        return input(f"{question} ")
    answer = input(f"{question} ")
    print(answer)  # a pipe shows no echo, and a transcript without answers cannot be read
    return answer


def printable(text: str, most: int = 40) -> str:
    """Text from outside, safe to show: no control signs, not too long."""
    safe = "".join(c if c.isprintable() else "?" for c in text[: most + 1])
    return safe if len(safe) <= most else safe[: most - 1] + "…"

"""The style sheet of a title, as it is sent: lengths grow with the reader's letters.

Sheets are drawn in pixels. Whoever reads with larger letters gets all of it larger, as by zooming: lengths become rem,
and the limits of windows em. `vite.config.js` does the same to the sheets of the house.
"""

import functools
import re
from typing import Final

ROOT: Final = 16
HAIRLINE: Final = 4
"""Shorter lengths stay: thin lines, and the units of drawings."""

_LENGTH: Final = re.compile(r"url\([^)]*\)|(\d*\.?\d+)px")
_RULE: Final = re.compile(r"@(media|container)[^{]*\{")


@functools.lru_cache(maxsize=64)
def in_letters(css: str) -> str:
    """The same sheet in rem, with its conditions in em."""
    conditions: list[str] = []

    def keep(rule: re.Match[str]) -> str:
        conditions.append(turned(rule[0], "em" if rule[1] == "media" else "rem", 0))
        return f"\0{len(conditions) - 1}\0"

    rest = turned(_RULE.sub(keep, css), "rem", HAIRLINE)
    return re.sub(r"\0(\d+)\0", lambda found: conditions[int(found[1])], rest)


def turned(css: str, unit: str, least: float) -> str:
    def turn(found: re.Match[str]) -> str:
        size = found[1]
        return found[0] if size is None or float(size) < least else f"{round(float(size) / ROOT, 5):g}{unit}"

    return _LENGTH.sub(turn, css)

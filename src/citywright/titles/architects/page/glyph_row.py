"""A line of small things on the board: figures, medals, signs, one beside the other, centred or from the left.

Only figures are measured here. Words stand in labels of their own, because their width depends on the language.
"""

from __future__ import annotations

from typing import Final

from citywright.display.scene import AnyMark, Box, Label, Medal, Path, Seat, Sign, Use

from ..rules.facts import GOODS, amounts

_FIGURE: Final = 0.62
"""The width of a figure, of its height."""
_GAP: Final = 3.5
_PAIR: Final = 2.0
"""Between a medal and its figure."""


class Row:
    """Marks that are placed when all of them are known."""

    def __init__(self, size: float = 15, r: float = 10, tone: str = "at-figure", gap: float = _GAP) -> None:
        self.size, self.r, self.tone, self.gap = size, r, tone, gap
        self.items: list[tuple[float, str, str | int]] = []

    def text(self, text: str | int, tone: str = "") -> Row:
        said = str(text)
        self.items.append((len(said) * self.size * _FIGURE, f"text {tone or self.tone}", said))
        return self

    def medal(self, good: str) -> Row:
        self.items.append((2 * self.r, "medal", good))
        return self

    def sign(self, icon: str, tone: str = "at-ink") -> Row:
        self.items.append((2 * self.r, f"sign {tone}", icon))
        return self

    def arrow(self) -> Row:
        self.items.append((self.r * 0.8, "arrow", ""))
        return self

    def slash(self) -> Row:
        return self.text("/", f"{self.tone} at-faint")

    def skill(self, icon: str, lacking: bool = False) -> Row:
        self.items.append((1.8 * self.r, "skill lacking" if lacking else "skill", icon))
        return self

    def seat(self, seat: int) -> Row:
        self.items.append((1.7 * self.r, "seat", seat))
        return self

    def worker(self, seat: int) -> Row:
        self.items.append((1.5 * self.r, "worker", seat))
        return self

    def pill(self, seat: int, n: int) -> Row:
        """The seat's n-th worker at a place."""
        self.items.append((2.2 * self.r + len(str(n)) * self.size * _FIGURE, f"pill {n}", seat))
        return self

    def good(self, good: str, n: int) -> Row:
        self.items.append((2 * self.r + _PAIR - self.gap, "medal", good))
        return self.text(n)

    def goods(self, packed: int) -> Row:
        for good, n in enumerate(amounts(packed)):
            if n:
                self.good(GOODS[good], n)
        return self

    def width(self) -> float:
        return sum(width for width, _, _ in self.items) + self.gap * max(0, len(self.items) - 1)

    def middle(self, x: float, y: float) -> list[AnyMark]:
        return self.left(x - self.width() / 2, y)

    def right(self, x: float, y: float) -> list[AnyMark]:
        return self.left(x - self.width(), y)

    def left(self, x: float, y: float) -> list[AnyMark]:
        """The marks, from the left edge on, centred on y."""
        marks: list[AnyMark] = []
        for width, kind, what in self.items:
            word, _, tone = kind.partition(" ")
            at = round(x + width / 2, 1)
            if word == "text":
                marks.append(
                    Label(
                        text=str(what), x=round(x, 1), y=y + self.size * 0.36, size=self.size, anchor="start", tone=tone
                    )
                )
            elif word == "medal":
                marks.append(Medal(good=str(what), x=round(x + self.r, 1), y=y, r=self.r - 0.6))
            elif word == "sign":
                marks.append(Sign(icon=str(what), x=at, y=y, size=2 * self.r, tone=tone))
            elif word == "arrow":
                h = self.r * 0.45
                marks.append(
                    Path(d=f"M0 {-h:g}l{width:g} {h:g}l{-width:g} {h:g}z", x=round(x, 1), y=y, tone="at-arrow")
                )
            elif word == "skill":
                marks += skill(str(what), at, y, 1.8 * self.r, tone)
            elif word == "seat":
                marks.append(Seat(seat=int(what), x=at, y=y, size=1.7 * self.r))
            elif word == "worker":
                scale = 2 * self.r / 26.4
                marks.append(Use(template=f"worker-{what}", x=at - 10 * scale, y=y - 13 * scale, scale=round(scale, 3)))
            else:
                marks += self._pill(int(what), tone, x, y, width)
            x += width + self.gap
        return marks

    def _pill(self, seat: int, n: str, x: float, y: float, width: float) -> list[AnyMark]:
        r = self.r
        colours = f"seat seat-{seat + 1}"
        return [
            Box(x=round(x, 1), y=y - r, w=round(width, 1), h=2 * r, r=r, tone=f"{colours} at-pill"),
            Sign(icon="meeple", x=round(x + r, 1), y=y, size=1.5 * r, tone=f"{colours} at-on"),
            Label(
                text=n,
                x=round(x + (width + 1.5 * r) / 2, 1),
                y=y + self.size * 0.36,
                size=self.size,
                tone=f"{colours} at-on at-figure",
            ),
        ]


def skill(icon: str, x: float, y: float, size: float, tone: str = "") -> list[AnyMark]:
    """A skill: its sign on a small square; `lacking`: outlined in red."""
    half = size / 2
    return [
        Box(x=x - half, y=y - half, w=size, h=size, r=size * 0.24, tone=f"at-skill {tone}".rstrip()),
        Sign(icon=icon, x=x, y=y, size=size * 0.72, tone=f"at-skill-sign {tone}".rstrip()),
    ]

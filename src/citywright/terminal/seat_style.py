"""Seats: a shape and a colour each, so that neither is needed alone."""

from typing import Final

from rich.text import Text

SHAPES: Final = ("●", "■", "▲", "◆", "★")
STYLES: Final = ("bold yellow", "bold cyan", "bold color(208)", "bold bright_white", "bold bright_green")


def mark(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def style(seat: int) -> str:
    return STYLES[seat % len(STYLES)]


def badge(seat: int, name: str) -> Text:
    """The shape and the name."""
    return Text(f"{mark(seat)} {name}", style=style(seat))

"""Boxes side by side: as many in a line as the screen is wide."""

from collections.abc import Callable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def panel(lines: Sequence[Text], title: Text, style: str = "", note: str = "") -> Panel:
    """A box with a title in its upper and a note in its lower border, no wider than it must be."""
    widths = [*(line.cell_len for line in lines), title.cell_len + 2, cell_len(note) + 2]
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=Text(note, "default") if note else None,
        subtitle_align="left",
        border_style=style,
        box=box.ROUNDED,
        width=max(widths) + 4,
        padding=(0, 1),
    )


class Flow:
    """Renderables from left to right, beginning a new line whenever the next one does not fit."""

    def __init__(self, *items: RenderableType) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: list[RenderableType] = []
        used = 0
        for item in self.items:
            width = Measurement.get(console, options, item).maximum
            if line and used + 1 + width > options.max_width:
                yield beside(line)
                line, used = [], 0
            used += width + (1 if line else 0)
            line.append(item)
        if line:
            yield beside(line)


class Wide:
    """Something that is drawn anew for the width there is."""

    def __init__(self, make: Callable[[int], RenderableType]) -> None:
        self.make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.make(options.max_width)


def beside(items: Sequence[RenderableType]) -> RenderableType:
    """Renderables in one line."""
    if len(items) == 1:
        return items[0]
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in items:
        table.add_column()
    table.add_row(*items)
    return table


def in_columns(rows: Sequence[tuple[Text, ...]], most: int, room: int, widths: Sequence[int]) -> list[Text]:
    """Rows of several parts side by side in at most `most` columns, as many as there is room for."""
    whole = sum(widths) + len(widths) - 1
    count = max(1, min(most, (room + 2) // (whole + 2)))
    lines: list[Text] = []
    for start in range(0, len(rows), count):
        line = Text(no_wrap=True)
        for i, parts in enumerate(rows[start : start + count]):
            line.append("  " if i else "")
            for j, (part, width) in enumerate(zip(parts, widths, strict=True)):
                line.append(" " if j else "")
                line.append_text(part)
                line.append(" " * (width - part.cell_len))
        lines.append(line)
    return lines


def widths_of(rows: Sequence[tuple[Text, ...]]) -> list[int]:
    """The width each part needs."""
    return [max(part.cell_len for part in parts) for parts in zip(*rows, strict=True)]

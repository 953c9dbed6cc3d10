"""Boxes side by side: as many in a line as the screen is wide. All of it is lines of text, so it is drawn quickly."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text


class Lines:
    """Lines of text that are never wrapped."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines
        self.width = max((line.cell_len for line in lines), default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            line.no_wrap = True
            line.overflow = "crop"
            yield line


class Wide:
    """Something that is drawn anew for the width there is."""

    def __init__(self, make: Callable[[int], RenderableType]) -> None:
        self.make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.make(options.max_width)


def panel(lines: Sequence[Text], title: Text, style: str, room: int, note: str = "") -> Lines:
    """A box with a title in its upper and a note in its lower border, no wider than it must be and may be."""
    below = Text(note)
    widths = [*(line.cell_len for line in lines), title.cell_len + 2, below.cell_len + 2]
    width = max(1, min(max(widths), room - 4))
    drawn = [edge("╭", "╮", title, width, style)]
    for line in lines:
        inside = line.copy()
        inside.truncate(width, overflow="ellipsis", pad=True)
        drawn.append(Text("│ ", style).append_text(plainly(inside)).append(" │", style))
    return Lines([*drawn, edge("╰", "╯", below, width, style)])


def plainly(text: Text) -> Text:
    """Text that does not take over the style of what it is put into."""
    return Text("", "not bold default").append_text(text)


def edge(left: str, right: str, text: Text, width: int, style: str) -> Text:
    """A border with a text in it."""
    line = Text(left + "─", style)
    if text:
        text = text.copy()
        text.truncate(width - 2, overflow="ellipsis")
        line.append(" ").append_text(plainly(text)).append(" ")
    return line.append("─" * (width + 3 - line.cell_len) + right, style)


def flow(room: int, *boxes: Lines) -> Lines:
    """Boxes from left to right, beginning a new line whenever the next one does not fit."""
    lines: list[Text] = []
    row: list[Lines] = []
    for box in boxes:
        if row and sum(other.width + 1 for other in row) + box.width > room:
            lines += beside(row)
            row = []
        row.append(box)
    return Lines(lines + beside(row))


def beside(boxes: Sequence[Lines]) -> list[Text]:
    """Boxes in one line, their upper borders level."""
    if len(boxes) < 2:
        return [line for box in boxes for line in box.lines]
    rows = []
    for parts in zip_longest(*(box.lines for box in boxes)):
        row = Text()
        for part, box in zip(parts, boxes, strict=True):
            line = part or Text()
            row.append_text(line).append(" " * (box.width + 1 - line.cell_len))
        row.rstrip()
        rows.append(row)
    return rows


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
                line.append_text(part).append(" " * (width - part.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def widths_of(rows: Sequence[tuple[Text, ...]]) -> list[int]:
    """The width each part needs."""
    return [max(part.cell_len for part in parts) for parts in zip(*rows, strict=True)]

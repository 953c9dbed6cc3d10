"""Squares on a grid, drawn in text: a box around every square that is there, coordinates on the edges.

y grows away from the owner, who sits below. Lines are drawn only where a square is, so the outline of the whole shape
stands out. Numbers of choices stand in the upper border of a square, in the middle of a free cell, or on a junction.
"""

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from rich.text import Text

Cell = tuple[int, int]

# Which line ends meet at a corner, as up 1, down 2, left 4, right 8.
_CORNERS: Final = " │││─┘┐┤─└┌├─┴┬┼"
_LINE: Final = "dim"
_CHOICE: Final = "bold reverse"


class Grid:
    """What to draw: the text of every square, free cells and corners that can be chosen, and joints."""

    __slots__ = ("cells", "choices", "height", "joints", "width")

    def __init__(
        self,
        cells: Mapping[Cell, list[Text]],
        choices: Mapping[Cell, int],
        joints: Mapping[Cell, str],
        width: int,
        height: int,
    ) -> None:
        self.cells = cells
        self.choices = choices
        self.joints = joints
        """What stands on the corner at the far right of a cell: a piece, or a choice in brackets."""
        self.width = width
        self.height = height

    def columns(self) -> range:
        xs = [x for x, _ in (*self.cells, *self.choices)]
        return range(min(xs), max(xs) + 1)

    def rows(self) -> range:
        ys = [y for _, y in (*self.cells, *self.choices)]
        return range(min(ys), max(ys) + 1)

    def _margin(self) -> int:
        """Room for the numbers of the rows."""
        return max(len(str(y)) for y in self.rows()) + 1

    def draw(self, most: int) -> list[Text]:
        """The lines of the drawing, at most so wide; a wider state is cut into bands of columns."""
        columns = self.columns()
        fit = max(1, (most - self._margin() - 1) // (self.width + 1))
        lines: list[Text] = []
        for start in range(0, len(columns), fit):
            lines += self._band(columns[start : start + fit])
        return lines

    def _band(self, columns: range) -> list[Text]:
        rows = self.rows()
        lines: list[Text] = []
        for y in reversed(rows):
            lines.append(self._border(columns, y))
            lines += [self._inside(columns, y, i) for i in range(self.height)]
        lines.append(self._border(columns, rows[0] - 1))
        axis = "".join(str(x).center(self.width + 1) for x in columns)
        lines.append(Text(" " * (self._margin() + 1) + axis.rstrip(), style="dim"))
        # An empty line at the top or bottom is only there for free cells outside; it carries nothing.
        return [line for line in lines if line.plain.strip()]

    def _border(self, columns: range, y: int) -> Text:
        """The line above row y."""
        has = self.cells
        line = Text(" " * self._margin())
        for x in [*columns, columns[-1] + 1]:
            bits = (
                ((x - 1, y + 1) in has or (x, y + 1) in has)
                + 2 * ((x - 1, y) in has or (x, y) in has)
                + 4 * ((x - 1, y + 1) in has or (x - 1, y) in has)
                + 8 * ((x, y + 1) in has or (x, y) in has)
            )
            if x == columns[0]:
                bits &= ~4
            joint = self.joints.get((x - 1, y), "")
            line.append(joint or _CORNERS[bits], _CHOICE if len(joint) > 1 else "bold yellow" if joint else _LINE)
            if x > columns[-1]:
                break
            edge = "─" if bits & 8 else " "
            room = self.width - max(0, len(joint) - 1)
            number = self.choices.get((x, y), 0) if (x, y) in has else 0
            if number:
                mark = f"[{number}]"
                line.append(edge, _LINE)
                line.append(mark, _CHOICE)
                line.append(edge * (room - 1 - len(mark)), _LINE)
            else:
                line.append(edge * room, _LINE)
        return line

    def _inside(self, columns: range, y: int, i: int) -> Text:
        has = self.cells
        line = Text((f"{y} " if i == self.height // 2 else "").rjust(self._margin()))
        line.stylize(_LINE)
        for x in columns:
            line.append("│" if (x - 1, y) in has or (x, y) in has else " ", _LINE)
            line.append_text(self._text(x, y, i))
        line.append("│" if (columns[-1], y) in has or (columns[-1] + 1, y) in has else " ", _LINE)
        return line

    def _text(self, x: int, y: int, i: int) -> Text:
        if (x, y) in self.cells:
            text = self.cells[x, y][i].copy()
            text.truncate(self.width, pad=True)
            return text
        if (x, y) in self.choices and i == self.height // 2:
            number = f"[{self.choices[x, y]}]"
            left = (self.width - len(number)) // 2
            text = Text(" " * left)
            text.append(number, _CHOICE)
            text.append(" " * (self.width - left - len(number)))
            return text
        return Text(" " * self.width, Style())


def fit_width(cells: Mapping[Cell, list[Text]], least: int, most: int) -> int:
    """A width for all squares: that of the longest line, within bounds."""
    return max(least, min(most, max((line.cell_len for lines in cells.values() for line in lines), default=least)))

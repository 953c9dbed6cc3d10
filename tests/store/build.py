"""Rows to test with."""

from typing import Any

from citywright.store import LineRow, SeatRow, TableRow


def a_table(name: str = "t1", **changes: Any) -> TableRow:
    row = TableRow(
        id=name,
        title="settlers",
        version=1,
        content="c",
        options={"long": True, "size": 3},
        name="Стол",
        public=True,
        status="playing",
        created=1.5,
        secret="00ff",
        promise="p",
        invite="i",
        away_level="greedy",
        host="u1",
        seats=[SeatRow(0, "person", "u1", "Анна"), SeatRow(1, "open"), SeatRow(2, "bot", None, "Bot", "greedy")],
    )
    return row._replace(**changes)


def line(seq: int, move: str = "reveal village") -> LineRow:
    return LineRow(seq, seq % 3, move, f"mark{seq}", f"chain{seq}", '[[-1,["reveals",1]]]', 2.5)

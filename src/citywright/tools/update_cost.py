"""`bench updates`: what it costs to make the update of a playing viewer, as a live table makes it."""

import math
import time
from statistics import median
from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.store import SeatRow, TableRow, User
from citywright.titles import Title
from citywright.tools.bench import Row, is_compiled, measure_shown
from citywright.web.live_match import new_match
from citywright.web.live_table import LiveTable
from citywright.web.viewers import Viewer

Decision = tuple[int, Action]

FROM: Final = 0.25
TO: Final = 0.75
"""The part of a match that is measured: its middle."""
MOST_DECISIONS: Final = 200


class Updates:
    """A title at a player count: a random match, after each decision of which everybody who plays is sent an update."""

    def __init__(self, title: Title, players: int) -> None:
        self.title, self.players = title, players
        self.decisions: list[Decision] = self.play(self.table(), None)
        self.spent: list[float] = []
        self.sizes: list[int] = []

    def table(self) -> LiveTable:
        game = self.title.game
        row = TableRow(
            id="bench",
            title=self.title.id,
            version=game.version,
            content=game.content_hash(),
            options=game.trial,
            name="",
            public=False,
            status="playing",
            created=0.0,
            secret=bytes([self.players] * 32).hex(),
            promise="",
            invite="",
            away_level="random",
            host="u0",
            seats=[SeatRow(seat, "person", f"u{seat}", f"Name {seat}") for seat in range(self.players)],
        )
        nowhere: Any = None  # nothing is stored, and nobody connects
        return LiveTable(nowhere, self.title, row, new_match(self.title, row), [])

    def play(self, table: LiveTable, decisions: list[Decision] | None) -> list[Decision]:
        """A random match, or the same one once more with the updates of its middle measured."""
        match, stream = table.match, Stream(self.players)
        made: list[Decision] = []
        assert match is not None
        pages = [Viewer(User(f"u{seat}", f"Name {seat}", 0.0)) for seat in range(self.players)]
        table.audience.pages.update(pages)
        while not match.state.is_over() and len(made) < (MOST_DECISIONS if decisions is None else len(decisions)):
            seat = match.state.deciders()[0]
            legal = match.state.legal(seat)
            action = pick(self.title.game.verbs, legal, stream) if decisions is None else decisions[len(made)][1]
            move = match.referee.propose(seat, action)
            match.accept(move, match.rows(table.row, move))
            made.append((seat, action))
            if decisions is not None:
                self.send(table, pages, FROM <= len(made) / len(decisions) <= TO)
        return made

    def send(self, table: LiveTable, pages: list[Viewer], counts: bool) -> None:
        table.audience._forget()
        for page in pages:
            started = time.process_time()
            text = table.audience._update(page)
            if counts:
                self.spent.append(time.process_time() - started)
                self.sizes.append(len(text))

    def measure(self) -> None:
        self.play(self.table(), self.decisions)

    def forget(self) -> None:
        self.spent.clear()
        self.sizes.clear()

    def row(self, empty_calls: float) -> Row:
        return {
            "title": self.title.id,
            "players": self.players,
            "update_ms": round(1e3 * median(self.spent), 3),
            "update_p99_ms": round(1e3 * sorted(self.spent)[math.ceil(0.99 * len(self.spent)) - 1], 3),
            "update_bytes": round(median(self.sizes)),
            "empty_calls_per_s": round(empty_calls),
            "compiled": is_compiled(),
        }


def measure(names: tuple[str, ...] = (), rounds: int = 3) -> list[Row]:
    """Rows for the titles of these names (all by default)."""
    return measure_shown(Updates, names, rounds)

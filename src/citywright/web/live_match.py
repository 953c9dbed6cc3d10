"""A match between the record in the store and the referee in memory."""

import contextlib
import hashlib
import json
import time
from typing import Any, Final, NamedTuple

import structlog

from citywright.display.page import Page
from citywright.display.scene import LogLine
from citywright.kit.errors import CitywrightError
from citywright.kit.record import UNDO, Line, Record
from citywright.kit.referee import Move, Referee, play_line, result_of
from citywright.kit.table import Event, Table
from citywright.store import LineRow, Progress, ResultRow, SnapshotRow, TableRow
from citywright.titles import Title
from citywright.web.wire import log_lines

LOG = structlog.get_logger("match")

AGREED: Final = "agreed"
"""How a match ends that all who play it want to stop."""

SNAPSHOT_EVERY: Final = 50
"""Lines after which the state is dumped, so that opening a long match does not replay it from the beginning."""

News = list[tuple[int, Event]]


class Rows(NamedTuple):
    """What is written of a move."""

    line: LineRow
    progress: Progress
    results: list[ResultRow]
    """Empty unless the move ends the match."""
    snapshot: SnapshotRow | None


class LiveMatch:
    """The referee, the events of every move that stands, and the chronicle each viewer reads."""

    def __init__(self, title: Title, referee: Referee) -> None:
        self.title = title
        self.referee = referee
        self.news: list[tuple[int, News]] = []
        """The seat and the events of each move that was not taken back."""
        self.rewritten = 0
        """Goes up when the chronicle is no longer a continuation of what was sent."""
        self.snapshot_seq = 0
        self.question_seq = 0
        """Where the question began that is open now: several seats may answer the same one at the same time."""
        self._chronicles: dict[int, tuple[int, int, list[LogLine]]] = {}

    @property
    def state(self) -> Table:
        return self.referee.state

    @property
    def seq(self) -> int:
        return len(self.referee.record.lines)

    def is_current(self, seat: int, seq: int) -> bool:
        """Does a command about line `seq` mean the table as it stands? It does if nothing has happened since but
        others answering the same sealed question."""
        if not self.question_seq <= seq <= self.seq:
            return False
        return all(line.seat != seat for line in self.referee.record.lines[seq:])

    # -- changes: the referee proposes a move, its rows are written, it is accepted --

    def rows(self, row: TableRow, move: Move) -> Rows:
        """What is to be written of a proposed move."""
        state, line, seq = move.after, move.line, self.seq + 1
        over = state.is_over()
        winners = list(state.winners()) if over else []
        return Rows(
            LineRow(seq, line.seat, line.move, line.mark, line.chain, json.dumps(move.news), time.time()),
            Progress(state.turn, list(state.deciders()), "over" if over else "playing", state.ending, winners),
            result_rows(state, row, winners) if over else [],
            None if move.past else self.due_snapshot(seq, move.moves, state, line.mark),
        )

    def accept(self, move: Move, rows: Rows) -> None:
        """They are on disk: the move is made."""
        # A seat that seals its answer, or takes it back, leaves the same question open to the others.
        same_question = (self.state if move.undoes else move.after).has_sealed(move.seat)
        self.referee.accept(move)
        if move.undoes:
            forget_last(self.news, move.seat)
            self.rewritten += 1
        else:
            self.news.append((move.seat, move.news))
        if not same_question:
            self.question_seq = self.seq
        if rows.snapshot:
            self.snapshot_seq = rows.snapshot.seq

    def due_snapshot(self, seq: int, moves: int, state: Table, mark: str) -> SnapshotRow | None:
        """A snapshot of a state behind which nobody can go back, if it is time for one."""
        if seq - self.snapshot_seq < SNAPSHOT_EVERY:
            return None
        game = self.title.game
        return sealed(SnapshotRow(seq, game.version, game.content_hash(), mark, moves, json.dumps(state.dump())))

    def overdue_snapshot(self) -> SnapshotRow | None:
        """The same for the state as it stands: of a match whose last snapshot was lost or did not fit."""
        referee = self.referee
        if referee.past or not referee.record.lines:
            return None
        return self.due_snapshot(self.seq, referee.moves, self.state, referee.record.lines[-1].mark)

    # -- the chronicle --

    def chronicle(self, page: Page, viewer: int) -> list[LogLine]:
        """Every line a viewer may read, from the first one on."""
        rewritten, done, lines = self._chronicles.get(viewer, (-1, 0, []))
        if rewritten != self.rewritten:
            done, lines = 0, []
        for _, news in self.news[done:]:
            lines += log_lines(page, news, viewer)
        self._chronicles[viewer] = (self.rewritten, len(self.news), lines)
        return lines

    def winners_now(self) -> list[int]:
        """Who has won if the match stops here. The rules decide: their tie-breaks, their rival, a loss of all."""
        stopped = self.state.clone()
        stopped.end(AGREED)
        return list(stopped.winners())

    def winners_without(self, seat: int) -> list[int]:
        """Who has won if this seat gives up: the only other one, or whoever the rules prefer among the others."""
        others = [n for n in range(self.state.seats + self.state.rivals) if n != seat]
        if len(others) < 2:
            return others
        found = self.winners_now()
        if found == [seat]:  # the rules rank nobody behind the winner, so the points must do
            scores = self.state.scores()
            return [n for n in others if scores[n] == max(scores[other] for other in others)]
        return [n for n in found if n != seat]

    def result(self, ending: str, winners: list[int]) -> dict[str, Any]:
        """The result of a match that was stopped where it stands."""
        state = self.state
        return {"ending": ending, "scores": state.scores(), "winners": winners, "turns": state.turn}


def result_rows(state: Table, row: TableRow, winners: list[int]) -> list[ResultRow]:
    """How everybody came off in this position."""
    scores = state.scores()
    return [
        ResultRow(seat.seat, seat.user, seat.name, seat.level, scores[seat.seat], seat.seat in winners)
        for seat in row.seats
    ]


def new_match(title: Title, row: TableRow) -> LiveMatch:
    """A match at its beginning."""
    names = tuple(row.names or [seat.name for seat in row.seats])
    referee = Referee(title.game, len(row.seats), bytes.fromhex(row.secret), row.options, names)
    # What the table began with, which `reopen` holds against the game of today.
    referee.record.version, referee.record.content = row.version, row.content
    return LiveMatch(title, referee)


def reopen(title: Title, row: TableRow, lines: list[LineRow], snapshot: SnapshotRow | None) -> LiveMatch:
    """A match from its lines, by way of a snapshot that fits, else from the beginning."""
    match = new_match(title, row)
    start = 0
    if snapshot is not None and load_snapshot(match, lines, snapshot):
        start = match.snapshot_seq = snapshot.seq
    for line in lines[start:]:
        take_line(match, line)
    match.question_seq = match.seq
    if row.status == "over" and match.referee.record.result is None:
        match.referee.record.finish(match.result(row.ending, row.winners), match.referee.secret)
    return match


class Locked:
    """A match that cannot be played on here: it began by other rules, or its lines do not fit together. It can still
    be read, from what was stored of it, and left."""

    def __init__(self, problem: str, why: str, row: TableRow, lines: list[LineRow], results: list[ResultRow]) -> None:
        self.problem = problem
        self.why = why
        self.record = stored_record(row, lines, results)
        self.news: list[tuple[int, News]] = []
        for line in lines:
            tell_again(self.news, line)

    def chronicle(self, page: Page, viewer: int) -> list[LogLine]:
        """What a viewer was told, as far as the words of today have it."""
        lines: list[LogLine] = []
        for _, news in self.news:
            for one in news:
                with contextlib.suppress(LookupError, TypeError, ValueError):  # an event that is told otherwise today
                    lines += log_lines(page, [one], viewer)
        return lines


def stored_record(row: TableRow, lines: list[LineRow], results: list[ResultRow]) -> Record:
    """The record of a match as it was written, not played again."""
    names = tuple(row.names or [seat.name for seat in row.seats])
    record = Record(row.title, row.version, row.content, len(row.seats), row.options, None, row.promise, names)
    record.lines = [Line(line.seat, line.move, line.mark, line.chain) for line in lines]
    if row.status == "over":
        scores = [result.score for result in results]
        result = {"ending": row.ending, "scores": scores, "winners": row.winners, "turns": row.turn}
        record.finish(result, bytes.fromhex(row.secret))
    return record


def is_outdated(title: Title, row: TableRow) -> bool:
    """Did a table begin with another version of the rules, or with other figures?"""
    return row.version != title.game.version or not title.game.takes_content(row.content)


def open_match(
    title: Title, row: TableRow, lines: list[LineRow], snapshot: SnapshotRow | None, results: list[ResultRow]
) -> LiveMatch | Locked:
    """A match as it stands. One that is over is shown by the rules of today if they come to the same positions; one
    that goes on is not: what comes next would be judged by rules it did not begin with."""
    try:
        if is_outdated(title, row) and row.status != "over":
            new_match(title, row).referee.record.check_belongs(title.game)
        return reopen(title, row, lines, snapshot)
    except (CitywrightError, LookupError, ValueError, TypeError, AttributeError) as why:
        problem = "problem-version" if is_outdated(title, row) else "problem-record"
        return Locked(problem, str(why), row, lines, results)


def sealed(snapshot: SnapshotRow) -> SnapshotRow:
    """A snapshot whose dump begins with a checksum of the whole row."""
    return snapshot._replace(dump=f"{checksum(snapshot)} {snapshot.dump}")


def unsealed(snapshot: SnapshotRow) -> SnapshotRow | None:
    """A snapshot as it was before it was sealed, None if anything of it has changed since."""
    seal, _, dump = snapshot.dump.partition(" ")
    plain = snapshot._replace(dump=dump)
    return plain if seal == checksum(plain) else None


def checksum(snapshot: SnapshotRow) -> str:
    return hashlib.sha256(json.dumps(snapshot).encode()).hexdigest()


def load_snapshot(match: LiveMatch, lines: list[LineRow], stored: SnapshotRow) -> bool:
    """Put a match where a snapshot says, unless it is damaged, was made by other rules or does not look like its line:
    the same position has many states, so its mark alone does not tell a wrong one."""
    game, referee = match.title.game, match.referee
    snapshot = unsealed(stored)
    if snapshot is None:
        LOG.warning("damaged-snapshot", title=match.title.id, seq=stored.seq)
        return False
    fits = snapshot.version == game.version and game.takes_content(snapshot.content)
    if not fits or not 0 < snapshot.seq <= len(lines) or lines[snapshot.seq - 1].mark != snapshot.mark:
        return False
    try:
        state = game.load(json.loads(snapshot.dump))
        if game.fingerprint(state) != snapshot.mark:
            return False
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, CitywrightError):
        return False
    news: list[tuple[int, News]] = []
    for line in lines[: snapshot.seq]:
        referee.record.lines.append(Line(line.seat, line.move, line.mark, line.chain))
        tell_again(news, line)
    if len(news) != snapshot.moves:
        del referee.record.lines[:]
        return False
    referee.state, referee.moves, match.news = state, snapshot.moves, news
    if state.is_over():
        referee.record.finish(result_of(referee.state), referee.secret)
    return True


def forget_last(news: list[tuple[int, News]], seat: int) -> None:
    """An undo takes away the last move of its seat; others may have sealed answers after it."""
    del news[max(i for i, (other, _) in enumerate(news) if other == seat)]


def tell_again(news: list[tuple[int, News]], line: LineRow) -> None:
    """The events of a line, as they were told when it was played."""
    if line.move == UNDO:
        forget_last(news, line.seat)
    else:
        news.append((line.seat, [(mask, tuple(event)) for mask, event in json.loads(line.news)]))


def take_line(match: LiveMatch, line: LineRow) -> None:
    """Replay one line; it must come to the same position it came to at the table."""
    record = match.referee.record
    play_line(match.referee, line.seat, line.move, judge=False)
    last = record.lines[-1]
    if (last.mark, last.chain) != (line.mark, line.chain):
        raise record.differs(last)
    tell_again(match.news, line)

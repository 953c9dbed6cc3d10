"""The referee of one match: checks what comes from outside, keeps the record, and knows how far undo may go.

A move is proposed, written by whoever keeps the record, and accepted: until then nothing has changed, so there is
nothing to restore when the writing fails. Whoever keeps the record in memory alone plays it at once.
"""

from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.chance import commitment, derive, keeps_promise
from citywright.kit.errors import BadAction, BadSetup, CitywrightError, IllegalAction, NothingToUndo, UndoReveals
from citywright.kit.game import Game, Options
from citywright.kit.record import STOPPED, UNDO, Line, Record, end_row
from citywright.kit.table import Event, SealedStep, Table

WORLDS: Final = 24
"""How many dealt worlds are asked whether an action taught its seat anything: a look at one of two cards goes
unnoticed once in 2**24 times."""
OPEN_WORLDS: Final = 2
"""The same where no seat knows more than another: what is turned up there has used chance already."""


class Past:
    """A decision that can be taken back: the state before it, and what was decided."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, before: Table, seat: int, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.action = action


class Move:
    """A move that may be made: all that accepting it will change. Proposing it has changed nothing."""

    __slots__ = ("action", "after", "future", "line", "moves", "news", "number", "past", "result", "seat", "undoes")

    def __init__(
        self,
        number: int,
        seat: int,
        action: Action,
        after: Table,
        line: Line,
        moves: int,
        past: list[Past],
        future: list[Past],
        news: list[tuple[int, Event]],
        undoes: bool = False,
        result: dict[str, Any] | None = None,
    ) -> None:
        self.number = number
        """How many lines the record has before it."""
        self.seat = seat
        self.action = action
        """What is decided, or taken back."""
        self.after = after
        self.line = line
        self.moves = moves
        self.past = past
        self.future = future
        self.news = news
        """The events with the mask of seats that may hear each."""
        self.undoes = undoes
        self.result = result
        """The result, if this ends the match."""


class Referee:
    """One match from its setup on. Whatever is proposed is refused or can be accepted whole."""

    __slots__ = ("future", "game", "moves", "past", "record", "secret", "state")

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes,
        options: Options | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        """`seed` is a plain number, or the secret bytes of a live table (published as a commitment)."""
        if names and len(names) != seats:
            raise BadSetup(f"There are {len(names)} names for {seats} seats.")
        self.game = game
        self.secret = seed if isinstance(seed, bytes) else None
        self.state = game.setup(seats, derive(seed, 0) if isinstance(seed, bytes) else seed, options)
        self.record = Record(
            game.title,
            game.version,
            game.content_hash(),
            seats,
            game.check_options(seats, options or {}),
            None if isinstance(seed, bytes) else seed,
            commitment(seed) if isinstance(seed, bytes) else "",
            names or tuple(f"Player {seat + 1}" for seat in range(seats)),
        )
        self.moves = 0
        self.past: list[Past] = []
        """The decisions of one seat since chance was used, something was opened or shown, or another seat decided."""
        self.future: list[Past] = []

    def why_not(self, seat: int, action: Action) -> int:
        """The clause that forbids this action to this seat now, or 0."""
        return self.state.refuses(action, seat)

    # -- proposing --

    def propose(self, seat: int, action: Action) -> Move:
        """The move that carries out one action of a seat; refused with its clause if it is not allowed."""
        if not 0 <= seat < self.state.seats:
            raise BadAction(f"There is no seat {seat} at this table.")
        action = self.game.verbs.check(action)
        clause = self.state.refuses(action, seat)
        if clause:
            raise IllegalAction(self.game.show(action), clause, self.game.series.id(clause))
        return self._applied(seat, action, [])

    def propose_redo(self, seat: int) -> Move:
        """The move that decides again what was taken back last."""
        if not self.can_redo(seat):
            raise NothingToUndo("There is nothing to bring back.")
        return self._applied(seat, self.future[-1].action, self.future[:-1])

    def _applied(self, seat: int, action: Action, future: list[Past]) -> Move:
        before = self.state
        after = before.clone()
        news: list[tuple[int, Event]] = []
        after.news = news
        if self.secret is not None:
            after.rng = derive(self.secret, self.moves + 1)
        after.apply(action, seat)
        after.news = None
        line = self.record.line_after(seat, self.game.show(action), self.game.fingerprint(after))
        result = result_of(after) if after.is_over() else None
        past: list[Past] = []
        if result is None and not drew(before, after):
            if self.past and self.past[-1].seat == seat:
                past += self.past
            past.append(Past(before, seat, action))
        number = len(self.record.lines)
        return Move(number, seat, action, after, line, self.moves + 1, past, future, news, result=result)

    def propose_undo(self, seat: int, judge: bool = True) -> Move:
        """The move that takes back the seat's last decision.

        The law *reveal* holds that it taught the seat nothing. With `judge` dealt worlds are asked once more: a title
        that breaks its law must not let anybody look twice. Records were judged at the table.
        """
        past: list[Past] = []
        future: list[Past] = []
        if self.past and self.past[-1].seat == seat:
            last = self.past[-1]
            if judge and not taught_nothing(self.game, last, self.state):
                raise UndoReveals(f"'{self.game.show(last.action)}' cannot be taken back: it has shown something.")
            past, future = self.past[:-1], [*self.future, last]
            after, action = last.before, last.action
        elif self.state.has_sealed(seat):
            # Others may have answered since: their answers stay, and nobody else's past leads back behind this.
            step = self.state.agenda[-1]
            assert isinstance(step, SealedStep)
            after, action = self.state.clone(), step.answers[seat] or ()
            after.unseal(seat)
        else:
            raise NothingToUndo("There is nothing to take back: something was revealed or another player has decided.")
        line = self.record.line_after(seat, UNDO, self.game.fingerprint(after))
        return Move(len(self.record.lines), seat, action, after, line, self.moves - 1, past, future, [], undoes=True)

    def rows(self, move: Move) -> list[list[Any]]:
        """What a proposed move adds to the file of the record."""
        end = [end_row(move.line.chain, move.result, self.secret)] if move.result is not None else []
        return [move.line.plain(), *end]

    def accept(self, move: Move) -> None:
        """A proposed move is made. It cannot be refused any more."""
        assert move.number == len(self.record.lines), "something else has happened since this was proposed"
        self.state, self.moves, self.past, self.future = move.after, move.moves, move.past, move.future
        self.record.lines.append(move.line)
        if move.result is not None:
            self.record.finish(move.result, self.secret)

    # -- proposing and accepting at once --

    def play(self, seat: int, action: Action) -> list[tuple[int, Event]]:
        """Carry out one action of a seat. Returns the events with the mask of seats that may hear each."""
        move = self.propose(seat, action)
        self.accept(move)
        return move.news

    def undo(self, seat: int, judge: bool = True) -> Action:
        """Take back the seat's last decision; returns it."""
        move = self.propose_undo(seat, judge)
        self.accept(move)
        return move.action

    def redo(self, seat: int) -> Action:
        """Decide again what was taken back last."""
        move = self.propose_redo(seat)
        self.accept(move)
        return move.action

    # -- how far undo goes --

    def can_undo(self, seat: int) -> int:
        """How many of its own decisions this seat may take back now."""
        if self.past and self.past[-1].seat == seat:
            return len(self.past)
        return int(self.state.has_sealed(seat))

    def can_redo(self, seat: int) -> int:
        return len(self.future) if self.future and self.future[-1].seat == seat else 0


def drew(before: Table, after: Table) -> bool:
    """Was chance used, something hidden shown, or were sealed answers opened?"""
    return after.draws != before.draws or after.openings != before.openings


def taught_nothing(game: Game, past: Past, after: Table, first: int = 0, worlds: int = 0) -> bool:
    """Could the seat have foreseen all it saw after this decision? Dealt worlds (from seed `first` on) are asked.

    In a world dealt from what it knew before, the same action must show it the same. One decision is enough: after a
    step that taught nothing the seat confuses the same worlds as before, so a line of such steps taught nothing.
    """
    seen = game.view(after, past.seat)
    for seed in range(first, first + (worlds or (WORLDS if game.secret else OPEN_WORLDS))):
        world = game.determinize(past.before, past.seat, seed)
        world.apply(past.action, past.seat)
        if game.view(world, past.seat) != seen:
            return False
    return True


def result_of(g: Table) -> dict[str, Any]:
    """The result as it stands in a record."""
    return {"ending": g.ending, "scores": g.scores(), "winners": list(g.winners()), "turns": g.turn}


def resume(game: Game, record: Record, secret: bytes | None = None, judge: bool = False) -> Referee:
    """The referee of a record, played up to its last line, undo included.

    With `judge` every undo is judged again; without, what the table allowed stands.
    """
    seed: int | bytes | None = secret if secret is not None else record.secret or record.seed
    record.check_belongs(game)
    if seed is None:
        raise record.error("its seed is not known: a live table reveals it after the last move")
    if isinstance(seed, bytes) and not keeps_promise(seed, record.promise):
        raise record.error("this seed is not the one that was promised before the first move")
    referee = Referee(game, record.seats, seed, record.options, record.names)
    referee.record.content = record.content  # which may be an earlier way of writing the same figures
    for line in record.lines:
        try:
            play_line(referee, line.seat, line.move, judge)
        except BadAction as why:
            raise record.error(f"line {record.number(line)} holds no move of {game.title}") from why
        except CitywrightError as why:
            raise record.differs(line) from why
        if referee.record.lines[-1].mark != line.mark:
            raise record.differs(line)
    if record.result is not None and referee.record.result != record.result:
        if record.result["ending"] not in STOPPED or referee.state.is_over() or not stands(referee.state, record):
            raise record.other_end()
        referee.record.finish(record.result, referee.secret)
    return referee


def stands(g: Table, record: Record) -> bool:
    """Is the result of a match that people stopped that of its last position?"""
    result = record.result
    return result is not None and g.scores() == result["scores"] and g.turn == result["turns"]


def play_line(referee: Referee, seat: int, move: str, judge: bool = True) -> None:
    """One line of a record, as the referee would have taken it at the table."""
    if move == UNDO:
        referee.undo(seat, judge)
    else:
        referee.play(seat, referee.game.verbs.read(move))

"""The referee of one match: checks what comes from outside, keeps the record, and knows how far undo may go."""

from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.chance import commitment, derive, keeps_promise
from citywright.kit.errors import BadAction, BadSetup, CitywrightError, IllegalAction, NothingToUndo
from citywright.kit.game import Game, Options
from citywright.kit.record import STOPPED, Record
from citywright.kit.table import Event, SealedStep, Table

WORLDS: Final = 24
"""How many dealt worlds are asked whether an action taught its seat anything: a look at one of two cards goes
unnoticed once in 2**24 times."""
OPEN_WORLDS: Final = 2
"""The same where no seat knows more than another: what is turned up there has used chance already."""


class Past:
    """A decision that can be taken back: the state before it, and what was decided."""

    __slots__ = ("action", "before", "seat", "taught_nothing")

    def __init__(self, before: Table, seat: int, action: Action, taught_nothing: bool) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.taught_nothing = taught_nothing
        """Known to have taught its seat nothing; found out when somebody asks for undo, as it takes many worlds."""


class Referee:
    """One match from its setup on. `play`, `undo` and `redo` either succeed whole or change nothing."""

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
        self.future: list[Past] = []

    def why_not(self, seat: int, action: Action) -> int:
        """The clause that forbids this action to this seat now, or 0."""
        return self.state.refuses(action, seat)

    def play(self, seat: int, action: Action) -> list[tuple[int, Event]]:
        """Carry out one action of a seat. Returns the events with the mask of seats that may hear each."""
        if not 0 <= seat < self.state.seats:
            raise BadAction(f"There is no seat {seat} at this table.")
        action = self.game.verbs.check(action)
        clause = self.state.refuses(action, seat)
        if clause:
            raise IllegalAction(self.game.show(action), clause, self.game.series.id(clause))
        news = self._apply(seat, action, False)
        self.future.clear()
        return news

    def _apply(self, seat: int, action: Action, taught_nothing: bool) -> list[tuple[int, Event]]:
        before = self.state
        after = before.clone()
        news: list[tuple[int, Event]] = []
        after.news = news
        if self.secret is not None:
            after.rng = derive(self.secret, self.moves + 1)
        after.apply(action, seat)
        after.news = None
        mark = self.game.fingerprint(after)
        result = result_of(after) if after.is_over() else None
        # Nothing can go wrong from here on: all of it happens, or none.
        if result is not None or drew(before, after):
            self.past.clear()
        else:
            if self.past and self.past[-1].seat != seat:
                self.past.clear()
            self.past.append(Past(before, seat, action, taught_nothing))
        self.state = after
        self.moves += 1
        self.record.add(seat, self.game.show(action), mark)
        if result is not None:
            self.record.finish(result, self.secret)
        return news

    def can_undo(self, seat: int) -> int:
        """How many of its own decisions this seat may take back now."""
        if not self.past or self.past[-1].seat != seat:
            return int(self.state.has_sealed(seat))
        known = 0
        while known < len(self.past) and self.past[known].taught_nothing:
            known += 1
        while known < len(self.past):
            unknown = self.past[known:]
            nothing = foreseen(self.game, unknown, self.state)
            for past in unknown[:nothing]:
                past.taught_nothing = True
            known += nothing
            if nothing < len(unknown):
                del self.past[: known + 1]
                known = 0
        return len(self.past)

    def can_redo(self, seat: int) -> int:
        return len(self.future) if self.future and self.future[-1].seat == seat else 0

    def undo(self, seat: int) -> Action:
        """Take back the seat's last decision; returns it."""
        if not self.can_undo(seat):
            raise NothingToUndo("There is nothing to take back: something was revealed or another player has decided.")
        return self.take_back(seat)

    def take_back(self, seat: int) -> Action:
        """Undo without asking whether anything was revealed: for records, whose undos were judged at the table."""
        if self.past and self.past[-1].seat == seat:
            last = self.past.pop()
            self.future.append(last)
            self.state = last.before
            action = last.action
        elif self.state.has_sealed(seat):
            # Others may have answered since: their answers stay, and nobody else's past leads back behind this.
            step = self.state.agenda[-1]
            assert isinstance(step, SealedStep)
            action = step.answers[seat] or ()
            self.state = self.state.clone()
            self.state.unseal(seat)
            self.past.clear()
            self.future.clear()
        else:
            raise NothingToUndo("There is nothing to take back.")
        self.moves -= 1
        self.record.add(seat, "undo", self.game.fingerprint(self.state))
        return action

    def redo(self, seat: int) -> Action:
        """Decide again what was taken back last."""
        if not self.can_redo(seat):
            raise NothingToUndo("There is nothing to bring back.")
        again = self.future[-1]
        self._apply(seat, again.action, True)
        self.future.pop()
        return again.action


def drew(before: Table, after: Table) -> bool:
    """Was chance used, or were sealed answers opened?"""
    return after.draws != before.draws or after.openings != before.openings


def foreseen(game: Game, line: list[Past], after: Table) -> int:
    """How many of these decisions of a seat, from the first on, taught it nothing; `after` is the state they led to.

    The next one is the barrier that undo never crosses: there information appeared. Chance was used or sealed answers
    were opened, or the seat could not have foreseen what it saw then: in a world dealt from all it knew before, the
    same actions show it something else. Titles write no code for this.
    """
    seat, first = line[0].seat, line[0].before
    states = [past.before for past in line[1:]] + [after]
    nothing = 0
    while nothing < len(line) and not drew(line[nothing].before, states[nothing]):
        nothing += 1
    seen = [game.view(state, seat) for state in states[:nothing]]
    for world_seed in range(WORLDS if game.secret else OPEN_WORLDS):
        world = game.determinize(first, seat, world_seed)
        for at in range(nothing):
            world.apply(line[at].action, seat)
            if game.view(world, seat) != seen[at]:
                nothing = at
                break
    return nothing


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
    if move == "undo" and judge:
        referee.undo(seat)
    elif move == "undo":
        referee.take_back(seat)
    else:
        referee.play(seat, referee.game.verbs.read(move))

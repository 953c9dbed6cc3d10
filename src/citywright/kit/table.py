"""The state of a game and its agenda of steps.

A `Table` is everything that matters for the future and nothing else. What happens next lies on its agenda: a stack of
small step objects that are never changed once pushed. A step *runs*, or *asks* one seat, or is *sealed*: it asks
several seats at once and opens when all have answered. `apply` resolves the answer and runs on to the next question.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from citywright.kit.actions import Action
from citywright.kit.chance import Stream, advance, number, scale

Event = tuple[Any, ...]
"""A verb (str) and small ints: what happened. Words and pictures are the display's business."""

Prompt = tuple[Any, ...]
"""The name of the question (str) and small ints that belong to it."""

NOBODY: Final = -1
EVERYBODY: Final = -1
"""As a mask of seats: all of them, spectators included."""

RUNS, ASKS, SEALED = range(3)

G = TypeVar("G", bound="Table")


class Step(Generic[G]):
    """One paragraph of the rulebook: it runs, or it asks a seat."""

    __slots__ = ("seat",)
    kind: ClassVar[int] = ASKS
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    """What the step is saved by: the arguments of its constructor, in order."""
    rule: ClassVar[int] = 0
    """The clause that makes this step what it is: the refusal of anything that is not asked here."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def run(self, g: G) -> None:
        """What a running step does."""
        raise NotImplementedError

    def options(self, g: G) -> list[Action]:
        """Every legal answer, and only those, in a fixed order."""
        raise NotImplementedError

    def reorderings(self, g: G) -> list[Action]:
        """Further answers, for people: what `options` lists in one order only, given in another.

        They are not refused, and carrying one out leads to the very state that the listed order leads to.
        """
        return []

    def refuses(self, g: G, action: Action) -> int:
        """The clause that forbids this answer, or 0. The other face of `options` and `reorderings`."""
        raise NotImplementedError

    def resolve(self, g: G, action: Action) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def out_of_turn(self, g: G) -> int:
        """The clause against a seat that is not asked now."""
        return g.turn_rule

    def prompt(self, g: G) -> Prompt:
        """What the deciding seat is asked."""
        return (type(self).__name__, self.seat)

    def dump(self) -> list[Any]:
        return [type(self).__name__, *(getattr(self, field) for field in self.fields)]


class RunningStep(Step[G]):
    """A step that asks nobody."""

    __slots__ = ()
    kind = RUNS


class SealedStep(Step[G]):
    """A question to several seats at once. Answers come in any order and stay shut until all are in.

    `asked` is the mask of seats that must answer; a seat's answer is one action. What a seat answered is known to
    that seat alone until `open`; that it has answered is open to all. `answers` is the last of the fields.
    """

    __slots__ = ("answers", "asked")
    kind = SEALED
    fields: ClassVar[tuple[str, ...]] = ("asked", "answers")

    def __init__(self, asked: int, answers: tuple[Action | None, ...] = ()) -> None:
        self.seat = NOBODY
        self.asked = asked
        self.answers = answers or (None,) * asked.bit_length()

    def options_for(self, g: G, seat: int) -> list[Action]:
        raise NotImplementedError

    def reorderings_for(self, g: G, seat: int) -> list[Action]:
        return []

    def refuses_for(self, g: G, seat: int, action: Action) -> int:
        raise NotImplementedError

    def open(self, g: G, answers: tuple[Action | None, ...]) -> None:
        """All answers are in: carry them out together."""
        raise NotImplementedError

    def prompt_for(self, g: G, seat: int) -> Prompt:
        """What this seat is asked: seats may be asked for different things."""
        return (type(self).__name__, seat)

    def answered(self, seat: int) -> bool:
        return seat < len(self.answers) and self.answers[seat] is not None

    def waiting(self) -> tuple[int, ...]:
        return tuple(i for i, answer in enumerate(self.answers) if self.asked >> i & 1 and answer is None)

    def with_answer(self, seat: int, answer: Action | None) -> "SealedStep[G]":
        """The same step with one slot filled (steps are never changed)."""
        answers = self.answers[:seat] + (answer,) + self.answers[seat + 1 :]
        values: list[Any] = [getattr(self, field) for field in self.fields if field != "answers"]
        again: SealedStep[G] = type(self)(*[*values, answers])
        return again


class Table:
    """The state of one game: base of every title's state."""

    __slots__ = ("agenda", "draws", "ending", "mark", "news", "openings", "rivals", "rng", "seats", "turn")
    turn_rule: ClassVar[int] = 0
    """The clause that says whose turn it is: the refusal to a seat that is not asked."""
    over_rule: ClassVar[int] = 0
    """The clause that ends the game: the refusal of anything afterwards."""

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.rivals = 0
        """Players of the rules who are nobody's seat: they decide nothing, but score and may win. Numbered after
        the seats."""
        self.rng = rng
        self.draws = 0
        """How often chance was asked: each time, information may have appeared."""
        self.openings = 0
        """How many sealed questions were opened."""
        self.turn = 0
        self.ending = ""
        """How the game ended; empty while it goes on."""
        self.agenda: list[Step[Any]] = []
        self.mark = 0
        """How much was planned before the step that is carried out now."""
        self.news: list[tuple[int, Event]] | None = None
        """Events told since somebody began to listen, with the mask of seats that may hear; None: nobody listens."""

    def copy_base(self, other: "Table") -> None:
        """The base part of a clone; listeners are not copied."""
        other.seats = self.seats
        other.rivals = self.rivals
        other.rng = self.rng
        other.draws = self.draws
        other.openings = self.openings
        other.turn = self.turn
        other.ending = self.ending
        other.agenda = self.agenda[:]
        other.mark = self.mark
        other.news = None

    def clone(self) -> "Table":
        raise NotImplementedError

    # -- questions --

    def is_over(self) -> bool:
        return not self.agenda

    def actor(self) -> int:
        """The seat that decides next (the first of several), or NOBODY when the game is over."""
        if not self.agenda:
            return NOBODY
        step = self.agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            return step.waiting()[0]
        return step.seat

    def deciders(self) -> tuple[int, ...]:
        """All seats that may decide now."""
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            return step.waiting()
        return (step.seat,)

    def legal(self, seat: int = NOBODY) -> list[Action]:
        """Every legal action of a deciding seat (of the actor by default); nothing for anybody else."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            waiting = step.waiting()
            if seat == NOBODY:
                seat = waiting[0]
            return step.options_for(self, seat) if seat in waiting else []
        if seat == NOBODY or seat == step.seat:
            return step.options(self)
        return []

    def offered(self, seat: int) -> list[Action]:
        """Every answer a person may give: the legal ones, and the same choices in another order.

        `legal` is for bots and learners: there one choice is one line of actions.
        """
        legal = self.legal(seat)
        if not legal:
            return legal
        step = self.agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            return legal + step.reorderings_for(self, seat)
        return legal + step.reorderings(self)

    def refuses(self, action: Action, seat: int = NOBODY) -> int:
        """The clause that forbids this action to this seat now, or 0 if it is allowed."""
        if not self.agenda:
            return self.over_rule
        step = self.agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            waiting = step.waiting()
            if seat == NOBODY:
                seat = waiting[0]
            return step.refuses_for(self, seat, action) if seat in waiting else step.out_of_turn(self)
        if seat == NOBODY or seat == step.seat:
            return step.refuses(self, action)
        return step.out_of_turn(self)

    def prompt(self, seat: int) -> Prompt:
        """What this seat is asked, or whom it waits for; spectators wait."""
        if not self.agenda:
            return ("Over",)
        step = self.agenda[-1]
        waiting = self.deciders()
        if seat in waiting:
            if step.kind == SEALED:
                assert isinstance(step, SealedStep)
                return step.prompt_for(self, seat)
            return step.prompt(self)
        return ("Waiting", type(step).__name__, *waiting)

    def scores(self) -> list[int]:
        """The score of every seat, and after them of the rivals."""
        return [sum(value for _, value in self.score_lines(seat)) for seat in range(self.seats + self.rivals)]

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        """The score sheet of a seat: named lines whose sum is the score."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The winning seats after the end, tie-breaks included; empty while the game goes on or if all lost."""
        raise NotImplementedError

    # -- changes --

    def apply(self, action: Action, seat: int = NOBODY) -> None:
        """Carry out a legal action and run on to the next question. It trusts its caller: see the referee."""
        agenda = self.agenda
        step = agenda[-1]
        if step.kind == SEALED:
            assert isinstance(step, SealedStep)
            seat = step.waiting()[0] if seat == NOBODY else seat
            agenda[-1] = step.with_answer(seat, action)
            self.tell("sealed", seat)
        else:
            agenda.pop()
            self.mark = len(agenda)
            step.resolve(self, action)
        self.run()

    def run(self) -> None:
        """Carry out running steps, and open what is sealed and complete, until somebody is asked or all is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.kind == RUNS:
                agenda.pop()
                self.mark = len(agenda)
                step.run(self)
            elif step.kind == SEALED:
                assert isinstance(step, SealedStep)
                if step.waiting():
                    return
                agenda.pop()
                self.mark = len(agenda)
                if step.asked & (step.asked - 1):  # answers of one seat alone are news to nobody who decides
                    self.openings += 1
                step.open(self, step.answers)
            else:
                return

    def unseal(self, seat: int) -> None:
        """A seat takes its sealed answer back; it is asked again."""
        step = self.agenda[-1]
        assert isinstance(step, SealedStep)
        self.agenda[-1] = step.with_answer(seat, None)
        self.tell("unsealed", seat)

    def has_sealed(self, seat: int) -> bool:
        """Does an answer of this seat lie sealed?"""
        if not self.agenda:
            return False
        step = self.agenda[-1]
        return isinstance(step, SealedStep) and step.answered(seat)

    def next(self, *steps: Step[Any]) -> None:
        """What follows this step, in reading order, before anything that was planned earlier.

        What is listed by a second call comes after what the first one listed.
        """
        at = self.mark
        self.agenda[at:at] = steps[::-1]

    def interrupt(self, *steps: Step[Any]) -> None:
        """What comes at once, in reading order, even before what this step has listed already."""
        self.agenda.extend(reversed(steps))

    def end(self, how: str) -> None:
        """The game is over: nothing is planned any more."""
        self.agenda.clear()
        self.mark = 0
        self.ending = how

    def chance(self, n: int) -> int:
        """A random number 0..n-1. Among one it is 0, but counts: what is turned up may be news to somebody."""
        self.draws += 1
        if n <= 1:
            return 0
        self.rng = advance(self.rng)
        return scale(number(self.rng), n)

    def shows(self) -> None:
        """Something hidden is looked at without being drawn: undo will not go back behind it."""
        self.draws += 1

    # -- telling --

    def tell(self, *event: Any) -> None:
        """An event that everybody sees."""
        if self.news is not None:
            self.news.append((EVERYBODY, event))

    def tell_to(self, seat: int, *event: Any) -> None:
        """An event that one seat sees."""
        if self.news is not None:
            self.news.append((1 << seat, event))

    def tell_others(self, seat: int, *event: Any) -> None:
        """An event that everybody but one seat sees."""
        if self.news is not None:
            self.news.append((~(1 << seat), event))

    # -- saving --

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON data."""
        raise NotImplementedError

    def dump_base(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "rivals": self.rivals,
            "rng": self.rng,
            "draws": self.draws,
            "openings": self.openings,
            "turn": self.turn,
            "ending": self.ending,
            "agenda": [step.dump() for step in self.agenda],
        }

    def load_base(self, plain: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        self.seats = plain["seats"]
        self.rivals = plain["rivals"]
        self.rng = plain["rng"]
        self.draws = plain["draws"]
        self.openings = plain["openings"]
        self.turn = plain["turn"]
        self.ending = plain["ending"]
        self.agenda = [load_step(row, steps) for row in plain["agenda"]]
        self.mark = 0
        self.news = None


def load_step(row: list[Any], steps: dict[str, type[Step[Any]]]) -> Step[Any]:
    """A step from its dump; lists become tuples again, all the way down."""
    return steps[row[0]](*(_tuples(value) for value in row[1:]))


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def heard_by(news: list[tuple[int, Event]], seat: int) -> list[Event]:
    """The events a seat may hear. The spectator's seat is the number of seats."""
    return [event for mask, event in news if mask >> seat & 1]


def sealed_view(g: Table, seat: int) -> dict[str, Any] | None:
    """The part of a view about a sealed question: who was asked, who has answered, and the own answer."""
    if not g.agenda or not isinstance(g.agenda[-1], SealedStep):
        return None
    step = g.agenda[-1]
    asked = [i for i in range(g.seats) if step.asked >> i & 1]
    return {
        "asked": asked,
        "answered": [i for i in asked if step.answered(i)],
        "mine": step.answers[seat] if step.answered(seat) else None,
    }


def redeal_sealed(g: Table, seat: int, pick: Stream) -> None:
    """In a dealt world, what others have sealed is dealt too: any answer they might have given."""
    if g.agenda and g.agenda[-1].kind == SEALED:
        step = g.agenda[-1]
        assert isinstance(step, SealedStep)
        for other, answer in enumerate(step.answers):
            if answer is not None and other != seat:
                choices = step.options_for(g, other)
                step = step.with_answer(other, choices[pick.chance(len(choices))])
        g.agenda[-1] = step

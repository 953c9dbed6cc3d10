"""Tasks: chosen in secret at the ends of seasons, revealed and scored at the end of the game."""

from itertools import combinations

from citywright.kit.actions import Action
from citywright.kit.table import RunningStep, SealedStep

from .facts import TASKED, hand_of_tasks, tasks_to_choose
from .scoring import task_valor
from .state import FINAL, Ghosts


def choosable(g: Ghosts, seat: int) -> list[int]:
    """The task cards still in a player's hand."""
    chosen = g.players[seat].tasks
    return [task for task in hand_of_tasks(g.seats) if task not in chosen]


class ChooseTasks(SealedStep[Ghosts]):
    """All who are asked choose so many task cards at once and in secret (G-83 to G-87, G-175)."""

    __slots__ = ("count",)
    fields = ("asked", "count", "answers")
    rule = 175

    def __init__(self, asked: int, count: int, answers: tuple[Action | None, ...] = ()) -> None:
        self.seat = -1
        self.asked = asked
        self.count = count
        self.answers = answers or (None,) * asked.bit_length()

    def options_for(self, g: Ghosts, seat: int) -> list[Action]:
        if self.count == 1:
            return [("task", task) for task in choosable(g, seat)]
        return [("tasks", one, two) for one, two in combinations(choosable(g, seat), 2)]

    def reorderings_for(self, g: Ghosts, seat: int) -> list[Action]:
        """Two cards may be named in either order."""
        return [] if self.count == 1 else [("tasks", two, one) for _, one, two in self.options_for(g, seat)]

    def refuses_for(self, g: Ghosts, seat: int, action: Action) -> int:
        verb = action[0]
        if verb not in ("task", "tasks"):
            return self.rule
        if (verb == "task") != (self.count == 1):
            return self.number_rule(g)
        hand = hand_of_tasks(g.seats)
        for task in action[1:]:
            if task not in hand:
                return 69
            if task in g.players[seat].tasks:
                return 175
        return 175 if verb == "tasks" and action[1] == action[2] else 0

    def with_answer(self, seat: int, answer: Action | None) -> SealedStep[Ghosts]:
        """Cards have no order: whichever was named first, the same answer lies sealed."""
        return super().with_answer(seat, answer and (answer[0], *sorted(answer[1:])))

    def number_rule(self, g: Ghosts) -> int:
        """The clause that says how many, and who."""
        if tasks_to_choose(g.mode, g.season(), g.seats)[1]:
            return 165
        if g.season() == 0:
            return 83
        return 86 if g.seats == 2 else 85

    def out_of_turn(self, g: Ghosts) -> int:
        return 87  # only leaders are not asked; who has chosen is answered by `Ghosts.refuses`

    def open(self, g: Ghosts, answers: tuple[Action | None, ...]) -> None:
        for seat, answer in enumerate(answers):
            if answer is not None:
                me = g.edit(seat)
                me.tasks = tuple(sorted([*me.tasks, *answer[1:]]))
                g.tell_to(seat, "plans", seat, *answer[1:])
                g.tell_others(seat, "planned", seat, self.count)

    def prompt_for(self, g: Ghosts, seat: int) -> tuple[str, int, int]:
        return ("ChooseTasks", seat, self.count)


class FinalScoring(RunningStep[Ghosts]):
    """In turn order all reveal their tasks and score them (G-141 to G-143, G-176)."""

    __slots__ = ()

    def run(self, g: Ghosts) -> None:
        for seat in g.order:
            total = 0
            for task in g.players[seat].tasks:
                valor = task_valor(g.players, seat, task, g.buildings, g.learned)
                g.tell("reveals", seat, task, valor)
                total += valor
            g.score(seat, total, TASKED)
        g.end(FINAL)

"""The agenda, sealed questions, deciders, telling, and saving of steps."""

import json
from itertools import permutations
from typing import Any

import pytest

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.table import (
    EVERYBODY,
    NOBODY,
    RunningStep,
    SealedStep,
    Step,
    Table,
    heard_by,
    load_step,
    redeal_sealed,
    sealed_view,
)


class Diary(Table):
    """A table that writes down what its steps do."""

    __slots__ = ("pages",)
    turn_rule = 1
    over_rule = 2

    def __init__(self, *steps: Step[Any], seats: int = 3) -> None:
        super().__init__(seats, 7)
        self.pages: list[Any] = []
        self.next(*steps)
        self.run()

    def clone(self) -> "Diary":
        other = Diary(seats=self.seats)
        self.copy_base(other)
        other.pages = self.pages[:]
        return other

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        return [("seat", seat), ("ten", 10)]


class Write(RunningStep[Diary]):
    """Writes a word."""

    __slots__ = ("word",)
    fields = ("word",)

    def __init__(self, word: Any) -> None:
        super().__init__()
        self.word = word

    def run(self, g: Diary) -> None:
        g.pages.append(self.word)


class Plan(RunningStep[Diary]):
    """Lists b and c, then d in a second call, and lets a come in between."""

    __slots__ = ()

    def run(self, g: Diary) -> None:
        g.next(Write("b"), Write("c"))
        g.next(Write("d"))
        g.interrupt(Write("a1"), Write("a2"))


class Nest(RunningStep[Diary]):
    """Lists a plan between two words."""

    __slots__ = ()

    def run(self, g: Diary) -> None:
        g.next(Write("("), Plan(), Write(")"))


class End(RunningStep[Diary]):
    """The game is over."""

    __slots__ = ()

    def run(self, g: Diary) -> None:
        g.end("tired")


class Ask(Step[Diary]):
    """Asks a seat for a number from 0 to 2."""

    __slots__ = ()
    rule = 5

    def options(self, g: Diary) -> list[Action]:
        return [("say", n) for n in range(3)]

    def refuses(self, g: Diary, action: Action) -> int:
        return 0 if action in self.options(g) else 5

    def resolve(self, g: Diary, action: Action) -> None:
        g.pages.append((self.seat, action[1]))
        g.tell("says", self.seat, action[1])


class Vote(SealedStep[Diary]):
    """Asks several seats at once; each may name any number up to its own, in some round."""

    __slots__ = ("round",)
    fields = ("asked", "round", "answers")
    rule = 6

    def __init__(self, asked: int, round_: int, answers: tuple[Action | None, ...] = ()) -> None:
        super().__init__(asked, answers)
        self.round = round_

    def options_for(self, g: Diary, seat: int) -> list[Action]:
        return [("vote", n) for n in range(seat + 1)]

    def refuses_for(self, g: Diary, seat: int, action: Action) -> int:
        return 0 if action in self.options_for(g, seat) else 6

    def open(self, g: Diary, answers: tuple[Action | None, ...]) -> None:
        g.pages.append((self.round, [answer and answer[1] for answer in answers]))


STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for step in (Write, Plan, Nest, End, Ask, Vote)}


def top(g: Table) -> Vote:
    step = g.agenda[-1]
    assert isinstance(step, Vote)
    return step


# -- the agenda --


def test_steps_run_in_reading_order() -> None:
    assert Diary(Write(1), Write(2), Write(3)).pages == [1, 2, 3]


def test_what_a_step_lists_comes_before_what_was_planned() -> None:
    assert Diary(Plan(), Write("z")).pages == ["a1", "a2", "b", "c", "d", "z"]
    assert Diary(Nest(), Write("z")).pages == ["(", "a1", "a2", "b", "c", "d", ")", "z"]


def test_an_answer_goes_on_in_reading_order_too() -> None:
    g = Diary(Ask(1), Plan(), Ask(0), Write("z"))

    assert g.pages == []
    g.apply(("say", 2))
    assert g.pages == [(1, 2), "a1", "a2", "b", "c", "d"]
    g.apply(("say", 0))
    assert g.pages[-2:] == [(0, 0), "z"]
    assert g.is_over()


def test_the_end_forgets_what_was_planned() -> None:
    g = Diary(Write(1), End(), Write(2), Ask(0))

    assert g.pages == [1]
    assert g.is_over()
    assert g.ending == "tired"
    assert (g.actor(), g.deciders(), g.legal(), g.prompt(0)) == (NOBODY, (), [], ("Over",))
    assert g.refuses(("say", 1), 0) == Diary.over_rule


# -- one seat is asked --


def test_one_seat_is_asked_and_the_others_wait() -> None:
    g = Diary(Ask(1))

    assert (g.actor(), g.deciders()) == (1, (1,))
    assert g.legal() == g.legal(1) == [("say", 0), ("say", 1), ("say", 2)]
    assert g.legal(0) == g.legal(2) == g.legal(3) == []
    assert g.prompt(1) == ("Ask", 1)
    assert g.prompt(0) == g.prompt(3) == ("Waiting", "Ask", 1)


def test_a_wrong_answer_and_a_wrong_seat_are_refused_by_different_clauses() -> None:
    g = Diary(Ask(1))

    assert g.refuses(("say", 1)) == g.refuses(("say", 1), 1) == 0
    assert g.refuses(("say", 3), 1) == 5
    assert g.refuses(("say", 1), 0) == g.refuses(("say", 3), 2) == Diary.turn_rule


# -- sealed questions --


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_sealed_answers_come_in_any_order_and_open_together(order: tuple[int, ...]) -> None:
    g = Diary(Vote(0b111, 4), Write("after"))

    for i, seat in enumerate(order):
        assert (g.pages, g.openings) == ([], 0)
        assert g.deciders() == tuple(sorted(order[i:]))
        g.apply(("vote", seat), seat)

    assert g.pages == [(4, [0, 1, 2]), "after"]
    assert g.openings == 1


def test_only_the_seats_of_the_mask_are_asked() -> None:
    g = Diary(Vote(0b101, 1))

    assert g.deciders() == (0, 2)
    assert g.legal(1) == []
    assert g.refuses(("vote", 0), 1) == Diary.turn_rule
    assert g.refuses(("vote", 2), 0) == 6
    g.apply(("vote", 2), 2)
    g.apply(("vote", 0), 0)
    assert g.pages == [(1, [0, None, 2])]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    g = Diary(Vote(0b111, 1))
    g.apply(("vote", 1), 1)

    assert g.deciders() == (0, 2)
    assert g.actor() == 0
    assert g.legal(1) == []
    assert g.refuses(("vote", 0), 1) == Diary.turn_rule
    assert g.has_sealed(1)
    assert not g.has_sealed(0)
    assert g.prompt(0) == ("Vote", 0)
    assert g.prompt(1) == ("Waiting", "Vote", 0, 2)


def test_a_sealed_answer_can_be_taken_back_and_given_anew() -> None:
    g = Diary(Vote(0b011, 1))
    g.apply(("vote", 1), 1)
    g.unseal(1)

    assert g.deciders() == (0, 1)
    g.apply(("vote", 0), 1)
    g.apply(("vote", 0), 0)
    assert g.pages == [(1, [0, 0])]


def test_steps_are_never_changed_so_a_copy_keeps_its_own_answers() -> None:
    g = Diary(Vote(0b011, 1))
    copy = g.clone()
    g.apply(("vote", 1), 1)

    assert copy.deciders() == (0, 1)
    assert top(copy).answers == (None, None)


def test_an_answer_of_one_seat_alone_opens_nothing_new() -> None:
    g = Diary(Vote(0b010, 1))
    g.apply(("vote", 1), 1)

    assert g.pages == [(1, [None, 1])]
    assert g.openings == 0


def test_that_an_answer_was_sealed_is_told_but_not_which() -> None:
    g = Diary(Vote(0b011, 1))
    g.news = []
    g.apply(("vote", 1), 1)

    assert g.news == [(EVERYBODY, ("sealed", 1))]


def test_the_view_of_a_sealed_question_shows_the_own_answer_only() -> None:
    g = Diary(Vote(0b110, 1))
    g.apply(("vote", 2), 2)

    assert sealed_view(g, 2) == {"asked": [1, 2], "answered": [2], "mine": ("vote", 2)}
    assert sealed_view(g, 1) == sealed_view(g, 3) == {"asked": [1, 2], "answered": [2], "mine": None}
    assert sealed_view(Diary(Ask(0)), 0) is None
    assert sealed_view(Diary(), 0) is None


def test_sealed_answers_of_others_are_dealt_and_the_own_one_is_kept() -> None:
    g = Diary(Vote(0b111, 1))
    g.apply(("vote", 1), 1)
    g.apply(("vote", 2), 2)
    dealt = set()
    for seed in range(60):
        world = g.clone()
        redeal_sealed(world, 1, Stream(seed))
        answers = top(world).answers
        assert answers[:2] == (None, ("vote", 1))
        dealt.add(answers[2])

    assert dealt == {("vote", 0), ("vote", 1), ("vote", 2)}
    assert top(g).answers[2] == ("vote", 2)


def test_where_nothing_is_sealed_nothing_is_dealt() -> None:
    for g in (Diary(), Diary(Ask(0)), Diary(Vote(0b11, 1))):
        before = g.dump_base()
        redeal_sealed(g, 0, Stream(1))
        assert g.dump_base() == before


# -- chance and telling --


def test_chance_counts_every_time_it_is_asked() -> None:
    g = Diary()
    before = g.rng

    assert g.chance(1) == 0
    assert (g.draws, g.rng) == (1, before)
    assert 0 <= g.chance(6) < 6
    assert g.draws == 2
    assert g.rng != before
    g.shows()
    assert g.draws == 3


def test_each_seat_hears_what_is_meant_for_it() -> None:
    g = Diary()
    g.news = []
    g.tell("opens", 1)
    g.tell_to(1, "draws", 8)
    g.tell_others(1, "draws_one")

    assert heard_by(g.news, 1) == [("opens", 1), ("draws", 8)]
    for other in (0, 2, 3):
        assert heard_by(g.news, other) == [("opens", 1), ("draws_one",)]


def test_where_nobody_listens_nothing_is_told_and_copies_do_not_listen() -> None:
    g = Diary()
    g.tell("opens")
    assert g.news is None

    g.news = []
    assert g.clone().news is None


def test_scores_are_the_sums_of_their_lines_rivals_included() -> None:
    g = Diary()
    assert g.scores() == [10, 11, 12]
    g.rivals = 1
    assert g.scores() == [10, 11, 12, 13]


# -- saving --


def through_json(g: Table) -> Diary:
    loaded = Diary()
    loaded.load_base(json.loads(json.dumps(g.dump_base())), STEPS)
    return loaded


@pytest.mark.parametrize("step", [Write(3), Ask(2), Plan(), Vote(0b101, 9), Vote(0b11, 2, (None, ("vote", 1)))])
def test_a_step_comes_back_from_its_dump(step: Step[Any]) -> None:
    loaded = load_step(json.loads(json.dumps(step.dump())), STEPS)

    assert type(loaded) is type(step)
    assert loaded.dump() == step.dump()


def test_a_half_answered_question_is_loaded_as_it_was() -> None:
    g = Diary(Vote(0b111, 4), Ask(1))
    g.apply(("vote", 1), 1)
    loaded = through_json(g)

    assert loaded.dump_base() == g.dump_base()
    assert loaded.deciders() == (0, 2)
    assert top(loaded).answers == (None, ("vote", 1), None)
    loaded.apply(("vote", 0), 0)
    loaded.apply(("vote", 2), 2)
    assert loaded.pages == [(4, [0, 1, 2])]
    assert loaded.actor() == 1


def test_a_loaded_agenda_goes_on_in_reading_order() -> None:
    loaded = through_json(Diary(Ask(0), Plan(), Write("z")))
    loaded.apply(("say", 1))

    assert loaded.pages == [(0, 1), "a1", "a2", "b", "c", "d", "z"]

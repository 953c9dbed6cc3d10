"""The referee: outside input, all or nothing, how far undo goes, and the promise of a live table."""

import pytest

from citywright.kit.actions import Action
from citywright.kit.chance import commitment, derive
from citywright.kit.errors import (
    BadAction,
    BadRecord,
    BadSetup,
    IllegalAction,
    NothingToUndo,
    OtherVersion,
    UndoReveals,
)
from citywright.kit.record import read_record
from citywright.kit.referee import Referee, resume
from citywright.kit.table import NOBODY
from tests.kit.toy import GAME, Berth, Bid, Harbour, Load

SECRET = bytes(range(32))
OTHER_SECRET = bytes(32)


def new(seats: int = 2, seed: int | bytes = 1, spies: bool = True) -> Referee:
    return Referee(GAME, seats, seed, {"spies": spies})


def state(referee: Referee) -> Harbour:
    assert isinstance(referee.state, Harbour)
    return referee.state


def at_berth(seats: int = 2, seed: int | bytes = 1, spies: bool = True) -> Referee:
    """Seat 0 has just won the berth."""
    referee = new(seats, seed, spies)
    for seat in range(seats):
        referee.play(seat, ("bid", 1 if seat == 0 else 0))
    assert isinstance(referee.state.agenda[-1], Berth)
    assert referee.state.actor() == 0
    return referee


def play_out(referee: Referee) -> Referee:
    """To the end, always by the first legal action of the first seat that is asked."""
    while not referee.state.is_over():
        seat = referee.state.actor()
        referee.play(seat, referee.state.legal(seat)[0])
    return referee


def everything(referee: Referee) -> tuple[object, ...]:
    """All that must stay the same when something is refused or fails."""
    return (
        referee.state,
        referee.state.dump(),
        referee.moves,
        referee.record.text(),
        referee.past[:],
        referee.future[:],
    )


# -- outside input --


def test_a_legal_action_is_carried_out_and_told() -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    card = state(referee).hands[0][0]
    news = referee.play(0, ("card", card))

    assert state(referee).holds[0] == [card]
    assert (-1, ("loads", 0, card)) in news
    assert [line.move for line in referee.record.lines[:3]] == ["bid 1", "bid 0", "load"]


@pytest.mark.parametrize(
    ("seat", "action", "clause"),
    [(0, ("spy", 0), "H-8"), (0, ("bid", 1), "H-6"), (1, ("load",), "H-4"), (1, ("pass",), "H-4")],
)
def test_a_forbidden_action_is_refused_with_its_clause(seat: int, action: Action, clause: str) -> None:
    referee = at_berth()
    before = everything(referee)

    with pytest.raises(IllegalAction) as why:
        referee.play(seat, action)

    assert why.value.clause_id == clause
    assert str(why.value) == f"'{GAME.show(action)}' is not allowed now: {clause}."
    assert why.value.clause == referee.why_not(seat, action)
    assert everything(referee) == before


@pytest.mark.parametrize(
    "action", [(), ("fly",), ("card",), ("card", 4), ("card", "salt"), ("spy", True), ("bid", -1), ("pass", 0)]
)
def test_what_is_no_action_at_all_is_refused(action: Action) -> None:
    referee = at_berth()
    before = everything(referee)

    with pytest.raises(BadAction):
        referee.play(0, action)

    assert everything(referee) == before


@pytest.mark.parametrize("seat", [NOBODY, 2, 99])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: int) -> None:
    referee = at_berth()
    before = everything(referee)

    with pytest.raises(BadAction, match=rf"^There is no seat {seat} at this table\.$"):
        referee.play(seat, ("pass",))

    assert everything(referee) == before


def test_after_the_end_everything_is_refused() -> None:
    referee = play_out(new())

    with pytest.raises(IllegalAction, match="H-2"):
        referee.play(0, ("pass",))
    assert referee.can_undo(0) == referee.can_undo(1) == 0


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(BadSetup, match=r"^There are 1 names for 2 seats\.$"):
        Referee(GAME, 2, 1, names=("Anna",))


# -- all or nothing --


class Broken(Exception):
    """Something that went wrong inside a title."""


def break_down(*args: object) -> None:
    raise Broken


def test_a_step_that_fails_halfway_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    before = everything(referee)

    def resolve(self: Load, g: Harbour, action: Action) -> None:
        g.hands[self.seat].clear()
        g.coins[self.seat] = 99
        raise Broken

    monkeypatch.setattr(Load, "resolve", resolve)
    with pytest.raises(Broken):
        referee.play(0, ("card", state(referee).hands[0][0]))

    assert everything(referee) == before
    monkeypatch.undo()
    assert referee.can_undo(0) == 1


def test_a_failure_after_the_step_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    referee.undo(0)
    before = everything(referee)

    monkeypatch.setattr(type(GAME), "fingerprint", break_down)
    with pytest.raises(Broken):
        referee.play(0, ("sell",))
    with pytest.raises(Broken):
        referee.redo(0)
    monkeypatch.undo()

    assert everything(referee) == before
    assert referee.redo(0) == ("load",)


def test_an_end_that_cannot_be_scored_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = at_berth(4)
    state(referee).deck.pool.clear()  # the next round cannot begin
    before = everything(referee)

    monkeypatch.setattr(Harbour, "winners", break_down)
    with pytest.raises(Broken):
        referee.play(0, ("pass",))
    monkeypatch.undo()

    assert everything(referee) == before
    referee.play(0, ("pass",))
    assert referee.record.result == {"ending": "deck", "scores": [1, 1, 1, 1], "winners": [1, 2, 3], "turns": 1}


# -- undo and redo --


def test_own_decisions_are_taken_back_one_by_one_and_brought_back() -> None:
    referee = at_berth()
    berth = referee.state.dump()
    referee.play(0, ("sell",))
    sell = referee.state.dump()

    assert referee.can_undo(0) == 1
    assert referee.undo(0) == ("sell",)
    assert referee.state.dump() == berth
    assert (referee.can_undo(0), referee.can_redo(0)) == (0, 1)
    assert referee.redo(0) == ("sell",)
    assert referee.state.dump() == sell
    assert (referee.can_undo(0), referee.can_redo(0)) == (1, 0)


def test_undo_has_an_end_and_says_so() -> None:
    referee = at_berth()
    before = everything(referee)

    with pytest.raises(NothingToUndo, match=r"^There is nothing to take back"):
        referee.undo(0)
    with pytest.raises(NothingToUndo, match=r"^There is nothing to bring back\.$"):
        referee.redo(0)

    assert everything(referee) == before


def test_a_new_decision_forgets_what_could_be_brought_back() -> None:
    referee = at_berth()
    referee.play(0, ("sell",))
    referee.undo(0)
    referee.play(0, ("load",))

    assert referee.can_redo(0) == 0
    assert referee.can_undo(0) == 1


def test_nobody_takes_back_what_another_seat_decided() -> None:
    referee = at_berth()
    referee.play(0, ("load",))

    assert referee.can_undo(1) == 0
    with pytest.raises(NothingToUndo):
        referee.undo(1)
    referee.undo(0)
    assert referee.can_redo(1) == 0
    with pytest.raises(NothingToUndo):
        referee.redo(1)


def test_undo_does_not_go_back_behind_another_seats_decision() -> None:
    referee = new(3)
    referee.play(0, ("bid", 1))
    referee.play(1, ("bid", 2))

    assert referee.can_undo(1) == 1
    referee.undo(1)
    assert referee.can_undo(1) == 0


def test_undo_does_not_cross_chance() -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    assert referee.can_undo(0) == 1
    referee.play(0, ("card", state(referee).hands[0][0]))  # the next round begins with a card for everybody

    assert referee.state.turn == 2
    assert referee.can_undo(0) == 0


def test_undo_does_not_cross_the_opening_of_sealed_answers() -> None:
    referee = new()
    referee.play(1, ("bid", 0))
    assert referee.can_undo(1) == 1
    referee.play(0, ("bid", 1))

    assert referee.can_undo(0) == referee.can_undo(1) == 0


@pytest.mark.parametrize("seed", range(3))
def test_undo_does_not_cross_what_a_seat_was_shown(seed: int) -> None:
    referee = at_berth(2, seed)
    referee.play(0, ("spy", 1))
    assert referee.can_undo(0) == 0

    referee.play(0, ("load",))
    assert referee.can_undo(0) == 1
    referee.undo(0)
    with pytest.raises(NothingToUndo):
        referee.undo(0)


def test_a_title_that_does_not_say_what_it_shows_is_found_out_where_it_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The count lets it pass; before anything is taken back, dealt worlds are asked."""
    monkeypatch.setattr(Harbour, "shows", lambda self: None)
    referee = at_berth()
    referee.play(0, ("spy", 1))
    before = everything(referee)
    assert referee.can_undo(0) == 1

    with pytest.raises(UndoReveals, match=r"^'spy 1' cannot be taken back: it has shown something\.$"):
        referee.undo(0)
    assert everything(referee) == before


def test_undo_asks_no_world_before_it_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    monkeypatch.setattr(type(GAME), "determinize", break_down)

    assert referee.can_undo(0) == 1
    assert referee.propose_undo(0, judge=False).after.dump() == referee.past[0].before.dump()
    with pytest.raises(Broken):
        referee.propose_undo(0)


# -- proposed and accepted --


def test_what_is_proposed_changes_nothing_until_it_is_accepted() -> None:
    referee = at_berth()
    referee.play(0, ("sell",))
    referee.undo(0)
    before = everything(referee)
    moves = [referee.propose(0, ("load",)), referee.propose_redo(0)]
    assert everything(referee) == before

    referee.accept(moves[1])
    assert referee.record.lines[-1] is moves[1].line
    before = everything(referee)
    undo = referee.propose_undo(0)
    assert everything(referee) == before
    assert (undo.undoes, undo.action, undo.news) == (True, ("sell",), [])


def test_a_proposal_that_came_too_late_is_not_accepted() -> None:
    referee = at_berth()
    late = referee.propose(0, ("load",))
    referee.play(0, ("sell",))

    with pytest.raises(AssertionError, match="something else has happened"):
        referee.accept(late)


def test_a_sealed_answer_may_be_taken_back_while_the_question_stands() -> None:
    referee = new(3)
    referee.play(0, ("bid", 3))
    referee.play(1, ("bid", 2))

    assert referee.can_undo(0) == 1
    assert referee.undo(0) == ("bid", 3)
    assert referee.state.deciders() == (0, 2)
    assert referee.can_undo(1) == 1
    referee.play(0, ("bid", 0))
    referee.play(2, ("bid", 1))
    assert state(referee).bids == [0, 2, 1]
    assert [line.move for line in referee.record.effective()] == ["bid 2", "bid 0", "bid 1"]


def test_undo_stands_in_the_record_and_is_replayed() -> None:
    referee = new(3)
    for seat, action in ((0, ("bid", 3)), (1, ("bid", 2))):
        referee.play(seat, action)
    referee.undo(0)
    referee.play(0, ("bid", 0))
    referee.play(2, ("bid", 1))
    referee.play(1, ("sell",))
    referee.undo(1)
    referee.redo(1)
    text = play_out(referee).record.text()

    for judge in (False, True):
        again = resume(GAME, read_record(text), judge=judge)
        assert again.state.dump() == referee.state.dump()
        assert again.record.text() == text


def test_a_match_is_resumed_in_the_middle_with_its_undo() -> None:
    referee = at_berth()
    referee.play(0, ("load",))
    again = resume(GAME, read_record(referee.record.text()))

    assert again.state.dump() == referee.state.dump()
    assert again.can_undo(0) == 1
    assert play_out(again).record.text() == play_out(referee).record.text()


def test_a_record_whose_undo_crosses_a_look_is_found_out_by_a_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = at_berth()
    monkeypatch.setattr(Harbour, "shows", lambda self: None)
    referee.play(0, ("spy", 1))
    referee.undo(0, judge=False)
    record = read_record(referee.record.text())

    assert resume(GAME, record).state.dump() == referee.state.dump()
    with pytest.raises(BadRecord, match=r"^The record replays differently here from line 5 on \('undo'\)\.$"):
        resume(GAME, record, judge=True)


def stopped(**changes: object) -> str:
    """A match that its players stopped, with a result that may be wrong."""
    referee = at_berth()
    referee.play(0, ("load",))
    state = referee.state
    result = {"ending": "agreed", "scores": state.scores(), "winners": [0], "turns": state.turn, **changes}
    referee.record.finish(result, None)
    return referee.record.text()


def test_a_match_that_people_stopped_is_resumed_to_its_end() -> None:
    for ending in ("agreed", "resigned"):
        text = stopped(ending=ending)

        assert resume(GAME, read_record(text), judge=True).record.text() == text


@pytest.mark.parametrize("changes", [{"scores": [9, 9, 9]}, {"turns": 77}, {"ending": "full"}])
def test_a_stopped_match_has_the_result_of_its_last_position(changes: dict[str, object]) -> None:
    with pytest.raises(OtherVersion, match="the match ends in another way"):
        resume(GAME, read_record(stopped(**changes)))


# -- live tables --


def test_a_live_table_publishes_a_promise_and_no_seed() -> None:
    referee = at_berth(seed=SECRET)

    assert referee.record.promise == commitment(SECRET)
    assert referee.record.seed is None
    assert SECRET.hex() not in referee.record.text()
    assert SECRET.hex() in play_out(referee).record.text()


def test_every_action_of_a_live_table_has_its_own_stream() -> None:
    referee = new(seed=SECRET)
    assert referee.state.dump() == GAME.setup(2, derive(SECRET, 0), {"spies": True}).dump()

    referee.play(1, ("bid", 0))
    assert referee.state.rng == derive(SECRET, 1)
    referee.play(0, ("bid", 1))
    assert referee.state.rng == derive(SECRET, 2)


def test_nobody_can_look_ahead_in_a_copy_of_a_live_state() -> None:
    """The draw of the true game comes from the secret, not from the stream that a copy holds."""
    referee = at_berth(3, SECRET)
    copy = referee.state.clone()
    referee.play(0, ("pass",))
    copy.rng = derive(SECRET, 4)
    copy.apply(("pass",))

    assert referee.state.dump() == copy.dump()
    assert derive(SECRET, 4) != derive(SECRET, 3)


def test_undo_and_redo_lead_to_the_same_chance() -> None:
    straight, wavering = at_berth(seed=SECRET), at_berth(seed=SECRET)
    for referee in (straight, wavering):
        referee.play(0, ("load",))
    for _ in range(3):
        wavering.undo(0)
        wavering.redo(0)
    for referee in (straight, wavering):
        referee.play(0, referee.state.legal(0)[0])

    assert wavering.state.dump() == straight.state.dump()
    assert len(wavering.record.lines) == len(straight.record.lines) + 6


def test_a_finished_live_match_can_be_checked_by_anybody() -> None:
    referee = play_out(new(3, SECRET))
    again = resume(GAME, read_record(referee.record.text()), judge=True)

    assert again.state.dump() == referee.state.dump()
    assert again.record.text() == referee.record.text()


def test_a_running_live_match_is_resumed_with_its_secret_only() -> None:
    referee = at_berth(seed=SECRET)
    record = read_record(referee.record.text())

    assert resume(GAME, record, SECRET).state.dump() == referee.state.dump()
    with pytest.raises(BadRecord, match=r"its seed is not known: a live table reveals it after the last move\.$"):
        resume(GAME, record)
    with pytest.raises(BadRecord, match=r"this seed is not the one that was promised before the first move\.$"):
        resume(GAME, record, OTHER_SECRET)


def test_a_sealed_answer_taken_back_at_a_live_table_moves_no_later_chance() -> None:
    straight, wavering = new(2, SECRET), new(2, SECRET)
    straight.play(0, ("bid", 1))
    wavering.play(0, ("bid", 3))
    wavering.undo(0)
    wavering.play(0, ("bid", 1))
    for referee in (straight, wavering):
        referee.play(1, ("bid", 0))
        play_out(referee)

    assert wavering.state.dump() == straight.state.dump()


def test_the_question_stays_the_same_object_of_the_title() -> None:
    """Steps are shared between states, never copied: an undo finds the very step that was asked."""
    referee = new()
    asked = referee.state.agenda[-1]
    referee.play(0, ("bid", 1))
    referee.undo(0)

    assert isinstance(asked, Bid)
    assert referee.state.agenda[-1] is asked

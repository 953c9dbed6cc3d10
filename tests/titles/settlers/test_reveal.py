"""The turn and its first step, S-17..S-25."""

import pytest

from citywright.titles.settlers.rules.facts import CITY, NATURE, VILLAGE
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.steps import Reveal
from tests.titles.settlers.build import do, find, ids, is_asked, moves, refusal, state, told

TWO_FORESTS = {(0, 0): "forest", (1, 0): "forest"}
TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}


def two_states():
    return state().land(0, TWO_FORESTS).land(1, TWO_LAKES)


def test_S_17_a_turn_is_reveal_then_a_token_then_a_square():
    g = two_states().tokens(0, "war").turn_of(0)

    order = []
    for line in ("reveal nature", "play war", "ruin 1 0 0", "take N-cliff-1", "place 0 1", "end"):
        order.append(is_asked(g))
        if line.startswith("take"):
            line = f"take {ids(g.rows[NATURE])[0]}"
        do(g, line)

    assert order == ["Reveal", "PlayToken", "Ruin", "TakeSquare", "PlaceSquare", "EndTurn"]


def test_S_17_no_step_comes_before_its_time_or_twice():
    g = two_states().row("cliff").tokens(0, "war").turn_of(0)
    do(g, "reveal nature")

    assert refusal(g, "take N-cliff-1") == "S-17"  # the token step is not over
    assert refusal(g, "reveal nature") == "S-17"
    do(g, "keep")
    assert refusal(g, "play war") == "S-17"  # it was kept, and now is the time to attach
    assert refusal(g, "reveal nature") == "S-17"
    do(g, "take N-cliff-1", "place 0 1")
    assert refusal(g, "reveal nature") == "S-17"


def test_S_18_the_turn_begins_with_a_reveal_from_a_stack_of_choice():
    g = two_states().row("mine", "winery").turn_of(0)

    assert moves(g) == ["reveal nature", "reveal village", "reveal city"]
    assert refusal(g, "end") == "S-18"
    assert refusal(g, "take V-mine-1") == "S-18"
    news = told(g, "reveal village")
    assert news[0] == ("reveals", 0, VILLAGE, g.rows[VILLAGE][2])
    assert ids(g.rows[VILLAGE])[:2] == ["V-mine-1", "V-winery-1"]


@pytest.mark.parametrize("stack", [NATURE, VILLAGE, CITY])
def test_S_19_a_square_goes_to_the_row_of_its_own_stack(stack):
    g = two_states().asking(Reveal(0))
    do(g, moves(g)[stack])

    assert [len(row) for row in g.rows] == [int(row == stack) for row in range(3)]
    assert ids(g.rows[stack])[0][0] == "NVC"[stack]


def test_S_20_a_row_never_holds_six():
    g = two_states().row("mine", "mine", "winery", "fishery").asking(Reveal(0))
    sizes = []
    for _ in range(3):
        do(g, "reveal village")
        sizes.append(len(g.rows[VILLAGE]))
        g.agenda.clear()
        g.next(Reveal(0))

    assert sizes == [5, 1, 2]


def test_S_21_a_full_row_leaves_before_the_new_square_lies_down():
    full = ["mine-1", "mine-2", "mine-3", "winery-1", "fishery-1"]
    g = two_states().row(*full).asking(Reveal(0))
    do(g, "reveal village")

    assert g.removed == [find(name) for name in full]
    assert len(g.rows[VILLAGE]) == 1
    assert g.rows[VILLAGE][0] not in g.removed


def test_S_22_a_full_row_stays_while_other_stacks_are_opened():
    g = two_states().row("mine", "mine", "mine", "winery", "fishery").asking(Reveal(0))
    do(g, "reveal city")

    assert len(g.rows[VILLAGE]) == 5
    assert g.removed == []


def test_S_23_removed_squares_never_come_back():
    g = two_states().row("cliff", "mine", "mine", "mine", "mine", "mine").asking(Reveal(0))
    do(g, "reveal village")
    gone = set(g.removed)

    assert refusal(g, "take V-mine-1") == "S-23"
    assert gone == {find(f"mine-{i}") for i in range(1, 6)}
    for zone in (*g.stacks, *g.rows):
        assert not gone & set(zone)


def test_S_24_everybody_may_look_through_the_removed_squares():
    g = two_states().row("mine", "mine", "mine", "mine", "mine").asking(Reveal(0))
    do(g, "reveal village")

    for seat in range(3):
        assert ids(GAME.view(g, seat)["removed"]) == [f"V-mine-{i}" for i in range(1, 6)]


def test_S_25_an_empty_stack_cannot_be_chosen_and_a_full_row_beside_it_stays():
    g = two_states().row("mine", "mine", "mine", "mine", "mine").stacks(village=0).asking(Reveal(0))

    assert refusal(g, "reveal village") == "S-25"
    assert moves(g) == ["reveal nature", "reveal city"]
    do(g, "reveal nature")
    assert len(g.rows[VILLAGE]) == 5


def test_S_101_the_attach_step_follows_at_once_when_no_token_has_a_target():
    g = two_states().row("cliff").tokens(0, "cart").turn_of(0)
    do(g, "reveal city")

    assert is_asked(g) == "TakeSquare"
    assert refusal(g, "play cart") == "S-101"

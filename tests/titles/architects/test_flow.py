"""The course of the game, and where workers may go."""

import pytest

from citywright.titles.architects.rules.facts import HALL_SPACES
from citywright.titles.architects.rules.turn import EndTurn
from tests.titles.architects.build import do, is_asked, may, moves, new_game, refusal, standing, stock, town


def test_A_29_turns_go_clockwise_one_after_the_other():
    g = town(3).turn_of(1)

    assert [g.refuses(("place", 0), seat) for seat in range(3)] == [29, 0, 29]
    do(g, "place quarry", "end")
    assert g.actor() == 2
    do(g, "place quarry", "end")
    assert g.actor() == 0


def test_A_30_exactly_one_worker_a_turn():
    g = town().turn_of(0)
    do(g, "place quarry")

    assert refusal(g, "place forest") == "A-30"
    assert g.players[0].idle == 19
    assert moves(g) == ["end"]


def test_A_31_cathedral_steps_fill_spaces_too():
    g = town().hall(11).goods(0, gold=1).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "advance", "discard well", "end")

    assert len(g.hall) == 12 == HALL_SPACES[2]
    assert g.final_turns == 2


@pytest.mark.parametrize(("players", "columns"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_A_32_columns_by_the_number_of_players(players, columns):
    g = new_game(players, 1)
    spaces = [g.hall_space(number) for number in range(g.spaces_in_hall())]

    assert sorted(spaces) == [(row, column) for row in range(4) for column in range(columns)]


def test_A_33_without_a_worker_the_turn_goes_by_taking_one_back():
    g = town().at(0, "forest", 2).at(0, "mines", 1).home(0, 0).turn_of(0)

    assert moves(g) == ["recall forest", "recall mines"]
    assert refusal(g, "place quarry") == "A-33"
    assert refusal(g, "recall quarry") == "A-33"
    do(g, "recall forest")
    assert standing(g, 0) == {"forest": 1, "mines": 1}
    assert stock(g, 0) == {}
    assert refusal(town().turn_of(0), "recall quarry") == "A-33"


def test_A_34_the_worker_taken_back_waits_for_the_next_turn():
    g = town().at(0, "forest", 1).home(0, 0).turn_of(0)
    do(g, "recall forest")

    assert g.players[0].idle == 1
    assert refusal(g, "place quarry") == "A-34"
    do(g, "end", "place quarry", "end")
    assert may(g, "place quarry")


def test_A_35_never_from_the_guildhall():
    g = town().at(0, "forest", 1).home(0, 0).turn_of(0)

    assert g.players[0].guild == 19
    assert refusal(g, "recall guildhall") == "A-35"
    g = town().prison(0, 1).home(0, 0).turn_of(0)
    assert refusal(g, "recall guildhall") == "A-35"


def test_A_36_never_from_the_black_market():
    g = town().at(0, "forest", 1).spaces(0, -1, -1).home(0, 0).turn_of(0)

    assert refusal(g, "recall black_market_a") == "A-36"
    g = town().spaces(0, -1, -1).home(0, 0).turn_of(0)
    assert is_asked(g) == "EndTurn"  # nothing can be taken back: the turn is lost
    assert refusal(g, "place quarry") == "A-33"


def test_A_37_from_prison_only_as_a_rescue():
    g = town().at(0, "forest", 1).prison(0, 2).home(0, 0).turn_of(0)
    assert refusal(g, "recall prison") == "A-37"

    g = town().prison(0, 2).captured(1, 0, 1).home(0, 0).turn_of(0)
    assert moves(g) == ["recall prison"]
    do(g, "recall prison")
    assert (g.players[0].prison, g.players[0].idle) == (1, 1)


def test_A_38_from_another_board_only_as_the_last_rescue():
    g = town(3).at(0, "forest", 1).captured(1, 0, 2).home(0, 0).turn_of(0)
    assert refusal(g, "rescue 1") == "A-38"

    g = town(3).captured(1, 0, 2).captured(2, 0, 1).home(0, 0).turn_of(0)
    assert moves(g) == ["rescue 1", "rescue 2"]
    assert refusal(g, "rescue 0") == "A-33"  # nobody of yours is there
    assert refusal(g, "rescue 4") == "A-33"
    assert refusal(g, "recall prison") == "A-33"
    do(g, "rescue 1")
    assert g.players[1].workers_of(0) == 1
    assert g.players[0].idle == 1


def test_A_39_large_circles_take_any_number_of_any_colour():
    table = town(5)
    for seat in range(5):
        table.at(seat, "quarry", 15)

    assert may(table.turn_of(3), "place quarry")


def test_A_40_workers_on_large_circles_can_be_captured():
    g = town().at(1, "guardhouse", 2).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre", "capture guardhouse 1")

    assert g.players[0].workers_of(1) == 2


@pytest.mark.parametrize("space", ["a", "b", "c"])
def test_A_41_a_market_space_takes_one_worker(space):
    g = town().goods(0, silver=9).spaces(*[1 if s == space else -1 for s in "abc"]).turn_of(0)

    assert refusal(g, f"place black_market_{space}") == "A-114"
    others = [s for s in "abc" if s != space]
    assert all(may(g, f"place black_market_{s}") for s in others)


def test_A_42_a_market_worker_leaves_by_a_reset_only():
    g = town().goods(0, silver=5).spaces(0, -1, -1).goods(1, silver=1).turn_of(1)
    do(g, "place town_centre")
    assert refusal(g, "capture black_market_a 0") == "A-43"
    do(g, "stop", "end", "place black_market_b", "hire 1 1", "end", "place quarry", "end")
    assert g.spaces == (0, 0, -1)
    do(g, "place quarry", "end", "place quarry", "end")
    assert g.spaces == (0, 0, -1)


def test_A_43_market_workers_cannot_be_captured():
    g = town().spaces(1, 1, -1).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")

    assert [refusal(g, f"capture black_market_{s} 1") for s in "abc"] == ["A-43"] * 3


def hall_of(g):
    """Whose worker lies where in the Guildhall."""
    return {g.hall_space(number): owner for number, owner in enumerate(g.hall)}


def test_A_44_the_guildhall_fills_row_by_row():
    table = town(3)
    for seat, card in enumerate(("well", "smithy", "lumber-camp")):
        table.goods(seat, clay=4, wood=4, stone=4).hand(seat, card)
    g = table.turn_of(1)
    do(g, "place guildhall", "construct smithy", "end", "place guildhall", "construct lumber-camp", "end")
    do(g, "place guildhall", "construct well")

    assert hall_of(g) == {(0, 0): 1, (0, 1): 2, (0, 2): 0}  # from the left, in the order they came
    g = town(3).hall(4).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well")
    assert hall_of(g)[1, 0] == 0  # four columns: the first row is full, the second begins on the left


def test_A_45_a_guildhall_worker_stays():
    g = town().goods(0, wood=4, stone=4, silver=5).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well", "end", "place quarry", "end", "place guardhouse", "end")

    assert g.players[0].guild == 1
    assert g.players[0].idle == 18


def test_A_46_guildhall_workers_cannot_be_captured():
    g = town().home(1, 3).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")

    assert refusal(g, "capture guildhall 1") == "A-46"


def test_A_47_nobody_is_placed_in_prison():
    assert refusal(town().turn_of(0), "place prison") == "A-47"


def test_A_48_ways_into_prison():
    g = town().captured(0, 1, 2).turn_of(0)  # by the Guardhouse
    do(g, "place guardhouse", "jail")
    assert g.players[1].prison == 2
    g = town().spaces(1, 1, -1).goods(0, silver=3).turn_of(0)  # by a reset
    do(g, "place black_market_c")
    assert (g.players[0].prison, g.players[1].prison) == (1, 2)
    g = new_game(2, 1, {"boards": "chosen"})  # by a board
    first = g.actor()
    do(g, "board therese", "board ada")
    assert g.players[first].prison == 4


def test_A_49_prisoners_cannot_be_captured():
    g = town().prison(1, 3).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")

    assert refusal(g, "capture prison 1") == "A-49"


def test_A_200_nobody_may_pass_who_has_a_worker():
    g = town().turn_of(0)

    assert refusal(g, "end") == "A-200"
    assert refusal(g, "stop") == "A-200"
    assert refusal(town().ending(0), "stop") == "A-30"
    assert EndTurn(0).rule == 30


def test_after_the_end_everything_is_refused():
    g = town().last_round(1).ending(0)
    do(g, "end")

    assert g.is_over()
    assert refusal(g, "place quarry") == "A-179"


@pytest.mark.clause("A-54", "A-57", "A-59", "A-60", "A-61", "A-64", "A-88", "A-89", "A-115", "A-116", "A-117", "A-121")
@pytest.mark.parametrize(
    ("place", "move", "clause"),
    [
        ("mines", "dig gold", "A-57"),
        ("mines", "dig clay", "A-54"),
        ("storehouse", "trade virtue-for-2-clay", "A-60"),
        ("storehouse", "trade marble-for-3-wood", "A-61"),
        ("storehouse", "trade merchant-14", "A-64"),
        ("town_centre", "capture forest 1", "A-89"),
        ("guardhouse", "jail", "A-116"),
        ("guardhouse", "release", "A-117"),
        ("guardhouse", "ransom silver", "A-121"),
        ("guardhouse", "redeem", "A-122"),
        ("workshop", "jail", "A-115"),
        ("workshop", "trade virtue-for-2-clay", "A-59"),
        ("workshop", "capture forest 1", "A-88"),
        ("quarry", "dig gold", "A-54"),
    ],
)
def test_after_a_visit_a_refusal_says_what_was_lacking_there(place, move, clause):
    """With nothing to do at a place nobody is asked; who tries all the same learns why."""
    g = town().at(1, "forest", 1).turn_of(0)
    do(g, f"place {place}", *(["study"] if place == "workshop" else []))

    assert is_asked(g) == "EndTurn"
    assert refusal(g, move) == clause

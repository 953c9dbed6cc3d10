"""Setup, S-3..S-16 and S-118, S-119: prizes, the draft, the first two squares, the market."""

from collections import Counter

import pytest

from citywright.titles.settlers.rules.facts import CITY, CLASS, NATURE, OF_CLASS, VILLAGE
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from tests.titles.settlers.build import cells, do, hand, ids, is_asked, moves, read, refusal, square_at, state

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int, seed: int = 5) -> Settlers:
    g = GAME.setup(players, seed)
    assert isinstance(g, Settlers)
    return g


def after_setup(players: int, seed: int = 5) -> Settlers:
    """Everybody drafts the first square there is and lays the second to the right."""
    g = new_game(players, seed)
    while is_asked(g) in ("Draft", "LayStart"):
        do(g, moves(g)[0])
    return g


def drafters(g: Settlers) -> list[int]:
    """Who drafts, in order."""
    order = []
    while is_asked(g) == "Draft":
        order.append(g.actor())
        do(g, moves(g)[0])
    return order


def test_S_3_every_stack_is_shuffled():
    games = [after_setup(2, seed) for seed in range(300)]
    green = Counter(s for g in games for s in (*g.rows[NATURE], *(s for p in g.players for s in p.land.values())))
    blue = Counter(s for g in games for s in g.rows[VILLAGE])
    purple = Counter(s for g in games for s in g.rows[CITY])
    red = Counter(s for g in games for s in g.prizes)

    # 300 games turn up 7, 2, 1 and 8 squares; each square should come about 87, 25, 12 and 96 times.
    for seen, square_class, low, high in ((green, 0, 60, 115), (blue, 1, 9, 45), (purple, 2, 2, 28), (red, 3, 65, 130)):
        assert set(seen) == set(OF_CLASS[square_class])
        assert low < min(seen.values()), min(seen.values())
        assert max(seen.values()) < high, max(seen.values())
    assert all(CLASS[s] == stack for g in games for stack in range(3) for s in g.stacks[stack])


def test_S_4_two_players_open_eight_prizes():
    assert len(new_game(2).prizes) == 8


@pytest.mark.parametrize("players", [3, 4])
def test_S_5_three_or_four_players_open_twelve_prizes(players):
    assert len(new_game(players).prizes) == 12


def test_S_6_the_other_prizes_are_out_of_the_game():
    g = after_setup(2)
    assert len(g.unopened) == 17
    do(g, "reveal nature")

    assert {refusal(g, f"take {prize}") for prize in ids(g.unopened)} == {"S-6"}


def test_S_7_the_first_player_is_drawn_by_lot():
    for players in (2, 3, 4):
        firsts = Counter(new_game(players, seed).first for seed in range(240))
        assert set(firsts) == set(range(players))
        assert min(firsts.values()) > 240 / players * 0.7


def test_S_8_the_draft_pool_has_two_squares_for_each_player_and_one_more():
    assert [len(new_game(players).pool) for players in (2, 3, 4)] == [5, 7, 9]


def test_S_8_only_what_is_left_of_the_pool_can_be_drafted():
    g = new_game(2)
    elsewhere = next(s for s in OF_CLASS[NATURE] if s not in g.pool)
    assert sorted(moves(g)) == sorted(f"draft {name}" for name in ids(g.pool))

    taken = ids(g.pool)[0]
    do(g, f"draft {taken}")
    for _ in range(3):  # the other pick of the first round, and both of the second
        assert refusal(g, f"draft {ids([elsewhere])[0]}") == "S-8"
        assert refusal(g, f"draft {ids(g.prizes)[0]}") == "S-8"
        assert refusal(g, f"draft {taken}") == "S-8"
        do(g, moves(g)[0])


@EVERY_COUNT
def test_S_9_the_first_pass_goes_clockwise_from_the_first_player(players):
    g = new_game(players)
    first = g.first

    assert drafters(g)[:players] == [(first + i) % players for i in range(players)]


def test_S_9_nothing_else_is_done_while_squares_are_drafted():
    g = new_game(2)

    assert refusal(g, "lay right") == "S-11"
    assert refusal(g, "reveal nature") == "S-9"
    do(g, moves(g)[0], moves(g)[1])
    assert refusal(g, "reveal nature") == "S-10"


@EVERY_COUNT
def test_S_10_the_second_pass_goes_back_and_the_last_player_takes_two_in_a_row(players):
    g = new_game(players)
    order = drafters(g)

    assert order[players:] == order[:players][::-1]
    assert order[players - 1] == order[players]


def test_S_10_nobody_drafts_a_third_square():
    g = new_game(2)
    drafters(g)
    (leftover,) = ids(g.pool)

    assert refusal(g, f"draft {leftover}") == "S-10"
    assert [len(me.drafted) for me in g.players] == [2, 2]
    do(g, "lay right", "lay right")
    assert refusal(g, f"draft {leftover}") == "S-10"


@EVERY_COUNT
def test_S_11_the_two_squares_share_a_side(players):
    for me in after_setup(players).players:
        (x1, y1), (x2, y2) = cells(me.land)
        assert abs(x1 - x2) + abs(y1 - y2) == 1


def test_S_11_nothing_else_is_done_before_the_two_squares_lie():
    g = new_game(2)
    while is_asked(g) == "Draft":
        do(g, moves(g)[0])

    assert refusal(g, "reveal nature") == "S-11"
    assert refusal(g, "place 0 0") == "S-11"


@pytest.mark.parametrize(
    ("line", "second"), [("lay right", (1, 0)), ("lay left", (-1, 0)), ("lay far", (0, 1)), ("lay near", (0, -1))]
)
def test_S_119_the_owner_decides_how_the_two_squares_lie(line, second):
    g = new_game(2)
    while is_asked(g) == "Draft":
        do(g, moves(g)[0])
    seat, (one, two) = g.actor(), g.players[g.actor()].drafted
    do(g, line)

    assert square_at(g, seat, 0, 0) == ids([one])[0]
    assert square_at(g, seat, *second) == ids([two])[0]


@EVERY_COUNT
def test_S_12_the_leftover_and_two_more_nature_squares_open_the_green_row(players):
    g = new_game(players)
    while len(g.pool) > 1:
        do(g, moves(g)[0])
    leftover = g.pool[0]
    while is_asked(g) == "LayStart":
        do(g, "lay right")

    assert g.pool == []
    assert g.rows[NATURE][0] == leftover
    assert len(g.rows[NATURE]) == 3
    assert len(g.stacks[NATURE]) == 24 - (2 * players + 1) - 2


@EVERY_COUNT
def test_S_13_two_village_squares_open_the_blue_row(players):
    g = after_setup(players)

    assert (len(g.rows[VILLAGE]), len(g.stacks[VILLAGE])) == (2, 22)


@EVERY_COUNT
def test_S_14_one_city_square_opens_the_purple_row(players):
    g = after_setup(players)

    assert (len(g.rows[CITY]), len(g.stacks[CITY])) == (1, 23)


def test_S_15_tokens_lie_in_four_piles_and_nobody_sees_which_master_is_next():
    g = after_setup(3)

    assert GAME.view(g, 0)["tokens_left"] == [6, 6, 6, 6]
    # A seat that has just attached a workshop gets one of several masters, though it saw the same table before.
    g = state().land(0, {(0, 0): "mine", (1, 0): "cliff"}).placing(0, "workshop-iron")
    drawn = set()
    for future in range(40):
        world = g.clone()
        world.rng = future
        assert [GAME.view(world, seat) for seat in range(3)] == [GAME.view(g, seat) for seat in range(3)]
        do(world, "place 0 1")
        drawn.add(hand(world, 0)[0])
    assert len(drawn) == 6


@EVERY_COUNT
def test_S_16_the_first_player_begins_and_turns_pass_clockwise(players):
    g = after_setup(players)
    turns = []
    for _ in range(players + 1):
        turns.append(g.actor())
        assert refusal(g, "reveal nature") == ""
        assert {g.refuses(read("reveal nature"), seat) for seat in range(players) if seat != g.actor()} == {16}
        do(g, "reveal nature", f"take {ids(g.rows[NATURE])[-1]}")
        do(g, moves(g)[0], "end")

    assert turns == [(g.first + i) % players for i in range(players + 1)]


def test_S_118_every_seat_and_every_spectator_sees_all_open_squares():
    g = after_setup(3)

    for seat in range(4):
        view = GAME.view(g, seat)
        assert view["rows"] == g.rows
        assert view["prizes"] == g.prizes
    assert GAME.view(new_game(3), 3)["pool"] == new_game(3).pool


@pytest.mark.clause("S-9", "S-10")
def test_who_is_not_asked_hears_the_clause_that_sets_the_order():
    g = GAME.setup(3, 1)
    order = []
    for _ in range(6):
        order.append((g.actor(), g.refuses(g.legal()[0], (g.actor() + 1) % 3)))
        g.apply(g.legal()[0])
    first = order[0][0]
    assert order == [((first + i) % 3, 9) for i in range(3)] + [((first + 2 - i) % 3, 10) for i in range(3)]

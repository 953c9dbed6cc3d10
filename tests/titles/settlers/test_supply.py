"""What is kept up to date or remembered for speed equals what the rules say, computed slowly."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citywright.kit.random_play import played
from citywright.titles.settlers.rules import facts
from citywright.titles.settlers.rules.facts import (
    AROUND,
    BLOCK,
    NEED_BIT,
    NEED_SETS,
    NEEDS,
    PRODUCES,
    RESOURCES,
    SIDES,
    SQUARES,
    SUPPLY_BITS,
    UNIT,
    can_meet,
    meets,
)
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.land import Player
from citywright.titles.settlers.rules.state import Settlers
from tests.titles.settlers.build import positions

PRODUCERS = st.lists(st.sampled_from([s for s, p in enumerate(PRODUCES) if p]), max_size=9, unique=True).map(
    lambda squares: [PRODUCES[s] for s in squares]
)
"""What some squares of the box produce: of no sort are there more than the box holds."""
BOUGHT = st.integers(-1, len(RESOURCES) - 1)
RANDOM_GAMES = st.tuples(st.sampled_from((2, 3, 4)), st.integers(0, 1 << 32), st.integers(0, 330))


def supply_of(producers: list[tuple[int, ...]]) -> int:
    return sum(UNIT[PRODUCES.index(p)] for p in producers)


def can_be_matched(needs: tuple[int, ...], producers: list[tuple[int, ...]], bought: int) -> bool:
    """Every need gets a producer of its own; the bought unit is one more, which gives only that resource."""
    givers = [*producers, (bought,)] if bought >= 0 else producers
    chosen = permutations(givers, len(needs))
    return any(all(need in giver for need, giver in zip(needs, some, strict=True)) for some in chosen)


@pytest.mark.clause("S-35", "S-42", "S-43", "S-89")
@given(PRODUCERS, BOUGHT)
@settings(max_examples=150, deadline=None)
def test_meets_is_a_matching_of_needs_to_producers(producers, bought):
    met = meets(supply_of(producers), bought)

    assert [i for i in range(len(NEED_SETS)) if met >> i & 1] == [
        i for i, needs in enumerate(NEED_SETS) if can_be_matched(needs, producers, bought)
    ]


@pytest.mark.clause("S-35", "S-42", "S-43", "S-89")
@given(PRODUCERS, BOUGHT)
@settings(max_examples=400, deadline=None)
def test_what_is_remembered_about_a_supply_is_what_it_meets(producers, bought):
    supply = supply_of(producers)

    assert can_meet(supply, bought) == meets(supply, bought)
    assert can_meet(supply, bought) == meets(supply, bought)  # and again, now from memory


@pytest.mark.clause("S-42")
def test_a_full_memory_is_emptied_and_answers_alike(monkeypatch):
    monkeypatch.setattr(facts, "_MEMO_LIMIT", 3)
    supplies = [n * UNIT[s] for n in (1, 2, 3, 4) for s in (0, 4, 30, 60)]

    for _ in range(2):
        assert [can_meet(supply, -1) for supply in supplies] == [meets(supply, -1) for supply in supplies]
        assert 0 < len(facts._by_supply[-1]) <= 3


@pytest.mark.clause("S-43")
def test_a_supply_counts_every_square_of_a_sort_without_overflow():
    most = max(sum(p == sort for p in PRODUCES) for sort in set(PRODUCES) if sort)

    assert most < 1 << SUPPLY_BITS


# -- A player's land, worked out from scratch --


def unions_by_hand(me: Player) -> list[set[int]]:
    unions: list[set[int]] = []
    for cart in me.carts:
        block = {cart + d for d in BLOCK}
        touching = [union for union in unions if union & block]
        unions = [union for union in unions if not union & block] + [block.union(*touching)]
    return unions


def producers_by_hand(me: Player, cell: int) -> list[tuple[int, ...]]:
    """What serves a cell: the squares around it and their unions, without those that are stopped (fact sheet, 4)."""
    serving = {cell + d for d in AROUND if cell + d in me.land}
    for union in unions_by_hand(me):
        if serving & union:
            serving |= union
    serving.discard(cell)  # in a replacement the old square is gone
    stopped = {*me.coins, *me.masters, *me.ruined}
    return [PRODUCES[me.land[c]] for c in sorted(serving - stopped) if PRODUCES[me.land[c]]]


def check_land(me: Player) -> None:
    beside = {cell + d for cell in me.land for d in SIDES} - set(me.land)
    assert me.fresh == sorted(beside)
    assert sorted(map(sorted, me.unions)) == sorted(map(sorted, unions_by_hand(me)))
    for cell in {cell + d for cell in me.land for d in (0, *AROUND)}:
        around = [c for c in (cell + d for d in AROUND) if c in me.land]
        assert me.supply.get(cell, 0) == sum(me.yields(c) for c in around)
        assert me.supply_at(cell) == supply_of(producers_by_hand(me, cell))


@pytest.mark.clause("S-35", "S-36", "S-82", "S-95", "S-102", "S-113")
@given(RANDOM_GAMES)
@settings(max_examples=40, deadline=None)
def test_supply_and_fresh_cells_are_kept_up_to_date(game):
    g = played(GAME, *game)
    assert isinstance(g, Settlers)

    for me in g.players:
        check_land(me)


@pytest.mark.parametrize("game", ["2-prizes", "3-stacks", "4-prizes"])
def test_supply_and_fresh_cells_are_kept_up_to_date_in_recorded_games(game):
    for i, g in enumerate(positions(game)):
        if i % 7 == 0:
            for me in g.players:
                check_land(me)


def by_hand(g: Settlers) -> dict[int, set[int]]:
    """For every face-up square the cells where the actor could lay it."""
    me = g.players[g.actor()]
    sites: dict[int, set[int]] = {}
    for cell in (*me.fresh, *me.land):
        producers = producers_by_hand(me, cell)
        for square in g.open_squares():
            if can_be_matched(NEEDS[square], producers, g.bought):
                sites.setdefault(square, set()).add(cell)
    return sites


@pytest.mark.clause("S-35", "S-42", "S-51", "S-54", "S-89", "S-102", "S-121")
@pytest.mark.parametrize("game", ["2-prizes", "2-stacks", "3-prizes", "3-stacks", "4-prizes", "4-stacks"])
def test_what_can_be_attached_and_where_is_what_the_fact_sheet_says(game):
    seen = 0
    for g in positions(game):
        step = g.agenda[-1] if g.agenda else None
        if type(step).__name__ != "TakeSquare":
            continue
        sites, fresh = by_hand(g), set(g.players[g.actor()].fresh)
        must = any(cells & fresh for cells in sites.values())
        assert {a[1] for a in g.legal() if a[0] == "take"} == set(sites)
        assert (("decline",) in g.legal()) == (not must)
        for square, cells in sites.items():
            placing = g.clone()
            placing.apply(("take", square))
            assert {facts.cell_at(*a[1:]) for a in placing.legal()} == cells, SQUARES[square]
        seen += 1
    assert seen > 40


@pytest.mark.clause("S-35")
def test_every_set_of_needs_has_its_bit():
    for square, needs in enumerate(NEEDS):
        assert NEED_SETS[NEED_BIT[square].bit_length() - 1] == tuple(sorted(needs))

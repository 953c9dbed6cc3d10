"""Hexes: properties, and the board of Land of Ghosts."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.hexes import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Hex,
    HexBoard,
    disk,
    distance,
    flower,
    neighbours,
    ring,
)

# Ghosts fact sheet 2 and 11.1: Kalena and the slots 0-5; regions 1-6 in the order C, E, NE, NW, W, SW, SE.
CENTRES: tuple[Hex, ...] = ((0, 0), (2, 1), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3))
REF = (
    "CSSSSSS"  # Kalena: the city and its suburbs
    "pfplpfm"  # Mill Vale
    "fppmflm"  # Stag Ridge
    "lfpfmpf"  # Mirror Wood
    "mplfpmf"  # Grey Shoulder
    "pmfplfm"  # Hollow Fields
    "flmpfpm"  # Otter Bend
)
BOARD = HexBoard([place for centre in CENTRES for place in flower(centre)])
COST = [{"C": 1, "S": 1, "p": 1, "f": 2, "m": 3, "l": -1}[terrain] for terrain in REF]

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
PLACES = st.integers(0, BOARD.size - 1)


def at(q: int, r: int) -> int:
    return BOARD.index[q, r]


def test_directions_have_their_order() -> None:
    order = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)
    assert tuple(DIRECTIONS[d] for d in order) == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    assert neighbours((0, 0)) == DIRECTIONS
    assert flower((0, 0)) == ((0, 0), *DIRECTIONS)


@given(HEXES, HEXES, HEXES)
def test_distance_measures_steps(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, a) == 0
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert all(distance(a, near) == 1 for near in neighbours(a))
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


@given(HEXES, st.integers(0, 5))
def test_rings_make_a_disk(centre: Hex, radius: int) -> None:
    here = ring(centre, radius)
    assert len(set(here)) == len(here) == max(1, 6 * radius)
    assert {distance(centre, place) for place in here} == {radius}
    assert here[0] == (centre[0] + radius, centre[1])
    assert radius == 0 or all(distance(a, b) == 1 for a, b in zip(here, (*here[1:], here[0]), strict=True))
    assert disk(centre, radius) == tuple(place for each in range(radius + 1) for place in ring(centre, each))
    assert len(disk(centre, radius)) == 1 + 3 * radius * (radius + 1)


def test_seven_tiles_cover_49_hexes_without_gaps() -> None:
    assert BOARD.size == len(set(BOARD.hexes)) == 49
    assert BOARD.components(BOARD.full) == [BOARD.full]
    # A hole would be off the board and yet cut off from the outside, which surrounds the board.
    outside = [place for place in disk((0, 0), 7) if place not in BOARD.index]
    beyond = HexBoard(outside)
    assert beyond.components(beyond.full) == [beyond.full]


def test_a_hex_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        HexBoard([(0, 0), (1, 0), (0, 0)])


@given(PLACES)
def test_around_is_what_shares_a_side(i: int) -> None:
    assert BOARD.index[BOARD.hexes[i]] == i
    assert set(BOARD.around[i]) == {j for j in range(BOARD.size) if distance(BOARD.hexes[i], BOARD.hexes[j]) == 1}
    assert BOARD.around_mask[i] == BOARD.mask(BOARD.around[i])
    assert BOARD.grow(1 << i) == 1 << i | BOARD.around_mask[i]


def test_the_reference_board_has_its_terrain_and_lakes() -> None:
    assert [REF.count(terrain) for terrain in "pfml"] == [13, 13, 10, 6]
    lakes = {BOARD.hexes[i] for i, terrain in enumerate(REF) if terrain == "l"}
    assert lakes == {(2, 0), (2, -1), (1, -3), (-1, -2), (-4, 2), (0, 3)}


def test_the_suburbs_that_touch_a_lake() -> None:
    touching = {
        BOARD.hexes[i]: {BOARD.hexes[j] for j in BOARD.around[i] if REF[j] == "l"}
        for i, terrain in enumerate(REF)
        if terrain == "S"
    }
    assert {place: lakes for place, lakes in touching.items() if lakes} == {
        (1, 0): {(2, 0), (2, -1)},
        (1, -1): {(2, -1)},
    }


@given(st.sets(PLACES), PLACES)
def test_components_are_closed_parts(places: set[int], seed: int) -> None:
    mask = BOARD.mask(places)
    parts = BOARD.components(mask)
    assert sum(parts) == mask
    assert BOARD.cells(mask) == sorted(places)
    for part in parts:
        assert BOARD.grow(part) & mask == part
        assert BOARD.component(mask, part & -part) == part
    assert BOARD.component(mask, 1 << seed) == sum(part for part in parts if part >> seed & 1)


def test_centres_lie_a_width_apart_in_their_direction() -> None:
    assert BOARD.centre_xy(at(0, 0), 10) == (0.0, 0.0)
    width = 10 * math.sqrt(3)
    for direction, step in enumerate(DIRECTIONS):
        x, y = BOARD.centre_xy(at(*step), 10)
        angle = math.radians(60 * direction)
        assert (x, y) == pytest.approx((width * math.cos(angle), -width * math.sin(angle)))


@given(PLACES, st.integers(0, 5))
def test_a_side_lies_between_two_corners_and_is_shared(i: int, direction: int) -> None:
    q, r = BOARD.hexes[i]
    x, y = BOARD.centre_xy(i, 10)
    corners = BOARD.corners_xy(i, 10)
    assert all(math.dist((x, y), corner) == pytest.approx(10) for corner in corners)
    (ax, ay), (bx, by) = corners[direction], corners[(direction + 1) % 6]
    pair = HexBoard([(q, r), (q + DIRECTIONS[direction][0], r + DIRECTIONS[direction][1])])
    ox, oy = pair.centre_xy(1, 10)
    assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(((x + ox) / 2, (y + oy) / 2))


def test_the_walk_of_the_reference_case_costs_one_one_two() -> None:
    found = BOARD.paths(at(0, 0), COST, 4)
    assert found[at(0, 0)] == (0, ())
    assert found[at(1, 0)] == (1, (at(1, 0),))
    assert found[at(1, 1)][0] == 2
    assert found[at(1, 2)][0] == 4
    assert at(2, 0) not in found


def test_of_equal_paths_the_lowest_is_told() -> None:
    # (1, 1) can be reached by (1, 0), which is hex 1, or (0, 1), which is hex 6.
    assert BOARD.paths(at(0, 0), COST, 2)[at(1, 1)] == (2, (at(1, 0), at(1, 1)))


@given(st.lists(st.integers(-1, 3), min_size=49, max_size=49), PLACES, st.integers(0, 8))
def test_paths_are_the_cheapest(cost: list[int], start: int, budget: int) -> None:
    # Bellman-Ford as the plain reference.
    best = {start: 0}
    for _ in range(BOARD.size):
        for here in list(best):
            for near in BOARD.around[here]:
                if cost[near] >= 0 and best[here] + cost[near] < best.get(near, budget + 1):
                    best[near] = best[here] + cost[near]
    found = BOARD.paths(start, cost, budget)
    assert {i: spent for i, (spent, _) in found.items()} == best
    for i, (spent, path) in found.items():
        assert sum(cost[step] for step in path) == spent
        assert (start, *path)[-1] == i
        assert all(b in BOARD.around[a] for a, b in zip((start, *path), path, strict=False))

"""Grids, sets of cells, polyomino placements: properties, and the boards and tiles of Founders of Gloomhaven."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.grid import (
    Grid,
    Shape,
    can_fit,
    fits,
    fitting_anchors,
    parse_map,
    placements,
    rotations,
    to_list,
    to_mask,
)

# Founders fact sheet 12.3, with the number of different rotations counted by hand.
SHAPES: dict[str, tuple[Shape, int]] = {
    "I1": (((0, 0),), 1),
    "I2": (((0, 0), (0, 1)), 2),
    "I3": (((0, 0), (0, 1), (0, 2)), 2),
    "L3": (((0, 0), (1, 0), (1, 1)), 4),
    "I4": (((0, 0), (0, 1), (0, 2), (0, 3)), 2),
    "O4": (((0, 0), (0, 1), (1, 0), (1, 1)), 1),
    "T4": (((0, 0), (0, 1), (0, 2), (1, 1)), 4),
    "L4": (((0, 0), (1, 0), (2, 0), (2, 1)), 4),
    "Z4": (((0, 0), (0, 1), (1, 1), (1, 2)), 2),
    "P5": (((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)), 4),
    "R6": (((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)), 2),
}

# Places on the empty land of the thematic side, counted once by a separate program from the fact sheet's data: a change
# here is a change of the map or of a shape.
# fmt: off
PLACES = {
    "I1": 245, "I2": 415, "I3": 340, "L3": 721, "I4": 272, "O4": 173,
    "T4": 612, "L4": 596, "Z4": 306, "P5": 583, "R6": 277,
}
# fmt: on

# Founders fact sheet 13, thematic side.
THEMATIC = (
    "..FFFRRRXXXXRRRTTFF.",
    ".FFFFR3RXXXXR3RRFFF.",
    "DDFFFRRRXXXXDDDRFFCC",
    "DDDFDDDCXXXXDDDDCCCC",
    "DDDDDDDC~DD#DDDRRCC.",
    "DDRRDDC~~CD##DRR2RC.",
    ".RR2RDC~CCR3#FFRRRCC",
    ".FRRRC~~FCRR##FFDCCC",
    "TFFRCC~FFFGGG#FDDDC.",
    "TFFDC~~CFFGGG##DDDC.",
    "FFDDD~CCCRRFFF#FFFCC",
    "RRDDF~CCCR2RFF#FFCCC",
    "R4RFF~~DDRRCCF#DDCCR",
    "RRRCFF~DDDCCRC#DDCR.",
    ".RCCCC~DDDFR4C#DCCC.",
    "..CCCC~DDFFFFC#4CC..",
)
GRID = Grid(20, 16)
MAP = parse_map(THEMATIC)
LAND = sum(MAP[terrain] for terrain in "DCFR234")

SIZES = st.tuples(st.integers(1, 9), st.integers(1, 9))
CELLS = st.sets(st.integers(0, GRID.size - 1), max_size=120)


def near(grid: Grid, a: int, b: int) -> tuple[int, int]:
    (ax, ay), (bx, by) = grid.xy(a), grid.xy(b)
    return abs(ax - bx), abs(ay - by)


def walk(grid: Grid, cells: set[int], start: int) -> set[int]:
    """A component by the plainest search there is."""
    found = {start}
    queue = [start]
    while queue:
        here = queue.pop()
        fresh = {cell for cell in cells - found if max(near(grid, here, cell)) == 1}
        found |= fresh
        queue += fresh
    return found


def laid(grid: Grid, shape: Shape, allowed: set[int]) -> set[frozenset[int]]:
    """All places of a shape in any rotation by trying every shift of every turn."""
    found = set()
    for turn in range(4):
        squares = shape
        for _ in range(turn):
            squares = tuple((column, -row) for row, column in squares)
        for dy in range(-6, grid.height + 6):
            for dx in range(-6, grid.width + 6):
                moved = [(row + dy, column + dx) for row, column in squares]
                if all(0 <= y < grid.height and 0 <= x < grid.width for y, x in moved):
                    cells = frozenset(grid.cell(x, y) for y, x in moved)
                    if cells <= allowed:
                        found.add(cells)
    return found


@given(st.sets(st.integers(0, 400)))
def test_a_mask_and_its_numbers_are_the_same_set(numbers: set[int]) -> None:
    assert to_list(to_mask(numbers)) == sorted(numbers)


@given(SIZES)
def test_neighbours_are_the_cells_one_step_away(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    everything = range(grid.size)
    assert grid.cells(grid.full) == list(everything)
    for cell in everything:
        assert grid.cell(*grid.xy(cell)) == cell
        assert grid.side[cell] == tuple(c for c in everything if sum(near(grid, cell, c)) == 1)
        assert grid.around[cell] == tuple(c for c in everything if max(near(grid, cell, c)) == 1)
        assert grid.side_mask[cell] == grid.mask(grid.side[cell])
        assert grid.around_mask[cell] == grid.mask(grid.around[cell])


@given(CELLS)
def test_a_set_grows_by_what_lies_around_each_cell(cells: set[int]) -> None:
    mask = GRID.mask(cells)
    assert GRID.grow(mask) == GRID.mask(cells.union(*(GRID.around[c] for c in cells)))
    assert GRID.grow_sides(mask) == GRID.mask(cells.union(*(GRID.side[c] for c in cells)))


@given(CELLS)
def test_components_part_a_set_into_what_can_be_walked(cells: set[int]) -> None:
    expected: list[set[int]] = []
    for cell in sorted(cells):
        if not any(cell in part for part in expected):
            expected.append(walk(GRID, cells, cell))
    assert GRID.components(GRID.mask(cells)) == [GRID.mask(part) for part in expected]


@given(CELLS, CELLS)
def test_a_component_holds_all_parts_that_meet_the_seed(cells: set[int], seed: set[int]) -> None:
    mask, start = GRID.mask(cells), GRID.mask(seed)
    assert GRID.component(mask, start) == sum(part for part in GRID.components(mask) if part & start)


@given(CELLS, st.integers(0, GRID.size - 1), st.integers(0, GRID.size - 1))
def test_tiles_are_connected_when_adjacent_or_through_one_network(cells: set[int], a: int, b: int) -> None:
    network = GRID.mask(cells) & ~(1 << a | 1 << b)
    adjacent = max(near(GRID, a, b)) <= 1
    linked = any(part & GRID.around_mask[a] and part & GRID.around_mask[b] for part in GRID.components(network))
    assert bool(GRID.reach(network, 1 << a) & 1 << b) == (adjacent or linked)
    assert bool(GRID.reach(network, 1 << b) & 1 << a) == (adjacent or linked)


@pytest.mark.parametrize("name", SHAPES)
def test_each_shape_has_its_number_of_rotations(name: str) -> None:
    shape, count = SHAPES[name]
    turned = rotations(shape)
    assert turned[0] == shape
    assert len(turned) == len(set(turned)) == count
    for squares in turned:
        assert squares == tuple(sorted(squares))
        assert min(row for row, _ in squares) == min(column for _, column in squares) == 0


def test_a_shape_is_turned_clockwise_and_never_mirrored() -> None:
    assert rotations(((0, 0), (1, 0), (1, 1))) == (
        ((0, 0), (1, 0), (1, 1)),
        ((0, 0), (0, 1), (1, 0)),
        ((0, 0), (0, 1), (1, 1)),
        ((0, 1), (1, 0), (1, 1)),
    )
    assert ((0, 1), (0, 2), (1, 0), (1, 1)) not in rotations(SHAPES["Z4"][0])


def test_rotations_do_not_depend_on_where_the_shape_is_written() -> None:
    assert rotations(((5, -2), (4, -2), (5, -1))) == rotations(((0, 0), (1, 0), (1, 1)))


def test_the_thematic_map_has_its_cells() -> None:
    assert sum(MAP.values()) == GRID.full
    assert len(GRID.cells(LAND)) == 245
    assert GRID.cells(MAP["2"]) == [GRID.cell(16, 5), GRID.cell(3, 6), GRID.cell(10, 11)]
    assert GRID.cells(MAP["T"]) == [GRID.cell(15, 0), GRID.cell(16, 0), GRID.cell(0, 8), GRID.cell(0, 9)]
    # River, wall and dark square part the land into its three districts.
    assert sorted(len(GRID.cells(part)) for part in GRID.components(LAND)) == [62, 89, 94]


def test_a_map_with_a_short_row_is_refused() -> None:
    with pytest.raises(ValueError, match="Row 1"):
        parse_map(("DDD", "DD"))


@pytest.mark.parametrize("name", SHAPES)
def test_placements_on_the_thematic_map_agree_with_brute_force(name: str) -> None:
    shape, _ = SHAPES[name]
    ways = placements(GRID, shape)
    found = fits(ways, LAND)

    expected = laid(GRID, shape, set(GRID.cells(LAND)))
    assert len(found) == len(expected)
    assert {frozenset(GRID.cells(mask)) for _, _, mask in found} == expected
    assert {mask for _, _, mask in ways.all} == {GRID.mask(c) for c in laid(GRID, shape, set(range(GRID.size)))}
    assert can_fit(ways, LAND)


@pytest.mark.parametrize("name", SHAPES)
def test_each_shape_has_its_number_of_places_on_the_thematic_map(name: str) -> None:
    assert len(fits(placements(GRID, SHAPES[name][0]), LAND)) == PLACES[name]


@given(st.sampled_from(sorted(SHAPES)), st.integers(0, 2**32))
def test_fits_finds_just_the_placements_on_the_allowed_cells(name: str, seed: int) -> None:
    rng = random.Random(seed)
    allowed = rng.getrandbits(GRID.size) | rng.getrandbits(GRID.size)
    covering = rng.getrandbits(GRID.size) & rng.getrandbits(GRID.size) & rng.getrandbits(GRID.size)
    ways = placements(GRID, SHAPES[name][0])

    inside = [p for p in ways.all if p[2] & ~allowed == 0]
    assert fits(ways, allowed) == inside
    assert fits(ways, allowed, covering) == [p for p in inside if p[2] & covering]
    assert can_fit(ways, allowed, covering) == any(p[2] & covering for p in inside)
    assert fits(ways, allowed, 0) == []
    for rotation in range(len(ways.rotations)):
        assert to_list(fitting_anchors(ways, rotation, allowed)) == [p[1] for p in inside if p[0] == rotation]


@pytest.mark.parametrize("name", SHAPES)
def test_a_placement_is_named_by_its_rotation_and_first_cell(name: str) -> None:
    ways = placements(GRID, SHAPES[name][0])
    assert list(ways.all) == sorted(ways.all, key=lambda p: p[:2])
    for rotation, anchor, mask in ways.all:
        assert anchor == GRID.cells(mask)[0]
        assert ways.mask(rotation, anchor) == mask
    assert ways.mask(len(ways.rotations), 0) == ways.mask(-1, 0) == ways.mask(0, -1) == ways.mask(0, GRID.size) == 0


def test_a_shape_wider_than_the_grid_has_no_placement() -> None:
    ways = placements(Grid(3, 3), SHAPES["I4"][0])
    assert ways.all == ()
    assert not can_fit(ways, -1)

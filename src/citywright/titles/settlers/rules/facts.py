"""Squares, tokens and figures of Settlers, read from `content.json`, as tables the rules can index.

Squares are numbered 0..96 in the order nature, village, city, prize; resources 0..13 in the order nature, village,
city. Nothing here is a rule: the figures may be corrected in the JSON file alone.
"""

from typing import Any, Final

from citywright.kit.content import read_content

NATURE, VILLAGE, CITY, PRIZE = range(4)
CLASSES: Final = ("nature", "village", "city", "prize")

CONTENT: Final[dict[str, Any]] = read_content(__name__)
PROSE: Final = frozenset(["about", "note", "origin", "resource_origin"])
"""Keys of the content that no rule reads (origins, notes and words); records are not bound to them."""

RESOURCES: Final[tuple[str, ...]] = tuple(r for name in CLASSES[:3] for r in CONTENT["resources"][name])
RESOURCE_CLASS: Final[tuple[int, ...]] = tuple(
    c for c, name in enumerate(CLASSES[:3]) for _ in CONTENT["resources"][name]
)

WAR, COIN, CART, MASTER = range(4)
"""Token kinds. Master tokens differ: token MASTER + i is the i-th master of the content table."""

MASTER_RESOURCE: Final[tuple[int, ...]] = tuple(RESOURCES.index(row["resource"]) for row in CONTENT["masters"])
TOKENS: Final[tuple[str, ...]] = ("war", "coin", "cart", *(f"master-{RESOURCES[r]}" for r in MASTER_RESOURCE))
TOKEN_SUPPLY: Final[tuple[int, ...]] = tuple(CONTENT["tokens"][name] for name in ("war", "coin", "cart"))

_ROWS: Final[list[tuple[dict[str, Any], str]]] = [
    (row, square_id) for name in CLASSES for row in CONTENT["squares"] if row["cls"] == name for square_id in row["ids"]
]

SQUARES: Final[tuple[str, ...]] = tuple(square_id for _, square_id in _ROWS)
KIND: Final[tuple[str, ...]] = tuple(row["kind"] for row, _ in _ROWS)
CLASS: Final[tuple[int, ...]] = tuple(CLASSES.index(row["cls"]) for row, _ in _ROWS)
NEEDS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(map(RESOURCES.index, row["needs"])) for row, _ in _ROWS)
PRODUCES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(map(RESOURCES.index, row["produces"])) for row, _ in _ROWS)
POINTS: Final[tuple[int, ...]] = tuple(row["points"] for row, _ in _ROWS)

GAINS: Final[tuple[int, ...]] = tuple(
    ("war", "coin", "cart", "craft").index(RESOURCES[PRODUCES[s][0]]) if CLASS[s] == CITY else -1
    for s in range(len(SQUARES))
)
"""The kind of token a city square brings when it is attached; -1 for the others."""

OF_CLASS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(s for s in range(len(SQUARES)) if CLASS[s] == c) for c in range(4)
)

ROW_LIMIT: Final[int] = CONTENT["row_limit"]["value"]
OPEN_AT_START: Final[tuple[int, int, int]] = (
    CONTENT["setup"]["open_nature_from_stack"],
    CONTENT["setup"]["open_village"],
    CONTENT["setup"]["open_city"],
)
POINTS_PER_MASTER: Final[int] = CONTENT["scoring"]["master"]
POINTS_PER_TOKEN: Final[int] = CONTENT["scoring"]["token"]
POINTS_PER_REPLACED: Final[int] = CONTENT["scoring"]["replaced"]


def draft_pool(seats: int) -> int:
    """Nature squares opened for the draft."""
    return int(CONTENT["setup"][str(seats)]["draft_pool"])


def open_prizes(seats: int) -> int:
    return int(CONTENT["setup"][str(seats)]["open_prizes"])


# Cells. A state's grid is unbounded in the rules; no state can grow beyond REACH squares from its first one.
REACH: Final = 33
WIDTH: Final = 2 * REACH + 3
ORIGIN: Final = (REACH + 1) * WIDTH + REACH + 1
SIDES: Final = (-WIDTH, -1, 1, WIDTH)
CORNERS: Final = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
AROUND: Final = (*SIDES, *CORNERS)
NEAR: Final = frozenset((0, *AROUND))
BLOCK: Final = (0, 1, WIDTH, WIDTH + 1)
"""A two-by-two block, from its cell nearest to the owner and farthest left."""
DIRECTIONS: Final = ("right", "left", "far", "near")
STEP: Final = (1, -1, WIDTH, -WIDTH)


def cell_at(x: int, y: int) -> int:
    """The cell of a state's coordinates; y grows away from the owner."""
    return ORIGIN + y * WIDTH + x


X_OF: Final[tuple[int, ...]] = tuple(c % WIDTH - REACH - 1 for c in range(WIDTH * WIDTH))
Y_OF: Final[tuple[int, ...]] = tuple(c // WIDTH - REACH - 1 for c in range(WIDTH * WIDTH))


# Supply. The producers around a cell are counted in one integer, SUPPLY_BITS bits for every sort of producer (a sort is
# the set of resources it can yield). Which sets of needs such a supply can meet is a pure function of it.
_SORTS: Final[tuple[tuple[int, ...], ...]] = tuple(sorted({p for p in PRODUCES if p}))
SUPPLY_BITS: Final = max([PRODUCES.count(sort) for sort in _SORTS]).bit_length()
"""Room for all squares of a sort at once; with the printed counts a supply fits into a machine word."""
UNIT: Final[tuple[int, ...]] = tuple(1 << (SUPPLY_BITS * _SORTS.index(p)) if p else 0 for p in PRODUCES)
_SORT_MASK: Final = (1 << SUPPLY_BITS) - 1

NEED_SETS: Final[tuple[tuple[int, ...], ...]] = tuple(sorted({tuple(sorted(n)) for n in NEEDS}))
NEED_SET: Final[tuple[int, ...]] = tuple(NEED_SETS.index(tuple(sorted(n))) for n in NEEDS)
NEED_BIT: Final[tuple[int, ...]] = tuple(1 << i for i in NEED_SET)

_MEMO_LIMIT: Final = 100_000
_by_supply: Final[tuple[dict[int, int], ...]] = tuple({} for _ in range(len(RESOURCES) + 1))
"""Remembered answers, a table for every resource that may have been bought; the last is for none (-1)."""
_by_presence: Final[dict[int, int]] = {}


def can_meet(supply: int, bought: int) -> int:
    """The sets of needs (bit i for NEED_SETS[i]) that these producers meet, with one unit of `bought` (-1: none).

    Every producer yields one resource, so needs are matched one-to-one to producers (S-42). The answer for a supply
    is remembered; it is a pure function of it, and a test holds it against `meets`.
    """
    remembered = _by_supply[bought]
    known = remembered.get(supply)
    if known is None:
        if len(remembered) >= _MEMO_LIMIT:
            remembered.clear()
        known = _meets_fast(supply, bought)
        remembered[supply] = known
    return known


def can_meet_anywhere(supplies: list[int], bought: int) -> int:
    """The sets of needs that at least one of these supplies meets."""
    met = 0
    remembered = _by_supply[bought]
    for supply in supplies:
        known = remembered.get(supply)
        met |= can_meet(supply, bought) if known is None else known
    return met


def _meets_fast(supply: int, bought: int) -> int:
    """Two different needs are met if both resources are there, unless one single producer would have to give both."""
    if not _ARE_PAIRS:
        return meets(supply, bought)
    present = 0 if bought < 0 else 1 << bought
    for sort, resources in _SORT_ROWS:
        if supply & sort:
            present |= resources
    met = _by_presence.get(present)
    if met is None:
        met = 0
        for resources, bit in _NEED_ROWS:
            if present & resources == resources:
                met |= bit
        _by_presence[present] = met
    for givers, unit, resources, bit in _DOUBLE_ROWS:
        if supply & givers == unit and (bought < 0 or not resources >> bought & 1):
            met &= ~bit
    return met


def meets(supply: int, bought: int) -> int:
    """What `can_meet` remembers, computed."""
    counts = [supply >> (SUPPLY_BITS * i) & _SORT_MASK for i in range(len(_SORTS))]
    met = 0
    for i, needs in enumerate(NEED_SETS):
        if bought in needs:
            rest = list(needs)
            rest.remove(bought)
            needs = tuple(rest)
        if _matches(needs, counts):
            met |= 1 << i
    return met


def givers_of(supply: int) -> list[int]:
    """For every resource the number of producers that can yield it."""
    givers = [0] * len(RESOURCES)
    for i, sort in enumerate(_SORTS):
        count = supply >> (SUPPLY_BITS * i) & _SORT_MASK
        for resource in sort:
            givers[resource] += count
    return givers


def _matches(needs: tuple[int, ...], counts: list[int]) -> bool:
    """Can every need have a producer of its own? Only if every part of them finds as many producers (Hall)."""
    for part in range(1, 1 << len(needs)):
        wanted = [r for i, r in enumerate(needs) if part >> i & 1]
        able = sum(counts[i] for i, sort in enumerate(_SORTS) if any(r in sort for r in wanted))
        if able < len(wanted):
            return False
    return True


_ARE_PAIRS: Final = all(len(set(needs)) == len(needs) <= 2 for needs in NEED_SETS)

_NEED_ROWS: Final[tuple[tuple[int, int], ...]] = tuple(
    (sum(1 << r for r in needs), 1 << i) for i, needs in enumerate(NEED_SETS)
)
"""For every set of needs: its resources, and its bit."""

_SORT_ROWS: Final[tuple[tuple[int, int], ...]] = tuple(
    (_SORT_MASK << (SUPPLY_BITS * i), sum(1 << r for r in sort)) for i, sort in enumerate(_SORTS)
)
"""For every sort of producer: its counter in a supply, and the resources it can yield."""

_DOUBLE_ROWS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (
        sum(_SORT_MASK << (SUPPLY_BITS * k) for k, other in enumerate(_SORTS) if set(other) & set(needs)),
        1 << (SUPPLY_BITS * i),
        sum(1 << r for r in needs),
        1 << n,
    )
    for n, needs in enumerate(NEED_SETS)
    for i, sort in enumerate(_SORTS)
    if len(needs) == 2 and set(needs) <= set(sort)
)
"""For every pair of needs that one sort could give both: all givers of either, one of that sort, the pair, its bit."""

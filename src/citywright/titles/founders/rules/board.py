"""The two sides of the board: terrains, districts, barriers, sites, and every way to lay a tile on them."""

from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.grid import Grid, Placements, to_list, to_mask

from .facts import CONTENT, GOODS, PRESTIGE, SHAPE_OF_GOOD, SHAPE_OF_PRESTIGE, SITE_ONLY, TERRAINS

SIDES: Final = ("thematic", "symmetric")
CELLS: Final[int] = max(CONTENT["maps"][side]["width"] * CONTENT["maps"][side]["height"] for side in SIDES)
BYTES: Final = (CELLS + 7) // 8

Site = tuple[int, int, int, int]
"""A place for a special building: rotation, anchor, mask, district."""


class Board:
    """One side of the board."""

    __slots__ = (
        "dark",
        "district_mask",
        "district_of",
        "fortress_ruins",
        "grid",
        "level_of_district",
        "near",
        "number_of",
        "ordinary",
        "river",
        "sites",
        "starts",
        "terrain",
        "terrain_of",
        "terrains",
        "wall",
        "ways",
    )

    def __init__(self, side: str) -> None:
        plain: dict[str, Any] = CONTENT["maps"][side]
        grid = Grid(plain["width"], plain["height"])
        self.grid = grid
        characters = "".join(plain["rows"])
        letter = {CONTENT["terrains"][t]["char"]: i for i, t in enumerate(TERRAINS)}
        ruins = letter[CONTENT["terrains"]["ruins"]["char"]]
        self.terrain_of: tuple[int, ...] = tuple(ruins if c.isdigit() else letter.get(c, -1) for c in characters)
        """The terrain of every cell, -1 where there is none."""
        self.terrain: tuple[int, ...] = tuple(
            to_mask([cell for cell, t in enumerate(self.terrain_of) if t == terrain]) for terrain in range(4)
        )
        self.terrains: tuple[int, ...] = tuple(
            sum([self.terrain[t] for t in range(4) if bits >> t & 1]) for bits in range(16)
        )
        """The cells of a set of terrains."""
        self.ordinary: int = self.terrains[15]
        """Every cell with a terrain."""
        self.river: int = to_mask([cell for cell, c in enumerate(characters) if c == "~"])
        self.wall: int = to_mask([cell for cell, c in enumerate(characters) if c == "#"])
        self.dark: int = to_mask([cell for cell, c in enumerate(characters) if c in "X."])
        self.fortress_ruins: int = to_mask([cell for cell, c in enumerate(characters) if c in "TG"])
        self.district_of: tuple[int, ...] = tuple(int(c) for c in "".join(plain["districts"]))
        """1, 2 or 3; 0 outside."""
        self.district_mask: tuple[int, ...] = tuple(
            to_mask([cell for cell, d in enumerate(self.district_of) if d == district and district])
            for district in range(4)
        )
        self.number_of: tuple[int, ...] = tuple(int(c) if c.isdigit() else 0 for c in characters)
        self.starts: tuple[int, ...] = tuple(
            to_mask([cell for cell, n in enumerate(self.number_of) if 0 < n <= most]) for most in range(5)
        )
        """The starting cells whose number is not above the index."""
        self.near: tuple[int, ...] = tuple([grid.grow(1 << cell) for cell in range(grid.size)])
        """Each cell with the eight around it."""
        self.ways: dict[str, Placements] = {
            shape: Placements(grid, tuple([(row, column) for row, column in rows["cells"]]))
            for shape, rows in CONTENT["shapes"].items()
        }
        self.sites: tuple[tuple[Site, ...], ...] = tuple(
            tuple([self._site(row, card) for row in plain["sites"] if PRESTIGE[card] in row["allowed"]])
            if SITE_ONLY[card]
            else ()
            for card in range(len(PRESTIGE))
        )
        self.level_of_district: dict[str, str] = plain.get("solo_location_difficulty", {})

    def _site(self, row: dict[str, Any], card: int) -> Site:
        mask = to_mask([self.grid.cell(x, y) for y, x in row["cells"]])
        for rotation, anchor, covered in self.ways[SHAPE_OF_PRESTIGE[card]].all:
            if covered == mask:
                return rotation, anchor, mask, int(row["district"])
        raise ValueError(f"The site {row['id']} has not the shape of {PRESTIGE[card]}.")

    def ways_of_good(self, good: int) -> Placements:
        return self.ways[SHAPE_OF_GOOD[good]]

    def ways_of_prestige(self, card: int) -> Placements:
        return self.ways[SHAPE_OF_PRESTIGE[card]]

    def terrain_bits(self, mask: int) -> int:
        """The terrains under these cells, as a mask of four bits."""
        bits = 0
        for terrain in range(4):
            if mask & self.terrain[terrain]:
                bits |= 1 << terrain
        return bits


BOARDS: Final[tuple[Board, ...]] = tuple(Board(side) for side in SIDES)
WAYS: Final[tuple[tuple[Placements, ...], ...]] = tuple(
    tuple(board.ways_of_good(good) for good in range(len(GOODS))) for board in BOARDS
)


class CellActions:
    """The actions of one verb on a set of cells, ascending. Eight cells at a time are looked up, not listed anew."""

    __slots__ = ("chunks", "head")

    def __init__(self, *head: Any) -> None:
        self.head: tuple[Any, ...] = head
        self.chunks: list[dict[int, list[Action]]] = [{} for _ in range(BYTES)]

    def of(self, mask: int) -> list[Action]:
        found: list[Action] = []
        for at, byte in enumerate(mask.to_bytes(BYTES, "little")):
            if byte:
                chunk = self.chunks[at].get(byte)
                if chunk is None:
                    chunk = [(*self.head, 8 * at + bit) for bit in to_list(byte)]
                    self.chunks[at][byte] = chunk
                found += chunk
        return found


def cells_of(mask: int) -> list[int]:
    """The cells of a set, ascending: like `to_list`, for large sets."""
    return [action[0] for action in _PLAIN.of(mask)]


_PLAIN: Final = CellActions()


def touching(ways: Placements, rotation: int, cells: int) -> int:
    """The anchors (whether they fit or not) at which one rotation covers at least one of these cells."""
    touched = 0
    for offset in ways.offsets[rotation]:
        touched |= cells >> offset
    return touched


def covered_by(ways: Placements, rotation: int, anchors: int) -> int:
    """Every cell covered by the tile of one rotation at any of these anchors."""
    covered = 0
    for offset in ways.offsets[rotation]:
        covered |= anchors << offset
    return covered

"""How goods, tiles, cards and people of Founders are drawn: signs, and templates that take their colours from where
they are used (`seat-2`, `fd-g-bricks`, `fd-t-tavern` as tones of a `Use`)."""

from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Path, Seat, Sign, Template
from citywright.kit.grid import Shape

from ..rules.board import BOARDS
from ..rules.facts import ADVISERS, CATEGORY, GOODS, RACES, TYPES
from . import ground
from .geometry import SIDE, Cell, box_of, outline
from .roads import COBBLES

# fmt: off
GOOD_SIGNS: Final[dict[str, str]] = {
    "people": "meeple-group", "wood": "log", "stone": "stone-block", "metal": "metal-bar", "gems": "cut-diamond",
    "livestock": "sheep", "grain": "wheat", "knowledge": "open-book", "bricks": "brick-pile", "food": "bread",
    "books": "bookshelf", "machines": "gears", "leather": "animal-hide", "jewelry": "gem-pendant",
    "weapons": "broadsword", "clothing": "robe", "government": "gavel", "labor": "wheelbarrow",
    "coin": "two-coins", "temp": "floating-crystal", "perm": "crystal-growth",
}
"""Goods, money and influence, and their signs."""
TYPE_SIGNS: Final[dict[str, str]] = {
    "watchtower": "stone-tower", "tavern": "beer-stein", "barge": "caravel", "luxury": "diamond-ring",
    "market": "shop", "theatre": "drama-masks", "gatehouse": "medieval-gate", "guild": "freemasonry",
    "temple": "greek-temple", "school": "graduate-cap", "fortress": "castle-ruins",
}
RACE_SIGNS: Final[dict[str, str]] = {
    "savvas": "rock-golem", "human": "character", "harrower": "bee", "quatryl": "cog", "valrath": "horned-helm",
    "inox": "minotaur", "vermling": "rat", "orchid": "lotus-flower", "aesther": "ghost",
}
ADVISER_SIGNS: Final[dict[str, str]] = {
    "scholar": "graduate-cap", "foreman": "megaphone", "huckster": "shopping-bag", "carpenter": "hand-saw",
    "corn_factor": "grain-bundle", "stonecutter": "war-pick", "smelter": "anvil-impact", "lapidary": "diamond-hard",
    "brickmaster": "brick-wall", "victualler": "meal", "archivist": "scroll-quill", "engineer": "gear-hammer",
    "saddler": "saddle", "jeweller": "gem-pendant", "castellan": "key", "couturier": "sewing-needle",
    "chancellor": "imperial-crown", "guildmaster": "freemasonry",
}
ACTION_SIGNS: Final = ("trade", "hammer-nails", "upgrade", "meeple-king", "vote", "receive-money")
TERRAIN_SIGNS: Final = ("sun", "wave-crest", "pine-tree", "ancient-columns")
BASIC_SIGNS: Final = ("two-coins", "floating-crystal", "stone-path", "meeple")
DECK_SIGNS: Final = ("flag-objective", "sands-of-time", "checkered-flag")
OTHER_SIGNS: Final = ("achievement", "card-pickup", "envelope", "family-tree", "house", "laurels", "meeple",
                      "stone-bridge", "stone-path")
# fmt: on

GOOD_TONES: Final = tuple(f"fd-g-{name}" for name in GOODS)
"""Classes that give a tile the colour of its good."""
TYPE_TONES: Final = tuple(f"fd-t-{name}" for name in TYPES)
CARD_SIGNS: Final = (*ACTION_SIGNS, *(ADVISER_SIGNS[name] for name in ADVISERS))
CARD_TONES: Final = tuple(f"fd-c-{category}" for category in CATEGORY)
"""Classes that give a card the colour of its category."""
RACE_MARKS: Final = tuple(RACE_SIGNS[name] for name in RACES)


def icons() -> list[str]:
    """Every sign of the icon set that Founders uses."""
    return sorted(
        {
            *GOOD_SIGNS.values(),
            *TYPE_SIGNS.values(),
            *RACE_SIGNS.values(),
            *CARD_SIGNS,
            *TERRAIN_SIGNS,
            *BASIC_SIGNS,
            *DECK_SIGNS,
            *OTHER_SIGNS,
        }
    )


def seat_tone(seat: int) -> str:
    """The classes of a seat's colours; nobody's are those of seat 0 in the page, which counts from one."""
    return f"seat seat-{seat + 1}"


def cells_of_shape(shape: Shape) -> tuple[Cell, ...]:
    return tuple((column, row) for row, column in shape)


def templates() -> dict[str, Template]:
    found = ground.templates()
    found["cobbles"] = Template(w=SIDE, h=SIDE, marks=[Path(d=COBBLES, tone="fd-cobbles")])
    for shape, ways in BOARDS[0].ways.items():
        for rotation, squares in enumerate(ways.rotations):
            cells = cells_of_shape(squares)
            _, _, w, h = box_of(cells)
            for kind, marks in (("tile", _tile(cells)), ("hall", _hall(cells)), ("ghost", _ghost(cells))):
                found[f"{kind}-{shape}-{rotation}"] = Template(w=w, h=h, marks=marks)
        found[f"mini-{shape}"] = _mini(cells_of_shape(ways.rotations[0]))
    return found


def _tile(cells: tuple[Cell, ...]) -> list[AnyMark]:
    """A stall or store: thick, its face in the colour of the good, its rim in the owner's."""
    d = outline(cells)
    return [
        Path(d=d, x=3, y=8, tone="fd-shade"),
        Path(d=d, y=5, tone="fd-tile-side"),
        Path(d=d, tone="fd-tile-face"),
        Path(d=d, tone="fd-gloss"),
        Path(d=outline(cells, 5), tone="fd-tile-rim"),
        Path(d=outline(cells, 7.9, 5), tone="fd-tile-line"),
        Path(d=d, tone="fd-tile-edge"),
    ]


def _hall(cells: tuple[Cell, ...]) -> list[AnyMark]:
    """A prestige building: brass on the colour of its kind."""
    d = outline(cells)
    return [
        Path(d=d, x=4, y=10, tone="fd-shade"),
        Path(d=d, y=7, tone="fd-hall-side"),
        Path(d=d, tone="fd-hall-face"),
        Path(d=d, tone="fd-hall-light"),
        Path(d=outline(cells, 4.5), tone="fd-hall-brass"),
        Path(d=outline(cells, 7, 5), tone="fd-tile-line"),
        Path(d=d, tone="fd-hall-edge"),
    ]


def _ghost(cells: tuple[Cell, ...]) -> list[AnyMark]:
    d = outline(cells, 1)
    return [
        Path(d=d, tone="fd-ghost-glow"),
        Path(d=outline(cells), tone="fd-tile-face fd-ghost-face"),
        Path(d=outline(cells, 5), tone="fd-tile-rim"),
        Path(d=d, tone="fd-ghost-line"),
    ]


def _mini(cells: tuple[Cell, ...]) -> Template:
    """The shape of a tile on a card, ten units a square."""
    w, h = 10 * (1 + max(x for x, _ in cells)), 10 * (1 + max(y for _, y in cells))
    return Template(
        w=w, h=h, marks=[Box(x=10 * x + 0.7, y=10 * y + 0.7, w=8.6, h=8.6, r=2.5, tone="fd-mini") for x, y in cells]
    )


# -- small things --


def plate(seat: int, x: float, y: float, size: float = 14, access: bool = False) -> list[AnyMark]:
    """The shape of a seat on a cream disc: an owner, or with the green ring one who has access."""
    r = size * 0.86
    name = "fd-plate-access" if access else "fd-plate"
    return [
        Art(symbol=name, x=x - r, y=y - r, w=2 * r, h=2 * r, tone=seat_tone(seat)),
        Seat(seat=seat, x=x, y=y, size=size * 0.74),
    ]


def cube(seat: int, x: float, y: float, size: float = 24) -> list[AnyMark]:
    """What was delivered: a cube of whoever delivered it."""
    box = size * 28 / 24
    marks: list[AnyMark] = [
        Art(symbol="fd-cube", x=x - box / 2, y=y - box / 2, w=box, h=box, tone=seat_tone(seat)),
    ]
    if seat >= 0:
        marks.append(Seat(seat=seat, x=x, y=y - size * 0.05, size=size * 0.52, tone="fd-on"))
    return marks


def points(value: int, x: float, y: float, r: float = 8.5) -> Disc:
    return Disc(x=x, y=y, r=r, text=str(value), tone="fd-points")


def card_frame(w: float, h: float, tone: str, head: float) -> list[AnyMark]:
    """A card with a coloured head."""
    return [
        Box(x=1, y=3, w=w, h=h, r=9, tone="fd-card-shade"),
        Box(w=w, h=h, r=9, tone="fd-card"),
        Path(d=f"M0 {head:g}V9a9 9 0 0 1 9-9H{w - 9:g}a9 9 0 0 1 9 9V{head:g}z", tone=f"fd-card-head {tone}"),
        Path(d=f"M0 {head:g}V9a9 9 0 0 1 9-9H{w - 9:g}a9 9 0 0 1 9 9V{head:g}z", tone="fd-card-light"),
        Box(x=0.5, y=0.5, w=w - 1, h=h - 1, r=8.5, tone="fd-card-edge"),
    ]


def white_sign(icon: str, x: float, y: float, size: float) -> Sign:
    return Sign(icon=icon, x=x, y=y, size=size, tone="fd-cream")

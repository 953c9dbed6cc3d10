"""Signs and small drawings of Ghosts that are used many times."""

from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Label, Medal, Path, Sign, Template, Text, Use

from ..rules.facts import BUILDINGS, SKILLS, TASKS, TERRAINS, TRACKS
from .geometry import LAND, REGION_BORDERS

# fmt: off
GOODS: Final[dict[str, str]] = {
    "food": "wheat", "water": "water-drop", "wood": "log", "ore": "ore", "any": "perspective-dice-six-faces-random",
    "pecunia": "two-coins", "valor": "laurels", "exhaustion": "dead-wood",
    "explore": "walking-boot", "contact": "lantern-flame", "harvest": "sickle", "build": "hammer-nails",
}
"""Resources, money, valor and action tokens, and their signs."""
TERRAIN_SIGNS: Final = ("castle", "village", "field", "pine-tree", "peaks", "wave-crest")
BUILDING_SIGNS: Final = ("windmill", "circular-saw", "mining", "water-mill")
SKILL_SIGNS: Final = (
    "laurel-crown", "third-eye", "meditation", "pine-tree", "mountain-climbing", "village", "backpack", "coins",
    "wooden-crate", "barn", "stone-tower", "basket",
)
TASK_SIGNS: Final = dict(zip(TASKS, (
    "stack", "two-coins", "flag-objective", "skills", "windmill", "water-mill", "circular-saw", "mining",
), strict=True))
GHOST_SIGNS: Final = {1: "haunting", 2: "evil-hand", 3: "quicksand"}
REWARD_SIGNS: Final = ("house", "pine-tree", "peaks")
OTHER_SIGNS: Final = ("scales", "open-book", "upgrade", "haunting", "cowled", "laurels")
# fmt: on

VARIANTS: Final = {"plain": 3, "forest": 3, "mountain": 3, "lake": 1, "suburb": 3, "city": 1}
"""How many drawings the art sheet has of each terrain."""

_MISTS: Final = (
    (-210, -150, 230, 52),
    (190, -118, 210, 46),
    (-330, 178, 240, 54),
    (20, 250, 220, 48),
    (120, -296, 200, 44),
)
PILL_W: Final = 52
PILL_H: Final = 27
TOKEN_R: Final = 12.5


def icons() -> list[str]:
    """Every sign of the icon set that Ghosts uses."""
    tables = (GOODS.values(), TERRAIN_SIGNS, BUILDING_SIGNS, SKILL_SIGNS, TASK_SIGNS.values(), GHOST_SIGNS.values())
    return sorted({icon for table in (*tables, REWARD_SIGNS, OTHER_SIGNS) for icon in table})


def templates() -> dict[str, Template]:
    """All drawings that are used many times."""
    drawn = {f"pill-{key}": Template(w=PILL_W, h=PILL_H, marks=_pill(GOODS[key])) for key in ("explore", "harvest")}
    for track in TRACKS:
        drawn[f"on-{track}"] = _square(2 * TOKEN_R, _token(GOODS[track], "gh-on"))
        drawn[f"off-{track}"] = _square(2 * TOKEN_R, _token(GOODS[track], "gh-off"))
    drawn["slot"] = _square(2 * TOKEN_R, [Path(d=_ring(TOKEN_R - 1), x=TOKEN_R, y=TOKEN_R, tone="gh-free")])
    drawn["idle"] = _square(26, [
        Path(d=_ring(12), x=13, y=13, tone="gh-idle"),
        Sign(icon="haunting", x=13, y=13, size=17, tone="gh-idle-sign"),
        Path(d="M4.5 21.5L21.5 4.500", tone="gh-idle-bar"),
    ])  # fmt: skip
    drawn["slab"] = Template(w=1, h=1, marks=_slab())
    drawn["borders"] = Template(w=1, h=1, marks=_borders())
    drawn["ghost"] = Template(w=60, h=60, marks=[Art(symbol="gh-ghost", w=60, h=60)])
    for terrain, name in enumerate(TERRAINS):
        drawn[f"terrain-{name}"] = Template(
            w=100,
            h=100,
            marks=[
                Art(symbol=f"gh-{name}1", w=100, h=100),
                Sign(icon=TERRAIN_SIGNS[terrain], x=84, y=84, size=26, tone="gh-card-sign"),
            ],
        )
    for name in BUILDINGS:
        drawn[f"building-{name}"] = Template(w=60, h=60, marks=[Art(symbol=f"gh-{name}1", w=60, h=60)])
    for skill, name in enumerate(SKILLS):
        drawn[f"skill-{name}"] = _square(64, [Sign(icon=SKILL_SIGNS[skill], x=32, y=32, size=54, tone="gh-card-sign")])
    for task, icon in TASK_SIGNS.items():
        drawn[f"task-{task}"] = _square(64, [Sign(icon=icon, x=32, y=32, size=54, tone="gh-card-sign")])
    for card, icon in GHOST_SIGNS.items():
        drawn[f"ghost-card-{card}"] = _square(64, [Sign(icon=icon, x=32, y=32, size=54, tone="gh-card-sign")])
    return drawn


def _slab() -> list[AnyMark]:
    """The thickness of the land, and its shadow."""
    depths = ((24, "gh-slab-shade"), (17, "gh-slab-shade"), (11, "gh-slab"), (5, "gh-slab-2"), (0, "gh-slab-3"))
    return [Path(d=LAND, y=y, tone=tone) for y, tone in depths]


def _borders() -> list[AnyMark]:
    """The lines between the regions, and mist over them."""
    mists = [Art(symbol="gh-mist", x=x - w / 2, y=y - h / 2, w=w, h=h, tone="gh-mists") for x, y, w, h in _MISTS]
    return [Path(d=REGION_BORDERS, tone="gh-region"), *mists]


def _square(side: float, marks: list[AnyMark]) -> Template:
    return Template(w=side, h=side, marks=marks)


def _ring(r: float) -> str:
    return f"M{-r:.1f} 0a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 1 {-2 * r:.1f} 0z"


def _pill(icon: str) -> list[AnyMark]:
    """The price of a target: the sign left, the figure is the choice's own."""
    return [
        Box(w=PILL_W, h=PILL_H, r=PILL_H / 2, tone="gh-pill"),
        Sign(icon=icon, x=17, y=PILL_H / 2, size=17, tone="gh-pill-sign"),
    ]


def _token(icon: str, tone: str) -> list[AnyMark]:
    return [
        Path(d=_ring(TOKEN_R - 0.5), x=TOKEN_R, y=TOKEN_R, tone=tone),
        Sign(icon=icon, x=TOKEN_R, y=TOKEN_R, size=15, tone=f"{tone}-sign"),
    ]


# -- marks --


def pill(key: str, n: int, x: float, y: float) -> list[AnyMark]:
    """A price round x, y."""
    left, top = x - PILL_W / 2, y - PILL_H / 2
    return [
        Use(template=f"pill-{key}", x=left, y=top),
        Label(text=str(n), x=left + 36, y=top + 19, size=16, tone="gh-pill-n"),
    ]


def harvest_pill(good: str, x: float, y: float) -> list[AnyMark]:
    left, top = x - PILL_W / 2, y - PILL_H / 2
    return [Use(template="pill-harvest", x=left, y=top), Medal(good=good, x=left + 36, y=top + PILL_H / 2, r=10)]


def goods_row(amounts: list[tuple[str, int]], x: float, y: float, r: float) -> list[AnyMark]:
    """Figures and medallions in a row, centred at x."""
    width = len(amounts) * (9 + 2 * r + 2) - 2
    marks: list[AnyMark] = []
    at = x - width / 2
    for key, n in amounts:
        marks.append(Label(text=str(n), x=at, y=y + 4.5, size=13, anchor="start", tone="gh-figure"))
        marks.append(Medal(good=key, x=at + 9 + r, y=y, r=r))
        at += 9 + 2 * r + 2
    return marks


def points(n: int, x: float, y: float, r: float) -> Disc:
    return Disc(text=str(n), x=x, y=y, r=r, tone="gh-valor")


def heading(text: Text | str, x: float, y: float, size: float = 16) -> Label:
    return Label(text=text, x=x, y=y, size=size, anchor="start", tone="gh-card-head")

"""How squares, stacks and tokens of Settlers are drawn: templates of 100 units a side, in three forms.

    m<square>   on the market: cost tab, gift, pennant and points
    p<square>   placed: only what still matters
    s<square>   small, below 60 pixels: the gift alone, larger

No two squares of a kind have the same picture: the art sheet has one for every copy.
"""

from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Medal, Path, Sign, Template, Use

from ..rules.facts import (
    CLASS,
    CLASSES,
    KIND,
    MASTER,
    MASTER_RESOURCE,
    NATURE,
    NEEDS,
    POINTS,
    PRIZE,
    PRODUCES,
    RESOURCES,
    SQUARES,
)

SIDE: Final = 100
"""The side of a square, in all areas."""
PITCH: Final = 104
"""From one square of a land to the next."""
CORNER: Final = 8

# fmt: off
GOODS: Final[dict[str, str]] = {
    "wood": "log", "stone": "stone-block", "plants": "high-grass", "water": "water-drop",
    "iron": "anvil", "gold": "gold-bar", "cloth": "rolled-cloth", "horses": "horse-head", "wine": "grapes",
    "fish": "double-fish", "war": "crossed-swords", "coin": "two-coins", "cart": "cartwheel", "craft": "amphora",
    "master-iron": "anvil", "master-gold": "ring", "master-cloth": "spinning-wheel", "master-horses": "horseshoe",
    "master-wine": "grapes", "master-fish": "fishing-pole",
}
"""Resources and tokens and their signs."""

CLASS_SIGNS: Final = ("forest", "village", "greek-temple", "laurel-crown")

PENNANTS: Final = (
    "barrel", "vine-leaf", "key", "trident", "horseshoe", "house", "spears", "flame", "crown-coin", "lyre", "rose",
    "ship-wheel", "gemini", "gladius", "wheat", "campfire", "caduceus", "trident", "sun", "scythe", "winged-emblem",
    "owl", "double-face-mask", "queen-crown", "lightning-trio",
)
"""The sign of the god on each prize, P-01 to P-25."""
# fmt: on

FIRST_PRIZE: Final = CLASS.index(PRIZE)
COPY: Final = tuple(1 + KIND[:s].count(KIND[s]) for s in range(len(SQUARES)))
"""Which of its kind a square is: the number of its picture."""
TOKEN_GOODS: Final = ("war", "coin", "cart", *(f"master-{RESOURCES[r]}" for r in MASTER_RESOURCE))

NEED_R: Final = 13.2
"""The radius of the medals in the cost tab."""


def need_at(i: int) -> tuple[float, float]:
    """The centre of the medal of the i-th need, on a square as it lies on the market."""
    return NEED_R + 4.2 + i * (2 * NEED_R + 2.4), NEED_R + 4.2


def gift_at(square: int, resource: int) -> tuple[float, float, float]:
    """The centre and radius of the medal of what a placed square gives."""
    if CLASS[square] == NATURE:
        return 50 + (PRODUCES[square].index(resource) - 0.5) * 35, SIDE - 18.4, 14
    return SIDE - 20, SIDE - 20, 16


def templates() -> dict[str, Template]:
    """All drawings that are used many times."""
    drawn = {f"frame-{name}": _template(*_frame(name)) for name in CLASSES}
    for kind, name in enumerate(CLASSES[:3]):
        drawn[f"stack-{name}"] = _template(*_stack(kind))
        drawn[f"spent-{name}"] = _template(_slot(), Sign(icon=CLASS_SIGNS[kind], x=50, y=46, size=44, tone="st-faint"))
    drawn["slot"] = _template(_slot())
    drawn["ruin"] = _template(
        Box(w=SIDE, h=SIDE, r=CORNER, tone="st-ruin"), Art(symbol="st-cracks", x=0, y=0, w=SIDE, h=SIDE)
    )
    for s in range(len(SQUARES)):
        ground = _ground(s)
        drawn[f"m{s}"] = _template(*ground, *_market(s))
        drawn[f"p{s}"] = _template(*ground, *_placed(s))
        drawn[f"s{s}"] = _template(*ground, *_small(s))
    return drawn


def _template(*marks: AnyMark) -> Template:
    return Template(w=SIDE, h=SIDE, marks=list(marks))


def _frame(name: str) -> list[AnyMark]:
    return [
        Box(x=1.5, y=3.5, w=SIDE, h=SIDE, r=CORNER, tone="st-shadow"),
        Box(w=SIDE, h=SIDE, r=CORNER, tone=f"st-{name}"),
        Box(x=0.9, y=0.9, w=SIDE - 1.8, h=SIDE - 1.8, r=CORNER - 0.8, tone="st-light"),
    ]


def _slot() -> Box:
    return Box(x=1, y=1, w=SIDE - 2, h=SIDE - 2, r=CORNER, tone="st-slot")


def _stack(kind: int) -> list[AnyMark]:
    """A closed stack: its edges below it, the sign of its class; the number is the node's own."""
    tone = f"st-{CLASSES[kind]}"
    edges = [Box(x=2.4 * i, y=2.7 * i, w=SIDE, h=SIDE, r=CORNER, tone=f"{tone} st-edge") for i in (3, 2, 1)]
    return [
        *edges,
        Box(w=SIDE, h=SIDE, r=CORNER, tone=tone),
        Art(symbol="st-sheen", w=SIDE, h=SIDE),
        Box(x=6, y=6, w=SIDE - 12, h=SIDE - 12, r=6, tone="st-rim"),
        Box(x=10, y=10, w=SIDE - 20, h=SIDE - 20, r=4, tone="st-rim st-thin"),
        Sign(icon=CLASS_SIGNS[kind], x=50, y=40, size=44, tone="st-white"),
    ]


def _ground(s: int) -> list[AnyMark]:
    """Frame and picture."""
    edge, inner = 4.2, SIDE - 8.4
    return [
        Use(template=f"frame-{CLASSES[CLASS[s]]}"),
        Art(symbol=f"st-{KIND[s]}-{COPY[s]}", x=edge, y=edge, w=inner, h=inner, tone="art"),
        Art(symbol="st-vignette", x=edge, y=edge, w=inner, h=inner),
    ]


def _market(s: int) -> list[AnyMark]:
    marks: list[AnyMark] = []
    if NEEDS[s]:
        width, height = len(NEEDS[s]) * (2 * NEED_R + 2.4) + 5.4, 2 * NEED_R + 8
        marks.append(
            Path(
                d=f"M0 8a8 8 0 0 1 8-8h{width - 8:.1f}v{height - 8:.1f}a8 8 0 0 1-8 8H0z",
                tone=f"st-{CLASSES[CLASS[s]]}",
            )
        )
        for i, need in enumerate(NEEDS[s]):
            x, y = need_at(i)
            marks.append(Medal(good=RESOURCES[need], x=x, y=y, r=NEED_R))
    if CLASS[s] == PRIZE:
        return [*marks, *_pennant(s, 82, 24), _points(s, 78, 78, 18)]
    if CLASS[s] == NATURE:
        return [*marks, *_either(s, 15.6)]
    return [*marks, _gift(s, 78.6, 17.2)]


def _placed(s: int) -> list[AnyMark]:
    if CLASS[s] == PRIZE:
        return [*_pennant(s, 84, 20), _points(s, 79.5, 79.5, 17)]
    if CLASS[s] == NATURE:
        return _either(s, 14)
    return [_gift(s, SIDE - 20, 16)]


def _small(s: int) -> list[AnyMark]:
    if CLASS[s] == PRIZE:
        return [_points(s, 71, 71, 23.5)]
    if CLASS[s] == NATURE:
        return [
            Medal(good=RESOURCES[r], x=50 + (i - 0.5) * 43, y=74, r=20.2, tone="ring-gilt")
            for i, r in enumerate(PRODUCES[s])
        ]
    return [_gift(s, 71, 23.5)]


def _gift(s: int, at: float, r: float) -> Medal:
    return Medal(good=RESOURCES[PRODUCES[s][0]], x=at, y=at, r=r, tone="ring-gilt")


def _points(s: int, x: float, y: float, r: float) -> Disc:
    return Disc(x=x, y=y, r=r, text=str(POINTS[s]), tone="st-points")


def _either(s: int, r: float) -> list[AnyMark]:
    """A nature square gives one or the other (S-40): two medals with a stroke between."""
    gap = 7 * r / 14
    width, middle = 4 * r + gap + 8, SIDE - r - 4.4
    return [
        Box(x=50 - width / 2, y=middle - r - 2.4, w=width, h=2 * r + 4.8, r=r + 2.4, tone="st-nature st-capsule"),
        Path(
            d=f"M{50 + gap * 0.37:.1f} {middle - r * 0.7:.1f}L{50 - gap * 0.37:.1f} {middle + r * 0.7:.1f}",
            tone="st-or",
        ),
        *(Medal(good=RESOURCES[p], x=50 + (i - 0.5) * (2 * r + gap), y=middle, r=r) for i, p in enumerate(PRODUCES[s])),
    ]


def _pennant(s: int, x: float, w: float) -> list[AnyMark]:
    """The god's pennant in the upper right corner."""
    top, half = 3.2, w / 2
    cloth = f"M{-half:.1f} 0h{w:.1f}v{w * 1.42:.1f}l{-half:.1f} {-w * 0.3:.1f}l{-half:.1f} {w * 0.3:.1f}z"
    return [
        Path(d=cloth, x=x + 1, y=top + 2, tone="st-shadow"),
        Path(d=cloth, x=x, y=top, tone="st-pennant"),
        Sign(icon=PENNANTS[s - FIRST_PRIZE], x=x, y=top + w * 0.53, size=w * 0.82, tone="st-pennant-sign"),
    ]


def icons() -> list[str]:
    """Every sign of the icon set that Settlers uses."""
    return sorted({*GOODS.values(), *CLASS_SIGNS, *PENNANTS, *OTHER_ICONS})


OTHER_ICONS: Final = ("card-draw", "card-exchange", "castle-ruins", "laurels")


def token_icon(token: int) -> str:
    """A master's own sign; the others have that of their good."""
    return GOODS[TOKEN_GOODS[token]] if token >= MASTER else ""

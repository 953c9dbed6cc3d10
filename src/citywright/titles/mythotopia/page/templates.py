"""Signs and templates of Mythotopia: medals of the five symbols, cards, the wealth of the map."""

from typing import Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Label, Medal, Path, Seat, Sign, Template, Text, Use

from ..rules.facts import CARDS, COUNT, KIND, SIZE, STARTING, SYMBOLS
from ..words.names import CARD_KIND, CARD_SHORT, DEED_SHORT, DEEDS
from .geometry import HEIGHT, WIDTH, medal_at, outline_in

# fmt: off
GOODS: Final[dict[str, str]] = {
    "food": "wheat", "stone": "stone-block", "gold": "gold-bar", "army": "crested-helmet", "ship": "caravel",
    "vp": "laurels",
}
"""Symbols of the cards and their signs."""

CARD_SIGNS: Final[dict[str, str]] = {
    "alchemist": "bubbling-flask", "army": "swords-emblem", "build": "hammer-nails", "cavalry": "cavalry",
    "counsellor": "conversation", "diplomat": "shaking-hands", "farming": "plow", "general": "crested-helmet",
    "gold_mine": "gold-mine", "hero": "sword-brandish", "levies": "spears", "limes": "defensive-wall",
    "marauders": "robber", "market": "shop", "mercenary": "halberd", "merchant": "weight-scale",
    "militia": "pitchfork", "mystic": "crystal-ball", "philosopher": "classical-knowledge", "portal": "magic-portal",
    "providence": "all-seeing-eye", "quarry": "stone-pile", "queen": "queen-crown", "ranger": "bowman",
    "reserve_army": "shield-echoes", "scribe": "scroll-quill", "ship": "caravel", "warehouse": "warehouse",
    "water_mill": "water-mill",
}
DEED_SIGNS: Final = (
    "flying-flag", "rally-the-troops", "return-arrow", "caravel", "anchor", "crossed-swords", "cash", "upgrade",
    "card-pickup", "card-discard", "card-burn", "receive-money", "empty-hourglass", "checkered-flag", "stone-path",
)
"""In the order of the actions, the road move last."""
VP_SIGNS: Final = (
    "castle", "stone-path", "white-tower", "locked-fortress", "checked-shield", "freemasonry", "dragon-head",
    "island", "ship-wheel", "receive-money", "tavern-sign", "rune-stone", "swords-emblem",
)
FORCE_SIGNS: Final = (
    "crested-helmet", "halberd", "caravel", "white-tower", "hills", "card-play", "shield", "dragon-head",
)
"""The parts of a strength: armies, mercenaries, ships, castle, terrain, Reserve cards; printed, dragon."""
OTHER_SIGNS: Final = (
    "tower-flag", "village", "castle", "shield", "peaks", "dragon-head", "rune-stone", "crossed-swords", "laurels",
    "card-random", "hills", "padlock", "perspective-dice-six-faces-random",
)
# fmt: on

CARD_W: Final = 92
CARD_H: Final = 128
ART_H: Final = 70
_MEDAL_R: Final = 10.5
TOKEN_R: Final = 8.2
DEED_W: Final = 86
DEED_H: Final = 52
SEATS: Final = 4
HOLDS: Final = {"town": (34, 9, 3.5), "city": (44, 10, 1), "citadel": (44, 10, 2)}
"""What a player holds a province by: its size, that of the emblem on it, and how far below the middle it stands."""


def sign_of(card: int) -> str:
    """The sign of a card that is not a province."""
    name = CARDS[card]
    if name in STARTING:
        name = name.removeprefix("start_").removesuffix("_2")
    return CARD_SIGNS[name]


def symbols_of(card: int) -> list[str]:
    """The symbols on a card, one by one."""
    return [symbol for kind, symbol in enumerate(SYMBOLS) for _ in range(COUNT[kind][card])]


def templates() -> dict[str, Template]:
    """All drawings that are used many times."""
    drawn = {f"card-{card}": Template(w=CARD_W, h=CARD_H, marks=_card(card)) for card in range(len(CARDS))}
    wealth: list[AnyMark] = []
    for p in range(SIZE):
        x, y = medal_at(p)
        wealth.append(Medal(good=symbols_of(p)[0], x=x, y=y, r=_MEDAL_R))
    drawn["wealth"] = Template(w=WIDTH, h=HEIGHT, marks=wealth)
    for seat in range(SEATS):
        for kind, (w, size, up) in HOLDS.items():
            emblem = Seat(seat=seat, x=w / 2, y=w / 2 + up, size=size, tone="my-emblem")
            drawn[f"{kind}-{seat}"] = Template(w=w, h=w, marks=[piece(kind, seat, 0, 0, w, w), emblem])
        emblem = Seat(seat=seat, x=7, y=7, size=7, tone="my-emblem")
        drawn[f"army-{seat}"] = Template(w=26, h=27, marks=[piece("army", seat, 0, 0, 26, 27), emblem])
    drawn["neutral"] = Template(w=28, h=29, marks=[piece("neutral", -1, 0, 0, 28, 29)])
    drawn["castle"] = Template(w=28, h=30, marks=[Art(symbol="my-castle", w=28, h=30)])
    for value in range(4):
        token = Disc(r=TOKEN_R, text=str(value) if value else "", tone="my-token" if value else "my-token-gone")
        drawn[f"token-{value}"] = Template(w=0, h=0, marks=[token])
    for deed in range(len(DEEDS)):
        drawn[f"deed-{deed}"] = Template(w=DEED_W, h=DEED_H, marks=_deed(deed))
    drawn["slot"] = Template(w=CARD_W, h=CARD_H, marks=[Box(x=1, y=1, w=CARD_W - 2, h=CARD_H - 2, r=9, tone="my-slot")])
    return drawn


def _deed(deed: int) -> list[AnyMark]:
    return [
        Box(x=1, y=1, w=DEED_W - 8, h=DEED_H - 2, r=8, tone="my-deed"),
        Sign(icon=DEED_SIGNS[deed], x=DEED_W / 2 - 3, y=13, size=17, tone="my-deed-sign"),
        Label(text=DEED_SHORT[deed], x=DEED_W / 2 - 3, y=32, size=12, wrap=DEED_W - 14, rows=2, tone="my-deed-word"),
    ]


def _card(card: int) -> list[AnyMark]:
    """A card: picture, name, kind, and its symbols over the edge of the picture."""
    kind = KIND[card]
    marks: list[AnyMark] = [
        Box(x=1.5, y=3, w=CARD_W, h=CARD_H, r=9, tone="my-shadow"),
        Box(w=CARD_W, h=CARD_H, r=9, tone="my-card"),
    ]
    if card < SIZE:
        x, y, d = outline_in(card, 6, 5, CARD_W - 12, ART_H - 10)
        marks += [
            Path(
                d=f"M0 9a9 9 0 0 1 9-9h{CARD_W - 18}a9 9 0 0 1 9 9v{ART_H - 9}h-{CARD_W}z", tone="my-pane my-sea-pane"
            ),
            Path(d=d, x=x, y=y, tone=f"my-land-pane my-of-{symbols_of(card)[0]}"),
        ]
    else:
        marks += [
            Path(d=f"M0 9a9 9 0 0 1 9-9h{CARD_W - 18}a9 9 0 0 1 9 9v{ART_H - 9}h-{CARD_W}z", tone="my-pane"),
            Sign(icon=sign_of(card), x=CARD_W / 2, y=ART_H / 2 - 3, size=50, tone="my-pane-sign"),
        ]
    marks += [
        Box(y=ART_H, w=CARD_W, h=3, tone=f"my-edge-{kind}"),
        Box(x=0.6, y=0.6, w=CARD_W - 1.2, h=CARD_H - 1.2, r=8.6, tone="my-card-line"),
    ]
    for i, symbol in enumerate(symbols_of(card)):
        marks.append(Medal(good=symbol, x=15 + i * 22, y=ART_H - 6, r=_MEDAL_R))
    marks += [
        Label(text=CARD_SHORT[card], x=CARD_W / 2, y=ART_H + 26, size=15, tone="my-card-name"),
        Label(text=Text(f"{CARD_KIND[card].id}.short"), x=CARD_W / 2, y=ART_H + 45, size=12, tone="my-card-kind"),
    ]
    return marks


def icons() -> list[str]:
    """Every sign of the icon set that Mythotopia uses."""
    return sorted({*GOODS.values(), *CARD_SIGNS.values(), *DEED_SIGNS, *VP_SIGNS, *FORCE_SIGNS, *OTHER_SIGNS})


def card_use(card: int) -> Use:
    return Use(template=f"card-{card}")


def seat_tone(seat: int) -> str:
    """The classes that give a seat's colours; nobody's pieces are cream."""
    return f"seat seat-{seat + 1}" if seat >= 0 else "my-nobody"


def piece(symbol: str, seat: int, x: float, y: float, w: float, h: float) -> Art:
    return Art(symbol=f"my-{symbol}", x=x, y=y, w=w, h=h, tone=seat_tone(seat))

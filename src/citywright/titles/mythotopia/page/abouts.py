"""What every thing on the table of Mythotopia is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.scene import About, Text

from ..rules.facts import (
    CARDS,
    COAST,
    NEAR,
    PROVINCES,
    RUGGED,
    SEAS,
    SEAS_OF,
    SIZE,
    STARTING,
    STRENGTH,
    SYMBOLS,
    VP_CARDS,
    bits,
)
from ..words.names import CARD, CARD_KIND, DEED, DEEDS, PROVINCE, SEA, SYMBOL, VP, listed
from .templates import symbols_of

# fmt: off
_CARD_RULES: Final[dict[str, tuple[int, ...]]] = {
    "alchemist": (193, 194), "army": (195, 96), "build": (197, 198, 199, 200), "cavalry": (216, 190),
    "counsellor": (217, 218, 219, 220), "diplomat": (221, 222, 223, 224), "farming": (225, 192, 304),
    "general": (229, 189),
    "gold_mine": (226, 192, 304), "hero": (230, 231), "levies": (228, 192, 304), "limes": (232, 190),
    "marauders": (233, 186),
    "market": (196, 76), "mercenary": (234, 235, 236, 237), "merchant": (238, 239), "militia": (240, 186),
    "mystic": (241, 186), "philosopher": (242, 243), "portal": (244, 245, 277), "providence": (246, 247),
    "quarry": (227, 192, 304), "queen": (248, 190), "ranger": (249, 250, 251, 252),
    "reserve_army": (253, 254, 255, 294),
    "scribe": (258, 259, 260, 261, 262, 300), "ship": (256, 257, 92), "warehouse": (263, 264, 265),
    "water_mill": (266, 267),
}
_VP_RULES: Final = (
    (51, 52, 203), (53, 290), (54, 290), (55, 283), (56, 299), (57,), (58, 132), (59, 60, 61), (62, 63), (64, 176),
    (65,), (66,), (67, 68),
)
_DEED_RULES: Final = (
    (90, 91, 94, 95), (106, 107, 108), (113, 114, 285), (115, 116), (119,), (120, 123, 124, 125), (150, 151, 153),
    (155, 156, 158, 159, 160), (161, 162, 163), (168, 169), (170, 174, 286), (64, 176), (177,),
    (178, 179, 180, 181, 306), (212, 213),
)
_THINGS: Final[dict[str, tuple[int, ...]]] = {
    "army": (127, 146, 148), "ships": (128, 117, 147), "war": (123, 124, 125, 126), "road": (210, 212, 214, 215),
    "border": (83, 84, 85, 86), "slot": (162, 165), "deck": (70, 74), "discard": (82, 156), "provinces": (46, 44),
    "supply": (97, 153), "tokens": (49, 50, 179),
}
# fmt: on


def _clauses(numbers: tuple[int, ...]) -> list[str]:
    return [f"M-{n}" for n in numbers]


def abouts() -> dict[str, About]:
    told = {f"province-{name}": _province(p) for p, name in enumerate(PROVINCES)}
    for card in range(SIZE, len(CARDS)):
        name = CARDS[card].removeprefix("start_").removesuffix("_2") if CARDS[card] in STARTING else CARDS[card]
        told[f"card-{card}"] = About(
            name=CARD[card],
            kind=CARD_KIND[card],
            text=Text(f"{CARD[card].id}.about"),
            template=f"card-{card}",
            goods=list(dict.fromkeys(symbols_of(card))),
            rules=_clauses(_CARD_RULES[name]),
        )
    for sea, name in enumerate(SEAS):
        told[f"sea-{name}"] = About(
            name=SEA[sea],
            kind=Text("about-kind-sea"),
            text=Text("about-sea", {"coast": listed([PROVINCE[p] for p in bits(COAST[sea])])}),
            rules=_clauses((89, 116, 117, 118)),
        )
    for i, name in enumerate(VP_CARDS):
        told[f"vp-{name}"] = About(
            name=VP[i], kind=Text("about-kind-vp"), text=Text(f"{VP[i].id}.about"), rules=_clauses(_VP_RULES[i])
        )
    for i, name in enumerate(DEEDS):
        told[f"deed-{name}"] = About(
            name=DEED[i], kind=Text("about-kind-deed"), text=Text(f"{DEED[i].id}.about"), rules=_clauses(_DEED_RULES[i])
        )
    for name, rules in _THINGS.items():
        told[name] = About(
            name=Text(f"about-{name}"),
            kind=Text("about-kind-piece"),
            text=Text(f"about-{name}.text"),
            rules=_clauses(rules),
        )
    return told


def _province(p: int) -> About:
    near = NEAR[0][p] | NEAR[1][p] | NEAR[2][p]
    symbol = symbols_of(p)[0]
    return About(
        name=PROVINCE[p],
        kind=Text("about-kind-province"),
        text=Text(
            "about-province",
            {
                "symbol": SYMBOL[SYMBOLS.index(symbol)],
                "strength": STRENGTH[p],
                "rugged": RUGGED >> p & 1,
                "seas": listed([SEA[sea] for sea in SEAS_OF[p]]) if SEAS_OF[p] else "none",
                "near": listed([PROVINCE[q] for q in bits(near)]),
            },
        ),
        template=f"card-{p}",
        goods=[symbol],
        rules=_clauses((46, 47, 131, 87) if RUGGED >> p & 1 else (46, 47, 131)),
    )

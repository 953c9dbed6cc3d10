"""What every thing on the table of Settlers is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.scene import About, Text

from ..rules.facts import (
    CITY,
    CLASS,
    CLASSES,
    GAINS,
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
    TOKENS,
    VILLAGE,
)
from ..words.messages import RESOURCE, RESOURCE_ACC, SQUARE, TOKEN, Args, listed, listed_or
from .templates import TOKEN_GOODS

# fmt: off
_RULES: Final = {
    "nature": ["S-39", "S-40", "S-42"], "village": ["S-35", "S-36", "S-42"],
    "city": ["S-35", "S-44", "S-45", "S-46"], "prize": ["S-35", "S-48", "S-71"],
    "stack": ["S-18", "S-20", "S-21"], "stack-nature": ["S-18", "S-20", "S-21", "S-49"],
    "slot": ["S-20", "S-59"], "gap": ["S-59", "S-63"],
    "picked": ["S-8", "S-10"], "pick": ["S-9", "S-10", "S-11"],
    "cell": ["S-36", "S-35"], "corner": ["S-37", "S-36"], "side": ["S-11", "S-119"],
    "junction": ["S-100", "S-102", "S-131"], "union": ["S-102", "S-103", "S-107", "S-132"],
    "ruined": ["S-82", "S-83", "S-85", "S-128"], "coin-lying": ["S-95", "S-96", "S-60"],
    "master-lying": ["S-113", "S-114"],
    "war": ["S-79", "S-80", "S-82"], "coin": ["S-88", "S-89", "S-95", "S-96"], "cart": ["S-100", "S-102", "S-109"],
    "master": ["S-112", "S-113", "S-114"], "bank": ["S-44", "S-126"], "masters": ["S-110", "S-111", "S-15"],
}
# fmt: on

_THINGS: Final = (
    *("slot", "gap", "picked", "pick", "cell", "corner", "side", "junction", "union"),
    *("ruined", "coin-lying", "master-lying"),
)

BANK: Final = ("war", "coin", "cart", "craft")
"""The piles of tokens on the table, by their goods."""


def about_of(s: int) -> str:
    """The about of a square: one for a kind, or its own where it has needs of its own."""
    return KIND[s] if CLASS[s] in (NATURE, VILLAGE) else SQUARES[s]


def abouts() -> dict[str, About]:
    told = {about_of(s): _square(s) for s in reversed(range(len(SQUARES)))}
    for name in CLASSES[:3]:
        told[f"stack-{name}"] = About(
            name=Text(f"class-{name}.stack"),
            kind=Text("about-kind-stack"),
            text=Text(f"about-stack-{name}"),
            template=f"stack-{name}",
            rules=_RULES.get(f"stack-{name}", _RULES["stack"]),
        )
    for name in _THINGS:
        told[name] = About(
            name=Text(f"about-{name}"),
            kind=Text(f"about-{name}.kind"),
            text=Text(f"about-{name}.text"),
            rules=_RULES[name],
        )
    for token in range(len(TOKENS)):
        told[f"token-{TOKEN_GOODS[token]}"] = _token(token)
    for pile in BANK:
        told[f"pile-{pile}"] = About(
            name=Text(f"pile-{pile}"),
            kind=Text("about-kind-pile"),
            text=Text("about-masters" if pile == "craft" else "about-bank"),
            goods=[pile],
            rules=_RULES["masters" if pile == "craft" else "bank"],
        )
    return told


def _square(s: int) -> About:
    kind = CLASSES[CLASS[s]]
    args: Args = {}
    if NEEDS[s]:
        args["needs"] = listed([RESOURCE[r] for r in NEEDS[s]])
    if PRODUCES[s]:
        args["gives"] = listed_or(PRODUCES[s])
    if CLASS[s] == CITY:  # a token once, the resource every turn: two things of the same name (S-45)
        args["token"] = Text("about-any-master") if GAINS[s] == MASTER else TOKEN[GAINS[s]]
        args["gives"] = RESOURCE[PRODUCES[s][0]]
    if CLASS[s] == PRIZE:
        args["points"] = POINTS[s]
    return About(
        name=SQUARE[s],
        kind=Text(f"about-kind-{kind}", {"points": POINTS[s]} if CLASS[s] == PRIZE else {}),
        text=Text(f"about-{kind}", args),
        template=f"m{s}",
        goods=[RESOURCES[r] for r in (*NEEDS[s], *PRODUCES[s])],
        rules=_RULES[kind],
    )


def _token(token: int) -> About:
    if token < MASTER:
        name = TOKENS[token]
        return About(
            name=TOKEN[token],
            kind=Text("about-kind-token"),
            text=Text(f"about-{name}"),
            goods=[TOKEN_GOODS[token]],
            rules=_RULES[name],
        )
    resource = MASTER_RESOURCE[token - MASTER]
    return About(
        name=TOKEN[token],
        kind=Text("about-kind-master"),
        text=Text("about-master", {"gives": RESOURCE_ACC[resource]}),
        goods=[TOKEN_GOODS[token], RESOURCES[resource]],
        rules=_RULES["master"],
    )

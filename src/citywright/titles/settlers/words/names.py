"""The facts of Settlers in words."""

from typing import Final

from citywright.texts.catalogue import Texts
from citywright.texts.ids import kebab

from ..rules.facts import (
    CITY,
    CLASS,
    CLASSES,
    KIND,
    MASTER,
    NATURE,
    NEEDS,
    POINTS,
    PRIZE,
    PRODUCES,
    RESOURCES,
    SQUARES,
    TOKENS,
)
from ..rules.facts import DIRECTIONS as _DIRECTIONS

SQUARE_IDS: Final = tuple(
    f"square-{kebab(name)}" if CLASS[s] == PRIZE else f"kind-{kebab(KIND[s])}" for s, name in enumerate(SQUARES)
)
"""The message that names a square: prizes have names of their own, the others that of their kind."""
TOKEN_IDS: Final = tuple(f"token-{kebab(name)}" for name in TOKENS)
DIRECTIONS: Final = tuple(f"direction-{name}" for name in _DIRECTIONS)
ENDINGS: Final = ("prizes", "stacks", "agreement")
"""In the order of the event `finished`."""

WORDS: Final = tuple(
    dict.fromkeys(
        (
            "title",
            "title-short",
            *(f"resource-{name}" for name in RESOURCES),
            *(f"class-{name}" for name in CLASSES),
            *(f"kind-{kebab(kind)}" for kind in KIND),
            *SQUARE_IDS,
            *TOKEN_IDS,
            *DIRECTIONS,
        )
    )
)


def square(texts: Texts, s: int) -> str:
    return texts.word(SQUARE_IDS[s])


def square_acc(texts: Texts, s: int) -> str:
    return texts.word(SQUARE_IDS[s], "acc")


def square_needing(texts: Texts, s: int) -> str:
    """A square by its name; where squares of one kind differ in their needs, the needs are named too (S-24)."""
    return _with_needs(texts, s, square(texts, s))


def square_needing_acc(texts: Texts, s: int) -> str:
    return _with_needs(texts, s, square_acc(texts, s))


def _with_needs(texts: Texts, s: int, name: str) -> str:
    if CLASS[s] != CITY:
        return name
    return texts.say("square-needing", square=name, needs=texts.listed([resource(texts, r) for r in NEEDS[s]]))


def square_short(texts: Texts, s: int) -> str:
    return texts.word(SQUARE_IDS[s], "short")


def resource(texts: Texts, r: int) -> str:
    return texts.word(f"resource-{RESOURCES[r]}")


def resource_acc(texts: Texts, r: int) -> str:
    return texts.word(f"resource-{RESOURCES[r]}", "acc")


def resource_short(texts: Texts, r: int) -> str:
    return texts.word(f"resource-{RESOURCES[r]}", "short")


def token(texts: Texts, t: int) -> str:
    return texts.word(TOKEN_IDS[t])


def token_acc(texts: Texts, t: int) -> str:
    return texts.word(TOKEN_IDS[t], "acc")


def master_acc(texts: Texts, m: int) -> str:
    return token_acc(texts, MASTER + m)


def direction(texts: Texts, d: int) -> str:
    return texts.word(DIRECTIONS[d])


def direction_log(texts: Texts, d: int) -> str:
    return texts.word(DIRECTIONS[d], "log")


def ending(texts: Texts, how: int) -> str:
    return texts.say(f"ending-{ENDINGS[how]}")


def recipe(texts: Texts, s: int) -> str:
    """What a square needs and gives: `wood + stone → iron`, `iron + war ★★`; a nature square gives one of two."""
    if CLASS[s] == NATURE:
        return "/".join(resource(texts, r) for r in PRODUCES[s])
    needs = " + ".join(resource(texts, r) for r in NEEDS[s])
    return f"{needs} {stars(s)}" if CLASS[s] == PRIZE else f"{needs} → {resource(texts, PRODUCES[s][0])}"


def product(texts: Texts, s: int) -> str:
    """What a square is worth to its owner, in a few letters."""
    if CLASS[s] == PRIZE:
        return stars(s)
    if CLASS[s] == NATURE:
        return "/".join(resource_short(texts, r) for r in PRODUCES[s])
    return resource(texts, PRODUCES[s][0])


def alike(squares: list[int]) -> list[tuple[int, int]]:
    """Squares that differ in nothing but their picture, in order: the first of them, and how many there are."""
    found: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    for s in sorted(squares):
        found.setdefault((KIND[s], NEEDS[s]), []).append(s)
    return [(group[0], len(group)) for group in found.values()]


def stars(s: int) -> str:
    return "★" * POINTS[s]

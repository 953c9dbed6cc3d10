"""The facts of Founders in words."""

from typing import Final

from citywright.texts.catalogue import Texts
from citywright.texts.ids import kebab

from ..rules.facts import (
    ACHIEVEMENTS,
    CARDS,
    DECKS,
    FIRST_ADVISER,
    GOODS,
    HIDDEN,
    PRESTIGE,
    QUARTERS,
    RACES,
    TERRAINS,
    TYPES,
)
from ..rules.verbs import BASIC_ACTIONS

GOOD_IDS: Final = tuple(f"good-{name}" for name in GOODS)
RACE_IDS: Final = tuple(f"race-{name}" for name in RACES)
CARD_IDS: Final = (*(f"card-{kebab(name)}" for name in CARDS), "card-hidden")
"""The action cards, the advisers, and a card that lies face down."""
PRESTIGE_IDS: Final = tuple(f"prestige-{kebab(name)}" for name in PRESTIGE)
SLOT_IDS: Final = (*PRESTIGE_IDS, "race-slot")
"""Where a worker can go: on the card of a building, or on one's own people."""
ACHIEVEMENT_IDS: Final = tuple(f"achievement-{kebab(name)}" for name in ACHIEVEMENTS)
QUARTER_IDS: Final = tuple(f"quarter-{kebab(name.replace(' ', '_'))}" for name in QUARTERS)
BASIC_IDS: Final = tuple(f"basic-{name}" for name in BASIC_ACTIONS)
TERRAIN_IDS: Final = tuple(f"terrain-{name}" for name in TERRAINS)
ENDINGS: Final = ("completed", "blocked", "won", "lost", "unpaid")

assert len(CARD_IDS) - 1 == HIDDEN

WORDS: Final = (
    "title",
    "title-short",
    "owner-neutral",
    "good-coin",
    "good-temp",
    "good-perm",
    *GOOD_IDS,
    *RACE_IDS,
    *CARD_IDS,
    *SLOT_IDS,
    *ACHIEVEMENT_IDS,
    *(f"deck-{name}" for name in DECKS),
    *QUARTER_IDS,
    *BASIC_IDS,
    *TERRAIN_IDS,
    *(f"type-{name}" for name in TYPES),
    *(f"city-event-{name}" for name in RACES),
    *(f"city-event-{name}-text" for name in RACES),
    *(f"city-event-{name}-a" for name in RACES),
    *(f"city-event-{name}-b" for name in RACES),
)


def good(texts: Texts, number: int) -> str:
    return texts.word(GOOD_IDS[number])


def good_acc(texts: Texts, number: int) -> str:
    return texts.word(GOOD_IDS[number], "acc")


def race(texts: Texts, number: int) -> str:
    return texts.word(RACE_IDS[number])


def card(texts: Texts, number: int) -> str:
    return texts.word(CARD_IDS[number])


def adviser(texts: Texts, number: int) -> str:
    return texts.word(CARD_IDS[FIRST_ADVISER + number])


def adviser_acc(texts: Texts, number: int) -> str:
    return texts.word(CARD_IDS[FIRST_ADVISER + number], "acc")


def prestige(texts: Texts, number: int) -> str:
    return texts.word(PRESTIGE_IDS[number])


def slot(texts: Texts, number: int) -> str:
    return texts.word(SLOT_IDS[number])


def achievement(texts: Texts, number: int) -> str:
    return texts.word(ACHIEVEMENT_IDS[number])


def terrain(texts: Texts, number: int) -> str:
    return texts.word(TERRAIN_IDS[number])


def place(texts: Texts, number: int) -> int:
    """The place of a proposal, counted from one."""
    return number + 1

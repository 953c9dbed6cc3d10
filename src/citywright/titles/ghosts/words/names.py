"""Every word the facts of Ghosts need."""

from typing import Final

from ..rules.facts import RESOURCES, TRACKS
from .messages import BUILDING, GHOST_CARD, MODE, REGION, RESOURCE, REWARD, SKILL, SOURCE, TASK, TERRAIN, TOKEN, TRACK

AMOUNTS: Final = (*RESOURCES, "any", "pecunia", "valor", *TRACKS)
"""What is counted in words: `amount-wood`."""

WORDS: Final = (
    "title",
    "title-short",
    *(
        text.id
        for group in (
            TERRAIN,
            RESOURCE,
            BUILDING,
            TRACK,
            TOKEN,
            SKILL,
            TASK.values(),
            GHOST_CARD.values(),
            REGION,
            REWARD,
        )
        for text in group
    ),
    *(text.id for group in (MODE, SOURCE) for text in group),
    *(f"amount-{key}" for key in AMOUNTS),
    *(f"sold-{key}" for key in RESOURCES),
)

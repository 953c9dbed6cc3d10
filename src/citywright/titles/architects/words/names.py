"""Every word the facts of Architects need."""

from typing import Final

from citywright.texts.ids import kebab

from ..rules.facts import APPRENTICES, BOARDS, BUILDINGS, GOODS, PLACES, RIVALS, SKILLS

WORDS: Final = tuple(
    dict.fromkeys(
        (
            "title",
            "title-short",
            *(f"good-{name}" for name in (*GOODS, "virtue", "card", "debt", "paid", "tax")),
            *(f"skill-{name}" for name in SKILLS),
            *(f"place-{kebab(name)}" for name in (*PLACES, "black_market", "cathedral")),
            *(f"apprentice-{name.rpartition('-')[0]}" for name in APPRENTICES),
            *(f"power-{name}" for name in APPRENTICES),
            *(f"building-{name}" for name in BUILDINGS),
            *(f"effect-{name}" for name in BUILDINGS),
            *(f"board-{name}" for name in BOARDS),
            *(f"rival-{name}" for name in RIVALS),
        )
    )
)

"""What every thing on the table of Architects is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.architects.say import (
    APPRENTICE,
    BOARD,
    BOARD_TEXT,
    BUILDING,
    EFFECT,
    PLACE,
    POWER,
    SKILL,
    SKILLS_OF,
    listed,
)
from citywright.display.scene import About, Text
from citywright.display.texts import kebab
from citywright.games.architects.facts import (
    APPRENTICES,
    BASE_APPRENTICES,
    BASE_BUILDINGS,
    BOARDS,
    BUILDINGS,
    COST,
    GOODS,
    PLACES,
    VP,
    amounts,
)

# fmt: off
_RULES: Final = {
    "quarry": ["A-50", "A-42"], "forest": ["A-51", "A-42"], "mines": ["A-54", "A-55", "A-57"],
    "silversmith": ["A-52", "A-42"], "storehouse": ["A-59", "A-60", "A-61", "A-64"],
    "workshop": ["A-66", "A-67", "A-71", "A-84"], "town_centre": ["A-88", "A-90", "A-91", "A-93"],
    "tax_stand": ["A-102", "A-103", "A-104"], "guardhouse": ["A-115", "A-116", "A-117", "A-118", "A-122"],
    "black_market_a": ["A-107", "A-114", "A-161"], "black_market_b": ["A-108", "A-109", "A-111", "A-161"],
    "black_market_c": ["A-112", "A-114", "A-161"], "guildhall": ["A-129", "A-132", "A-135", "A-177"],
    "prison": ["A-47", "A-117", "A-172"],
    "cathedral": ["A-141", "A-142", "A-143", "A-146", "A-163"], "virtue": ["A-152", "A-158", "A-161", "A-163"],
    "rewards": ["A-144", "A-145"], "rack": ["A-66", "A-72", "A-74", "A-77"],
    "workers": ["A-30", "A-33"], "captives": ["A-91", "A-116"], "debt": ["A-122", "A-126", "A-156"],
    "hand": ["A-85", "A-86"], "scheme": ["N-3", "N-4", "N-12", "N-17"], "plan": ["N-2", "N-5", "N-6"],
}
# fmt: on
_THINGS: Final = ("cathedral", "virtue", "rewards", "rack", "workers", "captives", "debt", "hand", "scheme", "plan")


def abouts() -> dict[str, About]:
    told: dict[str, About] = {}
    for place, name in enumerate(PLACES):
        told[f"place-{name}"] = About(
            name=PLACE[place],
            kind=Text("about-kind-place"),
            text=Text(f"about-{kebab(name)}"),
            rules=_RULES[name],
        )
    for name in _THINGS:
        told[name] = About(name=Text(f"thing-{name}"), text=Text(f"about-{name}"), rules=_RULES[name])
    for card in range(len(BUILDINGS)):
        told[f"b{card}"] = _building(card)
    for apprentice in range(len(APPRENTICES)):
        told[f"a{apprentice}"] = About(
            name=APPRENTICE[apprentice],
            kind=Text("about-kind-apprentice"),
            text=POWER[apprentice],
            template=f"a{apprentice}",
            rules=[*([f"AP-{apprentice + 1}"] if apprentice < BASE_APPRENTICES else []), "A-77"],
        )
    for board in range(len(BOARDS)):
        told[f"board-{board}"] = About(
            name=BOARD[board], kind=Text("about-kind-board"), text=BOARD_TEXT[board], rules=["A-26", "A-28"]
        )
    return told


def _building(card: int) -> About:
    needs = listed([SKILL[skill] for skill in SKILLS_OF[card]])
    return About(
        name=BUILDING[card],
        kind=Text("about-kind-building", {"points": VP[card]}),
        text=Text("about-building", {"effect": EFFECT[card], "skills": needs}) if SKILLS_OF[card] else EFFECT[card],
        template=f"b{card}",
        goods=[GOODS[good] for good, n in enumerate(amounts(COST[card])) if n],
        rules=[*([f"BD-{card + 1}"] if card < BASE_BUILDINGS else []), "A-132", "A-135"],
    )

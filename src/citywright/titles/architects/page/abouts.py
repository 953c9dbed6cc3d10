"""What every thing on the table of Architects is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.scene import About, Text
from citywright.texts.ids import kebab

from ..rules.facts import APPRENTICES, BOARDS, BUILDINGS, COST, GOODS, PLACES, VP, amounts
from ..words.messages import APPRENTICE, BOARD, BOARD_TEXT, BUILDING, EFFECT, PLACE, POWER, SKILL, SKILLS_OF, listed

# fmt: off
_RULES: Final = {
    "quarry": ["A-52", "A-50"], "forest": ["A-53", "A-50"], "mines": ["A-54", "A-55", "A-56", "A-57"],
    "silversmith": ["A-58", "A-50"], "storehouse": ["A-59", "A-60", "A-61", "A-64"],
    "workshop": ["A-66", "A-67", "A-71", "A-84"], "town_centre": ["A-88", "A-90", "A-91", "A-93", "A-94"],
    "tax_stand": ["A-102", "A-103", "A-104"], "guardhouse": ["A-115", "A-116", "A-117", "A-118", "A-119", "A-122"],
    "black_market_a": ["A-107", "A-114", "A-161"], "black_market_b": ["A-108", "A-109", "A-111", "A-114", "A-161"],
    "black_market_c": ["A-112", "A-114", "A-161"], "guildhall": ["A-129", "A-132", "A-135", "A-167", "A-177"],
    "prison": ["A-48", "A-117", "A-172", "A-173"],
    "cathedral": ["A-141", "A-142", "A-143", "A-146", "A-163"], "virtue": ["A-152", "A-158", "A-161", "A-163", "A-186"],
    "rewards": ["A-144", "A-145"], "rack": ["A-67", "A-70", "A-71", "A-81"],
    "market": ["A-41", "A-161", "A-166", "A-169"],
    "workers": ["A-30", "A-33"], "captives": ["A-100", "A-116"], "debt": ["A-122", "A-126", "A-156", "A-187"],
    "hand": ["A-85", "A-86"], "scheme": ["N-3", "N-4", "N-12", "N-18"], "plan": ["N-2", "N-5", "N-6"],
}
_POWERS: Final = {
    "therese": ["P-2", "P-10"], "caroline": ["P-3"], "ada": ["P-4", "P-9"], "frederick": ["P-5"],
    "rudolf": ["P-6", "P-11"], "lothaire": ["P-12"], "hugo": ["P-13"], "clovis": ["P-14"], "fara": ["P-15"],
    "bertha": ["P-16"],
}
# fmt: on
_THINGS: Final = tuple(name for name in _RULES if name not in PLACES)


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
            rules=[f"AP-{apprentice + 1}", "A-77"],
        )
    for board, name in enumerate(BOARDS):
        told[f"board-{board}"] = About(
            name=BOARD[board],
            kind=Text("about-kind-board"),
            text=BOARD_TEXT[board],
            rules=[*_POWERS[name], "A-27", "P-1"],
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
        rules=[f"BD-{card + 1}", *(["A-132"] if SKILLS_OF[card] else []), "A-135"],
    )

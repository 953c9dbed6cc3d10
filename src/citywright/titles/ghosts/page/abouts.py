"""What every thing on the table of Ghosts is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.scene import About, Text

from ..rules.facts import (
    BUILD_COST,
    BUILD_VALOR,
    BUILDINGS,
    INCOME,
    RESOURCES,
    SKILL_COST,
    SKILLS,
    TERRAINS,
    TRACKS,
    amounts_of,
)
from ..words.messages import (
    BUILDING,
    GHOST_CARD,
    RESOURCE,
    SKILL,
    SKILL_TEXT,
    TASK,
    TASK_TEXT,
    TERRAIN,
    amount,
    build_cost,
    skill_cost,
)

# fmt: off
_TERRAIN_RULES: Final = (
    ["G-12", "G-13", "G-14", "G-172"], ["G-15", "G-16", "G-17", "G-18"], ["G-19", "G-22", "G-105"],
    ["G-20", "G-22", "G-105"], ["G-21", "G-22", "G-105"], ["G-23", "G-24", "G-101", "G-135"],
)
_BUILDING_RULES: Final = (
    ["G-25", "G-105", "G-75"], ["G-26", "G-105", "G-75"], ["G-27", "G-105", "G-75"], ["G-28", "G-29", "G-108", "G-75"],
)
_SKILL_RULES: Final = (
    "G-144", "G-145", "G-146", "G-147", "G-147", "G-148", "G-149", "G-150", "G-151", "G-152", "G-153", "G-154",
)
_TASK_RULES: Final = {1: "G-155", 2: "G-156", 3: "G-157", 4: "G-158", 5: "G-159", 6: "G-159", 7: "G-159", 8: "G-159"}
_GHOST_RULES: Final = {1: ["G-160", "G-54"], 2: ["G-161", "G-182"], 3: ["G-162", "G-180"]}
_THING_RULES: Final = {
    "ghost": ["G-113", "G-115", "G-112", "G-135"], "sensor": ["G-91", "G-93", "G-66"],
    "exhaustion": ["G-100", "G-96", "G-82", "G-84", "G-107"], "die": ["G-70", "G-71", "G-72"],
    "supply": ["G-74", "G-115"],
    "room": ["G-136", "G-72", "G-137"], "valor": ["G-138", "G-139", "G-140", "G-143"],
    "market": ["G-119", "G-120", "G-121", "G-163"], "bonus": ["G-46", "G-114", "G-116", "G-117"],
}
_TRACK_RULES: Final = (["G-91", "G-92"], ["G-113", "G-114"], ["G-95", "G-98"], ["G-105", "G-106"])
# fmt: on


def abouts() -> dict[str, About]:
    told: dict[str, About] = {}
    for terrain, name in enumerate(TERRAINS):
        told[f"terrain-{name}"] = About(
            name=TERRAIN[terrain],
            kind=Text("about-kind-terrain"),
            text=Text(f"about-terrain-{name}"),
            template=f"terrain-{name}",
            rules=_TERRAIN_RULES[terrain],
        )
    for kind, name in enumerate(BUILDINGS):
        told[f"building-{name}"] = _building(kind, name)
    for name, rules in _THING_RULES.items():
        told[name] = About(
            name=Text(f"about-{name}"),
            kind=Text("about-kind-piece" if name in ("ghost", "sensor", "exhaustion") else "about-kind-table"),
            text=Text(f"about-{name}.text"),
            template="ghost" if name in ("ghost", "supply") else "",
            rules=rules,
        )
    for track, name in enumerate(TRACKS):
        told[f"track-{name}"] = About(
            name=Text(f"about-{name}"),
            kind=Text("about-kind-track"),
            text=Text(f"about-{name}.text"),
            goods=[name],
            rules=[*_TRACK_RULES[track], "G-129", "G-131", "G-132"],
        )
    told |= _cards()
    for r, name in enumerate(RESOURCES):
        told[f"good-{name}"] = About(
            name=RESOURCE[r],
            kind=Text("about-kind-good"),
            text=Text("about-resource"),
            goods=[name],
            rules=["G-35", "G-76"],
        )
    told["good-pecunia"] = About(
        name=Text("good-pecunia"),
        kind=Text("about-kind-good"),
        text=Text("about-pecunia"),
        goods=["pecunia"],
        rules=["G-36", "G-129"],
    )
    return told


def _building(kind: int, name: str) -> About:
    costs = [RESOURCES[r] for r, n in enumerate(amounts_of(BUILD_COST[kind])) if n]
    return About(
        name=BUILDING[kind],
        kind=Text("about-kind-building"),
        text=Text(
            "about-building",
            {
                "cost": build_cost(kind, True),
                "valor": BUILD_VALOR[kind],
                "good": amount(RESOURCES[INCOME[kind]], 1, True),
            },
        ),
        template=f"building-{name}",
        goods=[*costs, "build"],
        rules=_BUILDING_RULES[kind],
    )


def _cards() -> dict[str, About]:
    told: dict[str, About] = {}
    for skill, name in enumerate(SKILLS):
        told[f"skill-{name}"] = About(
            name=SKILL[skill],
            kind=Text("about-kind-skill", {"cost": skill_cost(skill, True)}),
            text=SKILL_TEXT[skill],
            template=f"skill-{name}",
            goods=[RESOURCES[r] for r, n in enumerate(amounts_of(SKILL_COST[skill])) if n],
            rules=[_SKILL_RULES[skill], "G-123", "G-124", "G-125"],
        )
    for task, text in TASK.items():
        told[f"task-{task}"] = About(
            name=text,
            kind=Text("about-kind-task"),
            text=TASK_TEXT[task],
            template=f"task-{task}",
            rules=[_TASK_RULES[task], "G-176", "G-175"],
        )
    for card, text in GHOST_CARD.items():
        told[f"ghost-card-{card}"] = About(
            name=text,
            kind=Text("about-kind-ghost-card"),
            text=Text(f"{text.id}.text"),
            template=f"ghost-card-{card}",
            rules=_GHOST_RULES[card],
        )
    return told

"""What every thing on the table of Founders is: the cards of the inspector, each with the rules about it."""

from typing import Final

from citywright.display.scene import About, Text
from citywright.kit.grid import to_list

from ..rules.facts import (
    ACCESS_PRICE,
    ACHIEVEMENT_DECK,
    ACHIEVEMENT_VP,
    ACHIEVEMENTS,
    ADVISER_NEEDS,
    ADVISER_VP,
    BASICS,
    CARDS,
    CATEGORY,
    DECKS,
    DEMANDS,
    FIRST_ADVISER,
    GOODS,
    PRICE,
    RACE_FORBIDS,
    RACE_GOOD,
    RACES,
    RECIPE,
    RECIPE_VP,
    STALL_PRICE,
    TERRAIN_OF,
    TERRAINS,
    TIER,
)
from ..rules.facts import PRESTIGE as PRESTIGE_NAMES
from ..rules.facts import TYPE as TYPE_OF
from ..words.messages import (
    ACHIEVEMENT,
    ACHIEVEMENT_DOES,
    CARD,
    CARD_DOES,
    GOOD,
    PRESTIGE,
    PRESTIGE_DOES,
    RACE,
    RACE_DOES,
    TERRAIN,
    TYPE,
    Args,
    listed,
)

# fmt: off
_RULES: Final = {
    "ground": ["F-110", "F-115", "F-98"], "ruins": ["F-110", "F-115", "F-98", "F-47", "F-48"],
    "forest": ["F-110", "F-115", "F-140", "F-98"],
    "river": ["F-54", "F-147", "F-149"],
    "wall": ["F-55", "F-147", "F-152"], "site": ["F-57", "F-207", "F-208"],
    "road": ["F-98", "F-99", "F-100"], "house": ["F-139", "F-140", "F-144"], "bridge": ["F-147", "F-149", "F-151"],
    "gate": ["F-147", "F-149", "F-151"], "vote": ["F-189", "F-190", "F-194"],
    "discard": ["F-88", "F-180", "F-181", "F-184"],
    "coin": ["F-254", "F-177"], "temp": ["F-190", "F-194"], "perm": ["F-253", "F-190", "F-195"],
    "basic": ["F-73", "F-109", "F-126", "F-131"], "advanced": ["F-154", "F-158", "F-216", "F-218"],
    "stall": ["F-58", "F-78", "F-224"], "store": ["F-158", "F-159", "F-218"],
    "prestige": ["F-201", "F-202", "F-224", "F-225", "F-230", "F-105"],
    "sited": ["F-57", "F-207", "F-208", "F-224", "F-225", "F-230", "F-105"],
    "race": ["F-22", "F-34", "F-103"], "aesthers": ["F-43", "F-44", "F-34", "F-103"],
    "adviser": ["F-168", "F-169", "F-170", "F-172"],
    "immediate": ["F-246", "F-247"], "mid": ["F-248"], "end": ["F-249", "F-255"],
}
_CARD_RULES: Final = (
    ["F-108", "F-109", "F-114", "F-121"], ["F-135", "F-139", "F-147"], ["F-154", "F-158", "F-162"],
    ["F-167", "F-168", "F-170"], ["F-180", "F-181", "F-183", "F-188", "F-198"], ["F-177", "F-178"],
)
# fmt: on


def abouts() -> dict[str, About]:
    told: dict[str, About] = {}
    for terrain, name in enumerate(TERRAINS):
        kind = name if name in ("forest", "ruins") else "ground"
        told[f"ground-{name}"] = About(
            name=TERRAIN[terrain],
            kind=Text("about-kind-ground"),
            text=Text(
                f"about-{kind}",
                {"stall": STALL_PRICE[terrain], "access": ACCESS_PRICE[terrain]},
            ),
            rules=_RULES[kind],
        )
    for name in ("river", "wall", "site"):
        told[f"ground-{name}"] = _plain(name)
    for name in ("road", "house", "bridge", "gate", "vote", "discard", "coin", "temp", "perm"):
        told[name] = _plain(name)
    for good, name in enumerate(GOODS):
        told[f"good-{name}"] = _good(good, "basic" if good < BASICS else "advanced")
        told[f"store-{name}"] = _good(good, "stall" if good < BASICS else "store")
    for card in range(len(PRESTIGE_NAMES)):
        told[f"prestige-{card}"] = _prestige(card)
    for card in range(len(CARDS)):
        told[f"card-{card}"] = _card(card)
    for race in range(len(RACES)):
        told[f"race-{race}"] = _race(race)
    for card in range(len(ACHIEVEMENTS)):
        told[f"achievement-{card}"] = About(
            name=ACHIEVEMENT[card],
            kind=Text("about-kind-achievement", {"deck": Text(f"deck-{DECKS[ACHIEVEMENT_DECK[card]]}")}),
            text=Text("about-achievement", {"does": ACHIEVEMENT_DOES[card], "points": ACHIEVEMENT_VP[card]}),
            rules=_RULES[DECKS[ACHIEVEMENT_DECK[card]]],
        )
    return told


def _plain(name: str) -> About:
    return About(
        name=Text(f"about-{name}"), kind=Text(f"about-{name}.kind"), text=Text(f"about-{name}.text"), rules=_RULES[name]
    )


def _good(good: int, kind: str) -> About:
    made = [other for other in range(len(GOODS)) if good in RECIPE[other]]
    args: Args = {"made": listed([GOOD[other] for other in made])}
    if good >= BASICS:
        args["parts"] = listed([GOOD[part] for part in RECIPE[good]])
        args["coins"] = PRICE[good]
        args["points"] = sum(RECIPE_VP[good])
    return About(
        name=GOOD[good],
        kind=Text(f"about-kind-{kind}", {"tier": TIER[good]} if good >= BASICS else {}),
        text=Text("about-basic" if good < BASICS else "about-advanced", args),
        goods=[GOODS[part] for part in RECIPE[good]],
        rules=_RULES[kind],
    )


def _prestige(card: int) -> About:
    terrain = TERRAIN_OF[card]
    where = TERRAIN[terrain] if terrain >= 0 else Text("board-site")
    return About(
        name=PRESTIGE[card],
        kind=Text("about-kind-prestige", {"type": TYPE[TYPE_OF[card]], "terrain": where}),
        text=Text("about-prestige", {"does": PRESTIGE_DOES[card]}),
        goods=[GOODS[good] for good in DEMANDS[card]],
        rules=_RULES["prestige" if terrain >= 0 else "sited"],
    )


def _card(card: int) -> About:
    if card < FIRST_ADVISER:
        return About(name=CARD[card], kind=Text("about-kind-action"), text=CARD_DOES[card], rules=_CARD_RULES[card])
    adviser = card - FIRST_ADVISER
    return About(
        name=CARD[card],
        kind=Text("about-kind-adviser", {"card": CARD[CATEGORY[card]], "points": ADVISER_VP[adviser]}),
        text=CARD_DOES[card],
        goods=[GOODS[ADVISER_NEEDS[adviser]]],
        rules=_RULES["adviser"],
    )


def _race(race: int) -> About:
    good = RACE_GOOD[race]
    if good < 0:
        text = Text("about-aesthers", {"does": RACE_DOES[race]})
    else:
        forbidden = listed([GOOD[other] for other in to_list(RACE_FORBIDS[race])])
        text = Text("about-race", {"does": RACE_DOES[race], "good": GOOD[good], "forbidden": forbidden})
    return About(
        name=RACE[race],
        kind=Text("about-kind-race"),
        text=text,
        goods=[GOODS[good]] if good >= 0 else [],
        rules=_RULES["race" if good >= 0 else "aesthers"],
    )

"""The facts of Ghosts as messages: the page says them in any language, `speak` says them in the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from citywright.display.scene import Good, Text, Who
from citywright.texts.catalogue import Texts
from citywright.texts.ids import kebab

from ..rules.board import HEX_NAMES
from ..rules.facts import (
    BONUS,
    BUILD_COST,
    BUILDINGS,
    BUNDLES,
    GHOST_CARDS,
    MODES,
    RESOURCES,
    REWARDS,
    SKILL_COST,
    SKILLS,
    SOURCES,
    TASKS,
    TERRAINS,
    TILE_NAMES,
    TRACKS,
    amounts_of,
)

Args = dict[str, int | str | Text | Good | Who]

TERRAIN: Final = tuple(Text(f"terrain-{name}") for name in TERRAINS)
TERRAIN_LOC: Final = tuple(Text(f"terrain-{name}.loc") for name in TERRAINS)
RESOURCE: Final = tuple(Text(f"resource-{name}") for name in RESOURCES)
RESOURCE_ACC: Final = tuple(Text(f"resource-{name}.acc") for name in RESOURCES)
BUILDING: Final = tuple(Text(f"building-{name}") for name in BUILDINGS)
BUILDING_ACC: Final = tuple(Text(f"building-{name}.acc") for name in BUILDINGS)
TRACK: Final = tuple(Text(f"track-{name}") for name in TRACKS)
TOKEN: Final = tuple(Text(f"token-{name}") for name in TRACKS)
SKILL: Final = tuple(Text(f"skill-{name}") for name in SKILLS)
SKILL_TEXT: Final = tuple(Text(f"skill-{name}.text") for name in SKILLS)
TASK: Final = {task: Text(f"task-{task}") for task in TASKS}
TASK_TEXT: Final = {task: Text(f"task-{task}.text") for task in TASKS}
GHOST_CARD: Final = {card: Text(f"ghost-card-{card}") for card in GHOST_CARDS}
REGION: Final = tuple(Text(f"region-{kebab(name).replace(' ', '-')}") for name in TILE_NAMES)
REWARD: Final = tuple(Text(f"reward-{name}") for name in REWARDS)
MODE: Final = tuple(Text(f"mode-{name}") for name in MODES)
SOURCE: Final = tuple(Text(f"source-{name}") for name in SOURCES)


def listed(items: Sequence[Text | Who | Good]) -> Text | Who | Good:
    """Several things as one phrase: `a, b and c`."""
    if not items:
        return Text("list-none")
    most = items[0]
    for item in items[1:-1]:
        most = Text("list-more", {"most": most, "next": item})
    return Text("list-and", {"most": most, "last": items[-1]}) if len(items) > 1 else most


def amount(key: str, n: int, page: bool) -> Text:
    """So much of a good: a figure and its medallion, or words where there are no medallions."""
    return Text("amount-of", {"good": Good(key, n)}) if page else Text(f"amount-{key}", {"n": n})


def together(parts: Sequence[Text]) -> Text:
    said = parts[0] if parts else Text("list-none")
    for part in parts[1:]:
        said = Text("amount-plus", {"one": said, "other": part})
    return said


def goods_text(store: int, page: bool) -> Text:
    """A packed store as one phrase."""
    return together([amount(RESOURCES[r], n, page) for r, n in enumerate(amounts_of(store)) if n])


def bundle_text(bundle: int, page: bool) -> Text:
    """What is sold; in words, in the case it is sold in."""
    counts = [(RESOURCES[r], BUNDLES[bundle].count(r)) for r in sorted(set(BUNDLES[bundle]))]
    return together([amount(key, n, True) if page else Text(f"sold-{key}", {"n": n}) for key, n in counts])


def reward_text(season: int, row: int, page: bool, valor: int = 0) -> Text:
    """What a row of a season's bonus card gives; with so much valor besides by a skill."""
    pecunia, resources, printed = BONUS[season][row]
    gains = (("pecunia", pecunia), ("any", resources), ("valor", printed + valor))
    return together([amount(key, n, page) for key, n in gains if n])


def build_cost(kind: int, page: bool) -> Text:
    return goods_text(BUILD_COST[kind], page)


def skill_cost(skill: int, page: bool) -> Text:
    return goods_text(SKILL_COST[skill], page)


def place_text(view: dict[str, Any], place: int) -> Text:
    """A hex by its terrain and its region."""
    terrain = TERRAIN[view["terrain"][place]]
    slot = place // 7 - 1
    return Text("hex-in-region", {"terrain": terrain, "region": REGION[view["tiles"][slot]]}) if slot >= 0 else terrain


def address(place: int) -> str:
    """A hex as it is written in a move."""
    return HEX_NAMES[place]


# -- in the terminal --


def speak(texts: Texts, names: Sequence[str], said: Text | Good | Who) -> str:
    """A message of the page as a sentence, for where there is no page."""
    if isinstance(said, Who):
        return names[said.seat]
    if isinstance(said, Good):
        return texts.say(f"amount-{said.key}", n=1)
    name, _, form = said.id.partition(".")
    if not said.args:
        return texts.word(name, form)
    return texts.say(
        name, **{key: arg if isinstance(arg, int | str) else speak(texts, names, arg) for key, arg in said.args.items()}
    )


class Said:
    """A number of an event as a word: callable for the terminal, `text` for the page."""

    __slots__ = ("text",)

    def __init__(self, text: Callable[[int], Text | str]) -> None:
        self.text = text

    def __call__(self, texts: Texts, value: int) -> str:
        found = self.text(value)
        return found if isinstance(found, str) else speak(texts, (), found)

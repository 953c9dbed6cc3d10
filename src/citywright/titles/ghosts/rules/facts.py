"""Hexes, buildings, cards and figures of Land of Ghosts, read from `content.json`, as tables the rules can index.

Nothing here is a rule: the figures may be corrected in the JSON file alone. Tiles, skills and market cards are numbered
from 0 in the order of that file; task and ghost cards by the number printed on them.
"""

from itertools import combinations
from typing import Any, Final

from citywright.kit.content import read_content

CONTENT: Final[dict[str, Any]] = read_content(__name__)
# fmt: off
PROSE: Final = frozenset((
    "default_rulings", "game", "lap_provenance", "note", "provenance", "seasons_provenance", "skills_provenance",
    "start_provenance", "tags", "text", "title_en", "title_ru", "year",
))
# fmt: on
"""Keys of the content that no rule reads (origins, notes and words); records are not bound to them."""

# -- terrain and resources --

CITY, SUBURB, PLAIN, FOREST, MOUNTAIN, LAKE = range(6)
TERRAINS: Final = ("city", "suburb", "plain", "forest", "mountain", "lake")
FOOD, WATER, WOOD, ORE = range(4)
RESOURCES: Final = ("food", "water", "wood", "ore")
MILL, SAWMILL, MINE, NORIA = range(4)
BUILDINGS: Final = ("mill", "sawmill", "mine", "noria")
NONE: Final = -1

_TERRAIN: Final[list[dict[str, Any]]] = [CONTENT["terrain"][name] for name in TERRAINS]
_BUILDING: Final[list[dict[str, Any]]] = [CONTENT["buildings"][name] for name in BUILDINGS]

EXPLORE_COST: Final[tuple[int, ...]] = tuple(
    NONE if row["explore_cost"] is None else row["explore_cost"] for row in _TERRAIN
)
"""What it costs to enter; -1 for a lake."""
HARVEST_OF: Final[tuple[int, ...]] = tuple(
    NONE if row["harvest"] is None else RESOURCES.index(row["harvest"]) for row in _TERRAIN
)

# -- stores: an amount of each resource, packed in one int --

FIELD: Final = 8
FULL: Final = (1 << FIELD) - 1
SHIFT: Final[tuple[int, ...]] = tuple(FIELD * resource for resource in range(len(RESOURCES)))
ONE: Final[tuple[int, ...]] = tuple(1 << shift for shift in SHIFT)
GUARD: Final[int] = sum([1 << (shift + FIELD - 1) for shift in SHIFT])
"""The highest bit of every field, which no amount ever uses."""


def packed(amounts: dict[str, int]) -> int:
    return sum([n * ONE[RESOURCES.index(name)] for name, n in amounts.items()])


def amounts_of(store: int) -> list[int]:
    """How much of each resource."""
    return [store & FULL, store >> 8 & FULL, store >> 16 & FULL, store >> 24 & FULL]


def covers(store: int, price: int) -> bool:
    return ((store | GUARD) - price) & GUARD == GUARD


STORAGE: Final[int] = CONTENT["storage_limit"]
RESOURCE_TOKENS: Final[tuple[int, ...]] = tuple(CONTENT["components"][name] for name in RESOURCES)

BUILD_COST: Final[tuple[int, ...]] = tuple(packed(row["cost"]) for row in _BUILDING)
BUILD_TOKENS: Final[tuple[int, ...]] = tuple(row["tokens"] for row in _BUILDING)
BUILD_VALOR: Final[tuple[int, ...]] = tuple(row["valor"] for row in _BUILDING)
INCOME: Final[tuple[int, ...]] = tuple(RESOURCES.index(row["income"]) for row in _BUILDING)
PIECES: Final[tuple[int, ...]] = tuple(CONTENT["components"][f"{name}s"] for name in BUILDINGS)
BUILDING_OF: Final[tuple[int, ...]] = tuple(
    NONE if row["build"] is None else BUILDINGS.index(row["build"]) for row in _TERRAIN
)
"""The building of a terrain."""
NORIA_TERRAINS: Final = frozenset(TERRAINS.index(name) for name in CONTENT["buildings"]["noria"]["terrain"])

# -- tiles --

POSITIONS: Final = ("C", "E", "NE", "NW", "W", "SW", "SE")
PER_TILE: Final = len(POSITIONS)
KALENA_TILE: Final[tuple[int, ...]] = tuple(TERRAINS.index(CONTENT["kalena"]["hexes"][p]) for p in POSITIONS)
TILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TERRAINS.index(row["hexes"][p]) for p in POSITIONS) for row in CONTENT["regions"]
)
TILE_NAMES: Final[tuple[str, ...]] = tuple(row["name"] for row in CONTENT["regions"])
SLOTS: Final[tuple[tuple[int, int], ...]] = tuple((q, r) for q, r in CONTENT["geometry"]["slot_centres"])
"""Where the centres of the six regions lie around Kalena."""

# -- ghosts and dice --

GHOSTS: Final[int] = CONTENT["ghost_supply"]
GHOSTS_PER_SPREAD: Final[int] = CONTENT["ghosts_per_spread"]
EXHAUSTION_TOKENS: Final[int] = CONTENT["components"]["exhaustion"]
TERRAIN_DIE: Final[tuple[int, ...]] = tuple(map(TERRAINS.index, CONTENT["dice"]["terrain"]["faces"]))
_FACES: Final = sorted(CONTENT["dice"]["bonus"]["symbols"])
REWARDS: Final[tuple[str, ...]] = tuple(CONTENT["dice"]["bonus"]["symbols"][face] for face in _FACES)
"""What the bonus die shows, and what the rows of a bonus card are called by."""
BONUS_DIE: Final[tuple[int, ...]] = tuple(map(_FACES.index, CONTENT["dice"]["bonus"]["faces"]))

STOPS_PRODUCTION, BARS_HARVEST, SURCHARGE = 1, 2, 4
"""Effects of ghost cards, as bits."""
_GHOST_EFFECT: Final = {
    "stops_production": STOPS_PRODUCTION,
    "bars_harvest": BARS_HARVEST,
    "explore_surcharge": SURCHARGE,
}
GHOST_CARDS: Final[dict[int, int]] = {row["id"]: _GHOST_EFFECT[row["effect"]] for row in CONTENT["ghost_cards"]}
"""The effect of every ghost card, by its printed number."""
SURCHARGE_BY: Final[int] = next(row["value"] for row in CONTENT["ghost_cards"] if row["effect"] == "explore_surcharge")

# -- time --

SEASONS: Final[int] = CONTENT["seasons"]
ROUNDS_PER_SEASON: Final[int] = CONTENT["rounds_per_season"]
ROUNDS: Final = SEASONS * ROUNDS_PER_SEASON


def season_of(round_number: int) -> int:
    """The season, from 0, of a round from 1 on."""
    return (round_number - 1) // ROUNDS_PER_SEASON


CONTACT_COST: Final[tuple[int, ...]] = tuple(row["contact_cost"] for row in CONTENT["bonus_cards"])
BONUS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple((row["rewards"][f]["pecunia"], row["rewards"][f]["resources"], row["rewards"][f]["valor"]) for f in _FACES)
    for row in CONTENT["bonus_cards"]
)
"""For every season and row of its bonus card: pecunia, resources of any type, valor."""

# -- action tracks: a number of tokens on each, packed in one int --

EXPLORE, CONTACT, HARVEST, BUILD = range(4)
TRACKS: Final = ("explore", "contact", "harvest", "build")
_TRACK: Final[list[dict[str, Any]]] = [CONTENT["action_tracks"][name] for name in TRACKS]
TRACK_BITS: Final = 4
TRACK_FULL: Final = (1 << TRACK_BITS) - 1
TOKEN: Final[tuple[int, ...]] = tuple(1 << (TRACK_BITS * track) for track in range(len(TRACKS)))
TRACK_SLOTS: Final[tuple[int, ...]] = tuple(row["slots"] for row in _TRACK)
START_TOKENS: Final[int] = sum([row["start"] * TOKEN[track] for track, row in enumerate(_TRACK)])
TRAIN_COST: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row["train_cost"]) for row in _TRACK)
"""The price printed at each slot of a track; none at those that are filled from the start."""
TRACK_VALOR: Final[tuple[int, ...]] = tuple(row["full_track_valor"] for row in _TRACK)
ACTION_TOKENS: Final[tuple[int, ...]] = tuple(CONTENT["components"][f"{name}_tokens"] for name in TRACKS)


def tokens_on(tokens: int, track: int) -> int:
    return tokens >> (TRACK_BITS * track) & TRACK_FULL


# -- skills --

_SKILLS: Final[list[dict[str, Any]]] = CONTENT["skills"]
SKILLS: Final[tuple[str, ...]] = tuple(row["name"].lower().replace(" ", "-") for row in _SKILLS)
DECKS: Final[tuple[str, ...]] = tuple(dict.fromkeys(row["deck"] for row in _SKILLS))
SKILL_DECK: Final[tuple[int, ...]] = tuple(DECKS.index(row["deck"]) for row in _SKILLS)
SKILL_COST: Final[tuple[int, ...]] = tuple(packed(row["cost"]) for row in _SKILLS)
SLOT_VALOR: Final[tuple[int, ...]] = tuple(CONTENT["skill_slots"]["valor_left_to_right"])
MARKERS: Final[int] = CONTENT["components"]["player_markers"] // CONTENT["players"]["max"]


def _with(effect: str) -> int:
    """The skills, as a mask, that have this effect."""
    return sum([1 << skill for skill, row in enumerate(_SKILLS) if row["effect"] == effect])


def _value(effect: str) -> int:
    return next(int(row["value"]) for row in _SKILLS if row["effect"] == effect)


RENOWN: Final = _with("contact_bonus_valor")
RENOWN_BY: Final = _value("contact_bonus_valor")
INSIGHT: Final = _with("contact_choose_reward")
COMPOSURE: Final = _with("contact_restore_contact_token")
COMPOSURE_BY: Final = _value("contact_restore_contact_token")
DISCOUNTS: Final = _with("explore_discount")
TOWN_WAYS: Final = _with("city_and_suburb_interchangeable")
PACKING: Final = _with("storage_limit")
PACKING_TO: Final = _value("storage_limit")
HAGGLING: Final = _with("sale_bonus_pecunia")
HAGGLING_BY: Final = _value("sale_bonus_pecunia")
BULK_TRADE: Final = _with("sale_restore_any_token")
BULK_FROM: Final[int] = next(row["min_resources"] for row in _SKILLS if row["effect"] == "sale_restore_any_token")
STEWARDSHIP: Final = _with("production_bonus")
STEWARDSHIP_BY: Final = _value("production_bonus")
MASTER_BUILDER: Final = _with("build_bonus_valor")
MASTER_BUILDER_BY: Final = _value("build_bonus_valor")
FORAGING: Final = _with("harvest_bonus_any_resource")
FORAGING_BY: Final = _value("harvest_bonus_any_resource")


_COVERED: Final = {"none": (), "leftmost": (0,), "leftmost and rightmost": (0, len(SLOT_VALOR) - 1)}
OPEN_SLOTS: Final[dict[int, tuple[int, ...]]] = {
    int(seats): tuple(slot for slot in range(len(SLOT_VALOR)) if slot not in _COVERED[covered])
    for seats, covered in CONTENT["skill_slots"]["covered"].items()
}
"""For each player count the marker slots of a skill that no counter covers, from the left (G-67, G-68)."""


def discount(skills: int, terrain: int) -> int:
    """How much less a terrain costs with these skills."""
    return sum(
        [
            int(row["value"])
            for skill, row in enumerate(_SKILLS)
            if skills >> skill & 1 and row["effect"] == "explore_discount" and TERRAINS.index(row["terrain"]) == terrain
        ]
    )


# -- market --


def _bundles() -> list[tuple[int, ...]]:
    """Everything that can be sold at once on any market card, each as resources in order."""
    deals = {(deal["count"], deal["kind"]) for card in CONTENT["market_cards"] for deal in card["deals"]}
    found: list[tuple[int, ...]] = []
    for count in sorted({count for count, _ in deals}):
        kinds = {kind for n, kind in deals if n == count}
        if kinds & {"same", "any"}:
            found += [(r,) * count for r in range(len(RESOURCES))]
        if "different" in kinds:
            found += combinations(range(len(RESOURCES)), count)
    return found


def _bundle_name(bundle: tuple[int, ...]) -> str:
    if len(set(bundle)) == 1:
        return RESOURCES[bundle[0]] if len(bundle) == 1 else f"{len(bundle)}-{RESOURCES[bundle[0]]}"
    return "-".join([RESOURCES[r] for r in bundle])


BUNDLES: Final[tuple[tuple[int, ...], ...]] = tuple(_bundles())
BUNDLE_NAMES: Final[tuple[str, ...]] = tuple(_bundle_name(bundle) for bundle in BUNDLES)
BUNDLE_COST: Final[tuple[int, ...]] = tuple(sum([ONE[r] for r in bundle]) for bundle in BUNDLES)
MARKETS: Final = len(CONTENT["market_cards"])


def _price(card: dict[str, Any], bundle: tuple[int, ...]) -> int:
    kind = "any" if len(bundle) == 1 else "same" if len(set(bundle)) == 1 else "different"
    deals = {(deal["count"], deal["kind"]): int(deal["pecunia"]) for deal in card["deals"]}
    return deals.get((len(bundle), kind), 0)


PRICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_price(card, bundle) for bundle in BUNDLES) for card in CONTENT["market_cards"]
)
"""What every market card pays for every bundle; 0: it is no deal of that card."""

# -- tasks --

TASKS: Final[tuple[int, ...]] = tuple(row["id"] for row in CONTENT["tasks"])
_TASK: Final[dict[int, dict[str, Any]]] = {row["id"]: row for row in CONTENT["tasks"]}
TASK_COUNTS: Final[dict[int, str]] = {task: row["counts"] for task, row in _TASK.items()}
TASK_PER: Final[dict[int, int]] = {task: row.get("per", 1) for task, row in _TASK.items()}
TASK_VALOR: Final[dict[int, int]] = {task: row["valor"] for task, row in _TASK.items()}


def hand_of_tasks(seats: int) -> tuple[int, ...]:
    """The task cards of every player (G-62, G-69)."""
    return tuple(task for task in TASKS if seats not in _TASK[task].get("removed_with", ()))


# -- modes --

MODES: Final[tuple[str, ...]] = tuple(CONTENT["modes"])
MODE_CARD: Final[tuple[int, ...]] = tuple(CONTENT["modes"][mode]["ghost_card"] for mode in MODES)


def tasks_to_choose(mode: int, season: int, seats: int) -> tuple[int, bool]:
    """At the end of a season (from 0): how many task cards are chosen, and whether the leaders choose too."""
    row = CONTENT["modes"][MODES[mode]].get(f"end_season_{season + 1}")
    if not row:
        return 0, False
    count = row["tasks_2p"] if seats == 2 and "tasks_2p" in row else row["tasks"]
    return int(count), row["who"] == "all"


LAP: Final[int] = CONTENT["valor_track"]["lap"]
START_VALOR: Final[int] = CONTENT["valor_track"]["start"]

BUILT, CONTACTED, LEARNED, TRAINED, TASKED = range(5)
SOURCES: Final = ("buildings", "contacts", "skills", "tracks", "tasks")
"""What valor is earned by."""
EARNED_BITS: Final = 12
EARNED_FULL: Final = (1 << EARNED_BITS) - 1

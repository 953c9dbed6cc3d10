"""The map, the cards and the figures of Mythotopia, read from `content.json` and `map.json`, as tables for the rules.

Cards are numbered: the 40 provinces in alphabetical order (a card and its province have the same number), the 29
improvements, the five starting cards of a player. Sets of cards, provinces and borders are single ints with a bit each.
Nothing here is a rule: the figures may be corrected in the JSON files alone.
"""

from typing import Any, Final

from citywright.kit.clauses import LANGUAGES
from citywright.kit.content import read_content
from citywright.kit.graph import Regions

CONTENT: Final[dict[str, Any]] = read_content(__name__)
MAP: Final[dict[str, Any]] = read_content(__name__, "map.json")
# fmt: off
PROSE: Final = frozenset((
    "canvas", "center", "checks", "designer", "fact_sheet", "game", "glyphs", "holes", "kind_src", "label",
    "label_size", "layout", "line", "lines", "map", "name", "name_en", "name_ru", "note", "outside", "polygon",
    "provenance", "resource_spot", "road_anchor", "road_angle", "road_bar", "rulebook", "ruling", "schema",
    "sea_names", "ship_anchors", "ship_slots", "slots", "src", "symbols_src", "tags", "text_en", "text_ru",
    "title_en", "title_ru", "year", *LANGUAGES,
))
# fmt: on
"""Keys of the content that no rule reads (origins, notes, words and drawings); records are not bound to them."""

NONE: Final = -1

# -- The map --

PROVINCES: Final[tuple[str, ...]] = tuple(row["id"] for row in MAP["provinces"])
SEAS: Final[tuple[str, ...]] = tuple(row["id"] for row in MAP["seas"])
SIZE: Final = len(PROVINCES)
ALL: Final = (1 << SIZE) - 1
OPEN, HILLS, MOUNTAINS = range(3)
BORDER_KINDS: Final = ("open", "hills", "mountains")
REGIONS: Final = Regions(PROVINCES, [(row["a"], row["b"], BORDER_KINDS.index(row["type"])) for row in MAP["borders"]])
BORDERS: Final[tuple[str, ...]] = tuple(f"{row['a']}-{row['b']}" for row in MAP["borders"])
BORDER_KIND: Final[tuple[int, ...]] = REGIONS.kinds
ENDS: Final[tuple[tuple[int, int], ...]] = REGIONS.ends
STRENGTH: Final[tuple[int, ...]] = tuple(row["strength"] for row in MAP["provinces"])
RUGGED: Final = sum(1 << p for p, row in enumerate(MAP["provinces"]) if row["rugged"])


def _mask(names: list[str]) -> int:
    return sum(1 << PROVINCES.index(name) for name in names)


def _over(kind: int) -> tuple[int, ...]:
    """For every province its neighbours across borders of that kind."""
    near = [0] * SIZE
    for (a, b), k in zip(ENDS, BORDER_KIND, strict=True):
        if k == kind:
            near[a] |= 1 << b
            near[b] |= 1 << a
    return tuple(near)


NEAR: Final[tuple[tuple[int, ...], ...]] = (_over(OPEN), _over(HILLS), _over(MOUNTAINS))
COAST: Final[tuple[int, ...]] = tuple(_mask(row["coast_provinces"]) for row in MAP["seas"])
SEAS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sea for sea in range(len(SEAS)) if COAST[sea] >> p & 1) for p in range(SIZE)
)
SEA_NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SEAS.index(name) for name in row["adjacent_seas"]) for row in MAP["seas"]
)


def _overseas(p: int, seas: int) -> int:
    """The provinces one ship, or two ships, away."""
    one = two = 0
    for sea in SEAS_OF[p]:
        one |= COAST[sea]
        for other in SEA_NEAR[sea]:
            two |= COAST[other]
    return one & ~(1 << p) if seas == 1 else two & ~one & ~(1 << p)


ONE_SEA: Final[tuple[int, ...]] = tuple(_overseas(p, 1) for p in range(SIZE))
TWO_SEAS: Final[tuple[int, ...]] = tuple(_overseas(p, 2) for p in range(SIZE))
LARGE_ISLAND: Final = _mask(MAP["islands"]["large"])
SMALL_ISLAND: Final = _mask(MAP["islands"]["small"])
ISLANDS: Final = (LARGE_ISLAND, SMALL_ISLAND)

# -- Cards --

FOOD, STONE, GOLD, ARMY, SHIP = range(5)
SYMBOLS: Final = ("food", "stone", "gold", "army", "ship")
RESOURCES: Final = 3
"""Food, stone and gold are resources; army and ship symbols are not."""

_IMPROVEMENTS: Final[list[dict[str, Any]]] = CONTENT["improvements"]
_STARTING: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT["starting_cards"]}
IMPROVEMENTS: Final[tuple[str, ...]] = tuple(row["id"] for row in _IMPROVEMENTS)
STARTING: Final = ("start_army", "start_army_2", "start_build", "start_market", "start_ship")
CARDS: Final[tuple[str, ...]] = PROVINCES + IMPROVEMENTS + STARTING
FIRST_IMPROVEMENT: Final = SIZE
FIRST_STARTING: Final = SIZE + len(IMPROVEMENTS)
_ROWS: Final[list[dict[str, Any]]] = [
    *({"symbols": {row["resource"]: 1}, "kind": "province"} for row in MAP["provinces"]),
    *_IMPROVEMENTS,
    *(_STARTING[name.removesuffix("_2")] for name in STARTING),
]
COUNT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(row["symbols"].get(symbol, 0) for row in _ROWS) for symbol in SYMBOLS
)
"""How many symbols of a kind a card bears: COUNT[kind][card]."""
WITH: Final[tuple[int, ...]] = tuple(sum(1 << c for c, n in enumerate(counts) if n) for counts in COUNT)
"""The cards that bear a kind of symbol."""
KIND: Final[tuple[str, ...]] = tuple(row["kind"] for row in _ROWS)


def _card(name: str) -> int:
    return CARDS.index(name)


def _bit(name: str) -> int:
    return 1 << CARDS.index(name)


def _kind(kind: str) -> int:
    return sum(1 << c for c, k in enumerate(KIND) if k == kind)


ALCHEMIST: Final = _card("alchemist")
COUNSELLOR: Final = _card("counsellor")
DIPLOMAT: Final = _card("diplomat")
GENERAL: Final = _card("general")
HERO: Final = _card("hero")
MARAUDERS: Final = _card("marauders")
MERCENARY: Final = _card("mercenary")
MILITIA: Final = _card("militia")
MYSTIC: Final = _card("mystic")
PHILOSOPHER: Final = _card("philosopher")
PORTAL: Final = _card("portal")
PROVIDENCE: Final = _card("providence")
WAREHOUSE: Final = _card("warehouse")

MERCHANT_BIT: Final = _bit("merchant")
MILL_BIT: Final = _bit("water_mill")
BENEFITS: Final = MERCHANT_BIT | MILL_BIT
"""The cards that change what another card pays."""
CAVALRY_BIT: Final = _bit("cavalry")
LIMES_BIT: Final = _bit("limes")
RANGER_BIT: Final = _bit("ranger")
QUEEN_BIT: Final = _bit("queen")
SCRIBE_BIT: Final = _bit("scribe")
WAREHOUSE_BIT: Final = _bit("warehouse")
RESERVE_ARMY_BIT: Final = _bit("reserve_army")
EFFECT: Final[tuple[int, ...]] = (_bit("farming"), _bit("quarry"), _bit("gold_mine"), _bit("levies"), 0)
"""The Reserve card by which any card counts as one symbol of a kind."""
EFFECTS: Final = EFFECT[FOOD] | EFFECT[STONE] | EFFECT[GOLD] | EFFECT[ARMY]
PROVINCE_CARDS: Final = ALL
IMPROVEMENT_CARDS: Final = ((1 << len(IMPROVEMENTS)) - 1) << FIRST_IMPROVEMENT
STARTING_CARDS: Final = ((1 << len(STARTING)) - 1) << FIRST_STARTING
TWIN: Final = _bit("start_army")
"""The first of the two starting Armies, which are alike; the second has the next number."""
BUILD_CARDS: Final = _bit("build") | _bit("start_build")
ARMY_CARDS: Final = _bit("army") | _bit("start_army") | _bit("start_army_2")
SHIP_CARDS: Final = _bit("ship") | _bit("start_ship")
START_SHIP_BIT: Final = _bit("start_ship")
ACTION_CARDS: Final = _kind("action")
FREE_CARDS: Final = _kind("free")
TEXTS: Final = ACTION_CARDS | FREE_CARDS
"""The cards whose text is played by itself."""
RESERVE_CARDS: Final = _kind("reserve")
OTHERS: Final[tuple[int, ...]] = tuple(
    sum(1 << c for c in range(len(CARDS)) if any(COUNT[other][c] for other in range(RESOURCES) if other != kind))
    for kind in range(len(SYMBOLS))
)
"""The cards with a resource symbol that is not of this kind: what the Merchant can change into it."""

# -- Victory point cards. Tokens of one value on one card are a stack; Lord of the Isles has two of them. --

_VP: Final[list[dict[str, Any]]] = CONTENT["vp_cards"]
VP_CARDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _VP)
FIXED: Final = sum(1 << c for c, row in enumerate(_VP) if row["type"] == "fixed")
VARIABLE: Final[tuple[int, ...]] = tuple(c for c, row in enumerate(_VP) if row["type"] == "variable")
_STACKS: Final = [(c, token["vp"]) for c, row in enumerate(_VP) for token in row["tokens"]["4"]]
STACK_CARD: Final[tuple[int, ...]] = tuple(card for card, _ in _STACKS)
STACK_VALUE: Final[tuple[int, ...]] = tuple(value for _, value in _STACKS)
CARD_STACKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(s for s, (card, _) in enumerate(_STACKS) if card == c) for c in range(len(VP_CARDS))
)
VALUES: Final = 3
"""Tokens are worth 1, 2 or 3."""


def stack_sizes(seats: int) -> list[int]:
    """How many tokens each stack has at the start, were its card in play."""
    return [token["count"] for row in _VP for token in row["tokens"][str(seats)]]


def _vp(name: str) -> int:
    return VP_CARDS.index(name)


CITADEL_CARD: Final = _vp("citadel")
DRAGONS_CARD: Final = _vp("here_be_dragons")
RUNESTONES_CARD: Final = _vp("runestones")
PATRONAGE_CARD: Final = _vp("patronage")
GUILDED_CARD: Final = _vp("guilded_city")
INNS_CARD: Final = _vp("roadside_inns")
(CITY_STACK,) = CARD_STACKS[_vp("fixed_city")]
(ROAD_STACK,) = CARD_STACKS[_vp("fixed_road")]
(CASTLE_STACK,) = CARD_STACKS[_vp("fixed_castle")]
(CITADEL_STACK,) = CARD_STACKS[CITADEL_CARD]
(DEFENDER_STACK,) = CARD_STACKS[_vp("defender_of_the_realm")]
(GUILDED_STACK,) = CARD_STACKS[GUILDED_CARD]
(DRAGONS_STACK,) = CARD_STACKS[DRAGONS_CARD]
ISLES_STACKS: Final = CARD_STACKS[_vp("lord_of_the_isles")]
(MASTER_STACK,) = CARD_STACKS[_vp("master_of_the_seas")]
(PATRONAGE_STACK,) = CARD_STACKS[PATRONAGE_CARD]
(INNS_STACK,) = CARD_STACKS[INNS_CARD]
(RUNESTONES_STACK,) = CARD_STACKS[RUNESTONES_CARD]
(SPOILS_STACK,) = CARD_STACKS[_vp("spoils_of_war")]

# -- Pieces and figures --

_PIECES: Final[dict[str, Any]] = CONTENT["pieces"]
_EACH: Final[dict[str, Any]] = _PIECES["per_colour"]
_COMMON: Final[dict[str, Any]] = _PIECES["common"]
_NUMBERS: Final[dict[str, Any]] = CONTENT["numbers"]
_FORCE: Final[dict[str, dict[str, int]]] = CONTENT["strength"]

COLOURS: Final[tuple[str, ...]] = tuple(CONTENT["players"]["colours"])
TOWNS: Final[dict[int, int]] = {int(n): towns for n, towns in _EACH["towns"]["used"].items()}
CITIES: Final[int] = _EACH["cities"]["count"]
SUPPLY_ARMIES: Final[int] = _EACH["armies"]["supply"]
POOL_ARMIES: Final[int] = _EACH["armies"]["pool"]
SUPPLY_SHIPS: Final[int] = _EACH["ships"]["supply"]
POOL_SHIPS: Final[int] = _EACH["ships"]["pool"]
MOST_ARMIES: Final = SUPPLY_ARMIES + POOL_ARMIES
MOST_SHIPS: Final = SUPPLY_SHIPS + POOL_SHIPS
ROADS: Final[int] = _COMMON["roads"]["count"]
CASTLES: Final[int] = _COMMON["castles"]["count"]
MERCENARIES: Final[int] = _COMMON["mercenaries"]["count"]
DRAGONS: Final[int] = _COMMON["dragons"]["count"]
RUNESTONES: Final[int] = _COMMON["runestones"]["count"]
BOX_TOKENS: Final[tuple[int, ...]] = tuple(_PIECES["vp_tokens"][str(value)] for value in (1, 2, 3))

_SETUP: Final[dict[str, Any]] = CONTENT["setup"]
DEALT: Final[dict[int, int]] = {int(n): row["provinces_dealt"] for n, row in _SETUP["by_players"].items()}
HANDS: Final[dict[int, list[int]]] = {int(n): row["opening_hands"] for n, row in _SETUP["by_players"].items()}
CHOICE: Final[dict[str, dict[int, tuple[int, int]]]] = {
    name: {int(n): (row["dealt"], row["given_up"]) for n, row in rows.items()}
    for name, rows in _SETUP["province_choice"].items()
}
DISPLAY: Final[int] = _SETUP["improvement_display"]
VARIABLE_IN_PLAY: Final[int] = _SETUP["variable_vp_in_play"]

ACTIONS_A_TURN: Final[int] = _NUMBERS["actions_per_turn"]
HAND: Final[int] = _NUMBERS["hand_limit"]
QUEEN_HAND: Final[int] = _NUMBERS["hand_limit_queen"]
RESERVE: Final[int] = _NUMBERS["reserve_base"]
RESERVE_CITY: Final[int] = _NUMBERS["reserve_per_city"]
RESERVE_CITADEL: Final[int] = _NUMBERS["reserve_citadel"]
RESERVE_WAREHOUSE: Final[int] = _NUMBERS["reserve_warehouse"]
FEWEST_CARDS: Final[int] = _NUMBERS["min_cards_after_remove"]
MOST_REMOVED: Final[int] = _NUMBERS["max_cards_removed"]
PROVINCE_VP: Final[int] = _NUMBERS["vp_per_province"]
FLOOR: Final[int] = _NUMBERS["vp_floor"]
EMPTY_TO_END: Final[int] = _NUMBERS["empty_vp_cards_to_end"]
ARMY_GOLD: Final[int] = _NUMBERS["army_gold"]
SHIP_GOLD: Final[int] = _NUMBERS["ship_gold"]
ACQUIRE_GOLD: Final[int] = _NUMBERS["acquire_gold"]
PATRONAGE_GOLD: Final[int] = _NUMBERS["patronage_gold"]
INVADE_FOOD: Final[int] = _NUMBERS["invade_food"]
HILLS_FOOD: Final[int] = _NUMBERS["hills_food_extra"]
REINFORCE_FOOD: Final[int] = _NUMBERS["reinforce_food"]
CITY_STONE: Final[int] = _NUMBERS["city_stone"]
HILLS_STONE: Final[int] = _NUMBERS["hills_road_stone_extra"]
CASTLE_STONE: Final[int] = _NUMBERS["castle_stone"]
EXTRA_GOLD: Final = 1
DIPLOMAT_GOLD: Final[int] = _IMPROVEMENTS[DIPLOMAT - FIRST_IMPROVEMENT]["cost"]["gold"]
MERCENARY_GOLD: Final[int] = _IMPROVEMENTS[MERCENARY - FIRST_IMPROVEMENT]["cost"]["gold"]
MYSTIC_GOLD: Final[int] = _IMPROVEMENTS[MYSTIC - FIRST_IMPROVEMENT]["cost"]["gold"]
PHILOSOPHER_LOOKS: Final[int] = _IMPROVEMENTS[PHILOSOPHER - FIRST_IMPROVEMENT]["effect"]["look"]
PROVIDENCE_DRAWS: Final[int] = _IMPROVEMENTS[PROVIDENCE - FIRST_IMPROVEMENT]["effect"]["amount"]

DRAGON_FORCE: Final[int] = _FORCE["neutral"]["dragon"]
CASTLE_FORCE: Final[int] = _FORCE["defending_player"]["castle_or_citadel"]
RUGGED_FORCE: Final[int] = _FORCE["defending_player"]["rugged"]
LIMES_FORCE: Final[int] = _FORCE["defending_player"]["limes"]
CAVALRY_FORCE: Final[int] = _FORCE["attacker"]["cavalry"]
RANGER_FORCE: Final[int] = _FORCE["attacker"]["ranger_if_rugged"]

# -- Small helpers for sets that are ints --


def bits(mask: int) -> list[int]:
    """The members of a set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def nth(mask: int, n: int) -> int:
    """The n-th member of a set, counted from 0, as a bit."""
    while n:
        mask &= mask - 1
        n -= 1
    return mask & -mask


def twin(cards: int) -> int:
    """The second of the two Armies that are alike, if both are in this set: it need not be offered (M-40)."""
    return (cards & TWIN) << 1 & cards

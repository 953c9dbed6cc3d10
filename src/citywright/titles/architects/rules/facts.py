"""Cards, places and figures of Architects, read from `content.json`, as tables the rules can index.

Cards are numbered from 0: building card 10 is the Well, whose id on the sheet is 11. Promo cards come last. Nothing
here is a rule: the figures may be corrected in the JSON file alone. Every row has its origin: R the rulebook, P public
material, D designed here.
"""

import re
from typing import Any, Final

from citywright.kit.content import read_content

CONTENT: Final[dict[str, Any]] = read_content(__name__)
PROSE: Final = frozenset(["src"])
"""Keys of the content that no rule reads (origins); records are not bound to them."""

# -- Goods. What a player owns is one integer with a field of FIELD bits for each good; the top bit of a field stays
#    clear, so that "can pay" is one subtraction and one mask.

CLAY, WOOD, STONE, GOLD, MARBLE, SILVER = range(6)
GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")
FIELD: Final = 20
FULL: Final = (1 << FIELD) - 1
ONE: Final[tuple[int, ...]] = tuple(1 << (FIELD * good) for good in range(6))
"""One unit of each good."""
GUARD: Final = sum(unit << (FIELD - 1) for unit in ONE)


def pack(row: dict[str, Any]) -> int:
    """The goods of a content row as one integer; what is no good (virtue, cards) is left out."""
    return sum(row.get(name, 0) * ONE[good] for good, name in enumerate(GOODS))


def amount(goods: int, good: int) -> int:
    return goods >> (FIELD * good) & FULL


def amounts(goods: int) -> list[int]:
    return [goods >> (FIELD * good) & FULL for good in range(6)]


def covers(goods: int, price: int) -> bool:
    """Is there enough of every good?"""
    return ((goods | GUARD) - price) & GUARD == GUARD


# -- Places --

(
    QUARRY,
    FOREST,
    MINES,
    SILVERSMITH,
    STOREHOUSE,
    WORKSHOP,
    TOWN_CENTRE,
    TAX_STAND,
    GUARDHOUSE,
    MARKET_A,
    MARKET_B,
    MARKET_C,
    GUILDHALL,
    PRISON,
) = range(14)
_PLACES: Final[list[dict[str, Any]]] = CONTENT["locations"]
PLACES: Final[tuple[str, ...]] = tuple(row["id"] for row in _PLACES)
LARGE: Final = sum(row["kind"] == "large" for row in _PLACES)
"""Places with the large circle come first: any number of workers, and they can be captured."""
CROWD: Final = 5
"""Bits for a number of workers of one colour."""
CROWD_MASK: Final = (1 << CROWD) - 1
WORKER: Final[tuple[int, ...]] = tuple(1 << (CROWD * place) for place in range(LARGE))
WORKERS: Final[int] = CONTENT["components"]["workers_per_colour"]
MOST_PLAYERS: Final = 5

_FORMULA: Final = re.compile(r"(?:(\d+)\+)?(?:N|floor\(N/(\d+)\))")


def by_workers(formula: str) -> tuple[int, ...]:
    """A yield such as `1+N` or `floor(N/2)` for every number of workers."""
    match = _FORMULA.fullmatch(formula)
    assert match, f"the yield {formula} is not understood"
    base, part = int(match[1] or 0), int(match[2] or 1)
    return tuple(base + n // part for n in range(WORKERS + 2))


GATHERS: Final[dict[int, tuple[int, ...]]] = {
    place: tuple(n * ONE[GOODS.index(good)] for n in by_workers(formula))
    for place, row in enumerate(_PLACES)
    for good, formula in row.get("yields", {}).items()
}
"""What a place gives for so many own workers: quarry, forest, silversmith."""

_DIGS: Final = _PLACES[MINES]["choose_one"]
DIG: Final[tuple[tuple[int, ...], ...]] = (
    tuple(n * ONE[CLAY] for n in by_workers(_DIGS[0]["clay"])),
    tuple(n * ONE[GOLD] for n in by_workers(_DIGS[1]["gold"])),
)
GOLD_WORKERS: Final[int] = _DIGS[1]["needs_N"]
STUDY: Final = by_workers(_PLACES[WORKSHOP]["draw"])
HIRE_SILVER: Final[int] = _PLACES[WORKSHOP]["hire"]["silver"]
HIRE_TAX: Final[int] = _PLACES[WORKSHOP]["hire"]["tax"]
SKIP_SILVER: Final[int] = _PLACES[WORKSHOP]["hire"]["skip_silver_per_card"]
CAPTURE_TAX: Final[int] = _PLACES[TOWN_CENTRE]["cost_first"]["tax"]
CAPTURE_SILVER: Final[int] = _PLACES[TOWN_CENTRE]["cost_further"]["silver"]
ROB_VIRTUE: Final[int] = _PLACES[TAX_STAND]["cost"]["virtue"]

_GUARD_ROWS: Final[list[dict[str, Any]]] = CONTENT["guardhouse_actions"]
JAIL_GAIN: Final = pack(_GUARD_ROWS[0]["gain_per_worker"])
RANSOM_SILVER: Final[int] = _GUARD_ROWS[2]["cost_options"][0]["silver"]
RANSOM_TAX: Final[int] = _GUARD_ROWS[2]["cost_options"][0]["tax"]
RANSOM_DEBT: Final[int] = _GUARD_ROWS[2]["cost_options"][1]["debt"]
RANSOM_VIRTUE: Final[int] = _GUARD_ROWS[2]["cost_options"][1]["virtue"]
REDEEM_SILVER: Final[int] = _GUARD_ROWS[3]["cost"]["silver"]
REDEEM_TAX: Final[int] = _GUARD_ROWS[3]["cost"]["tax"]
REDEEM_VIRTUE: Final[int] = _GUARD_ROWS[3]["gain"]["virtue"]

# -- Setup and limits --

_SETUP: Final[dict[str, Any]] = CONTENT["setup"]
START_TAX: Final[int] = _SETUP["tax_stand_silver"]
START_VIRTUE: Final[int] = _SETUP["virtue"]
ROWS: Final[int] = _SETUP["apprentice_display"]["rows"]
COLUMNS: Final[int] = _SETUP["apprentice_display"]["columns"]
DEALT: Final[int] = _SETUP["draft"]["deal"]
KEPT: Final[int] = _SETUP["draft"]["keep"]
SEAT_SILVER: Final[tuple[int, ...]] = tuple(_SETUP["seat_silver"])
HAND_LIMIT: Final[int] = CONTENT["limits"]["hand_at_end_of_own_turn"]
APPRENTICE_LIMIT: Final[int] = CONTENT["limits"]["apprentices"]
TOP_VIRTUE: Final[int] = CONTENT["limits"]["virtue_max"]
TOP_LEVEL: Final[int] = CONTENT["limits"]["cathedral_top"]

_BY_PLAYERS: Final[tuple[dict[str, Any], ...]] = tuple(
    CONTENT["by_players"][str(max(1, players))] for players in range(MOST_PLAYERS + 1)
)
"""By the number of players at the table, the rival included."""
HALL_COLUMNS: Final[tuple[int, ...]] = tuple(row["guildhall_columns"] for row in _BY_PLAYERS)
HALL_ROWS: Final[int] = CONTENT["guildhall"]["rows"]
HALL_SPACES: Final[tuple[int, ...]] = tuple(columns * HALL_ROWS for columns in HALL_COLUMNS)
RESET_ROWS: Final[tuple[int, ...]] = tuple(row - 1 for row in CONTENT["guildhall"]["reset_rows"])
"""A worker on the first space of these rows of the Guildhall, counted from 0, resets the market."""
REWARD_PILE: Final[tuple[int, ...]] = tuple(row["rewards"] for row in _BY_PLAYERS)
CAPTURE_PLACES: Final[tuple[int, ...]] = tuple(row["capture_locations"] for row in _BY_PLAYERS)

# -- Virtue, Cathedral, rewards, Black Market --

_TRACK: Final[list[dict[str, Any]]] = CONTENT["virtue_track"]
VIRTUE_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _TRACK)
UNTAXED: Final[tuple[int, ...]] = tuple(row["tax_ignored"] for row in _TRACK)
CATHEDRAL_OPEN: Final[tuple[bool, ...]] = tuple(row["cathedral_allowed"] for row in _TRACK)
MARKET_OPEN: Final[tuple[bool, ...]] = tuple(row["black_market_allowed"] for row in _TRACK)

_LEVELS: Final[list[dict[str, Any]]] = CONTENT["cathedral"]["levels"]
LEVEL_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _LEVELS)
LEVEL_SPACES: Final[tuple[int, ...]] = tuple(row["spaces"] or MOST_PLAYERS for row in _LEVELS)
LEVEL_COST: Final[tuple[int, ...]] = tuple(pack(row["cost"]) for row in _LEVELS)
LEVEL_MIX: Final[tuple[int, ...]] = tuple(row["cost"].get("any", 0) for row in _LEVELS)
"""So much wood and stone in any mix."""
EMPTY_PILE_VIRTUE: Final[int] = CONTENT["cathedral"]["empty_reward_pile"]["virtue"]

_REWARDS: Final[list[dict[str, Any]]] = CONTENT["rewards"]
REWARDS: Final = len(_REWARDS)
REWARD_GOODS: Final[tuple[int, ...]] = tuple(pack(row["gain"]) for row in _REWARDS)
REWARD_VIRTUE: Final[tuple[int, ...]] = tuple(row["gain"].get("virtue", 0) for row in _REWARDS)
REWARD_CARDS: Final[tuple[int, ...]] = tuple(row["gain"].get("card", 0) for row in _REWARDS)

_MARKET: Final[dict[str, Any]] = CONTENT["black_market"]
MARKET_CARDS: Final = len(_MARKET["cards"])
MARKET_SILVER: Final[tuple[int, ...]] = tuple(row["silver"] for row in _MARKET["spaces"])
MARKET_VIRTUE: Final[tuple[int, ...]] = tuple(row["virtue"] for row in _MARKET["spaces"])
SMALL: Final[tuple[int, ...]] = (
    *(pack(row["small"]) for row in _MARKET["cards"]),
    pack(_MARKET["printed"]["small"]),
)
"""The goods of a card's small side; the last row, index -1, is what is printed on the board."""
LARGE_SIDE: Final[tuple[int, ...]] = (
    *(pack(row["large"]) for row in _MARKET["cards"]),
    pack(_MARKET["printed"]["large"]),
)
LOOK: Final[int] = _MARKET["look"]
"""Building cards drawn on the middle space, of which one is kept."""
CROWDED: Final[int] = _MARKET["crowded"]
"""So many own workers in Prison cost a virtue at a reset."""

# -- Apprentices. What a player has hired is a mask of them. --

CARPENTER, TILER, MASON = range(3)
SKILLS: Final = ("carpenter", "tiler", "mason")
_APPRENTICES: Final[list[dict[str, Any]]] = [*CONTENT["apprentices"], *CONTENT["promo"]["apprentices"]]
APPRENTICES: Final[tuple[str, ...]] = tuple(f"{row['name']}-{row['id']}" for row in _APPRENTICES)
BASE_APPRENTICES: Final = len(CONTENT["apprentices"])
APPRENTICE_VIRTUE: Final[tuple[int, ...]] = tuple(row["virtue"] for row in _APPRENTICES)
SKILLED: Final[tuple[int, ...]] = tuple(
    sum(1 << i for i, row in enumerate(_APPRENTICES) if skill in row["skills"]) for skill in SKILLS
)
"""For each skill the mask of apprentices who have it."""

Bonus = tuple[int, int, int, int]
"""The bit of an apprentice, and the goods, virtue and building cards he brings."""


def _bonuses(trigger: str, place: str = "", op: str = "gain") -> tuple[Bonus, ...]:
    """All apprentices with an effect of this kind. For a discount the numbers are what is not paid."""
    rows: list[Bonus] = []
    for i, row in enumerate(_APPRENTICES):
        effect = row["effect"]
        if effect and effect["trigger"] == trigger and effect["op"] == op and effect.get("location", "") == place:
            gain: dict[str, int] = effect.get("gain", effect)
            rows.append((1 << i, pack(gain), gain.get("virtue", 0), gain.get("card", 0)))
    return tuple(rows)


def _mask(rows: tuple[Bonus, ...]) -> int:
    return sum(bit for bit, _, _, _ in rows)


VISIT_BONUS: Final[tuple[tuple[Bonus, ...], ...]] = tuple(_bonuses("visit", place) for place in PLACES)
VISIT_MASK: Final[tuple[int, ...]] = tuple(_mask(rows) for rows in VISIT_BONUS)
ROB_DISCOUNT: Final = _bonuses("visit", "tax_stand", "discount")
CAPTURE_DISCOUNT: Final = _bonuses("visit", "town_centre", "discount")
CAPTURE_DISCOUNT_MASK: Final = _mask(CAPTURE_DISCOUNT)
CATHEDRAL_BONUS: Final = _bonuses("cathedral_step")
REDEEM_BONUS: Final = _bonuses("debt_paid_off")
MARKET_BONUS: Final = _bonuses("black_market_action")
MARKET_DISCOUNT: Final = _bonuses("black_market_action", "", "discount")
MARKET_MASK: Final = _mask(MARKET_BONUS) | _mask(MARKET_DISCOUNT)
JAIL_BONUS: Final = _bonuses("guardhouse_send_to_prison")
RESET_BONUS: Final = _bonuses("reset_step_3")
RESET_MASK: Final = _mask(RESET_BONUS)
NO_PRISONER: Final = sum(
    1 << i for i, row in enumerate(_APPRENTICES) if (row["effect"] or {}).get("condition") == "no_own_worker_in_prison"
)
"""Reset apprentices who help only if none of the own workers is in Prison."""
GATEKEEPERS: Final[tuple[tuple[int, int], ...]] = tuple(
    (1 << i, row["effect"]["max"])
    for i, row in enumerate(_APPRENTICES)
    if row["effect"] and row["effect"]["op"] == "release_from_prison"
)
OVERSEERS: Final[tuple[tuple[int, int], ...]] = tuple(
    (1 << i, row["effect"]["amount"])
    for i, row in enumerate(_APPRENTICES)
    if row["effect"] and row["effect"]["op"] == "extra_worker"
)

# -- Storehouse trades: two of three goods for virtue, three of two for marble, and the apprentices' own --

_BASIC_TRADES: Final[list[dict[str, Any]]] = _PLACES[STOREHOUSE]["trades"]


def _ways(count: int, goods: list[str]) -> list[dict[str, int]]:
    """Every way to pay so many units out of these goods."""
    if len(goods) == 1:
        return [{goods[0]: count}]
    return [{goods[0]: n, **rest} for n in range(count, -1, -1) for rest in _ways(count - n, goods[1:])]


_TRADES: Final[list[tuple[str, dict[str, int], dict[str, int], int]]] = [
    (
        f"{'marble' if 'marble' in row['gain'] else 'virtue'}-for-"
        + "-".join(f"{n}-{good}" for good, n in way.items() if n),
        way,
        row["gain"],
        0,
    )
    for row in _BASIC_TRADES
    for way in _ways(row["pay_any"], row["of"])
] + [
    (APPRENTICES[i], row["effect"]["pay"], row["effect"]["gain"], 1 << i)
    for i, row in enumerate(_APPRENTICES)
    if row["effect"] and row["effect"]["trigger"] == "storehouse_action"
]
TRADES: Final[tuple[str, ...]] = tuple(name for name, _, _, _ in _TRADES)
TRADE_PRICE: Final[tuple[int, ...]] = tuple(pack(pay) for _, pay, _, _ in _TRADES)
TRADE_GAIN: Final[tuple[int, ...]] = tuple(pack(gain) for _, _, gain, _ in _TRADES)
TRADE_VIRTUE: Final[tuple[int, ...]] = tuple(gain.get("virtue", 0) for _, _, gain, _ in _TRADES)
TRADE_OWNER: Final[tuple[int, ...]] = tuple(owner for _, _, _, owner in _TRADES)
"""The bit of the apprentice who offers the trade; 0: it is open to all."""
OPEN_TRADES: Final = TRADE_OWNER.count(0)
TRADER_MASK: Final = sum(TRADE_OWNER)

# -- Buildings --

_BUILDINGS: Final[list[dict[str, Any]]] = [*CONTENT["buildings"], *CONTENT["promo"]["buildings"]]
BUILDINGS: Final[tuple[str, ...]] = tuple(row["name"] for row in _BUILDINGS)
BASE_BUILDINGS: Final = len(CONTENT["buildings"])
COST: Final[tuple[int, ...]] = tuple(pack(row["cost"]) for row in _BUILDINGS)
NEEDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SKILLED[SKILLS.index(skill)] for skill in row["skills"]) for row in _BUILDINGS
)
"""For each skill a building needs, the mask of apprentices who have it."""
VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _BUILDINGS)
BUILDING_VIRTUE: Final[tuple[int, ...]] = tuple(row["virtue"] for row in _BUILDINGS)
Effect = dict[str, Any]
IMMEDIATE: Final[tuple[Effect | None, ...]] = tuple(
    row["effect"] if row["timing"] == "immediate" else None for row in _BUILDINGS
)
AT_END: Final[tuple[Effect | None, ...]] = tuple(
    row["effect"] if row["timing"] == "end" else None for row in _BUILDINGS
)
_VIRTUE_OPS: Final = ("virtue", "virtue_if", "virtue_per")
MOVES_VIRTUE_AT_END: Final[tuple[bool, ...]] = tuple(
    effect is not None and effect["op"] in _VIRTUE_OPS for effect in AT_END
)
BUILDING_VIRTUE_LOSS: Final = tuple(card for card, effect in enumerate(AT_END) if effect and effect["op"] == "virtue")

# -- Boards. The last row of every table, index -1, is the standard side. --

_BOARDS: Final[list[dict[str, Any]]] = [*CONTENT["boards"], *CONTENT["promo"]["boards"]]
BOARDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOARDS)
BASE_BOARDS: Final = len(CONTENT["boards"])
BOARD_COLOUR: Final[tuple[str, ...]] = tuple(row["colour"] for row in _BOARDS)
BOARD_PRISON: Final[tuple[int, ...]] = tuple(row["workers_in_prison"] for row in _BOARDS)
BOARD_GOODS: Final[tuple[int, ...]] = tuple(pack(row["goods"]) + row["silver"] * ONE[SILVER] for row in _BOARDS)
BOARD_VIRTUE: Final[tuple[int, ...]] = tuple(row["virtue"] for row in _BOARDS)
BOARD_CARDS: Final[tuple[int, ...]] = tuple(row["cards_after_draft"] for row in _BOARDS)
BOARD_DEBTS: Final[tuple[int, ...]] = tuple(row["unpaid_debts"] for row in _BOARDS)


def _power(op: str, key: str, none: int, trigger: str = "") -> tuple[int, ...]:
    """A figure of every board's power, `none` for boards without it and for the standard side."""
    powers = [row["power"] for row in _BOARDS]
    return (
        *(
            power[key] if power["op"] == op and power.get("trigger", "") == trigger and key in power else none
            for power in powers
        ),
        none,
    )


def _power_gain(trigger: str) -> tuple[dict[str, Any], ...]:
    powers = [row["power"] for row in _BOARDS]
    return (*(p["gain"] if p["op"] == "gain" and p["trigger"] == trigger else {} for p in powers), {})


SAME_PRECIOUS: Final[tuple[bool, ...]] = (*(row["power"]["op"] == "same_good" for row in _BOARDS), False)
IGNORES_TAX: Final = _power("ignore_tax", "amount", 0, "payment")
NEEDS_NO_CARD: Final[tuple[bool, ...]] = (*(row["power"]["op"] == "no_card_needed" for row in _BOARDS), False)
HIRE_DISCOUNT: Final = _power("discount", "silver", 0, "workshop_hire")
HIRE_LIMIT: Final = _power("discount", "apprentice_limit", APPRENTICE_LIMIT, "workshop_hire")
SPARES: Final = _power("discount_choice", "amount", 0, "construct_or_cathedral")
"""So much wood or stone need not be paid (Lothaire)."""
INSTEAD_OF_DEBT: Final[tuple[int, ...]] = (*(row["power"].get("pay", {}).get("silver", 0) for row in _BOARDS), 0)
RESET_RELEASE: Final = _power("release_from_prison", "max", 0, "reset_step_3")
MARKET_DRAW: Final[tuple[int, ...]] = tuple(gain.get("card", 0) for gain in _power_gain("black_market_action"))
BUILT_DRAW: Final[tuple[int, ...]] = tuple(gain.get("card", 0) for gain in _power_gain("building_constructed"))
BOARD_JAIL_GAIN: Final[tuple[int, ...]] = tuple(pack(gain) for gain in _power_gain("guardhouse_send_to_prison"))

# -- Scoring --

DEBT_VP: Final[int] = CONTENT["scoring"]["unpaid_debt"]
GOLD_VP: Final[int] = CONTENT["scoring"]["gold"]
MARBLE_VP: Final[int] = CONTENT["scoring"]["marble"]
SILVER_PER_VP: Final[int] = CONTENT["scoring"]["silver_per_vp"]
PRISONERS_PER_LOSS: Final[int] = CONTENT["scoring"]["prison_workers_per_minus_vp"]

# -- The rival --

RIVALS: Final[tuple[str, ...]] = tuple(CONTENT["rival"]["rivals"])
_RIVALS: Final[list[dict[str, Any]]] = list(CONTENT["rival"]["rivals"].values())
RIVAL_START: Final[tuple[int, ...]] = tuple(pack(row["extra_start"]) for row in _RIVALS)
RIVAL_SAVES: Final[tuple[int, ...]] = tuple(row["basic_discount"] for row in _RIVALS)
ALARM: Final[tuple[int, ...]] = tuple(row["alarm_group"] for row in _RIVALS)
PLAN: Final[int] = CONTENT["rival"]["plan_row"]
HABITS: Final[dict[str, int]] = {name: n for name, n in CONTENT["rival"]["parameters"].items() if isinstance(n, int)}
MARKET_ORDER: Final[tuple[int, ...]] = tuple(
    "abc".index(space) for space in CONTENT["rival"]["parameters"]["black_market_order"]
)
APPRENTICE_VP: Final[int] = CONTENT["rival"]["apprentice_vp"]
RIVAL_ACTIONS: Final = (*PLACES[:LARGE], "black_market")
_SCHEMES: Final[list[dict[str, Any]]] = CONTENT["rival"]["scheme_cards"]
SCHEMES: Final = len(_SCHEMES)
HAMMER: Final[tuple[bool, ...]] = tuple(row["hammer"] for row in _SCHEMES)
PRIMARY: Final[tuple[int, ...]] = tuple(RIVAL_ACTIONS.index(row["primary"]) for row in _SCHEMES)
FALLBACK: Final[tuple[int, ...]] = tuple(RIVAL_ACTIONS.index(row["fallback"]) for row in _SCHEMES)

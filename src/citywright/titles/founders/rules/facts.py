"""Goods, races, cards and figures of Founders, read from `content.json`, as tables the rules can index.

Goods are numbered 0..17: eight basic ones, six of level 2, four of level 3. Cards are numbered 0..23: the six action
cards, then the eighteen advisers. Nothing here is a rule: the figures may be corrected in the JSON file alone.
"""

from typing import Any, Final

from citywright.kit.content import read_content

CONTENT: Final[dict[str, Any]] = read_content(__name__)
# fmt: off
PROSE: Final = frozenset((
    "blanks", "forbids_src", "legend", "meta", "name_ru", "ops", "option_a", "option_a_ru", "option_b",
    "option_b_ru", "src", "text", "text_ru", "title", "title_ru",
))
# fmt: on
"""Keys of the content that no rule reads (origins, notes and words); records are not bound to them."""

# -- Terrains, prices --

DESERT, COAST, FOREST, RUINS = range(4)
TERRAINS: Final = ("desert", "coast", "forest", "ruins")
STALL_PRICE: Final[tuple[int, ...]] = tuple(int(CONTENT["terrains"][t]["stall_price"]) for t in TERRAINS)
ACCESS_PRICE: Final[tuple[int, ...]] = tuple(int(CONTENT["terrains"][t]["access_price"]) for t in TERRAINS)
FOLLOW_TERRAINS: Final[int] = sum(1 << i for i, t in enumerate(TERRAINS) if CONTENT["terrains"][t]["follow_trade"])
ALL_TERRAINS: Final = 15

FOREIGN_PRICE: Final[int] = CONTENT["prices"]["foreign_stall"]
HOUSE_PRICE: Final[int] = CONTENT["prices"]["house"]
HOUSE_PRICE_B: Final[int] = CONTENT["prices"]["house_side_b"]
SPAN_PRICE: Final[int] = CONTENT["prices"]["bridge_gate"]
CONSTRUCT_DISCOUNT: Final[int] = CONTENT["prices"]["construct_main_discount"]
SLOT_PRICE: Final[tuple[int, ...]] = tuple(CONTENT["prices"]["adviser_slots"])
SLOTS: Final = len(SLOT_PRICE)
PROPOSALS: Final[int] = CONTENT["setup"]["prestige_offer"]
COINS: Final[int] = CONTENT["setup"]["coins"]
COMPLETIONS: Final[int] = CONTENT["end_of_game"]["completions"]
QUIET_TURNS: Final[int] = CONTENT["end_of_game"]["safety_stop"]["turns_per_player_without_delivery"]
VOTE_WEIGHT: Final[int] = CONTENT["influence"]["vote_token"]
TEMP_WEIGHT: Final[int] = CONTENT["influence"]["temp"]
PERM_WEIGHT: Final[int] = CONTENT["influence"]["perm"]
VP_PER_PERM: Final[int] = CONTENT["final_scoring"]["perm_crystal"]
COINS_PER_VP: Final[int] = CONTENT["final_scoring"]["coins_per_vp"]
EACH_STORE: Final[int] = CONTENT["components"]["per_resource_stores"]
HOUSES: Final[int] = CONTENT["components"]["per_colour"]["houses"]
SPANS: Final[int] = CONTENT["components"]["per_colour"]["bridges_gates"]
WORKERS: Final[int] = CONTENT["components"]["per_colour"]["workers"]
GATE: Final = 2
"""Completion tokens that open Trade to opponents' stalls (F-125) and bring the mid-game achievement (F-248)."""
NEUTRAL_COST: Final = 2
"""What a neutral supplier costs at every pay-out, instead of 1 (F-235)."""

SOLO_ROUNDS: Final[int] = CONTENT["solo"]["rounds"]
SOLO_PRICE: Final[tuple[int, ...]] = tuple(CONTENT["solo"]["offer_price_start"])
SOLO_RISE: Final[tuple[int, ...]] = tuple(CONTENT["solo"]["offer_price_per_completed"])

# -- Goods --

GOODS: Final[tuple[str, ...]] = tuple(CONTENT["resources"])
BASICS: Final[int] = sum(CONTENT["resources"][good]["tier"] == 1 for good in GOODS)
_ROWS: Final[list[dict[str, Any]]] = [CONTENT["resources"][good] for good in GOODS]
TIER: Final[tuple[int, ...]] = tuple(row["tier"] for row in _ROWS)
SHAPE_OF_GOOD: Final[tuple[str, ...]] = tuple(row["shape"] for row in _ROWS)
PRICE: Final[tuple[int, ...]] = tuple(row["price"] or 0 for row in _ROWS)
RECIPE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(GOODS.index(part["resource"]) for part in row["recipe"]) for row in _ROWS
)
RECIPE_VP: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(part["vp"] for part in row["recipe"]) for row in _ROWS)
"""What the owner of each supplier earns: the values printed on the store."""
FORBIDS: Final[tuple[int, ...]] = tuple(sum(1 << GOODS.index(f) for f in row.get("forbids", ())) for row in _ROWS)
"""The goods that the card of a basic good forbids, as a mask."""
RECIPE_MASK: Final[tuple[int, ...]] = tuple(sum(1 << part for part in recipe) for recipe in RECIPE)

# -- Races --

RACES: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["races"])
RACE_GOOD: Final[tuple[int, ...]] = tuple(
    -1 if row["resource"] is None else GOODS.index(row["resource"]) for row in CONTENT["races"]
)
"""The race's own good; -1 for the Aesthers, who take any."""
RACE_FORBIDS: Final[tuple[int, ...]] = tuple(
    sum(1 << GOODS.index(f) for f in row["forbids"]) for row in CONTENT["races"]
)
AESTHERS: Final[int] = RACE_GOOD.index(-1)
RACE_OF: Final[tuple[int, ...]] = tuple(RACE_GOOD.index(good) for good in range(BASICS))
"""The race that normally owns a basic good."""
LEVELS: Final = ("easy", "medium", "hard", "very_hard")
RACE_LEVEL: Final[tuple[int, ...]] = tuple(LEVELS.index(row["solo_difficulty"]) for row in CONTENT["races"])

# -- Prestige buildings --

_PRESTIGE: Final[list[dict[str, Any]]] = CONTENT["prestige"]
PRESTIGE: Final[tuple[str, ...]] = tuple(row["id"] for row in _PRESTIGE)
TYPES: Final[tuple[str, ...]] = tuple(CONTENT["prestige_types"])
TYPE: Final[tuple[int, ...]] = tuple(TYPES.index(row["type"]) for row in _PRESTIGE)
SHAPE_OF_PRESTIGE: Final[tuple[str, ...]] = tuple(row["shape"] for row in _PRESTIGE)
TERRAIN_OF: Final[tuple[int, ...]] = tuple(
    -1 if row["terrain"] is None else TERRAINS.index(row["terrain"]) for row in _PRESTIGE
)
SITE_ONLY: Final[tuple[bool, ...]] = tuple(bool(row["site_only"]) for row in _PRESTIGE)
DEMANDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(GOODS.index(demand["resource"]) for demand in row["demands"]) for row in _PRESTIGE
)
DEMAND_VP: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(d["vp"] for d in row["demands"]) for row in _PRESTIGE)
FORTRESS: Final[int] = PRESTIGE.index("ghost_fortress")

# -- Cards --

TRADE, CONSTRUCT, UPGRADE, RECRUIT, CALL, INCOME = range(6)
CATEGORIES: Final = ("trade", "construct", "upgrade", "recruit")
ACTION_CARDS: Final = (*CATEGORIES, "call_to_vote", "income")
FIRST_ADVISER: Final = len(ACTION_CARDS)
ADVISERS: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["advisers"])
CARDS: Final[tuple[str, ...]] = (*ACTION_CARDS, *ADVISERS)
HIDDEN: Final = len(CARDS)
"""In place of a card: one that lies face down."""
ADVISER_LEVEL: Final[tuple[int, ...]] = tuple(row["level"] - 1 for row in CONTENT["advisers"])
ADVISER_NEEDS: Final[tuple[int, ...]] = tuple(GOODS.index(row["requires"]) for row in CONTENT["advisers"])
ADVISER_PERM: Final[tuple[int, ...]] = tuple(row["reward"]["perm"] for row in CONTENT["advisers"])
ADVISER_VP: Final[tuple[int, ...]] = tuple(row["reward"]["vp"] for row in CONTENT["advisers"])
CATEGORY: Final[tuple[int, ...]] = (
    *range(FIRST_ADVISER),
    *(ACTION_CARDS.index(row["category"]) for row in CONTENT["advisers"]),
)
"""The category of a card, which sets what the others may do after it."""
CALL_BIT: Final = 1 << CALL


def starting_hand(seats: int) -> int:
    """The cards of a new player, as a mask (F-31, F-32)."""
    return sum(1 << ACTION_CARDS.index(name) for name in CONTENT["setup"]["by_players"][str(seats)]["hand"])


VOTE_NEEDS: Final[tuple[int, ...]] = (
    0,
    0,
    *(int(CONTENT["setup"]["by_players"][str(seats)]["vote_min_discard"]) for seats in (2, 3, 4)),
)
"""Cards that must lie in the discard before Call to Vote, by player count (F-180, F-181)."""
EXTRA_PICKS: Final[tuple[int, ...]] = (
    0,
    *(int(CONTENT["setup"]["by_players"][str(seats)]["extra_picks"]) for seats in (1, 2, 3, 4)),
)
START_NUMBER: Final[tuple[int, ...]] = (
    0,
    *(int(CONTENT["setup"]["by_players"][str(seats)]["max_start_number"]) for seats in (1, 2, 3, 4)),
)
"""The highest number of a starting cell, by player count (F-48)."""

# -- Achievements --

IMMEDIATE, MID, END = range(3)
DECKS: Final = ("immediate", "mid", "end")
ACHIEVEMENTS: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["achievements"])
ACHIEVEMENT_DECK: Final[tuple[int, ...]] = tuple(DECKS.index(row["deck"]) for row in CONTENT["achievements"])
ACHIEVEMENT_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in CONTENT["achievements"])
PREDICATES: Final[tuple[str, ...]] = tuple(CONTENT["predicates"])
PREDICATE: Final[tuple[str, ...]] = tuple(row["predicate"]["pred"] for row in CONTENT["achievements"])
PREDICATE_N: Final[tuple[int, ...]] = tuple(row["predicate"]["n"] for row in CONTENT["achievements"])
PREDICATE_TIER: Final[tuple[int, ...]] = tuple(row["predicate"].get("tier", 0) for row in CONTENT["achievements"])

# -- Terms: under which conditions a card or a worker lets a player trade, construct, upgrade or hire --

OWN_STALL, BUY_ACCESS, FOREIGN_STALL = 1, 2, 4


class TradeTerms:
    """Which trades are allowed and what they cost on each terrain."""

    __slots__ = ("access", "foreign", "gate", "options", "stall", "terrains")

    def __init__(self, row: dict[str, Any], terrains: int = ALL_TERRAINS) -> None:
        discount = int(row.get("discount", 0))
        priced_as = row.get("price_as")
        self.options: int = sum((OWN_STALL, BUY_ACCESS, FOREIGN_STALL)[n - 1] for n in row["options"])
        stall = [STALL_PRICE[TERRAINS.index(priced_as or t)] for t in TERRAINS]
        access = [ACCESS_PRICE[TERRAINS.index(priced_as or t)] for t in TERRAINS]
        fixed = row.get("price")
        self.stall: tuple[int, ...] = tuple(max(0, p - discount) if fixed is None else int(fixed) for p in stall)
        """The price of an own stall by terrain."""
        access = [max(0, p - discount) if fixed is None else int(fixed) for p in access]
        self.access: tuple[int, ...] = tuple(
            min((access[t] for t in range(4) if bits >> t & 1), default=0) for bits in range(16)
        )
        """The price of access by the terrains under the store, as a mask: the cheapest counts (F-118)."""
        self.foreign: int = max(0, FOREIGN_PRICE - discount)
        self.terrains: int = sum(1 << TERRAINS.index(t) for t in row["terrain"]) if "terrain" in row else terrains
        """The terrains on which the trade is allowed, as a mask."""
        self.gate: bool = not row.get("ignore_completion_gate", False)
        """Do opponents' stalls need two completion tokens? (F-125)"""


class ConstructTerms:
    """Which personal structures, and how much less they cost."""

    __slots__ = ("discount", "free", "house", "span")

    def __init__(self, row: dict[str, Any]) -> None:
        self.house: bool = "house" in row["kinds"]
        self.span: bool = "bridge_gate" in row["kinds"]
        self.discount: int = int(row.get("discount", 0))
        self.free: bool = row.get("price") == 0


class UpgradeTerms:
    """Which advanced stores, how much less they cost, and how many roads come with them."""

    __slots__ = ("discount", "goods", "roads")

    def __init__(self, row: dict[str, Any]) -> None:
        self.goods: tuple[int, ...] = tuple(good for good in range(BASICS, len(GOODS)) if TIER[good] in row["tiers"])
        self.discount: int = int(row.get("discount", 0))
        self.roads: int = int(row.get("roads", 0))


class HireTerms:
    """How much less an adviser costs, and whether the required good is waived."""

    __slots__ = ("any_good", "prices")

    def __init__(self, row: dict[str, Any]) -> None:
        discount = int(row.get("discount", 0))
        self.prices: tuple[int, ...] = tuple(0 if row.get("free") else max(0, p - discount) for p in SLOT_PRICE)
        self.any_good: bool = bool(row.get("ignore_requirement", False))


TRADES: Final[list[TradeTerms]] = []
CONSTRUCTS: Final[list[ConstructTerms]] = []
UPGRADES: Final[list[UpgradeTerms]] = []
HIRES: Final[list[HireTerms]] = []

# -- Effects: what a card or a worker does --

(
    GAIN,
    GAIN_PER,
    ROADS,
    RECOVER,
    HIRE,
    TRADING,
    CONSTRUCTING,
    UPGRADING,
    FREE_ACCESS,
    PAY,
    CONVERT,
    COPY,
    SEQUENCE,
    REPEAT,
    EACH,
    TAKE_INCOME,
) = range(16)
COUNTERS: Final[tuple[str, ...]] = tuple(CONTENT["gain_per_counters"])


class Effect:
    """One operator of the content table with its numbers; `parts` are the effects inside it."""

    __slots__ = ("coins", "counter", "high", "low", "number", "op", "parts", "perm", "plus", "temp", "terms", "vp")

    def __init__(self, number: int, op: int) -> None:
        self.number = number
        self.op = op
        self.coins = 0
        self.temp = 0
        self.perm = 0
        self.vp = 0
        self.plus = 0
        self.low = 0
        self.high = 0
        self.counter = 0
        self.terms = 0
        self.parts: tuple[Effect, ...] = ()


EFFECTS: Final[list[Effect]] = []


def _effect(op: int) -> Effect:
    effect = Effect(len(EFFECTS), op)
    EFFECTS.append(effect)
    return effect


def _terms(effect: Effect, table: list[Any], terms: Any) -> None:
    effect.terms = len(table)
    table.append(terms)


def read_effect(row: dict[str, Any]) -> Effect:
    """An effect of the content table, with everything inside it."""
    op = row["op"]
    if op in ("gain", "gain_per"):
        effect = _effect(GAIN if op == "gain" else GAIN_PER)
        effect.coins, effect.temp = int(row.get("coins", 0)), int(row.get("temp", 0))
        effect.perm, effect.vp = int(row.get("perm", 0)), int(row.get("vp", 0))
        if op == "gain_per":
            effect.counter = COUNTERS.index(row["per"])
            effect.plus, effect.low, effect.high = row.get("plus", 0), row.get("min", 0), row.get("max", 99)
    elif op in ("roads", "recover", "convert"):
        effect = _effect({"roads": ROADS, "recover": RECOVER, "convert": CONVERT}[op])
        effect.high = row["max"]
    elif op == "hire":
        effect = _effect(HIRE)
        effect.high = row["count"]
        _terms(effect, HIRES, HireTerms(row))
    elif op == "trade":
        effect = _effect(TRADING)
        _terms(effect, TRADES, TradeTerms(row))
    elif op == "construct":
        effect = _effect(CONSTRUCTING)
        effect.high = row["count"]
        _terms(effect, CONSTRUCTS, ConstructTerms(row))
    elif op == "upgrade":
        effect = _effect(UPGRADING)
        _terms(effect, UPGRADES, UpgradeTerms(row))
    elif op == "access_free":
        effect = _effect(FREE_ACCESS)
        effect.terms = TERRAINS.index(row["terrain"])
    elif op == "pay":
        effect = _effect(PAY)
        effect.coins = row["coins"]
        effect.parts = (read_effect(row["then"]),)
    elif op == "copy_prestige":
        effect = _effect(COPY)
    elif op == "repeat":
        effect = _effect(REPEAT)
        effect.high = row["max"]
        effect.parts = (read_effect(row["step"]),)
    elif row.get("any_order"):  # only trades stand in any order: one step that offers both
        options = [n for step in row["steps"] for n in step["options"]]
        effect = _effect(EACH)
        _terms(effect, TRADES, TradeTerms({"options": options, "discount": row["steps"][0]["discount"]}))
    else:
        effect = _effect(SEQUENCE)
        effect.parts = tuple(read_effect(step) for step in row["steps"])
    return effect


_BOTH: Final = ["house", "bridge_gate"]
MAIN: Final[tuple[Effect, ...]] = (
    read_effect({"op": "trade", "options": [1, 2, 3]}),
    read_effect({"op": "construct", "kinds": _BOTH, "discount": CONSTRUCT_DISCOUNT, "count": 1}),
    read_effect({"op": "upgrade", "tiers": [2, 3], "roads": CONTENT["action_cards"]["upgrade"]["main"]["road"]}),
    read_effect(
        {
            "op": "sequence",
            "steps": [
                {"op": "hire", "count": 1},
                {"op": "gain", "temp": CONTENT["action_cards"]["recruit"]["main"]["then_temp"]},
            ],
        }
    ),
    _effect(SEQUENCE),  # Call to Vote has a procedure of its own
    _effect(TAKE_INCOME),
    *(read_effect(row["action"]["effect"]) for row in CONTENT["advisers"]),
)
"""What each card does when it is played face up."""
FOLLOW: Final[tuple[Effect, ...]] = (
    read_effect({"op": "trade", "options": [1, 2], "follow": True}),
    read_effect({"op": "construct", "kinds": _BOTH, "count": 1}),
    read_effect({"op": "upgrade", "tiers": [2, 3]}),
    read_effect({"op": "hire", "count": 1}),
)
"""What the others may do after a card of each category."""
TRADES[FOLLOW[TRADE].terms].terrains = FOLLOW_TERRAINS
FOLLOW_TRADE: Final[int] = FOLLOW[TRADE].terms
FOLLOW_UPGRADE: Final[int] = FOLLOW[UPGRADE].terms
RACE_EFFECT: Final[tuple[Effect, ...]] = tuple(read_effect(row["action"]["effect"]) for row in CONTENT["races"])
PRESTIGE_EFFECT: Final[tuple[Effect, ...]] = tuple(read_effect(row["action"]["effect"]) for row in _PRESTIGE)

# -- City events of the historic game --

QUARTERS: Final[tuple[str, ...]] = tuple(row["name"] for row in CONTENT["quarters"])
QUARTER_DISTRICT: Final[tuple[int, ...]] = tuple(row["district"] for row in CONTENT["quarters"])
QUARTER_ROWS: Final[tuple[tuple[int, int], ...]] = tuple(
    (row["rows"][0], row["rows"][1]) for row in CONTENT["quarters"]
)
EVENT_OF: Final[tuple[int, ...]] = tuple(
    next(i for i, row in enumerate(CONTENT["city_events"]) if row["race"] == race) for race in RACES
)

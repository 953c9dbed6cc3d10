"""How the cards and pieces of Architects are drawn: templates that are used many times.

b<card>        a building card, 124 by 164
a<apprentice>  an apprentice, 86 by 68
worker-<seat>, marker-<seat>   pieces with the seat's shape
"""

from typing import Any, Final

from citywright.display.scene import AnyMark, Art, Box, Disc, Label, Path, Seat, Sign, Template, Text

from ..rules.facts import (
    APPRENTICE_VIRTUE,
    APPRENTICES,
    AT_END,
    BUILDING_VIRTUE,
    BUILDINGS,
    COST,
    GOODS,
    MOST_PLAYERS,
    SKILLS,
    VP,
    amounts,
)
from ..words.messages import APPRENTICE_ROWS, APPRENTICE_SHORT, BUILDING, BUILDING_ROWS, KIND, SKILLS_OF, signed
from .glyph_row import Row, skill

CARD_W: Final = 124
CARD_H: Final = 164
PLAN_W: Final = 236
PLAN_H: Final = 42
HIRE_W: Final = 86
HIRE_H: Final = 68

# fmt: off
GOOD_SIGNS: Final[dict[str, str]] = {
    "clay": "clay-brick", "wood": "log", "stone": "stone-block", "gold": "gold-bar", "marble": "ionic-column",
    "silver": "two-coins", "tax": "two-coins", "virtue": "peace-dove", "card": "card-draw", "debt": "tied-scroll",
    "paid": "scroll-unfurled",
}
SKILL_SIGNS: Final = ("hand-saw", "fish-scales", "trowel")
PLACE_SIGNS: Final[dict[str, str]] = {
    "quarry": "stone-pile", "forest": "pine-tree", "mines": "mining", "silversmith": "crown-coin",
    "storehouse": "warehouse", "workshop": "stone-crafting", "town_centre": "medieval-village-01",
    "tax_stand": "cash", "guardhouse": "guarded-tower", "black_market_a": "domino-mask",
    "black_market_b": "domino-mask", "black_market_c": "domino-mask", "black_market": "domino-mask",
    "guildhall": "freemasonry", "prison": "prisoner", "cathedral": "church",
}
TRIGGER_SIGNS: Final[dict[str, str]] = {
    "cathedral_step": "church", "debt_paid_off": "scroll-unfurled", "reset_step_3": "cycle",
    "black_market_action": "domino-mask", "storehouse_action": "warehouse",
    "guardhouse_send_to_prison": "guarded-tower",
}
APPRENTICE_SIGNS: Final[dict[str, str]] = {
    "acolyte": "prayer", "conspirator": "cloak-dagger", "debt-collector": "pay-money", "gatekeeper": "key",
    "illusionist": "magic-hat", "jeweller": "gem-pendant", "labourer": "muscle-up", "merchant": "shopping-bag",
    "miner": "miner", "patron": "receive-money", "pickpocket": "robber-hand", "squire": "checked-shield",
    "stonecutter": "war-pick", "swindler": "perspective-dice-six", "thief": "hooded-figure",
    "trader": "weight-scale", "trickster": "duality-mask", "woodcutter": "wood-axe",
    "enforcer": "gavel", "overseer": "megaphone", "peddler": "knapsack",
}
BUILDING_SIGNS: Final = (
    "anvil-impact", "ringing-bell", "stone-stack", "tavern-sign", "robber", "house", "trade", "open-treasure-chest",
    "graduate-cap", "watchtower", "well", "wood-pile", "aqueduct", "sword-array", "medieval-barracks",
    "rolling-dices", "wood-cabin", "elven-castle", "church", "viking-church", "brick-pile", "dig-hole",
    "pencil-ruler", "dungeon-gate", "furnace", "hill-fort", "water-fountain", "poker-hand", "cave-entrance",
    "white-tower", "bookshelf", "lighthouse", "axe-in-stump", "hut", "abacus", "obelisk", "observatory",
    "indian-palace", "water-tower", "coins-pile", "crane", "graveyard", "greek-temple",
)
BOARD_SIGNS: Final = (
    "queen-crown", "hood", "imperial-crown", "crown", "barbute", "log", "visored-helm", "overlord-helm", "viking-head",
    "crenel-crown",
)
OTHER_SIGNS: Final = (
    "meeple", "meeple-group", "manacles", "breaking-chain", "hammer-nails", "laurel-crown", "laurels",
    "podium-winner", "cycle", "card-draw", "prisoner", "house", "stone-crafting", "trade", "tied-scroll",
)
# fmt: on

WORKER: Final = (
    "M10 .8c2.6 0 4.5 2 4.5 4.5 0 1.5-.7 2.9-1.8 3.7 3.4 1 5.2 3.6 5.7 7l1.2 8.2c.1.8-.5 1.4-1.3 1.4H1.7c-.8 "
    "0-1.4-.6-1.3-1.4L1.6 16c.5-3.4 2.3-6 5.7-7-1.1-.8-1.8-2.2-1.8-3.7C5.5 2.8 7.4.8 10 .8z"
)
_LIGHT: Final = (
    "M10 1.6c-2.2 0-3.7 1.7-3.7 3.7 0 1.6.9 3 2.2 3.7-3.6.8-5.5 3.3-6 7l-.9 7.5c3-1 5-7.5 8.4-10.5 2-1.8 3-9.5 0-11.4z"
)


def icons() -> list[str]:
    """Every sign of the icon set that Architects uses."""
    tables = (GOOD_SIGNS, PLACE_SIGNS, TRIGGER_SIGNS, APPRENTICE_SIGNS)
    listed = (SKILL_SIGNS, BUILDING_SIGNS, BOARD_SIGNS, OTHER_SIGNS)
    return sorted({sign for table in tables for sign in table.values()} | {sign for signs in listed for sign in signs})


def templates() -> dict[str, Template]:
    drawn: dict[str, Template] = {}
    for seat in range(MOST_PLAYERS):
        drawn[f"worker-{seat}"] = Template(w=20, h=27, marks=_worker(seat))
        drawn[f"marker-{seat}"] = Template(w=24, h=24, marks=_marker(seat))
    for card in range(len(BUILDINGS)):
        drawn[f"b{card}"] = Template(w=CARD_W, h=CARD_H, marks=_building(card))
        drawn[f"p{card}"] = Template(w=PLAN_W, h=PLAN_H, marks=_plan(card))
    for apprentice in range(len(APPRENTICES)):
        drawn[f"a{apprentice}"] = Template(w=HIRE_W, h=HIRE_H, marks=_apprentice(apprentice))
    drawn["back"] = Template(w=34, h=46, marks=_back("laurel-crown"))
    drawn["deck"] = Template(w=34, h=46, marks=_back("house"))
    return drawn


def _worker(seat: int) -> list[AnyMark]:
    return [
        Path(d="M1.5 25.2a11 3 0 1 0 22 0a11 3 0 1 0-22 0z", tone="at-shadow"),
        Path(d=WORKER, tone=f"seat seat-{seat + 1} at-body"),
        Path(d=_LIGHT, tone="at-light"),
        Seat(seat=seat, x=10, y=17.4, size=9, tone="at-emblem"),
    ]


def _marker(seat: int) -> list[AnyMark]:
    circle = "a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"
    return [
        Path(d=f"M1 13.5{circle}", tone="at-shadow"),
        Path(d=f"M1 12{circle}", tone=f"seat seat-{seat + 1} at-body"),
        Path(d=f"M1 12{circle}", tone="at-gloss"),
        Seat(seat=seat, x=12, y=12, size=12.5, tone="at-emblem"),
    ]


def _back(icon: str) -> list[AnyMark]:
    edges: list[AnyMark] = [Box(x=-2 * i, y=-3 * i, w=34, h=46, r=5, tone="at-back") for i in range(3)]
    return [*edges, Sign(icon=icon, x=13, y=17, size=26, tone="at-gilt")]


def frame(w: float, h: float) -> list[AnyMark]:
    return [Box(x=1, y=2.5, w=w, h=h, r=8, tone="at-shadow"), Box(w=w, h=h, r=8, tone="at-card")]


# -- building cards --


def _building(card: int) -> list[AnyMark]:
    ended = AT_END[card] is not None
    art = f"M0 54V8a8 8 0 0 1 8-8h{CARD_W - 16}a8 8 0 0 1 8 8v46z"
    marks: list[AnyMark] = [
        *frame(CARD_W, CARD_H),
        Path(d=art, tone="at-cardart"),
        Sign(icon=BUILDING_SIGNS[card], x=CARD_W / 2, y=27, size=44, tone="at-picture"),
        Disc(x=CARD_W - 16, y=16, r=12, text=str(VP[card]), tone="at-points"),
    ]
    if BUILDING_VIRTUE[card]:
        marks.append(virtue(BUILDING_VIRTUE[card], 16, 16, 11))
    for i, s in enumerate(SKILLS_OF[card]):
        marks += skill(SKILL_SIGNS[s], CARD_W - 13 - 19 * (len(SKILLS_OF[card]) - 1 - i), 43, 17)
    marks += [
        _title(card),
        *Row(12.5, 8).goods(COST[card]).left(6, 84),
        Label(text=Text("card-end" if ended else "card-now"), x=7, y=110, size=12, anchor="start", tone="at-small"),
        *_effect(card).left(7, 127),
    ]
    return marks


def _effect(card: int) -> Row:
    """The effect in signs, smaller where there are many."""
    row = effect_row(BUILDING_ROWS[card]["effect"], 13.5, 9)
    return row if row.width() <= CARD_W - 12 else effect_row(BUILDING_ROWS[card]["effect"], 12, 7.2)


_LONG: Final = ("tilers-hut", "carpenters-hut", "masons-hut", "thieves-den", "watchtower", "lumber-camp", "wood-market")
"""Names that are long in one language or the other."""


def _title(card: int) -> Label:
    long = BUILDINGS[card] in _LONG
    tone = "at-name at-tight" if long else "at-name"
    return Label(
        text=BUILDING[card], x=7, y=69, size=12.4 if long else 13.5, anchor="start", most=CARD_W - 12, tone=tone
    )


def _plan(card: int) -> list[AnyMark]:
    marks: list[AnyMark] = [
        *frame(PLAN_W, PLAN_H),
        Sign(icon=BUILDING_SIGNS[card], x=21, y=21, size=30, tone="at-accent"),
        Label(text=BUILDING[card], x=42, y=17, size=14, anchor="start", most=PLAN_W - 78, tone="at-name"),
        *Row(12.5, 8).goods(COST[card]).left(42, 30),
        Disc(x=PLAN_W - 18, y=21, r=12, text=str(VP[card]), tone="at-points"),
    ]
    if BUILDING_VIRTUE[card]:
        marks.append(virtue(BUILDING_VIRTUE[card], PLAN_W - 44, 21, 10))
    return marks


def virtue(by: int, x: float, y: float, r: float) -> Disc:
    return Disc(x=x, y=y, r=r, text=signed(by), tone="at-virtue" if by > 0 else "at-sin")


def effect_row(effect: dict[str, Any], size: float, r: float) -> Row:
    """What a building does, in signs; the inspector says it in words."""
    row = Row(size, r)
    op = effect["op"]
    if op == "gain":
        gain(row, effect["gain"], "+")
    elif op == "choose_gain":
        first, second = effect["options"]
        gain(row, first, "+")
        gain(row.slash(), second, "+")
    elif op == "gain_per":
        counted(gain(row, effect["gain"], "+"), effect)
    elif op == "hire_free":
        row.sign("stone-crafting").text(0).medal("silver")
    elif op == "capture":
        row.text(f"{effect['count']}×").sign("manacles")
    elif op == "choose":
        row.sign("manacles").slash().sign("breaking-chain")
    elif op == "take_debt":
        row.text("+1").medal("debt")
    elif op == "destroy_debt":
        row.text("−1").medal("debt")
    elif op == "virtue_each":
        row.text(signed(effect["virtue"])).medal("virtue").sign("meeple-group")
        if effect.get("n"):
            row.sign("prisoner").text(f"{effect['n']}+")
    elif op == "release_from_prison":
        row.sign("prisoner").arrow().sign("meeple")
    elif op == "trade":
        gain(row.medal("card").arrow(), effect["gain"])
    elif op == "extra_guildhall_placement":
        row.text("+1").sign("meeple").sign("hammer-nails")
    elif op == "discard_apprentice":
        row.text("−1").sign("stone-crafting")
    elif op == "virtue":
        row.text(signed(effect["virtue"])).medal("virtue")
    elif op == "debt_vp_delta":
        row.medal("debt").text(signed(effect["vp_per_unpaid_debt"])).sign("laurels", "at-gilt")
    elif op in ("vp_if", "vp_per"):
        counted(row.text(f"+{effect['vp']}").sign("laurels", "at-gilt"), effect)
    else:
        counted(row.text(f"+{effect['virtue']}").medal("virtue"), effect)
    return row


def gain(row: Row, goods: dict[str, int], sign: str = "") -> Row:
    for name, n in goods.items():
        row.text(f"{sign}{n}").medal(name)
    return row


_COUNTED: Final = {
    "own_building": ("sign", "house"),
    "own_paid_debt": ("medal", "paid"),
    "virtue": ("medal", "virtue"),
    "captured_worker_on_own_board": ("sign", "manacles"),
}


def counted(row: Row, effect: dict[str, Any]) -> Row:
    """What an effect is paid for: `/ 4 virtue`, or a condition."""
    condition, item = effect.get("condition", ""), effect.get("item", "")
    if condition == "no_unpaid_debt":
        return row.slash().text(0).medal("debt")
    if condition == "strictly_highest_cathedral":
        return row.slash().sign("church").sign("podium-winner")
    if condition == "strictly_most":
        return row.slash().medal(item).sign("podium-winner")
    row.slash()
    if effect.get("per", 1) > 1:
        row.text(effect["per"])
    if item == "apprentice_with_skill":
        return row.skill(SKILL_SIGNS[SKILLS.index(effect["skill"])])
    if item == "clay_wood_stone_total":
        return row.medal("clay").medal("wood").medal("stone")
    kind, name = _COUNTED.get(item, ("medal", item))
    return row.sign(name) if kind == "sign" else row.medal(name)


# -- apprentices --


def _apprentice(apprentice: int) -> list[AnyMark]:
    row = APPRENTICE_ROWS[apprentice]
    effect: dict[str, Any] | None = row["effect"]
    skills = [SKILLS.index(name) for name in row["skills"]]
    marks: list[AnyMark] = [
        *frame(HIRE_W, HIRE_H),
        Label(text=APPRENTICE_SHORT[apprentice], x=5, y=15, size=12.5, anchor="start", most=HIRE_W - 9, tone="at-name"),
        Sign(icon=APPRENTICE_SIGNS[KIND[apprentice]], x=15, y=31, size=20, tone="at-accent"),
    ]
    for i, s in enumerate(skills):
        marks += skill(SKILL_SIGNS[s], HIRE_W - 12 - 18 * (len(skills) - 1 - i), 31, 16)
    if APPRENTICE_VIRTUE[apprentice]:
        marks.append(virtue(APPRENTICE_VIRTUE[apprentice], HIRE_W - 30, 31, 8.5))
    if effect is not None:
        sign = PLACE_SIGNS[effect["location"]] if effect["trigger"] == "visit" else TRIGGER_SIGNS[effect["trigger"]]
        marks.append(Sign(icon=sign, x=36, y=32, size=16, tone="at-quiet"))
        marks += power_row(effect).left(6, HIRE_H - 13)
    return marks


def power_row(effect: dict[str, Any]) -> Row:
    """With what an apprentice helps."""
    row = Row(13, 8.5)
    op = effect["op"]
    if op == "gain":
        gain(row, effect["gain"], "+")
    elif op == "trade":
        gain(gain(row, effect["pay"]).arrow(), effect["gain"])
    elif op == "discount":
        name = "silver" if "silver" in effect else "virtue"
        row.text("−1", "at-figure at-good").medal(name)
    elif op == "release_from_prison":
        row.sign("prisoner", "at-quiet").arrow().text(effect["max"])
    else:
        row.text("+1").sign("meeple")
    return row


def coins(n: int, x: float, y: float) -> list[AnyMark]:
    """A pile of silver with its number, foot at x, y."""
    if not n:
        return []
    return [
        Art(symbol=f"at-coins-{min(n, 5)}", x=x - 8, y=y - 28, w=16, h=28),
        Label(text=str(n), x=x, y=y - 10 - min(n, 5) * 3.2, size=13, tone="at-figure at-halo"),
    ]


PRICE_OF: Final = tuple({GOODS[good]: n for good, n in enumerate(amounts(cost)) if n} for cost in COST)

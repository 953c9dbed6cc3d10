"""The content table: checksums of the sheet, and that the rules read every figure from it."""

import re
from collections import Counter

import pytest

from citywright.titles.architects.rules.facts import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL_OPEN,
    CONTENT,
    FIELD,
    GATHERS,
    GOODS,
    IMMEDIATE,
    MARKET_OPEN,
    ONE,
    PLACES,
    TRADES,
    UNTAXED,
    VISIT_BONUS,
    amounts,
    by_workers,
    covers,
    pack,
)
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.player import Player

BASE = CONTENT["buildings"]


def test_sums_of_the_buildings():
    assert sum(row["vp"] for row in BASE) == 279
    assert sum(row["virtue"] for row in BASE) == -8
    total: Counter[str] = Counter()
    for row in BASE:
        total.update(row["cost"])
    assert dict(total) == {"clay": 59, "wood": 75, "stone": 77, "gold": 30, "marble": 22}
    assert Counter(row["timing"] for row in BASE) == {"immediate": 19, "end": 21}


def test_buildings_by_skills():
    counted = Counter(tuple(skill[:3] for skill in row["skills"]) for row in BASE)

    assert counted == {
        (): 13,
        ("car",): 4,
        ("til",): 4,
        ("mas",): 5,
        ("car", "til"): 3,
        ("car", "mas"): 2,
        ("til", "mas"): 2,
        ("car", "til", "mas"): 7,
    }


def test_apprentices_by_skill_name_and_virtue():
    rows = CONTENT["apprentices"]
    assert Counter(len(row["skills"]) for row in rows) == {1: 39, 3: 1}
    assert Counter(row["skills"][0] for row in rows if len(row["skills"]) == 1) == {
        "carpenter": 13,
        "tiler": 13,
        "mason": 13,
    }
    assert Counter(row["virtue"] for row in rows) == {0: 27, 1: 6, -1: 7}
    copies = Counter(row["name"] for row in rows)
    assert copies == {
        "acolyte": 3,
        "conspirator": 2,
        "debt-collector": 3,
        "gatekeeper": 1,
        "illusionist": 1,
        "jeweller": 2,
        "labourer": 1,
        "merchant": 5,
        "miner": 2,
        "patron": 4,
        "pickpocket": 1,
        "squire": 3,
        "stonecutter": 2,
        "swindler": 3,
        "thief": 1,
        "trader": 3,
        "trickster": 1,
        "woodcutter": 2,
    }


def test_rewards_and_market_cards():
    rewards: Counter[str] = Counter()
    for row in CONTENT["rewards"]:
        rewards.update(row["gain"])
    assert rewards == {"virtue": 13, "silver": 6, "wood": 4, "stone": 4, "card": 2, "gold": 1}
    small: Counter[str] = Counter()
    large: Counter[str] = Counter()
    for row in CONTENT["black_market"]["cards"]:
        small.update(row["small"])
        large.update(row["large"])
    assert small == {"marble": 6, "gold": 6, "stone": 2, "wood": 4}
    assert large == {"marble": 12, "gold": 4, "stone": 12, "wood": 12}


def test_the_scheme_deck():
    cards = CONTENT["rival"]["scheme_cards"]
    assert len(cards) == 30
    assert sum(card["hammer"] for card in cards) == 16
    assert Counter(card["primary"] for card in cards) == {
        "quarry": 4,
        "forest": 4,
        "mines": 4,
        "silversmith": 3,
        "storehouse": 3,
        "town_centre": 3,
        "guardhouse": 3,
        "black_market": 3,
        "tax_stand": 1,
        "workshop": 2,
    }


def strings(plain):
    """Every text of the content, wherever it stands, with its key."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if isinstance(value, str):
                yield key, value
            yield from strings(value)
    elif isinstance(plain, list):
        for value in plain:
            if isinstance(value, str):
                yield "", value
            yield from strings(value)


def test_the_content_holds_figures_and_no_sentences():
    """What can be read aloud lies in the texts, where a mended word changes no hash."""
    texts = list(strings(GAME.content()))

    assert len(texts) > 300
    assert not [text for _, text in texts if not re.fullmatch(r"[a-z0-9_+()/N-]+", text)]
    assert "src" not in {key for key, _ in texts}


def test_every_row_has_its_origin():
    for key in ("apprentices", "buildings", "boards"):
        for row in (*CONTENT[key], *CONTENT["promo"][key]):
            assert row["src"] in ("R", "P", "D", "RP")


def test_the_tables_hold_every_effect_of_the_sheet():
    """Whatever an apprentice does has found its way into one of the tables; nothing is silently ignored."""
    from citywright.titles.architects.rules import facts

    known: set[int] = set()
    rows = (
        *facts.ROB_DISCOUNT,
        *facts.CAPTURE_DISCOUNT,
        *facts.CATHEDRAL_BONUS,
        *facts.REDEEM_BONUS,
        *facts.MARKET_BONUS,
        *facts.MARKET_DISCOUNT,
        *facts.JAIL_BONUS,
        *facts.RESET_BONUS,
        *(row for rows in VISIT_BONUS for row in rows),
    )
    known.update(bit for bit, *_ in rows)
    known.update(bit for bit, _ in (*facts.GATEKEEPERS, *facts.OVERSEERS))
    known.update(owner for owner in facts.TRADE_OWNER if owner)
    labourer = 1 << APPRENTICES.index("labourer-13")
    assert known | {labourer} == {1 << i for i in range(len(APPRENTICES))}
    assert len(TRADES) == 22
    assert sum(effect is not None for effect in IMMEDIATE) == 19 + 2  # and two promos
    assert len(set(BUILDINGS)) == 43


def test_the_track():
    assert (2, 2, 1, 1, *[0] * 11) == UNTAXED
    assert [v for v in range(15) if CATHEDRAL_OPEN[v]] == list(range(5, 15))
    assert [v for v in range(15) if MARKET_OPEN[v]] == list(range(10))


def test_formulas_are_read():
    assert by_workers("N")[:4] == (0, 1, 2, 3)
    assert by_workers("1+N")[:4] == (1, 2, 3, 4)
    assert by_workers("floor(N/2)")[:5] == (0, 0, 1, 1, 2)
    with pytest.raises(AssertionError):
        by_workers("N*2")
    assert sorted(PLACES[place] for place in GATHERS) == ["forest", "quarry", "silversmith"]


def test_packed_goods_are_what_they_stand_for():
    goods = {"clay": 3, "marble": 700, "silver": 12}
    assert dict(zip(GOODS, amounts(pack(goods)), strict=True)) == {**dict.fromkeys(GOODS, 0), **goods}
    for have in range(4):
        for need in range(4):
            for good in range(6):
                others = sum(ONE) - ONE[good]
                assert covers(others + have * ONE[good], need * ONE[good]) == (have >= need)
    assert FIELD * 6 <= 128
    me = Player()
    me.goods = pack(goods)
    assert (me.has(0), me.has(4), me.has(5)) == (3, 700, 12)


def test_the_content_binds_records():
    assert GAME.content()["buildings"][10]["cost"] == CONTENT["buildings"][10]["cost"]
    assert GAME.takes_content(GAME.content_hash())
    assert not GAME.takes_content("0" * 16)

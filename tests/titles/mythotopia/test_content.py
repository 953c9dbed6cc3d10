"""The figures: map, cards, VP cards and pieces, with the checksums of the fact sheet (chapter 11)."""

from collections import Counter

import pytest

from citywright.titles.mythotopia.rules.facts import (
    ARMY,
    BORDER_KIND,
    BORDERS,
    BOX_TOKENS,
    CARD_STACKS,
    CARDS,
    COAST,
    CONTENT,
    COUNT,
    ENDS,
    FIXED,
    FOOD,
    GOLD,
    IMPROVEMENT_CARDS,
    IMPROVEMENTS,
    KIND,
    LARGE_ISLAND,
    MAP,
    NEAR,
    ONE_SEA,
    PROVINCES,
    REGIONS,
    RUGGED,
    SEA_NEAR,
    SEAS,
    SHIP,
    SMALL_ISLAND,
    STACK_CARD,
    STACK_VALUE,
    STONE,
    STRENGTH,
    SYMBOLS,
    TWO_SEAS,
    VARIABLE,
    VP_CARDS,
    WITH,
    bits,
    stack_sizes,
)
from tests.titles.mythotopia.build import card
from tests.titles.mythotopia.realm import at as p
from tests.titles.mythotopia.realm import cards as names


def border_names(kind):
    return {name for name, k in zip(BORDERS, BORDER_KIND, strict=True) if k == kind}


def test_the_map_has_the_figures_of_the_sheet():
    assert (len(PROVINCES), len(SEAS), len(BORDERS)) == (40, 4, 79)
    assert [BORDER_KIND.count(kind) for kind in range(3)] == [60, 10, 9]
    assert sum(coast.bit_count() for coast in COAST) == len(MAP["coasts"]) == 30
    assert [coast.bit_count() for coast in COAST] == [7, 10, 6, 7]
    assert ((SEAS.index("serpent"),), (SEAS.index("beast"),), (), ()) == SEA_NEAR
    assert list(PROVINCES) == sorted(PROVINCES)
    assert all(a < b for a, b in ENDS)


def test_hills_and_mountains_are_where_the_sheet_has_them():
    assert border_names(1) == {
        "blore-quean", "dragonate-eoan", "dragonate-lea", "dragonate-ogdoad", "empyrean-kakopyge",
        "galingale-hatchel", "ictus-nesh", "lea-sorner", "malebolge-shog", "mome-remise",
    }  # fmt: skip
    assert border_names(2) == {
        "coryphee-fadge", "diclesium-fadge", "diclesium-iracund", "dragonate-grimp", "empyrean-grimp",
        "eoan-lea", "frampold-welkin", "kakopyge-welkin", "margent-trogle",
    }  # fmt: skip


def test_strength_follows_symbol_and_terrain():
    assert Counter(STRENGTH) == {2: 17, 3: 19, 4: 4}
    assert sum(STRENGTH) == 107
    assert RUGGED.bit_count() == 15
    for q in range(40):
        assert STRENGTH[q] == 2 + COUNT[ARMY][q] + (RUGGED >> q & 1)


def test_the_land_is_a_mainland_and_two_islands():
    parts = REGIONS.joined((1 << len(BORDERS)) - 1)
    assert sorted(part.bit_count() for part in parts) == [2, 3, 35]
    assert names(LARGE_ISLAND) == {"ictus", "jeopigia", "nesh"}
    assert names(SMALL_ISLAND) == {"aporia", "kinabra"}
    assert LARGE_ISLAND in parts
    assert SMALL_ISLAND in parts


def test_T1_to_T3_what_palmain_reaches():
    palmain = p("palmain")
    assert names(NEAR[0][palmain]) == {"blore", "diclesium", "iracund", "nusus", "scombroid"}
    assert NEAR[1][palmain] == NEAR[2][palmain] == 0
    assert names(ONE_SEA[palmain]) == {
        "aporia", "camarine", "eagre", "ictus", "kinabra", "nesh", "nusus", "oxter", "scombroid",
    }  # fmt: skip
    assert names(TWO_SEAS[palmain]) == {"ambsace", "custus", "jeopigia", "peened"}


@pytest.mark.clause("M-11")
def test_every_province_card_bears_one_symbol():
    for q in range(40):
        assert sum(COUNT[kind][q] for kind in range(5)) == 1
        assert COUNT[SYMBOLS.index(MAP["provinces"][q]["resource"])][q] == 1
    assert [(WITH[kind] & (1 << 40) - 1).bit_count() for kind in (ARMY, FOOD, STONE, GOLD)] == [12, 11, 9, 8]


@pytest.mark.clause("M-23")
def test_29_different_improvements():
    assert len(IMPROVEMENTS) == len(set(IMPROVEMENTS)) == 29
    kinds = Counter(KIND[c] for c in bits(IMPROVEMENT_CARDS))
    assert kinds == {"action": 3, "free": 7, "benefit": 6, "reserve": 11, "symbols": 2}
    with_symbols = {CARDS[c] for c in bits(IMPROVEMENT_CARDS) if any(COUNT[k][c] for k in range(5))}
    assert with_symbols == {
        "army", "build", "general", "hero", "market", "militia", "portal", "ranger", "reserve_army", "ship",
    }  # fmt: skip


@pytest.mark.clause("M-195", "M-196", "M-257", "M-80")
def test_symbols_of_army_market_and_ship():
    def symbols(name):
        return [COUNT[kind][card(name)] for kind in (FOOD, STONE, GOLD, ARMY, SHIP)]

    for name in ("army", "start_army", "start_army_2"):
        assert symbols(name) == [0, 0, 1, 2, 0]
    for name in ("market", "start_market"):
        assert symbols(name) == [1, 1, 1, 0, 0]
    assert symbols("ship") == [1, 0, 1, 0, 1]
    assert symbols("start_ship") == [1, 0, 0, 0, 1]
    assert symbols("start_build") == symbols("build") == [0, 1, 0, 0, 0]


@pytest.mark.clause("M-26", "M-52")
def test_vp_cards_and_their_tokens():
    assert FIXED.bit_count() == 3
    assert len(VARIABLE) == 10
    by_value: Counter[int] = Counter()
    for stack, n in enumerate(stack_sizes(4)):
        by_value[STACK_VALUE[stack]] += n
    assert by_value == {1: 32, 2: 24, 3: 2}
    assert STACK_VALUE[CARD_STACKS[VP_CARDS.index("fixed_city")][0]] == 2
    isles = CARD_STACKS[VP_CARDS.index("lord_of_the_isles")]
    assert [STACK_VALUE[stack] for stack in isles] == [3, 2]
    assert len(STACK_CARD) == 14


def test_the_box_holds_enough_tokens_for_any_four_cards():
    assert BOX_TOKENS == (28, 26, 3)
    ones = sorted(
        (stack_sizes(4)[s] for s in range(14) if STACK_VALUE[s] == 1 and STACK_CARD[s] in VARIABLE), reverse=True
    )
    assert 7 + sum(ones[:4]) == 28


def test_every_figure_names_its_origin():
    assert set(CONTENT["tags"]) == {"R", "P", "D"}
    for row in CONTENT["vp_cards"]:
        assert row["src"]
    for row in CONTENT["improvements"]:
        assert row["kind_src"]
        assert row["symbols_src"]
    assert len(CONTENT["options"]) == 6
    assert len(CONTENT["actions"]) == 15

"""The content table: what is in the box (Components), and the figures of the fact sheet written out once more."""

from collections import Counter
from itertools import combinations, product

import pytest

from citywright.titles.settlers.rules.facts import (
    CITY,
    CLASS,
    CONTENT,
    GAINS,
    KIND,
    MASTER_RESOURCE,
    NATURE,
    NEEDS,
    OF_CLASS,
    OPEN_AT_START,
    POINTS,
    POINTS_PER_MASTER,
    POINTS_PER_REPLACED,
    POINTS_PER_TOKEN,
    PRIZE,
    PRODUCES,
    RESOURCES,
    ROW_LIMIT,
    SQUARES,
    TOKEN_SUPPLY,
    TOKENS,
    VILLAGE,
    draft_pool,
    open_prizes,
)
from citywright.titles.settlers.rules.game import GAME

NATURE_RESOURCES = ("wood", "stone", "water", "plants")
VILLAGE_RESOURCES = ("iron", "gold", "cloth", "horses", "wine", "fish")
CITY_RESOURCES = ("war", "coin", "cart", "craft")

# kind: what it produces, copies
NATURE_SQUARES = {
    "forest": ("wood stone", 4),
    "cliff": ("stone plants", 4),
    "waterfall": ("stone water", 4),
    "lake": ("wood water", 4),
    "meadow": ("plants water", 4),
    "grove": ("wood plants", 4),
}
# kind: needs, produces, copies
VILLAGE_SQUARES = {
    "mine": ("wood stone", "iron", 5),
    "gold_mine": ("stone water", "gold", 3),
    "weaving_house": ("stone plants", "cloth", 4),
    "stud_farm": ("water plants", "horses", 3),
    "winery": ("wood plants", "wine", 4),
    "fishery": ("wood water", "fish", 5),
}
CITY_PRODUCTS = {"camp": "war", "market": "coin", "inn": "cart", "workshop": "craft"}
# the village resource needed: the nature resource needed with it by camp, market, inn, workshop
CITY_SQUARES = {
    "iron": "wood plants water stone",
    "gold": "plants water stone wood",
    "cloth": "water stone wood plants",
    "horses": "stone wood plants water",
    "wine": "stone plants water wood",
    "fish": "water wood plants stone",
}
PRIZES = {
    "P-01": (1, "iron wine"),
    "P-02": (1, "gold wine"),
    "P-03": (1, "gold fish"),
    "P-04": (1, "fish horses"),
    "P-05": (1, "cloth horses"),
    "P-06": (1, "cloth iron"),
    "P-07": (2, "iron war"),
    "P-08": (2, "iron craft"),
    "P-09": (2, "gold coin"),
    "P-10": (2, "gold craft"),
    "P-11": (2, "cloth coin"),
    "P-12": (2, "cloth cart"),
    "P-13": (2, "horses cart"),
    "P-14": (2, "horses war"),
    "P-15": (2, "wine craft"),
    "P-16": (2, "wine cart"),
    "P-17": (2, "fish coin"),
    "P-18": (2, "fish war"),
    "P-19": (2, "gold horses"),
    "P-20": (3, "war coin"),
    "P-21": (3, "war cart"),
    "P-22": (3, "war craft"),
    "P-23": (3, "coin cart"),
    "P-24": (3, "coin craft"),
    "P-25": (3, "cart craft"),
}


def words(resources: tuple[int, ...]) -> set[str]:
    return {RESOURCES[r] for r in resources}


def row(square: int) -> tuple[set[str], set[str], int]:
    return words(NEEDS[square]), words(PRODUCES[square]), POINTS[square]


def test_S_1_the_box_holds_97_squares_in_four_classes():
    assert [len(OF_CLASS[c]) for c in (NATURE, VILLAGE, CITY, PRIZE)] == [24, 24, 24, 25]
    assert len(set(SQUARES)) == len(SQUARES) == 97
    assert [name[0] for name in SQUARES] == ["NVCP"[c] for c in CLASS]
    for verb in ("draft", "take"):  # and every one of them has a name of its own in a move
        assert [GAME.show(action) for action in GAME.verbs.conceivable(verb)] == [f"{verb} {name}" for name in SQUARES]


def test_S_2_there_are_six_tokens_of_each_of_four_kinds():
    assert {name: CONTENT["tokens"][name] for name in CITY_RESOURCES} == dict.fromkeys(CITY_RESOURCES, 6)
    assert TOKEN_SUPPLY == (6, 6, 6)
    assert len(MASTER_RESOURCE) == 6
    assert [GAME.show(action) for action in GAME.verbs.conceivable("play")] == [f"play {name}" for name in TOKENS]
    assert len(TOKENS) == 9  # war, coin and cart, and six masters that differ


def test_S_110_the_six_masters_belong_to_the_six_village_resources():
    assert sorted(RESOURCES[r] for r in MASTER_RESOURCE) == sorted(VILLAGE_RESOURCES)


@pytest.mark.clause("S-40", "S-44", "S-110")
def test_the_resources_are_four_six_and_four():
    assert RESOURCES == NATURE_RESOURCES + VILLAGE_RESOURCES + CITY_RESOURCES
    assert [GAME.show(action) for action in GAME.verbs.conceivable("name")] == [f"name {name}" for name in RESOURCES]


# -- The tables of the fact sheet, square by square --


@pytest.mark.clause("S-1", "S-39", "S-40")
def test_every_nature_square_is_as_the_fact_sheet_has_it():
    for kind, (produces, copies) in NATURE_SQUARES.items():
        for i in range(1, copies + 1):
            assert row(SQUARES.index(f"N-{kind}-{i}")) == (set(), set(produces.split()), 0)
    assert Counter(KIND[s] for s in OF_CLASS[NATURE]) == {kind: copies for kind, (_, copies) in NATURE_SQUARES.items()}


@pytest.mark.clause("S-1", "S-35")
def test_every_village_square_is_as_the_fact_sheet_has_it():
    for kind, (needs, produces, copies) in VILLAGE_SQUARES.items():
        for i in range(1, copies + 1):
            assert row(SQUARES.index(f"V-{kind}-{i}")) == (set(needs.split()), {produces}, 0)
    assert Counter(KIND[s] for s in OF_CLASS[VILLAGE]) == {k: copies for k, (*_, copies) in VILLAGE_SQUARES.items()}


@pytest.mark.clause("S-1", "S-35", "S-44")
def test_every_city_square_is_as_the_fact_sheet_has_it():
    for village, natures in CITY_SQUARES.items():
        for (kind, produces), nature in zip(CITY_PRODUCTS.items(), natures.split(), strict=True):
            assert row(SQUARES.index(f"C-{kind}-{village}")) == ({village, nature}, {produces}, 0)


@pytest.mark.clause("S-1", "S-35", "S-48", "S-71")
def test_every_prize_is_as_the_fact_sheet_has_it():
    for prize, (points, needs) in PRIZES.items():
        assert row(SQUARES.index(prize)) == (set(needs.split()), set(), points)


@pytest.mark.clause("S-4", "S-5", "S-8", "S-12", "S-13", "S-14", "S-20", "S-72", "S-73", "S-74")
def test_setup_and_scoring_are_as_the_fact_sheet_has_them():
    assert [(open_prizes(n), draft_pool(n)) for n in (2, 3, 4)] == [(8, 5), (12, 7), (12, 9)]
    assert OPEN_AT_START == (2, 2, 1)
    assert ROW_LIMIT == 5
    assert (POINTS_PER_MASTER, POINTS_PER_TOKEN, POINTS_PER_REPLACED) == (2, 1, -1)


# -- The invariants of the content --


def test_each_pair_of_nature_resources_has_one_landscape_and_feeds_one_trade():
    pairs = sorted(sorted(pair) for pair in combinations(NATURE_RESOURCES, 2))

    assert sorted(sorted(words(PRODUCES[s])) for s in OF_CLASS[NATURE]) == sorted(pairs * 4)
    assert sorted({tuple(sorted(words(NEEDS[s]))) for s in OF_CLASS[VILLAGE]}) == [tuple(pair) for pair in pairs]


def test_village_squares_give_iron_and_fish_most_gold_and_horses_least():
    made = Counter(RESOURCES[PRODUCES[s][0]] for s in OF_CLASS[VILLAGE])

    assert made == {"iron": 5, "fish": 5, "cloth": 4, "wine": 4, "gold": 3, "horses": 3}
    assert all(len(words(NEEDS[s])) == 2 for s in OF_CLASS[VILLAGE])


@pytest.mark.clause("S-44")
def test_every_combination_of_a_village_and_a_nature_resource_builds_one_city_square():
    needed = Counter(frozenset(words(NEEDS[s])) for s in OF_CLASS[CITY])

    assert needed == {frozenset(pair): 1 for pair in product(VILLAGE_RESOURCES, NATURE_RESOURCES)}
    assert Counter(GAINS[s] for s in OF_CLASS[CITY]) == dict.fromkeys(range(4), 6)
    assert all(GAINS[s] == -1 for s in range(len(SQUARES)) if CLASS[s] != CITY)


def test_prizes_differ_in_their_needs_and_are_worth_fifty_points():
    needed = Counter(r for s in OF_CLASS[PRIZE] for r in words(NEEDS[s]))

    assert len({frozenset(NEEDS[s]) for s in OF_CLASS[PRIZE]}) == 25
    assert needed == {**dict.fromkeys(CITY_RESOURCES, 6), "iron": 4, "cloth": 4, "wine": 4, "fish": 4} | {
        "gold": 5,
        "horses": 5,
    }
    assert Counter(POINTS[s] for s in OF_CLASS[PRIZE]) == {1: 6, 2: 13, 3: 6}
    assert sum(POINTS) == 50


def test_what_the_rulebook_itself_fixes():
    by_id = {name: row(s) for s, name in enumerate(SQUARES)}

    assert by_id["V-mine-1"] == ({"wood", "stone"}, {"iron"}, 0)
    assert by_id["C-market-iron"] == ({"iron", "plants"}, {"coin"}, 0)
    assert by_id["C-camp-horses"] == ({"horses", "stone"}, {"war"}, 0)
    assert sum("horses" in produced for _, produced, _ in by_id.values()) == 3


def test_every_figure_says_where_it_comes_from():
    origins = {"R", "P", "D", "R+D", "P+D", "R+P", "R+P+D"}
    rows = [
        *CONTENT["squares"],
        *CONTENT["masters"],
        *(CONTENT[k] for k in ("setup", "row_limit", "tokens", "scoring")),
    ]

    assert {r["origin"] for r in rows} | set(CONTENT["resource_origin"].values()) <= origins
    assert set(CONTENT["resource_origin"]) == set(RESOURCES)

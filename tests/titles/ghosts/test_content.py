"""The figures of the content table against the fact sheet, and the board they make."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from citywright.titles.ghosts.rules.board import AROUND, BOARD, HEXES, KALENA, land_of
from citywright.titles.ghosts.rules.facts import (
    ACTION_TOKENS,
    BONUS,
    BONUS_DIE,
    BUILDINGS,
    BUNDLE_NAMES,
    CITY,
    CONTACT_COST,
    CONTENT,
    DECKS,
    EXHAUSTION_TOKENS,
    EXPLORE_COST,
    FOREST,
    GHOSTS,
    LAKE,
    MARKERS,
    MOUNTAIN,
    OPEN_SLOTS,
    PIECES,
    PLAIN,
    PRICES,
    RESOURCE_TOKENS,
    RESOURCES,
    SKILL_COST,
    SKILL_DECK,
    SKILLS,
    SLOT_VALOR,
    SUBURB,
    TASK_VALOR,
    TASKS,
    TERRAIN_DIE,
    TILES,
    TRACK_SLOTS,
    TRACKS,
    TRAIN_COST,
    amounts_of,
)
from citywright.titles.ghosts.rules.game import GAME
from tests.titles.ghosts.build import REFERENCE, SUBURBS, at, land, of_terrain


def test_G_1_ghosts_and_buildings():
    assert GHOSTS == 25
    assert PIECES == (12, 12, 12, 12)
    assert BUILDINGS == ("mill", "sawmill", "mine", "noria")


def test_G_2_action_tokens_are_the_slots_of_four_players():
    assert dict(zip(TRACKS, ACTION_TOKENS, strict=True)) == {"explore": 24, "contact": 24, "harvest": 8, "build": 8}
    assert [4 * slots for slots in TRACK_SLOTS] == list(ACTION_TOKENS)
    assert TRACK_SLOTS == (6, 6, 2, 2)


def test_G_3_resources_exhaustion_and_markers():
    assert RESOURCE_TOKENS == (16, 16, 16, 16)
    assert EXHAUSTION_TOKENS == 12
    assert 4 * MARKERS == CONTENT["components"]["player_markers"] == 60


def test_G_4_tiles():
    assert len(TILES) == CONTENT["components"]["region_tiles"] == 11
    assert {len(tile) for tile in TILES} == {7}
    assert all(CITY not in tile and SUBURB not in tile for tile in TILES)


def test_G_5_cards():
    assert len(TASKS) * 4 == CONTENT["components"]["task_cards"] == 32
    assert len(SKILLS) == CONTENT["components"]["skill_cards"] == 12
    assert len(CONTACT_COST) == len(CONTENT["ghost_cards"]) == len(PRICES) == 3


def test_G_10_the_four_tracks():
    assert TRACKS == ("explore", "contact", "harvest", "build")
    assert GAME.view(land().turn_of(0), 0)["players"][0]["tokens"] == [4, 1, 1, 1]


def test_G_33_the_four_resources():
    assert set(RESOURCES) == {"food", "water", "wood", "ore"}


@pytest.mark.clause("G-4")
def test_the_eleven_regions_add_up():
    counts = Counter(terrain for tile in TILES for terrain in tile)
    assert [counts[terrain] for terrain in (PLAIN, FOREST, MOUNTAIN, LAKE)] == [24, 22, 20, 11]


@pytest.mark.clause("G-55")
def test_any_six_regions_give_what_the_sheet_says():
    seen: dict[int, set[Any]] = {terrain: set() for terrain in (PLAIN, FOREST, MOUNTAIN, LAKE)}
    for six in combinations(TILES, 6):
        counts = Counter(terrain for tile in six for terrain in tile)
        for terrain, found in seen.items():
            found.add(counts[terrain])
    assert [(min(found), max(found)) for found in seen.values()] == [(11, 15), (9, 15), (10, 12), (5, 7)]


@pytest.mark.clause("G-52", "G-56")
def test_the_reference_board():
    g = land().turn_of(0)
    assert [len(of_terrain(g, name)) for name in ("plain", "forest", "mountain", "lake")] == [13, 13, 10, 6]
    assert set(of_terrain(g, "lake")) == {"2,0", "2,-1", "1,-3", "-1,-2", "-4,2", "0,3"}
    beside = [name for name in SUBURBS if g.land.lakes_near[at(name)]]
    assert beside == ["1,0", "1,-1"]
    assert g.land.lakes_near[at("1,0")] == 1 << at("2,0") | 1 << at("2,-1")
    assert g.land.lakes_near[at("1,-1")] == 1 << at("2,-1")


@pytest.mark.clause("G-4", "G-55")
def test_the_tiles_close_without_a_gap():
    """Forty-nine different hexes; every hex of Kalena is surrounded, and all are joined."""
    assert HEXES == len(set(BOARD.hexes)) == 49
    assert all(len(AROUND[place]) == 6 for place in range(7))
    assert BOARD.component(BOARD.full, 1) == BOARD.full


@pytest.mark.clause("G-172")
def test_kalena_is_a_city_among_suburbs():
    assert KALENA == 0b1111111
    terrain = land_of(REFERENCE).terrain
    assert [terrain[place] for place in range(7)] == [CITY] + [SUBURB] * 6
    assert set(AROUND[0]) == set(range(1, 7))


@pytest.mark.clause("G-14", "G-18", "G-19", "G-20", "G-21")
def test_explore_costs():
    assert EXPLORE_COST == (1, 1, 1, 2, 3, -1)


@pytest.mark.clause("G-70", "G-116")
def test_the_dice_have_six_faces_of_three_kinds():
    assert Counter(TERRAIN_DIE) == {PLAIN: 2, FOREST: 2, MOUNTAIN: 2}
    assert Counter(BONUS_DIE) == {0: 2, 1: 2, 2: 2}


@pytest.mark.clause("G-46", "G-117")
def test_bonus_cards():
    assert CONTACT_COST == (1, 2, 3)
    assert BONUS == (
        ((3, 0, 0), (1, 1, 0), (1, 0, 1)),
        ((5, 0, 0), (2, 1, 1), (0, 0, 3)),
        ((5, 0, 2), (0, 2, 2), (0, 0, 4)),
    )


@pytest.mark.clause("G-129")
def test_prices_of_training():
    assert [cost[start:] for cost, start in zip(TRAIN_COST, (4, 1, 1, 1), strict=True)] == [
        (4, 6),
        (2, 3, 3, 4, 5),
        (5,),
        (5,),
    ]


@pytest.mark.clause("G-39", "G-123")
def test_skills_are_four_decks_of_three_paid_in_wood_and_ore():
    assert Counter(SKILL_DECK) == dict.fromkeys(range(len(DECKS)), 3)
    wood_and_ore = [tuple(amounts_of(cost)) for cost in SKILL_COST]
    assert Counter(wood_and_ore) == {(0, 0, 1, 1): 8, (0, 0, 2, 0): 2, (0, 0, 0, 2): 2}
    for deck in range(4):
        costs = [wood_and_ore[skill] for skill in range(12) if SKILL_DECK[skill] == deck]
        assert costs.count((0, 0, 1, 1)) == 2


@pytest.mark.clause("G-67", "G-68")
def test_open_slots_are_as_many_as_players():
    assert {seats: tuple(SLOT_VALOR[slot] for slot in slots) for seats, slots in OPEN_SLOTS.items()} == {
        2: (3, 2),
        3: (3, 2, 1),
        4: (4, 3, 2, 1),
    }
    for seats, valors in CONTENT["skill_slots"]["open_slots"].items():
        assert [SLOT_VALOR[slot] for slot in OPEN_SLOTS[int(seats)]] == valors


@pytest.mark.clause("G-163")
def test_bundles_of_all_markets():
    assert len(BUNDLE_NAMES) == len(set(BUNDLE_NAMES)) == 23
    assert [sum(1 for price in prices if price) for prices in PRICES] == [12, 14, 5]


@pytest.mark.clause("G-155", "G-156", "G-157", "G-158", "G-159")
def test_task_valor():
    assert TASK_VALOR == {1: 3, 2: 1, 3: 4, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}


@pytest.mark.clause("G-1", "G-4", "G-5", "G-10", "G-33")
def test_the_verb_table_is_small():
    assert GAME.verbs.size == 49 * 3 + 1 + 4 + 1 + 23 + 12 + 4 + 1 + 1 + 3 + 4 + 4 + 8 + 64

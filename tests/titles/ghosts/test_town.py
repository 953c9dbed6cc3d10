"""Selling, learning, training, and what belongs to the store."""

import pytest

from citywright.titles.ghosts.rules.facts import BUNDLE_NAMES, PRICES
from citywright.titles.ghosts.rules.game import GAME
from tests.titles.ghosts.build import (
    active,
    do,
    is_asked,
    land,
    may,
    moves,
    refusal,
    roll_next,
    store,
    tokens,
    told,
    valor,
)


@pytest.mark.clause("G-12")
def test_G_118_additional_actions_as_long_as_place_and_means_allow():
    g = land().store(0, wood=3, ore=3).pecunia(0, 7).turn_of(0)
    do(g, "sell wood", "sell ore", "explore 0,1", "learn renown", "train contact", "train contact")
    assert moves(g, "sell") == []
    assert refusal(g, "sell wood") == "G-119"


# -- sell --


def test_G_119_selling_is_done_in_the_city():
    for place in ("0,1", "1,1"):
        g = land().sensor(0, place).store(0, food=1).turn_of(0)
        assert refusal(g, "sell food") == "G-119"
    assert may(land().store(0, food=1).turn_of(0), "sell food")


@pytest.mark.clause("G-49", "G-168")
def test_G_120_a_sale_is_exactly_one_deal():
    g = land().market(1).store(0, wood=2).turn_of(0)
    assert refusal(g, "sell 3-wood") == "G-120"
    assert refusal(g, "sell food") == "G-120"
    before = g.bank
    assert told(g, "sell 2-wood") == [("sells", 0, BUNDLE_NAMES.index("2-wood"), 5)]
    assert (store(g, 0), g.players[0].pecunia) == ({}, 5)
    assert g.bank - before == 2 << 16  # both are back in the common supply


def test_G_121_selling_may_be_repeated():
    g = land().market(1).store(0, wood=3).turn_of(0)
    do(g, "sell wood", "sell wood", "sell wood")
    assert g.players[0].pecunia == 6


@pytest.mark.parametrize(
    ("market", "deals"),
    [
        (1, {"ore": 2, "2-ore": 5, "3-ore": 8, "food-ore": 0, "food-wood-ore": 0, "food-water-wood-ore": 0}),
        (2, {"ore": 2, "2-ore": 0, "3-ore": 0, "food-ore": 5, "food-wood-ore": 8, "food-water-wood-ore": 0}),
        (3, {"ore": 2, "2-ore": 0, "3-ore": 0, "food-ore": 0, "food-wood-ore": 0, "food-water-wood-ore": 12}),
    ],
)
def test_G_163_the_three_markets(market, deals):
    for bundle, price in deals.items():
        g = land().market(market).store(0, food=3, water=3, wood=3, ore=3).turn_of(0)
        if price:
            do(g, f"sell {bundle}")
            assert g.players[0].pecunia == price
        else:
            assert refusal(g, f"sell {bundle}") == "G-38"
    assert sum(map(bool, PRICES[market - 1])) == {1: 12, 2: 14, 3: 5}[market]


# -- learn --


def test_G_122_learning_is_done_in_a_suburb():
    for place in ("0,0", "1,1"):
        g = land().sensor(0, place).store(0, wood=1, ore=1).turn_of(0)
        assert refusal(g, "learn renown") == "G-122"


def test_G_123_a_skill_costs_its_resources():
    g = land().skills("composure", "climbing").sensor(0, "0,1").store(0, wood=2, ore=1).turn_of(0)
    assert refusal(g, "learn climbing") == "G-123"
    do(g, "learn composure")
    assert store(g, 0) == {"ore": 1}


@pytest.mark.clause("G-9", "G-125")
def test_G_124_the_leftmost_free_slot():
    g = land(4).sensor(0, "0,1").sensor(1, "0,1").store(0, wood=1, ore=1).store(1, wood=1, ore=1).turn_of(0, 1)
    assert told(g, "learn renown") == [("learns", 0, 0, 0), ("scores", 0, 4, 2, 5)]
    do(g, "end", "learn renown")
    assert valor(g) == [5, 4, 1, 1]
    assert GAME.view(g, 0)["marker_slots"] == [[0, 1, -1, -1], [-1] * 4, [-1] * 4, [-1] * 4]


@pytest.mark.parametrize(("players", "gains"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [4, 3, 2, 1])])
@pytest.mark.clause("G-67", "G-68", "G-125")
def test_first_and_later_learners_of_a_skill(players, gains):
    """TC-G16, TC-G16b."""
    table = land(players)
    for seat in range(players):
        table.sensor(seat, "0,1").store(seat, wood=1, ore=1)
    g = table.turn_of(*range(players))
    for _ in range(players - 1):
        do(g, "learn renown", "end")
    do(g, "learn renown")
    assert [n - 1 for n in valor(g)] == gains
    assert GAME.view(g, 0)["marker_slots"][0][-1] == (-2 if players == 2 else players - 1)


def test_G_126_several_skills_in_a_turn():
    g = land().sensor(0, "0,1").store(0, wood=3, ore=3).turn_of(0)
    do(g, "learn renown", "learn woodcraft", "learn packing")
    assert g.players[0].skills.bit_count() == 3


@pytest.mark.parametrize("skill", ["renown", "woodcraft", "packing", "stewardship"])
@pytest.mark.clause("G-40")
def test_G_127_no_skill_twice(skill):
    g = land().sensor(0, "0,1").store(0, wood=3, ore=3).turn_of(0)
    do(g, f"learn {skill}")
    assert refusal(g, f"learn {skill}") == "G-127"
    assert len(moves(g, "learn")) == 3
    do(g, "explore 0,0")
    assert refusal(g, f"learn {skill}") == "G-127"  # wherever the sensor is


def test_G_41_a_learned_skill_works_at_once():
    g = land().skills("packing").sensor(0, "0,1").store(0, wood=1, ore=1, food=3).turn_of(0)
    do(g, "learn packing", "explore -1,2", "harvest -1,2")
    assert store(g, 0) == {"food": 4}


# -- train --


def test_G_128_training_is_done_in_a_suburb():
    """TC-G18, the first part."""
    for place in ("0,0", "1,1"):
        assert refusal(land().sensor(0, place).pecunia(0, 9).turn_of(0), "train contact") == "G-128"


@pytest.mark.parametrize(
    ("track", "start", "prices"),
    [("explore", 4, [4, 6]), ("contact", 1, [2, 3, 3, 4, 5]), ("harvest", 1, [5]), ("build", 1, [5])],
)
@pytest.mark.clause("G-129", "G-134")
def test_the_price_of_the_leftmost_free_slot(track, start, prices):
    g = land().sensor(0, "0,1").pecunia(0, sum(prices)).turn_of(0)
    for n, price in enumerate(prices):
        before = g.players[0].pecunia
        do(g, f"train {track}")
        assert before - g.players[0].pecunia == price
        assert tokens(g, 0, track) == start + n + 1
    assert g.players[0].pecunia == 0


def test_G_129_a_price_that_cannot_be_paid():
    assert refusal(land().sensor(0, "0,1").pecunia(0, 1).turn_of(0), "train contact") == "G-129"


@pytest.mark.clause("G-131")
def test_G_130_a_new_token_is_inactive_until_the_rest():
    """TC-G9."""
    g = land().sensor(0, "0,1").pecunia(0, 2).turn_of(0)
    do(g, "train contact")
    assert (tokens(g, 0, "contact"), active(g, 0, "contact"), g.players[0].pecunia) == (2, 1, 0)
    roll_next(g, "plain")
    do(g, "end")
    assert active(g, 0, "contact") == 2


@pytest.mark.parametrize(
    ("track", "before", "price", "gain"),
    [("explore", 5, 6, 2), ("contact", 5, 5, 4), ("harvest", 1, 5, 2), ("build", 1, 5, 2)],
)
def test_G_132_the_last_slot_of_a_track_scores(track, before, price, gain):
    """TC-G9b."""
    g = land().sensor(0, "0,1").tokens(0, **{track: before}).pecunia(0, price).turn_of(0)
    do(g, f"train {track}")
    assert valor(g) == [1 + gain, 1]


@pytest.mark.clause("G-132")
def test_other_slots_score_nothing():
    g = do(land().sensor(0, "0,1").pecunia(0, 6).turn_of(0), "train explore", "train contact")
    assert valor(g) == [1, 1]


def test_G_133_a_full_track_cannot_be_chosen():
    g = land().sensor(0, "0,1").tokens(0, harvest=2).pecunia(0, 20).turn_of(0)
    assert refusal(g, "train harvest") == "G-133"


def test_G_134_training_may_be_repeated():
    g = do(land().sensor(0, "0,1").pecunia(0, 20).turn_of(0), "train contact", "train build", "train contact")
    assert g.players[0].pecunia == 20 - 2 - 5 - 3


# -- the store --


@pytest.mark.clause("G-36")
def test_G_11_pecunia_take_no_room():
    g = land().market(1).pecunia(0, 99).store(0, wood=3, food=3).turn_of(0)
    do(g, "sell 3-wood")
    assert g.players[0].pecunia == 107
    do(g, "explore 1,0", "harvest 2,0")
    assert store(g, 0) == {"food": 3, "water": 1}


def test_G_37_pecunia_are_a_sum_and_not_coins():
    """Nothing asks for change: any sum can be paid exactly."""
    g = land().sensor(0, "0,1").pecunia(0, 5).turn_of(0)
    do(g, "train contact", "train contact")
    assert g.players[0].pecunia == 0
    assert is_asked(g) == "TakeTurn"


def test_G_35_three_of_each_resource():
    g = land().sensor(0, "1,1").store(0, food=2).tokens(0, harvest=2).turn_of(0)
    do(g, "harvest 1,1", "explore 2,1", "harvest 2,1")
    assert store(g, 0) == {"food": 3}
    assert GAME.view(g, 0)["players"][0]["limit"] == 3


def test_G_15_suburbs_are_for_learning_and_training():
    g = land().sensor(0, "0,1").store(0, wood=1, ore=1).pecunia(0, 2).turn_of(0)
    assert moves(g, "learn") == ["learn renown", "learn woodcraft", "learn packing"]
    assert moves(g, "train") == ["train contact"]
    assert moves(g, "sell") == []

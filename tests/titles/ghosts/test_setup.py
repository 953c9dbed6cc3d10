"""Setting up, the modes and the other options."""

import pytest

from citywright.kit.errors import BadSetup
from citywright.titles.ghosts.rules.board import CITY_HEX
from citywright.titles.ghosts.rules.facts import GHOST_CARDS, SKILL_DECK, SKILLS, TILES
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import Spread
from citywright.titles.ghosts.rules.state import EASY_SHORTAGE, FEW_TOKENS, LAND_WATER
from tests.titles.ghosts.build import do, is_exhausted, land, may, new_game, of_terrain, refusal

SEEDS = range(40)


def cards(g):
    return [card for card, effect in GHOST_CARDS.items() if g.cards & effect]


def test_G_38_one_market_card_for_the_whole_game():
    assert {new_game(2, seed).market for seed in SEEDS} == {0, 1, 2}
    g = land().market(1).store(0, food=1, water=1).turn_of(0)
    assert refusal(g, "sell food-water") == "G-38"
    do(g, "sell food")


@pytest.mark.clause("G-58")
def test_G_39_one_skill_of_each_deck():
    seen = set()
    for seed in SEEDS:
        g = new_game(3, seed)
        assert [SKILL_DECK[skill] for skill in g.skills] == [0, 1, 2, 3]
        seen |= set(g.skills)
    assert len(seen) == len(SKILLS)

    g = land().skills("renown").sensor(0, "0,1").store(0, wood=2, ore=2).turn_of(0)
    assert refusal(g, "learn insight") == "G-39"
    do(g, "learn renown")


def test_G_55_six_random_regions_around_kalena():
    seen = set()
    for seed in SEEDS:
        tiles = new_game(2, seed).land.tiles
        assert len(set(tiles)) == 6
        seen |= set(tiles)
    assert seen == set(range(len(TILES)))
    assert len({new_game(2, seed).land.tiles for seed in SEEDS}) > 30


def test_G_56_no_tile_is_turned():
    g = new_game(2, 1, {"layout": "11-10-9-8-7-6"})
    for slot, tile in enumerate((10, 9, 8, 7, 6, 5)):
        assert g.land.terrain[7 + 7 * slot : 14 + 7 * slot] == TILES[tile]


def test_G_57_the_counter_begins_on_the_first_round():
    assert new_game(2, 1).round == 1


def test_G_59_one_market_card_is_drawn():
    drawn = [new_game(2, seed).market for seed in range(300)]
    assert all(70 < drawn.count(market) < 130 for market in range(3))


def test_G_60_the_wanderer_has_ghost_card_1():
    assert cards(new_game(2, 1)) == [1]


def test_G_61_the_first_bonus_card_is_that_of_season_1():
    g = new_game(2, 1)
    assert g.season() == 0
    assert GAME.view(g, 0)["contact_cost"] == 1


def test_G_62_everybody_has_eight_tasks_and_fifteen_markers():
    g = new_game(4, 1)
    for seat in range(4):
        assert GAME.view(g, seat)["hand"] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert g.players[seat].markers == 15
        assert (g.players[seat].store, g.players[seat].pecunia) == (0, 0)


def test_G_63_the_first_tokens():
    for me in GAME.view(new_game(3, 1), 0)["players"]:
        assert me["tokens"] == me["active"] == [4, 1, 1, 1]


def test_G_64_the_markers_begin_in_one_random_stack():
    tops = set()
    for seed in SEEDS:
        g = new_game(3, seed)
        assert {me.valor for me in g.players} == {1}
        assert sorted(me.stamp for me in g.players) == [1, 2, 3]
        tops.add(g.order)
    assert len(tops) == 6


@pytest.mark.clause("G-47")
def test_G_65_the_top_marker_goes_first():
    for seed in SEEDS:
        g = new_game(4, seed)
        assert g.order == tuple(sorted(range(4), key=lambda seat: -g.players[seat].stamp))
        assert g.actor() == g.order[-1]  # the last player spreads the ghosts


def test_G_66_all_begin_in_the_city():
    assert {me.sensor for me in new_game(4, 1).players} == {CITY_HEX}


def test_G_67_with_three_the_left_slot_is_covered():
    assert GAME.view(new_game(3, 1), 0)["marker_slots"] == [[-2, -1, -1, -1]] * 4
    assert GAME.view(new_game(4, 1), 0)["marker_slots"] == [[-1, -1, -1, -1]] * 4


def test_G_68_with_two_the_outer_slots_are_covered():
    assert GAME.view(new_game(2, 1), 0)["marker_slots"] == [[-2, -1, -1, -2]] * 4


def test_G_69_with_two_tasks_3_and_4_are_out():
    assert GAME.view(new_game(2, 1), 1)["hand"] == [1, 2, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("mode", "added", "expected"),
    [
        ("wanderer", "none", [1]),
        ("wanderer", "2", [1, 2]),
        ("wanderer", "3", [1, 3]),
        ("builder", "none", [2]),
        ("builder", "1", [1, 2]),
        ("citizen", "none", [3]),
        ("citizen", "2", [2, 3]),
        ("citizen", "all", [1, 2, 3]),
        ("wanderer", "all", [1, 2, 3]),
    ],
)
def test_G_166_any_stack_of_ghost_cards(mode, added, expected):
    assert cards(new_game(2, 1, {"mode": mode, "added": added})) == expected


@pytest.mark.clause("G-166")
def test_adding_the_card_of_the_mode_changes_nothing():
    assert cards(new_game(2, 1, {"mode": "builder", "added": "2"})) == [2]


@pytest.mark.clause("G-55")
def test_a_layout_may_be_given():
    assert new_game(2, 1, {"layout": "1-2-3-4-5-6"}).land.tiles == (0, 1, 2, 3, 4, 5)
    assert new_game(2, 1, {"layout": "11-2-9-4-7-6"}).land.tiles == (10, 1, 8, 3, 6, 5)


SIX, NUMBERED, OPTION = "six different regions", "numbered from 1 to 11", "layout"


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ("", SIX),
        ("1-2-3-4-5", SIX),
        ("1-1-2-3-4-5", SIX),
        ("a-b-c-d-e-f", SIX),
        ("1-2-3-4-5-100", SIX),
        ("1-2-3-4-5-" + "9" * 5000, SIX),
        ("1-2-3-4-5-12", NUMBERED),
        ("0-1-2-3-4-5", NUMBERED),
        (3, OPTION),
    ],
)
@pytest.mark.clause("G-4", "G-55")
def test_a_wrong_layout_is_refused(layout, sentence):
    with pytest.raises(BadSetup, match=sentence):
        GAME.setup(2, 1, {"layout": layout})


@pytest.mark.clause("G-64", "G-74", "G-102", "G-171")
def test_switches():
    assert new_game(2, 1).switches == 0
    assert new_game(2, 1, {"shortage": "place"}).switches == EASY_SHORTAGE
    assert new_game(2, 1, {"water": "land"}).switches == LAND_WATER
    assert new_game(2, 1, {"exhaustion": "limited"}).switches == FEW_TOKENS
    assert {me.valor for me in new_game(2, 1, {"start": "zero"}).players} == {0}


@pytest.mark.parametrize(
    ("option", "value", "loses", "fetches", "exhausts"),
    [
        ("shortage", "loss", True, False, True),
        ("shortage", "place", False, False, True),
        ("water", "land", True, True, True),
        ("exhaustion", "limited", True, False, False),
    ],
)
@pytest.mark.clause("G-74", "G-102", "G-171")
def test_each_switch_changes_its_own_rule_and_no_other(option, value, loses, fetches, exhausts):
    switches = new_game(2, 1, {option: value}).switches
    plains, forests = (of_terrain(land().turn_of(0), name) for name in ("plain", "forest"))

    g = land().switches(switches).ghosts(*plains[:11], *forests[:12]).die("mountain").asking(Spread())
    assert g.is_over() == loses
    assert may(land().switches(switches).sensor(0, "1,1").turn_of(0), "fetch") == fetches
    g = land().switches(switches).exhausted(*forests[:12]).sensor(0, "1,1").turn_of(0)
    assert is_exhausted(do(g, "harvest 1,1"), "1,1") == exhausts


@pytest.mark.parametrize("seats", [1, 5])
@pytest.mark.clause("G-2")
def test_two_to_four_may_play(seats):
    with pytest.raises(BadSetup):
        GAME.setup(seats, 1)

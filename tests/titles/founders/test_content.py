"""The content table: counts, recipes, values, draft, maps (fact sheet chapters 12-14)."""

from itertools import combinations, permutations

import pytest

from citywright.kit.grid import fits
from citywright.titles.founders.rules.board import BOARDS
from citywright.titles.founders.rules.facts import (
    ACHIEVEMENT_DECK,
    ADVISER_LEVEL,
    ADVISER_NEEDS,
    BASICS,
    CATEGORY,
    COINS,
    CONTENT,
    DEMAND_VP,
    DEMANDS,
    FIRST_ADVISER,
    FORBIDS,
    GOODS,
    LEVELS,
    PRESTIGE,
    PRICE,
    RACE_FORBIDS,
    RACE_GOOD,
    RACE_LEVEL,
    RACES,
    RECIPE,
    RECIPE_VP,
    SHAPE_OF_GOOD,
    SITE_ONLY,
    TERRAIN_OF,
    TIER,
    TYPE,
    VOTE_NEEDS,
)
from citywright.titles.founders.rules.game import GAME
from tests.titles.founders.build import begun

DISTRICTS = (1, 2, 3)


@pytest.mark.clause("F-2")
def test_there_are_22_action_cards():
    cards = CONTENT["action_cards"]

    assert {name: row["copies"] for name, row in cards.items()} == {
        "trade": 4,
        "construct": 4,
        "upgrade": 4,
        "recruit": 4,
        "call_to_vote": 4,
        "income": 2,
    }
    assert sum(row["copies"] for row in cards.values()) == CONTENT["components"]["action_cards"] == 22


@pytest.mark.clause("F-3", "F-4", "F-5")
def test_three_stores_of_every_good():
    census = GAME.census(begun(4))

    assert [census[name] for name in GOODS] == [3] * 18
    assert (BASICS, TIER.count(2), TIER.count(3)) == (8, 6, 4)


@pytest.mark.clause("F-6")
def test_three_houses_spans_and_workers_in_nine_colours():
    assert CONTENT["components"]["per_colour"] == {
        "houses": 3,
        "bridges_gates": 3,
        "workers": 3,
        "control_tokens": 15,
        "delivery_cubes": 25,
    }
    assert len({row["colour"] for row in CONTENT["races"]}) == 9


@pytest.mark.clause("F-7")
def test_twenty_one_prestige_buildings_of_eleven_types():
    assert len(set(PRESTIGE)) == 21
    assert sorted(TYPE.count(t) for t in set(TYPE)) == [1] + [2] * 10
    assert all(2 <= len(set(demands)) == len(demands) <= 4 for demands in DEMANDS)
    assert all(any(good >= BASICS for good in demands) for demands in DEMANDS)
    assert all(sum(good in demands for demands in DEMANDS) >= 2 for good in range(len(GOODS)))


@pytest.mark.clause("F-8", "F-9")
def test_completion_and_vote_tokens():
    assert CONTENT["components"]["completion_tokens"] == CONTENT["end_of_game"]["completions"] == 6
    assert CONTENT["components"]["vote_tokens"] == 12
    assert set(CONTENT["vote_tokens"].values()) >= {"circle", "square", "triangle"}


@pytest.mark.clause("F-166", "F-155", "F-294")
def test_advanced_goods():
    for good in range(BASICS, len(GOODS)):
        cells = len(CONTENT["shapes"][SHAPE_OF_GOOD[good]]["cells"])
        assert (cells, PRICE[good]) == ((3, 4) if TIER[good] == 2 else (4, 6))
        if TIER[good] == 2:
            assert 1 <= len(RECIPE[good]) <= 2
            assert all(TIER[part] == 1 for part in RECIPE[good])
        else:
            assert len(RECIPE[good]) == 2
            assert max(TIER[part] for part in RECIPE[good]) == 2


@pytest.mark.clause("F-221", "F-222", "F-223", "F-220")
def test_values_as_ingredient_and_brackets():
    for good in range(BASICS, len(GOODS)):
        for part, vp in zip(RECIPE[good], RECIPE_VP[good], strict=True):
            assert vp == (1 if TIER[part] == 1 else 2 * len(RECIPE[part]))
    for row, demands in zip(CONTENT["prestige"], DEMANDS, strict=True):
        for demand, good in zip(row["demands"], demands, strict=True):
            assert demand["bracket"] == demand["vp"] - sum(RECIPE_VP[good])
            assert demand["bracket"] >= 1


@pytest.mark.clause("F-236")
def test_nobody_can_be_left_below_zero_by_neutral_suppliers():
    for vps, demands in zip(DEMAND_VP, DEMANDS, strict=True):
        for vp, good in zip(vps, demands, strict=True):
            basics = sum(part < BASICS for part in RECIPE[good])
            assert vp - sum(RECIPE_VP[good]) - min(2, basics) >= 0


@pytest.mark.clause("F-34", "F-42")
def test_forbidden_goods_are_symmetric_and_keep_recipes_apart():
    for good in range(BASICS):
        assert FORBIDS[good].bit_count() == 2
        assert all(FORBIDS[other] >> good & 1 for other in range(BASICS) if FORBIDS[good] >> other & 1)
    for recipe in (RECIPE[good] for good in range(BASICS, len(GOODS)) if TIER[good] == 2):
        assert all(FORBIDS[one] >> two & 1 for one, two in combinations(recipe, 2))


@pytest.mark.clause("F-263")
def test_how_hard_the_races_are_alone():
    levels = {name: LEVELS[RACE_LEVEL[i]] for i, name in enumerate(RACES)}

    assert [n for n in RACES if levels[n] == "easy"] == ["quatryl", "orchid"]
    assert [n for n in RACES if levels[n] == "medium"] == ["savvas", "harrower", "aesther"]
    assert [n for n in RACES if levels[n] == "hard"] == ["human", "vermling"]
    assert [n for n in RACES if levels[n] == "very_hard"] == ["valrath", "inox"]


@pytest.mark.clause("F-264", "F-304")
def test_how_hard_the_places_are_alone():
    assert BOARDS[0].level_of_district == {"1": "medium", "3": "hard", "2": "very_hard"}
    assert set(BOARDS[1].level_of_district.values()) == {"medium"}


@pytest.mark.clause("F-173")
def test_every_adviser_has_a_category_and_needs_a_good_of_its_level():
    assert [ADVISER_LEVEL.count(level) for level in range(3)] == [8, 6, 4]
    assert sorted(ADVISER_NEEDS) == list(range(len(GOODS)))
    assert all(TIER[ADVISER_NEEDS[a]] == ADVISER_LEVEL[a] + 1 for a in range(18))
    assert set(CATEGORY[FIRST_ADVISER:]) == {0, 1, 2, 3}


@pytest.mark.clause("F-245", "F-291")
def test_five_achievements_a_deck_and_nine_events():
    assert [ACHIEVEMENT_DECK.count(deck) for deck in range(3)] == [5, 5, 5]
    assert sorted(row["race"] for row in CONTENT["city_events"]) == sorted(RACES)
    assert all(row["blanks"] == ["building", "quarter", "society"] for row in CONTENT["city_events"])


@pytest.mark.clause("F-51", "F-52", "F-53")
@pytest.mark.parametrize("board", BOARDS)
def test_three_districts_kept_apart(board):
    for one, two in combinations(DISTRICTS, 2):
        assert not board.grid.grow(board.district_mask[one]) & board.district_mask[two]
    for district in DISTRICTS:
        cells = board.district_mask[district] & board.ordinary
        assert cells.bit_count() >= 61
        assert len(board.grid.components(cells)) == 1


@pytest.mark.clause("F-52", "F-53")
def test_what_parts_the_districts():
    def border(board, one, two):
        """The cells that touch both districts."""
        grow = board.grid.grow
        return grow(board.district_mask[one]) & grow(board.district_mask[two])

    thematic, symmetric = BOARDS
    assert border(thematic, 1, 2) & ~thematic.dark
    assert not border(thematic, 1, 2) & ~(thematic.river | thematic.dark)
    assert not border(thematic, 2, 3) & ~(thematic.wall | thematic.dark)
    assert thematic.grid.grow(thematic.dark) & thematic.district_mask[1]
    assert thematic.grid.grow(thematic.dark) & thematic.district_mask[3]
    for one, two in combinations(DISTRICTS, 2):
        assert border(symmetric, one, two) & symmetric.river
        assert not border(symmetric, one, two) & ~(symmetric.river | symmetric.fortress_ruins)
    assert not symmetric.wall


@pytest.mark.clause("F-51")
def test_sizes_of_the_districts():
    sizes = [[(b.district_mask[d] & b.ordinary).bit_count() for d in DISTRICTS] for b in BOARDS]

    assert sizes == [[94, 62, 89], [103, 103, 103]]
    terrains = [[(BOARDS[1].terrain[t] & BOARDS[1].district_mask[d]).bit_count() for d in DISTRICTS] for t in range(4)]
    assert terrains == [[26] * 3, [30] * 3, [22] * 3, [25] * 3]


@pytest.mark.clause("F-62")
@pytest.mark.parametrize("board", BOARDS)
def test_every_cell_is_of_one_kind(board):
    kinds = [*board.terrain, board.river, board.wall, board.dark, board.fortress_ruins]

    assert sum(mask.bit_count() for mask in kinds) == board.grid.size
    assert not any(one & two for one, two in combinations(kinds, 2))


@pytest.mark.parametrize("board", BOARDS)
def test_everything_fits_into_every_district(board):
    for district in DISTRICTS:
        room = board.district_mask[district] & board.ordinary
        for number in range(len(PRESTIGE)):
            if not SITE_ONLY[number]:
                ways = fits(board.ways_of_prestige(number), room, board.terrain[TERRAIN_OF[number]])
                assert len(ways) >= 10
        for good in range(BASICS, len(GOODS)):
            assert len(fits(board.ways_of_good(good), room)) >= 20


@pytest.mark.clause("F-47")
@pytest.mark.parametrize("board", BOARDS)
def test_each_starting_number_once_per_district(board):
    for number in (2, 3, 4):
        cells = [cell for cell in range(board.grid.size) if board.number_of[cell] == number]
        assert sorted(board.district_of[cell] for cell in cells) == [1, 2, 3]


@pytest.mark.clause("F-28", "F-180", "F-181")
def test_setup_figures():
    assert COINS == 7
    assert VOTE_NEEDS == (0, 0, 3, 2, 2)


@pytest.mark.clause("F-35")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_never_meet_a_dead_end_in_the_draft(seats):
    assert dead_ends(seats, solved=False) == 0


@pytest.mark.clause("F-41", "F-42")
def test_two_players_always_find_a_third_good():
    """All races (Aesthers with any good are like the race that owns it), second and third picks."""
    for first, second in permutations(range(BASICS), 2):
        for two in legal_picks(1 << first | 1 << second, FORBIDS[second]):
            for one in legal_picks(1 << first | 1 << second | 1 << two, FORBIDS[first]):
                held = 1 << first | 1 << second | 1 << two | 1 << one
                thirds = legal_picks(held, FORBIDS[first] | FORBIDS[one])
                assert thirds
                assert all(legal_picks(held | 1 << third, FORBIDS[second] | FORBIDS[two]) for third in thirds)


def legal_picks(held: int, forbidden: int) -> list[int]:
    return [good for good in range(BASICS) if not (held | forbidden) >> good & 1]


@pytest.mark.clause("F-35")
def test_four_players_always_find_a_way_out_of_a_dead_end():
    # Every set of goods three others may hold; the swap is legal if a picked card can be given up for a free one.
    assert dead_ends(4, solved=True) == 0


def dead_ends(seats, solved):
    """Draft positions without a legal pick (with `solved`: and without a legal swap), over all races and picks."""
    found = 0
    full = (1 << BASICS) - 1
    normal = [race for race in range(len(RACES)) if RACE_GOOD[race] >= 0]
    for races in combinations(normal, seats):  # the Aesthers hold any good like the race that owns it
        owned = sum(1 << RACE_GOOD[race] for race in races)
        found += walk_picks(races, dict.fromkeys(races, 0), full & ~owned, solved)
    return found


def walk_picks(races, picked, free, solved):
    """All orders in which the races without a pick take one."""
    waiting = [race for race in races if not picked[race]]
    found = 0
    for race in waiting:
        legal = free & ~RACE_FORBIDS[race]
        if not legal:
            swaps = [other for other in races if picked[other] & ~RACE_FORBIDS[race] and free & ~RACE_FORBIDS[other]]
            found += not (solved and swaps)
        for good in range(BASICS):
            if legal >> good & 1:
                found += walk_picks(races, {**picked, race: 1 << good}, free & ~(1 << good), solved)
    return found

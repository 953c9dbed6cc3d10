"""The last round, scoring, and who wins."""

import pytest

from citywright.titles.architects.rules.facts import HALL_SPACES
from tests.titles.architects.build import ALL_SKILLS, do, is_asked, lines_of, may, moves, refusal, told, total, town


def at_the_end(table):
    """The table after the last turn of the game, which seat 0 has."""
    return do(table.last_round(1).ending(0), "end")


def test_A_177_the_last_space_triggers_the_end():
    g = town().hall(11).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    events = told(g, "place guildhall", "construct well", "end")

    assert ("last_round", 0) in events
    assert g.final_turns == 2


def test_A_178_the_turn_is_finished():
    g = town().hall(11).goods(0, clay=4, wood=1).hand(0, "clay-pit").turn_of(0)
    do(g, "place guildhall", "construct clay-pit")

    assert moves(g) == ["gain gold", "gain marble"]
    assert g.final_turns == -1


def test_A_179_one_more_turn_for_everybody():
    """T-20: three players, the sixteenth worker."""
    g = town(3).hall(15).goods(1, wood=2, stone=2).hand(1, "well").turn_of(1)
    do(g, "place guildhall", "construct well", "end")
    seats = []
    while not g.is_over():
        seats.append(g.actor())
        do(g, "place silversmith", "end")

    assert seats == [2, 0, 1]
    assert refusal(g, "place quarry") == "A-179"


def test_A_180_sixteen_spaces_with_three_players():
    assert HALL_SPACES[3] == 16
    g = town(3).hall(14).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well", "end")
    assert g.final_turns == -1


def test_A_181_the_guildhall_is_open_in_the_last_round():
    g = town().last_round(2).spaces(1, -1, -1).goods(0, wood=2, stone=2).hand(0, "well").turn_of(0)
    do(g, "place guildhall", "construct well", "end")

    assert len(g.hall) == 13
    assert g.spaces == (1, -1, -1)  # beside it there is no reset (OR-34)
    assert g.final_turns == 1


def test_A_215_without_a_worker_the_last_turn_takes_one_back():
    g = town().last_round(1).at(0, "mines", 1).home(0, 0).turn_of(0)

    assert moves(g) == ["recall mines"]
    do(g, "recall mines", "end")
    assert g.is_over()


def test_A_182_end_effects_come_before_the_count():
    g = at_the_end(town().built(0, "castle").goods(0, gold=4).virtue(0, 11))

    assert g.players[0].virtue == 13
    assert lines_of(g, 0)["virtue"] == 5

    table = town().built(0, "dungeon", "castle").goods(0, gold=4).virtue(0, 13).debts(0, 2)
    g = at_the_end(table)
    assert is_asked(g) == "OrderEffects"
    assert moves(g) == ["order castle", "order dungeon"]
    assert refusal(g, "order keep") == "A-182"
    do(g, "order castle")  # one debt goes, then two virtue
    assert (g.players[0].virtue, g.players[0].debts, g.is_over()) == (12, 1, True)
    assert refusal(town().turn_of(0), "order castle") == "A-182"


def test_A_183_the_track_still_works():
    g = at_the_end(town().built(0, "castle").goods(0, gold=4).virtue(0, 13).debts(0, 2))

    assert (g.players[0].virtue, g.players[0].debts) == (14, 1)


def test_A_184_buildings_score():
    g = town().built(0, "aqueduct", "keep").captured(0, 1, 6).turn_of(0)

    assert lines_of(g, 0)["buildings"] == 15
    assert lines_of(g, 0)["bonuses"] == 2 + 2


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 12), (5, 20)])
def test_A_185_the_cathedral_scores(level, points):
    assert lines_of(town().level(0, level).turn_of(0), 0)["cathedral"] == points


@pytest.mark.parametrize(("virtue", "points"), [(0, -9), (5, -1), (6, 0), (9, 0), (10, 1), (14, 7)])
def test_A_186_virtue_scores(virtue, points):
    assert lines_of(town().virtue(0, virtue).turn_of(0), 0)["virtue"] == points


def test_A_187_debts_cost_two():
    assert lines_of(town().debts(0, 3).turn_of(0), 0)["debts"] == -6


def test_A_188_gold_and_marble():
    assert lines_of(town().goods(0, gold=2, marble=3, clay=9, wood=9).turn_of(0), 0)["gold_marble"] == 5


@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (19, 1), (22, 2)])
def test_A_189_ten_silver_a_point(silver, points):
    assert lines_of(town().goods(0, silver=silver).turn_of(0), 0)["silver"] == points


@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)])
def test_A_190_pairs_in_prison(prisoners, points):
    assert lines_of(town().prison(0, prisoners).turn_of(0), 0)["prison"] == points


def test_A_191_ties_go_to_virtue():
    g = at_the_end(town().virtue(0, 6).virtue(1, 9).goods(0, silver=9))

    assert g.scores() == [0, 0]
    assert g.winners() == (1,)


def test_A_192_then_to_silver():
    g = at_the_end(town().goods(0, silver=9).goods(1, silver=8))

    assert g.winners() == (0,)


def test_A_193_then_the_victory_is_shared():
    assert at_the_end(town(3).debts(2, 1)).winners() == (0, 1)


def test_A_216_a_paid_debt_costs_nothing():
    assert total(town().debts(0, 0, paid=5).turn_of(0), 0) == 0


def test_A_217_the_tie_break_uses_the_final_virtue():
    g = at_the_end(town().built(0, "observatory").goods(0, marble=2).virtue(0, 6).virtue(1, 7).goods(1, gold=9))

    assert g.scores() == [9, 9]
    assert (g.players[0].virtue, g.players[1].virtue) == (7, 7)  # six before the end effect
    assert g.winners() == (0, 1)


def both_examples():
    """The rulebook's two sheets; it shows the sums, the buildings that make them up are ours."""
    table = town().crew(0, ALL_SKILLS).crew(1, "woodcutter-39")
    table.level(0, 3).virtue(0, 12).debts(0, 2).goods(0, gold=2, marble=1, silver=6).prison(0, 3)
    table.built(0, "aqueduct", "armoury", "drafting-room", "tavern")
    table.level(1, 2).virtue(1, 6).goods(1, gold=1, silver=22).prison(1, 4)
    table.built(1, "carpenters-hut", "silver-market", "barracks", "hideout", "smithy")
    return table.last_round(1).ending(0)


def sheet(g, seat):
    lines = lines_of(g, seat)
    lines["buildings"] += lines.pop("bonuses")
    return lines


def test_A_194_the_red_example_totals_38():
    g = both_examples()

    assert total(g, 0) == 38
    assert sheet(g, 0) == {
        "buildings": 30,
        "cathedral": 7,
        "virtue": 3,
        "debts": -4,
        "gold_marble": 3,
        "silver": 0,
        "prison": -1,
    }


def test_A_195_the_blue_example_totals_40():
    g = both_examples()

    assert total(g, 1) == 40
    assert sheet(g, 1) == {
        "buildings": 35,
        "cathedral": 4,
        "virtue": 0,
        "debts": 0,
        "gold_marble": 1,
        "silver": 2,
        "prison": -2,
    }
    do(g, "end")
    assert g.winners() == (1,)


def test_A_198_alone_two_places_and_no_more():
    table = town(1, "constantine").at(0, "town_centre", 2).at(0, "mines", 1).goods(0, silver=9)
    g = table.at(1, "forest", 2).at(1, "mines", 2).at(1, "quarry", 2).turn_of(0)
    do(g, "place town_centre", "capture forest 1", "capture mines 1")

    assert refusal(g, "capture quarry 1") == "A-93"
    assert may(g, "capture mines 0")

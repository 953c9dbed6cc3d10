"""Seasons' ends, task cards, valor and the final scoring."""

from itertools import permutations
from typing import Any

import pytest

from citywright.kit.chance import Stream
from citywright.kit.table import heard_by
from citywright.titles.ghosts.rules.facts import BUILT, ROUNDS, tasks_to_choose
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import EndOfRound, EndOfSeason, Rearrange
from citywright.titles.ghosts.rules.scoring import task_valor
from citywright.titles.ghosts.rules.tasks import FinalScoring
from citywright.titles.ghosts.rules.turn import BeginTurn
from tests.titles.ghosts.build import active, do, is_asked, land, new_game, owner_of, read, refusal, told, valor


def season_end(table, season: int):
    return table.round(3 * season).die("plain").asking(EndOfSeason())


def answer(g, seat, line):
    """A sealed answer of one seat; it must be on offer."""
    assert read(line) in g.offered(seat)
    assert g.refuses(read(line), seat) == 0
    g.apply(read(line), seat)


def refused(g, seat, line):
    assert read(line) not in g.offered(seat)
    return GAME.series.id(g.refuses(read(line), seat))


# -- ends of seasons --


@pytest.mark.parametrize(("season", "clause"), [(1, "G-82"), (2, "G-84")])
@pytest.mark.clause("G-82", "G-84")
def test_exhaustion_tokens_go_back(season, clause):
    g = season_end(land(3).valor(3, 2, 1).exhausted("1,1", "2,0"), season)
    assert (g.exhausted, g.exhaustion_left) == (0, 12), clause


def test_G_83_all_but_the_leader_choose_one_task_after_season_1():
    g = season_end(land(3).valor(9, 6, 4), 1)
    assert (is_asked(g), g.deciders()) == ("ChooseTasks", (1, 2))
    assert g.legal(1) == [("task", task) for task in range(1, 9)]
    assert refused(g, 1, "tasks 1 2") == "G-83"
    assert refused(g, 1, "end") == "G-175"
    assert refused(g, 0, "task 1") == "G-87"
    answer(g, 2, "task 5")
    answer(g, 1, "task 5")
    assert [me.tasks for me in g.players] == [(), (5,), (5,)]
    assert (g.round, is_asked(g)) == (4, "Haunt")


@pytest.mark.clause("G-85")
def test_two_tasks_after_season_2():
    g = season_end(land(3).valor(9, 6, 4).tasks(2, 5), 2)
    assert g.deciders() == (1, 2)
    assert len(g.legal(1)) == 28
    assert len(g.legal(2)) == 21
    assert refused(g, 1, "task 1") == "G-85"
    assert refused(g, 2, "tasks 5 6") == "G-175"
    answer(g, 1, "tasks 1 8")
    answer(g, 2, "tasks 2 7")
    assert [me.tasks for me in g.players] == [(), (1, 8), (2, 5, 7)]


def test_G_86_with_two_the_trailing_player_chooses_one():
    """TC-G4b."""
    g = season_end(land(2).valor(14, 12), 2)
    assert g.deciders() == (1,)
    assert refused(g, 1, "tasks 1 2") == "G-86"
    answer(g, 1, "task 6")


@pytest.mark.clause("G-69")
def test_with_two_the_cards_3_and_4_cannot_be_chosen():
    g = season_end(land(2).valor(14, 12), 1)
    assert refused(g, 1, "task 3") == "G-69"
    assert refused(g, 1, "task 4") == "G-69"


def test_G_87_tied_leaders_choose_nothing():
    """TC-G4."""
    g = season_end(land(4).valor(9, 9, 6, 4), 1)
    assert g.deciders() == (2, 3)
    g = season_end(land(3).valor(7, 7, 7), 1)
    assert is_asked(g) == "Haunt"


def test_G_88_after_the_third_season_comes_the_final_scoring():
    g = land(3).round(ROUNDS).valor(9, 6, 4).asking(EndOfRound())
    assert (g.ending, g.winners()) == ("final", (0,))
    assert GAME.series.id(g.refuses(("end",), 0)) == "G-88"


def test_G_7_three_seasons_of_three_rounds_with_a_turn_each():
    g = GAME.deal(3, 3, GAME.check_options(3, {"shortage": "place"}))
    stream = Stream(3)
    turns: list[Any] = []
    g.news = []
    g.run()
    while not g.is_over():
        actions = g.legal()
        g.apply(GAME.stroll(g, actions, stream) or actions[stream.chance(len(actions))])
    events = [event for _, event in g.news]
    assert g.ending == "final"
    assert [event[1] for event in events if event[0] == "season"] == [0, 1, 2]
    assert [event[1] for event in events if event[0] == "round"] == list(range(1, 10))
    for event in events:
        if event[0] == "round":
            turns.append([])
        elif event[0] == "turn":
            turns[-1].append(event[1])
    assert [sorted(seats) for seats in turns] == [[0, 1, 2]] * 9
    assert g.turn == 27
    assert max(GAME.seats) * g.round == GAME.turn_limit == 36


def test_G_164_the_builder_mode():
    assert new_game(3, 1, {"mode": "builder"}).cards == 2
    g = season_end(land(3).mode("builder").valor(3, 2, 1), 1)
    assert (g.deciders(), len(g.legal(1))) == ((1, 2), 8)
    g = season_end(land(3).mode("builder").valor(3, 2, 1).exhausted("1,1"), 2)
    assert (is_asked(g), g.exhausted) == ("Haunt", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G_165_the_citizen_mode(players):
    """TC-G4c: all choose two, leaders too, and with two players too (O-15)."""
    assert new_game(players, 1, {"mode": "citizen"}).cards == 4
    g = season_end(land(players).mode("citizen").valor(*range(5, 5 + players)), 1)
    assert g.deciders() == tuple(range(players))
    assert len(g.legal(0)) == (15 if players == 2 else 28)
    assert refused(g, 0, "task 1") == "G-165"
    for seat in range(players):
        answer(g, seat, "tasks 1 2")
    assert is_asked(g) == "Haunt"
    g = season_end(land(players).mode("citizen").valor(*range(5, 5 + players)), 2)
    assert is_asked(g) == "Haunt"


@pytest.mark.clause("G-83", "G-85", "G-86", "G-164", "G-165")
def test_how_many_tasks_each_mode_has():
    table = [
        [[tasks_to_choose(mode, season, seats)[0] for season in range(3)] for seats in (2, 4)] for mode in range(3)
    ]
    assert table == [[[1, 1, 0], [1, 2, 0]], [[1, 0, 0], [1, 0, 0]], [[2, 0, 0], [2, 0, 0]]]


@pytest.mark.clause("G-42")
def test_G_175_tasks_are_chosen_in_secret():
    g = season_end(land(4).valor(9, 6, 4, 3), 1)
    g.news = []
    answer(g, 3, "task 8")
    assert GAME.view(g, 3)["sealed"]["mine"] == ("task", 8)
    assert GAME.view(g, 1)["sealed"] == {"asked": [1, 2, 3], "answered": [3], "mine": None}
    assert refused(g, 3, "task 8") == refused(g, 3, "task 1") == refused(g, 3, "end") == "G-175"  # has chosen, waits
    assert refused(g, 0, "task 8") == "G-87"  # leads, and is not asked
    assert g.refuses(read("task 8")) == 0  # nobody named: the first who is still asked
    answer(g, 1, "task 2")
    answer(g, 2, "task 2")
    assert ("plans", 3, 8) in heard_by(g.news, 3)
    assert [event for event in heard_by(g.news, 0) if event[0] in ("plans", "planned")] == [
        ("planned", 1, 1),
        ("planned", 2, 1),
        ("planned", 3, 1),
    ]
    for seat in range(5):
        view = GAME.view(g, seat)
        assert view["tasks"] == ([], [2], [2], [8], [])[seat]
        assert [me["tasks"] for me in view["players"]] == [0, 1, 1, 1]
        assert [me["revealed"] for me in view["players"]] == [[]] * 4


@pytest.mark.clause("G-175")
def test_two_tasks_are_named_in_either_order_and_never_one_twice():
    """Bots know one order; the other is the same answer, sealed and opened."""
    g = season_end(land(3).mode("citizen").valor(3, 2, 1), 1)
    assert read("tasks 8 5") not in g.legal(0)
    assert sorted(g.offered(0)) == sorted(("tasks", one, two) for one, two in permutations(range(1, 9), 2))
    assert refused(g, 0, "tasks 2 2") == "G-175"

    other = g.clone()
    answer(g, 0, "tasks 8 5")
    answer(other, 0, "tasks 5 8")
    assert g.dump() == other.dump()
    assert GAME.view(g, 0)["sealed"]["mine"] == ("tasks", 5, 8)
    g.unseal(0)
    assert g.deciders() == (0, 1, 2)

    answer(g, 0, "tasks 8 5")
    for table in (g, other):
        table.news = []
        answer(table, 1, "tasks 1 2")
        answer(table, 2, "tasks 1 2")
    assert (g.players[0].tasks, g.dump(), g.news) == ((5, 8), other.dump(), other.news)


@pytest.mark.clause("G-83", "G-85")
def test_one_task_has_no_other_order():
    g = season_end(land(3).valor(9, 6, 4), 1)
    assert g.offered(1) == g.legal(1)


@pytest.mark.clause("G-175")
def test_while_tasks_are_chosen_nothing_else_is_done():
    g = season_end(land(3).valor(9, 6, 4), 1)
    assert {refused(g, 1, line) for line in ("haunt 1,1", "take ore", "explore 1,0", "end")} == {"G-175"}


# -- what tasks are worth --


def worth(table, seat, task):
    g = table.turn_of(0)
    return task_valor(g.players, seat, task, g.buildings, g.learned)


def test_G_155_task_1_pays_for_three_of_a_kind():
    """TC-G13, the first part."""
    assert worth(land().learned(0, "packing").store(0, food=3, wood=4, ore=2), 0, 1) == 6
    assert worth(land().store(0, food=2, wood=2, ore=2, water=2), 0, 1) == 0


@pytest.mark.parametrize(("pecunia", "gain"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_G_156_task_2_pays_for_pecunia(pecunia, gain):
    """TC-G13, the second part."""
    assert worth(land().pecunia(0, pecunia), 0, 2) == gain


def test_G_157_task_3_pays_for_regions_with_most_buildings():
    """TC-G13b; and one building is enough where nobody else has any (O-37)."""
    table = land(3).built(0, mill="1,1 2,1", sawmill="3,-2").built(1, noria="3,0", mill="4,-2")
    assert worth(table, 0, 3) == 4
    assert worth(land(3).built(0, mill="1,1"), 0, 3) == 4
    assert worth(land(3).built(0, mill="1,1").built(1, mill="2,1").built(2, mill="-1,2"), 2, 3) == 4


def test_G_158_task_4_pays_for_the_rightmost_slots():
    table = land(3).learned(1, "renown", "packing").learned(2, "renown").learned(0, "renown")
    assert worth(table, 0, 4) == 2
    assert worth(land(3).learned(1, "renown", "packing").learned(0, "renown"), 0, 4) == 0
    four = land(4).learned(0, "renown").learned(1, "renown").learned(2, "renown").learned(3, "renown")
    assert worth(four, 3, 4) == 2
    assert worth(land(4).learned(0, "renown").learned(1, "renown").learned(2, "renown"), 2, 4) == 0


@pytest.mark.parametrize(("task", "gain"), [(5, 2), (6, 4), (7, 3), (8, 9)])
@pytest.mark.clause("G-176")
def test_G_159_tasks_5_to_8_pay_for_buildings(task, gain):
    table = land().built(0, mill="1,1", noria="3,0 2,1", sawmill="3,1", mine="2,2 3,-1 3,-3").built(1, mine="0,2")
    assert worth(table, 0, task) == gain


@pytest.mark.clause("G-156")
def test_the_view_tells_the_own_tasks_as_they_stand():
    g = land(3).pecunia(0, 11).tasks(0, 2).turn_of(0)
    assert dict(GAME.view(g, 0)["task_valor"])[2] == 3
    assert GAME.view(g, 3)["task_valor"] == []


# -- valor --


@pytest.mark.parametrize(
    ("before", "told_of", "after"),
    [(26, False, False), (27, True, True), (28, True, True), (29, True, True), (30, False, True), (57, False, True)],
)
def test_G_32_the_marker_is_turned_at_30(before, told_of, after):
    """TC-G15, and the edges: a mine brings 3. At 30 exactly it is turned; once turned it stays so."""
    g = land().valor(before, 1).sensor(0, "2,2").store(0, water=1, food=1).turn_of(0)
    assert (("turned", 0) in told(g, "build mine")) == told_of
    assert valor(g) == [before + 3, 1]
    assert [me["turned"] for me in GAME.view(g, 0)["players"]] == [after, False]


def test_G_138_valor_counts_at_once_but_for_tasks():
    g = land().tasks(0, 8).sensor(0, "2,2").store(0, water=1, food=1).turn_of(0)
    do(g, "build mine")
    assert g.scores() == [4, 1]
    assert dict(g.score_lines(0)) == {"start": 1, "buildings": 3, "contacts": 0, "skills": 0, "tracks": 0, "tasks": 0}


def test_G_139_who_comes_later_lies_on_top():
    g = land(3).valor(4, 1, 4).sensor(1, "2,2").store(1, water=1, food=1).turn_of(1)
    assert g.by_valor() == (2, 0, 1)
    do(g, "build mine")
    assert valor(g) == [4, 4, 4]
    assert g.by_valor() == (1, 2, 0)


@pytest.mark.clause("G-139")
def test_a_gain_of_nothing_does_not_move_the_marker():
    """O-10."""
    g = land().valor(4, 4).turn_of(0)
    stamp = g.players[0].stamp
    g.score(0, 0, BUILT)
    assert (g.players[0].stamp, g.by_valor()) == (stamp, (1, 0))


@pytest.mark.clause("G-139")
def test_of_two_who_come_one_after_the_other_the_later_lies_on_top():
    for first, second in ((0, 1), (1, 0)):
        table = land(3).valor(1, 1, 4)
        for seat in (0, 1):
            table.sensor(seat, ("2,2", "0,2")[seat]).store(seat, water=1, food=1)
        g = do(table.turn_of(first, second), "build mine", "end", "build mine")
        assert (valor(g), g.by_valor()) == ([4, 4, 4], (second, first, 2))


@pytest.mark.clause("G-138")
def test_the_score_sheet_tells_each_source_apart():
    """Valor from buildings, a contact, a skill, a track and a task, all of one player."""
    table = land().round(ROUNDS).sensor(0, "1,1").ghosts("1,1").tokens(0, contact=5, build=2).tasks(0, 5)
    table.store(0, water=2, food=2, wood=1, ore=1).pecunia(0, 5).die("peak")
    g = do(table.turn_of(0), "contact", "build mill", "explore 0,1", "learn renown", "train contact", "end")
    assert g.score_lines(0) == [
        ("start", 1),
        ("buildings", 1),
        ("contacts", 4),
        ("skills", 3),
        ("tracks", 4),
        ("tasks", 2),
    ]
    assert g.scores() == [15, 1]
    assert [g.players[0].earned_by(source) for source in range(5)] == [1, 4, 3, 4, 2]


def test_G_140_order_from_most_to_least():
    g = land(4).valor(3, 9, 3, 5).arrived(0).asking(Rearrange(), BeginTurn(0))
    assert g.order == (1, 3, 0, 2)


def test_G_174_totals_decide_and_not_printed_spaces():
    """31 and 1 are the same printed space but no stack; 61 goes on."""
    g = land(3).valor(31, 1, 61).asking(Rearrange(), BeginTurn(0))
    assert g.order == (2, 0, 1)
    assert GAME.view(g, 0)["players"][2]["valor"] == 61


# -- final scoring --


def test_G_141_the_last_round_is_rearranged_too():
    g = land(3).round(ROUNDS).order(0, 1, 2).sensor(2, "2,2").store(2, water=1, food=1).turn_of(2)
    do(g, "build mine", "end")
    assert g.ending == "final"
    assert g.order[0] == 2


def test_G_142_tasks_are_revealed_in_turn_order():
    table = land(3).round(ROUNDS).valor(3, 9, 5).tasks(0, 2).tasks(1, 1, 2).tasks(2, 5).pecunia(0, 9).pecunia(1, 3)
    table.built(2, mill="1,1")
    table.g.news = []
    g = table.asking(Rearrange(), EndOfRound())
    assert g.order == (1, 2, 0)
    assert [event for _, event in g.news or [] if event[0] in ("reveals", "scores")] == [
        ("reveals", 1, 1, 0),
        ("reveals", 1, 2, 1),
        ("scores", 1, 1, 4, 10),
        ("reveals", 2, 5, 2),
        ("scores", 2, 2, 4, 7),
        ("reveals", 0, 2, 3),
        ("scores", 0, 3, 4, 6),
    ]
    assert [me["revealed"] for me in GAME.view(g, 3)["players"]] == [[2], [1, 2], [5]]


@pytest.mark.clause("G-6")
def test_G_143_most_valor_wins_and_the_higher_marker_of_equals():
    """TC-G14."""
    g = land().round(ROUNDS).valor(5, 3).tasks(1, 2).pecunia(1, 6).asking(Rearrange(), EndOfRound())
    assert (valor(g), g.winners()) == ([5, 5], (1,))
    g = land().round(ROUNDS).valor(5, 3).tasks(1, 2).pecunia(1, 3).asking(Rearrange(), EndOfRound())
    assert (valor(g), g.winners()) == ([5, 4], (0,))


@pytest.mark.clause("G-142")
def test_revealed_tasks_are_open_to_all():
    g = land(3).round(ROUNDS).valor(3, 9, 5).tasks(0, 2).tasks(2, 5, 8).asking(Rearrange(), EndOfRound())
    assert [me["revealed"] for me in GAME.view(g, 3)["players"]] == [[2], [], [5, 8]]
    assert dict(g.score_lines(2))["tasks"] == 0


def test_G_176_a_task_pays_for_every_time():
    g = land().round(ROUNDS).tasks(0, 8).built(0, mine="2,2 3,-1 3,-3").asking(Rearrange(), EndOfRound())
    assert valor(g) == [10, 1]


def test_G_168_spent_things_return_to_the_supply():
    """The census of every test position is kept by the builder; here one of each, by name."""
    g = land().sensor(0, "1,1").ghosts("1,1").exhausted("1,1").store(0, water=1, food=1).die("house").turn_of(0)
    supply, left = g.supply, g.exhaustion_left
    do(g, "contact", "build mill")
    assert (g.supply, g.exhaustion_left) == (supply + 1, left + 1)
    assert (active(g, 0, "build"), owner_of(g, "1,1")) == (0, 0)


@pytest.mark.clause("G-142")
def test_the_final_scoring_moves_a_marker_once_for_all_tasks():
    table = land().round(ROUNDS).tasks(0, 2, 5).pecunia(0, 3).built(0, mill="1,1")
    table.g.news = []
    g = table.asking(FinalScoring())
    assert [event for _, event in g.news or [] if event[0] == "scores"] == [("scores", 0, 3, 4, 4)]


@pytest.mark.clause("G-175")
def test_no_task_is_chosen_in_a_turn():
    g = land().turn_of(0)
    assert refusal(g, "task 1") == refusal(g, "tasks 1 2") == "G-175"

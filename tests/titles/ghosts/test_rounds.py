"""The spread of the ghosts, production, turns, rest, turn order, and the common loss."""

from itertools import pairwise
from typing import Any

import pytest

from citywright.kit.chance import Stream
from citywright.kit.table import Step
from citywright.titles.ghosts.rules.board import KALENA
from citywright.titles.ghosts.rules.facts import GHOSTS
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import BeginRound, EndOfRound, Production, Rearrange, Rest, Spread
from citywright.titles.ghosts.rules.state import EASY_SHORTAGE
from citywright.titles.ghosts.rules.turn import BeginTurn
from tests.titles.ghosts.build import (
    SUBURBS,
    active,
    at,
    do,
    haunted,
    is_asked,
    land,
    may,
    moves,
    new_game,
    of_terrain,
    refusal,
    roll_next,
    store,
    told,
    valor,
)

LEFT = (Production(), BeginTurn(0))


def spread(table, *rest: Step[Any]):
    return table.asking(Spread(), *(rest or LEFT))


def all_but(terrain: str, n: int) -> list[str]:
    """All hexes of a terrain but the last n."""
    hexes = of_terrain(land().turn_of(0), terrain)
    return hexes[: len(hexes) - n]


# -- spread --


def test_G_70_the_last_player_rolls_and_places():
    g = land(3).order(2, 0, 1).round(0).die("plain").asking(BeginRound())
    assert (is_asked(g), g.actor()) == ("Haunt", 1)
    assert g.rolled == 2
    assert GAME.series.id(g.refuses(("haunt", at("1,1")), 2)) == "G-70"
    assert refusal(g, "explore 1,0") == "G-71"
    do(g, "haunt 1,1", "haunt 2,1", "haunt 3,0", "haunt 4,-2")
    assert (is_asked(g), g.actor()) == ("TakeTurn", 2)
    assert refusal(g, "haunt 0,-2") == "G-70"


def test_G_71_four_ghosts_on_hexes_of_the_rolled_terrain():
    g = spread(land().die("forest"))
    assert moves(g) == [f"haunt {name}" for name in of_terrain(g, "forest")]
    assert refusal(g, "haunt 1,1") == "G-71"
    do(g, "haunt 1,-4", "haunt 3,1", "haunt -1,3", "haunt 1,2")
    assert haunted(g) == {"1,-4", "3,1", "-1,3", "1,2"}
    assert g.supply == GHOSTS - 4
    assert is_asked(g) == "TakeTurn"


@pytest.mark.clause("G-71")
def test_any_order_of_placing_is_the_same():
    one = do(spread(land().die("forest")), "haunt 1,-4", "haunt 3,1", "haunt -1,3", "haunt 1,2")
    two = do(spread(land().die("forest")), "haunt 1,2", "haunt -1,3", "haunt 3,1", "haunt 1,-4")
    assert one.dump() == two.dump()


def test_G_72_the_rest_goes_to_kalena():
    """TC-G3b: two mountains are open, so two ghosts go to Kalena by choice."""
    g = spread(land().ghosts(*all_but("mountain", 2), "0,0", *SUBURBS[:3]).die("mountain"))
    assert haunted(g) >= set(of_terrain(g, "mountain"))
    assert moves(g) == ["haunt -1,0", "haunt -1,1", "haunt 0,1"]
    assert refusal(g, "haunt 1,1") == "G-72"
    do(g, "haunt 0,1", "haunt -1,0")
    assert (g.haunted_kalena(), is_asked(g), g.ending) == (6, "TakeTurn", "")


def test_G_73_what_cannot_be_placed_loses_the_game():
    """One mountain and two hexes of Kalena for four ghosts."""
    g = spread(land().ghosts(*all_but("mountain", 1), *SUBURBS[:5]).die("mountain"))
    assert (g.ending, g.winners()) == ("kalena", ())
    assert g.supply == GHOSTS - 9 - 5 - 3


@pytest.mark.parametrize("left", [3, 0])
def test_G_74_too_few_ghosts_in_the_supply(left):
    """TC-G3c."""
    hexes = (of_terrain(land().turn_of(0), "plain") + of_terrain(land().turn_of(0), "forest"))[: GHOSTS - left]
    g = spread(land().ghosts(*hexes))
    assert (g.ending, g.winners()) == ("supply", ())
    assert GAME.series.id(g.refuses(("end",), 0)) == "G-74"


@pytest.mark.clause("G-74")
def test_the_milder_reading_places_what_is_left():
    """O-1 as a switch."""
    hexes = (of_terrain(land().turn_of(0), "plain") + of_terrain(land().turn_of(0), "forest"))[: GHOSTS - 2]
    g = spread(land().ghosts(*hexes).switches(EASY_SHORTAGE).die("mountain"))
    do(g, "haunt 2,2", "haunt 0,2")
    assert (g.supply, is_asked(g)) == (0, "TakeTurn")


def test_G_135_no_ghost_on_lake_building_or_ghost():
    g = spread(land().ghosts("1,1").built(0, mill="2,1").die("plain"))
    assert refusal(g, "haunt 2,0") == "G-135"
    assert refusal(g, "haunt 2,1") == "G-135"
    assert refusal(g, "haunt 1,1") == "G-135"
    assert may(g, "haunt 3,0")


def test_G_136_the_rolled_terrain_comes_before_kalena():
    g = spread(land().die("plain"))
    assert refusal(g, "haunt 0,1") == "G-136"
    g = spread(land().ghosts(*all_but("plain", 3)).die("plain"))
    assert haunted(g) >= set(of_terrain(g, "plain"))  # three there, unasked, before the fourth goes to Kalena
    assert moves(g)[0] == "haunt 0,0"
    assert len(moves(g)) == 7


@pytest.mark.clause("G-179")
def test_G_137_a_full_kalena_loses_the_game_at_once():
    """TC-G3: one mountain, three go to Kalena, which is then full; nothing is produced any more."""
    table = land().ghosts(*all_but("mountain", 1), *SUBURBS[:4]).built(0, mill="2,1").tasks(0, 5).die("mountain")
    table.g.news = []
    g = spread(table)
    events = [event for _, event in g.news]
    assert g.ghosts & KALENA == KALENA
    assert (g.ending, g.winners(), g.is_over()) == ("kalena", (), True)
    assert events[-1] == ("fallen",)
    assert not any(event[0] in ("produces", "reveals") for event in events)
    assert valor(g) == [1, 1]
    assert GAME.series.id(g.refuses(("end",), 0)) == "G-137"


def test_G_178_sensors_and_exhaustion_do_not_keep_ghosts_away():
    g = spread(land().sensor(0, "1,1").exhausted("2,1").die("plain"))
    do(g, "haunt 1,1", "haunt 2,1")


@pytest.mark.clause("G-72", "G-137")
def test_six_haunted_hexes_of_kalena_are_no_loss():
    """Neither when the rolled terrain is filled without a question, nor when the sixth ghost comes by choice."""
    six = ("0,0", *SUBURBS[:5])
    g = spread(land().ghosts(*all_but("mountain", 4), *six).die("mountain"))
    assert haunted(g) >= {*of_terrain(g, "mountain"), *six}
    assert (g.haunted_kalena(), g.ending, is_asked(g)) == (6, "", "TakeTurn")

    g = spread(land().ghosts(*all_but("mountain", 3), *six[:5]).die("mountain"))
    do(g, "haunt 0,1")
    assert (g.haunted_kalena(), g.ending, is_asked(g)) == (6, "", "TakeTurn")


def test_G_179_after_the_loss_no_task_counts():
    hexes = (of_terrain(land().turn_of(0), "plain") + of_terrain(land().turn_of(0), "forest"))[:23]
    g = spread(land().ghosts(*hexes).pecunia(0, 30).tasks(0, 2).tasks(1, 2).pecunia(1, 3))
    assert (g.winners(), valor(g)) == ((), [1, 1])
    view = GAME.view(g, 1)
    assert view["players"][0]["revealed"] == []  # what was not scored is not revealed


# -- production --


def test_G_75_buildings_pay_wherever_the_sensors_are():
    g = (
        land()
        .built(0, mill="1,1", mine="2,2")
        .built(1, noria="3,0")
        .sensor(0, "-2,4")
        .asking(Production(), BeginTurn(0))
    )
    assert store(g, 0) == {"food": 1, "ore": 1}
    assert store(g, 1) == {"water": 1}


def test_G_76_income_beyond_the_limit_is_lost():
    """TC-G8."""
    g = land().built(0, mill="1,1").store(0, food=3).asking(Production(), BeginTurn(0))
    assert store(g, 0) == {"food": 3}
    g = land().built(0, mill="1,1").learned(0, "packing").store(0, food=3).asking(Production(), BeginTurn(0))
    assert store(g, 0) == {"food": 4}


@pytest.mark.clause("G-53", "G-160")
def test_G_54_a_ghost_stops_the_mill_and_not_the_mine():
    """TC-G1, the rulebook's example of adjacency."""
    table = land().ghosts("0,1").built(0, mill="1,1", mine="2,2")
    g = table.asking(Production(), BeginTurn(0))
    assert store(g, 0) == {"ore": 1}
    rows = {row[0]: row[3] for row in GAME.view(g, 0)["buildings"]}
    assert rows == {at("1,1"): 1, at("2,2"): 0}


def test_G_160_without_ghost_card_1_ghosts_stop_nothing():
    g = land().cards(2, 3).ghosts("0,1").built(0, mill="1,1").asking(Production(), BeginTurn(0))
    assert store(g, 0) == {"food": 1}


def test_G_52_adjacency_across_tiles():
    """(1,1) of region 1 and (0,1) of Kalena share a side, and so do (3,0) of region 1 and (3,-1) of region 2."""
    g = land().cards(1).ghosts("3,-1").built(0, mill="3,0").asking(Production(), BeginTurn(0))
    assert store(g, 0) == {}
    do(land().sensor(0, "3,0").turn_of(0), "explore 3,-1")


def test_G_43_ghost_cards_hold_at_every_moment():
    """All three at once: production, harvest and exploring."""
    g = land().cards(1, 2, 3).sensor(0, "0,1").built(0, mill="2,1").ghosts("1,1").tokens(0, harvest=2).turn_of(0)
    do(g, "explore 1,1")
    assert active(g, 0, "explore") == 2
    assert refusal(g, "harvest 1,1") == "G-161"
    assert GAME.view(g, 0)["buildings"] == [[at("2,1"), 0, 0, 1]]


# -- turns --


def test_G_77_turns_by_the_order_tokens():
    g = land(3).order(2, 0, 1).round(0).die("plain").asking(BeginRound())
    do(g, "haunt 1,1", "haunt 2,1", "haunt 3,0", "haunt 4,-2")
    actors = []
    for _ in range(3):
        actors.append(g.actor())
        assert GAME.series.id(g.refuses(("end",), (g.actor() + 1) % 3)) == "G-77"
        roll_next(g, "forest")
        do(g, "end")
    assert actors == [2, 0, 1]


def test_G_78_the_turn_ends_when_the_player_says_so():
    g = land().turn_of(0, 1)
    do(g, "explore 1,0")
    assert may(g, "end")
    do(g, "end")
    assert g.actor() == 1
    g = land().active(0, explore=0, harvest=0).turn_of(0)
    assert moves(g) == ["end"]


def test_G_79_all_tokens_of_all_players_become_active():
    g = land().active(0, explore=0, harvest=0).active(1, contact=0, build=0).asking(Rest(), BeginTurn(0))
    for me in GAME.view(g, 0)["players"]:
        assert me["active"] == me["tokens"] == [4, 1, 1, 1]


def test_G_48_restoring_turns_tokens_to_the_active_side():
    g = land().active(0, explore=1).asking(Rest(), BeginTurn(0))
    assert active(g, 0, "explore") == 4


@pytest.mark.clause("G-140")
def test_G_80_turn_order_by_valor():
    """TC-G2: valor 5, 7, 5 (later) and 2."""
    g = land(4).valor(5, 7, 5, 2).asking(Rearrange(), BeginTurn(0))
    assert g.order == (1, 2, 0, 3)
    assert g.last_player() == 3


def test_G_81_after_the_third_round_the_season_ends():
    g = land().round(2).exhausted("1,1").die("plain").asking(EndOfRound())
    assert (g.round, bool(g.exhausted)) == (3, True)
    g = land().round(3).valor(2, 1).exhausted("1,1").die("plain").asking(EndOfRound())
    assert (is_asked(g), g.exhausted) == ("ChooseTasks", 0)


def test_G_173_the_counter_moves_with_every_round():
    g = new_game(2, 5, {"shortage": "place"})
    rounds = [g.round]
    stream = Stream(5)
    while not g.is_over():
        legal = g.legal()
        g.apply(legal[-1] if ("end",) in legal else legal[stream.chance(len(legal))])
        rounds.append(g.round)
    assert all(after - before in (0, 1) for before, after in pairwise(rounds))
    assert g.round > 5


def test_G_45_each_season_has_its_bonus_card():
    costs = {}
    for number in range(9):
        g = land().round(number).die("plain").asking(BeginRound())
        costs[g.round] = GAME.view(g, 0)["contact_cost"]
    assert list(costs.values()) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("haunt 1,1", "G-70"),
        ("roll", "G-116"),
        ("reward peak", "G-145"),
        ("take ore", "G-34"),
        ("restore contact", "G-181"),
        ("task 1", "G-175"),
        ("tasks 1 2", "G-175"),
    ],
)
@pytest.mark.clause("G-78")
def test_what_nobody_asks_is_not_answered_in_a_turn(line, clause):
    assert refusal(land().turn_of(0), line) == clause


def test_G_177_order_tokens_stay_until_the_rearrangement():
    g = land(3).order(2, 0, 1).sensor(2, "2,2").store(2, water=1, food=1).turn_of(2, 0, 1)
    do(g, "build mine")
    assert valor(g) == [1, 1, 4]
    assert g.order == (2, 0, 1)
    do(g, "end", "end")
    assert (g.order, g.actor()) == ((2, 0, 1), 1)
    roll_next(g, "plain")
    do(g, "end")
    assert g.order == (2, 0, 1)[:1] + tuple(sorted((0, 1), key=lambda seat: -g.players[seat].stamp))


def test_G_47_first_and_last_player():
    g = land(4).order(3, 1, 0, 2).round(0).die("plain").asking(BeginRound())
    assert g.actor() == g.last_player() == 2


@pytest.mark.clause("G-45", "G-70", "G-75", "G-77")
def test_a_round_is_told():
    g = land().order(0, 1).round(3).built(0, mill="1,1", noria="3,0").ghosts("1,2")
    g.g.news = []
    table = g.die("plain").asking(BeginRound())
    first = [event for _, event in table.news or []]
    assert first == [("season", 1), ("round", 4), ("spreads", 1, 2, 4)]
    table.news = None
    events = told(table, "haunt -1,2", "haunt -2,4", "haunt -3,2", "haunt -3,1")
    assert events == [
        ("haunts", 1, at("-1,2")),
        ("haunts", 1, at("-2,4")),
        ("haunts", 1, at("-3,2")),
        ("haunts", 1, at("-3,1")),
        ("stopped", 0, at("1,1")),
        ("produces", 0, at("3,0"), 1, 1),
        ("turn", 0, 2),
    ]

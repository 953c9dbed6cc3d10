"""The greedy bot's opinion of Land of Ghosts: it keeps Kalena alive, and it beats chance."""

from collections import Counter

import pytest

from citywright import bots
from citywright.arena.game import play
from citywright.titles import title
from citywright.titles.ghosts.evaluation import danger, evaluate
from citywright.titles.ghosts.rules.facts import ROUNDS
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.rounds import EndOfRound, Rearrange, Spread
from tests.titles.ghosts.build import SUBURBS, do, land, of_terrain

TITLE = title("ghosts")
GAMES = 1
LONG_GAMES = 200
# players: the winner's mean valor in the fact sheet's simulation of planners
SIMULATED = {2: 44.9, 3: 48.9, 4: 48.4}


def results(levels, games, turned=True):
    found = []
    for number in range(games):
        shift = number % len(levels) if turned else 0
        seating = levels[shift:] + levels[:shift]
        seated = [bots.make(level, TITLE, 10 * number + seat) for seat, level in enumerate(seating)]
        found.append((seating, play(TITLE, seated, number)))
    return found


@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_players_gather_valor_and_keep_kalena_alive(players):
    found = [result for _, result in results(["greedy"] * players, GAMES)]

    assert [result.ending for result in found] == ["final"] * GAMES
    assert min(max(result.scores) for result in found) > 30


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_players_seldom_lose_kalena(players):
    found = [result for _, result in results(["greedy"] * players, LONG_GAMES)]

    endings = Counter(result.ending for result in found)
    assert endings["final"] > 0.75 * LONG_GAMES
    best = [max(result.scores) for result in found if result.ending == "final"]
    assert abs(sum(best) / len(best) - SIMULATED[players]) < 8


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random(players):
    """One random player among greedy ones; two random ones would lose the town."""
    for seating, result in results(["random", *["greedy"] * (players - 1)], GAMES):
        assert min(result.scores) == result.scores[seating.index("random")]


@pytest.mark.long
def test_greedy_has_more_valor_than_random_in_nearly_every_game():
    ahead = sum(
        result.scores[seating.index("greedy")] > result.scores[seating.index("random")]
        for seating, result in results(["greedy", "random"], LONG_GAMES)
    )
    assert ahead > 0.95 * LONG_GAMES


# -- the opinion itself --


@pytest.mark.parametrize(
    ("table", "line"),
    [
        (land().sensor(0, "2,2").store(0, water=1, food=1), "build mine"),
        (land().sensor(0, "1,1"), "harvest 1,1"),
        (land().sensor(0, "1,1").ghosts("1,1").die("peak"), "contact"),
        (land().sensor(0, "0,1").pecunia(0, 2), "train contact"),
        (land().sensor(0, "0,1").store(0, wood=1, ore=1), "learn renown"),
    ],
)
def test_a_good_thing_done_is_worth_more_than_not_done(table, line):
    g = table.turn_of(0)
    before = evaluate(g, 0)

    assert evaluate(do(g, line), 0) > before


def test_a_stopped_building_is_worth_less():
    assert evaluate(land().built(0, mill="2,1").ghosts("3,0").turn_of(0), 0) < evaluate(
        land().built(0, mill="2,1").ghosts("-3,2").turn_of(0), 0
    )


def test_a_full_town_is_feared():
    calm = land().ghosts(*of_terrain(land().turn_of(0), "forest")[:4]).turn_of(0)
    afraid = land().ghosts(*SUBURBS[:4]).turn_of(0)

    assert danger(afraid, 0, 0, 0) > danger(calm, 0, 0, 0) + 2


def test_nothing_is_feared_in_the_last_round():
    assert danger(land().round(ROUNDS).ghosts("0,0", *SUBURBS[:5]).turn_of(0), 0, 0, 0) == 0


def test_the_common_loss_is_the_worst():
    hexes = (of_terrain(land().turn_of(0), "plain") + of_terrain(land().turn_of(0), "forest"))[:23]
    lost = land().ghosts(*hexes).asking(Spread())

    assert evaluate(lost, 0) == evaluate(lost, 1) < evaluate(land().turn_of(0), 0) - 30


def test_the_end_is_judged_by_winning():
    g = land().round(ROUNDS).valor(20, 21).asking(Rearrange(), EndOfRound())

    assert evaluate(g, 1) > evaluate(g, 0) + 8


def test_the_opinion_needs_no_task_of_others():
    one = land(3).tasks(1, 2).pecunia(1, 9).turn_of(0)
    two = land(3).tasks(1, 8).pecunia(1, 9).turn_of(0)

    assert evaluate(one, 0) == evaluate(two, 0)
    assert evaluate(one, 1) != evaluate(two, 1)


def test_the_nearer_a_ghost_the_better_the_place():
    """With a contact token, next to a ghost is better than far from it."""
    near = land().ghosts("1,1").sensor(0, "1,0").active(0, explore=1).turn_of(0)
    far = land().ghosts("1,1").sensor(0, "-1,0").active(0, explore=1).turn_of(0)

    assert evaluate(near, 0) > evaluate(far, 0)

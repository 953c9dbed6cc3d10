"""What a seat may know: everything but the task cards of others and the dice to come."""

import json
from typing import Any

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.kit.table import heard_by
from citywright.titles.ghosts.rules.board import HEX_NAMES
from citywright.titles.ghosts.rules.facts import DISCOUNTS
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.paths import walks
from citywright.titles.ghosts.rules.rounds import EndOfSeason
from tests.titles.ghosts.build import at, do, land, new_game, read


def choosing(players=3, mode="wanderer", season=1):
    return (
        land(players).mode(mode).valor(*range(9, 9 - players, -1)).round(3 * season).die("plain").asking(EndOfSeason())
    )


def test_dealt_worlds_deal_the_tasks_of_others():
    g = land(3).tasks(0, 2).tasks(1, 3).tasks(2, 5, 8).turn_of(0)
    seen: dict[int, set[Any]] = {1: set(), 2: set()}
    for seed in range(200):
        world = GAME.determinize(g, 0, seed)
        assert world.players[0].tasks == (2,)
        for seat, found in seen.items():
            found.add(world.players[seat].tasks)
    assert len(seen[1]) == 8
    assert len(seen[2]) == 28


def test_with_two_players_only_the_six_cards_are_dealt():
    g = land(2).tasks(1, 5).turn_of(0)
    dealt = {GAME.determinize(g, 0, seed).players[1].tasks for seed in range(200)}
    assert dealt == {(task,) for task in (1, 2, 5, 6, 7, 8)}


def test_sealed_answers_are_dealt_too_and_fit_what_was_dealt():
    g = choosing(3, season=2)
    g.apply(read("tasks 1 2"), 1)
    answers = set()
    for seed in range(100):
        world = GAME.determinize(g, 2, seed)
        sealed: Any = world.agenda[-1]
        answers.add(sealed.answers[1])
        assert GAME.view(world, 2) == GAME.view(g, 2)
    assert len(answers) > 20
    own: Any = GAME.determinize(g, 1, 5).agenda[-1]
    assert own.answers[1] == ("tasks", 1, 2)


def test_the_bytes_of_others_do_not_depend_on_the_chosen_card():
    """The same game, but seat 1 chooses another card: nobody else can tell, in view, prompt, moves or news."""
    sent = []
    for card in (1, 8):
        g = choosing(3)
        g.news = []
        g.apply(read(f"task {card}"), 1)
        g.apply(read("task 4"), 2)
        sent.append(
            [
                json.dumps(
                    [GAME.view(g, seat), g.prompt(seat), g.legal(seat) if seat < 3 else [], heard_by(g.news, seat)]
                )
                for seat in range(4)
            ]
        )
    for seat in (0, 2, 3):
        assert sent[0][seat] == sent[1][seat]
    assert sent[0][1] != sent[1][1]


def test_after_the_final_scoring_nothing_is_hidden():
    g = None
    for seed in range(1, 40):
        g = new_game(3, seed, {"mode": "citizen", "shortage": "place"})
        stream = Stream(seed)
        while not g.is_over():
            actions = g.legal()
            g.apply(GAME.stroll(g, actions, stream) or pick(GAME.verbs, actions, stream))
        if g.ending == "final":
            break
    assert g is not None
    assert g.ending == "final"
    assert [len(me["revealed"]) for me in GAME.view(g, 3)["players"]] == [2, 2, 2]
    assert GAME.determinize(g, 0, 1).players[1].tasks == g.players[1].tasks


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.clause("G-180")
def test_costs_are_the_viewers_own(seat):
    g = land(2).cards(3).learned(0, "woodcraft").ghosts("1,2").turn_of(0)
    costs = GAME.view(g, seat)["costs"]
    if seat == 2:
        assert costs == []
    else:
        assert costs[at("1,2")] == (2 if seat == 0 else 3)
        assert costs[at("2,0")] == -1


@pytest.mark.clause("G-92")
def test_walks_are_priced_as_they_are_played():
    g = land().ghosts("1,1").cards(3).turn_of(0)
    view = GAME.view(g, 0)
    found = walks(view["costs"], view["players"][0]["sensor"], view["players"][0]["active"][0])
    assert at("0,0") not in found
    price, way = found[at("2,1")]
    do(g, *[f"explore {HEX_NAMES[place]}" for place in way])
    assert (price, g.players[0].sensor) == (4, at("2,1"))
    assert GAME.view(g, 0)["players"][0]["active"][0] == 0


@pytest.mark.parametrize(
    ("skill", "start", "to", "price"),
    [
        ("", "0,0", "0,0", 0),
        ("", "0,0", "1,2", 4),  # suburb, plain, forest
        ("", "1,1", "2,2", 4),  # plain (2,1), mountain
        ("woodcraft", "0,0", "1,2", 3),
        ("climbing", "1,1", "2,2", 3),
        ("", "0,0", "2,0", -1),  # a lake
    ],
)
@pytest.mark.clause("G-91", "G-92", "G-94")
def test_a_walk_costs_the_sum_of_its_steps(skill, start, to, price):
    """What strolling players and bots are told of the land is what they would pay."""
    g = land().sensor(0, start).learned(0, *([skill] if skill else [])).turn_of(0)
    discounts = g.players[0].skills & DISCOUNTS
    assert g.land.distances(discounts)[at(start)][at(to)] == price
    within = g.land.within(discounts)[at(start)]
    assert [hexes >> at(to) & 1 for hexes in within] == [int(0 <= price <= n) for n in range(7)]
    found = walks(GAME.view(g, 0)["costs"], at(start), 6)
    assert found.get(at(to), (0 if to == start else -1, ()))[0] == price


@pytest.mark.clause("G-135")
def test_the_view_counts_open_hexes_and_haunted_town():
    g = land().ghosts("0,0", "1,0", "1,1").built(0, mill="2,1").store(0, ore=2).turn_of(0)
    view = GAME.view(g, 2)
    assert view["open"] == [0, 5, 11, 13, 10, 0]
    assert (view["kalena"], view["kalena_hexes"], view["supply"]) == (2, 7, 22)
    assert view["bank"] == [16, 16, 16, 14]

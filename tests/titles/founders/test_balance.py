"""The figures that a simulation tells of finished games."""

from collections import defaultdict
from typing import Any

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.texts.catalogue import texts_of
from citywright.titles.founders.rules.balance import (
    ACHIEVEMENT_ROWS,
    LENGTH_ROWS,
    LEVEL_ROWS,
    RACE_ROWS,
    TABLES,
    figures,
)
from citywright.titles.founders.rules.facts import (
    ACHIEVEMENTS,
    ADVISERS,
    BASICS,
    CARDS,
    FIRST_ADVISER,
    GOODS,
    PRESTIGE,
    RACES,
)
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import Founders
from tests.titles.founders.build import recorded

Figures = dict[str, dict[str, float]]


def told_of(g: Founders) -> Figures:
    """The figures of a game that was listened to, by table and row."""
    found: Figures = defaultdict(dict)
    for table, row, value in figures(g, [event for _, event in g.news or []]):
        assert row not in found[table], f"{table} tells of {row} twice"
        found[table][row] = value
    assert set(found) <= set(TABLES)
    return found


def strolled(seats: int, seed: int, options: dict[str, Any]) -> Founders:
    """A game in which of a few random actions the one that scores most is taken."""
    g = GAME.setup(seats, seed, options)
    assert isinstance(g, Founders)
    g.news = []
    stream = Stream(seed)
    while not g.is_over():
        actions = g.legal()
        g.apply(GAME.stroll(g, actions, stream) or pick(GAME.verbs, actions, stream))
    return g


def test_the_won_solo_game():
    record = recorded("1-won")
    assert record.seed is not None
    g = GAME.setup(1, record.seed, record.options)
    assert isinstance(g, Founders)
    g.news = []
    for line in record.lines:
        g.apply(GAME.verbs.read(line.move), line.seat)
    found = told_of(g)

    assert found["length"] == {
        "figures-length-turns": 48.0,
        "figures-length-votes": 6.0,
        "figures-length-completed": 6.0,
        "figures-length-stalled": 0.0,
    }
    assert found["solo-race"] == {"figures-level-easy": 6.0}
    assert len(found["solo-place"]) == 1
    assert sum(found["placed"].values()) == sum(found["completed"].values()) == 6
    assert "race-score" not in found


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_the_figures_agree_with_the_end_of_the_game(seats, seed):
    g = strolled(seats, seed, {"achievements": "yes"})
    found = told_of(g)
    playable = [name for number, name in enumerate(GOODS) if not g.neutral >> number & 1]

    scores = {f"race-{RACES[me.race]}": float(g.scores()[seat]) for seat, me in enumerate(g.players)}
    assert found["race-score"] == scores
    assert sum(found["race-wins"].values()) == sum(found["seat-wins"].values()) == 1
    assert found["seat-score"]["1"] == g.scores()[g.first]
    assert list(found["built"]) == [f"good-{name}" for name in playable]
    assert sum(found["built"].values()) == sum(store.owner >= 0 for store in g.stores)
    cubes = [cube for building in g.buildings for cube in building.cubes]
    assert sum(found["delivered"].values()) == sum(cube >= 0 for cube in cubes) > 0
    ingredients = [g.stores[i] for store in g.stores for i in store.suppliers]
    assert sum(found["supplied"].values()) == sum(store.owner >= 0 for store in ingredients)
    assert sum(found["placed"].values()) == len(g.buildings)
    assert sum(found["completed"].values()) == g.completed
    assert all(found["offered"][row] for row, built in found["placed"].items() if built)
    assert sum(found["hired"].values()) == sum(me.hired for me in g.players)
    assert len(found["played"]) == len(CARDS)
    assert found["length"]["figures-length-stalled"] == (g.ending == "blocked")
    assert found["length"]["figures-length-votes"] == len(g.buildings)
    assert len(found["achieved"]) == 3
    points = sum(dict(g.score_lines(seat))["achievements"] for seat in range(seats))
    assert (points > 0) == (sum(found["achieved"].values()) > 0)


def test_workers_are_told_only_where_there_are_some():
    found = told_of(strolled(3, 6, {"workers": "no"}))

    assert "workers" not in found
    assert "race-workers" not in found
    assert "achieved" not in found


def test_nothing_is_left_out_that_was_not_used():
    found = told_of(strolled(4, 7, {}))

    assert len(found["built"]) == len(GOODS) == BASICS + 10
    assert len(found["placed"]) == len(PRESTIGE)
    assert len(found["hired"]) == len(ADVISERS) == len(CARDS) - FIRST_ADVISER
    assert len(ACHIEVEMENTS) == 15


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_table_and_every_row_has_its_words(language):
    texts = texts_of(language, "founders")
    games = [strolled(4, 7, {"achievements": "yes"}), strolled(1, 1, {}), strolled(2, 8, {})]

    assert [table for table in TABLES if not texts.has(f"figures-{table}")] == []
    rows = {row for g in games for rows in told_of(g).values() for row in rows}
    assert sorted(row for row in rows if not texts.has(row)) == ["1", "2", "3", "4"]  # places in turn order
    assert all(texts.has(row) for row in (*LENGTH_ROWS, *RACE_ROWS, *ACHIEVEMENT_ROWS, *LEVEL_ROWS))

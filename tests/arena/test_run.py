"""Runs of many games: fair seats, and the same results from any number of workers."""

import json
from typing import cast

import pytest
from click.testing import CliRunner

from citywright import titles
from citywright.arena.game import begin, has_figures, play
from citywright.arena.run import Run
from citywright.arena.summary import Spread, Summary, interval
from citywright.bots import Bot
from citywright.cli import main
from citywright.kit.actions import Action
from citywright.kit.errors import BadSetup
from citywright.kit.game import Option
from citywright.kit.observer import Observer
from citywright.titles.settlers.rules.game import SettlersGame


def test_any_number_of_workers_gives_the_same_results():
    run = Run("settlers", ("random", "random", "random"), 60, 3)

    assert run.play_all(1) == run.play_all(2)


def test_games_that_differ_in_who_sits_where_share_their_seed():
    run = Run("settlers", ("greedy", "random"), 4, 1)

    assert run.period == 2
    assert [run.seating(number) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]


def test_the_same_bots_everywhere_need_no_second_seating_of_a_deal():
    run = Run("settlers", ("random", "random"), 6, 1)

    assert run.period == 1
    assert len({run.play(number).scores for number in range(6)}) > 2


def test_every_bot_sits_everywhere_equally_often():
    run = Run("settlers", ("greedy", "random", "random"), 9, 1)
    seats = [run.seating(number).index(0) for number in range(9)]

    assert sorted(seats) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_progress_counts_every_game_once():
    told: list[int] = []
    Run("settlers", ("random", "random"), 25, 1).play_all(1, told.append)

    assert sum(told) == 25


@pytest.mark.parametrize(
    ("levels", "games", "seed"),
    [(("random",), 1, 1), (("random",) * 5, 1, 1), (("random", "wise"), 1, 1), (("random",) * 2, 0, 1)],
)
def test_what_cannot_be_played_is_refused(levels: tuple[str, ...], games: int, seed: int):
    with pytest.raises(BadSetup):
        Run("settlers", levels, games, seed)


def test_shared_victories_are_shared():
    run = Run("settlers", ("random", "random"), 2, 1)
    one, two = run.play(0), run.play(1)
    results = [one._replace(winners=(0, 1)), two._replace(winners=(0,))]  # in game 1 bot 1 sits first

    summary = Summary(run, results)

    assert summary.wins == [0.5, 1.5]
    assert summary.seat_wins == [1.5, 0.5]


def test_the_interval_holds_the_share_and_narrows():
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # Wilson's, by hand
    assert interval(5, 10)[0] < low < high < interval(5, 10)[1]
    assert interval(10, 10)[1] == 1.0


def test_a_spread_tells_how_figures_lie():
    spread = Spread([0.0, 2.0, 4.0, 6.0])

    assert (spread.games, spread.mean, spread.low, spread.high, spread.used) == (4, 3.0, 0.0, 6.0, 0.75)
    assert spread.spread == pytest.approx(5**0.5)


def test_the_figures_of_a_title_are_put_together_by_table_and_row(monkeypatch: pytest.MonkeyPatch):
    def figures(self, g, events):
        opened = sum(event[0] == "reveals" for event in events)
        return [("points", f"seat {seat}", score) for seat, score in enumerate(g.scores())] + [("squares", "", opened)]

    monkeypatch.setattr(SettlersGame, "figures", figures)
    run = Run("settlers", ("random", "random"), 4, 1)
    results = run.play_all()
    summary = Summary(run, results)

    assert list(summary.figures) == ["points", "squares"]
    assert list(summary.figures["points"]) == ["seat 0", "seat 1"]
    assert summary.figures["points"]["seat 1"].mean == sum(result.scores[1] for result in results) / 4
    assert summary.figures["squares"][""].low > 0  # events are told while bots play
    assert summary.plain()["figures"]["points"]["seat 0"]["games"] == 4


def test_a_rival_whom_nobody_plays_may_win():
    run = Run("architects", ("random",), 6, 1)
    summary = Summary(run, run.play_all())

    assert summary.rivals == 1
    assert summary.wins[1] > 0  # random play does not beat it every time
    assert summary.wins == summary.seat_wins
    assert sum(summary.wins) == 6
    assert len(summary.mean_scores) == 2
    assert summary.plain()["rivals"] == 1


def test_figures_hear_everything_from_the_setup_on():
    """Ghosts tells in its setup that the first season begins."""
    game = titles.title("ghosts").game
    begun = begin(game, 2, 1, None)
    assert begun.news
    assert begun.dump() == game.setup(2, 1).dump()

    rows = {row for number in range(8) for _, row, _ in Run("ghosts", ("greedy", "greedy"), 8, 1).play(number).figures}
    assert {"figures-season-1", "figures-season-2"} <= rows
    assert "figures-season-0" not in rows


class Listener:
    """A bot that plays anything and notes what is kept of the events."""

    def __init__(self) -> None:
        self.kept: list[object] = []

    def choose(self, observer: Observer) -> Action:
        self.kept.append(observer._state.news)
        return observer.legal()[0]


@pytest.mark.parametrize("title", titles.titles(), ids=lambda title: title.id)
def test_only_titles_with_figures_collect_events(title: titles.Title):
    listener = Listener()
    play(title, cast(list[Bot], [listener] * title.game.seats[0]), 1, title.game.trial)

    assert all((events is not None) == has_figures(title.game) for events in listener.kept)
    assert has_figures(title.game) == (title.id in {"founders", "ghosts"})


def test_options_are_played_with_and_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(SettlersGame, "options", (Option("row", 5, 6),))
    args = ["simulate", "settlers", "--games", "1", "--bots", "random", "--workers", "1", "--json"]

    assert json.loads(CliRunner().invoke(main, [*args, "--option", "row=6"]).stdout)["options"] == {"row": 6}
    assert json.loads(CliRunner().invoke(main, args).stdout)["options"] == {"row": 5}
    told = CliRunner().invoke(main, [*args, "--option", "row=7"])
    assert (told.exit_code, "one of 5, 6" in told.stderr) == (2, True)


def test_simulate_prints_one_json_document_and_nothing_else():
    told = CliRunner().invoke(
        main, ["simulate", "settlers", "--games", "4", "--bots", "random", "--players", "3", "--workers", "1", "--json"]
    )

    plain = json.loads(told.stdout)
    assert told.exit_code == 0
    assert told.stderr == ""
    assert {"title", "players", "games", "bots", "wins", "mean_scores", "mean_turns", "ends"} <= plain.keys()
    assert (plain["title"], plain["players"], plain["games"], plain["bots"]) == ("settlers", 3, 4, ["random"] * 3)
    assert sum(plain["wins"]) == pytest.approx(4, abs=0.01)
    assert sum(plain["ends"].values()) == 4


@pytest.mark.parametrize(("lang", "word"), [("ru", "Победы"), ("en", "Wins")])
def test_simulate_draws_a_table_in_both_languages(lang: str, word: str):
    args = ["simulate", "settlers", "--games", "2", "--bots", "random", "--workers", "1", "--lang", lang]
    told = CliRunner().invoke(main, args)

    assert told.exit_code == 0
    assert word in told.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ["chess"],
        ["settlers", "--bots", "greedy,wise"],
        ["settlers", "--players", "3", "--bots", "greedy,random"],
        ["settlers", "--players", "7"],
        ["settlers", "--games", "0"],
        ["settlers", "--seed", "-1"],
        ["settlers", "--workers", "0"],
        ["settlers", "--option", "side"],
        ["settlers", "--option", "side=left"],
    ],
)
def test_simulate_answers_a_mistake_with_a_sentence_and_code_2(wrong: list[str]):
    told = CliRunner().invoke(main, ["simulate", *wrong])

    assert told.exit_code == 2
    assert told.stdout == ""
    assert "Error: " in told.stderr

"""The greedy bot's opinion of Architects: it builds, and it beats chance."""

import pytest

from citywright import bots
from citywright.arena.game import play
from citywright.titles import title
from citywright.titles.architects.evaluation import evaluate
from tests.titles.architects.build import do, town

TITLE = title("architects")
GAMES = 4


def wins(levels, games):
    """How many of seat-rotated games the greedy bot wins."""
    won = 0.0
    for number in range(games):
        turned = levels[number % len(levels) :] + levels[: number % len(levels)]
        seated = [bots.make(level, TITLE, 10 * number + seat) for seat, level in enumerate(turned)]
        result = play(TITLE, seated, number // len(levels))
        won += sum(turned[seat] == "greedy" for seat in result.winners) / len(result.winners)
    return won


def test_greedy_beats_random():
    assert wins(["greedy", "random"], GAMES) == GAMES


@pytest.mark.long
def test_greedy_wins_nine_of_ten_against_random():
    assert wins(["greedy", "random"], 300) >= 270


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_wins_the_larger_share_of_more(players):
    assert wins(["greedy", *["random"] * (players - 1)], 30) > 15


def test_a_building_is_worth_more_than_its_goods():
    g = town().goods(0, wood=2, stone=2).hand(0, "well", "keep").turn_of(0)
    before = evaluate(g, 0)

    assert evaluate(do(g, "place guildhall", "construct well"), 0) > before


def test_captives_and_prisoners_are_seen():
    def worth(table):
        return evaluate(table.turn_of(0), 0)

    assert worth(town().captured(0, 1, 4)) > worth(town()) > worth(town().captured(1, 0, 4))
    assert worth(town().prison(0, 4)) < worth(town())


def test_the_opinion_needs_no_hidden_card_of_others():
    """Another hand of somebody else changes nothing."""
    one = town().hand(1, "well", "keep").turn_of(0)
    two = town().hand(1, "castle", "palace").turn_of(0)

    assert evaluate(one, 0) == evaluate(two, 0)


def test_the_end_is_judged_by_winning():
    g = do(town().last_round(1).goods(0, gold=3).ending(0), "end")

    assert evaluate(g, 0) > 3 > -3 > evaluate(g, 1)

"""What is asked: the prompt of every question, the clause it comes from, and what the table shows meanwhile."""

import pytest

from citywright.titles.settlers.rules import steps
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.moves import Ask
from citywright.titles.settlers.rules.steps import AgreeToEnd, Attach, EndTurn
from citywright.titles.settlers.rules.tokens import Buy, Settle
from tests.titles.settlers.build import ONLY_BY_REPLACING, do, find, state

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}


@pytest.mark.clause(
    "S-9", "S-11", "S-17", "S-18", "S-36", "S-51", "S-61", "S-79", "S-88", "S-93", "S-100", "S-112", "S-135"
)
def test_every_question_names_the_clause_it_comes_from():
    questions = {name: step.rule for name, step in steps.STEPS.items() if issubclass(step, Ask)}

    assert questions == {
        "Draft": 9,
        "LayStart": 11,
        "Reveal": 18,
        "PlayToken": 17,
        "TakeSquare": 51,
        "PlaceSquare": 36,
        "Ruin": 79,
        "Buy": 88,
        "NameResource": 93,
        "Join": 100,
        "Settle": 112,
        "EndTurn": 61,
        "AgreeToEnd": 135,
    }


@pytest.mark.clause("S-49", "S-50", "S-93", "S-112", "S-121", "S-135")
def test_prompts_carry_what_belongs_to_the_question():
    naming = do(state(3).land(2, TWO_LAKES).tokens(1, "coin").asking(Buy(1)), "buy 2 1 0")
    choosing = state(3).land(1, TWO_LAKES).row("cliff").asking(Attach(1))
    replacing = state(3).land(1, ONLY_BY_REPLACING).row("mine").asking(Attach(1))
    placing = state(3).land(1, TWO_LAKES).placing(1, "cliff")
    forced = state(3).land(1, TWO_LAKES).forced(1, "cliff")

    assert naming.prompt(1) == ("NameResource", 1, 2, 1, 0)
    assert choosing.prompt(1) == ("TakeSquare", 1, 0)
    assert replacing.prompt(1) == ("TakeSquare", 1, 1)
    assert placing.prompt(1) == ("PlaceSquare", 1, find("cliff"), 0)
    assert forced.prompt(1) == ("PlaceSquare", 1, find("cliff"), 1)
    assert state(3).asking(Settle(1, 4)).prompt(1) == ("Settle", 1, 4)
    assert state(3).asking(AgreeToEnd(1, 2)).prompt(1) == ("AgreeToEnd", 1, 2)
    assert state(3).asking(EndTurn(1, True)).prompt(1) == ("EndTurn", 1, 1)
    assert state(3).land(1, TWO_LAKES).stacks(nature=0).asking(Attach(1)).prompt(1) == ("EndTurn", 1, 0)
    assert placing.prompt(0)[0] == "Waiting"


@pytest.mark.clause("S-31", "S-118")
@pytest.mark.parametrize(
    ("laid", "seen"),
    [
        (lambda table: table, [0, 0, -1]),
        (lambda table: table.coin(0, (0, 0), (0, 0)), [2, 0, -1]),
        (lambda table: table.ruined(0, (0, 0)), [0, 1, -1]),
        (lambda table: table.master(0, (0, 0), "wine"), [0, 0, 4]),
        (lambda table: table.master(0, (0, 0), "wine").ruined(0, (0, 0)).coin(0, (0, 0)), [1, 1, 4]),
    ],
)
def test_whatever_lies_on_a_square_is_seen_by_all(laid, seen):
    g = laid(state().land(0, {(0, 0): "winery", (1, 0): "lake"})).asking(EndTurn(0, True))

    for seat in range(3):
        assert GAME.view(g, seat)["players"][0]["land"] == [
            [0, 0, find("winery"), *seen],
            [1, 0, find("lake"), 0, 0, -1],
        ]


def test_a_turn_saved_before_it_knew_how_it_would_end_is_not_loaded():
    # Once the end of a turn waited below its steps, without saying whether a square was attached. Loaded, it would come
    # twice, though the position looks the same: a table goes back to its lines instead.
    g = state().land(0, TWO_LAKES).row("cliff").asking(Attach(0))
    plain = g.dump()
    assert GAME.load(plain).dump() == plain
    plain["agenda"] = [["EndTurn", 0], *plain["agenda"]]

    with pytest.raises(TypeError, match="attached"):
        GAME.load(plain)

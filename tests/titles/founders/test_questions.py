"""What is not asked is refused by the rule of the question that is."""

from typing import Any

import pytest

from citywright.kit.table import RUNS, Step
from citywright.titles.founders.rules.acts import Convert, CopyAction, FreeAccess, Recover, UseWorker
from citywright.titles.founders.rules.construct import Construct
from citywright.titles.founders.rules.draft import ChooseRace, PickResource, PlaceStart, RaceResource
from citywright.titles.founders.rules.facts import MAIN, TRADES
from citywright.titles.founders.rules.recruit import Hire
from citywright.titles.founders.rules.roads import BuildRoad, Roads
from citywright.titles.founders.rules.settling import ChooseStore
from citywright.titles.founders.rules.steps import STEPS
from citywright.titles.founders.rules.trade import PlaceStall, Trade
from citywright.titles.founders.rules.turn import Basic, Follow, PlayCard
from citywright.titles.founders.rules.upgrade import LayTile, RoadFirst, Supplier, Upgrade, UpgradeRoad
from citywright.titles.founders.rules.vote import Bid, Bonus, BreakTie, ChooseProposal, PlacePrestige, Spend
from tests.titles.founders.build import City, card, good, prestige, refusal

TRADE, CONSTRUCT, UPGRADE, ENGINEER = (MAIN[number].terms for number in (0, 1, 2, card("engineer")))
QUESTIONS: list[tuple[Step[Any], str]] = [
    (ChooseRace(0), "F-21"),
    (RaceResource(0), "F-43"),
    (PickResource(0), "F-33"),
    (PlaceStart(0), "F-45"),
    (PlayCard(0), "F-87"),
    (Basic(0), "F-94"),
    (Follow(0, 15), "F-90"),
    (BuildRoad(0), "F-98"),
    (Roads(0, 2), "F-98"),
    (Trade(0, TRADE, TRADES[TRADE].options, 0), "F-108"),
    (PlaceStall(0, TRADE, good("gems"), 9), "F-108"),
    (Construct(0, CONSTRUCT, False), "F-135"),
    (Upgrade(0, UPGRADE, 1, ()), "F-154"),
    (RoadFirst(0, ENGINEER, 2, ()), "F-162"),
    (LayTile(0, UPGRADE, good("bricks"), 1, ()), "F-76"),
    (Supplier(0, UPGRADE, good("bricks"), 1, 1, 29, ()), "F-217"),
    (UpgradeRoad(0, 0, 1), "F-163"),
    (Hire(0, MAIN[3].parts[0].terms, 1), "F-167"),
    (UseWorker(0), "F-101"),
    (CopyAction(0), "F-104"),
    (Recover(0, 2), "F-311"),
    (Convert(0, 2), "F-104"),
    (FreeAccess(0, prestige("reed_market"), 0), "F-104"),
    (ChooseStore(0, prestige("reed_market"), 0), "F-228"),
    (Bonus(0, 1), "F-183"),
    (Bid(15), "F-188"),
    (BreakTie(0, 3), "F-192"),
    (PlacePrestige(0, 0), "F-198"),
    (Spend(0, 2), "F-275"),
    (ChooseProposal(0), "F-272"),
]


@pytest.mark.parametrize(
    ("step", "clause"),
    [
        pytest.param(step, clause, marks=pytest.mark.clause(clause), id=type(step).__name__)
        for step, clause in QUESTIONS
    ],
)
def test_an_open_question_refuses_every_other_move_with_what_is_asked(step, clause):
    g = City().store(0, "people", (4, 8)).building("reed_market", (13, 6)).proposals("salt_barge").asking(step)
    other = "start 5" if not isinstance(step, PlaceStart) else "race human"

    assert refusal(g, other, seat=0) == clause


def test_no_question_is_left_out():
    asking = {name for name, step in STEPS.items() if step.kind != RUNS}

    assert {type(step).__name__ for step, _ in QUESTIONS} == asking


@pytest.mark.clause("F-89")
def test_what_a_card_demands_cannot_be_stopped():
    assert refusal(City().asking(Trade(0, TRADE, TRADES[TRADE].options, 0)), "stop") == "F-89"
    assert refusal(City().store(0, "people", (3, 10)).asking(Construct(0, CONSTRUCT, False)), "stop") == "F-89"

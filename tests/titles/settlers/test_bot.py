"""The greedy bot's opinion of Settlers."""

import pytest

from citywright import bots
from citywright.kit.chance import Stream
from citywright.kit.observer import Observer
from citywright.kit.random_play import play_on, played
from citywright.titles import title
from citywright.titles.settlers import evaluation
from citywright.titles.settlers.rules.facts import CITY, CLASS, GAINS, PRIZE, VILLAGE, WAR
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.steps import AgreeToEnd, EndTurn

SETTLERS = title("settlers")


def position(seed: int, decisions: int, seats: int = 2) -> Settlers:
    g = played(SETTLERS.game, seats, seed, decisions)
    assert isinstance(g, Settlers)
    return g


def choice(g: Settlers, seat: int) -> tuple[object, ...]:
    return bots.make("greedy", SETTLERS, 1).choose(Observer(SETTLERS.game, g, seat))


def test_what_is_remembered_of_a_land_is_what_would_be_computed():
    for seed in range(6):
        g = position(seed, 0, 3)
        stream = Stream(seed)
        while not g.is_over():
            shared = g.clone()
            for seat in range(3):
                known, fresh = evaluation.outlook(shared, seat), evaluation.Outlook(g.players[seat])
                assert (known.met, known.reach, known.worth) == (fresh.met, fresh.reach, fresh.worth)
            play_on(SETTLERS.game, g, stream, 3)


def test_a_land_that_is_still_being_changed_is_not_remembered():
    g = position(1, 60).clone()
    before = evaluation.outlook(g, 0).worth
    me = g.edit(0)
    evaluation.outlook(g, 0)
    me.take_token(1)

    assert evaluation.outlook(g, 0).worth == pytest.approx(before + evaluation.TOKEN)


def test_points_are_better_than_none_and_a_rivals_points_are_worse():
    g = position(2, 80)
    more = g.clone()
    more.edit(0).take_token(1)

    assert evaluation.evaluate(more, 0) > evaluation.evaluate(g, 0)
    assert evaluation.evaluate(more, 1) < evaluation.evaluate(g, 1)


def test_it_neither_proposes_nor_agrees_while_there_is_something_to_earn():
    g = position(3, 80)
    assert evaluation.can_earn(g, 0)
    g.agenda[:] = [EndTurn(0, True)]
    assert choice(g, 0) == ("end",)
    g.agenda[:] = [AgreeToEnd(0, 1)]
    assert choice(g, 0) == ("refuse",)


@pytest.mark.parametrize("ahead", [0, 1])
def test_it_agrees_when_nothing_can_be_earned_whoever_is_ahead(ahead: int):
    """No city square is left, no master in hand, and the only open prize needs what nobody can produce."""
    g = position(3, 80)
    hopeless = next(s for s in range(len(CLASS)) if CLASS[s] == PRIZE)
    g.prizes[:] = [hopeless]
    g.stacks[:] = [g.stacks[0], [], []]
    g.rows[:] = [g.rows[0], [], []]
    for seat in range(2):
        me = g.edit(seat)
        me.tokens = ()
        for cell in [c for c, s in me.land.items() if CLASS[s] in (VILLAGE, CITY) and c not in me.ruined]:
            me.ruin(cell)
    g.edit(ahead).tokens = (WAR,) * 6
    g.edit(1 - ahead).replaced = (0,) * 6
    assert not evaluation.can_earn(g, 0)

    g.agenda[:] = [EndTurn(0, True)]
    assert choice(g, 0) == ("propose",)
    g.agenda[:] = [AgreeToEnd(0, 1)]

    assert choice(g, 0) == ("agree",)


def test_a_city_square_to_come_is_something_to_earn():
    """O-22: a further city square still brings a token."""
    g = position(3, 80)
    g.prizes[:] = g.prizes[:1]
    assert any(GAINS[square] >= 0 for square in g.stacks[CITY])
    assert evaluation.can_earn(g, 0)

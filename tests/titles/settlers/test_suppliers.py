"""Who supplies a square agrees with whether it can be supplied, everywhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citywright.kit.random_play import played
from citywright.titles.settlers.rules.facts import NEED_BIT, NEEDS, PRODUCES, RESOURCES, SQUARES
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.suppliers import BOUGHT, givers, suppliers


@pytest.mark.clause("S-35", "S-42", "S-54", "S-89", "S-102", "S-107")
@given(st.integers(0, 2**32), st.integers(2, 4), st.integers(10, 160), st.integers(-1, len(RESOURCES) - 1))
@settings(max_examples=50, deadline=None)
def test_needs_are_matched_exactly_where_the_rules_say_they_are_met(seed, seats, decisions, bought):
    g = played(GAME, seats, seed, decisions)
    assert isinstance(g, Settlers)
    for me in g.players:
        for cell in [*me.fresh, *me.land]:
            met = me.met_at(cell, bought)
            for square in range(len(SQUARES)):
                found = suppliers(me, cell, square, bought)
                assert (found is not None) == bool(met & NEED_BIT[square])
                if found is not None:
                    assert tuple(need for need, _ in found) == NEEDS[square]
                    assert len({giver for _, giver in found}) == len(found)  # S-42: one resource from each
                    able = givers(me, cell)
                    assert all(
                        need == bought if giver == BOUGHT else giver in able and need in PRODUCES[me.land[giver]]
                        for need, giver in found
                    )

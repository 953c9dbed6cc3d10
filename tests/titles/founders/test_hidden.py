"""What a seat may know, and derived fields against a plain reckoning."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.titles.founders.rules.city import rebuild
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import Founders
from tests.titles.founders.build import City, card
from tests.titles.founders.build import begun as new_game


def derived(g: Founders):
    """Everything that is kept up to date step by step; pieces of networks in any order."""
    mine = [(me.own, me.near, me.near_all, me.house_districts, me.income, me.access) for me in g.players]
    return g.built, g.free, g.taken, [sorted(nets) for nets in g.nets], mine


@pytest.mark.parametrize("seed", range(4))
def test_derived_fields_stay_what_they_would_be_if_reckoned_anew(seed):
    g = new_game(2 + seed % 3, seed, {"side": ("thematic", "symmetric")[seed % 2]})
    stream = Stream(seed)
    for decision in range(400):
        if g.is_over():
            break
        if decision % 20 == 0:
            kept = derived(g)
            fresh = GAME.load(g.dump())
            assert isinstance(fresh, Founders)
            assert derived(fresh) == kept
            rebuild(fresh)
            assert derived(fresh) == kept
        g.apply(pick(GAME.verbs, g.legal(), stream))


@pytest.mark.clause("F-224")
def test_nothing_connected_is_left_undelivered():
    from citywright.titles.founders.rules.city import connected_stores
    from citywright.titles.founders.rules.state import EMPTY

    g = new_game(3, 8)
    stream = Stream(8)
    while not g.is_over():
        if type(g.agenda[-1]).__name__ != "ChooseStore":
            for number, building in enumerate(g.buildings):
                for demand, cube in enumerate(building.cubes):
                    assert cube != EMPTY or not connected_stores(g, number, demand)
        g.apply(pick(GAME.verbs, g.legal(), stream))


@pytest.mark.clause("F-95", "F-189")
def test_hands_and_bids_are_in_nobody_elses_view():
    city = City().store(0, "people", (4, 8)).discard(0, "trade", hidden=("recruit",)).crystals(0, perm=2)
    from citywright.titles.founders.rules.vote import Bid

    g = city.asking(Bid(15))
    g.apply(("bid", 2, 0, 1), 0)
    for viewer in (1, 2, 3, 4):
        seen = GAME.view(g, viewer)
        assert seen["players"][0]["hand"] is None
        assert seen["players"][0]["hidden"] is None
        assert seen["sealed"]["mine"] is None
        assert "bid" not in str(seen["asked"])
    bids = {GAME.determinize(g, 1, seed).agenda[-1].dump()[2][0] for seed in range(80)}
    assert len(bids) == 9  # any bid seat 0 could have made
    hidden = {GAME.determinize(g, 1, seed).players[0].hidden[0][0] for seed in range(80)}
    assert hidden == {card(name) for name in ("recruit", "construct", "upgrade")}

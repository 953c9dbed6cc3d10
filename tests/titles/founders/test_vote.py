"""Call to Vote and the prestige building, F-180..F-213, F-293, F-296, F-308."""

import pytest

from citywright.kit.table import heard_by
from citywright.kit.zones import Deck
from citywright.titles.founders.rules.facts import PRESTIGE, TYPE
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.turn import PlayCard
from citywright.titles.founders.rules.vote import Bid, OpenVote, PlacePrestige, Refresh, draw_proposal, fill_proposals
from tests.titles.founders.build import City, cells, do, is_asked, may, moves, prestige, refusal, told


def town(players: int = 4) -> City:
    return City(players).store(0, "people", (4, 8))


def voting(city: City, *bids: str, caller: int = 0) -> Founders:
    """The bids of seats 0, 1, … on the proposals left, middle, right: `left 2 1` is two temporary, one permanent."""
    city.g.called = caller
    g = city.asking(Bid((1 << city.g.seats) - 1), active=caller)
    for seat, bid in enumerate(bids):
        action = GAME.verbs.read(f"bid {bid}")
        assert action in g.legal(seat)
        g.apply(action, seat)
    return g


@pytest.mark.clause("F-180", "F-181")
@pytest.mark.parametrize(("players", "needed", "clause"), [(4, 2, "F-180"), (3, 2, "F-180"), (2, 3, "F-181")])
def test_cards_in_the_discard_before_a_vote(players, needed, clause):
    names = ("trade", "construct", "upgrade")
    g = town(players).discard(0, *names[: needed - 1]).asking(PlayCard(0))
    assert refusal(g, "play call_to_vote") == clause
    g = town(players).discard(0, *names[: needed - 1], hidden=("recruit",)).asking(PlayCard(0))
    assert may(g, "play call_to_vote")


@pytest.mark.clause("F-183")
def test_example_B_a_bonus_for_each_card_left():
    g = town().discard(0, "trade", "construct").asking(PlayCard(0))
    do(g, "play call_to_vote")
    assert moves(g) == ["basic coin", "basic influence", "basic road"]
    assert refusal(g, "basic worker") == "F-183"
    do(g, "basic coin", "basic road", "road 3,7")

    assert (g.players[0].coins, g.roads.bit_count()) == (8, 1)
    assert is_asked(g) == "Bid"


@pytest.mark.clause("F-184", "F-185")
def test_cards_and_workers_come_back():
    city = town().discard(0, "trade", hidden=("construct",)).house(0, (4, 5))
    city.g.players[0].race_worker = True
    g = do(city.asking(PlayCard(0)), "play call_to_vote", "basic coin", "basic coin")
    me = g.players[0]

    assert (me.hand.bit_count(), me.shown, me.hidden, me.playing) == (5, 0, (), -1)
    assert g.free_workers(0) == 1


@pytest.mark.clause("F-186", "F-187")
def test_all_but_the_caller_get_income():
    city = town().store(1, "stone", (2, 2)).store(1, "wood", (13, 1)).house(1, (3, 17)).discard(0, "trade", "construct")
    g = do(city.asking(PlayCard(0)), "play call_to_vote", "basic influence", "basic influence")

    assert [me.coins for me in g.players] == [7, 9, 7, 7]
    assert [me.temp for me in g.players] == [2, 1, 0, 0]


@pytest.mark.clause("F-188", "F-197", "F-189", "F-293")
def test_everybody_bids_for_one_proposal():
    g = voting(town().crystals(1, temp=1, perm=2))

    assert g.deciders() == (0, 1, 2, 3)
    assert len(g.legal(0)) == 3
    assert len(g.legal(1)) == 3 * 2 * 3
    assert refusal(g, "pass", seat=1) == "F-197"
    assert refusal(g, "bid left 1 0", seat=0) == "F-189"
    assert refusal(g, "bid left 0 3", seat=1) == "F-189"
    few = voting(town().proposals("reed_market", "sleeping_lion"))
    assert refusal(few, "bid right 0 0", seat=0) == "F-188"


def test_F_189_bids_are_sealed_until_all_are_in():
    g = voting(town().crystals(0, perm=2))
    g.news = []
    g.apply(("bid", 1, 0, 2), 0)

    assert heard_by(g.news or [], 1) == [("sealed", 0)]
    assert GAME.view(g, 1)["sealed"] == {"asked": [0, 1, 2, 3], "answered": [0], "mine": None}
    assert GAME.view(g, 0)["sealed"]["mine"] == ("bid", 1, 0, 2)
    assert g.players[0].perm == 2
    for seat in (1, 2, 3):
        g.apply(("bid", 0, 0, 0), seat)
    assert ("bids", 0, prestige("sleeping_lion"), 0, 2) in heard_by(g.news or [], 1)


@pytest.mark.clause("F-190", "F-191", "F-198")
def test_example_V_the_vote_of_the_rulebook():
    # green: circle and a permanent crystal; orange: square and 3; blue: square and 1; white: triangle.
    city = town().proposals("reed_market", "salt_barge", "sleeping_lion")
    city = city.crystals(0, perm=1).crystals(1, temp=3).crystals(2, temp=1)
    g = voting(city, "left 0 1", "middle 3 0", "middle 1 0", "right 0 0")

    assert (is_asked(g), g.actor()) == ("PlacePrestige", 1)
    assert g.bids == ((0, 0, 1), (1, 3, 0), (1, 1, 0), (2, 0, 0))


@pytest.mark.clause("F-192", "F-308")
@pytest.mark.parametrize(("choice", "placer"), [("left", 1), ("middle", 0)])
def test_example_VT_ties_between_proposals(choice, placer):
    city = town().vp(10, 7, 0, 9).crystals(0, temp=2).crystals(1, temp=1)
    g = voting(city, "middle 2 0", "left 1 0", "right 0 0", "left 0 0")

    assert (is_asked(g), g.actor()) == ("BreakTie", 1)  # seat 2 has fewer, but voted elsewhere
    assert refusal(g, "choose right") == "F-191"
    do(g, f"choose {choice}")
    assert (is_asked(g), g.actor()) == ("PlacePrestige", placer)


@pytest.mark.parametrize(("caller", "decides"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_F_193_tied_deciders_the_caller_or_the_next_clockwise(caller, decides):
    g = voting(town().vp(3, 3, 9, 9), "left 0 0", "middle 0 0", "left 0 0", "middle 0 0", caller=caller)

    assert (is_asked(g), g.actor()) == ("BreakTie", decides)


@pytest.mark.clause("F-194", "F-195", "F-196")
def test_what_happens_to_crystals():
    city = town().crystals(0, temp=3, perm=3).crystals(1, temp=2, perm=2)
    g = voting(city, "left 1 2", "middle 0 1", "middle 0 0", "middle 0 0")

    assert [(me.temp, me.perm) for me in g.players[:2]] == [(0, 1), (0, 1)]


@pytest.mark.clause("F-199", "F-200")
@pytest.mark.parametrize(
    ("points", "caller", "placer"),
    [((5, 4, 0, 0), 0, 1), ((4, 4, 0, 0), 0, 0), ((4, 4, 0, 0), 1, 1), ((4, 4, 0, 0), 2, 0)],
)
def test_tied_largest_bids(points, caller, placer):
    city = town().vp(*points).crystals(0, temp=2).crystals(1, perm=1)
    g = voting(city, "left 2 0", "left 0 1", "left 0 0", "middle 0 0", caller=caller)

    assert (is_asked(g), g.actor()) == ("PlacePrestige", placer)


def test_F_205_a_prestige_building_covers_nothing():
    g = town().roads((3, 7)).proposals("crooked_bone").asking(PlacePrestige(0, 0))

    assert refusal(g, "lay 0 4,7") == "F-205"
    assert refusal(g, "lay 0 3,7") == "F-205"
    assert refusal(g, "lay 0 3,22") == "F-56"  # off the board
    assert refusal(g, "lay 2 13,1") == "F-7"  # a bar has two positions
    assert refusal(g, "lay 0 3,9") == "F-54"


def full_of_roads(city: City, forest: int = 0) -> City:
    """No empty cell of forest is left."""
    g = city.g
    g.roads |= g.board.terrain[2] & g.free
    return city.done()


@pytest.mark.clause("F-206")
def test_a_building_that_fits_nowhere_is_replaced():
    city = full_of_roads(town().proposals("reed_market", "salt_barge", "sleeping_lion"))
    g = city.asking(OpenVote(0))

    assert prestige("reed_market") in g.out
    assert prestige("sleeping_lion") in g.out
    assert prestige("salt_barge") in g.proposals
    assert len(g.proposals) == 3
    assert is_asked(g) == "Bid"


@pytest.mark.clause("F-206")
def test_without_any_proposal_there_is_no_vote():
    city = town().discard(0, "trade", "construct")
    g = city.g
    g.out, g.proposals, g.deck = tuple(range(21)), (), Deck.shuffled([])
    g = do(city.asking(PlayCard(0)), "play call_to_vote", "basic coin", "basic coin")

    assert (is_asked(g), g.actor()) == ("PlayCard", 1)
    assert g.players[0].hand.bit_count() == 5  # cards came back all the same (OR-44)


@pytest.mark.clause("F-207")
def test_sites_of_the_thematic_side():
    where = {"west_watchtower": (8, 0), "north_watchtower": (0, 15), "ghost_fortress": (8, 10)}
    for name, cell in where.items():
        g = City(side="thematic").proposals(name).asking(PlacePrestige(0, 0))
        assert cells(g, "lay") == {cell}
        assert len(g.legal()) == 1
    g = City(side="thematic").proposals("north_watchtower").asking(PlacePrestige(0, 0))
    assert refusal(g, "lay 1 8,0") == "F-207"


@pytest.mark.clause("F-208", "F-61")
def test_sites_of_the_symmetric_side():
    g = City().proposals("ghost_fortress").asking(PlacePrestige(0, 0))
    assert cells(g, "lay") == {(7, 10)}
    assert refusal(g, "lay 0 3,0") == "F-208"
    city = City().building("north_watchtower", (4, 0), 1).proposals("west_watchtower")
    g = city.asking(PlacePrestige(0, 0))
    assert cells(g, "lay") == {(4, 22), (15, 7)}
    assert refusal(g, "lay 1 4,0") == "F-205"


@pytest.mark.clause("F-209", "F-210", "F-211")
def test_after_the_vote():
    g = voting(town(), "left 0 0", "left 0 0", "left 0 0", "left 0 0")
    do(g, moves(g)[0])

    assert [b.card for b in g.buildings] == [prestige("reed_market")]
    assert g.buildings[0].worker == -1
    assert g.discard == tuple(sorted((prestige("sleeping_lion"), prestige("shrine_of_tides"))))
    assert len(g.proposals) == 3
    assert len(g.deck) == 15


@pytest.mark.clause("F-212")
def test_the_discard_becomes_the_new_deck():
    city = town().proposals("university", "salt_barge", "reed_market")
    g = city.g
    g.discard = tuple(g.deck.cards())
    g.deck = Deck.shuffled([])
    g.active = 0
    g.next(Refresh(0))
    g.run()

    assert len(g.proposals) == 3
    assert g.discard == ()
    assert len(g.deck) == 17  # 18 and two losers, less three


@pytest.mark.clause("F-213", "F-16")
def test_no_type_twice_among_new_proposals():
    city = town()
    g = city.g
    g.proposals = (prestige("university"),)
    g.deck = Deck([], [prestige("salt_barge")], [prestige("academy_of_gears")])  # the academy comes first
    card = draw_proposal(g, g.deck)

    assert PRESTIGE[card] == "salt_barge"
    assert g.deck.top == [prestige("academy_of_gears")]
    # If every card left is a duplicate, it stays (OR-37).
    g.proposals, g.discard = (prestige("university"),), ()
    g.deck = Deck.shuffled([prestige("academy_of_gears")])
    fill_proposals(g)
    assert [TYPE[c] for c in g.proposals] == [TYPE[prestige("university")]] * 2


@pytest.mark.clause("F-17", "F-296")
def test_what_comes_next_is_not_in_anybodys_view():
    g = town().asking(PlayCard(0))
    seen = GAME.view(g, 0)

    assert seen["deck"] == [g.deck.cards(), [], 18]
    other = g.clone()
    other.rng = 99
    assert GAME.view(other, 0) == seen
    assert not g.deck.top + g.deck.bottom
    assert told(g, "hide trade")  # nothing is drawn here

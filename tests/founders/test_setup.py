"""Setup, F-12..F-50: offers, races, goods, starting stalls."""

import pytest

from citywright.games.founders import GAME
from citywright.games.founders.facts import ADVISER_LEVEL, CARDS, GOODS, RACES, TYPE
from citywright.games.founders.state import Founders
from citywright.kit.errors import BadSetup
from citywright.kit.grid import to_list
from tests.founders.build import begun, do, drafted, good, is_asked, may, moves, refusal, told


def setup(players=4, seed=0, **options) -> Founders:
    g = GAME.setup(players, seed, options)
    assert isinstance(g, Founders)
    return g


def test_F_12_the_side_is_chosen_before_the_game():
    assert setup(side="thematic").board.grid.width == 20
    assert setup(side="symmetric").board.grid.width == 23
    with pytest.raises(BadSetup):
        GAME.setup(4, 0, {"side": "round"})


@pytest.mark.clause("F-13", "F-14")
def test_four_advisers_of_level_one_lie_open():
    g = setup()

    assert len(set(g.offer)) == 4
    assert all(ADVISER_LEVEL[adviser] == 0 for adviser in g.offer)
    assert [len(pool) for pool in g.advisers] == [4, 6, 4]


@pytest.mark.clause("F-15", "F-17")
def test_three_proposals_come_from_the_deck():
    g = setup()

    assert len(g.proposals) == 3
    assert len(g.deck) == 18
    assert sorted([*g.deck.cards(), *g.proposals]) == list(range(21))


def test_F_16_no_type_twice_in_the_opening_offer():
    returned = 0
    for seed in range(60):
        g = setup(seed=seed)
        assert len({TYPE[card] for card in g.proposals}) == 3
        returned += len(g.deck.top)
        assert all(TYPE[card] in [TYPE[p] for p in g.proposals] for card in g.deck.top)
    assert returned > 0


@pytest.mark.clause("F-18", "F-245")
def test_achievements_lie_open_before_the_races_are_chosen():
    g = setup(achievements="yes")

    assert is_asked(g) == "ChooseRace"
    assert [card // 5 for card in g.achievements] == [0, 1, 2]
    assert setup().achievements == (-1, -1, -1)


def test_F_19_the_first_player_is_drawn_by_lot_and_has_the_token():
    firsts = {setup(seed=seed).first for seed in range(40)}
    g = setup(seed=3)

    assert firsts == {0, 1, 2, 3}
    assert g.active == g.first == g.actor()


def test_F_20_turn_order_is_clockwise_from_the_first_player():
    g = begun(4, seed=3)
    seats = []
    for _ in range(4):
        seats.append(g.actor())
        do(g, "hide trade", "basic coin")

    assert seats == [(g.first + i) % 4 for i in range(4)]
    waiting = (g.actor() + 1) % 4
    assert refusal(g, "hide construct", seat=waiting) == "F-20"


def test_F_21_races_are_chosen_in_turn_order():
    g = setup()
    order = []
    while is_asked(g) == "ChooseRace":
        order.append(g.actor())
        g.apply(g.legal()[0])

    assert order == [(g.first + i) % 4 for i in range(4)]
    assert refusal(g, "race savvas") == "F-21"


def test_F_22_no_race_twice():
    g = drafted(4, "human")

    assert refusal(g, "race human") == "F-22"
    assert len(moves(g)) == 8


def test_F_23_the_race_gives_the_race_resource():
    g = drafted(4, "human")
    me = g.players[g.first]

    assert (RACES[me.race], GOODS[me.race_good]) == ("human", "people")


@pytest.mark.clause("F-24", "F-239")
def test_side_b_without_workers():
    assert setup(workers="yes").workers
    assert not setup(workers="no").workers


@pytest.mark.clause("F-25", "F-37")
def test_stalls_of_the_own_goods():
    g = begun(4)
    me = g.players[0]

    assert me.basics >> me.race_good & 1
    assert me.basics.bit_count() == 2
    used = [store.good for store in g.stores]
    assert all(g.supply[own] == 3 - used.count(own) for own in to_list(me.basics))


@pytest.mark.clause("F-26", "F-27", "F-28", "F-29")
def test_what_a_player_begins_with():
    g = drafted(3, "human")
    me = g.players[g.first]
    census = GAME.census(g)

    assert (census["houses 0"], census["spans 0"]) == (3, 3)
    assert (me.houses, me.spans, me.coins, me.vp, me.income_track()) == (0, 0, 7, 0, 0)
    assert g.free_workers(g.first) == 0


@pytest.mark.clause("F-30")
def test_everybody_can_vote_for_each_of_three_proposals():
    from citywright.games.founders.vote import Bid

    g = begun(3)

    assert [a[1] for a in Bid(7).options_for(g, 0)] == [0, 1, 2]


@pytest.mark.clause("F-31", "F-32")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_starting_hand(players):
    hand = begun(players).players[0].hand
    names = {CARDS[card] for card in to_list(hand)}
    five = {"trade", "recruit", "construct", "upgrade", "call_to_vote"}

    assert names == (five | {"income"} if players == 2 else five)


def test_F_33_goods_are_picked_in_reverse_turn_order():
    g = drafted(4, "savvas", "human", "quatryl", "inox")
    order = []
    while is_asked(g) == "PickResource":
        order.append(g.actor())
        g.apply(g.legal()[0])

    assert order == [(g.first + i) % 4 for i in (3, 2, 1, 0)]


def test_F_34_a_forbidden_good_cannot_be_picked():
    g = drafted(4, "savvas", "human", "quatryl", "inox")  # inox are last: gems and grain are forbidden

    assert refusal(g, "resource grain") == "F-34"
    assert may(g, "resource wood")
    assert refusal(g, "resource people") == "F-73"


def dead_end() -> Founders:
    """Four players; the last to pick finds only forbidden goods."""
    g = drafted(4, "human", "inox", "valrath", "harrower")
    # picks: harrower, valrath, inox, human (forbids stone, grain); free: wood, metal, gems, knowledge
    do(g, "resource gems", "resource wood", "resource metal")
    return g


@pytest.mark.clause("F-35", "F-36")
def test_who_finds_only_forbidden_goods_takes_one_from_another():
    g = dead_end()
    assert moves(g) == ["resource knowledge"]  # humans may have it: no dead end yet
    assert refusal(g, "rob 0 gems") == "F-35"

    # Now the same with people for whom knowledge is forbidden.
    g.players[g.actor()].race = RACES.index("quatryl")
    g.players[g.actor()].race_good = good("metal")
    robber = g.actor()
    assert refusal(g, "resource knowledge") == "F-34"
    assert all(line.startswith("rob ") for line in moves(g))
    victim = next(s for s in range(4) if RACES[g.players[s].race] == "harrower")
    do(g, f"rob {victim} gems")

    assert g.players[robber].basics >> good("gems") & 1
    assert not g.players[victim].basics >> good("gems") & 1
    assert (is_asked(g), g.actor()) == ("PickResource", victim)
    do(g, "resource knowledge")
    assert g.players[victim].basics >> good("knowledge") & 1
    assert is_asked(g) == "PlaceStart"


def test_F_36_nobody_is_robbed_who_would_find_nothing():
    g = dead_end()
    g.players[g.actor()].race = RACES.index("quatryl")
    valrath = next(s for s in range(4) if RACES[g.players[s].race] == "valrath")
    g.players[valrath].race = RACES.index("vermling")  # vermlings may not have knowledge, the only good left

    assert not any(line.startswith(f"rob {valrath} ") for line in moves(g))
    assert refusal(g, f"rob {valrath} livestock") == "F-36"


@pytest.mark.clause("F-38", "F-39", "F-40")
@pytest.mark.parametrize(("players", "neutrals"), [(2, 2), (3, 2), (4, 0), (1, 0)])
def test_neutral_goods(players, neutrals):
    g = begun(players)

    assert g.neutral.bit_count() == neutrals
    assert all(not g.neutral & me.basics for me in g.players)


@pytest.mark.clause("F-41", "F-42")
def test_two_players_pick_a_third_good_in_turn_order():
    g = drafted(2, "savvas", "human")
    first, second = g.first, 1 - g.first
    assert g.actor() == second
    do(g, "resource wood")
    assert g.actor() == first
    do(g, "resource grain")

    assert g.actor() == first
    assert refusal(g, "resource stone") == "F-34"  # by the mat of the Savvas
    do(g, "resource metal")
    assert g.actor() == second
    assert refusal(g, "resource knowledge") == "F-42"  # by the wood card
    assert [me.basics.bit_count() for me in g.players][first] == 3


@pytest.mark.clause("F-43", "F-44")
def test_the_aesthers_take_any_good_and_close_its_race():
    g = drafted(3, "human", "aesther")
    assert is_asked(g) == "RaceResource"
    assert refusal(g, "resource people") == "F-43"
    do(g, "resource wood")

    assert refusal(g, "race vermling") == "F-44"
    do(g, "race savvas")
    assert g.actor() == (g.first + 2) % 3
    do(g, "resource people" if may(g, "resource people") else "resource grain")
    assert refusal(g, "resource metal") == "F-34"  # the wood card forbids metal


@pytest.mark.clause("F-45", "F-46", "F-49", "F-50", "F-302")
def test_starting_stalls():
    g = begun(3, seed=5)
    order = [(g.first + i) % 3 for i in (2, 1, 0)]

    assert [store.owner for store in g.stores] == order
    for store in g.stores:
        me = g.players[store.owner]
        assert store.good == me.race_good
        assert store.access == 1 << store.owner
        assert (me.income_track(), me.coins) == (1, 7)


@pytest.mark.clause("F-47", "F-48")
def test_the_starting_cell_is_a_numbered_ruin():
    g = drafted(2, "savvas", "human", options={"side": "symmetric"})
    while is_asked(g) == "PickResource":
        g.apply(g.legal()[0])

    assert len(moves(g)) == 3
    assert may(g, "start 6,3")
    assert refusal(g, "start 1,8") == "F-48"
    assert refusal(g, "start 5,1") == "F-47"
    assert refusal(g, "start 0,11") == "F-54"
    do(g, "start 6,3")
    assert refusal(g, "start 6,3") == "F-62"


def test_the_draft_is_told():
    g = GAME.setup(2, 0)
    assert isinstance(g, Founders)

    assert told(g, "race human")[0] == ("race", g.first, RACES.index("human"))

"""Setup, F-12..F-50: offers, races, goods, starting stalls."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.errors import BadSetup
from citywright.kit.grid import to_list
from citywright.titles.founders.rules.city import add_house, add_span
from citywright.titles.founders.rules.facts import ADVISER_LEVEL, CARDS, FOLLOW, FOREST, GOODS, RACES, TYPE
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.sites import can_construct, house_price
from citywright.titles.founders.rules.state import Founders, spare_houses, spare_spans
from citywright.titles.founders.rules.turn import Basic, EndOfTurn
from citywright.titles.founders.rules.vote import Bid
from tests.titles.founders.build import begun, do, drafted, good, is_asked, may, moves, refusal, told


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


@pytest.mark.clause("F-13", "F-15", "F-19")
def test_a_seed_deals_advisers_then_proposals_then_the_first_player():
    """The same stream by hand: four advisers of level I, three proposals of different types, the first player."""
    stream = Stream(5)
    advisers = [n for n in range(len(ADVISER_LEVEL)) if ADVISER_LEVEL[n] == 0]
    offer = [advisers.pop(stream.chance(len(advisers))) for _ in range(4)]
    deck = list(range(21))
    proposals = [deck.pop(stream.chance(len(deck))) for _ in range(3)]
    g = setup(seed=5)

    assert len({TYPE[card] for card in proposals}) == 3  # nothing was put back
    assert (g.offer, g.proposals, g.first) == (tuple(offer), tuple(proposals), stream.chance(4))


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
    assert refusal(g, "race savvas") == "F-33"  # what is asked now


def test_F_22_no_race_twice():
    g = drafted(4, "human")

    assert refusal(g, "race human") == "F-22"
    assert len(moves(g)) == 8


def test_F_23_the_race_gives_the_race_resource():
    g = drafted(4, "human")
    me = g.players[g.first]

    assert (RACES[me.race], GOODS[me.race_good]) == ("human", "people")


@pytest.mark.clause("F-24", "F-239")
@pytest.mark.parametrize(("workers", "price", "actions"), [("yes", 4, 4), ("no", 2, 3)])
def test_the_side_of_the_mat_goes_with_the_workers(workers, price, actions):
    """Side a: houses for 4, and a house sends a worker. Side b: houses for 2, and nobody to send."""
    g = begun(3, 0, {"workers": workers})
    seat = g.actor()
    assert house_price(g, FOLLOW[1].terms) == price
    add_house(g, seat, to_list(g.free & g.board.terrain[FOREST])[0])
    g.agenda[-1] = Basic(seat)

    assert len(moves(g, "basic")) == actions
    assert GAME.view(g, seat)["players"][seat]["workers"] == actions - 3


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

    assert (me.coins, me.vp, me.income_track()) == (7, 0, 0)
    assert g.free_workers(g.first) == 0
    # Three houses, one in each district, three bridges, and a worker for each house; and then there are no more.
    forest = [g.free & g.board.terrain[FOREST] & g.board.district_mask[district] for district in (1, 2, 3)]
    rivers = to_list(g.board.river | g.board.wall)
    me = g.edit(g.first)
    for count in range(3):
        assert (spare_houses(me), spare_spans(me), g.free_workers(g.first)) == (3 - count, 3 - count, count)
        add_house(g, g.first, to_list(forest[count])[0])
        add_span(g, g.first, rivers[count])
    me.coins = 20
    assert (spare_houses(me), spare_spans(me), g.free_workers(g.first)) == (0, 0, 3)
    assert not can_construct(g, g.first, FOLLOW[1].terms)


@pytest.mark.clause("F-30")
def test_everybody_has_a_vote_token_for_each_proposal_and_gets_it_back():
    g = begun(3)
    for _ in range(2):  # tokens are not spent (OR-83)
        g.agenda.clear()
        g.called = 0
        g.next(Bid(7), EndOfTurn(0))
        for seat, token in enumerate(("left", "middle", "right")):
            assert [GAME.show(a) for a in g.legal(seat)] == [f"bid {t} 0 0" for t in ("left", "middle", "right")]
            g.apply(GAME.verbs.read(f"bid {token} 0 0"), seat)
        do(g, "choose left")
        do(g, moves(g)[0])


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
    seat = {RACES[me.race]: number for number, me in enumerate(g.players)}
    harrower = seat["harrower"]
    g.players[harrower].race = RACES.index("vermling")  # vermlings may not have knowledge, the only good left

    assert moves(g) == [f"rob {seat['inox']} metal"]
    assert refusal(g, f"rob {harrower} gems") == "F-36"
    assert refusal(g, f"rob {harrower} grain") == "F-35"  # a race's own good
    assert refusal(g, f"rob {harrower} metal") == "F-35"  # not that player's
    assert refusal(g, f"rob {g.actor()} people") == "F-35"
    assert refusal(g, f"rob {seat['valrath']} wood") == "F-34"


def test_F_35_nothing_is_taken_from_an_empty_chair():
    g = drafted(3, "savvas", "human", "quatryl")
    do(g, "resource grain", "resource wood")
    g.players[1 if g.first != 1 else 2].basics |= 1 << good("knowledge")  # the Savvas may have neither of the rest

    assert all(line.startswith("rob ") for line in moves(g))
    assert refusal(g, "rob 3 wood") == "F-35"


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

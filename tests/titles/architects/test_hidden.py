"""What a seat may know, and what it remembers."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.titles.architects.rules.facts import BUILDINGS
from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import do, moves, new_game, town


def after_draft(players, seed=1):
    g = new_game(players, seed)
    while g.turn == 0:
        g.apply(g.legal()[0])
    return g


@pytest.mark.clause("A-23", "A-199")
def test_with_two_players_the_missing_card_of_the_first_packet_is_known():
    g = new_game(2, 1)
    first = [me.packet for me in g.players]
    while g.turn == 0:
        g.apply(g.legal()[0])
    taken = [card for card in first[0] if card in g.players[1].hand]  # seat 1 took one of what seat 0 passed

    assert len(taken) == 1
    for seed in range(20):
        world = GAME.determinize(g, 0, seed)
        assert taken[0] in world.players[1].hand
    assert [[taken[0]], [["hand", 1]]] in GAME.view(g, 0)["memory"]


@pytest.mark.clause("A-23", "A-199")
def test_with_three_players_what_was_passed_stays_among_those_it_was_passed_to():
    g = new_game(3, 4)
    first = g.players[0].packet
    g.apply(("pick", first[0]), 0)
    while g.turn == 0:
        g.apply(g.legal()[0])
    passed = set(first[1:])

    places = set()
    for seed in range(60):
        world = GAME.determinize(g, 0, seed)
        one = passed & set(world.players[1].hand)
        two = passed & set(world.players[2].hand)
        last = passed & set(world.under)
        assert (len(one), len(two), len(last)) == (1, 1, 1)
        assert last <= {world.under[2]}  # the packet ended with the last seat
        places.add((*one, *two))
    assert len(places) == 6  # in every order


@pytest.mark.clause("A-13", "A-23")
def test_a_dealt_world_deals_the_rest():
    g = after_draft(3)
    hands = {GAME.determinize(g, 0, seed).players[1].hand for seed in range(30)}

    assert len(hands) > 20
    assert all(GAME.determinize(g, 0, seed).players[0].hand == g.players[0].hand for seed in range(5))


@pytest.mark.clause("A-86")
def test_who_buries_a_card_knows_where_it_lies():
    cards = ("well", "smithy", "keep", "tavern", "castle", "chapel", "church")
    g = do(town().hand(0, *cards).ending(0), "discard keep")
    keep = BUILDINGS.index("keep")

    assert [[keep], [["under", 0]]] in GAME.view(g, 0)["memory"]
    assert GAME.view(g, 1)["memory"] == []
    assert all(GAME.determinize(g, 0, seed).under == (keep,) for seed in range(5))
    assert len({GAME.determinize(g, 1, seed).under for seed in range(20)}) > 5


@pytest.mark.clause("A-86")
def test_a_buried_card_is_remembered_in_the_hand_that_draws_it():
    cards = ("well", "smithy", "keep", "tavern", "castle", "chapel", "church")
    table = town().hand(0, *cards)
    last = table.g.players[1]
    last.built, table.g.pool = tuple(table.g.pool), []
    g = do(table.ending(0), "discard keep", "end", "place workshop", "study")
    keep = BUILDINGS.index("keep")

    assert g.players[1].hand == (keep,)
    assert [[keep], [["hand", 1]]] in GAME.view(g, 0)["memory"]
    assert GAME.view(g, 2)["memory"] == []


@pytest.mark.clause("A-86")
def test_a_hidden_discard_makes_the_others_lose_track():
    g = after_draft(2)
    assert any(["hand", 1] in places for _, places in GAME.view(g, 0)["memory"])
    g.bury(1, g.players[1].hand[0])

    assert not any(["hand", 1] in places for _, places in GAME.view(g, 0)["memory"])


@pytest.mark.clause("A-111")
def test_cards_looked_at_are_seen_by_one_seat():
    g = town().goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b")
    g.news = []
    do(g, "study")

    assert GAME.view(g, 0)["looking"] == list(g.looking)
    assert GAME.view(g, 1)["looking"] == []
    assert GAME.view(g, 1)["looked_at"] == 5
    heard = [event for mask, event in g.news if mask >> 1 & 1]
    assert heard == [("looks_at", 0, 5)]
    g.news = None
    do(g, moves(g)[0])
    assert len(GAME.view(g, 0)["memory"]) == 4
    assert GAME.view(g, 1)["memory"] == []


@pytest.mark.clause("A-13", "A-23")
def test_hands_and_deck_appear_in_nobody_elses_view():
    """A view built without the hidden zones at all is the same as the true one."""
    stream = Stream(5)
    g = new_game(3, 5)
    for _ in range(400):
        g.apply(pick(GAME.verbs, g.legal(), stream))
    for seat in range(4):
        blind = g.clone()
        seen = GAME.view(g, seat)
        known = {card for group in g.memory[seat] for card in group}
        for other in range(3):
            if other != seat:
                me = blind.edit(other)
                me.hand = tuple(card if card in known else -1 for card in me.hand)
        blind.pool = [-1] * len(blind.pool)
        blind.rewards = [-1] * len(blind.rewards)
        blind.small = [-1] * len(blind.small)
        blind.under = tuple(card if card in known else -1 for card in blind.under)
        assert GAME.view(blind, seat) == seen


@pytest.mark.clause("A-131")
def test_a_card_that_is_built_is_hidden_from_nobody():
    """Two cards that seat 0 passed on are in the hand of seat 1; one of them is built."""
    g = town().hand(1, "well", "keep").goods(1, wood=2, stone=2).turn_of(1)
    well, keep = BUILDINGS.index("well"), BUILDINGS.index("keep")
    g.remembers(0, (well, keep))
    assert GAME.view(g, 0)["memory"] == [[[well, keep], [["hand", 1], ["hand", 1]]]]
    do(g, "place guildhall", "construct well")

    assert GAME.view(g, 0)["memory"] == [[[keep], [["hand", 1]]]]
    assert all(GAME.determinize(g, 0, seed).players[1].hand == (keep,) for seed in range(5))


@pytest.mark.clause("A-23", "A-86")
def test_a_card_that_comes_back_into_the_own_hand_is_no_memory():
    g = town().hand(0, "well").turn_of(0)
    keep = BUILDINGS.index("keep")
    g.pool.remove(keep)
    g.players[1].built = (*g.pool,)
    g.pool, g.under = [], (keep,)
    g.remembers(0, (keep,))
    do(g, "place workshop", "study")

    assert g.players[0].hand == (BUILDINGS.index("well"), keep)
    assert GAME.view(g, 0)["memory"] == []

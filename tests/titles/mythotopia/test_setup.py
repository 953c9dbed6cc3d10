"""Setup: pieces, deals, VP cards, the secret choices, first player and hands (M-1..M-43)."""

import pytest

from citywright.kit.errors import BadSetup
from citywright.kit.table import heard_by
from citywright.titles.mythotopia.rules.facts import (
    ALL,
    CARD_STACKS,
    CITIES,
    COLOURS,
    CONTENT,
    FIXED,
    ISLANDS,
    STACK_VALUE,
    STARTING_CARDS,
    stack_sizes,
)
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.setup import put_in_play
from citywright.titles.mythotopia.rules.state import Mythotopia
from tests.titles.mythotopia.build import new_game, seeds
from tests.titles.mythotopia.build import vp_card as vp
from tests.titles.mythotopia.realm import at as p
from tests.titles.mythotopia.realm import can, do, realm, refused, shown
from tests.titles.mythotopia.realm import cards as names

SEATS = (2, 3, 4)


def game_with(vp_name, seats=2, options=None):
    return next(g for g in seeds(seats, options) if g.in_play >> vp(vp_name) & 1)


@pytest.mark.clause("M-1", "M-4", "M-5", "M-6", "M-7", "M-9")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_begins_with_the_same_pieces(seats):
    g = next(g for g in seeds(seats) if not g.in_play >> vp("citadel") & 1)
    for me in g.players:
        assert me.supply_towns + me.towns.bit_count() == CONTENT["pieces"]["per_colour"]["towns"]["used"][str(seats)]
        assert (me.supply_cities, me.supply_armies, me.supply_ships) == (CITIES, 6, 2)
        assert (me.pool_armies, me.pool_ships) == (8, 3)
        assert me.capacity() == 2
        assert me.armies == me.ships == me.reserve == 0
        assert me.cards() & STARTING_CARDS == STARTING_CARDS


@pytest.mark.clause("M-2")
def test_two_players_are_red_and_blue():
    assert COLOURS[:2] == ("red", "blue")
    assert CONTENT["players"]["two_players_use"] == ["red", "blue"]


@pytest.mark.clause("M-3")
def test_more_than_two_players_leave_the_extra_towns_in_the_box():
    for seats, towns in ((2, 18), (3, 14), (4, 14)):
        census = GAME.census(new_game(seats, 1))
        assert {census[f"towns of {seat}"] for seat in range(seats)} == {towns}


@pytest.mark.clause("M-8")
def test_citadels_only_with_their_card():
    for g in seeds(2):
        asked = g.prompt(0)[0] == "ChooseCitadel"
        assert asked == bool(g.in_play >> vp("citadel") & 1)


@pytest.mark.clause("M-10")
def test_roads_castles_and_mercenaries_are_common():
    common = CONTENT["pieces"]["common"]
    assert (common["roads"]["count"], common["castles"]["count"], common["mercenaries"]["count"]) == (9, 9, 2)
    assert new_game(2, 1).mercenaries == 2


@pytest.mark.clause("M-12", "M-13", "M-14", "M-15", "M-16", "M-43", "M-46")
@pytest.mark.parametrize(
    ("seats", "options", "dealt"), [(2, {}, 9), (2, {"two_player_provinces": 11}, 11), (3, {}, 8), (4, {}, 6)]
)
def test_T17_the_deal(seats, options, dealt):
    g = new_game(seats, 5, options)
    taken = 0
    for me in g.players:
        assert me.towns.bit_count() + me.citadel.bit_count() == dealt
        assert not me.own & taken
        taken |= me.own
    assert g.province_deck == ALL & ~taken
    plain = next(g for g in seeds(seats, options) if not g.in_play >> vp("lord_of_the_isles") & 1)
    assert plain.scores() == [3 * dealt] * seats


@pytest.mark.clause("M-17")
def test_everybody_sees_the_province_deck():
    g = new_game(3, 2)
    for seat in range(4):
        assert GAME.view(g, seat)["province_deck"] == [i for i in range(40) if g.province_deck >> i & 1]


@pytest.mark.clause("M-18", "M-276", "M-20", "M-21")
@pytest.mark.parametrize(
    ("choice", "seats", "dealt", "kept"),
    [("literal", 3, 9, 7), ("literal", 4, 7, 5), ("balanced", 3, 10, 8), ("balanced", 4, 8, 6)],
)
def test_T19_the_choice_of_provinces(choice, seats, dealt, kept):
    g = next(
        g
        for g in seeds(seats, {"province_choice": choice})
        if not g.in_play >> vp("citadel") & 1 and not g.in_play >> vp("lord_of_the_isles") & 1
    )
    assert g.prompt(0)[0] == "GiveUp"
    assert g.in_play
    assert g.display.bit_count() == 16
    for seat, me in enumerate(g.players):
        assert me.towns.bit_count() == dealt
        assert len(g.legal(seat)) == dealt * (dealt - 1) // 2
    before = [me.own for me in g.players]
    for seat in reversed(range(seats)):
        answer = g.legal(seat)[0]
        g.apply(answer, seat)
        if seat:
            assert [me.own for me in g.players] == before  # nothing is shown before all have chosen
    for seat, me in enumerate(g.players):
        assert me.own.bit_count() == kept
        assert (before[seat] & ~me.own).bit_count() == 2
        assert g.province_deck & before[seat] == before[seat] & ~me.own
        assert me.cards().bit_count() == kept + 5
        assert g.vp(seat) == 3 * kept
    assert g.province_deck.bit_count() == 40 - kept * seats


@pytest.mark.clause("M-20")
def test_one_may_give_up_only_own_and_different_provinces():
    g = new_game(3, 1, {"province_choice": "literal"})
    own = sorted(names(g.players[0].own))
    other = min(names(g.players[1].own))
    assert refused(g, f"give {own[0]} {own[0]}") == 20
    first, second = sorted((own[0], other))
    assert refused(g, f"give {first} {second}") == 20
    assert refused(g, f"give {second} {first}") == 20
    assert refused(g, "do pass") == 20


@pytest.mark.clause("M-19")
def test_two_players_have_no_choice_of_provinces():
    with pytest.raises(BadSetup, match="province_choice"):
        GAME.setup(2, 1, {"province_choice": "literal"})


@pytest.mark.clause("M-22")
def test_citadels_come_after_the_choice():
    g = game_with("citadel", 3, {"province_choice": "literal"})
    assert g.prompt(0)[0] == "GiveUp"
    for seat in range(3):
        g.apply(g.legal(seat)[0], seat)
    assert g.prompt(0)[0] == "ChooseCitadel"
    for seat in range(3):
        assert len(g.legal(seat)) == 7


@pytest.mark.clause("M-24", "M-25")
def test_sixteen_improvements_are_on_display():
    g = new_game(2, 3)
    assert g.display.bit_count() == 16
    assert g.improvements.bit_count() == 13
    assert not g.display & g.improvements
    assert new_game(2, 4).display != g.display


@pytest.mark.clause("M-27", "M-30")
def test_four_variable_cards_with_their_tokens():
    seen = 0
    for g in seeds(3):
        assert g.in_play.bit_count() == 7
        assert g.in_play & FIXED == FIXED
        seen |= g.in_play
        for c in range(13):
            for stack in CARD_STACKS[c]:
                assert g.stacks[stack] == stack_sizes(3)[stack] * (g.in_play >> c & 1) or c == vp("lord_of_the_isles")
    assert seen == (1 << 13) - 1


@pytest.mark.clause("M-28", "M-29")
def test_fixed_cards_have_six_or_seven_tokens():
    assert [new_game(seats, 1).stacks[0] for seats in SEATS] == [6, 7, 7]
    assert new_game(2, 1).stacks[:3] == (6, 6, 6)


@pytest.mark.clause("M-31")
def test_T14_what_is_left_is_the_unused_pool():
    g = Mythotopia(2, 1)
    chosen = ("citadel", "here_be_dragons", "master_of_the_seas", "patronage")
    put_in_play(g, FIXED | sum(1 << vp(name) for name in chosen))
    assert g.pool == (17, 9, 2)


@pytest.mark.clause("M-32", "M-33", "M-34", "M-273")
def test_citadels_are_chosen_in_secret_and_revealed_together():
    g = game_with("citadel")
    assert set(g.deciders()) == {0, 1}
    choices = [g.legal(seat)[2] for seat in (0, 1)]
    towns = g.players[0].supply_towns
    g.news = []
    g.apply(choices[1], 1)
    assert heard_by(g.news, 0) == [("sealed", 1)]
    assert g.players[1].citadel == 0
    assert GAME.view(g, 0)["sealed"]["mine"] is None
    g.unseal(1)  # a choice can be changed until all are in (OR-61)
    g.apply(choices[1], 1)
    g.apply(choices[0], 0)
    for seat, choice in enumerate(choices):
        assert g.players[seat].citadel == 1 << choice[1]
        assert not g.players[seat].towns >> choice[1] & 1
        assert g.players[seat].capacity() == 3
    assert g.players[0].supply_towns == towns + 1


@pytest.mark.clause("M-32")
def test_a_citadel_needs_an_own_province():
    g = game_with("citadel")
    foreign = min(names(g.players[1].own))
    assert refused(g, f"citadel {foreign}") == 32
    assert refused(g, "do pass") == 32


@pytest.mark.clause("M-35")
def test_the_owner_defends_the_citadel_with_two_more():
    g = realm(2).citadel(1, "oxter").armies(1, "oxter").armies(0, "oxter").turn_of(0)
    assert g.sides(p("oxter")) == [(1, 3), (0, 1)]
    castle = realm(2).citadel(1, "oxter").castle("oxter").armies(0, "oxter").turn_of(0)
    assert castle.sides(p("oxter"))[0] == (1, 2)  # never twice


@pytest.mark.clause("M-36", "M-37", "M-274")
def test_dragons_and_runestones_lie_in_undealt_provinces():
    g = game_with("here_be_dragons")
    assert g.dragons.bit_count() == 5
    assert g.dragons & g.province_deck == g.dragons
    g = game_with("runestones")
    assert g.runestones.bit_count() == 5
    assert g.runestones & g.province_deck == g.runestones
    both = [g for g in seeds(2, n=400) if g.dragons and g.runestones]
    assert any(g.dragons & g.runestones for g in both)
    for g in seeds(2):
        assert bool(g.runestones) == bool(g.in_play >> vp("runestones") & 1)
        assert bool(g.dragons) == bool(g.in_play >> vp("here_be_dragons") & 1)


@pytest.mark.clause("M-38")
def test_the_first_player_is_drawn_by_lot():
    firsts = {g.first for g in seeds(3) if g.first >= 0}
    assert firsts == {0, 1, 2}
    g = next(g for g in seeds(3) if g.first == 2)
    assert g.actor() == 2


@pytest.mark.clause("M-39", "M-40", "M-41", "M-42", "M-79")
@pytest.mark.parametrize(
    ("seats", "options", "deck", "hands"),
    [
        (2, {}, 14, [5, 5]),
        (2, {"two_player_provinces": 11}, 16, [5, 5]),
        (2, {"starting_cards": 4}, 13, [5, 5]),
        (3, {}, 13, [5, 5, 5]),
        (4, {}, 11, [5, 5, 5, 6]),
    ],
)
def test_decks_and_opening_hands(seats, options, deck, hands):
    g = next(g for g in seeds(seats, options) if g.first >= 0)
    for i, n in enumerate(hands):
        me = g.players[(g.first + i) % seats]
        assert me.hand.bit_count() == n
        assert (me.hand | me.deck).bit_count() == deck
        assert not me.hand & me.deck
        assert me.own & ~(me.hand | me.deck) == 0


def test_M_40_two_armies_that_lie_together_are_one_choice():
    g = do(realm().hand(0, "start_army", "start_army_2").turn_of(0), "do discard")
    assert shown(g) == ["choose start_army"]
    assert refused(g, "choose start_army_2") == 40
    do(g, "choose start_army")
    assert can(g, "choose start_army_2")
    apart = do(realm().hand(0, "start_army").reserve(0, "start_army_2").turn_of(0), "do discard")
    assert shown(apart) == ["choose start_army", "choose start_army_2"]
    reserve = do(realm().reserve(0, "start_army", "start_army_2").turn_of(0), "do discard")
    assert refused(reserve, "choose start_army_2") == 40


@pytest.mark.clause("M-61")
def test_an_island_dealt_whole_earns_its_token_at_once():
    found = 0
    for g in seeds(2, {"two_player_provinces": 11}, 400):
        if not g.in_play >> vp("lord_of_the_isles") & 1 or g.first < 0:
            continue
        for me in g.players:
            stacks = CARD_STACKS[vp("lord_of_the_isles")]
            values = [STACK_VALUE[s] for island, s in zip(ISLANDS, stacks, strict=True) if me.own & island == island]
            assert me.tokens() == sum(values)
            found += len(values)
    assert found


@pytest.mark.clause("M-275")
def test_the_printed_strength_counts_only_without_an_owner():
    g = realm().own(1, "blore").armies(0, "blore", 1).turn_of(0)
    assert g.sides(p("blore"))[0] == (1, 1)  # rugged, nothing else

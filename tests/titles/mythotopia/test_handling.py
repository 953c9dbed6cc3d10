"""Buying, acquiring, the Reserve, discarding and removing (M-150 … M-177, M-286, M-287)."""

from citywright.titles.mythotopia.rules.facts import CARDS
from citywright.titles.mythotopia.rules.game import GAME
from tests.titles.mythotopia.realm import can, cards, do, realm, refused, shown, stack_of

GOLD = ("dragonate", "empyrean", "frampold", "kakopyge")
"""Province cards with one gold each."""


def rich(gold: int = 3):
    """Seat 0 with so many gold in hand."""
    return realm().own(0, *GOLD[:gold]).hand(0, *GOLD[:gold])


# -- Buy --


def test_M_150_an_army_is_one_gold():
    g = do(rich(1).turn_of(0), "do buy", "buy 1 0", "pay dragonate symbols")

    assert (g.players[0].pool_armies, g.players[0].supply_armies) == (7, 7)
    assert refused(do(rich(1).turn_of(0), "do buy"), "buy 2 0") == 150


def test_M_151_a_ship_is_two_gold():
    g = do(rich(2).turn_of(0), "do buy", "buy 0 1", "pay dragonate symbols", "pay empyrean symbols")

    assert (g.players[0].pool_ships, g.players[0].supply_ships) == (2, 3)
    assert refused(do(rich(1).turn_of(0), "do buy"), "buy 0 1") == 151


def test_M_152_any_mix_but_at_least_one_piece():
    g = do(rich(3).turn_of(0), "do buy")

    assert {"buy 1 0", "buy 2 0", "buy 3 0", "buy 0 1", "buy 1 1"} == set(shown(g))
    assert refused(g, "buy 0 0") == 152


def test_M_153_what_is_bought_goes_from_the_pool_to_the_supply():
    g = rich(3).turn_of(0)
    before = (g.players[0].pool_armies, g.players[0].pool_ships)
    do(g, "do buy", "buy 1 1", *(f"pay {name} symbols" for name in GOLD[:3]))

    me = g.players[0]
    assert (before[0] - me.pool_armies, before[1] - me.pool_ships) == (1, 1)
    assert (me.supply_armies, me.supply_ships) == (7, 3)
    assert not me.at
    assert not me.ships


def test_M_154_only_what_the_pool_holds():
    assert refused(do(rich(3).pool(0, armies=1).turn_of(0), "do buy"), "buy 2 0") == 154
    assert refused(rich(3).pool(0, armies=0, ships=0).turn_of(0), "do buy") == 154


# -- Acquire --


def test_M_155_an_improvement_on_display_for_one_gold():
    g = rich(1).display("hero", "queen").turn_of(0)

    assert shown(do(g, "do acquire")) == ["choose hero", "choose queen"]
    assert refused(g, "choose scribe") == 155
    assert refused(realm().display("hero").turn_of(0), "do acquire") == 155


def test_M_156_the_acquired_card_goes_to_the_discard():
    g = do(rich(1).display("hero").turn_of(0), "do acquire", "choose hero", "pay dragonate symbols")

    assert cards(g.players[0].discard) == {"hero", "dragonate"}


def test_M_157_the_display_is_not_filled_up():
    g = do(rich(1).display("hero", "queen").turn_of(0), "do acquire", "choose hero", "pay dragonate symbols")

    assert cards(g.display) == {"queen"}
    assert refused(rich(1).turn_of(0), "do acquire") == 157


def test_M_158_a_removed_starting_card_of_your_own():
    g = do(rich(1).aside(0, "start_ship").aside(1, "start_build").turn_of(0), "do acquire")

    assert refused(g, "choose start_build") == 158
    do(g, "choose start_ship", "pay dragonate symbols")
    assert "start_ship" in cards(g.players[0].discard)
    assert not g.players[0].aside


def test_M_159_the_removed_card_of_a_province_you_still_have():
    g = do(rich(1).own(0, "blore").own(1, "eagre").province_deck("blore", "eagre").turn_of(0), "do acquire")

    assert refused(g, "choose eagre") == 159
    assert refused(g, "choose darb") == 159
    do(g, "choose blore", "pay dragonate symbols")
    assert "blore" in cards(g.players[0].discard)
    assert "blore" not in cards(g.province_deck)


def test_M_160_once_a_turn():
    g = do(rich(2).display("hero", "queen").turn_of(0), "do acquire", "choose hero", "pay dragonate symbols")

    assert refused(g, "do acquire") == 160


# -- Reserve --


def test_M_161_one_action_puts_hand_cards_into_the_reserve():
    g = do(rich(3).turn_of(0), "do reserve", "choose dragonate", "choose empyrean")

    assert cards(g.players[0].reserve) == {"dragonate", "empyrean"}
    assert g.left == 1
    assert refused(realm().turn_of(0), "do reserve") == 161
    assert refused(do(rich(1).turn_of(0), "do reserve"), "choose blore") == 161


def test_M_162_two_places_and_one_for_every_city_and_the_citadel():
    assert realm().g.players[0].capacity() == 2
    assert realm().city(0, "blore").city(0, "darb").g.players[0].capacity() == 4
    assert realm().city(0, "blore").citadel(0, "darb").g.players[0].capacity() == 4


def test_M_163_reserve_cards_are_played_like_hand_cards():
    g = realm().own(0, *GOLD[:2]).reserve(0, *GOLD[:2]).turn_of(0)
    do(g, "do buy", "buy 2 0", "pay dragonate symbols", "pay empyrean symbols")

    assert cards(g.players[0].discard) == set(GOLD[:2])


def test_M_164_surplus_cards_stay_when_places_are_lost():
    realm_ = realm().city(1, "eagre").own(1, "oxter", "nusus").reserve(1, "eagre", "oxter", "nusus")
    g = do(realm_.armies(0, "eagre", 5).turn_of(0), "do end_war", "war eagre")

    assert cards(g.players[1].reserve) == {"oxter", "nusus"}  # the card of the lost province is gone, no other
    more = realm().city(1, "eagre").own(1, "oxter", "nusus").reserve(1, "oxter", "nusus", "start_army")
    g = do(more.armies(0, "eagre", 5).turn_of(0), "do end_war", "war eagre")
    assert len(cards(g.players[1].reserve)) == 3 > g.players[1].capacity()


def test_M_165_no_card_without_a_free_place():
    g = rich(3).reserve(0, "dragonate", "empyrean").turn_of(0)

    assert refused(g, "do reserve") == 165


def test_M_166_a_reserve_card_cannot_come_back_to_the_hand():
    g = realm().own(0, "dragonate").reserve(0, "dragonate").turn_of(0)

    assert [move for move in shown(g) if "dragonate" in move] == []
    assert {"do discard", "do buy"} <= set(shown(g))


def test_M_167_everybody_sees_all_reserves():
    g = realm().own(0, "blore").reserve(0, "blore", "queen").turn_of(0)

    for viewer in range(4):
        seen = GAME.view(g, viewer)["players"][0]["reserve"]
        assert {CARDS[card] for card in seen} == {"blore", "queen"}


# -- Discard --


def test_M_168_any_cards_of_hand_and_reserve():
    g = realm().own(0, *GOLD[:3]).hand(0, *GOLD[:2]).reserve(0, GOLD[2]).turn_of(0)
    do(g, "do discard", "choose dragonate", "choose frampold", "stop")

    assert cards(g.players[0].discard) == {"dragonate", "frampold"}
    assert refused(realm().turn_of(0), "do discard") == 168


def test_M_169_nothing_is_drawn_before_the_end_of_the_turn():
    g = do(rich(2).turn_of(0), "do discard", "choose dragonate", "stop")

    assert cards(g.players[0].hand) == {"empyrean"}
    do(g, "do pass", "end")
    assert g.players[0].hand.bit_count() == 5


def test_M_287_discarding_costs_nothing_and_you_choose_how_many():
    g = do(rich(3).turn_of(0), "do discard")

    assert refused(g, "stop") != 0  # at least one
    do(g, "choose empyrean")
    assert can(g, "stop")
    assert can(g, "choose frampold")


# -- Remove --


def test_M_170_one_card_or_two():
    g = do(rich(3).own(0, "blore", "darb").turn_of(0), "do remove_cards", "choose dragonate")

    assert can(g, "stop")
    do(g, "choose empyrean")
    assert g.left == 1
    assert [move for move in shown(g) if move.startswith("choose")] == []


def test_M_171_a_removed_province_card_joins_the_province_deck_and_the_province_stays():
    g = do(rich(3).own(0, "blore", "darb").turn_of(0), "do remove_cards", "choose dragonate", "stop")

    assert "dragonate" in cards(g.province_deck)
    assert g.owner_of(CARDS.index("dragonate")) == 0


def test_M_172_a_removed_starting_card_is_kept_apart():
    g = do(rich(3).own(0, "blore").hand(0, "start_ship").turn_of(0), "do remove_cards", "choose start_ship", "stop")

    assert cards(g.players[0].aside) == {"start_ship"}


def test_M_173_a_removed_improvement_is_on_display_again():
    g = do(rich(3).reserve(0, "hero").turn_of(0), "do remove_cards", "choose hero", "stop")

    assert cards(g.display) == {"hero"}


def test_M_174_seven_cards_must_be_left():
    eight = rich(3).turn_of(0)  # five starting cards and three provinces
    do(eight, "do remove_cards", "choose dragonate")
    assert [move for move in shown(eight) if move.startswith("choose")] == []  # seven are left: no second one
    assert refused(eight, "do remove_cards") == 174
    assert refused(rich(2).turn_of(0), "do remove_cards") == 174


def test_M_286_a_removed_card_can_come_back_by_acquire():
    g = rich(4).own(0, "blore").hand(0, "blore").turn_of(0)
    do(g, "do remove_cards", "choose blore", "stop", "do acquire")

    assert can(g, "choose blore")


# -- a card's action, Patronage, pass --


def test_M_175_a_text_headed_action_costs_an_action():
    g = realm().tokens(0, ones=1).hand(0, "alchemist").turn_of(0)
    do(g, "play alchemist", "swap 1")
    assert g.left == 1
    spent = realm().tokens(0, ones=1).hand(0, "alchemist").turn_of(0, 0)
    assert refused(spent, "play alchemist") == 69
    assert can(realm().tokens(0, ones=1).hand(0, "alchemist").turn_of(0, 1), "play alchemist")


def test_M_176_no_patronage_without_its_card():
    with_card = rich(3).turn_of(0)
    do(with_card, "do patronage", "pay dragonate symbols", "pay empyrean symbols")
    assert stack_of(with_card, "patronage") == 4

    without = realm(vp=("runestones", "guilded_city", "defender_of_the_realm", "spoils_of_war"))
    g = without.own(0, *GOLD[:3]).hand(0, *GOLD[:3]).turn_of(0)
    assert refused(g, "do patronage") == 176


def test_M_177_a_pass_is_an_action():
    g = do(realm().turn_of(0), "do pass")

    assert g.left == 1
    assert can(do(g, "do pass"), "end")
    assert refused(g, "do pass") == 69

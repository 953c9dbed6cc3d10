"""The turn, the purposes of a card, and the summary (M-69 … M-82, M-268 … M-272, M-277, M-297)."""

from citywright.games.mythotopia.facts import ARMY, COUNT, FOOD, GOLD, RESOURCES, SHIP, STONE
from tests.mythotopia.realm import at, can, cards, do, heard, realm, refused, shown


def test_M_69_a_turn_has_exactly_two_actions():
    g = realm().turn_of(0)
    assert refused(g, "end") == 69
    do(g, "do pass")
    assert refused(g, "end") == 69
    do(g, "do pass")
    assert refused(g, "do pass") == 69
    do(g, "end")
    assert g.active == 1
    assert g.left == 2


def test_M_70_the_hand_is_filled_up_to_five():
    g = do(realm().own(0, "blore").hand(0, "blore", "start_ship").turn_of(0, 0), "end")
    assert g.players[0].hand.bit_count() == 5


def test_M_71_cards_that_were_not_played_stay():
    g = do(realm().own(0, "blore").hand(0, "blore", "start_ship").turn_of(0, 0), "end")
    assert {"blore", "start_ship"} <= cards(g.players[0].hand)


def test_M_72_what_was_begun_is_brought_to_its_end():
    g = do(realm().own(0, "blore").hand(0, "blore", "start_army").turn_of(0), "do place_armies", "province blore")
    assert refused(g, "do pass") == 69
    assert refused(g, "end") == 69
    assert refused(g, "stop") == 72
    do(g, "pay start_army symbols", "done")
    assert can(g, "do pass")


def test_M_73_both_may_be_the_same_but_not_war_and_acquire():
    g = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean").display("hero", "queen")
    twice = do(g.turn_of(0), "do buy", "buy 1 0", "pay dragonate symbols", "do buy", "buy 1 0", "pay empyrean symbols")
    assert twice.players[0].supply_armies == 8
    wars = realm().armies(0, "eagre", 3).armies(0, "oxter", 3).turn_of(0)
    assert refused(do(wars, "do end_war", "war eagre"), "do end_war") == 120


def test_M_74_the_discard_becomes_the_deck():
    g = realm().whole_deck_discarded(0).turn_of(0, 0)
    events = heard(g, "end")
    assert ("shuffles", 0) in events
    assert g.players[0].hand.bit_count() == 5
    assert g.players[0].discard == 0
    few = realm().aside(0, "start_ship", "start_build", "start_market").turn_of(0, 0)
    assert do(few, "end").players[0].hand.bit_count() == 2  # as many as there are


def test_M_75_several_cards_in_the_order_of_their_numbers():
    table = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean")
    g = do(table.turn_of(0), "do buy", "buy 2 0")
    assert shown(g) == ["pay dragonate symbols"]
    three = realm().own(0, "dragonate", "empyrean", "frampold").hand(0, "dragonate", "empyrean", "frampold")
    g = do(three.turn_of(0), "do buy", "buy 2 0", "pay empyrean symbols")
    assert refused(g, "pay dragonate symbols") == 75


def test_M_76_a_card_serves_one_purpose():
    g = do(realm().own(0, "dragonate").hand(0, "dragonate").turn_of(0), "do buy", "buy 1 0")
    assert shown(g) == ["pay dragonate symbols"]
    assert (
        refused(
            do(realm().own(0, "blore", "dragonate").hand(0, "blore", "dragonate").turn_of(0), "do buy", "buy 1 0"),
            "pay blore symbols",
        )
        == 76
    )
    assert refused(realm().own(0, "blore").hand(0, "blore").turn_of(0), "play blore") == 76


def test_M_77_all_symbols_of_the_kind_count_and_nothing_superfluous():
    table = realm().own(0, "blore").hand(0, "start_army", "blore")
    g = do(table.turn_of(0), "do place_armies", "province blore", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("blore")) == 2
    mill = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean", "water_mill").turn_of(0)
    do(mill, "do buy", "buy 2 0", "pay dragonate symbols")
    assert refused(mill, "pay empyrean mill") == 77  # two and one for a need of two


def test_M_78_a_card_played_for_its_text_gives_no_symbol():
    g = realm().own(0, "blore").hand(0, "build", "blore").turn_of(0)
    assert refused(g, "play build") == 197  # its own stone does not pay for the Castle
    assert COUNT[STONE][40 + 2] == 1


def test_M_79_all_cards_of_a_player_are_mixed_in_one_deck():
    g = realm().own(0, "blore").deck(0, "hero").turn_of(0)
    assert {"blore", "hero", "start_army"} <= cards(g.players[0].deck)


def test_M_80_food_stone_and_gold_are_the_resources():
    assert {FOOD, STONE, GOLD} == set(range(RESOURCES))
    assert {ARMY, SHIP} & set(range(RESOURCES)) == set()


def test_M_81_you_pay_with_cards_of_hand_and_reserve():
    g = realm().own(0, "dragonate", "empyrean", "frampold").hand(0, "dragonate").reserve(0, "empyrean").turn_of(0)
    do(g, "do buy", "buy 1 0")
    assert set(shown(g)) == {"pay dragonate symbols", "pay empyrean symbols"}
    assert refused(g, "pay frampold symbols") == 81  # in the deck


def test_M_82_played_cards_end_on_the_own_discard():
    g = do(realm().own(0, "dragonate").hand(0, "dragonate").turn_of(0), "do buy", "buy 1 0", "pay dragonate symbols")
    assert cards(g.players[0].discard) == {"dragonate"}
    assert g.players[0].laid == 0


def leading():
    table = realm().own(0, "oxter", "eagre", "nusus", "talion", "mome", "fadge")
    return table.empty("fixed_city", "fixed_road", "fixed_castle", "patronage")


def test_M_268_end_the_game_comes_before_anything_else():
    assert can(leading().turn_of(0), "do end_game")
    assert refused(leading().turn_of(0, 1), "do end_game") == 268


def test_M_269_a_war_may_be_ended_though_the_neutral_force_is_the_strongest():
    g = do(realm().armies(0, "eagre", 1).turn_of(0), "do end_war", "war eagre")
    assert g.owner_of(at("eagre")) == -1
    assert g.players[0].supply_armies == 6


def test_M_270_an_outsider_cannot_end_a_war():
    table = realm().own(1, "eagre").armies(2, "eagre", 2)
    assert refused(table.turn_of(0), "do end_war") == 123
    mine = realm().own(1, "eagre").armies(2, "eagre", 2).armies(0, "talion", 4).turn_of(0)
    assert refused(do(mine, "do end_war"), "war eagre") == 123


def test_M_271_a_free_action_at_any_of_three_moments():
    for left in (2, 1, 0):
        assert can(realm().hand(0, "providence").turn_of(0, left), "play providence")


def test_M_272_any_order_but_war_and_end_come_first():
    g = realm().own(0, "dragonate").hand(0, "dragonate").armies(0, "eagre", 3)
    later = do(g.turn_of(0), "do pass")
    assert refused(later, "do end_war") == 120
    assert can(later, "do buy")


def test_M_277_the_portal_may_be_one_food():
    g = realm().own(0, "blore").hand(0, "blore", "start_army", "portal").turn_of(0)
    do(g, "do invade", "from blore", "target iracund land", "pay portal symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("iracund")) == 2


def test_M_297_whoever_holds_five_or_more_draws_and_discards_none():
    names = ("blore", "eagre", "oxter", "nusus", "talion", "mome")
    g = do(realm().own(0, *names).hand(0, *names).turn_of(0, 0), "end")
    assert cards(g.players[0].hand) == set(names)

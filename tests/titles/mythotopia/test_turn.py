"""The turn, the purposes of a card, and the summary (M-69 … M-82, M-268 … M-272, M-277, M-297)."""

from citywright.titles.mythotopia.rules.facts import ARMY, CARDS, COUNT, FOOD, GOLD, RESOURCES, SHIP, STONE
from citywright.titles.mythotopia.rules.verbs import VERBS
from tests.titles.mythotopia.realm import at, can, cards, do, heard, realm, refused, shown

GOLDEN = ("dragonate", "empyrean")


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
    for other in ("do pass", "end", "stop", "roads", "buy 1 0", "play militia"):
        assert refused(g, other) == 72
    assert refused(g, "give blore eagre") == 20  # that is done before the game
    assert refused(g, "citadel blore") == 32
    do(g, "pay start_army symbols", "done")
    assert can(g, "do pass")


def test_M_301_an_action_is_chosen_first():
    g = realm().own(0, "blore").hand(0, "blore", "start_army", "start_market").turn_of(0)
    for move in (
        "pay blore symbols",
        "buy 1 0",
        "from blore",
        "target lea land",
        "choose blore",
        "castle blore",
        "war lea",
    ):
        assert refused(g, move) == 301
    assert refused(g, "give blore eagre") == 20
    assert refused(g, "citadel blore") == 32


def test_M_301_the_moves_of_the_game():
    """How many answers of each kind can be thought of: 40 provinces, 79 borders, 74 cards, 14 armies, 5 ships."""
    sizes = {verb.name: verb.size() for verb in VERBS.verbs}
    # fmt: off
    assert sizes == {
        "give": 40 * 40, "citadel": 40, "do": 14, "play": 74, "roads": 1, "store": 74, "prefer": 2, "end": 1,
        "from": 74, "target": 40 * 3, "pay": 74 * 6, "done": 1, "province": 40, "sea": 4, "take": 15 * 3, "war": 40,
        "buy": 15 * 6, "choose": 74, "stop": 1, "city": 40, "castle": 40, "road": 79, "extra": 2, "swap": 2,
        "raid": 40 * 4, "hire": 40 * 2, "march": 40 * 40, "number": 14,
    }
    # fmt: on
    assert (VERBS.read("take 0 2"), VERBS.read("swap 2"), VERBS.read("hire lea 1")) == (
        ("take", 0, 2),
        ("swap", 2),
        ("hire", at("lea"), 1),
    )  # fmt: skip


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


def test_M_75_several_cards_in_any_order():
    two = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean")
    g = do(two.turn_of(0), "do buy", "buy 2 0")
    assert shown(g) == ["pay dragonate symbols"]  # for bots one payment has one path
    either = [do(g.clone(), *(f"pay {name} symbols" for name in order)) for order in (GOLDEN, GOLDEN[::-1])]
    assert either[0].dump() == either[1].dump()
    assert cards(either[0].players[0].discard) == set(GOLDEN)


def test_M_76_a_card_serves_one_purpose():
    g = do(realm().own(0, "dragonate").hand(0, "dragonate").turn_of(0), "do buy", "buy 1 0")
    assert shown(g) == ["pay dragonate symbols"]
    source = realm().own(0, "eagre", "nusus").hand(0, "eagre", "nusus", "start_army").turn_of(0)
    do(source, "do invade", "from eagre", "target oxter land")
    assert refused(source, "pay eagre symbols") == 76  # it is the source and feeds nobody
    assert cards(source.players[0].laid) == {"eagre"}


def test_M_77_all_symbols_of_the_kind_count_and_nothing_superfluous():
    table = realm().own(0, "blore").hand(0, "start_army", "blore")
    g = do(table.turn_of(0), "do place_armies", "province blore", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("blore")) == 2
    mill = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean", "water_mill").turn_of(0)
    do(mill, "do buy", "buy 2 0", "pay dragonate symbols")
    assert refused(mill, "pay empyrean mill") == 77  # two and one for a need of two


def test_M_78_a_card_played_for_its_text_gives_no_symbol():
    g = realm().own(0, "blore").hand(0, "build", "blore").turn_of(0)
    assert refused(g, "play build") == 78  # its own stone does not pay for the Castle
    assert COUNT[STONE][CARDS.index("build")] == 1
    two = realm().own(0, "blore").hand(0, "build", "start_build", "blore").turn_of(0)
    do(two, "play build", "castle blore", "from blore", "pay start_build symbols")
    assert two.castles == 1 << at("blore")


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
    other = realm().own(0, "blore", "dragonate").hand(0, "blore", "dragonate").turn_of(0)
    assert refused(do(other, "do buy", "buy 1 0"), "pay blore symbols") == 81  # no gold on it


def test_M_302_only_cards_of_hand_and_reserve_are_played():
    table = realm().own(0, "dragonate", "empyrean", "lea").hand(0, "dragonate", "start_army", "start_market")
    assert refused(do(table.turn_of(0), "do buy", "buy 1 0"), "pay empyrean symbols") == 302  # in the deck
    both = realm().own(0, "lea", "empyrean").hand(0, "lea", "start_army", "start_market").turn_of(0)
    assert refused(do(both, "do invade"), "from empyrean") == 302
    assert refused(realm().deck(0, "militia").turn_of(0), "play militia") == 302
    paid = do(realm().own(0, "quean", "dragonate").hand(0, "quean", "dragonate").turn_of(0), "do buy", "buy 1 0")
    assert refused(paid, "pay quean merchant") == 302  # there is no Merchant
    assert refused(paid, "pay dragonate mill") == 302


def test_M_303_a_payment_is_made_in_full():
    g = realm().own(0, "dragonate").hand(0, "dragonate", "water_mill").turn_of(0)
    do(g, "do buy", "buy 2 0")
    assert refused(g, "pay dragonate symbols") == 303  # alone it is one gold, and there is no other
    assert shown(g) == ["pay dragonate mill"]


def test_M_304_a_card_with_the_symbol_is_played_as_it_is():
    g = realm().own(0, "dragonate", "blore").hand(0, "dragonate", "blore").reserve(0, "gold_mine").turn_of(0)
    do(g, "do buy", "buy 1 0")
    assert refused(g, "pay dragonate as_one") == 304
    assert set(shown(g)) == {"pay blore as_one", "pay dragonate symbols"}
    levies = realm().own(0, "blore").hand(0, "blore", "start_army").reserve(0, "levies").turn_of(0)
    do(levies, "do place_armies", "province blore")
    assert refused(levies, "pay blore as_one") == 304
    do(levies, "pay start_army as_one", "done")  # one of its two symbols
    assert levies.players[0].armies_in(at("blore")) == 1


def test_M_305_only_actions_and_free_actions_are_played_by_themselves():
    g = realm().own(0, "blore").hand(0, "blore", "start_army", "start_market").turn_of(0)
    for card in ("blore", "start_army", "start_market"):
        assert refused(g, f"play {card}") == 305


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

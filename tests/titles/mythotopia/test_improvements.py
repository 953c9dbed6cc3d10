"""The headings on cards, and improvements from A to Q (M-186 … M-248 but building, and what belongs to them)."""

from citywright.titles.mythotopia.rules.facts import CARDS
from citywright.titles.mythotopia.rules.game import GAME
from tests.titles.mythotopia.realm import action, at, builder, can, cards, do, heard, realm, refused, shown, stack_of

# -- headings --


def test_M_186_a_free_action_uses_up_no_action():
    g = do(realm().hand(0, "militia").turn_of(0), "play militia")

    assert g.left == 2


def test_M_187_free_actions_before_between_and_after_but_before_the_draw():
    for passed in range(3):
        g = do(realm().hand(0, "militia").turn_of(0), *["do pass"] * passed)
        assert can(g, "play militia")
    do(g, "play militia")
    assert can(g, "end")
    assert not g.players[0].hand  # the draw is still to come
    other = realm().hand(1, "militia").turn_of(0)
    assert other.refuses(action("play militia"), 1) == 69  # only in your own turn
    assert other.legal(1) == []
    within = do(realm().own(0, "blore").hand(0, "militia", "blore").turn_of(0), "do discard")
    assert refused(within, "play militia") == 72  # not in the middle of an action


def test_M_188_a_free_action_rules_out_ending_a_war_or_the_game():
    war = realm().own(0, "oxter").armies(0, "eagre", 3).hand(0, "militia").turn_of(0)
    assert can(war, "do end_war")
    assert refused(do(war, "play militia"), "do end_war") == 121

    ready = realm().own(0, "oxter", "eagre", "nusus", "talion", "mome", "fadge")
    ready.empty("fixed_city", "fixed_road", "fixed_castle", "patronage")
    g = ready.hand(0, "militia").turn_of(0)
    assert can(g, "do end_game")
    assert refused(do(g, "play militia"), "do end_game") == 268


def test_M_189_a_benefit_is_played_along_with_something_and_costs_no_action():
    g = realm().own(0, "dragonate").hand(0, "dragonate", "water_mill").turn_of(0)

    assert refused(g, "play water_mill") == 189
    do(g, "do buy", "buy 2 0", "pay dragonate mill")
    assert g.left == 1
    assert cards(g.players[0].discard) == {"dragonate", "water_mill"}


def test_M_288_a_benefit_card_is_never_played_by_itself():
    g = realm().hand(0, "merchant", "water_mill", "hero", "general", "portal", "ship").turn_of(0)

    for card in ("merchant", "water_mill", "hero", "general", "portal", "ship"):
        assert refused(g, f"play {card}") == 189


def test_M_190_a_reserve_card_works_only_there_and_its_text_is_not_played():
    assert realm().hand(0, "queen").g.players[0].hand_limit() == 5
    assert realm().reserve(0, "queen").g.players[0].hand_limit() == 6
    assert refused(realm().reserve(0, "queen").turn_of(0), "play queen") == 190


def test_M_191_it_works_from_the_turn_it_is_put_there():
    g = do(realm().own(0, "blore").hand(0, "blore", "gold_mine").turn_of(0), "do reserve", "choose gold_mine", "stop")

    do(g, "do buy", "buy 1 0", "pay blore as_one")
    assert g.players[0].supply_armies == 7


def test_M_192_using_it_leaves_it_in_its_place():
    g = realm().own(0, "blore").hand(0, "blore").reserve(0, "gold_mine").turn_of(0)
    do(g, "do buy", "buy 1 0", "pay blore as_one")

    assert cards(g.players[0].reserve) == {"gold_mine"}


def test_M_289_march_and_warehouse_rule_out_ending_a_war_too():
    march = realm().own(0, "oxter", "eagre").road("eagre-oxter").armies(0, "oxter").armies(0, "remise", 3).turn_of(0)
    assert can(march, "do end_war")
    do(march, "roads", "march oxter eagre", "number 1", "stop")
    assert refused(march, "do end_war") == 121

    store = realm().own(0, "oxter").armies(0, "remise", 3).reserve(0, "warehouse").hand(0, "oxter").turn_of(0)
    assert refused(do(store, "store oxter"), "do end_war") == 121


# -- Alchemist --


def test_M_193_a_token_becomes_one_worth_one_more():
    one = do(realm().tokens(0, ones=2).hand(0, "alchemist").turn_of(0), "play alchemist", "swap 1")
    assert (one.players[0].ones, one.players[0].twos) == (1, 1)
    two = do(realm().tokens(0, twos=1).hand(0, "alchemist").turn_of(0), "play alchemist", "swap 2")
    assert (two.players[0].twos, two.players[0].threes) == (0, 1)
    assert refused(do(realm().tokens(0, twos=1).hand(0, "alchemist").turn_of(0), "play alchemist"), "swap 1") == 193
    assert refused(realm().tokens(0, threes=1).hand(0, "alchemist").turn_of(0), "play alchemist") == 193


def test_M_194_only_from_the_unused_pool():
    assert refused(realm().tokens(0, ones=1).unused(5, 0, 1).hand(0, "alchemist").turn_of(0), "play alchemist") == 194
    g = do(realm().tokens(0, ones=1, twos=1).unused(5, 0, 1).hand(0, "alchemist").turn_of(0), "play alchemist")
    assert refused(g, "swap 1") == 194
    do(g, "swap 2")
    assert g.pool == (5, 1, 0)


# -- Army, Market --


def test_M_195_army_is_two_armies_or_one_gold_and_has_no_text():
    g = realm().own(0, "blore").hand(0, "army").turn_of(0)
    assert refused(g, "play army") == 305
    paid = do(g.clone(), "do buy", "buy 1 0", "pay army symbols")
    assert paid.players[0].supply_armies == 7
    placed = do(realm().own(0, "blore").hand(0, "army", "blore").turn_of(0), "do place_armies", "province blore")
    do(placed, "pay army symbols", "done")
    assert placed.players[0].armies_in(at("blore")) == 2


def test_M_196_market_is_food_gold_or_stone():
    g = do(realm().hand(0, "market").turn_of(0), "do buy", "buy 1 0", "pay market symbols")
    assert cards(g.players[0].discard) == {"market"}
    castle = realm().own(0, "blore").hand(0, "build", "blore", "market").turn_of(0)
    do(castle, "play build", "castle blore", "from blore", "pay market symbols")
    assert castle.castles == 1 << at("blore")
    one = realm().own(0, "blore").hand(0, "build", "blore", "market").turn_of(0)
    assert refused(do(one, "play build"), "city blore") == 198  # one stone, not three


# -- Cavalry, Limes --


def test_M_216_cavalry_adds_one_to_the_attack():
    g = realm().own(1, "eagre").armies(0, "eagre", 2).reserve(0, "cavalry").own(0, "oxter").g

    assert g.force(at("eagre"), 0) == 3
    assert g.force(at("oxter"), 0) == 0


def test_M_232_limes_add_one_to_the_defence():
    g = realm().own(1, "eagre").reserve(1, "limes").armies(1, "oxter", 1).g

    assert g.force(at("eagre"), 1) == 1
    assert g.force(at("oxter"), 1) == 1  # attacking there: only the army


# -- Counsellor --


def test_M_217_as_many_cards_as_left_the_hand_and_one_for_himself():
    g = realm().own(0, "blore", "darb").hand(0, "counsellor", "blore", "darb").turn_of(0)
    do(g, "play counsellor", "choose blore", "choose darb", "stop")

    assert g.players[0].hand.bit_count() == 3
    assert cards(g.players[0].discard) == {"counsellor", "blore", "darb"}
    assert refused(do(realm().hand(0, "counsellor").turn_of(0), "play counsellor"), "choose blore") == 217


def test_M_218_the_discard_is_shuffled_before_these_cards_join_it():
    g = realm().own(0, "blore", "darb").whole_deck_discarded(0).hand(0, "counsellor", "blore").turn_of(0)
    before = g.players[0].discard
    do(g, "play counsellor", "choose blore", "stop")

    me = g.players[0]
    assert me.hand & ~before == 0  # neither blore nor the Counsellor came back
    assert cards(me.discard) == {"blore", "counsellor"}


def test_M_219_reserve_cards_may_go_too_but_bring_nothing():
    g = realm().own(0, "blore", "darb").hand(0, "counsellor").reserve(0, "blore").turn_of(0)
    do(g, "play counsellor", "choose blore", "stop")

    assert g.players[0].hand.bit_count() == 1
    there = do(realm().reserve(0, "counsellor").turn_of(0), "play counsellor", "stop")
    assert there.players[0].hand.bit_count() == 0


def test_M_220_the_counsellor_is_a_free_action():
    assert do(realm().hand(0, "counsellor").turn_of(0), "play counsellor", "stop").left == 2


# -- Diplomat --


def truce():
    table = realm(vp=("defender_of_the_realm", "patronage", "runestones", "spoils_of_war")).own(0, "dragonate", "oxter")
    return (
        table.own(1, "eagre")
        .armies(0, "eagre", 3)
        .mercenaries(0, "eagre")
        .armies(1, "eagre")
        .hand(0, "diplomat", "dragonate")
    )


def test_M_221_the_diplomat_needs_a_war_of_yours_and_one_gold():
    assert refused(realm().own(0, "dragonate").hand(0, "diplomat", "dragonate").turn_of(0), "play diplomat") == 221
    assert refused(truce().discard(0, "dragonate").turn_of(0), "play diplomat") == 221
    g = do(truce().own(2, "nusus").armies(1, "nusus").turn_of(0), "play diplomat")
    assert refused(g, "war nusus") == 221
    do(g, "war eagre")
    assert g.players[0].at  # nobody leaves before the gold is paid
    assert cards(g.players[0].laid) == {"diplomat"}
    do(g, "pay dragonate symbols")
    assert not g.players[0].at
    assert g.left == 1
    itself = truce().discard(0, "dragonate").reserve(0, "gold_mine")
    assert refused(itself.turn_of(0), "play diplomat") == 221  # it cannot be its own gold
    assert can(itself.own(0, "quean").hand(0, "quean").turn_of(0), "play diplomat")


def test_M_222_everybody_goes_home():
    g = do(truce().turn_of(0), "play diplomat", "war eagre", "pay dragonate symbols")

    assert (g.players[0].supply_armies, g.players[1].supply_armies, g.mercenaries) == (6, 6, 2)
    assert not g.players[0].at | g.players[1].at


def test_M_223_the_defender_keeps_it_without_a_token():
    g = do(truce().turn_of(0), "play diplomat", "war eagre", "pay dragonate symbols")

    assert g.owner_of(at("eagre")) == 1
    assert g.players[1].tokens() == 0
    assert stack_of(g, "defender_of_the_realm") == 6


def test_M_224_as_first_or_second_action():
    for left in (2, 1):
        assert can(truce().turn_of(0, left), "play diplomat")
    assert refused(truce().turn_of(0, 0), "play diplomat") == 69


# -- Farming and its like --


def test_M_225_farming_makes_another_card_one_food():
    table = realm().own(0, "blore").hand(0, "blore", "start_army", "welkin").reserve(0, "farming")
    g = do(table.turn_of(0), "do invade", "from blore", "target iracund land")
    do(g, "pay welkin as_one", "pay start_army symbols", "done")
    assert cards(g.players[0].reserve) == {"farming"}
    assert g.live(0) == 0  # once a turn


def test_M_226_gold_mine_makes_another_card_one_gold():
    g = do(realm().own(0, "blore", "eagre").hand(0, "blore", "eagre").reserve(0, "gold_mine").turn_of(0), "do buy")
    assert shown(g) == ["buy 1 0"]
    do(g, "buy 1 0", "pay eagre as_one")
    assert refused(g, "do buy") == 150  # it is used up in this turn
    none = do(realm().own(0, "dragonate", "eagre").hand(0, "dragonate", "eagre").turn_of(0), "do buy", "buy 1 0")
    assert refused(none, "pay eagre as_one") == 226


def test_M_227_quarry_makes_another_card_one_stone():
    g = realm().own(0, "blore", "eagre").hand(0, "build", "blore", "eagre").reserve(0, "quarry").turn_of(0)
    do(g, "play build", "castle blore", "from blore", "pay eagre as_one")

    assert g.castles
    none = do(builder("blore").turn_of(0), "play build", "castle blore", "from blore")
    assert refused(none, "pay shog as_one") == 227


def test_M_228_levies_make_another_card_one_army():
    g = realm().own(0, "quean").hand(0, "quean").reserve(0, "levies").turn_of(0)
    do(g, "do place_armies", "province quean", "pay quean as_one", "done")
    assert g.players[0].armies_in(at("quean")) == 1
    none = do(
        realm().own(0, "blore", "quean").hand(0, "blore", "quean").turn_of(0), "do place_armies", "province blore"
    )
    assert refused(none, "pay quean as_one") == 228


# -- General, Hero --


def test_M_229_the_general_stands_for_any_own_province_card():
    g = do(
        realm().own(0, "blore", "quean").hand(0, "build", "general", "quean").turn_of(0), "play build", "castle blore"
    )
    assert can(g, "from general")
    invade = realm().own(0, "blore").hand(0, "general", "start_army", "start_market").turn_of(0)
    do(invade, "do invade", "from general")
    assert can(invade, "target iracund land")


def tie(seat_with_hero: int = 0):
    return realm().own(1, "eagre").armies(1, "eagre", 2).armies(0, "eagre", 2).hand(seat_with_hero, "hero")


def test_M_230_the_hero_wins_a_tie_that_includes_him():
    g = do(tie().turn_of(0), "do end_war", "war eagre")
    assert g.owner_of(at("eagre")) == 0
    assert "hero" in cards(g.players[0].discard)
    assert refused(tie(2).turn_of(0), "do end_war") == 124
    third = realm().own(1, "eagre").armies(1, "eagre", 3).armies(2, "eagre", 3).armies(0, "eagre", 1).hand(0, "hero")
    assert refused(third.turn_of(0), "do end_war") == 230
    low = realm(4).own(1, "eagre").armies(1, "eagre", 3).armies(2, "eagre", 3).armies(0, "eagre", 1).hand(0, "hero")
    assert refused(low.armies(3, "eagre", 1).turn_of(0), "do end_war") == 230  # a tie below the top is none
    g = do(tie().armies(2, "eagre", 1).turn_of(0), "do end_war", "war eagre")
    assert g.owner_of(at("eagre")) == 0
    defender = do(tie(1).turn_of(1), "do end_war", "war eagre")
    assert defender.owner_of(at("eagre")) == 1
    assert defender.players[1].tokens() == 1  # the token of Defender of the Realm


def test_M_231_the_hero_costs_no_action_but_the_war_does():
    g = do(tie().turn_of(0), "do end_war", "war eagre")

    assert g.left == 1


# -- Marauders, Mercenaries --


def test_M_233_marauders_send_one_army_of_anybody_home():
    g = do(
        realm().own(1, "eagre").armies(1, "eagre", 2).hand(0, "marauders").turn_of(0), "play marauders", "raid eagre 1"
    )
    assert g.players[1].armies_in(at("eagre")) == 1
    assert g.players[1].supply_armies == 5
    assert g.left == 2
    assert refused(realm().hand(0, "marauders").turn_of(0), "play marauders") == 233
    own = do(realm().own(0, "eagre").armies(0, "eagre").hand(0, "marauders").turn_of(0), "play marauders")
    assert refused(own, "raid eagre 1") == 233
    assert can(own, "raid eagre 0")


def hired(n: int = 2):
    table = realm().own(0, "dragonate", "oxter").armies(0, "oxter").hand(0, "mercenary", "dragonate")
    return do(table.turn_of(0), "play mercenary", f"hire oxter {n}", "pay dragonate symbols")


def test_M_234_one_gold_for_one_or_two_of_them():
    assert [hired(n).players[0].mercenaries_in(at("oxter")) for n in (1, 2)] == [1, 2]
    poor = realm().own(0, "oxter").armies(0, "oxter").hand(0, "mercenary").turn_of(0)
    assert refused(poor, "play mercenary") == 234
    lone = realm().own(0, "oxter").armies(0, "oxter").hand(0, "mercenary").reserve(0, "gold_mine")
    assert refused(lone.turn_of(0), "play mercenary") == 234  # the card cannot be its own gold
    g = do(lone.own(0, "quean").hand(0, "quean").turn_of(0), "play mercenary", "hire oxter 2")
    assert g.players[0].mercenaries_in(at("oxter")) == 0  # first the gold
    assert do(g, "pay quean as_one").players[0].mercenaries_in(at("oxter")) == 2


def test_M_10_there_are_two_mercenaries_in_all():
    table = realm().own(0, "dragonate", "oxter").armies(0, "oxter").hand(0, "mercenary", "dragonate")
    one = do(table.own(1, "lea").armies(1, "lea").mercenaries(1, "lea").turn_of(0), "play mercenary")
    assert shown(one) == ["hire oxter 1"]
    assert refused(one, "hire oxter 2") == 10
    table = realm().own(0, "dragonate", "oxter").armies(0, "oxter").hand(0, "mercenary", "dragonate")
    assert refused(table.armies(1, "lea").mercenaries(1, "lea", 2).turn_of(0), "play mercenary") == 10


def test_M_235_only_where_an_own_army_stands():
    assert refused(realm().own(0, "dragonate").hand(0, "mercenary", "dragonate").turn_of(0), "play mercenary") == 235
    table = realm().own(0, "dragonate", "oxter").armies(0, "oxter").hand(0, "mercenary", "dragonate")
    assert refused(do(table.turn_of(0), "play mercenary"), "hire dragonate 1") == 235


def test_M_236_each_adds_one():
    assert hired(2).force(at("oxter"), 0) == 3


def test_M_237_they_leave_by_remove_or_with_the_last_army():
    g = do(hired(2), "do remove_armies", "province oxter", "take 0 1")
    assert (g.players[0].mercenaries_in(at("oxter")), g.mercenaries) == (1, 1)
    with_one = do(hired(2), "do remove_armies", "province oxter")
    assert refused(with_one, "take 1 1") == 237  # the last army takes all of them
    last = do(with_one, "take 1 2")
    assert (last.players[0].mercenaries_in(at("oxter")), last.mercenaries) == (0, 2)


def test_M_293_mercenaries_serve_only_who_hired_them():
    g = realm().own(1, "eagre").armies(1, "eagre").armies(0, "eagre").mercenaries(0, "eagre", 2).g

    assert (g.force(at("eagre"), 0), g.force(at("eagre"), 1)) == (3, 1)


# -- Merchant, Water Mill --


def test_M_238_the_merchant_makes_one_symbol_another_resource():
    g = do(realm().own(0, "quean").hand(0, "quean", "merchant").turn_of(0), "do buy", "buy 1 0", "pay quean merchant")
    assert cards(g.players[0].discard) == {"quean", "merchant"}
    blank = do(realm().own(0, "blore", "dragonate").hand(0, "blore", "dragonate", "merchant").turn_of(0), "do buy")
    assert refused(do(blank, "buy 1 0"), "pay blore merchant") == 238  # an army symbol is no resource


def test_M_239_the_merchant_has_no_power_over_armies():
    g = do(
        realm().own(0, "blore").hand(0, "blore", "start_army", "merchant").turn_of(0),
        "do place_armies",
        "province blore",
    )

    assert refused(g, "pay start_army merchant") == 239


def test_M_266_the_mill_doubles_the_resources_of_its_card():
    g = do(realm().own(0, "dragonate").hand(0, "dragonate", "water_mill").turn_of(0), "do buy")
    assert can(g, "buy 2 0")
    both = realm().own(0, "quean").hand(0, "quean", "merchant", "water_mill").turn_of(0)
    assert can(do(both, "do buy"), "buy 2 0")
    blank = do(realm().own(0, "blore", "dragonate").hand(0, "blore", "dragonate", "water_mill").turn_of(0), "do buy")
    assert refused(do(blank, "buy 1 0"), "pay blore mill") == 81  # there is no gold to double
    itself = realm().hand(0, "water_mill", "start_army").reserve(0, "gold_mine").turn_of(0)
    assert refused(do(itself, "do buy", "buy 1 0"), "pay water_mill as_one_mill") == 266


def test_M_267_the_mill_doubles_no_armies():
    g = do(
        realm().own(0, "blore").hand(0, "blore", "start_army", "water_mill").turn_of(0),
        "do place_armies",
        "province blore",
    )

    assert refused(g, "pay start_army mill") == 267


# -- Militia, Mystic, Philosopher --


def test_M_240_the_militia_brings_one_army_from_the_pool():
    g = do(realm().hand(0, "militia").turn_of(0), "play militia")

    assert (g.players[0].pool_armies, g.players[0].supply_armies) == (7, 7)
    assert refused(realm().pool(0, armies=0).hand(0, "militia").turn_of(0), "play militia") == 240


def test_M_241_the_mystic_brings_a_discarded_card_back_for_one_gold():
    table = realm().own(0, "dragonate", "blore").discard(0, "blore").hand(0, "mystic", "dragonate")
    g = do(table.turn_of(0), "play mystic")
    assert shown(g) == ["choose blore"]  # what is laid for it now is not yet there
    assert refused(g, "choose dragonate") == 241
    do(g, "choose blore")
    assert cards(g.players[0].discard) == {"blore"}  # it comes once the gold is paid
    do(g, "pay dragonate symbols")
    assert cards(g.players[0].hand) == {"blore"}
    assert cards(g.players[0].discard) == {"mystic", "dragonate"}
    itself = realm().own(0, "blore").discard(0, "blore").hand(0, "mystic").reserve(0, "gold_mine")
    assert refused(itself.turn_of(0), "play mystic") == 241
    assert refused(realm().own(0, "dragonate").hand(0, "mystic", "dragonate").turn_of(0), "play mystic") == 241


def test_M_242_the_philosopher_takes_one_of_three_to_the_hand():
    g = realm().hand(0, "philosopher").turn_of(0)
    deck = g.improvements
    do(g, "play philosopher")
    looked = g.looking
    assert looked.bit_count() == 3
    chosen = shown(g)[1]
    do(g, chosen)
    assert cards(g.players[0].hand) == {chosen.removeprefix("choose ")}
    assert g.improvements == deck & ~g.players[0].hand
    assert refused(realm().options(improvements=0).hand(0, "philosopher").turn_of(0), "play philosopher") == 242


def test_M_242_what_he_brought_is_nobody_elses_business():
    g = realm().hand(0, "philosopher").turn_of(0)
    heard_by_other = heard(g, "play philosopher", seat=1)
    assert [event[0] for event in heard_by_other] == ["plays", "looks_hidden"]
    assert GAME.view(g, 1)["looking"] == []
    assert len(GAME.view(g, 0)["looking"]) == 3


def test_M_243_the_philosopher_leaves_the_game():
    g = realm().hand(0, "philosopher").turn_of(0)
    do(g, "play philosopher")
    do(g, shown(g)[0])

    assert g.gone == 1 << CARDS.index("philosopher")
    assert not g.players[0].discard


# -- Portal --


def test_M_244_the_portal_opens_the_way_to_any_province():
    g = do(
        realm().own(0, "blore").hand(0, "portal", "start_army", "start_market").turn_of(0), "do invade", "from portal"
    )
    assert can(g, "target ambsace portal")
    assert refused(g, "target blore portal") == 90
    land = do(
        realm().own(0, "blore").hand(0, "blore", "start_army", "start_market").turn_of(0), "do invade", "from blore"
    )
    assert refused(land, "target ambsace portal") == 244


def test_M_245_it_eats_as_over_an_open_border():
    g = do(
        realm().own(0, "blore").hand(0, "portal", "start_army", "start_market").turn_of(0), "do invade", "from portal"
    )
    do(g, "target lea portal", "pay start_market symbols", "pay start_army symbols", "done")

    assert g.players[0].armies_in(at("lea")) == 2


# -- Providence, Queen --


def test_M_246_providence_draws_two():
    g = do(realm().hand(0, "providence").turn_of(0), "play providence")

    assert g.players[0].hand.bit_count() == 2
    assert cards(g.players[0].discard) == {"providence"}


def test_M_247_the_discard_is_shuffled_before_providence_joins_it():
    g = realm().whole_deck_discarded(0).hand(0, "providence").turn_of(0)
    do(g, "play providence")

    assert cards(g.players[0].discard) == {"providence"}
    assert "providence" not in cards(g.players[0].deck | g.players[0].hand)


def test_M_248_with_the_queen_the_hand_is_filled_to_six():
    g = do(realm().own(0, "blore", "darb").reserve(0, "queen").turn_of(0, 0), "end")

    assert g.players[0].hand.bit_count() == 6

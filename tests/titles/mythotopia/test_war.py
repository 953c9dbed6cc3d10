"""Ending wars, and what happens to pieces and cards (M-120 … M-149, M-281 … M-283, M-299)."""

from citywright.titles.mythotopia.rules.facts import VP_CARDS
from citywright.titles.mythotopia.rules.state import IN_DECK, IN_DISCARD, IN_HAND, IN_RESERVE
from tests.titles.mythotopia.realm import at, can, cards, do, heard, realm, refused, shown, stack_of

QUIET = ("guilded_city", "roadside_inns", "runestones", "patronage")
"""Variable VP cards that pay nothing for a war."""


def war(n: int = 3, vp: tuple[str, ...] = QUIET):
    """Seat 0 attacks Eagre of seat 1 with so many armies."""
    return realm(vp=vp).own(0, "remise").own(1, "eagre", "oxter", "nusus", "talion", "mome").armies(0, "eagre", n)


def won(table=None):
    return do((table or war()).turn_of(0), "do end_war", "war eagre")


def test_M_120_the_first_action_of_the_turn_and_no_other():
    assert can(war().turn_of(0), "do end_war")
    assert refused(war().turn_of(0, 1), "do end_war") == 120


def test_M_121_not_after_a_free_action():
    g = do(war().hand(0, "militia").turn_of(0), "play militia")
    assert refused(g, "do end_war") == 121


def test_M_122_one_war_a_turn():
    g = won(war().armies(0, "shog", 3))
    assert refused(g, "do end_war") == 120


def test_M_123_a_war_you_take_part_in():
    g = do(war().armies(2, "oxter").armies(0, "shog").turn_of(0), "do end_war")
    assert set(shown(g)) == {"war eagre", "war shog"}
    assert refused(g, "war oxter") == 123
    assert refused(g, "war talion") == 123
    assert can(war(1).turn_of(1), "do end_war")  # the defender may end it too


def test_M_124_not_while_the_highest_strength_is_shared():
    assert refused(war(2).armies(1, "eagre", 2).turn_of(0), "do end_war") == 124
    g = war(2).armies(1, "eagre", 2).armies(0, "shog", 1).turn_of(0)
    assert refused(do(g, "do end_war"), "war eagre") == 124


def test_M_125_the_strongest_side_wins():
    assert won(war(3).armies(1, "eagre", 2)).owner_of(at("eagre")) == 0
    assert won(war(2).armies(1, "eagre", 3)).owner_of(at("eagre")) == 1
    third = do(war(2).armies(2, "eagre", 4).turn_of(0), "do end_war", "war eagre")
    assert third.owner_of(at("eagre")) == 2


def test_M_126_strengths_are_never_added():
    g = war(2).armies(2, "eagre", 2).armies(1, "eagre", 3).turn_of(0)
    assert do(g, "do end_war", "war eagre").owner_of(at("eagre")) == 1


def test_M_127_each_army_adds_one():
    assert war(3).g.force(at("eagre"), 0) == 3


def test_M_128_each_ship_in_a_sea_touching_the_province():
    g = war(1).ships(0, "serpent", 2).g
    assert g.force(at("eagre"), 0) == 3
    assert war(1).ships(0, "beast", 2).g.force(at("eagre"), 0) == 1
    two_seas = realm().armies(0, "camarine").ships(0, "serpent").ships(0, "beast").g
    assert two_seas.force(at("camarine"), 0) == 3


def test_M_129_castle_or_citadel_adds_two_once():
    assert realm().own(1, "eagre").castle("eagre").g.force(at("eagre"), 1) == 2
    both = realm().citadel(1, "eagre").castle("eagre").g
    assert both.force(at("eagre"), 1) == 2


def test_M_130_cards_in_the_reserve_are_added():
    assert war(1).reserve(0, "cavalry").g.force(at("eagre"), 0) == 2
    assert war(1).reserve(1, "limes").g.force(at("eagre"), 1) == 1


def test_M_131_a_neutral_province_has_its_printed_strength():
    assert realm().g.neutral_force(at("welkin")) == 4


def test_M_132_a_dragon_adds_four():
    assert realm().dragon("welkin").g.neutral_force(at("welkin")) == 8


def test_M_133_a_winning_attacker_puts_a_town():
    before = war().g.players[0].supply_towns
    g = won()
    assert g.players[0].towns >> at("eagre") & 1
    assert g.players[0].supply_towns == before - 1


def test_M_134_the_beaten_owner_takes_the_piece_back():
    town = won()
    assert town.players[1].supply_towns == war().g.players[1].supply_towns + 1
    city = do(realm(vp=QUIET).city(1, "eagre").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert city.players[1].supply_cities == 4
    citadel = do(realm(vp=QUIET).citadel(1, "eagre").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert (citadel.players[1].citadel, citadel.players[1].lost_citadel) == (0, True)


def test_M_135_with_a_city_or_citadel_goes_a_place_in_the_reserve():
    for table in (realm().city(1, "eagre"), realm().citadel(1, "eagre")):
        assert table.g.players[1].capacity() == 3
        g = do(table.armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
        assert g.players[1].capacity() == 2


def test_M_136_the_winner_puts_the_card_on_his_discard():
    g = won()
    assert "eagre" in cards(g.players[0].discard)
    assert "eagre" not in cards(g.players[1].cards())


def test_M_137_whoever_held_the_card_draws_another():
    table = war().hand(1, "eagre", "oxter")
    g = won(table)
    assert g.taken_from == IN_HAND
    assert g.players[1].hand.bit_count() == 2
    assert "eagre" not in cards(g.players[1].hand)


def test_M_138_out_of_the_deck_which_is_shuffled():
    before = war().g
    g = won()
    assert g.taken_from == IN_DECK
    assert g.players[1].hand == 0
    assert cards(g.players[1].deck) == cards(before.players[1].deck) - {"eagre"}
    assert g.draws == before.draws + 1  # the deck was looked through: no undo behind that
    first = set()
    for seed in range(200):  # whatever lay on top before, any card may come next
        world = g.clone()
        world.rng = seed << 32
        world.draw_cards(1, 1)
        first |= cards(world.players[1].hand)
    assert first == cards(g.players[1].deck)


def test_M_138_out_of_discard_and_reserve_nothing_is_drawn():
    discard = won(war().discard(1, "eagre", "oxter"))
    assert discard.taken_from == IN_DISCARD
    assert cards(discard.players[1].discard) == {"oxter"}
    assert discard.draws == war().g.draws  # the discard is open: nothing was looked at
    reserve = won(war().reserve(1, "eagre"))
    assert reserve.taken_from == IN_RESERVE
    assert reserve.players[1].hand == reserve.players[1].reserve == 0
    assert reserve.draws == war().g.draws


def test_M_139_the_card_of_a_neutral_province_comes_from_the_province_deck():
    g = do(realm().armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert "eagre" not in cards(g.province_deck)
    assert "eagre" in cards(g.players[0].discard)
    removed = won(war().province_deck("eagre"))
    assert "eagre" in cards(removed.players[0].discard)


def test_M_140_castle_and_roads_stay():
    g = won(war().castle("eagre").road("eagre-oxter"))
    assert g.castles >> at("eagre") & 1
    assert g.roads.bit_count() == 1


def test_M_141_three_points_change_hands():
    table = (
        realm(vp=QUIET)
        .own(0, "remise", "shog", "camarine", "peened")
        .own(1, "eagre", "oxter", "nusus", "talion", "mome")
    )
    g = table.armies(0, "eagre", 3).turn_of(0)
    before = [g.vp(0), g.vp(1)]
    do(g, "do end_war", "war eagre")
    assert [g.vp(0), g.vp(1)] == [before[0] + 3, before[1] - 3]


def without_towns():
    return war(vp=("spoils_of_war", "runestones", "guilded_city", "patronage")).supply(0, towns=0).runestone("eagre")


def test_M_142_a_winner_without_a_town_gets_nothing():
    g = won(without_towns())
    assert g.players[0].tokens() == 0
    assert stack_of(g, "spoils_of_war") == 6
    assert g.runestones >> at("eagre") & 1


def test_M_143_the_loser_loses_it_all_the_same_and_the_card_joins_the_province_deck():
    g = won(without_towns())
    assert not g.players[1].own >> at("eagre") & 1
    assert "eagre" in cards(g.province_deck)


def test_M_144_the_province_becomes_neutral():
    assert won(without_towns()).owner_of(at("eagre")) == -1


def test_M_145_if_the_defender_holds_everything_stays():
    g = won(war(1).armies(1, "eagre", 2))
    assert g.owner_of(at("eagre")) == 1
    assert "eagre" in cards(g.players[1].deck)


def test_M_299_but_for_a_token_of_defender_of_the_realm():
    vp = ("defender_of_the_realm", "runestones", "guilded_city", "patronage")
    g = won(war(1, vp).armies(1, "eagre", 2))
    assert g.players[1].tokens() == 1
    assert g.owner_of(at("eagre")) == 1


def test_M_146_all_take_their_armies_back():
    g = won(war(3).armies(1, "eagre", 1).armies(2, "eagre", 2))
    assert [me.supply_armies for me in g.players] == [6, 6, 6]
    assert all(not me.at >> at("eagre") & 1 for me in g.players)


def test_M_147_ships_stay():
    g = won(war(3).ships(0, "serpent").ships(1, "serpent", 2))
    assert [me.ships_in(1) for me in g.players] == [1, 2, 0]


def test_M_148_losing_costs_no_pieces():
    g = won(war(1).armies(1, "eagre", 3).ships(0, "beast"))
    me = g.players[0]
    assert (me.supply_armies, me.pool_armies, me.supply_ships) == (6, 8, 1)


def test_M_149_example_blore():
    own = ("palmain", "scombroid", "eagre", "oxter")
    table = realm(vp=QUIET).own(0, *own).armies(0, "blore", 5)
    g = table.turn_of(0)
    before = g.vp(0)
    assert g.sides(at("blore")) == [(-1, 4), (0, 5)]
    do(g, "do end_war", "war blore")
    assert g.players[0].supply_armies == 6
    assert g.players[0].towns >> at("blore") & 1
    assert "blore" in cards(g.players[0].discard)
    assert g.vp(0) == before + 3


def test_M_281_a_neutral_province_that_was_won_brings_three():
    table = realm(vp=QUIET).own(0, "oxter", "nusus", "talion", "mome").armies(0, "eagre", 3)
    g = table.turn_of(0)
    before = g.vp(0)
    events = heard(g, "do end_war", "war eagre")
    assert g.vp(0) == before + 3
    assert ("conquers", 0, at("eagre"), -1, 0) in events  # from nobody, and no piece was lost


def test_M_282_a_city_that_came_back_can_be_built_again():
    table = realm(vp=QUIET).city(1, "eagre").supply(1, cities=0).own(1, "blore", "quean", "shog").armies(0, "eagre", 3)
    table.hand(1, "build", "blore", "quean", "shog")
    g = do(table.turn_of(0), "do end_war", "war eagre", "do pass", "end", "play build")
    assert can(g, "city blore")


def test_M_283_the_token_of_citadel_only_if_it_is_there():
    vp = ("citadel", "runestones", "guilded_city", "patronage")
    there = do(realm(vp=vp).citadel(1, "eagre").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    gone = do(
        realm(vp=vp).citadel(1, "eagre").empty("citadel").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre"
    )
    assert (there.players[0].tokens(), gone.players[0].tokens()) == (3, 0)
    scribe = realm(vp=vp).citadel(1, "eagre").empty("citadel").armies(0, "eagre", 3).reserve(0, "scribe")
    assert do(scribe.turn_of(0), "do end_war", "war eagre").players[0].tokens() == 3  # from the unused pool


def test_a_war_that_ends_is_told_to_everybody():
    for seat in range(4):
        events = [event[0] for event in heard(war().turn_of(0), "do end_war", "war eagre", seat=seat)]
        assert {"war_ends", "conquers", "hands_over", "goes_home"} <= set(events)
    assert VP_CARDS[3] == "citadel"

"""Victory points and what the VP cards pay for (M-44 … M-68)."""

from citywright.titles.mythotopia.rules.facts import CARDS, SEAS
from tests.titles.mythotopia.realm import at, can, cards, do, realm, refused, shown, stack_of

BUILD = ("quean", "shog")


def builder(vp: tuple[str, ...] = ("guilded_city", "roadside_inns", "runestones", "spoils_of_war")):
    return realm(vp=vp).own(0, "blore", "iracund", *BUILD).hand(0, "build", "blore", *BUILD)


CITY = ("play build", "city blore", "from blore", "pay quean symbols", "pay shog symbols")
ROAD = ("play build", "road blore-iracund", "from blore", "pay quean symbols", "pay shog symbols")
CASTLE = ("play build", "castle blore", "from blore", "pay quean symbols")


def test_M_44_a_score_is_never_below_twelve():
    g = realm().own(0, "blore").tokens(0, ones=2).own(1, "eagre", "oxter", "nusus", "talion", "mome").g
    assert g.vp(0) == 12
    assert g.vp(1) == 15
    assert dict(g.score_lines(0)) == {"provinces": 3, "tokens": 2, "floor": 7}


def test_M_45_there_is_no_upper_limit():
    many = ("ambsace", "aporia", "blore", "camarine", "coryphee", "custus", "darb", "diclesium", "dragonate", "eagre")
    g = realm().own(0, *many).tokens(0, twos=20, threes=2).g
    assert g.vp(0) == 30 + 46


def test_M_46_three_for_every_province():
    g = realm().own(0, "blore", "eagre", "oxter", "nusus").city(0, "talion").citadel(0, "mome").g
    assert g.vp(0) == 18


def test_M_47_you_control_where_a_piece_of_yours_stands():
    g = realm().own(0, "blore").city(0, "eagre").citadel(0, "oxter").armies(0, "nusus", 2).g
    assert [g.owner_of(at(name)) for name in ("blore", "eagre", "oxter", "nusus")] == [0, 0, 0, -1]


def conquest(**kwargs):
    table = (
        realm(**kwargs)
        .own(1, "eagre", "oxter", "nusus", "talion", "mome")
        .own(0, "remise", "shog", "camarine", "peened")
    )
    return table.armies(0, "eagre", 3)


def test_M_48_with_a_province_go_three_points():
    g = conquest(vp=("guilded_city", "roadside_inns", "runestones", "patronage")).turn_of(0)
    before = [g.vp(0), g.vp(1)]
    do(g, "do end_war", "war eagre")
    assert [g.vp(0) - before[0], g.vp(1) - before[1]] == [3, -3]


def test_M_49_a_token_is_kept_for_good():
    g = realm().city(1, "eagre").tokens(1, twos=1).own(1, "oxter").armies(0, "eagre", 3).turn_of(0)
    assert do(g, "do end_war", "war eagre").players[1].tokens() == 2


def test_M_50_an_empty_card_gives_nothing():
    g = do(builder().empty("fixed_castle").turn_of(0), *CASTLE)
    assert g.players[0].tokens() == 0


def test_M_51_a_city_takes_a_token():
    g = do(builder().turn_of(0), *CITY)
    assert stack_of(g, "fixed_city") == 6


def test_M_52_it_is_worth_two():
    assert do(builder().turn_of(0), *CITY).players[0].tokens() == 2


def test_M_53_a_road_takes_a_token():
    g = do(builder().turn_of(0), *ROAD)
    assert (stack_of(g, "fixed_road"), g.players[0].tokens()) == (6, 2)


def test_M_54_a_castle_takes_a_token():
    g = do(builder().turn_of(0), *CASTLE)
    assert (stack_of(g, "fixed_castle"), g.players[0].tokens()) == (6, 1)


# -- variable cards --


def test_M_55_citadel_for_conquering_one():
    table = realm(vp=("citadel", "guilded_city", "roadside_inns", "runestones")).citadel(1, "eagre").own(1, "oxter")
    g = do(table.armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert g.players[0].tokens() == 3
    assert stack_of(g, "citadel") == 0


def test_M_56_defender_of_the_realm_once_a_war():
    table = realm(vp=("defender_of_the_realm", "guilded_city", "roadside_inns", "runestones"))
    table.own(1, "eagre").armies(1, "eagre", 5).armies(0, "eagre").armies(2, "eagre", 2)
    g = do(table.turn_of(1), "do end_war", "war eagre")
    assert g.players[1].tokens() == 1
    neutral = realm(vp=("defender_of_the_realm", "guilded_city", "roadside_inns", "runestones")).armies(0, "eagre", 1)
    assert sum(me.tokens() for me in do(neutral.turn_of(0), "do end_war", "war eagre").players) == 0


def test_M_57_guilded_city_for_one_gold_more():
    table = builder().own(0, "dragonate").hand(0, "dragonate")
    g = do(table.turn_of(0), *CITY)
    assert shown(g) == ["extra no", "extra yes"]
    do(g, "extra yes")
    assert stack_of(g, "guilded_city") == 4  # first the gold
    do(g, "pay dragonate symbols")
    assert g.players[0].tokens() == 3
    assert stack_of(g, "guilded_city") == 3
    declined = do(builder().own(0, "dragonate").hand(0, "dragonate").turn_of(0), *CITY, "extra no")
    assert declined.players[0].tokens() == 2
    assert "dragonate" in cards(declined.players[0].hand)
    poor = do(builder().turn_of(0), *CITY)
    assert refused(poor, "extra yes") == 57
    empty = do(builder().empty("guilded_city").own(0, "dragonate").hand(0, "dragonate").turn_of(0), *CITY)
    assert not any(move.startswith("extra") for move in shown(empty))
    for unused, offered in (((1, 0, 0), True), ((0, 5, 5), False)):
        scribe = builder().empty("guilded_city", "fixed_city").unused(*unused).reserve(0, "scribe")
        g = do(scribe.own(0, "dragonate").hand(0, "dragonate").turn_of(0), *CITY)
        assert ("extra yes" in shown(g)) is offered


def test_M_58_whoever_gains_a_dragons_province_takes_it_off():
    table = realm(vp=("here_be_dragons", "guilded_city", "roadside_inns", "runestones")).dragon("eagre")
    g = do(table.armies(0, "eagre", 6).ships(0, "serpent").turn_of(0), "do end_war", "war eagre")
    assert g.dragons == 0
    assert g.players[0].tokens() == 2


ISLES = ("lord_of_the_isles", "guilded_city", "roadside_inns", "runestones")


def test_M_59_the_large_island_is_worth_three():
    table = realm(vp=ISLES).own(0, "ictus", "jeopigia").armies(0, "nesh", 3)
    assert do(table.turn_of(0), "do end_war", "war nesh").players[0].tokens() == 3


def test_M_60_the_small_island_is_worth_two():
    table = realm(vp=ISLES).own(0, "aporia").armies(0, "kinabra", 3)
    assert do(table.turn_of(0), "do end_war", "war kinabra").players[0].tokens() == 2


def test_M_61_at_the_moment_the_island_becomes_yours():
    part = realm(vp=ISLES).own(0, "ictus").armies(0, "nesh", 3)
    assert do(part.turn_of(0), "do end_war", "war nesh").players[0].tokens() == 0
    second = realm(vp=ISLES).own(0, "aporia").armies(0, "kinabra", 3).stack("lord_of_the_isles", 1)
    g = do(second.turn_of(0), "do end_war", "war kinabra")
    assert g.players[0].tokens() == 2


SEAS_CARD = ("master_of_the_seas", "guilded_city", "roadside_inns", "runestones")


def at_sea(*seas: str):
    table = realm(vp=SEAS_CARD).own(0, "peened", "mome", "oxter").supply(0, ships=len(seas) + 2)
    for sea in seas:
        table.ships(0, sea)
    return table.hand(0, "start_ship", "ship")


def test_M_62_ships_in_three_seas_once():
    g = do(at_sea("beast", "serpent").turn_of(0), "do place_ships", "sea inland_west", "pay start_ship symbols", "done")
    assert g.players[0].tokens() == 2
    me = g.edit(0)
    me.ships -= 1 << 4 * SEAS.index("inland_west")
    me.supply_ships += 1
    do(g, "do place_ships", "sea inland_west", "pay ship symbols", "done")
    assert g.players[0].tokens() == 2
    two = do(at_sea("beast").turn_of(0), "do place_ships", "sea serpent", "pay start_ship symbols", "done")
    assert two.players[0].tokens() == 0


def test_M_63_ships_in_all_four_earn_a_second():
    g = at_sea("beast", "serpent").turn_of(0)
    do(g, "do place_ships", "sea inland_west", "pay start_ship symbols", "done")
    do(g, "do place_ships", "sea inland_east", "pay ship symbols", "done")
    assert g.players[0].tokens() == 4
    assert stack_of(g, "master_of_the_seas") == 0


def test_M_63_each_condition_serves_once_a_game():
    g = at_sea("beast", "serpent").stack("master_of_the_seas", 5).turn_of(0)
    do(g, "do place_ships", "sea inland_west", "pay start_ship symbols", "done")
    do(g, "do place_ships", "sea inland_east", "pay ship symbols", "done", "end")
    assert g.players[0].tokens() == 4
    for sea in ("inland_east", "inland_west"):  # a ship comes home and sails again, to the fourth and to the third sea
        me = g.edit(0)
        me.hand |= 1 << CARDS.index("start_ship")
        me.deck &= ~me.hand
        me.discard &= ~me.hand
        do(g, *["do pass", "do pass", "end"] * 2, "do remove_ships", f"sea {sea}", "number 1")
        do(g, "do place_ships", f"sea {sea}", "pay start_ship symbols", "done", "end")
    assert g.players[0].tokens() == 4
    assert stack_of(g, "master_of_the_seas") == 3


def test_M_64_patronage_is_an_action_and_two_gold():
    table = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean")
    g = do(table.turn_of(0), "do patronage", "pay dragonate symbols", "pay empyrean symbols")
    assert (g.players[0].tokens(), g.left) == (1, 1)
    assert refused(realm().own(0, "dragonate").hand(0, "dragonate").turn_of(0), "do patronage") == 64
    rich = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean").empty("patronage")
    assert refused(rich.turn_of(0), "do patronage") == 50
    scribe = realm().own(0, "dragonate", "empyrean").hand(0, "dragonate", "empyrean").empty("patronage")
    assert can(scribe.reserve(0, "scribe").turn_of(0), "do patronage")


def test_M_65_roadside_inns_for_one_gold_more():
    table = builder().own(0, "dragonate").hand(0, "dragonate")
    g = do(table.turn_of(0), *ROAD, "extra yes", "pay dragonate symbols")
    assert g.players[0].tokens() == 3
    assert stack_of(g, "roadside_inns") == 3
    assert refused(do(builder().turn_of(0), *ROAD), "extra yes") == 65


def test_M_66_whoever_gains_a_runestone_takes_it_off():
    g = do(realm().runestone("eagre").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert g.runestones == 0
    assert g.players[0].tokens() == 2


def test_M_67_spoils_for_a_province_of_another_player():
    g = do(conquest().turn_of(0), "do end_war", "war eagre")
    assert g.players[0].tokens() == 1
    assert stack_of(g, "spoils_of_war") == 5


def test_M_68_none_for_a_neutral_province():
    g = do(realm().armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")
    assert g.players[0].tokens() == 0

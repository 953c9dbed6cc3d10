"""Building with the card Build, and roads in use (M-197 … M-215, M-290 … M-292)."""

from tests.titles.mythotopia.realm import at, builder, can, cards, do, provinces, realm, refused, shown

# -- Build --


def test_M_197_build_needs_the_card_of_the_province_and_the_stone():
    assert refused(realm().own(0, "blore", "quean").hand(0, "build", "start_ship").turn_of(0), "play build") == 197
    poor = realm().own(0, "blore").hand(0, "blore").reserve(0, "start_build")
    assert refused(poor.hand(0, "start_ship").turn_of(0), "play start_build") == 78  # no stone but its own
    g = do(builder("blore").own(0, "oxter").turn_of(0), "play build")
    assert can(g, "castle blore")
    assert refused(g, "castle eagre") == 197  # not yours
    for building in ("castle", "city"):
        assert refused(g, f"{building} oxter") == 197  # there is stone enough, but no card of Oxter
    do(g, "castle blore")
    assert refused(g, "from build") == 197
    assert refused(g, "from oxter") == 302
    do(g, "from blore", "pay quean symbols")
    assert cards(g.players[0].discard) == {"build", "blore", "quean"}


def test_M_198_a_city_takes_two_stone():
    assert refused(do(builder("blore", stones=("quean",)).turn_of(0), "play build"), "city blore") == 198
    g = do(
        builder("blore").turn_of(0), "play build", "city blore", "from blore", "pay quean symbols", "pay shog symbols"
    )
    assert provinces(g.players[0].cities) == {"blore"}


def test_M_199_a_road_takes_two_stone_three_over_hills():
    g = do(builder("blore", "iracund").turn_of(0), "play build")
    assert can(g, "road blore-iracund")
    hills = do(builder("sorner", "lea").turn_of(0), "play build")
    assert refused(hills, "road lea-sorner") == 199
    three = do(builder("sorner", "lea", stones=("quean", "shog", "fadge")).turn_of(0), "play build", "road lea-sorner")
    do(three, "from lea", *(f"pay {name} symbols" for name in ("fadge", "quean", "shog")))
    assert three.roads.bit_count() == 1
    cheap = do(builder("blore", "iracund", stones=("shog",)).options(road_stone=1).turn_of(0), "play build")
    assert can(cheap, "road blore-iracund")


def test_M_200_a_castle_takes_one_stone():
    g = do(builder("blore", stones=("quean",)).turn_of(0), "play build", "castle blore", "from blore")
    do(g, "pay quean symbols")
    assert g.castles == 1 << at("blore")
    both = do(builder("blore", "lea", stones=("quean",)).turn_of(0), "play build")
    assert refused(both, "city lea") == 198
    none = realm().own(0, "quean", "blore", "lea").hand(0, "build", "quean", "blore", "start_market").castle("blore")
    g = do(none.turn_of(0), "play build")
    do(g, "castle quean")
    assert refused(g, "from blore") == 211


def city_in_blore():
    g = builder("blore").turn_of(0)
    return do(g, "play build", "city blore", "from blore", "pay quean symbols", "pay shog symbols")


def test_M_201_a_city_takes_the_place_of_a_town_which_returns_to_the_supply():
    before = builder("blore").g.players[0].supply_towns
    g = city_in_blore()

    assert g.players[0].supply_towns == before + 1
    assert not g.players[0].towns >> at("blore") & 1
    again = do(builder("blore").city(0, "eagre").hand(0, "eagre").turn_of(0), "play build")
    assert refused(again, "city eagre") == 201


def test_M_202_a_city_comes_from_the_reserve_card_and_leaves_a_place():
    assert city_in_blore().players[0].supply_cities == 3
    assert city_in_blore().players[0].capacity() == 3
    assert refused(do(builder("blore").supply(0, cities=0).turn_of(0), "play build"), "city blore") == 202


def test_M_203_without_a_token_a_city_may_still_be_built():
    g = builder("blore").empty("fixed_city").turn_of(0)
    do(g, "play build", "city blore", "from blore", "pay quean symbols", "pay shog symbols")

    assert g.players[0].cities
    assert g.players[0].tokens() == 0
    assert city_in_blore().players[0].tokens() == 2


def test_M_204_no_city_on_the_citadel():
    assert (
        refused(do(builder("eagre").citadel(0, "blore").hand(0, "blore").turn_of(0), "play build"), "city blore") == 204
    )


def test_M_205_a_castle_stands_beside_the_town():
    g = do(builder("blore").turn_of(0), "play build", "castle blore", "from blore", "pay quean symbols")

    assert g.players[0].towns >> at("blore") & 1
    assert g.castles >> at("blore") & 1


def test_M_206_no_castle_at_the_citadel():
    g = do(builder("eagre").citadel(0, "blore").hand(0, "blore").turn_of(0), "play build")

    assert refused(g, "castle blore") == 206


def test_M_207_a_castle_serves_the_new_owner():
    g = do(realm().own(1, "eagre").castle("eagre").armies(0, "eagre", 3).turn_of(0), "do end_war", "war eagre")

    assert g.owner_of(at("eagre")) == 0
    assert g.castles >> at("eagre") & 1
    assert g.force(at("eagre"), 0) == 2


def test_M_208_a_road_joins_two_own_neighbours_by_the_card_of_one():
    g = do(builder("blore", "iracund").own(1, "palmain").turn_of(0), "play build")
    assert refused(g, "road blore-palmain") == 208
    do(g, "road blore-iracund")
    assert {"from blore", "from iracund"} == set(shown(g))
    assert refused(g, "from quean") == 208
    apart = do(builder("blore").own(0, "oxter", "eagre").turn_of(0), "play build")
    assert refused(apart, "road eagre-oxter") == 208  # stone enough, but the card of neither


def test_M_76_the_stone_of_the_province_card_does_not_pay_as_well():
    g = do(builder("blore", "lea", stones=("quean",)).turn_of(0), "play build")
    assert refused(g, "castle quean") == 76  # Quean's card has the only stone
    both = do(builder("quean", "shog", stones=("fadge",)).turn_of(0), "play build")
    assert refused(do(both, "city shog"), "from fadge") == 211
    g = do(builder("quean", stones=("shog",)).turn_of(0), "play build")
    assert refused(g, "city quean") == 76  # two stone in hand, one of them on the card of Quean
    alone = realm().own(0, "quean").hand(0, "build", "quean").turn_of(0)
    assert refused(alone, "play build") == 76


def test_M_10_what_has_run_out_cannot_be_built():
    nine = ("ambsace", "aporia", "camarine", "coryphee", "custus", "darb", "diclesium", "dragonate", "eagre")
    table = builder("blore", stones=("quean",))
    for name in nine[:8]:
        table.castle(name)
    assert can(do(table.turn_of(0), "play build"), "castle blore")
    table = builder("blore", stones=("quean",))
    for name in nine:
        table.castle(name)
    assert refused(table.turn_of(0), "play build") == 10  # a Castle is all one stone could pay
    more = builder("blore")
    for name in nine:
        more.castle(name)
    assert refused(do(more.turn_of(0), "play build"), "castle blore") == 10
    roads = ["ambsace-custus", "ambsace-frampold", "aporia-kinabra", "blore-margent", "blore-palmain"]
    roads += ["blore-scombroid", "blore-trogle", "camarine-eagre"]
    assert can(do(builder("blore", "iracund").road(*roads).turn_of(0), "play build"), "road blore-iracund")
    out = do(builder("blore", "iracund").road(*roads, "camarine-peened").turn_of(0), "play build")
    assert refused(out, "road blore-iracund") == 10


def test_M_291_only_a_castle_could_be_paid_and_there_is_one():
    assert refused(builder("blore", stones=("quean",)).castle("blore").castle("quean").turn_of(0), "play build") == 291
    citadel = realm().citadel(0, "blore").own(0, "quean").hand(0, "build", "blore", "start_market").turn_of(0)
    assert refused(citadel, "play build") == 206


def test_M_209_one_border_carries_one_road():
    assert (
        refused(do(builder("blore", "iracund").road("blore-iracund").turn_of(0), "play build"), "road blore-iracund")
        == 209
    )


def test_M_290_roads_and_castles_without_tokens():
    g = builder("blore", "iracund").empty("fixed_road", "fixed_castle").turn_of(0)
    road = do(g.clone(), "play build", "road blore-iracund", "from blore", "pay quean symbols", "pay shog symbols")
    castle = do(g.clone(), "play build", "castle blore", "from blore", "pay quean symbols")

    assert road.roads
    assert castle.castles
    assert road.players[0].tokens() == castle.players[0].tokens() == 0


def test_M_291_a_castle_adds_two_for_the_defender_and_is_alone():
    assert realm().own(1, "eagre").castle("eagre").g.force(at("eagre"), 1) == 2
    assert realm().own(1, "eagre").g.force(at("eagre"), 1) == 0
    assert refused(do(builder("blore").castle("blore").turn_of(0), "play build"), "castle blore") == 291


# -- Roads in use --


def test_M_210_an_invasion_starts_from_any_province_joined_by_road():
    hand = ("blore", "start_army", "start_market")
    base = realm().own(0, "blore", "iracund").hand(0, *hand)
    far = do(base.turn_of(0), "do invade", "from blore")
    assert refused(far, "target fadge land") == 91
    near = realm().own(0, "blore", "iracund").road("blore-iracund").hand(0, *hand)
    assert can(do(near.turn_of(0), "do invade", "from blore"), "target fadge land")


def test_M_211_building_in_provinces_joined_by_road_and_in_no_other():
    joined = (
        realm().own(0, "blore", "iracund", "quean", "shog").road("blore-iracund").hand(0, "build", "blore", "quean")
    )
    g = do(joined.turn_of(0), "play build", "castle iracund")
    assert can(g, "from blore")
    apart = realm().own(0, "blore", "eagre", "quean").hand(0, "build", "blore", "eagre", "quean").turn_of(0)
    assert refused(do(apart, "play build", "castle eagre"), "from blore") == 211


def marching():
    return realm().own(0, "oxter", "eagre", "nusus").road("eagre-oxter", "nusus-oxter").armies(0, "oxter", 2)


def test_M_212_once_a_turn_armies_march_in_the_own_network():
    g = marching().turn_of(0)
    do(g, "roads", "march oxter eagre", "number 2", "stop")
    assert g.players[0].armies_in(at("eagre")) == 2
    assert g.left == 2
    assert refused(g, "roads") == 212
    assert refused(do(marching().turn_of(0), "roads", "march oxter eagre"), "number 3") == 212


def test_M_213_marching_armies_do_not_enter_or_cross_other_lands():
    g = do(marching().road("oxter-remise").own(1, "remise").turn_of(0), "roads")
    assert refused(g, "march oxter remise") == 213
    cut = realm().own(0, "eagre", "talion", "nusus").own(1, "oxter").road("eagre-oxter", "oxter-talion", "nusus-talion")
    g = do(cut.armies(0, "nusus").armies(0, "eagre").turn_of(0), "roads")
    assert refused(g, "march eagre talion") == 213
    assert can(g, "march nusus talion")


def test_M_214_roads_stay_for_ever():
    g = realm().own(1, "eagre", "oxter").road("eagre-oxter").armies(0, "eagre", 3).turn_of(0)

    assert do(g, "do end_war", "war eagre").roads.bit_count() == 1


def test_M_215_a_road_serves_whoever_has_both_ends():
    g = realm().own(1, "eagre", "oxter").road("eagre-oxter")
    assert g.g.networks(1)[at("eagre")] == 1 << at("eagre") | 1 << at("oxter")
    assert g.g.networks(0)[at("eagre")] == 1 << at("eagre")


def test_M_292_the_card_of_any_province_in_the_network_will_do():
    table = realm().own(0, "blore", "iracund", "palmain", "quean").road("blore-iracund", "iracund-palmain")
    g = do(table.hand(0, "build", "palmain", "quean").turn_of(0), "play build", "castle blore")

    assert can(g, "from palmain")

"""Ranger, Reserve Army, Ship, Scribe and Warehouse (M-249 … M-265, M-294 … M-296, M-300)."""

from citywright.titles.mythotopia.rules.facts import CARDS, COUNT, GOLD, SEAS
from tests.titles.mythotopia.realm import at, builder, can, cards, do, realm, refused, shown, stack_of

# -- Ranger --


def ranging(*own: str, ranger: bool = True):
    table = realm().own(0, *own).hand(0, own[0], "start_army", "start_ship")
    return table.reserve(0, "ranger") if ranger else table


def test_M_249_hills_are_open_with_the_ranger():
    assert refused(do(ranging("sorner", ranger=False).turn_of(0), "do invade", "from sorner"), "target lea land") == 83
    g = do(ranging("sorner").turn_of(0), "do invade", "from sorner", "target lea land")
    do(g, "pay start_ship symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("lea")) == 2


def test_M_250_mountains_are_hills_with_the_ranger():
    assert refused(do(ranging("eoan", ranger=False).turn_of(0), "do invade", "from eoan"), "target lea land") == 85
    g = do(ranging("eoan").turn_of(0), "do invade", "from eoan")
    assert refused(g, "target lea land") == 83  # two food, and there is one
    two = do(ranging("eoan").hand(0, "start_market").turn_of(0), "do invade", "from eoan")
    assert can(two, "target lea land")


def test_M_251_for_roads_as_well():
    hills = builder("sorner", "lea").reserve(0, "ranger").turn_of(0)
    assert can(do(hills, "play build"), "road lea-sorner")
    mountains = builder("eoan", "lea").turn_of(0)
    assert refused(do(mountains, "play build"), "road eoan-lea") == 86
    crossed = builder("eoan", "lea").reserve(0, "ranger").turn_of(0)
    assert can(do(crossed, "play build"), "road eoan-lea")


def test_M_252_one_more_in_rugged_country_attacking_or_defending():
    g = realm().own(0, "blore").armies(0, "lea").armies(0, "eagre").reserve(0, "ranger").g

    assert g.force(at("blore"), 0) == 2  # the land itself and the Ranger
    assert g.force(at("lea"), 0) == 2
    assert g.force(at("eagre"), 0) == 1


# -- Reserve Army --


def guarded(seat: int):
    """Seat 1 has the Reserve Army and is attacked by seat 2; the other seat stands next door with all it needs."""
    table = realm().own(1, "eagre", "oxter").own(2, "nusus").armies(2, "eagre").reserve(1, "reserve_army")
    return (
        table.own(0, "remise")
        .hand(0, "remise", "start_army", "start_market")
        .hand(1, "oxter", "start_army", "start_market")
        .turn_of(seat)
    )


def test_M_253_nobody_may_invade_the_owner_while_he_fights_a_player():
    g = do(guarded(0), "do invade", "from remise")
    assert refused(g, "target oxter land") == 253
    assert refused(g, "target eagre land") == 253  # nor join the war that is there
    only = realm().own(1, "hatchel", "eagre").armies(2, "eagre").reserve(1, "reserve_army").own(0, "welkin")
    assert refused(only.hand(0, "welkin", "start_army", "start_market").turn_of(0), "do invade") == 253
    inside = guarded(2)
    inside.edit(2).hand = 1 << CARDS.index("start_army") | 1 << CARDS.index("start_market")
    assert can(do(inside, "do place_armies"), "province eagre")  # who is there already may be reinforced
    quiet = realm().own(1, "eagre", "oxter").reserve(1, "reserve_army").own(0, "remise")
    g = do(quiet.hand(0, "remise", "start_army", "start_market").turn_of(0), "do invade", "from remise")
    assert can(g, "target oxter land")


def test_M_254_nor_may_he_invade_another_player():
    g = do(guarded(1), "do invade", "from oxter")
    assert refused(g, "target nusus land") == 254
    assert refused(g, "target remise land") == 254
    assert can(g, "target talion land")  # neutral
    only = realm().own(1, "welkin", "eagre").armies(2, "eagre").reserve(1, "reserve_army").own(0, "hatchel")
    assert refused(only.hand(1, "welkin", "start_army", "start_market").turn_of(1), "do invade") == 254


def test_M_255_fighting_a_neutral_province_is_no_shelter():
    table = realm().own(1, "eagre", "oxter").armies(1, "talion").reserve(1, "reserve_army").own(0, "remise")
    g = do(table.hand(0, "remise", "start_army", "start_market").turn_of(0), "do invade", "from remise")

    assert can(g, "target oxter land")


def test_M_294_never_in_two_wars_with_players_at_once():
    attacked = do(guarded(0), "do invade", "from remise")
    attacking = do(guarded(1), "do invade", "from oxter")
    targets = {move.split()[1] for move in shown(attacked)}
    assert targets & {"eagre", "oxter"} == set()
    assert {move.split()[1] for move in shown(attacking)} & {"nusus", "remise"} == set()
    two = realm().own(1, "eagre").own(2, "lea").armies(2, "eagre").armies(1, "lea").hand(1, "reserve_army")
    g = do(two.turn_of(1), "do reserve", "choose reserve_army")
    assert g.wars_of(1).bit_count() == 2  # what was under way goes on


# -- Ship --


def test_M_256_a_ship_card_is_one_kind_of_symbol_or_one_sea():
    sea = realm().own(0, "peened").hand(0, "peened", "ship", "start_army", "start_market").turn_of(0)
    do(sea, "do invade", "from peened", "target nesh sea", "pay ship symbols")
    assert refused(sea, "pay ship symbols") == 76  # it carries, so it feeds nobody
    fleet = do(
        realm().own(0, "peened").hand(0, "ship").turn_of(0), "do place_ships", "sea beast", "pay ship symbols", "done"
    )
    assert fleet.players[0].ships_in(SEAS.index("beast")) == 1


def test_M_257_the_improvement_has_the_gold_the_starting_ship_lacks():
    assert (COUNT[GOLD][CARDS.index("ship")], COUNT[GOLD][CARDS.index("start_ship")]) == (1, 0)
    assert can(realm().hand(0, "ship").turn_of(0), "do buy")
    assert refused(realm().hand(0, "start_ship").turn_of(0), "do buy") == 150


# -- Scribe --


def scribe(**options):
    return builder("blore").reserve(0, "scribe").options(**options)


CASTLE = ("play build", "castle blore", "from blore", "pay quean symbols")


def test_M_258_tokens_from_the_unused_pool_if_the_owner_wants():
    g = scribe().turn_of(0)
    pool, stack = g.pool, stack_of(g, "fixed_castle")
    do(g, "prefer pool", *CASTLE)
    assert (g.pool[0], stack_of(g, "fixed_castle")) == (pool[0] - 1, stack)
    card = do(scribe().turn_of(0), *CASTLE)
    assert stack_of(card, "fixed_castle") == stack - 1
    assert refused(builder("blore").turn_of(0), "prefer pool") == 258


def test_M_300_where_tokens_come_from_may_change_once_a_turn():
    g = scribe().turn_of(0)
    assert refused(g, "prefer card") == 300  # so it is
    do(g, "prefer pool")
    assert refused(g, "prefer card") == 300
    assert g.left == 2
    assert g.fresh  # it is no action, not even a free one
    do(g, "do pass", "do pass", "end", *["do pass", "do pass", "end"] * 2)
    assert g.active == 0
    assert can(g, "prefer card")


def test_M_259_an_empty_vp_card_does_not_stop_the_scribe():
    g = do(scribe().empty("fixed_castle").turn_of(0), *CASTLE)
    assert g.players[0].tokens() == 1
    none = do(builder("blore").empty("fixed_castle").turn_of(0), *CASTLE)
    assert none.players[0].tokens() == 0
    gone = do(scribe().empty("fixed_castle").unused(0, 5, 2).turn_of(0), *CASTLE)
    assert gone.players[0].tokens() == 0


def at_sea(**supply: int):
    table = realm(vp=("master_of_the_seas", "patronage", "runestones", "spoils_of_war"))
    table.own(0, "peened", "mome", "oxter").ships(0, "beast").supply(0, ships=3, **supply).ships(0, "serpent")
    return table.reserve(0, "scribe").hand(0, "start_ship", "ship")


SAIL = ("do place_ships", "sea inland_west", "pay start_ship symbols", "done")


def test_M_260_each_condition_is_marked_with_a_city_and_serves_once():
    g = do(at_sea().turn_of(0), *SAIL)
    assert (g.players[0].tokens(), g.players[0].markers, g.players[0].supply_cities) == (2, 1, 3)
    me = g.edit(0)  # the ship comes home, and sails again
    me.ships -= 1 << 4 * SEAS.index("inland_west")
    me.supply_ships += 1
    do(g, "do place_ships", "sea inland_west", "pay ship symbols", "done")
    assert g.players[0].tokens() == 2
    assert g.players[0].markers == 1


def test_M_260_the_second_condition_takes_a_second_city():
    g = do(at_sea().turn_of(0), *SAIL, "do place_ships", "sea inland_east", "pay ship symbols", "done")
    assert (g.players[0].tokens(), g.players[0].markers, g.players[0].supply_cities) == (4, 2, 2)
    one = do(at_sea(cities=1).empty("master_of_the_seas").turn_of(0), *SAIL)
    do(one, "do place_ships", "sea inland_east", "pay ship symbols", "done")
    assert (one.players[0].tokens(), one.players[0].markers) == (2, 1)  # no City is left for the second


def test_M_261_without_an_unbuilt_city_no_help_from_the_scribe():
    g = do(at_sea(cities=0).empty("master_of_the_seas").turn_of(0), *SAIL)
    assert g.players[0].tokens() == 0
    helped = do(at_sea().empty("master_of_the_seas").turn_of(0), *SAIL)
    assert helped.players[0].tokens() == 2


def test_M_295_the_city_is_owed_even_for_a_token_of_the_card():
    g = do(at_sea().turn_of(0), *SAIL)

    assert stack_of(g, "master_of_the_seas") == 1
    assert g.players[0].markers == 1
    towns = do(at_sea().options(town_marks=True).turn_of(0), *SAIL)
    assert (towns.players[0].supply_cities, towns.players[0].markers) == (4, 1)


ISLES = ("lord_of_the_isles", "patronage", "runestones", "guilded_city")


def kinabra_changes_hands(with_scribe: bool):
    """Seat 0 completes the small island, loses Kinabra to seat 1, and wins it back. What it has earned."""
    table = realm(2, ISLES).own(0, "aporia").own(1, "oxter").armies(0, "kinabra", 3).stack("lord_of_the_isles", 0)
    g = (table.reserve(0, "scribe") if with_scribe else table).turn_of(0)
    earned = []
    for seat in (0, 1, 0):
        if not g.players[seat].at >> at("kinabra") & 1:
            g.edit(seat).place(at("kinabra"), 3)
        do(g, "do end_war", "war kinabra", "do pass", "end")
        assert g.owner_of(at("kinabra")) == seat
        earned.append(g.players[0].tokens())
    return earned


def test_M_262_an_island_lost_and_regained_pays_again():
    assert kinabra_changes_hands(with_scribe=True) == [2, 2, 4]
    assert kinabra_changes_hands(with_scribe=False) == [2, 2, 2]  # the card had one token for it


def test_M_296_only_as_the_island_becomes_yours():
    g = realm(vp=ISLES).own(0, "aporia", "kinabra").hand(0, "scribe").turn_of(0)
    do(g, "do reserve", "choose scribe")

    assert g.players[0].tokens() == 0


# -- Warehouse --


def test_M_263_the_warehouse_adds_two_places():
    assert realm().reserve(0, "warehouse").g.players[0].capacity() == 4


def test_M_264_one_hand_card_a_turn_as_a_free_action():
    table = realm().own(0, "blore", "darb").hand(0, "blore", "darb").reserve(0, "warehouse")
    g = do(table.turn_of(0), "store blore")
    assert cards(g.players[0].reserve) == {"warehouse", "blore"}
    assert g.left == 2
    assert refused(g, "store darb") == 264
    assert refused(realm().own(0, "blore").hand(0, "blore").turn_of(0), "store blore") == 264
    full = (
        realm().own(0, "blore", "darb", "lea", "oxter").reserve(0, "warehouse", "darb", "lea", "oxter").hand(0, "blore")
    )
    assert refused(full.turn_of(0), "store blore") == 165


def test_M_265_the_warehouse_does_not_fit_into_a_full_reserve():
    g = realm().own(0, "blore", "darb").reserve(0, "blore", "darb").hand(0, "warehouse").turn_of(0)
    assert refused(g, "do reserve") == 265
    citadel = (
        realm().citadel(0, "eagre").own(0, "blore", "darb").reserve(0, "blore", "darb").hand(0, "lea", "warehouse")
    )
    g = do(citadel.own(0, "lea").hand(0, "lea").turn_of(0), "do reserve", "choose warehouse")
    assert can(g, "choose lea")  # the Warehouse first: its places count once it lies there

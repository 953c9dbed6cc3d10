"""Terrain, invasions, placing and removing armies and ships (M-83 … M-119, M-278 … M-280, M-285, M-298)."""

from citywright.titles.mythotopia.rules.facts import SEAS
from tests.titles.mythotopia.realm import at, can, cards, do, realm, refused, shown


def invader(*own: str, hand: tuple[str, ...] = ("start_army", "start_market")):
    return realm().own(0, *own).hand(0, own[0], *hand)


def landed(g) -> set[str]:
    """Where the invasion of this question may go by land."""
    return {move.split()[1] for move in shown(g) if move.endswith(" land")}


def overseas(g) -> set[str]:
    return {move.split()[1] for move in shown(g) if move.endswith(" sea")}


# -- terrain --


def test_M_83_over_hills_one_food_more():
    assert refused(do(invader("sorner").turn_of(0), "do invade", "from sorner"), "target lea land") == 83
    two = invader("sorner", hand=("start_army", "start_market", "start_ship")).turn_of(0)
    do(two, "do invade", "from sorner", "target lea land", "pay start_market symbols", "pay start_ship symbols")
    do(two, "pay start_army symbols", "done")
    assert two.players[0].armies_in(at("lea")) == 2


def test_M_83_only_hills_lie_around_and_there_is_one_food():
    """All of Dragonate's neighbours lie behind hills or mountains."""
    assert refused(invader("dragonate").turn_of(0), "do invade") == 83
    beside = invader("dragonate").own(0, "blore").hand(0, "blore")
    assert refused(do(beside.turn_of(0), "do invade"), "from dragonate") == 83
    assert can(invader("dragonate", hand=("start_army", "start_market", "start_ship")).turn_of(0), "do invade")


def test_M_83_what_is_missing_least_is_said_of_several_cards():
    """Dragonate lacks one food, Welkin has mountains around."""
    table = invader("dragonate", "hatchel", "welkin").hand(0, "welkin")
    assert refused(do(table.own(0, "blore").hand(0, "blore").turn_of(0), "do invade"), "from welkin") == 85
    table = invader("dragonate", "hatchel", "welkin").hand(0, "welkin")
    assert refused(table.turn_of(0), "do invade") == 83


def builder(*names: str, stones: tuple[str, ...]):
    return realm().own(0, *names, *stones).hand(0, "build", names[0], *stones)


def test_M_84_a_road_over_hills_one_stone_more():
    two = do(builder("sorner", "lea", stones=("quean", "shog")).turn_of(0), "play build")
    assert refused(two, "road lea-sorner") == 199
    three = do(builder("sorner", "lea", stones=("quean", "shog", "fadge")).turn_of(0), "play build")
    assert can(three, "road lea-sorner")


def test_M_85_mountains_cannot_be_crossed():
    g = do(invader("eoan").turn_of(0), "do invade", "from eoan")
    assert refused(g, "target lea land") == 85
    # Welkin has one open border, to Hatchel, and two over mountains.
    assert refused(invader("welkin").own(0, "hatchel").turn_of(0), "do invade") == 85
    for name in ("frampold", "kakopyge"):
        assert refused(do(invader("welkin").turn_of(0), "do invade", "from welkin"), f"target {name} land") == 85


def test_M_86_no_road_over_mountains():
    g = do(builder("eoan", "lea", stones=("quean", "shog", "fadge")).turn_of(0), "play build")
    assert refused(g, "road eoan-lea") == 86


def test_M_87_rugged_country_helps_a_defending_player():
    g = realm().own(0, "blore", "eagre").g
    assert g.force(at("blore"), 0) - g.force(at("eagre"), 0) == 1


def test_M_88_but_not_a_neutral_force():
    assert realm().g.neutral_force(at("blore")) == 4


def test_M_89_only_ships_at_sea_and_only_there():
    ships = do(realm().own(0, "peened").hand(0, "start_ship").turn_of(0), "do place_ships")
    assert refused(ships, "province peened") == 89
    armies = do(realm().own(0, "peened").hand(0, "start_army").turn_of(0), "do place_armies")
    assert refused(armies, "sea beast") != 0


# -- the invasion --


def test_M_90_neutral_or_foreign_and_without_own_armies():
    table = invader("blore").own(0, "iracund").own(1, "palmain").armies(0, "scombroid")
    g = do(table.turn_of(0), "do invade", "from blore")
    assert refused(g, "target iracund land") == 90
    assert refused(g, "target scombroid land") == 90
    assert {"palmain", "margent", "trogle"} <= landed(g)


def test_M_91_the_card_of_a_province_next_to_the_target():
    g = do(invader("blore").turn_of(0), "do invade", "from blore")
    assert refused(g, "target eagre land") == 91
    assert refused(realm().own(0, "blore").hand(0, "start_army", "start_market").turn_of(0), "do invade") == 91
    assert refused(do(invader("blore").turn_of(0), "do invade"), "from start_army") == 91
    around = ("hatchel", "frampold", "kakopyge")
    assert refused(invader("welkin", *around).turn_of(0), "do invade") == 91  # there is nobody next to it


def test_M_92_one_ship_over_one_sea():
    dry = do(invader("palmain").turn_of(0), "do invade", "from palmain")
    assert refused(dry, "target aporia sea") == 92
    g = invader("palmain", hand=("start_army", "start_market", "start_ship")).turn_of(0)
    do(g, "do invade", "from palmain", "target aporia sea", "pay start_ship symbols")
    do(g, "pay start_market symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("aporia")) == 2
    other = do(invader("mome", hand=("start_army", "start_market", "start_ship")).turn_of(0), "do invade", "from mome")
    assert refused(other, "target aporia sea") == 92  # no common sea
    assert refused(invader("aporia", "kinabra").turn_of(0), "do invade") == 92  # an island of your own, and no Ship


def test_M_93_two_ships_over_two_seas():
    one = do(
        invader("palmain", hand=("start_army", "start_market", "start_ship")).turn_of(0), "do invade", "from palmain"
    )
    assert refused(one, "target custus sea") == 93
    beasts = ("ambsace", "camarine", "custus", "ictus", "jeopigia", "nesh", "peened", "frampold")
    far = invader(*beasts, hand=("start_army", "start_market", "start_ship"))
    assert refused(far.turn_of(0), "do invade") == 93  # whatever Ambsace reaches lies two seas away
    far = invader(*beasts, hand=("start_army", "start_market", "start_ship", "ship"))
    assert overseas(do(far.turn_of(0), "do invade", "from ambsace")) >= {"aporia", "eagre", "oxter"}
    g = invader("palmain", hand=("start_army", "start_market", "start_ship", "ship")).turn_of(0)
    do(g, "do invade", "from palmain", "target custus sea", "pay ship symbols", "pay start_ship symbols")
    do(g, "pay start_market symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("custus")) == 2


def test_M_298_a_ship_card_for_every_sea_between():
    g = invader("palmain", hand=("start_army", "start_market", "start_ship", "ship")).turn_of(0)
    do(g, "do invade", "from palmain", "target custus sea", "pay ship symbols")
    assert shown(g) == ["pay start_ship symbols"]


def test_M_94_at_least_one_army():
    assert (
        refused(realm().own(0, "blore", "eagre").hand(0, "quean", "eagre").own(0, "quean").turn_of(0), "do invade")
        == 94
    )
    g = do(invader("blore").turn_of(0), "do invade", "from blore", "target iracund land", "pay start_market symbols")
    assert refused(g, "done") == 94
    farm = invader("blore").reserve(0, "farming").turn_of(0)
    do(farm, "do invade", "from blore", "target iracund land")
    assert refused(farm, "pay start_army as_one") == 94  # it is the last card that gives an army


def test_M_95_one_food_however_many_armies():
    assert refused(realm().own(0, "blore").hand(0, "blore", "start_army").turn_of(0), "do invade") == 95
    g = invader("blore", hand=("start_army", "start_army_2", "start_market")).turn_of(0)
    do(g, "do invade", "from blore", "target iracund land", "pay start_market symbols")
    do(g, "pay start_army symbols", "pay start_army_2 symbols", "done")
    assert g.players[0].armies_in(at("iracund")) == 4


def test_M_96_as_many_as_symbols_one_too_many_with_the_last_army():
    g = invader("blore").supply(0, armies=1).turn_of(0)
    do(
        g,
        "do invade",
        "from blore",
        "target iracund land",
        "pay start_market symbols",
        "pay start_army symbols",
        "done",
    )
    assert (g.players[0].armies_in(at("iracund")), g.players[0].supply_armies) == (1, 0)
    two = (
        invader("blore", hand=("start_market", "lea", "welkin"))
        .own(0, "lea", "welkin")
        .hand(0, "lea", "welkin")
        .supply(0, armies=1)
    )
    g = do(
        two.turn_of(0), "do invade", "from blore", "target iracund land", "pay start_market symbols", "pay lea symbols"
    )
    assert refused(g, "pay welkin symbols") == 96


def test_M_97_only_what_the_supply_holds():
    assert refused(invader("blore").supply(0, armies=0).turn_of(0), "do invade") == 97
    g = invader("blore", hand=("start_army", "start_army_2", "start_market")).supply(0, armies=2).turn_of(0)
    do(g, "do invade", "from blore", "target iracund land", "pay start_market symbols", "pay start_army symbols")
    assert refused(g, "pay start_army_2 symbols") == 97


def test_M_98_armies_on_the_board_take_no_part():
    g = invader("blore").armies(0, "blore", 3).turn_of(0)
    do(
        g,
        "do invade",
        "from blore",
        "target iracund land",
        "pay start_market symbols",
        "pay start_army symbols",
        "done",
    )
    assert (g.players[0].armies_in(at("blore")), g.players[0].armies_in(at("iracund"))) == (3, 2)


def test_M_99_the_source_card_gives_nothing_else():
    two = realm().own(0, "eagre", "nusus").hand(0, "eagre", "start_army", "nusus").turn_of(0)
    do(two, "do invade", "from eagre", "target oxter land")
    assert refused(two, "pay eagre symbols") == 76
    do(two, "pay nusus symbols", "pay start_army symbols", "done")
    alone = realm().own(0, "eagre", "blore").hand(0, "eagre", "start_army", "blore").turn_of(0)
    assert refused(do(alone, "do invade"), "from eagre") == 99  # its food is gone with it; Blore's card can go
    assert cards(two.players[0].discard) == {"eagre", "nusus", "start_army"}


def test_M_100_several_players_may_invade_the_same_province():
    g = invader("blore").armies(1, "iracund", 2).turn_of(0)
    do(
        g,
        "do invade",
        "from blore",
        "target iracund land",
        "pay start_market symbols",
        "pay start_army symbols",
        "done",
    )
    assert [seat for seat, _ in g.sides(at("iracund"))] == [-1, 0, 1]


def test_M_101_a_province_under_attack_works_as_ever():
    g = do(invader("blore").armies(1, "blore", 5).turn_of(0), "do invade", "from blore")
    assert can(g, "target iracund land")


def test_M_102_no_province_is_won_in_the_turn_it_is_invaded():
    g = invader("blore").turn_of(0)
    do(
        g,
        "do invade",
        "from blore",
        "target iracund land",
        "pay start_market symbols",
        "pay start_army symbols",
        "done",
    )
    assert refused(g, "do end_war") == 120
    assert g.owner_of(at("iracund")) == -1


def test_M_103_example_palmain_by_land():
    g = do(invader("palmain").own(0, "scombroid").turn_of(0), "do invade", "from palmain")
    assert landed(g) == {"nusus", "diclesium", "iracund", "blore"}


def test_M_104_example_palmain_and_one_ship():
    g = invader("palmain", hand=("start_army", "start_market", "start_ship")).own(0, "scombroid").turn_of(0)
    do(g, "do invade", "from palmain")
    assert overseas(g) == {"ictus", "kinabra", "aporia", "camarine", "eagre", "nesh", "nusus", "oxter"}


def test_M_105_example_three_armies_to_blore():
    g = (
        invader("palmain", hand=("start_army", "lea", "eagre"))
        .own(0, "lea", "eagre")
        .hand(0, "lea", "eagre")
        .turn_of(0)
    )
    do(g, "do invade", "from palmain", "target blore land", "pay eagre symbols", "pay lea symbols")
    do(g, "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("blore")) == 3


def test_M_278_a_ship_that_carries_gives_no_food():
    g = invader("palmain", hand=("start_army", "start_ship")).turn_of(0)
    do(g, "do invade", "from palmain")
    assert overseas(g) == set()
    assert refused(g, "target aporia sea") == 278
    two = invader("palmain", hand=("start_army", "start_ship", "ship")).turn_of(0)
    do(two, "do invade", "from palmain")
    assert can(two, "target aporia sea")
    assert refused(two, "target custus sea") == 278
    island = invader("aporia", "kinabra", hand=("start_army", "start_ship")).turn_of(0)
    assert refused(island, "do invade") == 278


# -- placing and removing armies --


def test_M_106_army_symbols_put_as_many_armies_into_one_province():
    g = realm().own(0, "blore").hand(0, "start_army", "start_army_2").turn_of(0)
    do(g, "do place_armies", "province blore", "pay start_army symbols", "pay start_army_2 symbols", "done")
    assert g.players[0].armies_in(at("blore")) == 4
    assert refused(realm().own(0, "quean").hand(0, "quean").turn_of(0), "do place_armies") == 106
    at_home = do(realm().own(0, "blore").hand(0, "start_army").turn_of(0), "do place_armies", "province blore")
    assert refused(at_home, "done") == 106
    abroad = realm().armies(0, "lea").hand(0, "start_army", "start_market").reserve(0, "farming").turn_of(0)
    do(abroad, "do place_armies", "province lea")
    assert refused(abroad, "pay start_army as_one") == 106


def test_M_107_where_you_rule_or_have_armies():
    table = realm().own(0, "blore").own(1, "eagre").armies(0, "iracund").hand(0, "start_army", "start_market")
    g = do(table.turn_of(0), "do place_armies")
    assert set(shown(g)) == {"province blore", "province iracund"}
    assert refused(g, "province eagre") == 107


def test_M_108_elsewhere_it_takes_one_food():
    hungry = do(realm().own(0, "blore").armies(0, "iracund").hand(0, "start_army").turn_of(0), "do place_armies")
    assert refused(hungry, "province iracund") == 108
    g = realm().armies(0, "iracund").hand(0, "start_army", "start_market").turn_of(0)
    do(g, "do place_armies", "province iracund", "pay start_market symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("iracund")) == 3


def test_M_109_one_food_even_behind_hills():
    g = realm().own(0, "sorner").armies(0, "lea").hand(0, "start_army", "start_market").turn_of(0)
    do(g, "do place_armies", "province lea", "pay start_market symbols", "pay start_army symbols", "done")
    assert g.players[0].armies_in(at("lea")) == 3


def test_M_110_at_home_no_food():
    g = realm().own(0, "blore").hand(0, "start_army").turn_of(0)
    do(g, "do place_armies", "province blore", "pay start_army symbols", "done")
    assert cards(g.players[0].discard) == {"start_army"}


def test_M_111_the_second_action_may_strengthen_the_invasion_of_the_first():
    g = invader("blore", hand=("start_army", "start_army_2", "start_market", "start_ship")).turn_of(0)
    do(
        g,
        "do invade",
        "from blore",
        "target iracund land",
        "pay start_market symbols",
        "pay start_army symbols",
        "done",
    )
    do(g, "do place_armies", "province iracund", "pay start_ship symbols", "pay start_army_2 symbols", "done")
    assert g.players[0].armies_in(at("iracund")) == 4


def test_M_112_reinforcing_asks_for_no_source_card():
    g = do(realm().armies(0, "lea").hand(0, "start_army", "start_market").turn_of(0), "do place_armies", "province lea")
    assert shown(g) == ["pay start_market symbols"]


def test_M_280_example_two_armies_more_in_blore():
    table = realm().own(0, "lea", "welkin", "eagre").armies(0, "blore", 3).hand(0, "lea", "welkin", "eagre")
    g = do(table.turn_of(0), "do place_armies", "province blore", "pay eagre symbols")
    do(g, "pay lea symbols", "pay welkin symbols", "done")
    assert g.players[0].armies_in(at("blore")) == 5


def test_M_113_any_number_at_least_one_without_cards():
    g = do(realm().own(0, "blore").armies(0, "blore", 3).turn_of(0), "do remove_armies", "province blore")
    assert shown(g) == ["take 1 0", "take 2 0", "take 3 0"]
    assert refused(g, "take 0 0") == 113
    do(g, "take 2 0")
    assert (g.players[0].armies_in(at("blore")), g.players[0].supply_armies) == (1, 5)
    assert g.players[0].discard == 0
    assert refused(realm().turn_of(0), "do remove_armies") == 113
    g = do(realm().own(0, "blore").armies(0, "blore", 3).turn_of(0), "do remove_armies")
    assert refused(g, "province lea") == 113
    do(g, "province blore")
    assert refused(g, "take 4 0") == 113
    assert refused(g, "take 1 1") == 113  # no mercenary there


def test_M_114_none_leave_where_one_player_attacks_another_who_defends():
    for seat in (0, 1):
        g = realm().own(1, "eagre").armies(1, "eagre").armies(0, "eagre", 2).turn_of(seat)
        assert refused(g, "do remove_armies") == 114
    for seat in (0, 1):
        table = realm().own(1, "eagre").own(seat, "lea").armies(1, "eagre").armies(0, "eagre", 2).armies(seat, "lea")
        assert refused(do(table.turn_of(seat), "do remove_armies"), "province eagre") == 114


def test_M_285_armies_may_be_called_back_from_a_neutral_province():
    g = do(realm().armies(0, "eagre", 2).turn_of(0), "do remove_armies", "province eagre", "take 2 0")
    assert g.players[0].at == 0
    strict = realm().armies(0, "eagre", 2).options(withdraws=False)
    assert refused(strict.turn_of(0), "do remove_armies") == 285


# -- ships --


def test_M_115_ship_symbols_put_as_many_ships_into_one_sea():
    g = realm().own(0, "peened").hand(0, "start_ship", "ship").turn_of(0)
    do(g, "do place_ships", "sea beast", "pay ship symbols", "pay start_ship symbols", "done")
    assert g.players[0].ships_in(SEAS.index("beast")) == 2
    assert refused(realm().own(0, "peened").turn_of(0), "do place_ships") == 115


def test_M_116_the_sea_must_touch_a_province_of_yours():
    g = do(realm().own(0, "peened").hand(0, "start_ship").turn_of(0), "do place_ships")
    assert set(shown(g)) == {"sea beast", "sea inland_west"}
    assert refused(g, "sea serpent") == 116
    assert refused(realm().own(0, "quean").hand(0, "start_ship").turn_of(0), "do place_ships") == 116


def test_M_117_any_number_whoever_owns_them():
    g = realm().own(0, "peened").ships(0, "beast").ships(1, "beast", 2).hand(0, "start_ship").turn_of(0)
    do(g, "do place_ships", "sea beast", "pay start_ship symbols", "done")
    assert [me.ships_in(0) for me in g.players] == [2, 2, 0]


def test_M_118_ships_never_fight_ships():
    g = realm().own(0, "peened").ships(0, "beast").ships(1, "beast", 2).turn_of(0)
    assert refused(g, "do end_war") == 123
    assert g.sides(at("peened")) == [(0, 1)]


def test_M_119_any_number_of_ships_back_to_the_supply():
    g = do(realm().ships(0, "beast", 2).turn_of(0), "do remove_ships", "sea beast")
    assert shown(g) == ["number 1", "number 2"]
    do(g, "number 2")
    assert (g.players[0].ships, g.players[0].supply_ships) == (0, 2)
    assert refused(realm().turn_of(0), "do remove_ships") == 119
    assert refused(do(realm().ships(0, "beast").turn_of(0), "do remove_ships"), "sea serpent") == 119


def test_M_279_no_more_ships_than_the_supply_holds():
    g = realm().own(0, "peened").supply(0, ships=1).hand(0, "start_ship", "ship").turn_of(0)
    do(g, "do place_ships", "sea beast", "pay ship symbols")
    assert refused(g, "pay start_ship symbols") == 279
    assert (
        refused(realm().own(0, "peened").supply(0, ships=0).hand(0, "start_ship").turn_of(0), "do place_ships") == 279
    )

"""Town Centre, Tax Stand and Black Market."""

import pytest

from tests.titles.architects.build import (
    DULL,
    crew,
    do,
    hand,
    is_asked,
    may,
    moves,
    refusal,
    row,
    standing,
    stock,
    town,
    under,
)


def test_A_88_each_worker_there_allows_one_capture():
    table = town().at(0, "town_centre", 1).at(1, "forest", 2).at(1, "mines", 1).at(1, "quarry", 1).goods(0, silver=9)
    g = table.turn_of(0)
    assert refusal(g, "capture forest 1") == "A-88"
    do(g, "place town_centre", "capture forest 1", "capture mines 1")

    assert is_asked(g) == "EndTurn"
    assert standing(g, 1) == {"quarry": 1}


def test_A_89_each_capture_costs_a_silver():
    table = town().at(0, "town_centre", 2).at(1, "forest", 2).at(1, "mines", 1).at(0, "mines", 1)
    g = table.goods(0, silver=2).turn_of(0)
    do(g, "place town_centre", "capture forest 1", "capture mines 1")

    assert stock(g, 0) == {}
    assert is_asked(g) == "EndTurn"  # a third one could not be paid
    assert refusal(g, "capture mines 0") == "A-89"
    g = town().at(1, "forest", 2).turn_of(0)
    assert is_asked(do(g, "place town_centre")) == "EndTurn"
    assert refusal(g, "capture forest 1") == "A-89"
    assert refusal(g, "capture mines 1") == "A-91"  # nobody is there anyway
    g = do(town().virtue(0, 3).at(1, "forest", 2).turn_of(0), "place town_centre", "stop")
    assert refusal(g, "capture forest 1") == "A-88"  # the tax coin was spared: it was not the silver


def test_A_90_the_first_silver_is_tax():
    g = town().tax(0).at(0, "town_centre", 2).at(1, "forest", 2).at(1, "mines", 1).goods(0, silver=5).turn_of(0)
    do(g, "place town_centre", "capture forest 1")
    assert g.tax == 1
    do(g, "capture mines 1")

    assert g.tax == 1
    assert stock(g, 0) == {"silver": 3}


def test_A_91_all_of_one_colour_at_one_place():
    g = town(3).at(1, "forest", 3).at(2, "forest", 2).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")
    assert refusal(g, "capture quarry 1") == "A-91"
    assert refusal(g, "capture forest 4") == "A-91"
    do(g, "capture forest 1")

    assert (g.players[0].workers_of(1), g.players[0].workers_of(2)) == (3, 0)
    assert standing(g, 2) == {"forest": 2}


def test_A_92_only_large_circles():
    g = town().at(1, "tax_stand", 1).spaces(1, -1, -1).prison(1, 1).home(1, 5).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")

    assert moves(g) == ["capture town_centre 0", "capture tax_stand 1", "stop"]


@pytest.mark.parametrize("players", [2, 3])
def test_A_93_up_to_three_players_two_places(players):
    """T-8: with two or three players the second capture may be elsewhere."""
    table = town(players).at(0, "town_centre", 2).goods(0, silver=9)
    g = table.at(1, "forest", 3).at(1, "mines", 2).at(0, "mines", 1).at(1, "quarry", 1).turn_of(0)
    do(g, "place town_centre", "capture forest 1", "capture mines 1")

    assert refusal(g, "capture quarry 1") == "A-93"
    assert may(g, "capture mines 0")


@pytest.mark.clause("A-93", "A-94")
@pytest.mark.parametrize(("players", "places"), [(2, ("forest", "mines")), (4, ("forest",))])
def test_the_places_of_captures_are_counted_anew_every_turn(players, places):
    table = town(players).at(0, "town_centre", 2).goods(0, silver=9).at(1, "quarry", 1)
    for place in places:
        table.at(1, place, 1)
    g = table.turn_of(0)
    do(g, "place town_centre", *(f"capture {place} 1" for place in places))
    assert refusal(g, "capture quarry 1") == ("A-93" if players == 2 else "A-94")
    do(g, "end", *["place silversmith", "end"] * (players - 1), "place town_centre")

    assert may(g, "capture quarry 1")


@pytest.mark.parametrize("players", [4, 5])
def test_A_94_four_or_five_players_one_place(players):
    """T-7: three red and two green in the forest, and nowhere else."""
    table = town(players).tax(0).at(0, "town_centre", 1).goods(0, silver=9)
    g = table.at(1, "forest", 3).at(2, "forest", 2).at(1, "mines", 2).turn_of(0)
    do(g, "place town_centre", "capture forest 1")
    assert refusal(g, "capture mines 1") == "A-94"
    do(g, "capture forest 2")

    assert (g.players[0].workers_of(1), g.players[0].workers_of(2)) == (3, 2)
    assert (stock(g, 0), g.tax) == ({"silver": 7}, 1)


def test_A_95_two_colours_are_two_captures():
    g = town(3).at(0, "town_centre", 1).at(1, "forest", 1).at(2, "forest", 1).goods(0, silver=2).turn_of(0)
    do(g, "place town_centre", "capture forest 1")
    assert standing(g, 2) == {"forest": 1}
    do(g, "capture forest 2")

    assert stock(g, 0) == {}


def test_A_96_fewer_captures():
    g = town().at(0, "town_centre", 2).at(1, "forest", 2).goods(0, silver=3).turn_of(0)
    do(g, "place town_centre", "stop")

    assert stock(g, 0) == {"silver": 3}
    assert is_asked(g) == "EndTurn"


def test_A_97_the_town_centre_itself():
    g = town().at(1, "town_centre", 4).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre", "capture town_centre 1")

    assert g.players[0].workers_of(1) == 4


def test_A_98_the_worker_just_placed():
    g = town().at(0, "town_centre", 2).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre", "capture town_centre 0")

    assert g.players[0].idle == 20


def test_A_99_no_captures_elsewhere():
    g = town().captured(1, 0, 3).prison(1, 1).spaces(1, 1, -1).home(1, 2).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre")

    assert refusal(g, "capture guildhall 1") == "A-46"
    assert refusal(g, "capture prison 1") == "A-49"
    assert refusal(g, "capture black_market_b 1") == "A-43"
    assert moves(g) == ["capture town_centre 0", "stop"]  # nor from a board


def test_A_100_captives_stand_on_the_captors_board():
    g = town().at(1, "forest", 3).goods(0, silver=1).turn_of(0)
    do(g, "place town_centre", "capture forest 1")

    assert g.players[0].workers_of(1) == 3
    assert (g.players[1].idle, standing(g, 1)) == (17, {})


def test_A_101_own_workers_come_home():
    """T-9: three captures, the own group at the silversmith among them."""
    table = town(3).tax(0).at(0, "town_centre", 2).at(0, "silversmith", 2).goods(0, silver=3)
    g = table.at(1, "silversmith", 1).at(2, "silversmith", 4).turn_of(0)
    do(g, "place town_centre", "capture silversmith 1", "capture silversmith 2", "capture silversmith 0")

    assert (g.tax, stock(g, 0)) == (1, {})
    assert standing(g, 0) == {"town_centre": 3}
    assert g.players[0].idle == 17


def test_A_201_the_number_of_captures_is_fixed_when_placed():
    g = town().at(0, "town_centre", 1).at(1, "forest", 2).goods(0, silver=9).turn_of(0)
    do(g, "place town_centre", "capture town_centre 0")

    assert may(g, "capture forest 1")


def test_A_202_every_visit_begins_with_a_tax_coin():
    g = town().tax(0).at(1, "forest", 2).at(1, "mines", 2).goods(0, silver=9).turn_of(0)
    do(g, "place town_centre", "capture forest 1", "end", "place quarry", "end")
    do(g, "place town_centre", "capture mines 1")

    assert g.tax == 2


def test_A_102_a_robber_takes_all_silver():
    """T-10: eleven silver, two virtue."""
    g = town().tax(11).turn_of(0)
    do(g, "place tax_stand")

    assert stock(g, 0) == {"silver": 11}
    assert g.tax == 0


def test_A_103_a_robbery_costs_two_virtue():
    g = town().turn_of(0)
    do(g, "place tax_stand")

    assert g.players[0].virtue == 5
    g = do(town().virtue(0, 1).turn_of(0), "place tax_stand")
    assert (g.players[0].virtue, g.players[0].debts) == (0, 1)  # OR-22


def test_A_104_an_empty_tax_stand_takes_nobody():
    assert refusal(town().tax(0).turn_of(0), "place tax_stand") == "A-104"


def test_A_105_all_tax_goes_to_the_tax_stand():
    g = town().tax(0).debts(0, 1).captured(1, 0, 1).at(0, "guardhouse", 1).goods(0, silver=11).turn_of(0)
    do(g, "place guardhouse", "ransom silver", "redeem")

    assert g.tax == 2 + 3


def test_A_106_other_silver_goes_to_the_supply():
    g = town().tax(0).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert g.tax == 0
    assert "silver" not in stock(g, 0)


def test_A_107_the_left_space():
    """T-22, left: a marble and a stone for a silver and a virtue."""
    g = town().offers(3, 8).goods(0, silver=1).turn_of(0)
    do(g, "place black_market_a")

    assert stock(g, 0) == {"marble": 1, "stone": 1}
    assert g.players[0].virtue == 6
    assert refusal(town().turn_of(0), "place black_market_a") == "A-107"


def test_A_108_the_middle_space():
    g = town().goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b")

    assert stock(g, 0) == {}
    assert g.players[0].virtue == 6
    assert moves(g) == [*(f"hire {r} {c}" for r in (1, 2) for c in (1, 2, 3, 4)), "study"]
    assert refusal(g, "stop") == "A-108"
    assert refusal(town().goods(0, silver=1).turn_of(0), "place black_market_b") == "A-108"


def test_A_109_any_face_up_apprentice_without_further_price():
    g = town().goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b", "hire 2 4")

    assert crew(g, 0) == [DULL[7]]
    assert stock(g, 0) == {}
    assert g.tax == 4


def test_A_110_with_the_silver_on_it():
    g = town().coins(0, 0, 5).goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b", "hire 1 3")

    assert stock(g, 0) == {"silver": 5}


def test_A_111_or_look_at_five_cards_and_keep_one():
    cards = ("well", "keep", "church", "palace", "castle")
    g = town().next_cards(*cards).goods(0, silver=2).turn_of(0)
    below = len(g.under)
    do(g, "place black_market_b", "study")
    assert moves(g) == ["keep well", "keep castle", "keep church", "keep keep", "keep palace"]
    assert refusal(g, "keep smithy") == "A-111"
    drawn = list(g.looking)
    do(g, "keep church")

    assert hand(g, 0) == ["church"]
    assert list(g.under[below:]) == [card for card in drawn if card != 19]  # in the order they came
    assert refusal(town().turn_of(0), "keep church") == "A-111"
    g = town().no_cards().goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b")
    assert refusal(g, "study") == "A-111"  # OR-43


def test_A_112_the_right_space():
    """T-22, right: gold, stone and two wood for three silver and a virtue."""
    g = town().offers(3, 8).goods(0, silver=3).turn_of(0)
    do(g, "place black_market_c")

    assert stock(g, 0) == {"gold": 1, "stone": 1, "wood": 2}
    assert g.players[0].virtue == 6
    assert refusal(town().goods(0, silver=2).turn_of(0), "place black_market_c") == "A-112"


def test_A_113_market_cards_stay():
    g = town().offers(3, 8).goods(0, silver=4).turn_of(0)
    do(g, "place black_market_a", "end", "place quarry", "end", "place black_market_c")

    assert (g.offer, g.large) == (2, (7,))


def test_A_114_an_occupied_space_serves_nobody():
    g = town().goods(0, silver=9).spaces(0, -1, 1).turn_of(0)

    assert refusal(g, "place black_market_a") == "A-114"
    assert refusal(g, "place black_market_c") == "A-114"


def test_A_205_one_player_on_several_spaces():
    g = town().goods(0, silver=3).spaces(0, 0, -1).turn_of(0)
    do(g, "place black_market_c")

    assert g.players[0].prison == 3  # all three were the own ones, and the market was reset


def test_A_206_the_display_is_refilled_after_a_market_hire():
    g = town().coins(0, 1, 2, 0).goods(0, silver=2).turn_of(0)
    do(g, "place black_market_b", "hire 1 1")

    assert row(g, 1)[:3] == list(DULL[1:4])
    assert g.coins == (1, 2, 0, 0, 0, 0, 0, 0)
    assert g.display[3] >= 0
    assert under(g) == []

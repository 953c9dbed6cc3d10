"""The solo game, F-257..F-287 and F-303..F-306."""

import pytest

from citywright.kit.grid import to_list
from citywright.titles.founders.rules.facts import ADVISERS, FIRST_ADVISER, RACES
from citywright.titles.founders.rules.game import GAME
from citywright.titles.founders.rules.roads import BuildRoad
from citywright.titles.founders.rules.state import Founders
from citywright.titles.founders.rules.turn import BeginTurn, PlayCard
from citywright.titles.founders.rules.vote import ChooseProposal, OpenChoice, PayTokens, PlacePrestige, Spend
from tests.titles.founders.build import City, begun, card, do, drafted, is_asked, may, moves, prestige, refusal, told


def alone() -> City:
    return City(1).store(0, "people", (4, 8))


@pytest.mark.clause("F-260", "F-261", "F-303")
def test_setup_alone():
    g = begun(1)
    me = g.players[0]

    assert me.basics == 0xFF
    assert not me.hand >> card("income") & 1
    first = GAME.setup(1, 0)
    assert moves_of(first) == [f"race {name}" for name in RACES]
    assert is_asked(g) == "PlayCard"


def moves_of(g) -> list[str]:
    return [GAME.show(action) for action in g.legal()]


@pytest.mark.clause("F-43")
def test_the_aesthers_alone_take_any_good():
    g = drafted(1, "aesther")

    assert len(moves(g)) == 8


def test_F_262_any_numbered_cell_will_do():
    g = drafted(1, "orchid", options={"side": "symmetric"})

    assert is_asked(g) == "PlaceStart"
    assert len(moves(g)) == 9
    assert may(g, "start 6,9")


@pytest.mark.clause("F-275")
@pytest.mark.parametrize(
    ("price", "temp", "perm", "payments"),
    [
        (4, 4, 3, ["spend 4 0", "spend 2 1", "spend 0 2"]),
        (4, 2, 1, ["spend 2 1"]),
        (3, 1, 3, ["spend 1 1", "spend 0 2"]),  # no change for the odd one
        (2, 0, 5, ["spend 0 1"]),  # and none too many
    ],
)
def test_how_a_price_can_be_paid(price, temp, perm, payments):
    g = alone().crystals(0, temp=temp, perm=perm).asking(Spend(0, price))

    assert moves(g) == payments


@pytest.mark.clause("F-206", "F-276")
def test_alone_too_a_proposal_that_fits_nowhere_is_replaced():
    city = alone().proposals("reed_market", "salt_barge", "sleeping_lion")
    city.g.roads |= city.g.board.terrain[2] & city.g.free  # no forest is left
    g = city.done().asking(OpenChoice(0))

    assert {prestige("reed_market"), prestige("sleeping_lion")} <= set(g.out)
    assert len(g.proposals) == 3
    assert g.proposals[0] == prestige("salt_barge")


def test_F_304_the_district_of_the_start_is_a_choice_of_its_own():
    g = drafted(1, "orchid")
    districts = {g.board.district_of[action[1]] for action in g.legal()}

    assert districts == {1, 2, 3}
    assert g.board.level_of_district["2"] == "very_hard"


def test_F_266_nobody_follows():
    g = alone().coins(0, 9).asking(PlayCard(0))
    do(g, "play trade", "stall gems", "site 13,1")

    assert (is_asked(g), g.actor()) == ("PlayCard", 0)


def test_F_267_action_cards_are_discarded():
    g = alone().coins(0, 9).asking(PlayCard(0))
    do(g, "play trade", "stall gems", "site 13,1")

    assert to_list(g.players[0].shown) == [card("trade")]


@pytest.mark.clause("F-268", "F-269")
def test_advisers_leave_the_game_when_played_face_up():
    g = alone().coins(0, 9).hand(0, "huckster", "scholar", "call_to_vote").asking(PlayCard(0))
    news = told(g, "play huckster", "stall gems", "site 13,1")
    assert to_list(g.gone) == [ADVISERS.index("huckster")]
    assert ("leaves", 0, card("huckster")) in news
    do(g, "hide scholar", "basic coin")

    assert [c for c, _ in g.players[0].hidden] == [FIRST_ADVISER]
    assert g.gone.bit_count() == 1


@pytest.mark.clause("F-270", "F-258")
def test_call_to_vote_waits_for_an_empty_hand():
    g = alone().discard(0, "trade", "construct", "upgrade").asking(PlayCard(0))
    assert refusal(g, "play call_to_vote") == "F-270"
    do(g, "hide recruit", "basic coin")

    assert moves(g) == ["play call_to_vote"]


def last_card(round_number: int = 1) -> City:
    city = alone().discard(0, "trade", "construct", "upgrade", "recruit")
    city.g.round = round_number
    return city


@pytest.mark.clause("F-271", "F-287")
def test_income_and_return_come_first():
    city = last_card().house(0, (4, 5)).store(0, "gems", (13, 1))
    city.g.players[0].race_worker = True
    g = do(city.asking(PlayCard(0)), "play call_to_vote")
    me = g.players[0]

    assert (me.coins, me.temp, me.hand.bit_count()) == (9, 1, 5)
    assert g.free_workers(0) == 1
    assert is_asked(g) == "ChooseProposal"


@pytest.mark.clause("F-272", "F-273", "F-265")
def test_prices_of_the_proposals():
    g = alone().asking(ChooseProposal(0))
    assert GAME.view(g, 0)["prices"] == [0, 2, 4]
    assert moves(g) == ["choose left"]
    assert refusal(g, "choose middle") == "F-273"
    g = alone().crystals(0, temp=1, perm=1).asking(ChooseProposal(0))
    assert moves(g) == ["choose left", "choose middle"]
    few = alone().proposals("reed_market").asking(ChooseProposal(0))
    assert refusal(few, "choose middle") == "F-272"


@pytest.mark.clause("F-274")
@pytest.mark.parametrize("completed", range(6))
def test_example_S_prices_rise_with_every_completion(completed):
    g = alone().completed(completed).asking(ChooseProposal(0))

    assert [g.solo_price(slot) for slot in range(3)] == [0, 2 + completed, 4 + 2 * completed]


def test_F_275_two_temporary_crystals_are_worth_a_permanent_one():
    g = alone().crystals(0, temp=3, perm=2).asking(Spend(0, 4))

    assert moves(g) == ["spend 2 1", "spend 0 2"]
    assert refusal(g, "spend 3 1") == "F-275"
    do(g, "spend 2 1")
    assert (g.players[0].temp, g.players[0].perm) == (1, 1)
    odd = alone().crystals(0, perm=2).asking(Spend(0, 3))
    assert moves(odd) == ["spend 0 2"]  # no change


@pytest.mark.clause("F-276", "F-277", "F-278")
def test_the_choice_is_paid_placed_and_the_row_slides():
    g = alone().crystals(0, temp=3, perm=1).asking(ChooseProposal(0))
    left, middle, right = g.proposals
    do(g, "choose middle", "spend 2 0")
    assert is_asked(g) == "PlacePrestige"
    do(g, moves(g)[0])

    assert g.buildings[0].card == middle
    assert g.proposals[:2] == (left, right)
    assert len(g.proposals) == 3
    assert g.discard == ()
    assert (g.players[0].temp, g.players[0].perm) == (0, 1)
    assert g.round == 2


@pytest.mark.clause("F-279", "F-280")
def test_tokens_on_all_unfinished_buildings():
    city = alone().building("university", (13, 10), cubes={"metal": 0})
    city = city.building("crooked_bone", (14, 7), cubes={"people": 0, "livestock": 0, "food": 0})
    g = city.asking(PlacePrestige(0, 0))
    do(g, "lay 0 7,7")  # the reed market, beside nothing

    assert [b.token for b in g.buildings] == [True, False, True]


def test_F_281_a_delivery_takes_the_token_off():
    g = alone().building("crooked_bone", (3, 6), 1, token=True).asking(BuildRoad(0))
    do(g, "road 3,7")
    assert not g.buildings[0].token

    g = alone().proposals("crooked_bone").asking(PlacePrestige(0, 0))
    do(g, "lay 0 3,7")  # beside the people stall: delivered after the token came
    assert not g.buildings[0].token


@pytest.mark.clause("F-282")
def test_tokens_are_paid_at_the_right_price():
    city = alone().building("crooked_bone", (14, 7), token=True).building("university", (13, 10), token=True)
    g = city.completed(1).crystals(0, temp=3, perm=5).asking(PayTokens(0))
    assert (is_asked(g), g.agenda[-1].dump()) == ("Spend", ["Spend", 0, 12])
    do(g, "spend 2 5")

    assert not any(b.token for b in g.buildings)


@pytest.mark.clause("F-283")
def test_who_cannot_pay_loses():
    g = alone().building("crooked_bone", (14, 7), token=True).crystals(0, temp=1, perm=1).asking(PayTokens(0))

    assert g.ending == "unpaid"
    assert g.winners() == ()


@pytest.mark.clause("F-259", "F-284", "F-257", "F-305")
def test_round_seven_ends_without_a_vote():
    city = last_card(7).building("crooked_bone", (14, 7), token=True)
    city.g.next(BeginTurn(0))
    city.g.run()

    assert city.g.ending == "lost"
    city = last_card(6)
    city.g.next(BeginTurn(0))
    city.g.run()
    assert is_asked(city.g) == "PlayCard"


def finished(number: int, unfinished: int = 0) -> Founders:
    city = last_card(7).coins(0, 0).vp(20)
    city = city.building("crooked_bone", (14, 7), cubes=dict.fromkeys(("people", "livestock", "food"), 0))
    if unfinished:
        city = city.building("university", (13, 10))
    city = city.completed(number)
    city.g.next(BeginTurn(0))
    city.g.run()
    return city.g


@pytest.mark.clause("F-285", "F-286", "F-306", "F-257")
def test_winning_and_losing_at_the_end():
    won = finished(6)
    assert (won.ending, won.winners()) == ("won", (0,))
    assert won.scores() == [20]
    assert (finished(5).ending, finished(5).winners()) == ("lost", ())
    assert finished(6, unfinished=1).ending == "lost"


@pytest.mark.clause("F-287")
def test_the_order_of_the_solo_vote():
    city = last_card().building("crooked_bone", (14, 7), token=True).crystals(0, perm=4)
    g = city.asking(PlayCard(0))
    g.news = []
    do(g, "play call_to_vote", "spend 0 2", "choose middle", "spend 0 1")
    do(g, moves(g)[0])
    told_in_order = [event[0] for _, event in g.news or []]
    wanted = ["takes_back", "income", "pays_influence", "lifts_tokens", "elects", "builds", "proposes", "round"]
    places = [told_in_order.index(name) for name in wanted]

    assert places == sorted(places)
    assert [b.token for b in g.buildings] == [True, True]


@pytest.mark.clause("F-206")
def test_without_a_proposal_the_round_goes_on():
    from citywright.kit.zones import Deck

    city = alone()
    city.g.out, city.g.proposals, city.g.deck = tuple(range(21)), (), Deck.shuffled([])
    g = city.asking(OpenChoice(0))

    assert g.round == 2
    assert prestige("university") in g.out

"""The Guardhouse."""

from tests.titles.architects.build import do, is_asked, may, moves, refusal, stock, told, town


def test_A_115_one_action_for_each_worker():
    g = town().debts(0, 3).goods(0, silver=18).at(0, "guardhouse", 1).turn_of(0)
    assert refusal(g, "redeem") == "A-115"
    do(g, "place guardhouse", "redeem", "redeem")

    assert refusal(g, "redeem") == "A-115"
    assert g.players[0].debts == 1


def test_A_116_captives_go_to_prison_for_a_silver_each():
    g = town().captured(0, 1, 3).turn_of(0)
    do(g, "place guardhouse", "jail")

    assert stock(g, 0) == {"silver": 3}
    assert g.players[1].prison == 3
    g = town().prison(0, 1).turn_of(0)
    do(g, "place guardhouse")
    assert refusal(g, "jail") == "A-116"


def test_A_117_own_workers_leave_prison_for_free():
    g = town().prison(0, 4).turn_of(0)
    do(g, "place guardhouse", "release")

    assert (g.players[0].prison, g.players[0].idle) == (0, 19)
    g = town().captured(0, 1, 1).turn_of(0)
    do(g, "place guardhouse")
    assert refusal(g, "release") == "A-117"


def test_A_118_a_ransom_costs_five_two_of_them_tax():
    g = town().tax(0).captured(1, 0, 2).goods(0, silver=5).turn_of(0)
    do(g, "place guardhouse", "ransom silver")

    assert (stock(g, 0), g.tax) == ({}, 2)
    assert g.players[0].idle == 19
    g = town().captured(1, 0, 2).goods(0, silver=4).turn_of(0)
    do(g, "place guardhouse")
    assert refusal(g, "ransom silver") == "A-118"
    assert refusal(g, "ransom free") == "A-118"


def test_A_119_or_a_debt_and_a_virtue():
    g = town().captured(1, 0, 2).turn_of(0)
    do(g, "place guardhouse", "ransom debt")

    assert (g.players[0].debts, g.players[0].virtue) == (1, 6)
    g = do(town().virtue(0, 0).captured(1, 0, 2).turn_of(0), "place guardhouse", "ransom debt")
    assert g.players[0].debts == 2  # OR-22: the missing virtue is a debt as well


def test_A_120_all_boards_at_once():
    g = town(3).captured(1, 0, 2).captured(2, 0, 3).captured(2, 1, 1).goods(0, silver=5).turn_of(0)
    do(g, "place guardhouse", "ransom silver")

    assert g.players[0].idle == 19
    assert g.players[2].workers_of(1) == 1


def test_A_121_somebody_must_be_captured():
    g = town().goods(0, silver=9).prison(0, 1).turn_of(0)
    do(g, "place guardhouse")

    assert refusal(g, "ransom silver") == "A-121"
    assert refusal(g, "ransom debt") == "A-121"


def test_A_122_a_debt_costs_six_three_of_them_tax():
    g = town().tax(0).debts(0, 1).goods(0, silver=7).turn_of(0)
    do(g, "place guardhouse", "redeem")

    assert (stock(g, 0), g.tax) == ({"silver": 1}, 3)
    g = town().debts(0, 1).prison(0, 1).goods(0, silver=5).turn_of(0)
    do(g, "place guardhouse")
    assert refusal(g, "redeem") == "A-122"


def test_A_123_in_any_order():
    """T-11: five captives handed over, two own ones freed, the third action left."""
    for order in (("jail", "release"), ("release", "jail")):
        g = town(3).at(0, "guardhouse", 2).captured(0, 1, 3).captured(0, 2, 2).prison(0, 2).turn_of(0)
        do(g, "place guardhouse", *order)
        assert stock(g, 0) == {"silver": 5}
        assert g.players[0].prison == 0


def test_A_124_several_debts_each_an_action():
    g = town().debts(0, 2).goods(0, silver=12).at(0, "guardhouse", 1).turn_of(0)
    do(g, "place guardhouse", "redeem", "redeem")

    assert (g.players[0].debts, g.players[0].paid) == (0, 2)


def test_A_125_actions_may_be_left():
    g = town().at(0, "guardhouse", 2).captured(0, 1, 1).prison(0, 1).turn_of(0)
    do(g, "place guardhouse", "jail", "stop")

    assert g.players[0].prison == 1
    assert is_asked(do(town().turn_of(0), "place guardhouse")) == "EndTurn"  # nothing to do, nothing to ask


def test_A_126_a_paid_debt_is_kept():
    g = do(town().debts(0, 2).goods(0, silver=6).turn_of(0), "place guardhouse", "redeem")

    assert (g.players[0].debts, g.players[0].paid) == (1, 1)


def test_A_127_a_paid_debt_gives_a_virtue():
    g = do(town().debts(0, 1).goods(0, silver=6).turn_of(0), "place guardhouse", "redeem")

    assert g.players[0].virtue == 8


def test_A_128_and_what_debt_collectors_add():
    g = town().debts(0, 1).goods(0, silver=6).crew(0, "debt-collector-7").turn_of(0)
    do(g, "place guardhouse", "redeem")

    assert stock(g, 0) == {"stone": 2}


def test_A_207_all_captives_at_once():
    g = town(3).captured(0, 1, 3).captured(0, 2, 2).turn_of(0)
    do(g, "place guardhouse")
    assert moves(g) == ["jail", "stop"]
    events = told(g, "jail")

    assert g.players[0].captured == 0
    assert ("jails", 0, 5) in events
    assert not may(g, "jail")

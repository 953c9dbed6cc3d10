"""The master token, S-111..S-117 and S-133, S-134. That the six differ (S-110) is in test_content."""

from collections import Counter

from citywright.titles.settlers.rules.facts import TOKENS
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.steps import Attach, EndTurn, PlayToken
from citywright.titles.settlers.rules.tokens import Ruin, Settle
from tests.titles.settlers.build import do, hand, lines_of, may, moves, refusal, state, told

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
WINERIES = {(0, 0): "winery", (1, 0): "winery", (0, 1): "grove", (1, 1): "mine"}
WINE = TOKENS.index("master-wine") - 3


def workshop():
    """Iron and stone for a workshop at (0, 1)."""
    return state().land(0, {(0, 0): "mine", (1, 0): "cliff"}).row("workshop-iron")


def test_S_111_a_master_is_drawn_blind():
    drawn: Counter[str] = Counter()
    for seed in range(240):
        g = workshop().asking(Attach(0))
        g.rng = seed
        do(g, "take C-workshop-iron", "place 0 1")
        drawn[hand(g, 0)[0]] += 1

    assert set(drawn) == {name for name in TOKENS if name.startswith("master-")}
    assert min(drawn.values()) > 20  # 40 on average


def test_S_111_and_then_shown_to_all():
    g = workshop().asking(Attach(0))
    news = told(g, "take C-workshop-iron", "place 0 1")

    assert news[-1] == ("gains", 0, g.players[0].tokens[0])
    assert GAME.view(g, 1)["players"][0]["tokens"] == list(g.players[0].tokens)


def test_S_111_a_drawn_master_is_not_drawn_again():
    others = [name for name in TOKENS if name.startswith("master-") and name != "master-fish"]
    g = workshop().tokens(1, *others).asking(Attach(0))
    do(g, "take C-workshop-iron", "place 0 1")

    assert hand(g, 0) == ["master-fish"]


def test_S_112_a_master_goes_on_an_own_village_square_of_its_resource():
    table = state().land(0, WINERIES).land(1, {(5, 5): "winery"}).tokens(0, "master-wine").row("lake")
    g = table.asking(Settle(0, WINE))

    assert moves(g) == ["settle 0 0", "settle 1 0"]
    assert refusal(g, "settle 0 1") == "S-112"
    assert refusal(g, "settle 1 1") == "S-112"  # a mine makes iron
    assert refusal(g, "settle 5 5") == "S-112"  # an opponent's winery
    do(g, "settle 1 0")
    assert hand(g, 0) == []


def test_S_112_without_such_a_square_it_cannot_be_played():
    g = state().land(0, WINERIES).tokens(0, "master-fish", "master-wine").row("lake").asking(PlayToken(0))

    assert refusal(g, "play master-fish") == "S-112"
    assert moves(g) == ["play master-wine", "keep"]


def test_S_113_a_square_with_a_master_no_longer_produces():
    land = {(0, 0): "winery", (1, 0): "cliff"}
    assert may(state().land(0, land).placing(0, "camp-wine"), "place 0 1")  # wine and stone

    g = state().land(0, land).tokens(0, "master-wine").row("camp-wine", "lake").asking(Settle(0, WINE))
    do(g, "settle 0 0")
    assert refusal(g, "take C-camp-wine") == "S-113"


def test_S_114_a_master_on_the_state_is_worth_two_points():
    g = state().land(0, WINERIES).tokens(0, "master-wine").row("lake").asking(Settle(0, WINE))
    assert lines_of(g, 0) == {"prizes": 0, "masters": 0, "tokens": 1, "replaced": 0}
    do(g, "settle 0 0")

    assert lines_of(g, 0) == {"prizes": 0, "masters": 2, "tokens": 0, "replaced": 0}


def test_S_115_a_master_left_in_hand_is_worth_one_point():
    g = state().land(0, TWO_LAKES).tokens(0, "master-wine").stacks(0, 0, 0).asking(EndTurn(0, True))
    do(g, "end")

    assert g.is_over()
    assert g.scores() == [1, 0]


def test_S_116_a_carried_resource_does_not_make_room_for_a_master():
    g = state().land(0, WINERIES).cart(0, (0, 0)).tokens(0, "master-wine").asking(Settle(0, WINE))

    assert refusal(g, "settle 0 1") == "S-116"
    assert refusal(g, "settle 1 1") == "S-116"
    assert moves(g) == ["settle 0 0", "settle 1 0"]


def test_S_117_a_square_with_a_master_can_be_ruined_and_scores_nothing():
    table = state().land(1, {(0, 0): "winery", (1, 0): "lake"}).master(1, (0, 0), "wine").land(0, TWO_LAKES)
    g = table.tokens(0, "war").asking(Ruin(0))
    do(g, "ruin 1 0 0")

    assert g.scores()[1] == 0


def test_S_133_a_master_on_the_state_lies_face_up():
    g = state().land(0, WINERIES).master(0, (1, 0), "wine").asking(EndTurn(0, True))

    for seat in range(3):
        masters = {(x, y): master for x, y, *_, master in GAME.view(g, seat)["players"][0]["land"]}
        assert masters == {(0, 0): -1, (1, 0): WINE, (0, 1): -1, (1, 1): -1}


def test_S_134_no_master_on_a_ruined_square_but_a_coin_does_not_prevent_it():
    table = state().land(0, WINERIES).ruined(0, (0, 0)).coin(0, (1, 0)).tokens(0, "master-wine").row("lake")
    g = table.asking(Settle(0, WINE))

    assert refusal(g, "settle 0 0") == "S-134"
    assert moves(g) == ["settle 1 0"]
    do(g, "settle 1 0", "take N-lake-1", "place 2 0", "end")
    assert hand(g, 0) == ["coin"]  # collected as usual
    assert lines_of(g, 0)["masters"] == 2


def test_S_134_is_the_reason_when_all_such_squares_are_ruined():
    g = state().land(0, WINERIES).ruined(0, (0, 0), (1, 0)).tokens(0, "master-wine").row("lake").asking(Attach(0))

    assert refusal(g, "play master-wine") == "S-134"

"""What is told: every event with its seat and its numbers. Words are the display's business."""

from citywright.titles.settlers.rules.facts import CITY, RESOURCES
from citywright.titles.settlers.rules.steps import Attach, EndTurn
from citywright.titles.settlers.rules.tokens import Buy, Join, Ruin, Settle
from tests.titles.settlers.build import ONLY_BY_REPLACING, find, state, told

TWO_LAKES = {(0, 0): "lake", (1, 0): "lake"}
BLOCK = {(0, 0): "forest", (0, 1): "cliff", (1, 0): "winery", (1, 1): "winery"}
COIN, WINE = 1, 4


def test_a_reveal_and_a_cleared_row():
    camps = [find(f"camp-{r}") for r in ("iron", "gold", "cloth", "horses", "wine")]
    table = state(3).land(1, TWO_LAKES).row("camp-iron", "camp-gold", "camp-cloth", "camp-horses", "camp-wine", "cliff")

    assert told(table.only("camp-fish", "grove").turn_of(1), "reveal city") == [
        ("clears", 1, CITY, *camps),
        ("reveals", 1, CITY, find("camp-fish")),
    ]


def test_attaching_a_city_square_in_place_of_another_with_a_coin_on_it():
    table = state(3).land(2, {(0, 0): "mine", (1, 0): "cliff", (0, 1): "lake"}).coin(2, (0, 1), (0, 1), (0, 0))
    table.bought("iron")

    assert told(table.placing(2, "market-iron"), "place 0 1", "end") == [
        ("replaces", 2, find("lake"), 0, 1),
        ("collects", 2, 2),
        ("attaches", 2, find("market-iron"), 0, 1),
        ("gains", 2, COIN),
        ("collects", 2, 1),
        ("turn", 0, 2),
    ]


def test_declining_and_the_forced_square():
    table = state().land(1, ONLY_BY_REPLACING).row("mine").only("grove", "winery")

    assert told(table.asking(Attach(1)), "decline", "place 3 0") == [
        ("declines", 1),
        ("forced", 1, find("grove")),
        ("attaches", 1, find("grove"), 3, 0),
    ]


def test_declining_with_no_nature_square_left():
    table = state().land(1, ONLY_BY_REPLACING).row("mine").stacks(nature=0)

    assert told(table.asking(Attach(1)), "decline") == [
        ("declines", 1),
        ("attaches_nothing", 1),
    ]


def test_the_four_tokens():
    war = state(3).land(1, TWO_LAKES).land(2, BLOCK).tokens(2, "war").row("cliff").asking(Ruin(2))
    coin = state(3).land(1, {(0, 0): "stud_farm"}).land(2, BLOCK).tokens(2, "coin").row("cliff").asking(Buy(2))
    bought = state(3).land(1, TWO_LAKES).land(2, BLOCK).tokens(2, "coin").row("cliff").asking(Buy(2))
    cart = state(3).land(2, BLOCK).tokens(2, "cart").row("cliff").asking(Join(2))
    master = state(3).land(2, BLOCK).tokens(2, "master-wine").row("cliff").asking(Settle(2, WINE))

    assert told(war, "ruin 1 1 0") == [("ruins", 2, 1, 1, 0, find("N-lake-2"))]
    assert told(coin, "buy 1 0 0") == [("buys", 2, 1, 0, 0, RESOURCES.index("horses"))]
    assert told(bought, "buy 1 1 0", "name water") == [("buys", 2, 1, 1, 0, RESOURCES.index("water"))]
    assert told(cart, "join 0 0") == [("joins", 2, 0, 0)]
    assert told(master, "settle 1 0") == [("settles", 2, WINE, 1, 0)]


def test_a_proposal_and_its_answers():
    assert told(state(3).asking(EndTurn(1, True)), "propose", "agree", "refuse") == [
        ("proposes", 1),
        ("agrees", 2),
        ("refuses", 0),
        ("turn", 2, 2),
    ]


def test_the_end_with_the_coins_of_everybody_and_the_winners():
    table = state(3).land(0, TWO_LAKES).coin(0, (0, 0)).land(2, {(0, 0): "mine"}).coin(2, (0, 0)).stacks(0, 0, 0)

    assert told(table.asking(EndTurn(2, True)), "end") == [
        ("collects", 2, 1),
        ("collects", 0, 1),
        ("finished", 1, 0, 2),
    ]


def test_a_turn_begins_with_its_seat_and_number():
    assert told(state(4).asking(EndTurn(3, True)), "end") == [("turn", 0, 2)]

"""The goal, the components, the setup and the draft."""

import pytest

from citywright.kit.chance import Stream
from citywright.kit.random_play import play_on
from citywright.titles.architects.rules.facts import APPRENTICES, BUILDINGS, GOLD, ONE, SILVER, STONE
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.setup import DraftPick
from tests.titles.architects.build import do, hand, is_asked, new_game, refusal, town


def drafted(players=2, seed=1, **options):
    """A game after its draft; every seat takes its first card."""
    g = new_game(players, seed, options)
    while not any(me.hand for me in g.players) or isinstance(g.agenda[-1], DraftPick):
        g.apply(g.legal()[0])
    return g


def test_A_1_the_most_points_win():
    g = town().last_round(1).goods(0, gold=3).goods(1, gold=5).ending(0)
    do(g, "end")

    assert g.scores() == [3, 5]
    assert g.winners() == (1,)


def test_A_2_the_end_comes_with_the_guildhall_and_not_with_rounds():
    g = new_game(2, 3)
    play_on(GAME, g, Stream(3))

    assert g.ending == "guildhall"
    assert len(g.hall) >= 12
    assert [new_game(2, seed).final_turns for seed in range(3)] == [-1, -1, -1]


def test_A_3_virtue_is_only_counted_at_the_end():
    g = town().virtue(0, 14).turn_of(0)
    before = g.players[0].goods
    do(g, "place quarry", "end")

    assert g.players[0].goods - before == ONE[STONE]  # and nothing for the virtue
    assert dict(g.score_lines(0))["virtue"] == 7


@pytest.mark.parametrize("players", GAME.seats)
def test_A_4_every_colour_has_twenty_workers_and_two_markers(players):
    g = new_game(players, 5, {"boards": "random"})

    assert [me.idle + me.prison for me in g.players] == [20] * (players + g.rivals)  # some boards start in Prison
    table = town(max(2, players)).rewards(5).goods(0, gold=1).hand(0, "keep")  # a step, and two virtue
    g = do(table.turn_of(0), "place guildhall", "advance", "discard keep")
    shown = GAME.view(g, 1)["players"]
    assert [(me["level"], me["virtue"]) for me in shown] == [(1, 9), *[(0, 7)] * (len(shown) - 1)]  # each on its own


def test_A_5_the_decks():
    census = GAME.census(new_game(2, 1))

    def counted(names):
        return sum(census[name] for name in names)

    assert counted(APPRENTICES) == counted(BUILDINGS) == 40
    assert sum(n for name, n in census.items() if name.startswith("market card")) == 10
    assert census["rewards"] == 11


def test_A_6_the_supply_never_runs_out():
    g = town().goods(0, clay=100, wood=100, silver=200).at(0, "quarry", 19).turn_of(0)
    do(g, "place quarry")

    assert g.players[0].has(2) == 20
    assert GAME.census(g)["stone"] == 0  # what players hold, the supply is short of


def test_A_7_all_market_cards_lie_on_the_left_one_open():
    g = new_game(3, 9)

    assert len(g.small) == 9
    assert g.offer >= 0
    assert len({new_game(3, seed).offer for seed in range(30)}) > 3


def test_A_8_no_card_on_the_right():
    assert new_game(2, 9).large == ()


@pytest.mark.parametrize(("players", "rewards"), [(1, 5), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_A_9_two_rewards_for_each_player_and_one(players, rewards):
    assert new_game(players, 2).rewards_left == rewards


def test_A_10_rewards_outside_the_pile_never_come():
    """Of eleven rewards two players have five; after those a step brings a virtue, whatever stayed in the box."""
    table = town().goods(0, gold=3, wood=12, marble=3).goods(1, gold=1).hand(1, "palace")
    g = table.hand(0, "well", "keep", "smithy", "castle", "church").turn_of(0)
    for card in ("well", "keep", "smithy", "castle", "church"):
        do(g, "place guildhall", "advance", f"discard {card}", "end")
        if card != "church":
            do(g, "place quarry", "end")
    assert (len(g.rewards_used), len(g.rewards), g.rewards_left) == (5, 6, 0)
    before = g.players[1].goods
    do(g, "place guildhall", "advance", "discard palace")

    assert (g.players[1].level, g.players[1].virtue) == (1, 7 + 1)
    assert before - g.players[1].goods == ONE[GOLD]  # paid, and nothing gained
    assert len(g.rewards_used) == 5


@pytest.mark.clause("A-10")
def test_nobody_knows_which_rewards_are_in_the_pile():
    g = town().goods(0, gold=1).hand(0, "keep").turn_of(0)
    do(g, "place guildhall", "advance")
    drawn = set()
    for seed in range(200):
        world = GAME.determinize(g, 0, seed)
        drawn.add(do(world, "discard keep").rewards_used[-1])

    assert drawn == set(range(11))  # each of all eleven may be the next
    assert "rewards" not in GAME.view(g, 0)


def test_A_11_a_debt_taken_is_unpaid():
    g = town().virtue(0, 0).goods(0, silver=1).turn_of(0)
    do(g, "place black_market_a")

    assert (g.players[0].debts, g.players[0].paid) == (1, 0)


def test_A_12_eight_apprentices_in_two_rows_of_four():
    g = new_game(2, 4)

    assert len(g.display) == 8
    assert len(set(g.display)) == 8
    assert min(g.display) >= 0


def test_A_13_nobody_knows_the_building_deck():
    g = drafted()

    assert all("pool" not in GAME.view(g, seat) for seat in range(3))
    assert GAME.view(g, 0)["deck"] == 40 - 6
    assert len({tuple(new_game(2, seed).players[0].packet) for seed in range(20)}) > 15


def test_A_14_four_silver_on_the_tax_stand():
    assert new_game(5, 1).tax == 4


def test_A_15_twenty_workers_at_home():
    assert all(me.idle == 20 for me in new_game(4, 1).players)


def test_A_16_all_start_below_the_cathedral():
    assert [me.level for me in new_game(4, 1).players] == [0, 0, 0, 0]


def test_A_17_virtue_starts_at_seven():
    assert [me.virtue for me in new_game(3, 1).players] == [7, 7, 7]


def test_A_18_four_cards_each_to_draft_from():
    g = new_game(3, 1)

    assert [len(me.packet) for me in g.players] == [4, 4, 4]
    assert refusal(g, "pick keep") in ("", "A-19")
    g = drafted()
    assert refusal(g, "pick keep") == "A-18"


def test_A_19_keep_one_and_pass_three_to_the_left():
    g = new_game(3, 1)
    packets = [me.packet for me in g.players]
    for seat in (2, 0, 1):  # in any order
        g.apply(("pick", packets[seat][0]), seat)

    assert [me.hand for me in g.players] == [(packet[0],) for packet in packets]
    assert [g.players[(seat + 1) % 3].packet for seat in range(3)] == [packet[1:] for packet in packets]
    not_dealt = next(card for card in range(40) if card not in g.players[0].packet)
    assert new_game(3, 1).refuses(("pick", packets[1][0]), 0) == 19
    assert g.refuses(("pick", not_dealt), 0) == 20


def test_A_20_keep_one_of_three_and_pass_two():
    g = new_game(4, 1)
    for seat in range(4):
        g.apply(g.legal(seat)[0], seat)
    packets = [me.packet for me in g.players]
    for seat in range(4):
        g.apply(g.legal(seat)[1], seat)

    assert [len(packet) for packet in packets] == [3, 3, 3, 3]
    for seat in range(4):
        assert packets[seat][1] in g.players[seat].hand
        assert g.players[(seat + 1) % 4].packet == (packets[seat][0], packets[seat][2])


def test_A_21_of_two_cards_the_other_goes_under_the_deck():
    g = new_game(3, 1)
    for _ in range(6):
        g.apply(g.legal()[0])
    last = [me.packet for me in g.players]
    assert g.refuses(("pick", next(card for card in range(40) if card not in last[0])), 0) == 21
    for _ in range(3):
        g.apply(g.legal()[0])

    assert g.under == tuple(packet[1] for packet in last)
    assert all(packet[0] in g.players[seat].hand for seat, packet in enumerate(last))


@pytest.mark.parametrize("players", GAME.seats)
def test_A_22_three_cards_to_begin_with(players):
    g = drafted(players)

    assert [len(me.hand) for me in g.players[:players]] == [3] * players
    assert is_asked(g) == "PlaceWorker"


def test_A_23_hands_are_hidden():
    g = drafted()

    assert GAME.view(g, 0)["hand"] == list(g.players[0].hand)
    assert GAME.view(g, 2)["hand"] == []  # the spectator
    assert GAME.view(g, 0)["players"][1]["hand"] == 3
    shown = [GAME.view(GAME.determinize(g, 0, seed), 1)["hand"] for seed in range(12)]
    assert len({tuple(cards) for cards in shown}) > 1


def test_A_24_the_first_player_is_drawn():
    assert {new_game(3, seed).order for seed in range(30)} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_A_25_silver_by_seat():
    for seed in range(5):
        g = new_game(5, seed)
        assert [g.players[seat].has(SILVER) for seat in g.order] == [3, 4, 5, 6, 7]


def test_A_26_special_boards_for_all_or_none():
    assert all(me.board == -1 for me in new_game(4, 1).players)
    assert sorted(me.board >= 0 for me in new_game(4, 1, {"boards": "random"}).players) == [True] * 4
    g = new_game(4, 1, {"boards": "chosen"})
    do(g, "board ada")
    assert refusal(g, "board ada") == "A-26"
    do(g, "board rudolf", "board therese", "board caroline")
    assert len({me.board for me in g.players}) == 4


def test_A_27_a_power_lasts_the_whole_game():
    g = town().board(0, "frederick").virtue(0, 7).goods(0, gold=1, wood=4).rewards().turn_of(0)
    do(g, "place guildhall", "advance", "end", "place quarry", "end", "place guildhall", "advance")

    assert g.players[0].level == 2  # twice without a card


def test_A_28_a_special_board_changes_what_you_start_with():
    g = new_game(2, 1, {"boards": "chosen"})
    first = g.actor()
    do(g, "board caroline", "board ada")
    me, other = g.players[first], g.players[1 - first]

    assert (me.has(SILVER), me.virtue, me.prison, me.debts) == (10, 3, 8, 1)
    assert (other.has(SILVER), other.virtue, other.prison, other.debts) == (0, 11, 0, 0)


def test_A_199_picks_stay_hidden():
    g = new_game(2, 1)
    picks = g.legal(0)
    other = [new_game(2, 1), new_game(2, 1)]
    heard = []
    for game, pick in zip(other, picks, strict=False):
        game.news = []
        game.apply(pick, 0)
        heard.append((game.news, GAME.view(game, 1)))
    assert heard[0] == heard[1]
    g = drafted()
    assert set(hand(g, 1)).isdisjoint(hand(g, 0))

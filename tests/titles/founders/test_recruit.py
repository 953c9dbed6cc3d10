"""Recruit and Income, F-167..F-179."""

import pytest

from citywright.titles.founders.rules.facts import ADVISERS, MAIN
from citywright.titles.founders.rules.recruit import Hire
from citywright.titles.founders.rules.turn import Follow, PlayCard
from tests.titles.founders.build import City, card, do, is_asked, moves, refusal, told

TERMS = MAIN[3].parts[0].terms


def city(coins: int = 9) -> City:
    """Seat 0 owns people and has access to stone."""
    return City().store(0, "people", (4, 8)).store(1, "stone", (2, 2), access=(0,)).coins(0, coins)


@pytest.mark.clause("F-167", "F-170", "F-171")
def test_recruit_hires_and_gives_a_crystal():
    g = city().offer("foreman", "stonecutter", "scholar").asking(PlayCard(0))
    do(g, "play recruit", "hire 0")
    me = g.players[0]

    assert (me.coins, me.perm, me.temp, me.vp) == (8, 1, 1, 0)
    assert me.hand >> card("foreman") & 1
    assert g.offer[0] == -1  # refilled only after the follows


def test_F_168_the_required_good_must_be_reachable():
    g = city().offer("foreman", "scholar", "stonecutter").asking(Hire(0, TERMS, 1))

    assert refusal(g, "hire 1") == "F-168"
    assert moves(g) == ["hire 0", "hire 2"]
    assert refusal(g, "hire 3") == "F-167"


def test_F_169_the_slot_sets_the_price():
    g = city(1).offer("scholar", "huckster", "foreman").asking(Hire(0, TERMS, 1))
    assert refusal(g, "hire 2") == "F-169"
    g = city(2).offer("scholar", "huckster", "foreman").asking(Hire(0, TERMS, 1))
    assert do(g, "hire 2").players[0].coins == 0


def test_F_170_the_reward_of_a_higher_level():
    g = City().store(0, "gems", (4, 8)).store(0, "jewelry", (1, 5)).offer("jeweller").asking(Hire(0, TERMS, 1))
    do(g, "hire 0")

    assert (g.players[0].perm, g.players[0].vp) == (1, 2)


def test_F_172_an_adviser_is_played_from_the_next_turn_on():
    g = city().offer("foreman", "stonecutter").asking(PlayCard(0))
    do(g, "play recruit", "hire 0", "pass", "pass", "pass")
    for _ in range(3):
        do(g, "hide trade", "basic coin")

    assert "hide foreman" in moves(g)


@pytest.mark.clause("F-175")
def test_a_follower_gets_no_crystal():
    g = city().offer("foreman").asking(Follow(0, 1 << 3))
    do(g, "follow recruit", "hire 0")

    assert (g.players[0].perm, g.players[0].temp, g.players[0].coins) == (1, 0, 8)


def test_F_176_advisers_slide_and_are_refilled_after_the_follows():
    g = city().offer("scholar", "foreman", "huckster", "carpenter").asking(PlayCard(0))
    do(g, "play recruit", "hire 1")
    assert [a >= 0 for a in g.offer] == [True, False, True, True]
    do(g, "pass", "pass", "pass")

    assert [ADVISERS[a] for a in g.offer[:3]] == ["scholar", "huckster", "carpenter"]
    assert g.offer[3] >= 0


def test_F_176_empty_slots_stay_when_no_adviser_is_left():
    c = city().offer("foreman", "stonecutter")
    c.g.advisers = ((), (), ())
    g = do(c.asking(PlayCard(0)), "play recruit", "hire 0", "pass", "pass", "pass")

    assert [ADVISERS[a] for a in g.offer if a >= 0] == ["stonecutter"]
    assert len(g.offer) == 4


@pytest.mark.parametrize(
    ("name", "coins", "gains"),
    [("scholar", 0, (1, 0, 0)), ("archivist", 1, (1, 1, 0)), ("jeweller", 0, (1, 2, 0)), ("couturier", 0, (1, 0, 2))],
)
@pytest.mark.clause("F-174")
def test_advisers_who_recruit(name, coins, gains):
    c = city(coins).hand(0, name, "call_to_vote").offer("lapidary" if name == "archivist" else "foreman")
    g = do(c.asking(PlayCard(0)), f"play {name}", "hire 0")
    me = g.players[0]

    assert me.coins == 0
    assert (me.perm, me.temp, me.vp) == gains


@pytest.mark.clause("F-174")
def test_the_foreman_hires_two_and_pays_for_both():
    g = city(3).hand(0, "foreman", "call_to_vote").offer("scholar", "stonecutter", "huckster", "carpenter")
    c = g.store(0, "gems", (13, 1)).store(3, "livestock", (14, 8), access=(0,)).asking(PlayCard(0))
    do(c, "play foreman", "hire 1", "hire 2")

    assert c.players[0].coins == 0
    assert c.players[0].hired == 2
    assert is_asked(c) == "Follow"


@pytest.mark.clause("F-176", "F-246")
def test_at_the_end_of_a_turn_advisers_come_before_achievements():
    c = city(3).offer("foreman").hand(0, "recruit", "call_to_vote").achievements(1, -1, -1).house(0, (4, 5), (13, 6))
    g = do(c.asking(PlayCard(0)), "play recruit", "hire 0", "pass", "pass")
    kinds = [event[0] for event in told(g, "pass")]

    assert kinds == ["passes", "appears", "appears", "appears", "appears", "achieves", "turn"]


@pytest.mark.clause("F-13", "F-176")
def test_levels_run_out_one_after_the_other():
    c = city(3).offer("foreman", "scholar")
    c.g.advisers = ((7,), (9,), (14, 15))
    g = do(c.hand(0, "recruit", "call_to_vote").asking(PlayCard(0)), "play recruit", "hire 0", "pass", "pass", "pass")

    assert g.offer[:3] == (ADVISERS.index("scholar"), 7, 9)  # level I, then II, then III
    assert g.offer[3] in (14, 15)
    assert g.advisers == ((), (), (29 - g.offer[3],))
    # Nothing left: slots stay empty (OR-61).
    g.advisers = ((), (), ())
    g.offer = (-1, 9, -1, -1)
    do(g, "hide trade", "basic coin")
    assert g.offer == (9, -1, -1, -1)


# -- Income --


@pytest.mark.clause("F-177", "F-178", "F-179")
def test_income_and_what_follows_it():
    c = City(2).store(0, "people", (4, 8)).store(0, "gems", (13, 1)).house(0, (4, 5)).store(1, "stone", (2, 2))
    g = do(c.asking(PlayCard(0)), "play income")
    assert (g.players[0].coins, g.players[0].temp) == (9, 1)

    assert {"follow trade", "basic coin", "pass"} <= set(moves(g))
    assert not any("income" in line for line in moves(g))
    assert refusal(g, "play income") == "F-91"
    do(g, "follow trade")
    assert is_asked(g) == "Trade"


@pytest.mark.clause("F-178")
@pytest.mark.parametrize(
    ("category", "asked"), [("trade", "Trade"), ("construct", "Construct"), ("upgrade", "Upgrade"), ("recruit", "Hire")]
)
def test_income_may_be_followed_with_any_of_four_cards(category, asked):
    c = City(2).store(0, "people", (4, 8)).store(1, "stone", (2, 8)).roads((3, 7)).coins(1, 9).offer("stonecutter")
    c.g.stores = (c.g.stores[0].with_access(1), c.g.stores[1])
    c.g.players[1].access |= 1
    g = do(c.done().roads((2, 9), (2, 10)).asking(PlayCard(0)), "play income")

    assert moves(g, "follow") == [f"follow {name}" for name in ("trade", "construct", "upgrade", "recruit")]
    do(g, f"follow {category}")
    assert (is_asked(g), g.actor()) == (asked, 1)

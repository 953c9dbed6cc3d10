"""The end of the game (M-178 … M-185)."""

import pytest

from citywright.titles.mythotopia.rules.game import GAME
from tests.titles.mythotopia.realm import at, can, do, realm, refused, shown, stack_of

EMPTY = ("fixed_city", "fixed_road", "fixed_castle", "patronage")
LANDS = ("oxter", "eagre", "nusus", "talion", "mome", "fadge")


def leading(empty: tuple[str, ...] = EMPTY):
    """Seat 0 has 18 points, the others 12."""
    return realm(vp=("patronage", "runestones", "defender_of_the_realm", "guilded_city")).own(0, *LANDS).empty(*empty)


def test_M_178_only_the_action_ends_it_and_nothing_follows():
    g = do(leading().turn_of(0), "do end_game")
    assert g.is_over()
    assert g.ending == "ended"
    assert g.legal() == []
    assert g.refuses(("do", 12), 0) == 178


def test_M_306_our_limit_of_rounds_is_announced_and_ends_it_by_points():
    g = leading(()).options(limit=3).turn_of(2, 0)
    g.turn = 6  # the last turn of the second round
    g.news = []
    do(g, "end")
    assert ("last_round", 3) in [event for _, event in g.news]
    for _ in range(3):
        do(g, "do pass", "do pass", "end")
    assert (g.ending, g.winners()) == ("limit", (0,))


def test_M_179_at_least_four_of_the_seven_cards_are_empty():
    assert refused(leading(EMPTY[:3]).turn_of(0), "do end_game") == 179
    assert can(leading().turn_of(0), "do end_game")
    assert leading().g.empty_cards() == 4


def test_M_180_only_whoever_leads_once_all_wars_are_settled():
    assert refused(leading().turn_of(1), "do end_game") == 180
    # Seat 1 leads on the board, but seat 0 is about to win two provinces.
    table = leading().own(1, "blore", "darb", "lea", "quean", "shog", "peened", "custus")
    assert refused(table.armies(0, "custus", 2).armies(0, "peened", 3).turn_of(1), "do end_game") == 180


def test_M_181_not_with_a_shared_first_place():
    table = leading().own(1, "blore", "darb", "lea", "quean", "shog", "peened")
    assert refused(table.turn_of(0), "do end_game") == 181


def test_M_182_all_wars_end_with_it():
    g = do(
        leading().own(1, "blore").armies(0, "blore", 4).armies(2, "eagre", 1).armies(0, "eagre", 2).turn_of(0),
        "do end_game",
    )
    assert g.owner_of(at("blore")) == 0
    assert g.owner_of(at("eagre")) == 0
    assert all(not me.at for me in g.players)


def test_M_183_a_tie_leaves_the_province_to_its_defender():
    g = do(leading().armies(2, "eagre", 2).armies(0, "eagre", 2).turn_of(0), "do end_game")
    assert g.owner_of(at("eagre")) == 0


def test_M_184_a_province_held_may_bring_a_token_even_then():
    g = do(leading().armies(2, "eagre", 1).armies(0, "eagre", 3).turn_of(0), "do end_game")
    assert g.players[0].tokens() == 1
    assert stack_of(g, "defender_of_the_realm") == 5


def test_M_185_whoever_ends_the_game_has_won_it():
    g = do(leading().turn_of(0), "do end_game")
    assert g.winners() == (0,)
    assert GAME.view(g, 3)["winners"] == [0]


def last_wars(vp: tuple[str, ...]):
    """Seat 1 leads by three points; seat 0 is about to win a province of seat 2, which makes them equal."""
    table = realm(vp=vp).own(0, *LANDS).own(1, "blore", "darb", "lea", "quean", "shog", "peened", "custus")
    return table.own(2, "welkin").armies(0, "welkin", 5).empty(*EMPTY).turn_of(0)


def test_M_284_points_are_counted_afresh_with_the_last_wars():
    quiet = last_wars(("patronage", "runestones", "defender_of_the_realm", "guilded_city"))
    assert [quiet.vp(0), quiet.vp(1)] == [18, 21]
    assert refused(quiet, "do end_game") == 181
    spoils = last_wars(("patronage", "runestones", "spoils_of_war", "guilded_city"))
    g = do(spoils, "do end_game")  # the token of that war decides
    assert [g.vp(0), g.vp(1)] == [22, 21]
    assert g.winners() == (0,)
    assert g.owner_of(at("welkin")) == 0


def test_M_306_at_the_limit_wars_end_and_leaders_share():
    g = (
        leading(())
        .options(limit=2)
        .own(1, "blore", "darb", "lea", "quean", "shog")
        .armies(1, "peened", 4)
        .turn_of(2, 0)
    )
    g.turn = 5
    assert do(g.clone(), "end").turn == 6
    g.turn = 6
    before = [g.vp(0), g.vp(1)]
    do(g, "end")
    assert (g.ending, before, g.winners()) == ("limit", [18, 15], (0, 1))
    assert g.owner_of(at("peened")) == 1
    endless = do(leading(()).options(limit=0).turn_of(2, 0), "end")
    endless.turn = 10**6
    do(endless, "do pass", "do pass", "end")
    assert not endless.is_over()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_sees_that_the_game_may_be_ended(seat):
    assert GAME.view(leading().turn_of(0), seat)["leader"] == 0
    assert GAME.view(leading(EMPTY[:3]).turn_of(0), seat)["leader"] == -1
    assert "do end_game" in shown(leading().turn_of(0))

"""What others may know: hands, the Philosopher's card, and what everybody can work out (OR-47)."""

from citywright.kit.referee import Referee
from citywright.titles.mythotopia.rules.facts import bits
from citywright.titles.mythotopia.rules.game import GAME
from tests.titles.mythotopia.build import card, new_game
from tests.titles.mythotopia.realm import at, cards, do, heard, realm


def test_of_another_hand_only_the_size_is_seen():
    g = realm(2).own(1, "blore", "lea").hand(1, "blore", "start_army").turn_of(0)
    seen = GAME.view(g, 0)["players"][1]
    assert (seen["hand"], seen["deck"]) == (2, 5)
    assert seen["seen"] == seen["deck_cards"] == []
    assert set(seen["hand_or_deck"]) == set(bits(g.players[1].hand | g.players[1].deck))
    assert GAME.view(g, 0)["hand"] == bits(g.players[0].hand)
    assert GAME.view(g, 2)["hand"] == []


def test_a_dealt_world_mixes_hand_and_deck_of_others_only():
    g = new_game(2, 7)
    while g.prompt(0)[0] == "ChooseCitadel" or g.prompt(1)[0] == "ChooseCitadel":
        g.apply(g.legal()[0])
    worlds = [GAME.determinize(g, 0, seed) for seed in range(20)]
    assert all(world.players[0].hand == g.players[0].hand for world in worlds)
    assert len({world.players[1].hand for world in worlds}) > 5
    for world in worlds:
        assert world.players[1].hand | world.players[1].deck == g.players[1].hand | g.players[1].deck
        assert world.players[1].hand.bit_count() == g.players[1].hand.bit_count()


def test_discards_lie_open_because_everybody_saw_them_go():
    g = realm(2).own(0, "blore", "lea").hand(0, "blore", "lea").turn_of(0)
    do(g, "do discard", "choose blore", "stop")
    assert GAME.view(g, 1)["players"][0]["discard"] == [card("blore")]
    assert GAME.determinize(g, 1, 5).players[0].discard == 1 << card("blore")


def test_when_the_deck_has_run_out_everybody_knows_the_hand():
    table = realm(2).own(0, "blore", "lea").hand(0, "blore", "lea").whole_deck_discarded(0)
    g = do(table.turn_of(0, 0), "end")
    me = g.players[0]
    assert cards(me.seen) == {"blore", "lea"}
    assert me.hand.bit_count() == 5
    for seed in range(10):
        world = GAME.determinize(g, 1, seed)
        assert world.players[0].hand & me.seen == me.seen


def test_a_card_the_mystic_brings_back_is_known():
    table = realm(2).own(0, "dragonate").discard(0, "start_market").hand(0, "mystic", "dragonate")
    g = do(table.turn_of(0), "play mystic", "choose start_market", "pay dragonate symbols")
    assert cards(g.players[0].seen) == {"start_market"}
    do(g, "do discard", "choose start_market")
    assert g.players[0].seen == 0


def test_the_philosophers_cards_are_his_alone():
    g = realm(2).hand(0, "philosopher").turn_of(0)
    theirs = heard(g.clone(), "play philosopher", seat=1)
    assert [event[0] for event in theirs] == ["plays", "looks_hidden"]
    do(g, "play philosopher")
    looking = GAME.view(g, 0)["looking"]
    assert len(looking) == 3
    assert GAME.view(g, 1)["looking"] == []
    assert GAME.view(g, 1)["looked_at"] == 3
    assert {GAME.determinize(g, 1, seed).looking for seed in range(20)} != {g.looking}
    do(g, GAME.show(g.legal()[0]))
    assert (g.secret, g.secret_seat) == (looking[0], 0)
    kept = {GAME.determinize(g, 1, seed).secret for seed in range(40)}
    assert len(kept) > 5
    assert GAME.determinize(g, 0, 3).secret == looking[0]
    for seed in range(10):
        world = GAME.determinize(g, 1, seed)
        assert world.players[0].hand >> world.secret & 1
        assert GAME.census(world) == GAME.census(g)


def test_the_philosophers_card_is_known_once_it_is_shown():
    g = do(realm(2).hand(0, "philosopher").turn_of(0), "play philosopher")
    kept = g.legal()[0]
    g.apply(kept)
    do(g, "do reserve", GAME.show(("choose", kept[1])))
    assert (g.secret, g.secret_seat) == (-1, -1)
    assert GAME.view(g, 1)["players"][0]["reserve"] == [kept[1]]


def test_where_a_lost_card_lay_is_told_and_seen():
    for zone, where in (("hand", 1), ("deck", 2), ("discard", 3), ("reserve", 4)):
        table = realm(2).own(1, "eagre", "lea").put(1, zone, ("eagre",)).armies(0, "eagre", 3)
        g = do(table.turn_of(0), "do end_war", "war eagre")
        assert GAME.view(g, 0)["taken_from"] == where
        assert g.players[0].discard == 1 << at("eagre")


def test_undo_goes_back_through_a_payment_but_not_over_a_draw():
    referee = Referee(GAME, 2, 7)
    while referee.state.prompt(0)[0] == "ChooseCitadel" or referee.state.prompt(1)[0] == "ChooseCitadel":
        seat = referee.state.actor()
        referee.play(seat, referee.state.legal(seat)[0])
    seat = referee.state.actor()
    before = referee.state.dump()
    referee.play(seat, ("do", 9))
    for _ in range(2):
        referee.play(seat, referee.state.legal(seat)[0])
    assert referee.can_undo(seat) == 3
    for _ in range(3):
        referee.undo(seat)
    assert referee.state.dump() == before
    referee.play(seat, ("do", 9))
    referee.play(seat, referee.state.legal(seat)[0])
    referee.play(seat, ("stop",))
    referee.play(seat, ("do", 12))
    referee.play(seat, ("end",))
    assert referee.can_undo(seat) == 0

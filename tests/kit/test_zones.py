"""Decks, pools and rows."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from citywright.kit.zones import Deck, deal_again, draw, put, sample, slide, take

CARDS = st.lists(st.integers(0, 30), max_size=12)
DECKS = st.builds(lambda top, pool, bottom: Deck(top, sorted(pool), bottom), CARDS, CARDS, CARDS)


class Scripted:
    """Chance that gives the numbers it was told, and remembers what it was asked."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.asked: list[int] = []

    def chance(self, n: int) -> int:
        self.asked.append(n)
        answer = self.answers.pop(0) if self.answers else 0
        assert 0 <= answer < n
        return answer


class Alone:
    """Chance that has nothing to choose: it is asked among one card only."""

    def chance(self, n: int) -> int:
        assert n == 1
        return 0


@given(CARDS.filter(bool))
def test_a_draw_gives_each_card_of_the_pool_once_over_all_chances(pool: list[int]) -> None:
    deck = Deck.shuffled(pool)
    drawn: list[int] = []
    for answer in range(len(pool)):
        chooser = Scripted(answer)
        world = deck.clone()
        drawn.append(world.draw(chooser))
        assert chooser.asked == [len(pool)]
        assert sorted([*world.pool, drawn[-1]]) == deck.pool
    assert sorted(drawn) == sorted(pool)


def test_all_orders_of_a_pool_are_equally_likely() -> None:
    orders = Counter(
        tuple(sample(Scripted(first, second, third), [1, 2, 3, 4], 4))
        for first in range(4)
        for second in range(3)
        for third in range(2)
    )
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_known_ends_are_drawn_in_their_order() -> None:
    deck = Deck.shuffled([7])
    deck.put_top(1)
    deck.put_top(2)
    deck.put_bottom(8)
    deck.put_bottom(9)
    assert len(deck) == 5
    assert [deck.draw(Alone()) for _ in range(5)] == [2, 1, 7, 8, 9]


def test_the_bottom_is_drawn_from_below() -> None:
    deck = Deck.shuffled([7])
    deck.put_top(1)
    deck.put_top(2)
    deck.put_bottom(8)
    deck.put_bottom(9)
    assert [deck.draw_bottom(Alone()) for _ in range(5)] == [9, 8, 7, 1, 2]


def test_a_bottom_draw_from_the_pool_is_random_too() -> None:
    chooser = Scripted(2)
    assert Deck.shuffled([4, 5, 6]).draw_bottom(chooser) == 6
    assert chooser.asked == [3]


def test_a_second_card_of_a_type_goes_on_top_and_is_replaced_from_the_bottom() -> None:
    # Founders, setup step 3.
    deck = Deck.shuffled(range(6))
    chooser = Scripted(3, 4)
    deck.put_top(deck.draw_bottom(chooser))
    assert deck.draw_bottom(chooser) == 5
    assert deck.draw(Alone()) == 3
    assert deck.dump() == [[], [0, 1, 2, 4], [], [], []]


@pytest.mark.parametrize("way", ["draw", "draw_bottom"])
def test_an_empty_deck_cannot_be_drawn_from(way: str) -> None:
    with pytest.raises(IndexError):
        getattr(Deck.shuffled([]), way)(Alone())


@given(DECKS, CARDS)
def test_shuffling_in_forgets_every_order(deck: Deck, cards: list[int]) -> None:
    expected = sorted(deck.cards() + cards)
    deck.shuffle_in(cards)
    assert deck.dump() == [[], expected, [], [], []]


@given(DECKS.filter(len), st.data())
def test_a_card_looked_out_leaves_the_rest_shuffled(deck: Deck, data: st.DataObject) -> None:
    held = deck.cards()
    card = data.draw(st.sampled_from(held))
    deck.remove(card)
    held.remove(card)
    assert deck.dump() == [[], held, [], [], []]


@given(DECKS)
def test_a_missing_card_cannot_be_removed(deck: Deck) -> None:
    before = deck.dump()
    with pytest.raises(ValueError, match="99"):
        deck.remove(99)
    assert deck.dump() == before


@given(DECKS)
def test_dump_and_load_are_identity(deck: Deck) -> None:
    plain = json.loads(json.dumps(deck.dump()))
    assert plain == deck.dump()
    assert Deck.load(plain).dump() == plain
    assert len(Deck.load(plain)) == len(deck) == len(deck.cards())


@given(DECKS)
def test_a_clone_a_dump_and_a_loaded_deck_share_nothing(deck: Deck) -> None:
    before = json.dumps(deck.dump())
    plain = deck.dump()
    for other in (deck.clone(), Deck.load(plain)):
        assert json.dumps(other.dump()) == before
        other.put_top(50)
        other.put_bottom(51)
        put(other.pool, 52)
    assert json.dumps(deck.dump()) == json.dumps(plain) == before
    for part in plain:
        part.append(60)
    deck.cards().append(61)
    assert json.dumps(deck.dump()) == before


@given(CARDS, st.integers(0, 30))
def test_put_and_take_keep_a_pool_sorted(cards: list[int], card: int) -> None:
    pool = sorted(cards)
    put(pool, card)
    assert pool == sorted([*cards, card])
    take(pool, card)
    assert pool == sorted(cards)
    with pytest.raises(ValueError, match="not in the pool"):
        take(pool, 31)


def test_a_pool_too_small_for_a_sample_stays_as_it_is() -> None:
    pool = [1, 2]
    with pytest.raises(IndexError):
        sample(Alone(), pool, 3)
    assert pool == [1, 2]
    with pytest.raises(IndexError):
        draw(Alone(), [])


@given(st.lists(st.integers(0, 30), min_size=1, max_size=6), st.data())
def test_a_row_slides_left_and_refills_on_the_right(row: list[int], data: st.DataObject) -> None:
    gap = data.draw(st.integers(0, len(row) - 1))
    refilled, shortened = row[:], row[:]
    assert slide(refilled, gap, 99) == slide(shortened, gap, None) == row[gap]
    assert shortened == row[:gap] + row[gap + 1 :]
    assert refilled == [*shortened, 99]


class DeckAgainstAPile(RuleBasedStateMachine):
    """A deck behaves like a pile of cards whose middle lies in an order nobody knows."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = Deck.shuffled(range(4))
        self.top: list[int] = []
        self.middle = Counter(range(4))
        self.bottom: list[int] = []

    @rule(card=st.integers(0, 9))
    def lay_on_top(self, card: int) -> None:
        self.deck.put_top(card)
        self.top.append(card)

    @rule(card=st.integers(0, 9))
    def lay_underneath(self, card: int) -> None:
        self.deck.put_bottom(card)
        self.bottom.append(card)

    @precondition(lambda self: len(self.deck) > 0)
    @rule(data=st.data(), below=st.booleans())
    def take_one(self, data: st.DataObject, below: bool) -> None:
        size = self.middle.total()
        first, last = (self.bottom, self.top) if below else (self.top, self.bottom)
        fresh = not first and size > 1
        chooser = Scripted(data.draw(st.integers(0, size - 1))) if fresh else Alone()
        card = self.deck.draw_bottom(chooser) if below else self.deck.draw(chooser)
        if first:
            assert card == first.pop()
        elif size:
            assert self.middle[card]
            self.middle -= Counter([card])
        else:
            assert card == last.pop(0)

    @rule(cards=st.lists(st.integers(0, 9), max_size=3))
    def shuffle(self, cards: list[int]) -> None:
        self.deck.shuffle_in(cards)
        self.middle += Counter(self.top + self.bottom + cards)
        self.top, self.bottom = [], []

    @invariant()
    def same(self) -> None:
        assert self.deck.dump()[:3] == [self.top, sorted(self.middle.elements()), self.bottom]


TestDeckAgainstAPile = DeckAgainstAPile.TestCase


def test_a_card_laid_under_the_deck_is_known_to_those_who_saw_it() -> None:
    deck = Deck.shuffled([1, 2, 3])
    deck.put_bottom(8, known=0b01)
    deck.put_bottom(9)
    assert deck.seen_by(0) == [[], [8, 9]]
    assert deck.seen_by(1) == [[], [-1, 9]]
    assert deck.hidden_places(1) == [[], [0, 1, 2], [0]]
    assert Deck.load(deck.dump()).dump() == deck.dump()


def test_dealing_again_moves_only_what_is_hidden_and_loses_nothing() -> None:
    deck = Deck.shuffled([1, 2, 3])
    deck.put_bottom(8, known=0b01)
    deck.put_bottom(9)
    hand = [4, 5]
    places = deck.hidden_places(1)
    deal_again(Scripted(4, 0, 2, 1, 1, 0), [deck.top, deck.pool, deck.bottom, hand], [*places, [0, 1]])
    assert sorted([*deck.pool, *deck.bottom, *hand]) == [1, 2, 3, 4, 5, 8, 9]
    assert deck.bottom[1] == 9
    assert hand != [4, 5]

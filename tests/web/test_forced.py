"""Single answers are given by themselves only where everybody could have known that there was no other."""

import pytest

from citywright.kit.chance import MASK64, Stream
from citywright.kit.random_play import pick
from citywright.titles import Title, titles
from citywright.web.forced import is_forced

EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
DECISIONS = 150
WORLDS = 6


def walk(title: Title, seed: int) -> tuple[int, int]:
    """A random game: how many single answers were given, and how many were left to the player."""
    game = title.game
    state = game.setup(max(game.seats), seed, title.game.trial)
    stream = Stream(seed)
    given = left = 0
    for _ in range(DECISIONS):
        if state.is_over():
            break
        seat = state.deciders()[0]
        if len(state.offered(seat)) == 1:
            if is_forced(game, state, seat):
                given += 1
                for rival in range(state.seats + 1):
                    for _ in range(WORLDS if game.secret and rival != seat else 0):
                        world = game.determinize(state, rival, stream.chance(MASK64))
                        assert len(world.offered(seat)) == 1, (title.id, seed, rival)
            else:
                left += 1
        state.apply(pick(game.verbs, state.legal(seat), stream), seat)
    return given, left


@EACH_TITLE
def test_no_rival_could_have_thought_of_another_answer(title: Title):
    found = [walk(title, seed) for seed in (3, 4)]

    assert sum(map(sum, found)) > 0  # there were single answers to look at


def test_a_hand_of_one_card_is_not_told_by_haste():
    """In Mythotopia a payment with the only card that can pay stays a question."""
    found = [walk(title, seed) for title in titles() if title.id == "mythotopia" for seed in (3, 4, 5)]

    assert sum(left for _, left in found) > 0
    assert sum(given for given, _ in found) > 0

"""What a title checks before a game: seats, seed, options; and the marks it leaves in records."""

from typing import Any

import pytest

from citywright.kit.chance import MASK64
from citywright.kit.errors import BadSetup
from citywright.kit.game import Option
from citywright.kit.random_play import played
from tests.kit import toy
from tests.kit.toy import GAME, HarbourGame


class Choosy(HarbourGame):
    """Harbour with more choices than it has."""

    options = (
        Option("spies", False, True),
        Option("length", 6, 4, 8),
        Option("teams", "none", "pairs", seats=(4,)),
    )


def test_options_not_given_have_their_default() -> None:
    assert Choosy().check_options(2, {}) == {"spies": False, "length": 6, "teams": "none"}
    assert Choosy().check_options(2, {"length": 8}) == {"spies": False, "length": 8, "teams": "none"}


def test_an_option_may_be_for_some_player_counts_only() -> None:
    assert Choosy().check_options(4, {"teams": "pairs"})["teams"] == "pairs"
    assert Choosy().check_options(2, {"teams": "none"})["teams"] == "none"


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (2, {"fog": True}, "harbour has no option 'fog' (options: spies, length, teams)."),
        (2, {"length": 5}, "Option 'length' is one of 6, 4, 8, not 5."),
        (2, {"length": "6"}, "Option 'length' is one of 6, 4, 8, not 6."),
        (2, {"spies": 1}, "Option 'spies' is one of False, True, not 1."),
        (2, {"spies": [[]]}, "Option 'spies' is one of False, True, not something else."),
        (2, {"teams": "pairs"}, "Option 'teams' is for 4 players, not 2."),
        (2, {"a\nb": 1}, "harbour has no option 'a?b' (options: spies, length, teams)."),
        (2, {"x" * 99: 1}, f"harbour has no option '{'x' * 24}…' (options: spies, length, teams)."),
    ],
)
def test_an_option_that_is_not_there_is_refused(seats: int, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as why:
        Choosy().setup(seats, 1, given)

    assert str(why.value) == sentence


def test_an_option_may_take_texts_that_it_knows_when_it_sees_them() -> None:
    option = Option("quay", "random", is_other=lambda text: text.isdecimal())

    assert option.takes("random")
    assert option.takes("123")
    for value in ("x", 123, "", "1" * 101, True):
        assert not option.takes(value)


def test_options_are_read_as_they_are_written() -> None:
    assert Choosy().read_options(["spies=true", "length=8"]) == {"spies": True, "length": 8}
    assert Choosy().read_options(["length=x", "fog=1"]) == {"length": "x", "fog": "1"}  # and refused by name at setup
    with pytest.raises(BadSetup, match=r"^An option is written NAME=VALUE, not 'spies'\.$"):
        Choosy().read_options(["spies"])


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_player_count_that_is_not_there_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as why:
        GAME.setup(seats, 1)

    assert str(why.value) == f"harbour is for 2 to 4 players, not {seats}."


@pytest.mark.parametrize("seed", [-1, MASK64 + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=r"^The seed must be a whole number from 0 to"):
        GAME.setup(2, seed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_new_game_stands_at_its_first_question(seats: int) -> None:
    g = GAME.setup(seats, 1)

    assert g.deciders() == tuple(range(seats))
    assert g.turn == 1


def test_the_content_hash_is_of_the_content_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = GAME.content_hash()

    assert before == HarbourGame().content_hash()
    assert len(before) == 16
    monkeypatch.setattr(toy, "VALUE", (1, 2, 3, 4))
    assert GAME.content_hash() != before


def test_a_fingerprint_survives_a_change_of_layout_but_not_of_position() -> None:
    g = played(GAME, 3, 5, 9)
    loaded = GAME.load(g.dump())
    marks = {GAME.fingerprint(played(GAME, 3, 5, decisions)) for decisions in range(12)}

    assert GAME.fingerprint(loaded) == GAME.fingerprint(g)
    assert len(marks) == 12


def test_random_play_is_the_same_everywhere() -> None:
    assert played(GAME, 4, 11, 30).dump() == played(GAME, 4, 11, 30).dump()
    assert played(GAME, 4, 11, 1000).is_over()

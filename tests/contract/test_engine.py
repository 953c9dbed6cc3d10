"""A campaign that fails on the compiled engine fails its test, and the next one runs all the same."""

from collections.abc import Iterator

import pytest

from citywright.titles import titles
from tests.contract.campaign import keep_laws
from tests.contract.planted import break_a_law, die
from tests.engine import Engine, FailedThere

TITLE = titles()[0]
SEATS = TITLE.game.seats[0]


@pytest.fixture
def child(compiled_engine: Engine) -> Iterator[Engine]:
    """An engine in a process of its own, also where pytest itself runs compiled."""
    engine = Engine(here=False)
    yield engine
    engine.end()


def goes_on(engine: Engine) -> bool:
    return keep_laws(TITLE.id, SEATS, 1, 3) == engine(keep_laws, TITLE.id, SEATS, 1, 3)


def test_a_broken_law_is_told_with_its_seed(child: Engine) -> None:
    with pytest.raises(FailedThere, match=r"\[legal\] .*seed 7, decision \d+: .*unknown clause"):
        child(break_a_law, TITLE.id, SEATS, 7)

    assert goes_on(child)


def test_an_engine_that_ends_is_told_with_its_code(child: Engine) -> None:
    with pytest.raises(FailedThere, match=r"ended with code 3 in die\(3,\)"):
        child(die, 3)

    assert goes_on(child)

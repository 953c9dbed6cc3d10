"""A campaign that fails on the compiled engine fails its test, and the next one runs all the same."""

import pytest

from citywright.bench import is_compiled
from citywright.kit.testing import Violation
from citywright.titles import TITLES
from tests.contract.campaign import keep_laws
from tests.contract.planted import break_a_law, die
from tests.engine import Engine, FailedThere

TITLE = TITLES[0]
SEATS = TITLE.game.seats[0]


def goes_on(engine: Engine) -> bool:
    return keep_laws(TITLE.id, SEATS, 1, 3) == engine(keep_laws, TITLE.id, SEATS, 1, 3)


def test_a_broken_law_is_told_with_its_seed(compiled_engine: Engine) -> None:
    with pytest.raises((FailedThere, Violation), match=r"\[legal\] .*seed 7, decision \d+: .*unknown clause"):
        compiled_engine(break_a_law, TITLE.id, SEATS, 7)

    assert goes_on(compiled_engine)


@pytest.mark.skipif(is_compiled(), reason="with --compiled there is no child that could end")
def test_an_engine_that_ends_is_told_with_its_code(compiled_engine: Engine) -> None:
    with pytest.raises(FailedThere, match=r"ended with code 3 in die\(3,\)"):
        compiled_engine(die, 3)

    assert goes_on(compiled_engine)

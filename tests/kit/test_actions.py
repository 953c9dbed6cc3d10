"""Verbs: one table gives the ledger line, its parser, the index and all conceivable actions."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.actions import MAX_LINE, Arg, Verb, Verbs
from citywright.kit.errors import BadAction, CitywrightError

VERBS = Verbs(
    Verb("build", Arg("good", 0, 2, ("Wood", "stone", "coin")), Arg("x", -2, 2)),
    Verb("pass"),
    Verb("vote", Arg("seat", 1, 4), seldom=True),
)
ACTIONS = st.integers(0, VERBS.size - 1).map(VERBS.action)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def test_an_action_is_written_with_words_where_it_has_any() -> None:
    assert VERBS.show(("build", 0, -2)) == "build Wood -2"
    assert VERBS.show(("pass",)) == "pass"
    assert VERBS.show(("vote", 4)) == "vote 4"


def test_a_line_is_read_however_it_is_typed() -> None:
    assert VERBS.read("  BUILD   wOOD -2 ") == ("build", 0, -2)
    assert VERBS.read("pass") == ("pass",)


@given(ACTIONS)
def test_every_action_comes_back_from_its_line_its_list_and_its_index(action: tuple[Any, ...]) -> None:
    assert VERBS.read(VERBS.show(action)) == action
    assert VERBS.check(json.loads(json.dumps(action))) == action
    assert VERBS.action(VERBS.index(action)) == action


def test_indices_count_every_conceivable_action_once() -> None:
    every = [action for verb in VERBS.verbs for action in VERBS.conceivable(verb.name)]

    assert len(every) == len(set(every)) == VERBS.size == 3 * 5 + 1 + 4
    assert [VERBS.index(action) for action in every] == list(range(VERBS.size))
    assert every[0] == ("build", 0, -2)
    assert every[-1] == ("vote", 4)


@pytest.mark.parametrize("index", [-1, VERBS.size, VERBS.size + 7])
def test_an_index_outside_the_table_is_no_action(index: int) -> None:
    with pytest.raises(IndexError):
        VERBS.action(index)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Nothing was typed."),
        ("   ", "Nothing was typed."),
        ("biuld wood 1", "There is no move 'biuld'. Did you mean build?"),
        ("xyzzy", "There is no move 'xyzzy'. Verbs: build, pass, vote."),
        ("build", "It is written: build <good> <x>."),
        ("pass 1", "It is written: pass."),
        ("build woood 1", "'woood' is no good. Did you mean wood?"),
        ("build 7 1", "'7' is no good. It is one of: Wood, stone, coin."),
        ("build wood 3", "x goes from -2 to 2."),
        ("build wood one", "'one' should be a whole number (x)."),
        ("build wood 1.5", "'1.5' should be a whole number (x)."),
        ("vote 0", "seat goes from 1 to 4."),
        ("vote 99999999999999999999", "seat goes from 1 to 4."),
        ("pass " * 60, f"A move has at most {MAX_LINE} characters."),
        ("\x1b[2J\x07", "There is no move '?[2j?'. Verbs: build, pass, vote."),
        ("y" * 100, f"There is no move '{'y' * 24}…'. Verbs: build, pass, vote."),
    ],
)
def test_a_garbled_line_is_answered_with_help(line: str, sentence: str) -> None:
    with pytest.raises(BadAction) as why:
        VERBS.read(line)

    assert str(why.value) == sentence


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ([], "An action is a list: a verb, then numbers."),
        ("pass", "An action is a list: a verb, then numbers."),
        ({"verb": "pass"}, "An action is a list: a verb, then numbers."),
        ([["pass"]], "An action is a list: a verb, then numbers."),
        (["build", 1], "It is written: build <good> <x>."),
        (["build", 1, "2"], "x must be a whole number."),
        (["build", True, 1], "good must be a whole number."),
        (["build", 1, 1.0], "x must be a whole number."),
        (["build", 3, 1], "good goes from 0 to 2."),
        (["Pass"], "There is no move 'Pass'. Did you mean pass?"),
    ],
)
def test_plain_data_that_is_no_action_is_answered_with_help(plain: object, sentence: str) -> None:
    with pytest.raises(BadAction) as why:
        VERBS.check(plain)

    assert str(why.value) == sentence


def read_or_refuse(way: Any, given_: object) -> None:
    """Whatever comes in, it is an action of the table or one line of help."""
    said = ""
    try:
        action = way(given_)
    except CitywrightError as why:
        said = str(why)
    assert "\n" not in said
    assert len(said) < 200
    assert said or VERBS.action(VERBS.index(action)) == action


@given(st.text())
def test_any_text_is_read_or_refused(line: str) -> None:
    read_or_refuse(VERBS.read, line)


@given(
    st.builds(
        lambda verb, rest: " ".join([verb, *rest]),
        st.sampled_from(["build", "pass", "vote"]),
        st.lists(st.text(max_size=9), max_size=3),
    )
)
def test_any_arguments_are_read_or_refused(line: str) -> None:
    read_or_refuse(VERBS.read, line)


@given(
    JSON
    | st.builds(
        lambda verb, rest: [verb, *rest], st.sampled_from(["build", "pass", "vote"]), st.lists(JSON, max_size=3)
    )
)
def test_any_plain_data_is_checked_or_refused(plain: object) -> None:
    read_or_refuse(VERBS.check, plain)

"""Clauses: ids and numbers, and a rulebook in two languages."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.clauses import LANGUAGES, Series, read_rulebook

ONE = Series({"S": 0})
TWO = Series({"A": 0, "K": 300})

TOML = """
[sections.berth]
ru = "Причал"
en = "The berth"

[H-4]
section = "berth"
ru = "Ставки делают все сразу."
en = "All bid at the same time."

[H-5]
section = "berth"
ru = "Причал достаётся высшей ставке."
en = "The highest bid wins the berth."
ruling = "O-3, O-1"

[H-11]
section = "berth"
ru = "Приятной игры."
en = "Enjoy the game."
untestable = "A wish, not a rule."
"""


@pytest.mark.parametrize(
    ("series", "number", "clause_id"),
    [(ONE, 1, "S-1"), (ONE, 136, "S-136"), (TWO, 1, "A-1"), (TWO, 300, "A-300"), (TWO, 301, "K-1"), (TWO, 307, "K-7")],
)
def test_a_number_is_a_prefix_and_a_place_in_its_series(series: Series, number: int, clause_id: str) -> None:
    assert series.id(number) == clause_id
    assert series.number(clause_id) == number
    assert series.number(clause_id.lower()) == number


def test_a_number_of_no_series_has_no_id() -> None:
    assert ONE.id(0) == "?-0"
    assert ONE.id(-3) == "?--3"


@pytest.mark.parametrize("text", ["", "S", "S-", "-7", "Q-7", "S-x", "S-1.5", "S--1", "S-12345", "S 7", "42"])
def test_what_is_no_id_has_no_number(text: str) -> None:
    assert ONE.number(text) == 0


@given(st.integers(1, 300) | st.integers(301, 9000))
def test_ids_and_numbers_are_inverse(number: int) -> None:
    assert TWO.number(TWO.id(number)) == number


@given(st.text(max_size=20))
def test_any_text_has_a_number_or_none(text: str) -> None:
    assert ONE.number(text) >= 0


def test_a_rulebook_holds_its_clauses_in_order_and_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "clauses.toml"
    path.write_text(TOML, encoding="utf-8")

    book = read_rulebook(Series({"H": 0}), tmp_path)

    assert [clause.id for clause in book.clauses] == ["H-4", "H-5", "H-11"]
    assert sorted(book.by_number) == [4, 5, 11]
    assert all(sorted(clause.text) == sorted(LANGUAGES) for clause in book.clauses)
    assert book.sections["berth"]["ru"] == "Причал"
    assert book.by_number[5].section == "berth"
    assert book.by_number[5].rulings == ("O-3", "O-1")
    assert book.rulings == {}, "there is no file of rulings beside it"
    assert [clause.untestable != "" for clause in book.clauses] == [False, False, True]


RULINGS = """
[O-1]
question = { ru = "Кто выигрывает при равенстве?", en = "Who wins a tie?" }
ruling = { ru = "Начинающий купец.", en = "The starting merchant." }
reason = { ru = "Он ставит первым.", en = "He bids first." }
clauses = ["H-11"]

[O-3]
question = { ru = "Можно ли поставить ноль?", en = "May one bid nothing?" }
ruling = { ru = "Да.", en = "Yes." }
reason = { ru = "Ничто этого не запрещает.", en = "Nothing forbids it." }
"""


def test_rulings_lie_beside_the_clauses_and_know_which_rest_on_them(tmp_path: Path) -> None:
    path = tmp_path / "clauses.toml"
    path.write_text(TOML, encoding="utf-8")
    (tmp_path / "rulings.toml").write_text(RULINGS, encoding="utf-8")

    book = read_rulebook(Series({"H": 0}), tmp_path)

    assert list(book.rulings) == ["O-1", "O-3"]
    assert book.rulings["O-1"].clauses == ("H-5", "H-11")
    assert book.rulings["O-3"].clauses == ("H-5",)
    assert book.rulings["O-3"].question["en"] == "May one bid nothing?"
    assert book.rulings["O-1"].reason["ru"] == "Он ставит первым."


def test_clauses_are_found_by_words_or_by_id(tmp_path: Path) -> None:
    path = tmp_path / "clauses.toml"
    path.write_text(TOML, encoding="utf-8")
    book = read_rulebook(Series({"H": 0}), tmp_path)

    assert [c.id for c in book.find("BID", "en")] == ["H-4", "H-5"]
    assert [c.id for c in book.find("berth highest", "en")] == ["H-5"]
    assert [c.id for c in book.find("ставк", "ru")] == ["H-4", "H-5"]
    assert [c.id for c in book.find("h-11", "ru")] == ["H-11"]
    assert book.find("ставк", "en") == []

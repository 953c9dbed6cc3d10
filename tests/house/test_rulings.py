"""Every ruling stands on the title's page and behind its clause, in both languages and with its reason."""

import pytest

from citywright.kit.clauses import LANGUAGES
from citywright.titles import Title, titles
from tests.house.rulings import PART, written

EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@EACH_TITLE
def test_every_ruling_has_question_answer_and_reason_in_both_languages(title: Title) -> None:
    assert title.rulebook.rulings
    for one in title.rulebook.rulings.values():
        for part in (one.question, one.ruling, one.reason):
            assert set(part) == set(LANGUAGES), one.id
            assert all(text.strip() == text and text for text in part.values()), one.id
        assert all(text.endswith("?") for text in one.question.values()), f"{one.id} asks nothing"


@EACH_TITLE
def test_every_ruling_a_clause_names_is_told(title: Title) -> None:
    known = title.rulebook.rulings
    assert [(c.id, one) for c in title.rulebook.clauses for one in c.rulings if one not in known] == []


@EACH_TITLE
def test_a_ruling_names_clauses_that_exist(title: Title) -> None:
    import tomllib

    ids = {clause.id for clause in title.rulebook.clauses}
    path = title.files / "clauses" / "rulings.toml"
    for name, row in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert set(row.get("clauses", [])) <= ids, name


@EACH_TITLE
def test_the_page_of_the_title_shows_every_ruling(title: Title) -> None:
    path, text, wanted = written(title)

    assert PART.search(text), f"{path.name} has no place for the rulings"
    assert text == wanted, "run ./dev docs"

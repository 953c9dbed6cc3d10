"""One vocabulary per title, the rulebook's: in clauses, rulings, texts and docs."""

import pytest

from citywright.kit.clauses import LANGUAGES
from citywright.titles import Title, titles
from tests.house.glossary import Term, glossary, pattern, sayings

EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@EACH_TITLE
def test_no_text_uses_a_word_the_glossary_forbids(title: Title) -> None:
    terms = glossary(title.id)
    found = [
        f"{place} ({language}): «{word}» instead of «{term.name[language]}»"
        for language, place, text in sayings(title.id, title.rulebook)
        for term in terms
        if place not in term.exceptions
        for word in term.found(language, text)
    ]

    assert found == []


@EACH_TITLE
def test_every_exception_is_needed(title: Title) -> None:
    said = [(language, place, text) for language, place, text in sayings(title.id, title.rulebook)]
    for term in glossary(title.id):
        used = {place for language, place, text in said if term.found(language, text)}
        assert term.exceptions <= used, f"{term.name['en']}: {sorted(term.exceptions - used)}"


@EACH_TITLE
def test_a_glossary_has_its_terms_in_both_languages_and_uses_them(title: Title) -> None:
    terms = glossary(title.id)
    assert len(terms) >= 10
    for language in LANGUAGES:
        names = [term.name[language] for term in terms]
        assert len(set(names)) == len(names), "a term stands twice"
    assert any(term.forbidden["ru"] for term in terms)
    assert any(term.forbidden["en"] for term in terms)


def test_a_forbidden_word_is_found_in_every_form_and_nowhere_inside_another() -> None:
    term = Term({"ru": "объединение", "en": "union", "not_ru": ["союз*", "на ходу"], "not_en": ["alliance"]})

    assert term.found("ru", "Два Союза рядом") == ["союз*"]
    assert term.found("ru", "На  ходу") == ["на ходу"]
    assert term.found("ru", "Содружество без союзов") == ["союз*"]
    assert term.found("ru", "Профсоюз") == []
    assert term.found("en", "Two alliances") == []
    assert pattern("ёлк*") == pattern("елк*")

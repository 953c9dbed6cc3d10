"""Every clause has a test, and its words are our own."""

import re

from citywright.titles import title
from citywright.tools.ledger import read_ledger

RULES = title("founders").rulebook


def test_every_clause_has_a_test():
    ledger = read_ledger("founders", RULES)

    assert ledger.plain()["gaps"] == []
    assert ledger.unknown == []
    assert len(ledger.exempt()) <= 5


def test_all_clauses_are_there_in_order_and_in_both_languages():
    assert [clause.number for clause in RULES.clauses] == list(range(1, 314))
    for clause in RULES.clauses:
        assert clause.section in RULES.sections
        assert re.search("[а-яё]", clause.text["ru"])
        assert not re.search("[а-яё]", clause.text["en"])
        assert clause.text["ru"].endswith(".")
        assert clause.text["en"].endswith(".")


def test_no_text_stands_twice():
    for language in ("ru", "en"):
        texts = [clause.text[language] for clause in RULES.clauses]
        assert len(set(texts)) == len(texts)

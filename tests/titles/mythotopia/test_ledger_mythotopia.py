"""The clauses: all there, in both languages, each held by a test."""

from citywright.titles import title
from citywright.tools.ledger import read_ledger

RULES = title("mythotopia").rulebook
CLAUSES = 306


def test_all_clauses_are_there_in_order():
    assert [clause.id for clause in RULES.clauses] == [f"M-{n}" for n in range(1, CLAUSES + 1)]
    for clause in RULES.clauses:
        assert clause.section in RULES.sections
        assert all(clause.text.values())


def test_every_clause_has_a_test():
    ledger = read_ledger("mythotopia", RULES)

    assert [clause.id for clause in ledger.gaps()] == []
    assert ledger.unknown == []
    assert ledger.exempt() == []


def test_no_two_clauses_say_the_same():
    for language in ("ru", "en"):
        texts = [clause.text[language] for clause in RULES.clauses]
        assert len(set(texts)) == len(texts)

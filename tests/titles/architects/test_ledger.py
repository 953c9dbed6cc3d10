"""The clauses: all there, in both languages, each held by a test."""

from citywright.titles import title
from citywright.titles.architects.rules.verbs import VERBS, WRONG_MOMENT
from citywright.tools.ledger import read_ledger

RULES = title("architects").rulebook
SERIES = {"A": 217, "K": 24, "P": 16, "N": 37, "AP": 43, "BD": 43}


def test_all_clauses_are_there_in_order():
    assert [clause.id for clause in RULES.clauses] == [f"{p}-{i + 1}" for p, n in SERIES.items() for i in range(n)]
    for clause in RULES.clauses:
        assert RULES.series.id(clause.number) == clause.id
        assert clause.section in RULES.sections
        assert all(clause.text.values())


def test_every_clause_has_a_test():
    ledger = read_ledger("architects", RULES)

    assert [clause.id for clause in ledger.gaps()] == []
    assert ledger.unknown == []
    assert ledger.exempt() == []


def test_no_two_clauses_say_the_same():
    for language in ("ru", "en"):
        texts = [clause.text[language] for clause in RULES.clauses]
        assert len(set(texts)) == len(texts)


def test_every_verb_has_a_clause_for_the_wrong_moment():
    assert set(WRONG_MOMENT) == {verb.name for verb in VERBS.verbs}
    assert set(WRONG_MOMENT.values()) <= set(RULES.by_number)

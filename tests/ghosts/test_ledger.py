"""Every clause of Land of Ghosts is written in both languages, and each is held by a test."""

from citywright.games.ghosts import GAME
from citywright.games.ghosts.verbs import VERBS, WRONG_MOMENT
from citywright.ledger import read_ledger
from citywright.rules import rulebook

RULES = rulebook("ghosts", GAME.series)
CLAUSES = 182


def test_all_clauses_are_there_in_order():
    assert [clause.id for clause in RULES.clauses] == [f"G-{i + 1}" for i in range(CLAUSES)]
    for clause in RULES.clauses:
        assert RULES.series.id(clause.number) == clause.id
        assert clause.section in RULES.sections
        assert all(clause.text.values())


def test_every_clause_has_a_test():
    ledger = read_ledger("ghosts", RULES)

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

"""Every clause of Land of Ghosts is written in both languages, and each is held by a test."""

import pytest

from citywright.titles import title
from citywright.titles.ghosts.rules.verbs import ANSWERS, VERBS
from citywright.tools.ledger import read_ledger

RULES = title("ghosts").rulebook
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


@pytest.mark.clause("G-78")
def test_every_verb_is_an_action_of_a_turn_or_the_answer_to_a_question():
    turn = {"explore", "harvest", "fetch", "build", "contact", "sell", "learn", "train", "end"}
    assert {verb.name for verb in VERBS.verbs} - turn == set(ANSWERS)
    assert set(ANSWERS.values()) <= set(RULES.by_number)

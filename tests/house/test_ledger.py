"""The ledger of every title: each clause has its test, no test names a clause that is not there."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from citywright.cli import main
from citywright.kit.clauses import Rulebook, Series
from citywright.titles import titles
from citywright.tools import ledger

EVERY_TITLE = pytest.mark.parametrize("title", titles(), ids=[title.id for title in titles()])
MOST_EXEMPT = 10


@EVERY_TITLE
def test_every_clause_has_a_test_or_a_stated_reason(title):
    read = ledger.read_ledger(title.id, title.rulebook)

    assert [clause.id for clause in read.gaps()] == []
    assert read.unknown == []
    assert len(read.exempt()) <= MOST_EXEMPT
    assert len(read.tested()) + len(read.exempt()) == len(title.rulebook.clauses) > 0


# -- The ledger itself, on a small invented rulebook --

PLANTED = """
import pytest

def test_H_1_boats_sail(): ...

@pytest.mark.clause("H-2", "H-3")
async def test_a_crane_lifts(): ...

@pytest.mark.skip
def test_H_4_a_skipped_test_holds_nothing(): ...

@pytest.mark.clause("H-4")
@pytest.mark.xfail(reason="not yet")
def test_nor_does_one_that_should_fail(): ...

class TestsInAClass:
    def test_H_4_is_not_read(self): ...

def a_helper_of_H_4(): ...

def test_H_19_is_no_clause(): ...

def test_Z_1_is_no_series(): ...
"""


def harbour(clauses: int, untestable: tuple[int, ...] = ()) -> Rulebook:
    plain: dict[str, object] = {"sections": {"all": {"ru": "всё", "en": "all"}}}
    for number in range(1, clauses + 1):
        reason = {"untestable": "it is a wish"} if number in untestable else {}
        plain[f"H-{number}"] = {"section": "all", "ru": "да", "en": "yes", **reason}
    return Rulebook(Series({"H": 0}), plain)


def planted(folder: Path, clauses: int = 4, untestable: tuple[int, ...] = ()) -> ledger.Ledger:
    (folder / "harbour").mkdir()
    (folder / "harbour" / "test_boats.py").write_text(PLANTED, encoding="utf-8")
    return ledger.read_ledger("harbour", harbour(clauses, untestable), folder)


def test_a_planted_gap_is_seen(tmp_path):
    read = planted(tmp_path)

    assert [clause.id for clause in read.gaps()] == ["H-4"]
    assert [clause.id for clause in read.tested()] == ["H-1", "H-2", "H-3"]
    assert not read.is_sound()


def test_tests_of_clauses_that_are_not_there_are_seen(tmp_path):
    assert [line.partition(":")[0] for line in planted(tmp_path).unknown] == ["H-19", "Z-1"]


def test_a_stated_reason_fills_the_gap(tmp_path):
    read = planted(tmp_path, untestable=(1, 4))

    assert read.gaps() == []
    assert [clause.id for clause in read.exempt()] == ["H-4"]  # H-1 has a test all the same


def test_of_two_tests_with_one_name_only_the_last_runs():
    assert ledger.tests_of("def test_x(): ...\n@pytest.mark.skip\ndef test_x(): ...") == {"test_x": []}
    assert ledger.tests_of("@pytest.mark.skip\ndef test_H_1(): ...\ndef test_H_1(): ...") == {"test_H_1": ["H-1"]}


# -- The command --


def run(*args: str):
    return CliRunner().invoke(main, ["ledger", *args])


@EVERY_TITLE
def test_the_command_gives_one_json_document(title):
    answer = run(title.id, "--json")
    told = json.loads(answer.stdout)

    assert answer.exit_code == 0
    assert told["title"] == title.id
    assert told["clauses"] == told["tested"] + told["exempt"] == len(title.rulebook.clauses)
    assert answer.stdout.count("\n") == 1


@pytest.mark.parametrize(("lang", "word", "summary"), [("ru", "Правило", "Пробелов: 0."), ("en", "Rule", "Gaps: 0.")])
def test_the_command_shows_a_table_in_both_languages(lang, word, summary):
    answer = run("settlers", "--lang", lang)

    assert answer.exit_code == 0
    assert word in answer.stdout
    assert "S-136" in answer.stdout
    assert answer.stdout.rstrip().endswith(summary)


def test_a_gap_makes_the_command_fail(tmp_path, monkeypatch):
    read = planted(tmp_path)
    monkeypatch.setattr("citywright.commands.ledger.read_ledger", lambda *_: read)

    assert run("settlers", "--json").exit_code == 1
    answer = run("settlers", "--lang", "en")
    assert answer.exit_code == 1
    assert "no test" in answer.stdout
    assert "H-19" in answer.stdout


def test_outside_a_checkout_the_command_says_so(tmp_path, monkeypatch):
    title = titles()[0]
    with pytest.raises(ledger.NoTests, match="checkout"):
        ledger.read_ledger(title.id, title.rulebook, tmp_path / "tests")

    monkeypatch.setattr(ledger.read_ledger, "__defaults__", (tmp_path / "tests",))
    answer = run(title.id)
    assert answer.exit_code == 2
    assert "checkout" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_an_unknown_game_is_a_sentence_and_exit_code_2():
    answer = run("settlerz")

    assert answer.exit_code == 2
    assert "Did you mean settlers?" in answer.stderr

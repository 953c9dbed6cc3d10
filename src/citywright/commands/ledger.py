"""`citywright ledger TITLE`: every clause of a rulebook and the tests that hold it."""

import json
import sys
from typing import Final

import click
from rich.table import Table

from citywright.kit.clauses import LANGUAGES
from citywright.ledger import Ledger, read_ledger
from citywright.terminal.console import default_language, make_console
from citywright.titles import title as title_named

WORDS: Final = {
    "en": {
        "clause": "Clause",
        "text": "Rule",
        "tests": "Tests",
        "gap": "no test",
        "reason": "not testable: {reason}",
        "unknown": "No such clause, though a test names it",
        "summary": "Clauses: {clauses}. Tested: {tested}. Exempt for a stated reason: {exempt}. Gaps: {gaps}.",
    },
    "ru": {
        "clause": "Пункт",
        "text": "Правило",
        "tests": "Тесты",
        "gap": "теста нет",
        "reason": "проверить нельзя: {reason}",
        "unknown": "Тест называет пункт, которого нет",
        "summary": "Пунктов: {clauses}. С тестами: {tested}. Без теста с объяснением: {exempt}. Пробелов: {gaps}.",
    },
}


@click.command()
@click.argument("title")
@click.option("--json", "as_json", is_flag=True, help="One JSON document and nothing else.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the rules.")
def command(title: str, as_json: bool, lang: str | None) -> None:
    """Show which tests hold each clause of TITLE; the exit code is 1 if there is a gap."""
    one = title_named(title)
    ledger = read_ledger(one.id, one.rulebook)
    if as_json:
        click.echo(json.dumps(ledger.plain(), ensure_ascii=False))
    else:
        show(ledger, lang or default_language())
    sys.exit(0 if ledger.is_sound() else 1)


def show(ledger: Ledger, lang: str) -> None:
    words = WORDS[lang]
    console = make_console()
    table = Table(title=ledger.title)
    table.add_column(words["clause"], no_wrap=True)
    table.add_column(words["text"], ratio=1)
    table.add_column(words["tests"], ratio=1, overflow="fold")
    for clause in ledger.clauses:
        tests = [test.rpartition("::")[2] for test in ledger.tests[clause.number]]
        reason = words["reason"].format(reason=clause.untestable) if clause.untestable else words["gap"]
        table.add_row(clause.id, clause.text[lang], "\n".join(tests) or reason)
    console.print(table)
    for line in ledger.unknown:
        console.print(f"{words['unknown']}: {line}", soft_wrap=True)
    plain = ledger.plain()
    console.print(words["summary"].format(**{**plain, "gaps": len(plain["gaps"])}), soft_wrap=True)

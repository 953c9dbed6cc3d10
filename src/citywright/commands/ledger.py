"""`citywright ledger TITLE`: every clause of a rulebook and the tests that hold it."""

import json
import os
import sys
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from citywright.kit.clauses import LANGUAGES
from citywright.ledger import Ledger, read_ledger
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


def language_of_the_machine() -> str:
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if locale.startswith("ru") else "en"


@click.command()
@click.argument("title")
@click.option("--json", "as_json", is_flag=True, help="One JSON document and nothing else.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=language_of_the_machine, help="Language of the rules.")
def command(title: str, as_json: bool, lang: str) -> None:
    """Show which tests hold each clause of TITLE; the exit code is 1 if there is a gap."""
    one = title_named(title)
    ledger = read_ledger(one.id, one.rulebook)
    if as_json:
        click.echo(json.dumps(ledger.plain(), ensure_ascii=False))
    else:
        show(ledger, lang)
    sys.exit(0 if ledger.is_sound() else 1)


def show(ledger: Ledger, lang: str) -> None:
    words = WORDS[lang]
    console = Console(highlight=False)
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
        console.print(f"{words['unknown']}: {line}", markup=False, soft_wrap=True)
    plain = ledger.plain()
    console.print(words["summary"].format(**{**plain, "gaps": len(plain["gaps"])}), soft_wrap=True)

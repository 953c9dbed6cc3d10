"""`citywright ledger TITLE`: every clause of a rulebook and the tests that hold it."""

import json
import sys

import click
from rich.table import Table

from citywright.kit.clauses import LANGUAGES
from citywright.terminal.console import default_language, make_console
from citywright.texts.catalogue import texts_of
from citywright.titles import title as title_named
from citywright.tools.ledger import Ledger, read_ledger


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
    texts = texts_of(lang)
    console = make_console()
    table = Table(title=ledger.title)
    table.add_column(texts.say("ledger-clause"), no_wrap=True)
    table.add_column(texts.say("ledger-rule"), ratio=1)
    table.add_column(texts.say("ledger-tests"), ratio=1, overflow="fold")
    for clause in ledger.clauses:
        tests = [test.rpartition("::")[2] for test in ledger.tests[clause.number]]
        untested = texts.say("ledger-untestable", reason=clause.untestable) if clause.untestable else ""
        table.add_row(clause.id, clause.text[lang], "\n".join(tests) or untested or texts.say("ledger-gap"))
    console.print(table)
    for line in ledger.unknown:
        console.print(texts.say("ledger-unknown", test=line), soft_wrap=True)
    plain = ledger.plain()
    counts = {name: plain[name] for name in ("clauses", "tested", "exempt")}
    console.print(texts.say("ledger-summary", **counts, gaps=len(plain["gaps"])), soft_wrap=True)

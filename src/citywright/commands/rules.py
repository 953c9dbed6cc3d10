"""`citywright rules`: the rules of a game, whole, by number or by words."""

import click

from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.terminal.console import default_language, make_console
from citywright.terminal.sheet import find_rules
from citywright.terminal.sheet import rules as clauses_drawn
from citywright.texts.catalogue import texts_of
from citywright.titles import title


@click.command(name="rules")
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the rules.")
def command(game: str, words: tuple[str, ...], lang: str | None) -> None:
    """The rules of GAME: all of them, one by its number (S-42), or those that hold all the WORDS."""
    console = make_console()
    chosen = title(game)
    texts = texts_of(lang or default_language(), chosen.id)
    if not words:
        console.print(clauses_drawn(chosen.rulebook, texts, chosen.rulebook.clauses))
        return
    found = find_rules(chosen.rulebook, texts, " ".join(words))
    if isinstance(found, str):
        raise BadSetup(found)
    console.print(found)

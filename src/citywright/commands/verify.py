"""`citywright verify`: is a record what it says it is?"""

from pathlib import Path

import click
from rich.text import Text

from citywright.kit.clauses import LANGUAGES
from citywright.kit.record import read_record
from citywright.kit.referee import resume
from citywright.terminal.console import default_language, make_console
from citywright.terminal.files import read_text
from citywright.terminal.names import shown_names
from citywright.terminal.sheet import everybody
from citywright.texts.catalogue import texts_of
from citywright.titles import title


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the answer.")
def command(file: Path, lang: str | None) -> None:
    """Replay the record in FILE and check its hash chain, its positions, its result and the promised seed."""
    console = make_console()
    language = lang or default_language()
    record = read_record(read_text(file, texts_of(language)))
    chosen = title(record.game)
    texts = texts_of(language, chosen.id)
    moves = len(record.effective())
    if record.seed is None and record.secret is None and record.result is None:
        record.check_belongs(chosen.game)
        console.print(Text(texts.say("verify-sealed", moves=moves)))
        return
    referee = resume(chosen.game, record)
    result = referee.record.result
    if result is None:
        said = texts.say("verify-unfinished", game=texts.say("title-short"), moves=moves)
    else:
        names = everybody(texts, shown_names(record.names, texts), len(result["scores"]))
        said = texts.say(
            "verify-finished",
            game=texts.say("title-short"),
            moves=moves,
            ending=texts.say(f"ending-{result['ending']}"),
            winners=len(result["winners"]),
            names=texts.listed([names[seat] for seat in result["winners"]]),
        )
    if record.secret is not None:
        said += texts.say("verify-promised")
    console.print(Text(said))

"""`citywright replay`: a recorded match, step by step."""

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from citywright.kit.clauses import LANGUAGES
from citywright.kit.record import Record, read_record
from citywright.kit.referee import resume
from citywright.kit.table import heard_by
from citywright.terminal import seat_style, sheet
from citywright.terminal.console import ask, default_language, make_console
from citywright.terminal.files import read_text
from citywright.terminal.local_match import chapters_of, first_table
from citywright.terminal.names import shown_names
from citywright.texts.catalogue import texts_of
from citywright.titles import Title, title


@click.command(name="replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True, help="Print every step without asking.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the table.")
def command(file: Path, everything: bool, lang: str | None) -> None:
    """Watch the match recorded in FILE: the table after every move, as a spectator saw it."""
    console = make_console()
    language = lang or default_language()
    record = read_record(read_text(file, texts_of(language)))
    chosen = title(record.game)
    resume(chosen.game, record)
    show = Replay(chosen, record, console, language)
    if everything:
        for at in range(len(show.chapters) + 1):
            show.step(at)
        return
    try:
        show.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        sys.exit(0)


class Replay:
    """The steps of a record and where we are among them."""

    def __init__(self, chosen: Title, record: Record, console: Console, language: str) -> None:
        self.game = chosen.game
        self.look = chosen.terminal
        self.texts = texts_of(language, chosen.id)
        self.names = shown_names(record.names, self.texts)
        self.console = console
        self.spectator = record.seats
        self.first = first_table(chosen, record)
        self.chapters = chapters_of(chosen, record)

    def run(self) -> None:
        at, last = 0, len(self.chapters)
        while True:
            self.step(at)
            if at == last:
                self.console.print(Text(self.texts.say("replay-end"), "dim"))
            at = self.ask_where(at, last)
            if at < 0:
                return

    def ask_where(self, at: int, last: int) -> int:
        """The step to show next, or -1 to leave."""
        while True:
            answer = ask(self.texts.say("ask-replay")).strip().lower()
            if answer in ("q", "quit", "exit") or (not answer and at == last):
                return -1
            if not answer:
                return at + 1
            if answer == "b":
                return max(0, at - 1)
            if answer.isdecimal() and len(answer) < 7 and int(answer) <= last:
                return int(answer)
            self.console.print(Text(self.texts.say("replay-commands", all=last), "bold"))

    def step(self, at: int) -> None:
        """The table after a move, and what was heard of it."""
        chapter = self.chapters[at - 1] if at else None
        state = chapter.state if chapter else self.first
        view = self.game.view(state, self.spectator)
        self.console.print()
        self.console.print(self.look.draw(self.texts, self.names, view, self.spectator))
        where = self.texts.say("replay-step", at=at, all=len(self.chapters))
        if chapter is None:
            self.console.print(Text(f"{where} · {self.texts.say('replay-start')}", "bold"))
            return
        line = Text(f"{where} · ", "bold").append_text(seat_style.badge(chapter.seat, self.names[chapter.seat]))
        self.console.print(line.append(f": {chapter.move}", "not bold default"))
        for event in heard_by(chapter.news, self.spectator):
            self.console.print(sheet.log_line(self.look, self.texts, self.names, event, -1))
        if state.is_over():
            self.console.print(sheet.score_sheet(self.texts, self.names, view))
            self.console.print(sheet.result(self.texts, self.names, view))

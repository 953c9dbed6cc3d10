"""`citywright play`: a game in the terminal, people and bots in any mix."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.kit.game import Options
from citywright.kit.record import Record
from citywright.kit.referee import Referee, resume
from citywright.terminal import save as saves
from citywright.terminal.console import ask, default_language, make_console
from citywright.terminal.files import shown
from citywright.terminal.local_match import LocalMatch, chapters_of
from citywright.terminal.names import DEFAULT_LEVEL, ME, shown_names, stored_names
from citywright.terminal.session import Quit, Session
from citywright.texts.catalogue import Texts, texts_of
from citywright.titles import Title, title, titles

PLAYERS = 3


@click.command(name="play")
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play; bots fill the seats that are not named.  [default: 3]")
@click.option("--seats", help="Who sits where, by commas: me, a name, or a bot (random, greedy; bot = greedy).")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option("--seed", type=int, help="The number that decides all chance: the same seed deals the same game.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the table (also: lang ru at the table).")
@click.option("--save", type=click.Path(path_type=Path), help="Where to write the match; a new file.")
@click.option("--resume", "resumed", type=click.Path(path_type=Path), help="A saved match to play on with.")
@click.option("--mend", is_flag=True, help="With --resume: drop a last line that was cut off.")
def command(
    game: str | None,
    players: int | None,
    seats: str | None,
    options: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    save: Path | None,
    resumed: Path | None,
    mend: bool,
) -> None:
    """Play GAME in the terminal: you against two bots, or any mix of people and bots on one screen."""
    console = make_console()
    language = lang or default_language()
    texts = texts_of(language)
    try:
        if resumed is not None:
            given = {
                "--players": players,
                "--seats": seats,
                "--option": options or None,
                "--seed": seed,
                "--save": save,
            }
            for option, value in given.items():
                if value is not None:
                    raise BadSetup(texts.say("resume-alone", option=option))
            match = resume_match(resumed, texts, mend)
        else:
            chosen = title(game) if game else choose_title(console, texts)
            new = seed is not None or save is not None or options
            path = None if new else offered(console, chosen, texts)
            if path is not None:
                match = resume_match(path, texts, False)
            else:
                names = seat_names(chosen, players, seats, texts)
                match = new_match(chosen, names, chosen.game.read_options(options), seed, save, texts)
    except (EOFError, KeyboardInterrupt):
        console.print()
        sys.exit(0)
    play(match, console, language)


def play(match: LocalMatch, console: Console, language: str) -> None:
    """The match, until it is over or left."""
    session = Session(match, console, language)
    greet(session)
    code = 0
    try:
        session.run()
        return
    except KeyboardInterrupt:
        code = 130
    except (EOFError, Quit):
        pass
    finally:
        match.save.close()
    console.print()
    again = f"citywright play --resume {shown(match.save.path)}"
    session.say(session.texts.say("table-paused", moves=match.referee.moves, command=again))
    sys.exit(code)


def greet(session: Session) -> None:
    texts, record = session.texts, session.match.referee.record
    players = ", ".join(session.names)
    session.say(texts.say("table-title", title=texts.say("title"), players=players), "bold")
    file = shown(session.match.save.path)
    if session.match.chapters:
        session.say(texts.say("table-resumed", file=file, moves=session.match.referee.moves), "dim")
        for chapter in session.match.chapters[-5:]:
            session.show(chapter)
    else:
        session.say(texts.say("table-seed", seed=str(record.seed), file=file), "dim")


def choose_title(console: Console, texts: Texts) -> Title:
    """The only title, or the one the player names."""
    known: Sequence[Title] = titles()
    if len(known) == 1:
        return known[0]
    for number, one in enumerate(known, 1):
        console.print(Text(f"{number:>3}  {texts_of(texts.language, one.id).say('title')} ({one.id})"))
    answer = ask(texts.say("ask-title")).strip()
    if answer.isdecimal() and len(answer) < 3 and 0 < int(answer) <= len(known):
        return known[int(answer) - 1]
    if not answer:
        raise BadSetup(texts.say("play-no-title", titles=", ".join(one.id for one in known)))
    return title(answer)


def seat_names(chosen: Title, players: int | None, seats: str | None, texts: Texts) -> tuple[str, ...]:
    """Who plays, as the record keeps it; seats that are not named get bots."""
    words = [word.strip() for word in seats.split(",")] if seats is not None else [ME]
    default = len(words) if seats is not None else min(max(PLAYERS, chosen.game.seats[0]), chosen.game.seats[-1])
    count = chosen.game.check_seats(default if players is None else players)
    if len(words) > count:
        raise BadSetup(texts.say("seats-many", seats=len(words), players=count))
    return stored_names([*words, *[DEFAULT_LEVEL] * (count - len(words))], texts)


def new_match(
    chosen: Title, names: tuple[str, ...], options: Options, seed: int | None, path: Path | None, texts: Texts
) -> LocalMatch:
    referee = Referee(chosen.game, len(names), secrets.randbelow(10**9) if seed is None else seed, options, names)
    if path is None:
        save = saves.create_in_folder(chosen.id, referee.record, texts)
    else:
        save = saves.create(path, referee.record, texts)
    return LocalMatch(chosen, referee, save, [])


def resume_match(path: Path, texts: Texts, mend: bool) -> LocalMatch:
    save, record = saves.reopen(path, texts, mend)
    chosen = title(record.game)
    referee = resume(chosen.game, record)
    if referee.record.result is not None:  # the last move is on disk without the end it brought
        save.append([referee.record.end()])
    return LocalMatch(chosen, referee, save, chapters_of(chosen, record))


def offered(console: Console, chosen: Title, texts: Texts) -> Path | None:
    """An unfinished match of the default folder, if there is one and the player wants it."""
    found: tuple[Path, Record] | None = next(saves.unfinished(chosen.id, texts), None)
    if found is None:
        return None
    path, record = found
    players = ", ".join(shown_names(record.names, texts))
    answer = ask(texts.say("ask-resume", players=players, moves=len(record.effective()), file=shown(path)))
    return path if answer.strip().lower() in ("", *texts.say("answer-yes").split()) else None

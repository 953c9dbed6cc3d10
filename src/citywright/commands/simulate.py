"""`citywright simulate TITLE`: bots play each other many times."""

import json
import os
import time

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from citywright.arena.run import Run
from citywright.arena.summary import Summary, interval
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.terminal.console import default_language, make_console
from citywright.terminal.sheet import everybody
from citywright.texts.catalogue import Texts, texts_of
from citywright.titles import title as title_named
from citywright.tools import compiled


@click.command()
@click.argument("title")
@click.option("--games", default=100, show_default=True, help="How many games.")
@click.option("--players", type=int, help="How many players; without it, as many as there are bots.")
@click.option("--bots", default="greedy", show_default=True, help="As in greedy,random; one alone sits everywhere.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--workers", type=int, help="How many processes; without it, one for every core.")
@click.option("--compiled", "with_compiled", is_flag=True, help="Engine and bots as mypyc builds them: twice as fast.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document and nothing else.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the table.")
def command(
    title: str,
    games: int,
    players: int | None,
    bots: str,
    given: tuple[str, ...],
    seed: int,
    workers: int | None,
    with_compiled: bool,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play TITLE and show who won, how long the games took and how they ended, and what the title adds."""
    one = title_named(title)
    language = lang or default_language()
    texts = texts_of(language, one.id)
    levels = line_up(bots, players, one.game.seats[0], texts)
    run = Run(one.id, levels, games, seed, one.game.read_options(given))
    if with_compiled:
        compiled.become(language)
    started = time.perf_counter()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=as_json,
        transient=True,
    )
    with bar:
        task = bar.add_task(texts.say("simulate-playing"), total=games)
        results = run.play_all(
            os.cpu_count() or 1 if workers is None else workers, lambda count: bar.advance(task, count)
        )
    summary = Summary(run, results)
    if as_json:
        click.echo(json.dumps(summary.plain(), ensure_ascii=False))
    else:
        show(summary, texts, time.perf_counter() - started)


def line_up(names: str, players: int | None, fewest: int, texts: Texts) -> tuple[str, ...]:
    """The bots of the seats: as named, or one name for all."""
    levels = tuple(name.strip() for name in names.split(","))
    if len(levels) == 1:
        return levels * (players or fewest)
    if players is not None and players != len(levels):
        raise BadSetup(texts.say("simulate-bots", players=players, bots=len(levels)))
    return levels


def show(summary: Summary, texts: Texts, seconds: float) -> None:
    """The result table."""
    console = make_console()
    for name, labels, wins, scores in (
        ("simulate-bot", summary.run.levels, summary.wins, summary.mean_scores),
        ("simulate-seat", [str(seat + 1) for seat in range(len(summary.run.levels))], summary.seat_wins, None),
    ):
        table = Table()
        table.add_column(texts.say(name))
        for word in ("simulate-wins", "simulate-share", *(["simulate-score"] if scores else [])):
            table.add_column(texts.say(word), justify="right")
        for i, label in enumerate(everybody(texts, labels, len(wins))):
            low, high = interval(wins[i], summary.games)
            row = [label, f"{wins[i]:.4g}", f"{wins[i] / summary.games:.1%} ({low:.1%} – {high:.1%})"]
            table.add_row(*row, *([f"{scores[i]:.2f}"] if scores else []))
        console.print(table)
    low_turns, high_turns = summary.turns
    console.print(texts.say("simulate-turns", mean=summary.mean_turns, low=low_turns, high=high_turns))
    console.print(texts.say("simulate-ends"))
    for how, count in summary.ends.items():
        console.print(f"  {count} × {texts.say(f'ending-{how}')}")
    for name in summary.figures:
        console.print(figures_table(summary, name, texts))
    said = texts.say("simulate-time", games=summary.games, decisions=summary.mean_decisions, seconds=seconds)
    console.print(said)


def figures_table(summary: Summary, name: str, texts: Texts) -> Table:
    """One of the tables that a title adds."""
    table = Table()
    table.add_column(texts.say(f"figures-{name}"))
    for word in ("simulate-games", "simulate-mean", "simulate-spread", "simulate-range", "simulate-used"):
        table.add_column(texts.say(word), justify="right")
    for row, found in summary.figures[name].items():
        table.add_row(
            texts.word(row) if texts.has(row) else row,
            str(found.games),
            f"{found.mean:.2f}",
            f"{found.spread:.2f}",
            f"{found.low:.4g} – {found.high:.4g}",
            f"{found.used:.1%}",
        )
    return table

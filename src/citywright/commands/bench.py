"""`citywright bench`: how fast the engine is, interpreted and compiled."""

import json
import sys
from pathlib import Path
from typing import Final

import click
from rich import box
from rich.table import Table

from citywright import bench, compiled
from citywright.bench import Row
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.terminal.console import default_language, make_console

SAME_GAMES: Final = 200

BUILDS: Final = {False: "Python", True: "mypyc"}

WORDS: Final = {
    "en": {
        "title": "Title",
        "players": "Players",
        "build": "Build",
        "clone": "Copy\nµs",
        "node": "Node\nµs",
        "decisions": "Decisions\nper s",
        "games": "Games\nper s",
        "ratio": "Calls",
        "cpu": "CPU\ns",
        "empty": "{build}: a bare loop makes {calls:,} empty function calls per second.",
        "calls": "Calls: how many empty function calls take as long as one decision.",
        "same": "{title}: {games} seeded games have the same dumps in both builds.",
        "left": "Not compiled: {module}: {reason}.",
    },
    "ru": {
        "title": "Игра",
        "players": "Игроки",
        "build": "Сборка",
        "clone": "Копия\nмкс",
        "node": "Узел\nмкс",
        "decisions": "Решений\nв с",
        "games": "Партий\nв с",
        "ratio": "Вызовы",
        "cpu": "ЦП\nс",
        "empty": "{build}: пустой цикл делает {calls:,} вызовов пустой функции в секунду.",
        "calls": "Вызовы: сколько вызовов пустой функции длится одно решение.",
        "same": "{title}: дампы {games} партий с заданными зёрнами совпали в обеих сборках.",
        "left": "Не компилируется: {module}: {reason}.",
    },
}


@click.command()
@click.argument("titles", nargs=-1)
@click.option("--compiled", "with_compiled", is_flag=True, help="Also build the engine with mypyc and measure that.")
@click.option("--rounds", default=5, show_default=True, help="How often every case is measured; the median counts.")
@click.option("--games", default=30, show_default=True, help="Random games per case and round.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to this file.")
@click.option(
    "--compare",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Fail if anything is over 30 % slower than in this file, measured in empty calls.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document and nothing else.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the table.")
@click.option("--tables", default=250, show_default=True, type=click.IntRange(1, 5000), help="web: live tables.")
@click.option("--rate", default=100.0, show_default=True, type=click.FloatRange(1, 5000), help="web: moves per second.")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 600), help="web: how long.")
def command(
    titles: tuple[str, ...],
    with_compiled: bool,
    rounds: int,
    games: int,
    save: Path | None,
    compare: Path | None,
    as_json: bool,
    lang: str | None,
    tables: int,
    rate: float,
    seconds: float,
) -> None:
    """Measure copies, search nodes and random games of TITLES (all of them if none is named).

    `bench web` measures the server instead: bots play over real sockets on this machine.
    """
    if titles == ("web",):
        from citywright.web import load

        click.echo(load.report(load.measure(tables, rate, seconds), as_json, lang or default_language()))
        return
    language = lang or default_language()
    words = WORDS[language]
    saved = bench.read_rows(read(compare)) if compare else []
    rows = bench.measure(titles, rounds, games)
    same: list[str] = []
    if with_compiled:
        folder = compiled.build(language=language)
        rows += compiled.call(folder, "measure", titles, rounds, games)
        same = same_games(folder, sorted({row["title"] for row in rows}))
    if save:
        write(save, json.dumps(rows, indent=2) + "\n")
    if as_json:
        click.echo(json.dumps(rows))
    else:
        show(rows, same, words)
    complaints = bench.slower(saved, rows) if compare else []
    for complaint in complaints:
        click.echo(complaint, err=True)
    sys.exit(1 if complaints else 0)


def same_games(folder: Path, titles: list[str]) -> list[str]:
    """The titles, after making sure that both builds play the same seeded games to the last byte."""
    for title in titles:
        pure = bench.fingerprints(title, SAME_GAMES)
        built = compiled.call(folder, "fingerprints", title, SAME_GAMES)
        other = [seed for seed in range(SAME_GAMES) if pure[seed] != built[seed]]
        if other:
            click.echo(f"{title}: the compiled engine plays these seeds differently: {other}.", err=True)
            sys.exit(1)
    return titles


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as why:
        raise BadSetup(f"{path} cannot be read: {why}.") from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        raise BadSetup(f"{path} cannot be written: {why.strerror}.") from None


def show(rows: list[Row], same: list[str], words: dict[str, str]) -> None:
    """The figures, a line for every case."""
    console = make_console()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words["title"], no_wrap=True)
    table.add_column(words["players"], justify="right")
    table.add_column(words["build"])
    for name in ("clone", "node", "decisions", "games", "ratio", "cpu"):
        table.add_column(words[name], justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["title"],
            str(row["players"]),
            BUILDS[row["compiled"]],
            f"{row['clone_us']:.2f}",
            f"{row['node_us']:.1f}",
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:.0f}",
            f"{bench.calls(row, 'decisions_per_s'):.0f}",
            f"{row['cpu_s']:.2f}",
        )
    console.print(table)
    console.print(words["calls"])
    for is_compiled, build in BUILDS.items():
        for calls in {row["empty_calls_per_s"] for row in rows if row["compiled"] == is_compiled}:
            console.print(words["empty"].format(calls=calls, build=build))
    for title in same:
        console.print(words["same"].format(title=title, games=SAME_GAMES))
    if same:
        for module, reason in compiled.INTERPRETED.items():
            console.print(words["left"].format(module=module, reason=reason))

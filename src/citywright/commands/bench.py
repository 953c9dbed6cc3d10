"""`citywright bench`: how fast the engine is, interpreted and compiled, and the scenes, the page and the server."""

import json
import sys
from pathlib import Path
from typing import Final

import click
from rich import box
from rich.table import Table

from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.terminal.console import default_language, make_console
from citywright.terminal.files import reason, shown
from citywright.texts.catalogue import Texts, texts_of
from citywright.tools import bench, compiled
from citywright.tools.bench import Row

SAME_GAMES: Final = 200

BUILDS: Final = {False: "Python", True: "mypyc"}

ENGINE: Final = {
    "bench-clone": ("clone_us", ".2f"),
    "bench-node": ("node_us", ".1f"),
    "bench-decisions": ("decisions_per_s", ",d"),
    "bench-games": ("games_per_s", ".0f"),
    "bench-ratio": ("", ".0f"),
    "bench-cpu": ("cpu_s", ".2f"),
}
"""The columns of a table: what it is called, its figure, how that is written."""
SCENES: Final = {
    "bench-scene-half": ("scene_us", ".0f"),
    "bench-scene-most": ("scene_p95_us", ".0f"),
    "bench-bytes-half": ("scene_bytes", ",d"),
    "bench-bytes-most": ("scene_most_bytes", ",d"),
}
UPDATES: Final = {
    "bench-update-half": ("update_ms", ".2f"),
    "bench-update-nearly-all": ("update_p99_ms", ".2f"),
    "bench-bytes-half": ("update_bytes", ",d"),
}
PAGE: Final = {
    "bench-updates": ("updates", ",d"),
    "bench-update-half": ("update_p50_ms", ".1f"),
    "bench-update-most": ("update_p95_ms", ".1f"),
    "bench-touched-half": ("touched_p50", ",.0f"),
    "bench-touched-most": ("touched_p95", ",.0f"),
    "bench-elements": ("elements", ",d"),
}


KINDS: Final = {("scenes",), ("updates",), ("page",), ("web",)}


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
@click.option("--updates", default=200, show_default=True, type=click.IntRange(1, 400), help="page: per title.")
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
    updates: int,
    tables: int,
    rate: float,
    seconds: float,
) -> None:
    """Measure copies, search nodes and random games of TITLES (all of them if none is named).

    `bench scenes TITLES` measures what viewers are shown, `bench updates TITLES` what a move costs the server for each
    player, `bench page TITLES` the page in a real browser, `bench web` the server: bots play over real sockets on this
    machine.
    """
    language = lang or default_language()
    texts = texts_of(language)
    what, names = (titles[0], titles[1:]) if titles[:1] in KINDS else ("engine", titles)
    if what == "web":
        from citywright.tools import load_test

        click.echo(load_test.report(load_test.measure(tables, rate, seconds, texts), as_json, texts))
        return
    saved = read_rows(compare, texts) if compare else []
    same: list[str] = []
    if what == "page":
        from citywright.web import browse

        rows = browse.measure(names, updates, texts)
    elif what == "updates":
        from citywright.tools import update_cost

        rows = update_cost.measure(names, rounds)
    elif what == "scenes":
        rows = bench.measure_scenes(names, rounds)
    else:
        rows = bench.measure(names, rounds, games)
        if with_compiled:
            folder = compiled.build(language)
            rows += compiled.call(folder, "measure", names, rounds, games, language=language)
            same = same_games(folder, sorted({row["title"] for row in rows}), texts)
    if save:
        write(save, json.dumps(rows, indent=2) + "\n", texts)
    if as_json:
        click.echo(json.dumps(rows))
    else:
        show(rows, {"engine": ENGINE, "scenes": SCENES, "updates": UPDATES, "page": PAGE}[what], texts)
        tell(rows, what, same, texts)
    if compare:
        complain(saved, rows, compare, texts)


def same_games(folder: Path, titles: list[str], texts: Texts) -> list[str]:
    """The titles, after making sure that both builds play the same seeded games to the last byte."""
    for title in titles:
        pure = bench.fingerprints(title, SAME_GAMES)
        built = compiled.call(folder, "fingerprints", title, SAME_GAMES, language=texts.language)
        other = [str(seed) for seed in range(SAME_GAMES) if pure[seed] != built[seed]]
        if other:
            click.echo(texts.say("bench-differs", title=title, seeds=", ".join(other)), err=True)
            sys.exit(1)
    return titles


def complain(saved: list[Row], rows: list[Row], path: Path, texts: Texts) -> None:
    """What has become slower is said, and is a failure."""
    if not bench.pairs(saved, rows):
        raise BadSetup(texts.say("bench-nothing", file=shown(path)))
    found = bench.slower(saved, rows)
    for slow in found:
        said = texts.say(
            "bench-slower",
            title=slow.row["title"],
            players=slow.row["players"],
            build=BUILDS[slow.row["compiled"]],
            figure=slow.figure,
            ratio=slow.ratio,
            before=slow.before,
            now=slow.now,
        )
        click.echo(said, err=True)
    if found:
        sys.exit(1)


def read_rows(path: Path, texts: Texts) -> list[Row]:
    """Saved rows; anything else is said in a sentence."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
    except OSError as why:
        raise BadSetup(texts.say("file-denied", file=shown(path), why=reason(why))) from None
    except ValueError:
        rows = None
    if not bench.are_rows(rows):
        raise BadSetup(texts.say("bench-no-figures", file=shown(path)))
    found: list[Row] = rows
    return found


def write(path: Path, text: str, texts: Texts) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        raise BadSetup(texts.say("bench-write-denied", file=shown(path), why=reason(why))) from None


def show(rows: list[Row], columns: dict[str, tuple[str, str]], texts: Texts) -> None:
    """The figures, a line for every case."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(texts.say("bench-title"), no_wrap=True)
    table.add_column(texts.say("bench-players"), justify="right", no_wrap=True)
    built = columns is ENGINE
    if built:
        table.add_column(texts.say("bench-build"))
    for name in columns:
        table.add_column(texts.say(name), justify="right", no_wrap=True)
    for row in rows:
        figures = [
            format(row[figure] if figure else bench.calls(row, "decisions_per_s"), how)
            for figure, how in columns.values()
        ]
        build = [BUILDS[row["compiled"]]] if built else []
        table.add_row(row["title"], str(row["players"]), *build, *figures)
    make_console().print(table)


def tell(rows: list[Row], what: str, same: list[str], texts: Texts) -> None:
    """What the columns mean, and what was found beside them."""
    console = make_console()
    explained = {"engine": "calls", "scenes": "scenes", "updates": "server-updates", "page": "page"}
    console.print(texts.say(f"bench-{explained[what]}"))
    for is_compiled, build in BUILDS.items():
        for calls in {row["empty_calls_per_s"] for row in rows if row["compiled"] == is_compiled}:
            console.print(texts.say("bench-empty", calls=calls, build=build))
    for title in same:
        console.print(texts.say("bench-same", title=title, games=SAME_GAMES))
    if same:
        for module, why in compiled.INTERPRETED.items():
            console.print(texts.say("bench-left", module=module, reason=texts.say(why)))

"""How fast the engine is: copies, search nodes, random games and scenes of every title, measured so that runs compare.

Cases take turns, round after round, so that a machine that slows down slows all of them; what is reported is the
median round, in CPU time. A bare loop of empty function calls runs in every round: figures from different machines
compare by their ratio to it.
"""

import gc
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from citywright import titles
from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.errors import BadSetup
from citywright.kit.game import Game
from citywright.kit.random_play import pick, play_on
from citywright.kit.table import Table
from citywright.titles import Title

EMPTY_CALLS: Final = 1_000_000
SLOWDOWN: Final = 1.3
"""More than this many times the saved figure is a failure."""

FIGURES: Final = ("clone_us", "node_us", "decisions_per_s", "scene_us", "update_ms", "update_p95_ms")
"""What is compared with saved figures: microseconds, milliseconds, or so many a second."""

Row = dict[str, Any]
"""`title, players, empty_calls_per_s, compiled` and the figures of what was measured: the engine (`clone_us`,
`node_us`, `decisions_per_s`, `games_per_s`, `cpu_s`), scenes (`scene_us`, `scene_bytes`), updates (`update_ms`,
`update_p99_ms`, `update_bytes`) or the page (`browse.py`)."""

POSITION_GAMES: Final = 6
POSITION_EVERY: Final = 7
SCENE_EVERY: Final = 9
WARM_SEEDS: Final = 1_000_000
"""Warming up plays other games than those that are measured: tables are warm, but no answer is known beforehand."""


class Case:
    """A title at a player count, with positions from the course of random games. They have the options of a trial:
    nobody plays them for fun, and they must come to an end."""

    __slots__ = ("clone_us", "cpu", "decisions", "game", "games", "node_us", "nodes", "rates", "seats", "title")

    def __init__(self, title: str, game: Game, seats: int, games: int) -> None:
        self.title = title
        self.game = game
        self.seats = seats
        self.games = games
        self.nodes: list[tuple[Table, int]] = list(self.positions())
        self.clone_us: list[float] = []
        self.node_us: list[float] = []
        self.decisions: list[float] = []
        self.rates: list[float] = []
        self.cpu = 0.0

    def deal(self, seed: int) -> Table:
        return self.game.setup(self.seats, seed, self.game.trial)

    def positions(self) -> Iterator[tuple[Table, int]]:
        """Some positions of random games, each with a random number that picks the action to try there."""
        for seed in range(POSITION_GAMES):
            g = self.deal(seed)
            stream = Stream(seed)
            while not g.is_over():
                yield g.clone(), stream.chance(1 << 30)
                play_on(self.game, g, stream, POSITION_EVERY)

    def warm_up(self) -> None:
        for seed in range(WARM_SEEDS, WARM_SEEDS + self.games):
            play_on(self.game, self.deal(seed), Stream(seed))

    def measure(self, number: int) -> None:
        """One round: copies, nodes, and games of its own."""
        started = time.process_time()
        self.clone_us.append(self.clones() * 1e6)
        self.node_us.append(self.tries() * 1e6)
        self.play(range(number * self.games, (number + 1) * self.games))
        self.cpu += time.process_time() - started

    def clones(self) -> float:
        """Seconds for a copy."""
        nodes = self.nodes
        started = time.process_time()
        for _ in range(10):
            for g, _ in nodes:
                g.clone()
        return (time.process_time() - started) / (10 * len(nodes))

    def tries(self) -> float:
        """Seconds for a search node: a copy, its legal actions, one of them applied."""
        nodes = self.nodes
        started = time.process_time()
        for _ in range(3):
            for g, choice in nodes:
                after = g.clone()
                actions = after.legal()
                after.apply(actions[choice % len(actions)])
        return (time.process_time() - started) / (3 * len(nodes))

    def play(self, seeds: range) -> None:
        made = 0
        started = time.process_time()
        for seed in seeds:
            made += play_on(self.game, self.deal(seed), Stream(seed))
        spent = time.process_time() - started
        self.decisions.append(made / spent)
        self.rates.append(len(seeds) / spent)

    def row(self, empty_calls: float) -> Row:
        return {
            "title": self.title,
            "players": self.seats,
            "clone_us": round(median(self.clone_us), 3),
            "node_us": round(median(self.node_us), 3),
            "decisions_per_s": round(median(self.decisions)),
            "games_per_s": round(median(self.rates), 2),
            "empty_calls_per_s": round(empty_calls),
            "cpu_s": round(self.cpu, 3),
            "compiled": is_compiled(),
        }


class Shown:
    """What a title shows at a player count: the scenes of some positions of one random game, each from two sides."""

    __slots__ = ("players", "sizes", "spent", "states", "title")

    def __init__(self, title: Title, players: int) -> None:
        self.title = title
        self.players = players
        self.states: list[Table] = []
        self.spent: list[float] = []
        self.sizes: list[int] = []
        g, stream = title.game.setup(players, players, title.game.trial), Stream(players)
        while not g.is_over():
            self.states.append(g.clone())
            play_on(title.game, g, stream, SCENE_EVERY)
        self.states.append(g)

    def measure(self) -> None:
        """One round: view, scene and bytes for the seat that decides and for a spectator."""
        game, display, encode = self.title.game, self.title.page, msgspec.json.Encoder().encode
        names = [f"Name {seat}" for seat in range(self.players)]
        for g in self.states:
            for viewer in (max(0, g.actor()), self.players):
                started = time.process_time()
                view = game.view(g, viewer)
                scene = display.scene(view, viewer, names, g.prompt(viewer), list(g.deciders()))
                size = len(encode(scene))
                self.spent.append(time.process_time() - started)
                self.sizes.append(size)

    def forget(self) -> None:
        self.spent.clear()
        self.sizes.clear()

    def row(self, empty_calls: float) -> Row:
        return {
            "title": self.title.id,
            "players": self.players,
            "scene_us": round(1e6 * median(self.spent), 1),
            "scene_p95_us": round(1e6 * sorted(self.spent)[int(0.95 * len(self.spent))], 1),
            "scene_bytes": round(median(self.sizes)),
            "scene_most_bytes": max(self.sizes),
            "empty_calls_per_s": round(empty_calls),
            "compiled": is_compiled(),
        }


def is_compiled() -> bool:
    """Does this process run the compiled engine?"""
    return not str(sys.modules[Table.__module__].__file__).endswith(".py")


def empty() -> None:
    """The function that does nothing."""


def empty_calls_per_s(calls: int = EMPTY_CALLS) -> float:
    started = time.process_time()
    for _ in range(calls):
        empty()
    return calls / (time.process_time() - started)


@contextmanager
def quiet_collector() -> Iterator[None]:
    """What lives now is left alone by the garbage collector, and the rest too until the measuring is over."""
    collecting = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if collecting:
            gc.enable()


def measure(
    names: tuple[str, ...] = (), rounds: int = 5, games: int = 30, progress: Callable[[], None] | None = None
) -> list[Row]:
    """Rows for the titles of these names (all by default) at every player count."""
    if rounds < 1 or games < 1:
        raise BadSetup("Rounds and games must be at least 1.")
    chosen = [titles.title(name) for name in names] or list(titles.titles())
    cases = [Case(one.id, one.game, seats, games) for one in chosen for seats in one.game.seats]
    speeds: list[float] = []
    with quiet_collector():
        for case in cases:
            case.warm_up()
        for number in range(rounds):
            speeds.append(empty_calls_per_s())
            for case in cases:
                case.measure(number)
            if progress:
                progress()
    return [case.row(median(speeds)) for case in cases]


class Shows(Protocol):
    """A case of what is shown to people."""

    def measure(self) -> None: ...
    def forget(self) -> None: ...
    def row(self, empty_calls: float) -> Row: ...


def measure_shown(make: Callable[[Title, int], Shows], names: tuple[str, ...], rounds: int) -> list[Row]:
    """Rows of the cases that `make` makes for each of these titles (all by default) and player counts."""
    if rounds < 1:
        raise BadSetup("Rounds must be at least 1.")
    chosen = [titles.title(name) for name in names] or list(titles.titles())
    cases = [make(one, players) for one in chosen for players in one.game.seats]
    speeds: list[float] = []
    for case in cases:
        case.measure()  # what is drawn first loads what it is drawn with
        case.forget()
    with quiet_collector():
        for _ in range(rounds):
            speeds.append(empty_calls_per_s())
            for case in cases:
                case.measure()
    return [case.row(median(speeds)) for case in cases]


def measure_scenes(names: tuple[str, ...] = (), rounds: int = 5) -> list[Row]:
    """Rows for what the titles of these names (all by default) show."""
    return measure_shown(Shown, names, rounds)


# -- comparing --


class Slow(NamedTuple):
    """A figure that has become slower, with how many times."""

    row: Row
    figure: str
    ratio: float
    before: float
    now: float


def calls(row: Row, what: str) -> float:
    """A figure of a row as the number of empty calls that take as long: the same on a faster machine."""
    if what.endswith("_per_s"):
        return float(row["empty_calls_per_s"]) / float(row[what])
    return float(row[what]) * (1e-3 if what.endswith("_ms") else 1e-6) * float(row["empty_calls_per_s"])


def pairs(saved: list[Row], now: list[Row]) -> list[tuple[Row, Row]]:
    """The saved row and the present one of every case that both have, with a figure in common."""
    before = {(row["title"], row["players"], row["compiled"]): row for row in saved}
    found = [(before.get((row["title"], row["players"], row["compiled"]), {}), row) for row in now]
    return [(old, row) for old, row in found if any(what in old and what in row for what in FIGURES)]


def slower(saved: list[Row], now: list[Row]) -> list[Slow]:
    """Every figure that is more than 30 % slower than the saved one."""
    found: list[Slow] = []
    for old, row in pairs(saved, now):
        for what in FIGURES:
            if what in old and what in row:
                ratio = calls(row, what) / calls(old, what)
                if ratio > SLOWDOWN:
                    found.append(Slow(row, what, ratio, old[what], row[what]))
    return found


def are_rows(rows: object) -> bool:
    """Is this what an earlier run has saved?"""
    return isinstance(rows, list) and all(is_row(row) for row in rows)


def is_row(row: object) -> bool:
    if not isinstance(row, dict) or not isinstance(row.get("title"), str) or not isinstance(row.get("players"), int):
        return False
    figures = [row[what] for what in FIGURES if what in row]
    numbers = [*figures, row.get("empty_calls_per_s")]
    return (
        isinstance(row.get("compiled"), bool)
        and bool(figures)
        and all(isinstance(one, int | float) and one > 0 for one in numbers)
    )


# -- the same game in every build --


def fingerprints(name: str, games: int) -> list[str]:
    """One hash for each seeded random game, over its legal actions and its dumps at every decision."""
    game = titles.title(name).game
    return [fingerprint(game, game.seats[seed % len(game.seats)], seed) for seed in range(games)]


def fingerprint(game: Game, seats: int, seed: int) -> str:
    digest = hashlib.sha256()
    g = game.setup(seats, seed, game.trial)
    stream = Stream(seed)
    while not g.is_over():
        actions: list[Action] = g.legal()
        g.apply(pick(game.verbs, actions, stream))
        digest.update(json.dumps([actions, g.dump()], sort_keys=True).encode())
    digest.update(json.dumps([g.scores(), g.winners()]).encode())
    return digest.hexdigest()[:16]

"""Which clause refuses what: every conceivable action, asked in many positions of many games.

Refusals are grouped by the question that is asked (a step), the verb of the refused action and the clause that is
cited. A person reads the groups and their examples; the groups that were read and found right stand in
`tests/<title>/refusals.toml`, and a new pair is seen by the test. What the inspector cites for a thing stands in
`tests/<title>/cited.toml` in the same way.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.game import Game, Options
from citywright.kit.random_play import pick
from citywright.kit.table import Table
from citywright.titles import Title

TESTS: Final = Path(__file__).parents[1] / "titles"
SMALL_VERB: Final = 150
"""Verbs with at most so many actions are asked in full, larger ones by samples."""
SAMPLES: Final = 10
NEAR: Final = 12
"""Changes of legal actions by one number."""
OTHERS: Final = "(another seat)"
OVER: Final = "(over)"

Group = tuple[str, str, str]
"""A step, a verb, the id of a clause."""


class Example:
    """One refusal: how to come to the position, and what was asked there."""

    __slots__ = ("decision", "line", "options", "seat", "seats", "seed")

    def __init__(self, seats: int, options: Options, seed: int, decision: int, seat: int, line: str) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.decision = decision
        self.seat = seat
        self.line = line

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return (
            f"{self.seats} players{options}, seed {self.seed}, decision {self.decision}, seat {self.seat}: {self.line}"
        )


class Census:
    """All refusals of a title that were met."""

    def __init__(self, title: Title, examples: int = 4) -> None:
        self.title = title
        self.game: Game = title.game
        self.count: dict[Group, int] = {}
        self.examples: dict[Group, list[Example]] = {}
        self.most = examples
        verbs = self.game.verbs
        self.small: dict[str, list[Action]] = {
            verb.name: list(verbs.conceivable(verb.name)) for verb in verbs.verbs if verb.size() <= SMALL_VERB
        }

    def walk(self, seats: int, options: Options, seed: int, often: int) -> None:
        """One random game; the refusals of about one decision in `often` are taken down."""
        game = self.game
        stream, looks = Stream(seed ^ 0x2545F491), Stream(seed ^ 0x1CE)
        g = game.setup(seats, seed, options)
        decision = 0
        while not g.is_over():
            asked = g.deciders()
            seat = asked[stream.chance(len(asked))]
            legal = g.legal(seat)
            if looks.chance(often) == 0:
                self.look(g, Example(seats, options, seed, decision, seat, ""), legal, looks)
            g.apply((game.stroll(g, legal, stream) if seed & 1 else None) or pick(game.verbs, legal, stream), seat)
            decision += 1
        self.put(OVER, "", g.refuses(game.verbs.action(0), 0), Example(seats, options, seed, decision, 0, ""))

    def look(self, g: Table, here: Example, legal: list[Action], looks: Stream) -> None:
        step = type(g.agenda[-1]).__name__
        for action in self.tried(legal, looks):
            clause = g.refuses(action, here.seat)
            if clause:
                self.put(step, action[0], clause, here, action)
        for other in range(here.seats):
            if other not in g.deciders():
                self.put(step, OTHERS, g.refuses(legal[0], other), here, legal[0])

    def tried(self, legal: list[Action], looks: Stream) -> Iterator[Action]:
        verbs = self.game.verbs
        for verb in verbs.verbs:
            if verb.name in self.small:
                yield from self.small[verb.name]
            else:
                start, size = verbs.offsets[verb.name], verb.size()
                for _ in range(SAMPLES):
                    yield verbs.action(start + looks.chance(size))
        for _ in range(NEAR):
            action = legal[looks.chance(len(legal))]
            args = verbs.by_name[action[0]].args
            if args:
                at = looks.chance(len(args))
                arg = args[at]
                yield (*action[: at + 1], arg.low + looks.chance(arg.size()), *action[at + 2 :])

    def put(self, step: str, verb: str, clause: int, here: Example, action: Action | None = None) -> None:
        group = (step, verb, self.game.series.id(clause))
        self.count[group] = self.count.get(group, 0) + 1
        kept = self.examples.setdefault(group, [])
        # Of one game one example: the others come from other positions.
        if len(kept) < self.most and all(one.seed != here.seed or one.seats != here.seats for one in kept):
            line = self.game.show(action) if action else ""
            kept.append(Example(here.seats, here.options, here.seed, here.decision, here.seat, line))


def variants(game: Game) -> Iterator[tuple[int, Options]]:
    """Every player count with the usual options, and every other value of every option with one of the counts."""
    for seats in game.seats:
        yield seats, dict(game.trial)
    turn = 0
    for option in game.options:
        counts = [seats for seats in game.seats if not option.seats or seats in option.seats]
        for value in option.values[1:]:
            yield counts[turn % len(counts)], {**game.trial, option.name: value}
            turn += 1


def census_of(title: Title, games: int, often: int, examples: int = 4, start: int = 0) -> Census:
    """So many games of every variant."""
    census = Census(title, examples)
    for number, (seats, options) in enumerate(variants(title.game)):
        for game in range(games):
            census.walk(seats, options, start + number * games + game, often)
    return census


def refusals_file(title: str) -> Path:
    return TESTS / title / "refusals.toml"


def cited_file(title: str) -> Path:
    return TESTS / title / "cited.toml"


def reviewed(title: str) -> set[Group]:
    """The groups somebody has read and found right."""
    plain: dict[str, dict[str, list[str]]] = read(refusals_file(title))
    return {(step, verb, clause) for step, rows in plain.items() for verb, ids in rows.items() for clause in ids}


def cited(title: Title) -> dict[str, dict[str, str]]:
    """What the inspector cites: for every thing its clauses, with the words they begin with."""
    found: dict[str, dict[str, str]] = {}
    for name, about in sorted(title.page.layout().abouts.items()):
        clauses = [title.rulebook.by_number[title.game.series.number(rule)] for rule in about.rules]
        found[name] = {clause.id: beginning(clause.text["en"]) for clause in clauses}
    return found


def beginning(text: str, letters: int = 70) -> str:
    return text if len(text) <= letters else text[: text.rindex(" ", 0, letters)] + " …"


def read(path: Path) -> Any:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

"""What a title is to everybody else: about ten names."""

import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from citywright.kit.actions import Action, Verbs
from citywright.kit.chance import Stream, check_seed
from citywright.kit.clauses import Series
from citywright.kit.errors import BadSetup, short
from citywright.kit.table import Event, Table

View = dict[str, Any]
"""What one seat may know, as plain JSON data."""

Options = dict[str, Any]

LONGEST: Final = 100
"""Letters of an option's value that somebody writes."""

Figure = tuple[str, str, float]
"""A figure of one finished game: the table it belongs to, the row, the value. A simulation puts many games together."""


class Option:
    """A choice made before the game: its values, the default first."""

    __slots__ = ("is_other", "name", "seats", "values")

    def __init__(
        self, name: str, *values: Any, seats: tuple[int, ...] = (), is_other: Callable[[str], bool] | None = None
    ) -> None:
        self.name = name
        self.values = values
        self.seats = seats
        """The player counts that have this choice; empty: all of them."""
        self.is_other = is_other
        """Says whether a text is a value besides those listed: a layout somebody writes down."""

    def takes(self, value: Any) -> bool:
        if any(type(v) is type(value) and v == value for v in self.values):
            return True
        return self.is_other is not None and type(value) is str and len(value) <= LONGEST and self.is_other(value)


def figures(plain: Any, prose: frozenset[str]) -> Any:
    """A content table without the keys no rule reads: origins, notes, sentences, drawings. Changing those changes no
    game."""
    if isinstance(plain, dict):
        return {key: figures(value, prose) for key, value in plain.items() if key not in prose}
    return [figures(value, prose) for value in plain] if isinstance(plain, list) else plain


class Game:
    """One title. A title makes a subclass and one instance of it, `GAME`."""

    title: str
    version: int
    """Goes up when an old record would replay differently."""
    seats: tuple[int, ...]
    """The player counts."""
    options: tuple[Option, ...] = ()
    verbs: Verbs
    series: Series
    secret: bool = False
    """Does a seat know anything the others do not? Then a shared screen needs a curtain."""
    worlds: ClassVar[int] = 6
    """How many dealt worlds a bot tries an action in, where worlds can differ; one is enough where an evaluation asks
    for nothing that is dealt."""
    deals: ClassVar[int] = 512
    """So many dealt worlds in a row that show nobody anything new: the contract says that nothing is dealt. More where
    secrets come late or not in every game."""
    turn_limit: int
    """More turns than any game can have."""
    same_content: ClassVar[dict[str, str]] = {}
    """Earlier hashes of the content, each with the hash its figures have today: the same, written otherwise. Records
    that name one replay as they were, unless somebody has changed a figure since."""
    trial: ClassVar[Options] = {}
    """Options for games nobody plays for fun (contract, bench): those of a title that might not end."""

    def stroll(self, g: Any, actions: list[Action], stream: Stream) -> Action | None:
        """Play at random, but so that all of the game is seen: None leaves the choice to chance.

        A title whose random games are lost early says here how to get further; the contract walks half of its
        games so.
        """
        return None

    def setup(self, seats: int, seed: int, options: Options | None = None) -> Table:
        """A new game, played up to its first question."""
        g = self.deal(self.check_seats(seats), check_seed(seed), self.check_options(seats, options or {}))
        g.run()
        return g

    def deal(self, seats: int, seed: int, options: Options) -> Table:
        """The table as the rulebook's setup leaves it."""
        raise NotImplementedError

    def load(self, plain: dict[str, Any]) -> Table:
        """The state of a dump."""
        raise NotImplementedError

    def view(self, g: Any, seat: int) -> View:
        """What a seat may know, built up. The spectator's seat is the number of seats."""
        raise NotImplementedError

    def determinize(self, g: Any, seat: int, seed: int) -> Table:
        """A state this seat cannot tell from the true one: everything it may not know is dealt afresh."""
        raise NotImplementedError

    def census(self, g: Any) -> dict[str, int]:
        """How many of each component there are, wherever they lie; the same at every moment of a game."""
        raise NotImplementedError

    def figures(self, g: Any, events: list[Event]) -> list[Figure]:
        """What a simulation tells of a finished game besides wins, scores and length, from its end and its events.

        Tables are called by the message `figures-<table>`, rows by a message of the title or as they are.
        """
        return []

    def content(self) -> Any:
        """The content table (plain data) that records are bound to: figures, see `figures`."""
        raise NotImplementedError

    def content_hash(self) -> str:
        text = json.dumps(self.content(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def takes_content(self, content: str) -> bool:
        """Are these the figures of this game, however they were written then?"""
        here = self.content_hash()
        return here in {content, self.same_content.get(content)}

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
        return seats

    def check_options(self, seats: int, given: Options) -> Options:
        """All options with their values: the given ones checked, the others by default."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option '{short(name)}' (options: {names}).")
            option = known[name]
            if not option.takes(value):
                raise BadSetup(f"Option '{name}' is one of {', '.join(map(str, option.values))}, not {short(value)}.")
            if option.seats and seats not in option.seats and value != option.values[0]:
                raise BadSetup(f"Option '{name}' is for {', '.join(map(str, option.seats))} players, not {seats}.")
        return {option.name: given.get(option.name, option.values[0]) for option in self.options}

    def read_options(self, given: Iterable[str]) -> Options:
        """Options written as NAME=VALUE; a value is found by how it is written."""
        options: Options = {}
        for text in given:
            name, equals, written = text.partition("=")
            if not equals:
                raise BadSetup(f"An option is written NAME=VALUE, not '{short(text)}'.")
            values = [value for option in self.options if option.name == name for value in option.values]
            options[name] = next((value for value in values if str(value).lower() == written.lower()), written)
        return options

    def fingerprint(self, g: Table) -> str:
        """A short mark of the position that survives a change of layout: who decides, what is legal, the scores."""
        choices = [(seat, sorted(self.show(action) for action in g.legal(seat))) for seat in g.deciders()]
        text = f"{g.draws} {g.openings} {g.ending} {g.scores()} {choices}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def show(self, action: Action) -> str:
        return self.verbs.show(action)

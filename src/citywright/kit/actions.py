"""Actions are flat tuples, verb first. One table of verbs per title is the source of everything about them.

From the table come: the printed ledger line (`reveal village`, `place 2 -1`), its parser, the fixed integer index that
learners use, and the set of all conceivable actions that the completeness tests walk.
"""

import difflib
from collections.abc import Iterator
from typing import Any, Final

from citywright.kit.errors import BadAction, short

Action = tuple[Any, ...]
"""A verb (str) followed by small ints: `("place", 2, -1)`."""

MAX_LINE: Final = 200


class Arg:
    """One number of a verb: its name and range, and the words it is written with, if it has any."""

    __slots__ = ("_numbers", "high", "low", "name", "words")

    def __init__(self, name: str, low: int, high: int, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.words = words
        self._numbers = {word.lower(): low + i for i, word in enumerate(words)}

    def show(self, value: int) -> str:
        return self.words[value - self.low] if self.words else str(value)

    def read(self, text: str) -> int:
        if text.lower() in self._numbers:
            return self._numbers[text.lower()]
        if self.words:
            near = difflib.get_close_matches(text.lower(), self._numbers, n=3, cutoff=0.5)
            hint = f" Did you mean {' or '.join(near)}?" if near else f" It is one of: {self._some_words()}."
            raise BadAction(f"'{short(text)}' is no {self.name}.{hint}")
        try:
            value = int(text) if len(text) < 8 else self.high + 1
        except ValueError:
            raise BadAction(f"'{short(text)}' should be a whole number ({self.name}).") from None
        self.check(value)
        return value

    def check(self, value: int) -> None:
        if not self.low <= value <= self.high:
            raise BadAction(f"{self.name} goes from {self.low} to {self.high}.")

    def size(self) -> int:
        return self.high - self.low + 1

    def _some_words(self) -> str:
        return ", ".join(self.words[:8]) + (", …" if len(self.words) > 8 else "")


class Verb:
    """One verb of a title. `seldom` verbs end or change the match itself; random play chooses them rarely."""

    __slots__ = ("args", "name", "seldom")

    def __init__(self, name: str, *args: Arg, seldom: bool = False) -> None:
        self.name = name
        self.args = args
        self.seldom = seldom

    def size(self) -> int:
        total = 1
        for arg in self.args:
            total *= arg.size()
        return total

    def usage(self) -> str:
        return " ".join([self.name, *(f"<{arg.name}>" for arg in self.args)])


class Verbs:
    """All verbs of a title, in a fixed order."""

    __slots__ = ("by_name", "offsets", "size", "verbs")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self.offsets: dict[str, int] = {}
        at = 0
        for verb in verbs:
            self.offsets[verb.name] = at
            at += verb.size()
        self.size = at

    def show(self, action: Action) -> str:
        """The ledger line of an action."""
        verb = self.by_name[action[0]]
        words: list[str] = [verb.name]
        for i, arg in enumerate(verb.args):
            words.append(arg.show(action[i + 1]))
        return " ".join(words)

    def read(self, line: str) -> Action:
        """The action of a ledger line; what is wrong with it is said in one sentence."""
        if len(line) > MAX_LINE:
            raise BadAction(f"A move has at most {MAX_LINE} characters.")
        words = line.split()
        if not words:
            raise BadAction("Nothing was typed.")
        verb = self._verb(words[0].lower())
        if len(words) - 1 != len(verb.args):
            raise BadAction(f"It is written: {verb.usage()}.")
        return (verb.name, *(arg.read(word) for arg, word in zip(verb.args, words[1:], strict=True)))

    def check(self, plain: object) -> Action:
        """An action that came as plain data (a JSON list); types and ranges are checked."""
        if not isinstance(plain, list | tuple) or not plain or not isinstance(plain[0], str):
            raise BadAction("An action is a list: a verb, then numbers.")
        verb = self._verb(plain[0])
        if len(plain) - 1 != len(verb.args):
            raise BadAction(f"It is written: {verb.usage()}.")
        for arg, value in zip(verb.args, plain[1:], strict=True):
            if not isinstance(value, int) or isinstance(value, bool):
                raise BadAction(f"{arg.name} must be a whole number.")
            arg.check(value)
        return tuple(plain)

    def _verb(self, name: str) -> Verb:
        if name not in self.by_name:
            near = difflib.get_close_matches(name[:MAX_LINE], self.by_name, n=2)
            hint = f" Did you mean {' or '.join(near)}?" if near else f" Verbs: {', '.join(self.by_name)}."
            raise BadAction(f"There is no move '{short(name)}'.{hint}")
        return self.by_name[name]

    def index(self, action: Action) -> int:
        """The fixed number of an action, 0..size-1."""
        at = 0
        for i, arg in enumerate(self.by_name[action[0]].args):
            at = at * arg.size() + action[i + 1] - arg.low
        return self.offsets[action[0]] + at

    def action(self, index: int) -> Action:
        """The action of a number."""
        if not 0 <= index < self.size:
            raise IndexError(f"There are {self.size} actions; {index} is none of them.")
        for verb in reversed(self.verbs):
            at = index - self.offsets[verb.name]
            if at >= 0:
                values: list[int] = []
                for arg in reversed(verb.args):
                    at, value = divmod(at, arg.size())
                    values.append(value + arg.low)
                return (verb.name, *reversed(values))
        raise IndexError(index)

    def conceivable(self, verb_name: str) -> Iterator[Action]:
        """Every action of a verb, legal or not."""
        start = self.offsets[verb_name]
        for at in range(self.by_name[verb_name].size()):
            yield self.action(start + at)

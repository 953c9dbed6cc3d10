"""The words of the table: Fluent messages of the house and of one title, in one language.

The ids are kebab-case and follow from what they name, so a test can tell which one is missing:

    prompt-<step>    what a step asks (`PlaceSquare` -> `prompt-place-square`); `prompt-waiting`, `prompt-over`
    event-<verb>     a log line (`attaches_nothing` -> `event-attaches-nothing`)
    verb-<verb>      a legal action as a choice
    score-<line>     a line of the score sheet
    ending-<how>     how a game ended
    arg-<name>       what a number of the verb table is called
    figures-<table>  a table of `Game.figures`, for simulations; with its rows in `figures.<language>.ftl`

and whatever words the title's facts need (`WORDS` of its terminal). Other cases and shorter forms of a word are
attributes of its message: `.acc` (винительный падеж), `.short`. A word without that attribute has the same form.
"""

import functools
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from citywright import titles


class MissingText(Exception):
    """A text that is not there or does not fit its arguments: a mistake of ours, never of a player."""


class Texts:
    """All texts of one title in one language. Whatever is missing is an error, not a blank."""

    __slots__ = ("_bundle", "_said", "ids", "language", "title")

    def __init__(self, language: str, title: str = "") -> None:
        # Only here: titles name this class in their signatures, and must load where there is no Fluent.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        self.language = language
        self.title = title
        # Isolating marks would confuse terminals; the browser sets its own.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []
        self._said: dict[tuple[str, str], str] = {}
        for path in ftl_files(language, title):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.ids += [item.id.name for item in resource.body if isinstance(item, Message)]
            self._bundle.add_resource(resource)

    def say(self, message_id: str, /, **args: str | float) -> str:
        """A message with its arguments."""
        if not self._bundle.has_message(message_id):
            raise MissingText(f"There is no text '{message_id}' in {self.language} ({self.title or 'common'}).")
        return self._format(message_id, self._bundle.get_message(message_id).value, args)

    def word(self, message_id: str, form: str = "") -> str:
        """A word in one of its forms (`acc`, `short`, ...), or as it is if it has no such form."""
        known = self._said.get((message_id, form))
        if known is None:
            known = self.say(message_id)
            if form and form in (forms := self._bundle.get_message(message_id).attributes):
                known = self._format(message_id, forms[form], {})
            self._said[message_id, form] = known
        return known

    def about(self, message_id: str, /, **args: str | float) -> str:
        """The `.about` of a message: a sentence on what it names."""
        return self._format(message_id, self._bundle.get_message(message_id).attributes.get("about"), args)

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def listed(self, words: list[str]) -> str:
        """Several words as one phrase: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", most=", ".join(words[:-1]), last=words[-1])

    def _format(self, message_id: str, pattern: Any, args: dict[str, str | float]) -> str:
        if pattern is None:
            raise MissingText(f"The text '{message_id}' is empty in {self.language}.")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"The text '{message_id}' fails in {self.language}: {errors[0]}.")
        return str(said)


def ftl_files(language: str, title: str) -> list[Traversable]:
    """Where the messages come from: what all titles share, what the commands say, the title's own, and those of its
    figures if it has some."""
    here = resources.files(__package__)
    found = [here / f"{language}.ftl", here / f"commands.{language}.ftl"]
    if title:
        folder = titles.title(title).files / "texts"
        figures = folder / f"figures.{language}.ftl"
        found += [folder / f"{language}.ftl", *([figures] if figures.is_file() else [])]
    return found


@functools.lru_cache
def texts_of(language: str, title: str = "") -> Texts:
    return Texts(language, title)

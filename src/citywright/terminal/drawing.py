"""How the titles look and read in a terminal: names, prompts, log lines and drawings, in Russian and English.

Every title has a module `terminal` with the same five functions:

    say_event(texts, names, event, seat)             a log line; the viewer's own deeds read "You ..."
    say_prompt(texts, names, prompt)                 what the deciding seat is asked
    say_action(texts, names, view, seat, action)     a legal action as a readable choice
    draw(texts, names, view, seat, choices)          the table as a rich renderable
    draw_part(texts, names, view, seat, prompt, choices)   the part that this question is about, or None

and `WORDS`, the ids of all words its facts need. Everything is drawn from a view, never from a state. `names` are the
seats' names as shown, `seat` is the viewer (the number of seats for a spectator), `choices` numbers legal actions.
Every view has `seats`, `turn`, `ending`, `scores` (the score lines of every seat) and `winners`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Event, Prompt
from citywright.texts.catalogue import Texts

Choices = Mapping[Action, int]
"""Legal actions and the numbers they are chosen by."""


class TerminalDrawing(Protocol):
    """What a title's module `terminal` offers."""

    WORDS: tuple[str, ...]
    EVENTS: Mapping[str, Any]
    PROMPTS: Mapping[str, Any]

    def say_event(self, texts: Texts, names: Sequence[str], event: Event, seat: int = -1) -> str: ...
    def say_prompt(self, texts: Texts, names: Sequence[str], prompt: Prompt) -> str: ...
    def say_action(self, texts: Texts, names: Sequence[str], view: View, seat: int, action: Action) -> str: ...
    def draw(
        self, texts: Texts, names: Sequence[str], view: View, seat: int, choices: Choices | None = None
    ) -> RenderableType: ...
    def draw_part(
        self, texts: Texts, names: Sequence[str], view: View, seat: int, prompt: Prompt, choices: Choices
    ) -> RenderableType | None: ...

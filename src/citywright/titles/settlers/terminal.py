"""Settlers in words and in text drawings."""

from collections.abc import Sequence

from citywright.display.words import event_line, prompt_line
from citywright.kit.table import Event, Prompt
from citywright.texts.catalogue import Texts

from .drawing import draw, draw_part
from .words.actions import say_action
from .words.lines import EVENTS, PROMPTS
from .words.names import WORDS

__all__ = ["EVENTS", "PROMPTS", "WORDS", "draw", "draw_part", "say_action", "say_event", "say_prompt"]


def say_event(texts: Texts, names: Sequence[str], event: Event, seat: int = -1) -> str:
    """A log line."""
    return event_line(texts, EVENTS, names, event, seat)


def say_prompt(texts: Texts, names: Sequence[str], prompt: Prompt) -> str:
    """What the deciding seat is asked."""
    return prompt_line(texts, PROMPTS, names, prompt)

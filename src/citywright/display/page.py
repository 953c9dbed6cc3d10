"""How a title looks in the browser: scenes, choices, previews and log lines, made from views alone."""

from typing import Any

from citywright.display.scene import Choice, Layout, LogLine, Preview, Scene
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Event, Prompt


class Page:
    """How a title looks. A title makes a subclass and one instance of it, `PAGE`."""

    title: str

    def layout(self) -> Layout:
        raise NotImplementedError

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        """The scene of a view. `viewer` is a seat, or the number of seats for a spectator."""
        raise NotImplementedError

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
        """Every legal action, each with its target or a label."""
        raise NotImplementedError

    def log(self, event: Event) -> LogLine | None:
        """The line of an event, or None if it is not worth one."""
        raise NotImplementedError

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        """What a legal action would do in a world this seat cannot tell from the true one."""
        raise NotImplementedError

"""Architects in the browser: the scene of a view, its choices, previews and chronicle."""

from typing import Any, Final

from citywright.display.page import Page
from citywright.display.scene import Choice, Dock, Gauge, Layout, Line, LogLine, Part, Preview, Scene, Score, Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.known import table_of
from ..rules.state import NONE
from .areas import areas
from .choices import choices
from .layout import layout
from .log import log_line, say_prompt
from .panels import panels
from .preview import preview

PARTS: Final = ("place", "act", "end")
_BEFORE: Final = ("DraftPick", "SoloDraft", "ChooseBoard", "OrderEffects")
"""Questions that belong to no turn."""


class ArchitectsPage(Page):
    """How Architects looks."""

    title = "architects"

    def layout(self) -> Layout:
        return layout()

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        step = prompt[0] if viewer in deciders else ""
        return Scene(
            viewer=viewer,
            areas=areas(view, viewer, table_of(view, viewer), step),
            panels=panels(view, viewer),
            gauges=gauges(view),
            dock=dock(view, prompt, step, deciders),
            scores=scores(view),
            over=bool(view["ending"]),
        )

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
        return choices(view, viewer, prompt, legal)

    def log(self, event: Event) -> LogLine | None:
        return log_line(event)

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        return preview(world, viewer, action)


def gauges(view: View) -> list[Gauge]:
    """How full the Guildhall is, which ends the game, and what is left of the deck."""
    hall, spaces = min(len(view["hall"]), view["hall_spaces"]), view["hall_spaces"]
    found = [
        Gauge(name=Text("place-guildhall"), value=f"{hall}/{spaces}", on=hall, of=spaces),
        Gauge(name=Text("gauge-deck"), value=str(view["deck"])),
    ]
    if view["final_turns"] != NONE and not view["ending"]:
        found.append(Gauge(name=Text("gauge-last"), value=str(view["final_turns"]), tone="bad"))
    return found


def dock(view: View, prompt: Prompt, step: str, deciders: list[int]) -> Dock:
    if not deciders:
        how = Text(f"ending-{view['ending']}") if view["ending"] == "guildhall" else None
        return Dock(ask=Text("prompt-over"), seats=[], hint=how)
    if not step:
        ask = Text("waiting-draft") if len(deciders) > 1 else Text("waiting-on", {"name": Who(deciders[0])})
        return Dock(ask=ask, seats=deciders)
    done = 0 if step in ("PlaceWorker", "TakeBack") else 2 if step == "EndTurn" else 1
    parts = [
        Part(Text(f"part-{name}"), "done" if i < done else "now" if i == done else "next")
        for i, name in enumerate(PARTS)
    ]
    return Dock(
        ask=say_prompt(prompt),
        seats=deciders,
        mine=True,
        parts=[] if step in _BEFORE else parts,
        hint=hint(view, prompt),
    )


def hint(view: View, prompt: Prompt) -> Text:
    """A sentence for newcomers; the end of the game is announced in time."""
    step = prompt[0]
    if step == "PlaceWorker" and view["final_turns"] != NONE:
        return Text("hint-last-turn")
    if step == "DraftPick":
        return Text("hint-draft-pick", {"number": prompt[2]})
    return Text(f"hint-{kebab(step)}")


def scores(view: View) -> list[Score]:
    return [
        Score(
            seat=seat,
            total=sum(value for _, value in lines),
            lines=[Line(Text(f"score-{kebab(name)}"), str(value)) for name, value in lines],
            winner=seat in view["winners"],
        )
        for seat, lines in enumerate(view["scores"])
    ]


PAGE = ArchitectsPage()

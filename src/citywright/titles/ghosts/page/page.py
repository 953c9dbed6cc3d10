"""Ghosts in the browser: the scene of a view, its choices, previews and chronicle."""

from typing import Any, Final

from citywright.display.page import Page
from citywright.display.scene import Choice, Dock, Gauge, Layout, Line, LogLine, Preview, Scene, Score, Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.board import CITY_HEX
from ..rules.facts import GHOSTS, PER_TILE, ROUNDS
from ..words.lines import PROMPTS
from .cards import cards, tasks
from .choices import choices
from .land import land, supply_in_danger, town_in_danger
from .layout import layout
from .log import arguments, log_line
from .player_board import panels
from .preview import preview
from .valor_track import valor

NUMERALS: Final = ("I", "II", "III")


class GhostsPage(Page):
    """How Ghosts looks."""

    title = "ghosts"

    def layout(self) -> Layout:
        return layout()

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        step = prompt[0] if viewer in deciders else ""
        areas = [valor(view), land(view, viewer, step)]
        if step == "ChooseTasks":
            areas.append(tasks(view, prompt))
        return Scene(
            viewer=viewer,
            areas=areas,
            panels=[*panels(view, viewer, step), cards(view, step)],
            gauges=gauges(view),
            dock=dock(view, viewer, prompt, step, deciders),
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
    """The clock, and the two ways all can lose together."""
    haunted, supply = view["kalena"], view["supply"]
    return [
        Gauge(
            name=Text("gauge-season", {"season": NUMERALS[view["season"]]}),
            value=f"{view['round']}/{ROUNDS}",
            on=view["round"],
            of=ROUNDS,
            tone="gh-rounds",
        ),
        Gauge(
            name=Text("gauge-kalena"),
            value=f"{haunted}/{PER_TILE}",
            on=haunted,
            of=PER_TILE,
            tone="gh-kalena-gauge gh-alarmed" if town_in_danger(view) else "gh-kalena-gauge",
        ),
        Gauge(
            name=Text("gauge-supply"),
            value=f"{supply}/{GHOSTS}",
            tone="gh-alarmed" if supply_in_danger(view, 1) else "",
        ),
    ]


def dock(view: View, viewer: int, prompt: Prompt, step: str, deciders: list[int]) -> Dock:
    if not deciders:
        how = Text(f"ending-{view['ending']}") if view["ending"] in ("final", "kalena", "supply") else None
        return Dock(ask=Text("prompt-over"), seats=[], hint=how)
    found = Dock(ask=ask(prompt, step, deciders), seats=deciders, mine=bool(step))
    danger = alarm(view)
    if danger is not None:
        found.hint = danger
    elif step:
        found.hint = hint(view, viewer, prompt, step)
    return found


def ask(prompt: Prompt, step: str, deciders: list[int]) -> Text:
    if step:
        numbers = prompt[1:]
        return Text(f"prompt-{kebab(step)}", arguments(PROMPTS[step], numbers) if step in PROMPTS else {})
    asked = kebab(prompt[1])
    if len(deciders) > 1:
        return Text(f"waiting-{asked}-many", {"count": len(deciders)})
    return Text(f"waiting-{asked}", {"name": Who(deciders[0])})


def alarm(view: View) -> Text | None:
    """What is said before anything else when all are about to lose."""
    if town_in_danger(view):
        return Text("hint-kalena", {"left": PER_TILE - view["kalena"]})
    if supply_in_danger(view, 1):
        return Text("hint-supply", {"left": view["supply"]})
    return None


def hint(view: View, viewer: int, prompt: Prompt, step: str) -> Text:
    """A sentence for newcomers."""
    if step == "Haunt" and 1 in view["ghost_cards"]:
        return Text("hint-haunt-1")
    if step == "ChooseTasks" and prompt[2] > 1:
        return Text("hint-choose-two-tasks")
    here = view["players"][viewer]["sensor"]
    if step == "TakeTurn" and here < PER_TILE and view["turn"] > view["seats"]:
        return Text("hint-town-city" if here == CITY_HEX else "hint-town-suburb")
    return Text(f"hint-{kebab(step)}")


def scores(view: View) -> list[Score]:
    return [
        Score(
            seat=seat,
            total=sum(value for _, value in lines),
            lines=[Line(Text(f"score-{name}"), str(value)) for name, value in lines],
            winner=seat in view["winners"],
        )
        for seat, lines in enumerate(view["scores"])
    ]


PAGE = GhostsPage()

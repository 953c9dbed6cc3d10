"""Settlers in the browser: the scene of a view, its choices, previews and chronicle."""

from typing import Any, Final

from citywright.display.page import Page
from citywright.display.scene import (
    Chip,
    Chips,
    Dock,
    Gauge,
    Good,
    Layout,
    Line,
    Lines,
    LogLine,
    Mini,
    Note,
    Panel,
    Part,
    Preview,
    Scene,
    Score,
    Text,
    Who,
    Widget,
)
from citywright.display.scene import Choice as SceneChoice
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Event, Prompt
from citywright.texts.ids import kebab

from ..rules.facts import RESOURCES
from ..words.messages import TOKEN, say_prompt
from ..words.names import ENDINGS
from .choices import choices
from .layout import layout
from .log import log_line
from .main_area import stage
from .market import market, opened_prizes, removed
from .preview import gains, preview
from .small_land import mini
from .templates import TOKEN_GOODS

PARTS: Final = ("reveal", "token", "attach", "end")
"""The parts of a turn (S-17), and the questions that belong to each."""
# fmt: off
_PART_OF: Final = {
    "Reveal": 0, "PlayToken": 1, "Ruin": 1, "Buy": 1, "NameResource": 1, "Join": 1, "Settle": 1,
    "TakeSquare": 2, "PlaceSquare": 2, "EndTurn": 3,
}
# fmt: on


class SettlersPage(Page):
    """How Settlers looks."""

    title = "settlers"

    def layout(self) -> Layout:
        return layout()

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        seats: int = view["seats"]
        step = prompt[0] if viewer in deciders else ""
        shown = viewer if viewer < seats else deciders[0] if deciders else 0
        return Scene(
            viewer=viewer,
            areas=[*market(view, step), stage(view, shown, shown == viewer, prompt, step)],
            panels=panels(view, viewer, shown, deciders[0] if deciders else -1, step),
            gauges=gauges(view),
            dock=dock(view, prompt, step, deciders),
            scores=scores(view),
            over=bool(view["ending"]),
        )

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[SceneChoice]:
        return choices(view, viewer, prompt, legal)

    def log(self, event: Event) -> LogLine | None:
        return log_line(event)

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        return preview(world, viewer, action)


def panels(view: View, viewer: int, shown: int, acting: int, step: str) -> list[Panel]:
    """Rivals in turn order, the own desk last and nearest; a spectator sees all from the first player on."""
    seats = view["seats"]
    first = viewer + 1 if viewer < seats else view["first"]
    found = [panel(view, (first + i) % seats, viewer, shown, step) for i in range(seats)]
    if view["bought"] >= 0:
        bought = Note(Text("scene-bought", {"resource": Good(RESOURCES[view["bought"]])}))
        for one in found:
            one.widgets += [bought] if one.seat == acting else []
    gone = removed(view)
    return [*found, gone] if gone else found


def panel(view: View, seat: int, viewer: int, shown: int, step: str) -> Panel:
    plain = view["players"][seat]
    lines: list[tuple[str, int]] = view["scores"][seat]
    widgets: list[Widget] = []
    if seat == viewer:
        widgets.append(Lines([Line(Text(f"score-{name}"), str(value)) for name, value in lines], "st-score"))
    else:
        widgets.append(
            Mini(mini(view, seat, "m:" if seat == shown else "", step.lower() if step in ("Ruin", "Buy") else ""))
        )
    hand = plain["tokens"]
    if hand:
        widgets.append(Chips([chip(token, hand.count(token)) for token in sorted(set(hand))], "st-hand"))
    return Panel(
        id=f"panel.{seat}",
        seat=seat,
        note=Text("scene-squares", {"count": len(plain["land"]) + len(plain["drafted"])}),
        points=sum(value for _, value in lines),
        widgets=widgets,
    )


def chip(token: int, count: int) -> Chip:
    good = TOKEN_GOODS[token]
    return Chip(name=TOKEN[token], text=str(count), good=good, about=f"token-{good}")


def gauges(view: View) -> list[Gauge]:
    """What the game is measured by: its turn, the prizes that end it, and what is left to open."""
    everything = len(opened_prizes(view))
    left = len(view["prizes"])
    return [
        Gauge(name=Text("gauge-turn"), value=str(view["turn"])),
        Gauge(name=Text("gauge-prizes"), value=str(left), on=left, of=everything),
        Gauge(name=Text("gauge-stacks"), value=str(sum(view["stacks"]))),
    ]


def dock(view: View, prompt: Prompt, step: str, deciders: list[int]) -> Dock:
    if not deciders:
        ending = ENDINGS.index(view["ending"]) if view["ending"] in ENDINGS else -1
        how = Text(f"ending-{ENDINGS[ending]}") if ending >= 0 else None
        return Dock(ask=Text("prompt-over"), seats=[], hint=how)
    asked = step or prompt[1]
    done = _PART_OF.get(asked, -1)
    parts = [
        Part(Text(f"part-{name}"), "done" if i < done else "now" if i == done else "next")
        for i, name in enumerate(PARTS)
    ]
    found = Dock(
        ask=say_prompt(prompt) if step else Text(f"waiting-{kebab(asked)}", {"name": Who(deciders[0])}),
        seats=deciders,
        mine=bool(step),
        parts=parts if done >= 0 else [],
    )
    if step:
        found.hint = hint(view, prompt)
        found.deltas = gains(prompt[2]) if step == "PlaceSquare" else []
    return found


def hint(view: View, prompt: Prompt) -> Text:
    """A sentence for newcomers; why a square was forced, what will be collected, and that this is the end."""
    step, seat = prompt[:2]
    if step == "PlaceSquare" and prompt[3]:
        return Text("hint-place-forced")
    if step == "EndTurn":
        if not view["prizes"] or not any(view["stacks"]):
            return Text("hint-end-turn-last")
        return Text("hint-end-turn", {"coins": sum(row[3] for row in view["players"][seat]["land"])})
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


PAGE = SettlersPage()

"""Mythotopia in the browser: the scene of a view, its choices, previews and chronicle."""

from typing import Any, Final

from citywright.display.page import Page
from citywright.display.scene import (
    Chip,
    Chips,
    Delta,
    Dock,
    Gauge,
    Layout,
    Line,
    LogLine,
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

from ..rules.facts import ACTIONS_A_TURN, EMPTY_TO_END, SIZE, SYMBOLS
from ..rules.war import ENDINGS
from ..words.messages import say_prompt
from ..words.names import CARD, PROVINCE
from .action_strip import deeds
from .choices import choices
from .hand import desk
from .known import armies_at_most, defence, invaded, purpose, sides_with
from .layout import layout
from .log import log_line
from .map_area import world
from .market import about_of, improvements, vp_cards
from .preview import preview
from .templates import sign_of
from .wars import sides_text, wars

PARTS: Final = ("first", "second", "end")
_SECRET: Final = ("GiveUp", "ChooseCitadel")


class MythotopiaPage(Page):
    """How Mythotopia looks."""

    title = "mythotopia"

    def layout(self) -> Layout:
        return layout()

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        step = prompt[0] if viewer in deciders else ""
        return Scene(
            viewer=viewer,
            areas=[
                world(view, viewer, prompt, step),
                wars(view, viewer, step),
                vp_cards(view),
                improvements(view, viewer, step),
                deeds(view, step),
                desk(view, viewer, step),
            ],
            panels=panels(view, viewer),
            gauges=gauges(view),
            dock=dock(view, viewer, prompt, step, deciders),
            scores=scores(view),
            over=bool(view["ending"]),
        )

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[SceneChoice]:
        return choices(view, viewer, prompt, legal)

    def log(self, event: Event) -> LogLine | None:
        return log_line(event)

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        return preview(world, viewer, action)


# -- players --


def panels(view: View, viewer: int) -> list[Panel]:
    """Rivals in turn order, the own desk last and nearest; a spectator sees all from the first player on."""
    seats = view["seats"]
    first = viewer + 1 if viewer < seats else max(view["first"], 0)
    return [panel(view, (first + i) % seats, viewer) for i in range(seats)]


def panel(view: View, seat: int, viewer: int) -> Panel:
    plain = view["players"][seat]
    provinces = len(plain["towns"]) + len(plain["cities"]) + (plain["citadel"] >= 0)
    towns, cities, armies, ships = plain["supply"]
    pool_armies, pool_ships = plain["pool"]
    items = [
        Chip(name=Text("chip-provinces"), text=str(provinces), icon="tower-flag", about="provinces"),
        Chip(name=Text("chip-armies"), text=str(armies), icon="crested-helmet", about="supply"),
        Chip(name=Text("chip-ships"), text=str(ships), icon="caravel", about="supply"),
        Chip(name=Text("chip-tokens"), text=str(_tokens(plain)), icon="laurels", about="tokens"),
    ]
    widgets: list[Widget] = [Chips(items, "my-chips")]
    if seat == viewer:
        widgets.append(
            Chips(
                [
                    Chip(name=Text("chip-towns"), text=str(towns), icon="village", about="provinces"),
                    Chip(name=Text("chip-cities"), text=str(cities), icon="castle", about="slot"),
                    Chip(name=Text("chip-pool-armies"), text=f"+{pool_armies}", icon="crested-helmet", about="supply"),
                    Chip(name=Text("chip-pool-ships"), text=f"+{pool_ships}", icon="caravel", about="supply"),
                ],
                "my-chips my-pool",
            )
        )
    else:
        more = [
            Chip(name=Text("chip-hand"), text=str(plain["hand"]), icon="card-random", about="deck"),
            Chip(name=Text("chip-deck"), text=str(plain["deck"]), icon="card-pickup", about="deck"),
            Chip(name=Text("chip-discard"), text=str(len(plain["discard"])), icon="card-discard", about="discard"),
        ]
        widgets.append(Chips(more + [_reserved(card) for card in plain["reserve"]], "my-chips my-reserved"))
    return Panel(
        id=f"panel.{seat}",
        seat=seat,
        note=note(view, seat, viewer, provinces),
        points=plain["vp"],
        widgets=widgets,
    )


def _tokens(plain: dict[str, Any]) -> int:
    return sum(value * n for value, n in enumerate(plain["tokens"], 1))


def _reserved(card: int) -> Chip:
    name = Text("chip-reserve", {"card": CARD[card]})
    icon = sign_of(card) if card >= SIZE else "tower-flag"
    return Chip(name=name, icon=icon, about=about_of(card), tone="my-reserved-card")


def note(view: View, seat: int, viewer: int, provinces: int) -> Text:
    """Who may end the game is told in time."""
    if view["leader"] == seat:
        return Text("scene-leads-you") if seat == viewer else Text("scene-leader", {"name": Who(seat)})
    return Text("scene-provinces", {"count": provinces})


# -- the bar --


def gauges(view: View) -> list[Gauge]:
    """The clock of the game: its round, the actions left, the empty victory cards that allow its end."""
    limit = view["limit"]
    value = f"{view['round']} / {limit}" if limit else str(view["round"])
    left = view["left"]
    return [
        Gauge(name=Text("gauge-round"), value=value),
        Gauge(name=Text("gauge-action"), value=str(left), on=left, of=ACTIONS_A_TURN),
        Gauge(
            name=Text("gauge-empty"),
            value=f"{view['empty']} / {EMPTY_TO_END}",
            on=min(view["empty"], EMPTY_TO_END),
            of=EMPTY_TO_END,
            tone="bad" if view["empty"] >= EMPTY_TO_END - 1 else "",
        ),
    ]


# -- the dock --


def dock(view: View, viewer: int, prompt: Prompt, step: str, deciders: list[int]) -> Dock:
    if not deciders:
        how = Text(f"ending-{view['ending']}") if view["ending"] in ENDINGS else None
        return Dock(ask=Text("prompt-over"), seats=[], hint=how)
    found = Dock(ask=_ask(prompt, step, deciders), seats=deciders, mine=bool(step), parts=_parts(view, step))
    if step:
        found.hint = hint(view, viewer, prompt, step)
        found.deltas = owed(prompt, step)
    elif view["leader"] >= 0 and view["leader"] != viewer:
        found.hint = Text("hint-leader", {"name": Who(view["leader"])})
    return found


def _ask(prompt: Prompt, step: str, deciders: list[int]) -> Text:
    if step:
        return say_prompt(prompt)
    if prompt[1] in _SECRET:
        return Text("waiting-secret")
    return Text("waiting-turn", {"name": Who(deciders[0])})


def _parts(view: View, step: str) -> list[Part]:
    if view["active"] < 0:
        return [Part(Text("part-setup"), "now")]
    now = ACTIONS_A_TURN - view["left"]
    # While an action is being carried out it counts as taken already.
    if view["asked"] and view["asked"][0][0] != "TakeAction":
        now = max(0, now - 1)
    return [
        Part(Text(f"part-{name}"), "done" if i < now else "now" if i == now else "next") for i, name in enumerate(PARTS)
    ]


def owed(prompt: Prompt, step: str) -> list[Delta]:
    """What is still to be paid, as medals."""
    if step == "Pay":
        return [Delta(Text("scene-paid", {"need": prompt[3]}), "minus", SYMBOLS[prompt[2]])]
    return []


def hint(view: View, viewer: int, prompt: Prompt, step: str) -> Text:
    """A sentence for newcomers; what a decision hangs on comes first."""
    if step == "TakeAction":
        return _turn_hint(view, viewer)
    if step == "Armies":
        sides = sides_with(view, prompt[2], viewer, prompt[3])
        if len(sides) > 1:
            return Text("preview-sides", {"sides": sides_text(sides)})
    if step in ("Pay", "Carry") and (p := invaded(view)) >= 0:
        # The target is taken at one click: what it means is told here, before anything is paid.
        strength, most = defence(view, p), armies_at_most(view, viewer)
        return Text("hint-invades", {"province": PROVINCE[p], "strength": strength, "most": most})
    if step == "Pay":
        return Text("hint-pay", {"what": purpose(view)})
    return Text(f"hint-{kebab(step)}")


def _turn_hint(view: View, viewer: int) -> Text:
    leader = view["leader"]
    if leader == viewer and view["fresh"]:
        return Text("hint-leader-you")
    if leader >= 0 and leader != viewer:
        return Text("hint-leader", {"name": Who(leader)})
    if not view["left"]:
        return Text("hint-take-action-done")
    mine = [war for war in view["wars"] if any(seat == viewer for seat, _ in war["sides"])]
    if view["fresh"] and mine:
        return Text("hint-take-action-fresh")
    return Text("hint-take-action")


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


PAGE = MythotopiaPage()

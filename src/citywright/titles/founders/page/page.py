"""Founders in the browser: the scene of a view, its choices, previews and chronicle."""

from typing import Any, Final

from citywright.display.page import Page
from citywright.display.scene import (
    Area,
    Blank,
    Chip,
    Chips,
    Dial,
    Dock,
    Gauge,
    Layout,
    Line,
    LogLine,
    Panel,
    Paper,
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

from ..rules.facts import COMPLETIONS, GOODS, RACES, SOLO_ROUNDS, START_NUMBER
from ..rules.verbs import MOST_CRYSTALS
from ..words.messages import CARD, GOOD, PRESTIGE, QUARTER, RACE, say_prompt
from ..words.names import ENDINGS
from .choices import choices
from .city import city
from .clock import turns_left
from .council import council
from .hand import hand
from .layout import layout
from .log import log_line
from .pending import hot_good, tile_of
from .points import points_of
from .preview import preview
from .templates import RACE_MARKS
from .tree import tree

VOTE: Final = ("bonus", "bid", "place")
"""The parts of a vote, and the questions that belong to each."""
_PART_OF: Final = {"Bonus": 0, "Bid": 1, "BreakTie": 1, "ChooseProposal": 1, "Spend": 1, "PlacePrestige": 2}


class FoundersPage(Page):
    """How Founders looks."""

    title = "founders"

    def layout(self) -> Layout:
        return layout()

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        step = prompt[0] if viewer in deciders else ""
        asked = step or (prompt[1] if prompt[0] == "Waiting" else "")
        areas: list[Area] = [
            city(view, step, tile_of(view, prompt) if step else None),
            tree(view, viewer, step, hot_good(view)),
            council(view, viewer, step, asked),
        ]
        if viewer < view["seats"]:
            areas.append(hand(view, viewer, step))
        return Scene(
            viewer=viewer,
            areas=areas,
            panels=panels(view, viewer),
            gauges=gauges(view),
            dock=dock(view, viewer, prompt, step, asked, deciders),
            scores=scores(view),
            over=bool(view["ending"]),
            paper=paper(view),
        )

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[SceneChoice]:
        return choices(view, viewer, prompt, legal)

    def log(self, event: Event) -> LogLine | None:
        return log_line(event)

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        return preview(world, viewer, action)


def paper(view: View) -> Paper | None:
    """After a historic game its winner fills in the card of a city event: a building, its quarter, a name (F-289).
    Who sits at the screen when the game ends is not always the winner, so everybody has the blank card."""
    if view["event"] is None:
        return None
    _, race, buildings = view["event"]
    name = f"city-event-{RACES[race]}"
    places = [{"building": PRESTIGE[card], "quarter": QUARTER[quarter]} for card, quarter in buildings if quarter >= 0]
    return Paper(
        kind=Text("paper-kind"),
        title=Text(name),
        text=f"{name}-text",
        lines=[Text(f"{name}-a"), Text(f"{name}-b")],
        blanks=[
            Blank(name=Text("paper-place"), choices=places),
            Blank(name=Text("paper-society"), key="society"),
        ],
        icon=RACE_MARKS[race],
    )


# -- panels --


def panels(view: View, viewer: int) -> list[Panel]:
    """Rivals in turn order, the own desk last; a spectator sees all from the first player on."""
    seats = view["seats"]
    first = viewer + 1 if viewer < seats else view["first"]
    return [panel(view, (first + i) % seats) for i in range(seats)]


def panel(view: View, seat: int) -> Panel:
    me = view["players"][seat]
    income = Text("chip-coins", {"income": len(me["income"])})
    purse = [
        Chip(name=income, text=str(me["coins"]), good="coin", about="coin"),
        Chip(name=Text("good-temp"), text=str(me["temp"]), good="temp", about="temp"),
        Chip(name=Text("chip-perm"), text=str(me["perm"]), good="perm", about="perm"),
    ]
    if view["workers"]:
        purse.append(Chip(name=Text("chip-workers"), text=str(me["workers"]), icon="meeple"))
    purse.append(Chip(name=Text("chip-cards"), text=str(me["cards"]), icon="card-pickup"))
    widgets: list[Widget] = [Chips(purse, "fd-purse")]
    owned = sorted({*me["basics"], *me["income"]})
    if owned and view["seats"] > 1:
        standing = set(me["income"])
        goods = [
            Chip(
                name=GOOD[good],
                good=GOODS[good],
                about=f"good-{GOODS[good]}",
                tone="" if good in standing else "fd-planned",
            )
            for good in owned
        ]
        widgets.append(Chips(goods, "fd-goods"))
    return Panel(
        id=f"panel.{seat}",
        seat=seat,
        note=RACE[me["race"]] if me["race"] >= 0 else None,
        points=points_of(view, seat),
        widgets=widgets,
    )


def gauges(view: View) -> list[Gauge]:
    """What the game is measured by: buildings complete, and its turn or round."""
    done = min(view["completed"], COMPLETIONS)
    found = [Gauge(name=Text("gauge-complete"), value=f"{done} / {COMPLETIONS}", on=done, of=COMPLETIONS)]
    if view["seats"] == 1:
        found.append(Gauge(name=Text("gauge-round"), value=f"{view['round']} / {SOLO_ROUNDS}"))
        tokens = sum(1 for building in view["buildings"] if building[4])
        found.append(Gauge(name=Text("gauge-tokens"), value=str(tokens)))
    else:
        found.append(Gauge(name=Text("gauge-turn"), value=str(view["turn"])))
    left = turns_left(view)
    if left:
        found.append(Gauge(name=Text("gauge-stop"), value=str(left), tone="bad"))
    return found


# -- the dock --


def dock(view: View, viewer: int, prompt: Prompt, step: str, asked: str, deciders: list[int]) -> Dock:
    if not deciders:
        ending = view["ending"]
        how = Text(f"ending-{ENDINGS[ENDINGS.index(ending)]}") if ending in ENDINGS else None
        return Dock(ask=Text("prompt-over"), seats=[], hint=how)
    done = _PART_OF.get(asked, -1)
    parts = [
        Part(Text(f"part-{name}"), "done" if i < done else "now" if i == done else "next")
        for i, name in enumerate(VOTE)
    ]
    found = Dock(
        ask=ask(view, prompt) if step else Text(f"waiting-{kebab(asked)}", {"name": Who(deciders[0])}),
        seats=deciders,
        mine=bool(step),
        parts=parts if done >= 0 else [],
    )
    if step:
        found.hint = hint(view, step)
        if step == "Bid":
            me = view["players"][viewer]
            temp = min(me["temp"], MOST_CRYSTALS)
            found.dials = [
                # What is left of these is lost after the vote, so a bid begins with all of them.
                Dial(name=Text("good-temp"), most=temp, good="temp", start=temp),
                Dial(name=Text("good-perm"), most=min(me["perm"], MOST_CRYSTALS), good="perm"),
            ]
    return found


def hint(view: View, step: str) -> Text:
    """A sentence for newcomers."""
    if step == "ChooseRace" and not view["workers"]:
        return Text("hint-choose-race-plain")
    if step == "PlaceStart":
        return Text("hint-place-start", {"number": START_NUMBER[view["seats"]]})
    return Text(f"hint-{kebab(step)}")


def ask(view: View, prompt: Prompt) -> Text:
    """What is asked; where the terminal gives a number, or what its last line told, the page gives the name."""
    if prompt[0] == "Follow":
        active = view["active"]
        return Text("ask-follow", {"name": Who(active), "card": CARD[view["players"][active]["playing"]]})
    if prompt[0] == "PlacePrestige":
        return Text("ask-place-prestige", {"building": PRESTIGE[view["proposals"][prompt[2]]]})
    return say_prompt(prompt)


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


PAGE = FoundersPage()

"""A display that draws nothing and hides nothing: the whole view stands in one label, so that any leak shows."""

import json
from typing import Any

import pytest

from citywright import titles
from citywright.display.page import Page
from citywright.display.scene import Area, Choice, Dock, Label, Layout, LogLine, Place, Preview, Scene, Text
from citywright.kit.actions import Action
from citywright.kit.game import Game, View
from citywright.kit.table import Event, Prompt
from tests.kit import toy


class PlainPage(Page):
    title = "harbour"

    def layout(self) -> Layout:
        place = Place(grid="'all'")
        return Layout(title=self.title, goods={}, templates={}, abouts={}, wide=place, tall=place, art=[])

    def scene(self, view: View, viewer: int, names: list[str], prompt: Prompt, deciders: list[int]) -> Scene:
        label = Label(text=json.dumps([view, names]))
        return Scene(
            viewer=viewer,
            areas=[Area(id="all", name=Text("all"), view=(0, 0, 1, 1), ground=[label])],
            panels=[],
            gauges=[],
            dock=Dock(ask=Text(json.dumps(prompt)), seats=deciders),
            scores=[],
            over=not deciders,
        )

    def choices(self, view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
        return [Choice(action=action, label=Text(str(action[0]))) for action in legal]

    def log(self, event: Event) -> LogLine | None:
        return LogLine(text=Text(json.dumps(event)))

    def preview(self, world: Any, viewer: int, action: Action) -> Preview:
        return Preview(action=action)


def put_on_the_shelf(patch: pytest.MonkeyPatch, game: Game = toy.GAME) -> titles.Title:
    """Harbour, a game with secrets, can be played on the servers of this test."""
    card = titles.Card(order=99, players=game.seats, minutes=5, weight=1)
    title = titles.Title(game.title, game.version, __name__, card)
    vars(title).update(game=game, evaluate=lambda g, seat: 0.0, page=PlainPage())
    found = (*titles.titles(), title)
    patch.setattr(titles, "titles", lambda: found)
    return title

"""From a state to the bytes one viewer is sent. Nothing here looks at more than the viewer may know.

This is the only module that asks a title's display for scenes, choices, previews and lines, for live tables and for
replays, and it reads the state through `view`, `prompt`, `legal` and `deciders` of the viewer alone. The contract of
the house holds it to that: two worlds that differ only in what a viewer may not know give the same bytes.
"""

import zlib
from typing import Any, Final

import msgspec

from citywright.display.page import Page
from citywright.display.scene import LogLine, Preview, Scene
from citywright.kit.actions import Action
from citywright.kit.game import Game, View
from citywright.kit.table import Event, Prompt, Table, heard_by
from citywright.web.forced import is_forced
from citywright.web.messages import Entry, FromClient, FromServer, TableInfo, Update

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(FromClient)

SMALL: Final = 1024
"""Letters of a message that is sent as it is; a larger one is compressed where the page can read that."""


class Moment(msgspec.Struct, kw_only=True):
    """What goes into an update besides the state: all of it open to the viewer."""

    seq: int
    table: TableInfo
    names: list[str]
    acts: bool = False
    """May this viewer decide here, if asked?"""
    undo: int = 0
    redo: int = 0
    entries: list[Entry] = []
    fresh: bool = False
    curtain: int = -1


def scene_for(page: Page, view: View, state: Table, viewer: int, names: list[str], table: TableInfo) -> Scene:
    """The table as a viewer sees it. A match that was stopped looks over, though its rules would go on."""
    stopped = table.status == "over" and not state.is_over()
    prompt: Prompt = ("Over",) if stopped else state.prompt(viewer)
    deciders = [] if stopped else list(state.deciders())
    scene = page.scene(view, viewer, names, prompt, deciders)
    if stopped:
        scene.over = True
        for score in scene.scores:
            score.winner = score.seat in table.winners
    return scene


def update_for(page: Page, game: Game, state: Table, viewer: int, moment: Moment) -> Update:
    view = game.view(state, viewer)
    choices = []
    if moment.acts and moment.table.status == "playing" and viewer in state.deciders():
        choices = page.choices(view, viewer, state.prompt(viewer), state.offered(viewer))
    return Update(
        seq=moment.seq,
        table=moment.table,
        scene=scene_for(page, view, state, viewer, moment.names, moment.table),
        choices=choices,
        undo=moment.undo,
        redo=moment.redo,
        forced=len(choices) == 1 and is_forced(game, state, viewer),
        entries=moment.entries,
        fresh=moment.fresh,
        curtain=moment.curtain,
    )


def encode_for(page: Page, game: Game, state: Table, viewer: int, moment: Moment) -> bytes:
    """The update one viewer is sent."""
    return ENCODER.encode(update_for(page, game, state, viewer, moment))


def preview_for(page: Page, game: Game, state: Table, viewer: int, action: Action, seed: int) -> Preview:
    """What an action would do, in a world dealt for the viewer: the true one is not asked."""
    world: Any = game.determinize(state, viewer, seed)
    return page.preview(world, viewer, action)


def frame_for(page: Page, game: Game, state: Table, viewer: int, names: list[str], table: TableInfo) -> Scene:
    """One moment of a replay, from a viewer's side."""
    return scene_for(page, game.view(state, viewer), state, viewer, names, table)


def log_lines(page: Page, news: list[tuple[int, Event]], viewer: int) -> list[LogLine]:
    """The lines of the chronicle that a viewer reads of some events."""
    return [line for event in heard_by(news, viewer) if (line := page.log(event)) is not None]


def encode(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def compress(text: str) -> bytes:
    """A message as a page can unpack it. Made once for all that are sent the same: a socket that compresses by itself
    does it once for each."""
    return zlib.compress(text.encode(), 1)

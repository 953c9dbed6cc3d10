"""What runs in a bot's process. It gets a world dealt from what the seat knows, and nothing else of the table."""

import json
import multiprocessing
import os
import signal
import threading
from typing import Final

from citywright import bots, titles
from citywright.kit.actions import Action
from citywright.kit.observer import Observer

COURTESY: Final = 10


def begin() -> None:
    """Workers end with their server, however it ends, leave Ctrl-C to it, and let it and the page go first."""
    os.nice(COURTESY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="follow-server", daemon=True).start()


def _follow() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(title_id: str, level: str, seat: int, seed: int, world: str) -> Action:
    """A bot's choice in a dealt world (as JSON text)."""
    title = titles.title(title_id)
    observer = Observer(title.game, title.game.load(json.loads(world)), seat)
    return bots.make(level, title, seed).choose(observer)

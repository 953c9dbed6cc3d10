"""A move goes the way the docs describe: form, right, rules, write, accept, wire, each once and in this order."""

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tests.web.harness import people, serving

DOCS = Path(__file__).parents[2] / "docs/architecture.md"
SOURCES = Path(__file__).parents[2] / "src/citywright"
STAGES = ["form", "right", "rules", "write", "accept", "wire"]


def documented() -> dict[str, list[str]]:
    """The functions of each stage, as `module function`."""
    block = re.search(
        r"compares its functions with this list:\n\n```\n(.+?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL
    )
    assert block
    return {
        stage: re.findall(r"\S+\.py \w[\w.]*", rest)
        for stage, rest in re.findall(r"^(\w+) +(.+)$", block[1], re.MULTILINE)
    }


class Trace:
    """The functions of the house that are entered, in order; a coroutine that goes on is not entered again."""

    def __init__(self) -> None:
        self.entered: list[str] = []
        self.decoded = 0
        self._frames: list[FrameType] = []

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event == "c_call" and arg.__name__ == "decode" and type(arg.__self__).__module__ == "msgspec.json":
            self.decoded += 1
        place = Path(frame.f_code.co_filename)
        if event == "call" and place.is_relative_to(SOURCES) and all(frame is not one for one in self._frames):
            self._frames.append(frame)
            self.entered.append(f"{place.relative_to(SOURCES).as_posix()} {frame.f_code.co_qualname}")


async def traced(playing: Any) -> Trace:
    trace = Trace()
    sys.setprofile(trace)
    try:
        answer = await playing
    finally:
        sys.setprofile(None)
    assert answer["k"] == "ack"
    return trace


async def test_a_move_goes_the_documented_way(tmp_path):
    stages = documented()
    assert list(stages) == STAGES
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        table = await anna.table("me", "here")
        async with anna.at(table["id"]) as page:
            await page.play_on(2)
            # The socket already waits inside `receive_all`, so that one is not entered again.
            trace = await traced(page.play())

    assert trace.decoded == 1
    way = [name for stage in STAGES[1:] for name in stages[stage]]
    assert all(trace.entered.count(name) for name in way)
    first = [trace.entered.index(name) for name in way]
    assert first == sorted(first)
    before_wire = trace.entered[: trace.entered.index(stages["wire"][0])]
    assert {name: before_wire.count(name) for name in way[: -len(stages["wire"])]} == dict.fromkeys(
        way[: -len(stages["wire"])], 1
    )
    [form] = stages["form"]
    assert f"def {form.split()[1]}(" in (SOURCES / form.split()[0]).read_text(encoding="utf-8")


def test_only_one_module_of_the_server_asks_a_page_for_anything():
    asks = re.compile(r"\bpage\.(scene|choices|preview|log)\(")
    found = {path.name for path in (SOURCES / "web").glob("*.py") if asks.search(path.read_text(encoding="utf-8"))}

    assert found == {"wire.py"}

"""Campaigns on the engine that mypyc compiles: half the CPU for the same games.

A campaign is a function of a module in `tests` whose arguments and answer are plain data. The fixture `compiled_engine`
calls it in a child process that runs the compiled engine; each worker of pytest has one child, which lives as long as
the run. The build is the one that players use (`citywright.compiled`), made by whoever comes first; others wait for it.

That both engines play the same games is held by `tests/bench`, and a sample of every campaign runs interpreted. With
`--compiled` pytest itself runs the compiled engine, and there is no child.
"""

import fcntl
import importlib
import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

from citywright.tools import compiled
from citywright.tools.bench import is_compiled
from tests.seconds import Elsewhere

ROOT: Final = Path(__file__).parents[1]
T = TypeVar("T")


class FailedThere(AssertionError):
    """What a campaign raised in the child, with the traceback of the child."""


class Engine:
    """The compiled engine: where its build lies, and a process that runs it, unless this one does."""

    def __init__(self, here: bool) -> None:
        self.here = here
        self.child: Child | None = None

    @cached_property
    def folder(self) -> Path:
        """A build takes minutes of both cores, so only one process makes it."""
        build = ROOT / "build"
        build.mkdir(exist_ok=True)
        with (build / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return compiled.build(quiet=True)

    def __call__(self, campaign: Callable[..., T], *arguments: Any) -> T:
        """What a campaign answers on the compiled engine; what it raises there fails here."""
        if self.here:
            return campaign(*arguments)
        if self.child is None:
            self.child = Child(self.folder)
        try:
            answer: T = self.child.call(campaign.__module__, campaign.__name__, arguments)
        except BrokenPipeError as why:
            raise FailedThere("the child is gone") from why
        finally:
            if self.child.process.poll() is not None:  # the next campaign has a child of its own
                self.end()
        return answer

    def end(self) -> None:
        if self.child is not None:
            self.child.end()
            self.child = None


class Child:
    """A process with the compiled engine that takes one call after the other: a line of JSON each, and one back."""

    def __init__(self, folder: Path) -> None:
        self.cpu = 0.0
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.engine"],
            cwd=ROOT,
            env={**compiled.environment(folder), "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def call(self, module: str, function: str, arguments: tuple[Any, ...]) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([module, function, arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise FailedThere(f"the compiled engine ended with code {self.process.wait()} in {function}{arguments}")
        answer = json.loads(line)
        self.cpu += answer["cpu"]
        Elsewhere.cpu += answer["cpu"]
        if "fault" in answer:
            raise FailedThere(answer["fault"])
        return answer["value"]

    def end(self) -> None:
        """Closing its input ends it. From then on the system counts its seconds with ours."""
        assert self.process.stdin
        assert self.process.stdout
        with suppress(BrokenPipeError):  # it has ended already
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
        Elsewhere.cpu -= self.cpu


def serve() -> None:
    """The child: calls from standard input until it is closed."""
    assert is_compiled(), "the build does not stand before the interpreted engine"
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a campaign prints is no answer
    begun = 0.0  # the first call pays for what was imported
    for line in sys.stdin:
        module, function, arguments = json.loads(line)
        answer: dict[str, Any]
        try:
            answer = {"value": getattr(importlib.import_module(module), function)(*arguments)}
        except Exception:  # noqa: BLE001 - whatever it is, the test is told
            answer = {"fault": traceback.format_exc()}
        now = time.process_time()
        answers.write(json.dumps({**answer, "cpu": now - begun}) + "\n")
        answers.flush()
        begun = now


if __name__ == "__main__":
    serve()

"""Work is counted, never timed: a count is the same on every machine, however busy it is."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls_made(job: Callable[..., Any], *args: Any) -> int:
    """How many Python functions are called while a job is done."""
    made = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal made
        made += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        job(*args)
    finally:
        sys.setprofile(before)
    return made

"""The one writer: a thread with a connection. Whatever gathers while it commits goes into its next commit together."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from citywright.store.errors import Conflict, StoreFailure

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
"""What is to be written. It may be carried out again after a failure, so it must depend on its arguments alone."""

GROUP: Final = 256
"""The most jobs of one commit."""


class Waiting:
    """A job and whoever waits for its commit."""

    __slots__ = ("error", "future", "job", "loop", "result")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: StoreFailure | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Takes jobs from any event loop; each is answered after its commit, or with the reason there was none."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    async def run(self, job: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StoreFailure("The store is closed.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Waiting(job, loop, future))
        return await future

    def close(self) -> None:
        """Finish what was accepted, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _work(self) -> None:
        going_on = True
        while going_on:
            group: list[Waiting] = []
            waiting = self._queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == GROUP:
                    break
                try:
                    waiting = self._queue.get_nowait()
                except queue.Empty:
                    break
            going_on = waiting is not None
            if group:
                self._write(group)
                self._answer(group)

    def _write(self, group: list[Waiting]) -> None:
        try:
            self._commit(group)
        except (sa.exc.SQLAlchemyError, OSError):
            # One of them spoilt it, or the connection was lost: each for itself, so that the others get through.
            for one in group:
                self._write_alone(one)

    def _write_alone(self, one: Waiting) -> None:
        try:
            self._commit([one])
        except sa.exc.IntegrityError:
            one.error = Conflict("Somebody else was first.")
        except (sa.exc.SQLAlchemyError, OSError) as why:
            one.error = StoreFailure.because("The database did not take it", why)

    def _commit(self, group: list[Waiting]) -> None:
        with self._engine.begin() as connection:
            for one in group:
                one.result = one.job(connection)
                one.error = None
        self.commits += 1

    def _answer(self, group: list[Waiting]) -> None:
        """Tell each event loop once about everything of its own."""
        for loop in {one.loop for one in group}:
            mine = [one for one in group if one.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(settle_all, mine)


def settle_all(group: list[Waiting]) -> None:
    for one in group:
        one.settle()

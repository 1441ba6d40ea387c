"""Many lines of work: what stands in one is done in order, and no line waits for another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Lines(Generic[T]):
    """A line is there while something stands in it. Whatever goes wrong with one thing is logged; the next is done."""

    def __init__(self, work: Callable[[T], Awaitable[None]], fatal: Callable[[BaseException], bool]) -> None:
        """``fatal``: errors with which everything must end; `failed` is set then, and nothing more is done."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Raises the fatal error."""
        self._work = work
        self._fatal = fatal
        self._waiting: dict[Hashable, deque[tuple[T, asyncio.Future[None]]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, line: Hashable, what: T) -> asyncio.Future[None]:
        """Do this when all before it in its line is done. The future is done when it is, however that went."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._waiting.get(line)
        if waiting is not None:
            waiting.append((what, done))
            return done
        self._waiting[line] = deque([(what, done)])
        task = asyncio.create_task(self._run(line), name="a line of work")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return done

    async def aclose(self, within_s: float) -> None:
        """Let what has begun and what waits be done, for so long; the rest is not."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within_s)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in self._waiting.values():
            for _, done in waiting:
                done.cancel()
        self._waiting.clear()
        if not self.failed.cancel() and not self.failed.cancelled():
            self.failed.exception()  # it was looked at

    async def _run(self, line: Hashable) -> None:
        waiting = self._waiting[line]
        while waiting:
            what, done = waiting[0]
            try:
                await self._work(what)
            except asyncio.CancelledError:
                raise
            except BaseException as error:
                if self._fatal(error):
                    if not self.failed.done():
                        self.failed.set_exception(error)
                    return  # what is not done is not said to be
                _log.exception("something that happened in a chat could not be dealt with")
            waiting.popleft()
            if not done.done():
                done.set_result(None)
        del self._waiting[line]

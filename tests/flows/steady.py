"""Time that goes by as fast as a test gets on: a loop that is kept waiting by a busy machine does not age meanwhile.

All that has a deadline in such a loop counts by its one time: the library's timeouts, the clocks made here, the people
who wait. Each of its rounds ages it by what really went by, but never by more than `STEP_S`.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from selectors import DefaultSelector, SelectorKey
from typing import Any, Final, TypeVar, cast

from core.table.ports import Timer

T = TypeVar("T")

STEP_S: Final = 0.005
"""By so much one round of the loop ages it at most; it waits for nothing longer than that at a time."""


class _Waiting(DefaultSelector):
    """Waits no longer than a step, and says afterwards that a round is over."""

    def __init__(self) -> None:
        super().__init__()
        self.over: Callable[[], None] = lambda: None

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        ready = super().select(STEP_S if timeout is None else min(timeout, STEP_S))
        self.over()
        return ready


class SteadyLoop(asyncio.SelectorEventLoop):
    """An event loop with such a time."""

    def __init__(self) -> None:
        self._age = 0.0
        self._looked = time.monotonic()
        self._held = 0
        self.connected: Callable[[asyncio.BaseTransport], None] = lambda transport: None
        """Is told of every connection that is made in it."""
        self._knocking: set[socket.socket] = set()
        self._let_in: set[asyncio.Transport] = set()
        waiting = _Waiting()
        waiting.over = self._ages
        super().__init__(waiting)

    def time(self) -> float:
        return self._age

    def _ages(self) -> None:
        now = time.monotonic()
        if not self._held:
            self._age += min(now - self._looked, STEP_S)
        self._looked = now

    async def create_connection(self, *where: Any, **ways: Any) -> Any:
        made = await super().create_connection(*where, **ways)
        self.connected(made[0])
        return made

    def _accept_connection2(self, factory: Any, connection: socket.socket, *more: Any) -> Coroutine[Any, Any, None]:
        self._knocking.add(connection)  # its task may be cancelled before it begins, and would leave it open then
        return self._lets_in(factory, connection, *more)

    async def _lets_in(self, factory: Any, connection: socket.socket, *more: Any) -> None:
        self._knocking.discard(connection)
        await super()._accept_connection2(factory, connection, *more)  # type: ignore[misc]

    def _make_socket_transport(self, connection: socket.socket, *given: Any, **more: Any) -> Any:
        server = more.get("server")
        if isinstance(server, asyncio.Server) and not server.is_serving():
            # It closed after it had taken this one: Python 3.11 fails then, and leaves the connection open.
            connection.close()
            raise ConnectionAbortedError
        made = super()._make_socket_transport(connection, *given, **more)  # type: ignore[misc]
        if server is not None:
            self._let_in.add(made)
        return made

    def shut(self) -> None:
        """Close what servers in it have let in and somebody who was killed has left."""
        while self._knocking:
            self._knocking.pop().close()
        for transport in list(self._let_in):
            if not transport.is_closing():
                transport.abort()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Time stands still in the block: the machine is at work, which takes it as long as it takes."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1


def this_loop() -> SteadyLoop:
    """The one that runs."""
    return cast(SteadyLoop, asyncio.get_running_loop())


class SteadyClock:
    """A `Clock` of the ports that runs so many times as fast as the loop in which it was made."""

    def __init__(self, speed: int = 1) -> None:
        self._loop = this_loop()
        self._speed = speed
        self._began_ms = time.time_ns() // 1_000_000

    def now_ms(self) -> int:
        return round(self._loop.time() * self._speed * 1000)

    def wall_ms(self) -> int:
        return self._began_ms + self.now_ms()

    def seconds(self) -> float:
        """Since 1970."""
        return self._began_ms / 1000 + self._loop.time() * self._speed

    async def sleep(self, seconds: float) -> None:
        """So many of its own."""
        await asyncio.sleep(seconds / self._speed)

    def call_at(self, ms: int, wake: Callable[[], None]) -> Timer:
        return self._loop.call_at(ms / 1000 / self._speed, wake)


ROUNDS: Final = 10
"""What has just knocked at a server's door when it closes is let in some rounds of the loop later."""
ANSWERED_S: Final = 30.0
"""Within so long whoever was asked has answered, also where nobody listens any more."""


def steadily(play: Coroutine[Any, Any, T]) -> T:
    """What comes of it in a loop of its own. Raises AssertionError where it leaves tasks behind."""
    try:
        with asyncio.Runner(loop_factory=SteadyLoop) as runner:
            return runner.run(_alone(play))
    finally:
        gc.collect()  # what was left open is said of this test, and of no later one


async def _alone(play: Coroutine[Any, Any, T]) -> T:
    try:
        came = await play
    finally:
        for _ in range(ROUNDS):
            this_loop().shut()
            await asyncio.sleep(0)
    left = {task for task in asyncio.all_tasks() if task is not asyncio.current_task()}
    if left:  # somebody who was asked by a process that was killed meanwhile is still about to answer
        _, left = await asyncio.wait(left, timeout=ANSWERED_S)
    assert not left, "tasks are left: " + "; ".join(f"{task} at {task.get_stack()}" for task in left)
    return came

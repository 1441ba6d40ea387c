"""An onlooker at work: the table's messages on one side, a person's lines on the other, now or with a delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from core.table.ports import Clock
from core.table.waiting import wait
from transports.client import Told
from transports.console.onlooker import Onlooker
from transports.console.session import Outcome
from transports.console.sides import Typed, next_told


async def watch(
    messages: AsyncIterator[Told],
    onlooker: Onlooker,
    clock: Clock,
    delay_ms: int = 0,
    lines: Typed | None = None,
    settled: Callable[[], None] = lambda: None,
) -> Outcome:
    """Watch until the table closes or the person leaves, everything so many milliseconds late.

    ``lines`` is None where nobody types. ``settled`` is called whenever what has come was taken in.
    """
    late = delayed(messages, clock, delay_ms)
    told: asyncio.Task[Told | None] | None = None
    try:
        while True:
            told = told or asyncio.ensure_future(next_told(late))
            line = None if lines is None else lines.next()
            waiting: set[asyncio.Future[object]] = {each for each in (told, line) if each is not None}  # type: ignore[misc]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            outcome: Outcome | None = None
            if told.done():
                message, told = told.result(), None
                outcome = "closed" if message is None else onlooker.told(message)
            elif lines is not None:
                typed = lines.taken()
                outcome = None if await onlooker.checked(typed) else onlooker.typed(typed)
            if outcome is not None:
                return outcome
            settled()
    finally:
        if told is not None:
            told.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await told


async def delayed(messages: AsyncIterator[Told], clock: Clock, ms: int) -> AsyncIterator[Told]:
    """The same messages in the same order, each so long after it came."""
    if ms <= 0:
        async for message in messages:
            yield message
        return
    waiting: asyncio.Queue[tuple[int, Told | None]] = asyncio.Queue()

    async def read() -> None:
        try:
            async for message in messages:
                waiting.put_nowait((clock.now_ms() + ms, message))
        finally:
            waiting.put_nowait((clock.now_ms() + ms, None))

    reader = asyncio.create_task(read(), name="watching, with a delay")
    try:
        while True:
            due, late = await waiting.get()
            if due > clock.now_ms():
                await wait(clock, due - clock.now_ms())
            if late is None:
                await reader
                return
            yield late
    finally:
        reader.cancel()

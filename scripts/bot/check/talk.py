"""One run of the program that is checked: every line of it in order, with its time, and no opinion of any.

It is started, confined and limited like any stranger's program (transports.process); what is said over its pipes is
the checker's own business, so that it may say what no table would.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from core.table.messages import FromSeat, ToSeat, encode
from transports.process.dialogue import Dialogue
from transports.process.faults import BotFailed
from transports.process.incoming import Garbled, Noise, read
from transports.process.pipes import CHUNK, Output
from transports.process.program import Program
from transports.process.started import Started, start
from transports.process.stderr import Stderr, drain

LINES: Final = 40
"""Lines that are kept to be shown."""


class Heard(msgspec.Struct, frozen=True):
    """A message of the program, and when it came (seconds of the monotonic clock)."""

    message: FromSeat | Garbled
    at: float


class Talk:
    """A running program; made by `open_talk`."""

    def __init__(self, program: Program, started: Started) -> None:
        self.program = program
        self.dialogue = Dialogue(lines=LINES)
        self.noise: list[str] = []
        """The first lines that were no messages."""
        self.noisy = 0
        """How many there were."""
        self.stderr = Stderr(program.limits.stderr_kb)
        self.born = time.monotonic()
        self._started = started
        self._output = Output(program)
        self._inbox: deque[Heard] = deque()
        self._news = asyncio.Event()
        self._failed: BotFailed | None = None
        self._tasks = [
            asyncio.create_task(self._read(), name=f"output of {program.name}"),
            asyncio.create_task(drain(started.stderr, self.stderr)),
            asyncio.create_task(self._wait_for_end(), name=f"end of {program.name}"),
        ]

    # --- saying ------------------------------------------------------------------------------------------------------

    def say(self, *messages: ToSeat | bytes) -> None:
        """Say these, all at once. When it has ended nothing happens: `hear` says so."""
        raws = [message if isinstance(message, bytes) else encode(message) for message in messages]
        for raw in raws:
            self.dialogue.add(">", raw, self._ms())
        try:
            self._started.write(b"".join(raw + b"\n" for raw in raws))
        except BotFailed as error:
            self._fail(error)

    def begin_deal(self, n: int) -> None:
        """Its processor time counts from 0, and its standard error is that of this deal."""
        self._started.order("deal")
        self.stderr.begin(n)

    def updated(self) -> None:
        """What it is told now is an update: it may say a little more."""
        self._output.updated()

    def end_input(self) -> None:
        """End its standard input."""
        self._started.end_input()

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, until: float) -> Heard | None:
        """What it says next; None when it has said nothing by then. Raises BotFailed when it has ended."""
        while not self._inbox:
            if self._failed is not None:
                raise self._failed
            self._news.clear()
            try:
                async with asyncio.timeout(max(0.0, until - time.monotonic())):
                    await self._news.wait()
            except TimeoutError:
                return None
        return self._inbox.popleft()

    @property
    def half(self) -> str:
        """What it has written of a line without an end."""
        return self._output.half[:200].decode("utf-8", "backslashreplace")

    async def ended(self, within_s: float) -> bool:
        """Has it ended by itself by then, and everything that it started?"""
        with suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._started.gone.wait()
        return self._started.gone.is_set()

    @property
    def exit_code(self) -> int | None:
        """Once it has ended: its exit code, or a signal's number below 0."""
        return self._started.exit_code

    async def use(self) -> tuple[float, int]:
        """Megabytes that it holds now, and how many processes it is; noughts when it has ended."""
        use: dict[str, Any] = await self._started.use()
        return use.get("use", 0) / 1e6, use.get("processes", 0)

    async def kill(self) -> None:
        """End it as a crash would: it is told nothing."""
        await self._started.end(at_once=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._started.let_go()

    # --- inside ------------------------------------------------------------------------------------------------------

    def _ms(self) -> int:
        return round((time.monotonic() - self.born) * 1000)

    async def _read(self) -> None:
        """The only reader of its output, to the end: a pipe that is not read to its end is never closed."""
        stdout = self._started.stdout
        try:
            await self._output.read(stdout, self._take)
            closed = await self._started.output_closed()
            if closed is not None:
                raise closed
        except BotFailed as failed:
            self._fail(failed)
            while await stdout.read(CHUNK):
                pass

    def _fail(self, failed: BotFailed) -> None:
        self._failed = self._failed or failed
        self._started.order("kill")
        self._news.set()

    async def _wait_for_end(self) -> None:
        await self._started.gone.wait()
        await asyncio.wait(self._tasks[:2], timeout=1)  # what it wrote last is still on its way
        name = self.program.name
        self._failed = self._failed or self._started.failed or BotFailed("crashed", f"{name} has ended")
        self._news.set()

    def _take(self, line: bytes) -> None:
        message = read(line)
        if isinstance(message, Noise):
            self.dialogue.add("?", line, self._ms())
            self.noisy += 1
            if len(self.noise) < 3:
                self.noise.append(line[:200].decode("utf-8", "backslashreplace"))
            return
        self.dialogue.add("<", line, self._ms())
        self._inbox.append(Heard(message, time.monotonic()))
        self._news.set()


@asynccontextmanager
async def open_talk(program: Program, seen: Callable[[Talk], None]) -> AsyncIterator[Talk]:
    """Start the program; it is ended at the end, and ``seen`` is told of it last. Raises BotFailed."""
    talk = Talk(program, await start(program))
    try:
        yield talk
    finally:
        await talk.kill()
        seen(talk)

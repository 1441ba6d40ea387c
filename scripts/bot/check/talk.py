"""One run of the program that is checked: every line of it in order, with its time, and no opinion of any.

It is started, confined and limited like any stranger's program (transports.process); what is said over its pipes is
the checker's own business, so that it may say what no table would.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from core.table.messages import FromSeat, NotUnderstood, ToSeat, encode, read_from_seat
from core.table.ports import Garbled
from transports.process.dialogue import Dialogue
from transports.process.faults import BotFailed
from transports.process.pipes import CHUNK, Lines, Rate, Stderr, TooLong, drain
from transports.process.program import Program
from transports.process.started import Started, start

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
        self.stderr = Stderr(program.limits.stderr_kb, None, program.name)
        self.born = time.monotonic()
        self._started = started
        self._lines = Lines(program.limits.line_bytes)
        self._rate = Rate(program.limits.output_kb_s)
        self._inbox: deque[Heard] = deque()
        self._news = asyncio.Event()
        self._failed: BotFailed | None = None
        self._tasks = [
            asyncio.create_task(self._read(), name=f"output of {program.name}"),
            asyncio.create_task(drain(started.stderr, self.stderr, program.limits.output_kb_s)),
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
            self._fail(error.code, error.text)

    def begin_deal(self, n: int) -> None:
        """Its processor time counts from 0, and its standard error is that of this deal."""
        self._started.order("deal")
        self.stderr.begin(n)

    def end_input(self) -> None:
        """End its standard input."""
        with suppress(OSError, RuntimeError):
            self._started.stdin.close()

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
        return self._lines.half[:200].decode("utf-8", "backslashreplace")

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
        while data := await self._started.stdout.read(CHUNK):
            if self._failed is None:
                self._take_all(data, time.monotonic())

    def _take_all(self, data: bytes, at: float) -> None:
        limits, name = self.program.limits, self.program.name
        try:
            lines = self._lines.feed(data)
        except TooLong:
            text = f"{name} wrote a line of more than {limits.line_bytes} bytes: write shorter ones"
            self._fail("line_too_long", text)
            return
        for line in lines:
            self._take(line, at)
        if self._rate.spend(len(data)) > 0:
            self._fail("flooded", f"{name} wrote more than {limits.output_kb_s} KB a second: write less")

    def _fail(self, code: str, text: str) -> None:
        self._failed = self._failed or BotFailed(code, text)
        self._started.order("kill")
        self._news.set()

    async def _wait_for_end(self) -> None:
        await self._started.gone.wait()
        await asyncio.wait(self._tasks[:2], timeout=1)  # what it wrote last is still on its way
        name = self.program.name
        self._failed = self._failed or self._started.failed or BotFailed("crashed", f"{name} has ended")
        self._news.set()

    def _take(self, line: bytes, at: float) -> None:
        message = understood(line)
        if message is None:
            self.dialogue.add("?", line, self._ms())
            self.noisy += 1
            if len(self.noise) < 3:
                self.noise.append(line[:200].decode("utf-8", "backslashreplace"))
            return
        self.dialogue.add("<", line, self._ms())
        self._inbox.append(Heard(message, at))
        self._news.set()


EXPECTED: Final = ("id", "act", "pong")
"""What a program has to say: of these its author is told why one cannot be read."""


def understood(line: bytes) -> FromSeat | Garbled | None:
    """A line of a program: a message, one that is wrong in itself (its author should know of it), or noise (None)."""
    try:
        return read_from_seat(line)
    except NotUnderstood as error:
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            return None
        if not isinstance(said, dict) or said.get("type") not in EXPECTED:
            return None
        seq = said.get("seq")
        return Garbled(f"{said['type']}: {error}", seq if type(seq) is int and 0 <= seq < 2**53 else 0)


@asynccontextmanager
async def open_talk(program: Program, seen: Callable[[Talk], None]) -> AsyncIterator[Talk]:
    """Start the program; it is ended at the end, and ``seen`` is told of it last. Raises BotFailed."""
    talk = Talk(program, await start(program))
    try:
        yield talk
    finally:
        await talk.kill()
        seen(talk)

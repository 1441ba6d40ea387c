"""What a person does with keys or buttons, as the lines that the console reads."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final

PATIENCE_S: Final = 1.0
"""How long the next key waits for what the last one has begun: an order to the table may take longer."""


class Entered:
    """Lines that keys and buttons stand for; the console takes them one at a time (:class:`console.sides.Typed`)."""

    def __init__(self) -> None:
        self.answering = False
        """Is the console carrying out a line just now? What it says then is the answer to it."""
        self._waiting: deque[str | None] = deque()
        self._line: asyncio.Future[str | None] | None = None
        self._all_read = asyncio.Event()
        """Set while the console has carried out all that was entered."""

    def put(self, line: str | None) -> None:
        """One line, as if it had been typed; None: the person is gone."""
        self._all_read.clear()
        if self._line is not None and not self._line.done():
            self._line.set_result(line)
        else:
            self._waiting.append(line)

    async def carried_out(self) -> None:
        """Wait until the console has done all that was entered, though not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                await self._all_read.wait()

    def over(self) -> None:
        """The console reads no more."""
        self._all_read.set()

    @property
    def pending(self) -> bool:
        """Is a line being waited for?"""
        return self._line is not None and not self._line.done()

    def next(self) -> asyncio.Future[str | None]:
        """The line that is being waited for; asked for now, if none was."""
        self.answering = False
        if self._line is None:
            self._line = asyncio.get_running_loop().create_future()
            if self._waiting:
                self._line.set_result(self._waiting.popleft())
            else:
                self._all_read.set()
        return self._line

    def taken(self) -> str | None:
        """The line that has come. To be called once it is done."""
        assert self._line is not None
        line, self._line = self._line.result(), None
        self.answering = True
        return line

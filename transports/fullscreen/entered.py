"""What a person does on the full screen, as the lines that the console reads."""

from __future__ import annotations

import asyncio
from collections import deque


class Entered:
    """Lines that keys and buttons stand for; the console takes them one at a time (:class:`console.sides.Typed`)."""

    def __init__(self) -> None:
        self.answering = False
        """Is the console carrying out a line just now? What it says then is the answer to it."""
        self._waiting: deque[str | None] = deque()
        self._line: asyncio.Future[str | None] | None = None

    def put(self, line: str | None) -> None:
        """One line, as if it had been typed; None: the person is gone."""
        if self._line is not None and not self._line.done():
            self._line.set_result(line)
        else:
            self._waiting.append(line)

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
        return self._line

    def taken(self) -> str | None:
        """The line that has come. To be called once it is done."""
        assert self._line is not None
        line, self._line = self._line.result(), None
        self.answering = True
        return line

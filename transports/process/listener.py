"""What a program says, sorted: who it is, answers to what it was asked, what it says beside, and noise."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from core.table.messages import Act, FromSeat, Id, Ping, Pong, Rejected, ToSeat
from transports.process.dialogue import Dialogue, Way
from transports.process.faults import BotFailed
from transports.process.incoming import Garbled, Noise, bad_id, not_asked, read, unreadable
from transports.process.pipes import Output
from transports.process.program import Program

_log = logging.getLogger(__name__)

MOST_BESIDE: Final = 256
"""Messages beside that may wait to be heard."""
MOST_PINGS: Final = 64
MOST_WRONG: Final = 5
"""Between two updates: who writes so many acts that cannot be read is ended; so many stale ones are answered."""


class Listener:
    """The ear of a `BotProcess`, which says how a message is sent."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.dialogue = Dialogue()
        self.noise = 0
        """Lines on its standard output that were no message: logged, and never a fault."""
        self.garbled = 0
        """Acts that could not be read; each was answered with ``rejected``."""
        self.stale = 0
        """Acts for another moment than the one at hand; a few of them are answered with ``rejected``."""
        self.pongs = False
        """Has it ever answered a ping? One that does not know the word is judged by its acts alone."""
        self.garbled_told: Callable[[str], None] | None = None
        """Hears of each act that cannot be read, and why."""
        self._began = time.monotonic()
        self._introduced: asyncio.Future[Id] | None = None
        self._pings: dict[int, asyncio.Future[None]] = {}
        self._pinged = 0
        self._question = -1
        """The number that an act must have; -1: nothing is asked."""
        self._answer: asyncio.Future[Act] | None = None
        self._newest = 0
        """Number of the newest update that it was sent."""
        self._beside: deque[FromSeat] = deque()
        self._news = asyncio.Event()
        """Something was said beside, or it has ended."""
        self._output = Output(program)
        self._garbled_now = 0
        self._stale_now = 0

    def send(self, message: ToSeat) -> None:
        """Give it a message. Raises BotFailed."""
        raise NotImplementedError

    async def _listen(self, stdout: asyncio.StreamReader) -> None:
        """The only reader of its output, to its end. Raises BotFailed for what cannot be gone on with."""
        try:
            await self._output.read(stdout, self._take)
        finally:
            if self._output.half:
                self._note("?", self._output.half)

    def _updated(self, seq: int) -> None:
        """It is sent an update: what it did wrong before is over."""
        self._newest = max(self._newest, seq)
        self._garbled_now = self._stale_now = 0
        self._output.updated()

    def _take(self, line: bytes) -> None:
        message = read(line)
        self._note("?" if isinstance(message, Noise) else "<", line)
        match message:
            case Noise() | Garbled(type="pong"):
                self.noise += 1
                _log.debug("%s wrote what is no message: %d bytes", self.program.name, len(line))
            case Garbled(type="id"):
                raise bad_id(self.program.name, message)
            case Garbled():
                self._unreadable(message)
            case Id():
                if self._introduced is not None and not self._introduced.done():
                    self._introduced.set_result(message)
            case Pong(n=n):
                self.pongs = True
                pong = self._pings.pop(n, None)
                if pong is not None and not pong.done():
                    pong.set_result(None)
            case Act():
                if self._answer is not None and not self._answer.done() and message.seq == self._question:
                    self._answer.set_result(message)
                else:
                    self.stale += 1
                    self._stale_now += 1
                    if self._stale_now <= MOST_WRONG:  # who answers each refusal with another act ends here
                        self._refuse(not_asked(message.seq, self._newest))
            case _:
                if len(self._beside) < MOST_BESIDE:  # more than that nobody can hear
                    self._beside.append(message)
                    self._news.set()

    def _unreadable(self, act: Garbled) -> None:
        """Answer an act that is none. Raises BotFailed when there are too many of them."""
        self.garbled += 1
        self._garbled_now += 1
        name = self.program.name
        if self.garbled_told is not None:
            self.garbled_told(f"{name} wrote an act that cannot be read: {act.text}.")
        if self._garbled_now >= MOST_WRONG:
            text = f"{name} wrote {MOST_WRONG} acts in a row that cannot be read, at last: {act.text}."
            raise BotFailed("unreadable", text)
        self._refuse(unreadable(act, self._newest))

    def _refuse(self, rejected: Rejected) -> None:
        with suppress(BotFailed):
            self.send(rejected)

    def _ping(self) -> asyncio.Future[None]:
        """Send one; done when it is answered."""
        self._pinged += 1
        pong = self._pings[self._pinged] = asyncio.get_running_loop().create_future()
        while len(self._pings) > MOST_PINGS:
            del self._pings[next(iter(self._pings))]
        self.send(Ping(self._pinged))
        return pong

    def _note(self, way: Way, raw: bytes) -> None:
        self.dialogue.add(way, raw, int((time.monotonic() - self._began) * 1000))

"""What a program says, sorted: who it is, answers to what it was asked, what it says beside, and noise."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from core.table.messages import Act, FromSeat, Id, Ping, Pong, Rejected, ToSeat
from transports.process.dialogue import Dialogue, Way
from transports.process.faults import BotFailed
from transports.process.incoming import Garbled, Noise, read
from transports.process.pipes import CHUNK, Lines, Rate, TooLong
from transports.process.program import Program

_log = logging.getLogger(__name__)

MOST_BESIDE: Final = 256
"""Messages beside that may wait to be heard."""
MOST_PINGS: Final = 64


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
        """Acts for another moment than the one at hand; each was answered with ``rejected``."""
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
        self._beside: asyncio.Queue[FromSeat] = asyncio.Queue(MOST_BESIDE)

    def send(self, message: ToSeat) -> None:
        """Give it a message. Raises BotFailed."""
        raise NotImplementedError

    async def _listen(self, stdout: asyncio.StreamReader) -> None:
        """The only reader of its output, to its end. Raises BotFailed for what cannot be gone on with."""
        limits, name = self.program.limits, self.program.name
        lines, rate = Lines(limits.line_bytes), Rate(limits.output_kb_s)
        while data := await stdout.read(CHUNK):
            try:
                for line in lines.feed(data):
                    self._take(line)
            except TooLong:
                self._note("?", lines.half or data)
                text = f"{name} wrote a line of more than {limits.line_bytes} bytes; write shorter ones."
                raise BotFailed("line_too_long", text) from None
            if rate.spend(len(data)) > 0:
                text = f"{name} writes more than {limits.output_kb_s} KB a second; write less."
                raise BotFailed("flooded", text)
        if lines.half:
            self._note("?", lines.half)

    def _take(self, line: bytes) -> None:
        message = read(line)
        self._note("?" if isinstance(message, Noise) else "<", line)
        match message:
            case Noise():
                self.noise += 1
                _log.debug("%s wrote what is no message: %d bytes", self.program.name, len(line))
            case Garbled(type="id", text=text):
                raise BotFailed("bad_id", f"{self.program.name} says who it is in words that are none: {text[:300]}.")
            case Garbled(seq=seq, text=text):
                self.garbled += 1
                if self.garbled_told is not None:
                    self.garbled_told(f"{self.program.name} wrote an act that cannot be read: {text[:300]}.")
                self._refuse(seq, "malformed", f"This is no act: {text[:300]}.")
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
                    self._refuse(message.seq, "stale", "Nothing is asked for this number; look at the newest update.")
            case _:
                with suppress(asyncio.QueueFull):  # more than anybody can hear
                    self._beside.put_nowait(message)

    def _refuse(self, seq: int, code: str, text: str) -> None:
        with suppress(BotFailed):
            self.send(Rejected(seq=seq, at=None, code=code, text=text, now=self._newest))

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

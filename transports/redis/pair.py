"""Two connections, one that speaks and one that listens, until the first sign of trouble; a new pair is made then.

Trouble is whatever a connection raises, a heartbeat that is not answered, and a server that refuses what it is needed
for. A pair never mends itself: what was lost in between could not be told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from redis.asyncio import Redis

from transports.redis.line import Line, command, head, publication
from transports.redis.replies import Refusal, Reply, TooLong

_log = logging.getLogger(__name__)

MOST_MISSED: Final = 2
"""Beats that may go unanswered."""
CHUNK: Final = 500
"""Channels in one command."""

Counts = list[int]
"""For each message how many heard it; -1 where the server refused it."""


class _Sent:
    """Commands whose replies are due."""

    __slots__ = ("answer", "beat", "count", "replies")

    def __init__(self, count: int, answer: asyncio.Future[Counts | None] | None, beat: int = 0) -> None:
        self.count = count
        self.answer = answer
        self.beat = beat
        self.replies: Counts = []


class Pair:
    """Made by an `Exchange`; ``take`` is called with each message that is heard.

    ``echo`` is the channel on which it hears its own heart; without one the heartbeat is a PING on each connection.
    """

    def __init__(self, take: Callable[[bytes, bytes | TooLong], None], echo: str | None, first_beat: int) -> None:
        self.broken: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """The reason, once there is trouble."""
        self.lag_ms: float | None = None
        """How long the last heartbeat took, there and back."""
        self.beat = first_beat
        """Number of the newest heartbeat; one that an older pair sent has a lower one."""
        self._first = self._heard_beat = self._answered_beat = self._whole_beat = first_beat
        self.alive_at = asyncio.get_running_loop().time()
        """When a heartbeat had last been heard and answered."""
        self._beat_at = 0.0
        self._take = take
        self._echo = None if echo is None else echo.encode()
        self._echo_head = None if echo is None else head(echo)
        self._talk: Line | None = None
        self._hear: Line | None = None
        self._sent: deque[_Sent] = deque()
        self._marks: deque[tuple[bytes, Callable[[], None]]] = deque()
        """What is to be done when the listening connection has answered everything up to this PING."""
        self._number = 0
        self._refused = False

    async def open(self, speaker: Redis, listener: Redis, *, within_s: float, most: int) -> None:
        """Connect both. Raises BusTrouble; `close` is due then, too."""
        for client, take in ((speaker, self._answered), (listener, self._heard)):
            line = await Line.open(client, within_s=within_s, most=most, take=take, lost=self.give_up)
            if client is speaker:
                self._talk = line
            else:
                self._hear = line
        if self._echo is not None:
            self.subscribe([self._echo], lambda: None)

    def close(self) -> None:
        """End both at once; nothing more is heard, and what was not answered is taken for lost. Harmless twice."""
        self.give_up("it was closed")
        for line in (self._talk, self._hear):
            if line is not None:
                line.close()
        self._talk = self._hear = None
        self._marks.clear()
        sent, self._sent = self._sent, deque()
        for entry in sent:
            if entry.answer is not None and not entry.answer.done():
                entry.answer.set_result(None)

    def give_up(self, reason: str) -> None:
        """This pair is in trouble; the first reason counts."""
        if not self.broken.done():
            self.broken.set_result(reason)

    @property
    def healthy_for(self) -> int:
        """Heartbeats that were answered."""
        return min(self._heard_beat, self._answered_beat) - self._first

    # --- listening and speaking --------------------------------------------------------------------------------------

    def subscribe(self, channels: Sequence[bytes], then: Callable[[], None]) -> None:
        """Listen to these, too; ``then`` is called once that is so, and never when there is trouble before."""
        if channels:
            self._tell(self._hear, _commands(b"SUBSCRIBE", channels))
        self._mark(then)

    def unsubscribe(self, channels: Sequence[bytes]) -> None:
        """Hear these no more."""
        if channels:
            self._tell(self._hear, _commands(b"UNSUBSCRIBE", channels))

    def publish(self, commands: Sequence[bytes], answer: asyncio.Future[Counts | None] | None) -> None:
        """Send these in one go; the answer is set when all of them were answered, to None when there is trouble."""
        if self._tell(self._talk, b"".join(commands)):
            self._sent.append(_Sent(len(commands), answer))
        elif answer is not None:
            answer.set_result(None)

    def _tell(self, line: Line | None, data: bytes) -> bool:
        if line is not None and line.send(data):
            return True
        self.give_up("the server takes nothing more")
        return False

    def _mark(self, then: Callable[[], None]) -> None:
        self._number += 1
        text = b"%d" % self._number
        if self._tell(self._hear, command(b"PING", text)):
            self._marks.append((text, then))

    # --- the heartbeat -----------------------------------------------------------------------------------------------

    async def watch(self, beat_s: float) -> str:
        """Send a heartbeat every so often until there is trouble; gives the reason.

        Beats are counted, not seconds: after a pause of this process nobody else is taken for dead.
        """
        while not self.broken.done():
            if self.beat - min(self._heard_beat, self._answered_beat) >= MOST_MISSED:
                self.give_up(f"the server has not answered for {MOST_MISSED * beat_s:g} s")
                break
            self._send_beat()
            await asyncio.wait({self.broken}, timeout=beat_s)
        return self.broken.result()

    def _send_beat(self) -> None:
        self.beat = beat = self.beat + 1
        self._beat_at = time.perf_counter()  # finer than some loops' own clock
        say = command(b"PING") if self._echo_head is None else publication(self._echo_head, b"%d" % beat)
        if self._tell(self._talk, say):
            self._sent.append(_Sent(1, None, beat))
        if self._echo is None:
            self._mark(lambda: self._beat_heard(beat))

    def _beat_heard(self, beat: int) -> None:
        if self._heard_beat < beat <= self.beat:
            self._heard_beat = beat
            if beat == self.beat:
                self.lag_ms = (time.perf_counter() - self._beat_at) * 1000
            self._note_beat()

    def _note_beat(self) -> None:
        whole = min(self._heard_beat, self._answered_beat)
        if whole > self._whole_beat:
            self._whole_beat, self.alive_at = whole, asyncio.get_running_loop().time()

    # --- reading -----------------------------------------------------------------------------------------------------

    def _answered(self, reply: Reply) -> None:
        """A reply on the connection that speaks; they come in the order of the commands."""
        if not self._sent:
            return  # the server says something unasked
        entry = self._sent[0]
        if isinstance(reply, Refusal):
            self._log_refusal(reply)
            if entry.beat:  # without its heartbeat nothing can be relied on
                self.give_up(_refused(reply))
        entry.replies.append(reply if isinstance(reply, int) else -1)
        if len(entry.replies) == entry.count:
            self._sent.popleft()
            if entry.beat:
                self._answered_beat = entry.beat
                self._note_beat()
            elif entry.answer is not None and not entry.answer.done():
                entry.answer.set_result(entry.replies)

    def _heard(self, reply: Reply) -> None:
        """Something on the connection that listens."""
        if isinstance(reply, list):
            if reply[0] == b"message":
                channel, message = reply[1], reply[2]
                if channel == self._echo:
                    if isinstance(message, bytes) and message.isdigit():
                        self._beat_heard(int(message))
                else:
                    self._take(channel, message)
            elif reply[0] == b"pong":  # the older protocol's way
                self._marked(reply[1])
        elif isinstance(reply, bytes):
            self._marked(reply)
        elif isinstance(reply, Refusal):
            self._log_refusal(reply)
            self.give_up(_refused(reply))

    def _marked(self, text: bytes) -> None:
        while self._marks and int(self._marks[0][0]) <= int(text):
            self._marks.popleft()[1]()

    def _log_refusal(self, reply: Refusal) -> None:
        if not self._refused:
            self._refused = True
            _log.warning("the server refused a message (%s)", reply.code)


def _refused(reply: Refusal) -> str:
    if reply.code == "NOPERM":
        return "the server does not allow this user the channels it needs"
    return f"the server refused a command ({reply.code})"


def _commands(word: bytes, channels: Sequence[bytes]) -> bytes:
    return b"".join(command(word, *chunk) for chunk in _chunks(channels))


def _chunks(channels: Sequence[bytes]) -> Iterable[Sequence[bytes]]:
    return (channels[at : at + CHUNK] for at in range(0, len(channels), CHUNK))

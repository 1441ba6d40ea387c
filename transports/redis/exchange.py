"""The exchange of a process: one connection that listens and one that speaks, for all its tables or seats together.

Both are watched by a heartbeat and rebuilt from scratch at the first sign of trouble; nothing of that is ever raised.
Whoever listens is told: `Ear.cut` when what is sent may be lost from now on, `Ear.mend` when it is heard again.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, Self

from transports.redis import names
from transports.redis.clients import BusTrouble, Clients
from transports.redis.pair import Counts, Pair
from transports.redis.replies import TooLong

_log = logging.getLogger(__name__)

BEAT_S: Final = 1.0
CONNECT_S: Final = 2.0
"""For each step of connecting."""
FIRST_WAIT_S: Final = 0.05
LONGEST_WAIT_S: Final = 1.0
"""Between two attempts to connect; doubled from one to the next, and varied so that not all come at once."""
MOST_BYTES: Final = 1024 * 1024
"""Of one message that is heard."""


class Ear(Protocol):
    """Somebody who listens. Everything here is called from the event loop and must return at once."""

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        """A message on one of its channels."""

    def cut(self, reason: str) -> None:
        """From now on nothing is heard and what is sent is lost."""

    def mend(self) -> None:
        """It is subscribed: now for the first time, or again, and then everything meanwhile was lost."""

    def end(self, reason: str) -> None:
        """The exchange is closed."""


class Exchange:
    """Use it as ``async with Exchange(clients) as exchange``, or call `start` and `aclose`.

    ``echo`` is a name of its own: then it hears on `names.host` of that name whether what it says is heard (its user
    needs the right to that channel). Without one the heartbeat is a PING on each connection. A longer message than
    ``most_bytes`` is reported as TooLong. The clients stay the caller's to close.
    """

    def __init__(
        self,
        clients: Clients,
        *,
        echo: str | None = None,
        beat_s: float = BEAT_S,
        connect_s: float = CONNECT_S,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._clients = clients
        self._speaker = clients.commands()
        self._listener = clients.subscriber()
        self._echo = None if echo is None else names.host(echo)
        self._beat_s = beat_s
        self._connect_s = connect_s
        self._most = most_bytes
        self._ears: dict[bytes, tuple[Ear, ...]] = {}
        self._listening: dict[Ear, tuple[bytes, ...]] = {}
        self._waiting: set[asyncio.Future[None]] = set()
        """Who waits for the connections, whether they come or fail."""
        self._pair: Pair | None = None
        """The connections, once everything is subscribed."""
        self._keeper: asyncio.Task[None] | None = None
        self._beats = 0
        self._alive_at = asyncio.get_running_loop().time()
        """When the connections that were lost had last worked."""
        self._down = False
        """Has everybody been told that they are cut off?"""
        self._closed = False
        self.reason: str | None = "it is not connected yet"
        """Why it is not up; None while it is."""
        self.rebuilt: int = 0
        """How often connections that worked were lost."""

    @property
    def up(self) -> bool:
        """Is everything subscribed, as far as is known?"""
        return self._pair is not None

    @property
    def silent_ms(self) -> float:
        """How long ago its connections were last known to work."""
        alive_at = self._alive_at if self._pair is None else self._pair.alive_at
        return max(0.0, (asyncio.get_running_loop().time() - alive_at) * 1000)

    @property
    def lag_ms(self) -> float | None:
        """How long the last heartbeat took, there and back; None where none was answered."""
        return None if self._pair is None else self._pair.lag_ms

    def start(self) -> None:
        """Begin to connect; returns at once, also where no server is there yet. Harmless twice."""
        if self._closed:
            raise RuntimeError("this exchange was closed: make a new one")
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep(), name="exchange")

    async def aclose(self) -> None:
        """Close both connections, whatever state the server is in; says nothing to the server. Harmless twice."""
        self._closed = True
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            keeper.cancel()
            await asyncio.wait({keeper})
        self.reason = "it was closed"
        self._settle()
        for ear in list(self._listening):
            _safely(lambda ear=ear: ear.end("the connection was closed"))  # type: ignore[misc]
        self._listening.clear()
        self._ears.clear()
        await self._clients.discard(self._speaker)
        await self._clients.discard(self._listener)

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.aclose()

    async def reached(self) -> bool:
        """Wait until it is up, or until an attempt to connect has failed; gives whether it is up."""
        if self._pair is None and not self._closed:
            self.start()
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._wait(done)
            await done
        return self.up

    def rebuild(self, reason: str) -> None:
        """Give these connections up and make new ones."""
        if self._pair is not None:
            self._pair.give_up(reason)

    # --- listening ---------------------------------------------------------------------------------------------------

    def listen(self, ear: Ear, channels: Sequence[str]) -> asyncio.Future[None]:
        """Hear these channels, too, now and after every interruption; `Ear.mend` says from when on.

        Who wants to wait for that awaits what is given: it is done at the latest when an attempt to connect has
        failed, and raises nothing. An ear that cannot be served now is told so at once.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_result(None)
            ear.end("the connection was closed")
            return done
        self.start()
        new = tuple(channel.encode() for channel in channels)
        self._listening[ear] = (*self._listening.get(ear, ()), *new)
        fresh = [channel for channel in new if channel not in self._ears]
        for channel in new:
            self._ears[channel] = (*self._ears.get(channel, ()), ear)
        if self._pair is not None:
            self._pair.subscribe(fresh, lambda: self._ready(ear, done))
        elif self._down:
            ear.cut(self.reason or "")
        self._wait(done)
        return done

    def drop(self, ear: Ear) -> None:
        """Hear nothing more for this one; harmless twice."""
        alone = []
        for channel in self._listening.pop(ear, ()):
            others = tuple(other for other in self._ears.get(channel, ()) if other is not ear)
            if others:
                self._ears[channel] = others
            elif self._ears.pop(channel, None) is not None:
                alone.append(channel)
        if self._pair is not None:
            self._pair.unsubscribe(alone)

    def _take(self, channel: bytes, message: bytes | TooLong) -> None:
        for ear in self._ears.get(channel, ()):
            try:
                ear.hear(channel, message)
            except Exception:
                _log.exception("somebody who listens failed")

    def _ready(self, ear: Ear, done: asyncio.Future[None]) -> None:
        if ear in self._listening:
            _safely(ear.mend)
        _ring(done)

    # --- speaking ----------------------------------------------------------------------------------------------------

    async def publish(self, commands: Sequence[bytes]) -> Counts | None:
        """Send these PUBLISH commands (`line.publication`) in one go, and give for each how many heard it.

        None: there is trouble, and they may be lost. It waits for no longer than the heartbeat takes to notice that
        nothing is answered.
        """
        pair = self._pair
        if pair is None or not commands:
            return None if commands else []
        answer: asyncio.Future[Counts | None] = asyncio.get_running_loop().create_future()
        pair.publish(commands, answer)
        return await answer

    def post(self, commands: Sequence[bytes]) -> None:
        """The same without waiting for anything."""
        if self._pair is not None and commands:
            self._pair.publish(commands, None)

    # --- keeping it up -----------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Connect, wait for trouble, connect anew."""
        failures = 0
        while True:
            pair = Pair(self._take, self._echo, self._beats)
            reason = "the exchange failed"
            try:
                await self._connect(pair)
                self._begin(pair)
                reason = await pair.watch(self._beat_s)
            except BusTrouble as trouble:
                reason = trouble.reason
            except Exception:  # a fault of this program: everybody is told, and it begins anew
                _log.exception("the exchange failed")
            finally:
                self._end(pair, reason)
                pair.close()
            failures = 0 if pair.healthy_for > 0 else failures + 1
            await asyncio.sleep(_pause(failures))

    async def _connect(self, pair: Pair) -> None:
        """Open both connections and subscribe to everything. Raises BusTrouble."""
        await pair.open(self._speaker, self._listener, within_s=self._connect_s, most=self._most)
        subscribed: set[bytes] = set()
        while True:
            todo = [channel for channel in self._ears if channel not in subscribed]
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            pair.subscribe(todo, lambda done=done: _ring(done))  # type: ignore[misc]
            either: set[asyncio.Future[Any]] = {done, pair.broken}
            await asyncio.wait(either, timeout=self._connect_s, return_when=asyncio.FIRST_COMPLETED)
            if pair.broken.done():
                raise BusTrouble(pair.broken.result())
            if not done.done():
                raise BusTrouble(f"the server has not answered within {self._connect_s:g} s")
            subscribed.update(todo)
            if subscribed.issuperset(self._ears):
                break
        pair.unsubscribe(sorted(subscribed - self._ears.keys()))

    def _begin(self, pair: Pair) -> None:
        """Everything is subscribed; nothing was awaited since."""
        if self._down:
            _log.info("the bus is reached")
        self._pair, self.reason, self._down = pair, None, False
        for ear in list(self._listening):
            _safely(ear.mend)
        self._settle()

    def _end(self, pair: Pair, reason: str) -> None:
        """Tell everybody, once."""
        self._beats = pair.beat
        if self._pair is not None:
            self._alive_at = self._pair.alive_at
            self.rebuilt += not self._closed
        self._pair, self.reason = None, reason
        if not self._down and not self._closed:
            self._down = True
            _log.warning("the bus is not reached: %s", reason)
            for ear in list(self._listening):
                _safely(lambda ear=ear: ear.cut(reason))  # type: ignore[misc]
        self._settle()

    def _wait(self, done: asyncio.Future[None]) -> None:
        self._waiting.add(done)
        done.add_done_callback(self._waiting.discard)

    def _settle(self) -> None:
        for done in list(self._waiting):
            _ring(done)


def _safely(tell: Callable[[], None]) -> None:
    """One ear that fails costs no other anything."""
    try:
        tell()
    except Exception:
        _log.exception("somebody who listens failed")


def _ring(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _pause(failures: int) -> float:
    """Seconds to wait after so many failures one after the other."""
    longest = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(failures, 10))
    return longest * random.uniform(0.5, 1.0)

"""What the rooms that answer people share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Final, Protocol

from core.table.ports import Clock, TableError
from transports.telegram.api import Line, Myself
from transports.telegram.belonging import Belonging
from transports.telegram.bindings import Bindings, Stats
from transports.telegram.groups import Groups
from transports.telegram.house import House
from transports.telegram.reaching import Reaching
from transports.telegram.screen import Place, Post
from transports.telegram.seats import Seats
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

OWED: Final[ContextVar[list[asyncio.Task[None]] | None]] = ContextVar("owed", default=None)
"""What the update at hand owes beside what is done at once; None: there is none at hand."""


class Outbox(Post, Protocol):
    """The outbox, as the front sees it."""

    def hurry(self, place: Place, message: int | None = None, key: str | None = None) -> None:
        """Somebody has acted there: what is shown there goes before others for a moment. ``message``: by this one,
        ``key``: which its buttons belong to, where that is known; if it was left behind it is cleared away."""

    def noise(self, place: Place) -> None:
        """Somebody has written something there."""

    async def clear_up(self) -> None:
        """Do what the process before has left to be cleared away. Raises Deposed."""


class AnswerInline(Protocol):
    """A part of the Bot API. Raises ApiTrouble."""

    async def __call__(self, query: str, lines: Sequence[Line], button: tuple[str, str] | None = None) -> None: ...


class Errands:
    """Work that nobody waits for. Whatever goes wrong with it is logged."""

    def __init__(self) -> None:
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Raises what ends everything: Deposed."""
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Awaitable[object]) -> asyncio.Task[None]:
        """Do this beside all else."""
        task = asyncio.create_task(self._quietly(work), name="an errand")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def owe(self, work: Awaitable[object]) -> None:
        """The same, as a part of the update at hand: that was dealt with when this is done as well, and not before."""
        task = self.run(work)
        if (owed := OWED.get()) is not None:
            owed.append(task)

    async def settled(self) -> None:
        """Return when all of it is done."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def aclose(self) -> None:
        """Leave what is not done."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.failed.cancel()

    async def _quietly(self, work: Awaitable[object]) -> None:
        try:
            await work
        except TableError as error:
            if error.code == "deposed":
                if not self.failed.done():
                    self.failed.set_exception(error)
                return
            _log.warning("what was asked for in a chat was not done: %s (%s)", error, error.code)
        except Exception:
            _log.exception("what was asked for in a chat has failed")


class Parts:
    """All of it."""

    def __init__(
        self,
        me: Myself,
        house: House,
        bindings: Bindings,
        reaching: Reaching,
        seats: Seats,
        groups: Groups,
        post: Outbox,
        inline: AnswerInline,
        clock: Clock,
        stats_text: Callable[[Sequence[Stats], Tongue], str],
        belonging: Belonging,
    ) -> None:
        self.me = me
        self.house = house
        self.bindings = bindings
        self.reaching = reaching
        self.seats = seats
        self.groups = groups
        self.post = post
        self.inline = inline
        self.clock = clock
        self.stats_text = stats_text
        self.belonging = belonging
        self.errands = Errands()

    async def lost(self, user: int) -> None:
        """Somebody cannot be written to any more: their seats are empty, and their groups see it."""
        await self.seats.lost(user)
        await self.groups.people_changed(self._tables(user))

    async def reached(self, user: int) -> None:
        """Somebody can be written to."""
        await self.seats.reached(user)
        await self.groups.people_changed(self._tables(user))

    def _tables(self, user: int) -> list[str]:
        return [sitting.held.table for sitting in self.seats.of(user)]

"""One process of the bot, in the test's own: put together as `buraco telegram` does it, ended in order, or killed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Generator
from contextlib import AsyncExitStack
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

import msgspec

from scripts.chaos.line import HurtLine, hurt_line
from scripts.telegram.assembled import assembled
from scripts.telegram.bus_house import BusHouse
from tests.flows.steady import SteadyClock, this_loop
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.server import BotApiDouble
from transports.redis.clients import Clients
from transports.telegram.api import BotApi
from transports.telegram.edge import Edge, Hook
from transports.telegram.house import NewTable
from transports.telegram.leading import Leading
from transports.telegram.pictures.drawn import Studio
from transports.telegram.screen import Picture

LEASE_MS, RENEW_MS = 1_500, 300
"""Of the server's time: it forgets a leader that has died by its own clock."""
_MINE: ContextVar[BotProcess] = ContextVar("whose task it is")
"""Every task that a process begins, and every task of those, knows so to which it belongs."""


class OneDealHouse(BusHouse):
    """Whose tables are for one deal, where nobody says otherwise."""

    async def create(self, wanted: NewTable, code: str, at_ms: int) -> bool:
        short = msgspec.structs.replace(wanted, options={"target": 0, **wanted.options})
        return await super().create(short, code, at_ms)


class PatientStudio(Studio):
    """Draws in no time: how long a busy machine needs for a picture is nobody's fault."""

    async def png(self, picture: Picture) -> bytes:
        with this_loop().held():
            return await super().png(picture)


class BotProcess:
    """Begin it; then `ends` or `dies`, either of which leaves nothing of it."""

    def __init__(
        self,
        number: int,
        server: Server,
        double: BotApiDouble,
        clock: SteadyClock,
        chance: Callable[[], float],
        hook: Hook | None,
        say: Callable[[str], None],
    ) -> None:
        self.number = number
        self.dead = False
        """Was it killed? Then nothing of it counts any more, its log least."""
        self.edge: Edge | None = None
        """Once it is put together."""
        self._server = server
        self._double = double
        self._clock = clock
        self._chance = chance
        self._hook = hook
        self._say = say
        self._end = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connections: set[asyncio.BaseTransport] = set()
        """Held, for one that nobody reads from is known to nobody else."""
        self._way = AsyncExitStack()
        """Its way to the server."""
        self._line: HurtLine | None = None
        self._api: BotApi | None = None
        self._main: asyncio.Task[None] | None = None

    @property
    def leads(self) -> bool:
        """Does it look after the chats?"""
        return self.edge is not None and self.edge.leads.is_set()

    async def begins(self) -> None:
        """It runs from now on."""
        this_loop().set_task_factory(_begun)
        this_loop().connected = _connected
        self._line = await self._way.enter_async_context(hurt_line(self._server.socket, Random(0)))
        context = copy_context()
        context.run(_MINE.set, self)
        self._main = asyncio.get_running_loop().create_task(self._run(), name=f"bot {self.number}", context=context)

    def well(self) -> None:
        """Raises what it has failed with."""
        assert self._main is not None
        if self._main.done():
            self._main.result()
            raise AssertionError("the bot has ended by itself")

    async def ends(self) -> None:
        """As on SIGTERM."""
        assert self._main is not None
        self._end.set()
        await asyncio.wait({self._main})
        await self._way.aclose()
        self._main.result()
        left = self._let_go()
        assert not left, f"the bot leaves connections open, to {left}"

    async def dies(self) -> None:
        """As with kill -9: what it has not said by now it never says, to Telegram or to the server."""
        assert self._main is not None
        assert self._line is not None
        self.dead, self._line.swallows = True, True
        self._line.cut()
        if self._api is not None:
            await self._api.aclose()
        for task in self._tasks:
            task.cancel()
        await self._way.aclose()
        await asyncio.wait({self._main})  # its connections and its threads are let go of, as the system does it
        while left := {task for task in self._tasks if not task.done()}:
            for task in left:
                task.cancel()
            await asyncio.wait(left)
        self._let_go()

    def _let_go(self) -> list[int]:
        """Close what is open still: what was asked while the way to Telegram closed has one of its own. Gives the
        ports."""
        left = [each for each in self._connections if isinstance(each, asyncio.Transport) and not each.is_closing()]
        for connection in left:
            connection.abort()
        return [connection.get_extra_info("peername")[1] for connection in left]

    async def _run(self) -> None:
        async with AsyncExitStack() as stack:
            edge = self.edge = await self._edge(stack)
            running = asyncio.create_task(edge.run(), name="edge")
            ending = asyncio.create_task(self._end.wait())
            try:
                await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
            finally:
                for each in (running, ending):
                    each.cancel()
                await asyncio.wait({running, ending})

    async def _edge(self, stack: AsyncExitStack) -> Edge:
        """All its rooms."""
        double, clock = self._double, self._clock
        assert self._line is not None
        api = self._api = BotApi(double.token, double.url, limited=False)
        stack.push_async_callback(api.aclose)
        me = await api.open()
        clients = Clients(self._line.url)
        stack.push_async_callback(clients.aclose)
        studio = PatientStudio()
        stack.callback(studio.close)
        made = assembled(
            clients,
            api,
            me,
            self._say,
            hook=self._hook,
            studio=studio,
            clock=clock,
            chance=self._chance,
            leading=lambda lease: Leading(lease, secrets.token_hex(8), SteadyClock(), LEASE_MS, RENEW_MS),
            house=OneDealHouse,
        )
        return (await stack.enter_async_context(made)).edge


def whose() -> BotProcess | None:
    """The process to which what runs now belongs."""
    return _MINE.get(None)


def _connected(transport: asyncio.BaseTransport) -> None:
    if (mine := whose()) is not None:
        mine._connections.add(transport)


def _begun(
    loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, Any] | Generator[Any, None, Any], **more: Any
) -> asyncio.Task[Any]:
    """A task, which its process knows of."""
    task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **more)
    context: Context | None = more.get("context")
    mine = _MINE.get(None) if context is None else context.get(_MINE)
    if mine is not None:
        mine._tasks.add(task)
        task.add_done_callback(mine._tasks.discard)
    return task

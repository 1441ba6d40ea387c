"""The tables that several programs share, as a command reaches them: their list, their logs, and their hosts."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeVar

from core.table.hosting import Entry
from core.table.orders import Answer, Done, Order, Refused
from core.table.ports import NoAnswer, TableError, UnknownTable
from scripts import language
from scripts.aside import tell
from scripts.bus_url import bus_url, named_url
from scripts.failure import CommandError
from scripts.home import Home
from scripts.locales import spoken
from scripts.match import sentence, told
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.directory import RedisDirectory
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.log import RedisLog
from transports.refused_text import refused_text

T = TypeVar("T")

WAIT_S: Final = 5.0
"""How long a bus that does not answer is waited for."""
AGAIN_S: Final = 0.25
ANSWER_S: Final = 10.0
"""How long a table may take to answer: a host that died is replaced within five seconds."""

PATIENT_S: Final = 1.0
"""After so long a person is told what is waited for."""


async def patiently(work: Awaitable[T], say: Callable[[str], None], text: str | None = None) -> T:
    """What this gives; where it takes a while, ``text`` is said once, or that a host is waited for."""
    timer = asyncio.get_running_loop().call_later(
        PATIENT_S, lambda: say(language.say("shared-waiting-for-host") if text is None else text)
    )
    try:
        return await work
    finally:
        timer.cancel()


class Shared:
    """The bus of a command, while it is open."""

    def __init__(self, clients: Clients, edge: Edge) -> None:
        self.clients: Final = clients
        self.log: Final = RedisLog(clients)
        self.directory: Final = RedisDirectory(clients)
        self.hosts = 0
        """How many hosts have heard the last `call`."""
        self._edge = edge

    async def aclose(self) -> None:
        """Close its connections."""
        await self.log.aclose()
        await self.directory.aclose()

    async def entry(self, code: str) -> Entry:
        """What the list says of a table. Raises CommandError where neither the list nor a log knows it."""
        entry = await self.directory.entry(code)
        if entry is None and not await self.log.read(code):
            raise CommandError(UnknownTable.code, language.say("shared-no-table", table=code))
        return entry or Entry(table=code, phase="", preset="", players=())

    async def call(self, code: str) -> Entry:
        """Make sure that the table is there and that hosts know it is wanted.

        Raises CommandError for a match that is over and done.
        """
        entry = await self.entry(code)
        if entry.phase == "over" and not entry.wanting:
            raise CommandError("match_over", _over(entry), status=1)
        self.hosts = await self.directory.summon(code)
        return entry

    async def answer(self, code: str, order: Order, within_s: float = ANSWER_S) -> Answer:
        """What the table answers, a refusal too. Raises NoAnswer, BusTrouble."""
        return await self._edge.ask(code, order, within_s=within_s)

    async def ask(self, code: str, order: Order, within_s: float = ANSWER_S) -> Done:
        """What the table answers. Raises CommandError where it refuses, NoAnswer where nobody hosts it."""
        answer = await self.answer(code, order, within_s)
        if isinstance(answer, Refused):
            raise CommandError(answer.code, refused_text(answer, spoken()), status=1)
        return answer


@contextlib.asynccontextmanager
async def shared(home: Home) -> AsyncIterator[Shared]:
    """The bus of this environment, once it answers. What goes wrong on it ends as CommandError."""
    try:
        clients = Clients(bus_url(home, os.environ))
    except TableError as error:
        raise CommandError(error.code, sentence(told(str(error)))) from None
    try:
        await _answering(clients, bool(named_url(os.environ)))
        async with Exchange(clients) as exchange:
            reached = Shared(clients, Edge(exchange))
            try:
                yield reached
            finally:
                await reached.aclose()
    except NoAnswer as error:
        raise CommandError(error.code, await why_no_answer(clients, error), status=1) from None
    except BusTrouble as trouble:
        text = language.say("shared-bus-failed", bus=clients.shown, reason=told(trouble.reason))
        raise CommandError(trouble.code, text, status=1) from None
    except TableError as error:
        raise CommandError(error.code, sentence(told(str(error))), status=1) from None
    finally:
        await clients.aclose()


def _over(entry: Entry) -> str:
    """What is left of a table whose match is over."""
    if entry.problem is not None:
        return language.say("shared-unplayable", table=entry.table, problem=told(entry.problem))
    if not entry.n:
        return language.say("shared-closed-early", table=entry.table)
    if entry.next_table:
        return language.say("shared-over-next", table=entry.table, next=entry.next_table)
    return language.say("shared-over", table=entry.table)


async def _answering(clients: Clients, named: bool) -> None:
    """Wait until the bus answers, for some seconds, and say so. Raises CommandError."""
    client = clients.commands(1)
    loop = asyncio.get_running_loop()
    until, said = loop.time() + WAIT_S, False
    try:
        while True:
            try:
                await call(client.ping())
                return
            except BusTrouble as trouble:
                if not trouble.passing or loop.time() > until:
                    raise CommandError("bus_trouble", _no_bus(clients, trouble, named), status=1) from None
                if not said:
                    said = True
                    tell(language.say("shared-bus-slow", reason=told(trouble.reason)))
                await asyncio.sleep(AGAIN_S)
    finally:
        await clients.discard(client)


def _no_bus(clients: Clients, trouble: BusTrouble, named: bool) -> str:
    if trouble.passing and not named:
        return language.say("shared-no-host-at", bus=clients.shown)
    if trouble.passing:
        return language.say("shared-bus-silent", bus=clients.shown, reason=told(trouble.reason))
    return language.say("shared-bus-unusable", bus=clients.shown, reason=told(trouble.reason))


async def why_no_answer(clients: Clients, error: NoAnswer) -> str:
    """A table that no host can run says why; else a host is what is missing."""
    directory = RedisDirectory(clients)
    with contextlib.suppress(TableError):
        entry = await directory.entry(error.table)
        if entry is not None and entry.problem is not None:
            return sentence(told(entry.problem))
        if entry is not None and entry.phase == "over" and not entry.wanting:
            return _over(entry)  # it has ended while it was asked
    return sentence(told(str(error)))

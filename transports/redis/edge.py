"""A trusted edge: asks tables for something and waits for their answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from core.table.orders import Answer, Ask, Order, encode, read_reply
from core.table.ports import NoAnswer
from transports.redis import names
from transports.redis.clients import BusTrouble
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong

REPEAT_S: Final = 0.5
WITHIN_S: Final = 5.0


class _Desk:
    """Where the answers of one table come in."""

    def __init__(self) -> None:
        self.asked: dict[str, asyncio.Future[Answer]] = {}

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        if isinstance(message, bytes):
            try:
                reply = read_reply(message)
            except ValueError:
                return
            asked = self.asked.get(reply.ask)
            if asked is not None and not asked.done():
                asked.set_result(reply.answer)

    def cut(self, reason: str) -> None:
        pass  # it is asked again until the time is over

    def mend(self) -> None:
        pass

    def end(self, reason: str) -> None:
        pass


class Edge:
    """Asks any number of tables, on an exchange that may serve others as well and is the caller's to close."""

    def __init__(self, exchange: Exchange, *, repeat_s: float = REPEAT_S) -> None:
        self._exchange = exchange
        self._repeat_s = repeat_s
        self._desks: dict[str, _Desk] = {}

    async def ask(
        self,
        table: str,
        order: Order,
        *,
        within_s: float = WITHIN_S,
        unheard: Callable[[], Awaitable[None]] | None = None,
    ) -> Answer:
        """What the table answers. It is asked again and again under the same name, so it does it once.

        A table without a host is called for; ``unheard`` is awaited each time before that, and what it raises is
        raised. Raises UnknownTable for what is no code of a table, NoAnswer when nobody has answered in time, and
        BusTrouble when the server could not be reached; either may have been done or not.
        """
        names.orders(table)  # raises
        name = secrets.token_hex(8)
        desk = self._desks.get(table)
        listening = None
        if desk is None:
            desk = self._desks[table] = _Desk()
            listening = self._exchange.listen(desk, [names.answers(table)])
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        desk.asked[name] = answer
        try:
            async with asyncio.timeout(within_s):
                if listening is not None:
                    await listening
                command = publication(head(names.orders(table)), encode(Ask(name, order)))
                return await self._repeat(table, command, answer, unheard)
        except TimeoutError:
            if self._exchange.reason is not None:
                raise BusTrouble(self._exchange.reason) from None
            raise NoAnswer(table) from None
        finally:
            del desk.asked[name]
            if not desk.asked and self._desks.get(table) is desk:
                del self._desks[table]
                self._exchange.drop(desk)

    async def _repeat(
        self,
        table: str,
        command: bytes,
        answer: asyncio.Future[Answer],
        unheard: Callable[[], Awaitable[None]] | None,
    ) -> Answer:
        call = publication(head(names.LOBBY), table.encode())
        while True:
            heard = await self._exchange.publish([command])
            if heard == [0]:  # nobody hosts it
                if unheard is not None and not answer.done():
                    await unheard()
                self._exchange.post([call])
            await asyncio.wait({answer}, timeout=self._repeat_s)
            if answer.done():
                return answer.result()

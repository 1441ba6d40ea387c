"""Updates of chats on their way from a webhook's door to whoever looks after the chats: published, and kept nowhere.

A door says one to all, with its own name and a number, again and again until the process that deals with it has said
that it did. With a process that dies on the way nothing is lost: the door hears nothing, and Telegram brings it again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from transports.redis import names
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong
from transports.telegram.inbox import Deal, NotDealt

REPEAT_S: Final = 0.5
WITHIN_S: Final = 10.0
"""Longer than the lead is kept for a process that has died, so that whoever leads next still hears of it."""


class RedisInbox:
    """As `transports.telegram.inbox.Inbox` says, of one bot by its number; on an exchange that is the caller's."""

    def __init__(self, exchange: Exchange, bot: int, *, repeat_s: float = REPEAT_S, within_s: float = WITHIN_S) -> None:
        self._exchange = exchange
        self._bot = bot
        self._repeat_s = repeat_s
        self._within_s = within_s
        self._name = secrets.token_hex(8)
        self._number = 0
        self._answers = _Answers()
        self._listens = False
        self._to_leader = names.chats(bot, "in")
        self._deal: Deal | None = None

    async def put(self, raw: bytes) -> None:
        self._number += 1
        number = b"%d" % self._number
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers.waiting[number] = done
        said = publication(head(self._to_leader), b"%s %s %s" % (self._name.encode(), number, raw))
        try:
            async with asyncio.timeout(self._within_s):
                await self._hear_answers()
                while not done.done():
                    if self._deal is not None:
                        if await self._deal(raw):
                            return
                    else:
                        await self._exchange.publish([said])
                    await asyncio.wait({done}, timeout=self._repeat_s)
        except TimeoutError:
            raise NotDealt from None
        finally:
            del self._answers.waiting[number]

    @asynccontextmanager
    async def dealing(self, deal: Deal) -> AsyncIterator[None]:
        self._deal = deal
        ear = _Ear(self, deal)
        listening = self._exchange.listen(ear, [self._to_leader])
        try:
            await asyncio.wait({listening})
            yield
        finally:
            self._deal = None
            self._exchange.drop(ear)
            await ear.aclose()

    async def aclose(self) -> None:
        """Hear no more answers."""
        self._exchange.drop(self._answers)

    async def _hear_answers(self) -> None:
        if not self._listens:
            self._listens = True
            await self._exchange.listen(self._answers, [self._answers_of(self._name)])

    def _answers_of(self, door: str) -> str:
        return names.chats(self._bot, f"dealt:{door}")

    def dealt(self, door: str, number: bytes) -> None:
        """Say to that door that what it brought was dealt with."""
        self._exchange.post([publication(head(self._answers_of(door)), number)])


class _Quiet:
    """An ear for which trouble is nothing to do about: what was lost is said again."""

    def cut(self, reason: str) -> None:
        pass

    def mend(self) -> None:
        pass

    def end(self, reason: str) -> None:
        pass


class _Answers(_Quiet):
    """Where a door hears what was dealt with."""

    def __init__(self) -> None:
        self.waiting: dict[bytes, asyncio.Future[None]] = {}

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        done = self.waiting.get(message) if isinstance(message, bytes) else None
        if done is not None and not done.done():
            done.set_result(None)


class _Ear(_Quiet):
    """Where the process that deals with them hears updates."""

    def __init__(self, inbox: RedisInbox, deal: Deal) -> None:
        self._inbox = inbox
        self._deal = deal
        self._tasks: dict[tuple[str, bytes], asyncio.Task[None]] = {}

    def hear(self, channel: bytes, message: bytes | TooLong) -> None:
        if not isinstance(message, bytes) or message.count(b" ", 0, 64) < 2:
            return
        door, number, raw = message.split(b" ", 2)
        name = door.decode("ascii", "replace")
        mark = (name, number)
        if names.is_code(name) and number.isdigit() and mark not in self._tasks:
            task = self._tasks[mark] = asyncio.create_task(self._dealt(name, number, raw), name="a door's update")
            task.add_done_callback(lambda _: self._tasks.pop(mark, None) and None)

    async def aclose(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _dealt(self, name: str, number: bytes, raw: bytes) -> None:
        if await self._deal(raw):
            self._inbox.dealt(name, number)

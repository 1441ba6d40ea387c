"""The way of updates from the doors of webhooks to the process that looks after the chats.

Any process may be brought them, and one alone deals with them. Nothing is kept on the way: Telegram hears "yes" when an
update was dealt with, and else brings it again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from core.table.ports import TableError

Deal = Callable[[bytes], Awaitable[bool]]
"""Deals with an update, as JSON; False: it was not dealt with."""


class NotDealt(TableError):
    """Nobody has dealt with an update in time."""

    code = "update_not_dealt"

    def __init__(self) -> None:
        super().__init__("nobody who looks after the chats has dealt with it")


class Inbox(Protocol):
    """As one process has it."""

    async def put(self, raw: bytes) -> None:
        """Hand this update on, as JSON; on return it was dealt with. Raises TableError where that is not known: it may
        be put in again, here or elsewhere, as often as it takes."""

    def dealing(self, deal: Deal) -> AbstractAsyncContextManager[None]:
        """For the block, this process deals with what is put in anywhere. What comes again meets ``deal`` again."""


class MemoryInbox:
    """For one process alone."""

    def __init__(self) -> None:
        self._deal: Deal | None = None

    async def put(self, raw: bytes) -> None:
        if self._deal is None or not await self._deal(raw):
            raise NotDealt

    @asynccontextmanager
    async def dealing(self, deal: Deal) -> AsyncIterator[None]:
        self._deal = deal
        try:
            yield
        finally:
            self._deal = None

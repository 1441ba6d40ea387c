"""Updates sent to the bot's own door: with its secret, one line after the other, again until it says yes."""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.updates import Update, Updates

SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"
ANSWER_S: Final = 10.0
"""Real seconds that a delivery may take."""

Pause = Callable[[int], Awaitable[None]]
"""Waits before an update is sent again; told how often it has been tried."""


async def growing(tried: int) -> None:
    """A pause that grows, in real time but short: the double is for tests."""
    await asyncio.sleep(min(0.02 * 2**tried, 1.0))


class Webhook:
    """The bot's door, while it has one."""

    def __init__(self, updates: Updates, now: Callable[[], float], pause: Pause = growing) -> None:
        self.url = ""
        self.deliveries = 0
        """How often anything was sent to the door."""
        self._pause = pause
        self._now = now
        self._updates = updates
        self._secret = ""
        self._most = 40
        self._error: tuple[float, str] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._doors = asyncio.Semaphore(self._most)
        self._session: ClientSession | None = None
        self.answers: list[tuple[str, JSON]] = []
        """Calls that the bot wrote into its answers: the double performs none, a test can see that there are none."""

    async def set(self, url: str, secret: str, most: int, allowed: object, drop: bool) -> None:
        """Raises a refusal for an address or a secret that Telegram would not take."""
        if not re.match(r"https?://[^/\s]+", url):
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        if not re.fullmatch(r"[A-Za-z0-9_-]{0,256}", secret):
            raise bad("secret token contains unallowed characters")
        await self.remove(drop)
        self._updates.allow(allowed)
        self.url, self._secret, self._most = url, secret, min(max(most, 1), 100)
        self._doors = asyncio.Semaphore(self._most)
        self._updates.stop_poll()
        self._updates.took = self._take
        for update in self._updates.waiting:
            self._take(update)

    async def remove(self, drop: bool = False) -> None:
        """From now on updates wait for who polls; ``drop`` forgets those that wait."""
        self.url, self._updates.took, self._error = "", None, None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None
        if drop:
            self._updates.waiting.clear()

    def info(self) -> JSON:
        """A ``WebhookInfo``."""
        about: JSON = {
            "url": self.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self._updates.waiting),
        }
        if self.url:
            about["max_connections"] = self._most
        if self._updates.allowed:
            about["allowed_updates"] = sorted(self._updates.allowed)
        if self._error is not None:
            about |= {"last_error_date": int(self._error[0]), "last_error_message": self._error[1]}
        return about

    def _take(self, update: Update) -> None:
        if self._session is None:
            self._session = ClientSession(timeout=ClientTimeout(total=ANSWER_S))
        task = asyncio.get_running_loop().create_task(self._deliver(update, self._session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, update: Update, session: ClientSession) -> None:
        async with self._lines[update.line]:
            tried = 0
            while not await self._sent(update, session):
                tried += 1
                await self._pause(tried)
            self._updates.confirm_one(update)
            if self._updates.doubling is not None:
                chance, probability = self._updates.doubling
                if chance.random() < probability:
                    await self._sent(update, session)

    async def _sent(self, update: Update, session: ClientSession) -> bool:
        headers = {SECRET: self._secret} if self._secret else {}
        self.deliveries += 1
        try:
            async with self._doors, session.post(self.url, json=update.json(), headers=headers) as answer:
                content = await answer.read()
                status, reason = answer.status, answer.reason
        except (ClientError, TimeoutError, OSError):
            self._error = (self._now(), "Connection failed")
            return False
        if not 200 <= status < 300:
            self._error = (self._now(), f"Wrong response from the webhook: {status} {reason}")
            return False
        with suppress(ValueError):
            self._note(answer.content_type, content)
        return True

    def _note(self, kind: str, content: bytes) -> None:
        said: Any = json.loads(content) if kind == "application/json" and content else None
        if isinstance(said, dict) and "method" in said:
            self.answers.append((str(said.pop("method")), said))

"""Updates as they come in to whoever leads: fetched from Telegram, or out of the inbox that webhooks fill.

What was fetched is confirmed once it was dealt with, or has begun to be: with a process that is killed, no more is lost
than what it was just doing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import msgspec
from telegram import Update

from core.table.ports import Clock, TableError
from transports.telegram.inbox import Inbox
from transports.telegram.leading import paused
from transports.telegram.troubles import ApiTrouble, BadToken, Rival, Throttled

_log = logging.getLogger(__name__)

POLL_S: Final = 25
"""How long Telegram is to hold a question to which there is no answer yet."""
DEALT_MS: Final = 250
"""So long what was fetched may take, before what has come meanwhile is fetched without waiting for it."""
FIRST_PAUSE_MS: Final = 500
LONGEST_PAUSE_MS: Final = 30_000
RIVAL_PAUSE_MS: Final = 10_000
"""After somebody else was found to fetch the same bot's updates."""
INBOX_MS: Final = 1_000
INBOX_PAUSE_MS: Final = 500

Take = Callable[[Update], "asyncio.Future[None]"]
"""Hands an update on; done when it was dealt with."""


class Fetching(Protocol):
    """A part of the Bot API. Raises ApiTrouble."""

    async def updates(self, offset: int, wait_s: int) -> Sequence[Update]: ...


class Reading(Protocol):
    """Another part: updates out of JSON."""

    def read(self, raw: Any) -> Update | None: ...


class Polling:
    """Fetches updates, one question after the other."""

    def __init__(
        self,
        api: Fetching,
        clock: Clock,
        chance: Callable[[], float],
        say: Callable[[str], None],
        poll_s: int = POLL_S,
    ) -> None:
        """``chance`` gives numbers from 0 to 1, with which pauses differ; ``say`` tells the operator."""
        self._api = api
        self._clock = clock
        self._chance = chance
        self._say = say
        self._poll_s = poll_s
        self._offset = 0
        self._troubles = 0
        self._rival = False
        self._down = False

    async def run(self, take: Take) -> None:
        """Fetch for ever. Raises ApiTrouble (BadToken)."""
        while True:
            try:
                updates = await self._api.updates(self._offset, self._poll_s)
            except BadToken:
                raise
            except ApiTrouble as error:
                await self._troubled(error)
                continue
            self._well()
            dealt = [take(update) for update in updates]
            if updates:
                await self._begun(dealt)
                self._offset = updates[-1].update_id + 1

    async def _begun(self, dealt: Sequence[asyncio.Future[None]]) -> None:
        pause = asyncio.ensure_future(paused(self._clock, DEALT_MS))
        all_dealt = asyncio.ensure_future(asyncio.wait(dealt))
        try:
            await asyncio.wait({pause, all_dealt}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (pause, all_dealt):
                each.cancel()

    async def _troubled(self, error: ApiTrouble) -> None:
        self._troubles += 1
        if isinstance(error, Rival):
            if not self._rival:
                self._rival = True
                self._say(
                    "Another program fetches this bot's messages, or a webhook is set for it elsewhere: end that one, "
                    "or make a bot of its own for it. This one tries again and again."
                )
            await paused(self._clock, round(RIVAL_PAUSE_MS * (1 + self._chance())))
            return
        if self._troubles == 3 and not self._down:  # once is nothing, and goes into no log
            self._down = True
            self._say(f"Telegram cannot be reached ({error}). This program tries again and again.")
        pause = min(FIRST_PAUSE_MS * 2 ** min(self._troubles - 1, 10), LONGEST_PAUSE_MS) * (0.5 + self._chance() / 2)
        if isinstance(error, Throttled):
            pause = max(pause, error.after_s * 1000)
        await paused(self._clock, round(pause))

    def _well(self) -> None:
        if self._down:
            self._say("Telegram answers again.")
        if self._rival:
            self._say("Nobody else fetches this bot's messages any more.")
        self._troubles, self._rival, self._down = 0, False, False


class Emptying:
    """Takes what webhooks have put into the inbox, and takes it out there once it was dealt with."""

    def __init__(self, inbox: Inbox, api: Reading, clock: Clock) -> None:
        self._inbox = inbox
        self._api = api
        self._clock = clock
        self._dealing: set[asyncio.Future[None]] = set()
        self._dealt: list[str] = []

    async def run(self, take: Take) -> None:
        """Do that for ever, through all trouble with the server."""
        after = ""
        while True:
            try:
                if dealt := self._dealt[:]:
                    await self._inbox.done(dealt)
                    del self._dealt[: len(dealt)]
                found = await self._inbox.take(after, INBOX_MS)
            except TableError as error:
                _log.warning("the inbox of the webhook cannot be read (%s): it is tried again", error.code)
                await paused(self._clock, INBOX_PAUSE_MS)
                continue
            for name, raw in found:
                after = name
                self._hand_on(name, raw, take)

    def _hand_on(self, name: str, raw: bytes, take: Take) -> None:
        try:
            update = self._api.read(msgspec.json.decode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            update = None
        if update is None:
            self._dealt.append(name)
            return
        dealing = take(update)
        self._dealing.add(dealing)

        def over(future: asyncio.Future[None]) -> None:
            self._dealing.discard(future)
            if not future.cancelled() and future.exception() is None:
                self._dealt.append(name)

        dealing.add_done_callback(over)

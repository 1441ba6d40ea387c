"""Updates as they come in to whoever leads: fetched from Telegram, or handed on by the doors of webhooks.

What was fetched is confirmed once it was dealt with: with a process that is killed nothing is lost. Until then Telegram
gives it again with every question, and `transports.telegram.once` knows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import msgspec
from telegram import Update

from core.table.ports import Clock
from transports.telegram.leading import paused
from transports.telegram.troubles import ApiTrouble, BadToken, Hooked, Rival, Throttled

_log = logging.getLogger(__name__)

POLL_S: Final = 25
"""How long Telegram is to hold a question to which there is no answer yet."""
DEALT_MS: Final = 50
"""So long what was fetched may take, before what has come meanwhile is fetched without waiting for it: so long one slow
tap may keep others."""
TOGETHER: Final = 100
"""The most updates that come at once."""
FIRST_PAUSE_MS: Final = 500
LONGEST_PAUSE_MS: Final = 30_000
UNKNOWN_TIMES: Final = 6
UNKNOWN_PAUSE_MS: Final = 10_000
"""So often a token that Telegram does not know is tried again, and so far apart."""
RIVAL_PAUSE_MS: Final = 10_000
"""After somebody else was found to fetch the same bot's updates."""

RIVALLED: Final = (
    "Another program fetches this bot's messages: end that one, or make a bot of its own for it. This one tries again "
    "and again."
)
HOOKED: Final = (
    "A webhook was set for this bot meanwhile, and all messages go there: end the program that has set it, or make a "
    "bot of its own for it; then start this one again, which takes the webhook away."
)
"""What the operator is told: a webhook that is not ours is taken away when a process begins, and not later."""

Take = Callable[[Update], "asyncio.Future[None]"]
"""Hands an update on; done when it was dealt with."""


class Fetching(Protocol):
    """A part of the Bot API. Raises ApiTrouble."""

    async def updates(self, offset: int, wait_s: int) -> Sequence[Update]: ...


class Reading(Protocol):
    """Another part: updates out of JSON."""

    def read(self, raw: Any) -> Update | None: ...


class Unknown:
    """Telegram says that it knows no such bot. It has said so for a while of bots that it knew again afterwards."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times = 0

    async def again(self) -> None:
        """It says so: return when it is to be asked again. Raises BadToken after a minute of that."""
        self._times += 1
        if self._times > UNKNOWN_TIMES:
            raise BadToken("Telegram knows no bot with this token any more; copy it again from BotFather")
        _log.warning("Telegram says that it knows no bot with this token: it is asked again")
        await paused(self._clock, UNKNOWN_PAUSE_MS)

    def over(self) -> None:
        """It knows it."""
        self._times = 0


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
        self._dealing: dict[int, asyncio.Future[None]] = {}
        """What was fetched and is not confirmed yet, in the order in which it came."""
        self._troubles = 0
        self._rival: type[Rival] | None = None
        self._down = False
        self._unknown = Unknown(clock)

    async def run(self, take: Take) -> None:
        """Fetch for ever; ``take`` knows what comes again. Raises ApiTrouble (BadToken), after a minute."""
        while True:
            try:
                updates = await self._api.updates(self._offset, 0 if self._dealing else self._poll_s)
            except BadToken:
                await self._unknown.again()
                continue
            except ApiTrouble as error:
                await self._troubled(error)
                continue
            self._well()
            news = [update for update in updates if update.update_id not in self._dealing]
            self._dealing |= {update.update_id: take(update) for update in news}
            if self._dealing:
                await self._some_dealt()
                self._confirm(stuck=not news and len(updates) >= TOGETHER)

    async def _some_dealt(self) -> None:
        """Wait until all that is known was dealt with, but not for long."""
        pause = asyncio.ensure_future(paused(self._clock, DEALT_MS))
        all_dealt = asyncio.ensure_future(asyncio.wait(self._dealing.values()))
        try:
            await asyncio.wait({pause, all_dealt}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (pause, all_dealt):
                each.cancel()

    def _confirm(self, stuck: bool) -> None:
        """What was dealt with need not come again. ``stuck``: what takes long is all that Telegram gives, so that
        nothing new would come: it is left to this process."""
        for number, dealt in list(self._dealing.items()):
            if not stuck and not (dealt.done() and not dealt.cancelled()):
                break
            self._offset = number + 1
            del self._dealing[number]

    async def _troubled(self, error: ApiTrouble) -> None:
        self._troubles += 1
        if isinstance(error, Rival):
            if self._rival is not type(error):
                self._rival = type(error)
                self._say(HOOKED if isinstance(error, Hooked) else RIVALLED)
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
            self._say("Nobody else has this bot's messages any more.")
        self._troubles, self._rival, self._down = 0, None, False
        self._unknown.over()


class Dealing:
    """Deals with updates as doors bring them, and tells when that was done."""

    def __init__(self, api: Reading, take: Take) -> None:
        self._api = api
        self._take = take

    async def __call__(self, raw: bytes) -> bool:
        """Deal with this update, as JSON; False: it was not, since this process leaves it to another."""
        try:
            update = self._api.read(msgspec.json.decode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            update = None
        if update is None:
            return True  # whoever deals with it
        dealt = self._take(update)
        await asyncio.wait({dealt})
        return not dealt.cancelled()

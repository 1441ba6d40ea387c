"""Each update is dealt with once by one process, however often it is brought: until it was, it may come again."""

from __future__ import annotations

import asyncio
from typing import Final

from telegram import Update

from transports.telegram.receiving import Take

MOST: Final = 4_096
"""Updates that were dealt with, as far back as they are known here. Beyond these the bindings know."""


class Once:
    """A `Take` before another: what comes again is not handed on again, and is done when the first was."""

    def __init__(self, take: Take) -> None:
        self._take = take
        self._known: dict[int, asyncio.Future[None]] = {}

    def __call__(self, update: Update) -> asyncio.Future[None]:
        known = self._known.get(update.update_id)
        if known is not None and not known.cancelled():
            return known
        taken = self._known[update.update_id] = self._take(update)
        if len(self._known) > MOST:
            self._forget()
        return taken

    def _forget(self) -> None:
        """The older half of those that were dealt with."""
        for number in [number for number, each in self._known.items() if each.done()][: MOST // 2]:
            del self._known[number]

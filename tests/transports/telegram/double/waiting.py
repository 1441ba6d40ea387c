"""Waiting until something is so: a condition, looked at whenever something happened, and a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tests.patience import PATIENCE_S

GLANCE_S: Final = 0.05
"""Conditions may be about things outside the double, of which it hears nothing."""


class Bell:
    """Rings whenever something happened, and says in which chat."""

    def __init__(self) -> None:
        self._rung: dict[int | None, asyncio.Event] = {}

    def ring(self, chat: int) -> None:
        for where in (chat, None):
            if where in self._rung:
                self._rung.pop(where).set()

    async def until(
        self, what: str, condition: Callable[[], bool], chat: int | None = None, patience_s: float = PATIENCE_S
    ) -> None:
        """Wait for it; with ``chat``, it is about what happens there and nothing else.

        Raises AssertionError that says ``what`` did not come to pass.
        """
        end = asyncio.get_running_loop().time() + patience_s
        while True:
            rung = self._rung.setdefault(chat, asyncio.Event())
            if condition():
                return
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                raise AssertionError(f"it did not come to pass within {patience_s:g} s: {what}")
            # Not wait_for: where the bell rings just then, Python 3.11's forgets that it was cancelled.
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, GLANCE_S) if chat is None else left):
                    await rung.wait()

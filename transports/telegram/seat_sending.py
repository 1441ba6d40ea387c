"""A turn on its way to the table is mostly there at once: only one that takes longer is shown as being on its way.

Else everybody would first be shown that, and what has become of their turn a second later, when the chat may be changed
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SHOWN_S: Final = 0.3
"""What takes longer is shown."""


class OnItsWay:
    """Of one seat; use it inside the event loop, and `close` it."""

    def __init__(self, sending: Callable[[], bool], show: Callable[[], None]) -> None:
        """``sending``: is a turn on its way? ``show`` is called where it has been for long."""
        self._sending = sending
        self._show = show
        self._timer: asyncio.TimerHandle | None = None
        self._long = False

    def hidden(self) -> bool:
        """Is a turn on its way, and was not for long?"""
        if not self._sending():
            self.close()
            self._long = False
            return False
        if self._timer is None and not self._long:
            self._timer = asyncio.get_running_loop().call_later(SHOWN_S, self._over)
        return not self._long

    def close(self) -> None:
        """Nothing is shown later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _over(self) -> None:
        self._timer = None
        self._long = self._sending()
        if self._long:
            self._show()

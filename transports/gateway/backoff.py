"""How long to wait before connecting again: longer each time, and not all clients at the same moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from transports.gateway.endings import GOING_AWAY, TOO_MANY

FIRST_MS: Final = 250
MOST_MS: Final = 10_000
FLOODED_MS: Final = 5_000
"""Least wait of a client that has sent too much."""
MOVING_MS: Final = 1_000
"""A gateway that goes away sends all its clients to others: they come spread over this time."""


class Backoff:
    """The waits of one client; ``chance`` gives a number from 0 up to 1."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance
        self._failures = 0

    def worked(self) -> None:
        """The connection works: the next trouble is the first again."""
        self._failures = 0

    def wait_ms(self, code: int | None) -> int:
        """The wait before the next attempt, after an end with this code (None: there was no connection)."""
        self._failures += 1
        if code == GOING_AWAY and self._failures == 1:
            return int(self._chance() * MOVING_MS)
        most = min(MOST_MS, FIRST_MS << min(self._failures - 1, 16))
        least = FLOODED_MS if code == TOO_MANY else most // 2
        return least + int(self._chance() * (most - most // 2))

"""Whether other messages stand below that of a table, in a person's own chat: on their turn it is to be the lowest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

COVERED_MS: Final = 1_500
"""So long an answer that stands below it has to come: the table is shown below that, not before it."""


class Covered:
    """One message's."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._since: int | None = None

    def written(self) -> None:
        """Something was written there, or is about to be."""
        self._since = self._now_ms()

    def lowest(self) -> None:
        """It is, or will be with what is shown next."""
        self._since = None

    @property
    def surely(self) -> bool:
        """Is it covered, by something that stands there by now?"""
        return self._since is not None and self._now_ms() - self._since >= COVERED_MS

"""The turn that somebody has begun, kept with their seat, so that a restart loses nothing of it."""

from __future__ import annotations

from collections.abc import Callable

from transports.console.draft import Draft


class HeldDraft(Draft):
    """Lies in memory, and is handed on to be kept with every change."""

    def __init__(self, raw: bytes, keep: Callable[[bytes], None]) -> None:
        """``raw``: what was kept before; ``keep`` must not wait or raise."""
        super().__init__(None)
        self._raw = raw
        self._keep = keep

    def load(self) -> bytes | None:
        return self._raw or None

    def store(self, raw: bytes | None) -> None:
        changed = (raw or b"") != self._raw
        self._raw = raw or b""
        if changed:
            self._keep(self._raw)

"""How long a group's table waits for its first deal: one that nobody wants is not in the way of another for ever."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from core.table.ports import Timer
from transports.telegram.group_desk import GroupDesk


class LobbyWaiting:
    """One table's."""

    def __init__(self, desk: GroupDesk, expire: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """``expire`` ends the table."""
        self._desk = desk
        self._expire = expire
        self._timer: Timer | None = None

    def stirred(self) -> None:
        """Something has happened just now."""
        self._desk.stirred_ms = self._desk.clock.now_ms()
        self._wait()

    def stop(self) -> None:
        """It waits no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self.stop()
        if self._desk.known.phase == "lobby" and self._desk.over is None:
            self._timer = self._desk.clock.call_at(self._due, self._look)

    def _look(self) -> None:
        if self._desk.clock.now_ms() < self._due:
            self._wait()
        else:
            self._desk.later(self._expire())

    @property
    def _due(self) -> int:
        patience = self._desk.patience
        return self._desk.stirred_ms + (patience.idle if self._desk.known.persons() else patience.lobby)

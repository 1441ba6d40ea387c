"""How long a group's table is kept: one that nobody wants, before its first deal or in mid-match, is ended, and not in
the way of another for ever.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from core.table.orders import Close
from core.table.ports import Timer
from transports.telegram.group_desk import TABLE, GroupDesk

InTurn = Callable[[Callable[[], Awaitable[None]]], Coroutine[Any, Any, None]]


class GroupWaiting:
    """One table's."""

    def __init__(self, desk: GroupDesk, in_turn: InTurn) -> None:
        """``in_turn`` does something one after the other with all that people want of the table."""
        self._desk = desk
        self._in_turn = in_turn
        self._timer: Timer | None = None

    def stirred(self) -> None:
        """Something has happened just now."""
        self._desk.stirred_ms = self._desk.clock.now_ms()
        self._wait()

    def people_changed(self) -> None:
        """Somebody has come or gone: where only the stand-ins of people who have left would play on, it ends."""
        if self._desk.known.deserted and self._desk.over is None:
            self._desk.later(self._in_turn(self._desert))

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
            self._desk.later(self._in_turn(self._expire))

    async def _expire(self) -> None:
        """Nobody wants the table any more."""
        desk = self._desk
        if desk.known.phase == "lobby" and desk.over is None:
            desk.over = desk.tongue.text("tggroup-expired")
            await desk.ask(Close())

    async def _desert(self) -> None:
        """Nobody plays any more, unless somebody has sat down in the meantime."""
        desk = self._desk
        if desk.known.deserted and desk.over is None:
            desk.over = desk.tongue.text("tggroup-deserted")
            desk.post.below(desk.place, TABLE)
            await desk.ask(Close())

    @property
    def _due(self) -> int:
        patience = self._desk.patience
        return self._desk.stirred_ms + (patience.idle if self._desk.known.persons() else patience.lobby)

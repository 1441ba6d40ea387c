"""No deal begins before everybody has their hand before them: a table is started once that is so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from core.table.orders import Answer, Order, Refused, Start
from core.table.ports import Clock
from transports.telegram.bindings import Bindings
from transports.telegram.house import House
from transports.telegram.leading import paused
from transports.telegram.reaching import hand_key
from transports.telegram.screen import Place
from transports.telegram.seats import Seats
from transports.text import all_of
from transports.tongue import Tongue

DELIVERED_MS: Final = 10_000
"""How long a start waits for what is on its way to people's chats."""
LOOK_MS: Final = 200


class DeliveredFirst:
    """A house like another one, of which a group asks for a start in vain while somebody has no hand to look at."""

    def __init__(
        self, house: House, bindings: Bindings, seats: Seats, clock: Clock, tongue: Callable[[], Awaitable[Tongue]]
    ) -> None:
        """``tongue`` gives the chat's language."""
        self._house = house
        self._bindings = bindings
        self._seats = seats
        self._clock = clock
        self._tongue = tongue

    def __getattr__(self, name: str) -> Any:
        return getattr(self._house, name)

    async def order(self, table: str, order: Order) -> Answer:
        """What the table answers; why it is not asked, where somebody would not see their cards. Raises TableError."""
        if isinstance(order, Start):
            until = self._clock.now_ms() + DELIVERED_MS
            while missing := await self._missing(table):
                if self._clock.now_ms() >= until:
                    tongue = await self._tongue()
                    text = tongue.text("tgfront-hand-missing", names=all_of(tongue, missing))
                    return Refused(code="hand_missing", text=text)
                await paused(self._clock, LOOK_MS)
        return await self._house.order(table, order)

    async def _missing(self, table: str) -> list[str]:
        """The names of those in whose chat the table does not stand."""
        return [
            sitting.held.name
            for sitting in self._seats.at_table(table)
            if sitting.asleep or await self._bindings.shown(Place(sitting.held.user), hand_key(table)) is None
        ]

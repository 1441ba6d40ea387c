"""A match is adjourned from the players' own chats as a pause is agreed on in a group: once all who play want it.

Whoever plays from elsewhere agrees by a phrase. Who wants it is known to this process alone: after a restart all are
asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from core.table.messages import Lobby, Said
from core.table.orders import Adjourn, Answer, Order, Refused
from core.table.ports import TableError
from transports.client import SeatClient
from transports.console.chairs import Chair
from transports.console.company import Company
from transports.console.lobby_words import spoken
from transports.console.terminal import Paper
from transports.telegram.group_votes import AGREES
from transports.text import all_of
from transports.tongue import Tongue

Ask = Callable[[str], None]
"""Asks somebody whether they agree, in these words."""


class Adjourning:
    """Who wants it, at all tables of this process."""

    def __init__(self) -> None:
        self._wants: dict[str, set[int]] = {}
        self.asked: dict[str, dict[int, SeatCompany]] = {}
        """By table and seat, those who can be asked here."""

    def wanted(self, table: str) -> bool:
        """Does anybody?"""
        return table in self._wants

    def who(self, table: str) -> frozenset[int]:
        """The seats of those who do."""
        return frozenset(self._wants.get(table, ()))

    def wants(self, table: str, seat: int) -> None:
        """They do."""
        self._wants.setdefault(table, set()).add(seat)

    def settled(self, table: str) -> None:
        """Nobody is asked any more."""
        self._wants.pop(table, None)


class SeatCompany(Company):
    """One person among others, who are asked before a match is adjourned."""

    def __init__(
        self,
        client: SeatClient,
        chair: Chair | None,
        paper: Paper,
        tongue: Tongue,
        bots: Collection[str],
        adjourning: Adjourning,
        ask: Ask,
    ) -> None:
        self._client: Final = client
        self._own_chair: Final = chair
        self._adjourning: Final = adjourning
        self.ask_to_adjourn: Final = ask
        self._done: asyncio.Task[None] | None = None
        asking = None if chair is None else _Asking(chair, self._adjourned)
        super().__init__(client, asking, paper, tongue, tuple(bots))

    @property
    def _table(self) -> str:
        return self.code

    def heard(self, message: Lobby | Said) -> None:
        super().heard(message)
        table, seat = self._table, self.talk.seat
        if seat is not None:
            self._adjourning.asked.setdefault(table, {})[seat] = self
        if isinstance(message, Lobby) and message.phase not in ("playing", "paused"):
            self._adjourning.settled(table)
        elif isinstance(message, Said) and message.phrase == AGREES and self._adjourning.wanted(table):
            self._adjourning.wants(table, message.seat)
        if self._adjourning.wanted(table) and self._own_chair is not None and not self._missing():
            self._done = asyncio.create_task(self._ordered(Adjourn(), self._own_chair), name="an adjournment")

    def over(self) -> None:
        """They are asked nothing here any more."""
        here = self._adjourning.asked.get(self._table, {})
        if self._done is not None:
            self._done.cancel()
        if self.talk.seat is not None and here.get(self.talk.seat) is self:
            del here[self.talk.seat]
        if not here:
            self._adjourning.asked.pop(self._table, None)
            self._adjourning.settled(self._table)

    def _missing(self) -> list[int]:
        """Who plays and has not said that they want it; a stand-in is not asked."""
        seats = () if self.talk.lobby is None else self.talk.lobby.seats
        playing = {at for at, one in enumerate(seats) if one.name and one.kind == "human" and one.held is None}
        return sorted(playing - self._adjourning.who(self._table))

    async def _ordered(self, order: Adjourn, chair: Chair) -> None:
        with contextlib.suppress(TableError):  # they may press again
            await chair.order(order)

    async def _adjourned(self, order: Adjourn) -> Answer:
        """Do it, if all want it; else ask those who have not said so. Raises TableError."""
        table, seat, lobby, text = self._table, self.talk.seat, self.talk.lobby, self._tongue.text
        assert self._own_chair is not None
        if lobby is None or seat is None:
            return await self._own_chair.order(order)
        first = not self._adjourning.wanted(table)
        self._adjourning.wants(table, seat)
        missing = self._missing()
        if not missing:
            self._adjourning.settled(table)
            return await self._own_chair.order(order)
        here = self._adjourning.asked.get(table, {})
        if first:
            await self._client.say(AGREES)
        for at in missing:
            if (other := here.get(at)) is not None:
                other.ask_to_adjourn(other._tongue.text("tgseat-adjourn-others", name=other.talk.name(seat)))
        said = text("tgseat-adjourn-asked", names=all_of(self._tongue, [self.talk.name(at) for at in missing]))
        elsewhere = [self.talk.name(at) for at in missing if at not in here]
        if elsewhere:
            names, word = all_of(self._tongue, elsewhere), spoken(AGREES, self._tongue)
            said += f" {text('tggroup-pause-elsewhere', names=names, count=len(elsewhere), word=word)}"
        return Refused(code="others_asked", text=said)


class _Asking:
    """A chair whose person adjourns nothing alone."""

    def __init__(self, chair: Chair, adjourned: Callable[[Adjourn], Awaitable[Answer]]) -> None:
        self._chair: Final = chair
        self._adjourned: Final = adjourned
        self.move: Final = chair.move

    @property
    def table(self) -> str:
        return self._chair.table

    async def order(self, order: Order) -> Answer:
        return await (self._adjourned(order) if isinstance(order, Adjourn) else self._chair.order(order))

"""Somebody in their own chat at a table whose people the test plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from core.table.messages import LobbySeat
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.telegram.at_seat import HOME, AtSeat, Posted, setup_of
from transports.client import SeatClient
from transports.telegram.adjourning import Adjourning
from transports.telegram.seat_chat import SeatChat

BOTS = ("greedy", "expert")
FOUR = (person("Ana"), person(""), bot("greedy"), person("Bo"))


class _Client:
    """The table as a seat's client."""

    def __init__(self, table: SharedTable) -> None:
        self._table = table
        self.messages, self.act = table.messages, table.act
        self.say, self.ready, self.leave = table.say_phrase, table.ready, table.leave
        self.back, self.claim, self.vote = table.back, table.claim, table.vote

    @property
    def rules(self) -> Any:
        return self._table.rules


@asynccontextmanager
async def waiting(
    seats: Sequence[LobbySeat] = FOUR,
    lang: str = "en",
    *,
    chair: bool = True,
    bots: Sequence[str] = ("greedy", "expert"),
    seat: int = 0,
    adjourning: Adjourning | None = None,
) -> AsyncIterator[tuple[AtSeat, SharedTable]]:
    """Ana at seat 0, or whoever has this one."""
    table = SharedTable(seats, seat=seat)
    table.tell(bots=list(bots))
    post = Posted()
    client = cast(SeatClient, _Client(table))
    given = cast(Any, table) if chair else None
    setup = setup_of(lang)
    chat = SeatChat(HOME, client, setup, post, now_ms=lambda: 0, chair=given, bots=tuple(bots), adjourning=adjourning)
    me = AtSeat(chat, post)
    me.running = asyncio.create_task(chat.run())
    try:
        await me.until(
            lambda: "hand:TEST" in post.shown and chat.company.talk.bots == tuple(bots) and chat.company.phase
        )
        yield me, table
    finally:
        me.running.cancel()
        await asyncio.wait({me.running})

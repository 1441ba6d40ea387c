"""A table that somebody asks for is made once, at whichever step the process that makes it is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from core.table.hosting import Entry
from scripts.telegram.bus_house import BusHouse
from tests.patience import PATIENCE_S
from tests.scripts.telegram.chats import Chats, chats
from tests.transports.redis.servers import Server
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.telegram.screen import Place
from transports.telegram.seats import Seats


class Killing:
    """Stops whoever comes to a step, which is done by then, until the process is ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, of: type, step: str, before: bool) -> None:
        self.kills = True
        self.there = asyncio.Event()
        real: Callable[..., Any] = getattr(of, step)

        async def stopped(*given: Any, **named: Any) -> Any:
            if self.kills and before:
                await self._stop()
            answer = await real(*given, **named)
            if self.kills:
                await self._stop()
            return answer

        monkeypatch.setattr(of, step, stopped)

    async def _stop(self) -> None:
        self.there.set()
        await asyncio.Event().wait()

    async def reached(self) -> None:
        """Return when somebody is there."""
        async with asyncio.timeout(PATIENCE_S):
            await self.there.wait()
        self.kills = False


async def tables(it: Chats) -> list[Entry]:
    """All that there are."""
    clients = Clients(it.url)
    directory = RedisDirectory(clients)
    try:
        return await directory.entries()
    finally:
        await directory.aclose()
        await clients.aclose()


STEPS = [(BusHouse, "create", True), (BusHouse, "create", False), (Seats, "take", True), (Seats, "take", False)]


@pytest.mark.parametrize("friends", [False, True])
@pytest.mark.parametrize(("of", "step", "before"), [*STEPS, (BusHouse, "order", False), (RedisBindings, "seen", True)])
async def test_who_presses_play_has_one_table_at_whichever_step_the_process_is_killed(
    server: Server, monkeypatch: pytest.MonkeyPatch, of: type, step: str, before: bool, friends: bool
) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process():
            ann.starts()
            await ann.finds("Play")
            await it.until("it was dealt with", lambda: not it.double.updates.waiting)
            killing = Killing(monkeypatch, of, step, before)
            ann.presses("With friends, by a link" if friends else "Play")
            await killing.reached()
        async with it.process() as second:
            await ann.reads("Hand this link on" if friends else "Deal 1")
            await it.until("it was dealt with", lambda: not it.double.updates.waiting, second)
            (held,) = await second.bindings.held(ann.id)
            assert [entry.table for entry in await tables(it)] == [held.table]


@pytest.mark.parametrize(
    ("of", "step", "before"), [*STEPS[:2], (RedisBindings, "keep_chat", False), (RedisBindings, "seen", True)]
)
async def test_a_group_that_asks_for_a_table_has_one_at_whichever_step_the_process_is_killed(
    server: Server, monkeypatch: pytest.MonkeyPatch, of: type, step: str, before: bool
) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        async with it.process():
            ann.starts()
            await ann.finds("Play")
            await it.until("it was dealt with", lambda: not it.double.updates.waiting)
            killing = Killing(monkeypatch, of, step, before)
            ann.says("/new", group)
            await killing.reached()
        async with it.process() as second:
            await ann.finds("① Sit here", group)
            await it.until("it was dealt with", lambda: not it.double.updates.waiting, second)
            chat = await second.bindings.chat(Place(group.id))
            assert chat is not None
            assert [entry.table for entry in await tables(it)] == [chat.table]
        assert [one.text for one in group.messages() if one.by_bot and "There is a table here" in one.text] == []

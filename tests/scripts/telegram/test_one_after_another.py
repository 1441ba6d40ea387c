"""Several processes of one bot, at once and one after the other: what is told of it, and that nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from core.table.messages import Lobby, Tick
from core.table.orders import Look
from core.table.times import Times
from scripts.telegram.bus_house import BusHouse
from tests.patience import PATIENCE_S
from tests.scripts.telegram.chats import Chats, Process, alone, chats, eventually, on_every_kind
from tests.scripts.telegram.kept import everything
from tests.transports.redis.servers import Server
from transports.client import SeatClient
from transports.nonces import fresh_nonce
from transports.redis.clients import BusTrouble
from transports.telegram.bindings import Person
from transports.telegram.edge import Hook
from transports.telegram.front import Front
from transports.telegram.happened import Who
from transports.telegram.house import NewTable
from transports.telegram.reaching import Reaching
from transports.telegram.webhook import secret_of

AS_HOSTED = Times(tick=1_000)
"""A table that listens twice as closely as usual."""


NOWHERE = "http://127.0.0.1:9/tg"


def hook(it: Chats) -> Hook:
    """A door at any free port, of which Telegram is told by `brought_to`."""
    return Hook(NOWHERE, "127.0.0.1", 0, secret_of(it.double.token))


async def brought_to(it: Chats, process: Process) -> None:
    """Let updates be brought to the door of that process; the one that leads has just begun to."""
    leads = process if process.edge.leads.is_set() else None
    await it.until("a webhook is set", lambda: it.double.webhook.url == NOWHERE, leads)
    await it.double.webhook.set(door_of(process), secret_of(it.double.token), 40, None, False)


def door_of(process: Process) -> str:
    """Where that process takes what Telegram brings."""
    (line,) = [line for line in process.said if "are taken at" in line]
    return f"http://{line.rpartition(' ')[2].rstrip('.')}/tg"


@asynccontextmanager
async def told_of(house: BusHouse, table: str) -> AsyncIterator[list[Lobby]]:
    """All that a watcher of the table is told of who is there, while the block runs."""
    told: list[Lobby] = []
    client = SeatClient(await house.seat(table, None), "watcher", nonce_source=fresh_nonce)

    async def watch() -> None:
        async for message in client.messages():
            if isinstance(message, Lobby):
                told.append(message)

    async with client:
        watching = asyncio.create_task(watch())
        try:
            yield told
        finally:
            watching.cancel()
            await asyncio.wait({watching})


async def goes_by(house: BusHouse, table: str, ticks: int) -> None:
    """Wait for so many heartbeats of that table: then it knows who is there."""
    client = SeatClient(await house.seat(table, None), "watcher", nonce_source=fresh_nonce)
    async with client, asyncio.timeout(PATIENCE_S):
        async for message in client.messages():
            ticks -= isinstance(message, Tick)
            if not ticks:
                return


@on_every_kind
async def test_a_second_process_stands_by_and_goes_on_where_the_first_has_ended(server: Server) -> None:
    async with chats(server.url) as it, it.process() as first:
        ann = it.double.phone("Ann")
        table = await alone(ann, first)
        await ann.finds("Draw")
        async with it.process(leads=False) as second:
            await it.until("it stands by", lambda: any("stands by" in line for line in second.said), second)
            assert first.said[-1].startswith("Looking after the chats.")
            assert not any(line.startswith("Looking after") for line in second.said)
            await first.ends()
            before = it.double.world.messages.chats[ann.id][-1].id
            await it.until("the second leads", second.edge.leads.is_set, second)
            assert second.said[-1].startswith("Looking after the chats.")
            await eventually(second, table, 0, True)
            await ann.taps("Hint")
            await ann.reads("Deal 1")
            assert it.double.world.messages.chats[ann.id][-1].id == before
        assert not [refusal for _, refusal in it.double.refusals if refusal.code == 409]


async def test_of_a_restart_in_order_the_table_is_told_nothing(server: Server) -> None:
    async with chats(server.url, times=AS_HOSTED) as it, it.process() as first:
        ann = it.double.phone("Ann")
        table = await alone(ann, first)
        async with it.process(leads=False) as second, told_of(second.house, table) as told:
            await it.until("the watcher is told", lambda: bool(told), second)
            await first.ends()
            await it.until("the second leads", second.edge.leads.is_set, second)
            await ann.taps("Hint")  # answered by whoever has the seat now
            await goes_by(second.house, table, 5)
        assert all(lobby.seats[0].here for lobby in told)


async def test_who_is_not_taken_again_after_the_end_is_missed_as_after_a_kill(server: Server) -> None:
    async with chats(server.url) as it, it.process() as first:
        ann = it.double.phone("Ann")
        table = await alone(ann, first)
        async with it.process(leads=False) as second:
            assert await first.house.order(table, Look())
            await first.ends()
            await second.ends()
            await eventually(second, table, 0, False)


@pytest.mark.parametrize("webhook", [False, True])
async def test_what_a_process_was_dealing_with_when_it_died_is_dealt_with_by_the_next(
    server: Server, monkeypatch: pytest.MonkeyPatch, webhook: bool
) -> None:
    deal, begun, dies = Front._dealt, asyncio.Event(), True

    async def dealt(front: Front, found: object) -> None:
        if dies:
            begun.set()
            await asyncio.Event().wait()
        await deal(front, found)  # type: ignore[arg-type]

    monkeypatch.setattr(Front, "_dealt", dealt)
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        way = hook(it) if webhook else None
        async with it.process(way) as first:
            if webhook:
                await brought_to(it, first)
            ann.starts()
            async with asyncio.timeout(PATIENCE_S):
                await begun.wait()
        dies = False
        async with it.process(way) as second:
            if webhook:
                await brought_to(it, second)
            await ann.finds("Play")
            assert len([one for one in ann.sees() if one.by_bot]) == 1


async def test_a_table_that_was_being_made_when_a_process_ended_is_made_by_the_next(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, begun, dies = BusHouse.create, asyncio.Event(), True

    async def made(house: BusHouse, wanted: NewTable, code: str, at_ms: int) -> bool:
        if dies:
            begun.set()
            await asyncio.Event().wait()
        return await create(house, wanted, code, at_ms)

    monkeypatch.setattr(BusHouse, "create", made)
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        async with it.process():
            ann.starts()
            await ann.finds("Play")
            ann.presses("Play")
            async with asyncio.timeout(PATIENCE_S):
                await begun.wait()
            ann.says("/lang en")  # of the same chat, and dealt with all the same
            await ann.reads("English")
        dies = False
        async with it.process() as second:
            await ann.reads("Deal 1")
            assert len(await second.bindings.held(ann.id)) == 1


async def test_what_the_server_was_too_troubled_for_is_dealt_with_when_it_answers_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    met, troubles = Reaching.met, [2]

    async def troubled(reaching: Reaching, who: Who, private: bool) -> Person:
        if troubles[0]:
            troubles[0] -= 1
            raise BusTrouble("the server cannot be reached")
        return await met(reaching, who, private)

    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        await alone(ann, process)
        monkeypatch.setattr(Reaching, "met", troubled)
        ann.says("nonsense")
        await ann.reads("nonsense")
        assert not troubles[0]
    assert "could not be dealt with" not in caplog.text


@on_every_kind
@pytest.mark.parametrize("doubled", [False, True])
async def test_what_a_stand_by_is_brought_is_dealt_with_by_the_leader_and_kept_nowhere(
    server: Server, doubled: bool
) -> None:
    async with chats(server.url) as it, it.process(hook(it)) as leader, it.process(hook(it), leads=False) as second:
        await it.until("it stands by", lambda: any("stands by" in line for line in second.said), second)
        await brought_to(it, second)
        if doubled:
            it.double.double_updates(1, 1.0)
        ann = it.double.phone("Ann")
        await alone(ann, leader)
        ann.says("hint please, dear bot")
        await it.until("it was taken", lambda: not it.double.updates.waiting, leader)
        assert len(await leader.bindings.held(ann.id)) == 1
        # The leader ends: what is brought meanwhile is the next one's, which is the door's own process.
        await leader.ends()
        await ann.taps("Hint")
        assert second.edge.leads.is_set()
    kept = await everything(server.url)
    assert "Ann" in kept
    assert "dear bot" not in kept


async def test_where_a_webhook_is_set_elsewhere_the_operator_is_told_in_a_sentence(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        await it.until("it fetches", lambda: bool(it.double.called("getUpdates")), process)
        await it.double.webhook.set(NOWHERE, "another", 40, None, False)
        await it.until("it is told", lambda: any("A webhook was set" in line for line in process.said), process)
        assert it.double.webhook.url == NOWHERE  # it is not taken away from whoever has set it
        (line,) = [line for line in process.said if "A webhook was set" in line]
        assert "end the program that has set it" in line
        assert "start this one again" in line
        await process.ends()
        async with it.process() as again:
            await it.until("the webhook is gone", lambda: not it.double.webhook.url, again)
            it.double.phone("Ann").starts()
            await it.until("it hears people", lambda: not it.double.updates.waiting, again)

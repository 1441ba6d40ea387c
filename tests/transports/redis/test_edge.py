"""Trusted edges ask tables on real servers."""

from __future__ import annotations

import asyncio

import pytest

from core.table.orders import Answer, Done, Look, Order, Refused, Start
from core.table.ports import Asked, NoAnswer, UnknownTable
from tests.transports.redis.carrying import CALM_S, TABLE, Listener, exchange, until
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.bus import RedisCarriers
from transports.redis.clients import BusTrouble
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange


async def answering(over: Exchange, orders: list[tuple[str, Order]], deaf: int = 0) -> asyncio.Task[None]:
    """A table that does not hear the first few orders."""
    bus = await RedisCarriers(over).open(TABLE)

    async def answer() -> None:
        while True:
            heard = (await bus.receive()).message
            assert isinstance(heard, Asked)
            orders.append((heard.ask, heard.order))
            if len(orders) > deaf:
                said: Answer = Done(seq=7) if isinstance(heard.order, Look) else Refused(code="no", text="Not now.")
                await bus.answer(heard.ask, said)

    return asyncio.create_task(answer())


async def test_an_order_is_repeated_under_its_name_until_it_is_answered(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as host, exchange(server.url, beat_s=CALM_S) as over:
        orders: list[tuple[str, Order]] = []
        table = await answering(host, orders, deaf=2)
        edge = Edge(over, repeat_s=0.05)
        assert await edge.ask(TABLE, Look(), within_s=10) == Done(seq=7)
        assert [order for _, order in orders] == [Look()] * 3
        assert len({name for name, _ in orders}) == 1
        table.cancel()


async def test_many_orders_are_answered_each_with_its_own(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as host, exchange(server.url, beat_s=CALM_S) as over:
        orders: list[tuple[str, Order]] = []
        table = await answering(host, orders)
        edge = Edge(over)
        asked: list[Order] = [Look(), Start()] * 20
        answers = await asyncio.gather(*[edge.ask(TABLE, order) for order in asked])
        assert answers == [Done(seq=7), Refused(code="no", text="Not now.")] * 20
        table.cancel()
        await over.listen(Listener(), ["later"])
        assert server.ask("PUBLISH", names.answers(TABLE), "x") == b":0\r\n", "nobody listens for answers any more"


async def test_a_table_without_a_host_is_called_for(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as host, exchange(server.url, beat_s=CALM_S) as over:
        lobby = Listener()
        await host.listen(lobby, [names.LOBBY])
        asking = asyncio.create_task(Edge(over, repeat_s=0.05).ask(TABLE, Look(), within_s=10))
        await until(lambda: lobby.heard[:1] == [TABLE.encode()], "the call")
        table = await answering(host, [])
        assert await asking == Done(seq=7)
        table.cancel()


async def test_who_gets_no_answer_is_told_so(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as over:
        with pytest.raises(NoAnswer, match="buraco serve"):
            await Edge(over, repeat_s=0.02).ask(TABLE, Look(), within_s=0.1)
        with pytest.raises(UnknownTable):
            await Edge(over).ask("no such code!", Look())


async def test_a_server_that_is_not_there_is_another_matter(own_server: Server) -> None:
    own_server.stop()
    async with exchange(own_server.url) as over:
        edge = Edge(over, repeat_s=0.02)
        with pytest.raises(BusTrouble):
            await edge.ask(TABLE, Look(), within_s=0.2)
        asking = asyncio.create_task(edge.ask(TABLE, Look(), within_s=10))
        own_server.start()
        async with exchange(own_server.url, "us", beat_s=CALM_S) as host:
            table = await answering(host, [])
            assert await asking == Done(seq=7)
            table.cancel()


async def test_what_is_no_answer_is_ignored(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as host, exchange(server.url, beat_s=CALM_S) as over:
        asking = asyncio.create_task(Edge(over, repeat_s=0.05).ask(TABLE, Look(), within_s=10))
        while server.ask("PUBLISH", names.answers(TABLE), "[]") == b":0\r\n":
            await asyncio.sleep(0)
        server.ask("PUBLISH", names.answers(TABLE), '{"ask":"another","answer":{"answer":"done","seq":1}}')
        table = await answering(host, [])
        assert await asking == Done(seq=7)
        table.cancel()

"""Whatever becomes of the server and the way to it, the very same match is played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bots import greedy
from core.table.ports import Think
from tests.core.table.playing import chance
from tests.transports.fault_proxy import FaultProxy
from tests.transports.redis.carrying import until
from tests.transports.redis.matches import Match, match, undisturbed
from tests.transports.redis.servers import Server


@asynccontextmanager
async def proxied(server: Server, seed: int | None = None) -> AsyncIterator[tuple[list[FaultProxy], Match]]:
    """A match in which the host (the first proxy) and every seat come through a proxy of their own."""
    async with AsyncExitStack() as stack:
        proxies = [
            await stack.enter_async_context(FaultProxy(str(server.socket), None if seed is None else seed * 10 + at))
            for at in range(5)
        ]
        urls = [proxy.url for proxy in proxies]
        played = await stack.enter_async_context(match(urls[0], urls[1:], chance))
        yield proxies, played


@pytest.mark.parametrize("think", [greedy.think, chance], ids=["greedy", "chance"])
async def test_a_match_over_a_server_is_the_match_without_one(server: Server, think: Think) -> None:
    async with match(server.url, [server.url] * 4, think) as played:
        assert await played.finished() == await undisturbed(think)
        assert played.bus.dropped == 0
        assert [port.lost for port in played.ports] == [0, 0, 0, 0]


async def test_connections_are_killed_again_and_again(own_server: Server) -> None:
    async with match(own_server.url, [own_server.url] * 4, chance) as played:
        for at, seq in enumerate(range(10, 110, 20)):
            await played.until(seq)
            own_server.ask("CLIENT", "KILL", "TYPE", ("pubsub", "normal")[at % 2], "SKIPME", "yes")
        assert await played.finished() == await undisturbed(chance)
        assert played.host.rebuilt >= 3


async def test_the_server_is_restarted_in_mid_match(own_server: Server) -> None:
    async with match(own_server.url, [own_server.url] * 4, chance) as played:
        for seq in (20, 60):
            await played.until(seq)
            own_server.kill()
            await until(lambda: not played.host.up, "it is gone")
            own_server.start()
        assert await played.finished() == await undisturbed(chance)


async def test_the_server_stands_still_for_a_while(own_server: Server) -> None:
    async with match(own_server.url, [own_server.url] * 4, chance) as played:
        for seq in (15, 50, 80):
            await played.until(seq)
            own_server.pause()
            try:
                await until(lambda: not played.host.up, "the host has noticed")
            finally:
                own_server.go_on()
            await until(lambda: played.host.up, "it goes on")
        assert await played.finished() == await undisturbed(chance)


@pytest.mark.parametrize("seed", range(2))
async def test_messages_are_lost_doubled_and_come_in_another_order(server: Server, seed: int) -> None:
    async with proxied(server, seed) as (proxies, played):
        for proxy in proxies:
            proxy.lose, proxy.double, proxy.swap = 0.05, 0.1, 0.1
        assert await played.finished() == await undisturbed(chance)
        assert sum(proxy.meddled for proxy in proxies) > 50


async def test_every_connection_falls_into_a_hole_once(server: Server) -> None:
    async with proxied(server) as (proxies, played):
        for at, proxy in enumerate(proxies):
            await played.until(10 + 20 * at)
            proxy.hole = True
            made = proxy.connections
            await until(lambda p=proxy, n=made: p.connections > n, "it is noticed")  # type: ignore[misc]
            proxy.hole = False
        assert await played.finished() == await undisturbed(chance)


async def test_connections_are_cut_in_mid_message(server: Server) -> None:
    async with proxied(server) as (proxies, played):
        for at, seq in enumerate(range(8, 108, 10)):
            await played.until(seq)
            proxies[at % 5].cut_after(50 + 777 * at % 1500)
        assert await played.finished() == await undisturbed(chance)


async def test_a_slow_way_delays_and_changes_nothing(server: Server) -> None:
    async with proxied(server) as (proxies, played):
        for at, proxy in enumerate(proxies):
            proxy.delay_s = 0.002 * at
        assert await played.finished() == await undisturbed(chance)
        assert played.host.rebuilt == 0


async def test_nothing_is_left_of_a_match(server: Server) -> None:
    before = asyncio.all_tasks()
    async with match(server.url, [server.url] * 4, chance) as played:
        await played.until(20)
    assert asyncio.all_tasks() <= before
    await until(lambda: server.ask("CLIENT", "LIST").count(b"\n") == 1, "every connection is closed")

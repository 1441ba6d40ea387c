"""A connection hands over what comes at once and in order, and its end is told once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.patience import PATIENCE_S
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.line import Line, command
from transports.redis.replies import Reply

PINGS = b"".join(command(b"PING", b"%d" % number) for number in range(3))


class Ear:
    """Whoever a connection hands its replies to."""

    def __init__(self) -> None:
        self.heard: list[Reply] = []
        self.ends: list[str] = []
        self.news = asyncio.Event()
        self.then: Callable[[Reply], None] = lambda reply: None

    def take(self, reply: Reply) -> None:
        self.heard.append(reply)
        self.news.set()
        self.then(reply)

    def lost(self, reason: str) -> None:
        self.ends.append(reason)
        self.news.set()

    async def line(self, clients: Clients) -> Line:
        return await Line.open(clients.commands(1), within_s=5.0, most=100, take=self.take, lost=self.lost)

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                self.news.clear()
                await self.news.wait()


@pytest.fixture
async def clients(own_server: Server) -> AsyncIterator[Clients]:
    made = Clients(own_server.url)
    yield made
    await made.aclose()


async def test_replies_are_handed_over_in_order(clients: Clients) -> None:
    ear = Ear()
    line = await ear.line(clients)
    assert line.send(PINGS)
    await ear.until(lambda: len(ear.heard) == 3)
    assert ear.heard == [b"0", b"1", b"2"]
    line.close()
    assert not line.send(PINGS)


async def test_after_the_end_nothing_is_handed_over_and_nothing_is_told(clients: Clients) -> None:
    ear, other = Ear(), Ear()
    line, witness = await ear.line(clients), await other.line(clients)
    ear.then = lambda reply: line.close()
    assert line.send(PINGS)
    await ear.until(lambda: bool(ear.heard))
    assert witness.send(PINGS)
    await other.until(lambda: len(other.heard) == 3)
    assert (ear.heard, ear.ends) == ([b"0"], [])
    witness.close()


async def test_the_end_of_the_server_is_told_once(own_server: Server, clients: Clients) -> None:
    ear = Ear()
    line = await ear.line(clients)
    own_server.kill()
    await ear.until(lambda: bool(ear.ends))
    assert ear.ends == ["the server has closed the connection"]
    assert not line.send(PINGS)
    line.close()
    await asyncio.sleep(0)
    assert len(ear.ends) == 1


async def test_a_fault_of_whoever_listens_ends_the_connection_and_is_told(clients: Clients) -> None:
    ear = Ear()
    line = await ear.line(clients)

    def fail(reply: Reply) -> None:
        raise ZeroDivisionError

    ear.then = fail
    assert line.send(PINGS)
    await ear.until(lambda: bool(ear.ends))
    assert (ear.heard, ear.ends) == ([b"0"], ["the connection failed while reading"])


async def test_what_is_no_server_is_told(clients: Clients) -> None:
    ear = Ear()
    line = await ear.line(clients)
    line.data_received(b"HTTP/1.1 400 Bad Request\r\n")
    assert len(ear.ends) == 1
    assert ear.ends[0].startswith("what answers is no Redis or Valkey server")

"""Requests to the Bot API, over loopback, that break on the way: was anything sent, and is it tried again?"""

from __future__ import annotations

import asyncio

import pytest

from tests.transports.telegram.loopback import OK, PATIENCE_S, Reader, Serve, Server, Writer, answer, listening, saying
from transports.telegram import wire as room
from transports.telegram.wire import Lost, Unsent, Wire


async def test_nobody_there_means_that_nothing_was_sent() -> None:
    async with listening(saying(OK)) as server:
        base = server.base
    async with Wire() as wire:
        for url in (f"{base}/x", "ftp://127.0.0.1/x", "http:///x", "nothing"):
            with pytest.raises(Unsent):
                await wire.post(url)


async def test_before_its_beginning_and_after_its_end_nothing_is_sent() -> None:
    async with listening(saying(OK)) as server:
        wire = Wire()
        with pytest.raises(Unsent):
            await wire.post(f"{server.base}/x")
        for _ in range(2):
            await wire.initialize()
            await wire.initialize()
            assert await wire.post(f"{server.base}/x") is True
            await wire.shutdown()
            await wire.shutdown()
            with pytest.raises(Unsent):
                await wire.post(f"{server.base}/x")
        assert len(server.calls) == 2


@pytest.mark.parametrize(
    "said", [b"", OK[:9], OK[:-3], b"nonsense\r\n\r\n", answer(b"", "200 OK", "Content-Length: x\r\n")]
)
async def test_a_connection_that_ends_within_the_answer_leaves_it_open_and_nothing_is_sent_twice(said: bytes) -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            if len(server.calls) % 2:
                writer.write(OK)
                await server.call(reader)
                writer.write(said)
            else:
                await server.call(reader)
                writer.write(said)

        return serve

    async with listening(make) as server, Wire() as wire:
        with pytest.raises(Lost):
            await wire.post(f"{server.base}/x")
        assert len(server.calls) == 1


async def test_a_connection_that_was_open_and_ends_within_the_next_answer_leaves_it_open_too() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            writer.write(OK)
            await server.call(reader)

        return serve

    async with listening(make) as server, Wire() as wire:
        assert await wire.post(f"{server.base}/x") is True
        with pytest.raises(Lost):
            await wire.post(f"{server.base}/x")
        assert len(server.calls) == 2


async def test_a_connection_that_was_closed_while_it_lay_idle_is_replaced() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            writer.write(OK)

        return serve

    async with listening(make) as server, Wire() as wire:
        for number in range(1, 20):
            server.closed.clear()
            assert await wire.post(f"{server.base}/x") is True
            await server.closed.wait()
            assert server.connections == len(server.calls) == number


async def test_what_had_not_begun_when_its_connection_was_found_closed_goes_over_another_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write, closed = room._Body.write, 0

    async def closing(body: room._Body, writer: object) -> None:
        nonlocal closed
        closed += 1
        if closed in shuts:
            writer.transport.close()  # type: ignore[attr-defined]
        await write(body, writer)  # type: ignore[arg-type]

    monkeypatch.setattr(room._Body, "write", closing)
    async with listening(saying(OK)) as server, Wire() as wire:
        shuts = {1}
        assert await wire.post(f"{server.base}/x") is True
        assert (server.connections, len(server.calls)) == (2, 1)
        shuts = {3, 4, 5}
        with pytest.raises(Unsent):
            await wire.post(f"{server.base}/x")
        assert (closed, len(server.calls)) == (4, 1)


async def test_an_answer_that_does_not_come_is_not_waited_for_for_ever() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            await reader.read()

        return serve

    async with listening(make) as server, Wire(1, 0.2) as wire:
        with pytest.raises(Lost):
            await wire.post(f"{server.base}/x")
        await server.closed.wait()


async def test_an_answer_that_comes_drop_by_drop_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CONNECT_S", 1.0)

    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            writer.write(OK[:30])
            gone = asyncio.ensure_future(reader.read())
            try:
                while not gone.done():  # each drop well within what one part of an answer may take
                    writer.write(b" ")
                    await asyncio.wait({gone}, timeout=0.02)
            finally:
                gone.cancel()

        return serve

    async with listening(make) as server, Wire(1, 0.1) as wire:
        with pytest.raises(Lost):
            await wire.post(f"{server.base}/x")
        await server.closed.wait()


async def test_an_answer_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_ANSWER", 100_000)

    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            while True:
                writer.write(b" " * 10_000)
                await writer.drain()

        return serve

    async with listening(make) as server, Wire() as wire:
        with pytest.raises(Lost):
            await wire.post(f"{server.base}/x")
        await server.closed.wait()


async def test_who_finds_all_connections_taken_has_sent_nothing() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            await reader.read()

        return serve

    async with listening(make) as server, Wire(1) as wire:
        taken = asyncio.ensure_future(wire.post(f"{server.base}/x", read_timeout=PATIENCE_S))
        try:
            while not server.calls:
                await asyncio.sleep(0)
            with pytest.raises(Unsent):
                await wire.post(f"{server.base}/y", pool_timeout=0.05, connect_timeout=0.05)
        finally:
            taken.cancel()
            await asyncio.gather(taken, return_exceptions=True)
        assert len(server.calls) == 1


async def test_who_stops_waiting_leaves_the_connection_to_nobody() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            if len(server.calls) > 1:
                writer.write(OK)
            await reader.read()

        return serve

    async with listening(make) as server, Wire(1) as wire:
        first = asyncio.ensure_future(wire.post(f"{server.base}/x"))
        while not server.calls:
            await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert await wire.post(f"{server.base}/x") is True
        assert server.connections == 2


async def test_at_the_end_nobody_is_left_waiting_and_who_had_no_connection_has_sent_nothing() -> None:
    def make(server: Server) -> Serve:
        async def serve(reader: Reader, writer: Writer) -> None:
            await server.call(reader)
            await reader.read()

        return serve

    async with listening(make) as server:
        wire = Wire(1)
        await wire.initialize()
        asked = [asyncio.ensure_future(wire.post(f"{server.base}/{name}")) for name in "xyz"]
        while not server.calls:
            await asyncio.sleep(0)
        await wire.shutdown()
        first, *others = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(first, Lost)
        assert all(isinstance(each, Unsent) for each in others)
        assert len(server.calls) == 1

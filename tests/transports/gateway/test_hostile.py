"""Clients that mean no good, or do not read: each is closed with its code, and no table hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from core.table.messages import PROTOCOL, Hello, Id, Pong, Rejected, Say
from tests.core.table.lobbies import lobby_table
from tests.core.table.playing import Game
from tests.transports.gateway.houses import ANA, House, Script, Stage, greeting, knock
from transports.gateway.words import MOST_BYTES


@pytest.fixture
async def game() -> AsyncIterator[Game]:
    game = await lobby_table()
    async with game.running():
        yield game


# --- frames ----------------------------------------------------------------------------------------------------------


async def test_a_huge_frame_is_refused_before_it_is_read(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.come(0)
        await raw.ws.send_str("x" * (MOST_BYTES + 1))
        assert await raw.ending() == (1009, "a message holds at most 64 KiB")
        other = await door.knock(house.token(1))
        with contextlib.suppress(ConnectionError):  # it may be cut off before it has sent all of it
            await other.ws.send_str("x" * 10_000_000)
        while house.figure('buraco_websocket_closings_total{code="1009"}') < 2:
            await asyncio.sleep(0.001)
        await other.ws.close()
    assert house.figure('buraco_websocket_closings_total{code="1009"}') == 2


async def test_a_message_of_just_the_longest_length_is_read(game: Game) -> None:
    async with House(game).open() as door:
        raw = await door.come(0)
        await raw.ws.send_str('{"type":"say","phrase":"' + "x" * (MOST_BYTES - 26) + '"}')
        refused = await raw.until(Rejected)
        assert isinstance(refused, Rejected)
        assert refused.code == "malformed"


async def test_a_binary_frame_is_not_the_language(game: Game) -> None:
    async with House(game).open() as door:
        raw = await door.come(0)
        await raw.ws.send_bytes(b'{"type":"back"}')
        assert await raw.ending() == (1003, "the seat language is text: send text frames")


async def test_text_that_is_no_text_is_refused(game: Game) -> None:
    async with House(game).open() as door:
        raw = await door.come(0)
        await raw.ws.send_frame(b"\xff\xfe", aiohttp.WSMsgType.TEXT)
        assert await raw.ending() == (1007, "the seat language is text in UTF-8")


async def test_frames_that_are_none_are_refused_and_counted(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.come(0)
        await raw.ws.send_frame(b"x", aiohttp.WSMsgType.CONTINUATION)
        assert await raw.ending() == (1002, "these frames break the WebSocket protocol (RFC 6455)")
        while house.figure('buraco_websocket_closings_total{code="1002"}') < 1:
            await asyncio.sleep(0.001)


async def test_a_message_of_empty_pieces_without_end_is_too_big(game: Game) -> None:
    async with House(game).open() as door:
        raw = await door.come(0)
        transport = raw.ws._response.connection.transport  # type: ignore[union-attr]
        assert transport is not None
        transport.write(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 100_000)
        assert await raw.ending() == (1009, "a message holds at most 64 KiB")


async def test_pings_are_answered_and_counted(game: Game) -> None:
    async with House(game).open() as door:
        raw = await door.knock(door.house.token(0))
        await raw.ws.ping(b"are you there")
        await raw.say(ANA)
        await raw.until(Hello)
        for _ in range(16):
            await raw.ws.ping()
        assert await raw.ending() == (4429, "too many pings: send fewer")


async def test_a_client_that_goes_while_its_ping_is_answered_is_no_fault_of_the_gateway(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(ws: web.WebSocketResponse, message: bytes = b"") -> None:
        raise ConnectionResetError

    monkeypatch.setattr(web.WebSocketResponse, "pong", gone)
    house = House(game)
    async with house.open() as door:
        raw = await door.come(0)
        await raw.ws.ping()
        while house.figure('buraco_websocket_closings_total{code="1006"}') < 1:
            await asyncio.sleep(0.001)
        await raw.ws.close()
    assert "a connection failed" not in caplog.text


@pytest.mark.parametrize(
    ("text", "seq"),
    [
        ("", 0),
        ("draw", 0),
        ("[" * 60_000, 0),
        ('{"type":"act","seq":7,"actions":' + "[" * 30_000, 0),
        ('{"type":"act","seq":7,"actions":[{"do":"draw","now":1}]}', 7),
        ('{"type":"act","seq":-7,"actions":3}', 0),
        ('{"type":"act","seq":1' + "0" * 400 + "}", 0),
        ('{"type":"update","seq":9}', 9),
        ('{"type":"sync","have":0,"seat":3}', 0),
        ('{"type":"connected"}', 0),
        (json.dumps({"type": "id", "protocol": 1, "name": "\ud800"}), 0),
    ],
)
async def test_what_is_no_message_is_answered_and_reaches_no_table(game: Game, text: str, seq: int) -> None:
    port = Script(await greeting(game))
    async with Stage(port).open() as door:
        raw = await knock(door)
        await raw.until(Hello)
        await raw.ws.send_str(text)
        refused = await raw.until(Rejected)
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.seq) == ("malformed", seq)
        await raw.say(Say("hello"))
        while Say("hello") not in port.sent:
            await asyncio.sleep(0)
    assert port.sent == [ANA, Say("hello")]


async def test_garbage_without_end_ends_in_a_closed_connection(game: Game) -> None:
    port = Script(await greeting(game))
    house = Stage(port)
    async with house.open() as door:
        raw = await knock(door)
        for _ in range(9):
            await raw.ws.send_str("draw!")
        assert (await raw.ending())[0] == 4400
    assert len([message for message in raw.heard if isinstance(message, Rejected)]) == 8
    assert house.figure("buraco_garbled_messages_total") == 9


async def test_more_messages_than_a_seat_may_send_close_the_connection_and_time_allows_more(game: Game) -> None:
    port = Script(await greeting(game))
    house = Stage(port)
    async with house.open() as door:
        raw = await knock(door)
        for n in range(31):
            await raw.say(Pong(n))
        while len(port.sent) < 32:
            await asyncio.sleep(0)
        house.clock.advance(1_000)
        for n in range(5):
            await raw.say(Pong(n))
        assert (await raw.ending())[0] == 4429
    assert port.sent.count(Pong(3)) == 2
    assert port.sent.count(Pong(4)) == 1


# --- coming in -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["x", '{"type":"back"}', '{"type":"id","protocol":99,"name":"Ana"}', "{}"])
async def test_who_does_not_say_who_it_is_at_first_is_not_let_in(game: Game, first: str) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        await raw.ws.send_str(first)
        assert (await raw.ending())[0] == 4400
    assert house.asked == []


async def test_who_says_nothing_at_all_is_not_waited_for(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        raw = await door.knock(house.token(0))
        while house.figure("buraco_websockets") < 1:
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        house.clock.advance(10_000)
        assert (await raw.ending())[0] == 4408


async def test_a_name_that_is_none_is_refused_by_the_table(game: Game) -> None:
    async with House(game).open() as door:
        for name in ("", " ", "x" * 1_000, "A\nB", "\x1b[31mAna"):
            raw = await door.knock(door.house.token(0))
            await raw.say(Id(protocol=PROTOCOL, name=name))
            assert (await raw.ending())[0] == 4403

"""A program's port over a WebSocket: it comes back by itself, and gives up only where that is vain."""

from __future__ import annotations

import asyncio
import ssl

import msgspec
import pytest

from core.game.actions import Draw
from core.table.clock import ManualClock
from core.table.messages import Act, Closed, Ping, Pong, Rejected, Tick, encode
from core.table.ports import Interrupted, PortClosed, Restored
from tests.transports.gateway.theatre import ANA, CERTIFICATE, Theatre, Visitor, deaf, ends
from transports.gateway.backoff import Backoff
from transports.gateway.client import FIRST_TRIES, MOST_UNREAD, WebSocketPort
from transports.gateway.endings import FINAL
from transports.gateway.words import CarrierSaid, GatewayWord, TokenSaid, WaitingSaid


def write_word(word: GatewayWord) -> str:
    return msgspec.json.encode(word).decode()


async def test_it_says_who_it_is_at_once_and_then_what_its_seat_says() -> None:
    heard: list[str] = []

    async def scene(visitor: Visitor) -> None:
        heard.append(await visitor.hear())
        await visitor.tell(Ping(1))
        heard.append(await visitor.hear())
        await visitor.tell(Tick(4, None))
        await visitor.gone()

    async with Theatre(scene).open() as theatre:
        port = theatre.port()
        assert await port.receive() == Ping(1)
        await port.send(Pong(1))
        assert await port.receive() == Tick(4, None)
        await port.aclose()
    assert heard == [encode(ANA).decode(), encode(Pong(1)).decode()]
    assert theatre.shown == ["first-token"]
    with pytest.raises(PortClosed):
        await port.send(Pong(2))
    with pytest.raises(PortClosed):
        await port.receive()


async def test_a_lost_connection_is_said_once_and_made_again_with_the_newest_token() -> None:
    async def first(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.ws.send_str(write_word(TokenSaid("second-token", "K7QF2M", 9)))
        await visitor.tell(Tick(1, None))
        assert visitor.request.transport is not None
        visitor.request.transport.abort()

    async def last(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(2, None), Tick(3, None))
        await visitor.gone()

    async with Theatre(first, ends(1011, "the gateway failed"), 503, last).open() as theatre:
        port = theatre.port()
        assert await port.receive() == Tick(1, None)
        assert isinstance(await port.receive(), Interrupted)
        await port.send(Pong(1))  # it is lost: nobody is there
        while len(theatre.shown) < 4:
            await theatre.later(250)
        assert await port.receive() == Restored()
        assert await port.receive() == Tick(2, None)
        assert await port.receive() == Tick(3, None)
        await port.aclose()
    assert theatre.shown == ["first-token", "second-token", "second-token", "second-token"]


async def test_a_newer_token_is_kept_for_another_day() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.ws.send_str(write_word(TokenSaid("second-token", "K7QF2M", 9)))
        await visitor.tell(Closed("enough"))
        await visitor.gone()

    kept: list[str] = []
    async with Theatre(scene).open() as theatre:
        port = WebSocketPort(theatre.url, "t", ANA, clock=theatre.clock, chance=lambda: 0.5, keep=kept.append)
        assert await port.receive() == Closed("enough")
        assert (kept, port.token) == (["second-token"], "second-token")
        await port.aclose()


@pytest.mark.parametrize("code", sorted(FINAL))
async def test_after_an_ending_for_good_it_does_not_come_again(code: int) -> None:
    async with Theatre(ends(code, "so it is")).open() as theatre:
        port = theatre.port()
        with pytest.raises(PortClosed, match="so it is"):
            await port.receive()
        await theatre.later(60_000)
        assert theatre.shown == ["first-token"]
        await port.aclose()


@pytest.mark.parametrize("code", [1000, 1001, 1009, 1011, 4408, 4413, 4429, 4503])
async def test_after_any_other_ending_it_comes_again(code: int) -> None:
    async def first(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(1, None))
        await visitor.ws.close(code=code, message=b"Come again.")

    async def last(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(2, None))
        await visitor.gone()

    async with Theatre(first, last).open() as theatre:
        port = theatre.port()
        assert await port.receive() == Tick(1, None)
        assert await port.receive() == Interrupted("Come again")
        while len(theatre.shown) < 2:
            await theatre.later(250)
        assert await port.receive() == Restored()
        await port.aclose()


@pytest.mark.parametrize("status", [400, 401, 403, 404, 426])
async def test_a_handshake_that_can_never_be_is_the_end(status: int) -> None:
    async with Theatre(status).open() as theatre:
        port = theatre.port()
        with pytest.raises(PortClosed, match="gateway"):
            await port.receive()
        await port.aclose()


async def test_the_tables_last_message_is_given_before_the_end() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(1, None), Closed("the match is over"))
        await visitor.gone()

    async with Theatre(scene).open() as theatre:
        port = theatre.port()
        assert await port.receive() == Tick(1, None)
        assert await port.receive() == Closed("the match is over")
        with pytest.raises(PortClosed, match="the match is over"):
            await port.receive()
        await port.aclose()


async def test_trouble_behind_the_gateway_is_said_as_trouble_and_other_words_are_passed_over() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.ws.send_str(write_word(WaitingSaid("soon")))
        await visitor.ws.send_str('{"type":"weather","is":"fine"}')
        await visitor.ws.send_str("nonsense")
        await visitor.ws.send_bytes(b"\x00")
        await visitor.ws.send_str(write_word(CarrierSaid(False, "the bus is away")))
        await visitor.ws.send_str(write_word(CarrierSaid(False, "still away")))
        await visitor.ws.send_str(write_word(CarrierSaid(True)))
        await visitor.tell(Tick(1, None))
        await visitor.gone()

    async with Theatre(scene).open() as theatre:
        port = theatre.port()
        assert [await port.receive() for _ in range(3)] == [Interrupted("the bus is away"), Restored(), Tick(1, None)]
        await port.aclose()


async def test_a_gateway_that_answers_no_ping_is_taken_for_lost() -> None:
    async with Theatre(deaf, deaf).open() as theatre:
        port = theatre.port(heartbeat_ms=40)
        assert await port.receive() == Tick(1, None)
        assert isinstance(await port.receive(), Interrupted)
        await port.aclose()


async def test_a_gateway_where_it_never_was_is_tried_a_few_times_and_then_named() -> None:
    async with Theatre().open() as theatre:
        gone = theatre.url
    port = WebSocketPort(gone, "t", ANA, clock=theatre.clock, chance=lambda: 0.5)
    ending = asyncio.create_task(port.receive())
    while not ending.done():
        await theatre.later(1_000)
        await asyncio.sleep(0.001)
    with pytest.raises(PortClosed) as closed:
        await ending
    assert closed.value.reason == f"the gateway at {gone}seat cannot be reached (connection refused)"
    await port.aclose()


async def test_a_gateway_that_never_gives_the_seat_is_tried_a_few_times() -> None:
    async with Theatre(*[ends(4503, "nobody hosts the table.")] * FIRST_TRIES).open() as theatre:
        port = theatre.port()
        ending = asyncio.create_task(port.receive())
        while not ending.done():
            await theatre.later(1_000)
            await asyncio.sleep(0.001)
        with pytest.raises(PortClosed, match=r"^nobody hosts the table$"):
            await ending
        assert len(theatre.shown) == FIRST_TRIES
        await port.aclose()


async def test_what_a_seat_waits_for_is_told() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.ws.send_str(write_word(WaitingSaid("soon")))
        await visitor.tell(Tick(1, None))
        await visitor.gone()

    told: list[str] = []
    async with Theatre(scene).open() as theatre:
        port = WebSocketPort(theatre.url, "t", ANA, clock=theatre.clock, chance=lambda: 0.5, wait_for=told.append)
        assert await port.receive() == Tick(1, None)
        assert told == ["soon"]
        await port.aclose()


async def test_an_act_that_no_gateway_would_read_is_refused_at_once() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(1, None))
        await visitor.gone()

    async with Theatre(scene).open() as theatre:
        port = theatre.port()
        await port.receive()
        await port.send(Act(seq=5, actions=(Draw(),), explain="é" * 40_000))
        refused = await port.receive()
        assert isinstance(refused, Rejected)
        assert (refused.seq, refused.code) == (5, "malformed")
        await port.aclose()


async def test_what_is_not_read_in_time_is_lost_from_the_oldest_on() -> None:
    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(*[Tick(n, None) for n in range(MOST_UNREAD + 10)], Closed("enough"))
        await visitor.gone()

    async with Theatre(scene).open() as theatre:
        port = theatre.port()
        first = asyncio.create_task(port.receive())
        assert await first == Tick(0, None)
        while len(port._unread) < MOST_UNREAD or not isinstance(port._unread[-1], Closed):
            await asyncio.sleep(0)
        assert await port.receive() == Tick(11, None)
        await port.aclose()


async def test_a_certificate_that_is_not_genuine_is_refused_unless_it_is_named() -> None:
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(CERTIFICATE)

    async def scene(visitor: Visitor) -> None:
        await visitor.hear()
        await visitor.tell(Tick(1, None))
        await visitor.gone()

    async with Theatre(scene).open(own) as theatre:
        assert theatre.url.startswith("wss://")
        port = theatre.port()
        with pytest.raises(PortClosed, match="not genuine"):
            await port.receive()
        await port.aclose()
        assert theatre.shown == []
        named = theatre.port(ssl.create_default_context(cafile=str(CERTIFICATE)))
        assert await named.receive() == Tick(1, None)
        await named.aclose()


def test_waits_grow_to_a_bound_are_spread_and_begin_anew() -> None:
    low, high = Backoff(lambda: 0.0), Backoff(lambda: 0.999)
    assert [low.wait_ms(None) for _ in range(9)] == [125, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000]
    assert [high.wait_ms(None) // 10 for _ in range(7)] == [24, 49, 99, 199, 399, 799, 999]
    low.worked()
    assert low.wait_ms(None) == 125
    low.worked()
    assert low.wait_ms(1001) == 0  # another gateway is there already
    assert low.wait_ms(1001) == 250  # or not
    assert low.wait_ms(4429) == 5_000


def test_what_is_no_gateways_address_is_said_before_anything_is_tried() -> None:
    with pytest.raises(ValueError, match="looks like wss://host"):
        WebSocketPort("K7QF2M", "t", ANA, clock=ManualClock(), chance=lambda: 0.5)

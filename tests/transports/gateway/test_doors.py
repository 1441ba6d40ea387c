"""Who may knock, how often, and what a gateway shows to everybody: health and figures."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import aiohttp
import msgspec
import pytest

from core.table.messages import PROTOCOL, Id, Pong
from core.table.ports import TableError
from tests.patience import PATIENCE_S
from tests.transports.gateway.houses import ANY, SECRET, Door, House
from transports.gateway import porch
from transports.gateway.app import CannotListen, gateway
from transports.gateway.health import BusHealth
from transports.gateway.limits import MOST_REMEMBERED, Turnstile, neighbourhood
from transports.gateway.settings import Settings


async def answer(door: Door, path: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, object]]:
    """Status and JSON of a request."""
    async with door.session.get(door.address.pages + path, headers=headers or {}) as got:
        assert got.headers["Server"] == "buraco"
        assert got.headers["Cache-Control"] == "no-store"
        return got.status, await got.json()


async def refused(door: Door, **how: object) -> int:
    """The status with which a handshake is refused."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await door.session.ws_connect(door.address.url, **how)  # type: ignore[call-overload]
    status: int = caught.value.status
    return status


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


async def test_a_page_may_connect_only_from_an_origin_on_the_list_and_a_program_needs_none() -> None:
    house = House()
    settings = msgspec.structs.replace(ANY, origins=("https://play.example",))
    async with house.open(settings) as door:
        for origin in ("https://evil.example", "null", "https://play.example.evil.example", "http://play.example"):
            assert await refused(door, origin=origin) == 403
        for good in ("https://play.example", None):
            raw = await door.knock("x", origin=good)
            assert (await raw.ending())[0] == 4401
    assert house.figure('buraco_refused_connections_total{reason="bad_origin"}') == 4


async def test_a_connection_that_says_nothing_or_half_a_word_does_not_keep_its_place() -> None:
    house = House()
    async with house.open(msgspec.structs.replace(ANY, id_ms=50)) as door:
        seat = await door.knock(house.token(0))  # its own deadline is by the house's clock
        for words in (b"", b"GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: "):
            reader, writer = await asyncio.open_connection(door.address.host, door.address.port)
            writer.write(words)
            async with asyncio.timeout(PATIENCE_S):
                with suppress(ConnectionError):
                    assert await reader.read() == b""
            writer.close()
        await seat.say(Pong(1))
        assert (await seat.ending())[0] == 4400  # it was there until now, and should have said who it is


async def test_connections_beyond_those_that_there_may_be_are_ended_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porch, "RESERVE", 1)
    house = House()
    async with house.open(msgspec.structs.replace(ANY, most_websockets=1)) as door:
        opened = [await asyncio.open_connection(door.address.host, door.address.port) for _ in range(3)]
        async with asyncio.timeout(PATIENCE_S):
            with suppress(ConnectionError):
                assert await opened[2][0].read() == b""
            opened[0][1].close()
            while True:  # until the gateway has seen that one has gone
                with suppress(aiohttp.ClientConnectionError):
                    assert (await answer(door, "/health/live")) == (200, {"live": True})
                    break
        for _, writer in opened[1:]:
            writer.close()


async def test_a_token_in_a_query_is_never_taken() -> None:
    house = House()
    async with house.open() as door:
        status, body = await answer(door, f"/seat?token={house.token(0)}", HANDSHAKE)
    assert (status, body["code"]) == (400, "token_in_url")
    assert house.asked == []


async def test_what_is_no_websocket_is_told_what_is() -> None:
    house = House()
    async with house.open() as door:
        assert (await answer(door, "/seat"))[0] == 426
        status, body = await answer(door, "/seat", HANDSHAKE | {"Sec-WebSocket-Key": "short"})
        assert (status, body["code"]) == (400, "bad_handshake")
        async with door.session.post(door.address.pages + "/seat", data=b"x") as got:
            assert got.status == 405


async def test_no_token_gets_into_a_log_whatever_is_wrong_with_its_request(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    with caplog.at_level(logging.DEBUG):
        async with house.open() as door:
            token = house.token(0)
            assert await refused(door, protocols=(f"token.{token}",)) == 400
            assert await refused(door, protocols=(f"token.{token}", "chat")) == 400
            raw = await door.knock(token, browser=True)
            await raw.say(Id(protocol=PROTOCOL, name="Ana"))
            assert (await raw.ending())[0] == 4503
            two = await door.session.ws_connect(
                door.address.url,
                protocols=("buraco.v1", f"token.{token}"),
                headers={"Authorization": f"Bearer {house.token(1)}"},
            )
            assert (await two.receive()).data == 4401
            reader, writer = await asyncio.open_connection(door.address.host, door.address.port)
            writer.write(f"GET /seat HTTP/1.1\r\nAuthorization: Bearer {token}\r\nBad header {token}\r\n\r\n".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.0 400")
            writer.close()
            await writer.wait_closed()
    assert len(caplog.records) > 3
    for record in caplog.records:
        written = f"{record.getMessage()} {record.exc_info} {record.exc_text} {record.args} {record.__dict__}"
        assert token.rpartition(".")[2] not in written


async def test_one_address_may_hold_so_many_connections_and_everybody_together_so_many() -> None:
    house = House()
    async with house.open(msgspec.structs.replace(ANY, most_per_address=2, most_websockets=3)) as door:
        held = [await door.knock(house.token(None)) for _ in range(2)]
        assert await refused(door) == 429
        other = {"X-Forwarded-For": "203.0.113.9"}
        third = await door.session.ws_connect(door.address.url, headers=other)
        assert (await third.receive()).data == 4401
        await third.close()
        await held[0].ws.close()
        again = await door.knock(house.token(None))
        await asyncio.gather(again.ws.close(), held[1].ws.close())
    assert house.figure('buraco_refused_connections_total{reason="address_full"}') == 1
    assert house.figure("buraco_websockets") == 0


async def test_too_many_knocks_in_a_row_are_answered_before_anything_is_looked_at() -> None:
    house = House()
    async with house.open(msgspec.structs.replace(ANY, knocks=2, knocks_per_second=1.0)) as door:
        assert (await answer(door, "/seat"))[0] == 426
        assert (await answer(door, "/seat"))[0] == 426
        assert (await answer(door, "/seat"))[0] == 429
        assert (await answer(door, "/seat", {"X-Forwarded-For": "203.0.113.9"}))[0] == 426
        house.clock.advance(1_000)
        assert (await answer(door, "/seat"))[0] == 426
        assert (await answer(door, "/seat"))[0] == 429


async def test_whom_a_request_comes_from_is_believed_of_our_own_proxies_alone() -> None:
    house = House()
    strict = msgspec.structs.replace(ANY, proxies=("192.0.2.0/24",), knocks=1, knocks_per_second=0.001)
    async with house.open(strict) as door:
        assert (await answer(door, "/seat", {"X-Forwarded-For": "203.0.113.1"}))[0] == 426
        assert (await answer(door, "/seat", {"X-Forwarded-For": "203.0.113.2"}))[0] == 429
    async with house.open(msgspec.structs.replace(strict, proxies=("127.0.0.1", "192.0.2.0/24"))) as door:
        forged = "203.0.113.77, 203.0.113.1, 192.0.2.5"
        assert (await answer(door, "/seat", {"X-Forwarded-For": forged}))[0] == 426
        assert (await answer(door, "/seat", {"X-Forwarded-For": "203.0.113.78, 203.0.113.1"}))[0] == 429
        assert (await answer(door, "/seat", {"X-Forwarded-For": "203.0.113.2"}))[0] == 426


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    turnstile = Turnstile(10, 2, 1, 0.001)
    for number in range(MOST_REMEMBERED + 500):
        assert turnstile.knock(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 0)
    assert len(turnstile._knocked) == MOST_REMEMBERED


def test_one_ipv6_user_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    assert neighbourhood("2001:db8:0:1::1") != neighbourhood("2001:db8::1")
    assert neighbourhood("::ffff:203.0.113.9") == neighbourhood("203.0.113.9")


async def test_a_process_is_live_while_it_answers_and_ready_while_the_bus_does() -> None:
    house = House()
    async with house.open() as door:
        assert await answer(door, "/health/live") == (200, {"live": True})
        status, body = await answer(door, "/health/ready")
        assert status == 200
        assert body == {
            "ready": True,
            "bus": True,
            "lag_ms": 0.5,
            "tables": 1,
            "websockets": 0,
            "closing": False,
            "reason": "",
        }
        house.health = BusHealth(reachable=False, tables=1, reason="connection refused")
        assert (await answer(door, "/health"))[0] == 200  # what is known is fresh
        house.clock.advance(1_000)
        status, body = await answer(door, "/health")
        assert (status, body["ready"], body["reason"]) == (503, False, "connection refused")
        assert (await answer(door, "/health/live"))[0] == 200
    assert house.figure("buraco_bus_up") == 0


async def test_a_bus_that_fails_or_hangs_is_not_ready() -> None:
    class Sick(House):
        hanging = False

        async def probe(self) -> BusHealth:
            if self.hanging:
                asking.set()
                await asyncio.Event().wait()
            raise TableError("the bus is away")

    asking = asyncio.Event()
    house = Sick()
    async with house.open() as door:
        assert (await answer(door, "/health"))[1]["reason"] == "the bus is away"
        house.hanging = True
        house.clock.advance(1_000)
        question = asyncio.create_task(answer(door, "/health"))
        await asking.wait()
        house.clock.advance(2_000)
        status, body = await question
        assert (status, body["reason"]) == (503, "the bus does not answer")


async def test_figures_are_shown_to_whom_they_are_for_also_behind_a_proxy() -> None:
    house = House()
    house.metrics.acted("K7QF2M", 1.5)
    house.metrics.rejected("K7QF2M", "wrong_phase")
    house.metrics.rejected("K7QF2M", "whatever a stranger sends")
    house.metrics.adopted("K7QF2M")
    house.metrics.adopted("A00001")
    house.metrics.dropped("A00001")
    house.metrics.resynced("K7QF2M", 3)
    async with house.open() as door:
        async with door.session.get(door.address.pages + "/metrics") as got:
            assert got.status == 200
            assert got.content_type == "text/plain"
            page = await got.text()
        assert (await answer(door, "/metrics", {"X-Forwarded-For": "203.0.113.9"}))[0] == 403
    for line in (
        "buraco_acts_total 1.0",
        'buraco_rejections_total{code="wrong_phase"} 1.0',
        'buraco_rejections_total{code="other"} 1.0',
        'buraco_act_seconds_bucket{le="0.001"} 0.0',
        'buraco_act_seconds_bucket{le="0.002"} 1.0',
        "buraco_tables 1.0",
        "buraco_adoptions_total 2.0",
        "buraco_resyncs_total 1.0",
        "buraco_missed_records_total 3.0",
    ):
        assert line in page.splitlines()
    assert "stranger" not in page


async def test_the_figures_know_how_the_bus_is_though_nobody_asks_for_its_health() -> None:
    house = House()
    async with house.open() as door:
        for reachable, figure in ((True, "buraco_bus_up 1.0"), (False, "buraco_bus_up 0.0")):
            house.health = BusHealth(reachable=reachable, lag_ms=0.5)
            house.clock.advance(1_000)
            async with door.session.get(door.address.pages + "/metrics") as got:
                lines = (await got.text()).splitlines()
            assert figure in lines
            assert "buraco_bus_lag_seconds 0.0005" in lines


async def test_an_address_that_is_taken_is_a_sentence() -> None:
    house = House()
    async with house.open() as door:
        taken = msgspec.structs.replace(ANY, port=door.address.port)
        with pytest.raises(CannotListen, match=r"cannot listen at 127\.0\.0\.1:\d+ \(.*\): set another port\.$"):
            async with house.open(taken):
                pass


async def test_a_secret_that_is_too_short_is_refused_before_anything_listens() -> None:
    house = House()
    with pytest.raises(ValueError, match="16 bytes"):
        async with gateway(
            ANY, house, house.port, house.metrics, house.probe, secret=SECRET[:8], clock=house.clock, entropy=bytes
        ):
            pass


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": -1},
        {"port": 70_000},
        {"most_websockets": 0},
        {"proxies": ["everybody"]},
        {"origins": ["play.example"]},
        {"origins": ["https://play.example/"]},
        {"colour": "blue"},
    ],
)
def test_settings_that_can_be_none_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Settings)

"""Between a client and its table: slow readers, silent ones, the end of a carrier, trouble, and going away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from core.table.messages import Closed, Hello, Said, Tick, ToSeat
from core.table.ports import Interrupted, Restored
from core.table.seats import ELSEWHERE, FLOODED
from tests.core.table.lobbies import lobby_table
from tests.core.table.playing import Game
from tests.patience import PATIENCE_S
from tests.transports.gateway.houses import ANA, ANY, House, Raw, Script, Stage, greeting, knock
from transports.gateway.endings import FINAL
from transports.gateway.words import CarrierSaid


@pytest.fixture
async def game() -> AsyncIterator[Game]:
    """An open table with every seat free."""
    game = await lobby_table()
    async with game.running():
        yield game


BIG = Said(0, "x" * 60_000)


async def test_a_slow_reader_is_disconnected_with_a_reason_and_shown_everything_when_it_comes_again(game: Game) -> None:
    hello = await greeting(game)
    port, next_port = Script(hello, *[BIG] * 400), Script(hello)
    house = Stage(port, next_port)
    async with house.open(msgspec.structs.replace(ANY, close_ms=20_000)) as door:
        raw = await knock(door)
        await asyncio.wait_for(port.closed.wait(), PATIENCE_S)
        code, reason = await raw.ending()
        assert code == 4413
        assert "come again" in reason
        again = await knock(door)
        await again.until(Hello)
        await again.ws.close()


async def test_a_reader_that_never_reads_is_cut_off_and_its_place_is_free(game: Game) -> None:
    port = Script(await greeting(game), *[BIG] * 400)
    house = Stage(port)
    async with house.open() as door:
        raw = await knock(door)
        while house.figure('buraco_websocket_closings_total{code="4413"}') < 1:
            await asyncio.sleep(0.001)
        assert house.figure("buraco_websockets") == 0
        await raw.ws.close()


async def test_one_message_that_is_not_taken_in_time_shows_a_slow_reader_too(game: Game) -> None:
    port = Script(await greeting(game))
    house = Stage(port)
    settings = msgspec.structs.replace(ANY, most_unsent_bytes=1 << 30, most_unsent=10_000)
    async with house.open(settings) as door:
        raw = await knock(door)
        for _ in range(400):
            port.words.put_nowait(BIG)
        while not port.words.empty():
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        house.clock.advance(10_000)
        await asyncio.wait_for(port.closed.wait(), PATIENCE_S)
        while house.figure('buraco_websocket_closings_total{code="4413"}') < 1:
            await asyncio.sleep(0.001)
        await raw.ws.close()


async def test_a_client_that_answers_no_ping_is_given_up(game: Game) -> None:
    port = Script(await greeting(game))
    house = Stage(port)
    async with house.open(msgspec.structs.replace(ANY, heartbeat_ms=40)) as door:
        ws = await door.session.ws_connect(
            door.address.url, headers={"Authorization": f"Bearer {house.token(0)}"}, autoping=False
        )
        raw = Raw(ws)
        await raw.say(ANA)
        await asyncio.wait_for(port.closed.wait(), PATIENCE_S)
        await ws.close()
    assert house.figure('buraco_websocket_closings_total{code="1006"}') == 1


# --- the table's side ------------------------------------------------------------------------------------------------


async def test_all_that_the_table_said_is_sent_before_its_end(game: Game) -> None:
    port = Script(await greeting(game), Tick(5, None), Closed("the table is closed"))
    async with Stage(port).open() as door:
        raw = await knock(door)
        assert await raw.ending() == (4410, "the table is closed")
    assert [type(message) for message in raw.heard[-3:]] == [Hello, Tick, Closed]


async def test_a_carrier_that_ends_without_a_word_ends_the_connection_for_good(game: Game) -> None:
    port = Script(await greeting(game))
    async with Stage(port).open() as door:
        raw = await knock(door)
        await raw.until(Hello)
        port.words.put_nowait(None)
        assert await raw.ending() == (4410, "the line is dead")
    assert raw.closed() == [Closed("the line is dead")]


async def test_an_end_before_the_greeting_was_meant_for_an_older_carrier(game: Game) -> None:
    old, new = Script(Closed(ELSEWHERE)), Script(await greeting(game))
    house = Stage(old, new)
    async with house.open() as door:
        raw = await knock(door)
        await raw.until(Hello)
        await raw.ws.close()
    assert old.closed.is_set()
    assert raw.closed() == []


async def test_ends_before_any_greeting_are_believed_in_the_end() -> None:
    house = Stage(*[Script(Closed("no seat for you")) for _ in range(3)])
    async with house.open() as door:
        raw = await knock(door)
        assert await raw.ending() == (4410, "no seat for you")


@pytest.mark.parametrize("greeted", [True, False])
async def test_who_sent_too_much_by_the_tables_own_count_may_come_again(game: Game, *, greeted: bool) -> None:
    """Neither is the table over for them, nor is it asked again and again meanwhile."""
    house = Stage(Script(*([await greeting(game)] if greeted else []), Closed(FLOODED)))
    async with house.open() as door:
        raw = await knock(door)
        assert await raw.ending() == (4429, FLOODED)
    assert 4429 not in FINAL
    assert raw.closed() == []
    assert len(house.asked) == 2  # to sit, and that this connection has gone


async def test_a_seat_that_is_played_elsewhere_is_told_so_by_the_code_too(game: Game) -> None:
    port = Script(await greeting(game), Closed(ELSEWHERE))
    async with Stage(port).open() as door:
        raw = await knock(door)
        assert await raw.ending() == (4409, ELSEWHERE)


async def test_trouble_between_gateway_and_table_is_told_to_the_client(game: Game) -> None:
    port = Script(await greeting(game), Interrupted("the bus is away"), Restored())
    house = Stage(port)
    async with house.open() as door:
        raw = await knock(door)
        assert await raw.until(CarrierSaid) == CarrierSaid(False, "the bus is away")
        assert await raw.until(CarrierSaid) == CarrierSaid(True)
        await raw.ws.close()
    assert house.figure("buraco_carrier_interruptions_total") == 1


async def test_a_fault_of_the_gateway_itself_costs_one_connection_and_shows_nothing(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Script):
        async def receive(self) -> ToSeat:
            raise ZeroDivisionError("KS QS secret")

    house = Stage(Broken(), Script(await greeting(game)))
    async with house.open() as door:
        raw = await knock(door)
        assert await raw.ending() == (1011, "the gateway failed: come again")
        again = await knock(door)
        await again.until(Hello)
        await again.ws.close()
    assert "a connection failed" in caplog.text


async def test_a_gateway_that_goes_away_asks_everybody_to_come_again(game: Game) -> None:
    house = House(game)
    async with house.open() as door:
        ana = await door.come(0)
        waiting = await door.knock(house.token(1))
        endings = [asyncio.create_task(raw.ending()) for raw in (ana, waiting)]
        while house.figure("buraco_websockets") < 2:
            await asyncio.sleep(0)
    for ending in endings:
        code, reason = await ending
        assert code == 1001
        assert "come again" in reason
    assert house.figure("buraco_websockets") == 0

"""Whatever is sent to a table, however often somebody comes, and whoever does not read: what is kept is bounded."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tracemalloc

import pytest

from core.game.actions import Draw
from core.table import orders
from core.table.clerk import MOST_ANSWERS
from core.table.coordinator import QUEUE
from core.table.messages import Act, Closed, Id, Rejected, Sync, Tick, Vote
from core.table.orders import Kick, Pause, Resume
from core.table.ports import Asked, Garbled, Heard, Interrupted, PortClosed, Restored
from core.table.seats import AHEAD
from tests.core.table.lobbies import all_come, all_ready, asked, lobby_table
from tests.core.table.playing import Game, Seat, new, records_of, settled, take_turn
from tests.core.table.test_quiet_carriers import Quiet
from transports.memory import MOST_UNHEARD, MOST_UNREAD, MemoryPort


def kept() -> int:
    """Bytes that Python holds now."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def test_a_seat_that_comes_ten_thousand_times_leaves_nothing_behind() -> None:
    game = await new()
    async with game.running():
        tracemalloc.start()
        try:
            before = 0
            for number in range(10_000):
                port = game.bus.seat(number % 4)
                await port.send(Id(protocol=1, name="again"))
                if number % 2:
                    await port.aclose()
                if number % 8 == 0:
                    await asyncio.sleep(0)
                if number == 1_000:
                    await settled()
                    before = kept()
            await settled()
            assert kept() - before < 256 * 1024
        finally:
            tracemalloc.stop()
        assert len(game.bus._seats) <= 4
        assert game.coordinator._inbox.qsize() == 0


async def test_a_watcher_that_comes_ten_thousand_times_leaves_nothing_behind() -> None:
    game = await new()
    async with game.running():
        for _ in range(10_000):
            await game.bus.watch().aclose()
            await asyncio.sleep(0)
        await settled()
        assert game.bus._watchers == []
        assert len(game.bus._heard) == 0


async def test_a_seat_that_never_reads_is_cut_off_and_hurts_nobody() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        deaf = seats[3].port
        assert isinstance(deaf, MemoryPort)
        for number in range(3 * MOST_UNREAD):
            await game.bus.publish([(3, Tick(number, None))])
        assert len(deaf._unread) == MOST_UNREAD + 1
        assert isinstance(deaf._unread[-1], Closed)
        await settled()
        assert game.coordinator._audience.here == {0, 1, 2}
        for seat in seats[:3]:
            await seat.hear()
        while game.coordinator.table.live is not None and game.coordinator.table.live.turn != 3:
            await take_turn(seats[:3])
        assert game.coordinator.table.seq > 8


async def test_messages_wait_with_their_sender_and_not_at_the_table() -> None:
    game = await new()
    ports = [game.bus.seat(seat) for seat in range(4)]

    async def flood(port: MemoryPort) -> None:
        with contextlib.suppress(PortClosed):
            for _ in range(5_000):
                await port.send(Sync(0))

    flooding = [asyncio.create_task(flood(port)) for port in ports]
    await settled()
    assert len(game.bus._heard) <= MOST_UNHEARD
    async with game.running():
        for _ in range(100):
            await settled()
            assert game.coordinator._inbox.qsize() <= QUEUE
            assert len(game.bus._heard) <= MOST_UNHEARD
        for task in flooding:
            task.cancel()


async def test_answers_are_kept_for_the_newest_orders_only() -> None:
    game = await lobby_table()
    async with game.running():
        clerk = game.coordinator._clerk
        for number in range(10_000):
            game.bus._signal(Heard(None, Asked(f"order {number}", Kick(seat=99))))
            if number % 200 == 0:
                await settled()
        await settled()
        await settled()
        assert len(clerk._answers) == MOST_ANSWERS
        assert "order 9999" in clerk._answers
    long = orders.encode(orders.Ask("x" * 101, orders.Look()))
    with pytest.raises(ValueError, match="length <= 100"):
        orders.read_ask(long)


async def test_votes_are_one_a_seat() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await all_come(game)
        await all_ready(seats[:2])
        for number in range(500):
            game.clock.advance(1_000)
            await seats[1].port.send(Vote(number % 5 - 1))
            await seats[2].port.send(Vote(number % 2 + 2))
            await asked(game, orders.Look())
        assert set(game.coordinator._clerk.votes) <= {0, 1, 2, 3}


async def test_a_seat_on_a_quiet_carrier_earns_no_words_by_coming_again() -> None:
    quiet = Quiet()
    async with quiet.running():
        await quiet.dealt()
        said = sum([await _heard(quiet, 1, Sync(0)) for _ in range(500)])
        assert said <= 2 * AHEAD
        assert len(quiet.bus.said[2]) < 20
        # Time gives it words again.
        await quiet.advance(3_000)
        assert await _heard(quiet, 1, Sync(0)) > 0


async def test_a_seat_earns_no_words_by_asking_what_it_has_missed() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        for _ in range(AHEAD + 1):
            heard = await seats[1].say(Sync(1))
            if isinstance(heard[-1], Closed):
                break
        else:
            raise AssertionError("it may ask for ever")
        assert game.coordinator._audience.here == {0, 2, 3}


async def _heard(quiet: Quiet, seat: int | None, message: Sync) -> int:
    return len(await quiet.bus.hear(seat, message))


async def test_watchers_who_flood_silence_neither_edges_nor_the_carrier() -> None:
    quiet = Quiet()
    async with quiet.running():
        await quiet.dealt()
        await quiet.bus.hear(None, *[Sync(0)] * 300)
        assert await quiet.bus.order("in the flood", Pause()) is not None
        assert quiet.coordinator.table.paused
        quiet.bus._heard.put_nowait(Heard(None, Interrupted("cut")))
        await quiet.bus.hear(None, *[Sync(0)] * 300)
        assert quiet.coordinator._troubled_since is not None
        quiet.bus._heard.put_nowait(Heard(None, Restored()))
        await quiet.bus.hear(None, *[Sync(0)] * 300)
        assert quiet.coordinator._troubled_since is None
        assert await quiet.bus.order("and again", Resume()) is not None


async def test_one_watcher_with_an_old_client_is_not_the_end_of_all() -> None:
    game = await new()
    async with game.running():
        one, other = Seat(game.bus.watch()), Seat(game.bus.watch())
        await one.introduce()
        await other.introduce()
        await other.say(Id(protocol=2, name="from the future"))
        assert not [message for message in await one.hear() if isinstance(message, Closed)]


async def test_what_is_deep_is_refused_and_the_log_stays_readable_from_anywhere() -> None:
    game = Game()
    await game.found(records_of(humans=range(4)))
    async with game.running():
        seats = await game.seats()
        turn = next(seat for seat in seats if seat.asked)
        for deep, counts in ((900, False), (33, False), (32, True)):
            nest: object = 0
            for _ in range(deep):
                nest = [nest]
            seq = game.coordinator.table.seq
            await turn.say(Act(seq=turn.seq, actions=(Draw(),), info=nest))
            assert (game.coordinator.table.seq > seq) == counts, deep
    assert max(len(raw) for raw in await game.log.read(game.name)) < 20_000


async def test_garbage_is_answered_no_longer_than_a_sentence() -> None:
    game = await new()
    async with game.running():
        (seat,) = await game.seats(which=[0])
        await game.bus.hear(Heard(0, Garbled("x" * 10_000)))
        (answer,) = await seat.hear()
        assert isinstance(answer, Rejected)
        assert answer.text.endswith("x.")
        assert len(answer.text) < 400

"""How a hall lets a table go: over, followed by a rematch, damaged, failing."""

from __future__ import annotations

import asyncio
import logging
from typing import cast

import msgspec
import pytest

from core.table.hall import GONE, Hall
from core.table.messages import Act, Closed
from core.table.orders import Adjourn
from core.table.records import Followed, Opened, Record, encode_record
from tests.core.table.halls import Town, coordinator_of, killed, seats_of
from tests.core.table.playing import WALL, Seat, chance, nonces, records_of, settled
from tests.core.table.test_host import FaultyLog
from tests.patience import PATIENCE_S
from transports.client import SeatClient
from transports.memory import MemoryLog
from transports.player import play_seat


async def test_a_match_that_is_over_wants_no_host_any_more_and_its_result_is_listed() -> None:
    town = Town()
    await town.table("AAAAAA")
    async with town.open("one") as (hall, _):
        bus = town.house.bus("AAAAAA")
        async with asyncio.TaskGroup() as tasks:
            for seat in range(4):
                client = SeatClient(bus.seat(seat), f"P{seat}", nonce_source=nonces(seat))
                tasks.create_task(play_seat(client, chance))
        await settled()
        assert hall.tables == []
        entry = town.entry("AAAAAA")
        assert (entry.phase, entry.wanting) == ("over", False)
        assert entry.result is not None
        assert entry.result.totals == entry.totals
        assert town.house.owner("AAAAAA") is None


def with_lobby(name: str) -> list[Record]:
    """One person, and three bots from outside."""
    first, *seats = records_of("stbl", table=name, humans=(0,))
    assert isinstance(first, Opened)
    return [msgspec.structs.replace(first, lobby=True), *seats]


async def test_a_rematch_is_a_table_of_its_own_that_is_listed_and_hosted_at_once() -> None:
    town = Town()
    await town.table("AAAAAA", with_lobby("AAAAAA"))
    async with town.open("one") as (hall, _), town.open("two") as (other, _):
        bus = town.house.bus("AAAAAA")
        clients = [SeatClient(bus.seat(seat), f"P{seat}", nonce_source=nonces(seat)) for seat in range(4)]
        players = [asyncio.create_task(play_seat(client, chance)) for client in clients]
        await settled()
        await clients[0].ready()
        while town.entry("AAAAAA").phase != "over":
            await settled()
        assert town.entry("AAAAAA").wanting, "it waits for a rematch"
        await clients[0].ready()
        await asyncio.gather(*players)
        await settled()
        over = town.entry("AAAAAA")
        assert (over.phase, over.wanting) == ("over", False)
        assert over.next_table is not None
        assert sorted(hall.tables + other.tables) == [over.next_table]
        again = town.entry(over.next_table)
        assert (again.phase, again.wanting) == ("lobby", True), "its players are on their way"
        assert again.players == over.players


async def test_a_rematch_agreed_on_before_its_host_died_is_played_all_the_same() -> None:
    town = Town()
    await town.table("AAAAAA", with_lobby("AAAAAA"))
    bus = town.house.bus("AAAAAA")
    clients = [SeatClient(bus.seat(seat), f"P{seat}", nonce_source=nonces(seat)) for seat in range(4)]
    players = [asyncio.create_task(play_seat(client, chance)) for client in clients]
    async with town.open("one") as (_, task):
        await settled()
        await clients[0].ready()
        while town.entry("AAAAAA").phase != "over":
            await settled()
        await killed(task)
    records = await town.log.read("AAAAAA")
    await town.log.append("AAAAAA", len(records), encode_record(Followed(at=WALL, next_table="BBBBBB")))
    async with town.open("two") as (two, _):
        await town.advance(4_000)
        await asyncio.gather(*players)
        assert two.tables == ["BBBBBB"]
        assert town.entry("BBBBBB").wanting
        assert not town.entry("AAAAAA").wanting


async def test_a_damaged_log_is_reported_and_its_table_given_up_in_the_list(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    await town.table("BROKEN")
    await town.log.append("BROKEN", 5, b'{"rec":"nonsense"}')
    await town.table("AAAAAA")
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, _), town.open("two"):
            await town.advance(3_000)
            assert hall.tables == ["AAAAAA"]
            assert "line 6 of its log is damaged" in hall.given_up["BROKEN"]
            entry = town.entry("BROKEN")
            assert not entry.wanting
            assert entry.problem == hall.given_up["BROKEN"]
    assert len(await town.log.read("BROKEN")) == 6


async def test_a_table_that_was_mended_is_hosted_when_somebody_calls_for_it(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    town.house.entries["AAAAAA"] = (await listed_elsewhere()).entry("AAAAAA")
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, _):
            assert "this table is gone" in hall.given_up["AAAAAA"]
            await town.table("AAAAAA", call=True)
            await settled()
            assert hall.tables == ["AAAAAA"]
            assert "AAAAAA" not in hall.given_up
            assert town.entry("AAAAAA").problem is None


async def test_seats_of_a_table_that_is_gone_are_told_so(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    town.house.entries["AAAAAA"] = (await listed_elsewhere()).entry("AAAAAA")
    port = town.house.bus("AAAAAA").seat(0)
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one"):
            await settled()
            closed = await port.receive()
    assert isinstance(closed, Closed)
    assert closed.reason == GONE


async def test_a_made_up_code_that_wants_a_host_is_forgotten() -> None:
    town = Town()
    async with town.open("one") as (hall, _):
        town.house.call("ZZZZZZ")
        await settled()
        assert hall.given_up == {}
        assert hall.tables == []
        assert "ZZZZZZ" not in town.house.entries


class UnwiredLog(MemoryLog):
    """A log of one unplayable table; as it is read for the first time, list and leases get out of reach."""

    def __init__(self, says: list[bytes]) -> None:
        super().__init__()
        self.says = says
        self.town: Town | None = None

    async def read(self, table: str) -> list[bytes]:
        if self.town is not None:
            self.town.house.answers, self.town = False, None
        return self.says


async def test_a_made_up_code_that_cannot_be_forgotten_now_is_no_end_of_the_hall(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = UnwiredLog([])
    town = log.town = Town(log)
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, task):
            town.house.call("ZZZZZZ")
            await settled()
            assert not town.house.answers, "it was read"
            assert not task.done()
            assert hall.tables == []


async def test_a_damaged_table_keeps_its_entry_though_the_list_was_out_of_reach_when_it_was_found(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = UnwiredLog([b"nonsense"])
    town = log.town = Town(log)
    before = (await listed_elsewhere()).entry("AAAAAA")
    town.house.entries["AAAAAA"] = before
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, _):
            assert not town.house.answers, "it was read"
            town.house.answers = True
            await town.advance(10_000)
            problem = hall.given_up["AAAAAA"]
    assert "line 1 of its log is damaged" in problem
    assert town.entry("AAAAAA") == msgspec.structs.replace(before, wanting=False, problem=problem)


async def test_a_hall_that_was_closed_before_it_began_ends_at_once() -> None:
    town = Town()
    hall = town.hall("one")
    await hall.aclose()
    await asyncio.wait_for(hall.run(), PATIENCE_S)


async def test_who_calls_for_a_table_while_it_is_being_adjourned_finds_it_hosted() -> None:
    town = Town()
    first = msgspec.structs.replace(cast(Opened, records_of("stbl", table="AAAAAA")[0]), lobby=True)
    await town.table("AAAAAA", [first, *records_of("stbl", table="AAAAAA")[1:]])
    async with town.open("one") as (hall, _):
        await settled()
        bus = town.house.bus("AAAAAA")
        asking = asyncio.create_task(bus.ask(Adjourn()))
        town.house.call("AAAAAA")
        for _ in range(20):
            await settled()
            town.clock.advance(250)
        assert asking.done()
        assert hall.tables == ["AAAAAA"]
        coordinator = hall.running("AAAAAA")
        assert coordinator is not None
        assert coordinator.table.adjourned


async def listed_elsewhere() -> Town:
    """A table that is in a list, with its log in another house."""
    town = Town()
    await town.table("AAAAAA")
    return town


async def test_a_table_that_fails_is_read_anew_and_one_that_fails_again_and_again_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now_and_then, always = Town(FaultyLog(every=10)), Town(FaultyLog(every=1))
    with caplog.at_level(logging.CRITICAL):
        for town in (now_and_then, always):
            await town.table("AAAAAA")
            async with town.open("one") as (hall, _):
                bus = town.house.bus("AAAAAA")
                players = [
                    asyncio.create_task(
                        play_seat(SeatClient(bus.seat(seat), f"P{seat}", nonce_source=nonces(seat)), chance)
                    )
                    for seat in range(4)
                ]
                for _ in range(200):
                    await settled()
                bus.close()
                await asyncio.gather(*players)
                assert given_up(hall) == (town is always)
    assert now_and_then.entry("AAAAAA").phase == "over"
    assert not always.entry("AAAAAA").wanting
    assert len(await always.log.read("AAAAAA")) == 5


def given_up(hall: Hall) -> bool:
    return "fails again and again" in hall.given_up.get("AAAAAA", "")


async def test_one_table_that_fails_disturbs_no_other(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    await town.table("AAAAAA")
    await town.table("BBBBBB")
    with caplog.at_level(logging.CRITICAL):
        async with town.open("one") as (hall, _):
            bus = town.house.bus("AAAAAA")
            bus.publish = None  # type: ignore[method-assign,assignment]
            seats = await seats_of(town, "BBBBBB")
            bus.seat(0)
            await settled()
            assert "AAAAAA" in hall.given_up
            assert hall.tables == ["BBBBBB"]
            assert any(seat.asked for seat in seats)


class HangingLog(MemoryLog):
    """A log whose disk has stopped answering, once it is said so."""

    def __init__(self) -> None:
        super().__init__()
        self.hangs = False

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self.hangs:
            await asyncio.Event().wait()
        await super().append(table, seq, record)


async def test_a_commit_that_hangs_keeps_no_hall_from_handing_over() -> None:
    log = HangingLog()
    town = Town(log)
    await town.table("AAAAAA")
    async with town.open("one") as (one, _), town.open("two") as (two, _):
        seats = await seats_of(town, "AAAAAA")
        turn = next(seat for seat in seats if seat.asked)
        assert turn.update is not None
        log.hangs = True
        await turn.say(
            Act(seq=turn.seq, actions=tuple(chance(turn.update.view, coordinator_of(one, "AAAAAA").table.rules)))
        )
        async with asyncio.timeout(PATIENCE_S):
            await one.aclose()
        await settled()
        assert two.tables == ["AAAAAA"]
        assert len(await log.read("AAAAAA")) == turn.seq + 1


class LongLog(MemoryLog):
    """A log that takes its time to be read, once it is said so."""

    def __init__(self) -> None:
        super().__init__()
        self.readable = asyncio.Event()
        self.readable.set()

    async def read(self, table: str) -> list[bytes]:
        await self.readable.wait()
        return await super().read(table)


async def test_a_table_whose_log_is_still_being_read_is_left_without_a_word() -> None:
    log = LongLog()
    town = Town(log)
    await town.table("AAAAAA")
    seat = Seat(town.house.bus("AAAAAA").seat(0))
    log.readable.clear()
    async with town.open("one") as (hall, _):
        assert hall.tables == ["AAAAAA"]
        closing = asyncio.create_task(hall.aclose())
        await settled()
        log.readable.set()
        await closing
    assert await seat.hear() == []
    assert town.house.owner("AAAAAA") is None

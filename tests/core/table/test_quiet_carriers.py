"""Carriers that say nothing when a seat comes or goes, and may lose anything: publish and subscribe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast

import msgspec
import pytest

from core.table.coordinator import Coordinator
from core.table.messages import Act, FromSeat, Hello, Id, Lobby, Ping, Pong, Sync, Tick, ToSeat, Update
from core.table.orders import Answer, Look, Order, Pause, Resume, Swap
from core.table.ports import Asked, Heard, Letter, LogConflict, LogUnavailable, LogUnsure, NotOwner, PortClosed
from core.table.records import Opened, Paused, Record, encode_record
from core.table.times import Times
from tests.core.table.playing import RULES, WALL, Game, dull, records_of, settled
from transports.memory import MemoryLog

TIMES = Times(tick=2_000, absent=5_000)


class QuietBus:
    """Takes whatever is published, and hands over whatever a test lets it hear."""

    def __init__(self) -> None:
        self.said: dict[int | None, list[ToSeat]] = {}
        self.answers: dict[str, Answer] = {}
        self._heard: asyncio.Queue[Heard | None] = asyncio.Queue()

    async def receive(self) -> Heard:
        heard = await self._heard.get()
        if heard is None:
            raise PortClosed("the test is over")
        return heard

    async def publish(self, letters: Sequence[Letter]) -> None:
        for seat, message in letters:
            self.said.setdefault(seat, []).append(message)

    async def disconnect(self, seat: int | None, reason: str, next_table: str | None = None) -> None:
        pass

    async def answer(self, ask: str, answer: Answer) -> None:
        self.answers[ask] = answer

    async def hear(self, seat: int | None, *messages: FromSeat) -> list[ToSeat]:
        """Let the table hear these; what is said to the seat because of them."""
        before = len(self.said.get(seat, []))
        for message in messages:
            self._heard.put_nowait(Heard(seat, message))
        await settled()
        return self.said.get(seat, [])[before:]

    async def order(self, ask: str, order: Order) -> Answer | None:
        self._heard.put_nowait(Heard(None, Asked(ask, order)))
        await settled()
        return self.answers.get(ask)


class Fragile(MemoryLog):
    """A log that can be told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: Exception | None = None
        self.keeps = False
        """Is the record kept though the answer is lost?"""
        self.readable = True

    async def read(self, table: str) -> list[bytes]:
        if not self.readable:
            raise LogUnavailable("nobody answers")
        return await super().read(table)

    async def written_by_another(self, table: str, record: Record) -> None:
        """A rival host writes this; what the table writes is refused from then on, and the log cannot be read."""
        seq = len(await self.read(table))
        await super().append(table, seq, encode_record(record))
        self.readable, self.fails = False, LogConflict(table, seq, seq + 1)

    def mend(self) -> None:
        """All is as it should be again."""
        self.readable, self.fails = True, None

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self.fails is None:
            await super().append(table, seq, record)
            return
        if self.keeps:
            await super().append(table, seq, record)
        raise self.fails


class Quiet:
    """A seeded table of bots on such a bus."""

    def __init__(self) -> None:
        self.log = Fragile()
        self.records = records_of()
        self.game = Game(self.log)
        self.bus = QuietBus()
        self.clock = self.game.clock
        self.coordinator = Coordinator(
            "K7QF2M",
            self.log,
            self.bus,
            self.clock,
            stand_in=dull,
            entropy=lambda count: bytes(count),
            times=TIMES,
            programs=("greedy",),
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.game.found(self.records)
        await self.coordinator.load()
        task = asyncio.create_task(self.coordinator.run())
        try:
            yield
        finally:
            if not task.done():
                await self.coordinator.stop(None)
            await task

    async def dealt(self) -> int:
        """All four have come; who is on turn."""
        for seat in range(4):
            await self.bus.hear(seat, Id(protocol=1, name=f"P{seat}", wants=("events",)))
        live = self.coordinator.table.live
        assert live is not None
        return live.turn

    async def advance(self, ms: int) -> None:
        await settled()
        self.clock.advance(ms)
        await settled()

    async def acts(self, seat: int) -> list[ToSeat]:
        """This seat draws."""
        table = self.coordinator.table
        update = next(message for message in reversed(self.bus.said[seat]) if isinstance(message, Update))
        return await self.bus.hear(seat, Act(seq=table.deal_seq, actions=tuple(dull(update.view, RULES))))


async def test_the_first_word_of_a_seat_is_its_coming() -> None:
    quiet = Quiet()
    async with quiet.running():
        heard = await quiet.bus.hear(0, Id(protocol=1, name="P0"))
        assert isinstance(heard[0], Hello)
        assert heard[0].seat == 0


async def test_a_seat_that_knows_nothing_is_greeted_however_often_it_asks() -> None:
    quiet = Quiet()
    async with quiet.running():
        for _ in range(2):
            heard = await quiet.bus.hear(0, Sync(0))
            assert [type(message) for message in heard] == [Hello]
        await quiet.dealt()
        heard = await quiet.bus.hear(0, Sync(0))
        assert isinstance(heard[0], Hello)
        heard = await quiet.bus.hear(0, Id(protocol=1, name="P0"))
        assert any(isinstance(message, Update) for message in heard)


async def test_what_a_seat_wants_is_asked_again_where_its_own_words_were_lost() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        quiet.coordinator._audience.seat(turn).connect(0, quiet=True)  # a new carrier; its id will be lost
        heard = await quiet.bus.hear(turn, Sync(quiet.coordinator.table.seq))
        (update,) = [message for message in heard if isinstance(message, Update)]
        assert update.turn is None or update.turn.legal is None
        before = len(quiet.bus.said[turn])
        await quiet.advance(2_000)
        assert Hello in [type(message) for message in quiet.bus.said[turn][before:]]
        heard = await quiet.bus.hear(turn, Id(protocol=1, name="a bot", wants=("legal",)))
        (update,) = [message for message in heard if isinstance(message, Update)]
        assert update.turn is not None
        assert update.turn.legal
        before = len(quiet.bus.said[turn])
        await quiet.advance(2_000)
        assert Hello not in [type(message) for message in quiet.bus.said[turn][before:]]


async def test_a_greeting_that_was_lost_is_repeated_with_the_heartbeat() -> None:
    quiet = Quiet()
    async with quiet.running():
        await quiet.bus.hear(0, Sync(0))
        before = len(quiet.bus.said[0])
        await quiet.advance(2_000)
        assert Hello in [type(message) for message in quiet.bus.said[0][before:]]


async def test_one_unanswered_ping_says_nothing_and_two_say_that_the_seat_is_gone() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        here = quiet.coordinator._audience
        for _ in range(3):
            await quiet.advance(2_000)
            for seat in range(4):
                if seat != turn:
                    await quiet.bus.hear(seat, Pong(1))
        assert here.here == {0, 1, 2, 3} - {turn}
        assert quiet.coordinator.table.held[turn] is None
        await quiet.advance(2_000)
        await quiet.advance(2_000)
        await quiet.advance(2_000)
        assert quiet.coordinator.table.held[turn] == "absent"
        heard = await quiet.bus.hear(turn, Id(protocol=1, name="again"))
        assert isinstance(heard[0], Hello)
        assert quiet.coordinator.table.held[turn] is None


async def test_whoever_answers_pings_stays() -> None:
    quiet = Quiet()
    async with quiet.running():
        await quiet.dealt()
        for _ in range(20):
            await quiet.advance(2_000)
            for seat in range(4):
                assert any(isinstance(message, Ping | Tick) for message in quiet.bus.said[seat][-2:])
                await quiet.bus.hear(seat, Pong(1))
        assert quiet.coordinator.table.held == (None,) * 4


async def test_an_act_counts_even_from_a_seat_that_has_not_said_who_it_is() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        quiet.coordinator._audience.lose(turn)
        heard = await quiet.acts(turn)
        assert isinstance(heard[0], Hello)
        assert quiet.coordinator.table.live is not None
        assert quiet.coordinator.table.deal_seq > quiet.coordinator.table.turn_seq


async def test_an_act_whose_answer_from_the_log_was_lost_is_neither_lost_nor_doubled() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        seq = quiet.coordinator.table.seq
        quiet.log.fails, quiet.log.keeps = LogUnsure("cut"), True
        assert await quiet.acts(turn) == []
        quiet.log.fails = None
        await quiet.advance(1_000)
        assert quiet.coordinator.table.seq == seq + 1
        updates = [message for message in quiet.bus.said[turn] if isinstance(message, Update)]
        assert updates[-1].seq == seq + 1
        assert len(await quiet.log.read("K7QF2M")) == seq + 2


async def test_an_act_that_may_be_lost_is_done_when_it_is_repeated() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        seq = quiet.coordinator.table.seq
        quiet.log.fails = LogUnsure("cut")
        assert await quiet.acts(turn) == []
        assert await quiet.acts(turn) == []
        quiet.log.fails = None
        await quiet.advance(1_000)
        assert quiet.coordinator.table.seq == seq
        await quiet.acts(turn)
        assert quiet.coordinator.table.seq == seq + 1


@pytest.mark.parametrize("by", ["an act", "an order"])
async def test_a_log_that_another_has_written_and_nobody_can_read_is_read_before_anything_is_answered(by: str) -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        seq = quiet.coordinator.table.seq
        await quiet.log.written_by_another("K7QF2M", Paused(at=WALL))
        if by == "an act":
            assert await quiet.acts(turn) == []
        else:
            assert await quiet.bus.order("one", Swap(seat=0, program="greedy")) is None
        assert await quiet.bus.order("two", Look()) is None, "what it knows is out of date"
        quiet.log.mend()
        await quiet.advance(1_000)
        table = quiet.coordinator.table
        assert (table.seq, table.paused) == (seq + 1, True)
        assert await quiet.bus.order("two", Look()) is not None


async def test_no_clock_runs_while_the_log_cannot_be_written() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        await quiet.advance(500)
        quiet.log.fails = LogUnavailable("the disk is full")
        await quiet.acts(turn)
        elapsed = quiet.coordinator._turn.elapsed()
        await quiet.advance(700)
        assert quiet.coordinator._turn.elapsed() == elapsed


async def test_a_host_whose_table_another_has_leaves_without_a_word() -> None:
    quiet = Quiet()
    async with quiet.running():
        turn = await quiet.dealt()
        quiet.log.fails = NotOwner("K7QF2M")
        said = {seat: len(messages) for seat, messages in quiet.bus.said.items()}
        await quiet.acts(turn)
        assert not quiet.coordinator._open
        assert said == {seat: len(messages) for seat, messages in quiet.bus.said.items()}


async def test_a_bot_that_only_answers_pings_holds_nobody_up_for_long() -> None:
    quiet = Quiet()
    first = records_of()
    quiet.records = [msgspec.structs.replace(cast(Opened, first[0]), lobby=True), *first[1:]]
    async with quiet.running():
        turn = await quiet.dealt()
        seq = quiet.coordinator.table.seq
        for _ in range(15):
            await quiet.advance(2_000)
            for seat in range(4):
                await quiet.bus.hear(seat, Pong(1))
        assert quiet.coordinator.table.seq > seq
        assert quiet.coordinator.table.stand_in[turn] == 1
        assert quiet.coordinator.table.strikes[turn] == 1


async def test_an_order_whose_answer_was_lost_is_answered_again_and_done_once() -> None:
    quiet = Quiet()
    async with quiet.running():
        first = await quiet.bus.order("one", Pause())
        assert first is not None
        await quiet.bus.order("two", Resume())
        quiet.bus.answers.clear()
        assert await quiet.bus.order("one", Pause()) == first
        assert not quiet.coordinator.table.paused


async def test_a_flood_of_watchers_closes_nobody() -> None:
    quiet = Quiet()
    async with quiet.running():
        await quiet.dealt()
        for _ in range(3):
            await quiet.bus.hear(None, *[Sync(0)] * 100)
        assert quiet.coordinator._audience.seat(None).connected
        assert len(quiet.bus.said[None]) < 200
        assert not any(isinstance(message, Lobby) for message in quiet.bus.said[None])

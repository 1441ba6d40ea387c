"""Updates are got ready while their record is on its way to the log; nobody is told before it is kept."""

from __future__ import annotations

import asyncio

from core.table.messages import Act, ClockSaid, Rejected, Update
from core.table.ports import LogConflict, LogUnavailable
from core.table.times import Times
from tests.core.table.playing import RULES, Game, Seat, dull, on_turn, records_of, settled
from transports.memory import MemoryLog


class SlowLog(MemoryLog):
    """A log that takes its time: each append waits until it is let through, or is told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.waiting: asyncio.Future[None] | None = None

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self.slow:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        await super().append(table, seq, record)


async def acted(game: Game, log: SlowLog, seats: list[Seat]) -> tuple[int, asyncio.Future[None]]:
    """Whoever is on turn has acted, and the record is on its way."""
    turn = on_turn(seats)
    update = seats[turn].update
    assert update is not None
    log.slow, log.waiting = True, None
    assert not await seats[turn].say(act_of(update))
    await settled()
    assert log.waiting is not None
    return turn, log.waiting


def act_of(update: Update) -> Act:
    return Act(seq=update.seq, actions=tuple(dull(update.view, RULES)))


async def test_nobody_hears_of_an_act_before_it_is_kept() -> None:
    log = SlowLog()
    game = Game(log)
    await game.found(records_of())
    async with game.running():
        seats = await game.seats()
        _, sent = await acted(game, log, seats)
        for seat in seats:
            assert not await seat.hear()
        sent.set_result(None)
        log.slow = False
        for seat in seats:
            (update,) = await seat.hear()
            assert isinstance(update, Update)
            assert update.since == update.seq - 1
            assert [event.seq for event in update.events] == [update.seq] * len(update.events)


async def test_what_was_got_ready_for_a_record_that_was_not_kept_is_never_told() -> None:
    log = SlowLog()
    game = Game(log)
    await game.found(records_of())
    async with game.running():
        seats = await game.seats()
        before = seats[0].seq
        turn, sent = await acted(game, log, seats)
        sent.set_exception(LogUnavailable("the disk is full"))
        log.slow = False
        for at, seat in enumerate(seats):
            answers = await seat.hear()
            assert [type(answer) for answer in answers] == ([Rejected] if at == turn else [])
        await game.advance(Times().retry)
        assert isinstance(await seats[turn].act(*dull(seats[turn].update.view, RULES)), Update)  # type: ignore[union-attr]
        for seat in seats:
            await seat.hear()
            assert seat.update is not None
            assert (seat.update.since, seat.update.seq) == (before, before + 1), "nothing is missing in between"


async def test_what_another_writer_has_done_takes_the_place_of_what_was_got_ready() -> None:
    log = SlowLog()
    game = Game(log)
    await game.found(records_of())
    async with game.running():
        seats = await game.seats()
        turn, sent = await acted(game, log, seats)
        update = seats[turn].update
        assert update is not None
        ours = game.coordinator.table
        log.slow = False
        sent.set_exception(LogConflict(game.name, ours.seq + 1, ours.seq + 1))
        for seat in seats:
            heard = [message for message in await seat.hear() if isinstance(message, Update)]
            assert heard[-1].seq == ours.seq + 1, "the log was read again, and the act then counted"
            assert [message.seq for message in heard] == sorted({message.seq for message in heard})


async def test_the_player_on_turn_is_told_what_is_left_of_the_turn() -> None:
    log = SlowLog()
    game = Game(log)
    await game.found(records_of(clock=ClockSaid(turn_ms=30_000, bank_ms=60_000, grace_ms=500), humans=(0, 1, 2, 3)))
    async with game.running():
        seats = await game.seats()
        await game.advance(7_000)
        turn, sent = await acted(game, log, seats)
        sent.set_result(None)
        log.slow = False
        for seat in seats:
            await seat.hear()
        turn = on_turn(seats)
        shown = seats[turn].update
        assert shown is not None
        assert shown.turn is not None
        assert game.coordinator.table.used_ms == 7_000
        assert (shown.turn.deadline_ms, shown.turn.bank_ms) == (23_000, 60_000)

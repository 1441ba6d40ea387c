"""What a program at a seat may do too much of, and what is made of it: asking, garbage, a closed output, reports."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
import pytest

from core.table.messages import Hello, Id, Sync, Update
from tests.core.table.playing import Game, nonces
from tests.transports.process.programs import bot, limits, small
from tests.transports.process.test_bot_seat import played
from tests.transports.scripted import real_messages
from transports.client import SeatClient
from transports.process.bot_process import BotProcess
from transports.process.bot_seat import MOST_WORDS, RESTARTS, _Seat
from transports.process.faults import MOST_KEPT, MOST_STDERR, BotFailed, Fault, Faults
from transports.process.listener import MOST_WRONG
from transports.process.program import Program


class Asking:
    """Stands for a program that has said this beside its acts, and then ends."""

    def __init__(self, said: list[Sync]) -> None:
        self.said = said
        self.sent: list[Update] = []

    async def heard(self) -> Sync:
        if not self.said:
            raise BotFailed("crashed", "it has ended.")
        return self.said.pop(0)

    def send(self, update: Update) -> None:
        self.sent.append(update)


async def test_a_program_is_shown_the_table_again_only_a_few_times_for_each_update() -> None:
    _, updates = await real_messages()
    game = Game()
    seat = _Seat(SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0)), bot("honest"), Faults())
    for update in updates:
        seat._so_far.take(update)
    newest = updates[-1].seq
    asking = Asking([Sync(0), Sync(newest - 2), Sync(newest + 99), *[Sync(0)] * 100])
    await seat._pass_on(cast("BotProcess", asking))
    assert not asking.said
    assert len(asking.sent) == MOST_WORDS
    assert [update.seq for update in asking.sent] == [newest] * MOST_WORDS
    assert asking.sent[0].events[0].seq == asking.sent[0].since + 1
    assert {event.seq for event in asking.sent[1].events} <= {newest - 1, newest}
    assert (asking.sent[2].since, asking.sent[2].events) == (newest, ())


async def test_at_another_table_a_program_is_told_everything_from_the_beginning() -> None:
    hello, updates = await real_messages()
    game = Game()
    seat = _Seat(SeatClient(game.bus.seat(0), "P0", nonce_source=nonces(0)), bot("honest"), Faults())
    there = Asking([])
    seat._bot, seat._hello, seat._told = cast("BotProcess", there), hello, 300
    seat._starting = asyncio.create_task(seat._program_at_hand())
    await seat._hear(msgspec.structs.replace(hello, table="BBBBBB"))
    await seat._hear(updates[0])
    assert seat._work is not None
    await seat._work
    assert [update.seq for update in there.sent[1:]] == [updates[0].seq]
    assert there.sent[1].since <= there.sent[1].seq


async def test_what_is_not_kept_any_more_is_counted_without_a_report() -> None:
    faults = Faults()
    told: list[Fault] = []
    full = Faults(told.append)
    full.kept = [Fault(kind="crash", code="crashed", text="it ended.")] * MOST_KEPT
    for each in (faults, full):
        await played(bot("crasher", 2), faults=each)
    assert full.counts == faults.counts == {"crash": RESTARTS + 1}
    assert len(full.kept) == MOST_KEPT
    assert all(fault.dialogue and fault.state is not None for fault in faults.kept)
    assert [(fault.code, fault.seat, fault.deal, fault.dialogue, fault.state) for fault in told] == [
        ("crashed", 0, 1, "", None)
    ] * (RESTARTS + 1)


async def test_a_fault_keeps_only_the_end_of_a_long_standard_error() -> None:
    long = "sys.stderr.write('first ' + 'x' * 100_000 + ' last'); sys.exit(1)"
    match = await played(small(update=f"'turn' in m and exec({long!r})"))
    fault = match.faults.kept[0]
    assert len(fault.stderr) == MOST_STDERR
    assert fault.stderr.endswith("x last")


async def test_acts_that_cannot_be_read_end_a_program_after_a_few_in_a_turn() -> None:
    match = await played(small(update="'turn' in m and [say(type='act', seq=m['seq']) for _ in range(9)]"))
    assert match.counts == {"garbage": (RESTARTS + 1) * (MOST_WRONG + 1)}
    assert [fault.code for fault in match.faults.kept[: MOST_WRONG + 1]] == ["malformed"] * MOST_WRONG + ["unreadable"]
    assert match.table.result is not None


async def test_a_program_that_closes_its_output_is_noticed_at_once() -> None:
    match = await played(small(update="import os, signal\nif 'turn' in m: os.close(1); signal.pause()"))
    assert match.counts == {"crash": RESTARTS + 1}
    assert {fault.code for fault in match.faults.kept} == {"output_closed"}


async def test_what_is_no_card_is_garbage_and_said_so() -> None:
    match = await played(
        small(
            update="'turn' in m and act(m['seq'], {'do': 'discard', 'card': 'ZZ'})",
            limits=limits(move_ms=300, deal_ms=300, ping_ms=100),
        )
    )
    fault = match.faults.kept[0]
    assert (fault.kind, fault.code) == ("garbage", "malformed")
    assert 'No card is written "ZZ": write its rank' in fault.text


def a_seat(program: Program) -> _Seat:
    """A seat at a table that is not there, with this program in it."""
    return _Seat(SeatClient(Game().bus.seat(0), "P0", nonce_source=nonces(0), wants=("events",)), program, Faults())


async def test_a_start_that_failed_by_a_fault_of_ours_is_tried_again_with_the_next_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hello, updates = await real_messages()
    seat = a_seat(bot("honest"))
    start, tried = BotProcess.start, list[Hello]()

    async def fails_once(process: BotProcess, hello: Hello) -> Id:
        tried.append(hello)
        if len(tried) == 1:
            raise RuntimeError("a fault of the tests")
        return await start(process, hello)

    monkeypatch.setattr(BotProcess, "start", fails_once)
    try:
        await seat._hear(hello)
        for update in updates[:2]:
            await seat._hear(update)
            assert seat._work is not None
            await asyncio.wait({seat._work})
        assert seat._bot is not None
        assert len(tried) == 2
    finally:
        await seat._close()


async def test_a_program_that_starts_while_its_seat_goes_to_another_table_is_greeted_there() -> None:
    hello, _ = await real_messages()
    seat = a_seat(small(hello="say(type='id', protocol=1, name='x')"))
    try:
        await seat._hear(hello)
        await asyncio.sleep(0)  # the start has begun
        there = msgspec.structs.replace(hello, table="BBBBBB")
        await seat._hear(there)
        process = await seat._program_at_hand()
        assert process is not None
        greeted = [line.text for line in process.dialogue.lines if '"hello"' in line.text]
        assert [hello.table in greeted[0], there.table in greeted[-1], len(greeted)] == [True, True, 2]
    finally:
        await seat._close()


async def test_an_id_that_cannot_be_read_any_more_leaves_the_deal_to_the_stand_in() -> None:
    match = await played(small(update="'turn' in m and say(type='id', protocol='1')"))
    assert match.counts == {"garbage": 1}
    assert match.faults.kept[0].code == "bad_id"
    assert match.table.stand_in[0] == match.table.turns[0]

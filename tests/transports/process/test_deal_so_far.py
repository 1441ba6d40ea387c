"""A deal told again to a program that begins in the middle of it."""

from __future__ import annotations

import msgspec
import pytest

from core.game.events import Dealt
from core.table.messages import Update
from core.table.parts import Turn
from tests.transports.process.programs import greeting
from tests.transports.scripted import real_messages
from transports.process.deal_so_far import DealSoFar
from transports.process.fitting import LEAST_MS


async def test_the_deal_so_far_is_told_from_its_beginning_and_from_any_number_on() -> None:
    _, updates = await real_messages()
    so_far = DealSoFar()
    with pytest.raises(RuntimeError):
        so_far.since(None)
    for update in updates:
        assert not so_far.take(update)
    events = [event for update in updates for event in update.events]
    whole = so_far.since(None)
    assert whole.events == tuple(events)
    assert (whole.since, whole.seq, whole.view) == (events[0].seq - 1, updates[-1].seq, updates[-1].view)
    for update in updates:
        rest = so_far.since(update.seq)
        assert rest.since == update.seq
        assert rest.events == tuple(event for event in events if event.seq > update.seq)
    so_far.forget()
    assert so_far.newest is None


async def test_another_deal_begins_the_story_anew() -> None:
    _, updates = await real_messages()
    so_far = DealSoFar()
    so_far.take(updates[0])
    so_far.take(updates[1])
    view = msgspec.structs.replace(updates[2].view, n=2)
    dealt = Dealt(seq=50, n=2, dealer=1, cards=("AS",), pile=())
    assert so_far.take(Update(since=49, seq=50, events=(dealt,), view=view))
    assert so_far.since(None).events == (dealt,)


async def test_a_turn_that_is_told_again_has_less_time_left_but_never_next_to_none() -> None:
    _, update = await greeting()
    time = [100.0]
    so_far = DealSoFar(lambda: time[0])
    so_far.take(msgspec.structs.replace(update, turn=Turn(deadline_ms=10_000, bank_ms=3_000)))
    for gone, left in ((0, 10_000), (4, 6_000), (9, LEAST_MS), (60, LEAST_MS)):
        time[0] = 100.0 + gone
        turn = so_far.since(None).turn
        assert turn is not None
        assert (turn.deadline_ms, turn.bank_ms) == (left, 3_000)
    time[0] = 112.9
    assert not so_far.is_late()
    time[0] = 113.1
    assert so_far.is_late()
    so_far.take(msgspec.structs.replace(update, turn=Turn(deadline_ms=500, bank_ms=0)))
    turn = so_far.since(None).turn
    assert turn is not None
    assert turn.deadline_ms == 500


async def test_where_a_table_went_back_its_deal_is_told_from_the_beginning() -> None:
    _, updates = await real_messages()
    so_far = DealSoFar()
    for update in updates:
        so_far.take(update)
    dealt = Dealt(seq=3, n=1, dealer=1, cards=("AS",), pile=())
    events = (dealt, *updates[1].events)
    so_far.take(msgspec.structs.replace(updates[1], since=0, events=events))
    again = so_far.since(updates[-1].seq)
    assert again == so_far.since(None)
    assert (again.since, again.seq, again.events) == (2, updates[1].seq, events)

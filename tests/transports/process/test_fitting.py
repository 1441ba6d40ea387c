"""What a table says, fitted for one program; and a deal told again to one that begins in the middle."""

from __future__ import annotations

import msgspec
import pytest

from core.game.actions import Draw
from core.game.events import Dealt
from core.table.messages import Id, Rejected, Update
from core.table.parts import Budget, Turn
from tests.core.table.playing import Game, chance, records_of
from tests.transports.process.programs import bot, greeting, limits
from tests.transports.scripted import real_messages
from transports.process.deal_so_far import DealSoFar
from transports.process.faults import NOBODYS
from transports.process.fitting import LEAST_MS, Fitting

ALL = Id(protocol=1, name="x", wants=("legal", "events"))
NOTHING = Id(protocol=1, name="x")


@pytest.mark.parametrize("preset", ["burraco", "stbl", "buraco", "aberto"])
async def test_the_list_of_legal_actions_is_the_one_that_the_table_would_give(preset: str) -> None:
    game = Game()
    await game.found(records_of(preset))
    compared = 0
    async with game.running():
        seats = await game.seats(("legal", "events"))
        for _ in range(60):
            for seat in seats:
                await seat.hear()
            turn = next((seat for seat in seats if seat.asked), None)
            if turn is None or turn.update is None or turn.update.turn is None:
                break
            legal = turn.update.turn.legal
            assert legal
            hello = next(message for message in turn.all if type(message).__name__ == "Hello")
            plain = msgspec.structs.replace(turn.update.turn, legal=None)
            told = Fitting(bot("honest"), hello, ALL).update(msgspec.structs.replace(turn.update, turn=plain))  # type: ignore[arg-type]
            assert told.turn is not None
            assert told.turn.legal == legal
            compared += 1
            await turn.act(*chance(turn.update.view, game.coordinator.table.rules))
    assert compared > 20


async def test_who_wants_nothing_is_told_neither_events_nor_legal_actions() -> None:
    hello, update = await greeting()
    assert update.events
    told = Fitting(bot("honest"), hello, NOTHING).update(update)
    assert told.events == ()
    assert told.turn is not None
    assert told.turn.legal is None
    assert (told.view, told.seq) == (update.view, update.seq)
    assert Fitting(bot("honest"), hello, ALL).update(update).events == update.events


async def test_a_deadline_is_never_longer_than_the_programs_own_limit_and_budgets_are_kept() -> None:
    hello, update = await greeting()
    program = bot("honest", limits=limits(move_ms=5_000))
    for deadline, told in ((None, 5_000), (9_000, 5_000), (3_000, 3_000)):
        turn = Turn(deadline_ms=deadline, bank_ms=7, budget=Budget(32))
        fitted = Fitting(program, hello, NOTHING).update(msgspec.structs.replace(update, turn=turn)).turn
        assert fitted == Turn(deadline_ms=told, bank_ms=7, budget=Budget(32))
        own = Fitting(msgspec.structs.replace(program, worlds=64), hello, NOTHING)
        fitted = own.update(msgspec.structs.replace(update, turn=turn)).turn
        assert fitted is not None
        assert fitted.budget == Budget(64)


async def test_what_is_legal_goes_with_a_refusal_that_asks_for_another_act_and_with_no_other() -> None:
    hello, update = await greeting()
    fitting = Fitting(bot("honest"), hello, ALL)
    fitting.update(update)
    for code, told in (("card_not_held", True), ("looked_already", True), *((code, False) for code in NOBODYS)):
        refused = Rejected(seq=update.seq, at=None, code=code, text="No.", now=update.seq, legal=(Draw(),))
        assert bool(fitting.rejected(refused).legal) is told
        assert bool(fitting.rejected(msgspec.structs.replace(refused, legal=None)).legal) is told


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

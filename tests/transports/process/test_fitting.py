"""What a table says, fitted for one program."""

from __future__ import annotations

import msgspec
import pytest

from core.game.actions import Draw
from core.table.messages import Id, Rejected
from core.table.parts import Budget, Turn
from tests.core.table.playing import Game, chance, records_of
from tests.transports.process.programs import bot, greeting, limits
from transports.process.faults import NOBODYS
from transports.process.fitting import Fitting

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

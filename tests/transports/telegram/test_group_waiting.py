"""A match that nobody plays any more is ended, once; one to which somebody may come back goes on."""

from __future__ import annotations

import msgspec
import pytest

from core.table.orders import Close, Fill, Kick, Sit
from core.table.records import ABSENT, LATE, LEFT
from tests.core.table.playing import Seat, settled
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, GROUP, Stage, group, running

ENDED = "Nobody plays at this table any more, so the match was ended. /new makes a new table."


async def deal(stage: Stage, *users: int) -> None:
    """The first deal, with bots on the seats that these leave."""
    await stage.sit(*users)
    await stage.game.bus.ask(Fill(program="chance"))
    table = stage.game.coordinator.table
    for seat in range(table.rules.players):
        player = table.players[seat]
        if player is not None and player.kind == "bot":
            await Seat(stage.game.bus.seat(seat)).introduce()
    for user in users:
        await stage.press(user, "Ready")
    await stage.hear()


async def leaves(stage: Stage, user: int) -> None:
    """Give a seat up for good, in the own chat."""
    await stage.seats.leave(user, stage.game.name)
    await stage.hear()


def goes_on(stage: Stage) -> bool:
    return stage.game.coordinator.table.result is None and stage.desk.over is None


async def test_a_match_that_all_people_have_left_is_ended_once_and_leaves_the_chat_free() -> None:
    async with group() as stage:
        await deal(stage, ANA, BEA)
        await leaves(stage, ANA)
        assert goes_on(stage)
        await leaves(stage, BEA)
        assert stage.game.coordinator.table.result is not None
        assert stage.house.orders.count(Close()) == 1
        key, last = stage.post.dropped[-1]
        assert key == "table"
        assert last is not None
        assert last.text.endswith(ENDED)
        assert last.buttons == ()
        assert sum(ENDED in screen.text for _, screen in stage.post.all) == 1
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table is None


@pytest.mark.parametrize("command", ["leave", "forget"])
async def test_it_makes_no_difference_how_they_left(command: str) -> None:
    async with group() as stage:
        await deal(stage, ANA)
        if command == "leave":
            await stage.write(ANA, "leave")
            await stage.press(ANA, "Yes", "ask")
        else:
            seat = stage.desk.seat_of(ANA)
            assert seat is not None
            await stage.game.bus.ask(Kick(seat=seat))
        await stage.hear()
        assert stage.game.coordinator.table.result is not None
        assert stage.desk.over == ENDED


async def test_a_match_that_all_left_while_no_process_was_there_is_ended_by_the_next() -> None:
    async with group() as stage:
        await deal(stage, ANA)
        await stage.down()
        await leaves(stage, ANA)
        assert stage.game.coordinator.table.result is None
        stage.chat = stage.another()
        async with running(stage) as run:
            await settled()
            await stage.hear()
            assert run.done()
        assert stage.game.coordinator.table.result is not None


@pytest.mark.parametrize("why", [ABSENT, LATE])
async def test_whoever_is_only_away_keeps_the_match_alive(why: str) -> None:
    async with group() as stage:
        await deal(stage, ANA, BEA)
        await leaves(stage, ANA)
        known = stage.desk.known
        assert known.lobby is not None
        seats = list(known.lobby.seats)
        for held, nobody in ((why, False), (LEFT, True)):
            seats[1] = msgspec.structs.replace(seats[1], held=held, here=False)
            known.take_in(msgspec.structs.replace(known.lobby, seats=tuple(seats)))
            assert known.deserted is nobody


async def test_a_program_that_somebody_brought_keeps_the_match_alive() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        await stage.game.bus.ask(Sit(name="My bot", seat=1, kind="bot"))
        await deal(stage)
        await stage.press(ANA, "Ready")
        await leaves(stage, ANA)
        assert stage.desk.known.phase == "playing"
        assert goes_on(stage)


async def test_somebody_who_takes_a_seat_that_was_left_plays_on() -> None:
    async with group() as stage:
        await deal(stage, ANA, BEA)
        await leaves(stage, ANA)
        await stage.meet(CARLO)
        await stage.press(CARLO, "Play in place of")
        await leaves(stage, BEA)
        assert goes_on(stage)

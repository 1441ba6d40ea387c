"""Invitations to a seat: void once it has changed hands, whoever had it and whoever has it now."""

from __future__ import annotations

import pytest

from core.table.messages import Leave
from core.table.orders import Fill, Look, Move, Sit
from tests.core.table.lobbies import done, lobby_table, refused
from tests.core.table.playing import Seat


async def test_an_invitation_to_a_free_seat_is_void_once_somebody_else_sits_there() -> None:
    game = await lobby_table()
    async with game.running():
        invitation = (await done(game, Look())).seq  # whenever it was given out
        assert invitation == 0
        await done(game, Sit(name="Bob", seat=0))
        answer = await game.bus.ask(Sit(name="Alice", seat=0, generation=0))
        assert getattr(answer, "code", None) == "void_invitation"
        answer = await game.bus.ask(Sit(name="Bob", seat=0, generation=0))
        assert getattr(answer, "code", None) == "void_invitation"


async def test_an_invitation_to_the_seat_of_a_bot_is_void_once_somebody_else_sits_there() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Fill(program="chance"))
        bob = await done(game, Sit(name="Bob", seat=0, connection="b"))
        assert bob.generation == 1
        for name in ("Alice", "Bob"):
            assert await refused(game, Sit(name=name, seat=0, generation=0, connection="a")) == "void_invitation"
        assert game.coordinator._audience.seat(0).connection == "b"
        anna = await done(game, Sit(name="Anna", seat=1, generation=0))
        assert anna.generation == 0


@pytest.mark.parametrize("seat", [0, 3])
async def test_an_invitation_is_void_once_the_seat_has_changed_hands(seat: int) -> None:
    game = await lobby_table()
    async with game.running():
        invited = await done(game, Sit(name="Anna", seat=seat, generation=0))
        assert invited.generation == 0
        again = await done(game, Sit(name="Anna", seat=seat, generation=0, connection="b"))
        assert again.players[seat] == "Anna"
        other = await game.bus.ask(Sit(name="Bea", seat=seat, generation=0))
        assert getattr(other, "code", None) == "seat_taken"
        there = Seat(game.bus.seat(seat))
        await there.introduce()
        await there.say(Leave())
        answer = await game.bus.ask(Sit(name="Anna", seat=seat, generation=0))
        assert getattr(answer, "code", None) == "void_invitation"


@pytest.mark.parametrize("bots", [False, True])
async def test_an_invitation_is_void_once_somebody_has_moved_to_the_seat(bots: bool) -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Bob", seat=0))
        if bots:
            await done(game, Fill(program="chance"))
        await done(game, Move(seat=0, to=2))
        assert await refused(game, Sit(name="Bob", seat=2, generation=0)) == "void_invitation"
        assert (await done(game, Sit(name="Bob"))).seat == 2

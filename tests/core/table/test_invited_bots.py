"""Bots that come by an invitation: they say that they are bots, and nobody waits for them to be ready."""

from __future__ import annotations

from core.table.orders import Sit
from tests.core.table.lobbies import come, done, lobby_table, newest, playing, refused
from tests.core.table.playing import Game, Seat


def kind_of(game: Game, seat: int) -> str | None:
    player = game.coordinator.table.players[seat]
    return None if player is None else player.kind


async def test_a_bot_that_is_invited_to_a_free_seat_sits_there_as_one_and_is_ready() -> None:
    game = await lobby_table()
    async with game.running():
        anna = await come(game, "Anna", 0)
        await done(game, Sit(name="Robo", seat=1, kind="bot", generation=0, connection="r"))
        await anna.hear()
        robo = newest(anna).seats[1]
        assert (robo.name, robo.kind, robo.ready, robo.brought) == ("Robo", "bot", True, True)


async def test_a_table_of_invited_bots_deals_without_waiting_in_the_lobby() -> None:
    game = await lobby_table()
    async with game.running():
        for seat in range(4):
            assert game.coordinator.table.deal is None
            await done(game, Sit(name=f"Robo {seat}", seat=seat, kind="bot", generation=0, connection=f"r{seat}"))
            await Seat(game.bus.seat(seat)).introduce()
        assert game.coordinator.table.deal is not None


async def test_a_bot_that_comes_to_a_seat_kept_under_its_name_makes_it_a_bots_and_its_invitation_stays_good() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Robo", seat=2))
        generation = game.coordinator.table.generations[2]
        answer = await done(game, Sit(name="Robo", seat=2, kind="bot", generation=generation, connection="r"))
        assert kind_of(game, 2) == "bot"
        assert answer.generation == generation
        again = await done(game, Sit(name="Robo", seat=2, kind="bot", generation=generation, connection="s"))
        assert again.seq == answer.seq


async def test_once_cards_are_dealt_a_person_stays_one_whoever_comes_by_their_invitation() -> None:
    game = await lobby_table()
    async with game.running():
        await playing(game)
        assert game.coordinator.table.deal is not None
        generation = game.coordinator.table.generations[0]
        await done(game, Sit(name="Anna", seat=0, kind="bot", generation=generation, connection="b"))
        assert kind_of(game, 0) == "human"


async def test_without_an_invitation_a_bot_cannot_take_the_seat_of_a_person_of_its_name() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Anna", seat=0))
        assert await refused(game, Sit(name="Anna", seat=0, kind="bot")) == "seat_taken"
        assert kind_of(game, 0) == "human"


async def test_who_says_nothing_of_being_a_bot_is_what_the_seat_says() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Robo", seat=1, kind="bot", generation=0))
        await done(game, Sit(name="Robo", seat=1, generation=0, connection="r"))
        assert kind_of(game, 1) == "bot"

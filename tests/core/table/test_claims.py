"""A seat that is asked for with a word is given once, however often that is asked, and nobody else's by the name."""

from __future__ import annotations

from core.table.orders import Sit
from tests.core.table.lobbies import done, lobby_table, refused


async def test_who_asks_again_is_given_the_seat_that_they_were_given_also_by_a_host_that_knows_the_log_alone() -> None:
    game = await lobby_table()
    for _ in range(2):
        async with game.running():
            assert (await done(game, Sit(name="Ann", seat=2, claim="one"))).seat == 2
            for seat in (None, 2, 3):
                answer = await done(game, Sit(name="Ann", seat=seat, claim="one"))
                assert (answer.seat, answer.players) == (2, ("", "", "Ann", ""))
        game.coordinator = game.another()


async def test_a_seat_under_the_same_name_is_not_theirs_without_that_word() -> None:
    game = await lobby_table()
    async with game.running():
        await done(game, Sit(name="Ann", seat=0))
        for seat in (None, 0, 1):
            assert await refused(game, Sit(name="Ann", seat=seat, claim="one")) in ("name_taken", "seat_taken")
        await done(game, Sit(name="Bea", seat=1, claim="two"))
        for seat in (None, 1):
            assert await refused(game, Sit(name="Bea", seat=seat, claim="three")) in ("name_taken", "seat_taken")
        assert (await done(game, Sit(name="Bea", seat=None))).seat == 1

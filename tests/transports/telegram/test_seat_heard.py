"""A seat that a process takes up again: what stands in the chat stays until the table has said how it stands."""

from __future__ import annotations

from tests.transports.telegram.at_seat import game_of, sitting
from tests.transports.telegram.test_seat_chat import greeted
from transports.console.draft import Draft


async def test_no_message_that_says_less_than_the_hand_comes_before_it() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        async with me.killed_and_back(game, Draft(None)) as again:
            await greeted(again)
            assert again.post.every
            for _, _, screen in again.post.every:
                assert screen.text.startswith("Deal 1"), screen.text

"""Deals that are over, in a person's chat: their sheets stand there, whatever becomes of the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.core.table.playing import Game, settled
from tests.transports.telegram.at_seat import AtSeat, game_of, play, play_turn, seated, setup_of, sitting
from tests.transports.telegram.test_seat_help import read, with_record


async def two_deals(game: Game, me: AtSeat) -> None:
    """Until a deal is over and the next one is played."""
    await play([me], lambda: bool(me.chat.board and me.chat.board.ends) and "Deal 2" in me.text)
    await me.until(lambda: me.on_turn)


@asynccontextmanager
async def next_process(game: Game, me: AtSeat, *, shown: bool) -> AsyncIterator[AtSeat]:
    """Ours is gone, and another one takes the seat up. ``shown``: was the sheet of the deal shown?"""
    assert me.running is not None
    assert me.client is not None
    me.running.cancel()
    await asyncio.wait({me.running})
    await me.client.aclose()
    setup = setup_of()
    asked: list[int] = []

    async def sheet_shown(deal: int) -> bool:
        asked.append(deal)
        return shown

    setup.sheet_shown = sheet_shown
    again = seated(game.client(0, ("events",)), setup)
    with_record(again, game)
    try:
        await again.until(lambda: again.on_turn and asked == [1])
        await settled()
        yield again
    finally:
        assert again.running is not None
        again.running.cancel()
        await asyncio.wait({again.running})


async def test_a_sheet_that_was_shown_to_nobody_is_shown_by_the_next_process_above_the_table() -> None:
    game = await game_of(players=2, humans=[0], target=100_000)
    async with game.running(), sitting(game) as (me,):
        await two_deals(game, me)
        key = f"sheet:{me.chat.table}:1"
        async with next_process(game, me, shown=False) as again:
            await again.until(lambda: key in again.post.shown)
            assert again.post.shown[key] == me.post.shown[key]
            await again.until(lambda: (f"hand:{me.chat.table}", False) in again.post.sunk)
            for _ in range(2):
                await play_turn(again)
            assert [name for _, name, _ in again.post.every].count(key) == 1


async def test_a_sheet_that_stands_there_is_not_shown_again_and_can_be_asked_for() -> None:
    game = await game_of(players=2, humans=[0], target=100_000)
    async with game.running(), sitting(game) as (me,):
        await two_deals(game, me)
        async with next_process(game, me, shown=True) as again:
            assert not any(key.startswith("sheet:") for key in again.post.shown)
            await again.chat.typed("sheet 1")
            await again.until(lambda: "cards on the table" in read(again))
            await again.tap("More…")
            await again.tap("Score")
            await again.until(lambda: "The score of deal 1." in again.post.shown[f"page:{me.chat.table}"].text)

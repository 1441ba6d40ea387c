"""Chats that have taken the bot out: kept as long as their match goes on, forgotten then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from core.table.orders import Close
from tests.core.table.playing import settled
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, GROUP, Stage, group
from transports.telegram.bindings import Chat
from transports.telegram.group_away import LOOK_MS, MOST_S, PATIENCE, AwayChats


@asynccontextmanager
async def looked_after(stage: Stage) -> AsyncIterator[AwayChats]:
    """The bot is taken out of the group, and its chats are looked after while the block runs."""
    await stage.down()
    away = AwayChats(stage.house, stage.bindings, stage.game.clock)
    task = asyncio.create_task(away.run())
    await settled()
    try:
        await away.left(GROUP.chat)
        yield away
    finally:
        task.cancel()
        await asyncio.wait({task})


async def kept(stage: Stage) -> Chat | None:
    return await stage.bindings.chat(GROUP)


async def test_a_chat_without_a_table_is_forgotten_at_once() -> None:
    async with group() as stage:
        await stage.bindings.keep_chat(Chat(GROUP))
        async with looked_after(stage):
            assert await kept(stage) is None


async def test_a_chat_is_kept_until_its_match_is_over() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        async with looked_after(stage):
            await stage.game.advance(3 * LOOK_MS)
            chat = await kept(stage)
            assert chat is not None
            assert chat.away
            entry = await stage.house.entry(stage.game.name)
            assert entry is not None
            stage.house.listed = msgspec.structs.replace(entry, phase="over", wanting=False)
            await stage.game.advance(LOOK_MS)
            assert await kept(stage) is None


async def test_a_chat_follows_to_the_table_of_the_rematch() -> None:
    async with group() as stage, looked_after(stage):
        entry = await stage.house.entry(stage.game.name)
        assert entry is not None
        stage.house.listed = msgspec.structs.replace(entry, phase="over", wanting=False, next_table="NEXT1")
        await stage.game.advance(LOOK_MS)
        chat = await kept(stage)
        assert chat is not None
        assert chat.table == "NEXT1"


async def test_a_table_at_which_no_match_begins_is_closed_after_half_a_day() -> None:
    async with group() as stage:
        await stage.sit(BEA)
        async with looked_after(stage):
            await stage.game.advance(PATIENCE.lobby + LOOK_MS)
            assert await kept(stage) is not None
            await stage.game.advance(PATIENCE.idle)
            assert await kept(stage) is None
            assert Close() in stage.house.orders


async def test_a_chat_is_forgotten_after_a_week_in_any_case() -> None:
    async with group() as stage, looked_after(stage):
        stage.house.answers = False
        chat = await kept(stage)
        assert chat is not None
        await stage.bindings.keep_chat(msgspec.structs.replace(chat, away=chat.away - MOST_S, table="LOST01"))
        await stage.game.advance(LOOK_MS)
        assert await kept(stage) is None

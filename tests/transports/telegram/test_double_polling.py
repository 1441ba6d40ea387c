"""The double's updates by long polling."""

from __future__ import annotations

import asyncio

import pytest
from telegram.error import Conflict, InvalidToken
from telegram.ext import ExtBot

from tests.patience import PATIENCE_S
from tests.transports.telegram.double.stage import bot_of, staged


async def test_an_update_comes_again_until_a_later_one_is_asked_for() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        ann.says("one")
        first = await stage.updates()
        assert [what for _, what in first] == ["message", "message"]
        assert await stage.updates() == first
        assert await stage.updates(first[1][0]) == first[1:]
        assert await stage.updates(first[1][0] + 1) == []


async def test_what_was_not_confirmed_comes_again_after_a_restart() -> None:
    async with staged() as stage:
        stage.double.phone("Ann").starts()
        before = await stage.updates()
        async with bot_of(stage.double) as again:
            assert [update.update_id for update in await again.get_updates(timeout=0)] == [before[0][0]]


async def test_a_poll_gives_no_more_than_it_is_asked_for() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        for text in ("/start", "one", "two"):
            ann.says(text)
        assert len(await stage.updates(limit=2)) == 2
        assert await stage.updates(-1) == (await stage.updates())[-1:]


async def test_a_long_poll_waits_and_is_answered_at_once_when_something_happens() -> None:
    async with staged() as stage:
        polling = asyncio.ensure_future(stage.bot.get_updates(timeout=60))
        await stage.double.until("the poll is there", lambda: bool(stage.double.called("getUpdates")))
        assert not polling.done()
        stage.double.phone("Ann").starts()
        assert len(await asyncio.wait_for(polling, PATIENCE_S)) == 1


async def test_of_two_pollers_the_older_one_is_sent_away() -> None:
    async with staged() as stage, bot_of(stage.double) as other:
        older = asyncio.ensure_future(stage.bot.get_updates(timeout=60))
        await stage.double.until("the poll is there", lambda: bool(stage.double.called("getUpdates")))
        newer = asyncio.ensure_future(other.get_updates(timeout=60))
        with pytest.raises(Conflict, match="terminated by other getUpdates request"):
            await older
        assert stage.double.updates.conflicts == 1
        stage.double.phone("Ann").starts()
        assert len(await newer) == 1


async def test_nobody_may_poll_while_a_webhook_is_set_and_setting_one_ends_a_poll() -> None:
    async with staged() as stage:
        older = asyncio.ensure_future(stage.bot.get_updates(timeout=60))
        await stage.double.until("the poll is there", lambda: bool(stage.double.called("getUpdates")))
        await stage.bot.set_webhook("http://127.0.0.1:9/door")
        with pytest.raises(Conflict):
            await older
        with pytest.raises(Conflict, match="webhook is active"):
            await stage.bot.get_updates(timeout=0)
        await stage.bot.delete_webhook()
        assert await stage.updates() == []


async def test_kinds_that_were_not_asked_for_do_not_come_and_the_wish_is_remembered() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        await stage.updates(allowed_updates=["my_chat_member"])
        ann.starts()
        ann.blocks()
        assert [what for _, what in await stage.updates()] == ["my_chat_member"]


async def test_who_comes_and_goes_in_a_group_is_told_only_to_an_administrator_that_asks_for_it() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann)
        group.promotes_bot()
        bob.joins(group)
        assert "chat_member" not in [what for _, what in await stage.updates()]
        await stage.updates(allowed_updates=["message", "chat_member"])
        bob.leaves(group)
        assert [what for _, what in await stage.updates()][-2:] == ["chat_member", "message"]


async def test_confirmed_updates_can_come_again_with_the_same_numbers() -> None:
    async with staged() as stage:
        stage.double.phone("Ann").starts()
        [(number, _)] = await stage.updates()
        assert await stage.updates(number + 1) == []
        stage.double.updates.again(1)
        assert await stage.updates(number + 1) == [(number, "message")]
        assert await stage.updates(number + 1) == []


async def test_updates_double_by_chance_when_that_is_wanted() -> None:
    async with staged() as stage:
        stage.double.double_updates(seed=1, probability=1.0)
        stage.double.phone("Ann").starts()
        [(number, _)] = await stage.updates()
        assert await stage.updates(number + 1) == [(number, "message")]


async def test_updates_of_different_chats_change_places_but_never_those_of_one() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        ann.starts()
        bob.starts()
        await stage.texts()
        stage.double.exchange_updates(seed=3)
        for number in range(10):
            ann.says(f"a{number}")
            bob.says(f"b{number}")
        found = await stage.bot.get_updates(timeout=0)
        assert [update.update_id for update in found] == sorted(update.update_id for update in found)
        texts = [update.message.text or "" for update in found if update.message]
        for who in "ab":
            assert [text for text in texts if text[0] == who] == [f"{who}{number}" for number in range(10)]
        assert texts != [f"{who}{number}" for number in range(10) for who in "ab"]


async def test_an_update_that_the_bot_has_seen_stays_what_it_was() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        stage.double.exchange_updates(seed=3)
        for number in range(20):
            ann.says(f"/start a{number}")
            seen = (await stage.bot.get_updates(timeout=0))[-1]
            bob.says(f"/start b{number}")
            again, other = (await stage.bot.get_updates(timeout=0))[-2:]
            assert again.to_dict() == seen.to_dict()
            await stage.bot.get_updates(offset=other.update_id + 1, timeout=0)


async def test_a_wrong_token_is_no_bot() -> None:
    async with staged() as stage:
        stranger: ExtBot[None] = ExtBot("1:wrong", base_url=stage.double.base_url)
        with pytest.raises(InvalidToken):
            await stranger.initialize()
        await stranger.shutdown()

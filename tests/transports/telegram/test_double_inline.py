"""The double's inline queries: offered to one person, kept by Telegram for all unless it is told not to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from telegram import InlineQueryResultArticle, InlineQueryResultCachedPhoto, InputTextMessageContent
from telegram.error import BadRequest

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.inline import Offer
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.stage import Stage, keys, staged


def article(number: str, posted: str, **more: Any) -> InlineQueryResultArticle:
    return InlineQueryResultArticle(number, "Your hand", InputTextMessageContent(posted), **more)


async def offered(stage: Stage, phone: Phone, chat: int, query: str, *results: Any, **ways: Any) -> list[Offer]:
    """What somebody is offered, when the bot answers so if it is asked."""
    updates = stage.double.updates
    typing = asyncio.ensure_future(phone.types_inline(query, chat))
    await stage.double.until(
        "it is typed", lambda: typing.done() or any(one.kind == "inline_query" for one in updates.waiting)
    )
    for update in await stage.bot.get_updates(timeout=0):
        await stage.bot.get_updates(offset=update.update_id + 1, timeout=0)
        if update.inline_query is not None:
            assert update.inline_query.query == query
            await stage.bot.answer_inline_query(update.inline_query.id, list(results), **ways)
    return await typing


async def asked(stage: Stage, phone: Phone, chat: int, query: str, *results: Any, **ways: Any) -> list[str]:
    """The words of what they are offered."""
    return [offer.description for offer in await offered(stage, phone, chat, query, *results, **ways)]


async def test_what_is_offered_is_seen_by_one_and_only_what_is_posted_by_all() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        mine = article("1", "Ann looks at her cards", description="7♥ 8♥ 9♥")
        [offer] = await offered(stage, ann, group.id, "hand", mine, cache_time=0, is_personal=True)
        assert offer.description == "7♥ 8♥ 9♥"
        ann.chooses(offer, group)
        assert bob.sees(group)[-1].text == "Ann looks at her cards"
        assert bob.sees(group)[-1].via_bot
        assert stage.double.public.find("7♥") == []
        assert len(stage.double.public.find("looks at her cards")) == 1


async def test_an_answer_that_is_kept_is_shown_to_the_next_one_who_types_the_same() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        assert await asked(stage, ann, group.id, "hand", article("1", "x", description="7♥")) == ["7♥"]
        assert await asked(stage, bob, group.id, "hand", article("1", "x", description="9♣")) == ["7♥"]
        assert [(one.chat, one.sort) for one in stage.double.public.find("7♥")] == [(0, "preview")]
        stage.clock.advance(301_000)
        assert await asked(stage, bob, group.id, "hand", article("1", "x", description="9♣")) == ["9♣"]


async def test_a_personal_answer_is_kept_for_its_own_person() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        ways = {"is_personal": True, "cache_time": 60}
        assert await asked(stage, ann, group.id, "hand", article("1", "x", description="7♥"), **ways) == ["7♥"]
        assert await asked(stage, bob, group.id, "hand", article("1", "x", description="9♣"), **ways) == ["9♣"]
        assert await asked(stage, ann, group.id, "hand", article("1", "x", description="2♦"), **ways) == ["7♥"]
        assert stage.double.public.find("7♥", "9♣", "2♦") == []


async def test_a_result_with_buttons_can_be_tapped_and_edited_by_its_own_identifier() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        [offer] = await offered(stage, ann, group.id, "hand", article("1", "one", reply_markup=keys("Draw")))
        posted = ann.chooses(offer, group)
        tap = ann.presses("Draw", group)
        update = (await stage.bot.get_updates(timeout=0, allowed_updates=["callback_query"]))[-1]
        assert update.callback_query is not None
        assert (update.callback_query.message, update.callback_query.id) == (None, tap.id)
        identifier = update.callback_query.inline_message_id
        assert await stage.bot.edit_message_text("two", inline_message_id=identifier) is True
        assert posted.text == "two"
        with pytest.raises(BadRequest, match=r"(?i)message_id_invalid"):
            await stage.bot.edit_message_text("two", inline_message_id="nonsense")


async def test_the_bot_is_told_what_was_chosen_only_where_that_was_switched_on() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        [offer] = await offered(stage, ann, group.id, "hand", article("1", "one"))
        await stage.updates(allowed_updates=["chosen_inline_result"])
        ann.chooses(offer, group)
        assert await stage.updates() == []
        stage.double.world.inline_feedback = True
        ann.chooses(offer, group)
        assert [what for _, what in await stage.updates()] == ["chosen_inline_result"]


async def test_a_photo_that_was_sent_before_can_be_offered() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.texts()
        sent = await stage.bot.send_photo(ann.id, png())
        neutral = InputTextMessageContent("Ann looks at her cards")
        result = InlineQueryResultCachedPhoto("1", sent.photo[-1].file_id, input_message_content=neutral)
        group = stage.double.group("Four", ann)
        [offer] = await offered(stage, ann, group.id, "hand", result, cache_time=0)
        assert offer.photo
        assert not ann.chooses(offer, group).photo
        assert stage.double.public.pictures == []


async def test_broken_or_late_answers_are_refused() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.texts()
        typing = asyncio.ensure_future(ann.types_inline("hand"))
        [update] = await stage.bot.get_updates(timeout=5)
        assert update.inline_query is not None
        assert update.inline_query.chat_type == "sender"
        identifier = update.inline_query.id
        for results, sentence in (
            ([article("1", "x"), article("1", "y")], "result_id_duplicate"),
            ([article("x" * 65, "x")], "result_id_invalid"),
            ([article("1", " ")], "message text is empty"),
            ([article("1", "x", reply_markup=keys("x" * 65))], "button_data_invalid"),
        ):
            with pytest.raises(BadRequest, match=f"(?i){sentence}"):
                await stage.bot.answer_inline_query(identifier, results)
        await stage.bot.answer_inline_query(identifier, [article("1", "x")])
        await typing
        with pytest.raises(BadRequest, match="Query is too old"):
            await stage.bot.answer_inline_query(identifier, [article("1", "x")])

"""The double's taps: pressed on what stands there, answered once and in time."""

from __future__ import annotations

import asyncio

import pytest
from telegram import CallbackQuery
from telegram.error import BadRequest

from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.stage import Stage, keys, staged
from tests.transports.telegram.double.taps import Toast

OLD = "Query is too old and response timeout expired or query id is invalid"


async def query(stage: Stage) -> CallbackQuery:
    """The tap that waits for the bot."""
    for update in await stage.bot.get_updates(timeout=5, allowed_updates=["callback_query"]):
        await stage.bot.get_updates(offset=update.update_id + 1, timeout=0)
        if update.callback_query is not None:
            return update.callback_query
    raise AssertionError("nobody tapped")


async def started(stage: Stage, name: str = "Ann") -> Phone:
    phone = stage.double.phone(name)
    phone.starts()
    await stage.texts()
    return phone


async def test_a_tap_waits_for_its_answer_and_sees_it() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw", "Lay"))
        tapping = asyncio.ensure_future(ann.taps("Draw"))
        tap = await query(stage)
        assert (tap.data, tap.from_user.id) == ("Draw", ann.id)
        assert tap.message is not None
        assert tap.message.chat.id == ann.id
        assert tap.chat_instance
        assert not tapping.done()
        await tap.answer("drawn", show_alert=True)
        assert await tapping == Toast("drawn", alert=True)
        assert ann.toasts == ["drawn"]
        assert stage.double.world.taps.unanswered == []


async def test_only_a_button_of_the_message_as_it_is_now_can_be_pressed() -> None:
    async with staged() as stage:
        ann = await started(stage)
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        await stage.bot.edit_message_text("two", ann.id, sent.message_id, reply_markup=keys("Lay"))
        with pytest.raises(AssertionError, match="no button 'Draw'"):
            ann.presses("Draw")
        with pytest.raises(AssertionError, match="no button 'Draw' on it now: \\['Lay'\\]"):
            await ann.taps("Draw", message=ann.newest())


async def test_an_old_button_can_be_pressed_on_purpose() -> None:
    async with staged() as stage:
        ann = await started(stage)
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        await stage.bot.edit_message_text("two", ann.id, sent.message_id, reply_markup=keys("Lay"))
        tapping = asyncio.ensure_future(ann.taps_old("Draw"))
        tap = await query(stage)
        assert tap.data == "Draw"
        assert tap.message is not None
        assert tap.message.to_dict()["text"] == "two"  # the message as it is now, the button as it was
        await tap.answer("the table moved on")
        await tapping
        with pytest.raises(AssertionError, match="no earlier version"):
            await ann.taps_old("Lay")


async def test_a_button_of_a_message_that_is_gone_names_the_place_alone() -> None:
    async with staged() as stage:
        ann = await started(stage)
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        await stage.bot.delete_message(ann.id, sent.message_id)
        tapping = asyncio.ensure_future(ann.taps_old("Draw"))
        tap = await query(stage)
        assert tap.message is not None
        assert (tap.message.is_accessible, tap.message.message_id) == (False, sent.message_id)
        await tap.answer()
        assert await tapping == Toast()


async def test_a_tap_is_answered_once() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        ann.presses("Draw")
        tap = await query(stage)
        await tap.answer("drawn")
        with pytest.raises(BadRequest, match=OLD):
            await tap.answer("drawn")


async def test_a_tap_is_answered_in_time_or_not_at_all() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        ann.presses("Draw")
        tap = await query(stage)
        stage.clock.advance(16_000)
        with pytest.raises(BadRequest, match=OLD):
            await tap.answer("drawn")
        assert [one.data for one in stage.double.world.taps.unanswered] == ["Draw"]


async def test_two_taps_in_a_row_are_two_queries() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        first, second = ann.presses("Draw"), ann.presses("Draw")
        assert first.id != second.id
        for tap in (first, second):
            await stage.bot.answer_callback_query(tap.id, "drawn")
        assert [(await ann.answered(tap)).text for tap in (first, second)] == ["drawn", "drawn"]


async def test_an_answer_that_is_too_long_or_leads_elsewhere_is_refused() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        tap = ann.presses("Draw")
        with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
            await stage.bot.answer_callback_query(tap.id, "x" * 201)
        with pytest.raises(BadRequest, match=r"(?i)url_invalid"):
            await stage.bot.answer_callback_query(tap.id, url="https://example.org")
        await stage.bot.answer_callback_query(tap.id, url="https://t.me/buraco_test_bot?start=x")
        assert (await ann.answered(tap)).url == "https://t.me/buraco_test_bot?start=x"


async def test_everybody_in_a_group_can_tap_and_nobody_else() -> None:
    async with staged() as stage:
        ann, bob, eve = (stage.double.phone(name) for name in ("Ann", "Bob", "Eve"))
        group = stage.double.group("Four", ann, bob)
        await stage.texts()
        await stage.bot.send_message(group.id, "one", reply_markup=keys("Join"))
        bob.presses("Join", group)
        assert (await query(stage)).from_user.id == bob.id
        message = bob.newest(group)
        with pytest.raises(AssertionError, match="Eve is not in this chat"):
            eve.presses("Join", message=message)


async def test_a_tap_that_nobody_answers_fails_with_who_tapped_what() -> None:
    async with staged() as stage:
        ann = await started(stage)
        await stage.bot.send_message(ann.id, "one", reply_markup=keys("Draw"))
        tap = ann.presses("Draw")
        with pytest.raises(AssertionError, match=r"within 0\.1 s: an answer"):
            await stage.double.world.bell.until("an answer", lambda: tap.toast is not None, patience_s=0.1)

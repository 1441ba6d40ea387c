"""The double's messages: sent, edited, deleted, pinned, and how each of that is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from telegram import InputMediaPhoto, ReplyKeyboardMarkup, ReplyParameters
from telegram.error import BadRequest

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.stage import Stage, keys, staged

DAY_MS = 24 * 3600 * 1000


@asynccontextmanager
async def with_ann() -> AsyncIterator[tuple[Stage, Phone]]:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        yield stage, ann


async def test_a_message_is_edited_in_place() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("a"))
        stage.clock.advance(5000)
        edited = await stage.bot.edit_message_text("two", ann.id, sent.message_id, reply_markup=keys("b"))
        assert not isinstance(edited, bool)
        assert (edited.text, edited.message_id) == ("two", sent.message_id)
        assert edited.edit_date is not None
        assert (edited.edit_date - sent.date).total_seconds() == 5
        message = ann.newest()
        assert (message.text, message.labels, len(message.versions)) == ("two", ["b"], 2)


async def test_an_edit_without_buttons_takes_them_away() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("a"))
        await stage.bot.edit_message_text("one", ann.id, sent.message_id)
        assert ann.newest().labels == []


async def test_an_edit_that_changes_nothing_is_refused() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one", reply_markup=keys("a"))
        with pytest.raises(BadRequest, match="Message is not modified"):
            await stage.bot.edit_message_text("one \n", ann.id, sent.message_id, reply_markup=keys("a"))
        with pytest.raises(BadRequest, match="Message is not modified"):
            await stage.bot.edit_message_reply_markup(ann.id, sent.message_id, reply_markup=keys("a"))
        photo = await stage.bot.send_photo(ann.id, png(), caption="one")
        media = InputMediaPhoto(photo.photo[-1].file_id, caption="one")
        with pytest.raises(BadRequest, match="Message is not modified"):
            await stage.bot.edit_message_media(media, ann.id, photo.message_id)
        with pytest.raises(BadRequest, match="Message is not modified"):
            await stage.bot.edit_message_caption(ann.id, photo.message_id, caption="one")


async def test_a_message_that_is_gone_can_be_neither_edited_nor_deleted() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one")
        await stage.bot.delete_message(ann.id, sent.message_id)
        assert "one" not in [one.text for one in ann.sees()]
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await stage.bot.edit_message_text("two", ann.id, sent.message_id)
        with pytest.raises(BadRequest, match="Message to delete not found"):
            await stage.bot.delete_message(ann.id, sent.message_id)


async def test_a_message_that_its_reader_deleted_is_gone_for_the_bot() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one")
        ann.deletes(ann.newest())
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await stage.bot.edit_message_text("two", ann.id, sent.message_id)


async def test_what_others_wrote_cannot_be_edited_and_in_a_group_not_be_deleted() -> None:
    async with with_ann() as (stage, ann):
        own = ann.says("mine")
        with pytest.raises(BadRequest, match="Message can't be edited"):
            await stage.bot.edit_message_text("two", ann.id, own.id)
        await stage.bot.delete_message(ann.id, own.id)
        group = stage.double.group("Four", ann)
        theirs = ann.says("theirs", group)
        with pytest.raises(BadRequest, match="Message can't be deleted"):
            await stage.bot.delete_message(group.id, theirs.id)
        group.promotes_bot()
        await stage.bot.delete_message(group.id, theirs.id)


async def test_after_two_days_a_message_can_be_edited_but_not_deleted() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one")
        stage.clock.advance(2 * DAY_MS + 1000)
        with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
            await stage.bot.delete_message(ann.id, sent.message_id)
        await stage.bot.edit_message_text("two", ann.id, sent.message_id)


async def test_a_text_has_no_caption_and_a_photo_no_text() -> None:
    async with with_ann() as (stage, ann):
        text = await stage.bot.send_message(ann.id, "one")
        photo = await stage.bot.send_photo(ann.id, png(), caption="one")
        with pytest.raises(BadRequest, match="There is no text in the message to edit"):
            await stage.bot.edit_message_text("two", ann.id, photo.message_id)
        with pytest.raises(BadRequest, match="There is no caption in the message to edit"):
            await stage.bot.edit_message_caption(ann.id, text.message_id, caption="two")
        await stage.bot.edit_message_media(InputMediaPhoto(png(), caption="now one"), ann.id, text.message_id)
        assert [(one.photo, one.text) for one in ann.sees()[1:]] == [(True, "now one"), (True, "one")]


@pytest.mark.parametrize("text", ["", "  ", "\n"])
async def test_an_empty_message_is_refused(text: str) -> None:
    async with with_ann() as (stage, ann):
        with pytest.raises(BadRequest, match="Message text is empty"):
            await stage.bot.send_message(ann.id, text)


async def test_texts_and_captions_have_a_longest_length_in_utf_16_units() -> None:
    async with with_ann() as (stage, ann):
        await stage.bot.send_message(ann.id, "😀" * 2048)
        await stage.bot.send_photo(ann.id, png(), caption="é" * 1024)
        with pytest.raises(BadRequest, match="Message is too long"):
            await stage.bot.send_message(ann.id, "😀" * 2048 + "x")
        with pytest.raises(BadRequest, match="Message caption is too long"):
            await stage.bot.send_photo(ann.id, png(), caption="😀" * 512 + "x")
        sent = await stage.bot.send_message(ann.id, "one")
        with pytest.raises(BadRequest, match="Message is too long"):
            await stage.bot.edit_message_text("x" * 4097, ann.id, sent.message_id)


async def test_an_answer_to_a_message_that_is_not_there_is_refused_unless_it_may_stand_alone() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(ann.id, "one")
        answer = await stage.bot.send_message(ann.id, "two", reply_parameters=ReplyParameters(sent.message_id))
        assert answer.reply_to_message is not None
        assert answer.reply_to_message.text == "one"
        with pytest.raises(BadRequest, match="Message to be replied not found"):
            await stage.bot.send_message(ann.id, "three", reply_parameters=ReplyParameters(999))
        alone = ReplyParameters(999, allow_sending_without_reply=True)
        assert (await stage.bot.send_message(ann.id, "three", reply_parameters=alone)).reply_to_message is None


async def test_protection_is_kept_and_effects_are_ignored() -> None:
    async with with_ann() as (stage, ann):
        sent = await stage.bot.send_message(
            ann.id, "one", protect_content=True, message_effect_id="5104841245755180586"
        )
        assert sent.has_protected_content is True


async def test_pinning_needs_a_right_in_groups_and_leaves_a_line() -> None:
    async with with_ann() as (stage, ann):
        group = stage.double.group("Four", ann)
        sent = await stage.bot.send_message(group.id, "one")
        with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages in the chat"):
            await stage.bot.pin_chat_message(group.id, sent.message_id)
        group.promotes_bot()
        await stage.bot.pin_chat_message(group.id, sent.message_id)
        about = await stage.bot.get_chat(group.id)
        assert about.pinned_message is not None
        assert about.pinned_message.message_id == sent.message_id
        await stage.bot.unpin_chat_message(group.id)
        assert (await stage.bot.get_chat(group.id)).pinned_message is None
        with pytest.raises(BadRequest, match="Message to pin not found"):
            await stage.bot.pin_chat_message(group.id, 999)


async def test_a_chat_can_be_shown_that_something_comes() -> None:
    async with with_ann() as (stage, ann):
        assert await stage.bot.send_chat_action(ann.id, "upload_photo")
        with pytest.raises(BadRequest, match="Wrong parameter action"):
            await stage.bot.send_chat_action(ann.id, "dancing")


async def test_a_method_that_the_double_lacks_fails_loudly() -> None:
    async with with_ann() as (stage, ann):
        with pytest.raises(Exception, match="sendDice is not in the double"):
            await stage.bot.send_dice(ann.id)
        with pytest.raises(Exception, match="not in the double"):
            await stage.bot.send_message(ann.id, "x", reply_markup=ReplyKeyboardMarkup([["a"]]))


async def test_the_bot_can_go_away() -> None:
    async with with_ann() as (stage, _):
        assert await stage.bot.close()
        assert await stage.bot.log_out()

"""Whatever the bot let more than one person see can be searched in the double."""

from __future__ import annotations

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.stage import staged


async def test_texts_captions_and_buttons_of_groups_are_public_even_when_they_are_gone() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        button = InlineKeyboardButton("Add to 7♥", callback_data="a.5.7H")
        link = InlineKeyboardButton("Start", url="https://t.me/buraco_test_bot?start=Q9")
        markup = InlineKeyboardMarkup([[button, link]])
        sent = await stage.bot.send_message(group.id, "one", reply_markup=markup)
        await stage.bot.edit_message_text("two", group.id, sent.message_id)
        await stage.bot.delete_message(group.id, sent.message_id)
        await stage.bot.send_photo(group.id, png(), caption="three")
        found = [
            (one.sort, one.text)
            for word in ("ONE", "two", "7♥", "7h", "q9", "three")
            for one in stage.double.public.find(word)
        ]
        assert found == [
            ("text", "one"),
            ("text", "two"),
            ("button", "Add to 7♥"),
            ("data", "a.5.7H"),
            ("url", "https://t.me/buraco_test_bot?start=Q9"),
            ("caption", "three"),
        ]
        assert {one.chat for one in stage.double.public.all} == {group.id}


async def test_pictures_of_groups_are_kept_byte_for_byte() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        sent = await stage.bot.send_photo(group.id, png(colour=1))
        await stage.bot.edit_message_media(InputMediaPhoto(png(colour=2)), group.id, sent.message_id)
        assert stage.double.public.pictures == [png(colour=1), png(colour=2)]
        assert [one.chat for one in stage.double.public.find_picture(png(colour=2))] == [group.id]


async def test_what_is_said_in_private_or_by_people_is_not_the_bots_public_word() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        group = stage.double.group("Four", ann)
        await stage.bot.send_message(ann.id, "7♥ 8♥ 9♥")
        ann.says("/lay 7♥", group)
        assert stage.double.public.find("7♥") == []


async def test_a_channel_is_public_too() -> None:
    async with staged() as stage:
        channel = stage.double.channel("News", stage.double.phone("Ann"))
        channel.promotes_bot()
        await stage.bot.send_message(channel.id, "7♥")
        assert [one.chat for one in stage.double.public.find("7♥")] == [channel.id]
        assert stage.double.public.find("7♥", chat=1) == []

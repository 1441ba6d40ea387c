"""The double's chats as a page for a person to look at."""

from __future__ import annotations

import base64

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.stage import staged


async def test_a_page_shows_every_chat_and_topic_with_nothing_from_elsewhere() -> None:
    async with staged() as stage:
        ann = stage.double.phone("<Ann>")
        ann.starts()
        forum = stage.double.group("Club & Co", ann, forum=True)
        topic = forum.topic("Buraco")
        mention = MessageEntity("text_mention", 3, 3, user=User(ann.id, "x", False))
        row = [InlineKeyboardButton(str(number), callback_data="x") for number in range(9)]
        markup = InlineKeyboardMarkup([row])
        await stage.bot.send_message(ann.id, "🂡 Ann <b>", entities=[mention], reply_markup=markup)
        await stage.bot.send_photo(forum.id, png(), caption="table", message_thread_id=topic)
        tap = ann.presses("0")
        await stage.bot.answer_callback_query(tap.id, "Not now")
        page = stage.double.dump()
        for part in (
            "&lt;Ann&gt;",
            "Club &amp; Co",
            "supergroup, Buraco",
            '🂡 <span class="mention">Ann</span> &lt;b&gt;',
            "<span>7</span></div>",
            base64.b64encode(png()).decode(),
            "&lt;Ann&gt;: Not now",
            "width:360px",
        ):
            assert part in page
        assert "<span>8</span>" not in page  # nobody sees a ninth button
        assert "http" not in page

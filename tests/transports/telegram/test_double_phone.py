"""The double's phones: what people see and can do there."""

from __future__ import annotations

import asyncio
import hmac
import json
from urllib.parse import parse_qs, parse_qsl

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, WebAppInfo

from tests.transports.telegram.double.stage import keys, staged

LINK = "https://t.me/buraco_test_bot"


async def test_a_program_shows_nothing_but_start_at_first() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann", lang="pt-br", username="ann_a", last_name="Lima")
        with pytest.raises(AssertionError, match="nothing but Start"):
            ann.says("hello")
        ann.starts()
        ann.says("hello")
        message = (await stage.bot.get_updates(timeout=0))[-1].message
        assert message is not None
        assert message.from_user is not None
        told = message.from_user
        assert (told.id, told.full_name, told.username, told.language_code) == (ann.id, "Ann Lima", "ann_a", "pt-br")


async def test_who_has_blocked_the_bot_cannot_write_to_it() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        ann.blocks()
        with pytest.raises(AssertionError, match="blocked"):
            ann.says("hello")


async def test_who_presses_start_lets_the_bot_in_again() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        ann.blocks()
        ann.opens(f"{LINK}?start=again")
        await stage.bot.send_message(ann.id, "hello")
        assert [what for _, what in await stage.updates()] == ["message", "my_chat_member", "my_chat_member", "message"]


async def test_a_page_is_told_who_opens_it_signed_with_the_bots_token() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann & <co>", lang="lv")
        ann.starts()
        button = InlineKeyboardButton("Open", web_app=WebAppInfo("https://127.0.0.1/app"))
        await stage.bot.send_message(ann.id, "one", reply_markup=InlineKeyboardMarkup([[button]]))
        url, _, fragment = (await ann.opens_page("Open")).partition("#")
        assert url == "https://127.0.0.1/app"
        told = dict(parse_qsl(parse_qs(fragment)["tgWebAppData"][0]))
        given = told.pop("hash")
        secret = hmac.digest(b"WebAppData", stage.double.token.encode(), "sha256")
        lines = "\n".join(f"{name}={value}" for name, value in sorted(told.items()))
        assert hmac.digest(secret, lines.encode(), "sha256").hex() == given
        assert json.loads(told["user"]) == {"id": ann.id, "first_name": "Ann & <co>", "language_code": "lv"}


async def test_a_deep_link_becomes_a_start_with_its_word() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.opens(f"{LINK}?start=t_4711-a")
        ann.opens(LINK)
        ann.opens("tg://resolve?domain=Buraco_Test_Bot&start=x")
        assert await stage.texts() == ["/start t_4711-a", "/start", "/start x"]


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (f"{LINK}?start={'x' * 65}", "a link cannot carry this"),
        (f"{LINK}?start=a.b", "a link cannot carry this"),
        ("https://t.me/other_bot?start=x", "no link to the bot"),
        ("https://example.org/?start=x", "no link to Telegram"),
    ],
)
async def test_a_link_that_does_not_work_fails(url: str, sentence: str) -> None:
    async with staged() as stage:
        with pytest.raises(AssertionError, match=sentence):
            stage.double.phone("Ann").opens(url)


async def test_a_link_can_bring_the_bot_into_a_group() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        group.kicks_bot()
        ann.opens(f"{LINK}?startgroup=new", group)
        assert await stage.texts() == ["/start@buraco_test_bot new"]


async def test_a_button_with_a_link_is_followed() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        button = InlineKeyboardButton("Let me write to you", url=f"{LINK}?start=j5")
        await stage.bot.send_message(group.id, "Bob is missing", reply_markup=InlineKeyboardMarkup([[button]]))
        await stage.texts()
        assert (await bob.taps("Let me", group)).url == f"{LINK}?start=j5"
        assert await stage.texts() == ["/start j5"]
        await stage.bot.send_message(bob.id, "your hand")


async def test_a_button_that_begins_an_inline_query_begins_it() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        button = InlineKeyboardButton("My hand", switch_inline_query_current_chat="hand")
        await stage.bot.send_message(group.id, "table", reply_markup=InlineKeyboardMarkup([[button]]))
        await stage.texts()
        tapping = asyncio.ensure_future(ann.taps("My hand", group))
        [update] = await stage.bot.get_updates(timeout=5)
        assert update.inline_query is not None
        assert (update.inline_query.query, update.inline_query.chat_type) == ("hand", "supergroup")
        await stage.bot.answer_inline_query(update.inline_query.id, [])
        await tapping


async def test_a_tap_waits_for_its_button_to_appear() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        finding = asyncio.ensure_future(ann.finds("Draw"))
        reading = asyncio.ensure_future(ann.reads("turn"))
        assert not finding.done()
        await stage.bot.send_message(ann.id, "It is your turn", reply_markup=keys("Draw"))
        assert (await finding).text == "It is your turn"
        assert (await reading).labels == ["Draw"]


async def test_of_several_messages_with_a_button_the_newest_is_meant() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        for text in ("one", "two"):
            await stage.bot.send_message(ann.id, text, reply_markup=keys("Draw"))
        assert ann.presses("Draw").message.text == "two"
        assert ann.presses("Draw", message=ann.sees()[1]).message.text == "one"


async def test_who_is_not_in_a_group_sees_nothing_of_it_and_says_nothing_there() -> None:
    async with staged() as stage:
        ann, eve = stage.double.phone("Ann"), stage.double.phone("Eve")
        group = stage.double.group("Four", ann)
        await stage.bot.send_message(group.id, "one")
        assert eve.sees(group) == []
        with pytest.raises(AssertionError, match="Eve is not in this chat"):
            eve.says("hello", group)
        eve.joins(group)
        assert eve.sees(group)[-2].text == "one"


async def test_nobody_writes_in_a_closed_topic_but_administrators() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        forum = stage.double.group("Club", ann, bob, forum=True)
        topic = forum.topic("Buraco")
        forum.closes_topic(topic)
        with pytest.raises(AssertionError, match="closed"):
            bob.says("/new", forum, topic)
        ann.says("/new", forum, topic)

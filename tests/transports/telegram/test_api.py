"""The Bot API as chats see it, over loopback on the double."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from tests.transports.telegram.double.faults import Fault
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.server import BotApiDouble
from tests.transports.telegram.double.stage import Stage, staged
from transports.telegram.api import BotApi, Line
from transports.telegram.screen import Button, Mention, Place, Screen
from transports.telegram.troubles import (
    ApiTrouble,
    BadFile,
    BadToken,
    Blocked,
    Down,
    Gone,
    Moved,
    NoPictures,
    Refused,
    Removed,
    Rival,
    Throttled,
    TooOld,
    TopicGone,
    Unsure,
)

TAPS = Screen(
    "Draw?", ((Button("Draw", data="draw"), Button("Site", url="https://t.me/x")), (Button("In", inline="h"),))
)


def png(colour: str = "red") -> bytes:
    out = BytesIO()
    Image.new("RGB", (20, 20), colour).save(out, "PNG")
    return out.getvalue()


@asynccontextmanager
async def at_table(**ways: Any) -> AsyncIterator[tuple[Stage, BotApi, Phone, Group]]:
    async with staged(**ways) as stage, BotApi(stage.double.token, stage.double.url, limited=False) as api:
        ann = stage.double.phone("Ann")
        ann.starts()
        yield stage, api, ann, stage.double.group("Four", ann)


async def test_it_knows_itself() -> None:
    async with staged() as stage:
        api = BotApi(stage.double.token, stage.double.url + "/")
        me = await api.open()
        assert (me.username, me.id > 0) == (stage.double.world.me.username, True)
        await api.aclose()
        with pytest.raises(Down):
            await api.send(Place(5), TAPS)


async def test_where_it_cannot_begin_nothing_is_open_and_it_may_be_tried_again() -> None:
    async with staged() as stage:
        api = BotApi(stage.double.token, stage.double.url)
        stage.double.faults.next(Fault("error"))
        with pytest.raises(Down):
            await api.open()
        assert not stage.double.called("sendMessage")
        with pytest.raises(Down, match="cannot be reached"):
            await api.send(Place(5), TAPS)
        assert (await api.open()).username == stage.double.world.me.username
        await api.aclose()


async def test_a_message_is_sent_changed_stripped_and_deleted() -> None:
    async with at_table() as (_, api, ann, _):
        place = Place(ann.id)
        sent = await api.send(place, TAPS, protect=True)
        assert ann.newest().protected
        assert ann.newest().buttons == [["Draw", "Site"], ["In"]]
        await api.edit_text(place, sent.message, Screen("Lay?"))
        assert (ann.newest().text, ann.newest().buttons) == ("Lay?", [])
        await api.edit_text(place, sent.message, Screen("Lay?"))  # not modified: as wished for
        await api.edit_text(place, sent.message, TAPS)
        await api.strip(place, sent.message)
        await api.strip(place, sent.message)
        assert (ann.newest().text, ann.newest().buttons) == ("Draw?", [])
        await api.delete(place, sent.message)
        assert [one for one in ann.sees() if one.by_bot] == []
        for gone in (api.delete(place, sent.message), api.edit_text(place, sent.message, TAPS)):
            with pytest.raises(Gone):
                await gone


async def test_a_picture_is_sent_once_and_then_by_its_number() -> None:
    async with at_table() as (stage, api, ann, group):
        sent = await api.send(Place(ann.id), TAPS, png())
        assert sent.file
        again = await api.send(Place(group.id), TAPS, sent.file)
        assert stage.double.world.files.uploads == 1
        await api.edit_caption(Place(ann.id), sent.message, Screen("Lay?"))
        assert ann.newest().text == "Lay?"
        await api.edit_caption(Place(ann.id), sent.message, Screen("Lay?"))
        changed = await api.edit_picture(Place(ann.id), sent.message, TAPS, png("blue"))
        assert changed is not None
        assert changed.file != sent.file
        assert changed.file is not None
        assert await api.edit_picture(Place(ann.id), sent.message, TAPS, changed.file) is None
        for trouble, picture in ((BadFile, "nothing"), (Refused, b"no picture")):
            with pytest.raises(trouble):
                await api.send(Place(group.id), TAPS, picture)
        with pytest.raises(Gone):
            await api.edit_text(Place(group.id), again.message, TAPS)


async def test_names_are_mentioned_where_they_stand_whatever_signs_come_before() -> None:
    async with at_table() as (_, api, ann, _):
        text = "🂡🃟 é: Ann <b>_*& plays"
        await api.send(Place(ann.id), Screen(text, mentions=(Mention(ann.id, text.index("Ann"), 3),)))
        assert ann.newest().mentions == [(ann.id, "Ann")]
        assert ann.newest().text == text


async def test_a_topic_is_written_to_and_the_general_one_without_its_number() -> None:
    async with at_table() as (stage, api, ann, _):
        forum = stage.double.group("Forum", ann, forum=True)
        topic = forum.topic("Buraco")
        await api.send(Place(forum.id, topic), Screen("in"))
        await api.send(Place(forum.id, 1), Screen("general"))
        await api.typing(Place(forum.id, 1))
        assert [one.text for one in forum.messages(topic) if one.by_bot and one.text] == ["in"]
        assert ann.newest(forum).topic is None
        forum.closes_topic(topic)
        with pytest.raises(TopicGone):
            await api.send(Place(forum.id, topic), Screen("in"))
        forum.deletes_topic(topic)
        with pytest.raises(TopicGone):
            await api.send(Place(forum.id, topic), Screen("in"))


async def test_who_cannot_be_written_to_is_told_from_where_it_may_not_write() -> None:
    async with at_table() as (stage, api, ann, group):
        bob = stage.double.phone("Bob")
        with pytest.raises(Blocked):  # they have not pressed Start
            await api.send(Place(bob.id), TAPS)
        for goes in (ann.blocks, ann.deletes_account):
            goes()
            with pytest.raises(Blocked):
                await api.send(Place(ann.id), TAPS)
        group.silences_bot()
        with pytest.raises(NoPictures):
            await api.send(Place(group.id), TAPS, png())
        with pytest.raises(Removed):
            await api.send(Place(group.id), TAPS)
        group.kicks_bot()
        for place in (Place(group.id), Place(-5)):
            with pytest.raises(Removed):
                await api.send(place, TAPS)


async def test_a_group_that_has_moved_says_where_to() -> None:
    async with at_table() as (stage, api, ann, _):
        small = stage.double.group("Small", ann, basic=True)
        old = small.id
        new = small.upgrades()
        with pytest.raises(Moved) as moved:
            await api.send(Place(old), TAPS)
        assert moved.value.chat == new


async def test_too_much_at_once_says_how_long_to_wait_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PTB_TIMEDELTA", raising=False)  # the library would warn, and warnings are errors here
    async with at_table() as (stage, api, ann, _):
        stage.double.faults.next(Fault("flood", seconds=7))
        with caplog.at_level(logging.DEBUG), pytest.raises(Throttled) as throttled:
            await api.send(Place(ann.id), TAPS)
        assert throttled.value.after_s == 7
        assert [record for record in caplog.records if record.name.startswith(("telegram", "httpx"))] == []
    async with staged() as stage, BotApi(stage.double.token, stage.double.url) as limited:
        stage.double.faults.next(Fault("flood", seconds=7))
        with caplog.at_level(logging.DEBUG), pytest.raises(Throttled):
            await limited.send(Place(5), TAPS)
        assert "Traceback" not in caplog.text


async def test_what_was_not_done_is_told_from_what_may_have_been() -> None:
    async with at_table() as (stage, api, ann, _):
        for fault, trouble, done in (
            ("error", Down, False),
            ("proxy_page", Down, False),
            ("cut_before", Unsure, False),
            ("cut_after", Unsure, True),
        ):
            before = len(ann.sees())
            stage.double.faults.next(Fault(fault))  # type: ignore[arg-type]
            with pytest.raises(trouble):
                await api.send(Place(ann.id), TAPS)
            assert len(ann.sees()) - before == done
    with pytest.raises(Down):
        await BotApi("1:x", "http://127.0.0.1:9").open()


async def test_a_lost_answer_leaves_it_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.2)
    async with at_table() as (stage, api, ann, _):
        stage.double.faults.next("lost_answer", method="sendMessage")
        with pytest.raises(Unsure):
            await api.send(Place(ann.id), TAPS)
        assert ann.newest().text == "Draw?"


async def test_a_tap_is_answered_once_and_what_is_too_old_is_said_so() -> None:
    async with at_table() as (stage, api, ann, _):
        await api.send(Place(ann.id), TAPS)
        tap = ann.presses("Draw")
        (update,) = [one for one in await api.updates(0, 0) if one.callback_query]
        assert update.callback_query is not None
        await api.answer(update.callback_query.id, "x" * 300, alert=True)
        toast = await ann.answered(tap)
        assert (len(toast.text), toast.alert) == (200, True)
        with pytest.raises(TooOld):
            await api.answer(update.callback_query.id)
        assert stage.double.called("answerCallbackQuery")


async def test_an_inline_query_is_answered_to_its_asker_alone() -> None:
    async with at_table() as (stage, api, ann, group):
        stage.double.world.inline_on = True
        asking = asyncio.create_task(ann.types_inline("hand", group))
        await stage.double.until("it was asked", lambda: bool(stage.double.updates.waiting))
        (query,) = [one.inline_query for one in await api.updates(0, 0) if one.inline_query]
        await api.answer_inline(query.id, [Line("1", "7H 8H", "your hand", "I looked at my hand.")], ("Open", "hand"))
        (offer,) = await asking
        assert offer.content.text == "I looked at my hand."
        (asked,) = stage.double.called("answerInlineQuery")
        assert (asked.integer("cache_time", 9), asked.flag("is_personal")) == (0, True)


async def test_updates_are_done_with_when_later_ones_are_asked_for_and_only_one_program_may_ask() -> None:
    async with at_table() as (stage, api, ann, _):
        ann.says("hello")
        found = await api.updates(0, 0)
        assert found[-1].message is not None
        assert found[-1].message.text == "hello"
        assert await api.updates(found[-1].update_id + 1, 0) == ()
        await api.set_webhook("https://example.org/hook", "secret")
        with pytest.raises(Rival):
            await api.updates(0, 0)
        await api.drop_webhook()
        assert await api.updates(0, 0) == ()
        assert api.read(found[-1].to_dict()) == found[-1]
        assert api.read({"nothing": 1}) is None or api.read("x") is None
        assert stage.double.webhook.url == ""


async def test_who_is_in_a_group_can_be_asked_and_commands_are_offered_in_each_language() -> None:
    async with at_table() as (stage, api, ann, group):
        bob = stage.double.phone("Bob")
        assert await api.is_member(group.id, ann.id)
        assert not await api.is_member(group.id, bob.id)
        await api.set_commands({"new": "a table"}, group=True, language=None)
        await api.set_commands({"new": "uma mesa"}, group=True, language="pt")
        await api.set_commands({"play": "alone"}, group=False, language=None)
        assert [one["description"] for one in ann.menu(group)] == ["a table"]
        assert [one["command"] for one in ann.menu()] == ["play"]


async def test_nothing_that_goes_wrong_and_nothing_that_is_logged_holds_the_token(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with at_table() as (stage, api, ann, _):
        caplog.set_level(logging.DEBUG, "httpx")  # as somebody's own settings may say later
        token = stage.double.token
        with caplog.at_level(logging.DEBUG):
            await api.send(Place(ann.id), TAPS)
            for fault in ("error", "proxy_page", "flood", "cut_before", "cut_after"):
                stage.double.faults.next(Fault(fault))
                with pytest.raises(ApiTrouble) as found:
                    await api.send(Place(ann.id), TAPS)
                assert token not in repr(found.value)
                assert found.value.__cause__ is None
                assert found.value.__context__ is None
                stage.clock.advance(10_000)
            other = BotApi(token[:-1] + "0", stage.double.url)
            with pytest.raises(BadToken) as bad:
                await other.open()
            await other.aclose()
        assert token not in caplog.text + repr(bad.value)
        assert token[:-1] not in caplog.text + repr(bad.value)
    with pytest.raises(BadToken):
        BotApi("")


async def test_what_cannot_be_sent_is_refused_and_not_tried_for_ever() -> None:
    async with at_table() as (_, api, ann, _):
        with pytest.raises(Refused):
            await api.send(Place(ann.id), Screen("\ud800"))
        with pytest.raises(Refused):
            await api.send(Place(ann.id), Screen("x" * 5000))


async def test_many_may_be_asked_for_at_once() -> None:
    double = BotApiDouble()
    async with double.open(check_limits=False), BotApi(double.token, double.url, limited=False) as api:
        people = [double.phone(f"P{number}") for number in range(200)]
        for one in people:
            one.starts()
        await asyncio.gather(*(api.send(Place(one.id), TAPS) for one in people))
        assert all(one.newest().text == "Draw?" for one in people)

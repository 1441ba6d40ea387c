"""The double's counters: the bot is told, and a test fails, when it calls faster than Telegram allows."""

from __future__ import annotations

import pytest
from telegram.error import RetryAfter

from core.table.clock import ManualClock
from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.rates import Rates
from tests.transports.telegram.double.stage import staged

PRIVATE = Chat(5, "private", person=Person(5, "Ann"))
GROUP = Chat(-5, "group", "Four")


def counted(clock: ManualClock, chat: Chat, method: str, times_ms: list[int]) -> list[str]:
    """What is noted when the bot calls at these times."""
    rates = Rates(lambda: clock.wall_ms() / 1000)
    for at in times_ms:
        clock.advance(at - clock.now_ms())
        rates.count(method, chat.id, chat)
    return rates.over


@pytest.mark.parametrize("method", ["sendMessage", "editMessageText", "editMessageMedia", "sendPhoto"])
def test_a_private_chat_takes_three_messages_at_once_and_one_a_second(method: str) -> None:
    at_once = [0, 0, 0]
    assert counted(ManualClock(), PRIVATE, method, at_once + [1000, 2000, 3000]) == []
    assert len(counted(ManualClock(), PRIVATE, method, at_once + [500])) == 1
    assert counted(ManualClock(), PRIVATE, method, [*range(0, 3600, 600)]) == []
    assert len(counted(ManualClock(), PRIVATE, method, [*range(0, 4200, 600)])) == 1
    assert counted(ManualClock(), PRIVATE, method, [*range(0, 60_000, 1000)]) == []


@pytest.mark.parametrize("method", ["sendMessage", "editMessageCaption", "editMessageReplyMarkup"])
def test_a_group_takes_twenty_messages_a_minute(method: str) -> None:
    assert counted(ManualClock(), GROUP, method, [*range(0, 600_000, 3000)]) == []
    assert counted(ManualClock(), GROUP, method, [0] * 20) == []
    [said] = counted(ManualClock(), GROUP, method, [0] * 20 + [59_000])
    assert said == f"{method} in -5: more than 20 messages a minute in one group"
    assert counted(ManualClock(), GROUP, method, [0] * 20 + [60_000]) == []


@pytest.mark.parametrize("method", ["deleteMessage", "answerCallbackQuery", "getChat", "sendChatAction"])
def test_what_is_no_message_is_not_counted(method: str) -> None:
    assert counted(ManualClock(), GROUP, method, [0] * 200) == []


def test_all_chats_together_take_thirty_messages_a_second() -> None:
    clock = ManualClock()
    rates = Rates(lambda: clock.wall_ms() / 1000)
    for number in range(30):
        rates.count("sendMessage", number + 1, PRIVATE)
    assert rates.over == []
    rates.count("editMessageText", 99, PRIVATE)
    assert rates.over == ["editMessageText in 99: more than 30 messages a second to all chats"]


async def test_the_double_fails_at_its_end_when_the_bot_went_over() -> None:
    async def too_fast() -> None:
        async with staged(check_limits=True) as stage:
            ann = stage.double.phone("Ann")
            ann.starts()
            for number in range(4):
                await stage.bot.send_message(ann.id, str(number))

    with pytest.raises(AssertionError, match="more than one message a second in a private chat"):
        await too_fast()


async def test_edits_that_are_refused_are_counted_too() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        sent = await stage.bot.send_message(ann.id, "one")
        for _ in range(3):
            with pytest.raises(Exception, match="not modified"):
                await stage.bot.edit_message_text("one", ann.id, sent.message_id)
        assert len(stage.double.rates.over) == 1
        assert stage.double.rates.counts[ann.id] == 4


async def test_going_over_makes_a_flood_where_that_is_wanted() -> None:
    async with staged(strict_rates=True) as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        for number in range(3):
            await stage.bot.send_message(ann.id, str(number))
        with pytest.raises(RetryAfter):
            await stage.bot.send_message(ann.id, "four")
        assert "four" not in [one.text for one in ann.sees()]
        stage.clock.advance(5_000)
        await stage.bot.send_message(ann.id, "four")

"""What becomes of what is to be shown in a chat when showing it fails."""

from __future__ import annotations

import pytest

from tests.transports.telegram.posted import ANN, GROUP, Posted, posted, words
from transports.telegram.errands import FADED
from transports.telegram.screen import Mention, Place, Screen
from transports.telegram.troubles import (
    BadMentions,
    BadToken,
    Blocked,
    Down,
    Gone,
    Moved,
    NoPictures,
    Refused,
    Removed,
    Throttled,
    TopicGone,
    Unsure,
)

TOPIC = Place(GROUP.chat, 5)


async def shown(it: Posted, place: Place = ANN, text: str = "1") -> None:
    """Something stands there, and all is quiet."""
    it.outbox.show(place, "table", words(text))
    await it.goes_by(4_000)


# --- silence ---------------------------------------------------------------------------------------------------------


async def test_while_telegram_wants_silence_nothing_at_all_is_sent_there_and_then_the_newest() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("edit_text", Throttled(20))
        it.outbox.show(ANN, "table", words("2"))
        await it.settled()
        assert it.outbox.throttled(ANN) == pytest.approx(20.3)
        for number in range(190):
            it.outbox.show(ANN, "table", words(str(number)))
            it.outbox.hurry(ANN)
            await it.goes_by(100)
        it.outbox.say(ANN, words("line"))
        it.outbox.drop(ANN, "other")
        assert len(it.did) == 2
        await it.goes_by(5_000)
        assert sorted(it.did[2:]) == [("edit_text", "189"), ("send", "line")]
        assert it.when[2] >= it.when[1] + 20_000
        assert it.outbox.throttled(ANN) == 0


async def test_silence_in_one_chat_is_none_in_another() -> None:
    async with posted() as it:
        it.api.plan("send", Throttled(20))
        it.outbox.show(ANN, "table", words("1"))
        await it.settled()
        it.outbox.show(GROUP, "table", words("2"))
        await it.settled()
        assert it.stands(GROUP) == ["2"]
        assert it.outbox.throttled(GROUP) == 0


async def test_clocks_are_told_when_silence_begins_when_it_lasts_longer_and_when_it_is_over() -> None:
    async with posted() as it:
        await shown(it, GROUP)
        await shown(it, TOPIC)
        it.api.plan("edit_text", Throttled(5), times=2)
        it.outbox.show(GROUP, "table", words("2"))
        await it.goes_by(20_000)
        told = [("throttled", GROUP, 5), ("throttled", TOPIC, 5)]
        assert it.heard.all == told + told + [("free", GROUP), ("free", TOPIC)]


async def test_clocks_are_told_that_it_is_over_though_nothing_is_left_to_be_shown() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("edit_text", Throttled(5))
        it.outbox.show(ANN, "table", words("2"))
        await it.settled()
        it.outbox.show(ANN, "table", words("1"))
        await it.goes_by(6_000)
        assert it.heard.all == [("throttled", ANN, 5), ("free", ANN)]
        assert it.did[2:] == []


async def test_where_three_chats_are_throttled_at_once_all_chats_are() -> None:
    async with posted() as it:
        it.api.plan("send", Throttled(10), times=3)
        for number in (1, 2, 3):
            it.outbox.show(Place(number), "table", words("1"))
        await it.settled()
        it.outbox.show(ANN, "table", words("1"))
        await it.goes_by(9_000)
        assert len(it.did) == 3
        assert it.outbox.throttled(ANN) > 0
        await it.goes_by(3_000)
        assert it.stands() == ["1"]
        assert {what for what in it.heard.all if what[0] == "free"} == {("free", Place(n)) for n in (1, 2, 3)}


# --- whether it was done ---------------------------------------------------------------------------------------------


async def test_a_line_that_may_have_been_said_is_not_said_again() -> None:
    async with posted() as it:
        it.api.plan("send", Unsure(""))
        it.outbox.say(ANN, words("canasta"))
        it.outbox.say(ANN, words("pot"))
        await it.goes_by(10_000)
        assert it.did == [("send", "canasta"), ("send", "pot")]


async def test_a_line_that_was_surely_not_said_is_said_again_and_before_the_next() -> None:
    async with posted() as it:
        for trouble in (Down(""), BadToken("")):
            it.api.plan("send", trouble)
        it.outbox.say(ANN, words("canasta"))
        it.outbox.say(ANN, words("pot"))
        await it.goes_by(20_000)
        assert it.did == [("send", "canasta")] * 3 + [("send", "pot")]


async def test_a_message_that_may_have_come_is_sent_again() -> None:
    async with posted() as it:
        it.api.plan("send", Unsure(""))
        await shown(it)
        assert it.did == [("send", "1")] * 2


async def test_a_message_that_was_left_behind_is_cleared_away_when_it_is_tapped() -> None:
    async with posted() as it:
        await shown(it)
        for message in (101, 140, 60):
            it.outbox.hurry(ANN, message, "table")
        it.outbox.hurry(ANN)
        await it.goes_by(5_000)
        assert it.did[1:] == [("delete", 140), ("strip", 60)]
        again = Posted(it.store, it.clock)
        again.outbox.hurry(ANN, 101, "table")
        again.outbox.hurry(ANN, 50, "menu")
        await again.goes_by(5_000)
        assert again.did == [("strip", 50)]
        await again.outbox.aclose(0)


async def test_what_a_message_shows_after_a_lost_answer_is_not_guessed() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("edit_text", Unsure(""))
        it.outbox.show(ANN, "table", words("2"))
        await it.settled()
        it.outbox.show(ANN, "table", words("1"))
        await it.goes_by(5_000)
        assert it.did == [("send", "1"), ("edit_text", "2"), ("edit_text", "1")]


async def test_while_telegram_is_down_it_is_asked_less_and_less_often() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("edit_text", Down(""), times=1000)
        it.outbox.show(ANN, "table", words("2"))
        await it.goes_by(200_000)
        gaps = [later - sooner for sooner, later in zip(it.when[1:], it.when[2:], strict=False)]
        assert gaps[:5] == [1_000, 2_000, 4_000, 8_000, 15_000]
        assert set(gaps[5:]) == {30_000}
        it.api.troubles.clear()
        it.outbox.show(ANN, "table", words("3"))
        await it.goes_by(31_000)
        assert it.stands() == ["3"]


# --- messages and people that are gone -------------------------------------------------------------------------------


async def test_a_message_that_was_deleted_is_sent_anew() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("edit_text", Gone(""))
        it.outbox.show(ANN, "table", words("2"))
        await it.goes_by(3_000)
        it.outbox.show(ANN, "table", words("3"))
        await it.goes_by(3_000)
        assert it.did == [("send", "1"), ("edit_text", "2"), ("send", "2"), ("edit_text", "3")]


async def test_who_has_blocked_the_bot_is_told_of_once_and_gets_a_new_message_later() -> None:
    for trouble in (Blocked(""), Removed("")):
        async with posted() as it:
            await shown(it)
            it.api.plan("edit_text", trouble)
            it.outbox.show(ANN, "table", words("2"))
            it.outbox.say(ANN, words("line"))
            it.outbox.hurry(ANN)
            await it.goes_by(5_000)
            assert it.heard.all == [("blocked", ANN.chat)]
            assert len(it.did) == 2
            it.outbox.show(ANN, "table", words("3"))
            await it.goes_by(1_000)
            assert it.did[2:] == [("send", "3")]


async def test_a_group_that_has_thrown_the_bot_out_is_told_of() -> None:
    async with posted() as it:
        await shown(it, GROUP)
        it.api.plan("edit_text", Removed(""))
        it.outbox.show(GROUP, "table", words("2"))
        await it.goes_by(5_000)
        assert it.heard.all == [("removed", GROUP)]
        assert len(it.did) == 2


async def test_in_a_topic_that_is_gone_nothing_more_is_said_and_elsewhere_it_is() -> None:
    async with posted() as it:
        it.api.plan("send", TopicGone(""))
        it.outbox.say(TOPIC, words("1"))
        it.outbox.show(TOPIC, "table", words("2"))
        it.outbox.say(GROUP, words("3"))
        await it.goes_by(8_000)
        assert it.heard.all == [("topic_gone", TOPIC)]
        assert it.did == [("send", "2"), ("send", "3")]


async def test_a_group_with_another_number_gets_all_that_waited_there_and_messages_anew() -> None:
    new = Place(-100777)
    async with posted() as it:
        await shown(it, GROUP)
        it.api.plan("send", Moved(new.chat))
        it.outbox.show(GROUP, "table", words("2"))
        it.outbox.say(GROUP, words("line"))
        await it.goes_by(10_000)
        await it.shelf.move_chat(GROUP.chat, new.chat)
        it.outbox.show(GROUP, "other", words("o"))
        it.outbox.show(GROUP, "table", words("3"))
        await it.goes_by(10_000)
        assert it.heard.all == [("moved", GROUP.chat, new.chat)]
        assert sorted(it.stands(new)) == ["3", "line", "o"]
        assert it.stands(GROUP) == ["1"]
        assert {place for _, _, place, _ in it.api.calls[2:]} == {new}


async def test_the_front_may_hear_first_that_a_group_has_another_number() -> None:
    new = Place(-100777)
    async with posted() as it:
        await shown(it, GROUP)
        it.outbox.show(GROUP, "table", words("2"))
        it.outbox.move(GROUP.chat, new.chat)
        it.outbox.show(new, "table", words("3"))
        await it.goes_by(5_000)
        assert it.stands(new) == ["3"]
        assert it.heard.all == []


# --- what is refused -------------------------------------------------------------------------------------------------


async def test_where_mentions_are_refused_the_text_comes_without() -> None:
    async with posted() as it:
        it.api.plan("send", BadMentions(""))
        it.outbox.say(ANN, Screen("Ann, it is your turn", mentions=(Mention(7, 0, 3),)))
        await it.goes_by(3_000)
        assert it.stands() == ["Ann, it is your turn"]
        assert len(it.did) == 2


async def test_what_is_refused_is_left_out_and_what_comes_after_is_shown() -> None:
    async with posted() as it:
        it.api.plan("send", Refused("no"))
        it.outbox.say(ANN, words("1"))
        it.outbox.say(ANN, words("2"))
        await it.goes_by(5_000)
        assert it.did == [("send", "1"), ("send", "2")]


async def test_what_is_refused_for_ever_is_not_asked_for_ever() -> None:
    for trouble in (BadMentions(""), Gone(""), Refused("")):
        async with posted() as it:
            await shown(it)
            it.api.plan("edit_text", trouble, times=99)
            it.api.plan("send", trouble, times=99)
            it.outbox.show(ANN, "table", words("2"))
            await it.goes_by(60_000)
            assert len(it.did) <= 10
            assert it.outbox._workers == {}


async def test_a_fault_of_our_own_leaves_out_what_it_concerns_and_nothing_else() -> None:
    async with posted() as it:
        it.api.plan("send", ZeroDivisionError())  # type: ignore[arg-type]
        it.outbox.say(ANN, words("1"))
        it.outbox.say(ANN, words("2"))
        await it.goes_by(3_000)
        assert it.stands() == ["2"]


async def test_a_message_that_is_too_old_to_be_deleted_loses_its_buttons_and_what_it_showed() -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("delete", Gone(""))
        it.outbox.show(ANN, "table", words("2", picture="p"))
        await it.goes_by(5_000)
        assert it.did[1:] == [("send", "2"), ("delete", 101), ("edit_text", FADED)]


async def test_what_could_not_be_sent_below_is_tried_again_there() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "table", words("1"))
        await it.goes_by(2_000)
        it.api.plan("send", Down(""))
        it.outbox.below(ANN, "table")
        it.outbox.show(ANN, "table", words("2"))
        await it.goes_by(5_000)
        assert it.stands() == ["2"]


# --- pictures --------------------------------------------------------------------------------------------------------


async def test_where_no_pictures_may_be_sent_the_text_is_and_no_picture_is_tried_for_a_while() -> None:
    async with posted() as it:
        it.api.plan("send", NoPictures(""))
        it.outbox.show(GROUP, "table", words("1", picture="p"))
        await it.goes_by(8_000)
        it.outbox.show(GROUP, "table", words("2", picture="q"))
        await it.goes_by(8_000)
        assert it.stands(GROUP) == ["2"]
        assert it.did == [("send", "1"), ("send", "1"), ("edit_text", "2")]
        await it.goes_by(60_000)
        it.outbox.show(GROUP, "table", words("3", picture="r"))
        await it.goes_by(8_000)
        assert it.stands(GROUP) == ["[3]"]
        assert it.heard.all == []

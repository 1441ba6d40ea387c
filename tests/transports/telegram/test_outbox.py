"""The outbox: the newest wins, at the pace that Telegram bears, and after a restart it goes on where it was."""

from __future__ import annotations

import asyncio
import itertools
import logging

import pytest

from tests.transports.telegram.posted import ANN, GROUP, Posted, posted, words
from transports.telegram.screen import Place
from transports.telegram.troubles import Down, Throttled, TooOld, Unsure


async def test_the_first_thing_goes_at_once_and_of_what_comes_within_a_second_only_the_newest() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.settled()
        for number in "2345":
            it.outbox.show(ANN, "hand", words(number))
            await it.goes_by(100)
        await it.goes_by(3_000)
        assert it.did == [("send", "1"), ("edit_text", "5")]
        assert it.when == [0, 1_000]
        assert it.stands() == ["5"]


async def test_after_quiet_a_change_goes_at_once_again() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(5_000)
        it.outbox.show(ANN, "hand", words("2"))
        await it.settled()
        assert it.when == [0, 5_000]


async def test_what_stands_already_is_not_sent_again() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("1", buttons=2))
        await it.goes_by(2_000)
        assert it.did == [("send", "1"), ("edit_text", "1")]


async def test_what_was_changed_and_changed_back_in_time_is_not_sent() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.settled()
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(500)
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(3_000)
        assert it.did == [("send", "1")]


async def test_what_stands_in_a_group_is_changed_every_three_seconds_at_most() -> None:
    async with posted() as it:
        for number in range(100):
            it.outbox.show(GROUP, "table", words(str(number)))
            await it.goes_by(100)
        await it.goes_by(4_000)
        assert it.when == [0, 3_000, 6_000, 9_000, 12_000][: len(it.when)]
        assert len(it.when) >= 4
        assert it.stands(GROUP) == ["99"]


async def test_in_a_group_nothing_is_done_more_than_twenty_times_a_minute() -> None:
    async with posted() as it:
        for second in range(150):
            it.outbox.show(GROUP, "table", words(f"table {second}"))
            if second % 2:
                it.outbox.say(GROUP, words(f"line {second}"))
            await it.goes_by(1_000)
        for start in it.when:
            assert sum(start <= each < start + 60_000 for each in it.when) <= 20
        shows = [when for when, method, _, text in it.api.calls if str(text).startswith("table")]
        assert min(later - sooner for sooner, later in itertools.pairwise(shows)) >= 3_000
        assert len(it.when) >= 40


async def test_lines_are_said_in_order_and_each_once() -> None:
    async with posted() as it:
        for number in range(5):
            it.outbox.say(GROUP, words(str(number)))
        await it.goes_by(10_000)
        assert it.did == [("send", str(number)) for number in range(5)]
        assert it.when[:4] == [0, 1_000, 2_000, 3_000]


async def test_of_very_many_lines_the_oldest_are_left_out() -> None:
    async with posted() as it:
        for number in range(100):
            it.outbox.say(ANN, words(str(number)))
        await it.goes_by(60_000)
        assert [text for _, text in it.did] == [str(number) for number in range(70, 100)]


async def test_chats_do_not_wait_for_one_whose_answer_takes_long() -> None:
    async with posted() as it:
        slow = asyncio.Event()
        send = it.api.send

        async def waits(place: Place, *what: object, **more: object) -> object:
            if place == ANN:
                await slow.wait()
            return await send(place, *what, **more)  # type: ignore[arg-type]

        it.api.send = waits  # type: ignore[method-assign, assignment]
        it.outbox.show(ANN, "hand", words("1"))
        it.outbox.show(Place(8), "hand", words("2"))
        await it.goes_by(1_000)
        assert it.did == [("send", "2")]
        slow.set()
        await it.settled()
        assert it.did == [("send", "2"), ("send", "1")]


# --- the day of a message is over ------------------------------------------------------------------------------------


async def test_a_dropped_message_loses_its_buttons_and_the_next_is_sent_anew() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        it.outbox.drop(ANN, "hand")
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(3_000)
        assert it.did == [("send", "1"), ("send", "2"), ("strip", 101)]
        assert it.stands() == ["1", "2"]
        assert it.api.buttons == {101: 0, 102: 1}


async def test_what_was_to_be_shown_before_the_drop_is_shown_without_buttons() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.settled()
        it.outbox.show(ANN, "hand", words("the score"))
        it.outbox.drop(ANN, "hand")
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(5_000)
        assert it.stands() == ["the score", "2"]
        assert it.api.buttons == {101: 0, 102: 1}


async def test_what_was_never_sent_is_sent_though_it_was_dropped_and_dropping_nothing_is_harmless() -> None:
    async with posted() as it:
        it.outbox.drop(ANN, "hand")
        it.outbox.show(ANN, "hand", words("1"))
        it.outbox.drop(ANN, "hand")
        await it.goes_by(3_000)
        assert it.did == [("send", "1")]
        assert it.api.buttons == {101: 0}


async def test_a_message_that_has_moved_up_is_sent_anew_below_but_not_often() -> None:
    async with posted() as it:
        it.outbox.show(GROUP, "table", words("1"))
        await it.goes_by(200_000)
        for _ in range(8):
            it.outbox.noise(GROUP)
        it.outbox.show(GROUP, "table", words("2"))
        await it.goes_by(5_000)
        assert it.did == [("send", "1"), ("send", "2"), ("delete", 101)]
        for _ in range(8):
            it.outbox.noise(GROUP)
        it.outbox.show(GROUP, "table", words("3"))
        await it.goes_by(5_000)
        assert it.did[3:] == [("edit_text", "3")]


async def test_an_answer_to_a_tap_waits_for_nothing() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        it.api.plan("edit_text", Throttled(60))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("2"))
        await it.settled()
        for number in range(50):
            it.outbox.answer(str(number), "no" * 150, alert=True)
        await it.settled()
        answers = [what for _, method, _, what in it.api.calls if method == "answer"]
        assert len(answers) == 50
        assert answers[0] == ("0", ("no" * 150)[:199] + "…", True)


async def test_an_answer_is_tried_twice_and_one_that_nobody_waits_for_once() -> None:
    async with posted() as it:
        for trouble in (Unsure(""), Down(""), Throttled(2), TooOld(""), Throttled(60)):
            it.api.plan("answer", trouble)
            it.outbox.answer(trouble.code)
            await it.goes_by(3_000)
        assert [what[0] for _, what in it.did].count("telegram_unsure") == 2
        assert [what[0] for _, what in it.did].count("telegram_down") == 2
        assert [what[0] for _, what in it.did].count("telegram_throttled") == 3
        assert [what[0] for _, what in it.did].count("telegram_too_old") == 1


async def test_at_the_end_what_is_newest_is_sent_if_there_is_time() -> None:
    it = Posted()
    it.outbox.show(ANN, "hand", words("1"))
    await it.settled()
    it.outbox.show(ANN, "hand", words("2"))
    it.outbox.show(GROUP, "table", words("t"))
    ending = asyncio.create_task(it.outbox.aclose(5_000))
    await it.goes_by(1_500)
    assert ending.done()
    assert it.stands() == ["2"]
    assert it.stands(GROUP) == ["t"]
    it.outbox.show(ANN, "hand", words("3"))
    it.outbox.answer("1")
    await it.goes_by(5_000)
    assert it.stands() == ["2"]
    await ending


async def test_at_the_end_nobody_waits_longer_than_was_said() -> None:
    it = Posted()
    it.api.plan("send", Throttled(300))
    it.outbox.show(ANN, "hand", words("1"))
    await it.settled()
    ending = asyncio.create_task(it.outbox.aclose(2_000))
    await it.goes_by(1_900)
    assert not ending.done()
    await it.goes_by(200)
    assert ending.done()
    await ending


async def test_a_hand_is_never_shown_in_a_group_and_cannot_be_handed_on(caplog: pytest.LogCaptureFixture) -> None:
    async with posted() as it:
        with caplog.at_level(logging.ERROR):
            it.outbox.show(GROUP, "hand", words("7H 8H"))
        it.outbox.show(ANN, "hand", words("7H 8H"))
        it.outbox.show(ANN, "menu", words("rules"))
        await it.goes_by(3_000)
        assert it.stands(GROUP) == []
        assert it.api.protected == {101}
        assert "7H" not in caplog.text
        assert "fault of the program" in caplog.text


async def test_chats_in_which_nothing_happens_cost_nothing_after_a_while() -> None:
    async with posted() as it:
        for number in range(1, 30):
            it.outbox.show(Place(number), "hand", words("1"))
        await it.goes_by(2_000)
        assert it.outbox._workers == {}
        it.clock.advance(700_000)
        it.outbox.show(ANN, "hand", words("2"))
        it.outbox.show(Place(99), "hand", words("2"))
        await it.settled()
        assert len(it.outbox._lanes) <= 2 + 1
        assert it.did[-2:] == [("edit_text", "2"), ("send", "2")] or it.did[-2:] == [("send", "2"), ("edit_text", "2")]

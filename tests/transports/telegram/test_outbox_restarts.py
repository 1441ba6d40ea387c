"""The outbox after a restart: it goes on where it was, within Telegram's limits."""

from __future__ import annotations

import asyncio

from tests.transports.telegram.posted import ANN, GROUP, Posted, posted, words
from transports.telegram.memory_bindings import MemoryBindings
from transports.telegram.troubles import Blocked, Down, Removed, Throttled


async def test_after_a_restart_the_message_is_edited_and_not_sent_again() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        it.outbox.show(GROUP, "table", words("t"))
        await it.goes_by(1_000)
        again = Posted(it.store, it.clock)
        again.outbox.show(ANN, "hand", words("2"))
        again.outbox.show(GROUP, "table", words("t"))
        await again.goes_by(1_000)
        assert again.did == [("edit_text", "2")]
        assert (ANN.chat, 101) in again.api.shown
        await again.outbox.aclose(0)


async def test_whoever_is_killed_between_any_two_steps_leaves_one_message_more_at_most() -> None:
    for steps in range(12):
        it = Posted()
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.goes_by(1_000)
        it.outbox.show(ANN, "hand", words("2"))
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in it.outbox._workers.values():
            task.cancel()
        again = Posted(it.store, it.clock)
        again.api.shown, again.api._number = it.api.shown, it.api._number
        again.outbox.show(ANN, "hand", words("3"))
        await again.goes_by(5_000)
        texts = again.stands()
        assert texts[-1] == "3"
        assert len(texts) <= 2
        await again.outbox.aclose(0)
        await it.outbox.aclose(0)


async def test_who_is_killed_before_they_hear_of_a_change_takes_nothing_for_what_it_was() -> None:
    it = Posted()
    it.outbox.show(ANN, "hand", words("1", picture="p"))
    await it.goes_by(1_000)
    it.api.deaf = True
    it.outbox.show(ANN, "hand", words("2", picture="q"))
    await it.goes_by(1_000)
    assert (it.stands(), it.api.files) == (["[2]"], {101: "q"})
    for task in it.outbox._workers.values():
        task.cancel()
    again = Posted(it.store, it.clock)
    again.api.shown, again.api.files = it.api.shown, it.api.files
    again.outbox.show(ANN, "hand", words("1", picture="p"))  # what was done last was not kept either
    await again.goes_by(1_000)
    assert (again.stands(), again.api.files) == (["[1]"], {101: "p"})
    await again.outbox.aclose(0)
    await it.outbox.aclose(0)


async def killed(it: Posted) -> Posted:
    """The process is killed; the next one, which has just begun."""
    workers = list(it.outbox._workers.values())
    for task in workers:
        task.cancel()
    await asyncio.gather(*workers, return_exceptions=True)
    again = Posted(it.store, it.clock)
    again.api.shown, again.api.buttons, again.api._number = it.api.shown, it.api.buttons, it.api._number
    return again


async def test_what_a_killed_process_was_to_clear_away_the_next_one_does_and_then_it_is_forgotten() -> None:
    for place in (ANN, GROUP):
        for steps in range(30):
            it = Posted()
            it.outbox.show(place, "table", words("1"))
            it.outbox.show(place, "lang", words("which"))
            await it.goes_by(4_000)
            it.outbox.show(place, "table", words("over", buttons=0))
            it.outbox.drop(place, "table")
            it.outbox.drop(place, "lang")
            it.outbox.show(place, "table", words("new"))
            for _ in range(steps):
                await asyncio.sleep(0)
            again = await killed(it)
            await again.outbox.clear_up()
            again.outbox.show(place, "table", words("new"))
            await again.goes_by(20_000)
            with_buttons = {message for message, count in again.api.buttons.items() if count}
            standing = await again.shelf.shown(place, "table")
            assert standing is not None
            lang = await again.shelf.shown(place, "lang")
            assert with_buttons <= {standing.message} | (set() if lang is None else {lang.message}), steps
            assert await again.outbox._left.all() == []
            await again.outbox.aclose(0)
            await it.outbox.aclose(0)


async def test_of_messages_that_were_sent_anew_again_and_again_before_the_old_ones_went_all_go_after_a_restart() -> (
    None
):
    it = Posted()
    it.api.plan("delete", Down(""), times=9)
    for number in range(4):
        it.outbox.show(ANN, "table", words(str(number)))
        it.outbox.below(ANN, "table")
        await it.goes_by(1_200)
    assert it.stands() == ["0", "1", "2", "3"]
    again = await killed(it)
    await again.outbox.clear_up()
    shown = await again.shelf.shown(ANN, "table")
    assert shown is not None
    again.outbox.hurry(ANN, shown.before, "table")
    await again.goes_by(10_000)
    assert [text for (_, message), text in again.api.shown.items() if again.api.buttons[message]] == ["3"]
    await again.outbox.aclose(0)
    await it.outbox.aclose(0)


async def test_in_a_chat_that_cannot_be_written_to_nothing_is_to_be_cleared_away() -> None:
    async with posted() as it:
        it.api.plan("strip", Blocked(""))
        it.outbox.show(ANN, "table", words("1"))
        await it.goes_by(1_000)
        it.outbox.drop(ANN, "table")
        await it.goes_by(3_000)
        assert it.did == [("send", "1"), ("strip", 101)]
        assert await it.outbox._left.all() == []


async def test_a_process_that_leads_no_more_says_nothing_more() -> None:
    async with posted() as it:
        other = MemoryBindings(it.store, lambda count: b"\1" * count)
        assert await it.shelf.lead("one", 1_000)
        it.clock.advance(2_000)
        assert await other.lead("two", 1_000)
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(1_000)
        assert it.heard.all == [("deposed",)]
        before = len(it.did)
        it.outbox.show(ANN, "hand", words("2"))
        it.outbox.say(GROUP, words("3"))
        await it.goes_by(5_000)
        assert len(it.did) == before


async def test_a_process_that_has_just_begun_is_careful_because_of_what_the_one_before_may_have_done() -> None:
    async with posted(just_begun=True) as it:
        it.outbox.show(ANN, "hand", words("1"))
        for number in range(5):
            it.outbox.say(GROUP, words(str(number)))
        await it.goes_by(20_000)
        assert [when for when, _, place, _ in it.api.calls if place == ANN] == [1_000]
        assert [when for when, _, place, _ in it.api.calls if place == GROUP][:3] == [3_800, 7_600, 11_400]


async def test_a_silence_that_telegram_wants_is_kept_after_a_restart_and_clocks_stand() -> None:
    async with posted() as it:
        it.api.plan("send", Throttled(30))
        it.outbox.say(ANN, words("1"))
        await it.goes_by(1_000)
        again = Posted(it.store, it.clock, just_begun=True)
        again.outbox.show(ANN, "hand", words("2"))
        await again.goes_by(28_900)
        assert again.did == []
        assert [what[0] for what in again.heard.all] == ["throttled"]
        await again.goes_by(2_000)
        assert again.did == [("send", "2")]
        assert again.heard.all[-1] == ("free", ANN)
        await again.outbox.aclose(0)


async def test_last_words_stand_in_place_of_a_picture_of_cards_which_cannot_turn_into_them() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("cards", picture="p"))
        await it.goes_by(1_000)
        it.outbox.show(ANN, "hand", words("You have left."))
        it.outbox.drop(ANN, "hand")
        await it.goes_by(10_000)
        assert it.stands() == ["You have left."]
        assert await it.outbox._left.all() == []


async def test_in_a_group_that_has_taken_the_bot_out_clearing_away_is_given_up_and_said_once() -> None:
    async with posted() as it:
        it.api.plan("strip", Removed(""), times=9)
        it.outbox.show(GROUP, "table", words("1"))
        await it.goes_by(4_000)
        it.outbox.drop(GROUP, "table")
        await it.goes_by(60_000)
        assert it.did == [("send", "1"), ("strip", 101)]

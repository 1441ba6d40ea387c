"""Pictures and texts: what is sent of them, what is edited, what takes whose place."""

from __future__ import annotations

from tests.transports.telegram.posted import ANN, GROUP, Posted, posted, words
from transports.telegram.screen import Place
from transports.telegram.troubles import BadFile, Refused

OTHER = Place(-100900)


async def test_a_picture_is_drawn_once_and_then_sent_by_its_number() -> None:
    async with posted() as it:
        for group in (GROUP, OTHER):
            it.outbox.show(group, "table", words("1", picture="p"))
            await it.goes_by(4_000)
        assert it.drawn == ["p"]
        assert it.api.given == [b"p", "file-p"]
        assert it.stands(GROUP) == it.stands(OTHER) == ["[1]"]


async def test_the_number_of_a_picture_of_a_hand_is_used_in_that_chat_and_known_nowhere_else() -> None:
    async with posted() as it:
        for number in "pqp":
            it.outbox.show(ANN, "hand", words(number, picture=number))
            await it.goes_by(2_000)
        it.outbox.show(Place(8), "hand", words("1", picture="p"))
        await it.goes_by(2_000)
        assert it.api.given == [b"p", b"q", "file-p", b"p"]
        assert await it.shelf.file_of("p") is None


async def test_where_the_picture_stays_the_same_only_what_stands_below_it_is_changed() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("2", picture="p"))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("2", picture="q"))
        await it.goes_by(2_000)
        assert it.did == [("send", "1"), ("edit_caption", "2"), ("edit_picture", "2")]
        assert it.drawn == ["p", "q"]
        again = Posted(it.store, it.clock)
        again.outbox.show(ANN, "hand", words("3", picture="q"))
        await again.goes_by(1_000)
        assert again.did == [("edit_caption", "3")]
        await again.outbox.aclose(0)


async def test_a_text_takes_the_place_of_a_picture_and_a_picture_that_of_a_text() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.goes_by(3_000)
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(3_000)
        assert it.stands() == ["2"]
        it.outbox.show(ANN, "hand", words("3", picture="p"))
        await it.goes_by(3_000)
        assert it.stands() == ["[3]"]
        assert it.did == [("send", "1"), ("send", "2"), ("delete", 101), ("send", "3"), ("delete", 102)]
        assert it.api.silent == {102, 103}


async def test_a_picture_that_cannot_be_drawn_is_its_text_and_the_next_is_a_picture() -> None:
    async with posted() as it:
        it.undrawable.add("p")
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.goes_by(2_000)
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.goes_by(2_000)
        assert it.did == [("send", "1")]
        assert it.stands() == ["1"]
        it.outbox.show(ANN, "hand", words("2", picture="q"))
        await it.goes_by(3_000)
        assert it.stands() == ["[2]"]


async def test_a_number_that_telegram_does_not_know_any_more_is_not_used_again() -> None:
    async with posted() as it:
        await it.shelf.keep_file("p", "old")
        it.api.plan("send", BadFile(""))
        for group in (GROUP, OTHER):
            it.outbox.show(group, "table", words("1", picture="p"))
            await it.goes_by(4_000)
        assert it.api.given == [b"p", "file-p"]
        assert it.stands(GROUP) == it.stands(OTHER) == ["[1]"]


async def test_a_picture_that_is_refused_is_its_text() -> None:
    for trouble in (Refused("image_process_failed"), BadFile("")):
        async with posted() as it:
            it.api.plan("send", trouble)
            it.outbox.say(ANN, words("1", picture="p"))
            await it.goes_by(3_000)
            assert it.stands() == ["1"]


async def test_the_last_picture_of_a_message_that_is_dropped_stays_without_buttons() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1", picture="p"))
        await it.settled()
        it.outbox.show(ANN, "hand", words("2", picture="q"))
        it.outbox.drop(ANN, "hand")
        await it.goes_by(3_000)
        assert it.stands() == ["[2]"]
        assert it.api.buttons == {101: 0}


async def test_a_newer_picture_that_comes_while_one_waits_is_the_one_that_is_sent() -> None:
    async with posted() as it:
        for number in range(1, 61):
            it.outbox.show(Place(number), "hand", words("old", picture=f"p{number}"))
        await it.settled()
        for number in range(1, 61):
            it.outbox.show(Place(number), "hand", words("new", picture=f"q{number}"))
        await it.goes_by(5_000)
        assert all(it.stands(Place(number)) == ["[new]"] for number in range(1, 61))
        assert sum(text == "old" for _, text in it.did) == 3

"""What must be read and may have come, or not: it is sent once more, and never more than that."""

from __future__ import annotations

from tests.transports.telegram.posted import ANN, GROUP, posted, words
from transports.telegram.screen import Place
from transports.telegram.troubles import Moved, Unsure


async def test_what_must_be_read_is_sent_once_more_before_the_next_line_where_it_is_not_known_whether_it_has_come() -> (
    None
):
    for times in (1, 2, 3):
        async with posted() as it:
            it.api.plan("send", Unsure(""), times=times)
            it.outbox.say(GROUP, words("sheet"), needed=True)
            it.outbox.say(GROUP, words("pot"))
            await it.goes_by(40_000)
            assert it.did == [("send", "sheet")] * 2 + [("send", "pot")]


async def test_the_last_words_of_a_message_are_sent_once_more_where_it_is_not_known_whether_they_have_come() -> None:
    for stood in (True, False):
        async with posted() as it:
            if stood:
                it.outbox.show(ANN, "table", words("1"))
                await it.goes_by(4_000)
            it.api.plan("send", Unsure(""), times=2)
            it.outbox.show(ANN, "table", words("over"))
            it.outbox.below(ANN, "table")
            it.outbox.drop(ANN, "table")
            await it.goes_by(20_000)
            assert [what for what in it.did if what[1] == "over"] == [("send", "over")] * 2


async def test_what_must_be_read_in_a_chat_that_has_another_number_now_must_be_read_there() -> None:
    async with posted() as it:
        it.api.plan("send", Moved(-100900))
        it.api.plan("send", Unsure(""))
        it.outbox.say(GROUP, words("sheet"), needed=True)
        await it.goes_by(20_000)
        assert [place for _, _, place, _ in it.api.calls] == [GROUP, Place(-100900), Place(-100900)]

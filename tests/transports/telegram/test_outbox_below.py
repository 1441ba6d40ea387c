"""What is to stand below all that has been said in a chat: one message, however often it is wished for."""

from __future__ import annotations

from tests.transports.telegram.posted import ANN, posted, words


async def test_what_comes_below_is_one_message_however_often_it_is_wished_for_and_the_old_one_goes() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        for text in ("2", "3", "4"):
            it.outbox.below(ANN, "hand")
            it.outbox.show(ANN, "hand", words(text))
        await it.goes_by(5_000)
        assert it.stands() == ["4"]
        assert it.did == [("send", "1"), ("send", "4"), ("delete", 101)]
        assert it.api.silent == {102}
        it.outbox.show(ANN, "hand", words("5"))
        await it.goes_by(2_000)
        assert it.did[-1] == ("edit_text", "5")


async def test_lines_typed_shortly_after_each_other_leave_one_message_with_the_newest() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        for text in ("2", "3", "4", "5"):
            it.outbox.below(ANN, "hand")
            it.outbox.show(ANN, "hand", words(text))
            await it.goes_by(300)
        await it.goes_by(9_000)
        assert it.stands() == ["5"]


async def test_what_comes_below_is_sent_though_it_stands_above_already_and_may_be_heard() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        it.outbox.below(ANN, "hand", aloud=True)
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(3_000)
        assert it.did == [("send", "1"), ("send", "1"), ("delete", 101)]
        assert it.api.silent == set()


async def test_last_words_that_are_to_stand_below_come_there_and_the_old_message_goes() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        it.outbox.below(ANN, "hand")
        it.outbox.show(ANN, "hand", words("you have left"))
        it.outbox.drop(ANN, "hand")
        await it.goes_by(5_000)
        assert it.did == [("send", "1"), ("send", "you have left"), ("delete", 101)]
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(3_000)
        assert it.stands() == ["you have left", "2"]


# --- answers, silence, the end ---------------------------------------------------------------------------------------

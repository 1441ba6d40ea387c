"""Who is shown something first, where all chats together want more than Telegram bears."""

from __future__ import annotations

from tests.transports.telegram.posted import ANN, GROUP, posted, words
from transports.telegram.screen import Place, Post


async def test_over_all_chats_no_more_than_thirty_go_in_a_second_and_who_acted_goes_first() -> None:
    async with posted() as it:
        for number in range(1, 201):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.show(Place(999), "hand", words("1"))
        it.outbox.hurry(Place(999))
        await it.goes_by(10_000)
        assert len(it.did) == 201
        for start in it.when:
            assert sum(start <= each < start + 1_000 for each in it.when) <= 30
        assert it.when[-1] < 8_000
        order = [place.chat for _, _, place, _ in it.api.calls if place is not None]
        assert order.index(999) < 40


async def test_who_acts_while_their_message_waits_behind_others_is_shown_it_soon() -> None:
    async with posted() as it:
        post: Post = it.outbox
        for number in range(1, 201):
            post.show(Place(number), "hand", words("1"))
        await it.goes_by(1_000)
        assert Place(200) not in [place for _, _, place, _ in it.api.calls]
        it.outbox.hurry(Place(200))
        await it.goes_by(200)
        assert Place(200) in [place for _, _, place, _ in it.api.calls]


async def test_who_acts_while_something_is_still_to_be_cleared_away_in_their_chat_is_shown_it_soon() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1", buttons=2))
        await it.goes_by(2_000)
        for number in range(1_001, 1_401):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.drop(ANN, "hand")
        await it.goes_by(500)
        it.outbox.hurry(ANN)
        await it.settled()
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(2_500)
        assert ("send", "2") in [
            done for done, (_, _, place, _) in zip(it.did, it.api.calls, strict=True) if place == ANN
        ]


async def test_who_is_on_turn_is_shown_it_before_groups_and_these_before_who_only_looks_on() -> None:
    async with posted() as it:
        for number in range(1, 101):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.show(GROUP, "table", words("1"))
        it.outbox.show(ANN, "hand", words("before"))
        it.outbox.show(Place(999), "hand", words("1"), awaited=True)
        it.outbox.show(ANN, "hand", words("now"), awaited=True)
        await it.goes_by(400)
        assert [place for _, _, place, _ in it.api.calls][3:6] == [ANN, Place(999), GROUP]
        assert it.stands() == ["now"]


async def test_what_is_to_be_cleared_away_in_a_chat_is_passed_by_what_its_reader_waits_for() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        for number in range(1_001, 1_101):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.hurry(ANN, 90, "hand")  # a message that was left behind
        await it.goes_by(1_000)
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(100)
        assert [what for _, what, place, _ in it.api.calls if place == ANN] == ["send", "edit_text"]
        await it.goes_by(5_000)
        assert ("strip", 90) in it.did


async def test_the_picture_of_who_only_looks_on_is_drawn_when_its_turn_has_come() -> None:
    async with posted() as it:
        for number in range(1_001, 1_051):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.show(ANN, "hand", words("2", picture="old"))
        await it.goes_by(500)
        it.outbox.show(ANN, "hand", words("3", picture="new"))
        await it.goes_by(5_000)
        assert it.stands()[-1] == "[3]"
        assert it.drawn == ["new"]


async def test_what_was_changed_back_while_it_waited_behind_others_is_not_sent() -> None:
    async with posted() as it:
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(2_000)
        for number in range(1_001, 1_051):
            it.outbox.show(Place(number), "hand", words("1"))
        it.outbox.show(ANN, "hand", words("2"))
        await it.goes_by(100)
        it.outbox.show(ANN, "hand", words("1"))
        await it.goes_by(5_000)
        assert [what for _, what, place, _ in it.api.calls if place == ANN] == ["send"]


async def test_nobody_waits_for_ever_because_others_are_hurried() -> None:
    async with posted() as it:
        for second in range(20):
            for number in range(1, 41):
                it.outbox.show(Place(number), "hand", words(str(second)))
                it.outbox.hurry(Place(number))
            if second == 2:
                it.outbox.show(Place(999), "hand", words("1"))
            await it.goes_by(1_000)
        when = [when for when, _, place, _ in it.api.calls if place == Place(999)]
        assert when
        assert when[0] < 15_000

"""A chat that has another number from now on takes all that is bound to it along."""

from __future__ import annotations

from tests.transports.telegram import kept_bindings
from tests.transports.telegram.kept_bindings import (
    A_MATCH,
    ANA,
    GROUP,
    NEW,
    OLD,
    TOPIC,
    Kept,
)
from transports.telegram.bindings import (
    Bindings,
    Chat,
    Shown,
    Tally,
)
from transports.telegram.screen import Place

kept = kept_bindings.kept
bindings = kept_bindings.bindings


async def test_a_chat_that_moves_takes_everything_with_it_once_or_often(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_chat(Chat(GROUP, "T1", "lv", host=ANA))
    await bindings.keep_chat(Chat(TOPIC, "T2"))
    await bindings.keep_shown(TOPIC, "table", Shown(10))
    await bindings.finished(GROUP, "T0", "buraco", *A_MATCH)
    before = await bindings.stats(GROUP)
    for process in (bindings, kept.process(), bindings):
        await process.move_chat(OLD, NEW)
        moved = (Chat(Place(NEW), "T1", "lv", host=ANA), Chat(Place(NEW, 7), "T2"))
        assert await process.chats() == moved
        assert await process.chat(Place(NEW, 7)) == moved[1]
        assert await process.shown(Place(NEW, 7), "table") == Shown(10)
        assert await process.stats(Place(NEW)) == before
    await bindings.move_chat(NEW, NEW)
    assert len(await bindings.chats()) == 2


async def test_who_still_says_the_old_number_means_the_new_one(bindings: Bindings) -> None:
    await bindings.move_chat(OLD, NEW)
    await bindings.keep_chat(Chat(TOPIC, "T2"))
    await bindings.keep_shown(TOPIC, "table", Shown(10))
    await bindings.finished(TOPIC, "T0", "buraco", *A_MATCH)
    assert await bindings.chats() == (Chat(Place(NEW, 7), "T2"),)
    assert await bindings.chat(TOPIC) == Chat(Place(NEW, 7), "T2")
    assert await bindings.shown(TOPIC, "table") == await bindings.shown(Place(NEW, 7), "table") == Shown(10)
    assert await bindings.stats(TOPIC) == await bindings.stats(Place(NEW)) != ()
    await bindings.drop_chat(TOPIC)
    assert await bindings.chats() == ()


async def test_what_a_moved_chat_had_is_put_together_with_what_was_there(bindings: Bindings) -> None:
    await bindings.keep_chat(Chat(GROUP, "T1"))
    await bindings.keep_chat(Chat(Place(NEW), None, "it"))
    await bindings.keep_chat(Chat(Place(NEW, 9), "T9"))
    await bindings.finished(GROUP, "A", "buraco", *A_MATCH)
    await bindings.finished(Place(NEW), "B", "buraco", *A_MATCH)
    await bindings.finished(Place(NEW), "C", "stbl", *A_MATCH)
    await bindings.move_chat(OLD, NEW)
    await bindings.move_chat(OLD, NEW)
    assert await bindings.chats() == (Chat(Place(NEW), "T1"), Chat(Place(NEW, 9), "T9"))
    both, one = await bindings.stats(Place(NEW))
    assert (both.matches, both.tallies[0]) == (2, Tally(ANA, "Ana", 2, 2, 8, 4_020))
    assert (one.matches, one.tallies[0]) == (1, Tally(ANA, "Ana", 1, 1, 4, 2_010))


async def test_a_chat_that_moved_twice_is_found_by_each_of_its_numbers(bindings: Bindings) -> None:
    await bindings.keep_chat(Chat(GROUP, "T1"))
    await bindings.move_chat(OLD, -5)
    await bindings.move_chat(-5, NEW)
    assert {await bindings.chat(Place(chat)) for chat in (OLD, -5, NEW)} == {Chat(Place(NEW), "T1")}
    await bindings.move_chat(NEW, OLD)  # never happens, and hangs nobody
    assert await bindings.chat(GROUP) == Chat(GROUP, "T1")

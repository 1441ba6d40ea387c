"""Whatever keeps the bindings of chats keeps the same promises: people, chats, seats, messages, time."""

from __future__ import annotations

import asyncio
import time

from tests.transports.telegram import kept_bindings
from tests.transports.telegram.kept_bindings import (
    A_MATCH,
    ANA,
    ANA_IS,
    BIA,
    GROUP,
    OLD,
    TOPIC,
    Kept,
    S,
)
from transports.telegram.bindings import (
    MOST_SHOWN,
    Bindings,
    Chat,
    Held,
    Person,
    Shown,
)
from transports.telegram.house import NewTable
from transports.telegram.screen import Place

kept = kept_bindings.kept
bindings = kept_bindings.bindings


async def test_a_person_is_found_again_by_another_process(kept: Kept, bindings: Bindings) -> None:
    assert await bindings.person(ANA) is None
    await bindings.keep_person(ANA_IS)
    await bindings.keep_person(Person(BIA))
    assert await kept.process().person(ANA) == ANA_IS
    assert await kept.process().person(BIA) == Person(BIA)


async def test_a_name_is_kept_whatever_signs_it_has(bindings: Bindings) -> None:
    await bindings.keep_person(Person(BIA, "\ud800<&_*'\"\n|:" + "x" * 500))
    found = await bindings.person(BIA)
    assert found is not None
    assert found.name == "?<&_*'\"\n|:" + "x" * 54


async def test_chats_are_found_by_place_and_listed_in_order(kept: Kept, bindings: Bindings) -> None:
    group = Chat(GROUP, "T1", "lv", NewTable("buraco", {"target": 3000, "players": 4}), False, ANA)
    topic = Chat(TOPIC, "T2")
    private = Chat(Place(BIA), None, "ru")
    for chat in (private, topic, group):
        await bindings.keep_chat(chat)
    again = kept.process()
    assert [await again.chat(chat.place) for chat in (group, topic, private)] == [group, topic, private]
    assert await again.chat(Place(OLD, 8)) is None
    assert await again.chats() == (group, topic, private)


async def test_the_general_topic_is_no_topic(bindings: Bindings) -> None:
    await bindings.keep_chat(Chat(Place(OLD, 1), "T1"))
    await bindings.keep_shown(Place(OLD, 1), "table", Shown(5))
    assert await bindings.chat(GROUP) == Chat(GROUP, "T1") == await bindings.chat(Place(OLD, 1))
    assert await bindings.shown(GROUP, "table") == Shown(5)
    assert len(await bindings.chats()) == 1


async def test_a_dropped_chat_takes_the_messages_of_its_topic_with_it(bindings: Bindings) -> None:
    for place in (GROUP, TOPIC, Place(OLD, 70)):
        await bindings.keep_chat(Chat(place, "T1"))
        await bindings.keep_shown(place, "table", Shown(3, True, "abc"))
    await bindings.drop_chat(TOPIC)
    await bindings.drop_chat(TOPIC)
    assert await bindings.chat(TOPIC) is None
    assert await bindings.shown(TOPIC, "table") is None
    assert await bindings.chats() == (Chat(GROUP, "T1"), Chat(Place(OLD, 70), "T1"))
    assert (
        await bindings.shown(GROUP, "table") == Shown(3, True, "abc") == await bindings.shown(Place(OLD, 70), "table")
    )
    await bindings.drop_chat(GROUP)
    await bindings.drop_chat(Place(OLD, 70))
    assert await bindings.chats() == ()


async def test_seats_are_found_by_person_and_by_table(kept: Kept, bindings: Bindings) -> None:
    draft = b'{"actions":["lay"],"hand":["7\xe2\x99\xa5"]}\x00\xff'
    two, one, other = Held(ANA, "T2", 1, "Ana"), Held(ANA, "T1", 2, "Ana", draft), Held(BIA, "T1", 0, "Bia")
    for held in (two, one, other):
        await bindings.keep_held(held)
    again = kept.process()
    assert await again.held(ANA) == (one, two)
    assert await again.held_at("T1") == (other, one)
    assert await again.all_held() == (other, one, two)
    assert await again.held(99) == await again.held_at("T9") == ()
    await again.drop_held(ANA, "T1")
    await again.drop_held(ANA, "T1")
    await again.drop_held(99, "T9")
    assert await again.held(ANA) == (two,)
    assert await again.held_at("T1") == (other,)
    await again.drop_held(ANA, "T2")
    assert await again.all_held() == (other,)


async def test_a_draft_is_kept_with_the_seat_and_never_without_one(bindings: Bindings) -> None:
    await bindings.keep_held(Held(ANA, "T1", 2, "Ana"))
    assert await bindings.keep_draft(ANA, "T1", b"lay")
    assert await bindings.held(ANA) == await bindings.held_at("T1") == (Held(ANA, "T1", 2, "Ana", b"lay"),)
    assert await bindings.keep_draft(ANA, "T1", b"")
    assert await bindings.held(ANA) == (Held(ANA, "T1", 2, "Ana"),)
    await bindings.drop_held(ANA, "T1")
    assert not await bindings.keep_draft(ANA, "T1", b"lay")
    assert await bindings.all_held() == await bindings.held(ANA) == ()


async def test_seats_of_two_thousand_people_come_in_one_go(bindings: Bindings) -> None:
    many = [Held(user, f"T{user // 4}", user % 4, f"Player {user}", b"d" * 300) for user in range(2_000)]
    for start in range(0, len(many), 100):
        await asyncio.gather(*(bindings.keep_held(held) for held in many[start : start + 100]))
    began = time.process_time()
    assert list(await bindings.all_held()) == many
    assert time.process_time() - began < 2


async def test_a_shown_message_is_found_again_by_place_and_key(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_shown(TOPIC, "table", Shown(10))
    await bindings.keep_shown(TOPIC, "table", Shown(11, True, "d1"))
    await bindings.keep_shown(Place(ANA), "hand:T1", Shown(11, False, "d2"))
    again = kept.process()
    assert await again.shown(TOPIC, "table") == Shown(11, True, "d1")
    assert await again.shown(Place(ANA), "hand:T1") == Shown(11, False, "d2")
    assert await again.shown(GROUP, "table") is None
    await again.drop_shown(TOPIC, "table")
    await again.drop_shown(TOPIC, "table")
    assert await again.shown(TOPIC, "table") is None


async def test_of_too_many_messages_of_a_chat_the_oldest_are_forgotten(bindings: Bindings) -> None:
    await bindings.keep_shown(GROUP, "told", Shown(0, digest="a mark"))
    for number in range(MOST_SHOWN + 2):
        await bindings.keep_shown(GROUP, f"hand:T{number}", Shown(1_000 - number))
    # The newest numbers were written first; what is being written is never the one that goes.
    assert await bindings.shown(GROUP, f"hand:T{MOST_SHOWN + 1}") == Shown(1_000 - MOST_SHOWN - 1)
    assert await bindings.shown(GROUP, f"hand:T{MOST_SHOWN}") is None
    assert await bindings.shown(GROUP, "told") == Shown(0, digest="a mark")
    assert await bindings.shown(GROUP, "hand:T0") == Shown(1_000)


async def test_a_pictures_name_is_found_until_it_was_not_asked_for_long_enough(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_file("table:" + "k" * 500, "AgACAgIAAx")
    for _ in range(3):
        await kept.later(60 * S)
        assert await bindings.file_of("table:" + "k" * 500) == "AgACAgIAAx"
    await kept.later(100 * S)
    assert await bindings.file_of("table:" + "k" * 500) is None


async def everything(bindings: Bindings) -> list[object]:
    """What is found when each thing is asked for by its name."""
    return [
        await bindings.person(ANA),
        await bindings.chat(TOPIC),
        await bindings.shown(TOPIC, "table"),
        *await bindings.held(ANA),
        *await bindings.stats(TOPIC),
    ]


async def test_what_is_asked_for_stays_and_the_rest_ends_by_itself(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_person(ANA_IS)
    await bindings.keep_chat(Chat(TOPIC, "T1"))
    await bindings.keep_shown(TOPIC, "table", Shown(10))
    await bindings.keep_held(Held(ANA, "T1"))
    await bindings.finished(TOPIC, "T0", "buraco", *A_MATCH)
    await bindings.report(ANA, "T0")
    await bindings.seen(1)
    await bindings.lead("one", 100 * S)
    before = await everything(bindings)
    assert len(before) == 5
    for _ in range(4):  # longer than any of it lasts, asked for in between
        await kept.later(600 * S)
        assert await everything(bindings) == before
        assert await bindings.held_at("T1") == await bindings.all_held() == (Held(ANA, "T1"),)
        assert await bindings.chats() == (Chat(TOPIC, "T1"),)
    await kept.later(600 * S)
    await bindings.all_held()  # a list renews nothing
    await bindings.chats()
    await bindings.held_at("T1")
    await kept.later(400 * S)
    assert await everything(bindings) == [None, None, None]
    assert await bindings.chats() == ()
    assert await bindings.all_held() == await bindings.held_at("T1") == ()

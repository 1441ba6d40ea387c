"""Whatever keeps the bindings of chats keeps the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.transports.redis.servers import KINDS, Server
from tests.transports.telegram.kept_bindings import InMemory, Kept, OnServer
from transports.telegram.bindings import (
    DAY_MS,
    MOST_SHOWN,
    Bindings,
    Chat,
    Deposed,
    Forgotten,
    Held,
    Lasting,
    Person,
    Shown,
    Side,
    Stats,
    Tally,
)
from transports.telegram.house import NewTable
from transports.telegram.screen import Place

OLD, NEW = -100, -1_001_234_567_890
GROUP = Place(OLD)
TOPIC = Place(OLD, 7)
ANA, BIA = 2**52 - 1, 12
SIDES = (Side(ANA, "Ana", 0), Side(BIA, "Bia <&_*", 1), Side(None, "expert", 0), Side(None, "greedy", 1))
A_MATCH = (SIDES, (2_010, -150), 0, 4)
S = 1_000
LASTING = Lasting(quiet_ms=1_000 * S, seen_ms=500 * S, file_ms=100 * S, reports_a_day=2)


@pytest.fixture(params=["memory", *KINDS])
async def kept(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> AsyncIterator[Kept]:
    made: Kept = InMemory(LASTING) if request.param == "memory" else OnServer(servers(request.param), LASTING)
    yield made
    await made.aclose()


@pytest.fixture
def bindings(kept: Kept) -> Bindings:
    return kept.process()


# --- people, seats, chats, messages ----------------------------------------------------------------------------------

ANA_IS = Person(ANA, "Ana 🂡", "pt-BR", True, False, {"order": "rank", "style": "letters"}, "T1")


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
    async with asyncio.timeout(2):
        assert list(await bindings.all_held()) == many


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
    for number in range(MOST_SHOWN + 3):
        await bindings.keep_shown(GROUP, f"hand:T{number}", Shown(1_000 - number))
    # The newest numbers were written first; what is being written is never the one that goes.
    assert await bindings.shown(GROUP, f"hand:T{MOST_SHOWN + 2}") == Shown(1_000 - MOST_SHOWN - 2)
    assert await bindings.shown(GROUP, f"hand:T{MOST_SHOWN + 1}") is None
    assert await bindings.shown(GROUP, "hand:T0") == Shown(1_000)


async def test_a_pictures_name_is_found_until_it_was_not_asked_for_long_enough(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_file("table:" + "k" * 500, "AgACAgIAAx")
    for _ in range(3):
        await kept.later(60 * S)
        assert await bindings.file_of("table:" + "k" * 500) == "AgACAgIAAx"
    await kept.later(100 * S)
    assert await bindings.file_of("table:" + "k" * 500) is None


# --- time ------------------------------------------------------------------------------------------------------------


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


# --- a chat that moves -----------------------------------------------------------------------------------------------


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


# --- statistics and reports ------------------------------------------------------------------------------------------


async def test_matches_are_counted_by_preset_and_person(kept: Kept, bindings: Bindings) -> None:
    assert await bindings.stats(GROUP) == ()
    assert await bindings.finished(GROUP, "A", "stbl", *A_MATCH)
    assert await bindings.finished(TOPIC, "B", "buraco", SIDES, (-40, 300), 1, 1)
    assert await bindings.finished(TOPIC, "C", "buraco", [*SIDES, Side(BIA, "Bia", 0)], (10, 20), None, 1)
    found = (
        Stats("buraco", 2, (Tally(BIA, "Bia <&_*", 2, 1, 2, 320), Tally(ANA, "Ana", 2, 0, 2, -30))),
        Stats("stbl", 1, (Tally(ANA, "Ana", 1, 1, 4, 2_010), Tally(BIA, "Bia <&_*", 1, 0, 4, -150))),
    )
    assert await kept.process().stats(GROUP) == await bindings.stats(TOPIC) == found
    assert await bindings.stats(Place(-101)) == ()


async def test_a_table_counts_once_whoever_says_it_how_often(kept: Kept, bindings: Bindings) -> None:
    edges = [kept.process() for _ in range(8)]
    told = await asyncio.gather(*(edge.finished(GROUP, "A", "buraco", *A_MATCH) for edge in edges))
    assert sorted(told) == [False] * 7 + [True]
    assert not await bindings.finished(Place(ANA), "A", "buraco", *A_MATCH)
    assert [stats.matches for stats in await bindings.stats(GROUP)] == [1]
    assert await bindings.stats(Place(ANA)) == ()


async def test_two_edges_that_count_at_once_lose_nothing(kept: Kept, bindings: Bindings) -> None:
    edges = [kept.process() for _ in range(2)]
    await asyncio.gather(*(edges[at % 2].finished(GROUP, f"T{at}", "buraco", *A_MATCH) for at in range(50)))
    assert (await bindings.stats(GROUP))[0].tallies[0] == Tally(ANA, "Ana", 50, 50, 200, 100_500)


async def test_a_report_has_an_id_and_there_are_only_so_many_a_day(kept: Kept, bindings: Bindings) -> None:
    first = await bindings.report(ANA, "A")
    assert first is not None
    assert 4 <= len(first) <= 12
    assert await kept.process().report(ANA, "A") == first
    second = await bindings.report(ANA, "B")
    assert second not in (None, first)
    assert await bindings.report(ANA, "C") is None
    assert await bindings.report(BIA, "C") is not None
    assert await bindings.reported(first.lower()) == "A"
    assert await bindings.reported("NOSUCH") is None
    await kept.later(DAY_MS)
    assert await bindings.report(ANA, "C") is not None


# --- being forgotten -------------------------------------------------------------------------------------------------


async def test_who_is_forgotten_leaves_nothing_but_numbers_that_are_nobodys(kept: Kept, bindings: Bindings) -> None:
    await bindings.keep_person(ANA_IS)
    await bindings.keep_held(Held(ANA, "T1", 2, "Ana", b"lay"))
    await bindings.keep_held(Held(ANA, "T2", 2, "Ana"))
    await bindings.keep_held(Held(BIA, "T1", 0, "Bia"))
    await bindings.keep_chat(Chat(Place(ANA), "T2", host=ANA))
    await bindings.keep_chat(Chat(GROUP, "T1", host=ANA))
    await bindings.keep_chat(Chat(TOPIC, "T3", host=BIA))
    await bindings.keep_shown(Place(ANA), "hand:T1", Shown(1))
    await bindings.keep_shown(Place(ANA), "hand:T2", Shown(2))
    await bindings.keep_shown(GROUP, "table", Shown(3))
    await bindings.finished(GROUP, "A", "buraco", *A_MATCH)
    await bindings.finished(Place(ANA), "B", "buraco", *A_MATCH)
    report = await bindings.report(ANA, "A")
    told = Forgotten(persons=1, seats=2, chats=1, messages=2, hosted=1, tallies=2, reports=1)
    assert await bindings.forget(ANA) == told

    again = kept.process()
    assert await again.person(ANA) is None
    assert await again.held(ANA) == ()
    assert await again.all_held() == await again.held_at("T1") == (Held(BIA, "T1", 0, "Bia"),)
    assert await again.chats() == (Chat(GROUP, "T1"), Chat(TOPIC, "T3", host=BIA))
    assert await again.shown(Place(ANA), "hand:T1") is None
    assert await again.shown(GROUP, "table") == Shown(3)
    assert await again.stats(Place(ANA)) == ()
    rest = (Tally(BIA, "Bia <&_*", 1, 0, 4, -150), Tally(None, "", 1, 1, 4, 2_010))
    assert await again.stats(GROUP) == (Stats("buraco", 1, rest),)
    assert await again.reported(str(report)) == "A"  # nobody knows by whom
    assert await again.forget(ANA) == Forgotten()


async def test_several_who_are_forgotten_are_one_nobody(bindings: Bindings) -> None:
    await bindings.finished(GROUP, "A", "buraco", *A_MATCH)
    await bindings.forget(ANA)
    assert (await bindings.forget(BIA)).tallies == 1
    assert await bindings.stats(GROUP) == (Stats("buraco", 1, (Tally(None, "", 2, 1, 8, 1_860),)),)
    await bindings.finished(GROUP, "B", "buraco", *A_MATCH)
    assert [tally.name for tally in (await bindings.stats(GROUP))[0].tallies] == ["Ana", "Bia <&_*", ""]


# --- updates and the leader ------------------------------------------------------------------------------------------


async def test_an_update_is_new_once(kept: Kept, bindings: Bindings) -> None:
    assert [await bindings.seen(update) for update in (4_095, 4_096, 4_095, 0, 2**31)] == [
        True,
        True,
        False,
        True,
        True,
    ]
    assert not await kept.process().seen(2**31)
    assert sorted(await asyncio.gather(*(kept.process().seen(9) for _ in range(5)))) == [False] * 4 + [True]
    await kept.later(500 * S)
    assert await bindings.seen(4_095)


async def test_one_process_leads_until_it_resigns_or_falls_silent(kept: Kept) -> None:
    one, two = kept.process(), kept.process()
    assert await one.leader() is None
    assert await one.lead("one", 100 * S)
    assert not await two.lead("two", 100 * S)
    await kept.later(60 * S)
    assert await one.lead("one", 100 * S)  # kept
    await kept.later(60 * S)
    assert not await two.lead("two", 100 * S)
    assert await two.leader() == "one"
    await two.resign("two")
    assert await two.leader() == "one"
    await one.resign("one")
    assert await two.leader() is None
    assert await two.lead("two", 100 * S)
    await kept.later(100 * S)
    assert await one.lead("one", 100 * S)


async def test_of_many_that_want_to_lead_one_does(kept: Kept) -> None:
    many = [kept.process() for _ in range(8)]
    told = await asyncio.gather(*(process.lead(f"p{at}", 100 * S) for at, process in enumerate(many)))
    assert sorted(told) == [False] * 7 + [True]


async def test_a_leader_whom_nobody_has_replaced_goes_on(kept: Kept) -> None:
    one = kept.process()
    assert await one.lead("one", 100 * S)
    await kept.later(100 * S)
    assert await one.seen(1)
    assert await one.lead("one", 100 * S)


async def test_a_leader_that_slept_while_another_led_can_change_nothing(kept: Kept) -> None:
    old, new = kept.process(), kept.process()
    assert await old.lead("old", 100 * S)
    await old.keep_held(Held(ANA, "T1", draft=b"old"))
    report = await old.report(ANA, "T0")
    await kept.later(100 * S)
    assert await new.lead("new", 100 * S)
    await new.keep_held(Held(ANA, "T1", draft=b"new"))
    await new.keep_chat(Chat(GROUP, "T1"))
    await new.keep_shown(GROUP, "table", Shown(10))
    await new.keep_person(ANA_IS)
    await new.keep_file("k", "f")
    writes: list[Callable[[], object]] = [
        lambda: old.seen(5),
        lambda: old.keep_person(Person(ANA)),
        lambda: old.forget(ANA),
        lambda: old.keep_chat(Chat(GROUP, "T0")),
        lambda: old.drop_chat(GROUP),
        lambda: old.move_chat(OLD, NEW),
        lambda: old.keep_held(Held(ANA, "T0")),
        lambda: old.keep_draft(ANA, "T1", b"old"),
        lambda: old.drop_held(ANA, "T1"),
        lambda: old.keep_shown(GROUP, "table", Shown(11)),
        lambda: old.drop_shown(GROUP, "table"),
        lambda: old.keep_file("k", "g"),
        lambda: old.finished(GROUP, "A", "buraco", *A_MATCH),
        lambda: old.report(BIA, "A"),
    ]
    for ended in (False, True):  # while the new one leads, and after that has ended without a word
        for write in writes:
            with pytest.raises(Deposed, match="another process"):
                await write()  # type: ignore[misc]
        if not ended:
            await kept.later(100 * S)
    assert await new.held(ANA) == (Held(ANA, "T1", draft=b"new"),)
    assert await new.chats() == (Chat(GROUP, "T1"),)
    assert await new.shown(GROUP, "table") == Shown(10)
    assert await new.person(ANA) == ANA_IS
    assert await new.stats(GROUP) == ()
    assert await new.report(ANA, "T0") == report
    assert await new.seen(5)
    # It is told once that it has missed something; then it may lead again.
    assert not await old.lead("old", 100 * S)
    assert await old.leader() is None
    assert await old.lead("old", 100 * S)
    assert await old.keep_draft(ANA, "T1", b"old")
    with pytest.raises(Deposed):
        await new.keep_draft(ANA, "T1", b"new")


async def test_who_stands_by_changes_nothing(kept: Kept) -> None:
    one, two = kept.process(), kept.process()
    await one.lead("one", 100 * S)
    await two.lead("two", 100 * S)
    with pytest.raises(Deposed):
        await two.seen(1)
    assert await one.seen(1)

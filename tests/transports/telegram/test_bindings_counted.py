"""What chats count, who is forgotten, and what is reported."""

from __future__ import annotations

import asyncio

from tests.transports.telegram import kept_bindings
from tests.transports.telegram.kept_bindings import (
    A_MATCH,
    ANA,
    ANA_IS,
    BIA,
    GROUP,
    SIDES,
    TOPIC,
    Kept,
    S,
)
from transports.telegram.bindings import (
    DAY_MS,
    Bindings,
    Chat,
    Forgotten,
    Held,
    Shown,
    Side,
    Stats,
    Tally,
)
from transports.telegram.screen import Place

kept = kept_bindings.kept
bindings = kept_bindings.bindings


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


async def test_who_is_forgotten_late_is_found_in_statistics_that_were_asked_for_in_between(
    kept: Kept, bindings: Bindings
) -> None:
    await bindings.finished(GROUP, "A", "buraco", *A_MATCH)
    for _ in range(3):
        await kept.later(600 * S)
        assert await bindings.stats(GROUP) != ()
    assert (await bindings.forget(ANA)).tallies == 1
    assert "Ana" not in str(await bindings.stats(GROUP))


async def test_a_day_of_reports_begins_with_the_first(kept: Kept, bindings: Bindings) -> None:
    assert await bindings.report(ANA, "A") is not None
    await kept.later(DAY_MS * 6 // 10)
    assert await bindings.report(ANA, "B") is not None
    assert await bindings.report(ANA, "C") is None
    await kept.later(DAY_MS * 6 // 10)
    assert await bindings.report(ANA, "C") is not None

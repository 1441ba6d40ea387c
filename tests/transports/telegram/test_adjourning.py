"""A match with other people is adjourned from the own chat once all who play want it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from core.table.messages import Said
from tests.core.table.playing import settled
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.telegram.at_lobby import waiting
from tests.transports.telegram.at_seat import AtSeat
from transports.telegram.adjourning import Adjourning

ADJOURN = "Adjourn()"
TWO = (person("Ana"), bot("greedy"), person("Bo"), bot("greedy"))
Table = tuple[AtSeat, SharedTable]


@asynccontextmanager
async def at_one_table(*seats: object) -> AsyncIterator[tuple[Table, Table]]:
    """Ana and Bo in their own chats, in the middle of a match."""
    adjourning, who = Adjourning(), seats or TWO
    async with (
        waiting(who, adjourning=adjourning) as ana,  # type: ignore[arg-type]
        waiting(who, seat=2, adjourning=adjourning) as bo,  # type: ignore[arg-type]
    ):
        for _, table in (ana, bo):
            table.phase = "paused"
            table.tell()
        await settled()
        yield ana, bo


async def wants(me: AtSeat) -> None:
    await me.chat.typed("adjourn")
    await me.tap("Yes")
    await settled()


async def test_whoever_plays_with_others_asks_them_and_it_is_done_once_they_agree() -> None:
    async with at_one_table() as ((ana, first), (bo, second)):
        await wants(ana)
        assert ADJOURN not in first.heard
        assert first.heard == ["say one_moment"]
        assert "The others are asked, too" in ana.text
        assert "Awaited: Bo." in ana.text
        assert "Ana would like to adjourn the match" in bo.text
        assert ("hand:TEST", True) in bo.post.sunk
        await bo.tap("Yes")
        await settled()
        assert second.heard == [ADJOURN]


async def test_it_is_not_done_where_somebody_says_no_or_nothing_or_wants_it_twice() -> None:
    async with at_one_table() as ((ana, first), (bo, second)):
        await wants(ana)
        await bo.tap("No")
        await wants(ana)
        await settled()
        assert ADJOURN not in (*first.heard, *second.heard)
        assert first.heard.count("say one_moment") == 1


async def test_who_plays_from_elsewhere_agrees_by_a_phrase() -> None:
    async with at_one_table(*TWO[:3], person("Carlo")) as ((ana, first), (bo, second)):
        await wants(ana)
        assert "Carlo plays from elsewhere and agrees by saying “one moment”" in ana.text
        await bo.tap("Yes")
        await settled()
        assert "Awaited: Carlo." in bo.text
        assert ADJOURN not in (*first.heard, *second.heard)
        for table in (first, second):
            table.say(Said(3, "one_moment"))
        await settled()
        assert ADJOURN in first.heard


async def test_for_whom_a_stand_in_plays_is_not_asked() -> None:
    async with at_one_table() as ((ana, first), (_, second)):
        await wants(ana)
        for table in (first, second):
            table.change(2, held="late")
        await settled()
        assert ADJOURN in first.heard


async def test_alone_against_bots_it_is_done_at_once() -> None:
    async with waiting((person("Ana"), bot("greedy"))) as (ana, table):
        table.phase = "paused"
        table.tell()
        await settled()
        await wants(ana)
        assert table.heard == [ADJOURN]


async def test_what_was_wanted_before_an_adjournment_or_a_match_counts_for_nothing_afterwards() -> None:
    async with at_one_table() as ((ana, first), (bo, second)):
        await wants(ana)
        for phase in ("adjourned", "paused"):
            for table in (first, second):
                table.phase = phase
                table.tell()
            await settled()
        await wants(bo)
        assert "Awaited: Ana." in bo.text
        assert ADJOURN not in (*first.heard, *second.heard)
        await ana.tap("Yes")
        await settled()
        assert ADJOURN in first.heard

"""A match that ends while nobody looks on is counted, and its players have its sheet: each once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from core.table.orders import Close
from core.table.ports import TableError
from tests.core.table.playing import settled
from tests.transports.telegram.at_seat import Posted
from tests.transports.telegram.group_stage import GROUP, Stage, group
from tests.transports.telegram.test_group_missed import FOUR, LONGER, play_to
from transports.telegram.bindings import Held, Shown
from transports.telegram.match_ends import MatchEnds
from transports.telegram.reaching import hand_key, page_key, sheet_key
from transports.telegram.screen import Place


@asynccontextmanager
async def nobody_looks_on(deals: int = 2) -> AsyncIterator[tuple[Stage, MatchEnds, Posted]]:
    """A match of four of a group that goes on for so many deals after the bot was taken out of it."""
    async with group(LONGER, seed="9") as stage:
        await stage.dealt(*FOUR)
        await stage.turn()
        await stage.down()
        chat = await stage.bindings.chat(GROUP)
        assert chat is not None
        await stage.bindings.keep_chat(msgspec.structs.replace(chat, away=1))
        await play_to(stage, deals)
        post = Posted()
        yield stage, MatchEnds(stage.house, stage.bindings, post, stage.seats.tongue), post


async def closed(stage: Stage) -> None:
    await stage.game.bus.ask(Close())
    await settled()


async def test_it_is_in_the_statistics_of_its_chat_once_with_everybody_whose_seat_it_was() -> None:
    async with nobody_looks_on() as (stage, ends, post):
        await closed(stage)
        for held in await stage.bindings.held_at(stage.game.name):
            await ends.over(held)
            await stage.bindings.drop_held(held.user, held.table)
        (stats,) = await stage.bindings.stats(GROUP)
        assert stats.matches == 1
        assert {tally.user for tally in stats.tallies} == set(FOUR)
        assert {tally.deals for tally in stats.tallies} == {1}
        again = MatchEnds(stage.house, stage.bindings, post, stage.seats.tongue)
        await again.over(Held(FOUR[0], stage.game.name))
        assert await stage.bindings.stats(GROUP) == (stats,)


async def test_each_of_its_players_is_shown_the_last_sheet_who_has_not_seen_it_and_no_hand_keeps_its_buttons() -> None:
    async with nobody_looks_on(3) as (stage, ends, post):
        await closed(stage)
        table = stage.game.name
        seen = Place(FOUR[0])
        for number in (2, 3):
            await stage.bindings.keep_shown(seen, sheet_key(table, number), Shown(5))
        for held in await stage.bindings.held_at(table):
            await ends.over(held)
        assert post.dropped == [hand_key(table), page_key(table)] * 4
        sheets = [(place, screen.text) for place, key, screen in post.every if key.startswith("sheet:")]
        assert [place.chat for place, _ in sheets] == list(FOUR[1:])
        assert all("The match has no winner" in text for _, text in sheets), sheets


async def test_a_match_that_goes_on_without_somebody_is_not_counted_and_shows_no_sheet() -> None:
    async with nobody_looks_on() as (stage, ends, post):
        for held in await stage.bindings.held_at(stage.game.name):
            await ends.over(held)
        assert await stage.bindings.stats(GROUP) == ()
        assert not any(key.startswith("sheet:") for _, key, _ in post.every)


async def test_where_the_record_cannot_be_had_just_now_the_seat_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with nobody_looks_on() as (stage, ends, _):

        async def record(table: str) -> bytes:
            raise TableError("not now")

        monkeypatch.setattr(stage.house, "record", record)
        (held, *_) = await stage.bindings.held_at(stage.game.name)
        with pytest.raises(TableError):
            await ends.over(held)

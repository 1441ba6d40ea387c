"""What happened at a group's table while nobody looked on for the chat is told afterwards, once."""

from __future__ import annotations

import msgspec
import pytest

from core.table.orders import Close
from core.table.ports import TableError
from tests.core.table.playing import SHORT, settled
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, GROUP, Stage, group, running

FOUR = (ANA, BEA, CARLO, DORA)
LONGER = {**SHORT, "target": 100_000}


def sheets(stage: Stage) -> list[str]:
    return [text for text in stage.said() if text.startswith("The score of deal ")]


async def play_to(stage: Stage, deal: int) -> None:
    """Until that deal is dealt and a turn in it was played."""
    while stage.game.coordinator.table.n < deal:
        await stage.turn() if any(seat.asked for seat in stage.seats.at.values()) else await stage.hear()
    await stage.hear()
    await stage.turn()


async def test_the_sheet_of_a_deal_that_ended_meanwhile_is_told_once() -> None:
    async with group(LONGER, seed="9") as stage:
        await stage.dealt(*FOUR)
        await play_to(stage, 2)
        told = sheets(stage)
        assert [text[:20] for text in told] == ["The score of deal 1."]
        await stage.down()
        await play_to(stage, 3)
        for _ in range(2):
            stage.chat = stage.another()
            async with running(stage):
                await stage.turn()
        assert [text[:20] for text in sheets(stage)] == ["The score of deal 1.", "The score of deal 2."]
        assert "cards on the table" in sheets(stage)[-1]


async def test_of_many_deals_the_newest_are_told() -> None:
    async with group(LONGER, seed="9") as stage:
        await stage.dealt(*FOUR)
        await stage.down()
        await play_to(stage, 6)
        stage.chat = stage.another()
        async with running(stage):
            await settled()
        assert [text[18:20] for text in sheets(stage)] == ["3.", "4.", "5."]


async def test_a_result_that_nobody_told_is_told_and_counted_though_the_table_is_gone() -> None:
    async with group(LONGER, seed="9") as stage:
        await stage.dealt(*FOUR)
        await play_to(stage, 2)
        await stage.down()
        await play_to(stage, 3)
        await stage.game.bus.ask(Close())
        await settled()
        stage.house.answers = False
        entry = await stage.house.entry(stage.game.name)
        assert entry is not None
        stage.house.listed = msgspec.structs.replace(entry, wanting=False)
        stage.chat = stage.another()
        async with running(stage) as run:
            await settled()
            assert run.done()
        last = [text for text in stage.said() if "🏆" in text]
        assert len(last) == 1
        (stats,) = await stage.bindings.stats(GROUP)
        assert (stats.matches, len(stats.tallies)) == (1, 4)


async def test_without_a_record_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async with group(LONGER, seed="9") as stage:
        await stage.dealt(*FOUR)
        await play_to(stage, 2)
        await stage.down()
        await play_to(stage, 3)
        asked: list[str] = []

        async def record(table: str) -> bytes:
            asked.append(table)
            raise TableError("nobody can read that")

        monkeypatch.setattr(stage.house, "record", record)
        stage.chat = stage.another()
        async with running(stage):
            await stage.turn()
            assert "Deal 3" in stage.text
        assert len(sheets(stage)) == 1
        assert len(asked) == 1

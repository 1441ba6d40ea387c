"""Who was dealt cards and is not shown them is told of it in the group, with what they can do."""

from __future__ import annotations

from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, GROUP, group
from transports.telegram.group_hands import SHOWN_MS

FOUR = (ANA, BEA, CARLO, DORA)


async def test_whose_chat_was_not_reached_is_told_once_within_ten_seconds() -> None:
    async with group() as stage:
        stage.seats.unshown = {BEA}
        await stage.dealt(*FOUR)
        await stage.advance(SHOWN_MS - 100)
        assert stage.said() == []
        await stage.advance(200)
        (said,) = stage.said()
        assert said.startswith("⚠ Bea: your cards could not be shown")
        assert "Start" in said
        place, screen = stage.post.said[-1]
        assert place == GROUP
        assert [mention.user for mention in screen.mentions] == [BEA]
        await stage.advance(10 * SHOWN_MS)
        assert len([text for text in stage.said() if text.startswith("⚠")]) == 1


async def test_nothing_is_said_where_everybody_sees_their_cards() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        await stage.advance(2 * SHOWN_MS)
        assert stage.said() == []

"""The log beside the table."""

from __future__ import annotations

import pytest

from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import seated, table_of
from transports.fullscreen.told import Told

LONG = (
    "Bruno drew a card, laid 10♠ J♠ Q♠ as meld 3, laid 3♥ 4♥ 5♥ as meld 4 and discarded 3♣, which Carla had waited for."
)


async def test_it_is_wrapped_anew_when_the_window_changes_and_loses_nothing() -> None:
    async with seated(table_of(moment(hand="3S 4S"))) as at:
        at.app.said(LONG)
        log = at.app.base.query_one("#log", Told)
        for width in (60, 118, 80):
            await at.pilot.resize_terminal(width, 24)
            await at.pilot.pause()
            room = log.scrollable_content_region.width
            lines = [line.text.rstrip() for line in log.lines]
            assert all(len(line) <= room for line in lines)
            assert LONG in " ".join(" ".join(lines).split())
            assert width > 100 or any(line.startswith("  ") for line in lines), "further lines are indented"


async def test_answers_to_keys_stand_above_the_keys_and_not_in_the_log() -> None:
    async with seated(table_of(moment(hand="3S 4S 5S 9D"))) as at:
        await at.press("d", "u")
        assert "Taken back: discard 3♠." in at.now
        assert "Taken back" not in at.told


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        (["aaaa " * 14, "b"], ["aaaa", "  aaaa", "b"]),
        (["aaaa " * 25, "bbbb " * 14], ["bbbb", "  bbbb", ""]),
        (["aaaa " * 25, "b"], ["… aaaa", "  aaaa", "b"]),
        (["aaaa " * 55], ["… aaaa", "  aaaa", "  aaaa"]),
    ],
)
async def test_it_begins_with_a_whole_paragraph_or_says_that_it_does_not(said: list[str], seen: list[str]) -> None:
    async with seated(table_of(moment(hand="3S 4S")), size=(60, 18)) as at:
        log = at.app.base.query_one("#log", Told)
        for paragraph in said:
            log.tell(paragraph.strip())
        await at.until(lambda: log.is_vertical_scroll_end)
        lines = [log.render_line(y).text.rstrip() for y in range(log.size.height)]
        assert [line[: len(start)] if start else line for line, start in zip(lines, seen, strict=True)] == seen

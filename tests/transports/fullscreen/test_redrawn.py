"""A full screen drawn anew where the terminal has lost it (tests/scripts/test_full_screen.py has a real terminal)."""

from __future__ import annotations

import pytest
from textual._compositor import LayoutUpdate
from textual.driver import Driver
from textual.geometry import Region

from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import seated, table_of


@pytest.mark.parametrize("under", [False, True])
@pytest.mark.parametrize("by_key", [False, True])
async def test_every_cell_is_drawn_once_more(monkeypatch: pytest.MonkeyPatch, under: bool, by_key: bool) -> None:
    async with seated(table_of(moment(hand="3S 4S 5S KC"))) as at:
        if under:
            await at.press("f1")
        drawn: list[Region] = []

        def displayed(screen: object, update: object) -> None:
            if isinstance(update, LayoutUpdate):
                drawn.append(update.region)

        monkeypatch.setattr(at.app, "_display", displayed)
        if by_key:
            await at.pilot.press("ctrl+l")
        else:
            at.app.post_message(Driver.SignalResume())
        await at.until(lambda: Region(0, 0, 80, 24) in drawn)

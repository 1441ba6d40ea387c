"""A seat on the whole screen: what becomes of it when something fails."""

from __future__ import annotations

import io

import pytest

from core.table.ports import PortClosed
from scripts.failure import CommandError
from scripts.filling import Filling
from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import SCREEN, setup_of, table_of
from transports.console.terminal import Paper
from transports.fullscreen.onscreen import OnScreen, ScreenFailed
from transports.fullscreen.table import Table


def on_screen(monkeypatch: pytest.MonkeyPatch, failure: Exception | None, *, by_console: bool = False) -> OnScreen:
    """One whose screen ends like this as soon as it begins."""

    async def ends(self: Table) -> None:
        self.failure, self.console_failed = failure, by_console

    monkeypatch.setattr(Table, "run_async", ends)
    return OnScreen(table_of(moment(hand="3S 4S")), Paper(io.StringIO(), SCREEN, lambda: 80), setup_of({}))


async def test_a_drawing_that_fails_is_one_sentence_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ScreenFailed):
        await on_screen(monkeypatch, ZeroDivisionError()).run()
    with pytest.raises(CommandError, match=r"--plain goes on in lines") as caught:
        await Filling(on_screen(monkeypatch, ZeroDivisionError())).run()
    assert caught.value.code == "screen_failed"


async def test_what_the_console_raises_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PortClosed):
        await on_screen(monkeypatch, PortClosed("gone"), by_console=True).run()

"""A replay alone on the screen, from the first picture to the terminal as it was before."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from core.table.ports import Clock
from transports.console.session import Outcome
from transports.console.steps import Steps
from transports.fullscreen.failing import FailsQuietly
from transports.fullscreen.paint import Paint
from transports.fullscreen.plan import HEIGHTS, WIDTHS
from transports.fullscreen.replaying import Replay


class Replaying(FailsQuietly[Outcome]):
    """A replay alone on the screen."""

    CSS_PATH: ClassVar[list[str]] = ["table.tcss", "stage.tcss"]  # type: ignore[assignment]
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(self, steps: Steps, clock: Clock, paint: Paint, first: int = 0, seat: int | None = None) -> None:
        super().__init__()
        paint.dress(self)
        self._replay = Replay(steps, clock, paint, first, seat)

    def on_mount(self) -> None:
        self.push_screen(self._replay, lambda _: self.exit("left"))

    async def shown(self) -> Outcome:
        """Show it within a running event loop; the terminal is as it was afterwards. Raises ScreenFailed."""
        outcome = await self.run_async()
        self.expect_whole()
        if outcome is None:  # it was ended from outside
            raise asyncio.CancelledError
        return outcome

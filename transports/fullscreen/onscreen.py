"""A seat played on the whole screen, from the first picture to the terminal as it was before."""

from __future__ import annotations

import asyncio
import gc

from transports.console.company import Company
from transports.console.session import Outcome
from transports.console.setup import Setup
from transports.console.sides import Seat
from transports.console.terminal import Paper
from transports.fullscreen.coach import Coach
from transports.fullscreen.failing import ScreenFailed as ScreenFailed
from transports.fullscreen.paint import USUAL, Paint
from transports.fullscreen.table import Table


class OnScreen:
    """The console of one seat on the whole screen."""

    def __init__(
        self,
        seat: Seat,
        paper: Paper,
        setup: Setup,
        company: Company | None = None,
        paint: Paint = USUAL,
        coach: Coach | None = None,
    ) -> None:
        self._paper = paper
        self._table = Table(seat, paper, setup, company, paint, coach)

    async def run(self) -> Outcome:
        """Play until the match is over or the person leaves; the terminal is as it was then.

        Raises ScreenFailed, and what :meth:`Console.run` raises.
        """
        table = self._table
        gc.freeze()  # else looking through all that is loaded, once in a while, holds a key up for 20 ms
        outcome = await table.run_async()
        if table.failure is not None:
            if table.console_failed:
                raise table.failure
            raise ScreenFailed(type(table.failure).__name__) from table.failure
        if outcome is None:
            raise asyncio.CancelledError
        said = table.result if outcome == "finished" else table.last_words
        if said and outcome in ("closed", "finished"):
            self._paper.say(said, hang=2)
        return outcome

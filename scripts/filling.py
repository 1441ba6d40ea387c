"""A seat played on the whole screen, as a command plays it: in the terminal's colours, and failing in one sentence."""

from __future__ import annotations

from scripts.failure import CommandError
from scripts.language import say
from scripts.painting import paint_of
from transports.client import SeatClient
from transports.console.company import Company
from transports.console.session import Outcome
from transports.console.setup import Setup
from transports.console.terminal import Paper
from transports.fullscreen.coach import Coach
from transports.fullscreen.failing import ScreenFailed
from transports.fullscreen.onscreen import OnScreen


class Filling:
    """The console of one seat on the whole screen of this terminal."""

    def __init__(self, on_screen: OnScreen) -> None:
        self._on_screen = on_screen

    async def run(self) -> Outcome:
        """Play until the match is over or the person leaves. Raises CommandError where the screen cannot be drawn."""
        try:
            return await self._on_screen.run()
        except ScreenFailed as failed:
            raise CommandError(failed.code, say("filling-failed", reason=str(failed)), status=1) from failed


def filling(
    client: SeatClient, paper: Paper, setup: Setup, company: Company | None = None, coach: Coach | None = None
) -> Filling:
    """A console for this seat; ``company`` where other people sit at the table, ``coach`` where somebody teaches."""
    return Filling(OnScreen(client, paper, setup, company, paint_of(), coach))

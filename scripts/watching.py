"""`buraco watch` on the whole screen."""

from __future__ import annotations

from collections.abc import Callable

from core.game.rules import Rules
from core.table.ports import Clock
from scripts.failure import CommandError
from transports.client import SeatClient
from transports.console.proof import Evidence
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.text import Style
from transports.tongue import Tongue


async def watched_on_screen(
    client: SeatClient,
    paper: Paper,
    tongue: Tongue,
    style: Style,
    clock: Clock,
    delay_ms: int,
    rules_text: Callable[[Rules, int], str],
    evidence: Evidence | None = None,
) -> Outcome:
    """Watch until the table closes or the person leaves, everything so many milliseconds late.

    ``rules_text`` gives a table's rules in words, wrapped to a width; ``evidence``: what is known of its shuffles.

    Raises CommandError where the screen cannot be drawn.
    """
    from scripts.painting import paint_of  # a while to import, and not wanted in a pipe
    from transports.fullscreen.failing import ScreenFailed
    from transports.fullscreen.watching import Watching

    told, paint = client.messages(), paint_of()
    app = Watching(told, paper, tongue, style, clock, delay_ms, paint, rules_text=rules_text, evidence=evidence)
    try:
        return await app.watched()
    except ScreenFailed as failed:
        text = tongue.text("watching-failed", reason=str(failed))
        raise CommandError(failed.code, text, status=1) from failed

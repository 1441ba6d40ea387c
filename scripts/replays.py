"""Replays on the whole screen: of a record, and of any finished deal of a saved game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from core.table.clock import SystemClock
from core.table.ports import TableError
from core.table.public_record import lines_before_damage, written
from scripts.failure import CommandError
from scripts.home import Home, checked_code
from scripts.moments import recorded
from scripts.reel import Reel
from scripts.sitting import Leaving, until_left
from transports.closing_text import closing_text
from transports.console.session import Outcome
from transports.files import FileLog
from transports.text import Style
from transports.tongue import Tongue


def step_through(reel: Reel, first: int = 0, seat: int | None = None) -> int:
    """Show it on the whole screen until the person leaves: the exit status, that of a signal where one came."""
    try:
        asyncio.run(until_left(shown(reel, first, seat)))
    except Leaving as leaving:
        return leaving.status
    return 0


async def shown(reel: Reel, first: int = 0, seat: int | None = None) -> Outcome:
    """The same within a running event loop. Raises CommandError where the screen cannot be drawn."""
    from scripts.painting import paint_of  # a while to import, and not wanted in a pipe
    from transports.fullscreen.failing import ScreenFailed
    from transports.fullscreen.replaying_app import Replaying

    try:
        return await Replaying(reel, SystemClock(), paint_of(), first, seat).shown()
    except ScreenFailed as failed:
        text = reel.words(None).tongue.text("replaying-failed", reason=str(failed))
        raise CommandError(failed.code, text, status=1) from failed


async def replay_of(home: Home, code: str, deal: int | None, tongue: Tongue, style: Style) -> tuple[Reel, int]:
    """A saved game as far as its deals are over, and the first step of one of them (of the last one: None).

    The game may be in play, here or elsewhere. Raises CommandError where there is no such game or no such deal yet.
    """
    table = checked_code(code)
    try:
        raw = await FileLog(home.games, read_only=True).read_sound(table)
        return reel_of(table, raw, deal, tongue, style)
    except (TableError, OSError) as error:
        reason = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
        text = tongue.text("replaying-unreadable", table=table, reason=closing_text(reason, tongue))
        raise CommandError("unreadable_game", text, status=1) from None


async def shared_replay_of(home: Home, code: str, deal: int, tongue: Tongue, style: Style) -> tuple[Reel, int]:
    """The same of a shared table on the bus. Raises CommandError and TableError."""
    from scripts.shared import shared  # with all of the bus; a table of one's own needs none

    async with shared(home) as bus:
        raw = await bus.log.read(code)
    return reel_of(code, raw, deal, tongue, style)


def reel_of(table: str, raw: Iterable[bytes], deal: int | None, tongue: Tongue, style: Style) -> tuple[Reel, int]:
    lines, _ = lines_before_damage(table, raw)
    record = recorded(written(lines).splitlines())
    if record.rules is None or all(moment.deal is None for moment in record.moments):
        raise CommandError("no_record", tongue.text("replaying-no-record", table=table), status=1)
    reel = Reel(record, tongue, style)
    firsts = dict(reel.deals)
    if deal is None:
        return reel, reel.deals[-1][1]
    if deal not in firsts:
        text = tongue.text("replaying-no-such-deal", deal=deal, table=table)
        raise CommandError("no_such_deal", text, status=1)
    return reel, firsts[deal]

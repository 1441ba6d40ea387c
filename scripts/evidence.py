"""What of a match's shuffles can be had beside what the table says: its record, and the seat's own part."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.table.ports import TableError
from core.table.public_record import Line, lines_before_damage
from scripts.failure import CommandError
from scripts.home import Home
from transports.client import SeatClient
from transports.console.proof import Evidence
from transports.files import FileLog


def of_saved(home: Home, code: str, client: SeatClient) -> Evidence:
    """Of a saved game that is played here."""

    async def record() -> Sequence[Line] | None:
        try:
            return lines_before_damage(code, await FileLog(home.games, read_only=True).read_sound(code))[0]
        except (TableError, OSError):  # the table itself says so, and goes on
            return None

    return Evidence(record, lambda: client.promises)


def of_shared(home: Home, code: Callable[[], str], client: SeatClient | None) -> Evidence:
    """Of a table on the bus; ``code``: which one, for after a match it may be that of the rematch.

    ``client``: that of a seat; None: somebody watches, and has no part in the shuffles.
    """

    async def record() -> Sequence[Line] | None:
        from scripts.shared import shared  # with all of the bus; a table of one's own needs none

        try:
            async with shared(home) as bus:
                return lines_before_damage(code(), await bus.log.read(code()))[0]
        except (CommandError, TableError, OSError):
            return None

    return Evidence(record) if client is None else Evidence(record, lambda: client.promises)


def of_seat(client: SeatClient) -> Evidence:
    """Of a table behind a gateway, from where no record can be had: what the seat itself has seen."""

    async def record() -> Sequence[Line] | None:
        return None

    return Evidence(record, lambda: client.promises)

"""A match's public record in a file of the player's choice, kept up to date deal by deal while the match goes on."""

from __future__ import annotations

import logging
from pathlib import Path

from core.table.ports import Log
from core.table.public_record import Line, PublicRecord, public_lines, written
from core.table.records import read_record
from core.table.state import folded

_log = logging.getLogger(__name__)


class RecordedLog:
    """A log that also writes the public record of one of its tables.

    When the table is read (a match is gone on with) the file is written anew from its beginning. The log is the
    truth: a record file that cannot be written any more is given up with a line in the program's log, and the match
    goes on; `public_lines` can make it again at any time.
    """

    def __init__(self, log: Log, table: str, path: Path) -> None:
        """Raises OSError where the file cannot be written. What lies there is replaced once the table is read."""
        self._log = log
        self._table = table
        self._path = path
        self._public = PublicRecord()
        self._failed = False
        path.open("ab").close()

    async def append(self, table: str, seq: int, record: bytes) -> None:
        await self._log.append(table, seq, record)
        if table == self._table:
            self._write(self._public.add(read_record(record)))

    async def read(self, table: str) -> list[bytes]:
        raw = await self._log.read(table)
        if table == self._table:
            self._public = PublicRecord()
            lines: list[Line] = []
            for record, now, _ in folded(table, raw):
                lines += self._public.follow(record, now)
            self._write(lines, anew=True)
        return raw

    async def tables(self) -> list[str]:
        return await self._log.tables()

    def _write(self, lines: list[Line], anew: bool = False) -> None:
        if self._failed or not (lines or anew):
            return
        try:
            with self._path.open("wb" if anew else "ab") as file:
                file.write(written(lines))
        except OSError as error:
            self._failed = True
            _log.error("the record %s cannot be written any more (%s)", self._path, error.strerror or error)


async def export(log: Log, table: str, path: Path) -> int:
    """Write the public record of a table, as far as its deals are over; gives the number of lines.

    Raises LogDamaged, OSError.
    """
    lines = public_lines(table, await log.read(table))
    path.write_bytes(written(lines))
    return len(lines)

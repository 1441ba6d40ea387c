"""A match's public record in a file of the player's choice, kept up to date deal by deal while the match goes on."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

from core.table.ports import Log
from core.table.public_record import Line, MatchLine, PublicRecord, public_lines, read_line, written
from core.table.records import read_record
from core.table.state import folded

_log = logging.getLogger(__name__)

_LONGEST: Final = 65_536
"""Bytes of a first line that can be a match's."""


class NotOurs(OSError):
    """What lies where a record is to be written is something else, which is not written over."""

    def __init__(self, text: str) -> None:
        super().__init__(0, text)


class RecordedLog:
    """A log that also writes the public record of one of its tables.

    When the table is read (a match is gone on with) the file is written anew from its beginning. The log is the
    truth: where the file could not be written, or is not what was left there, the match goes on, and the whole record
    is written again at the end of the next deal, and by :meth:`finish`.
    """

    def __init__(self, log: Log, table: str, path: Path) -> None:
        """Raises OSError where the file cannot be written. What lies there is replaced once the table is read."""
        self._log = log
        self._table = table
        self._path = path
        self._public = PublicRecord()
        self._size = 0
        """Of the file, as it was left."""
        self._behind = False
        """Does the file lack something?"""
        path.open("ab").close()

    async def append(self, table: str, seq: int, record: bytes) -> None:
        await self._log.append(table, seq, record)
        if table != self._table:
            return
        lines = self._public.add(read_record(record))
        if not lines:
            return
        try:
            if self._behind or not self._is_as_left():
                await self._write_anew()
            else:
                self._add(written(lines))
        except OSError as error:
            self._fail(error)

    async def read(self, table: str) -> list[bytes]:
        raw = await self._log.read(table)
        if table == self._table:
            self._public = PublicRecord()
            lines: list[Line] = []
            for record, now, _ in folded(table, raw):
                lines += self._public.follow(record, now)
            try:
                self._put(written(lines))
            except OSError as error:
                self._fail(error)
        return raw

    async def tables(self) -> list[str]:
        return await self._log.tables()

    async def finish(self) -> None:
        """Write the whole record again if the file lacks anything. Raises OSError where that cannot be done."""
        if self._behind or not self._is_as_left():
            await self._write_anew()

    async def _write_anew(self) -> None:
        """Raises NotOurs where something else lies there by now, OSError."""
        expect_free(self._path, self._table)
        self._behind = True
        self._put(written(public_lines(self._table, await self._log.read(self._table))))

    def _is_as_left(self) -> bool:
        try:
            return self._path.stat().st_size == self._size
        except OSError:
            return False

    def _put(self, whole: bytes) -> None:
        self._path.write_bytes(whole)
        self._size, self._behind = len(whole), False

    def _add(self, more: bytes) -> None:
        try:
            with self._path.open("ab") as file:
                file.write(more)
        except OSError:
            with contextlib.suppress(OSError):
                os.truncate(self._path, self._size)  # no half line stays
            raise
        self._size += len(more)

    def _fail(self, error: OSError) -> None:
        if not self._behind:
            _log.error("the record %s cannot be written (%s); it is tried again", self._path, error.strerror or error)
        self._behind = True


def expect_free(path: Path, table: str | None) -> None:
    """May this table's record be written here: does nothing lie there, or an older record of the same table?

    ``table`` None: only nothing will do. Raises NotOurs for anything else, OSError where it cannot be looked at.
    Nothing but an ordinary file is ever opened: a pipe would wait for ever.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if stat.S_ISDIR(found.st_mode):
        raise NotOurs("it is a folder")
    if not stat.S_ISREG(found.st_mode):
        raise NotOurs("it is no ordinary file")
    if found.st_size > 0 and (table is None or _table_of(path) != table):
        raise NotOurs("another file lies there")


def _table_of(path: Path) -> str | None:
    """Whose record this is, from its first line; None where it is no record."""
    with path.open("rb") as file:
        first = file.readline(_LONGEST)
    try:
        line = read_line(first)
    except ValueError:
        return None
    return line.table if isinstance(line, MatchLine) else None


async def export(log: Log, table: str, path: Path) -> int:
    """Write the public record of a table, as far as its deals are over; gives the number of lines.

    Raises LogDamaged, OSError.
    """
    lines = public_lines(table, await log.read(table))
    path.write_bytes(written(lines))
    return len(lines)

"""A log in files: one for each table, one JSON line a record, on the disk before anybody is told.

A folder that only its owner may enter (0700), files that only its owner may read (0600), one process a table. A line
holds the record's number, a checksum and the record. What a killed program left half-written at the end was never told
to anybody and is cut off; any other damage is named and nothing is guessed.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
import zlib
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from core.table.ports import LogConflict, LogDamaged, LogUnavailable, TableBusy, TableError, UnknownTable
from core.table.state import replay
from core.table.summary import Summary, summary
from transports.file_lock import lock

ENDING: Final = ".jsonl"
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    sum: str
    record: msgspec.Raw


_decoder: Final = msgspec.json.Decoder(_Line)


class _Writer:
    """A table's open and locked file."""

    __slots__ = ("fd", "next", "size")

    def __init__(self, fd: int, count: int, size: int) -> None:
        self.fd = fd
        self.next = count
        self.size = size


class FileLog:
    """The tables in one folder.

    A log for writing locks a table when it is first read or written and holds it until `close`; ``read_only`` never
    locks and never changes a file, for lists and exports beside a running game. Everything here is done at once,
    without leaving the event loop: an append cannot be cut in two by a cancellation.
    """

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        self.notes: list[str] = []
        """What had to be put right on opening, a sentence each."""
        self.trouble: str | None = None
        """Why the newest record could not be written; None: it was."""
        self._folder = folder
        self._read_only = read_only
        self._writers: dict[str, _Writer] = {}

    def path(self, table: str) -> Path:
        """Where a table's records lie. Raises UnknownTable for what cannot be a table's name."""
        if not _NAME.fullmatch(table):
            raise UnknownTable(table)
        return self._folder / f"{table}{ENDING}"

    async def append(self, table: str, seq: int, record: bytes) -> None:
        if self._read_only:
            raise LogUnavailable("this log was opened for reading only")
        writer = self._writers.get(table) or self._open(table, create=True)[0]
        if seq != writer.next:
            raise LogConflict(table, seq, writer.next)
        line = _line(seq, record)
        try:
            _write(writer.fd, line)
            os.fsync(writer.fd)
        except OSError as error:
            # Whatever of the line has reached the file must go: the next append has the same number.
            with contextlib.suppress(OSError):
                os.ftruncate(writer.fd, writer.size)
            self.trouble = error.strerror or str(error)
            raise LogUnavailable(self.trouble) from error
        self.trouble = None
        writer.next += 1
        writer.size += len(line)

    async def read(self, table: str) -> list[bytes]:
        path = self.path(table)
        writer = self._writers.get(table)
        if writer is not None:
            return _records(table, _read(writer.fd, writer.size))[0]
        if not path.is_file():
            return []
        return _records(table, path.read_bytes())[0] if self._read_only else self._open(table, create=False)[1]

    async def read_sound(self, table: str) -> list[bytes]:
        """The records before the first line that is damaged; all of them where none is. For reading only."""
        path = self.path(table)
        return _sound(table, path.read_bytes())[0] if path.is_file() else []

    async def tables(self) -> list[str]:
        try:
            if not self._folder.is_dir():
                return []
            # Whatever else has such a name (a pipe, a folder) is no table; reading it could last for ever.
            paths = [path for path in self._folder.iterdir() if path.name.endswith(ENDING) and path.is_file()]
        except OSError as error:
            raise LogUnavailable(f"{self._folder}: {error.strerror or error}") from error
        names = (path.name.removesuffix(ENDING) for path in paths)
        return sorted(name for name in names if _NAME.fullmatch(name))

    def lies_there(self, table: str) -> bool:
        """Does the file that was opened for this table still lie in its place? Somebody may have deleted it."""
        try:
            found = self.path(table).stat()
        except OSError:
            return False
        writer = self._writers.get(table)
        if writer is None:
            return stat.S_ISREG(found.st_mode)
        held = os.fstat(writer.fd)
        return (held.st_dev, held.st_ino) == (found.st_dev, found.st_ino)

    async def summaries(self) -> list[Summary]:
        """Every table in a few words, the one played last first; one that cannot be opened says why."""
        found = [self._summary(table) for table in await self.tables()]
        return sorted(found, key=lambda saved: (-saved.at, saved.table))

    async def newest(self) -> Summary | None:
        """The table played last that is neither over, damaged nor being played elsewhere; None where there is none.

        Only as many files are read as it takes to find it.
        """
        names = await self.tables()
        for table in sorted(names, key=lambda name: -_changed_at(self.path(name))):
            found = self._summary(table)
            if found.problem is None and found.result is None and not found.busy:
                return found
        return None

    def remove(self, table: str) -> None:
        """Delete a table's file for good. Raises UnknownTable, TableBusy, LogUnavailable."""
        path = self.path(table)
        try:
            if _is_busy(path):
                raise TableBusy(table)
            path.unlink()
            _sync_folder(self._folder)
        except FileNotFoundError:
            raise UnknownTable(table) from None
        except OSError as error:
            raise LogUnavailable(f"{path}: {error.strerror or error}") from error

    def close(self) -> None:
        """Give all tables free; harmless twice."""
        for writer in self._writers.values():
            os.close(writer.fd)
        self._writers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- opening -------------------------------------------------------------------------------------------------

    def _open(self, table: str, *, create: bool) -> tuple[_Writer, list[bytes]]:
        """Open and lock a table's file, and cut off what was never finished."""
        path = self.path(table)
        try:
            new = create and not path.exists()
            if new:
                self._folder.mkdir(parents=True, exist_ok=True)
                os.chmod(self._folder, 0o700)
            flags = os.O_RDWR | os.O_APPEND | (os.O_CREAT if create else 0) | getattr(os, "O_NOFOLLOW", 0)
            fd = os.open(path, flags, 0o600)
        except OSError as error:
            raise LogUnavailable(f"{path}: {error.strerror or error}") from error
        try:
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                raise LogUnavailable(f"{path}: it is no ordinary file")
            if not lock(fd):
                raise TableBusy(table)
            records, size, torn = self._checked(table, path)
            if torn:
                os.ftruncate(fd, size)
                os.fsync(fd)
                self.notes.append(
                    f"table {table}: its last line was cut short ({torn} bytes), as by a killed program; "
                    "nobody was told of it, and it was removed"
                )
            if new:
                _sync_folder(self._folder)
        except OSError as error:
            os.close(fd)
            raise LogUnavailable(f"{path}: {error.strerror or error}") from error
        except BaseException:
            os.close(fd)
            raise
        writer = self._writers[table] = _Writer(fd, len(records), size)
        return writer, records

    @staticmethod
    def _checked(table: str, path: Path) -> tuple[list[bytes], int, int]:
        raw = path.read_bytes()
        records, size = _records(table, raw)
        return records, size, len(raw) - size

    def _summary(self, table: str) -> Summary:
        try:
            path = self.path(table)
            found = replay(table, _records(table, path.read_bytes())[0])
            if found is None:
                return Summary(table=table, problem=f"table {table}: its log is empty; nothing of it was saved")
            return summary(found, table not in self._writers and _is_busy(path))
        except TableError as error:
            return Summary(table=table, problem=str(error))
        except OSError as error:
            return Summary(table=table, problem=f"table {table}: its log cannot be read ({error.strerror or error})")


def _line(seq: int, record: bytes) -> bytes:
    return b'{"seq":%d,"sum":"%s","record":%s}\n' % (seq, _sum(seq, record).encode(), record)


def _sum(seq: int, record: bytes) -> str:
    return f"{zlib.crc32(record, zlib.crc32(b'%d' % seq)):08x}"


def _records(table: str, raw: bytes) -> tuple[list[bytes], int]:
    """The records of a file and where the last whole line ends; what follows was never finished.

    Raises LogDamaged at the first line that is not what was written.
    """
    records, size, damage = _sound(table, raw)
    if damage is not None:
        raise damage
    return records, size


def _sound(table: str, raw: bytes) -> tuple[list[bytes], int, LogDamaged | None]:
    """The records up to the first line that is not what was written, where the last whole line ends, and the damage."""
    size = raw.rfind(b"\n") + 1
    records: list[bytes] = []
    for seq, line in enumerate(raw[:size].split(b"\n")[:-1]):
        try:
            read = _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return records, size, LogDamaged(table, seq, str(error))
        record = bytes(read.record)
        if read.seq != seq:
            text = f"it is record {read.seq} where {seq} is due: a line is missing or doubled"
            return records, size, LogDamaged(table, seq, text)
        if read.sum != _sum(seq, record):
            return records, size, LogDamaged(table, seq, "its checksum is another, so it was changed")
        records.append(record)
    return records, size, None


def _read(fd: int, size: int) -> bytes:
    """The first bytes of an open file, whatever lies in its place by now; the file is open for appending."""
    os.lseek(fd, 0, os.SEEK_SET)
    chunks: list[bytes] = []
    while size > 0 and (chunk := os.read(fd, size)):
        chunks.append(chunk)
        size -= len(chunk)
    return b"".join(chunks)


def _write(fd: int, line: bytes) -> None:
    while line:
        line = line[os.write(fd, line) :]


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable; where a system cannot sync a folder, its own promises must do."""
    if sys.platform != "win32":
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_busy(path: Path) -> bool:
    fd = os.open(path, os.O_RDONLY)
    try:
        return not lock(fd)
    finally:
        os.close(fd)

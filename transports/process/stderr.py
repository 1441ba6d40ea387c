"""What a program says on its standard error: the end of it, by deal, in memory and in a folder for each game."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Final

from transports.process.pipes import CHUNK, Rate

DEALS_KEPT: Final = 16
"""Deals of which it is kept in memory."""
GAMES_KEPT: Final = 20
"""Games of one program of which it is kept in files; the oldest goes when there is one more."""
MB_S: Final = 16
"""Megabytes of it that are read in a second on average, four times as many at once."""
MOST_MB: Final = 16
"""That the files of one program hold together; the oldest goes when there is more."""
SPARE_MB: Final = 64
"""Free on the disk below which nothing of it is written there: what is left is for the games."""
_RUNS: Final = 4
"""A program that is started again in a deal goes on in the deal's file, which holds so much of this at the most."""
_GAME: Final = re.compile(r".+-\d+")


class _Tail:
    """The end of what was written: no more than so many bytes, and no line that has lost its beginning."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept = bytearray()

    def add(self, data: bytes) -> None:
        self._kept += data
        if len(self._kept) > 2 * self._most:  # not at each byte: what goes is moved only once
            self._shorten()

    def _shorten(self) -> None:
        if len(self._kept) > self._most:
            at = len(self._kept) - self._most
            newline = self._kept.find(b"\n", at - 1)
            del self._kept[: at if newline < 0 or newline + 1 == len(self._kept) else newline + 1]

    def bytes(self) -> bytes:
        self._shorten()
        return bytes(self._kept)


class Stderr:
    """The standard error of one run of a program."""

    def __init__(self, kb: int, logs: Path | None = None) -> None:
        """``kb``: kept of each deal. ``logs``: the program's own folder for files; None: only in memory."""
        self._most = kb * 1024
        self._logs = logs
        self._game: str | None = None
        self._deals: OrderedDict[int, _Tail] = OrderedDict({0: _Tail(self._most)})
        self.deal = 0

    def sit(self, table: str, seat: int | None) -> bool:
        """From here on it belongs to this seat of this table; False where it did so before."""
        game = f"{re.sub(r'[^A-Za-z0-9_-]', '_', table)[:64]}-{0 if seat is None else seat}"
        if game == self._game:
            return False
        if self._game is not None:
            self._save()
            self._deals = OrderedDict({0: _Tail(self._most)})
            self.deal = 0
        self._game = game
        return True

    def begin(self, deal: int) -> None:
        """From here on it belongs to this deal."""
        if deal == self.deal:
            return
        self._save()
        self.deal = deal
        self._deals.setdefault(deal, _Tail(self._most))
        while len(self._deals) > DEALS_KEPT:
            self._deals.popitem(last=False)

    def add(self, data: bytes) -> None:
        """Keep this; the oldest goes when there is too much."""
        self._deals[self.deal].add(data)

    def of(self, deal: int | None = None) -> str:
        """What is kept of that deal (default: the newest; 0: before any), from the beginning of a line."""
        tail = self._deals.get(self.deal if deal is None else deal)
        return "" if tail is None else tail.bytes().decode("utf-8", "backslashreplace")

    def close(self) -> None:
        """Write what is left to its file."""
        self._save()
        self._logs = None

    def _save(self) -> None:
        text = self._deals[self.deal].bytes()
        if self._logs is None or self._game is None or not text:
            return
        folder = self._logs / self._game
        try:
            if not folder.is_dir():
                folder.mkdir(mode=0o700, parents=True)
            _forget_old(self._logs, len(text))
            if shutil.disk_usage(folder).free < SPARE_MB << 20:
                return
            path = folder / f"deal-{self.deal}.txt"
            most = _RUNS * self._most - len(text)
            with path.open("ab") as file:
                if file.tell() > most:
                    file.truncate(0)
                file.write(text)
        except OSError:
            return  # a full disk is no reason not to play


def _forget_old(logs: Path, coming: int) -> None:
    """Leave only the newest games, and of these the newest deals, so that so many bytes more are no more than MOST_MB;
    and leave everything that is none of ours."""
    games = [path for path in logs.iterdir() if _GAME.fullmatch(path.name) and path.is_dir() and not path.is_symlink()]
    games.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    for game in games[GAMES_KEPT:]:
        with suppress(OSError):
            for file in game.glob("deal-*.txt"):
                file.unlink()
            game.rmdir()
    found = [(path.lstat(), path) for game in games[:GAMES_KEPT] for path in game.glob("deal-*.txt")]
    too_much = sum(held.st_size for held, _ in found) + coming - (MOST_MB << 20)
    for held, path in sorted(found, key=lambda each: each[0].st_mtime_ns):
        if too_much <= 0:
            break
        path.unlink(missing_ok=True)
        too_much -= held.st_size


async def drain(stream: asyncio.StreamReader, kept: Stderr) -> None:
    """Read standard error to its end. Only who writes more than MB_S for long has to wait, or it would keep us busy."""
    rate = Rate(MB_S << 20)
    while data := await stream.read(CHUNK):
        kept.add(data)
        wait_s = rate.spend(len(data))
        if wait_s > 0:
            await asyncio.sleep(wait_s)

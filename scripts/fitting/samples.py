"""The file of samples: one JSON line a deal, on disk as soon as it has been played; weights are made from it.

Its first line says what it was made with. Weights of one command come from one file, and a file from one set of
players: with others the same seed brings other deals.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from scripts.failure import CommandError
from scripts.fitting.questions import Played
from scripts.ladder.journal import players_digest

SAMPLERS: Final = ("questions.py", "tables.py", "expert_moments.py", "outlook_moments.py")
"""The rooms that say what is sampled."""


class Origin(msgspec.Struct, frozen=True, tag="samples", tag_field="line"):
    """What a file of samples was made with."""

    what: str
    """Whose weights."""
    seed: int
    players: str
    """A digest of the players' rooms, the engine's, and those that sample."""


_read = msgspec.json.Decoder(Origin | Played)


class Samples:
    """A file of deals, read once and then written to."""

    def __init__(self, path: Path, origin: Origin) -> None:
        """Open it, or begin it. Raises CommandError: it cannot be read, is no file of samples, or of other ones."""
        self.path = path
        self.played: dict[tuple[str, int], Played] = {}
        """By kind of table and number of the deal."""
        whole, begun = self._load(origin)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
        except OSError as error:
            raise _unusable(path, error) from None
        try:
            if not whole:
                self._file.write(b"\n")
            if not begun:
                self._write(origin)
        except OSError as error:
            with suppress(OSError):
                self._file.close()
            raise _unusable(path, error) from None

    def __enter__(self) -> Samples:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, deals: list[Played]) -> None:
        """Write down what has been played. Raises CommandError where that is impossible."""
        try:
            for each in deals:
                self._write(each)
                self.played[each.table, each.deal] = each
        except OSError as error:
            raise _unusable(self.path, error) from None

    def _write(self, line: Origin | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _load(self, origin: Origin) -> tuple[bool, bool]:
        """Read what there is. Is its last line whole (one that was broken off is lost)? Has it begun?"""
        try:
            lines = self.path.read_bytes().split(b"\n") if self.path.exists() else [b""]
        except OSError as error:
            raise _unusable(self.path, error) from None
        rest = lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                read = _read.decode(line)
            except msgspec.DecodeError:
                if number > 1:
                    continue  # broken off; what came after it began a new line
                raise self._foreign("is no file of samples") from None
            if number == 1 and not isinstance(read, Origin):
                raise self._foreign("is no file of samples")
            if isinstance(read, Played):
                self.played[read.table, read.deal] = read
            elif read != origin:
                raise self._foreign("was made for other weights, with another seed, or by players of other rooms")
        if rest and not lines:
            raise self._foreign("is no file of samples")
        return not rest, bool(lines)

    def _foreign(self, why: str) -> CommandError:
        return CommandError("bad_samples", f"{self.path} {why}: name another file.")


def origin_of(what: str, seed: int) -> Origin:
    """What a file of samples would be made with now."""
    digest = hashlib.sha256(players_digest().encode())
    for name in SAMPLERS:
        digest.update(Path(__file__).with_name(name).read_bytes())
    return Origin(what, seed, digest.hexdigest()[:16])


def _unusable(path: Path, error: OSError) -> CommandError:
    reason = (error.strerror or "no reason given").lower()
    return CommandError("bad_samples", f"The samples {path} cannot be used ({reason}): name another file.")

"""The journal of a ladder: one JSON line a pair, on disk as soon as it has been played; the table is made from it.

A line that says which build of the players played stands before the pairs that it played. Only pairs of the very
players of today count: change a player, and what it did before is left out.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from scripts.compile import ROOT
from scripts.failure import CommandError
from scripts.ladder.pair import Pair
from scripts.players import known

PLAYED_BY: Final = ("bots.", "core.game.")
BEGUN: Final = b'{"line":"build"'


class Build(msgspec.Struct, frozen=True, tag="build", tag_field="line"):
    """Who played the pairs that follow, and on what."""

    players: str
    """A digest of the players' rooms and the engine's."""
    machine: str
    build: str
    """Compiled, or not."""


Line = Build | Pair
_read = msgspec.json.Decoder(Line)


class Journal:
    """A file of pairs, read once and then written to."""

    def __init__(self, path: Path, build: Build) -> None:
        """Open it, or begin it. Raises CommandError where it cannot be read or is no journal."""
        self.path = path
        self.build = build
        self.pairs: list[tuple[Pair, Build]] = []
        """Every pair of these players that it holds, with what it was played on."""
        self.passed_over = 0
        """Pairs of other players."""
        whole = self._load()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
        except OSError as error:
            raise _unusable(path, error) from None
        self._write(build, before=b"" if whole else b"\n")

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, pairs: Iterable[Pair]) -> None:
        """Write down what has been played."""
        for pair in pairs:
            self._write(pair)
            self.pairs.append((pair, self.build))

    def _write(self, line: Line, before: bytes = b"") -> None:
        self._file.write(before + msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _load(self) -> bool:
        """Read what there is; False where its last line was broken off: that one is lost."""
        try:
            text = self.path.read_bytes() if self.path.exists() else b""
        except OSError as error:
            raise _unusable(self.path, error) from None
        *lines, rest = text.split(b"\n")
        build: Build | None = None
        for number, line in enumerate(lines, 1):
            try:
                read = _read.decode(line)
            except msgspec.DecodeError:
                if number < len(lines) and lines[number].startswith(BEGUN):
                    continue  # a line that was broken off; the next ladder went on behind it
                text_of = f"Line {number} of {self.path} is no line of a ladder's journal: name another file."
                raise CommandError("bad_journal", text_of) from None
            if isinstance(read, Build):
                build = read
            elif build is not None and build.players == self.build.players:
                self.pairs.append((read, build))
            else:
                self.passed_over += 1
        return not rest


def _unusable(path: Path, error: OSError) -> CommandError:
    reason = (error.strerror or "no reason given").lower()
    return CommandError("bad_journal", f"The journal {path} cannot be used ({reason}): name another file.")


def free_path(folder: Path) -> Path:
    """A journal that is not there yet."""
    number = 1
    while (folder / f"ladder-{number}.jsonl").exists():
        number += 1
    return folder / f"ladder-{number}.jsonl"


def players_digest() -> str:
    """Which players these are: a digest of the rooms of bots and engine that they are made of, and of the presets.

    Comments, docstrings and lay-out do not count, and no room that no player imports.
    """
    for player in known().values():
        player.policy(1)  # what it imports late is here now
    digest = hashlib.sha256()
    for name in sorted(module for module in sys.modules if module.startswith(PLAYED_BY)):
        path = ROOT / (name.replace(".", os.sep) + ".py")
        if path.is_file():
            digest.update(f"{name}\n{ast.dump(_bare(ast.parse(path.read_bytes())))}\n".encode())
    for path in sorted((ROOT / "config" / "rules").glob("*.toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _bare(tree: ast.Module) -> ast.Module:
    """Without docstrings and other texts that stand alone."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))]
            node.body = kept  # type: ignore[attr-defined]
    return tree

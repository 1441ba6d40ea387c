"""What one message says of the table, within the length that it may have: the least important is left out first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

_CUT: Final = "…"


class Part(msgspec.Struct, frozen=True):
    """A paragraph, in several wordings from the longest to the shortest."""

    wordings: tuple[str, ...]
    keep: int
    """The higher, the longer it stays as it is; one after the other is shortened, the lowest first."""
    apart: bool = False
    """Is there an empty line before it, where there is room for all the empty lines?"""


def units(text: str) -> int:
    """How long it is as chats count: in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def fitted(parts: Sequence[Part], most: int) -> str:
    """The parts in their order, shortened as far as must be. No word is cut in two."""
    at = [0] * len(parts)
    apart = _joined(parts, at, apart=True)
    if units(apart) <= most:
        return apart
    order = sorted(range(len(parts)), key=lambda part: parts[part].keep)
    for part in [None, *order]:
        if part is None:
            if units(_joined(parts, at)) <= most:
                return _joined(parts, at)
            continue
        while at[part] + 1 < len(parts[part].wordings):
            at[part] += 1
            said = _joined(parts, at)
            if units(said) <= most:
                return said
    return cut(_joined(parts, at), most)


def cut(text: str, most: int) -> str:
    """Its beginning, up to the end of a word."""
    if units(text) <= most:
        return text
    while units(text) > most - 1:
        shorter = text.rstrip()
        space = max(shorter.rfind(" "), shorter.rfind("\n"))
        text = shorter[:space] if space > 0 else shorter[: -max(1, units(shorter) - most + 1)]
    return f"{text.rstrip()}{_CUT}"


def in_pieces(text: str, most: int) -> list[str]:
    """All of it in pieces of at most that length, each up to the end of a line, or of a word."""
    pieces: list[str] = []
    piece = ""
    for line in text.split("\n"):
        while units(line) > most:
            if piece:
                pieces.append(piece)
                piece = ""
            begun = cut(line, most)
            pieces.append(begun)
            line = line[len(begun.removesuffix(_CUT)) :].lstrip()
        longer = f"{piece}\n{line}" if piece else line
        if units(longer) > most:
            pieces.append(piece)
            piece = line
        else:
            piece = longer
    return [*pieces, piece] if piece.strip() or not pieces else pieces


def _joined(parts: Sequence[Part], at: Sequence[int], *, apart: bool = False) -> str:
    said = ""
    for part, wording in zip(parts, at, strict=True):
        if part.wordings[wording]:
            between = "\n\n" if apart and part.apart else "\n"
            said += f"{between if said else ''}{part.wordings[wording]}"
    return said

"""A meld in one line: its number, its cards, its grade by sign and word, how far it is to a canasta, its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.text import Text

from core.game.melds import CANASTA_SIZE
from core.game.view import MeldView
from transports.console.terminal import cells
from transports.fullscreen.paint import Paint, corner
from transports.fullscreen.small_cards import Row
from transports.meld_text import Grade, grade, grade_text, stands_for, stretches
from transports.text import Words
from transports.tongue import Tongue

SHAPES: Final[dict[Grade, str]] = {
    "dirty": "◇",
    "clean": "◆",
    "dirty_canasta": "□",
    "semi_clean_canasta": "◧",
    "clean_canasta": "■",
    "royal_canasta": "★",
    "ace_to_ace_canasta": "★",
}
"""The sign of each grade of meld; its word stands beside it where there is room."""
STAGED: Final = "+"
"""Before what is put together and not sent yet."""
_SHORT: Final[dict[Grade, str]] = {
    "dirty_canasta": "felt-dirty",
    "semi_clean_canasta": "felt-semi-clean",
    "clean_canasta": "felt-clean",
    "royal_canasta": "felt-royal",
    "ace_to_ace_canasta": "felt-ace-to-ace",
}
"""By the grade of a canasta, the key of its short word: that it is one its sign tells."""
LETTERS: Final[dict[Grade, str]] = {
    "dirty": "felt-dirty-letter",
    "clean": "felt-clean-letter",
    "dirty_canasta": "felt-dirty-letter",
    "semi_clean_canasta": "felt-semi-clean-letter",
    "clean_canasta": "felt-clean-letter",
    "royal_canasta": "felt-royal-letter",
    "ace_to_ace_canasta": "felt-ace-to-ace-letter",
}
"""By the grade, the key of its word in a letter or two, where there is no room for the word."""
_TERSE: Final = 3
"""How short cards are written at most: see :func:`_left`."""
_TRIED: Final = ((0, 2), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
"""Which of the descriptions, and how short the cards at most, in the order in which they are tried."""


class Laid(msgspec.Struct, frozen=True):
    """A meld, and which of its cards are put together only."""

    meld: MeldView
    staged: tuple[bool, ...]
    """By card."""

    @property
    def is_new(self) -> bool:
        """Does nothing of it lie on the table yet?"""
        return all(self.staged)


def laid(melds: Sequence[MeldView], before: Sequence[MeldView] | None) -> list[Laid]:
    """Melds as they are to be shown; ``before``: as they lie on the table (None: just so)."""
    lie = None if before is None else {meld.id: meld for meld in before}
    found: list[Laid] = []
    for meld in melds:
        if lie is None:
            found.append(Laid(meld, (False,) * len(meld.cards)))
            continue
        left = Counter(lie[meld.id].cards) if meld.id in lie else Counter[str]()
        flags: list[bool] = []
        for code in meld.cards:
            flags.append(left[code] <= 0)
            left[code] -= 1
        found.append(Laid(meld, tuple(flags)))
    return found


def meld_cards(melds: Sequence[Laid], words: Words, paint: Paint, width: int) -> list[Text] | None:
    """The melds as small cards, three lines each; None where they are too long for this width."""
    wide = _number_width(melds)
    for described in _descriptions([each.meld for each in melds], words.tongue)[:2]:
        lines: list[Text] = []
        for each, right in zip(melds, described, strict=True):
            row = _card_row(each, wide, words, paint)
            room = width - row.width - cells(right)
            if room < 1:
                break
            row.say(f"{' ' * room}{right}")
            lines += row.lines
        else:
            return lines
    return None


def _card_row(each: Laid, wide: int, words: Words, paint: Paint) -> Row:
    row = Row(paint)
    row.say(_number(each, wide, paint))
    wild_at, _ = stands_for(each.meld.cards, each.meld.wild)
    for at, (code, staged) in enumerate(zip(each.meld.cards, each.staged, strict=True)):
        shown = f"({words.card(code)})" if at == wild_at else words.card(code)
        row.card(f"{STAGED}{shown}" if staged and not each.is_new else shown, code)
    row.edge("╮│╯")
    return row


def meld_lines(melds: Sequence[Laid], words: Words, paint: Paint, width: int) -> list[Text] | None:
    """The melds in lines of this width, what stands at the right in columns; None where they are too long for it."""
    described = _descriptions([each.meld for each in melds], words.tongue)
    wide = _number_width(melds)
    for way, terse in _TRIED:
        lines: list[Text] = []
        for each, right in zip(melds, described[way], strict=True):
            line = _line(each, right, terse, wide, words, paint, width)
            if line is None:
                break
            lines.append(line)
        else:
            return lines
    return None


def tersest(melds: Sequence[Laid], words: Words, paint: Paint, width: int) -> list[Text]:
    """The same in the shortest way there is, cut where even that is too long."""
    rights = _columns([["", str(each.meld.points)] for each in melds])
    wide = _number_width(melds)
    lines: list[Text] = []
    for each, right in zip(melds, rights, strict=True):
        sign = lettered(grade(each.meld), words.tongue)
        left = _left(each, _TERSE, wide, words, paint)
        left.truncate(width - cells(right) - cells(sign) - 1, overflow="ellipsis")
        lines.append(_joined(left, f"{sign}{right}", width))
    return lines


def _line(each: Laid, right: str, most: int, wide: int, words: Words, paint: Paint, width: int) -> Text | None:
    for terse in range(most + 1):
        left = _left(each, terse, wide, words, paint)
        if left.cell_len + cells(right) + 1 <= width:
            return _joined(left, right, width)
    return None


def _joined(left: Text, right: str, width: int) -> Text:
    return Text.assemble(left, " " * max(1, width - left.cell_len - cells(right)), right)


def _descriptions(melds: Sequence[MeldView], tongue: Tongue) -> list[list[str]]:
    """What stands at the right of each meld, in several ways, the longest first."""
    shapes = [SHAPES[grade(meld)] for meld in melds]
    so_far = ["" if meld.canasta else f"{len(meld.cards)}/{CANASTA_SIZE}" for meld in melds]
    long = [f"{grade_text(meld, tongue)} {far}".rstrip() for meld, far in zip(melds, so_far, strict=True)]
    short = [tongue.text(_SHORT[grade(meld)]) if meld.canasta else said for meld, said in zip(melds, long, strict=True)]
    points = [str(meld.points) for meld in melds]
    signs = [lettered(grade(meld), tongue) for meld in melds]
    ways = ((shapes, long), (shapes, short), (signs, so_far), (signs, [""] * len(melds)))
    return [_columns(list(zip(sign, said, points, strict=True))) for sign, said in ways]


def lettered(of: Grade, tongue: Tongue) -> str:
    """The sign of a grade with its word in a letter or two: "◇d"."""
    return f"{SHAPES[of]}{tongue.text(LETTERS[of])}"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as text: the last column at the right margin, the others at the left one; empty columns left out."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        parts = [
            " " * (width - cells(text)) + text if at == len(row) - 1 else text + " " * (width - cells(text))
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
            if width
        ]
        lines.append(" ".join(parts))
    return lines


def _left(each: Laid, terse: int, wide: int, words: Words, paint: Paint) -> Text:
    """Number and cards. ``terse``: 0 all of them; 1 five in a row as 3♠…7♠; 2 three in a row, and a set's rank once;
    3 a suit once as well, and a set's cards counted."""
    line = Text.assemble(_number(each, wide, paint))
    staged = (False,) * len(each.staged) if each.is_new else each.staged
    codes = each.meld.cards
    wild_at, _ = stands_for(codes, each.meld.wild)
    parts = [
        part
        for start, end in _stretches(codes, wild_at, staged)
        for part in _part(codes[start:end], terse, words, paint, wild=start == wild_at, staged=staged[start])
    ]
    gap = " " if terse < _TERSE else ""
    return line.append_text(Text(gap).join(parts))


def _number(each: Laid, width: int, paint: Paint) -> Text:
    number = f"{STAGED}{each.meld.id}" if each.is_new else str(each.meld.id)
    return Text(f"{number:>{width}} ", style=paint.accent if each.is_new else "")


def _number_width(melds: Sequence[Laid]) -> int:
    return max(2, *(len(str(each.meld.id)) + each.is_new for each in melds), 0)


def _stretches(codes: Sequence[str], wild_at: int, staged: Sequence[bool]) -> list[tuple[int, int]]:
    """Where cards stand that can be written together: in a row, or of one rank, and all of them sent or none."""
    if len({code[0] for code in codes if code != codes[wild_at] or wild_at < 0}) == 1 and codes[0] != "JK":
        found = [(0, wild_at), (wild_at, wild_at + 1), (wild_at + 1, len(codes))] if wild_at >= 0 else [(0, len(codes))]
    else:
        found = list(stretches(codes, wild_at))
    parted: list[tuple[int, int]] = []
    for start, end in found:
        for at in range(start + 1, end):
            if staged[at] != staged[at - 1]:
                parted.append((start, at))
                start = at
        if start < end:
            parted.append((start, end))
    return parted


def _part(codes: Sequence[str], terse: int, words: Words, paint: Paint, *, wild: bool, staged: bool) -> list[Text]:
    """Cards that stand together, as short as they may be."""
    sign = Text(STAGED if staged else "", style=paint.accent)
    if wild:
        inner = Text.assemble("(", paint.card(codes[0], words), ")")
        return [Text.assemble(sign, inner)]
    same = len(codes) > 1 and len({code[0] for code in codes}) == 1 and codes[0] != "JK"
    if same and terse == 2:
        rank = corner(codes[0], words)[0]
        return [Text.assemble(sign, rank, *[(corner(code, words)[1], paint.ink(code)) for code in codes])]
    if same and terse >= _TERSE:
        return [Text.assemble(sign, f"{corner(codes[0], words)[0]}×{len(codes)}")]
    if not same and len(codes) >= (5 if terse == 1 else 3) and terse:
        first = paint.card(codes[0], words)
        if terse >= _TERSE:
            first = Text(corner(codes[0], words)[0], style=paint.ink(codes[0]))
        return [Text.assemble(sign, first, "…", paint.card(codes[-1], words))]
    return [Text.assemble(sign, paint.card(code, words)) for code in codes]

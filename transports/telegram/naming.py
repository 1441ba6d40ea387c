"""What people are called at tables: their first names, cleaned, each once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from core.table.orders import MOST_NAME

_HIDDEN: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""


def name_for(first_name: str, taken: Collection[str], otherwise: str) -> str:
    """Their name at a table where those are taken: with a number behind it where it would be somebody else's.

    ``otherwise``: what is said where nothing of a name can be shown. Names that differ in large and small letters only
    are taken for the same.

    >>> name_for(" Ann\\u200b  Lee ", [], "Player"), name_for("ann", ["Ann", "ann 2"], "Player")
    ('Ann Lee', 'ann 3')
    >>> name_for("\\u3164", [], "Player")
    'Player'
    """
    kept = "".join(
        char if char.isprintable() else " " for char in first_name[:200] if char not in _HIDDEN and _shows(char)
    )
    name = " ".join(kept.split())[:MOST_NAME].strip() or otherwise
    folded = {each.casefold() for each in taken}
    number = 1
    own = name
    while own.casefold() in folded:
        number += 1
        mark = f" {number}"
        own = name[: MOST_NAME - len(mark)].strip() + mark
    return own


def _shows(char: str) -> bool:
    """Zero-width signs and marks of direction show nothing, and hide one name behind another."""
    code = ord(char)
    return not (0x200B <= code <= 0x200F or 0x202A <= code <= 0x202E or 0x2060 <= code <= 0x206F or code == 0xFEFF)

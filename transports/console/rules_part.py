"""One part of the rules in words, by the number with which a refusal names it."""

from __future__ import annotations

import re
from typing import Final

_HEADING: Final = re.compile(r"^\S.*\(([0-9]+(?:\.[0-9]+)*)\)$")


def rules_part(text: str, number: str) -> str | None:
    """Of the rules as they are shown, what has that number or one below it, else what that number is below.

    None where there is neither.

    >>> rules_part("Melds (4)\\n- Three cards.\\n\\nCanastas (4.4)\\n- Seven.\\n\\nPots (5)\\n- Two.", "4.4")
    'Canastas (4.4)\\n- Seven.'
    """
    wanted, parts = f"{number.strip().strip('().')}.", _parts(text)
    found = [part for at, part in parts if at.startswith(wanted)] or [
        part for at, part in parts if wanted.startswith(at)
    ]
    return "\n\n".join("\n".join(part).strip() for part in found) or None


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """Each with its number and a full stop after it; what stands before the first is none."""
    parts: list[tuple[str, list[str]]] = []
    for line in text.split("\n"):
        heading = _HEADING.match(line)
        if heading is not None:
            parts.append((f"{heading[1]}.", []))
        if parts:
            parts[-1][1].append(line)
    return parts

"""Why a typed move cannot be read, in the reader's language."""

from __future__ import annotations

from typing import Final

from core.game.errors import NotationError
from transports.console.aliases import to_type
from transports.text import capital
from transports.tongue import Tongue

_KEYS: Final = frozenset(
    {
        "notation-too-long",
        "notation-nothing",
        "notation-no-move",
        "notation-no-move-near",
        "notation-alone",
        "notation-take-alone",
        "notation-extend-which",
        "notation-no-meld-number",
        "notation-discard-which",
        "notation-which-cards",
        "notation-one-discard",
        "notation-one-card",
        "notation-no-cards",
        "notation-too-many",
        "notation-two-ways",
        "notation-no-card",
        "notation-no-suit",
        "notation-no-rank",
        "notation-rank-first",
    }
)
"""All that there can be; `core.game.notation.ENGLISH` has them in English."""

_TYPED: Final = frozenset({"verb", "near", "form"})
"""What stands in them as it is typed, a move's word first."""


def notation_text(error: NotationError, tongue: Tongue) -> str:
    """What is wrong with what was typed, in a sentence; cards and moves stand in it as they are typed there."""
    key = f"notation-{error.said.key}"
    if key not in _KEYS:
        return str(error)
    given = dict(error.said.given)
    for name in _TYPED & given.keys():
        written = str(given[name])
        shown = to_type(f"{written[:1].lower()}{written[1:]}", tongue)
        given[name] = capital(shown) if written[:1].isupper() else shown
    return tongue.text(key, **given)

"""Keys as they are called on the keyboards of the reader's language, and the letters that say yes and no in it."""

from __future__ import annotations

from typing import Final

from transports.tongue import Tongue

_NAMES: Final = {
    "Enter": "keybar-enter",
    "Shift": "keynames-shift",
    "PgUp": "keynames-page-up",
    "PgDn": "keynames-page-down",
    "Home": "keynames-home",
    "End": "keynames-end",
}
"""By what a key is called in English, the message with its name."""
_AT_Y_AND_N: Final = {"y": True, "н": True, "n": False, "т": False}
"""Letters that answer in every language: those of English, and what stands on the same keys of a Russian keyboard."""


def named(keys: str, tongue: Tongue) -> str:
    """One or several keys with blanks between them, as in ``PgUp PgDn``; "" is the space bar."""
    if not keys:
        return tongue.text("keybar-space")
    return " ".join(tongue.text(_NAMES[key]) if key in _NAMES else key for key in keys.split(" "))


def answered(character: str | None, tongue: Tongue) -> bool | None:
    """What a typed letter answers to a question for yes or no; None: nothing.

    The reader's own letters come first: with a Russian "н" somebody who reads Russian says no.
    """
    typed = (character or "").lower()
    own = {tongue.text("keynames-yes"): True, tongue.text("keynames-no"): False}
    return own.get(typed, _AT_Y_AND_N.get(typed))

"""The languages there are: their catalogues under ``config/locales``, and which one a person wants."""

from __future__ import annotations

from functools import cache
from typing import Final

from scripts.settings import config_dir
from transports.tongue import Tongue

LANGUAGES: Final = ("en", "ru", "lv", "it", "pt-BR", "es")
"""Those with a catalogue. English is what the others fall back to, and what programs are written in."""
ENGLISH: Final = "en"


@cache
def tongue_of(code: str) -> Tongue:
    """A language of LANGUAGES; one object for each. Raises KeyError for another."""
    if code not in LANGUAGES:
        raise KeyError(code)
    return Tongue(code, lambda subject: _source(code, subject), None if code == ENGLISH else tongue_of(ENGLISH))


def _source(code: str, subject: str) -> str | None:
    path = config_dir() / "locales" / code / f"{subject}.ftl"
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        return None

"""The languages' catalogues under ``config/locales``, and the tongue in which this program speaks."""

from __future__ import annotations

from functools import cache
from typing import Final

from scripts.language import ENGLISH, LANGUAGES, spoken_code
from scripts.settings import config_dir
from transports.tongue import Tongue, Value

__all__ = ["ENGLISH", "LANGUAGES", "spoken", "tongue_of"]


@cache
def tongue_of(code: str) -> Tongue:
    """A language of LANGUAGES; one object for each. Raises KeyError for another."""
    if code not in LANGUAGES:
        raise KeyError(code)
    return Tongue(code, lambda subject: _source(code, subject), None if code == ENGLISH else tongue_of(ENGLISH))


class _Spoken(Tongue):
    """The language that is spoken now: who holds this speaks another as soon as another is chosen."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, lambda subject: None)

    @property
    def code(self) -> str:
        return spoken_code()

    def text(self, key: str, /, **given: Value) -> str:
        return tongue_of(spoken_code()).text(key, **given)

    def has(self, key: str) -> bool:
        return tongue_of(spoken_code()).has(key)


_SPOKEN: Final = _Spoken()


def spoken() -> Tongue:
    """The tongue in which this program speaks, always the same object: it changes its language when one is chosen."""
    return _SPOKEN


def _source(code: str, subject: str) -> str | None:
    path = config_dir() / "locales" / code / f"{subject}.ftl"
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        return None
